import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Panel } from '../shared/panel.tsx';
import { ContactList } from './contact-list.tsx';
import classes from './contacts-panel.module.css';
import { leadListOf, leadLists } from './lead-lists.ts';

const DemoRequestList = lazy(() => import('../leads/demo-request-list.tsx'));
const CallRequestList = lazy(() => import('../leads/call-request-list.tsx'));
const SubscriberList = lazy(() => import('../leads/subscriber-list.tsx'));

/** Contacts tab: what visitors left, newest first, one list for each of the ways to leave something. */
export function ContactsPanel() {
  const [params] = useSearchParams();
  const list = leadListOf(params);
  return (
    <Panel
      title="Contact Submissions"
      aside={
        <nav className={classes.lists} aria-label="Kind of lead">
          {/* Without the other parameters: a search or a page of one list means nothing in another. */}
          {leadLists.map(({ value, label }) => (
            <Link
              key={value}
              to={value === 'messages' ? '?' : `?list=${value}`}
              aria-current={value === list ? 'page' : undefined}
              className={classes.list}
            >
              {label}
            </Link>
          ))}
        </nav>
      }
    >
      <Suspense fallback={null}>
        {list === 'messages' && <ContactList />}
        {list === 'demos' && <DemoRequestList />}
        {list === 'calls' && <CallRequestList />}
        {list === 'subscribers' && <SubscriberList />}
      </Suspense>
    </Panel>
  );
}

export default ContactsPanel;
