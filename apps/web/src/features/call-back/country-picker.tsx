import { type Country, countries, searchCountries } from '@millrace/core/countries';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import forms from '../../forms/form.module.css';
import classes from './country-picker.module.css';
import { Flag } from './flag.tsx';

type Props = { value: Country; onChange: (country: Country) => void };

/**
 * Country of the phone number, searchable by name, code or dial code (specification, section 2, Call-back dialog). A button that
 * opens a combobox: arrows, Home, End and Enter choose, Escape leaves.
 */
export function CountryPicker({ value, onChange }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const found = searchCountries(countries, text);

  useEffect(() => {
    if (!open) return;
    search.current?.focus();
    const outside = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);
  useEffect(() => {
    if (open) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [open, active]);

  const show = () => {
    setText('');
    setActive(
      Math.max(
        0,
        countries.findIndex(({ code }) => code === value.code),
      ),
    );
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (country: Country | undefined) => {
    if (!country) return;
    onChange(country);
    close();
  };
  const move = (to: number) => setActive(Math.min(Math.max(to, 0), found.length - 1));
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(active + 1),
    ArrowUp: () => move(active - 1),
    PageDown: () => move(active + 6),
    PageUp: () => move(active - 6),
    Home: () => move(0),
    End: () => move(found.length - 1),
    Enter: () => choose(found[active]),
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <div ref={box} className={`${forms.field} ${classes.field}`}>
      <span className={forms.label} id={`${id}-label`}>
        Country
      </span>
      <button
        ref={button}
        id={id}
        type="button"
        className={`${forms.control} ${classes.button}`}
        aria-labelledby={`${id}-label ${id}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        onClick={() => (open ? close() : show())}
        onKeyDown={(event) => {
          if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          show();
        }}
      >
        <Flag name={value.flag} />
        <span className={classes.name}>{value.name}</span>
        <span className={classes.dial}>{value.dialCode}</span>
      </button>
      {open && (
        <div className={classes.popover}>
          <input
            ref={search}
            className={forms.control}
            type="text"
            role="combobox"
            aria-label="Search countries by name, code or dial code"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={found[active] ? `${id}-${found[active].code}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            placeholder="Search name, code or +dial code"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setActive(0);
            }}
            onKeyDown={onKeyDown}
          />
          <div ref={list} id={`${id}-list`} className={classes.list} role="listbox" aria-label="Countries">
            {found.map((country, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above takes the keys
              // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the combobox (aria-activedescendant)
              <div
                key={country.code}
                id={`${id}-${country.code}`}
                className={classes.option}
                role="option"
                aria-selected={country.code === value.code}
                data-active={index === active || undefined}
                onPointerMove={() => setActive(index)}
                onClick={() => choose(country)}
              >
                <Flag name={country.flag} />
                <span className={classes.name}>{country.name}</span>
                <span className={classes.dial}>{country.dialCode}</span>
              </div>
            ))}
          </div>
          <p className={classes.count} role="status">
            {found.length === 0 ? 'No country matches.' : ''}
          </p>
        </div>
      )}
    </div>
  );
}
