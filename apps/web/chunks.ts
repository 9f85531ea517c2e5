/**
 * Which modules share a file. Left alone, the bundler makes some twenty files of what a public page needs at the first touch, most of them
 * smaller than the headers that come with them. What the boot script
 * shares with them is a file of its own: it must not wait for the rest.
 */
const START =
  /vite\/preload-helper|rolldown\/runtime|\/src\/(site\/(scroll-to|layout\/menu-id)\.ts|features\/compatibility\/problem\.ts)|\/core\/src\/site\.ts/;
const REACT = /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//;
const SITE = [
  /\/apps\/web\/src\/(forms|ui)\//,
  /\/apps\/web\/src\/site\/(?!entry-)/,
  /\/apps\/web\/src\/pages\/error-pages\.tsx/,
  /\/apps\/web\/src\/features\/(errors|compatibility)\//,
  /\/apps\/web\/src\/features\/blog\/(article-body-id|article-in-document)\.ts/,
  /\/packages\/core\/src\/(errors\/app-error|messages\/(intake|index|toast)|intake\/(limits|index)|values\/(text|index)|articles\/(index|articles|article|load-article|read-time))\.ts/,
  /\/packages\/data\/src\/supabase\/(public-testimonials|errors)\.ts/,
  /\/packages\/ui\/src\/brand\/(index|logo|drawing|error-drawing|welding|cnc-tending)\b/,
  /\/packages\/ui\/src\/toast\/(index|show-toast)\.ts/,
];
/** The dialog's frame belongs to the dialogs. */
const LATER = /\/src\/ui\/dialog/;

/** Files by name, the ones that take their modules first in front. */
export const chunkGroups = [
  { name: 'start', test: START, priority: 3 },
  { name: 'react', test: REACT, priority: 2 },
  { name: 'site', test: (id: string) => !LATER.test(id) && SITE.some((pattern) => pattern.test(id)), priority: 1 },
];
