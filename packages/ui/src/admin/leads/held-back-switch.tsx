import { Switch } from '@mantine/core';
import type { LeadFilter } from '@millrace/core/leads';

/** Shows the leads that were held back as suspected abuse instead of the ordinary ones. */
export function HeldBackSwitch(props: { filter: LeadFilter; onChange: (filter: LeadFilter) => void }) {
  return (
    <Switch
      label="Held back as spam"
      checked={props.filter.quarantined}
      onChange={({ currentTarget: { checked } }) => props.onChange({ quarantined: checked })}
    />
  );
}
