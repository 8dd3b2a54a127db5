// Calls for funds as the software of syndics prints them: by key, works alone, with arrears, by lot.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, english, inFull, pointed, slashed, spaced, sum, table } from '../../writing.ts';
import { envelope, foot, share, sides } from './communs.ts';

const CANIGOU = accountOf('35-canigou');
const KEYS = [
  ['001', 'Charges communes générales', 1862500, 10000, 287, 62],
  ['012', 'Charges bâtiment B', 318400, 4120, 301, 55],
  ['021', 'Ascenseur bâtiment B', 141250, 3780, 334, 71],
] as const;
const canigouRows = KEYS.map(([code, label, total, base, part, percent]) => {
  const quote = share(total, part, base);
  return { code, label, total, base, part, quote, locatif: Math.round((quote * percent) / 100) };
});
const canigouFund = share(116105, 287, 10000);
const canigouRun = sum(canigouRows.map(({ quote }) => quote));
const canigouTotal = canigouRun + canigouFund;
const canigouTenant = sum(canigouRows.map(({ locatif }) => locatif));
const byKey = paperOf(
  'appel-cles-perpignan',
  `font: 8.4pt/1.3 'Nimbus Sans', sans-serif; .r { border: .3mm solid #a33; font-size: 8pt; width: 82mm } .r td { padding: .5mm 1.5mm } .m th { background: #a33; color: #fff; font-size: 7.4pt } .m td { border-bottom: .2mm solid #d9b3b3 } .m td:nth-child(n+3), .m th:nth-child(n+3) { text-align: right } .m .s td { font-weight: bold; background: #f7ecec } .cut { border-top: .2mm dashed #000; margin-top: 8mm; padding-top: 2mm }`,
  [
    `${sides(
      `<b style="font-size:15pt;color:#a33">Cabinet TRAMONTANE</b><br>Syndic – Gérance – Transaction<br>23 cours Lazare Escarguel – 66000 PERPIGNAN<br>Tél. 04 68 00 18 40 – du lundi au vendredi, 9h-12h`,
      table(
        [],
        [
          ['Copropriété', '<b>0317 – LES JARDINS DU CANIGOU</b>'],
          ['Adresse', '6 à 10 avenue de Prades 66000 PERPIGNAN'],
          ['N° immat.', 'AB4512386'],
          ['Cpte copropriétaire', '450.0317.0058'],
          ['Gestionnaire', 'Mme Laurence BATLLE'],
          ['Comptable', 'M. Thierry NOU'],
        ],
        'r',
      ),
    )}
    ${envelope('M. ou Mme PAGÈS-CLOTES Joan<br>3 CHEMIN DE LA PASSIO VELLA<br>66300 THUIR')}
    <p>Perpignan, le ${slashed('2026-09-11')}</p>
    <h1 style="font-size:11.5pt;border-bottom:.4mm solid #a33">APPEL DE PROVISIONS – 4ème trimestre 2026 – du ${slashed('2026-10-01')} au ${slashed('2026-12-31')}</h1>
    <p>Budget prévisionnel voté par l’assemblée générale du 18/06/2026. Exigible le ${slashed('2026-10-01')}. Lots : 0042 (Appartement T3, bât. B, 3e ét.), 0119 (Cave), 0163 (Parking ext.)</p>
    ${table(
      ['Clé', 'Libellé', 'Mt à répartir', 'Tant. totaux', 'Vos tant.', 'Quote-part', 'Dt locatif'],
      [
        ...canigouRows.map(({ code, label, total, base, part, quote, locatif }) => [
          code,
          label,
          spaced(total),
          base,
          part,
          spaced(quote),
          spaced(locatif),
        ]),
        `<tr class="s"><td></td><td>Sous-total opérations courantes</td><td></td><td></td><td></td><td>${spaced(canigouRun)}</td><td>${spaced(canigouTenant)}</td></tr>`,
        [
          '105',
          'Fonds de travaux (art. 14-2-1)',
          spaced(116105),
          10000,
          287,
          spaced(canigouFund),
          '',
        ],
        `<tr class="s"><td></td><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(canigouTotal)}</td><td>${spaced(canigouTenant)}</td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:4mm"><b>Situation de votre compte</b></p>
    ${table(
      ['', '', 'Débit', 'Crédit'],
      [
        ['11/09/2026', 'Solde antérieur', '', spaced(3150)],
        ['01/10/2026', 'Présent appel', spaced(canigouTotal), ''],
        `<tr class="s"><td></td><td>NET À PAYER</td><td>${spaced(canigouTotal - 3150)}</td><td></td></tr>`,
      ],
      'm',
    )}
    <p style="margin-top:3mm">Conformément à l’article 10-1 de la loi du 10 juillet 1965, les frais nécessaires exposés par le syndicat, notamment de mise en demeure, pour le recouvrement d’une créance justifiée sont imputables au seul copropriétaire concerné. Pensez au prélèvement automatique et à l’espace en ligne : moncompte.tramontane.example.fr</p>
    <div class="cut">✂ Coupon à joindre à votre règlement – SDC LES JARDINS DU CANIGOU – Réf. 0317/0058 – Montant : <b>${spaced(canigouTotal - 3150)} €</b><br>Virement : IBAN ${CANIGOU.spaced} – BIC CREXFRPP660</div>
    ${foot('Cabinet TRAMONTANE, SARL au capital de 15 000 € – RCS Perpignan 900 000 417 – Carte pro. CPI 6601 2021 000 000 054 CCI des Pyrénées-Orientales – Garantie financière : Compagnie de Garantie Exemple, 16 rue de l’Exemple 75008 Paris – Médiateur : Médiation Conso Exemple, 33000 Bordeaux')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Cabinet TRAMONTANE',
      building: 'LES JARDINS DU CANIGOU',
      building_address: '6 à 10 avenue de Prades, 66000 PERPIGNAN',
      rnc: 'AB4512386',
      owner: 'M. ou Mme PAGÈS-CLOTES Joan',
      account: '450.0317.0058',
      lots: ['42', '119', '163'],
      tantiemes: 287,
      base: 10000,
      tantiemes_by_cle: [
        'Charges communes générales : 287/10000',
        'Charges bâtiment B : 301/4120',
        'Ascenseur bâtiment B : 334/3780',
      ],
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: canigouTotal,
      courantes: canigouRun,
      fonds_travaux: canigouFund,
      solde_anterieur: -3150,
      to_pay: canigouTotal - 3150,
      recoverable: canigouTenant,
      iban: CANIGOU.iban,
    },
    absent: ['travaux', 'avances', 'meeting_on'],
  },
);

