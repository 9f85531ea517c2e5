import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { offlineMessages } from '@millrace/core/messages';
import type { SyncStatus } from '../../ipc/bridge.ts';
import { clockTime } from './clock-time.ts';
import classes from './sync-indicator.module.css';
import { useSyncStatus } from './use-sync-status.ts';

/** "Live", "Cached, as of 14:20" or "Offline since 13:05". */
export const describeStatus = ({ state, asOf, offlineSince }: SyncStatus): string => {
  if (state === 'live') return offlineMessages.live;
  if (state === 'offline') return offlineMessages.offline(offlineSince ? clockTime(offlineSince) : '-');
  return asOf ? offlineMessages.cached(clockTime(asOf)) : offlineMessages.connecting;
};

const explain = ({ state, asOf }: SyncStatus): string => {
  if (state === 'live') return asOf ? `In step with the server since ${clockTime(asOf)}. Press to refresh.` : 'Press to refresh.';
  const shown = asOf ? `You see the data of ${clockTime(asOf)}.` : 'There are no data on this computer yet.';
  return state === 'offline' ? `${shown} Press to try again.` : `${shown} The server is being asked.`;
};

/** How current the data on screen are, always visible; a press refreshes them. */
export function SyncIndicator({ onRefresh }: { onRefresh: () => void }) {
  const status = useSyncStatus();
  const words = describeStatus(status);
  return (
    <>
      <Tooltip label={explain(status)} withArrow multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
        <UnstyledButton className={classes.indicator} data-state={status.state} onClick={onRefresh}>
          <span className={classes.dot} aria-hidden />
          {words}
        </UnstyledButton>
      </Tooltip>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </>
  );
}
