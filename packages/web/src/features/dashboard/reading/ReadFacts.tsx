import type { DocumentFile } from '@quitus/api/documents.api';
import { useId, useRef, useState } from 'react';

import { JoiningLine } from '../../../page-viewer/JoiningLine.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LINK } from '../link-look.ts';
import { DocumentChoice } from './DocumentChoice.tsx';
import { FactItem } from './FactItem.tsx';
import { ReadingState } from './ReadingState.tsx';
import type { Provenance } from './use-provenance.ts';

type ReadFactsProps = {
  uid: string;
  file: DocumentFile;
  provenance: Provenance;
  editable: boolean;
};

/** A convocation tells a hundred things: the rest of the drawer must stay within reach. */
const FEW = 8;

/** « Lu dans ce document »: every value with the place it was read at, one way and the other. */
export function ReadFacts({ uid, file, provenance, editable }: ReadFactsProps) {
  const title = useId();
  const list = useRef<HTMLUListElement>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const { reading, facts, current, chosen, choose, ends, twoPanes } = provenance;
  const [whole, setWhole] = useState(false);
  const own = facts.filter(({ document }) => document === current);
  const beyond = own.findIndex(({ id }) => id === chosen?.id) >= FEW;
  const shown = whole || beyond || own.length <= FEW + 2 ? own : own.slice(0, FEW);
  const hidden = own.length - shown.length;

  function edit(id: string, open: boolean): void {
    setEditing(open ? id : null);
    if (open) choose(id, 'LIST');
    // The form has gone: the keyboard goes back to the line.
    else ends.line?.focus();
  }

  function step(index: number): void {
    const next = shown[index];
    if (!next) return;
    choose(next.id, 'LIST');
    list.current?.querySelectorAll<HTMLElement>('[data-fact]').item(index).focus();
  }

  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="text-h4">
        Lu dans ce document
      </h3>
      {/* The page behind the drawer is not read out meanwhile. */}
      <p aria-live="polite" className="sr-only">
        {file.reading?.state === 'READING' && 'Lecture en cours.'}
        {file.reading?.state === 'DONE' && 'Lecture terminée.'}
      </p>
      <DocumentChoice {...provenance} />
      {reading.isError && reading.data === undefined ? (
        <Unread onRetry={() => void reading.refetch()} />
      ) : shown.length > 0 ? (
        <ul ref={list} className="-mx-3.5 mt-1 flex flex-col">
          {shown.map((item, index) => (
            <FactItem
              key={item.id}
              uid={uid}
              file_id={file.id}
              shown={item}
              chosen={item.id === chosen?.id}
              editable={editable}
              editing={item.id === editing}
              lineRef={ends.setLine}
              onChoose={() => choose(item.id, 'LIST')}
              onEdit={(open) => edit(item.id, open)}
              onStep={(by) => step(index + by)}
            />
          ))}
        </ul>
      ) : reading.isPending && file.reading?.state === 'DONE' ? (
        <Skeleton className="mt-3 h-40" />
      ) : (
        <ReadingState reading={file.reading} />
      )}
      {hidden > 0 && (
        <button
          type="button"
          className={`min-h-11 text-second ${LINK}`}
          onClick={() => setWhole(true)}
        >
          Afficher les {hidden} autres
        </button>
      )}
      {twoPanes && <JoiningLine from={ends.mark} to={ends.line} />}
    </section>
  );
}

const Unread = ({ onRetry }: { onRetry: () => void }) => (
  <div className="mt-3">
    <Notice tone="error">Ce qui a été lu n’a pas pu être chargé.</Notice>
    <Button variant="secondary" size="compact" className="mt-3" onClick={onRetry}>
      Réessayer
    </Button>
  </div>
);
