import { CONSENT_COOKIE } from '../../consent/consent-script.ts';
import { paths } from '../../paths.ts';
import { TOKENS_KEY } from '../../session/session.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { THEME_KEY } from '../../theme/theme-script.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { LegalPage, type Section } from './LegalPage.tsx';
import { LegalTable, RowTitle } from './LegalTable.tsx';

const LEAD =
  'Ce que le site garde dans votre navigateur, pourquoi, combien de temps, et comment changer d’avis.';

export const meta = () =>
  pageMeta({ title: 'Politique de cookies', description: LEAD, path: paths.cookies });

const NECESSARY = 'Non requis : strictement nécessaire';

const KEPT = [
  {
    name: CONSENT_COOKIE,
    use: 'Cookie : retient que vous avez accepté.',
    time: '365 jours',
    consent: 'Déposé par votre accord',
  },
  {
    name: 'cookie-refusal',
    use: 'Stockage de l’onglet : retient votre refus, pour ne pas le redemander à chaque page.',
    time: 'Jusqu’à la fermeture de l’onglet',
    consent: NECESSARY,
  },
  {
    name: TOKENS_KEY,
    use: 'Stockage local : garde votre session ouverte après la connexion.',
    time: '30 jours sans visite, ou jusqu’à la déconnexion',
    consent: NECESSARY,
  },
  {
    name: THEME_KEY,
    use: 'Stockage local : l’apparence de jour ou de nuit que vous avez choisie.',
    time: 'Jusqu’à ce que vous la changiez',
    consent: NECESSARY,
  },
  {
    name: 'registration_code',
    use: 'Stockage local : le code d’un lien d’inscription.',
    time: 'Jusqu’à l’inscription',
    consent: NECESSARY,
  },
];

const SECTIONS: readonly Section[] = [
  {
    id: 'principe',
    title: 'Le principe',
    body: (
      <>
        <p>
          Tant que vous n’avez pas cliqué sur « J’accepte », aucun service extérieur n’est appelé et
          aucun traceur n’est déposé. Ne pas répondre revient à refuser. Poursuivre votre navigation
          ne charge rien.
        </p>
        <p>Le site fonctionne de la même façon si vous refusez.</p>
      </>
    ),
  },
  {
    id: 'liste',
    title: 'Ce qui est gardé',
    body: (
      <LegalTable
        caption="Cookies et espaces de stockage utilisés par le site"
        head={['Nom et usage', 'Durée', 'Accord']}
        rows={KEPT.map(({ name, use, time, consent }) => ({
          key: name,
          cells: [
            <RowTitle key={name} title={<code className="font-texte">{name}</code>}>
              {use}
            </RowTitle>,
            time,
            consent,
          ],
        }))}
      />
    ),
  },
  {
    id: 'tiers',
    title: 'Les services extérieurs',
    body: (
      <>
        <p>
          Trois services peuvent être activés sur le site. Ils ne sont chargés qu’après
          « J’accepte », et peuvent alors déposer leurs propres traceurs :
        </p>
        <ul>
          <li>la messagerie instantanée (Crisp), pour discuter avec notre équipe ;</li>
          <li>les avis laissés chez un tiers ;</li>
          <li>la vidéo de la page d’accueil.</li>
        </ul>
        <p>
          Nous n’utilisons ni publicité, ni mesure d’audience. Le paiement se fait sur la page de
          notre prestataire, qui a sa propre politique.
        </p>
      </>
    ),
  },
  {
    id: 'choix',
    title: 'Changer d’avis',
    body: (
      <>
        <p>
          Le lien « Gérer mes cookies », au bas de chaque page, repose la question à tout moment.
        </p>
        <p>
          « Refuser » retire votre accord, efface les cookies du site et ferme votre session : il
          faudra vous reconnecter. Vous pouvez aussi effacer cookies et stockage local dans les
          réglages de votre navigateur.
        </p>
      </>
    ),
  },
  {
    id: 'plus',
    title: 'En savoir plus',
    body: (
      <p>
        Le traitement de vos données est décrit à la page{' '}
        <TextLink to={paths.privacy}>Confidentialité</TextLink>. Vous pouvez vous adresser à la
        CNIL :{' '}
        <TextLink href="https://www.cnil.fr" newTab>
          www.cnil.fr
        </TextLink>
        .
      </p>
    ),
  },
];

export default function CookiesPage() {
  return <LegalPage title="Politique de cookies" lead={LEAD} sections={SECTIONS} />;
}
