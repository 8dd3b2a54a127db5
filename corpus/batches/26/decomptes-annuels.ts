// Yearly settlements: by key, by item for a usufructuary, in a column for a shop.
import { either, paperOf } from '../../paper.ts';
import { dotted, english, spaced, sum, table } from '../../writing.ts';
import { type Key, cells, share, shareOf, sharesOf, toldKeys } from './outils.ts';

const NANTERRE: readonly (Key & { tenant: number })[] = [
  { label: 'Charges communes générales', total: 8412344, part: 204, base: 10000, tenant: 0.41 },
  { label: 'Bâtiment C', total: 1260310, part: 611, base: 3120, tenant: 0.8 },
  { label: 'Ascenseur C', total: 604200, part: 655, base: 3120, tenant: 0.55 },
  { label: 'Eau froide (compteurs m³)', total: 921815, part: 74, base: 4410, tenant: 1 },
];
/** What each key is made of; the last item takes what is left. */
const NANTERRE_ITEMS: readonly (readonly [label: string, share: number])[][] = [
  [
    ['602 Électricité parties communes', 0.083],
    ['611 Nettoyage, sortie des containers', 0.246],
    ['614 Contrats (espaces verts, VMC, interphones)', 0.118],
    ['616 Assurance multirisque', 0.137],
    ['621 Honoraires du syndic, forfait', 0.171],
    ['641 Personnel et charges sociales', 0],
  ],
  [
    ['602 Électricité bâtiment C', 0.21],
    ['615 Entretien et petites réparations bât. C', 0],
  ],
  [
    ['614 Contrat ascenseur C', 0.72],
    ['615 Dépannages hors contrat', 0],
  ],
  [['601 Eau froide, factures du délégataire', 0]],
];
const detailOf = ({ label, total }: Key): (readonly [string, number])[] => {
  const items = NANTERRE_ITEMS[NANTERRE.findIndex((key) => key.label === label)] ?? [];
  const taken = items.map((item) => Math.round(total * item[1]));
  return items.map((item, index) => [
    item[0],
    index === items.length - 1 ? total - sum(taken) : (taken[index] ?? 0),
  ]);
};
const nanterreTenant = NANTERRE.map((key) => Math.round(shareOf(key) * key.tenant));
const nanterreCalled = 548000;
const nanterreGap = sharesOf(NANTERRE) - nanterreCalled;
const nanterre = paperOf(
  'decompte-par-cles-nanterre',
  `font: 7.6pt 'DejaVu Sans', sans-serif; .d td, .d th { border-bottom: .15mm solid #aac; padding: .9mm 1mm } .d th { background: #123a5e; color: #fff } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .t td { font-weight: bold; border-top: .3mm solid #123a5e }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:14pt;color:#123a5e">ILE-DE-FRANCE GÉRANCES</b><br>Agence La Défense – 5 rue des Trois Fontanot – 92000 NANTERRE<br>Siège : 31 rue de Miromesnil 75008 PARIS</div><div>Nanterre, le 09/06/2026<br><br>SUCCESSION OUAZZANI Larbi<br>chez Me FOURNIER-KERGOAT, notaire<br>18 rue Maurice Thorez<br>92000 NANTERRE</div></div>
    <h1 style="font-size:11.5pt;margin-top:6mm">REDDITION DES COMPTES INDIVIDUELLE – EXERCICE DU 01/01/2025 AU 31/12/2025</h1><p>Copropriété 415 LES FONTENELLES PARC, 70 à 78 avenue Georges Clemenceau 92000 NANTERRE – Immatriculation AB8-112-604 – comptes approuvés par l’assemblée du 28/05/2026<br>Lots : 318 (appart.), 402 (cave), 560 (pkg) – Compte : 415-0318</p>
    ${table(
      [
        'Clé de répartition',
        'Dépenses à répartir',
        'Base',
        'Vos tant. ou unités',
        'Votre quote-part',
        'dont récupérable',
      ],
      [
        ...NANTERRE.flatMap((key, index) => [
          cells([
            `<b>${key.label}</b>`,
            spaced(key.total),
            key.base,
            key.part,
            spaced(shareOf(key)),
            spaced(nanterreTenant[index] ?? 0),
          ]),
          ...detailOf(key).map(([label, cents]) =>
            cells([
              `<small>&nbsp;&nbsp;${label}</small>`,
              `<small>${spaced(cents)}</small>`,
              '',
              '',
              '',
              '',
            ]),
          ),
        ]),
        cells(
          [
            'TOTAL DE VOS CHARGES',
            spaced(sum(NANTERRE.map(({ total }) => total))),
            '',
            '',
            spaced(sharesOf(NANTERRE)),
            spaced(sum(nanterreTenant)),
          ],
          't',
        ),
        cells(
          [
            'Provisions appelées du 01/01/2025 au 31/12/2025',
            '',
            '',
            '',
            `- ${spaced(nanterreCalled)}`,
            '',
          ],
          't',
        ),
        cells(
          [
            nanterreGap > 0 ? 'SOLDE EN FAVEUR DU SYNDICAT' : 'SOLDE EN VOTRE FAVEUR',
            '',
            '',
            '',
            spaced(Math.abs(nanterreGap)),
            '',
          ],
          't',
        ),
      ],
      'd',
    )}<p style="margin-top:5mm">Ce solde est porté au compte du copropriétaire à la date de l’assemblée ; il figurera sur le prochain appel. Pour mémoire, cotisations au fonds de travaux appelées en 2025 et non comprises ci-dessus : 143,52 €. Justificatifs consultables sur rendez-vous.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'ILE-DE-FRANCE GÉRANCES',
      building: 'LES FONTENELLES PARC',
      building_address: '70 à 78 avenue Georges Clemenceau, 92000 NANTERRE',
      rnc: 'AB8112604',
      owner: 'SUCCESSION OUAZZANI Larbi',
      lots: ['318', '402', '560'],
      account: '415-0318',
      tantiemes: 204,
      base: 10000,
      tantiemes_by_cle: either(toldKeys(NANTERRE), toldKeys(NANTERRE.slice(0, 3))),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: sharesOf(NANTERRE),
      provisions: nanterreCalled,
      difference: nanterreGap,
      recoverable: sum(nanterreTenant),
    },
    absent: ['iban', 'due_on', 'to_pay'],
  },
);

const TROYES: readonly (readonly [post: string, total: number, tenant: boolean])[] = [
  ['Assurance multirisques immeuble', 318440, false],
  ['Électricité parties communes', 96215, true],
  ['Entretien ménage, sorties poubelles', 414000, true],
  ['Honoraires de base syndic', 285600, false],
  ['Frais bancaires et postaux', 17320, false],
  ['Petites réparations (porte, interphone)', 62488, false],
];
const troyesParts = TROYES.map(([, total]) => share(total, 74, 1002));
const troyesReal = sum(troyesParts);
const troyesTenant = sum(
  TROYES.map(([, , tenant], index) => (tenant ? (troyesParts[index] ?? 0) : 0)),
);
const troyesGap = troyesReal - 80000;
const troyes = paperOf(
  'decompte-postes-troyes',
  `font: 9.6pt 'C059', serif; padding: 18mm; .d td { padding: .8mm 2mm } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .d th { border-bottom: .4mm solid #333; font-size: 8.4pt } .z { margin: 6mm 0 0 70mm; border: .3mm solid #333; padding: 3mm }`,
  [
    `<table><tr><td>Étude Immobilière VAUTHIER-LORGES<br>(succ<sup>r</sup> de J.-M. Lorges)<br>17, rue Émile-Zola<br>10000 TROYES</td><td>M. <span style="font-variant:small-caps">Pierre-Emmanuel van den BOSSCHE</span><br>(usufruitier)<br>4 mail des Charmilles<br>10000 TROYES</td></tr></table><p style="text-align:center;font-size:13pt;margin-top:8mm"><b>Compte de charges de l’année 2025</b><br><span style="font-size:9pt">exercice ouvert le 1er janvier 2025, clos le 31 décembre 2025</span></p><p>Immeuble 40, rue de la Cité, 10000 TROYES. Lots 5 et 12, ensemble 74/1002<sup>èmes</sup>.</p>
    ${table(
      ['Postes', 'Dépense totale', 'Votre part 74/1002', 'dont locataire'],
      [
        ...TROYES.map(([post, total, tenant], index) => [
          post,
          dotted(total),
          dotted(troyesParts[index] ?? 0),
          tenant ? dotted(troyesParts[index] ?? 0) : '—',
        ]),
        cells([
          '<b>Ensemble</b>',
          dotted(sum(TROYES.map(([, total]) => total))),
          `<b>${dotted(troyesReal)}</b>`,
          dotted(troyesTenant),
        ]),
      ],
      'd',
    )}<div class="z">Charges vous incombant : ${dotted(troyesReal)} €<br>Vous avez été appelé (4 × 200,00) : 800,00 €<br><b>${troyesGap > 0 ? 'Complément à verser' : 'Excédent à vous rembourser'} : ${dotted(Math.abs(troyesGap))} €</b></div><p style="margin-top:8mm">Troyes, le 2 mai 2026. Ce décompte vous est adressé sous réserve de l’approbation des comptes par l’assemblée qui se tiendra le 19 juin prochain. Le nu-propriétaire en reçoit copie.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: either('Étude Immobilière VAUTHIER-LORGES', 'VAUTHIER-LORGES'),
      building_address: '40, rue de la Cité, 10000 TROYES',
      owner: 'M. Pierre-Emmanuel van den BOSSCHE',
      lots: ['5', '12'],
      tantiemes: 74,
      base: 1002,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      charges_reelles: troyesReal,
      provisions: 80000,
      difference: troyesGap,
      recoverable: troyesTenant,
    },
    absent: ['rnc', 'iban', 'approved_on', 'fonds_travaux'],
  },
);

const bourgesParts = [
  share(2241000, 1630, 10000),
  share(318000, 1630, 10000),
  share(402550, 1721, 10000),
] as const;
const bourgesReal = sum(bourgesParts);
const bourgesCalled = 432000;
const bourgesGap = bourgesReal - bourgesCalled;
const bourges = paperOf(
  'decompte-colonnes-bourges',
  `font: 9pt 'DejaVu Sans Condensed', sans-serif; .c { display: grid; grid-template-columns: 46mm 1fr; gap: 6mm } .side { background: #f1efe7; padding: 3mm; font-size: 8pt; height: 235mm } .d td { border: .2mm solid #c9c3ae } .d td:nth-child(n+2) { text-align: right }`,
  [
    `<div class="c"><div class="side"><b style="font-size:12pt">BERRY<br>SYNDICS<br>ASSOCIÉS</b><p></p>52 rue Moyenne<br>18000 BOURGES<p></p><b>Immeuble</b><br>LE PALAIS JACQUES CŒUR II<br>3 place Planchat<br>18000 BOURGES<p></p><b>Identifiant registre</b><br>AD9-604-221<p></p><b>Titulaire</b><br>SARL Unipersonnelle LE FIL D’ARIANE<p></p><b>Lots</b><br>1 (boutique)<br>2 (réserve)<p></p><b>Exercice</b><br>01.04.2025<br>31.03.2026<p></p><b>Émis le</b><br>20.07.2026</div>
    <div><h1 style="font-size:13pt">Régularisation annuelle des charges</h1><p>Madame, Monsieur, l’assemblée du 06.07.2026 a approuvé les comptes. Vous trouverez ci-après la répartition définitive des dépenses et la comparaison avec les acomptes.</p>
    ${table(
      ['Charges', 'Total EUR', 'Mill.', 'Part EUR'],
      [
        ['Générales', english(2241000), '1630/10000', english(bourgesParts[0])],
        ['Toiture et façade (contrats)', english(318000), '1630/10000', english(bourgesParts[1])],
        ['Chauffage urbain', english(402550), '1721/10000', english(bourgesParts[2])],
        ['Dépenses réelles de votre compte', '', '', `<b>${english(bourgesReal)}</b>`],
        ['Acomptes provisionnels appelés', '', '', `<b>${english(bourgesCalled)}</b>`],
        [
          `Différence (${bourgesGap > 0 ? 'vous devez' : 'nous vous devons'})`,
          '',
          '',
          `<b>${english(Math.abs(bourgesGap))}</b>`,
        ],
      ],
      'd',
    )}
    <p style="margin-top:5mm">${bourgesGap > 0 ? 'Cette différence est débitée' : 'Cette différence est créditée'} sur votre compte au 20.07.2026. Récupération sur le preneur : selon votre bail commercial, non ventilée ici.</p><p><b>Comment lire ce document</b></p><p style="font-size:8pt">Générales : assurance de l’immeuble, honoraires du syndic, frais de tenue d’assemblée, nettoyage, eau et électricité des parties communes, réparations courantes. Toiture et façade : contrat de surveillance annuelle et petites reprises d’ardoises. Chauffage urbain : abonnement et combustible, répartis aux millièmes de chauffe (10000). Les acomptes provisionnels ont été appelés par quarts les 01.04.2025, 01.07.2025, 01.10.2025 et 01.01.2026. Les cotisations au fonds de travaux, acquises au syndicat et attachées aux lots, ne se régularisent pas.</p><p style="font-size:8pt">Les pièces justificatives ont été tenues à votre disposition du 22.06.2026 au 03.07.2026. Toute observation est à formuler par écrit dans les deux mois. Aucune compensation n’est admise entre le solde ci-dessus et une réclamation en cours.</p><p style="font-size:7.4pt">Berry Syndics Associés, société coopérative à responsabilité limitée à capital variable, RCS Bourges 900 001 244. Rappel : les déclarations de TVA des lots commerciaux se font auprès de votre service comptable.</p></div></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'DECOMPTE',
    facts: {
      syndic: 'BERRY SYNDICS ASSOCIÉS',
      building: 'LE PALAIS JACQUES CŒUR II',
      building_address: '3 place Planchat, 18000 BOURGES',
      rnc: 'AD9604221',
      owner: either('SARL Unipersonnelle LE FIL D’ARIANE', 'LE FIL D’ARIANE'),
      lots: ['1', '2'],
      tantiemes: 1630,
      base: 10000,
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      charges_reelles: bourgesReal,
      provisions: bourgesCalled,
      difference: bourgesGap,
    },
    absent: ['iban', 'recoverable', 'fonds_travaux'],
  },
);

export const DECOMPTES_ANNUELS = [nanterre, troyes, bourges];
