// Yearly settlements: by key with subtotals, by nature on two pages, and a volunteer's summary.
import { either, paperOf } from '../../paper.ts';
import { dotted, plain, spaced, sum, table } from '../../writing.ts';
import { FLEX, flex, quote } from './outils.ts';

type Spent = readonly [label: string, total: number, rate: number];
const KEYS = [
  {
    key: '1 – CHARGES GENERALES',
    part: 356,
    base: 10000,
    lines: [
      ['Assurance multirisque immeuble', 842315, 0],
      ['Honoraires syndic forfait', 1104000, 0],
      ['Nettoyage parties communes', 963240, 1],
      ['Electricité parties communes', 211408, 1],
      ['Entretien espaces verts', 318000, 1],
      ['Petites réparations', 147265, 0],
      ['Frais bancaires et affranchissements', 61244, 0],
    ],
  },
  {
    key: '3 – ASCENSEUR',
    part: 61,
    base: 1000,
    lines: [
      ['Contrat ascenseur', 246000, 1],
      ['Contrôle technique quinquennal', 54000, 0],
      ['Téléphone cabine', 21816, 1],
    ],
  },
  { key: '6 – EAU FROIDE', part: 356, base: 10000, lines: [['Consommation générale', 588430, 1]] },
] as const satisfies readonly {
  key: string;
  part: number;
  base: number;
  lines: readonly Spent[];
}[];
const quotes = KEYS.map(({ part, base, lines }) =>
  lines.map(([, total, rate]) => {
    const own = quote(total, part, base);
    return { own, locatif: rate ? own : 0 };
  }),
);
const ownOf = (index: number) => sum((quotes[index] ?? []).map(({ own }) => own));
const letOf = (index: number) => sum((quotes[index] ?? []).map(({ locatif }) => locatif));
const real = sum(KEYS.map((_, index) => ownOf(index)));
const recoverable = sum(KEYS.map((_, index) => letOf(index)));
const PAID = 192000;

