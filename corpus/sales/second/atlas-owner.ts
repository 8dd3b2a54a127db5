// Atlas, to the owner: the former balance is added inside the table of the call.
import { inFull, slashed, sum, table, thin } from '../writing.ts';
import { type AtlasLook, paperOf, row, to, top } from './atlas-paper.ts';
import { cells, grouped, type OwnerHand } from './house.ts';
import { calledOf, realOf, totalOf } from './ledger.ts';

export function atlasOwner(look: AtlasLook): OwnerHand {
  const paper = paperOf(look);
  return {
    call: (name, scene, call, { before, held, note }) =>
      paper(name, [
        `${top(scene)}${to(scene)}<h1>APPEL DE FONDS – ${call.title}</h1><p>Période du ${slashed(call.from)} au ${slashed(call.to)} – édité le ${slashed(call.printed)} – <b>exigible le ${slashed(call.due)}</b></p>${table(
          ['Clé', 'Nature', 'Montant à répartir', 'Base', 'Vos tantièmes', 'Votre quote-part'],
          [
            ...call.lines.map(({ key, label, total, held: mine, quote }) =>
              cells(
                [key.code, label, thin(total), grouped(key.base), grouped(mine), thin(quote)],
                'q',
              ),
            ),
            cells(['', 'Sous-total de la période', '', '', '', thin(totalOf(call))], 's'),
            cells([
              '',
              before < 0 ? 'Solde créditeur antérieur' : 'Report du solde antérieur',
              '',
              '',
              '',
              thin(before),
            ]),
            cells(['', 'TOTAL DE VOTRE APPEL', '', '', '', thin(totalOf(call) + before)], 's'),
          ],
          'l',
        )}<div class="pay">${row('Net à régler', Math.max(0, totalOf(call) + before))}<p>au plus tard le ${inFull(call.due)}</p></div>${held === undefined ? '' : `<p>Pour mémoire, avance de trésorerie permanente détenue pour votre compte : ${thin(held)} €</p>`}<p>${note ?? ''}</p><small>Ce document ne vaut pas quittance des périodes antérieures.</small>`,
      ]),
    account: (name, scene, { from, at, before, entries }) => {
      let balance = before;
      const rows = entries.map(({ day, label, debit, credit }) => {
        balance += (debit ?? 0) - (credit ?? 0);
        return cells([
          slashed(day),
          label,
          debit === undefined ? '' : thin(debit),
          credit === undefined ? '' : thin(credit),
          thin(balance),
        ]);
      });
      const end = `Solde au ${slashed(at)}`;
      return paper(name, [
        `${top(scene)}${to(scene)}<h1>RELEVÉ DE COMPTE COPROPRIÉTAIRE</h1><p>Mouvements du ${slashed(from)} au ${slashed(at)}</p>${table(
          ['Date', 'Opération', 'Débit', 'Crédit', 'Solde progressif'],
          [
            cells([slashed(from), 'À-nouveau', '', '', thin(before)]),
            ...rows,
            cells(
              [
                '',
                'Total des mouvements',
                thin(sum(entries.map((one) => one.debit ?? 0))),
                thin(sum(entries.map((one) => one.credit ?? 0))),
                '',
              ],
              's',
            ),
            cells(
              [
                '',
                balance > 0 ? `${end} en votre débit` : `${end} en votre faveur`,
                '',
                '',
                thin(balance),
              ],
              's',
            ),
          ],
          'e',
        )}<small>Un solde précédé du signe moins est en faveur du copropriétaire.</small>`,
      ]);
    },
    settlement: (name, scene, one) => {
      const gap = realOf(one) - calledOf(one);
      return paper(name, [
        `${top(scene)}${to(scene)}<h1>RÉPARTITION INDIVIDUELLE DES CHARGES</h1><p>Exercice du ${slashed(one.from)} au ${slashed(one.to)} – édité le ${slashed(one.printed)}</p>${table(
          ['Clé', 'Nature', 'Dépenses', 'Base', 'Vos tantièmes', 'Votre quote-part'],
          [
            ...one.lines.map(({ key, label, total, held, quote }) =>
              cells([key.code, label, thin(total), grouped(key.base), grouped(held), thin(quote)]),
            ),
            ...one.meters.map(({ label, before, after, used, quote }) =>
              cells([
                '',
                `${label} (index ${before} à ${after}, ${used} m³)`,
                '',
                '',
                '',
                thin(quote),
              ]),
            ),
            cells(['', 'Vos charges de l’exercice', '', '', '', thin(realOf(one))], 's'),
            ...one.provisions.map(({ label, cents }) =>
              cells(['', label, '', '', '', thin(-cents)]),
            ),
            cells(['', 'Provisions appelées', '', '', '', thin(-calledOf(one))], 's'),
            cells(
              [
                '',
                gap > 0 ? 'Complément à votre charge' : 'Trop-appelé en votre faveur',
                '',
                '',
                '',
                thin(Math.abs(gap)),
              ],
              's',
            ),
          ],
          'l',
        )}${one.works.map(({ label, called, real }) => `<p>Hors budget – ${label} : appelé ${thin(called)} €, réparti ${thin(real)} €.</p>`).join('')}`,
      ]);
    },
  };
}
