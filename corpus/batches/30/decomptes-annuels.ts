// The yearly settlement three times, and what a syndic answers before a sale.
import { either, paperOf } from '../../paper.ts';
import { dotted, english, slashed, spaced, sum, table } from '../../writing.ts';
import { pairs, share, thousands } from './commun.ts';

type Spent = readonly [label: string, total: number, tenant: number];
type Key = { name: string; base: number; part: number; lines: readonly Spent[] };
const CRETEIL: readonly Key[] = [
  {
    name: '001 – CHARGES COMMUNES GÉNÉRALES',
    base: 100000,
    part: 1284,
    lines: [
      ['Assurance multirisque immeuble', 1842600, 0],
      ['Honoraires syndic – forfait', 2160000, 0],
      ['Salaires et charges gardien', 4381277, 75],
      ['Fournitures d’entretien', 214390, 100],
      ['Frais postaux, affranchissement', 118842, 0],
    ],
  },
  {
    name: '004 – CHARGES BÂTIMENT D',
    base: 24860,
    part: 1284,
    lines: [
      ['Électricité parties communes', 361204, 100],
      ['Nettoyage', 918000, 100],
      ['Entretien plomberie', 187455, 0],
    ],
  },
  {
    name: '007 – ASCENSEUR BÂTIMENT D',
    base: 10000,
    part: 611,
    lines: [
      ['Contrat de maintenance', 412680, 73],
      ['Téléalarme', 38400, 0],
    ],
  },
  {
    name: '011 – CHAUFFAGE',
    base: 100000,
    part: 1301,
    lines: [
      ['Gaz naturel', 9210644, 100],
      ['Contrat P2', 1104000, 100],
    ],
  },
];
const flat = CRETEIL.flatMap(({ base, part, lines }) =>
  lines.map(([, total, tenant]) => {
    const quote = share(total, part, base);
    return { total, quote, tenant: Math.round((quote * tenant) / 100) };
  }),
);
const real = sum(flat.map(({ quote }) => quote));
const tenantPart = sum(flat.map(({ tenant }) => tenant));
const called = 281640;
const creteilRows = CRETEIL.flatMap(({ name, base, part, lines }) => [
  `<tr class="k"><td colspan="6">${name}</td></tr>`,
  ...lines.map(([label, total, tenant]) => {
    const quote = share(total, part, base);
    return [
      label,
      spaced(total),
      thousands(base),
      thousands(part),
      spaced(quote),
      spaced(Math.round((quote * tenant) / 100)),
    ];
  }),
  `<tr class="s"><td>Sous-total</td><td>${spaced(sum(lines.map(([, total]) => total)))}</td><td></td><td></td><td>${spaced(sum(lines.map(([, total]) => share(total, part, base))))}</td><td></td></tr>`,
]);
const creteil = paperOf(
  'decompte-cles-lac-creteil',
  `font: 7.8pt 'Nimbus Sans', sans-serif; padding: 11mm 12mm; .d th { background: #d9e2ec; border: .2mm solid #708090 } .d td { border-left: .2mm solid #b0bcc8; border-right: .2mm solid #b0bcc8; padding: .6mm 1.2mm } .d { border-bottom: .2mm solid #708090 } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .d .k td { font-weight: bold; text-align: left; background: #f3f6f9 } .d .s td { font-style: italic; border-bottom: .2mm solid #b0bcc8 } .d .t td { font-weight: bold; border-top: .4mm solid #333 } .e { width: 96mm; margin: 4mm 0 0 auto } .e td { border: .2mm solid #708090 } .e td:last-child { text-align: right } .f { font-size: 6.2pt; position: absolute; bottom: 7mm; width: 186mm }`,
  [
    `<table><tr><td style="width:52%"><b style="font-size:13pt">CITYA-NOVA VAL-DE-MARNE</b><br>Centre commercial de l’Échat – 94000 CRÉTEIL<br>Horaires : 9 h – 12 h / 14 h – 17 h 30, fermé le jeudi après-midi</td><td style="padding-top:12mm;font-size:9pt">M. OU MME VAN DER STRAETEN<br>14 MAIL DES MÈCHES – BÂT D<br>94000 CRÉTEIL</td></tr></table>
    <p style="margin-top:4mm"><b>DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU 01/01/2025 AU 31/12/2025</b><br>Immeuble : 2207 RÉSIDENCE DU LAC, 10 à 18 mail des Mèches, 94000 CRÉTEIL – N° RNC : AC7 620 015<br>Copropriétaire : 2207-0144 VAN DER STRAETEN – Lots : 144 appartement, 344 parking – Édité le 09/07/2026 – Comptes approuvés par l’AG du 23/06/2026</p>
    ${table(
      [
        'Nature des dépenses',
        'Dépenses TTC',
        'Base',
        'Tantièmes',
        'Votre quote-part',
        'Dont récupérable',
      ],
      [
        ...creteilRows,
        `<tr class="t"><td>TOTAL DES CHARGES</td><td>${spaced(sum(flat.map(({ total }) => total)))}</td><td></td><td></td><td>${spaced(real)}</td><td>${spaced(tenantPart)}</td></tr>`,
      ],
      'd',
    )}
    ${table(
      [],
      [
        ['Votre quote-part de charges 2025', `${spaced(real)} €`],
        ['Provisions appelées du 01/01/2025 au 31/12/2025', `- ${spaced(called)} €`],
        [
          `<b>${real > called ? 'Solde en notre faveur (à votre débit)' : 'Solde en votre faveur (à votre crédit)'}</b>`,
          `<b>${spaced(Math.abs(real - called))} €</b>`,
        ],
      ],
      'e',
    )}
    <p style="margin-top:4mm">Ce solde sera repris sur votre prochain appel de fonds. Ne pas régler à réception. La part récupérable est donnée à titre indicatif (décret n° 87-713 du 26 août 1987).</p>
    <p class="f">CITYA-NOVA VAL-DE-MARNE, SARL au capital de 40 000 € – siège : 2 avenue du Général de Gaulle 94000 Créteil – RCS Créteil 900 094 220 – CPI 9401 2016 000 094 220 – Absence de maniement de fonds hors comptes séparés – Garantie GALIAN Exemple 89 rue de l’Exemple 75008 PARIS</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'CITYA-NOVA VAL-DE-MARNE',
      building: 'RÉSIDENCE DU LAC',
      building_address: '10 à 18 mail des Mèches, 94000 CRÉTEIL',
      rnc: 'AC7620015',
      owner: either('M. OU MME VAN DER STRAETEN', 'VAN DER STRAETEN'),
      lots: ['144', '344'],
      account: '2207-0144',
      tantiemes: 1284,
      base: 100000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: real,
      provisions: called,
      difference: real - called,
      recoverable: tenantPart,
    },
    absent: ['iban', 'due_on', 'to_pay', 'fonds_travaux'],
  },
);

const CHARTRES: readonly (readonly [string, number, number])[] = [
  ['Charges générales', 1874533, 640],
  ['Escalier', 318000, 640],
  ['Eau (relevé compteur : 61 m³ × 4,12 €)', 0, 0],
];
const water = 61 * 412;
const chartresReal = share(1874533, 640, 10000) + share(318000, 640, 3200) + water;
const chartresCalled = 180000;
const chartres = paperOf(
  'decompte-courrier-muret-chartres',
  `font: 10pt/1.4 'Carlito', sans-serif; padding: 18mm 20mm; .pairs { width: 130mm; margin: 3mm auto } .pairs div { display: flex; justify-content: space-between; padding: .8mm 0; border-bottom: .2mm solid #ddd }`,
  [
    `<p><b style="color:#7b3f00;font-size:13pt">Beauce Copropriétés</b> · groupe Odélia Gestion<br>22 rue du Grand-Faubourg, 28000 Chartres</p><p style="margin-left:95mm">Madame Thi Mai Lê, usufruitière<br>Monsieur Antoine Lê-Garnier, nu-propriétaire<br>9 rue Muret<br>28000 Chartres</p><p>Chartres, le 12 mai 2026</p><p><b>Arrêté annuel de vos charges</b> · copropriété du 9 rue Muret, 28000 Chartres · lots 8, 15 · 640/10 000</p><p>Madame, Monsieur,</p><p>L’assemblée générale du 28 avril 2026 a approuvé les comptes de l’exercice ouvert le 1er octobre 2024 et clos le 30 septembre 2025. Votre compte s’établit comme suit :</p>
    ${pairs([
      [`${CHARTRES[0]?.[0]} : 18.745,33 € × 640/10 000`, `${dotted(share(1874533, 640, 10000))} €`],
      [`${CHARTRES[1]?.[0]} : 3.180,00 € × 640/3 200`, `${dotted(share(318000, 640, 3200))} €`],
      [`${CHARTRES[2]?.[0]}`, `${dotted(water)} €`],
      ['<b>Charges vous incombant</b>', `<b>${dotted(chartresReal)} €</b>`],
      ['Provisions versées (4 × 450,00 €)', `${dotted(chartresCalled)} €`],
      [
        `<b>${chartresReal > chartresCalled ? 'Complément à régler' : 'Excédent à votre crédit'}</b>`,
        `<b>${dotted(Math.abs(chartresReal - chartresCalled))} €</b>`,
      ],
    ])}
    <p>${chartresReal > chartresCalled ? 'Ce complément est exigible dès à présent ; merci de l’acquitter avant le 15 juin 2026.' : 'Cet excédent viendra en déduction de votre appel du 1er juillet 2026.'} Le détail des factures peut être consulté à nos bureaux.</p><p>Recevez, Madame, Monsieur, nos salutations les meilleures.</p><p>La comptable, S. Ferreira</p><p style="font-size:7.5pt;margin-top:12mm">Odélia Gestion SAS, 14 quai de la Rapée 75012 Paris, RCS Paris 900 028 022 ; établissement de Chartres SIRET 900 028 022 00045 ; CPI 7501 2021 000 028 022 ; garantie Socaf Exemple.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Beauce Copropriétés',
      building_address: '9 rue Muret, 28000 Chartres',
      owner: either(
        'Madame Thi Mai Lê, usufruitière Monsieur Antoine Lê-Garnier, nu-propriétaire',
        'Madame Thi Mai Lê, Monsieur Antoine Lê-Garnier',
        'Madame Thi Mai Lê, usufruitière',
        'Madame Thi Mai Lê',
      ),
      lots: ['8', '15'],
      tantiemes: 640,
      base: 10000,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      charges_reelles: chartresReal,
      provisions: chartresCalled,
      difference: chartresReal - chartresCalled,
    },
    absent: ['rnc', 'iban', 'recoverable', 'account'],
  },
);

const AUXERRE = [
  ['Charges générales', 2214040, 10000, 305],
  ['Entretien bât. A', 402610, 4870, 305],
  ['Garages', 61200, 120, 5],
] as const;
const auxerreReal = sum(AUXERRE.map(([, total, base, part]) => share(total, part, base)));
const auxerreCalled = 99000;
const auxerre = paperOf(
  'decompte-paysage-yonne-auxerre',
  `font: 8.8pt 'DejaVu Sans Condensed', sans-serif; .d td, .d th { border-bottom: .2mm solid #ccc } .d th { color: #7a5c00; border-bottom: .5mm solid #7a5c00 } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .r { background: #faf3dc; padding: 3mm; margin-top: 4mm }`,
  [
    `<table><tr><td><b style="font-size:13pt;color:#7a5c00">SYNDIC YONNE SERVICES</b><br>S.Y.S. – 3 quai de la République – 89000 AUXERRE</td><td>Copropriété<br><b>LE CLOS DES VIGNERONS</b><br>31 avenue Jean Jaurès 89000 AUXERRE</td><td>Copropriétaire<br><b>SARL PATRIMOINE ICAUNAIS</b><br>Cpte C0305 – lots 5, 41</td></tr></table>
    <h1 style="font-size:12pt;margin-top:5mm">Répartition des charges – exercice 2025 (${slashed('2025-01-01')} – ${slashed('2025-12-31')})</h1>
    ${table(
      ['Clé', 'Mt à répartir EUR', 'Tant. totaux', 'Vos tant.', 'Qp EUR'],
      [
        ...AUXERRE.map(([label, total, base, part]) => [
          label,
          english(total),
          base,
          part,
          english(share(total, part, base)),
        ]),
        `<tr style="font-weight:bold"><td>Total charges de l’exercice</td><td>${english(sum(AUXERRE.map(([, total]) => total)))}</td><td></td><td></td><td>${english(auxerreReal)}</td></tr>`,
        `<tr><td>Provisions appelées sur l’exercice</td><td></td><td></td><td></td><td>-${english(auxerreCalled)}</td></tr>`,
        `<tr style="font-weight:bold"><td>Régularisation ${auxerreReal > auxerreCalled ? 'à votre débit' : 'à votre crédit'}</td><td></td><td></td><td></td><td>${english(auxerreReal - auxerreCalled)}</td></tr>`,
      ],
      'd',
    )}<div class="r">Quote-part du fonds de travaux rattachée à vos lots au 31/12/2025 : 512.88 EUR. Immatriculation du syndicat : AB8890013. Document comptable à conserver. S.Y.S. SARL – RCS Auxerre 900 089 003.</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('SYNDIC YONNE SERVICES', 'S.Y.S.'),
      building: 'LE CLOS DES VIGNERONS',
      building_address: '31 avenue Jean Jaurès, 89000 AUXERRE',
      rnc: 'AB8890013',
      owner: 'SARL PATRIMOINE ICAUNAIS',
      lots: ['5', '41'],
      account: 'C0305',
      tantiemes: 305,
      base: 10000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: auxerreReal,
      provisions: auxerreCalled,
      difference: auxerreReal - auxerreCalled,
    },
    absent: ['iban', 'due_on', 'recoverable', 'to_pay'],
  },
);

const ped = paperOf(
  'ped-syndic-lac-creteil',
  `font: 8.6pt 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center; margin: 3mm 0 } h2 { font-size: 9.5pt; background: #d9e2ec; padding: 1mm 2mm; margin: 3mm 0 1mm } td { border-bottom: .2mm solid #cdd6df; padding: .8mm 1.2mm } td:last-child { text-align: right; width: 34mm } .i td { text-align: left !important; width: auto }`,
  [
    `<p><b>CITYA-NOVA VAL-DE-MARNE</b> – Centre commercial de l’Échat – 94000 CRÉTEIL</p><h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Renseignements avant promesse de vente (article L. 721-2 du Code de la construction et de l’habitation)</p>
    ${table(
      [],
      [
        ['Immeuble', 'RÉSIDENCE DU LAC – 10 à 18 mail des Mèches, 94000 CRÉTEIL'],
        ['Immatriculation', 'AC7620015'],
        ['Copropriétaire cédant', 'M. et Mme VAN DER STRAETEN'],
        ['Lots', '144 et 344'],
        ['Demandeur', 'SCP Thouvenot et Aubry, notaires – réf. 26.1187/LM'],
        ['Délivré le', '6 octobre 2026'],
      ],
      'i',
    )}
    <h2>I. SOMMES DUES PAR LE CÉDANT AU SYNDICAT</h2>${table(
      [],
      [
        ['1. Provisions exigibles – budget prévisionnel', '704,10 €'],
        ['2. Provisions exigibles – dépenses hors budget', '0,00 €'],
        ['3. Charges impayées sur exercices antérieurs', '0,00 €'],
        ['4. Avances exigibles', '0,00 €'],
        ['<b>Total</b>', '<b>704,10 €</b>'],
      ],
    )}
    <h2>II. SOMMES DONT LE SYNDICAT POURRAIT ÊTRE DÉBITEUR À L’ÉGARD DU CÉDANT</h2>${table([], [['Avance de trésorerie (compte 1031)', '320,00 €']])}
    <h2>III. SOMMES INCOMBANT À L’ACQUÉREUR APRÈS LA VENTE</h2>${table(
      [],
      [
        ['Reconstitution de l’avance de trésorerie', '320,00 €'],
        ['Provision du 01/01/2027', '718,20 €'],
      ],
    )}
    <h2>IV. SITUATION DU SYNDICAT AU 31/12/2025</h2>${table(
      [],
      [
        ['Total des impayés de charges de la copropriété', '48 117,32 €'],
        ['Dette du syndicat à l’égard des fournisseurs', '22 940,08 €'],
        ['Fonds de travaux – part rattachée aux lots cédés', '1 218,44 €'],
        ['Emprunt collectif en cours', 'Néant'],
        ['Procédures en cours', '1 (recouvrement)'],
      ],
    )}<p style="margin-top:5mm">Document non exhaustif, ne valant pas état daté au sens de l’article 5 du décret du 17 mars 1967. Honoraires : 290,00 € TTC à la charge du demandeur.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'CITYA-NOVA VAL-DE-MARNE',
      building: 'RÉSIDENCE DU LAC',
      building_address: '10 à 18 mail des Mèches, 94000 CRÉTEIL',
      rnc: 'AC7620015',
      owner: 'M. et Mme VAN DER STRAETEN',
      lots: ['144', '344'],
      made_on: '2026-10-06',
      impayes: 4811732,
      dette_fournisseurs: 2294008,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const DECOMPTES_ANNUELS = [creteil, chartres, { ...auxerre, landscape: true }, ped];
