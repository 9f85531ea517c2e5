import { Anchor, Button, Skeleton, Text } from '@mantine/core';
import { adminMessages } from '@millrace/core/messages';
import type { Overview } from '@millrace/data/contracts';
import { Link } from 'react-router-dom';
import { SectionCard } from '../../account/area/section-card.tsx';
import { excerpt } from '../contacts/excerpt.ts';
import { Moment } from '../shared/format.tsx';
import classes from './overview-panel.module.css';

/** The five newest contact submissions, each leading to its drawer. */
export function RecentContacts(props: {
  contacts: Overview['recentContacts'] | undefined;
  failed: boolean;
  onRetry: () => void;
}) {
  return (
    <SectionCard
      title="Recent Contact Submissions"
      aside={
        <Anchor component={Link} to="/admin/contacts" size="sm">
          View all contacts
        </Anchor>
      }
    >
      {renderList()}
    </SectionCard>
  );

  function renderList() {
    if (!props.contacts) {
      if (!props.failed) return <Skeleton height={180} />;
      return (
        <div role="alert">
          <Text mb="xs">{adminMessages.overview.loadFailed.title}</Text>
          <Button size="xs" variant="default" onClick={props.onRetry}>
            Try again
          </Button>
        </div>
      );
    }
    if (props.contacts.length === 0) return <Text c="dimmed">{adminMessages.contacts.empty}</Text>;
    return (
      <ul className={classes.recent}>
        {props.contacts.map((contact) => (
          <li key={contact.id}>
            <Link to={`/admin/contacts?open=${contact.id}`} className={classes.entry}>
              <span className={classes.name}>{contact.name}</span>
              <span className={classes.date}>
                <Moment at={contact.createdAt} />
              </span>
              <span className={classes.message}>{excerpt(contact.message)}</span>
            </Link>
          </li>
        ))}
      </ul>
    );
  }
}
