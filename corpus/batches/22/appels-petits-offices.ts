// Calls for funds: a volunteer’s spreadsheet, a social landlord with an advance, a quarter on one sheet.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, dotted, english, slashed, spaced, sum, table } from '../../writing.ts';
import { right, share, small } from './commun.ts';

const gap = accountOf('gap-benevole');
const OWNERS = [
  ['BLANC-GONNET Odile', '1, 8', 214],
  ['SCI LE CHAILLOL', '2', 186],
  ['MM. ESCALLIER Père et Fils', '3, 9', 228],
  ['TRAN Van Minh', '4, 10', 197],
  ['Hoirs MEYSSONNIER', '5, 6, 7', 175],
] as const;
const gapCalls = OWNERS.map(
  ([name, lots, part]) =>
    [name, lots, part, share(168000, part, 1000), share(8400, part, 1000)] as const,
);
const mine = { part: 197, current: share(168000, 197, 1000), fund: share(8400, 197, 1000) };
const sheet = paperOf(
  'appel-tableur-gap',
  `font: 10pt 'Carlito', sans-serif; .x td, .x th { border: .15mm solid #bbb; padding: .6mm 1.5mm } .x th { background: #c6e0b4; font-weight: bold } .y td { background: #ffff99 } .x td:nth-child(n+3) { text-align: right }`,
  [
    `<p><b>Copro 9 montée des Cordeliers 05000 GAP</b> (immat. AG0551938)<br>Syndic bénévole : Odile Blanc-Gonnet, 06 00 00 41 12</p><p style="margin:4mm 0 0 100mm">M. TRAN Van Minh<br>9 montée des Cordeliers<br>05000 GAP</p><h1 style="font-size:14pt">Appel 1er semestre 2026 (01/01/2026 - 30/06/2026)</h1><p>à payer pour le 15/01/2026 svp – merci à ceux qui règlent dans les temps !</p>
    ${table(['Copropriétaire', 'Lots', 'Millièmes', 'Charges (1680 €)', 'Fonds ALUR (84 €)', 'Total appelé'], gapCalls.map(([name, lots, part, current, fund]) => `<tr class="${part === 197 ? 'y' : ''}"><td>${name}</td><td>${lots}</td><td>${part}</td><td>${english(current)}</td><td>${english(fund)}</td><td>${english(current + fund)}</td></tr>`).concat(`<tr><td><b>TOTAL</b></td><td></td><td><b>1000</b></td><td><b>${english(sum(gapCalls.map((one) => one[3])))}</b></td><td><b>${english(sum(gapCalls.map((one) => one[4])))}</b></td><td><b>${english(sum(gapCalls.map((one) => one[3] + one[4])))}</b></td></tr>`), 'x')}
    <p style="margin-top:6mm">Votre ligne est en jaune. <b>M. Tran, vous devez donc ${english(mine.current + mine.fund)} EUR.</b></p><p>Reste de l'an dernier : 0 pour tout le monde sauf les Hoirs Meyssonnier (voir avec moi).</p><p>RIB du compte séparé (Banque des Écrins Exemple) : ${gap.spaced}</p><p>Rappel : on vote le changement de chaudière à l'AG du 28 mars. Odile</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Odile Blanc-Gonnet',
      building_address: '9 montée des Cordeliers, 05000 GAP',
      rnc: 'AG0551938',
      owner: 'M. TRAN Van Minh',
      lots: ['4', '10'],
      tantiemes: 197,
      base: 1000,
      iban: gap.iban,
      period_from: '2026-01-01',
      period_to: '2026-06-30',
      due_on: '2026-01-15',
      total: mine.current + mine.fund,
      courantes: mine.current,
      fonds_travaux: mine.fund,
      to_pay: mine.current + mine.fund,
    },
    absent: ['travaux', 'recoverable', 'meeting_on', 'balance'],
  },
);

const foyer = accountOf('ardenne-foyer');
const SOCIAL = [
  ['Charges générales', 880000, 10045, 205, 0.72],
  ['Chauffage collectif (R1+R2)', 1424000, 10045, 211, 1],
  ['Cage 4', 71500, 812, 102, 1],
] as const;
const social = SOCIAL.map(([label, whole, base, part, let_]) => {
  const mineOf = share(whole, part, base);
  return [label, whole, base, part, mineOf, Math.round(mineOf * let_)] as const;
});
const socialCurrent = sum(social.map((row) => row[4]));
const socialLet = sum(social.map((row) => row[5]));
const socialFund = share(160000, 205, 10045);
const socialAdvance = share(300000, 205, 10045);
const landlord = paperOf(
  'appel-bailleur-social-charleville',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; .top { display: grid; grid-template-columns: 70mm 1fr; gap: 10mm } .k { border: .2mm solid #006b5f; padding: 2mm; font-size: 8pt } .t th { background: #006b5f; color: #fff; font-size: 7.6pt } .t td { border-bottom: .15mm solid #9bc } .t td:nth-child(n+2), .t th:nth-child(n+2) { text-align: right } .slip { position: absolute; left: 15mm; right: 15mm; bottom: 16mm; border-top: .3mm dashed #000; padding-top: 3mm }`,
  [
    `<div class="top"><div><b style="font-size:13pt;color:#006b5f">ARDENNE FOYER HABITAT</b><br>S.A. d’H.L.M.<br><small>Direction des copropriétés et de l’accession<br>1 cours des Forges – BP 90412<br>08000 CHARLEVILLE-MÉZIÈRES</small><div class="k" style="margin-top:4mm">Syndicat : <b>LA HOUILLÈRE 2</b><br>4 à 10 rue du Petit-Bois<br>08000 CHARLEVILLE-MÉZIÈRES<br>RNC AF4416230<br>Réf. copropriétaire 00772 / 0131<br>Lots 131, 231, 431</div></div><div style="padding-top:24mm;font-size:10.5pt">MME KEITA FATOUMATA<br>ENTREE 8 – 3EME ETAGE GAUCHE<br>8 RUE DU PETIT-BOIS<br>08000 CHARLEVILLE-MEZIERES</div></div>
    <p style="text-align:center;font-size:12pt;margin-top:5mm"><b>AVIS D’APPEL N° 2026/02</b><br>Échéance du ${slashed('2026-04-01')} – 2ème trimestre (avril à juin 2026)</p>
    ${table(['Nature', 'Base à répartir', 'Total tant.', 'Vos tant.', 'Mt à payer', 'dont récup.'], [...social.map(([label, whole, base, part, own, let_]) => [label, dotted(whole), base, part, dotted(own), dotted(let_)]), ['<b>Sous-total budget</b>', '', '', '', `<b>${dotted(socialCurrent)}</b>`, `<b>${dotted(socialLet)}</b>`], ['Fonds de travaux (loi ALUR)', dotted(160000), 10045, 205, dotted(socialFund), ''], ['Avance de trésorerie – reconstitution (AG 11/12/2025)', dotted(300000), 10045, 205, dotted(socialAdvance), ''], ['<b>TOTAL APPELÉ</b>', '', '', '', `<b>${dotted(socialCurrent + socialFund + socialAdvance)}</b>`, '']], 't')}
    <p style="margin-top:3mm">Situation de votre compte avant cet appel : 0,00 (à jour, merci). Le prélèvement sera présenté le ${slashed('2026-04-05')} sur le compte que vous nous avez indiqué.</p>
    <p style="font-size:8pt">Les anciens locataires devenus propriétaires conservent le bénéfice du service d’astreinte technique : 0 800 00 08 08 (appel gratuit, soir et week-end). Les encombrants sont collectés le 1er mardi du mois.</p>
    <div class="slip"><table><tr><td><b>Talon</b> – LA HOUILLÈRE 2 – KEITA – 00772 / 0131<br>${foyer.spaced}</td><td>${right(`<b>${dotted(socialCurrent + socialFund + socialAdvance)} €</b>`)}</td></tr></table>${small('Ardenne Foyer Habitat, SA d’HLM au capital de 1.250.000 €, RCS Sedan 900 000 644, APE 6820A – Syndic au titre de l’article L. 443-15 du CCH – Médiateur de la consommation : voir www.ardenne-foyer.example.fr')}</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'ARDENNE FOYER HABITAT',
      building: 'LA HOUILLÈRE 2',
      building_address: '4 à 10 rue du Petit-Bois, 08000 CHARLEVILLE-MÉZIÈRES',
      rnc: 'AF4416230',
      owner: 'MME KEITA FATOUMATA',
      lots: ['131', '231', '431'],
      tantiemes: 205,
      base: 10045,
      iban: foyer.iban,
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      total: socialCurrent + socialFund + socialAdvance,
      courantes: socialCurrent,
      fonds_travaux: socialFund,
      avances: socialAdvance,
      recoverable: socialLet,
      solde_anterieur: 0,
      to_pay: socialCurrent + socialFund + socialAdvance,
    },
    absent: ['travaux', 'meeting_on', 'charges_reelles', 'rent'],
  },
);

const axe = accountOf('axe-eure');
const EVREUX = {
  general: share(1310000, 655, 20000),
  heat: share(946000, 655, 20000),
  lift: share(84000, 31, 1000),
  fund: share(65500, 655, 20000),
  works: share(720000, 655, 20000),
};
const evreuxTotal = sum(Object.values(EVREUX));
const quarter = paperOf(
  'appel-encadre-evreux',
  `font: 9.4pt/1.4 'DejaVu Serif Condensed', serif; padding: 12mm 16mm; .row { display: flex; justify-content: space-between; border-bottom: .15mm dotted #666; padding: .7mm 0 } .sec { font-variant: small-caps; margin-top: 3mm; border-bottom: .4mm solid #333 } .big { font-size: 13pt; border: .5mm solid #333; padding: 2.5mm; margin: 4mm 0; text-align: center }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b>AXE EURE GESTION</b><br>Syndic – Gérance – Location<br>22 ter rue de l’Iton-Couvert<br>27000 ÉVREUX<br><small>(entrée par la cour)</small></div><div>SCI MARTIN-PÊCHEUR<br>Mme la gérante<br>51 bis avenue Foch<br>92250 LA GARENNE-COLOMBES</div></div>
    <p style="margin-top:6mm">Dossier suivi par : Kévin L. (copro3@axe-eure.example.fr)<br>Évreux, le ${brief('2026-09-14')}</p><p><b>SDC LE CLOS SAINT-TAURIN</b>, 6 allée de la Madeleine-Basse, 27000 Évreux — immatriculé AB3370055 — votre lot : n° 19 (bureau, 1er étage) — 655/20 000es</p>
    <p>Nous vous remercions de bien vouloir nous faire parvenir le montant de votre participation du 01/10/26 au 31/12/26, exigible le 01/10/26.</p>
    <p class="sec">Budget prévisionnel voté le 03/06/26</p><div class="row"><span>Charges générales (13 100,00 x 655 / 20 000)</span><span>${spaced(EVREUX.general)}</span></div><div class="row"><span>Chauffage (9 460,00 x 655 / 20 000)</span><span>${spaced(EVREUX.heat)}</span></div><div class="row"><span>Ascenseur (840,00 x 31 / 1 000)</span><span>${spaced(EVREUX.lift)}</span></div>
    <p class="sec">Fonds de travaux</p><div class="row"><span>Cotisation (655,00 x 655 / 20 000)</span><span>${spaced(EVREUX.fund)}</span></div>
    <p class="sec">Travaux votés hors budget</p><div class="row"><span>Remplacement des fenêtres de cage, 2e et dernier appel (7 200,00 x 655 / 20 000)</span><span>${spaced(EVREUX.works)}</span></div>
    <div class="big">Total de l’appel : <b>${spaced(evreuxTotal)} €</b></div><div class="row"><span>Solde de votre compte au 14/09/26 : débiteur de</span><span>${spaced(2350)}</span></div><div class="row"><span><b>À payer</b></span><span><b>${spaced(evreuxTotal + 2350)}</b></span></div>
    <p style="margin-top:5mm">TVA : non applicable. Montants en euros. Compte du syndicat : ${axe.spaced}</p>${small('AXE EURE GESTION – EURL au capital de 7 622,45 € – RCS Évreux 900 000 212 – carte G et S n° 2701 2016 000 007 – ne reçoit pas de fonds en espèces. Conformément au RGPD vous disposez d’un droit d’accès auprès de dpo@axe-eure.example.fr. Bureaux ouverts de 9h à 12h, l’après-midi sur rendez-vous.')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'AXE EURE GESTION',
      building: 'LE CLOS SAINT-TAURIN',
      building_address: '6 allée de la Madeleine-Basse, 27000 Évreux',
      rnc: 'AB3370055',
      owner: either('SCI MARTIN-PÊCHEUR', 'SCI MARTIN-PÊCHEUR Mme la gérante'),
      lots: ['19'],
      tantiemes: 655,
      base: 20000,
      iban: axe.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: evreuxTotal,
      courantes: EVREUX.general + EVREUX.heat + EVREUX.lift,
      fonds_travaux: EVREUX.fund,
      travaux: EVREUX.works,
      solde_anterieur: 2350,
      to_pay: evreuxTotal + 2350,
    },
    absent: ['avances', 'recoverable', 'meeting_on'],
  },
);

export const APPELS_PETITS_OFFICES = [sheet, landlord, quarter];
