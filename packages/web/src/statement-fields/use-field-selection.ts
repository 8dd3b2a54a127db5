// A field and the page it was read on, held together: choosing either shows the other.
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type { Statement, StatementField } from '@quitus/domain/preetatdate/statement';
import { valueWords } from '@quitus/domain/preetatdate/value-words';
import { useEffect, useState } from 'react';

import type { PageMark } from '../page-viewer/MarkedPage.tsx';
import {
  definitionOf,
  evidenceOf,
  type FiledPaper,
  openedPage,
  type PageOfPaper,
  pageOf,
} from './statement-view.ts';

export type FieldSelection = ReturnType<typeof useFieldSelection>;

const markId = (reference: FieldReference, index: number): string => `${reference} ${index}`;

/** `files`: those of the dossier, where what nothing tells may still stand. */
export function useFieldSelection(
  { fields, sources }: Pick<Statement, 'fields' | 'sources'>,
  files: readonly FiledPaper[],
) {
  const papers = { sources, files };
  const [chosen, setChosen] = useState<FieldReference | null>(null);
  const [lit, setLit] = useState<string | null>(null);
  const [wanted, setWanted] = useState<PageOfPaper | null>(null);
  const [mark, setMark] = useState<HTMLElement | null>(null);
  const [line, setLine] = useState<HTMLElement | null>(null);
  const field = fields.find(({ reference }) => reference === chosen) ?? null;
  const place = wanted ?? firstPage({ fields, sources });

  useEffect(() => {
    mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [mark]);

  /** `index`: which of the places that speak of it. */
  function choose(reference: FieldReference | null, index = 0): void {
    setChosen(reference);
    setLit(reference === null ? null : markId(reference, index));
    const next = fields.find((one) => one.reference === reference);
    if (!next) return;
    const seen = evidenceOf(next)[index];
    const opened = seen ? pageOf(seen, sources) : openedPage(next, papers);
    if (opened) setWanted(opened);
  }

  return {
    chosen,
    field,
    place,
    /** Null when the page beside has nothing to do with the field: no paper of its kind is there. */
    paper: (field && openedPage(field, papers)?.name) ?? null,
    lit,
    marks: place ? marksOn(fields, place) : [],
    choose,
    chooseMark: (id: string) => {
      const found = fields.find(({ reference }) => id.startsWith(`${reference} `));
      if (found) choose(found.reference, Number(id.slice(found.reference.length + 1)));
    },
    showPage: (page: number) => place && setWanted({ ...place, page }),
    ends: { mark, line, setMark, setLine },
  };
}

/** Before anything is chosen, the first paper that told something. */
function firstPage({ fields, sources }: Pick<Statement, 'fields' | 'sources'>): PageOfPaper | null {
  const [seen] = fields.flatMap(evidenceOf);
  if (seen) return pageOf(seen, sources);
  const [source] = sources;
  return source ? { file_id: source.file_id, name: source.name, page: source.pages[0] ?? 1 } : null;
}

/** What fields share is marked once. */
function marksOn(fields: readonly StatementField[], { file_id, page }: PageOfPaper): PageMark[] {
  const marks = new Map<string, PageMark>();
  for (const field of fields)
    for (const [index, seen] of evidenceOf(field).entries()) {
      if (seen.file_id !== file_id || seen.page !== page) continue;
      const { label, kind } = definitionOf(field);
      const words = field.value === null ? seen.raw : valueWords(kind, field.value);
      const id = markId(field.reference, index);
      marks.set(id, { id, label: `${label}, ${words}`, box: seen.box });
    }
  return [...marks.values()];
}
