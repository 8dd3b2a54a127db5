// What closes the paper: what the reader should know, the checks made, the papers it rests on, what the
// document is and is not.
import { frenchDay } from '@quitus/domain/documents/calendar';
import { readiness } from '@quitus/domain/preetatdate/readiness';
import { FIELD_REFERENCES } from '@quitus/domain/preetatdate/references';
import type {
  Statement,
  StatementCheck,
  StatementForm,
  StatementSource,
} from '@quitus/domain/preetatdate/statement';

import { sha256Lines } from '../paper-look.ts';
import { evidenceLines, fieldsOf, pagesWords, TO_CHECK_WORDS } from './field-lines.ts';

const FORMS: Record<StatementForm, string> = {
  SMALL_COPROPRIETE:
    'Petite copropriété (article 41-8 de la loi du 10 juillet 1965) : elle peut ne pas tenir de comptabilité en partie double, ni dresser les annexes comptables.',
  ANNEX_LOTS_ONLY:
    'La vente ne porte que sur des lots annexes (cave, garage, stationnement) : l’information due à l’acquéreur est réduite.',
  SEVERAL_LOTS: 'Plusieurs lots sont vendus : les montants du lot sont la somme de leurs montants.',
  SYNDIC_CHANGED:
    'Le syndic a changé pendant la période : certains documents portent le nom du précédent.',
  COLLECTIVE_LOAN: 'Le syndicat rembourse un emprunt collectif.',
  WORKS_UNDER_WAY: 'Des travaux votés ne sont pas terminés, ou pas entièrement appelés.',
  YEAR_NOT_APPROVED:
    'Les comptes du dernier exercice clos ne sont pas encore approuvés : N-1 est le dernier exercice approuvé.',
  NO_WORKS_FUND: 'La copropriété n’a pas de fonds de travaux.',
};

export const noticeable = ({ forms, alerts }: Statement): string[] => [
  ...new Set([...alerts, ...forms.map((form) => FORMS[form])]),
];

const OUTCOMES: Record<StatementCheck['outcome'], string> = {
  PASSED: 'Concordant',
  EXPLAINED: 'Écart expliqué',
  FAILED: TO_CHECK_WORDS,
  UNDECIDED: 'Non vérifiable',
};
const JUDGED = 'Écart vérifié';

/** A difference that the team judged is said to be one: its figures still differ. */
export function checkRows(statement: Statement) {
  const { failing } = readiness(whole(statement));
  return statement.checks.map(({ id, outcome, sentence, evidence }) => {
    const failed = failing.includes(id);
    return {
      outcome: outcome === 'FAILED' && !failed ? JUDGED : OUTCOMES[outcome],
      passed: outcome === 'PASSED',
      failed,
      sentence,
      sources: evidenceLines(evidence),
    };
  });
}

const sourceRow = ({ label, name, as_of, pages, sha256 }: StatementSource) => ({
  label,
  name,
  facts: [
    ...(as_of === null ? [] : [frenchDay(as_of)]),
    ...(pages.length === 0 ? [] : [pagesWords(pages)]),
  ].join(', '),
  sha: sha256Lines(sha256),
});
export const sourceRows = ({ sources }: Statement) => sources.map(sourceRow);

/** Every field is settled or not, those that the statement leaves out too. */
const whole = (statement: Statement): Statement => ({
  ...statement,
  fields: FIELD_REFERENCES.map(fieldsOf(statement)),
});

/** How many points are still open: something to settle, papers that disagree, a check that fails. */
export function openPoints(statement: Statement): number {
  const { sections, failing } = readiness(whole(statement));
  return sections.reduce((sum, { to_settle }) => sum + to_settle.length, failing.length);
}

export const NOTICE = [
  'Document d’information établi pour l’application de l’article L. 721-2, II, 2° du code de la construction et de l’habitation, en vue de la signature d’un avant-contrat. Ce n’est pas l’état daté de l’article 5 du décret n° 67-223 du 17 mars 1967, que seul le syndic établit avant l’acte de vente.',
  'Chaque montant vaut à la date du document dont il est tiré, indiquée en marge. Il est donné sous réserve des écritures passées depuis par le syndic, de l’approbation des comptes et des appels à venir.',
  'Lu : repris d’un document. Recoupé : retrouvé par le calcul ou dans un second document. Relu : approuvé par une personne avec les autres valeurs de sa partie. Confirmé : vérifié par une personne. Estimation : calculé d’un total et d’une quote-part, faute de montant imprimé. Non relevé : le document nommé en marge le dit peut-être, sans que nous ayons su l’y lire. Ce qui n’a pas été communiqué est écrit comme tel et n’est jamais compté pour zéro.',
];
export const SELLER_NOTICE =
  'Ce document a été établi par le vendeur, sous sa seule responsabilité, à partir de ses documents et de ses déclarations. Quitus ne l’a ni contrôlé ni délivré : il ne porte ni cachet, ni numéro de vérification.';
