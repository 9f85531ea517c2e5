import { Notification } from 'electron';
import type { LeadNews } from './new-leads.ts';

/** Notifications that are still on screen: one that nobody holds is collected together with its click. */
const shown = new Set<Notification>();

export const notify = ({ title, body, address }: LeadNews, open: (address: string) => void): void => {
  if (!Notification.isSupported()) return;
  const notification = new Notification({ title, body });
  shown.add(notification);
  notification.once('click', () => {
    shown.delete(notification);
    open(address);
  });
  notification.once('close', () => shown.delete(notification));
  notification.show();
};
