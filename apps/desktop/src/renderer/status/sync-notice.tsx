import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import classes from './sync-notice.module.css';
import { useSyncStatus } from './use-sync-status.ts';

/** Something about the copy on this computer that a person should know, such as a damaged one that is being rebuilt (R26). */
export function SyncNotice() {
  const { notice } = useSyncStatus();
  const [read, setRead] = useState<string | null>(null);
  if (!notice || notice === read) return null;
  return (
    <div className={classes.notice} role="status">
      <span>{notice}</span>
      <CloseButton aria-label="Dismiss" onClick={() => setRead(notice)} />
    </div>
  );
}
