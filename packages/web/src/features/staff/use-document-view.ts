// Where somebody looks: the page on show, the fact or the rule whose place is lit, the fact being typed.
import type { DocumentFile } from '@quitus/api/documents.api';
import { RULE_QUESTIONS, type Seen } from '@quitus/domain/control/control';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { factLabel, factWords } from '../../facts/fact-words.ts';
import { useReading } from '../../facts/use-reading.ts';
import type { PageMark } from '../../page-viewer/MarkedPage.tsx';
import { isSameSheet, type Sheet } from '../../page-viewer/sheet.ts';
import { keys } from '../../query-client.ts';
import { focusFact } from './FactList.tsx';
import type { Verdict } from './proposed-decision.ts';
import { factsOf } from './use-facts.ts';

type Lit = PageMark & Sheet;

export function useDocumentView(uid: string, files: readonly DocumentFile[]) {
  const [wanted, setWanted] = useState<Sheet | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [lit, setLit] = useState<Lit | null>(null);
  const known = files.some(({ id }) => id === wanted?.file_id);
  const [first] = files.filter(({ pages }) => pages).concat(files);
  const shown = (known ? wanted : null) ?? { file_id: first?.id ?? '', page: 1 };
  const file = files.find(({ id }) => id === shown.file_id);
  const reading = useFileReading(uid, file);
  const { amounts, others } = factsOf(reading.data ?? { documents: [] });
  const facts = [...amounts, ...others];

  /** The first thing to confirm is ready under the keyboard, once per file. */
  const [begun, setBegun] = useState('');
  if (facts.length > 0 && begun !== shown.file_id) {
    setBegun(shown.file_id);
    setChosen(facts.find(({ fact }) => fact.state === 'READ')?.id ?? null);
  }
  const begin = useEffectEvent(() => {
    // The title and the rules stay in sight: they are read first.
    if (chosen !== null && isIdle()) focusFact(chosen, { preventScroll: true });
  });
  useEffect(() => {
    if (begun !== '') begin();
  }, [begun]);

  function choose(id: string): void {
    setChosen(id);
    const page = facts.find((one) => one.id === id)?.fact.page ?? null;
    if (page !== null) setWanted({ file_id: shown.file_id, page });
  }

  function see({ rule }: Verdict, at: Seen): void {
    setLit({ ...at, id: rule, label: RULE_QUESTIONS[rule] });
    setWanted({ file_id: at.file_id, page: at.page });
    setChosen(rule);
  }

  const marks = facts.flatMap(({ id, fact }) =>
    fact.page === shown.page && fact.box
      ? [
          {
            id,
            box: fact.box,
            label: `${factLabel(fact.name)}, ${factWords(fact.name, fact.value)}`,
          },
        ]
      : [],
  );
  const litHere = lit && lit.id === chosen && isSameSheet(lit, shown);
  return {
    shown,
    file,
    reading,
    chosen,
    edited,
    marks: litHere ? [...marks, lit] : marks,
    canEdit: facts.some(({ id }) => id === chosen),
    show: setWanted,
    choose,
    see,
    edit: setEdited,
  };
}

/** Nobody has gone anywhere yet: the keyboard is still on the title of the document. */
const isIdle = (): boolean =>
  document.activeElement === document.body || document.activeElement?.tagName === 'H2';

/** Asked for again when the machine has gone further. */
function useFileReading(uid: string, file: DocumentFile | undefined) {
  const client = useQueryClient();
  const file_id = file?.id ?? '';
  const progress = `${file_id} ${file?.reading?.state} ${file?.reading?.pages_done}`;
  const known = useRef(progress);
  useEffect(() => {
    if (known.current === progress) return;
    known.current = progress;
    void client.invalidateQueries({ queryKey: keys.reading(uid, file_id) });
  }, [client, uid, file_id, progress]);
  return useReading(uid, file_id, file !== undefined);
}
