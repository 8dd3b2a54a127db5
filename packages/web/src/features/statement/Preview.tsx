import { textOf } from '@quitus/api/client';
import type { Statement } from '@quitus/domain/preetatdate/statement';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePedPages } from './use-ped.ts';

type PreviewProps = { uid: string; statement: Statement };

/** The document as it would be delivered now, page by page. Paper is white by night too. */
export function Preview({ uid, statement }: PreviewProps) {
  const query = usePedPages(uid, statement);
  const [wanted, setWanted] = useState(0);
  const pages = query.data?.pages ?? [];
  const index = Math.min(wanted, Math.max(0, pages.length - 1));
  const page = pages[index];
  return (
    <section
      aria-label="Aperçu du document"
      className="rounded-tiroir bg-creux p-4 sm:p-5 lg:sticky lg:top-6 print:p-0"
    >
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <p className="text-libelle font-semibold text-encre-2">
          Aperçu du document
          {page !== undefined && query.outdated && (
            <span className="font-normal"> · mise à jour…</span>
          )}
        </p>
        {pages.length > 1 && (
          <div className="flex items-center text-second text-encre-2 print:hidden">
            <Turn
              label="Page précédente"
              disabled={index === 0}
              onPress={() => setWanted(index - 1)}
            >
              <ChevronLeft aria-hidden />
            </Turn>
            page {index + 1} sur {pages.length}
            <Turn
              label="Page suivante"
              disabled={index === pages.length - 1}
              onPress={() => setWanted(index + 1)}
            >
              <ChevronRight aria-hidden />
            </Turn>
          </div>
        )}
      </div>
      {page !== undefined ? (
        pages.map((drawn, number) => (
          <img
            key={number}
            src={drawn}
            alt={`Page ${number + 1} sur ${pages.length} du pré-état daté, spécimen`}
            className={`mt-2 w-full rounded-page bg-blanc shadow-leve print:block ${number === index ? 'block' : 'hidden'}`}
          />
        ))
      ) : query.isError ? (
        <div className="grid min-h-80 place-content-center p-6">
          <ErrorState
            title="L’aperçu n’a pas pu être préparé"
            text={textOf(query.error)}
            onRetry={() => void query.refetch()}
          />
        </div>
      ) : (
        <div
          data-theme="jour"
          className="relative mt-2 aspect-[210/297] rounded-page bg-blanc print:hidden"
        >
          <Skeleton className="absolute inset-8 rounded-page" />
        </div>
      )}
    </section>
  );
}

type TurnProps = {
  label: string;
  disabled: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Pressed to the end it keeps the keyboard, which a disabled button loses. */
const Turn = ({ label, disabled, onPress, children }: TurnProps) => (
  <Button
    variant="quiet"
    size="compact"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onPress}
    className="px-2.5 aria-disabled:bg-transparent"
  >
    {children}
  </Button>
);
