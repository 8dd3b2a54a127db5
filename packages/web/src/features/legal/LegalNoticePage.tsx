import { paths } from '../../paths.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { site } from '../../site/site.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { CompanyIdentity, Mail, mediation } from './clauses.tsx';
import { LegalPage, type Section } from './LegalPage.tsx';

const LEAD = `Qui édite le site ${site.name}, qui l’héberge, et comment nous joindre.`;

export const meta = () =>
  pageMeta({ title: 'Mentions légales', description: LEAD, path: paths.legalNotice });

const { legal } = site;

const SECTIONS: readonly Section[] = [
  { id: 'editeur', title: 'Éditeur', body: <CompanyIdentity /> },
  {
    id: 'publication',
    title: 'Direction de la publication',
    body: <p>{legal.publication_director}, au titre de la représentation légale de l’éditeur.</p>,
  },
  {
    id: 'hebergeur',
    title: 'Hébergeur',
    body: (
      <p>
        {legal.host_name}, {legal.host_address}. Téléphone : {legal.host_phone}.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Nous joindre',
    body: (
      <p>
        Par courrier : {site.postal_address}. Par téléphone : {legal.phone}. Par e-mail : <Mail />.
        Pour vos données personnelles : <Mail to={legal.dpo_email} />.
      </p>
    ),
  },
  {
    id: 'activite',
    title: 'Activité',
    body: (
      <p>
        {site.name} réunit, contrôle et partage des documents, et établit des pré-états datés à
        partir des documents fournis. {site.company} n’est ni syndic, ni agent immobilier, ni
        notaire, ne rédige pas d’acte et ne donne pas de conseil juridique.
      </p>
    ),
  },
  {
    id: 'propriete',
    title: 'Propriété intellectuelle',
    body: (
      <>
        <p>
          Les textes, les dessins et le code du site appartiennent à {site.company}, sauf mention
          contraire. Les documents déposés restent à ceux qui les déposent.
        </p>
        <p>
          Les polices Spectral et Figtree sont publiées sous licence SIL Open Font. Les adresses
          proposées viennent de la Base Adresse Nationale, sous Licence Ouverte 2.0.
        </p>
      </>
    ),
  },
  {
    id: 'accessibilite',
    title: 'Accessibilité',
    body: (
      <p>
        Nous visons le niveau AA des règles WCAG 2.2. Si une page vous résiste, écrivez à <Mail />.
        Nous vous donnerons l’information autrement, et nous corrigerons la page.
      </p>
    ),
  },
  {
    id: 'donnees',
    title: 'Données personnelles et cookies',
    body: (
      <p>
        Voyez les pages <TextLink to={paths.privacy}>Confidentialité</TextLink> et{' '}
        <TextLink to={paths.cookies}>Cookies</TextLink>.
      </p>
    ),
  },
  mediation,
];

export default function LegalNoticePage() {
  return <LegalPage title="Mentions légales" lead={LEAD} sections={SECTIONS} />;
}
