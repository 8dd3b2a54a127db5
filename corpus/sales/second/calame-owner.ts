// Calame, to the owner: what was owed before stands under the call, with DB or CR.
import { brief, english, sum } from '../writing.ts';
import {
  amount,
  folded,
  head,
  left,
  paper,
  quoted,
  right,
  rule,
  sided,
  who,
} from './calame-paper.ts';
import { ascii, type OwnerHand } from './house.ts';
import { calledOf, realOf, totalOf } from './ledger.ts';

export const CALAME_OWNER: OwnerHand = {
  call: (name, scene, call, { before, held, note }) =>
    paper(name, [
      [
        ...head(scene),
        ...who(scene),
        `*** APPEL DE PROVISIONS ***   ${ascii(call.title).toUpperCase()}`,
        `EDITION ${brief(call.printed)}   PERIODE ${brief(call.from)} - ${brief(call.to)}   EXIGIBILITE ${brief(call.due)}`,
        rule(),
        `TP ${left('CLE', 4)}${left('LIBELLE', 36)}${right('A REPARTIR', 12)}${right('TANT.', 9)} ${left('BASE', 7)}${right('QUOTE-PART', 12)}`,
        rule(),
        ...call.lines.map(quoted),
        rule(),
        `${left('MONTANT DE CET APPEL', 72)}${amount(totalOf(call))}`,
        `${left(`SITUATION ANTERIEURE AU ${brief(call.printed)}`, 72)}${right(sided(before), 15)}`,
        `${left('SOLDE APRES APPEL', 72)}${right(sided(totalOf(call) + before), 15)}`,
        rule(),
        ...(held === undefined ? [] : [`AVANCE PERMANENTE DU LOT (CPTE 1031) : ${english(held)}`]),
        ...folded(note ?? ''),
        '',
        'BP=BUDGET PREVISIONNEL FT=FONDS DE TRAVAUX TX=TRAVAUX ART 14-2 AV=AVANCE',
      ],
    ]),
  account: (name, scene, { from, at, before, entries }) => {
    let balance = before;
    return paper(name, [
      [
        ...head(scene),
        ...who(scene),
        `*** COMPTE COPROPRIETAIRE 450 ***   ARRETE AU ${brief(at)}`,
        rule(),
        `${left('DATE', 10)}${left('LIBELLE', 46)}${right('DEBIT', 12)}${right('CREDIT', 12)}${right('SOLDE', 16)}`,
        rule(),
        `${left(brief(from), 10)}${left('REPRISE DE SOLDE', 70)}${right(sided(before), 16)}`,
        ...entries.map(({ day, label, debit, credit }) => {
          balance += (debit ?? 0) - (credit ?? 0);
          return `${left(brief(day), 10)}${left(label.toUpperCase(), 46)}${right(debit === undefined ? '' : english(debit), 12)}${right(credit === undefined ? '' : english(credit), 12)}${right(sided(balance), 16)}`;
        }),
        rule(),
        `${left('TOTAUX', 56)}${amount(sum(entries.map(({ debit = 0 }) => debit)))}${amount(sum(entries.map(({ credit = 0 }) => credit)))}`,
        `${left('SOLDE DU COMPTE', 80)}${right(sided(balance), 16)}`,
      ],
    ]);
  },
  settlement: (name, scene, one) => {
    const gap = realOf(one) - calledOf(one);
    return paper(name, [
      [
        ...head(scene),
        ...who(scene),
        `*** DECOMPTE INDIVIDUEL DE CHARGES ***   EXERCICE ${brief(one.from)} - ${brief(one.to)}`,
        `EDITION ${brief(one.printed)}`,
        rule(),
        ...one.lines.map(quoted),
        ...one.meters.map(
          ({ label, before, after, used, quote }) =>
            `   CPT ${left(`${label} ${before}>${after} ${used} M3`, 65)}${amount(quote)}`,
        ),
        rule(),
        `${left('TOTAL CHARGES REELLES', 72)}${amount(realOf(one))}`,
        ...one.provisions.map(({ label, cents }) => `${left(`  ${label}`, 72)}${amount(cents)}`),
        `${left('TOTAL PROVISIONS APPELEES', 72)}${amount(calledOf(one))}`,
        `${left('SOLDE DE L EXERCICE', 72)}${right(sided(gap), 15)}`,
        rule(),
        ...one.works.map(
          ({ label, called, real }) =>
            `TX ${left(label.toUpperCase(), 44)} APPELE ${amount(called)} REPARTI ${amount(real)}`,
        ),
      ],
    ]);
  },
};
