import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { site } from '../../site/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { applicableLaw, CompanyIdentity, Mail, mediation } from './clauses.tsx';
import { LegalPage, type Section } from './LegalPage.tsx';

const TITLE = 'Conditions générales d’utilisation';
const LEAD = `Les règles d’usage de ${site.name}, pour toute personne qui visite le site ou tient un dossier.`;

export const meta = () => pageMeta({ title: TITLE, description: LEAD, path: paths.terms });

const SECTIONS: readonly Section[] = [
  {
    id: 'objet',
    title: 'Objet',
    body: (
      <>
        <p>
          {site.name} aide à réunir, contrôler, conserver et partager les documents d’un bien
          immobilier. Le service est fourni par :
        </p>
        <CompanyIdentity />
        <p>
          Créer un compte, ou continuer depuis une invitation, vaut acceptation de ces conditions.
          Les achats relèvent en plus des{' '}
          <TextLink to={paths.salesTerms}>conditions générales de vente</TextLink> et des{' '}
          <TextLink to={paths.pedSalesTerms}>conditions de vente du pré-état daté</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'compte',
    title: 'Compte et connexion',
    body: (
      <>
        <p>
          Un compte se crée avec une adresse email et l’adresse d’un premier bien. Vous vous
          connectez par un lien reçu par e-mail, qui sert une fois et dure 15 minutes, ou par un mot
          de passe que vous définissez.
        </p>
        <p>
          Votre boîte e-mail ouvre votre compte : protégez-la. Votre compte montre les sessions
          ouvertes et permet de les fermer. Prévenez-nous si vous pensez qu’un tiers y a accédé.
        </p>
        <p>
          Le responsable d’une organisation crée et supprime les comptes de ses agents. Supprimer un
          agent lui remet ses dossiers. Un invité ne voit que les dossiers auxquels il a été invité,
          selon son rôle.
        </p>
      </>
    ),
  },
  {
    id: 'dossiers',
    title: 'Dossiers et liste de documents',
    body: (
      <>
        <p>
          La liste des documents est établie d’après le type de dossier et la situation que vous
          déclarez. Elle vous aide : elle ne remplace ni le notaire, ni un conseil juridique. Une
          déclaration inexacte peut la rendre inexacte.
        </p>
        <p>Vous pouvez écarter un document en donnant une raison, qui reste dans l’historique.</p>
      </>
    ),
  },
  {
    id: 'depots',
    title: 'Documents déposés',
    body: (
      <>
        <p>
          Vous déposez des fichiers PDF, JPEG, PNG, HEIC, TIFF, DOCX ou ZIP, de 100 Mo au plus
          chacun. Sont refusés, sans être conservés, les fichiers vides, protégés par un mot de
          passe, corrompus, déguisés ou dangereux.
        </p>
        <p>
          Vous gardez vos droits sur vos documents. Vous nous autorisez à les copier, les lire et
          les transmettre aux seules fins du service. Vous garantissez avoir le droit de les
          déposer, y compris quand ils citent d’autres personnes.
        </p>
      </>
    ),
  },
  {
    id: 'controle',
    title: 'Contrôle des documents',
    body: (
      <>
        <p>
          Un document est lu, puis soumis à des contrôles : bon type, bon immeuble, bon lot,
          lisible, complet, à jour, cohérent. « Vérifié » veut dire que ces contrôles sont passés à
          la date indiquée. Cela ne garantit ni l’exactitude de ce que le document affirme, ni son
          authenticité.
        </p>
        <p>
          Un refus dit sa raison. Vous pouvez y répondre : une personne de notre équipe regarde à
          nouveau. Les délais affichés sont des estimations.
        </p>
      </>
    ),
  },
  {
    id: 'robots',
    title: 'Robots et portails',
    body: (
      <>
        <p>
          En lançant un robot, vous nous donnez mandat de nous connecter en votre nom au portail
          choisi, pour cette récupération, et d’y copier les documents de votre dossier. Vous
          garantissez que les identifiants sont les vôtres ou que leur titulaire vous y autorise.
        </p>
        <p>
          Les identifiants sont chiffrés et effacés à la fin de la récupération, sauf si vous
          demandez de les conserver. Vous pouvez arrêter le robot à tout moment. Nous ne contournons
          aucune protection : un code ou une image à recopier vous est présenté.
        </p>
        <p>
          Un portail peut changer, s’arrêter ou ne pas contenir un document. Nous ne pouvons pas
          promettre le résultat.
        </p>
      </>
    ),
  },
  {
    id: 'partage',
    title: 'Partage',
    body: (
      <>
        <p>
          Vous choisissez les documents, le destinataire, la durée et le droit de télécharger. Seuls
          les documents vérifiés sont partagés. Vous êtes responsable du choix du destinataire. Vous
          pouvez suspendre ou fermer un lien à tout moment, mais pas reprendre ce qui a déjà été
          téléchargé.
        </p>
        <p>
          Les ouvertures et les téléchargements sont enregistrés. Ils peuvent servir de preuve de la
          remise des documents, avec l’accord de l’acquéreur.
        </p>
      </>
    ),
  },
  {
    id: 'usages',
    title: 'Usages interdits',
    body: (
      <ul>
        <li>déposer un document faux, ou celui d’une personne sans son accord ;</li>
        <li>utiliser les identifiants d’autrui ;</li>
        <li>chercher à entrer dans un compte, un dossier ou un serveur ;</li>
        <li>perturber le service ou l’interroger en masse par un programme non autorisé.</li>
      </ul>
    ),
  },
  {
    id: 'disponibilite',
    title: 'Disponibilité',
    body: (
      <p>
        Nous faisons en sorte que le service soit ouvert à toute heure. Il peut s’interrompre pour
        une mise à jour ou une panne. Gardez l’original de vos documents : {site.name} n’est pas un
        coffre-fort numérique au sens de la loi.
      </p>
    ),
  },
  {
    id: 'responsabilite',
    title: 'Responsabilité',
    body: (
      <p>
        {site.company} répond des fautes qu’elle commet dans la fourniture du service. Elle ne
        répond pas du contenu des documents, des décisions prises sans avis d’un professionnel, ni
        de l’indisponibilité d’un portail. Rien dans ces conditions ne limite les droits que la loi
        donne à un consommateur.
      </p>
    ),
  },
  {
    id: 'fin',
    title: 'Suspension et fin',
    body: (
      <>
        <p>
          Vous pouvez exporter vos données et supprimer votre compte à tout moment. Un document
          supprimé se rétablit pendant 30 jours.
        </p>
        <p>
          En cas d’usage interdit, nous pouvons suspendre un compte après vous avoir prévenu, ou
          aussitôt s’il y a urgence. Vous pouvez contester cette décision en écrivant à <Mail />.
        </p>
      </>
    ),
  },
  {
    id: 'donnees',
    title: 'Données personnelles',
    body: (
      <p>
        Elles sont décrites aux pages <TextLink to={paths.privacy}>Confidentialité</TextLink> et{' '}
        <TextLink to={paths.cookies}>Cookies</TextLink>.
      </p>
    ),
  },
  {
    id: 'modifications',
    title: 'Modifications',
    body: (
      <p>
        Si ces conditions changent de façon importante, nous vous écrivons au moins trente jours
        avant. Vous pouvez alors supprimer votre compte.
      </p>
    ),
  },
  mediation,
  applicableLaw,
];

export default function TermsPage() {
  return <LegalPage title={TITLE} lead={LEAD} sections={SECTIONS} />;
}
