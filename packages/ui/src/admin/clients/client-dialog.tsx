import { Textarea, TextInput } from '@mantine/core';
import type { Client } from '@millrace/core/clients';
import { useState } from 'react';
import { ConflictDialog } from '../shared/conflict-dialog.tsx';
import fields from '../shared/form-dialog.module.css';
import { FormDialog } from '../shared/form-dialog.tsx';
import { useEntityForm } from '../shared/use-entity-form.ts';
import { checkClient, clientDifferences, clientTexts } from './client-form.ts';
import { useSaveClient } from './use-save-client.ts';

/** 'Add New Client' or 'Edit Client' (specification, section 2, Clients). `client` is the row being edited, as read. */
export function ClientDialog({ client, onClose }: { client: Client | null; onClose: () => void }) {
  const form = useEntityForm({
    name: `client.${client?.id ?? 'new'}`,
    initial: clientTexts(client),
    row: client,
    check: checkClient,
  });
  const [newer, setNewer] = useState<Client | null>(null);
  const close = () => {
    form.finish();
    onClose();
  };
  const save = useSaveClient({ onSaved: close, onConflict: setNewer });

  return (
    <>
      <FormDialog
        title={client ? 'Edit Client' : 'Add New Client'}
        submitLabel={client ? 'Update Client' : 'Add Client'}
        size={520}
        saving={save.saving}
        dirty={form.dirty}
        formRef={form.ref}
        onSubmit={form.submit((draft) => save.run(form.rowId, draft, form.updatedAt))}
        onClose={close}
      >
        <TextInput label="Full Name" required autoComplete="off" data-autofocus {...form.field('fullName')} />
        <TextInput label="Email" type="email" required autoComplete="off" {...form.field('email')} />
        <div className={fields.pair}>
          <TextInput label="Phone" type="tel" autoComplete="off" {...form.field('phone')} />
          <TextInput label="Company" autoComplete="off" {...form.field('company')} />
        </div>
        <Textarea label="Address" rows={2} resize="vertical" autoComplete="off" {...form.field('address')} />
      </FormDialog>
      {newer && (
        <ConflictDialog
          savedAt={newer.updatedAt}
          differences={clientDifferences(form.values, newer)}
          saving={save.saving}
          onClose={() => {
            form.rebase(newer.updatedAt);
            setNewer(null);
          }}
          onTakeTheirs={() => {
            form.rebase(newer.updatedAt, clientTexts(newer));
            setNewer(null);
          }}
          onKeepMine={() => {
            const checked = checkClient(form.values);
            form.rebase(newer.updatedAt);
            setNewer(null);
            if ('draft' in checked) save.run(form.rowId, checked.draft, newer.updatedAt);
          }}
        />
      )}
    </>
  );
}
