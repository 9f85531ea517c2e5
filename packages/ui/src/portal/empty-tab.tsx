import { Button } from '@mantine/core';
import { Panel } from '../admin/shared/panel.tsx';
import { showToast } from '../toast/index.ts';
import { EmptyText } from './empty-text.tsx';

/** A tab that has nothing to show yet; its button says that the feature is still to come. */
export function EmptyTab(props: { title: string; text: string; action?: string }) {
  const { action } = props;
  const tell = () =>
    showToast({ kind: 'info', title: `${action} is coming soon`, message: 'Until then, please call or write to us.' });
  return (
    <Panel title={props.title} {...(action ? { aside: <Button onClick={tell}>{action}</Button> } : {})}>
      <EmptyText>{props.text}</EmptyText>
    </Panel>
  );
}
