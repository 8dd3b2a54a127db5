// The managers that we list ourselves: networks and cabinets whose portal is known, by the public address of its
// login page. ACTIVE only where a connector exists; the others are listed, which is another count.
import { searchable } from '@quitus/domain/portfolios/search';
import type { SyndicState } from '@quitus/domain/robots/run-state';

import type { ListedSyndic } from './directory.queries.ts';

type Portal = {
  state: SyndicState;
  connector_id: string | null;
  tenant: Record<string, string> | null;
  login_url: string | null;
};

const planned = (login_url: string | null): Portal => ({
  state: 'PLANNED',
  connector_id: null,
  tenant: null,
  login_url,
});
const ics = (groupe: string): Portal => ({
  state: 'ACTIVE',
  connector_id: 'ics',
  tenant: { groupe, host: 'extranet2.ics.fr' },
  login_url: `https://extranet2.ics.fr/V5/connexion-${groupe}.html`,
});
const x14 = (host: string): Portal => ({
  state: 'ACTIVE',
  connector_id: 'x14',
  tenant: { host },
  login_url: `https://${host}/connexion/`,
});

type Network = {
  name: string;
  aliases: string[];
  /** How the names of its agencies begin; left out where a person may be called the same. */
  begins?: RegExp;
  portal: Portal;
};

/** One portal for all of their agencies. */
const NETWORKS: readonly Network[] = [
  {
    name: 'Citya Immobilier',
    aliases: ['MyCitya', 'i-Citya'],
    begins: /^citya\b/,
    portal: {
      state: 'ACTIVE',
      connector_id: 'citya',
      tenant: { host: 'my.citya.com' },
      login_url: 'https://my.citya.com/V5/',
    },
  },
  {
    name: 'Foncia',
    aliases: ['MyFoncia'],
    begins: /^foncia\b/,
    portal: planned('https://myfoncia.fr/login'),
  },
  {
    name: 'Sergic',
    aliases: ['Eseis'],
    begins: /^(?:sergic|eseis)\b/,
    portal: planned('https://client.eseis-syndic.com/connexion'),
  },
  {
    name: 'Matera',
    aliases: [],
    begins: /^matera\b/,
    portal: planned('https://app.matera.eu/users/sign_in'),
  },
  {
    name: 'Nexity',
    aliases: [],
    begins: /^nexity\b/,
    portal: planned('https://www.nexity.fr/espace-personnel'),
  },
  {
    name: 'GTF',
    aliases: [],
    begins: /^gtf\b/,
    portal: planned('https://extranet.gtf.fr/connexion'),
  },
  { name: 'Vilogi', aliases: [], portal: planned('https://copro.vilogi.com') },
  { name: 'Immo de France', aliases: [], portal: planned(null) },
  { name: 'Loiselet & Daigremont', aliases: [], portal: planned(null) },
  { name: 'Oralia', aliases: [], portal: planned(null) },
  { name: 'Lamy', aliases: [], portal: planned(null) },
];

/** A portal each, on the servers of the maker of their software. */
const CABINETS: readonly (readonly [name: string, portal: Portal])[] = [
  ['IM.valoris', ics('imvaloris')],
  ['Immo Square', ics('immosquare')],
  ['Lyon Gestion', ics('locaimmo_acig')],
  ['Cersoy et Girard', x14('cersoyetgirard.logique-extranet.com')],
  ['Ecosyndic', x14('ecosyndic.crypto-extranet.com')],
  ['Étude Amboise', x14('etudeamboise.mygercop.com')],
  ['Gambetta Immobilier', x14('gambettaimmobilier.logique-extranet.com')],
  ['Immobilière Landis', x14('immobiliere-landis.mygercop.com')],
  ['Jobard Immobilier', x14('jobardimmobilier.gercop-extranet.com')],
  ['L’Adresse Avenir', x14('adresseavenir.gercop-extranet.com')],
  ['L’Adresse BS Gestion', x14('ladresse-bsgestion.gercop-extranet.com')],
  ['L’Adresse Valérie Immobilier', x14('ladresse-valerie-immobilier.mygercop.com')],
  ['NG Immobilier', x14('ngimmobilier.crypto-extranet.com')],
  ['Opimmo', x14('opimmo.gercop-extranet.com')],
  ['Peak Immobilier', x14('peakimmobilier.crypto-extranet.com')],
  ['Régie Immobilière Mugnier', x14('regie-immobiliere-mugnier.crypto-extranet.com')],
  ['Interimob', planned('https://interimob.monespaceclient.immo')],
  ['NP Immo', planned('https://npimmo.monespaceclient.immo')],
];

const keyOf = (name: string): string => `list:${searchable(name).replaceAll(/[ .]+/g, '-')}`;

export const LISTED_SYNDICS: readonly ListedSyndic[] = [
  ...NETWORKS.map(({ name, aliases, portal }) => ({ name, aliases, portal })),
  ...CABINETS.map(([name, portal]) => ({ name, aliases: [], portal })),
].map(({ name, aliases, portal }) => ({ source_key: keyOf(name), name, aliases, ...portal }));

/** The portal of the network that an agency belongs to, by its name. */
export function networkPortal(name: string): Portal | null {
  const called = searchable(name);
  return NETWORKS.find(({ begins }) => begins?.test(called))?.portal ?? null;
}
