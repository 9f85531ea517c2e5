import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { clientQueries } from '@millrace/data/queries';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRepositories } from '../repositories-context.tsx';

/** Client select (specification, section 2, Projects): full name else e-mail, searched on the server as there may be thousands. */
export function ClientSelect(props: {
  value: string;
  /** Names the chosen client when the options do not hold it. */
  valueName: string;
  onChange: (id: string, name: string) => void;
}) {
  const { clients } = useRepositories();
  const [typed, setTyped] = useState(props.valueName);
  // What stands in the field after choosing is a name, not a search.
  const [search] = useDebouncedValue(typed === props.valueName ? '' : typed, 200);
  const options = useQuery(clientQueries(clients).options(search));
  // Logged only (specification, section 8).
  useEffect(() => {
    if (options.error) console.error('Loading the clients for the project form failed', options.error);
  }, [options.error]);

  const data = (options.data ?? []).map(({ id, fullName, email }) => ({ value: id, label: fullName || email }));
  if (props.value && !data.some(({ value }) => value === props.value)) {
    data.unshift({ value: props.value, label: props.valueName || 'Unknown Client' });
  }
  return (
    <Select
      label="Client"
      name="clientId"
      placeholder="Select a client"
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'No client' }}
      nothingFoundMessage={options.isFetching ? 'Searching…' : 'No client matches'}
      data={data}
      // The server has searched already; a match in the company or e-mail must not be filtered out by name.
      filter={({ options: all }) => all}
      value={props.value || null}
      onChange={(id, option) => props.onChange(id ?? '', option?.label ?? '')}
      searchValue={typed}
      onSearchChange={setTyped}
      comboboxProps={{ zIndex: 400 }}
    />
  );
}
