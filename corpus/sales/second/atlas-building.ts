// Atlas, for the building: annexe 1 in two sides, of which the years can stand in the reverse order.
import { inFull, slashed, table, thin } from '../writing.ts';
import { type AtlasLook, paperOf, to, top } from './atlas-paper.ts';
import {
  type Annexes,
  accountRows,
  type Balance,
  columnTotals,
  firstTotals,
  grandTotal,
  keyTotals,
  postsOf,
  secondTotals,
} from './building.ts';
import { type BuildingHand, cells, chunks, grouped, wide } from './house.ts';

export function atlasBuilding(look: AtlasLook): BuildingHand {
  const paper = paperOf(look);
  const order = <T>(before: T, closed: T): [T, T] =>
    look.reversed ? [closed, before] : [before, closed];

  function first({ previous, closed, closing, previous_closing, loan }: Annexes): string {
    const pair = (pick: (one: Balance) => number): string[] =>
      order(pick(previous), pick(closed)).map(thin);
    const line = (
      left: string,
      l: (one: Balance) => number,
      right: string,
      r: (one: Balance) => number,
      name = '',
    ) => cells([left, ...pair(l), right, ...pair(r)], name);
    const none = () => 0;
    const heads = order(
      `Exercice précédent approuvé<br>${slashed(previous_closing)}`,
      `Exercice clos<br>${slashed(closing)}`,
    );
    return table(
      ['', ...heads, '', ...heads],
      [
        wide([
          [3, '<b>I – SITUATION FINANCIÈRE ET TRÉSORERIE</b>'],
          [3, '<b>Provisions et avances</b>'],
        ]),
        line(
          '50 Fonds placés',
          (o) => o.placed,
          '102 Provisions pour travaux',
          (o) => o.provisions,
        ),
        line(
          '51 Banques ou fonds disponibles',
          (o) => o.bank,
          '1031 Avances de trésorerie',
          (o) => o.advance,
        ),
        line('53 Caisse', none, '105 Fonds de travaux', (o) => o.fund),
        line('', none, '12 Solde en attente sur travaux', (o) => o.pending),
        line(
          'Trésorerie disponible – Total I',
          (o) => firstTotals(o)[0],
          'Total I',
          (o) => firstTotals(o)[1],
          's',
        ),
        wide([
          [3, '<b>II – CRÉANCES</b>'],
          [3, '<b>DETTES</b>'],
        ]),
        line(
          '45 Copropriétaires – sommes exigibles restant à recevoir',
          (o) => o.owed,
          '45 Copropriétaires – excédents versés',
          (o) => o.overpaid,
        ),
        line(
          '459 Copropriétaires – créances douteuses',
          (o) => o.doubtful,
          '40 Fournisseurs',
          (o) => o.suppliers,
        ),
        line(
          '46 Débiteurs divers',
          (o) => o.sundry,
          '42 à 44, 46 Autres dettes',
          (o) => o.other_debts,
        ),
        line(
          'Total II',
          (o) => secondTotals(o)[0],
          'Total II',
          (o) => secondTotals(o)[1],
          's',
        ),
        line('TOTAL GÉNÉRAL (I)+(II)', grandTotal, 'TOTAL GÉNÉRAL (I)+(II)', grandTotal, 's'),
      ],
      'two',
    ).concat(`<p>Emprunts : montant restant dû : ${thin(loan)} €</p>`);
  }

  return {
    annexes: (name, scene, annexes) =>
      paper(
        name,
        [
          `${top(scene)}<h1>ANNEXE N° 1 – ÉTAT FINANCIER APRÈS RÉPARTITION AU ${slashed(annexes.closing)}</h1>${first(annexes)}`,
          `<h1>ANNEXE N° 2 – COMPTE DE GESTION GÉNÉRAL ET BUDGET PRÉVISIONNEL</h1>${table(
            ['Charges pour opérations courantes', ...annexes.heads],
            [
              ...accountRows(annexes).map(({ code, label, cells: row_ }) =>
                cells([`${code} ${label}`, ...row_.map(thin)]),
              ),
              cells(['Total I', ...columnTotals(annexes).map(thin)], 's'),
            ],
          )}`,
          `<h1>ANNEXE N° 3 – COMPTE DE GESTION POUR OPÉRATIONS COURANTES</h1>${annexes.keys
            .map(
              (key, index) =>
                `<h2>${key.code} – ${key.label}</h2>${table(['', ...annexes.heads], [...postsOf(key, keyTotals(annexes, index)).map(({ code, label, cells: row_ }) => cells([`${code} ${label}`, ...row_.map(thin)])), cells(['Total net', ...keyTotals(annexes, index).map(thin)], 's')])}`,
            )
            .join('')}`,
          `<h1>ANNEXE N° 4 – TRAVAUX ET OPÉRATIONS EXCEPTIONNELLES CLOS</h1>${
            annexes.finished.length === 0
              ? '<p>Néant.</p>'
              : table(
                  ['Opération', 'Voté', 'Réalisé', 'Appelé', 'Solde'],
                  annexes.finished.map(({ title, voted, done, called }) => [
                    title,
                    thin(voted),
                    thin(done),
                    thin(called),
                    thin(called - done),
                  ]),
                )
          }<h1>ANNEXE N° 5 – TRAVAUX VOTÉS NON ENCORE CLÔTURÉS</h1>${
            annexes.open.length === 0
              ? '<p>Néant.</p>'
              : table(
                  [
                    'Opération',
                    'Votés (A)',
                    'Payés (B)',
                    'Réalisés (C)',
                    'Appelés (D)',
                    'En attente (E = D – C)',
                    'À recevoir (F)',
                  ],
                  annexes.open.map(({ title, voted_on, voted, paid, done, called }) => [
                    `${title}<br>AG du ${slashed(voted_on)}`,
                    ...[voted, paid, done, called, called - done, voted - called].map(thin),
                  ]),
                )
          }`,
        ],
        look.landscape,
      ),
    minutes: (name, scene, meeting) =>
      paper(
        name,
        chunks(meeting.items, 5).map(
          (items, sheet) =>
            `${sheet === 0 ? `${top(scene)}<h1>PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ${meeting.kind.toUpperCase()} DU ${slashed(meeting.date)}</h1><p>Les copropriétaires de l’immeuble ${scene.building.name}, ${scene.building.street}, se sont réunis le ${inFull(meeting.date)} à ${meeting.hour}, ${meeting.place}, sur convocation du syndic. La feuille de présence fait apparaître ${grouped(meeting.present)} tantièmes présents, représentés ou votant par correspondance sur ${grouped(meeting.base)}. Président(e) de séance : ${meeting.chair}.</p>` : ''}${items
              .map(
                (item, index) =>
                  `<h2>Résolution n° ${sheet * 5 + index + 1} – ${item.title} (article ${item.majority})</h2><p>${item.text}</p>${table(['Tantièmes', 'Pour', 'Contre', 'Abstention'], [['Exprimés', ...item.votes.map((one) => grouped(one))]])}<p><b>Cette résolution est ${item.adopted ? 'adoptée' : 'rejetée'} à la majorité de l’article ${item.majority}.</b></p>`,
              )
              .join(
                '',
              )}${(sheet + 1) * 5 >= meeting.items.length ? '<p>L’ordre du jour étant épuisé, la séance est levée. Le président, le secrétaire, le scrutateur.</p><small>Article 42 de la loi du 10 juillet 1965 : les actions en contestation doivent, à peine de déchéance, être introduites dans les deux mois.</small>' : ''}`,
        ),
      ),
    convening: (name, scene, meeting, printed) =>
      paper(name, [
        `${top(scene)}${to(scene)}<h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE</h1><p>Le ${inFull(printed)}</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale ${meeting.kind} qui se tiendra le <b>${inFull(meeting.date)} à ${meeting.hour}</b>, ${meeting.place}.</p><h2>ORDRE DU JOUR ET PROJETS DE RÉSOLUTION</h2>${meeting.items.map((item, index) => `<p><b>${index + 1}. ${item.title}</b> (art. ${item.majority})<br>${item.text}</p>`).join('')}<p>Vous pouvez vous faire représenter au moyen du pouvoir joint ou voter par correspondance.</p>`,
      ]),
    fiche: (name, scene, one) =>
      paper(name, [
        `${top(scene)}<h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p>Article 8-2 de la loi n° 65-557 du 10 juillet 1965 – mise à jour du ${slashed(one.updated)}</p>${table(
          ['Rubrique', 'Information'],
          [
            ['Immatriculation', scene.rnc],
            ['Date du règlement de copropriété', slashed(one.rcp)],
            ['Représentant légal (syndic)', scene.syndic.name],
            ['Fin du mandat', slashed(one.mandate_end)],
            ['Nombre total de lots', String(one.lots)],
            ['dont habitation, commerces, bureaux', String(one.main_lots)],
            ['Période de construction', one.built],
            ['Chauffage', one.heating],
            ['Nombre d’ascenseurs', String(one.lifts)],
            ['Comptes arrêtés au', slashed(one.closed)],
            ['Charges pour opérations courantes', `${thin(one.current)} €`],
            ['Charges pour travaux et opérations exceptionnelles', `${thin(one.works)} €`],
            ['Dettes fournisseurs, rémunérations et autres', `${thin(one.suppliers)} €`],
            ['Sommes restant dues par les copropriétaires', `${thin(one.unpaid)} €`],
            ['Copropriétaires débiteurs de plus de 300 €', String(one.debtors)],
            ['Montant du fonds de travaux', `${thin(one.fund)} €`],
          ],
        )}`,
      ]),
  };
}
