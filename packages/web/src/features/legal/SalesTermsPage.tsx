import {
  formatPrice,
  PACK_AGENTS,
  type ProductId,
  taxOf,
  TVA_PERCENT,
} from '@quitus/domain/payments/catalogue';

import { sold } from '../../orders/sold.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { site } from '../../site/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import {
  applicableLaw,
  CompanyIdentity,
  Mail,
  mediation,
  WithdrawalForm,
  WithdrawalFunction,
} from './clauses.tsx';
import { LegalPage, type Section } from './LegalPage.tsx';
import { LegalTable, RowTitle } from './LegalTable.tsx';

const TITLE = 'Conditions générales de vente';
const LEAD =
  'Les dossiers à la demande, les abonnements et les pièces commandées : prix, paiement, durée, rétractation.';

export const meta = () => pageMeta({ title: TITLE, description: LEAD, path: paths.salesTerms });

function priceRow(id: ProductId, what: string, from = '') {
  const { label, price_cents: cents, billing } = sold(id);
  const period = billing === 'monthly' ? ' par mois' : '';
  return {
    key: id,
    cells: [
      <RowTitle key={id} title={label}>
        {what}
      </RowTitle>,
      `${from}${formatPrice(cents - taxOf(cents))}${period}`,
      `${from}${formatPrice(cents)}${period}`,
    ],
  };
}

const SECTIONS: readonly Section[] = [
  {
    id: 'vendeur',
    title: 'Vendeur et champ',
    body: (
      <>
        <CompanyIdentity />
        <p>
          Ces conditions valent pour les particuliers et pour les professionnels. La commande d’un
          pré-état daté a ses propres{' '}
          <TextLink to={paths.pedSalesTerms}>conditions de vente</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'prix',
    title: 'Services et prix',
    body: (
      <>
        <LegalTable
          caption="Services et prix"
          head={['Service', 'Prix HT', 'Prix TTC']}
          rows={[
            priceRow('DOSSIER_ON_DEMAND', 'Un dossier, avec tous les outils'),
            priceRow('PRO_UNLIMITED', 'Dossiers illimités, un compte'),
            priceRow('PACK_PRO_UNLIMITED', `Dossiers illimités, ${PACK_AGENTS} agents compris`),
            priceRow('EXTRA_AGENT', 'Un agent de plus dans le pack'),
            priceRow(
              'MISSION_TITRE_PROP',
              'Titre de propriété, diagnostics, état hypothécaire',
              'dès ',
            ),
          ]}
        />
        <p>
          La TVA est de {TVA_PERCENT} %. Le prix d’une pièce commandée est indiqué avant le
          paiement. Un changement de prix d’abonnement est annoncé par e-mail au moins trente jours
          avant : vous pouvez résilier sans frais.
        </p>
      </>
    ),
  },
  {
    id: 'commande',
    title: 'Commande',
    body: (
      <>
        <p>
          Vous choisissez un service, vous indiquez votre identité de facturation, vous relisez le
          récapitulatif, puis vous validez par un bouton qui mentionne l’obligation de paiement. La
          commande est confirmée par e-mail, avec ces conditions.
        </p>
        <p>
          Un dossier à la demande attend son paiement, puis devient un dossier complet. Un
          abonnement commence au paiement. Une pièce commandée est livrée dans le dossier.
        </p>
      </>
    ),
  },
  {
    id: 'paiement',
    title: 'Paiement et factures',
    body: (
      <>
        <p>
          Le paiement se fait par carte, sur la page sécurisée de notre prestataire Stripe. Nous ne
          voyons pas le numéro de carte. Un abonnement est prélevé au début de chaque mois
          d’abonnement.
        </p>
        <p>
          Chaque paiement donne une facture numérotée, envoyée par e-mail et gardée en PDF dans
          votre compte.
        </p>
        <p>
          Entre professionnels, un retard de paiement entraîne de plein droit des pénalités égales à
          trois fois le taux d’intérêt légal et une indemnité forfaitaire de 40 € pour frais de
          recouvrement.
        </p>
      </>
    ),
  },
  {
    id: 'duree',
    title: 'Durée et résiliation',
    body: (
      <p>
        Un abonnement est conclu pour un mois et se renouvelle chaque mois. Vous le résiliez à tout
        moment depuis votre compte, en trois clics. La résiliation prend effet à la fin du mois déjà
        payé, et vous recevez une confirmation par e-mail.
      </p>
    ),
  },
  {
    id: 'retractation',
    title: 'Droit de rétractation',
    body: (
      <>
        <p>
          Si vous êtes un consommateur, vous pouvez renoncer à votre achat sans motif pendant 14
          jours à compter de la conclusion du contrat. Certains professionnels (cinq salariés au
          plus, pour un achat hors de leur activité principale) ont le même droit dans les cas
          prévus par la loi.
        </p>
        <p>
          Avant de payer, deux cases, non cochées d’avance, vous permettent de demander que le
          service commence tout de suite et de reconnaître que ce droit se perd une fois le service
          entièrement exécuté. Si vous renoncez avant, vous ne payez que la part déjà fournie. Sans
          ces deux accords, la commande n’est pas prise.
        </p>
        <WithdrawalFunction />
        <p>
          Le remboursement se fait par le même moyen de paiement, dans les 14 jours de votre
          décision.
        </p>
        <WithdrawalForm />
      </>
    ),
  },
  {
    id: 'garanties',
    title: 'Garanties',
    body: (
      <p>
        Le consommateur bénéficie de la garantie légale de conformité des services numériques
        (articles L. 224-25-12 et suivants du Code de la consommation). En cas de défaut, il peut
        demander la mise en conformité et, à défaut, une réduction du prix ou la fin du contrat.
        Écrivez à <Mail />.
      </p>
    ),
  },
  {
    id: 'responsabilite',
    title: 'Responsabilité',
    body: (
      <p>
        {site.company} répond de la bonne exécution de ses services. Envers un professionnel, et
        sauf faute lourde, sa responsabilité est limitée aux sommes payées pendant les douze
        derniers mois. Les coordonnées de l’assureur de responsabilité professionnelle sont
        communiquées sur demande.
      </p>
    ),
  },
  mediation,
  applicableLaw,
];

export default function SalesTermsPage() {
  return <LegalPage title={TITLE} lead={LEAD} sections={SECTIONS} />;
}
