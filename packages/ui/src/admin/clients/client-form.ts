import { type Client, type ClientDraft, clientDraftSchema } from '@millrace/core/clients';
import type { Difference } from '../shared/conflict-dialog.tsx';
import type { Checked } from '../shared/use-entity-form.ts';
import { problemsOf } from '../shared/zod-problems.ts';

export type ClientTexts = { fullName: string; email: string; phone: string; company: string; address: string };

export const clientTexts = (client: Client | null): ClientTexts => ({
  fullName: client?.fullName ?? '',
  email: client?.email ?? '',
  phone: client?.phone ?? '',
  company: client?.company ?? '',
  address: client?.address ?? '',
});

/** full_name and e-mail required, e-mail in valid format (specification, section 5). */
export function checkClient(texts: ClientTexts): Checked<ClientTexts, ClientDraft> {
  const parsed = clientDraftSchema.safeParse(texts);
  if (parsed.success) return { draft: parsed.data };
  return {
    problems: problemsOf<keyof ClientTexts>(parsed.error.issues, {
      fullName: texts.fullName.trim() ? 'At most 200 characters' : 'Enter the full name',
      email: texts.email.trim() ? 'Enter an e-mail address like name@company.com' : 'Enter an e-mail address',
      phone: 'At most 50 characters',
      company: 'At most 200 characters',
      address: 'At most 500 characters',
    }),
  };
}

const labels: Record<keyof ClientTexts, string> = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  address: 'Address',
};

export const clientDifferences = (mine: ClientTexts, theirs: Client): Difference[] => {
  const saved = clientTexts(theirs);
  return (Object.keys(labels) as (keyof ClientTexts)[]).map((field) => ({
    label: labels[field],
    mine: mine[field].trim(),
    theirs: saved[field],
  }));
};
