export { cssVariablesResolver, theme } from './theme.ts';
export { ThemeProvider } from './theme-provider.tsx';
