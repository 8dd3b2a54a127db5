// How long one paper is still good, by what was read on it.
import { addMonths, frenchDay } from '../documents/calendar.ts';
import { documentExpiry } from '../documents/document-expiry.ts';
import type { DocumentType } from '../documents/document-type.ts';
import { DIAGNOSTIC_RESULTS, type Expiry, expiryOf, judge, toCheck } from '../documents/expiry.ts';
import { kindOf } from './complete-diagnostics.ts';
import { datedFacts, MADE_BY } from './dated-facts.ts';
import { type Examined, onlyDay, onlyText, type Paper, readingsOf } from './examined.ts';

type Judge = (paper: Paper, examined: Examined) => Expiry;

/** The law sets no end; notaries like the one of the year. */
const CARNET_MONTHS = 12;
/** Convocations are sent weeks before their assembly, not years. */
const CONVENED_MONTHS = 6;
/** Minutes are notified within a month (décret de 1967, article 18). */
const NOTIFIED_MONTHS = 1;

export function paperExpiry(paper: Paper, examined: Examined): Expiry {
  const future = fromFuture(paper, examined);
  if (future) return toCheck(`La date lue, le ${frenchDay(future)}, est à venir.`);
  return (JUDGES[examined.document_type] ?? byItsDates)(paper, examined);
}

function fromFuture(paper: Paper, { document_type, today }: Examined): string | undefined {
  const made = MADE_BY[document_type];
  const days = [
    made && onlyDay(paper, made)?.value,
    document_type === 'CHARGES' ? onlyDay(paper, 'period_from')?.value : undefined,
  ];
  return days.find((day) => day !== undefined && day > today);
}

const byItsDates: Judge = (paper, { document_type, dossier, today, others }) => {
  const { planned_signing_date } = dossier.situation;
  const facts = datedFacts(document_type, paper);
  const minutes_notified_on =
    document_type === 'FICHE_SYN' ? lastNotified(others, facts.issued_on ?? '') : null;
  return documentExpiry(
    document_type,
    { ...facts, minutes_notified_on, planned_signing_date },
    today,
  );
};

/** Of an assembly since that day: what was made after it knows its accounts, notified or not. */
function lastNotified(others: readonly Paper[], since: string): string | null {
  const last = others
    .filter(({ type }) => type === 'PV_AG')
    .flatMap(
      (paper) => (onlyDay(paper, 'approved_to') && onlyDay(paper, 'meeting_on')?.value) ?? [],
    )
    .filter((meeting) => meeting > since)
    .toSorted()
    .at(-1);
  return last ? addMonths(last, NOTIFIED_MONTHS) : null;
}

const JUDGES: Partial<Record<DocumentType, Judge>> = {
  CARNET_ENTRETIEN: (paper, { today, dossier }) => {
    const made = onlyDay(paper, 'updated_on')?.value;
    if (!made) return { ...toCheck('Sa date n’a pas été lue.'), unread: 'DATE' };
    return addMonths(made, CARNET_MONTHS) > today
      ? judge(null, today, dossier.situation.planned_signing_date)
      : toCheck('Il a plus d’un an.');
  },
  TAX_FONCIERE: (paper, examined) =>
    (datedFacts('TAX_FONCIERE', paper).year ?? 0) > Number(examined.today.slice(0, 4))
      ? toCheck('Son année est à venir.')
      : byItsDates(paper, examined),
  CV_AG: (paper, examined) => {
    const meets = onlyDay(paper, 'meeting_on')?.value ?? '';
    if (meets > addMonths(examined.today, CONVENED_MONTHS))
      return toCheck(`L’assemblée du ${frenchDay(meets)} est trop lointaine.`);
    return isOutdone(paper, examined)
      ? {
          verdict: 'EXPIRED',
          expires_at: null,
          reason: 'Une assemblée plus récente a approuvé d’autres comptes.',
        }
      : byItsDates(paper, examined);
  },
  DIAGNOSTICS: (paper, examined) => diagnosticExpiry(paper, examined),
  DIAGNOSTICS_IMMEUBLE: (paper, examined) => buildingExpiry(paper, examined),
};

/** DPE collectif, plan and technical survey hold ten years; an asbestos file is kept up to date, and has no end. */
const BUILDING_MONTHS = 120;

const buildingExpiry: Judge = (paper, examined) => {
  const made = onlyDay(paper, 'made_on')?.value;
  const end = onlyDay(paper, 'valid_until')?.value;
  // A day by which materials are looked at again ends no file of them: whether they were, a person asks.
  if (paper.sub_kind === 'DTA' && end !== undefined && end < examined.today)
    return toCheck(`Les matériaux étaient à revoir le ${frenchDay(end)}.`);
  if (made === undefined || end !== undefined) return byItsDates(paper, examined);
  if (paper.sub_kind === null) return toCheck('Le rapport n’est pas reconnu précisément.');
  const ends = paper.sub_kind === 'DTA' ? null : addMonths(made, BUILDING_MONTHS);
  return judge(ends, examined.today, examined.dossier.situation.planned_signing_date);
};

/** Minutes that approve later accounts follow from a later convocation. */
function isOutdone(paper: Paper, { others }: Examined): boolean {
  const approved = onlyDay(paper, 'approved_to')?.value;
  return (
    approved !== undefined &&
    others.some(
      (one) => one.type === 'PV_AG' && (onlyDay(one, 'approved_to')?.value ?? '') > approved,
    )
  );
}

const diagnosticExpiry: Judge = (paper, { dossier, today }) => {
  const kind = kindOf(paper);
  if (kind === null) return toCheck('Le diagnostic n’est pas reconnu précisément.');
  const said = onlyText(paper, 'diagnostic_result')?.value;
  const expiry = expiryOf({
    kind,
    use: dossier.portfolio_type === 'GESTION_LOCATIVE_PORTFOLIO' ? 'RENTAL' : 'SALE',
    date_realised: onlyDay(paper, 'made_on')?.value ?? null,
    result: DIAGNOSTIC_RESULTS.find((result) => result === said) ?? null,
    reference_date: today,
    planned_signing_date: dossier.situation.planned_signing_date,
  });
  const isPast = readingsOf([paper], 'valid_until').some(({ fact }) => String(fact.value) < today);
  return isPast && expiry.verdict !== 'EXPIRED' ? toCheck('La date imprimée est passée.') : expiry;
};
