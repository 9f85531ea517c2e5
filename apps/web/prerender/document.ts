import type { Manifest } from 'vite';
import { INLINE_SCRIPT } from '../security/inline-script.ts';
import { addressOf, type Style } from './manifest.ts';

const BOOT = 'src/boot/main.ts';
const FONT = /url\((\/assets\/archivo[^)]+\.woff2)\)/;

type Input = {
  head: string;
  body: string;
  styles: Style[];
  manifest: Manifest;
  /** JSON-LD, where the page has any. */
  data: object | undefined;
  /** False for pages that never become an application (errors, served under foreign addresses). */
  live: boolean;
};

/**
 * The whole document of a public page. Its styles are inline; the links to the same files are disabled, which keeps the browser
 * from fetching them and tells the loader that they are there.
 */
export const documentOf = ({ head, body, styles, manifest, data, live }: Input): string => {
  const css = styles.map((style) => style.css.trim()).join('');
  const font = FONT.exec(css)?.[1];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="boot" content="${addressOf(manifest, BOOT)}">`,
    font ? `<meta name="font" content="${font}">` : '',
    `<script>${INLINE_SCRIPT}</script>`,
    `<style>${css}</style>`,
    head,
    ...styles.map(({ href }) => `<link rel="stylesheet" href="${href}" disabled>`),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#1c2228" media="(prefers-color-scheme: dark)">',
    data ? `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>` : '',
    '</head>',
    `<body${live ? '' : ' data-still=""'}>`,
    `<div id="app">${body}</div>`,
    '</body>',
    '</html>',
    '',
  ]
    .filter((line) => line !== '')
    .join('\n');
};
