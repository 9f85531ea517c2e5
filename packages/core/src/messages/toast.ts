/** What a toast says. `error` toasts are the specification's "destructive" ones (section 8). */
export type Toast = { kind: 'success' | 'error' | 'info'; title: string; message?: string };
