// Calls for funds of the week: a quarter for three lots, works, an account in arrears.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, pointed, slashed, spaced, sum, table, thin } from '../../writing.ts';

type Key = readonly [label: string, whole: number, base: number, part: number];
const share = ([, whole, base, part]: Key): number => Math.round((whole * part) / base);
const shares = (keys: readonly Key[]): number => sum(keys.map(share));

const ALBIGNY = accountOf('36-albigny');
const FLAT: readonly Key[] = [
  ['Charges générales', 1148750, 10000, 312],
  ['Charges bâtiment B', 214300, 3480, 298],
  ['Ascenseur bâtiment B', 68825, 1000, 91],
  ['Eau froide – acompte sur relevé', 196000, 10000, 312],
];
const CELLAR: readonly Key[] = [['Charges générales', 1148750, 10000, 6]];
const SPACE: readonly Key[] = [
  ['Charges générales', 1148750, 10000, 14],
  ['Parking couvert', 41200, 640, 10],
];
const FUND: Key = ['Fonds travaux loi ALUR – cotisation', 57437, 10000, 332];
const albignyCurrent = shares(FLAT) + shares(CELLAR) + shares(SPACE);
const albignyTotal = albignyCurrent + share(FUND);
const keyRow = (key: Key) => [key[0], spaced(key[1]), key[2], key[3], spaced(share(key))];
const lotBlock = (title: string, keys: readonly Key[]) => [
  `<tr class="l"><td colspan="5">${title}</td></tr>`,
  ...keys.map(keyRow),
  `<tr class="s"><td colspan="4">Sous-total ${title.split(' – ')[0]}</td><td>${spaced(shares(keys))}</td></tr>`,
];
const annecy = paperOf(
  'appel-trois-lots-annecy',
  `font: 8.2pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .hd { display: grid; grid-template-columns: 95mm 1fr; } .ref { border: .25mm solid #1b4f72; padding: 2mm; font-size: 7.8pt; margin-top: 4mm } .who { margin: 22mm 0 0 6mm; font-size: 10pt; line-height: 1.35 } h1 { font-size: 12.5pt; background: #1b4f72; color: #fff; padding: 1.6mm 3mm; margin: 8mm 0 2mm } .g td, .g th { padding: .8mm 1.6mm; border-bottom: .15mm solid #c3ced6 } .g th { background: #e4edf3; font-weight: bold } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .l td { font-weight: bold; text-align: left !important; background: #f5f8fa } .s td { font-style: italic; text-align: right } .tot { width: 92mm; margin: 4mm 0 0 auto } .tot td { border: .2mm solid #1b4f72 } .tot td:last-child { text-align: right } .ft { position: absolute; left: 13mm; right: 13mm; bottom: 7mm; font-size: 6.3pt; text-align: center; color: #444; border-top: .2mm solid #999; padding-top: 1.2mm } .adv { font-size: 7.4pt; margin-top: 4mm; border: .2mm dashed #999; padding: 1.6mm }`,
  [
    `<div class="hd"><div><b style="font-size:15pt;color:#1b4f72">AGENCE DU SEMNOZ</b><br><b>Administrateur de biens – Syndic – Transactions</b><br>18 avenue de Genève – 74000 ANNECY<br>Tél. 04 50 00 31 18 – Accueil du lundi au vendredi 9h-12h / 14h-17h (fermé le mercredi matin)<br>compta@agencesemnoz.example.fr<div class="ref"><b>Immeuble :</b> 0417 – LES BALCONS D’ALBIGNY<br>3 et 5 avenue de France – 74000 ANNECY<br><b>N° d’immatriculation :</b> AB1-734-902<br><b>N° compte :</b> 0417-00038 &nbsp; <b>Gestionnaire :</b> Mme Solène DUFOURNET<br><b>Comptable :</b> M. Yves BOGEY</div></div><div><p style="text-align:right">Annecy, le ${slashed('2026-09-14')}</p><div class="who">M. et Mme Hervé DE LA PALUD<br>Villa Les Érables<br>27 route du Crêt du Maure<br>74320 SEVRIER</div></div></div>
    <h1>APPEL DE FONDS – 4ème trimestre 2026</h1><p>Période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} – Exigible le ${slashed('2026-10-01')} – Budget voté par l’assemblée générale du 21/05/2026 (4 × ¼)</p>
    ${table(['Libellé', 'Montant à répartir', 'Base', 'Vos tant.', 'Votre quote-part'], [...lotBlock('Lot 0038 – Appartement T4, bât. B, 3ème étage', FLAT), ...lotBlock('Lot 0112 – Cave n° 12', CELLAR), ...lotBlock('Lot 0175 – Stationnement couvert n° 31', SPACE), '<tr class="l"><td colspan="5">Tous lots</td></tr>', keyRow(FUND)], 'g')}
    ${table(
      [],
      [
        ['Total de l’appel', `${spaced(albignyTotal)} €`],
        ['Solde antérieur (compte à jour au 14/09/2026)', `${spaced(0)} €`],
        ['<b>NET À PAYER</b>', `<b>${spaced(albignyTotal)} €</b>`],
      ],
      'tot',
    )}
    <p style="margin-top:3mm">Règlement par virement : SDC LES BALCONS D’ALBIGNY – IBAN ${ALBIGNY.spaced} – référence à rappeler : 0417-00038</p><div class="adv">Pensez au prélèvement automatique ! Mandat SEPA disponible sur votre espace. <b>Vous vendez, vous louez ?</b> Nos négociateurs estiment votre bien gratuitement – 04 50 00 31 20. <b>Extranet</b> : tous vos documents 24 h/24 (appels, relevés, PV, contrats) ; identifiant 0417-00038, mot de passe à réinitialiser à la première connexion. Hiver : merci de purger les robinets extérieurs des balcons avant le 15 novembre.</div>
    <div class="ft">AGENCE DU SEMNOZ – SARL au capital de 45 000 € – RCS ANNECY 900 000 417 – TVA FR 11 900 000 417 – Carte professionnelle CPI 7401 2018 000 000 217 délivrée par la CCI de Haute-Savoie – Garantie financière : GALIAN-SMABTP, 89 rue La Boétie 75008 PARIS – Médiateur de la consommation : ANM Conso, 2 rue de Colmar 94300 VINCENNES</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'AGENCE DU SEMNOZ',
      building: 'LES BALCONS D’ALBIGNY',
      building_address: '3 et 5 avenue de France, 74000 ANNECY',
      rnc: 'AB1734902',
      owner: 'M. et Mme Hervé DE LA PALUD',
      lots: ['38', '112', '175'],
      tantiemes: 332,
      base: 10000,
      iban: ALBIGNY.iban,
      account: '0417-00038',
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: albignyTotal,
      courantes: albignyCurrent,
      fonds_travaux: share(FUND),
      solde_anterieur: 0,
      to_pay: albignyTotal,
    },
    absent: ['travaux', 'avances', 'recoverable', 'balance', 'charges_reelles', 'meeting_on'],
  },
);

const COVET = accountOf('36-covet');
const WORKS: readonly Key[] = [
  ['Lot 1 – Étanchéité toiture-terrasse (Sté Alpes Étanche)', 2865400, 1000, 47],
  ['Maîtrise d’œuvre (Cabinet ARC-EN-SAVOIE), 7,5 %', 214905, 1000, 47],
  ['Assurance dommages-ouvrage', 96300, 1000, 47],
  ['Honoraires syndic sur travaux, 2,2 % HT', 75647, 1000, 47],
];
const chambery = paperOf(
  'appel-travaux-etancheite-chambery',
  `font: 9.6pt/1.4 'Carlito', sans-serif; padding: 15mm 18mm; .top { display: flex; justify-content: space-between; border-bottom: .8mm solid #7b241c; padding-bottom: 3mm } .r { margin: 10mm 0 8mm 92mm; font-size: 11pt } .w td, .w th { border: .2mm solid #999; padding: 1.4mm 2mm } .w th { background: #f2e6e4 } .w td:nth-child(n+2), .w th:nth-child(n+2) { text-align: right } .w tr:last-child td { font-weight: bold } .rib { border: .3mm solid #7b241c; padding: 2.5mm; margin-top: 5mm; font-size: 9pt } .ft { position: absolute; bottom: 8mm; left: 18mm; right: 18mm; font-size: 7pt; color: #555; text-align: center }`,
  [
    `<div class="top"><div><b style="font-size:17pt;color:#7b241c">Foncia<span style="font-weight:normal">lpes</span></b><br>Agence de Chambéry – 112 faubourg Reclus – 73000 CHAMBÉRY</div><div style="text-align:right">Dossier suivi par : Kévin ROSSET<br>04 79 00 62 44<br>Nos réf. : TX/2214/AF02</div></div>
    <p class="r">SCI LE COVET<br>Monsieur le gérant<br>8 chemin des Charmilles<br>73190 CHALLES-LES-EAUX</p><p>Chambéry, le ${inFull('2026-10-19')}</p><p><b>SDC LE CLOS SAVOIROUX – 41 rue Pasteur – 73000 CHAMBÉRY</b><br>Objet : appel de fonds travaux n° 2/3 – réfection de l’étanchéité du toit-terrasse</p>
    <p>Madame, Monsieur,</p><p>Conformément à la résolution n° 12 de l’assemblée générale du 9 juin 2026, nous vous prions de trouver ci-dessous le deuxième appel de provisions relatif aux travaux cités en objet. Cet appel correspond à 40 % du budget voté (81 306,30 € TTC) et se rapporte à votre lot n° 21 (appartement, 47 / 1 000èmes).</p>
    ${table(['Poste', 'Appel à répartir', 'Tantièmes', 'Votre quote-part'], [...WORKS.map((key) => [key[0], spaced(key[1]), `${key[3]} / 1 000`, spaced(share(key))]), ['TOTAL DE L’APPEL', spaced(sum(WORKS.map((key) => key[1]))), '', `${spaced(shares(WORKS))} €`]], 'w')}
    <p style="margin-top:4mm">La somme de <b>${spaced(shares(WORKS))} €</b> est exigible au <b>${inFull('2026-11-01')}</b>. Les sommes non réglées à bonne date porteront intérêt au taux légal (art. 36 du décret du 17 mars 1967). En cas de vente du lot, le versement des provisions des dépenses non comprises dans le budget prévisionnel incombe à celui qui est copropriétaire au moment de l’exigibilité.</p><p>Appel n° 1 : 01/09/2026 (40 %) – Appel n° 3 : 01/02/2027 (20 %).</p>
    <div class="rib">Compte séparé du syndicat – titulaire : SDC LE CLOS SAVOIROUX<br>IBAN : ${COVET.spaced} &nbsp; BIC : EXEMFRPP730<br>Libellé du virement : 2214-TX-21</div><p style="margin-top:5mm">Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos sentiments distingués.</p><p style="text-align:right">Le service comptabilité</p>
    <div class="ft">FONCIALPES SAS au capital de 250 000 € – siège social : 2 place Grenette 38000 GRENOBLE – RCS GRENOBLE 900 002 214 – Carte CPI 3801 2019 000 000 118 – Caisse de garantie : SOCAF, Paris – Assurance RCP Exemplia n° 7 114 220</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Foncialpes', 'Foncialpes Agence de Chambéry'),
      building: 'LE CLOS SAVOIROUX',
      building_address: '41 rue Pasteur, 73000 CHAMBÉRY',
      owner: 'SCI LE COVET',
      lots: ['21'],
      tantiemes: 47,
      base: 1000,
      iban: COVET.iban,
      due_on: '2026-11-01',
      total: shares(WORKS),
      travaux: shares(WORKS),
      to_pay: shares(WORKS),
    },
    absent: ['rnc', 'courantes', 'fonds_travaux', 'avances', 'solde_anterieur', 'recoverable'],
  },
);

const LATE = { due: 128433, reminder: 3600, general: 41207, heat: 28866, works: 15000, fund: 2060 };
const lateCall = LATE.general + LATE.heat + LATE.works + LATE.fund;
const grenoble = paperOf(
  'appel-compte-debiteur-grenoble',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm; .cols { display: grid; grid-template-columns: 1fr 78mm; gap: 6mm } .box { border: .25mm solid #555; border-radius: 2mm; padding: 2.5mm; margin-bottom: 3mm } .t td { border-bottom: .15mm dotted #777; padding: 1mm } .t td:nth-child(n+2) { text-align: right; white-space: nowrap } .t .h td { font-weight: bold; border-bottom: .4mm solid #000 } .warn { background: #fbe3e0; border: .3mm solid #b03a2e; padding: 2mm; margin: 3mm 0; } .cut { position: absolute; left: 12mm; right: 12mm; bottom: 20mm; border-top: .3mm dashed #000; padding-top: 3mm } .ft { position: absolute; bottom: 7mm; left: 12mm; right: 12mm; font-size: 6.2pt; color: #555 }`,
  [
    `<div class="cols"><div><b style="font-size:14pt">RÉGIE BELLEDONNE</b><br>Groupe Isère Patrimoine<br>55 cours Berriat, 38000 GRENOBLE<br>Tél 04 76 00 19 55</div><div class="box">M. TRAN VAN Minh-Duc<br>et Mme PELLISSIER Aurore<br>14 rue Nicolas Chorier<br>38000 GRENOBLE</div></div>
    <div class="cols"><div><p><b>PROVISIONS SUR CHARGES ET TRAVAUX</b><br>Échéance du ${pointed('2026-07-01')} – période du ${pointed('2026-07-01')} au ${pointed('2026-09-30')}<br>Avis édité le ${pointed('2026-06-18')}</p></div><div class="box">Copropriété 0093 « Le Drac »<br>14 rue Nicolas Chorier, 38000 Grenoble<br>Réf. client 0093.0026 – lot 26 – 418/10000</div></div>
    <table class="t"><tr class="h"><td>Désignation</td><td>À répartir</td><td>Clé</td><td>Débit</td><td>Crédit</td></tr>
    <tr><td>Solde de votre compte au ${pointed('2026-06-18')}</td><td></td><td></td><td>${thin(LATE.due)}</td><td></td></tr><tr><td>&nbsp;&nbsp;dont frais de relance du 22.05.2026</td><td></td><td></td><td>(${thin(LATE.reminder)})</td><td></td></tr>
    <tr><td>Prov. charges communes</td><td>${thin(985813)}</td><td>418/10000</td><td>${thin(LATE.general)}</td><td></td></tr><tr><td>Prov. chauffage collectif</td><td>${thin(652000)}</td><td>443/10006</td><td>${thin(LATE.heat)}</td><td></td></tr><tr><td>Réfection des boîtes à lettres – AG du 24.03.2026, rés. 14 – appel unique</td><td>${thin(358852)}</td><td>418/10000</td><td>${thin(LATE.works)}</td><td></td></tr><tr><td>Fonds de travaux art. 14-2-1</td><td>${thin(49282)}</td><td>418/10000</td><td>${thin(LATE.fund)}</td><td></td></tr>
    <tr class="h"><td>Montant du présent appel</td><td></td><td></td><td>${thin(lateCall)}</td><td></td></tr><tr class="h"><td>TOTAL À RÉGLER À RÉCEPTION</td><td></td><td></td><td>${thin(lateCall + LATE.due)} €</td><td></td></tr></table>
    <div class="warn"><b>Votre compte présente un retard.</b> Sauf erreur de notre part, les appels des 1er janvier et 1er avril 2026 restent impayés en tout ou partie. À défaut de règlement sous 8 jours, une mise en demeure vous sera adressée ; passé trente jours, les provisions non encore échues de l’exercice deviendront immédiatement exigibles (article 19-2 de la loi du 10 juillet 1965).</div>
    <p style="font-size:7.6pt">Un échéancier peut être demandé à la comptabilité. Les frais de recouvrement sont imputables au seul copropriétaire concerné (art. 10-1). Si vous avez réglé entre-temps, merci de ne pas tenir compte de ce rappel.</p><div class="cols" style="grid-template-columns:1fr 1fr;font-size:7.4pt;margin-top:4mm"><div><b>COMMENT RÉGLER ?</b><br>Par prélèvement (mandat à demander), par carte sur regie-belledonne.example.fr, par virement (RIB du syndicat sur votre extranet) ou par chèque accompagné du coupon. Les espèces ne sont pas acceptées.<br><br><b>VOTRE GESTIONNAIRE</b><br>Mme Ophélie CHARVET, secteur Championnet – permanence mardi et jeudi, 14 h – 17 h.</div><div><b>INFORMATIONS DE LA COPROPRIÉTÉ</b><br>Relevé des compteurs d’eau : semaine 28, merci de laisser l’accès. Le nettoyage des vitres du hall aura lieu le 6 juillet. Le conseil syndical recherche un volontaire pour le suivi des espaces verts. Contrat ascenseur renégocié : – 6 %.<br><br>Prochain appel : 01.10.2026. Prochaine assemblée générale : mars 2027.</div></div>
    <div class="cut"><table><tr><td><b>COUPON À RETOURNER</b><br>0093.0026 TRAN VAN / PELLISSIER<br>Chèque à l’ordre de : SDC LE DRAC</td><td style="text-align:right">Échéance ${pointed('2026-07-01')}<br><b>${thin(lateCall + LATE.due)} €</b></td></tr></table></div><div class="ft">Régie Belledonne SAS, cap. 80 000 €, siège 55 cours Berriat 38000 Grenoble, SIRET 900 000 093 00018, carte pro. CPI 3801 2021 000 000 402 – absence de garantie financière : non ; garant QBE Europe – Médiation : MEDIMMOCONSO, 1 allée du Parc de Mesemena 44500 La Baule</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'RÉGIE BELLEDONNE',
      building: 'Le Drac',
      building_address: '14 rue Nicolas Chorier, 38000 Grenoble',
      owner: 'M. TRAN VAN Minh-Duc et Mme PELLISSIER Aurore',
      lots: ['26'],
      tantiemes: 418,
      base: 10000,
      account: '0093.0026',
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: lateCall,
      courantes: LATE.general + LATE.heat,
      travaux: LATE.works,
      fonds_travaux: LATE.fund,
      solde_anterieur: LATE.due,
      to_pay: lateCall + LATE.due,
    },
    absent: ['rnc', 'iban', 'avances', 'recoverable', 'charges_reelles', 'meeting_on'],
  },
);

export const APPELS_DE_LA_SEMAINE = [annecy, chambery, grenoble];
