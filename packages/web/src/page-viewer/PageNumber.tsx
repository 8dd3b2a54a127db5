import { type SubmitEvent, useState } from 'react';

type PageNumberProps = { page: number; pages: number; onPage: (page: number) => void };

/** « page 3 sur 4 », where the 3 can be typed over. */
export function PageNumber({ page, pages, onPage }: PageNumberProps) {
  const [typed, setTyped] = useState(String(page));
  const [seen, setSeen] = useState(page);
  if (seen !== page) {
    setSeen(page);
    setTyped(String(page));
  }

  function go() {
    const wanted = Number.parseInt(typed, 10);
    if (wanted >= 1 && wanted <= pages) onPage(wanted);
    else setTyped(String(page));
  }

  return (
    <form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        go();
      }}
      className="flex items-center gap-1.5 text-second whitespace-nowrap"
    >
      <label className="flex items-center gap-1.5">
        page
        <input
          data-page-number
          inputMode="numeric"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={go}
          className="h-8 w-10 rounded-puce border border-transparent bg-transparent text-center hover:border-trait-fort focus-visible:border-email focus-visible:bg-surface"
        />
      </label>
      sur {pages}
    </form>
  );
}
