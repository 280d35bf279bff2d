/** A row with the headings of a table's columns; "" for a column without a heading. */
export function Head({ columns }: { columns: readonly string[] }) {
  return (
    <thead>
      <tr>
        {columns.map((column, place) => {
          const Cell = column === '' ? 'td' : 'th';
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
            <Cell key={place} scope={column === '' ? undefined : 'col'}>
              {column}
            </Cell>
          );
        })}
      </tr>
    </thead>
  );
}
