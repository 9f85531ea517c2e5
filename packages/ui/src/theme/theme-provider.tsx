import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariablesResolver, theme } from './theme.ts';

/** Mantine with our theme; follows the system's scheme until the person chooses one (kept by Mantine in localStorage). */
export function ThemeProvider({ children, env }: { children: ReactNode; env?: 'test' | 'default' }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto" {...(env && { env })}>
      {children}
    </MantineProvider>
  );
}
