// Settlements of a year's charges: by nature in small print, in a letter, by lot; and a paper before a sale.
import { either, paperOf } from '../../paper.ts';
import { dotted, plain, spaced, sum, table, thin } from '../../writing.ts';
import { foot, share } from './outils.ts';

type Spent = readonly [label: string, whole: number, letPart: number];
const GENERAL: readonly Spent[] = [
  ['601 Eau froide p. communes', 214380, 100],
  ['602 Electricité', 331207, 100],
  ['611 Nettoyage des locaux', 1284000, 100],
  ['615 Entretien, petites répar.', 417655, 0],
  ['616 Assurance multirisque', 702114, 0],
  ['621 Honor. syndic forfait', 894000, 0],
  ['623 Honor. avocat', 120000, 0],
];
const LIFT: readonly Spent[] = [
  ['614 Contrat ascenseur', 288960, 73],
  ['602 Electricité ascenseur', 61418, 100],
];
const quote = (part: number, base: number) => (one: Spent) => share(one[1], part, base);
const letOf = (part: number, base: number) => (one: Spent) =>
  Math.round((share(one[1], part, base) * one[2]) / 100);
const block = (title: string, spent: readonly Spent[], part: number, base: number) =>
  `<tr class="k"><td colspan="5">${title} – base ${base} – vos tantièmes ${part}</td></tr>${spent
    .map(
      (one) =>
        `<tr><td>${one[0]}</td><td>${dotted(one[1])}</td><td>${part}/${base}</td><td>${dotted(quote(part, base)(one))}</td><td>${dotted(letOf(part, base)(one))}</td></tr>`,
    )
    .join(
      '',
    )}<tr class="s"><td>Total clé</td><td>${dotted(sum(spent.map((one) => one[1])))}</td><td></td><td>${dotted(sum(spent.map(quote(part, base))))}</td><td>${dotted(sum(spent.map(letOf(part, base))))}</td></tr>`;
const real = sum(GENERAL.map(quote(416, 10000))) + sum(LIFT.map(quote(48, 1020)));
const recoverable = sum(GENERAL.map(letOf(416, 10000))) + sum(LIFT.map(letOf(48, 1020)));
const PAID = 202400;

