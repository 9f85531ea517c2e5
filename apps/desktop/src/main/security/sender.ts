import type { IpcMainInvokeEvent } from 'electron';
import { isAppUrl } from './trusted-url.ts';

type Sender = Pick<IpcMainInvokeEvent, 'senderFrame'>;

/** Whether a call comes from the main frame of one of the app's own pages (R31). A frame that has gone, is empty or nested is not heard. */
export const isTrustedSender = ({ senderFrame: frame }: Sender, origin?: string): boolean =>
  frame !== null && frame.parent === null && isAppUrl(frame.url, origin);
