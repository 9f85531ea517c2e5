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

/** What Mantine's parts stand on; of visitors, those who open the calendar or see a toast load it. */
const MANTINE =
  /\/@mantine\/(core\/esm\/(core|components\/(UnstyledButton|CloseButton|Loader))|hooks\/esm\/(utils|use-isomorphic-effect|use-uncontrolled|use-media-query|use-did-update|use-reduced-motion))\/|\/node_modules\/clsx\/|\/packages\/ui\/src\/theme\/theme(-provider)?\.tsx?/;
/** What every signed-in screen needs: session, rows and the questions for them. */
const AREA = [
  /\/packages\/core\/src\/(accounts|clients|contacts|leads|lists|projects|values)\//,
  /\/packages\/core\/src\/(messages\/(accounts|admin)|errors\/app-error-shape)\.ts/,
  /\/packages\/data\/src\/queries\//,
  /\/packages\/ui\/src\/(account\/session|loading)\//,
  /\/packages\/ui\/src\/(admin\/(tabs|list-shapes|repositories-context|shared\/drafts|contacts\/lead-lists)|portal\/portal-context|table\/list-address)\.tsx?/,
  /\/node_modules\/(@tanstack\/(query-core|react-query)|zod)\//,
];
const CONTROLS = [
  /\/@mantine\/core\/esm\/(components\/(Combobox\/(get-parsed-combobox-data|ComboboxChevron|Combobox\.module)|(Alert|Button|Center|Input|InputBase|NativeSelect|Skeleton|Switch|Text|TextInput|Title|Transition)\/)|utils\/(InlineInput|InputsGroupFieldset)\/)/,
  /\/@mantine\/hooks\/esm\/use-id\//,
  /\/packages\/ui\/src\/account\/area\//,
];
const TABLES =
  /\/packages\/ui\/src\/table\/|\/node_modules\/(@tanstack\/(react-table|table-core|react-store|store)|use-sync-external-store)\//;
const DASHBOARD =
  /\/packages\/ui\/src\/admin\/(connection-context|export\/|shared\/(panel|write-button|format|use-address-param|use-load-failure|status-badge)|contacts\/(dead-mail-notice|resend-button|excerpt|contact-columns))/;
const among = (patterns: RegExp[]) => (id: string) => patterns.some((pattern) => pattern.test(id));

/** Files by name, the ones that take their modules first in front. */
export const chunkGroups = [
  { name: 'start', test: START, priority: 3 },
  { name: 'react', test: REACT, priority: 2 },
  { name: 'site', test: (id: string) => !LATER.test(id) && among(SITE)(id), priority: 1 },
  { name: 'mantine', test: MANTINE, includeDependenciesRecursively: false },
  { name: 'area', test: among(AREA), includeDependenciesRecursively: false },
  { name: 'controls', test: among(CONTROLS), includeDependenciesRecursively: false },
  { name: 'tables', test: TABLES, includeDependenciesRecursively: false },
  { name: 'dashboard', test: DASHBOARD, includeDependenciesRecursively: false },
];
