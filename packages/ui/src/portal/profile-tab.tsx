import { Button, TextInput } from '@mantine/core';
import { toAppError } from '@millrace/core/errors';
import { accountMessages } from '@millrace/core/messages';
import { emptyToNull } from '@millrace/core/values';
import { type FormEvent, useState } from 'react';
import { useAccounts, useSession } from '../account/session/session-context.tsx';
import { Panel } from '../admin/shared/panel.tsx';
import { showToast } from '../toast/index.ts';
import classes from './portal.module.css';

/** The own profile: name and phone can be changed, the e-mail address is who the person is. */
export default function ProfileTab() {
  const { profile, session } = useSession();
  return (
    <Panel title="Profile">
      <ProfileForm key={profile?.id} email={profile?.email ?? session?.user.email ?? ''} />
    </Panel>
  );
}

function ProfileForm({ email }: { email: string }) {
  const { accounts, store } = useAccounts();
  const { profile } = useSession();
  const [fullName, setFullName] = useState(profile?.fullName ?? '');
  const [phone, setPhone] = useState(profile?.phone ?? '');
  const [busy, setBusy] = useState(false);

  const save = async () => {
    if (!profile) return;
    setBusy(true);
    try {
      const change = { fullName: emptyToNull(fullName), phone: emptyToNull(phone) };
      store.setProfile(await accounts.updateOwnProfile(profile.id, change));
      showToast(accountMessages.profileSaved);
    } catch (error) {
      showToast(accountMessages.profileFailed(toAppError(error).message));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className={classes.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <TextInput
        label="Full Name"
        name="name"
        autoComplete="name"
        maxLength={200}
        value={fullName}
        onChange={(event) => setFullName(event.currentTarget.value)}
      />
      <TextInput label="Email" type="email" name="email" value={email} readOnly description="Your sign-in address" />
      <TextInput
        label="Phone"
        type="tel"
        name="tel"
        autoComplete="tel"
        maxLength={50}
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" loading={busy} disabled={!profile}>
          Update Profile
        </Button>
      </div>
    </form>
  );
}
