// Calls for funds: one that is late, a volunteer’s sheet, a customer area.
import { either, paperOf } from '../../paper.ts';
import { brief, dotted, english, plain, sum, table } from '../../writing.ts';
import { euros, share } from './outils.ts';

const LATE = { running: share(985000, 563, 10000), water: 8140, fund: share(49250, 563, 10000) };
const lateTotal = sum(Object.values(LATE));
const LATE_BEFORE = 124318;
const late = paperOf(
  'appel-solde-en-retard-chalon-d38',
  `font: 9pt 'Nimbus Mono PS', monospace; padding: 12mm 14mm; pre { margin: 0; font: inherit; line-height: 1.42 } .b { border: .3mm solid #000; padding: 2mm 3mm; margin: 3mm 0 }`,
  [
    `<pre>BRESSE SAONE IMMOBILIER                                    CHALON-SUR-SAONE, LE 22/09/2026
SYNDIC DE COPROPRIETES
5 QUAI DES MESSAGERIES
71100 CHALON-SUR-SAONE
TEL 03 85 00 62 17 (8H30-12H)
                                               MME VEUVE PONSARD
                                               NEE BOUILLOT GINETTE
                                               RES LES AUBEPINES ESC 2
                                               9 RUE DE L'HERITAN
                                               71100 CHALON-SUR-SAONE

IMMEUBLE   : 0047 LES AUBEPINES
             9 RUE DE L'HERITAN 71100 CHALON-SUR-SAONE
CPTE COPRO : 0047/00118          LOTS : 18 (APPART) 52 (CAVE)
</pre><div class="b"><pre>APPEL DE FONDS 4EME TRIMESTRE 2026
PERIODE DU 01/10/2026 AU 31/12/2026         EXIGIBLE LE 01/10/2026</pre></div><pre>
LIBELLE                              MT A REPARTIR     BASE   TANT      QUOTE-PART
--------------------------------------------------------------------------------
PROV. CHARGES GENERALES                   9.850,00    10000    563      ${dotted(LATE.running).padStart(10)}
PROV. EAU FROIDE (FORFAIT COMPTEUR)                                     ${dotted(LATE.water).padStart(10)}
FONDS DE TRAVAUX LOI ALUR                   492,50    10000    563      ${dotted(LATE.fund).padStart(10)}
--------------------------------------------------------------------------------
TOTAL DE L'APPEL                                                        ${dotted(lateTotal).padStart(10)}

SITUATION DE VOTRE COMPTE AU 22/09/2026
   ${brief('2026-04-01')}  APPEL 2T2026                         ${dotted(64229)}
   ${brief('2026-07-01')}  APPEL 3T2026                         ${dotted(64229)}
   ${brief('2026-07-28')}  VOTRE CHEQUE                        -${dotted(10000)}
   ${brief('2026-09-08')}  FRAIS DE RELANCE                       ${dotted(5860)}
SOLDE ANTERIEUR RESTANT DU                                              ${dotted(LATE_BEFORE).padStart(10)}
                                                                      ------------
TOTAL A PAYER                                                           ${dotted(lateTotal + LATE_BEFORE).padStart(10)} EUR
</pre><div class="b"><pre>VOTRE COMPTE PRESENTE UN ARRIERE. SANS REGLEMENT SOUS 8 JOURS NOUS SERONS
CONTRAINTS DE VOUS METTRE EN DEMEURE (ART. 19-2 DE LA LOI DU 10/07/1965 :
LES PROVISIONS NON ENCORE ECHUES DEVIENNENT IMMEDIATEMENT EXIGIBLES).
UN ECHEANCIER PEUT VOUS ETRE ACCORDE SUR DEMANDE ECRITE.</pre></div><pre>
REGLEMENT PAR CHEQUE A L'ORDRE DE : SDC LES AUBEPINES

- - - - - - - - - - - - COUPON A JOINDRE A VOTRE REGLEMENT - - - - - - - - - - - -
0047/00118   PONSARD GINETTE        4T2026      A PAYER  ${dotted(lateTotal + LATE_BEFORE)} EUR

BRESSE SAONE IMMOBILIER SARL AU CAPITAL DE 7.622,45 EUR  RCS CHALON 900 000 771
CARTE PRO CPI 7101 2017 000 000 094 - GARANTIE SOCAF 26 AV DE SUFFREN 75015 PARIS</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'BRESSE SAONE IMMOBILIER',
      building: 'LES AUBEPINES',
      building_address: '9 RUE DE L’HERITAN, 71100 CHALON-SUR-SAONE',
      owner: either(
        'MME VEUVE PONSARD NEE BOUILLOT GINETTE',
        'PONSARD GINETTE',
        'MME VEUVE PONSARD',
      ),
      lots: ['18', '52'],
      tantiemes: 563,
      base: 10000,
      account: '0047/00118',
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: lateTotal,
      courantes: LATE.running + LATE.water,
      fonds_travaux: LATE.fund,
      solde_anterieur: LATE_BEFORE,
      to_pay: lateTotal + LATE_BEFORE,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'recoverable'],
  },
);

const OWNERS: readonly (readonly [name: string, lots: string, part: number])[] = [
  ['BRENOT Colette', '1, 6', 268],
  ['GRÉA Julien', '2', 191],
  ['JEANNIN-FAVRE Mathilde', '3, 7', 224],
  ['Succession MICHAUD', '4', 187],
  ['OUDET Sébastien', '5', 130],
];
const SHEET = [
  ['Assurance', 48200],
  ['Électricité escalier', 6100],
  ['Nettoyage', 21600],
  ['Petit entretien', 15000],
] as const;
const sheetWhole = sum(SHEET.map(([, cents]) => cents));
const sheetQuote = share(sheetWhole, 224, 1000);
const sheetFund = share(12500, 224, 1000);
const volunteer = paperOf(
  'appel-tableur-benevole-dole-d38',
  `font: 9.6pt 'Carlito', sans-serif; td, th { border: .2mm solid #bbb; padding: .9mm 1.6mm } th { background: #cfe2f3; font-weight: bold } .n td:nth-child(n+2) { text-align: right } .on td { background: #fff2cc; font-weight: bold }`,
  [
    `<p><b>Copropriété 12 rue Pasteur – 39100 DOLE</b><br>Syndic bénévole : Colette BRENOT (06 00 00 39 12)</p><p>Pour : <b>Mme Mathilde JEANNIN-FAVRE</b>, 4 impasse des Tanneurs, 39100 DOLE – lots 3 et 7</p><h1 style="font-size:13pt">APPEL DE PROVISIONS – 2ème semestre 2026 (1er juillet – 31 décembre)</h1><p>À payer avant le <b>31/07/2026</b> – budget voté à l’AG du 28/03/2026 (moitié de l’année)</p>
    ${table(['Poste', 'Semestre'], [...SHEET.map(([label, cents]) => [label, english(cents)]), ['<b>Total immeuble</b>', `<b>${english(sheetWhole)}</b>`]], 'n')}
    <p></p>${table(
      ['Copropriétaire', 'Lots', '1000èmes', 'Provision', 'Fonds travaux', 'Total dû'],
      [
        ...OWNERS.map(([name, lots, part]) => {
          const cells = [
            name,
            lots,
            String(part),
            english(share(sheetWhole, part, 1000)),
            english(share(12500, part, 1000)),
            english(share(sheetWhole, part, 1000) + share(12500, part, 1000)),
          ];
          return `<tr class="${part === 224 ? 'on' : ''}">${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
        }),
        ['TOTAL', '', '1000', english(sheetWhole), english(12500), english(sheetWhole + 12500)],
      ],
      'n',
    )}
    <p style="margin-top:5mm">Ta ligne est en jaune, Mathilde. <b>Montant à virer : ${english(sheetQuote + sheetFund)} €</b> sur le compte de la copropriété (tu as déjà le RIB). Pas de retard chez toi, merci !</p><p>J’ai demandé deux devis pour la gouttière côté cour, on en reparle à l’automne. Les relevés d’eau sont à faire fin novembre comme d’habitude.</p><p>Colette, le 2 juillet 2026</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Colette BRENOT',
      building_address: '12 rue Pasteur, 39100 DOLE',
      owner: 'Mme Mathilde JEANNIN-FAVRE',
      lots: ['3', '7'],
      tantiemes: 224,
      base: 1000,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      due_on: '2026-07-31',
      total: sheetQuote + sheetFund,
      courantes: sheetQuote,
      fonds_travaux: sheetFund,
      to_pay: sheetQuote + sheetFund,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'recoverable', 'balance'],
  },
);

