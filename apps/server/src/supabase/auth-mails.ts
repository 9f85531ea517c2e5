import { site } from '@millrace/core/site';

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

interface Wording {
  subject: string;
  title: string;
  body: string;
  button: string;
  footnote: string;
}

const EXPIRES = 'The link works once and expires in one hour.';

const wordings = {
  signup: {
    subject: `Confirm your e-mail address for ${site.name}`,
    title: 'Confirm your e-mail address',
    body: `Thank you for registering with ${site.name}. Confirm your e-mail address to open your account.`,
    button: 'Confirm e-mail address',
    footnote: `${EXPIRES} If you did not register, ignore this mail: nothing happens without the click.`,
  },
  recovery: {
    subject: `Choose a new password for ${site.name}`,
    title: 'Choose a new password',
    body: 'Somebody, hopefully you, asked to reset the password of your account.',
    button: 'Choose a new password',
    footnote: `${EXPIRES} If you did not ask for it, ignore this mail: your password stays as it is.`,
  },
  email_change: {
    subject: `Confirm your new e-mail address for ${site.name}`,
    title: 'Confirm your new e-mail address',
    body: 'The e-mail address of your account is about to change.',
    button: 'Confirm the change',
    footnote: `${EXPIRES} If you did not ask for it, ignore this mail and change your password.`,
  },
  known: {
    subject: `You already have an account with ${site.name}`,
    title: 'You already have an account',
    body: 'Somebody, hopefully you, tried to register with this e-mail address. It already has an account: sign in, or choose a new password there if you forgot yours.',
    button: 'Go to sign-in',
    footnote: 'If it was not you, ignore this mail: nothing has changed.',
  },
} satisfies Record<string, Wording>;

export type AuthMailKind = keyof typeof wordings;

/** Whether a `type` of a verification link is one this product mails. */
export const isAuthMailKind = (type: string): type is AuthMailKind => Object.hasOwn(wordings, type);

/** Writes an account mail around its one link. The wording is fixed: nothing a visitor typed appears in it. */
export function authMail(kind: AuthMailKind, link: string): Mail {
  const words = wordings[kind];
  return {
    subject: words.subject,
    text: `${words.body}\n\n${words.button}:\n${link}\n\n${words.footnote}\n\n${site.name} · ${site.address.locality}, ${site.region}\n`,
    html: page(words, link.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')),
  };
}

const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The look of the mails that the functions send, for a letter with one button. */
const page = (words: Wording, link: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${words.subject}</title>
<style>
@media (prefers-color-scheme: dark) {
  .ground { background: #101418 !important; }
  .sheet { background: #1c2228 !important; border-color: #2b343c !important; }
  .text { color: #e8ecf0 !important; }
  .dim { color: #a7b2bd !important; }
  .button { background: #ff8a3d !important; color: #14181c !important; }
}
</style>
</head>
<body class="ground" style="margin:0;background:#e9edf0;${FONT}">
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#e9edf0"><tr><td align="center" style="padding:32px 16px">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fff;border:1px solid #dde2e7;border-radius:10px">
<tr><td style="padding:32px 36px">
<p class="text" style="margin:0 0 24px;font-size:15px;font-weight:700;letter-spacing:.02em;color:#1f262d">${site.name}</p>
<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#1f262d">${words.title}</h1>
<p class="text" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#1f262d">${words.body}</p>
<p style="margin:8px 0 24px"><a class="button" href="${link}" style="display:inline-block;padding:12px 22px;border-radius:6px;background:#c2410c;color:#fff;font-size:16px;font-weight:600;text-decoration:none">${words.button}</a></p>
<p class="dim" style="margin:0;font-size:13px;line-height:1.6;color:#55616d">${words.footnote}</p>
</td></tr></table>
<p class="dim" style="margin:16px 0 0;font-size:13px;color:#55616d">${site.name}, ${site.address.locality}, ${site.region}</p>
</td></tr></table>
</body>
</html>
`;
