import { site } from '@millrace/core/site';
import { useEffect } from 'react';

/** Names the window or browser tab after the screen. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | ${site.name}`;
  }, [title]);
}
