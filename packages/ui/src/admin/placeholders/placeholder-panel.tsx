import { Button, Text } from '@mantine/core';
import { showToast } from '../../toast/index.ts';
import { Panel } from '../shared/panel.tsx';
import classes from './placeholder-panel.module.css';

/** A tab whose feature is still to come (specification, section 2, Orders, Invoices, Support). */
export function PlaceholderPanel(props: { title: string; action: string }) {
  const { title, action } = props;
  const tell = () =>
    showToast({
      kind: 'info',
      title: `${title} are coming soon`,
      message: `“${action}” will work once ${title.toLowerCase()} are here.`,
    });
  return (
    <Panel title={title} aside={<Button onClick={tell}>{action}</Button>}>
      <div className={classes.box}>
        <Text fw={600}>{title} coming soon</Text>
        <Text c="dimmed" size="sm">
          This part of the dashboard is being built. Nothing is stored here yet.
        </Text>
      </div>
    </Panel>
  );
}
