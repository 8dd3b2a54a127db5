// Calls for funds again: a letter for works alone, a volunteer's spreadsheet.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { english, inFull, spaced, sum, table } from '../../writing.ts';
import { footer, share } from './outils.ts';

const CARMES = accountOf('patio-des-carmes-travaux');
const roof = share(7240000, 287, 10000);
const fee = share(217200, 287, 10000);
const survey = share(386000, 287, 10000);
const fromFund = share(1500000, 287, 10000);
const roofTotal = roof + fee + survey - fromFund;

const works = paperOf(
  'appel-travaux-toulouse',
  `font: 9.4pt/1.42 'Nimbus Roman', serif; padding: 16mm 20mm; .w td, .w th { border-bottom: .2mm solid #8a8a8a; padding: 1.1mm } .w th { font-style: italic } .w td:nth-child(n+2), .w th:nth-child(n+2) { text-align: right }`,
  [
    `<p style="text-align:center"><b style="font-size:15pt;letter-spacing:.6mm">CITALIA OCCITANIE</b><br>Immobilier &amp; Copropriété – membre du groupe CITALIA<br>38 allées Jean-Jaurès, 31000 TOULOUSE – 05 61 00 44 07 – copro.toulouse@citalia.example.fr</p>
    <p style="margin:9mm 0 0 92mm;font-size:10.5pt">Mme EL IDRISSI Salma née BENJELLOUN<br>Résidence Le Patio des Carmes – Apt 31<br>5 rue de la Dalbade<br>31000 TOULOUSE</p>
    <p style="margin-top:7mm">Toulouse, le ${inFull('2026-08-24')}<br>N/Réf. : 2207/T03/SB – Votre compte : 2207-00031<br><b>Objet : appel de fonds travaux – réfection de la toiture et des chéneaux – échéance n° 1 sur 2</b></p>
    <p>Madame,</p><p>Lors de sa réunion du 11 juin 2026, l’assemblée générale des copropriétaires de la résidence LE PATIO DES CARMES, 5 rue de la Dalbade à TOULOUSE (31000), immatriculée AE6113058, a décidé (résolutions 17 à 19) la réfection complète de la toiture et des chéneaux, confiée à l’entreprise Couvreurs du Lauragais, sous maîtrise d’œuvre de l’atelier Pradines, et son financement en deux échéances, les 1er octobre 2026 et 1er février 2027, sous déduction d’un prélèvement de 30 000,00 € sur le fonds de travaux.</p>
    <p>Nous vous adressons donc le décompte de votre quote-part au titre de la première échéance (50 %), pour votre lot n° 31 et votre lot n° 58, représentant ensemble 287 / 10 000èmes des parties communes générales :</p>
    ${table(
      ['Poste', 'Montant total voté', 'Échéance n° 1', 'Qp 287/10000'],
      [
        ['Travaux de couverture et zinguerie', spaced(14480000), spaced(7240000), spaced(roof)],
        ['Honoraires de syndic sur travaux (3 % TTC)', spaced(434400), spaced(217200), spaced(fee)],
        [
          'Maîtrise d’œuvre, coordonnateur SPS, diagnostic amiante',
          spaced(772000),
          spaced(386000),
          spaced(survey),
        ],
        [
          'À déduire : affectation du fonds de travaux',
          `– ${spaced(3000000)}`,
          `– ${spaced(1500000)}`,
          `– ${spaced(fromFund)}`,
        ],
        `<tr style="font-weight:bold"><td>TOTAL APPELÉ</td><td>${spaced(14480000 + 434400 + 772000 - 3000000)}</td><td>${spaced(7240000 + 217200 + 386000 - 1500000)}</td><td>${spaced(roofTotal)} €</td></tr>`,
      ],
      'w',
    )}
    <p style="margin-top:4mm">La somme de <b>${spaced(roofTotal)} €</b> est exigible le <b>1er octobre 2026</b>. Elle est à régler de préférence par virement sur le compte travaux du syndicat : ${CARMES.spaced}. Si vous avez opté pour le prélèvement automatique, elle sera débitée le 5 octobre 2026.</p>
    <p>Nous vous rappelons que le présent appel est distinct de l’appel des charges du 4e trimestre, et qu’en cas de vente de votre lot avant l’une des échéances, la somme est due par celui, du vendeur ou de l’acquéreur, qui est copropriétaire au moment de l’exigibilité (article 6-2 du décret du 17 mars 1967), toute convention contraire n’ayant d’effet qu’entre les parties. Certains de ces travaux peuvent ouvrir droit à une aide de l’Anah.</p><p>Veuillez agréer, Madame, l’expression de nos salutations distinguées.</p><p style="text-align:right">Sylvain BARTHÈS, gestionnaire de copropriété</p>${footer('CITALIA OCCITANIE SAS – capital 500 000 € – 900 207 733 RCS Toulouse – CPI 3101 2017 000 019 885 – Garantie financière et RCP : Assurances Exemple IARD – Médiateur : medimmoconso.example.fr')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CITALIA OCCITANIE',
      building: 'LE PATIO DES CARMES',
      building_address: '5 rue de la Dalbade, 31000 TOULOUSE',
      rnc: 'AE6113058',
      owner: 'Mme EL IDRISSI Salma née BENJELLOUN',
      lots: ['31', '58'],
      tantiemes: 287,
      base: 10000,
      account: '2207-00031',
      iban: CARMES.iban,
      due_on: '2026-10-01',
      total: roofTotal,
      travaux: roofTotal,
      to_pay: roofTotal,
    },
    absent: ['courantes', 'avances', 'solde_anterieur', 'period_from', 'period_to', 'recoverable'],
  },
);

const SHEET_BUDGET = 612000;
const SHEET_FUND = 30600;
const OWNERS: readonly (readonly [string, string, number])[] = [
  ['Mme Vve CHAPUIS', '1', 214],
  ['PEYRACHON Bruno', '2 + 7', 187],
  ['M/Mme TERRASSON', '3', 205],
  ['OUEDRAOGO Issa', '4 + 8', 196],
  ['SCI MICHELET', '5 + 6', 198],
];
const sheetMine = share(SHEET_BUDGET, 187, 1000);
const sheetFund = share(SHEET_FUND, 187, 1000);

const spreadsheet = paperOf(
  'appel-tableur-saint-etienne',
  `font: 9.6pt 'Carlito', sans-serif; td, th { border: .15mm solid #b0b0b0; padding: .9mm 1.4mm } .x th { background: #ffe699; font-weight: bold } .x td:nth-child(n+3) { text-align: right } .me td { background: #e2efda; font-weight: bold } .no td { border: 0 }`,
  [
    `<table class="no"><tr><td style="width:95mm"><b>SYNDICAT DES COPROPRIETAIRES</b><br>8 rue Michelet<br>42000 SAINT-ETIENNE<br><br>Syndic bénévole : Mme Odile TERRASSON<br>même adresse, 2e étage – 06 00 00 42 18<br>syndic8michelet@example.fr</td><td style="font-size:11pt">M. PEYRACHON Bruno<br>lots 2 et 7<br>31 avenue de Rochetaillée<br>42100 SAINT-ETIENNE</td></tr></table>
    <p style="margin-top:8mm;font-size:14pt"><b>APPEL DE FONDS 3ème trimestre 2026</b></p><p>du 01/07/2026 au 30/09/2026 – à payer pour le <b>10 juillet 2026</b> au plus tard (c’est exigible au 1er juillet !)</p>
    ${table(
      ['Copropriétaire', 'Lots', 'Millièmes', 'Charges', 'Fonds travaux', 'TOTAL'],
      [
        ...OWNERS.map(([name, lots, part]) => {
          const charge = share(SHEET_BUDGET, part, 1000);
          const put = share(SHEET_FUND, part, 1000);
          return `<tr class="${part === 187 ? 'me' : ''}"><td>${name}</td><td>${lots}</td><td>${part}</td><td>${english(charge)}</td><td>${english(put)}</td><td>${english(charge + put)}</td></tr>`;
        }),
        `<tr><td><b>TOTAL IMMEUBLE</b></td><td></td><td>1000</td><td>${english(sum(OWNERS.map(([, , part]) => share(SHEET_BUDGET, part, 1000))))}</td><td>${english(sum(OWNERS.map(([, , part]) => share(SHEET_FUND, part, 1000))))}</td><td>${english(sum(OWNERS.map(([, , part]) => share(SHEET_BUDGET, part, 1000) + share(SHEET_FUND, part, 1000))))}</td></tr>`,
      ],
      'x',
    )}
    <p style="margin-top:6mm">Bruno, ta part est donc de <b>${english(sheetMine + sheetFund)} euros</b> (${english(sheetMine)} de charges + ${english(sheetFund)} pour le fonds travaux). Tu étais à jour au 30 juin, merci.</p>
    <p>Rappel du détail du budget 2026 voté le 28 mars (24 480 €/an) : assurance 4 120, eau 6 900, électricité 1 150, ménage 5 460, entretien VMC 980, petites réparations 3 370, ravoirage cour 2 500.</p>
    <p>Chèque à l’ordre du « syndicat 8 rue Michelet » dans ma boîte aux lettres, ou virement (vous avez tous le RIB de la copro). Merci de ne PAS arrondir, cela complique les comptes.</p>
    <p>Prochaine réunion : on fait le point sur le devis de la porte d’entrée début septembre, je vous dirai.</p><p style="margin-top:6mm">Odile TERRASSON, le 22 juin 2026</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Mme Odile TERRASSON', 'Odile TERRASSON'),
      building_address: '8 rue Michelet, 42000 SAINT-ETIENNE',
      owner: either('M. PEYRACHON Bruno', 'PEYRACHON Bruno'),
      lots: ['2', '7'],
      tantiemes: 187,
      base: 1000,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: either('2026-07-01', '2026-07-10'),
      total: sheetMine + sheetFund,
      courantes: sheetMine,
      fonds_travaux: sheetFund,
      to_pay: sheetMine + sheetFund,
    },
    absent: ['iban', 'rnc', 'travaux', 'avances', 'recoverable'],
  },
);

export const APPELS_AUTRES = [works, spreadsheet];
