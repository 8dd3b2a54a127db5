// The resolutions of a meeting, in three ways of writing them.
import { inFull, plain, slashed, spaced } from '../writing.ts';
import type { Item } from './building.ts';

type Votes = Item['votes'];
export type Wording = {
  approve: (from: string, to: string, cents: number, votes: Votes, adopted?: boolean) => Item;
  budget: (from: string, to: string, cents: number, calls: number, votes: Votes) => Item;
  works: (
    title: string,
    cents: number,
    firm: string,
    dues: readonly { day: string; percent: string }[],
    votes: Votes,
    adopted?: boolean,
  ) => Item;
  fund: (percent: string, cents: number, votes: Votes) => Item;
  syndic: (name: string, from: string, until: string, votes: Votes) => Item;
};

/** Solemn: « L’assemblée générale, après avoir… ». */
export const SOLEMN: Wording = {
  approve: (from, to, cents, votes, adopted = true) => ({
    title: `Examen et approbation des comptes de l’exercice du ${slashed(from)} au ${slashed(to)}`,
    majority: '24',
    text: `L’assemblée générale, après avoir pris connaissance des documents joints à la convocation et en avoir délibéré, approuve en leur forme, teneur, imputation et répartition les comptes de charges de l’exercice du ${slashed(from)} au ${slashed(to)}, arrêtés à la somme de ${spaced(cents)} €.`,
    votes,
    adopted,
  }),
  budget: (from, to, cents, calls, votes) => ({
    title: `Budget prévisionnel de l’exercice du ${slashed(from)} au ${slashed(to)}`,
    majority: '24',
    text: `L’assemblée générale arrête le budget prévisionnel de l’exercice du ${slashed(from)} au ${slashed(to)} à la somme de ${spaced(cents)} €. Il sera appelé par ${calls} provisions égales, exigibles le premier jour de chaque période.`,
    votes,
    adopted: true,
  }),
  works: (title, cents, firm, dues, votes, adopted = true) => ({
    title: `Travaux : ${title}`,
    majority: '25',
    text: `L’assemblée générale décide de faire exécuter les travaux suivants : ${title}, selon devis de ${firm}, pour un montant de ${spaced(cents)} € TTC, répartis selon la clé des charges communes générales. Appels de fonds : ${dues.map(({ day, percent }) => `${percent} le ${slashed(day)}`).join(', ')}.`,
    votes,
    adopted,
  }),
  fund: (percent, cents, votes) => ({
    title: 'Cotisation au fonds de travaux (article 14-2-1)',
    majority: '25-1',
    text: `L’assemblée générale fixe la cotisation annuelle au fonds de travaux à ${percent} du budget prévisionnel, soit ${spaced(cents)} €, appelée aux mêmes dates que les provisions.`,
    votes,
    adopted: true,
  }),
  syndic: (name, from, until, votes) => ({
    title: 'Désignation du syndic',
    majority: '25-1',
    text: `L’assemblée générale désigne ${name} en qualité de syndic pour une durée commençant le ${slashed(from)} et expirant le ${slashed(until)}.`,
    votes,
    adopted: true,
  }),
};

/** Short, days in full, amounts without a space. */
export const TERSE: Wording = {
  approve: (from, to, cents, votes, adopted = true) => ({
    title: `Comptes ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(0, 4) : `${from.slice(0, 4)}/${to.slice(0, 4)}`}`,
    majority: '24',
    text: `Les comptes de l’exercice ouvert le ${inFull(from)} et clos le ${inFull(to)}, d’un total de ${plain(cents)} €, sont approuvés sans réserve.`,
    votes,
    adopted,
  }),
  budget: (from, to, cents, calls, votes) => ({
    title: `Vote du budget (du ${inFull(from)} au ${inFull(to)})`,
    majority: '24',
    text: `Budget voté : ${plain(cents)} €, à régler en ${calls} fois.`,
    votes,
    adopted: true,
  }),
  works: (title, cents, firm, dues, votes, adopted = true) => ({
    title,
    majority: '25',
    text: `Entreprise retenue : ${firm}. Coût total, honoraires compris : ${plain(cents)} €. Financement : ${dues.map(({ day, percent }) => `${percent} au ${inFull(day)}`).join(' ; ')}.`,
    votes,
    adopted,
  }),
  fund: (percent, cents, votes) => ({
    title: 'Fonds de travaux',
    majority: '25-1',
    text: `Cotisation portée à ${percent} du budget, soit ${plain(cents)} € pour l’année.`,
    votes,
    adopted: true,
  }),
  syndic: (name, from, until, votes) => ({
    title: 'Élection du syndic',
    majority: '25-1',
    text: `${name} est élu syndic. Son mandat court du ${inFull(from)} au ${inFull(until)}.`,
    votes,
    adopted: true,
  }),
};

/** As a question put to the vote. */
export const ASKED: Wording = {
  approve: (from, to, cents, votes, adopted = true) => ({
    title: `Approuvez-vous les comptes arrêtés au ${slashed(to)} ?`,
    majority: '24',
    text: `Période du ${slashed(from)} au ${slashed(to)}. Dépenses courantes à répartir : ${spaced(cents)} euros. Les annexes 1 à 5 ont été jointes à l’ordre du jour.`,
    votes,
    adopted,
  }),
  budget: (from, to, cents, calls, votes) => ({
    title: `Votez-vous le budget de la période ${slashed(from)} – ${slashed(to)} ?`,
    majority: '24',
    text: `Montant proposé et mis aux voix : ${spaced(cents)} euros (${calls} échéances).`,
    votes,
    adopted: true,
  }),
  works: (title, cents, firm, dues, votes, adopted = true) => ({
    title: `Décidez-vous les travaux suivants : ${title} ?`,
    majority: '25',
    text: `Offre de ${firm} : ${spaced(cents)} euros toutes taxes comprises, en charges générales. Calendrier des appels : ${dues.map(({ day, percent }) => `${slashed(day)} (${percent})`).join(' – ')}.`,
    votes,
    adopted,
  }),
  fund: (percent, cents, votes) => ({
    title: 'Fixez-vous la cotisation annuelle du fonds de travaux ?',
    majority: '25-1',
    text: `Taux : ${percent}. Montant annuel : ${spaced(cents)} euros.`,
    votes,
    adopted: true,
  }),
  syndic: (name, from, until, votes) => ({
    title: `Confiez-vous le mandat de syndic à ${name} ?`,
    majority: '25-1',
    text: `Prise d’effet : ${slashed(from)}. Terme du mandat : ${slashed(until)}.`,
    votes,
    adopted: true,
  }),
};

export const said = (title: string, text: string, votes: Votes, adopted = true): Item => ({
  title,
  majority: '24',
  text,
  votes,
  adopted,
});
