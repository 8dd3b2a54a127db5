// Calls for funds: an online syndic's airy cards, a big residence with special keys, a cooperative's works.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, pointed, slashed, spaced, sum, table, thin } from '../../writing.ts';

const euros = (cents: number) => `${thin(cents)}\u202f€`;
const share = (whole: number, part: number, base: number) => Math.round((whole * part) / base);

const VALMY = accountOf('jardins-valmy-montreuil');
const VALMY_PARTS = [
  ['Charges générales', 1164250, 412, 10000],
  ['Ascenseur', 98500, 412, 6480],
  ['Eau chaude et chauffage', 641000, 405, 9120],
] as const;
const valmyCourantes = sum(VALMY_PARTS.map(([, whole, part, base]) => share(whole, part, base)));
const valmyFonds = share(58200, 412, 10000);
const valmyTotal = valmyCourantes + valmyFonds;
const valmySolde = -3516;
const card = (value: string, label: string) =>
  `<div class="k"><div class="v">${value}</div><div class="l">${label}</div></div>`;

const cards = paperOf(
  'appel-cartes-montreuil',
  `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 16mm 18mm; color: #22283a; .row { display: flex; gap: 5mm; margin: 5mm 0 } .k { flex: 1; border-radius: 3mm; background: #f4f5fb; padding: 4mm } .v { font-size: 14pt; white-space: nowrap } .big .v { font-size: 22pt; color: #3b4bd8 } .l { color: #8a90a6; font-size: 7.6pt } .d td { border-bottom: .2mm solid #e3e5f0; padding: 1.8mm 0 } .d td:last-child { text-align: right } .s { color: #8a90a6; font-size: 7.6pt }`,
  [
    `<div style="display:flex;justify-content:space-between"><b style="font-size:17pt;color:#3b4bd8">copilo</b><span class="s">Appel n° 2026-T2-0417<br>édité le ${inFull('2026-03-18')}</span></div>
    <p style="margin-top:8mm">Bonjour Aoife,</p><p>Voici votre appel de fonds du deuxième trimestre 2026, du ${inFull('2026-04-01')} au ${inFull('2026-06-30')}.</p>
    <div class="row big">${card(euros(valmyTotal + valmySolde), 'à régler')}${card(inFull('2026-04-01'), 'exigible le')}</div>
    <div class="row">${card('Les Jardins de Valmy', 'votre copropriété – 14-16 rue de Valmy, 93100 Montreuil')}${card('Aoife O’SULLIVAN-BERTIN', 'copropriétaire – 8 Haddington Road, Dublin 4, Irlande')}</div>
    <div class="row">${card('27 et 84', 'vos lots')}${card('412 / 10 000', 'vos tantièmes généraux')}${card('AD2917304', 'immatriculation')}</div>
    ${table(
      [],
      [
        ...VALMY_PARTS.map(([label, whole, part, base]) => [
          `${label}<br><span class="s">${euros(whole)} × ${part} / ${base}</span>`,
          euros(share(whole, part, base)),
        ]),
        ['Fonds de travaux<br><span class="s">5 % du budget, loi Alur</span>', euros(valmyFonds)],
        ['<b>Cet appel</b>', `<b>${euros(valmyTotal)}</b>`],
        ['Votre avoir au 18 mars', `− ${euros(-valmySolde)}`],
      ],
      'd',
    )}
    <div class="row">${card(VALMY.spaced, 'IBAN de la copropriété – motif : VALMY 0417')}</div>
    <p class="s">Depuis l’étranger, pensez au virement SEPA sans frais. Une question ? La conversation avec Inès, votre gestionnaire, est ouverte dans l’application. Parrainez un voisin : 50 € offerts.</p>
    <p class="s" style="position:absolute;bottom:8mm">Copilo SAS, syndic professionnel, capital 412 800 €, 31 rue de Paradis, 75010 Paris, RCS Paris 900 000 918, CPI 7501 2021 000 000 118, garantie Exemple Caution, médiateur : MEDEX.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Copilo', 'Copilo SAS'),
      building: 'Les Jardins de Valmy',
      building_address: '14-16 rue de Valmy, 93100 Montreuil',
      rnc: 'AD2917304',
      owner: 'Aoife O’SULLIVAN-BERTIN',
      lots: ['27', '84'],
      tantiemes: 412,
      base: 10000,
      iban: VALMY.iban,
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      total: valmyTotal,
      courantes: valmyCourantes,
      fonds_travaux: valmyFonds,
      solde_anterieur: valmySolde,
      to_pay: valmyTotal + valmySolde,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'recoverable'],
  },
);

const BAGATELLE = accountOf('parc-bagatelle-nanterre');
type Key = readonly [code: string, label: string, whole: number, part: number, base: number];
const APARTMENT: readonly Key[] = [
  ['010', 'CHARGES GENERALES', 9842500, 1874, 100000],
  ['022', 'BATIMENT C', 1215000, 1874, 21460],
  ['023', 'ESCALIER C2', 218400, 1874, 7102],
  ['033', 'ASCENSEUR C2', 164900, 246, 1000],
  ['041', 'CHAUFFAGE COLLECTIF', 5710000, 1921, 98414],
];
const PARKING: readonly Key[] = [
  ['010', 'CHARGES GENERALES', 9842500, 61, 100000],
  ['055', 'PARKING SOUS-SOL', 402000, 10, 2310],
];
const quotes = (keys: readonly Key[]) =>
  sum(keys.map(([, , whole, part, base]) => share(whole, part, base)));
const keyRows = (keys: readonly Key[]) =>
  keys.map(([code, label, whole, part, base]) => [
    code,
    label,
    spaced(whole),
    base,
    part,
    spaced(share(whole, part, base)),
  ]);
const bagFund = share(492100, 1935, 100000);
const bagTotal = quotes(APARTMENT) + quotes(PARKING) + bagFund;

const keys = paperOf(
  'appel-cles-speciales-nanterre',
  `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm 12mm; td, th { padding: .6mm 1.2mm } .g { border: .3mm solid #000 } .g th { background: #d9d9d9; border: .2mm solid #000; text-align: center } .g td { border-left: .2mm solid #000; border-right: .2mm solid #000 } .g td:nth-child(n+3) { text-align: right } .lot td { font-weight: bold; background: #f2f2f2 } .tot td { border-top: .2mm solid #000; font-weight: bold } .adr { position: absolute; left: 115mm; top: 42mm; font-size: 10pt } .ft { position: absolute; left: 12mm; right: 12mm; bottom: 7mm; font-size: 6.2pt; text-align: center }`,
  [
    `<table><tr><td style="width:95mm"><b style="font-size:13pt">ALTERIS OUEST PARISIEN</b><br>Agence de Nanterre – Département copropriété<br>44 avenue Joffre 92000 NANTERRE<br>Tél. 01 47 00 33 18 – Gestionnaire : Mme TRAN-LACROIX<br>Comptable : M. SISSOKO</td><td style="text-align:right">Nanterre, le ${slashed('2025-09-12')}<br>Réf. 4471 / 00318 / C2 – Avis 4T2025<br>Page 1/1</td></tr></table>
    <div class="adr">SCI DES TROIS CHÊNES<br>M. VAN DER MEULEN GÉRANT<br>3 AVENUE MOLIÈRE<br>1190 BRUXELLES<br>BELGIQUE</div>
    <div style="height:40mm;padding-top:8mm"><b>PARC DE BAGATELLE</b><br>2 à 30 allée de Bagatelle<br>92000 NANTERRE<br>Immatriculation AA7-310-882<br>Lots : 0318 – 1147</div>
    <p style="font-size:11pt;text-align:center"><b>APPEL PROVISIONNEL DU ${slashed('2025-10-01')} AU ${slashed('2025-12-31')}</b><br><span style="font-size:8pt">Budget de l’exercice ${slashed('2025-01-01')} – ${slashed('2025-12-31')} voté par l’assemblée du 11/06/2024, 4e quart. Date d’exigibilité : ${slashed('2025-10-01')}</span></p>
    ${table(
      ['Clé', 'Libellé', 'Mt à répartir', 'Base', 'Vos tant.', 'Qp €'],
      [
        '<tr class="lot"><td colspan="6">LOT 0318 APPARTEMENT 4P BAT C ESC C2 ETG 05 DTE</td></tr>',
        ...keyRows(APARTMENT),
        `<tr class="tot"><td></td><td>Sous-total lot 0318</td><td></td><td></td><td></td><td>${spaced(quotes(APARTMENT))}</td></tr>`,
        '<tr class="lot"><td colspan="6">LOT 1147 PARKING SS2 N° 147</td></tr>',
        ...keyRows(PARKING),
        `<tr class="tot"><td></td><td>Sous-total lot 1147</td><td></td><td></td><td></td><td>${spaced(quotes(PARKING))}</td></tr>`,
        '<tr class="lot"><td colspan="6">ENSEMBLE DES LOTS</td></tr>',
        ['105', 'COTISATION FDS TRAVAUX ART 14-2-1', spaced(492100), 100000, 1935, spaced(bagFund)],
        `<tr class="tot"><td></td><td>TOTAL APPEL</td><td></td><td></td><td></td><td>${spaced(bagTotal)}</td></tr>`,
      ],
      'g',
    )}
    <table style="width:100mm;margin:4mm 0 4mm auto"><tr><td>Votre compte au ${slashed('2025-09-12')}</td><td style="text-align:right">0,00</td></tr><tr style="font-size:10pt"><td><b>NET A PAYER</b></td><td style="text-align:right"><b>${spaced(bagTotal)} €</b></td></tr></table>
    <table style="border:.3mm dashed #000"><tr><td><b>Virement</b> – SDC PARC DE BAGATELLE – IBAN ${BAGATELLE.spaced} – BIC ${BAGATELLE.bic} – référence à rappeler : 4471-00318</td></tr></table>
    <p style="margin-top:4mm">INFORMATIONS – La fermeture du local encombrants du bât. B est prolongée jusqu’au 15 octobre. – L’Union des syndicats Bagatelle-Joffre appelle ses propres charges par l’intermédiaire du syndicat (compte 6226). – Relevé des compteurs de calories : semaine 49. – Les frais de relance restent à la charge du seul débiteur (art. 10-1 de la loi du 10/07/1965) : mise en demeure 36,00 € TTC.</p>
    <p class="ft">ALTERIS OUEST PARISIEN, SAS au capital de 2 150 000 €, groupe ALTERIS – Siège social : 118 rue de Courcelles 75017 PARIS – RCS PARIS 900 000 645 – TVA FR 41 900000645 – Carte CPI 7501 2017 000 021 004 délivrée par la CCI Paris Île-de-France – Garantie financière 98 000 000 € Galexemple 89 rue La Boétie 75008 PARIS – Médiateur de la consommation : ANM Conso, 2 rue de Colmar 94300 VINCENNES</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'ALTERIS OUEST PARISIEN',
      building: 'PARC DE BAGATELLE',
      building_address: '2 à 30 allée de Bagatelle, 92000 NANTERRE',
      rnc: 'AA7310882',
      owner: either('SCI DES TROIS CHÊNES', 'SCI DES TROIS CHÊNES M. VAN DER MEULEN GÉRANT'),
      lots: ['318', '1147'],
      tantiemes: 1935,
      base: 100000,
      iban: BAGATELLE.iban,
      period_from: '2025-10-01',
      period_to: '2025-12-31',
      due_on: '2025-10-01',
      total: bagTotal,
      courantes: quotes(APARTMENT) + quotes(PARKING),
      fonds_travaux: bagFund,
      to_pay: bagTotal,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

const WORKS = [
  ['Isolation thermique par l’extérieur, bâtiments 1 à 4', 18640000],
  ['Maîtrise d’œuvre (Alp’Énergie Conseil)', 1118400],
  ['Coordonnateur SPS et bureau de contrôle', 279600],
] as const;
const worksQuote = sum(WORKS.map(([, whole]) => share(whole, 96, 12480)));

const works = paperOf(
  'appel-travaux-echirolles',
  `font: 10pt/1.45 'Carlito', sans-serif; padding: 18mm 20mm; .w { border-top: .6mm solid #2c7a4b; border-bottom: .6mm solid #2c7a4b; margin: 5mm 0 } .w td:nth-child(n+2), .w th:nth-child(n+2) { text-align: right } .w th { color: #2c7a4b } .t td { font-weight: bold; border-top: .2mm solid #2c7a4b }`,
  [
    `<p><b style="color:#2c7a4b;font-size:13pt">Syndicat coopératif Les Hauts de Belledonne</b><br>Président-syndic : Jean-Baptiste de ROCHEBRUNE – bureau au 5 rue Danielle Casanova (loge), permanence le jeudi 18 h – 20 h</p>
    <p style="margin:8mm 0 8mm 90mm">Mme NGUYEN Thi Hanh<br>et M. FERRAND-PÉRIER Luc<br>9 rue Danielle Casanova, bât. 3<br>38130 ÉCHIROLLES</p>
    <p>Échirolles, le ${pointed('2024-05-21')}</p><p><b>Objet : rénovation énergétique, troisième des huit appels de fonds (12,5 %)</b></p>
    <p>Chers voisins, l’assemblée générale extraordinaire du 29 novembre 2023 a décidé la rénovation des façades (résolutions 4 à 6). L’appel ci-dessous est exigible au <b>15 juin 2024</b>. Il vient en plus de votre provision trimestrielle, qui ne change pas.</p>
    ${table(
      ['Poste', 'Appelé ce jour, tous lots', 'Votre part (96/12 480)'],
      [
        ...WORKS.map(([label, whole]) => [label, spaced(whole), spaced(share(whole, 96, 12480))]),
        `<tr class="t"><td>Ensemble</td><td>${spaced(sum(WORKS.map(([, whole]) => whole)))}</td><td>${spaced(worksQuote)} €</td></tr>`,
      ],
      'w',
    )}
    <p>Appartement n° 96, cave n° 219 : les caves ne participent pas à cette clé. La subvention MaPrimeRénov’ Copropriété (estimée à 372 000 €) viendra en déduction des deux derniers appels.</p>
    <p>Ceux qui ont adhéré à l’éco-prêt collectif n’ont rien à verser. Les autres peuvent régler par virement (les coordonnées du compte travaux figurent dans la circulaire du 12 janvier) ou par chèque à l’ordre du syndicat coopératif.</p>
    <p style="text-align:right">Bien cordialement, pour le conseil syndical,<br>J.-B. de Rochebrune</p>
    <p style="font-size:8pt;color:#666">Copropriété « Les Hauts de Belledonne », 1 à 15 rue Danielle Casanova, 38130 Échirolles – syndicat coopératif (art. 17-1 de la loi du 10 juillet 1965) – adhérent ANCC</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      building: 'Les Hauts de Belledonne',
      building_address: '1 à 15 rue Danielle Casanova, 38130 Échirolles',
      owner: 'Mme NGUYEN Thi Hanh et M. FERRAND-PÉRIER Luc',
      due_on: '2024-06-15',
      total: worksQuote,
      travaux: worksQuote,
      to_pay: worksQuote,
    },
    absent: [
      'iban',
      'rnc',
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'period_from',
      'charges_reelles',
    ],
  },
);

export const APPELS_EN_CARTES = [cards, keys, works];
