import type { Contact, ContactSort } from '@millrace/core/contacts';
import type { DataColumn } from '../../table/index.ts';
import classes from './convert-dialog.module.css';

/** The submissions of the convert dialog on a wide screen. */
export function ConvertTable(props: { columns: readonly DataColumn<Contact, ContactSort>[]; rows: readonly Contact[] }) {
  const { columns, rows } = props;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {columns.map(({ id, header, width }) => (
            <th key={id} scope="col" style={id === 'message' ? undefined : { width }}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((contact) => (
          <tr key={contact.id}>
            {columns.map(({ id, cell }) => (
              <td key={id}>{cell(contact)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
