import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import classes from './area-frame.module.css';

export type AddressTab = { segment: string; label: string };

export const TAB_PANEL_ID = 'area-panel';
export const tabId = (segment: string): string => `area-tab-${segment || 'overview'}`;

/** Tabs that are links: each has its own address, so reload, back, a new window and a shared link all work. */
export function AddressTabs(props: { label: string; tabs: readonly AddressTab[]; base: string; current: string }) {
  const list = useRef<HTMLDivElement>(null);

  // On a narrow screen the open tab may lie outside the visible part of the list.
  useEffect(() => {
    list.current?.querySelector(`#${tabId(props.current)}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [props.current]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
    const at = links.indexOf(event.target as HTMLAnchorElement);
    const target = {
      ArrowRight: (at + 1) % links.length,
      ArrowLeft: (at - 1 + links.length) % links.length,
      Home: 0,
      End: links.length - 1,
    }[event.key];
    if (at < 0 || target === undefined) return;
    event.preventDefault();
    links[target]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={props.label} className={classes.tabs} onKeyDown={onKeyDown}>
      {props.tabs.map((tab) => {
        const selected = tab.segment === props.current;
        return (
          <Link
            key={tab.segment}
            id={tabId(tab.segment)}
            to={tab.segment ? `${props.base}/${tab.segment}` : props.base}
            role="tab"
            aria-selected={selected}
            aria-controls={selected ? TAB_PANEL_ID : undefined}
            tabIndex={selected ? 0 : -1}
            className={classes.tab}
          >
            {tab.label}
          </Link>
        );
      })}
    </div>
  );
}
