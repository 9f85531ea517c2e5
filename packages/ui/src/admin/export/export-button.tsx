import { Button } from '@mantine/core';
import { toAppError } from '@millrace/core/errors';
import type { ListQuery, Page } from '@millrace/core/lists';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../toast/index.ts';
import type { CsvColumn } from './csv.ts';
import { exportList } from './export-list.ts';

const count = new Intl.NumberFormat('en-US');

/** Saves the filtered list as a CSV file; a second press stops it. */
export function ExportButton<Row, Column extends string, Filter extends object>(props: {
  /** The file is named after it and the day. */
  name: string;
  csv: readonly CsvColumn<Row>[];
  query: ListQuery<Column, Filter>;
  list: (query: ListQuery<Column, Filter>) => Promise<Page<Row>>;
}) {
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const controller = new AbortController();
    running.current = controller;
    setDone(0);
    try {
      const parts = await exportList({
        columns: props.csv,
        query: props.query,
        list: props.list,
        onProgress: setDone,
        signal: controller.signal,
      });
      save(`${props.name}-${new Date().toISOString().slice(0, 10)}.csv`, parts);
    } catch (error) {
      if (!controller.signal.aborted) {
        showToast({ kind: 'error', title: 'Export failed', message: toAppError(error).message });
      }
    } finally {
      setDone(null);
    }
  };

  if (done === null) {
    return (
      <Button variant="default" onClick={() => void run()}>
        Export CSV
      </Button>
    );
  }
  return (
    <Button variant="default" onClick={() => running.current?.abort()} aria-live="polite">
      Stop export ({count.format(done)} rows)
    </Button>
  );
}

function save(name: string, parts: string[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
