// Minutes of meetings: a listing with codes, running prose of a family agency.
import { either, paperOf } from '../../paper.ts';
import { columns, rule } from './outils.ts';

type Vote = readonly [
  subject: string,
  text: string,
  yes: number,
  no: number,
  none: number,
  done: string,
];

const BELLEVUE: readonly Vote[] = [
  ['DESIGNATION DU PRESIDENT DE SEANCE', 'M. PEYRARD EST ELU PRESIDENT.', 5884, 0, 0, 'ADOPTEE'],
  ["DESIGNATION D'UN SCRUTATEUR", 'MME OUDIN EST ELUE SCRUTATRICE.', 5884, 0, 0, 'ADOPTEE'],
  ['DESIGNATION DU SECRETAIRE', 'LA REGIE MOULINIER ASSURE LE SECRETARIAT.', 5884, 0, 0, 'ADOPTEE'],
  [
    'APPROBATION DES COMPTES 2025',
    "L'ASSEMBLEE APPROUVE SANS RESERVE LES COMPTES DE L'EXERCICE DU 01/01/2025\nAU 31/12/2025, LEUR TENEUR, LEUR IMPUTATION ET LEUR REPARTITION.",
    5402,
    331,
    151,
    'ADOPTEE',
  ],
  [
    'QUITUS AU SYNDIC',
    "L'ASSEMBLEE DONNE QUITUS AU SYNDIC POUR SA GESTION 2025.",
    2710,
    3023,
    151,
    'REJETEE',
  ],
  [
    'ELECTION DU SYNDIC',
    'LA REGIE MOULINIER ET CIE EST ELUE SYNDIC POUR UNE DUREE DE 18 MOIS,\nDU 01/07/2026 AU 31/12/2027, SELON CONTRAT JOINT A LA CONVOCATION.',
    5402,
    482,
    0,
    'ADOPTEE',
  ],
  [
    'BUDGET PREVISIONNEL 2027',
    "LE BUDGET DE L'EXERCICE DU 01/01/2027 AU 31/12/2027 EST FIXE A 103580,00 EUR\nET APPELE EN QUATRE PROVISIONS.",
    5553,
    331,
    0,
    'ADOPTEE',
  ],
  [
    'FONDS DE TRAVAUX',
    'LA COTISATION ANNUELLE 2027 EST FIXEE A 5 % DU BUDGET SOIT 5179,00 EUR.',
    5553,
    331,
    0,
    'ADOPTEE',
  ],
  [
    'CALORIFUGEAGE SOUS-SOL',
    'DEVIS ISO-LOIRE : 14872,00 EUR TTC. APPELS LE 01/09/2026 (50 %) ET LE 01/12/2026\n(50 %). CLE 11.',
    5271,
    613,
    0,
    'ADOPTEE',
  ],
  [
    'REFECTION DES BOITES AUX LETTRES',
    'DEVIS FOREZ SERRURERIE : 7340,50 EUR TTC.',
    2204,
    3680,
    0,
    'REJETEE',
  ],
];
const listed = (
  [subject, text, yes, no, none, done]: Vote,
  number: number,
) => `RESOLUTION ${String(number).padStart(2, '0')} - ${subject}
${text}
${columns([8, -7, -10, -7, -10, -7, 4], ['POUR', yes, 'CONTRE', no, 'ABST.', none, ''])}   ART. ${number === 6 || number === 8 ? '25' : '24'}   ===&gt; ${done}
${rule(84)}`;
const erpTop = (
  page: number,
) => `REGIE MOULINIER ET CIE - SYNDIC            PV A.G.O. IMM. 0215             PAGE ${page}/2
${rule(84, '=')}`;
const listing = paperOf(
  'pv-edition-erp-saint-etienne',
  `padding: 11mm 12mm; pre { margin: 0; font: 8.6pt/1.38 'Nimbus Mono PS', monospace }`,
  [
    `<pre>${erpTop(1)}
PROCES-VERBAL DE L'ASSEMBLEE GENERALE ORDINAIRE DU 28/05/2026

IMMEUBLE : LES TERRASSES DE BELLEVUE
           41 RUE DE LA MULATIERE 42100 SAINT-ETIENNE      IMMAT. AB0983317

LE JEUDI 28 MAI 2026 A 18H00 LES COPROPRIETAIRES SE SONT REUNIS SALLE DES FETES DE
BELLEVUE SUR CONVOCATION DU 30/04/2026.
FEUILLE DE PRESENCE :  PRESENTS 28 - REPRESENTES 11 - VOTE CORRESPONDANCE 3
SOIT 42 COPROPRIETAIRES SUR 66 TOTALISANT 5884 / 10000
ABSENTS : ALIBERT (118) BARRIOZ (204) CHOVIN (97) SCI DU CRET (512) DELORME (186)
EPALLE (151) FAYARD (203) GIDROL (118) ... LISTE COMPLETE EN ANNEXE
${rule(84)}
${BELLEVUE.slice(0, 6)
  .map((vote, index) => listed(vote, index + 1))
  .join('\n')}
ONT VOTE CONTRE LA RES. 04 : BONNEFOY-DI GIORGIO (331)
</pre>`,
    `<pre>${erpTop(2)}
${BELLEVUE.slice(6)
  .map((vote, index) => listed(vote, index + 7))
  .join('\n')}
POINT 11 - QUESTIONS DIVERSES (SANS VOTE)
IL EST RAPPELE QUE LES ENCOMBRANTS SONT INTERDITS DANS LES CAVES.

L'ORDRE DU JOUR ETANT EPUISE LA SEANCE EST LEVEE A 20H25.

LE PRESIDENT            LA SCRUTATRICE             LE SECRETAIRE

ART. 42 LOI 10/07/1965 : LES ACTIONS EN CONTESTATION DES DECISIONS DES A.G. DOIVENT, A
PEINE DE DECHEANCE, ETRE INTRODUITES PAR LES COPROPRIETAIRES OPPOSANTS OU DEFAILLANTS
DANS LES DEUX MOIS DE LA NOTIFICATION DES DECISIONS.
</pre>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('REGIE MOULINIER ET CIE', 'LA REGIE MOULINIER ET CIE'),
      building: 'LES TERRASSES DE BELLEVUE',
      building_address: '41 RUE DE LA MULATIERE, 42100 SAINT-ETIENNE',
      rnc: 'AB0983317',
      meeting_on: '2026-05-28',
      tantiemes_present: 5884,
      resolutions: either(
        BELLEVUE.map(([subject], index) => `${index + 1}. ${subject}`),
        [
          ...BELLEVUE.map(([subject], index) => `${index + 1}. ${subject}`),
          '11. QUESTIONS DIVERSES',
        ],
        [
          ...BELLEVUE.map(([subject], index) => `${index + 1}. ${subject}`),
          '11. QUESTIONS DIVERSES (SANS VOTE)',
        ],
      ),
      resolutions_adopted: ['1', '2', '3', '4', '6', '7', '8', '9'],
      resolutions_rejected: ['5', '10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 10358000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 517900,
      works_adopted: ['9. CALORIFUGEAGE SOUS-SOL'],
      works_adopted_total: 1487200,
      mandate_from: '2026-07-01',
      mandate_to: '2027-12-31',
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const SINN = [
  [
    'Bureau',
    'Mme Kempf préside, M. Anstett et Mlle Ruhlmann sont scrutateurs, Mme Schwoerer tient la plume. Unanimité.',
  ],
  [
    'Comptes',
    'Après examen des annexes et lecture du rapport de M. Anstett, les comptes de l’exercice clos (1er janvier au 31 décembre 2025) sont approuvés à l’unanimité des présents et représentés.',
  ],
  [
    'Quitus',
    'Quitus entier et définitif est donné à l’Agence Schwoerer & Filles. Unanimité moins une abstention (M. Haas, 88).',
  ],
  [
    'Budget',
    'L’assemblée vote pour l’année 2027 (1er janvier – 31 décembre) un budget de 29 240 €, appelé par moitié le 1er janvier et le 1er juillet. Adopté par 702 voix contre 88.',
  ],
  [
    'Fonds de travaux',
    'Maintien de la cotisation au minimum légal, soit 1 462 € pour 2027. Adopté à l’unanimité.',
  ],
  [
    'Syndic',
    'Le mandat de l’Agence Schwoerer & Filles vient à expiration. Il est renouvelé pour trois ans, du 18 mai 2026 au 17 mai 2029. Adopté par 790 voix, majorité de l’article 25.',
  ],
  [
    'Toiture',
    'La noue côté quai laisse passer l’eau. L’assemblée retient l’offre de l’entreprise Couvreurs du Ried, 11 968 € TTC, moins-disante, et charge le syndic d’appeler les fonds en une fois le 1er septembre 2026. Adopté par 702 voix contre 88.',
  ],
  [
    'Climatiseurs',
    'M. Haas demande l’autorisation de poser un groupe extérieur sur la façade du quai, secteur sauvegardé. Refusé : 88 voix pour, 702 contre.',
  ],
] as const;
const said = (from: number, to: number) =>
  SINN.slice(from, to)
    .map(([subject, text], index) => `<p><b>${from + index + 1}°) ${subject}.</b> ${text}</p>`)
    .join('');
const prose = paperOf(
  'pv-registre-colmar',
  `font: 11pt/1.55 'P052', serif; padding: 20mm 22mm 16mm 32mm; p { text-align: justify } .m { position: absolute; left: 8mm; top: 40mm; width: 20mm; font-size: 7.5pt; color: #555 }`,
  [
    `<div class="m">Registre des PV – folio 61</div><p style="text-align:center"><i>Agence Schwoerer &amp; Filles – 14, rue des Têtes – Colmar</i></p><p style="text-align:center;font-size:13pt"><b>Copropriété du 9 quai de la Sinn à Colmar<br>Procès-verbal de l’assemblée générale ordinaire annuelle</b></p><p>Ce lundi dix-huit mai deux mille vingt-six, à vingt heures, dans l’arrière-salle du restaurant Au Cygne, les copropriétaires de l’immeuble 9 quai de la Sinn, 68000 Colmar, se sont assemblés sur convocation recommandée du syndic. La feuille de présence, certifiée exacte, fait apparaître que sept copropriétaires sur neuf sont présents ou représentés, totalisant 790 millièmes sur 1 000. Sont absents : Mme Dietrich (104), Indivision Wurth (106). L’assemblée peut donc valablement délibérer.</p>${said(0, 5)}`,
    `<div class="m">folio 62</div>${said(5, 8)}<p><b>Divers, sans vote.</b> Les vélos n’ont pas leur place sous le porche. Mme Kempf remercie l’agence pour le fleurissement. Une visite des caves avec un diagnostiqueur sera proposée.</p><p>Plus rien n’étant à l’ordre du jour, la séance est close à 21 heures 40. De tout quoi il a été dressé le présent procès-verbal, signé séance tenante.</p><p style="margin-top:10mm">M.-O. Kempf – P. Anstett – C. Ruhlmann – M. Schwoerer</p><p style="font-size:8.5pt;margin-top:10mm">Article 42, alinéa 2, de la loi du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée. »</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Agence Schwoerer & Filles',
      building_address: either('9 quai de la Sinn, 68000 Colmar', '9 quai de la Sinn, Colmar'),
      meeting_on: '2026-05-18',
      tantiemes_present: 790,
      resolutions: SINN.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 2924000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 146200,
      works_adopted: ['7. Toiture'],
      works_adopted_total: 1196800,
      mandate_from: '2026-05-18',
      mandate_to: '2029-05-17',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

export const PROCES_VERBAUX = [listing, prose];
