import { Button, Title } from '@mantine/core';
import { site } from '@millrace/core/site';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Logo } from '../../brand/index.ts';
import { useSession } from '../session/session-context.tsx';
import { type AddressTab, AddressTabs, TAB_PANEL_ID, tabId } from './address-tabs.tsx';
import classes from './area-frame.module.css';
import { useSignOut } from './use-sign-out.ts';

/** The frame of a signed-in area: logo, title, greeting, sign-out, and tabs that are addresses. */
export function AreaFrame(props: {
  title: string;
  /** "Welcome back" or "Welcome,"; the person's name, else the e-mail, follows. */
  greeting: string;
  tabs: readonly AddressTab[];
  /** Base address of the area, "/admin". */
  base: string;
  /** The segment of the open tab; '' for the first. */
  current: string;
  /** Where the logo leads; the area itself by default. */
  home?: string;
  /** Beside the greeting: the state of the data, in the desktop edition. */
  status?: ReactNode;
  children: ReactNode;
}) {
  const { session, profile } = useSession();
  const signOut = useSignOut();
  const name = profile?.fullName || profile?.email || session?.user.fullName || session?.user.email;
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <div className={classes.top}>
          <Link to={props.home ?? props.base} className={classes.logo} aria-label={site.name}>
            <Logo aria-hidden />
          </Link>
          <Title order={1} className={classes.title}>
            {props.title}
          </Title>
          <div className={classes.person}>
            {props.status}
            <span className={classes.greeting}>
              {props.greeting} {name}
            </span>
            <Button variant="default" size="sm" onClick={signOut.run} loading={signOut.busy}>
              Sign Out
            </Button>
          </div>
        </div>
        <AddressTabs label={props.title} tabs={props.tabs} base={props.base} current={props.current} />
      </header>
      <main className={classes.main}>
        <div role="tabpanel" id={TAB_PANEL_ID} tabIndex={-1} className={classes.panel} aria-labelledby={tabId(props.current)}>
          {props.children}
        </div>
      </main>
    </div>
  );
}
