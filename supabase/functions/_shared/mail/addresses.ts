/** `Millrace Robotics <no-reply@millrace.example>` as its two parts; a bare address has an empty name. */
export const parseMailbox = (mailbox: string): { name: string; address: string } => {
  const match = /^\s*(?:"?([^"<>]*?)"?\s*)<([^<>\s]+@[^<>\s]+)>\s*$/.exec(mailbox);
  return match ? { name: match[1] ?? '', address: match[2] ?? '' } : { name: '', address: mailbox.trim() };
};

/** The right-hand side of message ids and calendar ids. */
export const mailDomain = (mailbox: string): string => parseMailbox(mailbox).address.split('@').at(-1) ?? 'localhost';
