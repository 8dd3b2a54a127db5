// Delta, for the building: annexes headed by years alone, minutes as one large table.
import { inFull, slashed, spaced } from '../writing.ts';
import {
  accountRows,
  type Balance,
  columnTotals,
  firstTotals,
  grandTotal,
  keyTotals,
  secondTotals,
} from './building.ts';
import { deltaBar, deltaPage } from './delta-owner.ts';
import { type BuildingHand, chunks, grouped } from './house.ts';

type Listed = readonly [label: string, cells: readonly string[], name?: string];
const grid = (heads: readonly string[], rows: readonly Listed[]): string =>
  `<table><thead><tr>${heads.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${rows.map(([label, cells, name]) => `<tr class="${name ?? ''}"><td>${label}</td>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`;
const written = (cells: readonly number[]): string[] => cells.map(spaced);

export const DELTA_BUILDING: BuildingHand = {
  annexes: (name, scene, annexes) => {
    const both = (label: string, pick: (one: Balance) => number, strong = ''): Listed => [
      label,
      written([pick(annexes.previous), pick(annexes.closed)]),
      strong,
    ];
    const years = [annexes.previous_closing.slice(0, 4), annexes.closing.slice(0, 4)];
    return deltaPage(name, [
      `${deltaBar(scene)}<h1>Annexe 1 · État financier après répartition au ${inFull(annexes.closing)}</h1>${grid(
        ['Actif', ...years],
        [
          both('Placements (50)', (one) => one.placed),
          both('Banque (51)', (one) => one.bank),
          both('Trésorerie disponible, total I', (one) => firstTotals(one)[0], 's'),
          both('Copropriétaires, sommes exigibles (45)', (one) => one.owed),
          both('Copropriétaires, créances douteuses (459)', (one) => one.doubtful),
          both('Autres créances (46)', (one) => one.sundry),
          both('Créances, total II', (one) => secondTotals(one)[0], 's'),
          both('Total général', grandTotal, 's'),
        ],
      )}<br>${grid(
        ['Passif', ...years],
        [
          both('Provisions pour travaux (102)', (one) => one.provisions),
          both('Avances de trésorerie (1031)', (one) => one.advance),
          both('Fonds de travaux (105)', (one) => one.fund),
          both('Solde en attente sur travaux (12)', (one) => one.pending),
          both('Provisions et avances, total I', (one) => firstTotals(one)[1], 's'),
          both('Copropriétaires, excédents versés (45)', (one) => one.overpaid),
          both('Fournisseurs (40)', (one) => one.suppliers),
          both('Autres dettes (42 à 44, 46)', (one) => one.other_debts),
          both('Dettes, total II', (one) => secondTotals(one)[1], 's'),
          both('Total général', grandTotal, 's'),
        ],
      )}<p>Emprunts, montant restant dû : ${spaced(annexes.loan)}</p>`,
      `<h1>Annexe 2 · Compte de gestion général et budget prévisionnel</h1>${grid(
        ['Opérations courantes', ...annexes.heads],
        [
          ...accountRows(annexes).map(({ code, label, cells }): Listed => [
            `${label} (${code})`,
            written(cells),
          ]),
          ['Total I', written(columnTotals(annexes)), 's'],
        ],
      )}<h1>Annexe 3 · Opérations courantes par clé</h1>${grid(
        ['Clé', ...annexes.heads],
        [
          ...annexes.keys.map((key, index): Listed => [
            key.label,
            written(keyTotals(annexes, index)),
          ]),
          ['Total', written(columnTotals(annexes)), 's'],
        ],
      )}<h1>Annexe 4 · Travaux de l’article 14-2 clos</h1>${
        annexes.finished.length === 0
          ? '<p>Aucun.</p>'
          : grid(
              ['Travaux', 'Votés', 'Réalisés', 'Appelés'],
              annexes.finished.map(({ title, voted, done, called }): Listed => [
                title,
                written([voted, done, called]),
              ]),
            )
      }<h1>Annexe 5 · Travaux votés non encore clôturés</h1>${
        annexes.open.length === 0
          ? '<p>Aucun.</p>'
          : grid(
              ['Travaux', 'Votés', 'Payés', 'Réalisés', 'Appelés', 'En attente', 'À appeler'],
              annexes.open.map(({ title, voted_on, voted, paid, done, called }): Listed => [
                `${title}, AG ${slashed(voted_on)}`,
                written([voted, paid, done, called, called - done, voted - called]),
              ]),
            )
      }`,
    ]);
  },
  minutes: (name, scene, meeting) =>
    deltaPage(
      name,
      chunks(meeting.items, 6).map(
        (items, sheet) =>
          `${sheet === 0 ? `${deltaBar(scene)}<h1>Procès-verbal · assemblée générale ${meeting.kind}</h1><p>Tenue le ${inFull(meeting.date)} à ${meeting.hour}, ${meeting.place}. Quorum : ${grouped(meeting.present)} / ${grouped(meeting.base)}. Présidence : ${meeting.chair}. Secrétaire : le syndic.</p>` : ''}<table class="j"><thead><tr><th>N°</th><th>Résolution</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Résultat</th></tr></thead><tbody>${items
            .map(
              (item, index) =>
                `<tr><td>${sheet * 6 + index + 1}</td><td><b>${item.title}</b><br>${item.text}<br><small>Article ${item.majority}</small></td>${item.votes.map((one) => `<td>${grouped(one)}</td>`).join('')}<td>${item.adopted ? 'Adoptée' : 'Rejetée'}</td></tr>`,
            )
            .join(
              '',
            )}</tbody></table>${(sheet + 1) * 6 >= meeting.items.length ? '<p>La séance est levée. <small>Contestation : deux mois à compter de la notification (article 42).</small></p>' : ''}`,
      ),
    ),
  convening: (name, scene, meeting, printed) =>
    deltaPage(name, [
      `${deltaBar(scene)}<h1>Convocation à votre assemblée générale ${meeting.kind}</h1><small>Envoyée le ${slashed(printed)} en recommandé électronique à ${scene.owner.name}</small><div class="card"><span class="big">${inFull(meeting.date)}, ${meeting.hour}</span><br>${meeting.place}</div><h1>Ordre du jour</h1>${meeting.items.map((item, index) => `<p><b>${index + 1}. ${item.title}</b> <small>article ${item.majority}</small><br>${item.text}</p>`).join('')}<small>Vote par correspondance et pouvoir : dans votre espace.</small>`,
    ]),
  fiche: (name, scene, one) => {
    const rows: Listed[] = [
      ['Immatriculation', [scene.rnc]],
      ['Syndic', [scene.syndic.name]],
      ['Mandat en cours jusqu’au', [slashed(one.mandate_end)]],
      ['Règlement de copropriété', [slashed(one.rcp)]],
      [
        'Nombre de lots',
        [`${one.lots} (dont ${one.main_lots} à usage d’habitation, de commerces ou de bureaux)`],
      ],
      ['Construction', [one.built]],
      ['Chauffage', [one.heating]],
      ['Ascenseurs', [String(one.lifts)]],
      ['Exercice clos le', [slashed(one.closed)]],
      ['Charges courantes', [spaced(one.current)]],
      ['Charges pour travaux', [spaced(one.works)]],
      ['Dettes fournisseurs, rémunérations et autres', [spaced(one.suppliers)]],
      ['Sommes restant dues par les copropriétaires', [spaced(one.unpaid)]],
      ['Débiteurs de plus de 300 €', [String(one.debtors)]],
      ['Fonds de travaux', [spaced(one.fund)]],
    ];
    return deltaPage(name, [
      `${deltaBar(scene)}<h1>Fiche synthétique de la copropriété</h1><small>Article 8-2 de la loi n° 65-557 · mise à jour du ${slashed(one.updated)}</small>${grid(['', ''], rows)}`,
    ]);
  },
};
