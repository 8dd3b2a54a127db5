import { COMPARISON, type ComparisonRow, OFFERS } from './offers.data.ts';

/** A table where there is room for one, else a list: same rows, same words. */
export function Comparison() {
  return (
    <>
      <ComparisonTable />
      <ComparisonList />
    </>
  );
}

function ComparisonTable() {
  return (
    <table className="mt-8 w-full table-fixed text-left max-sm:hidden">
      <caption className="sr-only">Les trois offres comparées</caption>
      <thead>
        <tr className="border-b border-trait align-bottom">
          <th scope="col">
            <span className="sr-only">Critère</span>
          </th>
          {OFFERS.map(({ name }) => (
            <th key={name} scope="col" className="px-3 pb-3 font-titre text-h4 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="align-top">
        {COMPARISON.map(({ title, values }) => (
          <tr key={title}>
            <th scope="row" className="py-3 pr-3 font-semibold">
              {title}
            </th>
            {values.map((value, index) => (
              <td key={OFFERS[index]?.name} className="px-3 py-3 text-encre-2">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ComparisonList() {
  return (
    <ul className="mt-8 flex flex-col gap-8 sm:hidden">
      {COMPARISON.map(({ title, values }) => (
        <li key={title}>
          <h3 className="border-b border-trait pb-2 text-h4 font-medium">{title}</h3>
          <Values values={values} />
        </li>
      ))}
    </ul>
  );
}

function Values({ values }: Pick<ComparisonRow, 'values'>) {
  if (new Set(values).size === 1) return <p className="mt-3">{values[0]}</p>;
  return (
    <dl className="mt-3 flex flex-col gap-2">
      {OFFERS.map(({ name }, index) => (
        <div key={name} className="grid grid-cols-2 gap-3">
          <dt className="text-encre-2">{name}</dt>
          <dd>{values[index]}</dd>
        </div>
      ))}
    </dl>
  );
}