const small = paperOf(
  'decompte-natures-orleans',
  `font: 7.6pt/1.25 'DejaVu Sans Condensed', sans-serif; padding: 10mm 14mm; .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .d th { border-bottom: .3mm solid #000; font-weight: bold } .k td { text-align: left !important; font-weight: bold; padding-top: 2mm } .s td { border-top: .2mm solid #000 } .d td { padding: .6mm 1.5mm } .h { display: grid; grid-template-columns: 1fr 1fr; margin-bottom: 5mm }`,
  [
    `<div class="h"><div><b>LOIRET COPRO SERVICES (L.C.S.)</b><br>Agence Bannier – 61 rue Bannier 45000 ORLEANS<br>02 38 00 00 61</div><div style="font-size:9.5pt;padding-top:14mm">MLLE ABECASSIS ESTHER<br>14 PLACE DU MARTROI<br>45000 ORLEANS</div></div>
    <p><b>REDDITION DES COMPTES – REPARTITION INDIVIDUELLE DES CHARGES</b><br>Exercice du 01.04.2025 au 31.03.2026 – édition du 22.06.2026<br>Immeuble : 0932 CLOS SAINT-MARCEAU, 118 à 124 rue Dauphine, 45000 ORLEANS – RNC : AE2207718<br>Copropriétaire : 0932-0018 ABECASSIS ESTHER – Lots : 18 Appartement T3, 66 Parking aérien</p>
    <table class="d"><thead><tr><th>Compte</th><th>Dépense immeuble</th><th>Tant.</th><th>Votre Qp</th><th>Dont locatif</th></tr></thead>${block('A1 CHARGES GENERALES', GENERAL, 416, 10000)}${block('A3 ASCENSEUR', LIFT, 48, 1020)}<tr class="s" style="font-size:8.6pt"><td><b>TOTAL DE VOS CHARGES</b></td><td></td><td></td><td><b>${dotted(real)}</b></td><td>${dotted(recoverable)}</td></tr></table>
    <p style="margin-top:5mm">Rappel des provisions appelées sur l’exercice : 4 x ${dotted(PAID / 4)} = <b>${dotted(PAID)}</b></p><p style="font-size:9pt;border:.3mm solid #000;padding:2mm"><b>${real > PAID ? 'Insuffisance de provisions, portée au débit de votre compte' : 'Excédent de provisions, porté au crédit de votre compte'} : ${dotted(Math.abs(real - PAID))} €</b> – sous réserve de l’approbation des comptes par l’assemblée.</p>
    <p>Ne pas régler : ce montant figurera sur votre prochain appel de fonds. Les pièces sont consultables au siège, sur rendez-vous, jusqu’à la veille de l’assemblée du 10.09.2026.</p>
    ${foot('L.C.S. SAS – capital 37 000 € – 900 602 119 RCS Orléans – siège : 2 rue du Tabour 45000 ORLEANS – CPI 4502 2017 000 020 221')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('LOIRET COPRO SERVICES (L.C.S.)', 'LOIRET COPRO SERVICES'),
      building: 'CLOS SAINT-MARCEAU',
      building_address: '118 à 124 rue Dauphine, 45000 ORLEANS',
      rnc: 'AE2207718',
      owner: either('MLLE ABECASSIS ESTHER', 'ABECASSIS ESTHER'),
      lots: ['18', '66'],
      tantiemes: 416,
      base: 10000,
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_reelles: real,
      provisions: PAID,
      difference: real - PAID,
      recoverable,
    },
    absent: ['iban', 'to_pay', 'due_on', 'travaux'],
  },
);

const letter = paperOf(
  'decompte-lettre-chartres',
  `font: 11pt/1.55 'C059', serif; padding: 24mm 26mm; .t td:nth-child(2) { text-align: right }`,
  [
    `<p><b>ÉTUDE IMMOBILIÈRE PH. BEAUREGARD-LOISEL</b><br>Successeur de Me Hurault<br>8, place des Épars – 28000 CHARTRES</p><p style="margin:8mm 0 8mm 80mm">Les héritiers de Mme Veuve PICHON<br>aux bons soins de Mme Agnès PICHON-AUBRY<br>30, rue Chanzy<br>28000 CHARTRES</p><p>Chartres, le 28 février 2026</p><p>Concerne : immeuble sis 3, rue des Changes à Chartres (28000) – lots numéros un et neuf</p><p>Mesdames, Messieurs,</p><p>Les comptes de l’année 2025 (1er janvier – 31 décembre 2025) viennent d’être arrêtés. Votre quote-part, calculée sur 203/1020èmes, ressort comme suit :</p>
    ${table(
      [],
      [
        ['Charges vous incombant pour l’exercice', `${plain(211340)} €`],
        ['Acomptes que vous avez versés', `${plain(220000)} €`],
        ['<b>Trop-perçu à vous créditer</b>', `<b>${plain(8660)} €</b>`],
        ['<i>Part imputable à votre locataire, à titre indicatif</i>', `<i>${plain(97412)} €</i>`],
      ],
      't',
    )}<p style="margin-top:5mm">Le détail des dépenses est annexé à la convocation de l’assemblée fixée au 27 mars prochain. Le trop-perçu sera déduit de votre acompte d’avril.</p><p>Nous vous prions de croire, Mesdames, Messieurs, à nos sentiments dévoués.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'ÉTUDE IMMOBILIÈRE PH. BEAUREGARD-LOISEL',
      building_address: '3, rue des Changes, 28000 Chartres',
      owner: either(
        'Les héritiers de Mme Veuve PICHON',
        'Les héritiers de Mme Veuve PICHON aux bons soins de Mme Agnès PICHON-AUBRY',
        'héritiers de Mme Veuve PICHON',
      ),
      lots: ['1', '9'],
      tantiemes: 203,
      base: 1020,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: 211340,
      provisions: 220000,
      difference: -8660,
      recoverable: 97412,
    },
    absent: ['rnc', 'iban', 'total', 'travaux'],
  },
);

