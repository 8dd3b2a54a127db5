import { describedPaper, listed } from './described.ts';
// One paper for each seller: identity on both sides, birth, bank account.
import {
  evidenceOf,
  type Examined,
  failedFor,
  type Finding,
  lackOf,
  onlyText,
  type Paper,
  type Rule,
  passed,
  readingsOf,
  seenOf,
  undecided,
} from './examined.ts';
import { isIban } from './iban.ts';
import { isOfCouple, ownNames } from './known-names.ts';
import { isOfAll, isOfFamily, ownerMatch, ownersRead } from './owner-match.ts';

/** By name, or with the others of a household: « Indivision DUPONT ». */
const isNamed = (owner: string, paper: Paper, { dossier, others }: Examined): boolean =>
  ownerMatch([paper], [owner, ...ownNames(owner, { dossier, others })]) === 'SAME' ||
  isOfCouple(paper, { dossier, others }) ||
  (ownerMatch([paper], dossier.owners) === 'SAME' &&
    (isOfAll(paper, dossier.owners) || isOfFamily(paper, [owner])));

/** Each owner, with the papers in that name. */
function ofEach(expected: string, examined: Examined): Finding {
  const { papers, dossier } = examined;
  const seen = evidenceOf(papers);
  const { owners } = dossier;
  if (owners.length === 0)
    return undecided('Le dossier ne dit pas qui vend.', seen, [
      lackOf('owners', papers.flatMap(ownersRead)),
    ]);
  const without = owners.filter(
    (owner) => !papers.some((paper) => isNamed(owner, paper, examined)),
  );
  if (without.length === 0) return passed('Il y en a une par vendeur.', seen);
  const unsure = without.some((owner) =>
    papers.some((paper) => ownerMatch([paper], [owner]) !== 'OTHER'),
  );
  return unsure
    ? undecided(`Aucun document sûr pour ${listed(without)}.`, seen)
    : failedFor(
        `${expected} ${listed(without)}`,
        'INCOMPLETE',
        `Aucun document pour ${listed(without)}.`,
        `${expected} ${listed(without)}`,
        seen,
      );
}

const MACHINE_LINES = /machine/;
const CARD_TITLE = /carte nationale/;

/**
 * The title is on the front; the lines that machines read are on the back of a card, and on the
 * front of those made before 2021, whose last day is on the back.
 */
function sidesOf(paper: Paper): 'BOTH' | 'FRONT' | 'UNKNOWN' {
  const phrases = paper.evidence.map(({ phrase }) => phrase.toLowerCase());
  const front = phrases.some((phrase) => CARD_TITLE.test(phrase));
  const lines = onlyText(paper, 'document_number') !== null;
  const expiry = onlyText(paper, 'expires_on') !== null;
  if (front && lines && expiry) return 'BOTH';
  return front && !lines && !phrases.some((phrase) => MACHINE_LINES.test(phrase))
    ? 'FRONT'
    : 'UNKNOWN';
}

export const identityComplete: Rule = (examined) => {
  const { papers, files } = examined;
  for (const paper of papers) {
    if (paper.sub_kind === 'PASSEPORT' && onlyText(paper, 'document_number') !== null) continue;
    const sides = paper.sub_kind === 'CARTE_IDENTITE' ? sidesOf(paper) : 'UNKNOWN';
    if (sides === 'BOTH') continue;
    const description = describedPaper(paper, 'RIGHT_OWNER');
    // By OCR, small lines of a photo are easily lost.
    const isPrinted = files.every(({ pages }) => pages.every(({ source }) => source === 'TEXT'));
    return sides === 'FRONT' && isPrinted && papers.length === 1
      ? failedFor(
          'le verso',
          'INCOMPLETE',
          `Seul le recto a été reconnu\u00a0: ${description}.`,
          'la carte d’identité, recto et verso',
          evidenceOf([paper]),
        )
      : undecided(
          `Les deux faces n’ont pas été reconnues\u00a0: ${description}.`,
          evidenceOf([paper]),
        );
  }
  return ofEach('la pièce d’identité de', examined);
};

/** Extracts come with or without the parents, and only the first do. */
const WHOLE_BIRTH = /int[ée]grale|copie certifi/i;
const EXTRACT = /extrait/i;

const isWholeBirth = ({ evidence }: Paper): boolean =>
  evidence.some(({ phrase }) => WHOLE_BIRTH.test(phrase)) &&
  !evidence.some(({ phrase }) => EXTRACT.test(phrase));

export const birthsComplete: Rule = (examined) => {
  const short = examined.papers.find((paper) => !isWholeBirth(paper));
  return short
    ? undecided(
        `Impossible de savoir si les noms des parents y figurent\u00a0: ${describedPaper(short, 'RIGHT_OWNER')}.`,
        evidenceOf([short]),
      )
    : ofEach('l’acte de naissance de', examined);
};

export const ribComplete: Rule = (examined) => {
  const { papers } = examined;
  const seen = seenOf(readingsOf(papers, 'iban'));
  const ibans = papers.map((paper) => onlyText(paper, 'iban')?.value);
  if (!ibans.every((iban) => iban !== undefined && isIban(iban)))
    return undecided('Aucun IBAN valide n’a été lu.', seen);
  // A couple may have chosen the account of one of them: a person asks.
  const holders = ofEach('le RIB de', examined);
  if (holders.outcome === 'passed') return passed('L’IBAN est valide.', seen);
  return examined.dossier.owners.length === 0
    ? holders
    : undecided('Tous les vendeurs ne sont pas titulaires du compte.', seen);
};
