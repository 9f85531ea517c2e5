import { Button, NativeSelect } from '@mantine/core';
import { PAGE_SIZES, type Page, type PageStart } from '@millrace/core/lists';
import classes from './data-table.module.css';

const count = new Intl.NumberFormat('en-US');

/** "1,204 contacts", or "10,000+ contacts" when counting stopped at the cap. */
export const totalLabel = (page: Pick<Page<unknown>, 'total' | 'capped'>, noun: string): string =>
  `${count.format(page.total)}${page.capped ? '+' : ''} ${page.total === 1 ? noun.replace(/s$/, '') : noun}`;

/** Moves through a list by its cursors; there are no page numbers, because the place of a row is its value and not its position. */
export function Pager(props: {
  page: Page<unknown>;
  noun: string;
  size: number;
  onMove: (from: PageStart) => void;
  onSize: (size: number) => void;
  /** Called when the person reaches for the next page, so that it can be fetched ahead. */
  onReach?: (from: PageStart) => void;
}) {
  const { page, onMove } = props;
  const { previous, next } = page;
  const reach = () => next && props.onReach?.({ after: next });
  return (
    <nav className={classes.pager} aria-label="Pages">
      <span className={classes.total} aria-live="polite">
        {totalLabel(page, props.noun)}
      </span>
      <NativeSelect
        aria-label="Rows per page"
        size="xs"
        value={String(props.size)}
        onChange={(event) => props.onSize(Number(event.currentTarget.value))}
        data={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} per page` }))}
      />
      <div className={classes.moves}>
        <Button size="xs" variant="default" disabled={!previous} onClick={() => onMove({ at: 'start' })}>
          First
        </Button>
        <Button size="xs" variant="default" disabled={!previous} onClick={() => previous && onMove({ before: previous })}>
          Previous
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={!next}
          onMouseEnter={reach}
          onFocus={reach}
          onClick={() => next && onMove({ after: next })}
        >
          Next
        </Button>
        <Button size="xs" variant="default" disabled={!next} onClick={() => onMove({ at: 'end' })}>
          Last
        </Button>
      </div>
    </nav>
  );
}