const byKey = paperOf(
  'decompte-cles-blois',
  `font: 8.2pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 14mm; ${FLEX} .d td, .d th { border: .2mm solid #889; padding: .8mm 1.2mm } .d th { background: #d8dee8; font-weight: bold; text-align: center } .d td:nth-child(n+2) { text-align: right; white-space: nowrap } .k td { background: #f0f2f6; font-weight: bold; text-align: left !important } .s td { font-style: italic; font-weight: bold } .f { position: absolute; bottom: 7mm; left: 14mm; right: 14mm; font-size: 6.2pt; text-align: center }`,
  [
    `${flex(
      `<b style="font-size:12.5pt">SYNDIC VAL DE CISSE</b><br>Groupe LIGÉRIS HABITAT<br>24 rue Denis Papin – 41000 BLOIS<br>Tél. 02 54 00 24 24`,
      `<div style="width:92mm;margin-top:16mm;font-size:9.2pt">MME VEUVE LEPAGE NÉE BOURDIN MARIE-ANGE<br>RESIDENCE BÉGON BAT 2 APPT 24<br>11 AVENUE DE VENDÔME<br>41000 BLOIS</div>`,
    )}
    <p style="margin-top:5mm"><b>Immeuble :</b> 0330 RÉSIDENCE BÉGON, 9-11 avenue de Vendôme 41000 BLOIS – <b>Immat. :</b> AB5-093-776 – <b>Compte :</b> 33000024<br><b>Lots :</b> 24, 88, 131</p>
    <p style="font-size:11pt;text-align:center;background:#d8dee8;padding:1.5mm"><b>DÉCOMPTE INDIVIDUEL DE CHARGES – EXERCICE DU 01/01/2025 AU 31/12/2025</b><br><span style="font-size:8pt">Comptes approuvés par l’assemblée générale du 28/05/2026</span></p>
    <table class="d"><thead><tr><th>Nature des dépenses</th><th>Montant total TTC</th><th>Tantièmes</th><th>Base</th><th>Votre quote-part</th><th>Charges locatives</th></tr></thead><tbody>${KEYS.map(
      ({ key, part, base, lines }, index) =>
        `<tr class="k"><td colspan="6">${key}</td></tr>${lines
          .map(
            ([label, total], at) =>
              `<tr><td>${label}</td><td>${spaced(total)}</td><td>${part}</td><td>${base}</td><td>${spaced(quotes[index]?.[at]?.own ?? 0)}</td><td>${spaced(quotes[index]?.[at]?.locatif ?? 0)}</td></tr>`,
          )
          .join(
            '',
          )}<tr class="s"><td>Total ${key}</td><td>${spaced(sum(lines.map(([, total]) => total)))}</td><td></td><td></td><td>${spaced(ownOf(index))}</td><td>${spaced(letOf(index))}</td></tr>`,
    ).join(
      '',
    )}<tr class="s"><td>TOTAL DES CHARGES DE L’EXERCICE</td><td>${spaced(sum(KEYS.flatMap(({ lines }) => lines.map(([, total]) => total))))}</td><td></td><td></td><td>${spaced(real)}</td><td>${spaced(recoverable)}</td></tr></tbody></table>
    <table style="width:110mm;margin:4mm 0 0 auto" class="d"><tr><td>Total de vos charges</td><td>${spaced(real)}</td></tr><tr><td>Provisions appelées du 01/01/2025 au 31/12/2025</td><td>-${spaced(PAID)}</td></tr><tr class="s"><td>${real > PAID ? 'Solde en faveur du syndicat (débiteur)' : 'Solde en votre faveur (créditeur)'}</td><td>${spaced(Math.abs(real - PAID))}</td></tr></table>
    <p style="margin-top:4mm">Le solde ci-dessus est porté sur votre compte à la date de l’assemblée générale ; il sera repris sur votre prochain appel de provisions. N’effectuez aucun règlement à réception de ce décompte. La colonne « Charges locatives » est établie selon le décret n° 87-713 du 26 août 1987 et donnée à titre indicatif. Pièces justificatives consultables sur rendez-vous.</p>
    <div class="f">SYNDIC VAL DE CISSE – SAS au capital de 50 000 € – RCS BLOIS 900 000 811 – CPI 4101 2019 000 000 811 délivrée par la CCI de Loir-et-Cher – Garantie financière : LIGÉRIS CAUTION, 2 rue du Bourg-Neuf 41000 BLOIS</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'SYNDIC VAL DE CISSE',
      building: 'RÉSIDENCE BÉGON',
      building_address: '9-11 avenue de Vendôme, 41000 BLOIS',
      rnc: 'AB5093776',
      owner: either('MME VEUVE LEPAGE NÉE BOURDIN MARIE-ANGE', 'MME LEPAGE MARIE-ANGE'),
      lots: ['24', '88', '131'],
      account: '33000024',
      tantiemes: 356,
      base: 10000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: real,
      provisions: PAID,
      difference: real - PAID,
      recoverable,
    },
    absent: ['iban', 'due_on', 'to_pay', 'fonds_travaux', 'travaux'],
  },
);

const NATURE = [
  ['61100', 'NETTOYAGE DES LOCAUX', 'GEN', 612040, 518, 12000],
  ['61400', 'CONTRAT CHAUFFERIE P2', 'CHF', 341500, 604, 11250],
  ['60300', 'COMBUSTIBLE GAZ', 'CHF', 2218655, 604, 11250],
  ['61600', 'PRIMES D’ASSURANCE', 'GEN', 488120, 518, 12000],
  ['62100', 'REMUNERATION SYNDIC', 'GEN', 720000, 518, 12000],
  ['62300', 'HUISSIER CONTENTIEUX', 'GEN', 38250, 518, 12000],
  ['60100', 'EAU', 'GEN', 905110, 518, 12000],
  ['60200', 'ELECTRICITE', 'GEN', 144780, 518, 12000],
] as const;
const natureOwn = NATURE.map(([, , , total, part, base]) => quote(total, part, base));
const natureReal = sum(natureOwn);
const natureWorks = quote(650000, 518, 12000);
const NATURE_CALLED = 208400;
const byNature = paperOf(
  'decompte-nature-chateauroux',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm 15mm; ${FLEX} .d th { border-top: .3mm solid #000; border-bottom: .3mm solid #000 } .d td:nth-child(n+4), .d th:nth-child(n+4) { text-align: right } .r { margin-left: 80mm; margin-top: 5mm } .r td:last-child { text-align: right } .q { font-weight: bold }`,
  [
    `${flex(`<b>Régie Pineau &amp; Cie</b><br>(Maison fondée en 1934)<br>15, place Voltaire, 36000 Châteauroux`, `Le 9 juin 2026<br>Page 1 sur 1`)}
    <p style="margin:8mm 0 0 95mm">Monsieur et Madame SINGH-LAURENT<br>44, rue Grande<br>36130 DÉOLS</p>
    <p style="margin-top:8mm;font-size:12pt"><b>Répartition annuelle des charges de copropriété</b></p><p>Résidence LES COLOMBES, 2 allée des Tilleuls à Châteauroux (36000)<br>Exercice comptable : 1er juillet 2024 – 30 juin 2025<br>Lots n° 41 et 142, soit 518/12000</p>
    ${table(
      ['Cpte', 'Nature', 'Clé', 'Dépense', 'Tant.', 'Qp'],
      [
        ...NATURE.map(([code, label, key, total, part, base], index) => [
          code,
          label,
          key,
          dotted(total),
          `${part}/${base}`,
          dotted(natureOwn[index] ?? 0),
        ]),
        [
          '',
          '<b>Total des charges courantes</b>',
          '',
          `<b>${dotted(sum(NATURE.map((one) => one[3])))}</b>`,
          '',
          `<b>${dotted(natureReal)}</b>`,
        ],
      ],
      'd',
    )}
    <div class="r">${table(
      [],
      [
        ['Charges courantes de l’exercice', dotted(natureReal)],
        ['Provisions appelées sur budget', `- ${dotted(NATURE_CALLED)}`],
        `<tr class="q"><td>${natureReal > NATURE_CALLED ? 'Complément à votre charge' : 'Excédent à vous revenir'}</td><td>${dotted(Math.abs(natureReal - NATURE_CALLED))} €</td></tr>`,
      ],
    )}</div>
    <p style="margin-top:5mm">Pour mémoire, travaux hors budget soldés sur l’exercice (reprise des souches de cheminée, 6.500,00 €) : votre part, ${dotted(natureWorks)} €, a été intégralement appelée et n’entre pas dans le calcul ci-dessus.</p>
    <p>Ce solde a été inscrit à votre compte le 9 juin 2026, lendemain de l’assemblée. Les justificatifs peuvent être consultés au cabinet, le mardi de 14 h à 16 h.</p>
    <p style="font-size:7pt;position:absolute;bottom:9mm">Régie Pineau et Cie, SNC, RCS Châteauroux 900 000 846. Carte professionnelle n° 3601 2016 000 000 846. Garantie : Caution du Centre Exemple.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Régie Pineau & Cie',
      building: 'Résidence LES COLOMBES',
      building_address: '2 allée des Tilleuls, 36000 Châteauroux',
      owner: 'Monsieur et Madame SINGH-LAURENT',
      lots: ['41', '142'],
      tantiemes: 518,
      base: 12000,
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      charges_reelles: natureReal,
      provisions: NATURE_CALLED,
      difference: natureReal - NATURE_CALLED,
    },
    absent: ['rnc', 'iban', 'recoverable', 'due_on'],
  },
);

const SHEET = [
  ['Assurance', 118400],
  ['Électricité escalier', 21733],
  ['Ménage (Mme Touré)', 145600],
  ['Eau', 98055],
  ['Ramonage, gouttières', 31200],
  ['Timbres, papier, banque', 9418],
] as const;
const sheetTotal = sum(SHEET.map(([, total]) => total));
const sheetOwn = quote(sheetTotal, 327, 1000);
const summary = paperOf(
  'decompte-syndic-benevole-saumur',
  `font: 10.4pt/1.45 'DejaVu Serif', serif; padding: 20mm 22mm; td { border-bottom: .2mm dotted #555 } td:last-child { text-align: right }`,
  [
    `<p>Copropriété du 4 rue Dacier<br>4 rue Dacier – 49400 SAUMUR<br>Le syndic non professionnel : Gérard N’DIAYE, lot 5</p><p style="text-align:right">Saumur, le 25 février 2026</p>
    <p><b>COMPTES DE L’ANNÉE 2025 (1er janvier au 31 décembre 2025) – décompte de Mme Faustine AUBRY-LEROUX, lot n° 1 (327 millièmes sur 1000)</b></p>
    ${table(
      [],
      [
        ...SHEET.map(([label, total]) => [label, `${plain(total)} €`]),
        ['<b>Total dépensé pour l’immeuble</b>', `<b>${plain(sheetTotal)} €</b>`],
        ['<b>Votre part : 327/1000</b>', `<b>${plain(sheetOwn)} €</b>`],
        ['Vous avez versé en provisions (4 × 325,00 €)', `${plain(130000)} €`],
        ['<b>Il vous reste à payer</b>', `<b>${plain(sheetOwn - 130000)} €</b>`],
      ],
    )}
    <p style="margin-top:5mm">L’augmentation vient de l’assurance (+ 22 %) et du ménage, passé à une heure par semaine comme décidé l’an dernier. J’ai mis les factures dans le classeur vert, à voir chez moi quand vous voulez. On en parle à la réunion du 21 mars ; d’ici là rien n’est à payer.</p><p>Bien amicalement,<br>G. N’Diaye</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'Gérard N’DIAYE',
      building_address: '4 rue Dacier, 49400 SAUMUR',
      owner: 'Mme Faustine AUBRY-LEROUX',
      lots: ['1'],
      tantiemes: 327,
      base: 1000,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: sheetOwn,
      provisions: 130000,
      difference: sheetOwn - 130000,
    },
    absent: ['rnc', 'iban', 'recoverable', 'fonds_travaux'],
  },
);

export const DECOMPTES = [byKey, byNature, summary];
