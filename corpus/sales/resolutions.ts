// What an assembly decides, in the words of several secretaries (`tone`).
import { dotted, inFull, plain, slashed, spaced } from './writing.ts';

export type Item = { title: string; text: string; article?: 24 | 25 | 26; refused?: boolean };
export type Tone = 0 | 1 | 2;
const pick = (tone: Tone, texts: readonly [string, string, string]): string => texts[tone];

export const approve = (from: string, to: string, total: number, tone: Tone): Item => ({
  title: pick(tone, [
    `Approbation des comptes de l’exercice du ${slashed(from)} au ${slashed(to)}`,
    `Comptes ${to.slice(0, 4)}`,
    'Examen et approbation des comptes de l’exercice écoulé',
  ]),
  text: pick(tone, [
    `L’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes de l’exercice du ${slashed(from)} au ${slashed(to)}, faisant ressortir un total de charges courantes de ${spaced(total)} €.`,
    `Les comptes arrêtés au ${inFull(to)} (dépenses courantes : ${plain(total)} €) sont approuvés sans réserve.`,
    `Après avoir pris connaissance des documents notifiés avec la convocation, l’assemblée approuve les comptes de charges de l’exercice clos le ${inFull(to)} pour ${dotted(total)} €.`,
  ]),
});
export const quitus = (syndic: string, tone: Tone): Item => ({
  title: pick(tone, ['Quitus au syndic', 'Quitus', 'Quitus de sa gestion au syndic']),
  text: pick(tone, [
    `L’assemblée générale donne quitus entier et sans réserve au syndic ${syndic} pour sa gestion de l’exercice.`,
    `Quitus est donné à ${syndic}.`,
    `L’assemblée donne quitus au cabinet ${syndic} pour sa gestion arrêtée à la clôture.`,
  ]),
});
export const budget = (
  from: string,
  to: string,
  total: number,
  count: number,
  tone: Tone,
): Item => {
  const each = { 1: 'an', 2: 'semestre', 4: 'trimestre', 12: 'mois' }[count] ?? 'trimestre';
  return {
    title: pick(tone, [
      `Budget prévisionnel de l’exercice du ${slashed(from)} au ${slashed(to)}`,
      `Budget ${from.slice(0, 4) === to.slice(0, 4) ? to.slice(0, 4) : `${from.slice(0, 4)}-${to.slice(0, 4)}`}`,
      'Vote du budget prévisionnel',
    ]),
    text: pick(tone, [
      `L’assemblée générale adopte le budget prévisionnel de l’exercice du ${slashed(from)} au ${slashed(to)}, arrêté à la somme de ${spaced(total)} €. Il sera appelé par provisions égales, exigibles le premier jour de chaque ${each}.`,
      `Le budget de fonctionnement pour la période du ${inFull(from)} au ${inFull(to)} est fixé à ${plain(total)} € et appelé par fractions égales le 1er jour de chaque ${each}.`,
      `L’assemblée, après discussion, fixe à ${dotted(total)} € le budget de l’exercice débutant le ${inFull(from)} et finissant le ${inFull(to)} ; les provisions sont exigibles au premier jour de chaque ${each}.`,
    ]),
  };
};
export const fund = (percent: number, amount: number, tone: Tone): Item => ({
  title: pick(tone, [
    'Cotisation au fonds de travaux',
    'Fonds ALUR',
    'Fonds de travaux (art. 14-2-1)',
  ]),
  text: pick(tone, [
    `L’assemblée générale fixe la cotisation annuelle au fonds de travaux à ${percent} % du budget prévisionnel, soit ${spaced(amount)} €, appelée avec les provisions du budget.`,
    `Cotisation : ${percent} % du budget (${plain(amount)} €/an), mêmes échéances que les charges.`,
    `La cotisation obligatoire est maintenue à ${percent} % du budget, soit ${dotted(amount)} € par an.`,
  ]),
  article: 25,
});
export const syndicElected = (syndic: string, from: string, to: string, tone: Tone): Item => ({
  title: pick(tone, [
    'Désignation du syndic',
    'Élection du syndic',
    'Renouvellement du mandat du syndic',
  ]),
  text: pick(tone, [
    `L’assemblée générale désigne ${syndic} en qualité de syndic, pour un mandat qui commencera le ${slashed(from)} et prendra fin le ${slashed(to)}.`,
    `${syndic} est élu syndic du ${inFull(from)} au ${inFull(to)}.`,
    `Le mandat du cabinet ${syndic} est renouvelé ; il débute le ${inFull(from)} pour se terminer le ${inFull(to)}.`,
  ]),
  article: 25,
});
export const works = (
  label: string,
  total: number,
  dues: readonly string[],
  key: string,
  tone: Tone,
): Item => ({
  title: pick(tone, [`Travaux : ${label}`, label, `Décision de travaux – ${label}`]),
  text: pick(tone, [
    `L’assemblée générale décide d’effectuer les travaux suivants : ${label}, pour un budget global de ${spaced(total)} € TTC, honoraires compris. Répartition : ${key}. Appels de fonds en ${dues.length} fractions égales, exigibles les ${dues.map(slashed).join(', ')}.`,
    `Devis retenu pour ${label} : ${plain(total)} € tout compris, clé ${key}. Financement : ${dues.length} appel(s) égaux les ${dues.map(inFull).join(', ')}.`,
    `L’assemblée vote l’opération « ${label} » pour un montant maximum de ${dotted(total)} €, à répartir selon la clé ${key}, les provisions étant appelées par parts égales aux dates suivantes : ${dues.map(inFull).join(' ; ')}.`,
  ]),
  article: 24,
});
export const refused = (title: string, text: string): Item => ({ title, text, refused: true });
