import { formatPrice, taxOf } from '@quitus/domain/payments/catalogue';

import { sold } from '../../orders/sold.ts';
import { PED_BOXES } from '../../orders/withdrawal-boxes.ts';
import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { site } from '../../site/site.ts';
import {
  applicableLaw,
  CompanyIdentity,
  Mail,
  mediation,
  WithdrawalForm,
  WithdrawalFunction,
} from './clauses.tsx';
import { LegalPage, type Section } from './LegalPage.tsx';

const TITLE = 'Conditions générales de vente du pré-état daté';
const LEAD = 'Ce qui est livré, à quel prix, en combien de temps, et comment y renoncer.';

export const meta = () => pageMeta({ title: TITLE, description: LEAD, path: paths.pedSalesTerms });

const taxIncluded = ({ price_cents }: { price_cents: number }) => formatPrice(price_cents);
const taxExcluded = ({ price_cents }: { price_cents: number }) =>
  formatPrice(price_cents - taxOf(price_cents));

const SECTIONS: readonly Section[] = [
  {
    id: 'vendeur',
    title: 'Vendeur',
    body: <CompanyIdentity />,
  },
  {
    id: 'objet',
    title: 'Ce qui est livré',
    body: (
      <>
        <p>
          Un document PDF qui réunit les informations financières de l’article{' '}
          <span className="whitespace-nowrap">L. 721-2</span> du Code de la construction et de
          l’habitation, pour les lots vendus ensemble dans une copropriété. Chaque montant porte sa
          date, son document source et sa page.
        </p>
        <p>
          Il porte un numéro, la liste de ses sources avec leur empreinte, et un code qui ouvre une
          page de vérification.
        </p>
      </>
    ),
  },
  {
    id: 'limites',
    title: 'Ce que ce n’est pas',
    body: (
      <>
        <p>
          <strong>Ce n’est pas un état daté.</strong> L’état daté ne peut être établi que par le
          syndic, et reste nécessaire pour l’acte de vente.
        </p>
        <p>
          <strong>Ce n’est pas un conseil juridique.</strong> Le document est établi à partir des
          papiers fournis, à la date de ces papiers. Il informe : il ne remplace ni le notaire, ni
          le syndic.
        </p>
      </>
    ),
  },
  {
    id: 'conditions',
    title: 'Conditions de la commande',
    body: (
      <>
        <p>
          La commande est ouverte quand deux documents du dossier sont vérifiés : la dernière
          convocation d’assemblée générale avec ses annexes comptables, et les appels de fonds ou
          relevés de charges.
        </p>
        <p>
          Avant de payer, vous voyez chaque champ, sa valeur et sa source. Vous confirmez ou vous
          complétez. Vous êtes responsable de ce que vous déclarez et de la sincérité des documents
          fournis.
        </p>
      </>
    ),
  },
  {
    id: 'prix',
    title: 'Prix et paiement',
    body: (
      <p>
        {taxIncluded(sold('PED'))} TTC ({taxExcluded(sold('PED'))} HT), et{' '}
        {taxIncluded(sold('PED_PRO'))} TTC ({taxExcluded(sold('PED_PRO'))} HT) pour un compte
        professionnel. Le prix est payé à la commande, par carte, sur la page sécurisée de notre
        prestataire Stripe. La commande est validée par un bouton qui mentionne l’obligation de
        paiement. La facture est envoyée par e-mail et gardée dans votre compte.
      </p>
    ),
  },
  {
    id: 'livraison',
    title: 'Livraison',
    body: (
      <>
        <p>
          Si tous les champs sont confirmés, si deux tiers au moins des champs requis sont connus et
          si les contrôles passent, le document est livré aussitôt après le paiement. Sinon, notre
          équipe le reprend et le livre dans les {site.figures.statement_hours} heures. Il est
          déposé dans le dossier et envoyé par e-mail.
        </p>
        <p>
          Si nous avons besoin d’une réponse de votre part, le délai attend cette réponse. Si nous
          ne pouvons pas établir le document, vous êtes remboursé en entier.
        </p>
      </>
    ),
  },
  {
    id: 'inconnus',
    title: 'Montants inconnus et écarts',
    body: (
      <p>
        Un montant qui ne figure dans aucun document est écrit « non communiqué », jamais remplacé
        par un zéro. Une estimation est signalée comme telle. Un écart entre deux documents est
        montré.
      </p>
    ),
  },
  {
    id: 'corrections',
    title: 'Corrections et mises à jour',
    body: (
      <p>
        Une erreur de notre part est corrigée sans frais : écrivez à <Mail />. Quand un document
        plus récent arrive dans le dossier, une mise à jour vous est proposée. La page de
        vérification indique si le document est toujours le dernier.
      </p>
    ),
  },
  {
    id: 'retractation',
    title: 'Droit de rétractation',
    body: (
      <>
        <p>
          Si vous êtes un consommateur, vous avez 14 jours à compter de la commande pour renoncer
          sans motif. Comme le document est établi en un jour, deux cases vous sont présentées avant
          le paiement. Aucune n’est cochée d’avance :
        </p>
        <ul>
          <li>« {PED_BOXES.begin_now} »</li>
          <li>« {PED_BOXES.loss_acknowledged} »</li>
        </ul>
        <p>
          Si vous renoncez avant la livraison, vous êtes remboursé en entier. Sans ces deux accords,
          la commande n’est pas prise : un pré-état daté s’établit dès le paiement. Nous gardons la
          preuve de vos choix.
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
    id: 'responsabilite',
    title: 'Garanties et responsabilité',
    body: (
      <p>
        {site.company} répond de l’exactitude de la reprise des montants. Elle ne répond pas d’une
        erreur déjà présente dans les documents fournis, ni d’un changement survenu après leur date.
        Les garanties légales dues au consommateur s’appliquent. Les coordonnées de l’assureur de
        responsabilité professionnelle sont communiquées sur demande.
      </p>
    ),
  },
  mediation,
  applicableLaw,
];

export default function PedSalesTermsPage() {
  return <LegalPage title={TITLE} lead={LEAD} sections={SECTIONS} />;
}
