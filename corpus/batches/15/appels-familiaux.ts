// Calls for funds of a volunteer with a spreadsheet, of a family office by letter, and of a works account.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, dotted, english, inFull, slashed, spaced, sum, table, tr } from '../../writing.ts';
import { euro, share } from './outils.ts';

const DAMIETTE = accountOf('rouen-damiette');

type Budget = readonly [label: string, year: number, base: number, part: number];
const SHEET: readonly Budget[] = [
  ['Charges gales', 684000, 1000, 187],
  ['Escalier A', 132000, 640, 187],
  ['Eau (compteur gal)', 216000, 1000, 187],
];
const quarter = (year: number) => year / 4;
const parts = SHEET.map(([, year, base, part]) => share(quarter(year), part, base));
const running = sum(parts);
const fund = share(quarter(40000), 187, 1000);
const arrears = -1250;

const sheet = paperOf(
  'appel-tableur-rouen',
  `font: 10.5pt 'Carlito', sans-serif; padding: 12mm 10mm; .x td { border: .15mm solid #bbb; height: 6mm; padding: .6mm 1mm; white-space: nowrap; width: 29mm } .x td:first-child { width: 42mm } .x { table-layout: fixed } .x td.r { text-align: right } .y { background: #ffff66 } .hf { text-align: center; font: 9pt 'Nimbus Roman', serif; margin-bottom: 8mm }`,
  [
    `<p class="hf">appels_2025_T2.ods – Feuille3</p><table class="x">
    ${tr(['SDC 22 RUE DAMIETTE', '', '', '', 'ROUEN LE', '28/03/25'])}
    ${tr(['76000 ROUEN', '', '', '', '', ''])}
    ${tr(['Immat AB7 204 318', '', '', '', '', ''])}
    ${tr(['syndic bénévole', 'Mme Bénédicte LHERMITTE', '', '', 'tél', '06 00 41 17 22'])}
    ${tr(['', '(3e étage gauche)', '', '', '', ''])}
    ${tr(['', '', '', '', '', ''])}
    ${tr(['Destinataire :', 'M. et Mme Thibault d’HERBIGNY', '', '', 'lots', '2 et 9'])}
    ${tr(['', '8 sente aux Bœufs', '', '', 'millièmes', '187'])}
    ${tr(['', '76230 BOIS-GUILLAUME', '', '', '', ''])}
    ${tr(['', '', '', '', '', ''])}
    ${tr(['APPEL DE FONDS N°2', '2e trimestre 2025', 'du 01/04/25', 'au 30/06/25', '', ''])}
    ${tr(['', '', '', '', '', ''])}
    ${tr(['poste', 'budget voté/an', 'budget/4', 'base', 'vos mill.', 'à payer'])}
    ${SHEET.map(([label, year, base, part], index) => `<tr><td>${label}</td>${[spaced(year), spaced(quarter(year)), base, part, spaced(parts[index] ?? 0)].map((cell) => `<td class="r">${cell}</td>`).join('')}</tr>`).join('')}
    <tr><td>s/total charges</td><td></td><td></td><td></td><td></td><td class="r">${spaced(running)}</td></tr>
    <tr><td>Fonds travaux ALUR</td>${[spaced(40000), spaced(quarter(40000)), 1000, 187, spaced(fund)].map((cell) => `<td class="r">${cell}</td>`).join('')}</tr>
    <tr><td><b>TOTAL APPEL</b></td><td></td><td></td><td></td><td></td><td class="r"><b>${spaced(running + fund)}</b></td></tr>
    <tr><td>votre solde au 27/03/25</td><td>(- = vous aviez trop versé)</td><td></td><td></td><td></td><td class="r">${spaced(arrears)}</td></tr>
    <tr class="y"><td><b>NET A PAYER</b></td><td></td><td></td><td></td><td></td><td class="r"><b>${spaced(running + fund + arrears)}</b></td></tr>
    ${tr(['', '', '', '', '', ''])}
    ${tr(['exigible le', brief('2025-04-01'), '', '', '', ''])}
    ${tr(['virement', DAMIETTE.spaced, '', '', '', ''])}
    ${tr(['', 'ou chèque dans ma boîte aux lettres, MERCI de ne plus payer en espèces', '', '', '', ''])}
    </table><p class="hf" style="margin-top:30mm">Page 1</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Mme Bénédicte LHERMITTE', 'Bénédicte LHERMITTE'),
      building_address: '22 RUE DAMIETTE, 76000 ROUEN',
      rnc: 'AB7204318',
      owner: 'M. et Mme Thibault d’HERBIGNY',
      lots: ['2', '9'],
      tantiemes: 187,
      base: 1000,
      iban: DAMIETTE.iban,
      period_from: '2025-04-01',
      period_to: '2025-06-30',
      due_on: '2025-04-01',
      total: running + fund,
      courantes: running,
      fonds_travaux: fund,
      solde_anterieur: arrears,
      to_pay: running + fund + arrears,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

const EMBRUNS = accountOf('dieppe-embruns');
const FLAT = { general: share(412500, 96, 2000), lift: share(58000, 44, 800) };
const CELLAR = { general: share(412500, 5, 2000) };
const RESERVE = share(25000, 101, 2000);
const dieppe = FLAT.general + FLAT.lift + CELLAR.general;

const letter = paperOf(
  'appel-courrier-dieppe',
  `font: 11pt/1.4 'Carlito', sans-serif; padding: 15mm 22mm; .t td { border-bottom: .2mm solid #999; padding: 1mm } .t td:last-child { text-align: right } .ft { position: absolute; bottom: 7mm; left: 20mm; right: 20mm; font-size: 7pt; text-align: center; color: #444; border-top: .2mm solid #444 }`,
  [
    `<p style="font:bold italic 17pt 'Nimbus Roman',serif">Letellier &amp; Fils</p><p style="font-size:9pt">Gérance d’immeubles depuis 1952 – 31 Grande Rue – 76200 DIEPPE – 02 35 00 84 10 – ouvert le matin sauf mercredi</p>
    <p style="margin:9mm 0 9mm 88mm">MME QUESNEL NÉE LEFEBVRE LUCIENNE<br>EHPAD Les Mouettes, chambre 114<br>2 rue du Commandant Fayolle<br>76370 NEUVILLE-LÈS-DIEPPE</p>
    <p>Dieppe, le 15 décembre 2023</p><p><b>Objet : appel de fonds 1er trimestre 2024 – Le Clos des Embruns – 14 boulevard de Verdun à DIEPPE (76200)</b></p>
    <p>Madame,</p><p>Nous vous remercions de bien vouloir nous couvrir de votre quote-part dans les provisions du budget voté le 24 mai dernier, pour la période du ${inFull('2024-01-01')} au ${inFull('2024-03-31')}, laquelle s’établit comme suit :</p>
    ${table(
      [],
      [
        ['<u>Lot n° 18, appartement 2e étage</u>', ''],
        [`Charges communes (4 125,00 € × 96/2000)`, euro(FLAT.general)],
        [`Ascenseur (580,00 € × 44/800)`, euro(FLAT.lift)],
        ['<u>Lot n° 47, cave</u>', ''],
        [`Charges communes (4 125,00 € × 5/2000)`, euro(CELLAR.general)],
        ['<u>Ensemble</u>', ''],
        ['Cotisation au fonds de travaux obligatoire (250,00 € × 101/2000)', euro(RESERVE)],
        ['<b>Soit à nous régler</b>', `<b>${euro(dieppe + RESERVE)}</b>`],
      ],
      't',
    )}
    <p style="margin-top:4mm">Cette somme est exigible le ${inFull('2024-01-01')}. À défaut de paiement sous quinzaine, les frais de relance prévus à notre contrat (18,00 €) vous seraient comptés.</p>
    <p>Votre règlement par virement : ${EMBRUNS.spaced}, au nom du syndicat, en rappelant la référence <b>EMB/018</b>. Monsieur Pascal QUESNEL, nu-propriétaire, nous lit en copie.</p><p>Nous vous prions d’agréer, Madame, nos hommages respectueux et vous présentons nos vœux pour l’an nouveau.</p><p style="margin-left:90mm">Ph. Letellier</p>
    <div class="ft">SARL LETELLIER &amp; FILS au capital de 7 622,45 € – RCS Dieppe 900 112 408 – carte CPI 7602 2018 000 031 775 CCI Rouen Métropole – garantie SOCAF 150 000 € – médiateur : ANM Conso, 2 rue de Colmar 94300 Vincennes</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Letellier & Fils', 'SARL LETELLIER & FILS'),
      building: 'Le Clos des Embruns',
      building_address: '14 boulevard de Verdun, DIEPPE (76200)',
      owner: either('MME QUESNEL NÉE LEFEBVRE LUCIENNE', 'MME QUESNEL LUCIENNE'),
      lots: ['18', '47'],
      tantiemes: 101,
      base: 2000,
      iban: EMBRUNS.iban,
      period_from: '2024-01-01',
      period_to: '2024-03-31',
      due_on: '2024-01-01',
      total: dieppe + RESERVE,
      courantes: dieppe,
      fonds_travaux: RESERVE,
      to_pay: dieppe + RESERVE,
    },
    absent: ['rnc', 'travaux', 'avances', 'solde_anterieur', 'recoverable', 'meeting_on'],
  },
);

const BEFFROI = accountOf('douai-beffroi-travaux');
const WORKS: readonly (readonly [label: string, whole: number])[] = [
  ['Lot 1 couverture – Ets Wattrelot', 6284040],
  ['Lot 2 zinguerie – Ets Wattrelot', 1190700],
  ['Maîtrise d’œuvre M. Cappelaere, arch. dplg', 560000],
  ['Hono. syndic s/ travaux 2,5 % HT', 169880],
  ['Ass. dommages-ouvrage', 214300],
];
const third = (whole: number) => Math.round(whole * 0.3);
const called = WORKS.map(([, whole]) => third(whole));
const mine = called.map((whole) => share(whole, 1214, 100000));
const worksTotal = sum(mine);

const works = paperOf(
  'appel-travaux-douai',
  `font: 8pt/1.3 'Nimbus Sans Narrow', sans-serif; padding: 10mm 12mm; .w td, .w th { border: .25mm solid #000; padding: .7mm 1.2mm } .w th { background: #e6e6e6; font-weight: bold } .w td:nth-child(n+2) { text-align: right } .col { column-count: 2; column-gap: 6mm; font-size: 7pt; text-align: justify; margin-top: 5mm } .k { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; margin: 3mm 0 } .k div { border: .25mm solid #000; padding: 1.5mm } .k small { display: block; color: #555 }`,
  [
    `<table><tr><td style="width:100mm"><b style="font-size:13pt">D.L.M.</b><br><b>Cabinet Delattre, Leuridan, Moreau</b><br>Administrateurs d’immeubles<br>Bureau de Douai : 9 place d’Armes, 59500 DOUAI<br>Siège : 112 rue Solférino, 59000 LILLE</td><td style="font-size:10pt"><br>SCI TROIS CLOCHERS<br>M. VANHOUTTE Jean-Baptiste, gérant<br>17 ter rue du Maréchal Leclerc<br>59194 RAIMBEAUCOURT</td></tr></table>
    <p style="font-size:11pt;margin-top:6mm"><b>APPEL TRAVAUX – RÉFECTION TOITURE – 2ème APPEL (30 %)</b></p>
    <div class="k"><div><small>Immeuble</small>0442 RÉSIDENCE DU BEFFROI<br>41 rue de Bellain 59500 DOUAI</div><div><small>N° compte</small>0442-45-0031<br>SCI TROIS CLOCHERS</div><div><small>Lots / Tant. gx</small>31, 88<br>1214 / 100000</div><div><small>Émis le</small>${slashed('2024-08-26')}</div><div><small>Exigible le</small>${slashed('2024-09-15')}</div><div><small>AG du</small>${slashed('2024-04-11')}, rés. 12 à 12.4</div></div>
    <table class="w"><thead><tr><th>Nature</th><th>Mt voté TTC</th><th>Présent appel 30 %</th><th>Tant.</th><th>Qp à votre charge</th></tr></thead><tbody>${WORKS.map(([label, whole], index) => tr([label, dotted(whole), dotted(called[index] ?? 0), '1214', dotted(mine[index] ?? 0)])).join('')}<tr><td><b>TOTAL</b></td><td><b>${dotted(sum(WORKS.map(([, whole]) => whole)))}</b></td><td><b>${dotted(sum(called))}</b></td><td></td><td><b>${dotted(worksTotal)}</b></td></tr></tbody></table>
    <p style="text-align:right;font-size:10pt;margin-top:3mm">Montant à régler pour le ${slashed('2024-09-15')} : <b>${dotted(worksTotal)} EUR</b></p>
    <p>Calendrier : 1er appel 40 % 15/06/2024 (appelé) – 2ème appel 30 % 15/09/2024 – 3ème appel 30 % 15/12/2024. TVA 10 % – attestation simplifiée sur demande.</p>
    <p>Paiement à l’ordre du SDC RESIDENCE DU BEFFROI, compte travaux séparé : ${BEFFROI.spaced}</p>
    <div class="col"><p><b>Pourquoi un appel séparé ?</b> Les dépenses pour travaux dont la liste est fixée par décret ne sont pas comprises dans le budget prévisionnel (article 14-2 de la loi du 10 juillet 1965). Les sommes afférentes à ces dépenses sont exigibles selon les modalités votées par l’assemblée générale.</p><p><b>Vous vendez ?</b> Celui qui est copropriétaire au moment de l’exigibilité doit la provision (art. 6-2 du décret du 17 mars 1967), quoi que vous ayez convenu avec votre acquéreur.</p><p><b>Votre bureau de Douai déménage</b> au 1er janvier : nouvelle adresse 3 rue Saint-Jacques. Le téléphone ne change pas.</p><p><b>Espace client</b> : votre code vous a été adressé. Prov. courantes T4 : appel séparé vers le 20/09.</p></div>
    <p style="position:absolute;bottom:6mm;right:12mm;font-size:6.4pt">D.L.M. SAS au capital de 50.000 € – RCS Lille 900 442 117 – SIRET 900 442 117 00034 – CPI 5906 2017 000 019 002 – garantie GALIAN 1.200.000 € – médiation : MEDIMMOCONSO, 1 allée du Parc de Mesemena, 44505 LA BAULE</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'Cabinet Delattre, Leuridan, Moreau',
        'D.L.M.',
        'D.L.M. Cabinet Delattre, Leuridan, Moreau',
      ),
      building: 'RÉSIDENCE DU BEFFROI',
      building_address: '41 rue de Bellain, 59500 DOUAI',
      owner: 'SCI TROIS CLOCHERS',
      lots: ['31', '88'],
      tantiemes: 1214,
      base: 100000,
      account: '0442-45-0031',
      iban: BEFFROI.iban,
      due_on: '2024-09-15',
      total: worksTotal,
      travaux: worksTotal,
      to_pay: worksTotal,
    },
    absent: ['rnc', 'courantes', 'fonds_travaux', 'solde_anterieur', 'period_from', 'recoverable'],
  },
);

const LATE = { generales: 21308, batiment: 6412, fonds: 1386 };
const lateCall = sum(Object.values(LATE));
const owed = 58212;
const late = paperOf(
  'appel-relance-blois',
  `font: 10.5pt/1.4 'Nimbus Roman', serif; padding: 16mm 20mm; .s { float: right; width: 62mm; border: .6mm solid #000; padding: 3mm; text-align: center } .t td { padding: .6mm 1mm } .t td:nth-child(2) { text-align: right; width: 30mm }`,
  [
    `<p><b>AGENCE DU VAL</b> (groupe Immoliance)<br>6 quai de la Saussaye<br>41000 BLOIS</p><p style="margin-left:95mm">HOIRS MÉTAYER Roland<br>c/o Maître Ségolène PRÉVOTEAU<br>Notaire<br>1 place de la République<br>41120 CONTRES</p>
    <p style="margin-top:6mm">Blois, le 20 novembre 2025 – 2e ENVOI</p>
    <p><b>LE PRIEURÉ SAINT-LAZARE, 57 avenue de Châteaudun, 41000 BLOIS – lot 12 – compte MET012</b></p>
    <p style="font-size:13pt"><b>APPEL DE FONDS DU 4e TRIMESTRE 2025 – RAPPEL</b></p>
    <div class="s">Il vous reste dû à ce jour<br><span style="font-size:16pt">${english(lateCall + owed)} EUR</span><br><small>somme exigible immédiatement</small></div>
    <p>Sauf erreur, l’appel ci-après, exigible le 1er octobre 2025, ne nous est pas parvenu :</p>
    ${table(
      [],
      [
        ['Prov. charges générales', english(LATE.generales)],
        ['Prov. charges bât. unique', english(LATE.batiment)],
        ['Fonds de travaux', english(LATE.fonds)],
        ['Total de l’appel', english(lateCall)],
        ['Solde antérieur', english(owed)],
        ['Total', english(lateCall + owed)],
      ],
      't',
    )}
    <p style="clear:both;margin-top:6mm">Nous avons appris avec tristesse le décès de M. Métayer et vous présentons nos condoléances. Nous devons néanmoins vous rappeler que la succession demeure tenue des charges, et que, faute de règlement sous trente jours après mise en demeure, l’article 19-2 de la loi du 10 juillet 1965 rendrait exigibles les provisions du 1er trimestre 2026 (291,06 €). Aucun frais n’a été porté au compte à ce stade ; une mise en demeure serait facturée 48,00 €.</p>
    <p>Période appelée : octobre, novembre, décembre 2025. Tantièmes : 214 sur 10 000.</p><p>L’assistante de copropriété, Mme Fatoumata DIARRA, 02 54 00 31 77</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('AGENCE DU VAL', 'AGENCE DU VAL (groupe Immoliance)'),
      building: 'LE PRIEURÉ SAINT-LAZARE',
      building_address: '57 avenue de Châteaudun, 41000 BLOIS',
      owner: 'HOIRS MÉTAYER Roland',
      lots: ['12'],
      tantiemes: 214,
      base: 10000,
      account: 'MET012',
      period_from: '2025-10-01',
      period_to: '2025-12-31',
      due_on: '2025-10-01',
      total: lateCall,
      courantes: LATE.generales + LATE.batiment,
      fonds_travaux: LATE.fonds,
      solde_anterieur: owed,
      to_pay: lateCall + owed,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'recoverable'],
  },
);

export const APPELS_FAMILIAUX = [sheet, letter, works, late];
