import type { ReactNode } from 'react';

/** A table of entries, with a column for each head besides the names of its rows; `children` are the rows. */
export function EntryTable(props: { className: string; heads: readonly string[]; children: ReactNode }) {
  const { className, heads, children } = props;
  return (
    <table className={className}>
      <thead>
        <tr>
          <td />
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
