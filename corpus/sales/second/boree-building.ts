// Borée, for the building: annexes as one list after the other, minutes as a narrative without tables.
import { dotted, inFull, pointed } from '../writing.ts';
import { boreeHead, boreePage, dots } from './boree-owner.ts';
import {
  accountRows,
  type Balance,
  columnTotals,
  firstTotals,
  grandTotal,
  keyTotals,
  secondTotals,
} from './building.ts';
import { type BuildingHand, chunks, grouped } from './house.ts';

const rows = (
  lists: readonly (readonly [label: string, cells: readonly number[], strong?: boolean])[],
): string =>
  lists
    .map(
      ([label, cells, strong]) =>
        `<tr class="${strong === true ? 's' : ''}"><td>${label}</td>${cells.map((cell) => `<td>${dotted(cell)}</td>`).join('')}</tr>`,
    )
    .join('');
const grid = (heads: readonly string[], body: string): string =>
  `<table><thead><tr>${heads.map((one) => `<th>${one}</th>`).join('')}</tr></thead><tbody>${body}</tbody></table>`;
const votes = ([pour, contre, none]: readonly [number, number, number]): string =>
  `Votent pour : ${grouped(pour)} tantièmes. Votent contre : ${contre === 0 ? 'néant' : `${grouped(contre)} tantièmes`}. S’abstiennent : ${none === 0 ? 'néant' : `${grouped(none)} tantièmes`}.`;

