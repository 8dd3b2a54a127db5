// Calls for funds: a quarter by key, works over two lots, a late one, a customer area, a volunteer's sheet.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, inFull, plain, slashed, spaced, sum, table } from '../../writing.ts';
import { euros, quote } from './calculs.ts';

const STEIR = accountOf('27-steir-quimper');
type Key = readonly [code: string, label: string, whole: number, base: number, part: number];
const STEIR_KEYS: readonly Key[] = [
  ['010', 'Charges communes générales', 1146250, 10000, 318],
  ['021', 'Charges bâtiment B', 214800, 4120, 318],
  ['033', 'Ascenseur bâtiment B', 96500, 1000, 84],
  ['050', 'Eau froide (acompte)', 187500, 10000, 318],
];
const steirLines = STEIR_KEYS.map(([, , whole, base, part]) => quote(whole, part, base));
const steirCurrent = sum(steirLines);
const steirFund = quote(82250, 318, 10000);
const steirTotal = steirCurrent + steirFund;
const STEIR_BEFORE = -3172;

const quarter = paperOf(
  'appel-steir-cles-quimper',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; .top { display: grid; grid-template-columns: 95mm 1fr; } .to { font-size: 10pt; padding-top: 22mm } .ref td { border: .2mm solid #777; font-size: 8pt } .g th { background: #1c3f5f; color: #fff } .g td { border-bottom: .2mm solid #bbb } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: right } .s td { font-weight: bold; background: #eef2f6 } .ft { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 6.3pt; color: #555; text-align: center; border-top: .2mm solid #999; padding-top: 1mm } .tip { border: .2mm solid #1c3f5f; padding: 2mm; font-size: 7.6pt; margin-top: 5mm }`,
  [
    `<div class="top"><div><b style="font-size:15pt;color:#1c3f5f">LE FLOC’H &amp; KERBRAT</b><br>Administrateurs de biens – Syndics de copropriété<br>14 quai de l’Odet – 29000 QUIMPER<br>Tél. 02 98 00 41 17 – copro@lefloch-kerbrat.example.fr<p></p>${table(
      [],
      [
        ['Immeuble', '<b>0442 – RÉSIDENCE LES RIVES DU STEÏR</b>'],
        ['Situé', '8 rue du Moulin Vert, 29000 QUIMPER'],
        ['N° immatriculation', 'AC3471908'],
        ['Votre référence', '0442/C0057'],
        ['Vos lots', '57 (appartement), 118 (cave)'],
        ['Gestionnaire', 'Mme Soizic Guéguen'],
      ],
      'ref',
    )}</div><div class="to">Monsieur Yann de KERSAUZON<br>ou Madame Maëlle TOULLEC<br>3 hent Penn ar Roz<br>29950 BÉNODET</div></div>
    <p style="text-align:right;margin-top:4mm">Quimper, le ${inFull('2026-09-14')}</p>
    <h1 style="font-size:13pt;color:#1c3f5f">APPEL DE FONDS – 4e trimestre 2026</h1><p>Période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} – Provisions exigibles le <b>${slashed('2026-10-01')}</b><br>Budget prévisionnel 2026 voté par l’assemblée générale du 11/06/2025 : 65 802,00 €</p>
    ${table(
      ['Clé', 'Nature de la dépense', 'Montant à répartir', 'Base', 'Vos tantièmes', 'Quote-part'],
      [
        ...STEIR_KEYS.map(([code, label, whole, base, part], index) => [
          code,
          label,
          spaced(whole),
          base,
          part,
          spaced(steirLines[index] ?? 0),
        ]),
        `<tr class="s"><td></td><td>Sous-total charges courantes (art. 14-1)</td><td></td><td></td><td></td><td>${spaced(steirCurrent)}</td></tr>`,
        [
          '105',
          'Cotisation fonds de travaux (art. 14-2-1)',
          spaced(82250),
          10000,
          318,
          spaced(steirFund),
        ],
        `<tr class="s"><td></td><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(steirTotal)}</td></tr>`,
        [
          '',
          `Solde de votre compte avant appel au ${slashed('2026-09-14')} (créditeur)`,
          '',
          '',
          '',
          spaced(STEIR_BEFORE),
        ],
        `<tr class="s"><td></td><td>NET À PAYER EN EUROS</td><td></td><td></td><td></td><td>${spaced(steirTotal + STEIR_BEFORE)}</td></tr>`,
      ],
      'g',
    )}
    <div class="tip"><b>Comment régler ?</b> Par virement sur le compte du syndicat : IBAN ${STEIR.spaced} – en rappelant la référence 0442/C0057 ; par prélèvement (mandat sur demande) ; par chèque à l’ordre de « SDC Les Rives du Steïr ». Conformément à l’article 19-2 de la loi du 10 juillet 1965, à défaut de versement à sa date d’exigibilité d’une provision, les autres provisions non encore échues deviennent exigibles après mise en demeure restée infructueuse passé un délai de trente jours.</div>
    <p style="margin-top:4mm;font-size:8pt">INFO – La purge des colonnes d’eau aura lieu le 6 octobre ; merci de laisser l’accès à vos compteurs. Nos bureaux sont fermés le vendredi après-midi.</p>
    <div class="ft">LE FLOC’H &amp; KERBRAT SARL au capital de 30 000 € – RCS QUIMPER 900 271 004 – Carte professionnelle CPI 2901 2021 000 000 271 délivrée par la CCI Bretagne Ouest – Garantie financière Caution Exemple, 15 rue du Garant, 75008 Paris – Médiateur : Médiation Conso Exemple, 4 place du Port, 35000 Rennes – TVA FR00900271004</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'LE FLOC’H & KERBRAT',
      building: 'RÉSIDENCE LES RIVES DU STEÏR',
      building_address: '8 rue du Moulin Vert, 29000 QUIMPER',
      rnc: 'AC3471908',
      owner: 'Monsieur Yann de KERSAUZON ou Madame Maëlle TOULLEC',
      lots: ['57', '118'],
      tantiemes: 318,
      base: 10000,
      iban: STEIR.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: steirTotal,
      courantes: steirCurrent,
      fonds_travaux: steirFund,
      solde_anterieur: STEIR_BEFORE,
      to_pay: steirTotal + STEIR_BEFORE,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'recoverable', 'meeting_on'],
  },
);

const ORNE = accountOf('27-orne-caen');
const WORKS_CALLED = 4158000;
const orneFlat = quote(WORKS_CALLED, 412, 10000);
const orneBox = quote(WORKS_CALLED, 19, 10000);
const FEES_CALLED = 124740;
const feesFlat = quote(FEES_CALLED, 412, 10000);
const feesBox = quote(FEES_CALLED, 19, 10000);
const orneTotal = orneFlat + orneBox + feesFlat + feesBox;
const works = paperOf(
  'appel-ravalement-deux-lots-caen',
  `font: 9pt/1.4 'Carlito', sans-serif; .b { display: flex; justify-content: space-between } .w td, .w th { border: .25mm solid #000 } .w th { font-weight: bold; text-align: center } .w td:nth-child(n+3) { text-align: right } .sl { position: absolute; bottom: 20mm; left: 15mm; right: 15mm; border-top: .3mm dashed #000; padding-top: 3mm } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 6.4pt; text-align: center }`,
  [
    `<div class="b"><div><b style="font-size:17pt">OUISTREHAM GESTION</b><br>Groupe Littoral Patrimoine<br>Agence de Caen : 27 rue Saint-Jean, 14000 CAEN<br>Siège : 5 avenue de la Mer, 14150 OUISTREHAM</div><div style="padding-top:18mm;font-size:10.5pt;width:75mm">SCI LES TROIS POMMIERS<br>chez M. Arnaud LEVAVASSEUR<br>Le Bourg<br>14210 ÉVRECY</div></div>
    <p style="margin-top:8mm">Caen, le 2 novembre 2026<br>Copropriété <b>« Le Clos des Cordeliers »</b> – 12 bis rue des Cordeliers – 14000 CAEN<br>Code copropriétaire : 1207-LTP – Immatriculation registre : AB9022716</p>
    <h1 style="font-size:13.5pt;border-bottom:.5mm solid #000">APPEL DE FONDS TRAVAUX N° 2/4 – RAVALEMENT DE LA FAÇADE SUR RUE</h1><p>Travaux hors budget prévisionnel (art. 14-2 de la loi du 10/07/1965) décidés par l’assemblée générale du 28/04/2026, résolution 7 – montant voté 166 320,00 € TTC, appelé en quatre fractions égales de 41 580,00 €. Honoraires du syndic sur travaux : 3 % soit 4 989,60 € TTC.</p>
    ${table(
      ['Lot', 'Libellé', 'À répartir', 'Tant. gén.', 'Vos tant.', 'Mt appelé'],
      [
        [
          '0021',
          'Appt 4 p., 3e ét. – Ravalement façade, 2e appel',
          dotted(WORKS_CALLED),
          '10.000',
          '412',
          dotted(orneFlat),
        ],
        ['0021', 'Honoraires travaux', dotted(FEES_CALLED), '10.000', '412', dotted(feesFlat)],
        [
          '0088',
          'Box fermé, s/sol – Ravalement façade, 2e appel',
          dotted(WORKS_CALLED),
          '10.000',
          '19',
          dotted(orneBox),
        ],
        ['0088', 'Honoraires travaux', dotted(FEES_CALLED), '10.000', '19', dotted(feesBox)],
        `<tr style="font-weight:bold"><td></td><td>TOTAL À RÉGLER</td><td></td><td></td><td>431</td><td>${dotted(orneTotal)} €</td></tr>`,
      ],
      'w',
    )}
    <p style="margin-top:5mm">La somme de <b>${dotted(orneTotal)} €</b> est exigible le <b>1er décembre 2026</b>. Prochains appels : 01/03/2027 et 01/06/2027. Ces sommes sont distinctes de vos provisions trimestrielles.</p><p>En cas de vente du lot, la provision est due par celui qui est copropriétaire à la date d’exigibilité (art. 6-2 du décret du 17 mars 1967).</p>
    <p style="font-size:8pt;border:.2mm solid #888;padding:2mm">Le saviez-vous ? Dans votre espace client, téléchargez vos attestations de travaux pour votre déclaration de revenus fonciers.</p>
    <div class="sl"><b>Coupon à joindre à votre chèque</b><br>SDC LE CLOS DES CORDELIERS – 1207-LTP – Travaux façade 2/4 – échéance 01/12/2026 – ${dotted(orneTotal)} €<br>Virement : ${ORNE.spaced} BIC EXEMFRPP140</div><div class="ft">OUISTREHAM GESTION – SAS au capital de 150.000 € – SIREN 900 118 340 RCS CAEN – CPI 1401 2019 000 000 340 – Garantie : Caution Littorale Exemple – RC professionnelle Assur’Ex n° 77.104</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'OUISTREHAM GESTION',
      building: 'Le Clos des Cordeliers',
      building_address: '12 bis rue des Cordeliers, 14000 CAEN',
      rnc: 'AB9022716',
      owner: 'SCI LES TROIS POMMIERS',
      lots: ['21', '88'],
      tantiemes: 431,
      base: 10000,
      iban: ORNE.iban,
      due_on: '2026-12-01',
      total: orneTotal,
      travaux: either(orneTotal, orneFlat + orneBox),
      to_pay: orneTotal,
    },
    absent: ['courantes', 'fonds_travaux', 'solde_anterieur', 'period_from', 'recoverable'],
  },
);

const NIVE = { term: 68417, fund: 3421, before: 142390, formal: 4800 };
const niveTotal = NIVE.term + NIVE.fund;
const late = paperOf(
  'appel-rappel-impaye-bayonne',
  `font: 9.4pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 13mm 16mm; .h { border-bottom: 1mm solid #a3231f; padding-bottom: 2mm; display: flex; justify-content: space-between } .t td { border-bottom: .2mm dotted #777 } .t td:last-child { text-align: right; white-space: nowrap } .r { background: #fbeceb; border: .3mm solid #a3231f; padding: 3mm; margin: 4mm 0 }`,
  [
    `<div class="h"><span><b style="font-size:14pt;color:#a3231f">ETCHEVERRY SYNDIC</b><br>Maison Etcheverry depuis 1961</span><span style="text-align:right;font-size:8pt">9 allées Paulmy, 64100 BAYONNE<br>05 59 00 62 30 – lundi au jeudi<br>SIRET 900 640 215 00018</span></div>
    <div style="display:grid;grid-template-columns:1fr 82mm;margin-top:8mm"><div style="font-size:8.6pt">N/Réf. : 218-014<br>Copropriété : HARRIAGUE<br>31 quai Galuperie<br>64100 BAYONNE<br>Lots n° 14 et n° 40<br>Quote-part : 275 / 5 000</div><div>Héritiers de Mme DUHALDE née IRIGOYEN Graxi<br>c/o Me Peio LARRALDE, notaire<br>2 rue Thiers<br>64200 BIARRITZ</div></div>
    <p style="margin-top:8mm">Bayonne, le 05.10.2026</p><h1 style="font-size:13pt">Appel de provision du 4ème trimestre 2026 et rappel d’arriéré</h1>
    ${table(
      [],
      [
        ['Provision sur charges courantes, du 01.10.2026 au 31.12.2026', euros(NIVE.term)],
        ['Fonds travaux loi ALUR', euros(NIVE.fund)],
        [
          '<b>Montant appelé ce trimestre, exigible au 01.10.2026</b>',
          `<b>${euros(niveTotal)}</b>`,
        ],
        [
          'Arriéré au 30.09.2026 (dont frais de mise en demeure du 12.08.2026 : 48,00 €)',
          euros(NIVE.before),
        ],
        ['<b>TOTAL DÛ À CE JOUR</b>', `<b>${euros(niveTotal + NIVE.before)}</b>`],
      ],
      't',
    )}
    <div class="r"><b>Votre compte présente un arriéré.</b> Sauf règlement sous quinzaine, nous serons contraints de transmettre le dossier à notre conseil, Me Ainhoa Salaberry, avocate à Bayonne. Les frais nécessaires exposés par le syndicat pour le recouvrement d’une créance justifiée sont imputables au seul copropriétaire concerné (article 10-1 de la loi du 10 juillet 1965). Si votre règlement s’est croisé avec la présente, veuillez ne pas en tenir compte.</div>
    <p>Nous rappelons aux héritiers que le compte demeure au nom de la succession jusqu’à réception de l’attestation immobilière, et qu’un mandataire commun doit être désigné (article 23).</p><p>Le service comptable, Maialen Etcheverry</p><p style="font-size:7.4pt;margin-top:12mm">Syndic adhérent d’une organisation professionnelle – Carte CPI 6401 2018 000 000 215 CCI Bayonne Pays Basque – Garant : Compagnie Exemple de Caution (120 000 €) – Aucun règlement en espèces n’est accepté au-delà de 1 000 €.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'ETCHEVERRY SYNDIC',
      building: 'HARRIAGUE',
      building_address: '31 quai Galuperie, 64100 BAYONNE',
      owner: either(
        'Héritiers de Mme DUHALDE née IRIGOYEN Graxi',
        'Mme DUHALDE née IRIGOYEN Graxi',
      ),
      lots: ['14', '40'],
      tantiemes: 275,
      base: 5000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: niveTotal,
      courantes: NIVE.term,
      fonds_travaux: NIVE.fund,
      solde_anterieur: NIVE.before,
      to_pay: niveTotal + NIVE.before,
    },
    absent: ['iban', 'rnc', 'travaux', 'avances', 'recoverable'],
  },
);

const tetTotal = 31264 + 5120 + 1563;
const area = paperOf(
  'appel-espace-client-perpignan',
  `font: 9.6pt/1.5 'DejaVu Sans', sans-serif; padding: 9mm 12mm; .u { font-size: 6.8pt; color: #444; display: flex; justify-content: space-between } .k { border: .3mm solid #d5dbe3; border-radius: 2mm; padding: 4mm; margin: 4mm 0 } .k div { display: flex; justify-content: space-between; border-bottom: .2mm solid #eee; padding: 1mm 0 } .n { color: #0b63c5; font-size: 8.4pt } small { color: #667 }`,
  [
    `<div class="u"><span>16/11/2026 09:12</span><span>Mes appels de fonds – syndicat.catalan.example.fr</span></div><p style="font-size:15pt;color:#0b63c5"><b>Catalane de Copropriété</b></p><p class="n">Accueil &nbsp; Mes biens &nbsp; <b>Mes appels</b> &nbsp; Mes documents &nbsp; Assemblées &nbsp; Contact &nbsp; Déconnexion</p>
    <p>Bonjour Mme Montserrat PUIGMAL-BEN AMAR</p><div class="k"><small>Copropriété</small><div><b>Résidence Le Palau del Rey</b><span>6 rue de la Lanterne, 66000 Perpignan</span></div><div><span>Mes lots</span><span>103 – appartement T2 · 147 – cellier</span></div></div>
    <h1 style="font-size:14pt">Appel n° 2026-4 <small>émis le 18/09/2026</small></h1>
    <div class="k"><div><span>Période</span><span>01/10/2026 → 31/12/2026</span></div><div><span>Date d’exigibilité</span><span>01/10/2026</span></div><div><span>Provisions charges courantes<br><small>Clé générale 186/10000</small></span><span>312,64 €</span></div><div><span>Provision chauffage<br><small>Clé chauffage 201/8740</small></span><span>51,20 €</span></div><div><span>Fonds de travaux</span><span>15,63 €</span></div><div><b>Total de l’appel</b><b>${euros(tetTotal)}</b></div><div><span>Statut</span><span style="color:#1a7f37">✔ Payé le 03/10/2026 par prélèvement</span></div></div>
    <p><u>Télécharger le PDF</u> &nbsp; <u>Contester</u> &nbsp; <u>Demander un échéancier</u></p><div class="k"><small>Le conseil du mois</small><br>Pensez à la régulation de vos radiateurs : 19 °C suffisent. Découvrez notre offre d’assurance PNO à partir de 9,90 €/mois.</div>
    <p style="font-size:7.4pt;color:#667">© 2026 Catalane de Copropriété, syndic, 18 boulevard Clemenceau, 66000 Perpignan – Mentions légales – Données personnelles – Cookies</p><div class="u" style="margin-top:30mm"><span>https://syndicat.catalan.example.fr/appels/2026-4</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Catalane de Copropriété',
      building: 'Résidence Le Palau del Rey',
      building_address: '6 rue de la Lanterne, 66000 Perpignan',
      owner: 'Mme Montserrat PUIGMAL-BEN AMAR',
      lots: ['103', '147'],
      tantiemes: 186,
      base: 10000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: tetTotal,
      courantes: either(31264 + 5120, 31264),
      fonds_travaux: 1563,
    },
    absent: ['rnc', 'iban', 'travaux', 'solde_anterieur', 'balance'],
  },
);

const RECOUVRANCE = [
  ['Assurance immeuble', 41200],
  ['Eau', 38500],
  ['Électricité + ménage', 52300],
  ['Divers, petit entretien', 18000],
] as const;
const recouvranceWhole = sum(RECOUVRANCE.map(([, cents]) => cents));
const recouvranceQuote = quote(recouvranceWhole, 167, 1000);
const recouvranceFund = quote(15000, 167, 1000);
const volunteer = paperOf(
  'appel-tableur-recouvrance-brest',
  `font: 10.5pt 'Carlito', sans-serif; td { border: .2mm solid #bbb } td:nth-child(2) { text-align: right } .y td { background: #fff7c2; font-weight: bold }`,
  [
    `<p><b>Copropriété du 44 rue de la Porte – 29200 BREST</b><br>Syndic bénévole : Gwenaëlle MADEC (lot 2), 06 00 41 88 02</p><p>Destinataire : M. Thanh NGUYEN VAN, lot 5 (2ème droite)</p><h1 style="font-size:15pt">Appel de charges 1er semestre 2027</h1>${table(
      [],
      [
        ['Budget voté à l’AG du 10 octobre, pour 6 mois', ''],
        ...RECOUVRANCE.map(([label, cents]) => [label, plain(cents)]),
        `<tr class="y"><td>TOTAL IMMEUBLE</td><td>${plain(recouvranceWhole)}</td></tr>`,
        ['Vos millièmes', '167/1000'],
        `<tr class="y"><td>VOTRE PART</td><td>${plain(recouvranceQuote)}</td></tr>`,
        ['Fonds travaux (150,00 pour l’immeuble)', plain(recouvranceFund)],
        `<tr class="y"><td>À PAYER AVANT LE 15 JANVIER 2027</td><td>${plain(recouvranceQuote + recouvranceFund)}</td></tr>`,
      ],
    )}<p style="margin-top:8mm">Période : du 1/01/2027 au 30/06/2027. Chèque à l’ordre du « Syndicat 44 rue de la Porte » dans ma boîte aux lettres, ou virement (vous avez le RIB). Merci à ceux qui n’ont pas payé la gouttière d’y penser !</p><p>Gwenaëlle, le 20/11/2026</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Gwenaëlle MADEC',
      building_address: '44 rue de la Porte, 29200 BREST',
      owner: 'M. Thanh NGUYEN VAN',
      lots: ['5'],
      tantiemes: 167,
      base: 1000,
      period_from: '2027-01-01',
      period_to: '2027-06-30',
      due_on: '2027-01-15',
      total: recouvranceQuote + recouvranceFund,
      courantes: recouvranceQuote,
      fonds_travaux: recouvranceFund,
      to_pay: recouvranceQuote + recouvranceFund,
    },
    absent: ['rnc', 'iban', 'travaux', 'solde_anterieur', 'recoverable'],
  },
);

export const APPELS = [quarter, works, late, area, volunteer];
