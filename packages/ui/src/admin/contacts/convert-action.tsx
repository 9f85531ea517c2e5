import { Anchor, Text } from '@mantine/core';
import type { Contact } from '@millrace/core/contacts';
import { Link } from 'react-router-dom';
import { useConvert } from '../shared/use-convert.ts';
import { WriteButton } from '../shared/write-button.tsx';

/** 'Convert', or the client that exists already: a contact becomes a client once, and an e-mail address belongs to one client. */
export function ConvertAction({ contact }: { contact: Contact }) {
  const convert = useConvert();
  const clientId = contact.convertedClientId ?? contact.existingClientId;
  if (clientId) {
    return (
      <Text size="sm">
        {contact.convertedClientId ? 'Already converted.' : 'This e-mail already belongs to a client.'}{' '}
        <Anchor component={Link} to={`/admin/clients?edit=${clientId}`}>
          Open client
        </Anchor>
      </Text>
    );
  }
  return (
    <WriteButton loading={convert.converting === contact.id} onClick={() => convert.run(contact)}>
      Convert to client
    </WriteButton>
  );
}
