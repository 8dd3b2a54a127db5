// Calls for funds that come otherwise: a volunteer's spreadsheet, a customer area, a half-year by letter.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { english, slashed, spaced, sum, table } from '../../writing.ts';

const OWNERS = [
  ['1 + 7', 'Mme Bernadette GUILLERMET', 214],
  ['2 + 8', 'Mr Idriss BOUAZZA', 187],
  ['3', 'Indivision COTTAZ', 165],
  ['4 + 9', 'Mr et Mme FERREIRA DA COSTA', 231],
  ['5 + 6', 'SCI du Rempart', 203],
] as const;
const CALLED = 184000;
const FUNDED = 12600;
const part = (whole: number, tantiemes: number) => Math.round((whole * tantiemes) / 1000);
const VOIRON = accountOf('36-voiron');
const sheet = OWNERS.map(([lots, name, tantiemes]) => [
  lots,
  name,
  tantiemes,
  english(part(CALLED, tantiemes)),
  english(part(FUNDED, tantiemes)),
  english(part(CALLED, tantiemes) + part(FUNDED, tantiemes)),
]);
const voiron = paperOf(
  'appel-tableur-voiron',
  `font: 9.5pt 'Carlito', sans-serif; padding: 16mm; .x td, .x th { border: .2mm solid #bbb; padding: 1mm 2mm } .x th { background: #fff2cc; font-weight: bold } .x td:nth-child(n+3) { text-align: right } .me td { background: #e2efda; font-weight: bold }`,
  [
    `<p><b>Copropriété du 6 rue Dode, 38500 VOIRON</b> (immat. AF4-118-250)<br>Syndic bénévole : Bernadette GUILLERMET – bguillermet@example.fr – 06 00 00 41 17</p><p style="font-size:13pt"><b>Appel de charges 2ème semestre 2026</b><br><span style="font-size:9.5pt">du 01/07/2026 au 31/12/2026 – à payer pour le 10/07/2026 SVP</span></p><p>Pour : <b>Mr et Mme FERREIRA DA COSTA</b> (lots 4 et 9)</p>
    ${table(['Lots', 'Copropriétaire', 'Tant./1000', `Charges ${english(CALLED)}`, `Fonds tvx ${english(FUNDED)}`, 'Total'], [...sheet.slice(0, 3), `<tr class="me">${(sheet[3] ?? []).map((cell) => `<td>${cell}</td>`).join('')}</tr>`, ...sheet.slice(4), ['', 'TOTAL', 1000, english(sum(OWNERS.map(([, , one]) => part(CALLED, one)))), english(sum(OWNERS.map(([, , one]) => part(FUNDED, one)))), english(sum(OWNERS.map(([, , one]) => part(CALLED, one) + part(FUNDED, one))))]], 'x')}
    <p style="margin-top:6mm">Votre virement : <b>${english(part(CALLED, 231) + part(FUNDED, 231))} EUR</b><br>sur le compte de la copro : ${VOIRON.spaced}</p><p>Détail de la provision (moitié du budget 2026 voté en mars, 3680 €) : assurance 710, EDF communs 165, ménage 620, eau 260, petit entretien 85.</p><p>Rappel : les encombrants dans la cour c'est NON. Merci à tous ! Bernadette</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Bernadette GUILLERMET',
      building_address: '6 rue Dode, 38500 VOIRON',
      rnc: 'AF4118250',
      owner: 'Mr et Mme FERREIRA DA COSTA',
      lots: ['4', '9'],
      tantiemes: 231,
      base: 1000,
      iban: VOIRON.iban,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      due_on: either('2026-07-10', '2026-07-01'),
      total: part(CALLED, 231) + part(FUNDED, 231),
      courantes: part(CALLED, 231),
      fonds_travaux: part(FUNDED, 231),
      to_pay: part(CALLED, 231) + part(FUNDED, 231),
    },
    absent: ['travaux', 'avances', 'solde_anterieur', 'recoverable', 'balance'],
  },
);

const AREA = { general: 18644, lift: 3120, parking: 1475, fund: 1162, advance: 4000 };
const areaTotal = sum(Object.values(AREA));
const AREA_CREDIT = 2350;
const valence = paperOf(
  'appel-espace-client-valence',
  `font: 9.6pt 'DejaVu Sans', sans-serif; padding: 8mm 12mm; .url { font-size: 6.8pt; color: #444; display: flex; justify-content: space-between; margin-bottom: 4mm } nav { background: #0e6655; color: #fff; padding: 2.5mm; font-size: 8pt; margin-bottom: 5mm } .card { border: .2mm solid #d5dbdb; border-radius: 2mm; padding: 4mm; margin-bottom: 4mm } .kv { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; font-size: 8.4pt } .kv span { color: #7b8a8b; display: block; font-size: 7.2pt } .l td { border-bottom: .15mm solid #eaeded } .l td:last-child { text-align: right; white-space: nowrap } .big { font-size: 20pt; color: #0e6655 }`,
  [
    `<div class="url"><span>16/11/2026 09:12</span><span>Mon espace copropriétaire | Matera&Co Drôme</span></div><nav>Tableau de bord &nbsp;|&nbsp; Mes appels de fonds &nbsp;|&nbsp; Mon compte &nbsp;|&nbsp; Documents &nbsp;|&nbsp; Assemblées &nbsp;|&nbsp; Déconnexion</nav>
    <p>Accueil › Mes appels de fonds › T4 2026</p><h1 style="font-size:16pt">Appel de fonds du 4e trimestre 2026</h1><div class="card"><div class="kv"><div><span>Copropriétaire</span>Mme Hélène ARNAUD-VINCENT</div><div><span>Copropriété</span>Résidence Jeu de Paume</div><div><span>Adresse</span>22 rue Faventines, 26000 Valence</div><div><span>Mes lots</span>15 (T2), 64 (garage)</div><div><span>Tantièmes généraux</span>187 / 8 500</div><div><span>N° immatriculation</span>AC6-402-771</div><div><span>Période</span>01/10/2026 – 31/12/2026</div><div><span>Date d’exigibilité</span>01/10/2026</div><div><span>Statut</span>● Payé le 03/10/2026 (carte)</div></div></div>
    <div class="card">${table(
      [],
      [
        ['Charges générales', `${spaced(AREA.general)} €`],
        ['Ascenseur', `${spaced(AREA.lift)} €`],
        ['Garages', `${spaced(AREA.parking)} €`],
        ['Fonds de travaux', `${spaced(AREA.fund)} €`],
        ['Avance de trésorerie (1er versement)', `${spaced(AREA.advance)} €`],
        ['<b>Total de l’appel</b>', `<b>${spaced(areaTotal)} €</b>`],
        ['Crédit disponible sur mon compte avant l’appel', `− ${spaced(AREA_CREDIT)} €`],
      ],
      'l',
    )}</div><div class="card">Reste à payer après crédit<div class="big">${spaced(areaTotal - AREA_CREDIT)} €</div><small>⬇ Télécharger l’avis (PDF) &nbsp; ✉ Une question ? Votre gestionnaire Lou répond sous 24 h</small></div><p style="font-size:7.4pt;color:#777">Syndic : Matera&Co Drôme, 9 place de la République, 26000 Valence. Mentions légales · CGU · Données personnelles · Médiation</p><div class="url" style="position:absolute;bottom:5mm;left:12mm;right:12mm"><span>https://espace.materaco.example.fr/appels/2026-4</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Matera&Co Drôme',
      building: 'Résidence Jeu de Paume',
      building_address: '22 rue Faventines, 26000 Valence',
      rnc: 'AC6402771',
      owner: 'Mme Hélène ARNAUD-VINCENT',
      lots: ['15', '64'],
      tantiemes: 187,
      base: 8500,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: areaTotal,
      courantes: AREA.general + AREA.lift + AREA.parking,
      fonds_travaux: AREA.fund,
      avances: AREA.advance,
      solde_anterieur: -AREA_CREDIT,
      to_pay: areaTotal - AREA_CREDIT,
    },
    absent: ['iban', 'travaux', 'recoverable', 'charges_reelles'],
  },
);

const HALF = { general: 61250, water: 8400, fund: 3500 };
const halfTotal = sum(Object.values(HALF));
const briancon = paperOf(
  'appel-lettre-briancon',
  `font: 11pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm; .a td { padding: .8mm 0 } .a td:last-child { text-align: right }`,
  [
    `<p><b>CABINET G. FAURE-BRAC</b><br>Gérance – Copropriétés – Locations saisonnières<br>31 Grande Rue, 05100 BRIANÇON</p><p style="margin:8mm 0 6mm 85mm">Mademoiselle Odile VAN DEN BROECK<br>Avenue Molière 114, bte 6<br>B-1190 BRUXELLES<br>BELGIQUE</p><p style="text-align:right">Briançon, le ${slashed('2026-04-20')}</p><p><u>Chalet-résidence L’Izoard, 7 chemin des Salettes, 05100 BRIANÇON</u><br>Votre studio-cabine, lot n° 9, et le casier à skis, lot n° 33</p><p>Mademoiselle,</p><p>J’ai l’honneur de vous adresser l’appel du premier semestre de l’exercice 2026-2027, soit du 1er mai au 31 octobre 2026, qui se décompose ainsi :</p>
    ${table(
      [],
      [
        ['Provision sur charges générales', `${spaced(HALF.general)} €`],
        ['Acompte sur consommation d’eau', `${spaced(HALF.water)} €`],
        ['Cotisation obligatoire au fonds travaux', `${spaced(HALF.fund)} €`],
        ['<b>Ensemble</b>', `<b>${spaced(halfTotal)} €</b>`],
      ],
      'a',
    )}<p style="margin-top:4mm">Votre compte se trouvant soldé à ce jour, je vous saurais gré de bien vouloir me faire parvenir cette somme pour le 1er mai 2026, par virement au compte que vous connaissez.</p><p>L’assemblée se tiendra cette année le samedi 8 août ; la convocation vous parviendra en temps utile.</p><p>Je vous prie de croire, Mademoiselle, à mes sentiments dévoués.</p><p style="text-align:right">G. Faure-Brac</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET G. FAURE-BRAC',
      building: either('Chalet-résidence L’Izoard', 'L’Izoard'),
      building_address: '7 chemin des Salettes, 05100 BRIANÇON',
      owner: 'Mademoiselle Odile VAN DEN BROECK',
      lots: ['9', '33'],
      period_from: '2026-05-01',
      period_to: '2026-10-31',
      due_on: '2026-05-01',
      total: halfTotal,
      courantes: HALF.general + HALF.water,
      fonds_travaux: HALF.fund,
      to_pay: halfTotal,
    },
    absent: ['rnc', 'iban', 'tantiemes', 'base', 'travaux', 'avances', 'recoverable'],
  },
);

export const APPELS_DU_RESTE = [voiron, valence, briancon];
