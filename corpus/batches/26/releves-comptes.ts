// An owner's account: a ruled listing, a signed one, a letter from a neighbour.
import { either, paperOf } from '../../paper.ts';
import { brief, inFull, slashed, spaced, sum, table } from '../../writing.ts';
import { cells } from './outils.ts';

/** Positive: a debit. */
type Move = readonly [day: string, label: string, cents: number];
const debits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(cents, 0)));
const credits = (moves: readonly Move[]) => sum(moves.map(([, , cents]) => Math.max(-cents, 0)));
const told = (moves: readonly Move[]) =>
  moves.map(([day, label, cents]) => `${day} ${cents} ${label}`);
const after = (moves: readonly Move[], index: number) =>
  sum(moves.slice(0, index + 1).map(([, , cents]) => cents));

const COLMAR: readonly Move[] = [
  ['2025-10-01', 'REPORT SOLDE EXERCICE 24/25', 18790],
  ['2025-10-01', 'APPEL PROV. T1 25/26', 46115],
  ['2025-10-01', 'FDS TRAVAUX T1 25/26', 2306],
  ['2025-10-21', 'VIR. RECU MERCI', -67211],
  ['2026-01-01', 'APPEL PROV. T2 25/26', 46115],
  ['2026-01-01', 'FDS TRAVAUX T2 25/26', 2306],
  ['2026-01-19', 'CHQ 0071425', -48421],
  ['2026-03-27', 'REPARTITION CHARGES 24/25', -12433],
  ['2026-04-01', 'APPEL PROV. T3 25/26', 46115],
  ['2026-04-01', 'FDS TRAVAUX T3 25/26', 2306],
  ['2026-04-15', 'TVX TOITURE BAT B 1/2', 83350],
  ['2026-05-04', 'CHQ 0071431', -100000],
];
const journal = (label: string, cents: number): string =>
  label.startsWith('REP') ? 'OD' : cents > 0 ? 'AF' : 'BQ';
