// Équerre, for the building: annexe 1 with the closed year first, codes in a column of their own.
import { dashed, inFull, plain, table } from '../writing.ts';
import {
  accountRows,
  type Balance,
  columnTotals,
  firstTotals,
  grandTotal,
  keyTotals,
  postsOf,
  secondTotals,
} from './building.ts';
import { equerreHead, equerrePage } from './equerre-owner.ts';
import { type BuildingHand, cells, chunks } from './house.ts';

export const equerreBuilding = (reversed: boolean): BuildingHand => ({
  annexes: (name, scene, annexes) => {
    const line = (
      code: string,
      label: string,
      pick: (one: Balance) => number,
      name_ = '',
    ): string => {
      const pair = [pick(annexes.previous), pick(annexes.closed)].map(plain);
      return cells([code, label, ...(reversed ? pair.toReversed() : pair)], name_);
    };
    const heads = [
      `Exercice précédent approuvé (${dashed(annexes.previous_closing)})`,
      `Exercice clos à approuver (${dashed(annexes.closing)})`,
    ];
    const years = ['Cpte', 'Libellé', ...(reversed ? heads.toReversed() : heads)];
    return equerrePage(
      name,
      [
        `${equerreHead(scene, false)}<h1>Annexe n° 1 : état financier après répartition</h1><h2>I – Situation financière et trésorerie</h2>${table(
          years,
          [
            line('50', 'Fonds placés', (one) => one.placed),
            line('51', 'Banques', (one) => one.bank),
            line('', 'Trésorerie disponible (I)', (one) => firstTotals(one)[0], 'u'),
            line('102', 'Provisions pour travaux', (one) => one.provisions),
            line('1031', 'Avances de trésorerie', (one) => one.advance),
            line('105', 'Fonds de travaux', (one) => one.fund),
            line('12', 'Solde en attente sur travaux', (one) => one.pending),
            line('', 'Provisions et avances (I)', (one) => firstTotals(one)[1], 'u'),
          ],
          'a',
        )}<h2>II – Créances et dettes</h2>${table(
          years,
          [
            line(
              '45',
              'Créances : copropriétaires, sommes exigibles restant à recevoir',
              (one) => one.owed,
            ),
            line('459', 'Créances : copropriétaires, créances douteuses', (one) => one.doubtful),
            line('46', 'Créances : débiteurs divers', (one) => one.sundry),
            line('', 'Total des créances (II)', (one) => secondTotals(one)[0], 'u'),
            line('45', 'Dettes : copropriétaires, excédents versés', (one) => one.overpaid),
            line('40', 'Dettes : fournisseurs', (one) => one.suppliers),
            line('42-44', 'Dettes : personnel, organismes sociaux, État', (one) => one.other_debts),
            line('', 'Total des dettes (II)', (one) => secondTotals(one)[1], 'u'),
            line('', 'Total général (I)+(II), de part et d’autre', grandTotal, 'u'),
          ],
          'a',
        )}<p>Emprunts, montant restant dû : ${plain(annexes.loan)}</p>`,
        `<h1>Annexe n° 2 : compte de gestion général et budget prévisionnel</h1>${table(
          ['Cpte', 'Charges pour opérations courantes', ...annexes.heads],
          [
            ...accountRows(annexes).map(({ code, label, cells: row }) =>
              cells([code, label, ...row.map(plain)]),
            ),
            cells(['', 'Total I', ...columnTotals(annexes).map(plain)], 'u'),
          ],
          'a',
        )}`,
        `<h1>Annexe n° 3 : compte de gestion pour opérations courantes</h1>${table(
          ['Cpte', 'Clé', ...annexes.heads],
          annexes.keys.flatMap((key, index) => [
            ...postsOf(key, keyTotals(annexes, index)).map(({ code, label, cells: row }) =>
              cells([code, label, ...row.map(plain)]),
            ),
            cells(
              [key.code, `Total net ${key.label}`, ...keyTotals(annexes, index).map(plain)],
              'u',
            ),
          ]),
          'a',
        )}<h1>Annexe n° 4 : travaux et opérations exceptionnelles clos</h1>${table(
          ['Opération', 'Dépenses votées', 'Dépenses réalisées', 'Provisions appelées', 'Solde'],
          annexes.finished.length === 0
            ? [['Néant', '', '', '', '']]
            : annexes.finished.map(({ title, voted, done, called }) => [
                title,
                ...[voted, done, called, called - done].map(plain),
              ]),
        )}<h1>Annexe n° 5 : travaux votés non encore clôturés</h1>${table(
          ['Opération', 'AG', 'Votés', 'Payés', 'Réalisés', 'Appelés', 'En attente', 'À recevoir'],
          annexes.open.length === 0
            ? [['Néant', '', '', '', '', '', '', '']]
            : annexes.open.map(({ title, voted_on, voted, paid, done, called }) => [
                title,
                dashed(voted_on),
                ...[voted, paid, done, called, called - done, voted - called].map(plain),
              ]),
        )}`,
      ],
      true,
    );
  },
  minutes: (name, scene, meeting) =>
    equerrePage(
      name,
      chunks(meeting.items, 6).map(
        (items, sheet) =>
          `${sheet === 0 ? `${equerreHead(scene, false)}<h1>PROCÈS-VERBAL – Assemblée générale ${meeting.kind} du ${dashed(meeting.date)}</h1><p>Réunion ouverte à ${meeting.hour}, ${meeting.place}. Tantièmes présents, représentés et votant par correspondance : ${meeting.present} sur ${meeting.base}. Président : ${meeting.chair}.</p>` : ''}${items
            .map(
              (item, index) =>
                `<h2>QUESTION ${sheet * 6 + index + 1} : ${item.title}</h2><p>${item.text}</p>${table([`Article ${item.majority}`, 'Pour', 'Contre', 'Abstention', 'Décision'], [['Résultat du vote', ...item.votes.map(String), item.adopted ? 'ADOPTÉE' : 'REFUSÉE']])}`,
            )
            .join(
              '',
            )}${(sheet + 1) * 6 >= meeting.items.length ? '<p>Séance levée. Rappel de l’article 42, alinéa 2 : délai de contestation de deux mois.</p>' : ''}`,
      ),
    ),
  convening: (name, scene, meeting, printed) =>
    equerrePage(name, [
      `${equerreHead(scene, true)}<h1>Convocation – assemblée générale ${meeting.kind}</h1><p>Le ${inFull(printed)}</p><p>Date : ${dashed(meeting.date)} – Heure : ${meeting.hour} – Lieu : ${meeting.place}</p><h2>Ordre du jour</h2>${table(
        ['N°', 'Question et projet de résolution', 'Majorité'],
        meeting.items.map((item, index) => [
          String(index + 1),
          `<b>${item.title}</b><br>${item.text}`,
          `art. ${item.majority}`,
        ]),
        'a',
      )}<p>Un pouvoir et un formulaire de vote par correspondance sont annexés à la présente convocation.</p>`,
    ]),
  fiche: (name, scene, one) =>
    equerrePage(name, [
      `${equerreHead(scene, false)}<h1>Fiche synthétique de la copropriété (article 8-2)</h1><p>Date de mise à jour : ${dashed(one.updated)}</p>${table(
        ['A – Organisation', 'B – Technique', 'C – Finances'],
        [
          [
            `Syndic : ${scene.syndic.name}`,
            `Nombre de lots : ${one.lots}`,
            `Exercice clos le ${dashed(one.closed)}`,
          ],
          [
            `Fin de mandat : ${dashed(one.mandate_end)}`,
            `Lots principaux : ${one.main_lots}`,
            `Charges pour opérations courantes : ${plain(one.current)}`,
          ],
          [
            `Règlement du ${dashed(one.rcp)}`,
            `Construction : ${one.built}`,
            `Charges pour travaux : ${plain(one.works)}`,
          ],
          [
            `Immatriculation : ${scene.rnc}`,
            `Chauffage : ${one.heating}`,
            `Dettes fournisseurs, rémunérations et autres : ${plain(one.suppliers)}`,
          ],
          [
            `Débiteurs de plus de 300 € : ${one.debtors}`,
            `Nombre d’ascenseurs : ${one.lifts}`,
            `Sommes restant dues par les copropriétaires : ${plain(one.unpaid)}`,
          ],
          ['', '', `Montant du fonds de travaux : ${plain(one.fund)}`],
        ],
      )}`,
    ]),
});
