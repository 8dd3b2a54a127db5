// A year settled for one owner, by key and in a short letter; and the paper before a sale.
import { either, paperOf } from '../../paper.ts';
import { plain, spaced, sum, table } from '../../writing.ts';
import { ALLOBROGES, CHANTURGUE, RNC } from './lieux.ts';

type Cost = readonly [label: string, whole: number, mine: number, let_: number];
const GENERAL: readonly Cost[] = [
  ['61100 Nettoyage des locaux', 2184000, 43243, 43243],
  ['61400 Contrats de maintenance', 618420, 12245, 8571],
  ['61500 Entretien et petites réparations', 940377, 18619, 0],
  ['61600 Primes d’assurances', 1208800, 23934, 0],
  ['62110 Rémunération du syndic sur gestion courante', 1596000, 31601, 0],
  ['60200 Électricité des parties communes', 371105, 7348, 7348],
  ['60100 Eau froide', 1922418, 38064, 38064],
];
const STAIR: readonly Cost[] = [
  ['61100 Nettoyage escalier', 742800, 54686, 54686],
  ['60200 Électricité escalier', 168290, 12390, 12390],
];
const LIFT: readonly Cost[] = [
  ['61410 Contrat ascenseur', 388000, 27548, 20110],
  ['61510 Réparations ascenseur', 154220, 10950, 0],
];
const KEYS = [
  ['001', 'CHARGES COMMUNES GENERALES', 198, 10000, GENERAL],
  ['012', 'CHARGES BATIMENT B', 187, 2540, STAIR],
  ['022', 'ASCENSEUR BATIMENT B', 71, 1000, LIFT],
] as const;
const every = KEYS.flatMap(([, , , , rows]) => rows);
const real = sum(every.map((row) => row[2]));
const letPart = sum(every.map((row) => row[3]));
const CALLED = 292440;

