import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

const PAUSE = 250;

/** A search box that asks after a short pause in typing; Enter asks at once. `value` is what the list shows now. */
export function SearchField(props: { label: string; value: string; onSearch: (text: string) => void; autoFocus?: boolean }) {
  const { value, onSearch } = props;
  const [text, setText] = useState(value);
  const asked = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address can change under the field: the back button, a link.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (wanted: string) => {
    clearTimeout(timer.current);
    if (wanted === asked.current) return;
    asked.current = wanted;
    onSearch(wanted);
  };
  const type = (wanted: string) => {
    setText(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(wanted), PAUSE);
  };

  return (
    <TextInput
      type="search"
      aria-label={props.label}
      placeholder={props.label}
      maxLength={200}
      {...(props.autoFocus ? { 'data-autofocus': true } : {})}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask(text);
      }}
      rightSection={
        text ? (
          <CloseButton
            aria-label="Clear search"
            size="sm"
            onClick={() => {
              setText('');
              ask('');
            }}
          />
        ) : null
      }
    />
  );
}
