import { Button, Group } from '@mantine/core';
import { useRowTabIndex } from '../../table/index.ts';
import { WriteButton } from './write-button.tsx';

/** Edit and delete of one row; named with the row, so that a list of buttons read aloud makes sense. */
export function RowActions(props: { name: string; onEdit: () => void; onDelete: () => void }) {
  const tabIndex = useRowTabIndex();
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        size="compact-sm"
        variant="subtle"
        color="gray"
        tabIndex={tabIndex}
        onClick={props.onEdit}
        aria-label={`Edit ${props.name}`}
      >
        Edit
      </Button>
      <WriteButton
        size="compact-sm"
        variant="subtle"
        color="red"
        tabIndex={tabIndex}
        onClick={props.onDelete}
        aria-label={`Delete ${props.name}`}
      >
        Delete
      </WriteButton>
    </Group>
  );
}