const FACADE = [
  ['Ravalement façades cour et rue – lot maçonnerie (Ent. SEGUI)', 8640000],
  ['Honoraires maîtrise d’œuvre (Atelier RIQUET)', 691200],
  ['Assurance dommages-ouvrage', 259200],
  ['Honoraires syndic suivi travaux 2,5 % HT', 259200],
] as const;
const facadeAll = sum(FACADE.map(([, cents]) => cents));
const facadeCall = facadeAll / 4;
const facadeQuote = share(facadeCall, 846, 10000);
const works = paperOf(
  'appel-travaux-beziers',
  `font: 9pt/1.35 'Carlito', sans-serif; .k { background: #0d3b66; color: #fff; padding: 3mm 5mm; margin: 0 -15mm 4mm; font-size: 12pt } td { border: .2mm solid #b8c7d6 } th { background: #e7eef5; border: .2mm solid #b8c7d6; font-weight: bold } .n td:last-child, .n th:last-child { text-align: right; width: 34mm }`,
  [
    `${sides('<b style="font-size:17pt;color:#0d3b66">oriadis</b> <span style="color:#f4a259">immobilier</span><br>Agence de Béziers – 41 allées Paul Riquet – 34500 Béziers<br>beziers@oriadis.example.fr – 04 67 00 52 10', `Béziers, le ${inFull('2026-08-28')}<br>Réf. : 2158/TRX03/0014`)}
    ${envelope('Consorts ROUANET<br>chez Me Audrey ROUANET-VIDAL<br>18 rue du 4 Septembre<br>34500 BÉZIERS')}
    <div class="k">APPEL DE FONDS TRAVAUX – Appel n° 3 sur 4</div>
    <p>Copropriété : <b>Immeuble Le Polygone</b> – 9 rue Française, 34500 Béziers – Immatriculation AE1-774-205</p>
    <p>Madame, Monsieur,<br>Suite à la résolution n° 14 de l’assemblée générale du 24 mars 2026, vous trouverez ci-après le troisième des quatre appels prévus pour le financement du ravalement des façades. Cet appel est exigible au <b>${inFull('2026-10-01')}</b> ; il s’ajoute à l’appel trimestriel de charges, adressé séparément.</p>
    ${table(
      ['Budget voté de l’opération', 'Montant TTC'],
      [
        ...FACADE.map(([label, cents]) => [label, `${dotted(cents)} €`]),
        ['<b>Total de l’opération</b>', `<b>${dotted(facadeAll)} €</b>`],
        ['Présent appel (25 %)', `${dotted(facadeCall)} €`],
      ],
      'n',
    )}
    <p style="margin-top:4mm"></p>
    ${table(
      ['Lot', 'Nature', 'Étage', 'Clé', 'Tantièmes', 'Base', 'Quote-part €'],
      [
        [
          '0007',
          'Local commercial',
          'RDC',
          '01 Ch. générales',
          '592',
          '10000',
          dotted(share(facadeCall, 592, 10000)),
        ],
        [
          '0011',
          'Appartement',
          '2e',
          '01 Ch. générales',
          '254',
          '10000',
          dotted(share(facadeCall, 254, 10000)),
        ],
        [
          '',
          '<b>Total copropriétaire</b>',
          '',
          '',
          '<b>846</b>',
          '10000',
          `<b>${dotted(facadeQuote)}</b>`,
        ],
      ],
    )}
    <p style="margin-top:5mm;font-size:11pt"><b>Montant à régler avant le ${slashed('2026-10-01')} : ${dotted(facadeQuote)} €</b></p>
    <p>Règlement par chèque à l’ordre de « SDC LE POLYGONE » ou par virement depuis votre espace client. En cas de vente de votre lot, l’appel reste dû par celui qui est copropriétaire au jour de son exigibilité (art. 6-2 du décret du 17 mars 1967).</p>
    <p>Les travaux ouvrant droit à un crédit d’impôt ou à une aide vous feront l’objet d’une attestation individuelle en fin de chantier.</p>
    ${foot('ORIADIS MÉDITERRANÉE – SAS au capital de 1 250 000 € – Siège : 2 place de la Comédie, 34000 Montpellier – RCS Montpellier 900 000 528 – CPI 3402 2019 000 000 077 – Garant : Caution Exemple, 59 avenue de l’Exemple 75017 Paris – TVA FR 00 900000528')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('oriadis immobilier', 'oriadis', 'ORIADIS MÉDITERRANÉE'),
      building: either('Immeuble Le Polygone', 'LE POLYGONE'),
      building_address: '9 rue Française, 34500 Béziers',
      rnc: 'AE1774205',
      owner: 'Consorts ROUANET',
      lots: ['7', '11'],
      tantiemes: 846,
      base: 10000,
      due_on: '2026-10-01',
      total: facadeQuote,
      travaux: facadeQuote,
      to_pay: facadeQuote,
    },
    absent: ['courantes', 'fonds_travaux', 'solde_anterieur', 'iban', 'recoverable', 'period_from'],
  },
);

const SETE_LINES = [
  ['CHARGES GENERALES', 978300, 10003, 164],
  ['CHARGES HALL 2', 88450, 2006, 164],
  ['EAU FROIDE (ACOMPTE)', 214000, 10003, 164],
] as const;
const seteQuotes = SETE_LINES.map(([, total, base, part]) => share(total, part, base));
const seteRun = sum(seteQuotes);
const seteFund = share(64040, 164, 10003);
const seteOwed = 81277;
const late = paperOf(
  'appel-retard-sete',
  `font: 9pt/1.35 'Nimbus Mono PS', monospace; pre { margin: 0; font: 8.4pt/1.4 'Nimbus Mono PS', monospace } .b { border: .4mm solid #000; padding: 2mm; margin: 3mm 0 }`,
  [
    `${sides('AGENCE DU MOLE - SYNDIC<br>17 QUAI DE LA RESISTANCE<br>34200 SETE<br>TEL 04.67.00.74.11', 'MLE EL AMRANI SAMIRA<br>RES LES QUILLES HALL 2 APT 214<br>158 BD JOLIOT CURIE<br>34200 SETE')}
    <p style="margin-top:9mm">SETE LE 14/12/2026</p>
    <div class="b">IMMEUBLE 077 RESIDENCE LES QUILLES   158 BD JOLIOT CURIE 34200 SETE<br>VOTRE COMPTE : 077-0214-EL    LOTS : 214 APPT - 331 CELLIER</div>
    <p><b>AVIS D'APPEL DE FONDS - PERIODE DU 01/01/2027 AU 31/03/2027</b></p>
<pre>
NATURE                    A REPARTIR     BASE   TANT      VOTRE PART
--------------------------------------------------------------------
${SETE_LINES.map(([label, total, base, part], index) => `${label.padEnd(24)}${english(total).padStart(12)}${String(base).padStart(9)}${String(part).padStart(7)}${english(seteQuotes[index] ?? 0).padStart(16)}`).join('\n')}
${'FONDS TRAVAUX LOI ALUR'.padEnd(24)}${english(64040).padStart(12)}${'10003'.padStart(9)}${'164'.padStart(7)}${english(seteFund).padStart(16)}
--------------------------------------------------------------------
${'TOTAL APPELE'.padEnd(52)}${english(seteRun + seteFund).padStart(16)}

${'SOLDE DEBITEUR AU 14/12/2026 (VOIR RELANCE)'.padEnd(52)}${english(seteOwed).padStart(16)}
--------------------------------------------------------------------
${'TOTAL A REGLER EUR'.padEnd(52)}${english(seteRun + seteFund + seteOwed).padStart(16)}
</pre>
    <p style="margin-top:5mm">DATE D'EXIGIBILITE : 01/01/2027</p>
    <p>SAUF ERREUR DE NOTRE PART, VOTRE COMPTE PRESENTE UN RETARD DE DEUX TRIMESTRES. A DEFAUT DE REGLEMENT SOUS TRENTE JOURS A COMPTER DE LA MISE EN DEMEURE QUI VOUS A ETE ADRESSEE LE 03/12/2026, LES AUTRES PROVISIONS NON ENCORE ECHUES DEVIENDRONT IMMEDIATEMENT EXIGIBLES (ARTICLE 19-2 LOI DU 10/07/1965).</p>
    <p>FERMETURE DES BUREAUX DU 24/12 AU 02/01 INCLUS. EN CAS D'URGENCE : 06.00.00.74.12.</p>
    ${foot('AGENCE DU MOLE SARL AU CAPITAL DE 7 622 EUR - RCS MONTPELLIER 900 000 639 - CARTE G ET S CPI 3402 2018 000 000 219 - GARANTIE 120 000 EUR')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('AGENCE DU MOLE', 'AGENCE DU MOLE - SYNDIC'),
      building: 'RESIDENCE LES QUILLES',
      building_address: either('158 BD JOLIOT CURIE, 34200 SETE', '158 BD JOLIOT CURIE 34200 SETE'),
      owner: 'MLE EL AMRANI SAMIRA',
      account: '077-0214-EL',
      lots: ['214', '331'],
      tantiemes: 164,
      base: 10003,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: seteRun + seteFund,
      courantes: seteRun,
      fonds_travaux: seteFund,
      solde_anterieur: seteOwed,
      to_pay: seteRun + seteFund + seteOwed,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'recoverable'],
  },
);

const LOTS = [
  { lot: '3', nature: 'Local professionnel RDC', part: 118 },
  { lot: '27', nature: 'Appartement T4 – 3e étage', part: 204 },
] as const;
const BUDGET = 1284600;
const FUND = 64230;
const lotRows = LOTS.map(({ lot, nature, part }) => {
  const [run, fund] = [share(BUDGET, part, 5000), share(FUND, part, 5000)];
  return { lot, nature, part, run, fund, all: run + fund };
});
const lotRun = sum(lotRows.map(({ run }) => run));
const lotFund = sum(lotRows.map(({ fund }) => fund));
const lotWorks = share(920000, 322, 5000);
const byLot = paperOf(
  'appel-deux-lots-carcassonne',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; h2 { font-size: 9.5pt; margin: 4mm 0 1mm; padding: .8mm 2mm; border-left: 2mm solid #4b7f52; background: #eef5ef } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } td, th { border-bottom: .2mm dotted #888 } .t td { border-top: .3mm solid #000; border-bottom: .3mm solid #000; font-weight: bold }`,
  [
    `<div style="text-align:center"><b style="font-size:14pt">SAINT-NAZAIRE PATRIMOINE</b><br>Administration d’immeubles – Maison fondée en 1938<br>5 place Carnot, 11000 CARCASSONNE – 04 68 00 31 77</div>
    ${sides('<p style="margin-top:8mm">Immeuble géré : <b>73 rue de Verdun</b><br>11000 CARCASSONNE<br>Registre des copropriétés : AF0386119<br>Code immeuble 142 – Code copropriétaire 142019</p>', envelope('<b>SCI BASTIDE SAINT-LOUIS</b><br>M. Guilhem d’Aragon de Fitou, gérant<br>Domaine de Rieussec<br>11600 VILLEGAILHENC').replace('98mm', '0'))}
    <h1 style="font-size:12pt;text-align:center">Appel de fonds du ${pointed('2027-01-01')} – premier semestre 2027</h1>
    <p style="text-align:center">Période : ${pointed('2027-01-01')} – ${pointed('2027-06-30')} &nbsp; Édité le ${pointed('2026-12-03')}</p>
    ${lotRows
      .map(
        ({ lot, nature, part, run, fund, all }) =>
          `<h2>LOT N° ${lot} – ${nature}</h2>${table(
            ['Rubrique', 'Budget', 'Tantièmes', 'Montant'],
            [
              [
                'Provision charges courantes (½ budget 2027)',
                spaced(BUDGET),
                `${part}/5000`,
                spaced(run),
              ],
              ['Fonds de travaux', spaced(FUND), `${part}/5000`, spaced(fund)],
              `<tr class="t"><td>Total lot n° ${lot}</td><td></td><td></td><td>${spaced(all)}</td></tr>`,
            ],
          )}`,
      )
      .join('')}
    <h2>TRAVAUX – tous lots</h2>
    ${table(
      ['Rubrique', 'Appelé', 'Tantièmes', 'Montant'],
      [
        [
          'Réfection de la verrière (AG du 07.10.2026, rés. 9) – appel unique',
          spaced(920000),
          '322/5000',
          spaced(lotWorks),
        ],
      ],
    )}
    <h2>RÉCAPITULATIF</h2>
    ${table(
      [],
      [
        ['Provisions sur charges courantes', `${spaced(lotRun)} €`],
        ['Fonds de travaux', `${spaced(lotFund)} €`],
        ['Travaux', `${spaced(lotWorks)} €`],
        `<tr class="t"><td>TOTAL DE L’APPEL</td><td>${spaced(lotRun + lotFund + lotWorks)} €</td></tr>`,
        ['Report de votre compte', '0,00 €'],
        `<tr class="t"><td>À PAYER AU ${pointed('2027-01-01')}</td><td>${spaced(lotRun + lotFund + lotWorks)} €</td></tr>`,
      ],
    )}
    <p style="margin-top:4mm;font-size:7.5pt">Nous vous rappelons que l’occupation de vos lots par un locataire ne vous dispense pas de l’obligation d’assurance. Prochaine assemblée : octobre 2027.</p>
    ${foot('SAINT-NAZAIRE PATRIMOINE SAS – capital 40 000 € – SIREN 900 000 745 – CPI 1101 2020 000 000 018 – GALIAN Exemple – Médiateur de la consommation : www.mediateur.example.fr')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'SAINT-NAZAIRE PATRIMOINE',
      building_address: '73 rue de Verdun, 11000 CARCASSONNE',
      rnc: 'AF0386119',
      owner: either(
        'SCI BASTIDE SAINT-LOUIS',
        'SCI BASTIDE SAINT-LOUIS M. Guilhem d’Aragon de Fitou',
      ),
      lots: ['3', '27'],
      tantiemes: 322,
      base: 5000,
      period_from: '2027-01-01',
      period_to: '2027-06-30',
      due_on: '2027-01-01',
      total: lotRun + lotFund + lotWorks,
      courantes: lotRun,
      fonds_travaux: lotFund,
      travaux: lotWorks,
      solde_anterieur: 0,
      to_pay: lotRun + lotFund + lotWorks,
    },
    absent: ['iban', 'recoverable', 'avances'],
  },
);

export const APPELS = [byKey, works, late, byLot];
