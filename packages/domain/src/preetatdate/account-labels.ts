// What an entry of an account is, by its words.
import type { CallPart } from './calls.ts';

/** A call, whatever it is made of. */
const CALL_WORDS = /\bappels?\b|provision|trim|semestre|mensualit|[ée]ch[ée]ance|\bT[1-4]\b/i;
export const isCallLabel = (label: string): boolean => CALL_WORDS.test(label);

const ASKED = /\bappels?\b|\bprovisions?\b|cotisation/i;
const PAID =
  /virement|r[èe]glement|ch[èe]que|pr[ée]l[èe]vement|versement|paiement|\b(?:cb|vir|prlv|tip|chq)\b/i;

export const isAskedLabel = (label: string): boolean => ASKED.test(label) && !PAID.test(label);
export const isPaidLabel = (label: string): boolean => PAID.test(label) && !ASKED.test(label);

const SETTLEMENT =
  /r[ée]gul|d[ée]compte|apurement|r[ée]partition|solde\s+(?:de\s+|des\s+|d[’'])?(?:charges|exercice|comptes?)|arr[êe]t[ée]\s+(?:des\s+)?comptes|charges\s+r[ée]elles|exercice\s+\d{4}\s*:?\s*(?:solde|insuffisance)/i;
/** Of a year that is over. */
export const isSettlementLabel = (label: string): boolean => SETTLEMENT.test(label);

/** Provisions of a settled year given back, or some other correction: nobody paid. */
export const isReversalLabel = (label: string): boolean =>
  !PAID.test(label) && (ASKED.test(label) || SETTLEMENT.test(label) || /annul/i.test(label));

const FUND = /fonds\s+(?:de\s+)?travaux|fonds\s+alur/i;
const WORKS = /\btravaux\b|ravalement|[ée]tanch[ée]it[ée]/i;
const BUDGET = /\bprovisions?\b|charges\s+courantes|\bbudget/i;
/** Works are asked for by fractions: « Façade cour, 2e tiers », « Chaufferie 1/2 ». */
const FRACTION = /\b[1-9]\s?\/\s?[2-9]\b|\btiers\b/i;
const JOINED = /\bet\b|[+&]/i;

/** What it pays for, where its words say one thing only. */
export function partNamed(label: string): CallPart | null {
  if (isSettlementLabel(label) || PAID.test(label) || JOINED.test(label)) return null;
  if (FUND.test(label)) return 'fonds_travaux';
  if (WORKS.test(label) || (FRACTION.test(label) && !isCallLabel(label))) return 'travaux';
  return BUDGET.test(label) ? 'courantes' : null;
}