const AREA = {
  running: share(1621000, 318, 10000),
  lift: share(88500, 41, 1000),
  fund: share(81050, 318, 10000),
  advance: 7500,
};
const areaTotal = sum(Object.values(AREA));
const area = paperOf(
  'appel-espace-client-epinal-d38',
  `font: 9.4pt/1.45 'DejaVu Sans', sans-serif; padding: 8mm 12mm; .u { font-size: 6.5pt; color: #555; display: flex; justify-content: space-between } .nav { background: #17365c; color: #fff; padding: 2mm 4mm; margin: 2mm 0 4mm; display: flex; gap: 6mm; font-size: 8pt } .card { border: .2mm solid #c9d3df; border-radius: 2mm; padding: 3mm 4mm; margin-bottom: 3mm } .r { display: flex; justify-content: space-between; border-bottom: .2mm solid #e3e8ee; padding: 1mm 0 } .big { font-size: 15pt; color: #17365c }`,
  [
    `<div class="u"><span>28/09/2026 09:12</span><span>Mon espace – Appel de fonds AF-2026-4-00871 | Vosges Habitat Syndic</span></div><div class="nav"><b>VOSGES HABITAT SYNDIC</b><span>Accueil</span><span>Mes finances</span><span>Mes documents</span><span>Ma copropriété</span><span>Messages (2)</span></div>
    <p>Mes finances › Appels de fonds › AF-2026-4-00871</p><h1 style="font-size:14pt">Appel de fonds – 4e trimestre 2026</h1>
    <div class="card"><div class="r"><span>Copropriété</span><b>Les Rives de Moselle</b></div><div class="r"><span>Adresse</span><b>17 quai Jules Ferry, 88000 Épinal</b></div><div class="r"><span>Copropriétaire</span><b>Mme Thi Mai NGUYEN épouse CLAUDEL</b></div><div class="r"><span>Identifiant client</span><b>VHS-20417</b></div><div class="r"><span>Lots</span><b>22 (appartement), 105 (parking)</b></div><div class="r"><span>Période</span><b>01/10/2026 – 31/12/2026</b></div><div class="r"><span>Exigible le</span><b>01/10/2026</b></div></div>
    <div class="card"><b>Détail</b><div class="r"><span>Charges générales <small>318 / 10 000 tantièmes de ${euros(1621000)}</small></span><span>${euros(AREA.running)}</span></div><div class="r"><span>Ascenseur <small>41 / 1 000 tantièmes de ${euros(88500)}</small></span><span>${euros(AREA.lift)}</span></div><div class="r"><span>Fonds de travaux <small>318 / 10 000 tantièmes de ${euros(81050)}</small></span><span>${euros(AREA.fund)}</span></div><div class="r"><span>Avance de trésorerie permanente <small>complément voté le 02/06/2026, une seule fois</small></span><span>${euros(AREA.advance)}</span></div><div class="r" style="font-weight:bold"><span>Montant de l’appel</span><span>${euros(areaTotal)}</span></div></div>
    <div class="card"><div class="r"><span>Solde antérieur</span><span>${euros(0)}</span></div><div style="display:flex;justify-content:space-between;align-items:center"><span>Reste à payer</span><b class="big">${euros(areaTotal)}</b></div><p style="font-size:8pt;margin:1mm 0 0">✔ Prélèvement automatique programmé le 05/10/2026 sur le compte se terminant par 0417. Vous n’avez rien à faire.</p></div>
    <div class="card" style="background:#eef6ee;font-size:8pt"><b>Bon à savoir</b> – Passez au zéro papier : recevez vos convocations par voie électronique et économisez jusqu’à ${plain(3600)} € d’affranchissement par an. <u>J’active mes notifications</u></div>
    <p style="font-size:7pt;color:#666">Vosges Habitat Syndic, 3 place des Vosges, 88000 Épinal – Mentions légales – Politique de confidentialité – CGU – Médiation de la consommation</p><div class="u" style="position:absolute;bottom:6mm;left:12mm;right:12mm"><span>https://espace.vosges-habitat-syndic.example.fr/finances/appels/AF-2026-4-00871</span><span>1/1</span></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'VOSGES HABITAT SYNDIC',
      building: 'Les Rives de Moselle',
      building_address: '17 quai Jules Ferry, 88000 Épinal',
      owner: either('Mme Thi Mai NGUYEN épouse CLAUDEL', 'Mme Thi Mai NGUYEN'),
      lots: ['22', '105'],
      tantiemes: 318,
      base: 10000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: areaTotal,
      courantes: AREA.running + AREA.lift,
      fonds_travaux: AREA.fund,
      avances: AREA.advance,
      solde_anterieur: 0,
      to_pay: areaTotal,
    },
    absent: ['rnc', 'iban', 'travaux', 'recoverable'],
  },
);

export const APPELS_DIVERS = [late, volunteer, area];
