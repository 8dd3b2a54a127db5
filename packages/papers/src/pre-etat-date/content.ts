// What the template of the pré-état daté prints, in words.
import { frenchDay } from '@quitus/domain/documents/calendar';
import { wholeLine } from '@quitus/domain/portfolios/property-address';
import type { FieldReference } from '@quitus/domain/preetatdate/fields.data';
import type { Statement } from '@quitus/domain/preetatdate/statement';
import { numberWords } from '@quitus/domain/text/number-words';

import { paperOf } from '../paper-look.ts';
import { verificationCode } from '../verification-code.ts';
import { checkRows, NOTICE, noticeable, openPoints, SELLER_NOTICE, sourceRows } from './closing.ts';
import { type Fields, fieldsOf, lackingWords, toldValue, wordsOf } from './field-lines.ts';
import { statementParts } from './parts.ts';
import { withShortLabels } from './short-labels.ts';
import { summaryParts, summaryTotal } from './summary.ts';

export type PedPaperData = {
  statement: Statement;
  /** « PED-2026-0023 »; null before it is delivered. */
  number: string | null;
  issued_on: string;
  /** Where anybody can check it; null where there is nothing to check. */
  verify_url: string | null;
  drawn_up_by: 'QUITUS' | 'SELLER';
  specimen: boolean;
  main_address: string;
  address_extra_line: string | null;
};

export function contentOf(data: PedPaperData, written_at: Date) {
  const { number, issued_on, verify_url } = data;
  const statement = withShortLabels(data.statement);
  const fields = fieldsOf(statement);
  const isOurs = data.drawn_up_by === 'QUITUS';
  const open = openPoints(statement);
  return {
    paper: paperOf(number === null ? 'Pré-état daté' : `Pré-état daté ${number}`, data, written_at),
    reference: number,
    mention: isOurs ? null : 'Établi par le vendeur, sans contrôle de Quitus',
    specimen: data.specimen,
    address: wholeLine(data.main_address),
    identity: identityOf(fields, data),
    summary: summaryParts(fields),
    total: summaryTotal(fields),
    seal:
      isOurs && open === 0
        ? `QUITUS · DOCUMENTS VÉRIFIÉS · ${issued_on.split('-').toReversed().join('.')} · `
        : null,
    drawn_up: drawnUp(data, open),
    noticeable: noticeable(statement),
    parts: statementParts(fields),
    checks: checkRows(statement),
    sources: sourceRows(statement),
    notice: isOurs ? NOTICE : [SELLER_NOTICE, ...NOTICE],
    verification:
      isOurs && number !== null && verify_url !== null
        ? { code: verificationCode(verify_url), address: verify_url, number }
        : null,
  };
}

function identityOf(fields: Fields, { main_address, address_extra_line }: PedPaperData) {
  const said = (reference: FieldReference): string | null => {
    const value = toldValue(fields(reference));
    return value === null ? null : wordsOf(reference, value);
  };
  const share = [fields('TANTIEMES'), fields('BASE')].map(toldValue);
  const shares = share.flatMap((value) => (typeof value === 'number' ? [numberWords(value)] : []));
  const building = said('IMMEUBLE') ?? wholeLine(main_address);
  const lots = toldValue(fields('LOTS'));
  const several = typeof lots === 'object' && lots !== null && lots.length > 1;
  const fact = (label: string, reference: FieldReference, value = said(reference)) => ({
    label,
    value: value ?? lackingWords(fields(reference)),
    lacks: value === null,
  });
  return [
    fact('Immeuble', 'IMMEUBLE', [building, address_extra_line].filter(Boolean).join(', ')),
    fact(several ? 'Lots vendus' : 'Lot vendu', 'LOTS'),
    fact('Exercice en cours', 'EXERCICE'),
    fact('Tantièmes généraux', 'TANTIEMES', shares.length === 2 ? shares.join(' / ') : null),
    fact('Vendeur', 'VENDEUR'),
    fact('Syndic', 'SYNDIC'),
  ];
}

/** Who drew it up, when and from what; and what is still open, which no seal may hide. */
function drawnUp({ statement, issued_on, drawn_up_by }: PedPaperData, open: number): string[] {
  // One file may hold several papers: a notice with its accounts is two sources.
  const count = new Set(statement.sources.map(({ file_id }) => file_id)).size;
  const isWhole = drawn_up_by === 'QUITUS' && open === 0;
  const checked = isWhole ? ` vérifié${count > 1 ? 's' : ''}` : '';
  const told = statement.sources.length;
  const papers = `${count} ${count > 1 ? 'fichiers' : 'fichier'}${checked}${told > count ? ` contenant ${told} documents` : ''}`;
  return [
    `Établi le ${frenchDay(issued_on)}${count > 0 ? ` à partir de ${papers}` : ''}.`,
    open === 0
      ? `Situation au ${frenchDay(statement.date)}, détaillée aux pages suivantes.`
      : `${open} ${open > 1 ? 'points restent' : 'point reste'} à établir ou à confirmer, ${open > 1 ? 'signalés' : 'signalé'} aux pages suivantes.`,
  ];
}