const byKey = paperOf(
  'decompte-grenoble-cles',
  `font: 8.6pt/1.3 'Nimbus Sans', sans-serif; .c th { background: #00507a; color: #fff; text-align: center } .c td { border-bottom: .15mm solid #c5d4dc; padding: .8mm 1.5mm } .c td:nth-child(n+2) { text-align: right } .k td { background: #e5eef3; font-weight: bold; text-align: left !important } .s td { font-weight: bold }`,
  [
    `<table><tr><td style="width:100mm"><b style="font-size:16pt;color:#00507a">DAUPHICOP GESTION</b><br>64 boulevard Joseph Vallier – 38100 GRENOBLE</td><td style="padding-top:14mm">M. ET MME BOUVARD LAURENT<br>BAT B APPT 27<br>22 AVENUE JEAN PERROT<br>38100 GRENOBLE</td></tr></table><h1 style="font-size:13pt;color:#00507a;margin-top:7mm">DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU 01/01/2025 AU 31/12/2025</h1><p>Immeuble 0427 LE PARC DES ALLOBROGES, 22 avenue Jean Perrot, 38100 GRENOBLE – ${RNC.allobroges}<br>Référence 0427-00027-B – Lots 27, 94 et 158 – Comptes approuvés par l’assemblée générale du 28/04/2026 – édité le 04/05/2026</p>
    ${table(
      ['Nature de la dépense', 'Total à répartir', 'Votre quote-part', 'Dont récupérable'],
      [
        ...KEYS.flatMap(([code, label, mine, base, rows]) => [
          `<tr class="k"><td colspan="4">Clé ${code} – ${label} – vos tantièmes : ${mine} / ${base}</td></tr>`,
          ...rows.map(([name, whole, part, let_]) => [
            name,
            spaced(whole),
            spaced(part),
            spaced(let_),
          ]),
          `<tr class="s"><td>Total clé ${code}</td><td>${spaced(sum(rows.map((row) => row[1])))}</td><td>${spaced(sum(rows.map((row) => row[2])))}</td><td>${spaced(sum(rows.map((row) => row[3])))}</td></tr>`,
        ]),
        `<tr class="k"><td colspan="4">RÉCAPITULATIF</td></tr>`,
        `<tr class="s"><td>Total de vos charges de l’exercice</td><td></td><td>${spaced(real)}</td><td>${spaced(letPart)}</td></tr>`,
        `<tr><td>Provisions appelées du 01/01/2025 au 31/12/2025</td><td></td><td>– ${spaced(CALLED)}</td><td></td></tr>`,
        `<tr class="s"><td>Solde en votre faveur, porté au crédit de votre compte</td><td></td><td>${spaced(CALLED - real)}</td><td></td></tr>`,
      ],
      'c',
    )}
    <p style="margin-top:5mm">Les charges récupérables sont celles visées par le décret n° 87-713 du 26 août 1987 ; la liste en est donnée à titre indicatif et n’engage pas le syndic dans vos rapports avec votre locataire. Les pièces justificatives sont tenues à la disposition des copropriétaires dans les conditions de l’article 18-1 de la loi du 10 juillet 1965.</p><p style="font-size:7.4pt">Le présent décompte ne tient pas lieu de quittance. Cotisations versées au fonds de travaux au cours de l’exercice : 237,60&nbsp;€, non comprises dans les charges ci-dessus et acquises au syndicat.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      ...ALLOBROGES,
      rnc: RNC.allobroges,
      owner: 'M. ET MME BOUVARD LAURENT',
      lots: ['27', '94', '158'],
      tantiemes: 198,
      base: 10000,
      tantiemes_by_cle: either(
        KEYS.map(([, label, mine, base]) => `${label} : ${mine}/${base}`),
        KEYS.map(([code, label, mine, base]) => `${code} ${label} : ${mine}/${base}`),
        KEYS.map(([code, label, mine, base]) => `Clé ${code} – ${label} : ${mine}/${base}`),
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: real,
      provisions: CALLED,
      difference: real - CALLED,
      recoverable: letPart,
    },
    absent: ['iban', 'due_on', 'total', 'to_pay'],
  },
);

const HEATED = [
  ['100', 'Charges générales', 4418230, 5000, 121, 106921],
  ['210', 'Cage d’escalier C', 495110, 820, 121, 73059],
  ['310', 'Ascenseur C', 401760, 500, 31, 24909],
  ['400', 'Chauffage urbain', 2731905, 4600, 126, 74831],
] as const;
const heatedSum = sum(HEATED.map((row) => row[5]));
const HEATED_CALLED = 261200;

const regularised = paperOf(
  'decompte-clermont-regularisation',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm; .f td, .f th { border: .2mm solid #333; padding: 1.2mm } .f th { background: #d7e3d4 } .f td:nth-child(n+3) { text-align: right }`,
  [
    `<table><tr><td style="width:100mm"><b style="font-size:13pt">ARVERNE IMMOBILIER</b><br>8 rue Blatin – 63000 CLERMONT-FERRAND</td><td><br>CONSORTS PAGES<br>S/C MME PAGES ODILE<br>12 RUE DU MOULIN<br>63670 ORCET</td></tr></table><h1 style="font-size:12pt;border:.4mm solid #000;padding:2mm;text-align:center;margin:8mm 0 3mm">RÉGULARISATION ANNUELLE DES CHARGES</h1><p>LE CLOS CHANTURGUE, 41 rue de Blanzat, 63100 CLERMONT-FERRAND<br>Exercice comptable : du 01.01.2025 au 31.12.2025 – Lots 56, 131 – Edition du 25.06.2026</p><p>Suite à l'assemblée générale du 18.06.2026 qui a approuvé les comptes, votre quote-part des dépenses réelles s'établit comme suit :</p>
    ${table(['Clé', 'Libellé', 'Dépenses de l’immeuble', 'Tantièmes totaux', 'Vos tantièmes', 'Votre part'], [...HEATED.map(([code, label, whole, base, mine, part]) => [code, label, plain(whole), base, mine, plain(part)]), `<tr style="font-weight:bold"><td></td><td>Total des dépenses réelles</td><td>${plain(sum(HEATED.map((row) => row[2])))}</td><td></td><td></td><td>${plain(heatedSum)}</td></tr>`, `<tr><td></td><td>Provisions versées (4 appels)</td><td></td><td></td><td></td><td>${plain(HEATED_CALLED)}</td></tr>`, `<tr style="font-weight:bold"><td></td><td>Insuffisance à votre charge</td><td></td><td></td><td></td><td>${plain(heatedSum - HEATED_CALLED)}</td></tr>`], 'f')}
    <p style="margin-top:5mm">Cette insuffisance a été portée au débit de votre compte à la date du 18.06.2026. Elle s'ajoutera au prochain appel trimestriel, sauf règlement de votre part d'ici là.</p><p>L'augmentation du poste chauffage provient de la révision du prix de la chaleur livrée par le réseau (+ 8,4 % sur un an) ; la consommation de l'immeuble est restée stable, à 312 MWh. Le nettoyage a fait l'objet d'un nouveau marché au 1er avril 2025. Une provision pour le remplacement de la pompe de relevage avait été inscrite au budget pour 1 800 euros ; la dépense n'a pas été engagée.</p><p>Part locative indicative de vos charges : 1 684,12 euros. Le détail par fournisseur est disponible à nos bureaux sur rendez-vous.</p><p>Le service comptable</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      ...CHANTURGUE,
      owner: either('CONSORTS PAGES', 'CONSORTS PAGES S/C MME PAGES ODILE'),
      lots: ['56', '131'],
      tantiemes: 121,
      base: 5000,
      tantiemes_by_cle: either(
        HEATED.map(([, label, , base, mine]) => `${label} : ${mine}/${base}`),
        HEATED.map(([code, label, , base, mine]) => `${code} ${label} : ${mine}/${base}`),
      ),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: heatedSum,
      provisions: HEATED_CALLED,
      difference: heatedSum - HEATED_CALLED,
      recoverable: 168412,
    },
    absent: ['rnc', 'iban', 'to_pay', 'fonds_travaux'],
  },
);

const rowsOf = (rows: readonly (readonly [string, string])[]) => table([], rows);
const beforeSale = paperOf(
  'ped-grenoble-syndic',
  `font: 9.2pt/1.35 'Nimbus Sans', sans-serif; h2 { font-size: 10pt; background: #00507a; color: #fff; padding: 1mm 2mm; margin: 4mm 0 1mm } td { border-bottom: .15mm solid #b8cad4 } td:last-child { text-align: right; width: 40mm }`,
  [
    `<p><b style="font-size:13pt;color:#00507a">DAUPHICOP GESTION</b> – 64 boulevard Joseph Vallier – 38100 GRENOBLE</p><h1 style="font-size:14pt;text-align:center">PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">établi en vue de la promesse de vente (article L. 721-2 du Code de la construction et de l’habitation)</p><p>Immeuble : LE PARC DES ALLOBROGES, 22 avenue Jean Perrot, 38100 GRENOBLE – immatriculation ${RNC.allobroges}<br>Copropriétaire cédant : M. et Mme BOUVARD Laurent – Lots : 27, 94, 158 – 198 / 10 000<br>Délivré le 6 octobre 2026, sous réserve de l’apurement des comptes</p><h2>PREMIÈRE PARTIE – SOMMES DUES PAR LE COPROPRIÉTAIRE CÉDANT</h2>${rowsOf(
      [
        ['1. Provisions exigibles dans le budget prévisionnel', '986,94&nbsp;€'],
        ['2. Provisions exigibles hors budget prévisionnel', '0,00&nbsp;€'],
        ['3. Charges impayées sur les exercices antérieurs', '0,00&nbsp;€'],
        ['4. Sommes exigibles du fait de la vente', '0,00&nbsp;€'],
        ['5. Avances exigibles', '0,00&nbsp;€'],
        ['6. Autres sommes : frais de rejet', '18,50&nbsp;€'],
      ],
    )}<h2>DEUXIÈME PARTIE – SOMMES DONT LE SYNDICAT POURRAIT ÊTRE DÉBITEUR</h2>${rowsOf([
      ['1. Avances perçues – avance constituant la réserve', '396,00&nbsp;€'],
      ['2. Provisions du budget au titre des périodes postérieures', '0,00&nbsp;€'],
      ['3. Solde créditeur de l’exercice antérieur', '0,00&nbsp;€'],
    ])}<h2>TROISIÈME PARTIE – SOMMES INCOMBANT AU NOUVEAU COPROPRIÉTAIRE</h2>${rowsOf([
      ['1. Reconstitution de l’avance de trésorerie', '396,00&nbsp;€'],
      ['2. Provision du 1er trimestre 2027, exigible au 01/01/2027', '1&nbsp;004,20&nbsp;€'],
      ['3. Fonds de travaux, cotisation 2027', '241,00&nbsp;€'],
    ])}`,
    `<h2>ANNEXE – QUOTE-PART AFFÉRENTE AUX LOTS POUR LES DEUX EXERCICES PRÉCÉDENTS</h2>${table(
      [],
      [
        ['Exercice', 'Au titre du budget : appelée', 'Au titre du budget : réelle'],
        ['N-1 : du 01/01/2025 au 31/12/2025', '2&nbsp;924,40&nbsp;€', '2&nbsp;806,28&nbsp;€'],
        ['N-2 : du 01/01/2024 au 31/12/2024', '2&nbsp;871,00&nbsp;€', '2&nbsp;913,55&nbsp;€'],
      ],
    )}<h2>ÉTAT GLOBAL DES IMPAYÉS ET DETTES AU SEIN DE LA COPROPRIÉTÉ AU 31/12/2025</h2>${rowsOf([
      ['État global des impayés de charges', '31&nbsp;406,15&nbsp;€'],
      ['État global de la dette vis-à-vis des fournisseurs', '19&nbsp;877,02&nbsp;€'],
    ])}<h2>FONDS DE TRAVAUX</h2>${rowsOf([
      ['Montant de la part du fonds de travaux rattachée aux lots', '1&nbsp;188,44&nbsp;€'],
      ['Dernière cotisation versée (exercice 2026)', '237,60&nbsp;€'],
    ])}<h2>PROCÉDURES ET VIE DE LA COPROPRIÉTÉ</h2>${rowsOf([
      ['Procédures en cours contre le syndicat', 'Néant'],
      ['Emprunt collectif souscrit par le syndicat', 'Néant'],
      ['Date de la prochaine assemblée générale', 'avril 2027, à fixer'],
      ['Assurance de l’immeuble', 'Mutuelle Exemple des Alpes'],
      ['Personnel employé par le syndicat', 'Non'],
    ])}<p style="margin-top:7mm">Le présent document est délivré à la demande du vendeur. Il ne se substitue pas à l’état daté prévu à l’article 5 du décret n° 67-223 du 17 mars 1967, qui sera établi à la requête du notaire chargé de la vente. Prestation facturée au seul copropriétaire concerné selon le contrat de syndic.</p><p>Pour le syndic, Sandrine Revol</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      ...ALLOBROGES,
      rnc: RNC.allobroges,
      owner: 'M. et Mme BOUVARD Laurent',
      lots: ['27', '94', '158'],
      tantiemes: 198,
      base: 10000,
      made_on: '2026-10-06',
      impayes: 3140615,
      dette_fournisseurs: 1987702,
    },
    absent: ['iban', 'meeting_on', 'surface_carrez'],
  },
);

export const REPARTITION_DES_CHARGES = [byKey, regularised, beforeSale];
