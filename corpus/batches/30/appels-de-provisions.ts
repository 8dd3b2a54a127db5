// Calls for funds: two lots apart, works alone, one that was not paid, a spreadsheet, a customer area.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import {
  dotted,
  english,
  inFull,
  plain,
  slashed,
  spaced,
  sum,
  table,
  thin,
} from '../../writing.ts';
import { pairs, share } from './commun.ts';

const LEVIS = accountOf('levis-paris-17');
/** Key, expense of the quarter, base, parts of lot 14 and of lot 52. */
const KEYS = [
  ['01 CHARGES GENERALES', 2145000, 10000, 241, 9],
  ['02 CHARGES BATIMENT RUE', 468000, 5120, 241, 0],
  ['05 ASCENSEUR RUE', 131250, 1000, 38, 0],
  ['09 EAU FROIDE', 187500, 10000, 241, 9],
] as const;
const FUND = ['90 FONDS TRAVAUX ALUR', 123750, 10000, 241, 9] as const;
type Key = (typeof KEYS)[number] | typeof FUND;
const row14 = ([label, total, base, part]: Key) =>
  [label, spaced(total), base, part, spaced(share(total, part, base))] as const;
const row52 = ([label, total, base, , part]: Key) =>
  [label, spaced(total), base, part, spaced(share(total, part, base))] as const;
const quotes = (keys: readonly Key[]) =>
  sum(keys.map((key) => share(key[1], key[3], key[2]) + share(key[1], key[4], key[2])));
const current = quotes(KEYS);
const fund = quotes([FUND]);
const lot14 = sum([...KEYS, FUND].map((key) => share(key[1], key[3], key[2])));
const lot52 = current + fund - lot14;

