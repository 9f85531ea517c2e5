import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** Safety orange: the main action, and data that matters. 8 carries white text, 5 dark text, both above 4.5:1. */
const accent: MantineColorsTuple = [
  '#fff4ec',
  '#ffe4d3',
  '#ffc9a8',
  '#ffab78',
  '#ff9350',
  '#ff8a3d',
  '#ea6a1a',
  '#d9530f',
  '#c2410c',
  '#a3360a',
];

/** Cool greys of the light scheme. */
const gray: MantineColorsTuple = [
  '#f4f6f8',
  '#e9edf0',
  '#dde2e7',
  '#d3d9df',
  '#b9c2ca',
  '#76828e',
  '#55616d',
  '#434e58',
  '#333c45',
  '#1f262d',
];

/** Graphite of the dark scheme; Mantine takes 7 for the page, 6 for fields, 4 for lines and 0 for text. */
const dark: MantineColorsTuple = [
  '#e8ecf0',
  '#c9d1d8',
  '#a7b2bd',
  '#8a96a2',
  '#4a5661',
  '#2b343c',
  '#222930',
  '#1c2228',
  '#14181c',
  '#101418',
];

const FONT = "'Archivo Variable', 'Archivo Fallback', system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

/** The look of every Mantine component, in all editions. The colours themselves are the tokens of `tokens.css`. */
export const theme = createTheme({
  colors: { accent, gray, dark },
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 5 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  white: '#ffffff',
  black: '#1f262d',
  fontFamily: FONT,
  headings: { fontFamily: FONT, fontWeight: '650' },
  defaultRadius: 4,
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: {
      // A plain filled button is white on the accent in both schemes otherwise, which the dark scheme's light orange does not bear.
      vars: (_theme: unknown, { color, variant }: { color?: string; variant?: string }) => ({
        root: color === undefined && (variant ?? 'filled') === 'filled' ? { '--button-color': 'var(--mr-on-accent)' } : {},
      }),
    },
  },
});

const tokens = {
  '--mantine-color-body': 'var(--mr-surface)',
  '--mantine-color-text': 'var(--mr-text)',
  '--mantine-color-dimmed': 'var(--mr-dimmed)',
  '--mantine-color-anchor': 'var(--mr-link)',
  '--mantine-color-placeholder': 'var(--mr-dimmed)',
  '--mantine-color-error': 'var(--mr-danger)',
  '--mantine-color-default-border': 'var(--mr-control)',
};

/** Mantine's own colour variables, raised to AA contrast by pointing them at the tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: tokens, dark: tokens });
