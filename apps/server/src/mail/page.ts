import type { CaughtMail, MailDetails } from './store.ts';

/** Escapes text for HTML, attribute values included. */
export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

/** The one stylesheet of the catcher's pages; its hash is in their content security policy. */
export const pageStyle = `
:root { color-scheme: light dark; --line: #d8dee5; --quiet: #5a6673; --paper: #fff; --ground: #f3f5f7; --accent: #0b5c8a; }
@media (prefers-color-scheme: dark) { :root { --line: #2c343d; --quiet: #a3adb9; --paper: #171c22; --ground: #0f1317; --accent: #6db7e4; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: CanvasText; font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; margin: .5rem 0; }
.quiet { color: var(--quiet); }
ul { list-style: none; margin: 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
li + li { border-top: 1px solid var(--line); }
li a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none; }
li a:hover, li a:focus-visible { background: color-mix(in srgb, var(--accent) 10%, transparent); }
li strong { overflow-wrap: anywhere; }
a { color: var(--accent); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1rem 0; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 8px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; }
summary { cursor: pointer; margin: 1rem 0; }
`;

const shell = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
${body}
</body>
</html>
`;

const instant = (date: string) => `<time datetime="${date}">${date.slice(0, 16).replace('T', ' ')} UTC</time>`;

/** The list of what was caught, newest first. */
export function listPage(mails: CaughtMail[], total: number): string {
  const rows = mails.map(
    (mail) =>
      `<li><a href="/_mail/${mail.id}"><strong>${escapeHtml(mail.subject || '(no subject)')}</strong><span class="quiet">${instant(mail.date)}</span><span class="quiet">to ${escapeHtml(mail.to)}</span></a></li>`,
  );
  const note = mails.length < total ? `The newest ${mails.length} of ${total}.` : `${total} in all.`;
  return shell(
    'Caught mail',
    `<header><h1>Caught mail</h1><p class="quiet">Mails of this local edition; none of them left this machine. ${note}</p></header>
<main>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet.</p>'}</main>`,
  );
}

/** One message: its headers, its HTML in a frame that can run nothing, its text, its attachments. */
export function messagePage(mail: MailDetails): string {
  const attachments = mail.attachments.map(
    (attachment, index) =>
      `<a href="/_mail/${mail.id}/attachments/${index}" download="${escapeHtml(attachment.name)}">${escapeHtml(attachment.name)}</a>`,
  );
  const fields: [string, string][] = [
    ['From', escapeHtml(mail.from)],
    ['To', escapeHtml(mail.to)],
    ['Date', instant(mail.date)],
    ...(attachments.length > 0 ? [['Attached', attachments.join(', ')] as [string, string]] : []),
  ];
  const headers = mail.headers.map(({ name, value }) => escapeHtml(`${name}: ${value}`)).join('\n');
  const frame = `<iframe title="The message as it was written" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/_mail/${mail.id}/html"></iframe>`;
  return shell(
    mail.subject || '(no subject)',
    `<header><p><a href="/_mail">All mail</a></p><h1>${escapeHtml(mail.subject || '(no subject)')}</h1>
<dl>${fields.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl></header>
<main>${mail.html ? frame : ''}
<details${mail.html ? '' : ' open'}><summary>Plain text</summary><pre>${escapeHtml(mail.text)}</pre></details>
<details><summary>Headers</summary><pre>${headers}</pre></details>
<p><a href="/_mail/${mail.id}/source">Source</a></p></main>`,
  );
}
