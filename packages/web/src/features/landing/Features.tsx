import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { paths } from '../../paths.ts';
import { site } from '../../site/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DemoLink } from '../../ui/DemoLink.tsx';
import type * as drawings from './feature-drawings.tsx';
import { Section } from './Section.tsx';
import { stillPart } from './still-part.tsx';

const drawn = (name: keyof typeof drawings) =>
  stillPart(async () => ({ default: (await import('./feature-drawings.tsx'))[name] }));

const KnowDrawing = drawn('KnowDrawing');
const FetchDrawing = drawn('FetchDrawing');
const StatementDrawing = drawn('StatementDrawing');
const CollaborateDrawing = drawn('CollaborateDrawing');
const ValidateDrawing = drawn('ValidateDrawing');
const OrderDrawing = drawn('OrderDrawing');

export function Features() {
  return (
    <Section labelledBy="fonctions">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div className="max-w-136">
          <h2 id="fonctions" className="md:text-h1">
            Tout ce que demande une vente, au même endroit.
          </h2>
          <p className="mt-3 text-pretty text-encre-2">
            Un bien ou plusieurs&nbsp;: chaque vente a son dossier, et vous les suivez tous depuis
            une seule page.
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-col">
          <DemoLink variant="secondary" />
          <ButtonLink to={paths.proOffers} variant="quiet" className="px-4">
            Découvrir les offres pros
            <ArrowRight />
          </ButtonLink>
        </div>
      </div>
      <ul className="mt-10 grid gap-6 sm:grid-cols-2 md:mt-12 lg:grid-cols-3">
        <Feature title="Connaitre" drawing={<KnowDrawing />}>
          La liste exacte des documents à réunir, selon le bien et la vente.
        </Feature>
        <Feature title="Récupérer" drawing={<FetchDrawing />}>
          Le robot se connecte au portail du syndic et rapporte les documents de copropriété.
        </Feature>
        <Feature title="Pré-état daté" drawing={<StatementDrawing />}>
          Prérempli à partir de vos documents, validé par un notaire, livré en{' '}
          {site.figures.statement_hours}h.
        </Feature>
        <Feature title="Collaborer" drawing={<CollaborateDrawing />}>
          Un lien pour le notaire, un autre pour les acquéreurs. Vous voyez qui a ouvert quoi.
        </Feature>
        <Feature title="Valider" drawing={<ValidateDrawing />}>
          Chaque document est contrôlé. Chaque chiffre garde l’adresse de la page où il a été lu.
        </Feature>
        <Feature title="Commander" drawing={<OrderDrawing />}>
          Titre de propriété, diagnostics, état hypothécaire&nbsp;: à prix remisé, depuis le
          dossier.
        </Feature>
      </ul>
    </Section>
  );
}

type FeatureProps = { title: string; drawing: ReactNode; children: ReactNode };

function Feature({ title, drawing, children }: FeatureProps) {
  return (
    <li className="flex flex-col overflow-hidden rounded-carte bg-surface shadow-pose">
      <div aria-hidden className="grid h-47 overflow-hidden bg-creux px-6 select-none">
        {drawing}
      </div>
      <div className="px-7 pt-5.5 pb-7">
        <h3>{title}</h3>
        <p className="mt-1.5 text-pretty text-encre-2">{children}</p>
      </div>
    </li>
  );
}
