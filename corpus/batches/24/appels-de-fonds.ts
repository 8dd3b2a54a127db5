// Calls for funds: figures before their labels, works alone, a second reminder.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { debitCredit, dotted, inFull, spaced, sum, table } from '../../writing.ts';
import { foot, type Key, quote, share } from './outils.ts';

const MONTREUIL = accountOf('montreuil-versailles');
const RUN: readonly Key[] = [
  ['01', 'CHARGES GENERALES', 1846250, 10000, 530, 70],
  ['05', 'ASC. BAT. A', 129000, 1000, 61, 80],
  ['07', 'CHAUF. COLL. P1-P2', 2214000, 8420, 498, 100],
];
const ALUR: Key = ['FT', 'FONDS TRAVAUX ART. 14-2-1', 92300, 10000, 530, 0];
const letOf = (key: Key): number => Math.round((quote(key) * key[5]) / 100);
const run = sum(RUN.map(quote));
const runTotal = run + quote(ALUR);
const FAVOUR = 21540;

const reversed = paperOf(
  'appel-montants-a-gauche-versailles',
  `font: 7.8pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 10mm 12mm; .t td { text-align: right; white-space: nowrap; border-right: .2mm solid #aaa } .t td:last-child { text-align: left; border: 0 } .t th { border-bottom: .4mm solid #000; font-weight: bold; text-align: right } .t th:last-child { text-align: left } .f { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 5mm } .w { margin: 6mm 0 6mm 105mm; font-size: 9.5pt; min-height: 24mm } .n { border: .2mm dashed #666; padding: 2mm; margin-top: 5mm }`,
  [
    `<div class="f"><div><b style="font-size:11pt">SABLIER &amp; TOURNEMIRE</b><br>Administrateurs d’immeubles depuis 1934<br>17 rue de la Paroisse – BP 40112<br>78001 VERSAILLES CEDEX</div><div>Agence ouverte du lundi au jeudi 9h–12h30<br>Cpta copro : 01 39 00 00 41<br>compta@sablier-tournemire.example.fr</div><div style="text-align:right">Réf. à rappeler : 0451/00087<br>Edité le 10/12/2026 – p. 1/1</div></div>
    <div class="w">M. ET MME DE LA VILLARMOIS AYMERIC<br>23 RUE DU CHEVAL BLANC<br>28000 CHARTRES</div>
    <p><b>IMM. 0451 – LES PAVILLONS DE MONTREUIL</b> – 9 BIS RUE CHAMP LAGARDE 78000 VERSAILLES – N° immat. AD6104427 – Lots 0014 (APPT 4P BAT A) 0058 (CAVE)</p>
    <h1 style="font-size:10.5pt;border-top:.4mm solid #000;padding-top:1mm">APPEL DE FONDS – 1ER TRIM. 2027 – PERIODE DU 01/01/2027 AU 31/03/2027 – EXIGIBLE LE 01/01/2027</h1>
    ${table(
      ['Mt à répartir', 'Base', 'Tant.', 'Votre Qp', 'Dt locatif', 'Clé – nature'],
      [...RUN, ALUR].map((key) => [
        spaced(key[2]),
        key[3],
        key[4],
        `<b>${spaced(quote(key))}</b>`,
        spaced(letOf(key)),
        `${key[0]} ${key[1]}`,
      ]),
      't',
    )}
    <table class="t" style="margin-top:3mm"><tr><td style="width:44mm">${spaced(run)}</td><td>TOTAL PROV. CHARGES COURANTES</td></tr><tr><td>${spaced(quote(ALUR))}</td><td>TOTAL FONDS TRAVAUX</td></tr><tr><td><b>${spaced(runTotal)}</b></td><td><b>TOTAL DE L’APPEL</b> (dont récupérable ${spaced(sum(RUN.map(letOf)))})</td></tr><tr><td>${debitCredit(-FAVOUR)}</td><td>POSITION DE VOTRE CPTE AU 10/12/2026 AVANT APPEL (D = vous devez, C = en votre faveur)</td></tr><tr><td style="font-size:10pt"><b>${debitCredit(runTotal - FAVOUR)}</b></td><td style="font-size:10pt"><b>NET A REGLER</b></td></tr></table>
    <div class="n"><b>Le saviez-vous ?</b> Optez pour le prélèvement mensuel : 1/12e du budget, sans frais. Parrainez un voisin et recevez 50 € en bons d’achat (offre valable jusqu’au 30/06/2027).</div>
    <p style="margin-top:4mm">Virement : SDC LES PAVILLONS DE MONTREUIL – IBAN ${MONTREUIL.spaced} – BIC ${MONTREUIL.bic} – libellé : 0451/00087</p>
    ${foot('SABLIER &amp; TOURNEMIRE SAS au capital de 152 450 € – RCS Versailles 900 114 226 – Carte pro CPI 7801 2018 000 000 314 – Garantie GALIAN-EXEMPLE 89 rue de la Caution 75008 Paris – Médiateur de la consommation : MEDIMMO-EXEMPLE, 1 allée du Parc, 77100 Meaux')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'SABLIER & TOURNEMIRE',
      building: 'LES PAVILLONS DE MONTREUIL',
      building_address: '9 BIS RUE CHAMP LAGARDE, 78000 VERSAILLES',
      rnc: 'AD6104427',
      owner: 'M. ET MME DE LA VILLARMOIS AYMERIC',
      lots: ['14', '58'],
      tantiemes: 530,
      base: 10000,
      iban: MONTREUIL.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: runTotal,
      courantes: run,
      fonds_travaux: quote(ALUR),
      solde_anterieur: -FAVOUR,
      to_pay: runTotal - FAVOUR,
      recoverable: sum(RUN.map(letOf)),
    },
    absent: ['travaux', 'avances', 'meeting_on', 'charges_reelles'],
  },
);

const PLEYEL = accountOf('pleyel-saint-denis');
const WORKS = [
  ['Remplacement des descentes EU/EV bât. C – Ets Zampieri', 6842000],
  ['Maîtrise d’œuvre (8 % TTC) – atelier Cordonnier', 547360],
  ['Honoraires syndic s/ travaux (3 % TTC)', 205260],
] as const;
const called = WORKS.map(([, whole]) => Math.round(whole / 4));
const parts = called.map((one) => share(one, 173, 5140));
const works = paperOf(
  'appel-travaux-quart-saint-denis',
  `font: 10pt/1.4 'Carlito', sans-serif; padding: 14mm 18mm; .g { display: flex; justify-content: space-between } td, th { border-bottom: .2mm solid #bbb } th { font-weight: bold; font-size: 8.5pt } td:nth-child(n+2), th:nth-child(n+2) { text-align: right } .c { border-top: .3mm dashed #000; margin-top: 12mm; padding-top: 3mm; font-size: 9pt }`,
  [
    `<div class="g"><div><b style="color:#8a1538;font-size:17pt">Habitéo</b><b style="font-size:17pt"> Syndic</b><br><span style="font-size:8pt">Agence de Saint-Denis – 2 place du Caquet – 93200 SAINT-DENIS<br>Siège social : 118 avenue du Général-de-Gaulle – 94000 CRÉTEIL</span></div><div style="font-size:8pt;text-align:right">Gestionnaire : Loubna Chraïbi<br>Comptable : Régis Tran Van<br>saint-denis@habiteo.example.fr</div></div>
    <p style="margin:12mm 0 10mm 90mm">Madame N’DIAYE Fatoumata née SARR<br>Bât. C – 3e étage – porte 34<br>6, rue Ambroise-Croizat<br>93200 SAINT-DENIS</p>
    <p>Saint-Denis, le ${inFull('2026-11-18')}</p>
    <p><b>Copropriété LES TILLEULS DE PLEYEL, 4 à 8 rue Ambroise-Croizat, 93200 SAINT-DENIS (RNC AB3-771-905)</b><br>Votre compte copropriétaire : C0613-0034 – Lot n° 134</p>
    <h1 style="font-size:13pt;color:#8a1538">Appel de fonds exceptionnel – travaux votés hors budget – appel 2 sur 4</h1>
    <p>Par sa résolution n° 17 du 4 juin 2026, l’assemblée générale a décidé le remplacement des descentes d’eaux usées du bâtiment C. La somme votée est appelée en quatre fois, les 15/09/2026, 15/12/2026, 15/03/2027 et 15/06/2027, selon la clé « charges bâtiment C » où vous détenez 173 / 5 140 tantièmes.</p>
    ${table(
      ['Opération', 'Budget voté', 'Part appelée (25 %)', 'Votre quote-part'],
      [
        ...WORKS.map(([label, whole], index) => [
          label,
          spaced(whole),
          spaced(called[index] ?? 0),
          spaced(parts[index] ?? 0),
        ]),
        [
          '<b>Total</b>',
          spaced(sum(WORKS.map((one) => one[1]))),
          spaced(sum(called)),
          `<b>${spaced(sum(parts))}</b>`,
        ],
      ],
    )}
    <p style="margin-top:5mm">Montant à nous régler pour le <b>15/12/2026</b> : <b>${spaced(sum(parts))} €</b>. Le présent appel est indépendant de votre appel de charges trimestriel, qui vous sera adressé séparément.</p>
    <div class="c"><div class="g"><div>TALON À JOINDRE À VOTRE CHÈQUE<br>N’DIAYE Fatoumata – C0613-0034<br>TX 2/4 – ${spaced(sum(parts))} €</div><div>Chèque à l’ordre de : SDC LES TILLEULS DE PLEYEL<br>ou virement IBAN ${PLEYEL.spaced}<br>BIC ${PLEYEL.bic}</div></div></div>
    ${foot('Habitéo Syndic SA, capital 1 200 000 €, SIREN 900 330 118 RCS Créteil – CPI 9401 2020 000 045 112 – garant : Caution Mutuelle Exemple – La loi informatique et libertés vous donne un droit d’accès')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Habitéo Syndic', 'Habitéo Syndic SA'),
      building: 'LES TILLEULS DE PLEYEL',
      building_address: '4 à 8 rue Ambroise-Croizat, 93200 SAINT-DENIS',
      rnc: 'AB3771905',
      owner: 'Madame N’DIAYE Fatoumata née SARR',
      lots: ['134'],
      tantiemes: 173,
      base: 5140,
      account: 'C0613-0034',
      iban: PLEYEL.iban,
      due_on: '2026-12-15',
      total: sum(parts),
      travaux: sum(parts),
      to_pay: sum(parts),
    },
    absent: ['period_from', 'period_to', 'courantes', 'fonds_travaux', 'recoverable', 'avances'],
  },
);

const LATE = { call: 45310, fund: 3302, before: 120455, fees: 3600 };
const lateTotal = LATE.call + LATE.fund;
const late = paperOf(
  'appel-second-rappel-toulon',
  `font: 9.6pt/1.35 'Nimbus Mono PS', monospace; padding: 16mm 16mm; pre { font: inherit; margin: 0 } .x { border: .6mm solid #000; padding: 2mm; text-align: center; font-weight: bold; margin: 5mm 0 }`,
  [
    `<pre>A.M.G. – AGENCE MARITIME DE GESTION
GROUPE LITTORALYS
31 BD DE STRASBOURG
83000 TOULON                          SUCCESSION GIORDANO ANTOINE
TEL 04 94 00 00 18                    CHEZ MME GIORDANO-PELLEGRINI ROSE
                                      12 TRAVERSE DES CAPUCINS
                                      06600 ANTIBES


IMMEUBLE  : 218 LE GRAND LARGE
            CORNICHE DU GENERAL DE GAULLE N° 77 – 83000 TOULON
COMPTE    : 218.0440                  LE 21/08/2026
LOTS      : 61 ET 62                  QUOTITES : 88 / 1000
</pre><div class="x">APPEL DE FONDS – 3E TRIMESTRE 2026<br>*** DEUXIEME RAPPEL AVANT MISE EN DEMEURE ***</div><pre>
APPEL DU 01/07/2026 AU 30/09/2026, EXIGIBLE LE 01/07/2026

   PROVISION BUDGET COURANT (88/1000)           ${dotted(LATE.call).padStart(12)}
   COTISATION FONDS TRAVAUX                     ${dotted(LATE.fund).padStart(12)}
                                                ------------
   MONTANT DE L’APPEL                           ${dotted(lateTotal).padStart(12)}

   SOLDE ANTERIEUR DEBITEUR                     ${dotted(LATE.before).padStart(12)}
   FRAIS DE RELANCE (ART. 10-1 L. 1965)         ${dotted(LATE.fees).padStart(12)}
                                                ------------
   TOTAL A NOUS FAIRE PARVENIR SOUS 8 JOURS     ${dotted(lateTotal + LATE.before + LATE.fees).padStart(12)} EUR

SAUF ERREUR DE NOTRE PART, VOTRE REGLEMENT NE NOUS EST PAS
PARVENU. A DEFAUT, LE DOSSIER SERA REMIS A ME CASABIANCA,
COMMISSAIRE DE JUSTICE A TOULON, ET LES PROVISIONS NON ECHUES
DE L’EXERCICE DEVIENDRONT EXIGIBLES (ART. 19-2).

SI VOTRE REGLEMENT A CROISE CE COURRIER, N’EN TENEZ PAS COMPTE.
</pre>${foot('AMG SARL au capital de 7 622,45 € – RC Toulon 900 771 004 – Littoralys Groupe, 5 av. Robert-Soleau 06600 ANTIBES – Carte T et G n° CPI 8301 2016 000 012 777')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'A.M.G. – AGENCE MARITIME DE GESTION',
        'AGENCE MARITIME DE GESTION',
        'A.M.G.',
        'AMG SARL',
        'AMG',
      ),
      building: 'LE GRAND LARGE',
      building_address: either(
        'CORNICHE DU GENERAL DE GAULLE N° 77, 83000 TOULON',
        '77 CORNICHE DU GENERAL DE GAULLE, 83000 TOULON',
      ),
      owner: either(
        'SUCCESSION GIORDANO ANTOINE',
        'SUCCESSION GIORDANO ANTOINE CHEZ MME GIORDANO-PELLEGRINI ROSE',
      ),
      lots: ['61', '62'],
      tantiemes: 88,
      base: 1000,
      account: '218.0440',
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: lateTotal,
      courantes: LATE.call,
      fonds_travaux: LATE.fund,
      solde_anterieur: LATE.before,
      to_pay: lateTotal + LATE.before + LATE.fees,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'recoverable'],
  },
);

export const APPELS_DE_FONDS = [reversed, works, late];
