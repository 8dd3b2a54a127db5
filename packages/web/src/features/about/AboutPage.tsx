import type { ReactNode } from 'react';

import { LIVELY_FLOORS } from '../../facade/building/floors.ts';
import { Facade } from '../../facade/Facade.tsx';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { site } from '../../site/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { WindowLegend } from './WindowLegend.tsx';

const LEAD =
  'En copropriété, donner quitus, c’est voter que tout est en ordre. Nous aidons à réunir les papiers d’un bien jusqu’à pouvoir le dire.';

export const meta = () => pageMeta({ title: 'À propos', description: LEAD, path: paths.about });

export default function AboutPage() {
  return (
    <div className="conteneur flex flex-col gap-20 pt-8 pb-26 sm:gap-26 sm:pt-14">
      <PageHead title="À propos" lead={LEAD} />

      <Chapter title="Le mot">
        <p>
          « Quitus » vient du latin <i>quietus</i>, tranquille. Chaque année, une fois les comptes
          relus, l’assemblée générale des copropriétaires peut donner quitus au syndic : elle
          reconnaît que sa gestion est en ordre.
        </p>
        <p>
          Nous avons gardé le mot pour ce qu’il promet. Quand un dossier est complet et vérifié,
          chacun peut avancer l’esprit tranquille : le vendeur, l’acquéreur, l’agent, le notaire.
        </p>
      </Chapter>

      <Chapter title="Pourquoi nous le faisons">
        <p>
          Vendre un appartement demande une vingtaine de documents. Ils sont chez le syndic, aux
          impôts, dans un tiroir, chez le diagnostiqueur. On en découvre un manquant la veille de la
          promesse, et tout recule.
        </p>
        <p>
          La difficulté n’est pas le droit : la liste est connue. C’est la collecte, la relecture et
          les dates. Notre mission tient en une phrase : {site.mission.toLowerCase()}
        </p>
      </Chapter>

      <section className="grid items-center gap-10 sm:grid-cols-2 md:gap-16">
        <Facade
          floors={LIVELY_FLOORS}
          number="14"
          title="Un immeuble dont chaque fenêtre est un document : presque toutes sont éclairées, car vérifiées."
        />
        <div>
          <h2>Un dossier est un immeuble</h2>
          <p className="mt-5 max-w-116 text-encre-2">
            C’est notre façon de montrer où vous en êtes. Chaque document est une fenêtre, toujours
            à la même place. D’un coup d’œil, vous voyez ce qui reste à faire.
          </p>
          <WindowLegend />
        </div>
      </section>

      <Chapter title="Comment nous travaillons">
        <ul className="flex flex-col gap-5">
          <Rule title="Tout chiffre a une adresse.">
            Un montant lu dans un document garde la page d’où il vient. Vous pouvez toujours aller
            voir.
          </Rule>
          <Rule title="Le vert se mérite.">
            Un document n’est « vérifié » que si tous ses contrôles passent. Le robot ne valide rien
            de lui-même : ce qu’il rapporte est contrôlé comme le reste.
          </Rule>
          <Rule title="La machine accepte ou demande.">
            Elle ne refuse que sur une règle certaine. Dans le doute, une personne de notre équipe
            regarde.
          </Rule>
          <Rule title="L’inconnu reste inconnu.">
            Un montant absent est écrit « non communiqué ». Nous ne le remplaçons pas par un zéro.
          </Rule>
          <Rule title="Vos accès restent les vôtres.">
            Vos identifiants de portail sont effacés après la récupération, sauf si vous demandez le
            contraire.
          </Rule>
        </ul>
      </Chapter>

      <Chapter title="Ce que nous ne faisons pas">
        <p>
          Nous ne sommes ni syndic, ni agent immobilier, ni notaire. Nous n’établissons pas d’état
          daté, nous ne rédigeons pas d’acte et nous ne donnons pas de conseil juridique. Nous
          préparons le travail de ceux dont c’est le métier.
        </p>
        <p>
          Nous ne contournons pas les protections des portails, et nous ne vendons pas vos données.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-4">
          <ButtonLink to={paths.signUp}>Créer mon compte</ButtonLink>
          <TextLink to={paths.help}>Consulter l’aide</TextLink>
        </div>
      </Chapter>
    </div>
  );
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 md:grid-cols-[20rem_1fr] md:gap-16">
      <h2>{title}</h2>
      <div className="max-w-116 space-y-4 text-encre-2 md:pt-2">{children}</div>
    </section>
  );
}

const Rule = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <strong className="font-semibold text-encre">{title}</strong> {children}
  </li>
);
