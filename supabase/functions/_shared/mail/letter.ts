import { site } from '@millrace/core/site';
import { Html, html, joined, lines } from './html.ts';

/** What a mail says, apart from how it looks: its text and its HTML are made of the same parts. */
export type Part =
  | { paragraph: string }
  /** A question and its answer, as in "Phone" and a number. */
  | { fields: readonly { label: string; value: string; href?: string }[] }
  /** What somebody wrote, as they wrote it. */
  | { quote: string }
  | { button: { label: string; href: string } }
  | { note: string };

export type Letter = { title: string; parts: readonly Part[]; footer: readonly Part[] };

const textOf = (part: Part): string => {
  if ('paragraph' in part) return part.paragraph;
  if ('note' in part) return part.note;
  if ('button' in part) return `${part.button.label}:\n${part.button.href}`;
  if ('quote' in part)
    return part.quote
      .split(/\r\n|\r|\n/)
      .map((line) => `> ${line}`)
      .join('\n');
  return part.fields.map(({ label, value }) => `${label}: ${value}`).join('\n');
};

const address = () => {
  const { street, locality, region, postalCode } = site.address;
  return `${site.legalName}, ${street}, ${locality}, ${region} ${postalCode}`;
};

/** The plain-text half. */
export const letterText = ({ title, parts, footer }: Letter): string =>
  [title, ...parts.map(textOf), '-- ', ...footer.map(textOf), `${address()}\n${site.phone.display}`].join('\n\n').concat('\n');

const partHtml = (part: Part): Html => {
  if ('paragraph' in part)
    return html`<p class="text" style="margin:0 0 16px;font-size:16px;line-height:1.6;color:#1f262d;">${lines(part.paragraph)}</p>`;
  if ('note' in part)
    return html`<p class="dim" style="margin:0 0 12px;font-size:13px;line-height:1.6;color:#55616d;">${lines(part.note)}</p>`;
  if ('quote' in part) {
    return html`<blockquote class="quote" style="margin:0 0 20px;padding:12px 16px;border-left:3px solid #c2410c;background:#f4f6f8;color:#1f262d;font-size:15px;line-height:1.6;">${lines(part.quote)}</blockquote>`;
  }
  if ('button' in part) {
    const { label, href } = part.button;
    return html`<p style="margin:8px 0 24px;"><a class="button" href="${href}" style="display:inline-block;padding:12px 22px;border-radius:6px;background:#c2410c;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;">${label}</a></p>`;
  }
  const rows = part.fields.map(({ label, value, href }) => {
    const shown = href === undefined ? lines(value) : html`<a class="link" href="${href}" style="color:#0b5a9d;">${value}</a>`;
    return html`<tr><th class="dim" scope="row" align="left" valign="top" style="padding:6px 16px 6px 0;font-size:14px;font-weight:400;color:#55616d;white-space:nowrap;">${label}</th><td class="text" style="padding:6px 0;font-size:15px;color:#1f262d;word-break:break-word;">${shown}</td></tr>`;
  });
  return html`<table cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse;">${joined(rows)}</table>`;
};

/** Colours for readers in the dark; what a client does not understand keeps the light ones above. */
const STYLE = new Html(`<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #101418 !important; }
  .sheet { background: #1c2228 !important; border-color: #2b343c !important; }
  .text, .quote, .brand { color: #e8ecf0 !important; }
  .dim { color: #a7b2bd !important; }
  .quote { background: #222930 !important; border-color: #ff8a3d !important; }
  .link { color: #7cc0ff !important; }
  .button { background: #ff8a3d !important; color: #14181c !important; }
}
@media (max-width: 480px) { .sheet { padding: 24px 20px !important; } }
</style>`);

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

/** The HTML half: one column, tables and inline styles for old clients, colours for light and dark. */
export const letterHtml = ({ title, parts, footer }: Letter): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
${STYLE}
</head>
<body class="ground" style="margin:0;padding:0;background:#e9edf0;${FONT}">
<table class="ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#e9edf0;">
<tr><td align="center" style="padding:32px 12px;">
<table class="sheet" role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #dde2e7;border-radius:10px;">
<tr><td class="sheet" style="padding:32px 36px;background:#ffffff;border-radius:10px;">
<p class="brand" style="margin:0 0 24px;font-size:15px;font-weight:700;letter-spacing:0.02em;color:#1f262d;">${site.name}</p>
<h1 class="text" style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#1f262d;">${title}</h1>
${joined(parts.map(partHtml))}
</td></tr></table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;">
<tr><td style="padding:20px 36px;">
${joined(footer.map(partHtml))}
<p class="dim" style="margin:0;font-size:13px;line-height:1.6;color:#55616d;">${address()}<br>${site.phone.display}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`.markup;
