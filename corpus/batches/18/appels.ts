// Calls for funds of family offices: a letter, a portal's print, works alone.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, plain, slashed, spaced, sum, table, thin } from '../../writing.ts';
import { shareOf } from './communs.ts';

const IZELLA = accountOf('18-izella');
const izella = {
  general: shareOf(1462500, 318, 10000),
  lift: shareOf(96000, 41, 1000),
  garage: shareOf(38000, 1, 24),
  fund: shareOf(73125, 318, 10000),
};
const izellaTotal = sum(Object.values(izella));
const IZELLA_LATE = 21476;

const letter = paperOf(
  'appel-lettre-quimper',
  `font: 10pt/1.4 'P052', serif; padding: 16mm 20mm; .l td { padding: .8mm 1mm } .l td:nth-child(n+2) { text-align: right } .l .t td { border-top: .3mm solid #000; font-weight: bold } .foot { position: absolute; bottom: 8mm; left: 20mm; right: 20mm; font-size: 7pt; text-align: center; border-top: .2mm solid #777; padding-top: 1mm }`,
  [
    `<p><b style="font-size:15pt">Le Berre &amp; Fils</b><br><i>Administrateurs de biens depuis 1954</i><br>3, quai de l’Odet – 29000 Quimper<br>Tél. 02 98 00 17 44 – du lundi au vendredi, 9 h – 12 h</p>
    <p style="margin:4mm 0 6mm 88mm">INDIVISION LE CORRE – QUÉMÉNEUR<br>aux bons soins de M. Hervé LE CORRE<br>Kerdaniel<br>29120 PLOMELIN</p>
    <p style="text-align:right">Quimper, le ${inFull('2025-06-12')}</p>
    <p><u>Copropriété</u> : Résidence Ker Izella, 14 route de Bénodet, 29000 Quimper<br><u>Vos lots</u> : 27 (appartement) et 63 (garage)<br><u>Votre référence</u> : 114/0027</p>
    <p>Chers copropriétaires,</p>
    <p>Conformément au budget voté par votre assemblée du 18 mars dernier, nous vous remercions de nous régler, <b>pour le ${inFull('2025-07-01')}</b>, la provision du troisième trimestre 2025 (${inFull('2025-07-01')} au ${inFull('2025-09-30')}), qui s’établit ainsi :</p>
    ${table(
      [],
      [
        ['Charges générales', '14 625,00 × 318 / 10 000', thin(izella.general)],
        ['Ascenseur', '960,00 × 41 / 1 000', thin(izella.lift)],
        ['Garages (lot 63)', '380,00 × 1 / 24', thin(izella.garage)],
        ['Fonds de travaux, loi Alur', '731,25 × 318 / 10 000', thin(izella.fund)],
        `<tr class="t"><td>Provision du trimestre</td><td></td><td>${thin(izellaTotal)}</td></tr>`,
        ['Reste dû sur le trimestre précédent', '', thin(IZELLA_LATE)],
        `<tr class="t"><td>Somme à nous faire parvenir</td><td></td><td>${thin(izellaTotal + IZELLA_LATE)} €</td></tr>`,
      ],
      'l',
    )}
    <p style="margin-top:4mm">Vous pouvez régler par chèque à l’ordre de la « Copropriété Ker Izella », ou par virement sur le compte séparé du syndicat : ${IZELLA.spaced}, en rappelant 114/0027. Nous vous signalons que le reste dû ci-dessus n’a toujours pas été réglé ; merci de faire le nécessaire.</p>
    <p>Nous profitons de ce courrier pour vous rappeler que le nettoyage de la terrasse aura lieu le 4 septembre, et que notre cabinet sera fermé du 4 au 15 août.</p>
    <p>Nous vous prions d’agréer, chers copropriétaires, l’expression de nos sentiments dévoués.</p><p style="margin-left:100mm">Gwenola LE BERRE, syndic</p>
    <div class="foot">SARL Le Berre &amp; Fils – capital 38 000 € – SIRET 900 001 118 00013 – Carte CPI 2901 2019 000 041 227 délivrée par la CCI de Quimper – Garantie : Caution Exemple, 120 000 € – Médiateur : Médiation Ouest Conso</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Le Berre & Fils',
      building: 'Résidence Ker Izella',
      building_address: '14 route de Bénodet, 29000 Quimper',
      owner: either(
        'INDIVISION LE CORRE – QUÉMÉNEUR',
        'INDIVISION LE CORRE – QUÉMÉNEUR aux bons soins de M. Hervé LE CORRE',
      ),
      lots: ['27', '63'],
      tantiemes: 318,
      base: 10000,
      iban: IZELLA.iban,
      period_from: '2025-07-01',
      period_to: '2025-09-30',
      due_on: '2025-07-01',
      total: izellaTotal,
      courantes: izella.general + izella.lift + izella.garage,
      fonds_travaux: izella.fund,
      solde_anterieur: IZELLA_LATE,
      to_pay: izellaTotal + IZELLA_LATE,
    },
    absent: ['rnc', 'travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

const PORTAL = { budget: 28814, water: 6400, fund: 1762 };
const portalTotal = sum(Object.values(PORTAL));
const euro = (cents: number) => `${spaced(cents)} €`;
const portal = paperOf(
  'appel-portail-saint-nazaire',
  `font: 9.4pt/1.4 'Carlito', sans-serif; padding: 9mm 12mm; .u { display: flex; justify-content: space-between; font-size: 7.5pt; color: #555 } .nav { background: #0b3c5d; color: #fff; padding: 3mm 5mm; display: flex; gap: 8mm; margin: 3mm 0 } .cards { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm; margin: 4mm 0 } .card { border: .25mm solid #c9d6df; border-radius: 2mm; padding: 3mm } .card small { color: #667; display: block } .card b { font-size: 14pt } td { border-bottom: .2mm solid #e1e6ea } td:last-child { text-align: right } .btn { background: #2e8b57; color: #fff; padding: 2mm 5mm; border-radius: 1mm; display: inline-block }`,
  [
    `<div class="u"><span>02/04/2026 21:14</span><span>Mon espace | Estuaire Immobilier</span></div>
    <div class="nav"><b>ESTUAIRE IMMOBILIER</b><span>Accueil</span><span>Mes biens</span><span>Mes appels</span><span>Documents</span><span>Assemblées</span></div>
    <p>Bonjour Mme N’DIAYE-ROUAUD Aïssatou &nbsp;|&nbsp; Copropriété <b>Les Embruns</b>, 31 boulevard du Commandant Charcot, 44600 SAINT-NAZAIRE &nbsp;|&nbsp; lot 12</p>
    <h1 style="font-size:16pt;color:#0b3c5d">Appel de fonds n° 2026-2</h1>
    <div class="cards"><div class="card"><small>Montant de l’appel</small><b>${euro(portalTotal)}</b></div><div class="card"><small>Exigible le</small><b>01/04/2026</b></div><div class="card"><small>Statut</small><b style="color:#c0392b">Non réglé</b></div></div>
    <p>Période : 01/04/2026 → 30/06/2026</p>
    ${table(
      [],
      [
        ['Budget prévisionnel – charges générales', euro(PORTAL.budget)],
        ['Budget prévisionnel – eau froide', euro(PORTAL.water)],
        ['Fonds de travaux', euro(PORTAL.fund)],
        ['<b>Total</b>', `<b>${euro(portalTotal)}</b>`],
      ],
    )}
    <p style="margin:5mm 0"><span class="btn">Payer en ligne</span> &nbsp; Télécharger l’avis (PDF, 84 Ko) &nbsp; Signaler un problème</p>
    <div class="card"><small>Vous payez par virement ?</small>Les coordonnées bancaires de votre copropriété figurent dans la rubrique Documents &gt; RIB du syndicat.</div>
    <p style="margin-top:6mm;font-size:8pt;color:#556">Estuaire Immobilier, agence de Saint-Nazaire, 2 place du Bassin, 44600 Saint-Nazaire – gestionnaire : Mathieu Garçon – comptable : Inès Perraudeau – Foire aux questions – Mentions légales – Gestion des cookies</p>
    <div class="u" style="margin-top:4mm"><span>https://extranet.estuaire-immo.example.fr/appels/2026-2</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'ESTUAIRE IMMOBILIER',
      building: 'Les Embruns',
      building_address: '31 boulevard du Commandant Charcot, 44600 SAINT-NAZAIRE',
      owner: 'Mme N’DIAYE-ROUAUD Aïssatou',
      lots: ['12'],
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      total: portalTotal,
      courantes: PORTAL.budget + PORTAL.water,
      fonds_travaux: PORTAL.fund,
    },
    absent: ['iban', 'rnc', 'solde_anterieur', 'travaux', 'avances', 'tantiemes', 'base'],
  },
);

const ROOF = { whole: 8643000, fees: 216075, cover: 172860 };
const roofShare = (whole: number) => shareOf(Math.round(whole / 3), 467, 10040);
const roof = {
  works: roofShare(ROOF.whole),
  fees: roofShare(ROOF.fees),
  cover: roofShare(ROOF.cover),
};
const roofTotal = sum(Object.values(roof));
const third = (whole: number) => plain(Math.round(whole / 3));
const works = paperOf(
  'appel-travaux-chalon',
  `font: 9pt 'DejaVu Sans Condensed', sans-serif; .g td, .g th { border: .3mm solid #7a1f2b; padding: 1.4mm } .g th { background: #7a1f2b; color: #fff; text-align: center } .g td:nth-child(n+2) { text-align: right } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; margin-bottom: 6mm } .k { border: .3mm solid #7a1f2b; padding: 3mm; font-size: 8.4pt }`,
  [
    `<div class="two"><div><b style="font-size:14pt;color:#7a1f2b">SAÔNE &amp; CÔTE</b><br>Gestion de copropriétés<br>9 rue aux Fèvres – 71100 CHALON-SUR-SAÔNE<br>03 85 00 62 10</div><div style="padding:12mm 0 0 10mm;font-size:10.5pt">SCI DES TROIS VIGNES<br>M. Étienne de LA BROSSE, gérant<br>2 chemin du Clos<br>71640 GIVRY</div></div>
    <div class="two"><div class="k">Copropriété n° 0204 – <b>LE CLOS SAINT-LAURENT</b><br>18 à 22 rue de Strasbourg<br>71100 CHALON-SUR-SAÔNE<br>Immatriculation : AC2 604 918</div><div class="k">Copropriétaire n° 0204 0031<br>Lots nos 8 – 31 – 54<br>467 / 10 040 tantièmes<br>Émis le ${slashed('2024-01-22')}</div></div>
    <h1 style="font-size:14pt;color:#7a1f2b">APPEL DE FONDS TRAVAUX – 1er tiers</h1>
    <p>Réfection de la couverture du bâtiment principal – AG du ${slashed('2023-11-14')}, résolution 12</p>
    ${table(
      ['Nature de la dépense', 'Budget voté TTC', 'Appelé (1/3)', 'Base', 'Tant.', 'Votre part'],
      [
        [
          'Couverture, marché Toitures Bressanes',
          plain(ROOF.whole),
          third(ROOF.whole),
          '10040',
          '467',
          plain(roof.works),
        ],
        [
          'Honoraires syndic 2,5 %',
          plain(ROOF.fees),
          third(ROOF.fees),
          '10040',
          '467',
          plain(roof.fees),
        ],
        [
          'Dommages-ouvrage',
          plain(ROOF.cover),
          third(ROOF.cover),
          '10040',
          '467',
          plain(roof.cover),
        ],
        [
          '<b>TOTAL</b>',
          plain(sum(Object.values(ROOF))),
          plain(
            Math.round(ROOF.whole / 3) + Math.round(ROOF.fees / 3) + Math.round(ROOF.cover / 3),
          ),
          '',
          '',
          `<b>${plain(roofTotal)}</b>`,
        ],
      ],
      'g',
    )}
    <p style="margin-top:5mm">Montant exigible au <b>${slashed('2024-02-15')}</b> : <b>${plain(roofTotal)} EUR</b></p>
    <p>Échéancier voté : 15/02/2024, 15/05/2024, 15/08/2024. Attestation de TVA et factures à disposition au cabinet. Déduction possible de vos revenus fonciers : nous consulter.</p>
    <p>Chèque à l’ordre du SDC LE CLOS SAINT-LAURENT. Indemnité pour retard : taux légal à compter de la mise en demeure (art. 36 du décret du 17 mars 1967).</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'SAÔNE & CÔTE',
      building: 'LE CLOS SAINT-LAURENT',
      building_address: '18 à 22 rue de Strasbourg, 71100 CHALON-SUR-SAÔNE',
      rnc: 'AC2604918',
      owner: either('SCI DES TROIS VIGNES', 'SCI DES TROIS VIGNES M. Étienne de LA BROSSE, gérant'),
      lots: ['8', '31', '54'],
      tantiemes: 467,
      base: 10040,
      due_on: '2024-02-15',
      total: roofTotal,
      travaux: roofTotal,
      to_pay: roofTotal,
    },
    absent: [
      'iban',
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'period_from',
      'recoverable',
    ],
  },
);

export const APPELS = [letter, portal, works];
