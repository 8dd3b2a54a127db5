// A page and what was read on it, held together: choosing either shows the other.
import type { DocumentFile } from '@quitus/api/documents.api';
import { useEffect, useEffectEvent, useState } from 'react';

import { factLabel, factWords } from '../../../facts/fact-words.ts';
import { useReading } from '../../../facts/use-reading.ts';
import type { PageMark } from '../../../page-viewer/MarkedPage.tsx';
import { useTwoPanes } from '../../../page-viewer/use-two-panes.ts';
import { useViewing } from '../../../page-viewer/use-viewing.ts';
import { type AskedPage, useShownPage } from '../use-asked-page.ts';
import { allFacts, documentAt, type ShownFact } from './read-facts.ts';

export type Provenance = ReturnType<typeof useProvenance>;

type Picked = {
  file_id: string;
  id: string;
  /** Where it was chosen: the other side comes into sight. */
  from: 'LIST' | 'PAGE';
};

export function useProvenance(
  uid: string,
  file: DocumentFile | null,
  asked: AskedPage | null = null,
) {
  const file_id = file?.id ?? '';
  const twoPanes = useTwoPanes();
  const { shown, onShow } = useShownPage(file_id, asked);
  const pageView = useViewing({ files: file ? [file] : [], shown, onShow, from: 'FIT' });
  const reading = useReading(uid, file_id, file !== null && file.reading !== null);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const [line, setLine] = useState<HTMLElement | null>(null);

  const { page } = shown;
  const facts = reading.data ? allFacts(reading.data) : [];
  const chosen =
    facts.find(
      ({ id, fact }) =>
        id === picked?.id &&
        file_id === picked.file_id &&
        (fact.page === null || fact.page === page),
    ) ?? null;
  const current = reading.data ? (chosen?.document ?? documentAt(reading.data, page)) : 0;

  function choose(id: string, from: Picked['from']): void {
    const wanted = facts.find((one) => one.id === id)?.fact.page ?? null;
    if (wanted !== null && wanted !== page) pageView.showPage(wanted);
    setPicked({ file_id, id, from });
  }

  const follow = useEffectEvent((from: Picked['from'], other: HTMLElement | null) => {
    if (picked?.from !== from) return;
    // Beside each other, both are in sight already unless they were scrolled away.
    if (twoPanes) other?.scrollIntoView({ block: 'nearest' });
    // One above the other: whoever points at the page reads the value under it, and stays there.
    else if (from === 'LIST') other?.scrollIntoView({ block: 'center' });
  });
  useEffect(() => follow('LIST', mark), [mark]);
  useEffect(() => follow('PAGE', line), [line]);

  const size = reading.data?.pages.find(({ number }) => number === page) ?? null;
  return {
    pageView,
    reading,
    facts,
    current,
    chosen,
    choose,
    size,
    marks: marksOn(facts, page, current),
    ends: { mark, line, setMark, setLine },
    twoPanes,
  };
}

/** What two documents of the file both say of a place is marked once, for the one on show. */
function marksOn(facts: readonly ShownFact[], page: number, current: number): PageMark[] {
  const here = facts
    .filter(({ fact }) => fact.page === page)
    .toSorted((a, b) => Number(b.document === current) - Number(a.document === current));
  const marks = new Map<string, PageMark>();
  for (const { id, fact } of here) {
    const { name, value, box } = fact;
    const place = `${name} ${box?.join(' ')}`;
    if (box !== null && !marks.has(place))
      marks.set(place, { id, label: `${factLabel(name)}, ${factWords(name, value)}`, box });
  }
  return [...marks.values()];
}
