/**
 * Tells whoever measures this page that a lead was sent (specification, section 7: after a call request and a contact message). An
 * event in the page only: the site itself keeps no record of visitors and sends nothing anywhere.
 */
export const trackSuccess = (form: 'contact' | 'call-back') => {
  window.dispatchEvent(new CustomEvent('millrace:lead', { detail: { form } }));
};
