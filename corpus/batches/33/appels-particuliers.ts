// Calls for funds of other kinds: a volunteer's spreadsheet, a customer area, works alone.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { english, inFull, spaced, sum, table } from '../../writing.ts';
import { grouped, type Key, shareOf, sharesOf, wholeOf } from './calculs.ts';

const SHEET: readonly (readonly [owner: string, floor: string, shares: number])[] = [
  ['Lefebvre-Dutoit', 'RDC', 212],
  ['Mercier N.', '1er', 264],
  ['Zielinski', '2e', 271],
  ['Indivision Hochart', '3e', 253],
];
const QUARTER = { insurance: 31000, cleaning: 22500, power: 6200, bank: 1500 };
const quarter = sum(Object.values(QUARTER));
const arrasDue = Math.round((quarter * 271) / 1000);
const arrasFund = Math.round((10000 * 271) / 1000);

const arras = paperOf(
  'appel-tableur-benevole-arras',
  `font: 9.5pt 'Carlito', sans-serif; padding: 16mm; td, th { border: .2mm solid #b5b5b5; padding: .8mm 1.5mm } th { background: #ddebf7; font-weight: bold } .r td:nth-child(n+3) { text-align: right } .y td { background: #ffff99; font-weight: bold } .n { border: 0 } p { margin-bottom: 3mm }`,
  [
    `<p><b>Copropriété du 11 rue des Trois-Visages – 62000 Arras</b><br>Syndic bénévole : Nathalie Mercier (1er étage) – 06 00 11 62 00 – syndic.troisvisages@example.fr</p>
    <p style="font-size:13pt"><b>Appel de charges n° 2 / 2026 – 2e trimestre (avril, mai, juin)</b></p>
    ${table(
      ['Poste', 'Budget annuel', 'Trimestre'],
      [
        ['Assurance immeuble', english(QUARTER.insurance * 4), english(QUARTER.insurance)],
        ['Ménage cage d’escalier', english(QUARTER.cleaning * 4), english(QUARTER.cleaning)],
        ['Électricité communs', english(QUARTER.power * 4), english(QUARTER.power)],
        ['Frais de banque', english(QUARTER.bank * 4), english(QUARTER.bank)],
        ['TOTAL', english(quarter * 4), english(quarter)],
      ],
    )}<p></p>
    ${table(
      ['Copropriétaire', 'Étage', 'Millièmes', 'Charges', 'Fonds travaux', 'A payer'],
      SHEET.map(([owner, floor, shares]) => {
        const [due, fund] = [(quarter * shares) / 1000, (10000 * shares) / 1000].map(Math.round);
        const cells = [owner, floor, shares, due ?? 0, fund ?? 0, (due ?? 0) + (fund ?? 0)];
        const shown = cells.map((cell, index) =>
          index > 2 && typeof cell === 'number' ? english(cell) : cell,
        );
        return `<tr class="${owner === 'Zielinski' ? 'y' : ''}">${shown.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
      }),
      'r',
    )}
    <p style="margin-top:5mm">Bonjour Piotr,<br>voici l’appel du trimestre, ta ligne est en jaune (lots 3 et 7) : <b>${english(arrasDue + arrasFund)} EUR</b> à virer pour le 10/04/2026 au plus tard sur le compte de la copro, comme d’habitude. Personne n’a de retard ce trimestre, merci à tous !</p><p>Pour mémoire l’AG est le 29 mai chez les Lefebvre-Dutoit. Pensez à vos relevés de compteurs avant.</p><p>Nathalie</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Nathalie Mercier',
      building_address: '11 rue des Trois-Visages, 62000 Arras',
      owner: either('Zielinski', 'Piotr Zielinski'),
      lots: ['3', '7'],
      tantiemes: 271,
      base: 1000,
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-10',
      total: arrasDue + arrasFund,
      courantes: arrasDue,
      fonds_travaux: arrasFund,
      to_pay: arrasDue + arrasFund,
    },
    absent: ['iban', 'rnc', 'travaux', 'avances', 'meeting_on', 'charges_reelles'],
  },
);

const WEB = { current: 38412, fund: 1921, works: 21650 };
const webTotal = sum(Object.values(WEB));

