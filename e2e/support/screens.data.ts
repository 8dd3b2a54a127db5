// Who sees which pages of the demonstration, and what opens over them.
import { SITE_PAGES } from './site-pages.data.ts';

/** What is pressed, one after the other, to open something; Escape closes it. */
export type Opening = readonly (readonly [role: 'button' | 'link' | 'menuitem', name: RegExp])[];

export type Screen = {
  /** `*` stands for the dossier whose street is named. */
  path: string;
  street?: string;
  openings?: readonly Opening[];
};

export type Visit = {
  as: string;
  /** Null for somebody who has no account. */
  email: string | null;
  screens: readonly Screen[];
};

const MARCHE = 'rue du Marché';
const FONTAINE = 'rue de la Fontaine';
const SAULES = 'allée des Saules';

const ACCOUNT_MENU: Opening = [['button', /Mon compte/]];
const PALETTE: Opening = [['button', /Aller à un dossier/]];
const MORE = ['button', /Autres actions/] as const;
const paperOf = (label: RegExp): Opening => [['button', label]];

export const VISITS: readonly Visit[] = [
  {
    as: 'the head of an agency, around the dossiers',
    email: 'direction@quais.example.fr',
    screens: [
      { path: '/account', openings: [ACCOUNT_MENU, PALETTE] },
      { path: '/account/nouveauportfolio' },
      { path: '/account/nouveauutilisateur' },
      { path: '/account/agents', openings: [[['button', /^Retirer/]]] },
      { path: '/account/profil' },
      { path: '/account/securite' },
      { path: '/account/facturation' },
      { path: '/payment/offre' },
      { path: '/payment/EXTRA_AGENT/clientdetails' },
      { path: '/payment/success' },
    ],
  },
  {
    as: 'the head of an agency, in a dossier',
    email: 'direction@quais.example.fr',
    screens: [
      {
        path: '/dashboard/*',
        street: MARCHE,
        openings: [
          [MORE],
          [MORE, ['menuitem', /Modifier/]],
          [MORE, ['menuitem', /Confier/]],
          [MORE, ['menuitem', /Archiver/]],
          [['button', /^Partager$/]],

          paperOf(/^Règlement de copropriété/),
          paperOf(/^Appels de charges/),
          paperOf(/^Certificat de superficie/),
        ],
      },
      { path: '/dashboard/*/syndic', street: MARCHE },
      { path: '/dashboard/*/impots', street: MARCHE },
      { path: '/dashboard/*/missions', street: MARCHE },
      { path: '/dashboard/*/missionsped', street: SAULES },
      { path: '/dashboard/*/preetatdate', street: MARCHE },
      { path: '/dashboard/*/download', street: MARCHE },
    ],
  },
  {
    as: 'a private seller',
    email: 'claire.dubois@example.fr',
    screens: [
      { path: '/account', openings: [ACCOUNT_MENU] },
      {
        path: '/dashboard/*',
        street: FONTAINE,
        openings: [[MORE], paperOf(/^Titre de propriété/)],
      },
      { path: '/dashboard/*/preetatdate', street: FONTAINE },
      { path: '/account/profil' },
      { path: '/account/facturation' },
      { path: '/payment/offre' },
    ],
  },
  {
    as: 'an invited notary',
    email: 'etude.lemaire@example.fr',
    screens: [
      { path: '/account' },
      {
        path: '/dashboard/*',
        street: MARCHE,
        openings: [paperOf(/^Règlement de copropriété/)],
      },
      { path: '/dashboard/*/download', street: MARCHE },
    ],
  },
  {
    as: 'the team',
    email: 'equipe@example.fr',
    screens: [
      { path: '/controle' },
      { path: '/controle/preetatdate' },
      { path: '/controle/missions' },
      { path: '/controle/file' },
      { path: '/controle/journal' },
    ],
  },
  {
    as: 'anybody',
    email: null,
    screens: [
      ...SITE_PAGES,
      '/etat-des-portails',
      '/boite-mail',
      '/connexion',
      '/inscription',
      '/password/reset',
      '/invitation',
      '/verifier',
      '/verifier/PED-2026-000001',
      '/message',
      '/nulle-part',
    ].map((path) => ({ path })),
  },
];