const colmar = paperOf(
  'releve-deux-soldes-colmar',
  `font: 8pt 'Nimbus Sans Narrow', sans-serif; .e { border: .3mm solid #000 } .e th { border-bottom: .3mm solid #000; background: #ddd } .e td, .e th { border-left: .15mm solid #000; padding: .6mm 1.5mm } .e td:nth-child(n+4), .e th:nth-child(n+4) { text-align: right } .t td { font-weight: bold; border-top: .2mm solid #000 } .hd td { font-size: 8.5pt }`,
  [
    `<table class="hd"><tr><td style="width:60%"><b>IMMO-GESTION DES TROIS ÉPIS</b><br>Michel et Bruno HAUSSER, administrateurs de biens<br>24 av. de la République – BP 20117 – 68002 COLMAR CEDEX<br>SIRET 900 001 133 00011</td><td>Page : 1<br>Éd. : 12/05/2026 17:44<br>Opérateur : CH</td></tr></table>
    <p style="text-align:center;font-size:11pt;margin:5mm 0"><b>SITUATION DE COMPTE COPROPRIÉTAIRE</b><br>arrêtée au 12/05/2026</p>
    <table class="hd"><tr><td style="width:50%">Copropriété : 088 – RÉS. LE PFEFFEL<br>11 rue Kléber – 68000 COLMAR<br>Exercice : 01/10/2025 – 30/09/2026</td><td>Cpte : 4501-088-0031<br>Mme BAUMGARTNER ép. ZIMMERMANN Elfriede<br>Lot(s) : 31 / 77</td></tr></table>
    ${table(
      ['Date', 'Jl', 'Libellé', 'Débit', 'Crédit', 'Solde D', 'Solde C'],
      [
        ...COLMAR.map(([day, label, cents], index) => {
          const left = after(COLMAR, index);
          return [
            brief(day),
            journal(label, cents),
            label,
            cents > 0 ? spaced(cents) : '',
            cents < 0 ? spaced(-cents) : '',
            left > 0 ? spaced(left) : '',
            left < 0 ? spaced(-left) : '',
          ];
        }),
        cells(['', '', 'TOTAUX', spaced(debits(COLMAR)), spaced(credits(COLMAR)), '', ''], 't'),
        cells(
          ['', '', 'SOLDE DÉBITEUR', spaced(debits(COLMAR) - credits(COLMAR)), '', '', ''],
          't',
        ),
      ],
      'e',
    )}<p style="margin-top:4mm">Solde à nous régler par retour. Si votre paiement a croisé ce relevé, ne pas en tenir compte.</p><p style="margin-top:6mm">Jl : AF appels de fonds, BQ banque, OD opérations diverses. Délai de prise en compte d’un chèque : trois jours ouvrés. Rappel des échéances de l’exercice : 1er octobre, 1er janvier, 1er avril, 1er juillet ; second appel de la toiture du bâtiment B : 15/07/2026, 833,50 €. Les frais de relance (15,00 € TTC) et de mise en demeure (42,00 € TTC) sont imputables au seul copropriétaire défaillant, article 10-1 de la loi du 10 juillet 1965.</p><p>Votre contact comptable : Mme Christiane Hirn, le matin, poste 14. Le cabinet sera fermé le vendredi 15 mai.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'IMMO-GESTION DES TROIS ÉPIS',
      building: either('RÉS. LE PFEFFEL', 'LE PFEFFEL'),
      building_address: '11 rue Kléber, 68000 COLMAR',
      owner: 'Mme BAUMGARTNER ép. ZIMMERMANN Elfriede',
      lots: ['31', '77'],
      account: '4501-088-0031',
      as_of: '2026-05-12',
      balance: debits(COLMAR) - credits(COLMAR),
      total_debit: debits(COLMAR),
      total_credit: credits(COLMAR),
      entries: either(
        told(COLMAR),
        told(COLMAR.slice(1)),
        COLMAR.map(([day, label, cents]) => `${day} ${cents} ${journal(label, cents)} ${label}`),
      ),
    },
    absent: ['rnc', 'iban', 'tantiemes', 'due_on', 'charges_reelles'],
  },
);

const EVRY: readonly Move[] = [
  ['2026-01-05', 'Appel de charges 1er trimestre', 61240],
  ['2026-01-12', 'Prélèvement SEPA n° 1', -20413],
  ['2026-02-12', 'Prélèvement SEPA n° 2', -20413],
  ['2026-03-12', 'Prélèvement SEPA n° 3', -20414],
  ['2026-04-03', 'Appel de charges 2ème trimestre', 61240],
  ['2026-04-13', 'Prélèvement SEPA n° 4', -20413],
  ['2026-05-12', 'Prélèvement SEPA n° 5', -20413],
  ['2026-05-29', 'Avoir compteur d’eau (erreur d’index)', -9562],
  ['2026-06-12', 'Prélèvement SEPA n° 6', -20414],
];
const evryBalance = sum(EVRY.map(([, , cents]) => cents));
const evry = paperOf(
  'releve-signe-evry',
  `font: 10pt 'URW Gothic', sans-serif; padding: 16mm 18mm; .e td { border-bottom: .2mm solid #cfe3dd; padding: 1.8mm 1mm } .e td:last-child, .e th:last-child { text-align: right } .n { color: #0a7f5a } .big { background: #e6f4ef; padding: 4mm; margin: 4mm 0; display: flex; justify-content: space-between; font-size: 12pt }`,
  [
    `<div style="display:flex;justify-content:space-between"><b style="font-size:17pt;color:#0a7f5a">SYNERGIE COPRO 91</b><span style="font-size:8pt;text-align:right">Les Jardins d’Aguado<br>3 cours Blaise Pascal, 91000 ÉVRY-COURCOURONNES</span></div>
    <p style="margin-top:10mm">Monsieur Mamadou Lamine DIALLO et Madame Aïssatou BAH<br>Bâtiment Delacroix, 2 allée Jean Rostand, 91000 ÉVRY-COURCOURONNES</p>
    <h1 style="font-size:14pt">Votre compte de copropriétaire</h1><p>LES PYRAMIDES DE L’AGORA, 2 à 10 allée Jean Rostand, 91000 ÉVRY-COURCOURONNES<br>Mouvements du ${inFull('2026-01-01')} au ${inFull('2026-06-30')}</p>
    <div class="big"><span>Solde au ${inFull('2026-06-30')}</span><b>+ ${spaced(-evryBalance)} € en votre faveur</b></div>
    ${table(
      ['Le', 'Opération', 'Montant (€)'],
      EVRY.map(([day, label, cents]) => [
        inFull(day),
        label,
        cents > 0 ? `− ${spaced(cents)}` : `<span class="n">+ ${spaced(-cents)}</span>`,
      ]),
      'e',
    )}
    <p style="font-size:8.5pt;margin-top:5mm">Le signe − indique une somme que vous devez au syndicat, le signe + une somme portée à votre crédit. Au 1er janvier 2026 votre compte était à zéro. Votre identifiant internet : SC91-20447. Une question ? Rubrique « Mes messages » ou l’accueil de 14 h à 17 h.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: 'SYNERGIE COPRO 91',
      building: 'LES PYRAMIDES DE L’AGORA',
      building_address: '2 à 10 allée Jean Rostand, 91000 ÉVRY-COURCOURONNES',
      owner: 'Monsieur Mamadou Lamine DIALLO et Madame Aïssatou BAH',
      period_from: '2026-01-01',
      period_to: '2026-06-30',
      as_of: '2026-06-30',
      balance: evryBalance,
      entries: told(EVRY),
    },
    absent: ['rnc', 'iban', 'lots', 'total_debit', 'total_credit', 'due_on', 'total'],
  },
);

const BEZIERS: readonly Move[] = [
  ['2026-07-01', 'Prov. 3T26 charges', 22080],
  ['2026-07-01', 'Prov. 3T26 fds ALUR', 1104],
  ['2026-07-22', 'Virt ROQUEFEUIL', -23184],
  ['2026-10-01', 'Prov. 4T26 charges', 22080],
  ['2026-10-01', 'Prov. 4T26 fds ALUR', 1104],
];
const beziersBefore = 7450;
const beziersBalance = beziersBefore + sum(BEZIERS.map(([, , cents]) => cents));
const beziers = paperOf(
  'releve-lettre-beziers',
  `font: 10.5pt/1.5 'Nimbus Roman', serif; padding: 24mm 22mm; .e { width: 92%; margin: 3mm auto } .e td, .e th { padding: .8mm 2mm } .e td:nth-child(n+3), .e th:nth-child(n+3) { text-align: right } .e th { border-bottom: .2mm solid #000; font-style: italic }`,
  [
    `<p><b>B. ROUVIÈRE-CAZALS</b><br>syndic non professionnel, présidente du conseil syndical<br>6, rue Française – 34500 BÉZIERS</p><p style="text-align:right">à Monsieur le comte Guilhem de ROQUEFEUIL-BLANQUEFORT<br>Domaine de la Devèze, 34480 MAGALAS</p><p style="text-align:right">Béziers, le 12 octobre 2026</p>
    <p>Cher Monsieur,</p><p>Comme vous me l’avez demandé en vue de la vente de votre studio (lot 3 de notre petite copropriété du 6, rue Française), voici l’état de votre compte dans les livres du syndicat, arrêté à ce jour :</p>
    ${table(
      ['Date', 'Libellé', 'Doit', 'Avoir'],
      [
        [slashed('2026-06-30'), 'Solde à cette date', spaced(beziersBefore), ''],
        ...BEZIERS.map(([day, label, cents]) => [
          slashed(day),
          label,
          cents > 0 ? spaced(cents) : '',
          cents < 0 ? spaced(-cents) : '',
        ]),
        ['', '<b>Totaux</b>', spaced(beziersBefore + debits(BEZIERS)), spaced(credits(BEZIERS))],
      ],
      'e',
    )}
    <p>Vous restez donc devoir <b>${spaced(beziersBalance)} euros</b>, dont ${spaced(beziersBefore)} euros qui remontent au printemps. Je vous serais obligée de régler cette somme avant la signature ; à défaut je devrai faire opposition chez votre notaire.</p><p>Je vous rappelle que le budget de 2027 sera discuté le 12 novembre. Croyez, cher Monsieur, à mes sentiments de bon voisinage.</p><p style="text-align:right">Brigitte Rouvière-Cazals</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'RELEVE_DE_COMPTE',
    facts: {
      syndic: either('B. ROUVIÈRE-CAZALS', 'Brigitte Rouvière-Cazals'),
      building_address: either('6, rue Française, 34500 BÉZIERS', '6, rue Française'),
      owner: either(
        'Monsieur le comte Guilhem de ROQUEFEUIL-BLANQUEFORT',
        'Guilhem de ROQUEFEUIL-BLANQUEFORT',
      ),
      lots: ['3'],
      as_of: '2026-10-12',
      balance: beziersBalance,
      total_debit: beziersBefore + debits(BEZIERS),
      total_credit: credits(BEZIERS),
      entries: either(told(BEZIERS), [
        `2026-06-30 ${beziersBefore} Solde à cette date`,
        ...told(BEZIERS),
      ]),
    },
    absent: ['rnc', 'iban', 'account', 'meeting_on', 'due_on'],
  },
);

export const RELEVES_COMPTES = [colmar, evry, beziers];
