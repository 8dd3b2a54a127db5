import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { VERSION } from './LegalPage.tsx';

const LEAD = 'Chaque texte a son objet. Voici lequel lire, selon ce que vous faites.';

export const meta = () =>
  pageMeta({ title: 'Conditions', description: LEAD, path: paths.conditions });

const TEXTS = [
  {
    to: paths.terms,
    title: 'Conditions générales d’utilisation',
    text: 'Pour toute personne qui utilise le site, avec ou sans compte : ouvrir un dossier, déposer, laisser agir le robot, partager.',
  },
  {
    to: paths.salesTerms,
    title: 'Conditions générales de vente',
    text: 'Pour les dossiers à la demande, les abonnements et les pièces commandées : prix, paiement, résiliation, rétractation.',
  },
  {
    to: paths.pedSalesTerms,
    title: 'Conditions générales de vente du pré-état daté',
    text: 'Pour la commande d’un pré-état daté : ce qui est livré, en combien de temps, ce qu’il vaut, et comment y renoncer.',
  },
];

const OTHERS = [
  { to: paths.privacy, title: 'Confidentialité', text: 'Ce que nous faisons de vos données.' },
  { to: paths.cookies, title: 'Cookies', text: 'Ce que garde votre navigateur.' },
  { to: paths.legalNotice, title: 'Mentions légales', text: 'Qui édite et qui héberge le site.' },
];

export default function ConditionsPage() {
  return (
    <div className="conteneur pt-8 pb-26 sm:pt-14">
      <p className="mb-3 text-second text-encre-3">Version du {VERSION}</p>
      <PageHead title="Conditions" lead={LEAD} />
      <ul className="mt-12 flex max-w-116 flex-col gap-10">
        {TEXTS.map(({ to, title, text }) => (
          <li key={to}>
            <h2 className="text-h3">
              <TextLink to={to} className="font-normal">
                {title}
              </TextLink>
            </h2>
            <p className="mt-2 text-encre-2">{text}</p>
          </li>
        ))}
      </ul>
      <h2 className="mt-16 max-w-116 border-b border-trait pb-4 text-h3">Et aussi</h2>
      <ul className="mt-4 flex max-w-116 flex-col gap-3">
        {OTHERS.map(({ to, title, text }) => (
          <li key={to} className="text-encre-2">
            <TextLink to={to}>{title}</TextLink>. {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