export const BOREE_BUILDING: BuildingHand = {
  annexes: (name, scene, annexes) => {
    const both = (pick: (one: Balance) => number) => [pick(annexes.previous), pick(annexes.closed)];
    const heads = ['', `au ${pointed(annexes.previous_closing)}`, `au ${pointed(annexes.closing)}`];
    return boreePage(name, [
      `${boreeHead(scene)}<h1>Annexe 1 – État financier après répartition</h1><h2>Trésorerie</h2>${grid(
        heads,
        rows([
          ['50 – Fonds placés', both((one) => one.placed)],
          ['51 – Banque', both((one) => one.bank)],
          ['Total I', both((one) => firstTotals(one)[0]), true],
        ]),
      )}<h2>Provisions et avances</h2>${grid(
        heads,
        rows([
          ['102 – Provisions pour travaux décidés', both((one) => one.provisions)],
          ['103 – Avances (1031, réserve)', both((one) => one.advance)],
          ['105 – Fonds de travaux', both((one) => one.fund)],
          ['12 – Solde en attente sur travaux', both((one) => one.pending)],
          ['Total I', both((one) => firstTotals(one)[1]), true],
        ]),
      )}<h2>Créances</h2>${grid(
        heads,
        rows([
          ['45 – Copropriétaires, sommes exigibles restant à recevoir', both((one) => one.owed)],
          ['459 – Copropriétaires, créances douteuses', both((one) => one.doubtful)],
          ['46 – Débiteurs divers', both((one) => one.sundry)],
          ['Total II', both((one) => secondTotals(one)[0]), true],
        ]),
      )}<h2>Dettes</h2>${grid(
        heads,
        rows([
          ['45 – Copropriétaires, excédents versés', both((one) => one.overpaid)],
          ['40 – Fournisseurs', both((one) => one.suppliers)],
          ['43-44 – Organismes sociaux et État', both((one) => one.other_debts)],
          ['Total II', both((one) => secondTotals(one)[1]), true],
          ['Total général (I) + (II)', both(grandTotal), true],
        ]),
      )}<p>Emprunts, montant restant dû : ${dotted(annexes.loan)}</p>`,
      `<h1>Annexe 2 – Compte de gestion général</h1>${grid(
        ['Charges courantes', ...annexes.heads],
        rows([
          ...accountRows(annexes).map(
            ({ code, label, cells }) => [`${code} ${label}`, cells] as const,
          ),
          ['Total I', columnTotals(annexes), true],
        ]),
      )}<h1>Annexe 3 – Compte de gestion par clé</h1>${grid(
        ['Clé', ...annexes.heads],
        rows([
          ...annexes.keys.map((key, index) => [key.label, keyTotals(annexes, index)] as const),
          ['Total charges nettes', columnTotals(annexes), true],
        ]),
      )}<h1>Annexe 4 – Travaux terminés dans l’exercice</h1>${annexes.finished.length === 0 ? '<p>Sans objet.</p>' : grid(['Travaux', 'Votés', 'Réalisés', 'Appelés'], rows(annexes.finished.map(({ title, voted, done, called }) => [title, [voted, done, called]] as const)))}<h1>Annexe 5 – Travaux votés non encore clôturés</h1>${annexes.open.length === 0 ? '<p>Sans objet.</p>' : grid(['Travaux', 'A votés', 'B payés', 'C réalisés', 'D appelés', 'E = D – C', 'F à recevoir'], rows(annexes.open.map(({ title, voted_on, voted, paid, done, called }) => [`${title} (${pointed(voted_on)})`, [voted, paid, done, called, called - done, voted - called]] as const)))}`,
    ]);
  },
  minutes: (name, scene, meeting) =>
    boreePage(
      name,
      chunks(meeting.items, 7).map(
        (items, sheet) =>
          `${sheet === 0 ? `${boreeHead(scene)}<h1>Procès-verbal de l’assemblée générale ${meeting.kind}</h1><p>L’an ${meeting.date.slice(0, 4)}, le ${inFull(meeting.date)} à ${meeting.hour}, les copropriétaires se sont réunis ${meeting.place}. Sont présents, représentés ou ont voté par correspondance ${grouped(meeting.present)} tantièmes sur ${grouped(meeting.base)}. ${meeting.chair} est élu(e) à la présidence de la séance ; le syndic en assure le secrétariat.</p>` : ''}${items
            .map(
              (item, index) =>
                `<h2>${sheet * 7 + index + 1}°) ${item.title}</h2><p>${item.text} ${votes(item.votes)} En conséquence, la résolution est ${item.adopted ? 'ADOPTÉE' : 'REPOUSSÉE'} (majorité de l’article ${item.majority}).</p>`,
            )
            .join(
              '',
            )}${(sheet + 1) * 7 >= meeting.items.length ? '<p>Plus rien n’étant à l’ordre du jour, la séance est levée. Les décisions peuvent être contestées dans les deux mois de la notification (article 42).</p>' : ''}`,
      ),
    ),
  convening: (name, scene, meeting, printed) =>
    boreePage(name, [
      `${boreeHead(scene)}<p class="r">Le ${inFull(printed)}</p><h1>Assemblée générale ${meeting.kind} – Convocation</h1><p>${scene.owner.name}, vous êtes prié(e) d’assister à l’assemblée générale des copropriétaires fixée au ${inFull(meeting.date)}, à ${meeting.hour}, ${meeting.place}, pour délibérer sur l’ordre du jour suivant :</p>${meeting.items.map((item, index) => `<h2>${index + 1}°) ${item.title}</h2><p>Projet de résolution : ${item.text} Majorité : article ${item.majority}.</p>`).join('')}<p>Pouvoir et formulaire de vote par correspondance joints.</p>`,
    ]),
  fiche: (name, scene, one) =>
    boreePage(name, [
      `${boreeHead(scene)}<h1>Fiche synthétique</h1><p>Établie en application de l’article 8-2 de la loi du 10 juillet 1965 ; dernière mise à jour : ${pointed(one.updated)}.</p><h2>Identification et organisation</h2><p>Syndic : ${scene.syndic.name}, mandat jusqu’au ${pointed(one.mandate_end)}. Règlement de copropriété du ${pointed(one.rcp)}. Nombre de lots : ${one.lots}, dont ${one.main_lots} principaux. Construction : ${one.built}.</p><h2>Équipements</h2><p>Chauffage : ${one.heating}. Ascenseurs : ${one.lifts}.</p><h2>Données financières à la clôture du ${pointed(one.closed)}</h2>${dots('Charges pour opérations courantes', one.current)}${dots('Charges pour travaux', one.works)}${dots('Dettes fournisseurs, rémunérations et autres', one.suppliers)}${dots('Sommes restant dues par les copropriétaires', one.unpaid)}${dots('Montant du fonds de travaux', one.fund)}<p>Copropriétaires débiteurs de plus de 300 euros : ${one.debtors}.</p>`,
    ]),
};
