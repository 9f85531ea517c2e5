import type { Session } from 'electron';
import { isAppUrl } from './trusted-url.ts';

/** The only thing that the console saves is a CSV file which one of its own pages made (R29); the person chooses where. */
export const guardDownloads = (session: Session, origin: string): void => {
  session.on('will-download', (event, item) => {
    const url = item.getURL();
    const own = url.startsWith('blob:') && isAppUrl(url.slice('blob:'.length), origin);
    if (!own || !item.getFilename().endsWith('.csv')) {
      event.preventDefault();
      return;
    }
    item.setSaveDialogOptions({
      title: 'Export CSV',
      defaultPath: item.getFilename(),
      filters: [{ name: 'CSV', extensions: ['csv'] }],
    });
  });
};
