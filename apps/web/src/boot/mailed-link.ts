/**
 * Where an account mail's link must go on to. Such links lead to the site root (specification, section 7) with the session, or the reason
 * why there is none, behind the `#`; only the sign-in page reads it. Null for an ordinary address.
 */
export const signInAddress = (hash: string): string | null => {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  return values.has('access_token') || values.has('error_description') ? `/login${hash}` : null;
};
