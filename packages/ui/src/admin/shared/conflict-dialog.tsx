import { Button, Group, Text } from '@mantine/core';
import classes from './conflict-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { Moment } from './format.tsx';

export type Difference = { label: string; mine: string; theirs: string };

/** Someone else saved a newer version meanwhile: nothing was written; the person sees both and decides. */
export function ConflictDialog(props: {
  savedAt: string;
  differences: readonly Difference[];
  saving: boolean;
  /** Saves the own version over the newer one. */
  onKeepMine: () => void;
  /** Puts the newer version into the form. */
  onTakeTheirs: () => void;
  /** Back to the form, nothing decided. */
  onClose: () => void;
}) {
  const changed = props.differences.filter(({ mine, theirs }) => mine !== theirs);
  return (
    <Dialog title="Someone else saved a newer version" size={720} onClose={props.onClose} dismissible={!props.saving} above>
      <Text size="sm" c="dimmed" mb="md">
        Saved <Moment at={props.savedAt} />, after you opened this form. Your changes are not saved yet.
      </Text>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Your version</th>
              <th scope="col">Saved version</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine || '-'}</td>
                <td>{theirs || '-'}</td>
              </tr>
            ))}
            {changed.length === 0 && (
              <tr>
                <td colSpan={3}>Both versions say the same.</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button variant="subtle" onClick={props.onClose} disabled={props.saving}>
          Back to the form
        </Button>
        <Button variant="default" onClick={props.onTakeTheirs} disabled={props.saving}>
          Take the saved version
        </Button>
        <Button onClick={props.onKeepMine} loading={props.saving}>
          Save my version
        </Button>
      </Group>
    </Dialog>
  );
}
