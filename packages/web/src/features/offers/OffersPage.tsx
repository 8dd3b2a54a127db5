import { TVA_PERCENT } from '@quitus/domain/payments/catalogue';

import { paths } from '../../paths.ts';
import { jsonLd } from '../../site/json-ld.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { site } from '../../site/site.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DemoLink } from '../../ui/DemoLink.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Question } from '../../ui/Question.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Comparison } from './Comparison.tsx';
import { OfferCard } from './OfferCard.tsx';
import { offersFacts } from './offers-facts.ts';
import { COMMON, OFFERS, QUESTIONS } from './offers.data.ts';
import { priceOf } from './price.ts';

const LEAD =
  'Payez au dossier, au mois, ou pour toute l’agence. Les outils sont les mêmes partout : seul change le nombre de dossiers et de personnes.';

export const meta = () => [
  ...pageMeta({ title: 'Offres Pro', description: LEAD, path: paths.proOffers }),
  jsonLd(offersFacts()),
];

export default function OffersPage() {
  return (
    <div className="conteneur flex flex-col gap-20 pt-8 pb-26 sm:gap-26 sm:pt-14">
      <div>
        <PageHead title="Offres Pro" lead={LEAD}>
          <ButtonLink to={paths.signUp}>Créer mon compte</ButtonLink>
          <DemoLink variant="secondary" />
        </PageHead>
        <ul className="mt-12 grid gap-5 md:grid-cols-3">
          {OFFERS.map((offer) => (
            <OfferCard key={offer.account} offer={offer} />
          ))}
        </ul>
        <p className="mt-5 max-w-104 text-second text-encre-3">
          TVA de {TVA_PERCENT} %. L’inscription est gratuite : vous choisissez l’offre ensuite,
          depuis votre compte.
        </p>
      </div>

      <section>
        <h2>Compris dans les trois offres</h2>
        <dl className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 md:grid-cols-3">
          {COMMON.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-titre text-h4 font-medium">{title}</dt>
              <dd className="mt-1.5 text-encre-2">{text}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section>
        <h2>Les offres, ligne à ligne</h2>
        <Comparison />
      </section>

      <StatementPrice />

      <section>
        <h2>Questions courtes</h2>
        <div className="mt-5">
          {QUESTIONS.map(({ question, answer }) => (
            <Question key={question} question={question}>
              <p>{answer}</p>
            </Question>
          ))}
        </div>
        <p className="mt-6 max-w-116 text-encre-2">
          Une autre question ? Consultez <TextLink to={paths.help}>l’aide</TextLink>, ou lisez les{' '}
          <TextLink to={paths.salesTerms}>conditions générales de vente</TextLink>.
        </p>
        <p className="mt-8">
          <ButtonLink to={paths.signUp}>Créer mon compte</ButtonLink>
        </p>
      </section>
    </div>
  );
}

function StatementPrice() {
  const { taxIncluded, taxExcluded } = priceOf('PED_PRO');
  return (
    <section className="grid gap-6 rounded-tiroir bg-email-doux p-6 sm:p-10 md:grid-cols-[auto_1fr] md:items-center md:gap-12">
      <p>
        <span className="block font-titre text-affiche">{taxIncluded}</span>
        <span className="text-encre-2">TTC, soit {taxExcluded} HT</span>
      </p>
      <div>
        <h2 className="text-h3">Le pré-état daté, au tarif professionnel</h2>
        <p className="mt-2 max-w-116 text-encre-2">
          Le même prix avec les trois offres. Chaque montant porte sa source et sa page, et le
          document est livré en {site.figures.statement_hours}h.
        </p>
        <p className="mt-4">
          <TextLink to={paths.preEtatDate}>Voir comment il est fait</TextLink>
        </p>
      </div>
    </section>
  );
}
