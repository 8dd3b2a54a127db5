import { frenchDay } from '@quitus/domain/documents/calendar';
import type { Statement } from '@quitus/domain/preetatdate/statement';
import { Check, TriangleAlert } from 'lucide-react';

/** The day it speaks for, what its reader should know, and which figures do not agree. */
export function StatementNotes({
  statement: { date, alerts, left_out, checks },
}: {
  statement: Statement;
}) {
  const failed = checks.filter(({ outcome }) => outcome === 'FAILED');
  const explained = checks.filter(({ outcome }) => outcome === 'EXPLAINED');
  const passed = checks.filter(({ outcome }) => outcome === 'PASSED').length;
  return (
    <div className="mt-2 flex flex-col gap-2">
      <p className="text-encre-2">
        Situation au {frenchDay(date)}. Choisissez une rubrique pour voir la page d’où elle vient.
      </p>
      {[...alerts, ...left_out, ...failed.map(({ sentence }) => sentence)].map((words) => (
        <p key={words} className="flex gap-2.5 text-second font-medium text-ocre">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5" />
          {words}
        </p>
      ))}
      {explained.map(({ id, sentence }) => (
        <p key={id} className="flex gap-2.5 text-second text-encre-2">
          <Check aria-hidden className="mt-0.5 size-4.5" />
          {sentence}
        </p>
      ))}
      {passed > 0 && (
        <p className="flex gap-2.5 text-second text-encre-2">
          <Check aria-hidden className="mt-0.5 size-4.5" />
          {coherentWords(passed, failed.length + explained.length > 0)}
        </p>
      )}
    </div>
  );
}

function coherentWords(passed: number, others: boolean): string {
  if (others)
    return passed > 1
      ? `Les ${passed} autres vérifications croisées sont cohérentes.`
      : 'L’autre vérification croisée est cohérente.';
  return passed > 1
    ? `${passed} vérifications croisées, toutes cohérentes.`
    : 'Une vérification croisée, cohérente.';
}
