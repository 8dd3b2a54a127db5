import { textOf } from '@quitus/api/client';
import { verificationApi } from '@quitus/api/verification.api';
import { type Verdict, verdictOf } from '@quitus/domain/preetatdate/verdict';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';

import { call } from '../../api.ts';
import { SOLID_SEAL } from '../../ui/chip-look.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Ordinals } from '../../ui/Ordinals.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CompareFile } from './CompareFile.tsx';

const LOOKS: Record<Verdict['kind'], { Icon: LucideIcon; ink: string; solid: string }> = {
  CURRENT: { Icon: BadgeCheck, ink: 'text-vert', solid: SOLID_SEAL },
  SUPERSEDED: { Icon: Hourglass, ink: 'text-ocre', solid: '' },
  UNKNOWN: { Icon: CircleX, ink: 'text-brique', solid: '' },
};

export function NumberVerdict({ number }: { number: string }) {
  const query = useQuery({
    queryKey: ['verification', number],
    queryFn: () => call(verificationApi.verify, { params: { number } }),
    // Whether it is still the latest is asked each time.
    staleTime: 0,
  });
  if (query.data) {
    const verdict = verdictOf(query.data);
    const { Icon, ink, solid } = LOOKS[verdict.kind];
    return (
      <div className="mt-8">
        <p className="text-second text-encre-2">{query.data.number ?? number}</p>
        <div className="mt-2 flex gap-4">
          <Icon aria-hidden className={`mt-1 size-8 stroke-2 ${ink} ${solid}`} />
          <div>
            <h2 className="text-h3">{verdict.title}</h2>
            <p className="mt-1 text-encre-2">
              <Ordinals>{verdict.text}</Ordinals>
            </p>
          </div>
        </div>
        {verdict.kind !== 'UNKNOWN' && <CompareFile number={number} />}
      </div>
    );
  }
  if (query.error)
    return (
      <div className="mt-8">
        <ErrorState
          title="La vérification n’a pas pu être faite"
          text={textOf(query.error)}
          onRetry={() => void query.refetch()}
        />
      </div>
    );
  return (
    <div className="mt-8">
      <Spinner label="Vérification…" />
    </div>
  );
}