const amiens = paperOf(
  'appel-espace-client-amiens',
  `font: 9.4pt/1.5 'DejaVu Sans', sans-serif; padding: 9mm 14mm; .nav { font-size: 7pt; color: #666; display: flex; justify-content: space-between; margin-bottom: 5mm } .card { border: .25mm solid #cfd8dc; border-radius: 2mm; padding: 4mm; margin-bottom: 4mm } .big { font-size: 19pt; font-weight: bold } .row { display: flex; justify-content: space-between; border-bottom: .2mm solid #eceff1; padding: 1mm 0 } .tag { background: #fff3e0; padding: .6mm 2mm; border-radius: 2mm; font-size: 8pt } small { color: #607d8b }`,
  [
    `<div class="nav"><span>16/11/2026 09:14</span><span>Mon espace copropriétaire – Somme Syndic</span></div>
    <p><b style="color:#00695c;font-size:13pt">Somme Syndic</b> &nbsp; Accueil &nbsp; Mes comptes &nbsp; <u>Mes appels de fonds</u> &nbsp; Documents &nbsp; Mes demandes (1) &nbsp; Déconnexion</p>
    <div class="card"><small>Bonjour</small><br><b>Mme Thi Lan NGUYEN-DUVAL</b><br><small>Le Parc Saint-Honoré · 210 boulevard de Bapaume, 80000 AMIENS · lot 58</small></div>
    <div class="card"><div class="row"><b>Appel de fonds du 4e trimestre 2026</b><span class="tag">à payer</span></div><p><small>Période</small><br>1 oct. 2026 – 31 déc. 2026</p><p><small>Montant de l’appel</small><br><span class="big">${spaced(webTotal)} €</span></p><p><small>Date d’exigibilité</small><br>1 octobre 2026</p>
    <div class="row"><span>Provision sur charges courantes</span><span>${spaced(WEB.current)} €</span></div><div class="row"><span>Cotisation fonds de travaux</span><span>${spaced(WEB.fund)} €</span></div><div class="row"><span>Travaux : remplacement des portes de garage (appel 2/3)</span><span>${spaced(WEB.works)} €</span></div><div class="row"><b>Total</b><b>${spaced(webTotal)} €</b></div><p style="margin-top:3mm"><small>Tantièmes généraux : 112 / 8 640. Le détail par clé figure dans le PDF de l’appel (bouton « Télécharger »).</small></p></div>
    <div class="card"><div class="row"><span>Payer par carte bancaire</span><span>›</span></div><div class="row"><span>Payer par virement</span><span>›</span></div><div class="row"><span>Passer au prélèvement automatique</span><span>›</span></div></div>
    <div class="card" style="background:#e0f2f1"><b>Vous vendez votre appartement ?</b><br>Somme Transaction estime gratuitement votre bien sous 48 heures. Honoraires réduits pour les copropriétaires de nos immeubles.</div>
    <p><small>© Somme Syndic – 4 rue des Jacobins, 80000 AMIENS – Mentions légales – Données personnelles – Accessibilité : non conforme</small></p><div class="nav" style="position:absolute;bottom:4mm;left:14mm;right:14mm"><span>https://espace.sommesyndic.example.fr/appels/2026-4</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Somme Syndic',
      building: 'Le Parc Saint-Honoré',
      building_address: '210 boulevard de Bapaume, 80000 AMIENS',
      owner: 'Mme Thi Lan NGUYEN-DUVAL',
      lots: ['58'],
      tantiemes: 112,
      base: 8640,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: webTotal,
      courantes: WEB.current,
      fonds_travaux: WEB.fund,
      travaux: WEB.works,
      to_pay: webTotal,
    },
    absent: ['iban', 'rnc', 'account', 'avances', 'solde_anterieur', 'recoverable'],
  },
);

const WORKS: readonly Key[] = [
  ['', 'Couverture ardoise et zinguerie, situation 2', 4638000, 10000, 733],
  ['', 'Maîtrise d’œuvre (8 %)', 371040, 10000, 733],
  ['', 'Honoraires syndic sur travaux (2,5 % HT)', 105409, 10000, 733],
];
const MOTTE = accountOf('motte-roubaix');
const roubaix = paperOf(
  'appel-travaux-toiture-roubaix',
  `font: 9.4pt/1.4 'DejaVu Serif Condensed', serif; padding: 14mm 18mm; .h { border-bottom: .8mm double #5c2a2a; padding-bottom: 2mm } .g td, .g th { border: .2mm solid #5c2a2a } .g th { background: #f4ecec; text-align: center } .g td:nth-child(n+2) { text-align: right } .i td { padding: .6mm 2mm } .i td:first-child { color: #5c2a2a; width: 46mm }`,
  [
    `<div class="h"><table><tr><td><b style="font-size:14pt;color:#5c2a2a">Étude DESROUSSEAUX – LECLERCQ</b><br>Administrateurs de biens à Roubaix<br>31 avenue Jean-Lebas, 59100 ROUBAIX</td><td style="text-align:right;font-size:8pt">Groupe Habitat Septentrion<br>Siège social : 77 rue de Paris, 59800 LILLE<br>RCS 900 033 515</td></tr></table></div>
    <p style="margin:6mm 0 6mm 92mm">Consorts BAUWENS<br>(succession de Mme Yvette BAUWENS née CARETTE)<br>aux bons soins de Maître Franck D’HONDT<br>2 Grand’Place<br>59100 ROUBAIX</p>
    ${table(
      [],
      [
        ['Copropriété', 'FILATURE DELATTRE, 58 rue de l’Épeule, 59100 ROUBAIX'],
        ['Immatriculation', 'AB9016643'],
        ['Lots', '204 (loft) et 311 (stationnement)'],
        ['Votre compte', 'FD-204-BAU'],
        ['Appel émis le', inFull('2026-08-24')],
      ],
      'i',
    )}
    <h1 style="font-size:13pt;margin-top:4mm">APPEL DE FONDS TRAVAUX – 2e échéance sur 3</h1><p>Opération hors budget prévisionnel : <b>réfection de la couverture des bâtiments A et B</b>, décidée par l’assemblée générale du 12 mai 2026, résolution n° 17 (majorité de l’article 24). Échéances : 40 % au 1er juillet, 40 % au 15 septembre, 20 % au 1er décembre 2026.</p>
    ${table(
      ['Nature de la dépense', 'Somme appelée (€)', 'Base', 'Vos tantièmes', 'Montant dû (€)'],
      [
        ...WORKS.map((key) => [
          key[1],
          spaced(key[2]),
          grouped(key[3]),
          key[4],
          spaced(shareOf(key)),
        ]),
        [
          '<b>TOTAL</b>',
          `<b>${spaced(wholeOf(WORKS))}</b>`,
          '',
          '',
          `<b>${spaced(sharesOf(WORKS))}</b>`,
        ],
      ],
      'g',
    )}
    <p style="margin-top:4mm">Cette somme de <b>${spaced(sharesOf(WORKS))} €</b> est exigible le <b>15 septembre 2026</b>. En cas de mutation, elle incombe à celui qui est copropriétaire au moment de l’exigibilité (article 6-2 du décret du 17 mars 1967), sauf convention contraire entre les parties.</p><p>Les fonds sont reçus sur le compte séparé « travaux » du syndicat : ${MOTTE.spaced}. Votre provision trimestrielle vous est adressée par pli distinct.</p><p>Une aide de l’Agence nationale de l’habitat est en cours d’instruction ; si elle est accordée, elle viendra en déduction de la troisième échéance.</p>
    <p style="font-size:7pt;position:absolute;bottom:8mm;left:18mm;right:18mm">SARL au capital de 60 000 € – carte professionnelle CPI 5906 2017 000 020 114 délivrée par la CCI Grand Lille – garant : Caution Générale Exemple – RCP Prévoyance Flandre Exemple n° 77 401 – le médiateur de la consommation peut être saisi par voie électronique</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Étude DESROUSSEAUX – LECLERCQ',
      building: 'FILATURE DELATTRE',
      building_address: '58 rue de l’Épeule, 59100 ROUBAIX',
      rnc: 'AB9016643',
      owner: either(
        'Consorts BAUWENS',
        'Consorts BAUWENS (succession de Mme Yvette BAUWENS née CARETTE)',
      ),
      lots: ['204', '311'],
      tantiemes: 733,
      base: 10000,
      iban: MOTTE.iban,
      account: 'FD-204-BAU',
      due_on: '2026-09-15',
      total: sharesOf(WORKS),
      travaux: sharesOf(WORKS),
      to_pay: sharesOf(WORKS),
    },
    absent: [
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'recoverable',
      'period_to',
    ],
  },
);

export const APPELS_PARTICULIERS = [arras, amiens, roubaix];
