// Calame, for the building: annexes in columns of a listing, some years named by their number alone.
import { brief, english } from '../writing.ts';
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
import { amount, folded, head, left, paper, right, rule, who } from './calame-paper.ts';
import { ascii, type BuildingHand, chunks } from './house.ts';

export const CALAME_BUILDING: BuildingHand = {
  annexes: (name, scene, annexes) => {
    const line = (label: string, pick: (one: Balance) => number): string =>
      `${left(label, 60)}${amount(pick(annexes.previous), 16)}${amount(pick(annexes.closed), 16)}`;
    const many = (label: string, cells: readonly number[]): string =>
      `${left(label, 42)}${cells.map((cell) => amount(cell, 17)).join('')}`;
    const heads = `${left('', 42)}${annexes.heads.map((one) => right(ascii(one.replaceAll('<br>', ' ')).slice(0, 16), 17)).join('')}`;
    return paper(
      name,
      [
        [
          ...head(scene),
          `ANNEXE 1   ETAT FINANCIER APRES REPARTITION   AU ${brief(annexes.closing)}`,
          `${left('', 60)}${right('EX.PREC.APPROUVE', 16)}${right('EXERCICE CLOS', 16)}`,
          rule(),
          'TRESORERIE',
          line('50    FONDS PLACES', (one) => one.placed),
          line('51    BANQUES', (one) => one.bank),
          line('TOTAL I', (one) => firstTotals(one)[0]),
          'PROVISIONS ET AVANCES',
          line('102   PROVISIONS POUR TRAVAUX', (one) => one.provisions),
          line('1031  AVANCES DE TRESORERIE', (one) => one.advance),
          line('105   FONDS DE TRAVAUX', (one) => one.fund),
          line('12    SOLDE EN ATTENTE SUR TRAVAUX', (one) => one.pending),
          line('TOTAL I', (one) => firstTotals(one)[1]),
          'CREANCES',
          line('45    COPROPRIETAIRES SOMMES EXIGIBLES', (one) => one.owed),
          line('459   COPROPRIETAIRES CREANCES DOUTEUSES', (one) => one.doubtful),
          line('46    DEBITEURS DIVERS', (one) => one.sundry),
          line('TOTAL II', (one) => secondTotals(one)[0]),
          'DETTES',
          line('45    COPROPRIETAIRES EXCEDENTS VERSES', (one) => one.overpaid),
          line('40    FOURNISSEURS', (one) => one.suppliers),
          line('42-46 AUTRES DETTES', (one) => one.other_debts),
          line('TOTAL II', (one) => secondTotals(one)[1]),
          rule(),
          line('TOTAL GENERAL', grandTotal),
          `EMPRUNTS MONTANT RESTANT DU : ${english(annexes.loan)}`,
        ],
        [
          'ANNEXE 2   COMPTE DE GESTION GENERAL ET BUDGET PREVISIONNEL',
          heads,
          rule(128),
          ...accountRows(annexes).map(({ code, label, cells }) => many(`${code} ${label}`, cells)),
          many('TOTAL I CHARGES POUR OPERATIONS COURANTES', columnTotals(annexes)),
          '',
          'ANNEXE 3   COMPTE DE GESTION POUR OPERATIONS COURANTES',
          heads,
          ...annexes.keys.flatMap((key, index) => [
            `CLE ${key.code} ${ascii(key.label).toUpperCase()}`,
            ...postsOf(key, keyTotals(annexes, index)).map(({ code, label, cells }) =>
              many(`  ${code} ${label}`, cells),
            ),
            many('  TOTAL NET', keyTotals(annexes, index)),
          ]),
          '',
          'ANNEXE 4   TRAVAUX ET OPERATIONS EXCEPTIONNELLES DE L EXERCICE CLOS',
          ...(annexes.finished.length === 0 ? ['  NEANT'] : []),
          ...annexes.finished.map(({ title, voted, done, called }) =>
            many(`  ${title}`, [voted, done, called, called - done]),
          ),
          'ANNEXE 5   TRAVAUX VOTES NON ENCORE CLOTURES  (VOTES PAYES REALISES APPELES ATTENTE)',
          ...(annexes.open.length === 0 ? ['  NEANT'] : []),
          ...annexes.open.map(({ title, voted, paid, done, called }) =>
            many(`  ${title}`, [voted, paid, done, called, called - done]),
          ),
        ],
      ],
      true,
    );
  },
  minutes: (name, scene, meeting) =>
    paper(
      name,
      chunks(meeting.items, 6).map((items, sheet) => [
        ...(sheet === 0
          ? [
              ...head(scene),
              `PROCES-VERBAL D'ASSEMBLEE GENERALE ${meeting.kind.toUpperCase()} DU ${brief(meeting.date)} A ${meeting.hour}`,
              rule(),
              ...folded(
                `Lieu : ${meeting.place}. Feuille de présence : ${meeting.present} / ${meeting.base}. Président de séance : ${meeting.chair}.`,
              ),
            ]
          : []),
        ...items.flatMap((item, index) => [
          '',
          ...folded(
            `${sheet * 6 + index + 1}/ ${item.title.toUpperCase()} (ART. ${item.majority})`,
          ),
          ...folded(item.text),
          `   POUR ${item.votes[0]}   CONTRE ${item.votes[1]}   ABSTENTION ${item.votes[2]}`,
          `   >>> RESOLUTION ${item.adopted ? 'ADOPTEE' : 'REJETEE'}`,
        ]),
        ...((sheet + 1) * 6 >= meeting.items.length
          ? [
              '',
              'LA SEANCE EST LEVEE.',
              'ART. 42 : CONTESTATION DANS LES DEUX MOIS DE LA NOTIFICATION.',
            ]
          : []),
      ]),
    ),
  convening: (name, scene, meeting, printed) =>
    paper(name, [
      [
        ...head(scene),
        ...who(scene),
        `LE ${brief(printed)}   CONVOCATION A L'ASSEMBLEE GENERALE ${meeting.kind.toUpperCase()}`,
        ...folded(
          `Vous êtes convoqué à l'assemblée générale du ${brief(meeting.date)} à ${meeting.hour}, ${meeting.place}.`,
        ),
        '',
        'ORDRE DU JOUR',
        ...meeting.items.flatMap((item, index) => [
          ...folded(`${index + 1}/ ${item.title.toUpperCase()} (ART. ${item.majority})`),
          ...folded(`Projet : ${item.text}`),
          '',
        ]),
        'POUVOIR ET VOTE PAR CORRESPONDANCE : VOIR FORMULAIRES JOINTS.',
      ],
    ]),
  fiche: (name, scene, one) => {
    const line = (label: string, value: string): string =>
      `${left(label, 62).trimEnd().padEnd(62, '.')} ${value}`;
    return paper(name, [
      [
        ...head(scene),
        `FICHE SYNTHETIQUE DE LA COPROPRIETE (ART. 8-2 LOI 65-557)   MAJ ${brief(one.updated)}`,
        rule(),
        line('SYNDIC', ascii(scene.syndic.name)),
        line('FIN DE MANDAT', brief(one.mandate_end)),
        line('DATE DU REGLEMENT DE COPROPRIETE', one.rcp.split('-').toReversed().join('/')),
        line('NOMBRE TOTAL DE LOTS', String(one.lots)),
        line('LOTS PRINCIPAUX', String(one.main_lots)),
        line('CONSTRUCTION', ascii(one.built)),
        line('CHAUFFAGE', ascii(one.heating)),
        line('ASCENSEURS', String(one.lifts)),
        line('EXERCICE CLOS LE', brief(one.closed)),
        line('CHARGES POUR OPERATIONS COURANTES', english(one.current)),
        line('CHARGES POUR TRAVAUX ET OPERATIONS EXCEPTIONNELLES', english(one.works)),
        line('DETTES FOURNISSEURS, REMUNERATIONS ET AUTRES', english(one.suppliers)),
        line('SOMMES RESTANT DUES PAR LES COPROPRIETAIRES', english(one.unpaid)),
        line('COPROPRIETAIRES DEBITEURS DE PLUS DE 300 EUR', String(one.debtors)),
        line('MONTANT DU FONDS DE TRAVAUX', english(one.fund)),
      ],
    ]);
  },
};