const KEYS = [
  ['Charges générales', 4820150, 100000, 912, 60],
  ['Jardins et piscine', 1366020, 100000, 912, 33],
  ['Parkings', 184500, 4800, 100, 11],
] as const;
const flatPart = ([, whole, base, flat]: (typeof KEYS)[number]) =>
  base === 100000 ? share(whole, flat, base) : 0;
const boxPart = ([, whole, base, , box]: (typeof KEYS)[number]) =>
  base === 100000 ? share(whole, box, base) : share(whole, 100, base);
const wideReal = sum(KEYS.map(flatPart)) + sum(KEYS.map(boxPart));
const WIDE_PAID = 58000;
const wide = {
  ...paperOf(
    'decompte-deux-lots-antibes',
    `font: 8.4pt 'Nimbus Sans Narrow', sans-serif; padding: 10mm 14mm; td, th { border: .2mm solid #7a8; } th { background: #e8f3ec; font-weight: bold; text-align: center } td:nth-child(n+2) { text-align: right }`,
    [
      `<div style="display:flex;justify-content:space-between;font-size:9.5pt"><div><b>CAP D’AZUR SYNDIC</b> – 12 boulevard Albert-1er – 06600 ANTIBES<br>Décompte de charges – Exercice 2024/2025 : 01/10/2024 – 30/09/2025</div><div>Dr et Mme VAN DER HAEGHE Luuk<br>Villa Mimosa – 41 chemin de la Garoupe<br>06600 ANTIBES</div></div><p style="margin-top:4mm">Résidence LES TERRASSES DE SALIS, 7 avenue Mirabeau, 06600 ANTIBES – syndicat n° AF1189034 – copropriétaire 0077 – lots 31 (appartement) et 131 (box)</p>
      ${table(
        [
          'Clé',
          'Dépenses de l’exercice',
          'Base',
          'Lot 31<br>tantièmes',
          'Lot 31<br>quote-part',
          'Lot 131<br>tantièmes',
          'Lot 131<br>quote-part',
          'Total',
        ],
        [
          ...KEYS.map((key) => [
            key[0],
            spaced(key[1]),
            key[2],
            key[2] === 100000 ? key[3] : '',
            key[2] === 100000 ? spaced(flatPart(key)) : '',
            key[2] === 100000 ? key[4] : 100,
            spaced(boxPart(key)),
            spaced(flatPart(key) + boxPart(key)),
          ]),
          [
            '<b>Total charges</b>',
            spaced(sum(KEYS.map((key) => key[1]))),
            '',
            '',
            spaced(sum(KEYS.map(flatPart))),
            '',
            spaced(sum(KEYS.map(boxPart))),
            `<b>${spaced(wideReal)}</b>`,
          ],
          ['Provisions appelées', '', '', '', '', '', '', spaced(WIDE_PAID)],
          [
            `<b>${wideReal > WIDE_PAID ? 'Solde à votre charge' : 'Solde en votre faveur'}</b>`,
            '',
            '',
            '',
            '',
            '',
            '',
            `<b>${spaced(Math.abs(wideReal - WIDE_PAID))}</b>`,
          ],
        ],
      )}<p style="margin-top:4mm">Fonds de travaux (hors décompte, attaché au lot) : cumul au 30/09/2025 pour vos lots 1 044,30 €. Édité le 18/11/2025.</p>`,
    ],
    {
      type: 'CHARGES',
      sub_kind: 'DECOMPTE',
      facts: {
        syndic: 'CAP D’AZUR SYNDIC',
        building: 'LES TERRASSES DE SALIS',
        building_address: '7 avenue Mirabeau, 06600 ANTIBES',
        rnc: 'AF1189034',
        owner: 'Dr et Mme VAN DER HAEGHE Luuk',
        lots: ['31', '131'],
        tantiemes: either(972, 912),
        base: 100000,
        exercice_from: '2024-10-01',
        exercice_to: '2025-09-30',
        charges_reelles: wideReal,
        provisions: WIDE_PAID,
        difference: wideReal - WIDE_PAID,
      },
      absent: ['iban', 'recoverable', 'due_on'],
    },
  ),
  landscape: true,
};

