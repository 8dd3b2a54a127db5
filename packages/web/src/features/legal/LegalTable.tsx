import type { ReactNode } from 'react';

interface LegalTableProps {
  caption: string;
  head: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** Two or three columns, so that it fits a phone as it is. */
export function LegalTable({ caption, head, rows }: LegalTableProps) {
  return (
    <table className="w-full max-w-[42rem] text-left text-second">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-trait text-encre">
          {head.map((name) => (
            <th key={name} scope="col" className="pr-4 pb-2 font-semibold first:w-1/2 last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="align-top">
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, column) => (
              <td key={head[column]} className="pt-3 pr-4 last:pr-0">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a row is about, and a line to explain it. */
export const RowTitle = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <>
    <span className="block font-medium wrap-anywhere text-encre">{title}</span>
    {children}
  </>
);
