// Calls for funds of an ordinary week: a usual table, works, a late one, a page of a website, a volunteer's sheet.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, dotted, english, inFull, slashed, spaced, sum, table } from '../../writing.ts';

const quoteOf = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);
const euros = (cents: number): string => `${spaced(cents)}\u00a0€`;

type Line = readonly [lot: string, label: string, whole: number, base: number, part: number];
const SIAM: readonly Line[] = [
  ['0014', '001 Charges communes générales', 1640000, 10000, 312],
  ['0014', '003 Escalier A', 215000, 2480, 312],
  ['0014', '005 Ascenseur A', 148000, 1000, 41],
  ['0058', '001 Charges communes générales', 1640000, 10000, 6],
  ['0071', '001 Charges communes générales', 1640000, 10000, 18],
  ['0071', '009 Parking sous-sol', 38600, 720, 18],
];
const quotes = SIAM.map(([, , whole, base, part]) => quoteOf(whole, part, base));
const siamRunning = sum(quotes);
const siamFund = quoteOf(105000, 336, 10000);
const siamBefore = -3217;
const siamAccount = accountOf('siam-b39');

const brest = paperOf(
  'appel-tableau-brest-b39',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; .h { display: flex; justify-content: space-between } .logo { font-size: 15pt; font-weight: bold; color: #14507a } .who { margin: 8mm 0 6mm 100mm; font-size: 10pt } .ref td { border: .2mm solid #14507a; font-size: 8pt } .ref td:nth-child(odd) { background: #e6eef5 } h1 { font-size: 13pt; color: #14507a; margin: 5mm 0 1mm } .g th { background: #14507a; color: #fff } .g td { border-bottom: .15mm solid #b7c7d4 } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: right } .t { width: 92mm; margin: 4mm 0 0 auto } .t td:last-child { text-align: right } .b td { font-weight: bold; background: #e6eef5 } .f { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 6.4pt; text-align: center; color: #555 }`,
  [
    `<div class="h"><div><div class="logo">ARMOR GESTION IMMOBILIÈRE</div>Syndic de copropriétés · Gérance · Location<br>8 place de la Liberté – 29200 BREST<br>Tél. 02 98 00 14 20 – accueil@armor-gestion.example.fr</div><div style="text-align:right">Brest, le ${slashed('2026-12-10')}<br>Votre gestionnaire : Solenn ABGRALL<br>Votre comptable : Denis POULIQUEN</div></div>
    <div class="who">Mme LE BIHAN Gwenaëlle<br>née KERDRAON<br>4 venelle de Kergoat<br>29490 GUIPAVAS</div>
    <table class="ref"><tr><td>Immeuble</td><td>LES HAUTS DE SIAM<br>14 rue Louis Pasteur 29200 BREST</td><td>Immatriculation</td><td>AB1294407</td></tr><tr><td>Cpte copropriétaire</td><td>450-0214-014</td><td>Lots</td><td>14 (appt A31), 58 (cave), 71 (parking)</td></tr></table>
    <h1>APPEL DE PROVISIONS – 1er trimestre 2027</h1><p>Période du ${slashed('2027-01-01')} au ${slashed('2027-03-31')} – somme exigible le ${slashed('2027-01-01')} – budget prévisionnel voté par l’assemblée générale du 18/06/2026</p>
    ${table(
      ['Lot', 'Clé de répartition', 'Mt à répartir', 'Base', 'Vos tant.', 'Qp trimestrielle'],
      [
        ...SIAM.map(([lot, label, whole, base, part], index) => [
          lot,
          label,
          spaced(whole),
          base,
          part,
          spaced(quotes[index] ?? 0),
        ]),
        `<tr class="b"><td></td><td>Sous-total provisions sur charges courantes</td><td></td><td></td><td></td><td>${spaced(siamRunning)}</td></tr>`,
        ['Tous', '105 Fonds de travaux (loi ALUR)', spaced(105000), 10000, 336, spaced(siamFund)],
      ],
      'g',
    )}
    ${table(
      [],
      [
        ['Total du présent appel', spaced(siamRunning + siamFund)],
        ['Solde de votre compte au 10/12/2026 (créditeur)', spaced(siamBefore)],
        `<tr class="b"><td>NET À PAYER</td><td>${euros(siamRunning + siamFund + siamBefore)}</td></tr>`,
      ],
      't',
    )}
    <p style="margin-top:5mm">Règlement par virement sur le compte du syndicat des copropriétaires : <b>IBAN ${siamAccount.spaced}</b>, en rappelant la référence 450-0214-014. Les règlements par chèque sont à libeller à l’ordre de « SDC LES HAUTS DE SIAM ». Optez pour le prélèvement : imprimé de mandat disponible à l’accueil.</p>
    <p style="font-size:7.6pt">Article 14-1 de la loi du 10 juillet 1965 : la provision est exigible le premier jour de chaque trimestre. Article 19-2 : à défaut du versement à sa date d’exigibilité d’une provision, et après mise en demeure restée infructueuse pendant plus de trente jours, les autres provisions non encore échues deviennent immédiatement exigibles.</p>
    <p class="f">ARMOR GESTION IMMOBILIÈRE – SAS au capital de 50 000 € – RCS Brest 900 000 118 – SIRET 900 000 118 00016 – Carte professionnelle CPI 2901 2018 000 000 118 délivrée par la CCI Bretagne Ouest – Garantie financière : Caisse de Garantie Exemple, 16 rue Hoche 75008 PARIS – Médiateur : Médiation Conso Exemple, 35000 RENNES</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'ARMOR GESTION IMMOBILIÈRE',
      building: 'LES HAUTS DE SIAM',
      building_address: '14 rue Louis Pasteur, 29200 BREST',
      rnc: 'AB1294407',
      owner: either('Mme LE BIHAN Gwenaëlle', 'Mme LE BIHAN Gwenaëlle née KERDRAON'),
      lots: ['14', '58', '71'],
      tantiemes: 336,
      base: 10000,
      iban: siamAccount.iban,
      account: '450-0214-014',
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: siamRunning + siamFund,
      courantes: siamRunning,
      fonds_travaux: siamFund,
      solde_anterieur: siamBefore,
      to_pay: siamRunning + siamFund + siamBefore,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

const bassinWorks = quoteOf(4186000, 486, 10000);
const bassinFee = quoteOf(104650, 486, 10000);
const bassinCover = quoteOf(132000, 486, 10000);
const bassinTotal = bassinWorks + bassinFee + bassinCover;
const bassinAccount = accountOf('bassin-travaux-b39');
const lorient = paperOf(
  'appel-travaux-lorient-b39',
  `font: 9.2pt/1.4 'Carlito', sans-serif; .top { display: grid; grid-template-columns: 70mm 1fr; gap: 20mm } .box { border: .3mm solid #888; padding: 2mm 3mm; margin: 5mm 0 } h1 { font-size: 14pt; text-align: center; text-transform: uppercase } .w td, .w th { border: .2mm solid #888 } .w th { background: #eee; font-weight: bold; text-align: center } .w td:nth-child(n+2) { text-align: right } .f { position: absolute; bottom: 8mm; left: 15mm; right: 15mm; border-top: .2mm solid #888; font-size: 6.8pt; padding-top: 1mm }`,
  [
    `<div class="top"><div><b style="font-size:16pt;color:#b0122b">CITALYS</b><br><b>Agence de Lorient</b><br>31 cours de Chazelles<br>56100 LORIENT<br>02 97 00 33 61</div><div style="padding-top:22mm;font-size:10.5pt">SCI TY GLAZ<br>M. Ronan LE GALLO, gérant<br>12 rue de Merville<br>56100 LORIENT</div></div>
    <p style="text-align:right">Lorient, le ${inFull('2026-10-22')}</p><div class="box"><b>Copropriété :</b> RÉSIDENCE DU BASSIN À FLOT – 22 quai des Indes – 56100 LORIENT (immat. AC7730216)<br><b>Vos lots :</b> 27 – 103 &nbsp; <b>Vos tantièmes :</b> 486 / 10 000 &nbsp; <b>Réf. :</b> 3307/027</div>
    <h1>Appel de fonds travaux n° 1 / 3</h1><p>Objet : réfection de l’étanchéité des toitures-terrasses des bâtiments A et B. Opération votée par l’assemblée générale du 24/06/2026, résolution n° 16, pour un montant de 125 580,00 € TTC. Le présent appel porte sur le premier tiers.</p>
    ${table(
      ['Nature de la dépense', 'Montant appelé', 'Base', 'Tant.', 'Votre quote-part'],
      [
        ['Marché ÉTANCHÉITÉ DU SCORFF, 1/3', euros(4186000), '10 000', '486', euros(bassinWorks)],
        [
          'Honoraires du syndic sur travaux (2,5 % HT)',
          euros(104650),
          '10 000',
          '486',
          euros(bassinFee),
        ],
        ['Assurance dommages-ouvrage', euros(132000), '10 000', '486', euros(bassinCover)],
        [
          '<b>Total appelé</b>',
          `<b>${euros(4186000 + 104650 + 132000)}</b>`,
          '',
          '',
          `<b>${euros(bassinTotal)}</b>`,
        ],
      ],
      'w',
    )}
    <p style="margin-top:5mm;font-size:11pt">Somme à régler avant le <b>${slashed('2026-11-15')}</b>, date d’exigibilité : <b>${euros(bassinTotal)}</b></p>
    <p>Échéancier prévisionnel des appels suivants : n° 2 le 15/02/2027 – n° 3 le 15/05/2027. Ces appels ne comprennent pas vos provisions trimestrielles, qui font l’objet d’un envoi distinct.</p><p>Compte séparé « travaux » du syndicat – IBAN : ${bassinAccount.spaced} – BIC : CEXBFRPP560</p>
    <p style="font-size:8pt">Vente du lot : il est rappelé qu’en application de l’article 6-2 du décret du 17 mars 1967, le paiement des provisions non comprises dans le budget prévisionnel incombe à celui, vendeur ou acquéreur, qui est copropriétaire au moment de l’exigibilité.</p>
    <p class="f">CITALYS OUEST – SA au capital de 1 250 000 € – siège social : 140 boulevard de la Loire, 44200 NANTES – RCS Nantes 900 000 772 – CPI 4401 2016 000 000 772 – Garantie : Compagnie Européenne Exemple – Sans perception de fonds autres que ceux du mandat</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('CITALYS', 'CITALYS Agence de Lorient', 'CITALYS OUEST'),
      building: 'RÉSIDENCE DU BASSIN À FLOT',
      building_address: '22 quai des Indes, 56100 LORIENT',
      rnc: 'AC7730216',
      owner: either('SCI TY GLAZ', 'SCI TY GLAZ M. Ronan LE GALLO, gérant'),
      lots: ['27', '103'],
      tantiemes: 486,
      base: 10000,
      iban: bassinAccount.iban,
      due_on: '2026-11-15',
      total: bassinTotal,
      travaux: bassinTotal,
      to_pay: bassinTotal,
    },
    absent: [
      'courantes',
      'fonds_travaux',
      'solde_anterieur',
      'avances',
      'recoverable',
      'period_from',
    ],
  },
);

const roule = {
  general: quoteOf(980000, 705, 10000),
  heat: quoteOf(612500, 688, 9400),
  fund: quoteOf(49000, 705, 10000),
};
const rouleTotal = sum(Object.values(roule));
const rouleLate = 148236;
const rouleCost = 4800;
const cherbourg = paperOf(
  'appel-retard-cherbourg-b39',
  `font: 8.4pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm; .k { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .k > div { border: .25mm solid #444; padding: 2.5mm } h1 { font-size: 12.5pt; margin: 5mm 0 2mm } .l td, .l th { border: .2mm solid #444 } .l th { background: #ddd } .l td:nth-child(n+2), .l th:nth-child(n+2) { text-align: right } .al { border: .6mm solid #a00; padding: 2.5mm; color: #a00; margin: 4mm 0 }`,
  [
    `<p><b style="font-size:13pt">CABINET LEMARINEL</b> – Administrateur de biens depuis 1962 – 6 rue du Port, 50100 CHERBOURG-EN-COTENTIN – Tél. 02 33 00 71 08 – SARL au capital de 8.000 € – RCS Cherbourg 900 000 440 – CPI 5002 2017 000 000 440 – Garant : Mutuelle Garantie Exemple</p>
    <div class="k"><div><b>Copropriété</b> 0117 – LE ROULE<br>45 avenue de Paris<br>50100 CHERBOURG-EN-COTENTIN<br>N° d’immatriculation : AA3150982<br>Copropriétaire : 0117/0009 – Compte 45009<br>Lots : 9, 33<br>Tantièmes généraux : 705 / 10000</div><div>MONSIEUR ABDOULAYE N’DIAYE<br>RESIDENCE LE ROULE, BAT B<br>45 AVENUE DE PARIS<br>50100 CHERBOURG-EN-COTENTIN<br><br>Edité le ${slashed('2026-09-24')}</div></div>
    <h1>APPEL DE FONDS N° 4 – EXERCICE 2026 – DU ${slashed('2026-10-01')} AU ${slashed('2026-12-31')}</h1>
    ${table(
      ['Désignation', 'Dépense totale', 'Tant. totaux', 'Vos tant.', 'Votre part'],
      [
        ['Charges générales', dotted(980000), 10000, 705, dotted(roule.general)],
        ['Chauffage collectif', dotted(612500), 9400, 688, dotted(roule.heat)],
        ['Cotisation fonds travaux art. 14-2-1', dotted(49000), 10000, 705, dotted(roule.fund)],
        `<tr style="font-weight:bold"><td>TOTAL APPEL DU TRIMESTRE</td><td></td><td></td><td></td><td>${dotted(rouleTotal)}</td></tr>`,
      ],
      'l',
    )}
    <table class="l" style="width:110mm;margin:4mm 0 0 auto"><tr><td>Solde antérieur débiteur au ${slashed('2026-09-24')} (dont frais de relance ${dotted(rouleCost)})</td><td>${dotted(rouleLate)}</td></tr><tr><td>Appel exigible le ${slashed('2026-10-01')}</td><td>${dotted(rouleTotal)}</td></tr><tr style="font-weight:bold"><td>TOTAL A REGLER (EUR)</td><td>${dotted(rouleTotal + rouleLate)}</td></tr></table>
    <div class="al"><b>RAPPEL.</b> Malgré notre relance du 17/08/2026, votre compte présente un arriéré. Sans règlement sous huitaine, nous vous adresserons une mise en demeure par lettre recommandée (48,00 € TTC au contrat de syndic), puis le dossier sera transmis à Maître Sabine ENGUERRAND, avocate au barreau de Cherbourg, aux fins de recouvrement. Les frais nécessaires exposés par le syndicat sont imputables au seul copropriétaire défaillant (art. 10-1 de la loi du 10 juillet 1965).</div>
    <p>Vous rencontrez des difficultés ? Prenez contact avec notre service comptabilité, du lundi au jeudi de 9 h à 12 h, pour convenir d’un échéancier.</p><p style="border-top:.3mm dashed #000;padding-top:3mm;margin-top:10mm">COUPON A DETACHER – LE ROULE – N’DIAYE – Compte 45009 – Montant : ${dotted(rouleTotal + rouleLate)} – Chèque à l’ordre de SDC LE ROULE</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CABINET LEMARINEL',
      building: 'LE ROULE',
      building_address: '45 avenue de Paris, 50100 CHERBOURG-EN-COTENTIN',
      rnc: 'AA3150982',
      owner: 'MONSIEUR ABDOULAYE N’DIAYE',
      lots: ['9', '33'],
      tantiemes: 705,
      base: 10000,
      account: either('45009', '0117/0009'),
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: rouleTotal,
      courantes: roule.general + roule.heat,
      fonds_travaux: roule.fund,
      solde_anterieur: rouleLate,
      to_pay: rouleTotal + rouleLate,
    },
    absent: ['iban', 'travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

const mayenne = { running: 28641, fund: 1432, advance: 4500 };
const mayenneTotal = sum(Object.values(mayenne));
const laval = paperOf(
  'appel-espace-laval-b39',
  `font: 9.6pt/1.45 'DejaVu Sans', sans-serif; padding: 9mm 12mm; .br { font-size: 7pt; color: #555; display: flex; justify-content: space-between; margin-bottom: 5mm } .nav { background: #0f766e; color: #fff; padding: 3mm } .card { border: .25mm solid #cbd5d1; border-radius: 2mm; padding: 4mm; margin-top: 5mm } .row { display: flex; justify-content: space-between; border-bottom: .15mm solid #dde; padding: 1.4mm 0 } .sm { font-size: 8pt; color: #666 }`,
  [
    `<div class="br"><span>16/11/2026 08:42</span><span>Mon espace – Appel de fonds – Syndic Mayenne Habitat</span></div><div class="nav"><b>Syndic Mayenne Habitat</b> &nbsp; Accueil &nbsp; Mes lots &nbsp; Mes finances &nbsp; Documents &nbsp; Assemblées &nbsp; Messages (2)</div>
    <p style="margin-top:5mm">Bonjour M. Thibault de LA FOUCHARDIÈRE</p><div class="card"><b style="font-size:13pt">Appel de fonds du 4e trimestre 2026</b><p class="sm">Résidence Les Berges de la Mayenne · 17 quai Gambetta, 53000 Laval · immatriculation AD0418835</p><div class="row"><span>Période</span><span>01/10/2026 → 31/12/2026</span></div><div class="row"><span>Exigible le</span><span>01/10/2026</span></div><div class="row"><span>Lots concernés</span><span>Lot 6 (appartement), lot 41 (garage)</span></div><div class="row"><span>Tantièmes</span><span>219 / 5 000</span></div></div>
    <div class="card"><b>Détail</b><div class="row"><span>Provision sur opérations courantes</span><span>${english(mayenne.running)} €</span></div><div class="row"><span>Fonds de travaux</span><span>${english(mayenne.fund)} €</span></div><div class="row"><span>Avance de trésorerie (AG du 12/05/2026)</span><span>${english(mayenne.advance)} €</span></div><div class="row"><b>Montant de l’appel</b><b>${english(mayenneTotal)} €</b></div><p class="sm">dont récupérable auprès de votre locataire : ${english(16320)} €</p></div>
    <div class="card"><b>Reste à payer : ${english(mayenneTotal)} €</b><p class="sm">Votre compte était à jour avant cet appel (solde 0.00 €). Le prélèvement automatique n’est pas activé.</p><p>[ Payer par carte ] &nbsp; [ Télécharger le PDF ] &nbsp; [ Contester ]</p></div>
    <p class="sm" style="margin-top:6mm">Virement : demandez le RIB du syndicat à comptabilite@mayenne-habitat.example.fr. Mentions légales – Données personnelles – Médiateur de la consommation</p><div class="br" style="position:absolute;bottom:4mm;left:12mm;right:12mm"><span>https://espace.mayenne-habitat.example.fr/finances/appels/2026-T4</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Syndic Mayenne Habitat',
      building: 'Résidence Les Berges de la Mayenne',
      building_address: '17 quai Gambetta, 53000 Laval',
      rnc: 'AD0418835',
      owner: 'M. Thibault de LA FOUCHARDIÈRE',
      lots: ['6', '41'],
      tantiemes: 219,
      base: 5000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: mayenneTotal,
      courantes: mayenne.running,
      fonds_travaux: mayenne.fund,
      avances: mayenne.advance,
      solde_anterieur: 0,
      to_pay: mayenneTotal,
      recoverable: 16320,
    },
    absent: ['iban', 'travaux', 'charges_reelles'],
  },
);

const JERZUAL = [
  ['Mme Le Du / Coz', '1', 240],
  ['M. Rolland', '2', 185],
  ['Cts Briand', '3', 305],
  ['Mlle Okonkwo', '4', 270],
] as const;
const jerzualQuarter = 142000;
const dinan = paperOf(
  'appel-tableur-dinan-b39',
  `font: 9pt 'Carlito', sans-serif; td, th { border: .15mm solid #aaa; padding: .9mm 1.5mm } .n td:nth-child(n+3) { text-align: right } .mine td { background: #fff2a8; font-weight: bold } h1 { font-size: 12pt }`,
  [
    `<h1>COPRO 11 rue du Jerzual 22100 DINAN – syndic bénévole : Annick BRIAND</h1><p>Appel du 1er trimestre 2027 (01/01/27 au 31/03/27) – à payer pour le ${brief('2027-01-05')} svp, dernier délai</p><p>Budget voté le 14 mai 2026 : 5 680,00 € / 4 = 1 420,00 €</p>
    ${table(
      ['Copropriétaire', 'Lot', 'Millièmes', 'Charges', 'Fonds trvx (5 %)', 'A payer'],
      [
        ...JERZUAL.map(([name, lot, part]) => {
          const running = quoteOf(jerzualQuarter, part, 1000);
          const fund = quoteOf(7100, part, 1000);
          const row = [name, lot, part, spaced(running), spaced(fund), spaced(running + fund)];
          return lot === '4'
            ? `<tr class="mine">${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
            : row;
        }),
        `<tr><td><b>TOTAL</b></td><td></td><td>1000</td><td>1 420,00</td><td>71,00</td><td>1 491,00</td></tr>`,
      ],
      'n',
    )}
    <p style="margin-top:6mm">Exemplaire de : <b>Mlle Adaeze OKONKWO</b>, lot 4, 270/1000. Merci de virer <b>${spaced(quoteOf(jerzualQuarter, 270, 1000) + quoteOf(7100, 270, 1000))} €</b> sur le compte de la copro (même RIB que d’habitude).</p><p>NB : le couvreur passe le 8 janvier pour la gouttière côté cour, laissez-lui l’accès au grenier. Pour les poubelles jaunes c’est le mercredi maintenant.</p><p>Annick</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Annick BRIAND',
      building_address: '11 rue du Jerzual, 22100 DINAN',
      owner: 'Mlle Adaeze OKONKWO',
      lots: ['4'],
      tantiemes: 270,
      base: 1000,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-05',
      total: quoteOf(jerzualQuarter, 270, 1000) + quoteOf(7100, 270, 1000),
      courantes: quoteOf(jerzualQuarter, 270, 1000),
      fonds_travaux: quoteOf(7100, 270, 1000),
      to_pay: quoteOf(jerzualQuarter, 270, 1000) + quoteOf(7100, 270, 1000),
    },
    absent: ['iban', 'rnc', 'travaux', 'solde_anterieur', 'recoverable'],
  },
);

export const APPELS_DE_FONDS = [brest, lorient, cherbourg, laval, dinan];
