import type { RegisteredBuilding } from '@quitus/api/directory.api';
import type { Dossier } from '@quitus/api/portfolios.api';
import { frenchDay } from '@quitus/domain/documents/calendar';
import type { ReactNode } from 'react';

import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { DIFFERENCE_WORDS, isOwn } from './building-words.ts';
import { CARD } from './panel-look.ts';
import { useBuilding, useConfirmBuilding } from './use-directory.ts';

/** What the national register knows of the building; silent where it knows nothing. */
export function BuildingCard({ dossier }: { dossier: Dossier }) {
  const { uid, rnc_number, abilities } = dossier;
  const { data } = useBuilding(uid);
  const confirm = useConfirmBuilding(uid);
  if (!data || data.candidates.length === 0) return null;
  const own = data.candidates.find((candidate) => isOwn(candidate, rnc_number));
  const shown = own ? [own] : data.candidates;
  return (
    <section aria-labelledby="registre" className={CARD}>
      <h2 id="registre" className="text-h3">
        L’immeuble au registre
      </h2>
      {!own && (
        <p className="mt-1 text-second text-encre-2">
          {shown.length > 1
            ? 'Plusieurs copropriétés sont enregistrées à cette adresse.'
            : 'Une copropriété est enregistrée à cette adresse.'}
        </p>
      )}
      <ul className="mt-4 flex flex-col divide-y divide-trait">
        {shown.map((building) => (
          <li key={building.rnc_number} className="py-4 first:pt-0 last:pb-0">
            <BuildingFacts building={building} />
            {!own && abilities.includes('EDIT') && (
              <Button
                size="compact"
                variant="secondary"
                className="mt-3"
                pending={confirm.isPending && confirm.variables === building.rnc_number}
                onClick={() => confirm.mutate(building.rnc_number)}
              >
                C’est mon immeuble<span className="sr-only"> : {building.rnc_number}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.differences.length > 0 && (
        <div className="mt-4">
          <Notice tone="warning" title="Le dossier indique autre chose">
            <ul className="text-second">
              {data.differences.map(({ fact, ours, register }) => (
                <li key={fact}>
                  {DIFFERENCE_WORDS[fact]} : {ours} dans le dossier, {register} au registre
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </section>
  );
}

function BuildingFacts({ building }: { building: RegisteredBuilding }) {
  const { name, address, rnc_number, lots, housing_lots, build_period, syndic_name } = building;
  return (
    <>
      <p className="font-medium">{name ?? address}</p>
      {name !== null && <p className="text-second text-encre-2">{address}</p>}
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-5 gap-y-0.5 text-second">
        <Fact term="Immatriculation">{rnc_number}</Fact>
        {lots !== null && (
          <Fact term="Lots">
            {lots}
            {housing_lots !== null && `, dont ${housing_lots} d’habitation`}
          </Fact>
        )}
        {build_period !== null && <Fact term="Construction">{build_period}</Fact>}
        {syndic_name !== null && <Fact term="Syndic">{syndic_name}</Fact>}
        <Fact term="Publié le">{frenchDay(building.published_on)}</Fact>
      </dl>
    </>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-encre-3">{term}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);
