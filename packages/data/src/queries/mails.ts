import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { MailRoom } from '../contracts/index.ts';

/** Keys and options of dead letters. */
export const mailQueries = (room: MailRoom) => ({
  all: ['mails'] as const,
  dead: () => queryOptions({ queryKey: ['mails', 'dead'], queryFn: () => room.deadMails() }),
  resend: () => mutationOptions({ mutationKey: ['mails', 'resend'], mutationFn: (mailId: string) => room.resend(mailId) }),
});