const twoLots = paperOf(
  'appel-deux-lots-levis-paris-17',
  `font-size: 8pt; padding: 11mm 13mm; .h { display: grid; grid-template-columns: 88mm 1fr; min-height: 46mm } .to { margin: 20mm 0 0 10mm; font-size: 9.5pt } .ref td { border: .2mm solid #555; padding: .8mm 1.2mm } .ref td:nth-child(odd) { background: #eceff3; width: 34mm } .g td, .g th { border-left: .2mm solid #8a94a3; border-right: .2mm solid #8a94a3; padding: .7mm 1.2mm } .g th { border: .2mm solid #8a94a3; background: #24344d; color: #fff } .g td:nth-child(n+2), .g th:nth-child(n+2) { text-align: right } .g .lot td { background: #eceff3; font-weight: bold; text-align: left } .g .st td { border-top: .2mm solid #8a94a3; font-weight: bold } .g { border-bottom: .2mm solid #8a94a3; margin-top: 3mm } .net { width: 92mm; margin: 3mm 0 0 auto } .net td { border: .2mm solid #555 } .net td:last-child { text-align: right } .ft { position: absolute; left: 13mm; right: 13mm; bottom: 6mm; font-size: 6pt; text-align: center; border-top: .2mm solid #888; padding-top: 1mm } .tip { border-top: .2mm dashed #444; margin-top: 7mm; padding-top: 3mm; display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4mm }`,
  [
    `<div class="h"><div><b style="font-size:13pt;color:#24344d">LEHMANN DURIEUX &amp; ASSOCIÉS</b><br>Administration de biens – Syndic – Transaction<br>Agence Batignolles : 19 rue des Dames, 75017 PARIS<br>Tél. 01 00 00 17 41 – Ouvert du lundi au vendredi, 9 h – 12 h 30<br>Gestionnaire : Mme Ophélie Da Cunha<br>Comptable : M. Rémi Vasseur – copro17@lehmann-durieux.example.fr</div><div class="to">MME VEUVE DE KERMADEC-BRULÉ<br>SOLANGE<br>6 VILLA MONCEY<br>92200 NEUILLY SUR SEINE</div></div>
    ${table(
      [],
      [
        ['Immeuble', '0417 – 28 RUE DE LEVIS', 'Date', 'PARIS, le 14/09/2026'],
        ['Adresse', '28 rue de Lévis, 75017 PARIS', 'Votre compte', '450 0417 00063'],
        ['N° immatriculation', 'AB2-718-340', 'Identifiant web', 'LD0417063'],
      ],
      'ref',
    )}
    <h2 style="font-size:11pt;margin:4mm 0 0">APPEL DE PROVISIONS – PÉRIODE DU 01/10/2026 AU 31/12/2026</h2>
    ${table(
      ['Clé de répartition', 'Total à répartir', 'Total tant.', 'Vos tant.', 'Votre Qp'],
      [
        '<tr class="lot"><td colspan="5">Lot 0014 – APPARTEMENT 3P – Bât. Rue, 3e étage face</td></tr>',
        ...[...KEYS, FUND].map(row14),
        `<tr class="st"><td>Total lot 0014</td><td></td><td></td><td></td><td>${spaced(lot14)}</td></tr>`,
        '<tr class="lot"><td colspan="5">Lot 0052 – CAVE – Bât. Rue, sous-sol</td></tr>',
        ...[KEYS[0], KEYS[3], FUND].map(row52),
        `<tr class="st"><td>Total lot 0052</td><td></td><td></td><td></td><td>${spaced(lot52)}</td></tr>`,
      ],
      'g',
    )}
    ${table(
      [],
      [
        ['Provisions sur budget prévisionnel', spaced(current)],
        ['Cotisation fonds travaux (art. 14-2-1)', spaced(fund)],
        ['<b>TOTAL DE CET APPEL</b>', `<b>${spaced(current + fund)}</b>`],
        ['Solde antérieur de votre compte au 14/09/2026', spaced(0)],
        ['<b>SOLDE À RÉGLER POUR LE 01/10/2026</b>', `<b>${spaced(current + fund)} €</b>`],
      ],
      'net',
    )}
    <p style="margin-top:4mm">Budget de l’exercice du 01/01/2026 au 31/12/2026 voté par l’assemblée générale du 04/06/2025. La provision est exigible le premier jour de chaque trimestre (loi du 10 juillet 1965, art. 14-1). À défaut de versement à sa date d’exigibilité, les autres provisions non encore échues deviennent immédiatement exigibles trente jours après mise en demeure (art. 19-2).</p>
    <p><b>Nouveau !</b> Passez au « zéro papier » : recevez vos appels et convocations en e-recommandé. Gratuit, sur votre espace client, rubrique Mes envois.</p>
    <div class="tip"><div><b>TALON À JOINDRE</b><br>Cpte 450 0417 00063<br>DE KERMADEC-BRULÉ</div><div>Virement à : SDC 28 RUE DE LEVIS<br>IBAN ${LEVIS.spaced}<br>BIC EXEMFRPPXXX</div><div style="text-align:right">Échéance 01/10/2026<br><b style="font-size:11pt">${spaced(current + fund)} €</b></div></div>
    <div class="ft">LEHMANN DURIEUX &amp; ASSOCIÉS SAS au capital de 120 000 € – siège social : 212 boulevard Malesherbes 75017 Paris – RCS Paris 900 417 001 – CPI 7501 2017 000 017 417 délivrée par la CCI Paris Île-de-France – Garantie financière : Caisse de Garantie Exemple, 89 rue de l’Exemple 75008 Paris – Médiateur de la consommation : Médimmo Exemple, 1 allée du Parc 94000 Créteil</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'LEHMANN DURIEUX & ASSOCIÉS',
      building_address: '28 rue de Lévis, 75017 PARIS',
      rnc: 'AB2718340',
      owner: 'MME VEUVE DE KERMADEC-BRULÉ SOLANGE',
      lots: ['14', '52'],
      base: 10000,
      account: '450 0417 00063',
      iban: LEVIS.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: current + fund,
      courantes: current,
      fonds_travaux: fund,
      solde_anterieur: 0,
      to_pay: current + fund,
    },
    absent: ['travaux', 'avances', 'recoverable', 'meeting_on', 'budget'],
  },
);

const FACADE = 31248000;
const facadeCall = FACADE / 4;
const facadeFees = share(FACADE / 4, 25, 1000);
const facadeInsurance = 521500;
const worksRows = [
  ['Ravalement façades rue et cour – Sté Façades Val de Seine', facadeCall],
  ['Honoraires syndic s/ travaux (2,5 %)', facadeFees],
  ['Assurance dommages-ouvrage (quart de la prime)', facadeInsurance],
] as const;
const worksParts = worksRows.map(([, total]) => share(total, 187, 12000));
const worksTotal = sum(worksParts);

const works = paperOf(
  'appel-ravalement-point-du-jour-boulogne',
  `font: 9pt 'Carlito', sans-serif; .b { background: #e8f1ea; padding: 4mm; margin: 3mm 0 } h1 { font-size: 15pt; color: #1e6b3a; margin-bottom: 1mm } .w th { border-bottom: .5mm solid #1e6b3a; color: #1e6b3a } .w td { border-bottom: .2mm solid #b9d2c0 } .w td:nth-child(n+2), .w th:nth-child(n+2) { text-align: right } .e { width: 110mm } .e td { padding: .5mm 1mm } .f { position: absolute; bottom: 8mm; font-size: 6.6pt; width: 180mm; color: #555 }`,
  [
    `<table><tr><td style="width:50%"><b style="font-size:16pt;color:#1e6b3a">immo<span style="color:#d88a00">vallée</span></b><br>Syndic de copropriété<br>77 avenue Édouard-Vaillant – 92100 Boulogne-Billancourt<br>01 00 00 92 77</td><td style="padding-top:14mm">SCI OZANNE ET FILLES<br>chez M. Thierry OZANNE<br>3 impasse du Lavoir<br>78380 BOUGIVAL</td></tr></table>
    <h1>Appel de fonds travaux n° 2 / 4</h1><p>Résidence <b>LE POINT DU JOUR</b> – 150 à 154 quai Alphonse Le Gallo, 92100 Boulogne-Billancourt – immatriculation AD6120774</p>
    <div class="b">Réf. copropriétaire : <b>1054-0087</b> &nbsp; Lots : <b>87</b> (appartement), <b>203</b> (parking), <b>311</b> (cave) &nbsp; Tantièmes : <b>187 / 12 000</b><br>Émis le 7 septembre 2026 &nbsp;–&nbsp; Exigible le <b>1er octobre 2026</b></div>
    <p>Travaux décidés par l’assemblée générale du 26 mars 2026, résolution n° 14 : ravalement des façades avec isolation des pignons, pour un budget de ${spaced(FACADE)} € TTC, appelé en quatre échéances égales aux 01/07/2026, 01/10/2026, 01/01/2027 et 01/04/2027.</p>
    ${table(
      ['Nature', 'Montant de l’appel', 'Votre quote-part'],
      [
        ...worksRows.map(([label, total], index) => [
          label,
          `${spaced(total)} €`,
          `${spaced(worksParts[index] ?? 0)} €`,
        ]),
        `<tr style="font-weight:bold"><td>TOTAL APPELÉ</td><td>${spaced(sum(worksRows.map(([, total]) => total)))} €</td><td>${spaced(worksTotal)} €</td></tr>`,
      ],
      'w',
    )}
    <p style="margin-top:5mm"><b>Échéancier de votre quote-part</b></p>
    ${table(
      [],
      [
        ['1er appel – 01/07/2026', `${spaced(worksTotal)} €`, 'réglé'],
        ['2e appel – 01/10/2026', `${spaced(worksTotal)} €`, '<b>présent appel</b>'],
        ['3e appel – 01/01/2027', `${spaced(worksTotal)} €`, 'à venir'],
        ['4e appel – 01/04/2027', `${spaced(worksTotal)} €`, 'à venir'],
      ],
      'e',
    )}
    <p style="margin-top:5mm">Ces sommes sont distinctes de vos provisions trimestrielles sur charges courantes, qui font l’objet d’un envoi séparé. En cas de vente, les provisions sont dues par celui qui est copropriétaire à la date d’exigibilité (art. 6-2 du décret du 17 mars 1967).</p>
    <p>Votre règlement : prélèvement le 05/10/2026 sur le compte enregistré, mandat RUM IV-1054-0087. Vous n’avez rien à faire.</p>
    <p><b>Bon à savoir :</b> MaPrimeRénov’ Copropriété a été déposée le 02/06/2026. La subvention, si elle est accordée, sera déduite du 4e appel.</p>
    <p class="f">IMMOVALLÉE – SARL au capital de 30 000 € – SIREN 900 092 054 RCS Nanterre – Carte CPI 9201 2019 000 092 054 – GALIAN Exemple, garantie 3 200 000 € – RC professionnelle n° 77 014 221 – médiateur : ANM Exemple. Vos données sont traitées conformément au RGPD : dpo@immovallee.example.fr</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('immovallée', 'IMMOVALLÉE SARL'),
      building: 'LE POINT DU JOUR',
      building_address: '150 à 154 quai Alphonse Le Gallo, 92100 Boulogne-Billancourt',
      rnc: 'AD6120774',
      owner: either('SCI OZANNE ET FILLES', 'SCI OZANNE ET FILLES chez M. Thierry OZANNE'),
      lots: ['87', '203', '311'],
      tantiemes: 187,
      base: 12000,
      account: '1054-0087',
      due_on: '2026-10-01',
      total: worksTotal,
      travaux: worksTotal,
    },
    absent: ['courantes', 'fonds_travaux', 'iban', 'solde_anterieur', 'avances', 'period_to'],
  },
);

const LATE = [
  ['Charges générales', 1689000, 9876, 214],
  ['Charges parking', 96000, 412, 8],
  ['Chauffage', 2418000, 9800, 209],
] as const;
const lateParts = LATE.map(([, total, base, part]) => share(total, part, base));
const lateCurrent = sum(lateParts);
const lateFund = share(105075, 214, 9876);
const lateBefore = lateCurrent + lateFund + 4800;

const late = paperOf(
  'appel-impaye-becon-courbevoie',
  `font: 8.6pt 'DejaVu Sans Condensed', sans-serif; .o { border: .6mm solid #b00020; color: #b00020; padding: 2mm; text-align: center; font-weight: bold; margin: 3mm 0 } .x { display: grid; grid-template-columns: 1fr 70mm; gap: 8mm } .t td, .t th { padding: .8mm } .t th { border-top: .2mm solid #000; border-bottom: .2mm solid #000 } .t td:nth-child(n+2), .t th:nth-child(n+2) { text-align: right } .pairs div { display: flex; justify-content: space-between; border-bottom: .2mm dotted #999; padding: .7mm 0 } .s { font-size: 7pt }`,
  [
    `<div class="x"><div><b style="font-size:12pt">AGENCE BÉCON GESTION</b><br>G.I.P. Groupe Immobilier Parisien<br>4 place Sarrail, 92400 Courbevoie<br>SIRET 900 092 400 00019</div><div>Monsieur Mamadou SISSOKO<br>Madame Awa DIARRA épouse SISSOKO<br>Résidence Les Damiers de Bécon – Appt 62<br>11 rue Armand Silvestre<br>92400 COURBEVOIE</div></div>
    <p style="margin-top:6mm">Courbevoie, le ${inFull('2026-07-20')} – Lettre simple doublée d’un courriel</p>
    <p>Copropriété : <b>LES DAMIERS DE BÉCON</b> (réf. 62), 9-11 rue Armand Silvestre, 92400 COURBEVOIE – RNC AE1 903 266<br>Lots n° 62, 162 – Cpte copropriétaire 45062</p>
    <div class="o">DUPLICATA – APPEL DE FONDS DU 3e TRIMESTRE 2026 – ÉCHÉANCE DÉPASSÉE</div>
    <p>Période : ${slashed('2026-07-01')} – ${slashed('2026-09-30')} &nbsp; Date d’exigibilité : ${slashed('2026-07-01')}</p>
    ${table(
      ['Provisions sur budget', 'Montant', 'Base', 'Tant.', 'Quote-part'],
      [
        ...LATE.map(([label, total, base, part], index) => [
          label,
          dotted(total),
          base,
          part,
          dotted(lateParts[index] ?? 0),
        ]),
        ['Fonds de travaux', dotted(105075), '9876', '214', dotted(lateFund)],
        `<tr style="font-weight:bold"><td>Total de l’appel</td><td></td><td></td><td></td><td>${dotted(lateCurrent + lateFund)}</td></tr>`,
      ],
      't',
    )}
    <p style="margin-top:5mm"><b>Situation de votre compte à ce jour</b></p>
    ${pairs([
      ['Report débiteur (2e trimestre 2026 et frais de relance)', `${dotted(lateBefore)} €`],
      ['Présent appel', `${dotted(lateCurrent + lateFund)} €`],
      ['Versements reçus depuis le 01/07/2026', '0,00 €'],
      [
        '<b>Somme totale à nous régler</b>',
        `<b>${dotted(lateBefore + lateCurrent + lateFund)} €</b>`,
      ],
    ])}
    <p style="margin-top:5mm">Sauf erreur ou omission de notre part, nous n’avons pas reçu votre règlement. Nous vous remercions de nous l’adresser <b>sous huitaine</b>. Passé ce délai, une mise en demeure vous sera notifiée ; son coût (48,00 € TTC) est imputable au seul copropriétaire concerné (art. 10-1 de la loi du 10 juillet 1965). Si vous rencontrez des difficultés, prenez contact avec Mme Estelle N’Guessan, service recouvrement, pour convenir d’un échéancier.</p>
    <p>Moyens de paiement : chèque à l’ordre du SDC Les Damiers de Bécon, carte bancaire sur becongestion.example.fr. Ne tenez pas compte de la présente si vous avez payé entre-temps.</p>
    <p class="s">Agence Bécon Gestion, établissement secondaire de la SAS G.I.P., 40 rue de Courcelles 75008 Paris, capital 500.000 €, RCS Paris 900 008 040. Carte professionnelle CPI 7501 2016 000 008 040. Garant : Socaf Exemple, 26 avenue de l’Exemple, Paris. TVA FR 00 900008040.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'AGENCE BÉCON GESTION',
      building: 'LES DAMIERS DE BÉCON',
      building_address: '9-11 rue Armand Silvestre, 92400 COURBEVOIE',
      rnc: 'AE1903266',
      owner: either(
        'Monsieur Mamadou SISSOKO Madame Awa DIARRA épouse SISSOKO',
        'Monsieur Mamadou SISSOKO',
      ),
      lots: ['62', '162'],
      account: '45062',
      tantiemes: 214,
      base: 9876,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: lateCurrent + lateFund,
      courantes: lateCurrent,
      fonds_travaux: lateFund,
      solde_anterieur: lateBefore,
      to_pay: lateBefore + lateCurrent + lateFund,
    },
    absent: ['iban', 'travaux', 'avances', 'recoverable'],
  },
);

const HOUSE = [
  ['M. Lebrun (rdc)', '1', 310],
  ['Mme Fouassier (1er)', '2 et 5', 365],
  ['M. et Mme Pinto da Silva (2e)', '3 et 4', 325],
] as const;
const SPEND = [
  ['Assurance immeuble', 61800],
  ['Électricité cage', 14200],
  ['Ménage', 72000],
  ['Petites réparations', 32000],
] as const;
const houseHalf = sum(SPEND.map(([, amount]) => amount));
const houseFund = 9000;
const sheet = paperOf(
  'appel-tableur-saint-etienne-nevers',
  `font: 10pt 'Carlito', sans-serif; td, th { border: .2mm solid #b5b5b5; padding: .8mm 1.5mm } th { background: #fff2cc } .n { text-align: right } .y { background: #ffff99; font-weight: bold } table { margin-bottom: 5mm }`,
  [
    `<p style="font-size:14pt"><b>APPEL DE CHARGES 2e SEMESTRE 2026</b></p><p>Copro 14 rue Saint-Étienne 58000 NEVERS &nbsp;&nbsp; syndic bénévole : Colette Fouassier &nbsp;&nbsp; fait le 25/06/26</p>
    <p>Pour : <b>M. et Mme Pinto da Silva</b> &nbsp;&nbsp; lots 3 et 4 &nbsp;&nbsp; 325 millièmes</p>
    ${table(['Dépenses prévues du 01/07/26 au 31/12/26 (votées AG du 11/04/26)', 'montant'], [...SPEND.map(([label, amount]) => [label, `<div class="n">${plain(amount)}</div>`]), ['<b>total</b>', `<div class="n"><b>${plain(houseHalf)}</b></div>`], ['fonds travaux (5 % du budget)', `<div class="n">${plain(houseFund)}</div>`]])}
    ${table(
      ['copropriétaire', 'lots', '/1000', 'charges', 'fonds tvx', 'total à verser'],
      [
        ...HOUSE.map(
          ([who, lots, part]) =>
            [
              who,
              lots,
              part,
              plain(share(houseHalf, part, 1000)),
              plain(share(houseFund, part, 1000)),
              plain(share(houseHalf, part, 1000) + share(houseFund, part, 1000)),
            ] as const,
        ).map((cells, index) =>
          index === 2
            ? `<tr class="y">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
            : cells,
        ),
        ['TOTAL', '', 1000, plain(houseHalf), plain(houseFund), plain(houseHalf + houseFund)],
      ],
    )}
    <p>Merci de faire votre virement sur le compte de la copro <b>avant le 15/07/26</b> (le RIB n’a pas changé, il est affiché dans l’entrée).</p><p>NB : José, tu étais à jour au 30/06, rien à rajouter. Pense à me redonner la clé du local.</p><p>Colette</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Colette Fouassier',
      building_address: '14 rue Saint-Étienne, 58000 NEVERS',
      owner: 'M. et Mme Pinto da Silva',
      lots: ['3', '4'],
      tantiemes: 325,
      base: 1000,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      due_on: '2026-07-15',
      total: share(houseHalf, 325, 1000) + share(houseFund, 325, 1000),
      courantes: share(houseHalf, 325, 1000),
      fonds_travaux: share(houseFund, 325, 1000),
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'account'],
  },
);

const MELUN = accountOf('almont-melun');
const melunLines = [
  ['Charges communes générales', share(1322000, 412, 20000), '412 / 20 000'],
  ['Charges bâtiment B', share(240000, 412, 4980), '412 / 4 980'],
  ['Espaces verts (ASL)', share(150000, 1, 48), '1 / 48'],
] as const;
const melunCurrent = sum(melunLines.map(([, amount]) => amount));
const melunFund = share(66100, 412, 20000);
const melunAdvance = share(400000, 412, 20000);
const melunTotal = melunCurrent + melunFund + melunAdvance;
const browser = paperOf(
  'appel-espace-almont-melun',
  `font: 9.5pt 'Nimbus Sans', sans-serif; padding: 8mm 10mm; .u { font-size: 7pt; display: flex; justify-content: space-between; color: #333 } .nav { border-bottom: .3mm solid #ccc; padding: 3mm 0; display: flex; gap: 6mm; font-size: 8pt; color: #666 } .c { display: grid; grid-template-columns: 56mm 1fr; gap: 8mm; margin-top: 5mm } .l { background: #f4f4f7; padding: 4mm; font-size: 8.5pt } .pairs div { display: flex; justify-content: space-between; padding: 1.6mm 0; border-bottom: .2mm solid #e3e3e8 } .g { color: #777; font-size: 7.5pt; margin-top: 3mm } .z { position: absolute; bottom: 5mm; left: 10mm; right: 10mm }`,
  [
    `<div class="u"><span>16/11/2026 09:12</span><span>Mes documents – Appel de fonds – sequana-syndic</span></div><div class="nav"><b style="color:#5b2a86;font-size:12pt">Sequana Syndic</b><span>Accueil</span><span>Mon compte</span><span>Mes documents</span><span>Assemblées</span><span>Messagerie (2)</span></div>
    <div class="c"><div class="l"><div class="g">Copropriétaire</div>Mlle Inès BOUAZZA-LEFÈVRE<div class="g">Copropriété</div>Les Jardins de l’Almont<br>25 avenue Thiers<br>77000 Melun<div class="g">N° au registre</div>AF0417925<div class="g">Mes lots</div>B07 – appartement (lot n° 107)<br>P31 – stationnement (lot n° 231)<div class="g">Mon gestionnaire</div>Kévin Le Floc’h<div class="g">Référence à rappeler</div>ALM-107-BOU</div>
    <div><p style="font-size:15pt">Appel de fonds du 4ᵉ trimestre 2026</p><p>Période du 1 octobre 2026 au 31 décembre 2026 · Exigible le 1 octobre 2026</p>
    ${pairs([
      ...melunLines.map(
        ([label, amount, key]) =>
          [`${label} <small>(${key})</small>`, `${thin(amount)} €`] as const,
      ),
      ['Fonds de travaux', `${thin(melunFund)} €`],
      ['Avance de trésorerie – réajustement', `${thin(melunAdvance)} €`],
      ['<b>Total de l’appel</b>', `<b>${thin(melunTotal)} €</b>`],
      ['Votre solde avant appel (en votre faveur)', `− ${thin(3150)} €`],
      ['<b>Montant à payer</b>', `<b>${thin(melunTotal - 3150)} €</b>`],
    ])}<p style="margin-top:5mm;background:#5b2a86;color:#fff;padding:2mm 5mm;display:inline-block">Payer par carte</p><p>ou par virement à SDC LES JARDINS DE L’ALMONT<br>IBAN ${MELUN.spaced}</p><p class="g">L’avance de trésorerie, remboursable à la vente du lot, a été portée au sixième du budget par l’assemblée du ${slashed('2026-06-18')}. Part estimée récupérable sur votre locataire : ${english(Math.round(melunCurrent * 0.6))} EUR.</p></div></div>
    <div class="z u"><span>https://client.sequana-syndic.example.fr/documents/appels/2026-T4?lot=107</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Sequana Syndic',
      building: 'Les Jardins de l’Almont',
      building_address: '25 avenue Thiers, 77000 Melun',
      rnc: 'AF0417925',
      owner: 'Mlle Inès BOUAZZA-LEFÈVRE',
      lots: ['107', '231'],
      tantiemes: 412,
      base: 20000,
      iban: MELUN.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: melunTotal,
      courantes: melunCurrent,
      fonds_travaux: melunFund,
      avances: melunAdvance,
      solde_anterieur: -3150,
      to_pay: melunTotal - 3150,
      recoverable: Math.round(melunCurrent * 0.6),
    },
    absent: ['travaux', 'meeting_on', 'as_of'],
  },
);

export const APPELS_DE_PROVISIONS = [twoLots, works, late, sheet, browser];
