import type { Contact } from '@millrace/core/contacts';
import { toAppError } from '@millrace/core/errors';
import { adminMessages } from '@millrace/core/messages';
import { contactQueries } from '@millrace/data/queries';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { showToast } from '../../toast/index.ts';
import { useRepositories } from '../repositories-context.tsx';
import { useRefresh } from './use-refresh.ts';
import { useSingleFlight } from './use-single-flight.ts';

const words = adminMessages.clients;

/**
 * Converts a contact into a client and says what became of it (specification, sections 4 and 8). The new client's id is chosen once
 * per contact, so a second press or a retry after a time-out answers the same client.
 */
export function useConvert() {
  const { contacts } = useRepositories();
  const refresh = useRefresh();
  const once = useSingleFlight();
  const clientIds = useRef(new Map<string, string>());
  const converted = useRef(new Set<string>());

  const convert = useMutation({
    ...contactQueries(contacts).convert(),
    onSuccess: ({ linked }, { contactId }) => {
      converted.current.add(contactId);
      showToast(words.converted);
      showToast(linked ? words.linked : words.noAccountYet);
    },
    onError: (error) => {
      const known = toAppError(error);
      showToast(known.code === 'unexpected' ? adminMessages.unexpected : words.convertFailed(known.message));
    },
    onSettled: refresh,
  });

  const run = (contact: Pick<Contact, 'id'>) => {
    const clientId = clientIds.current.get(contact.id) ?? crypto.randomUUID();
    clientIds.current.set(contact.id, clientId);
    // The button goes only when the list has been asked again and drawn.
    if (converted.current.has(contact.id)) return;
    once(() => convert.mutateAsync({ contactId: contact.id, clientId }).then(() => 'again'));
  };
  return { run, converting: convert.isPending ? convert.variables.contactId : null };
}