const before = paperOf(
  'ped-questionnaire-valence',
  `font: 8.8pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 14pt; color: #5b2a86 } h2 { font-size: 9.6pt; color: #5b2a86; border-bottom: .3mm solid #5b2a86; margin: 3mm 0 1mm } td:last-child { text-align: right; width: 34mm } td { border-bottom: .15mm dotted #999; padding: .7mm 1mm }`,
  [
    `<h1>PRÉ-ÉTAT DATÉ</h1><p>Informations financières de l’article L. 721-2, II, 2° du CCH, remises à l’acquéreur avant la promesse – document préparé par le vendeur avec l’aide de DrômeTransac, 2 rue Émile-Augier, 26000 Valence, le 03/11/2026</p>
    ${table(
      [],
      [
        ['Copropriété', 'Le Champ de Mars'],
        ['Adresse', '9 avenue Félix-Faure, 26000 VALENCE'],
        ['Syndic en exercice', 'Régie du Vercors'],
        ['Copropriétaire cédant', 'Mme Zohra BENSAÏD épouse KACI'],
        ['Lots vendus', '12, 48'],
        ['Tantièmes', '321 / 10 000'],
      ],
    )}
    <h2>1re partie – sommes dues par le cédant</h2>${table(
      [],
      [
        ['Provisions exigibles du budget prévisionnel', `${thin(38412)} €`],
        ['Provisions hors budget', `${thin(0)} €`],
        ['Charges impayées des exercices antérieurs', `${thin(0)} €`],
        ['Avances (art. 45-1 du décret)', `${thin(0)} €`],
      ],
    )}
    <h2>2e partie – sommes dont le syndicat serait débiteur</h2>${table([], [['Avance de trésorerie remboursable', `${thin(16050)} €`]])}
    <h2>3e partie – sommes à la charge de l’acquéreur</h2>${table(
      [],
      [
        ['Reconstitution de l’avance', `${thin(16050)} €`],
        ['Provisions non encore exigibles : 01/01/2027', `${thin(39100)} €`],
      ],
    )}
    <h2>Annexe</h2>${table(
      [],
      [
        ['Quote-part du lot, exercice 2025 : budget appelé', `${thin(153648)} €`],
        ['Quote-part du lot, exercice 2025 : charges réelles', `${thin(149207)} €`],
        ['Impayés de charges au sein de la copropriété au 31/12/2025', `${thin(922816)} €`],
        ['Dette vis-à-vis des fournisseurs au 31/12/2025', `${thin(314477)} €`],
        ['Fonds de travaux : part rattachée aux lots', `${thin(88230)} €`],
        ['Procédures en cours', 'Néant'],
      ],
    )}
    <p style="margin-top:4mm;font-size:7.5pt">Ce document n’a pas la valeur de l’état daté prévu à l’article 5 du décret du 17 mars 1967, qui sera délivré par le syndic au notaire.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'Régie du Vercors',
      building: 'Le Champ de Mars',
      building_address: '9 avenue Félix-Faure, 26000 VALENCE',
      owner: 'Mme Zohra BENSAÏD épouse KACI',
      lots: ['12', '48'],
      made_on: '2026-11-03',
      impayes: 922816,
      dette_fournisseurs: 314477,
    },
    absent: ['rnc', 'iban', 'meeting_on'],
  },
);

export const DECOMPTES_ANNUELS = [small, letter, wide, before];
