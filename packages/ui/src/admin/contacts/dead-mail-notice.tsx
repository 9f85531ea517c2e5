import { Alert, Text } from '@mantine/core';
import { mailQueries } from '@millrace/data/queries';
import { useQuery } from '@tanstack/react-query';
import { useRepositories } from '../repositories-context.tsx';
import { Moment } from '../shared/format.tsx';
import classes from './dead-mail-notice.module.css';
import { ResendButton } from './resend-button.tsx';

/**
 * Mails that were given up after their last attempt, each with another try; nothing while there are none.
 * @param ready whether the list below has been asked: its rows come first.
 */
export function DeadMailNotice({ ready }: { ready: boolean }) {
  const { mails } = useRepositories();
  const { data = [] } = useQuery({ ...mailQueries(mails).dead(), enabled: ready });
  if (data.length === 0) return null;
  return (
    <Alert
      color="red"
      title={data.length === 1 ? 'One mail could not be delivered' : `${data.length} mails could not be delivered`}
    >
      <ul className={classes.list}>
        {data.map((mail) => (
          <li key={mail.id}>
            <span className={classes.what}>
              {mail.kind} to {mail.toEmail}, <Moment at={mail.createdAt} />
              {mail.lastError && (
                <Text component="span" size="sm" c="dimmed">
                  {' '}
                  {mail.lastError}
                </Text>
              )}
            </span>
            <ResendButton mailId={mail.id} label={`Resend ${mail.kind} to ${mail.toEmail}`} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
