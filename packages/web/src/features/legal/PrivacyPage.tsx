import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { site } from '../../site/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { CompanyIdentity, Mail } from './clauses.tsx';
import { LegalPage, type Section } from './LegalPage.tsx';
import { LegalTable, RowTitle } from './LegalTable.tsx';
import { RETENTION } from './retention.data.ts';

const LEAD =
  'Quelles données nous traitons, pourquoi, qui les voit, combien de temps nous les gardons, et vos droits.';

export const meta = () =>
  pageMeta({ title: 'Confidentialité', description: LEAD, path: paths.privacy });

const { legal } = site;

const PURPOSES = [
  {
    purpose: 'Tenir votre compte et vos dossiers, contrôler et partager les documents',
    basis: 'Contrat',
  },
  {
    purpose: 'Récupérer des documents sur un portail, à votre demande',
    basis: 'Contrat, sur votre mandat',
  },
  {
    purpose: 'Établir un pré-état daté, livrer une pièce commandée',
    basis: 'Contrat',
  },
  {
    purpose: 'Encaisser, facturer, tenir la comptabilité',
    basis: 'Obligation légale',
  },
  {
    purpose: 'Garder la preuve de la remise des documents à l’acquéreur',
    basis: 'Intérêt légitime',
  },
  {
    purpose: 'Protéger le service : limites d’usage, journaux, contrôle des fichiers',
    basis: 'Intérêt légitime',
  },
  {
    purpose: 'Répondre à un message',
    basis: 'Intérêt légitime',
  },
  {
    purpose: 'Messagerie, avis et vidéo d’un tiers',
    basis: 'Consentement',
  },
];

const SECTIONS: readonly Section[] = [
  {
    id: 'responsable',
    title: 'Responsable du traitement',
    body: (
      <>
        <CompanyIdentity />
        <p>
          Délégué à la protection des données : <Mail to={legal.dpo_email} />.
        </p>
        <p>
          Quand une agence ouvre un dossier pour son client, elle est responsable de ce traitement
          et {site.company} agit pour son compte.
        </p>
      </>
    ),
  },
  {
    id: 'donnees',
    title: 'Données traitées',
    body: (
      <ul>
        <li>Compte : adresse email, nom, téléphone, société, adresse de facturation.</li>
        <li>
          Dossier : adresse et situation du bien, documents déposés ou récupérés, ce qui y est lu
          (montants, dates, noms).
        </li>
        <li>
          Pièces personnelles : identité, acte de naissance, RIB, quand la vente les demande. Elles
          ne sont demandées que si elles sont utiles.
        </li>
        <li>
          Personnes citées dans les documents de copropriété : elles n’ont pas de compte, leurs
          données ne servent qu’au dossier.
        </li>
        <li>
          Usage : sessions, adresse IP, ouvertures et téléchargements d’un partage, historique des
          documents.
        </li>
        <li>Messages que vous nous envoyez.</li>
      </ul>
    ),
  },
  {
    id: 'finalites',
    title: 'Pourquoi, et sur quelle base',
    body: (
      <LegalTable
        caption="Finalités et bases légales"
        head={['Finalité', 'Base légale']}
        rows={PURPOSES.map(({ purpose, basis }) => ({
          key: purpose,
          cells: [<RowTitle key={purpose} title={purpose} />, basis],
        }))}
      />
    ),
  },
  {
    id: 'destinataires',
    title: 'Qui les voit',
    body: (
      <>
        <ul>
          <li>Vous, et les personnes de votre organisation qui gèrent le dossier.</li>
          <li>
            Le notaire, l’acquéreur, l’agent ou le vendeur à qui vous ouvrez un partage, pour les
            seuls documents choisis et vérifiés.
          </li>
          <li>Les personnes de notre équipe chargées du contrôle.</li>
          <li>
            Nos prestataires, liés par contrat : l’hébergeur ({legal.host_name}), l’envoi d’e-mails,
            le paiement (Stripe) et, si vous l’avez acceptée, la messagerie (Crisp).
          </li>
        </ul>
        <p>
          Vos données ne sont ni vendues, ni louées. Vos documents n’entraînent aucun modèle
          d’intelligence artificielle.
        </p>
        <p>
          Si un prestataire traite des données hors de l’Union européenne, ce transfert repose sur
          une décision d’adéquation ou sur les clauses types de la Commission européenne. La liste à
          jour des prestataires est envoyée sur demande.
        </p>
      </>
    ),
  },
  {
    id: 'durees',
    title: 'Combien de temps',
    body: (
      <>
        <LegalTable
          caption="Durées de conservation"
          head={['Données', 'Durée']}
          rows={RETENTION.map(({ data, kept }) => ({
            key: data,
            cells: [<RowTitle key={data} title={data} />, kept],
          }))}
        />
        <p>Un traitement automatique applique ces durées chaque nuit.</p>
      </>
    ),
  },
  {
    id: 'identifiants',
    title: 'Vos identifiants de portail',
    body: (
      <p>
        Pour récupérer vos documents, le robot se connecte en votre nom, avec votre accord. Vos
        identifiants sont chiffrés, utilisés le temps de la récupération, puis effacés. Ils ne sont
        gardés que si vous cochez « conserver pour les mises à jour », et vous pouvez les retirer.
        Ils ne figurent dans aucun journal.
      </p>
    ),
  },
  {
    id: 'securite',
    title: 'Sécurité',
    body: (
      <ul>
        <li>Connexions chiffrées entre votre navigateur et nos serveurs.</li>
        <li>
          Mots de passe et liens de connexion gardés sous forme d’empreinte : nous ne pouvons pas
          les relire.
        </li>
        <li>Sessions visibles dans votre compte, que vous pouvez fermer.</li>
        <li>Liens de partage à durée limitée, que vous pouvez suspendre ou fermer.</li>
        <li>Filigrane mis d’office sur les pièces d’identité partagées.</li>
        <li>Journaux techniques sans contenu de document.</li>
      </ul>
    ),
  },
  {
    id: 'droits',
    title: 'Vos droits',
    body: (
      <>
        <p>
          Vous pouvez demander l’accès à vos données, leur rectification, leur effacement, la
          limitation de leur traitement, leur portabilité, et vous opposer à un traitement. Vous
          pouvez retirer un consentement à tout moment et donner des directives pour après votre
          décès.
        </p>
        <p>
          L’export de vos données et la suppression de votre compte se font depuis votre compte.
          Pour le reste, écrivez à <Mail to={legal.dpo_email} />. Nous répondons dans le mois. Nous
          ne demandons une pièce d’identité qu’en cas de doute sérieux, et nous l’effaçons ensuite.
        </p>
        <p>
          Vous pouvez aussi adresser une plainte à la{' '}
          <TextLink href="https://www.cnil.fr/fr/plaintes" newTab>
            CNIL
          </TextLink>
          .
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        Ils sont décrits dans la <TextLink to={paths.cookies}>politique de cookies</TextLink>.
      </p>
    ),
  },
  {
    id: 'modifications',
    title: 'Modifications',
    body: (
      <p>
        Si cette page change de façon importante, nous l’annonçons par e-mail aux titulaires d’un
        compte. La date de la version figure en haut.
      </p>
    ),
  },
];

export default function PrivacyPage() {
  return <LegalPage title="Confidentialité" lead={LEAD} sections={SECTIONS} />;
}
