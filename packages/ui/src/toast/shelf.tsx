import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications, notificationsStore } from '@mantine/notifications';
import type { Toast } from '@millrace/core/messages';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from '../theme/index.ts';

/** Long enough to read two sentences; errors stay longer. */
const SHOWN_FOR_MS = { success: 8_000, info: 8_000, error: 12_000 } as const;
const COLOUR = { success: 'green', info: 'gray', error: 'red' } as const;

let mounted = false;

const mount = () => {
  if (mounted) return;
  mounted = true;
  const shelf = document.createElement('div');
  shelf.id = 'toasts';
  document.body.append(shelf);
  createRoot(shelf).render(
    <ThemeProvider>
      <Notifications position="top-right" limit={4} zIndex={1000} withinPortal={false} />
    </ThemeProvider>,
  );
};

/** Puts a toast on the shelf, once while it is shown; a success clears what went wrong before it. An error is announced at once, anything else when the person pauses. */
export const put = ({ kind, title, message }: Toast) => {
  mount();
  if (kind === 'success') {
    notifications.updateState(notificationsStore, (shown) => shown.filter(({ role }) => role !== 'alert'));
  }
  notifications.show({
    id: [kind, title, message].join(':'),
    title,
    message: message ?? '',
    color: COLOUR[kind],
    autoClose: SHOWN_FOR_MS[kind],
    role: kind === 'error' ? 'alert' : 'status',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Dismiss' },
  });
};
