import { Anchor, Drawer, Group, Skeleton, Text } from '@mantine/core';
import type { Contact } from '@millrace/core/contacts';
import { toAppError } from '@millrace/core/errors';
import { site } from '@millrace/core/site';
import { contactQueries, mailQueries } from '@millrace/data/queries';
import { useQuery } from '@tanstack/react-query';
import { useRepositories } from '../repositories-context.tsx';
import { Moment } from '../shared/format.tsx';
import { useReturnFocus } from '../shared/use-return-focus.ts';
import { ContactStatus } from './contact-columns.tsx';
import classes from './contact-drawer.module.css';
import { ConvertAction } from './convert-action.tsx';
import { ReleaseButton } from './release-button.tsx';
import { ResendButton } from './resend-button.tsx';

const replyHref = ({ email, name, message }: Contact): string => {
  const quoted = message.replaceAll(/^/gm, '> ').slice(0, 1500);
  const subject = encodeURIComponent(`Your message to ${site.name}`);
  return `mailto:${encodeURIComponent(email)}?subject=${subject}&body=${encodeURIComponent(`Hello ${name},\n\n\n\n${quoted}`)}`;
};

/** The whole message, and what an admin does next: reply by mail, convert, resend, or take out of quarantine. */
export function ContactDrawer(props: { id: string; known: Contact | undefined; onClose: () => void }) {
  const { contacts } = useRepositories();
  useReturnFocus();
  const one = useQuery({
    ...contactQueries(contacts).get(props.id),
    ...(props.known ? { initialData: props.known, initialDataUpdatedAt: 0 } : {}),
  });
  const contact = one.data;
  return (
    <Drawer.Root opened returnFocus={false} onClose={props.onClose} position="right" size={520}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* A header within a dialog is no landmark of the page. */}
        <Drawer.Header role="presentation">
          <Drawer.Title className={classes.title}>{contact?.name ?? 'Contact'}</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </Drawer.Header>
        <Drawer.Body>
          {contact ? (
            <Details contact={contact} />
          ) : one.isError ? (
            <Text role="alert">{toAppError(one.error).message}</Text>
          ) : (
            <Skeleton height={240} />
          )}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Details({ contact }: { contact: Contact }) {
  const { mails } = useRepositories();
  const dead = useQuery({ ...mailQueries(mails).dead(), enabled: contact.mailState === 'dead' });
  const mail = dead.data?.find((candidate) => candidate.leadId === contact.id);
  return (
    <div className={classes.details}>
      <dl className={classes.facts}>
        <dt>Email</dt>
        <dd>
          <Anchor href={`mailto:${encodeURIComponent(contact.email)}`}>{contact.email}</Anchor>
        </dd>
        <dt>Phone</dt>
        <dd>{contact.phone ? <Anchor href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>{contact.phone}</Anchor> : '-'}</dd>
        <dt>Date</dt>
        <dd>
          <Moment at={contact.createdAt} />
        </dd>
        <dt>Status</dt>
        <dd>
          <Group gap="sm">
            <ContactStatus contact={contact} />
            {mail && <ResendButton mailId={mail.id} />}
          </Group>
        </dd>
      </dl>
      <p className={classes.message}>{contact.message}</p>
      <Group gap="sm">
        <Anchor className={classes.reply} href={replyHref(contact)}>
          Reply by mail
        </Anchor>
        {contact.quarantinedAt ? <ReleaseButton id={contact.id} /> : <ConvertAction contact={contact} />}
      </Group>
    </div>
  );
}

export default ContactDrawer;
