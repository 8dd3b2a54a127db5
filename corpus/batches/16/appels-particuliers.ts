// Calls for funds of a special kind: works in Corsica, a late one, a print of a customer area.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { english, pointed, slashed, spaced, sum, table, thin } from '../../writing.ts';
import { type Key, quote, quotes, row, share } from './outils.ts';

const AIACCIU = accountOf('16-aiacciu');
const CORSE: readonly (readonly [label: string, whole: number])[] = [
  ['ITE façade Ouest – SARL Muratori BTP – 2ème appel 30 %', 5412000],
  ['Maîtrise d’œuvre (8,5 % du marché HT)', 418200],
  ['Assurance D.O.', 231050],
  ['Hon. syndic s/travaux', 135300],
];
const corseParts = CORSE.map(([, whole]) => share(whole, 287, 5000));
const corseTotal = sum(corseParts);
const worksCall = paperOf(
  'appel-travaux-ajaccio',
  `font: 9.2pt/1.4 'Carlito', sans-serif; padding: 13mm 16mm; .f { display: grid; grid-template-columns: 1fr 1fr; gap: 0; border: .3mm solid #444 } .f div { border: .15mm solid #999; padding: 1.2mm 2mm } .f small { display: block; font-size: 6.6pt; color: #777; text-transform: uppercase } .n td, .n th { border-bottom: .2mm solid #444 } .n td:nth-child(n+2), .n th:nth-child(n+2) { text-align: right } h1 { background: #7a1f1f; color: #fff; padding: 2mm 3mm; font-size: 13pt; margin: 6mm 0 3mm }`,
  [
    `<p><b style="font-size:13pt">Cabinet Paoli-Santucci</b>, administrateurs de biens – membre du réseau ALTÉRIA<br>Résidence Diamant II, 4 cours Prince Impérial, 20090 AIACCIU / AJACCIO</p>
    <div class="f"><div><small>Copropriétaire</small>Mme ORSONI veuve CASANOVA Antoinette, usufruitière<br>M. CASANOVA Ghjuvan-Battista, nu-propriétaire</div><div><small>Adresse de correspondance</small>Lieu-dit Pietralba<br>20167 SARROLA-CARCOPINO</div><div><small>Immeuble</small>A STELLA DI MARE – Bât. 1 à 3</div><div><small>Situation</small>Route des Sanguinaires, lieu-dit Barbicaja, 20000 AJACCIO</div><div><small>Lots / tantièmes</small>18 et 52 — 287 / 5 000</div><div><small>Immatriculation</small>AD2096653</div><div><small>Date d’émission</small>20 janvier 2026</div><div><small>Date d’exigibilité</small>15 février 2026</div></div>
    <h1>Appel de fonds travaux n° 2 — hors budget prévisionnel</h1>
    <p>Opération « Isolation thermique par l’extérieur, façade Ouest », votée par l’A.G. du 6 septembre 2025 (résolution 11.2), échéancier : 30 % au 15/11/2025, 30 % au 15/02/2026, 40 % au 15/05/2026.</p>
    ${table(['Poste', 'Montant appelé (copropriété)', 'Votre quote-part'], [...CORSE.map(([label, whole], index) => [label, english(whole), english(corseParts[index] ?? 0)]), row(['<b>Total à régler</b>', english(sum(CORSE.map(([, whole]) => whole))), `<b>${english(corseTotal)} EUR</b>`])], 'n')}
    <p style="margin-top:5mm">Conformément à l’article 6-2 du décret du 17 mars 1967, les appels sont dus par celui qui est copropriétaire au jour de leur exigibilité. À défaut de convention, les grosses réparations incombent au nu-propriétaire (art. 605 du code civil).</p>
    <p>Les provisions du budget courant du 1er trimestre 2026 vous ont été appelées le 20 décembre 2025 et ne figurent pas sur le présent.</p>
    <p style="border:.3mm solid #7a1f1f;padding:2mm">Règlement : compte séparé « travaux » du SDC A STELLA DI MARE — ${AIACCIU.spaced} — libellé : ASM 18 ORSONI T2</p>
    <p style="font-size:7pt;position:absolute;bottom:8mm">SARL Paoli-Santucci – capital 30.000 € – RCS Ajaccio 900 402 118 – carte G/S n° CPI 2A01 2019 000 040 118 délivrée par la CCI de Corse – ne peut recevoir aucun fonds au titre de la transaction</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Cabinet Paoli-Santucci',
      building: 'A STELLA DI MARE',
      building_address: either(
        'Route des Sanguinaires, lieu-dit Barbicaja, 20000 AJACCIO',
        'Route des Sanguinaires, 20000 AJACCIO',
      ),
      rnc: 'AD2096653',
      owner: either(
        'Mme ORSONI veuve CASANOVA Antoinette, usufruitière M. CASANOVA Ghjuvan-Battista, nu-propriétaire',
        'Mme ORSONI veuve CASANOVA Antoinette, M. CASANOVA Ghjuvan-Battista',
        'Mme ORSONI veuve CASANOVA Antoinette',
        'Mme ORSONI veuve CASANOVA Antoinette, usufruitière',
      ),
      lots: ['18', '52'],
      tantiemes: 287,
      base: 5000,
      iban: AIACCIU.iban,
      due_on: '2026-02-15',
      total: corseTotal,
      travaux: corseTotal,
      to_pay: corseTotal,
    },
    absent: [
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'period_from',
      'recoverable',
    ],
  },
);

const MOURILLON = accountOf('16-mourillon');
const LATE_KEYS: readonly Key[] = [
  ['1', 'Charges générales', 1462500, 1000, 37],
  ['3', 'Ascenseur', 86400, 500, 22],
];
const LATE_FUND = share(73125, 37, 1000);
const lateTotal = quotes(LATE_KEYS) + LATE_FUND;
const LATE_BEFORE = 218467;
const late = paperOf(
  'appel-retard-toulon',
  `font: 9pt/1.35 'Nimbus Sans Narrow', sans-serif; padding: 12mm 14mm; .r { border: .6mm solid #c00; color: #c00; padding: 2mm; margin: 4mm 0; font-size: 10pt } .n td, .n th { border: .2mm solid #000 } .n td:nth-child(n+3) { text-align: right } .n th { background: #ddd; font-weight: bold }`,
  [
    `<table><tr><td style="width:95mm"><b>HEXACOPRO VAR – Groupe SEVIGNAC</b><br>Le Thalassa, 150 bd Maréchal Leclerc<br>83000 TOULON<br>Accueil 04 94 00 18 70 – hexacopro83@sevignac.example.fr</td><td>Toulon, le ${pointed('2024-06-17')}<br><br>Monsieur ou Madame<br>BEN YOUSSEF Mehdi – LAFFARGUE Clémentine<br>12 rue Castillon<br>83000 TOULON</td></tr></table>
    <p style="margin-top:8mm"><b>Réf. client :</b> C-0388-09 &nbsp; <b>Imm. :</b> 0388 LE CASTILLON – 12 rue Castillon (Le Mourillon) 83000 TOULON &nbsp; <b>Lot(s) :</b> 9</p>
    <h2 style="font-size:12pt">Appel de provisions – 3ème trimestre 2024 (${slashed('2024-07-01')} au ${slashed('2024-09-30')})</h2>
    ${table(
      ['Cpte', 'Désignation', 'Dépense trim.', 'Tant. tot.', 'Tant.', 'Montant'],
      [
        ...LATE_KEYS.map((key) => [
          key[0],
          key[1],
          spaced(key[2]),
          spaced(key[3] * 100).replace(',00', ''),
          key[4],
          spaced(quote(key)),
        ]),
        ['105', 'Fonds travaux loi ALUR', spaced(73125), '1 000', 37, spaced(LATE_FUND)],
        row(['', '<b>Total appel n° 2024/3</b>', '', '', '', `<b>${spaced(lateTotal)}</b>`]),
      ],
      'n',
    )}
    <div class="r"><b>VOTRE COMPTE EST EN RETARD</b> – Sauf règlement croisant le présent courrier, il reste dû au ${slashed('2024-06-17')} la somme de ${spaced(LATE_BEFORE)} €, dont 48,00 € de frais de mise en demeure (art. 10-1 de la loi du 10 juillet 1965) et 126,00 € de frais de constitution de dossier avocat. Sans paiement sous 30 jours, l’article 19-2 sera mis en œuvre : les provisions non encore échues de l’exercice deviendront immédiatement exigibles.</div>
    <table style="width:100mm;margin-left:auto" class="n"><tr><td>Solde antérieur dû</td><td></td><td>${spaced(LATE_BEFORE)}</td></tr><tr><td>Appel du 01/07/2024</td><td></td><td>${spaced(lateTotal)}</td></tr><tr><td><b>Total à payer, au plus tard le 01/07/2024</b></td><td></td><td><b>${spaced(LATE_BEFORE + lateTotal)}</b></td></tr></table>
    <p style="margin-top:6mm">Virement sur le compte du syndicat : <b>${MOURILLON.spaced}</b>, sans omettre votre référence client. Vous rencontrez des difficultés passagères ? Un plan d’apurement peut être étudié : contactez le service recouvrement (M. Rossignol) avant toute procédure.</p>
    <p style="position:absolute;bottom:7mm;font-size:6.5pt">HEXACOPRO VAR SAS, RCS TOULON 900 771 035, carte CPI 8301 2021 000 000 204 – GROUPE SEVIGNAC, 31 rue de la Loge 13002 MARSEILLE – RC Pro Exemple Assurances n° 44 118 – Médiation : MEDIMMO-EX</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('HEXACOPRO VAR', 'HEXACOPRO VAR – Groupe SEVIGNAC'),
      building: 'LE CASTILLON',
      building_address: either(
        '12 rue Castillon, 83000 TOULON',
        '12 rue Castillon (Le Mourillon) 83000 TOULON',
      ),
      owner: either(
        'BEN YOUSSEF Mehdi – LAFFARGUE Clémentine',
        'Monsieur ou Madame BEN YOUSSEF Mehdi – LAFFARGUE Clémentine',
      ),
      lots: ['9'],
      tantiemes: 37,
      base: 1000,
      iban: MOURILLON.iban,
      period_from: '2024-07-01',
      period_to: '2024-09-30',
      due_on: '2024-07-01',
      total: lateTotal,
      courantes: quotes(LATE_KEYS),
      fonds_travaux: LATE_FUND,
      solde_anterieur: LATE_BEFORE,
      to_pay: LATE_BEFORE + lateTotal,
    },
    absent: ['rnc', 'travaux', 'avances', 'recoverable'],
  },
);

const AREA_LINES = [
  ['Provision charges courantes – 1er appel 2026', 41218],
  ['Provision eau chaude – 1er appel 2026', 9650],
  ['Fonds travaux – 1er appel 2026', 2061],
  ['Travaux étanchéité terrasse Nord – 3e et dernier appel', 18844],
] as const;
const areaTotal = sum(AREA_LINES.map(([, cents]) => cents));
const area = paperOf(
  'appel-espace-client-toulouse',
  `font: 9.6pt 'URW Gothic', sans-serif; padding: 16mm 14mm; .br { position: absolute; top: 5mm; left: 8mm; right: 8mm; display: flex; justify-content: space-between; font: 7pt 'Nimbus Sans', sans-serif } .bt { top: auto; bottom: 5mm } .nav { background: #10312b; color: #fff; padding: 2.5mm 4mm; display: flex; gap: 7mm; font-size: 8.5pt } .c { border: .3mm solid #d6dedc; border-radius: 2mm; padding: 4mm; margin-top: 5mm } .l { display: flex; justify-content: space-between; border-bottom: .2mm solid #d6dedc; padding: 1.6mm 0 } .big { font-size: 22pt; color: #10312b } .m { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3mm; font-size: 8.5pt } .m small { display: block; color: #678 }`,
  [
    `<div class="br"><span>03/01/2026 21:47</span><span>Mon espace | Appel n° 2026-01</span></div><div class="br bt"><span>https://espace.alteria-gestion.example.fr/proprietaire/appels/2026-01?lot=55</span><span>1/1</span></div>
    <div class="nav"><b>altéria</b><span>Accueil</span><span>Mes comptes</span><span>Mes documents</span><span>Assemblées</span><span>Messagerie (2)</span></div>
    <p style="margin-top:5mm">Bonjour Ngoc-Anh, voici le détail de votre appel de fonds.</p>
    <div class="c"><div class="m"><div><small>Copropriété</small>Carré Saint-Cyprien</div><div><small>Adresse</small>76 allées Charles-de-Fitte, 31300 Toulouse</div><div><small>Immatriculation</small>AE3318540</div><div><small>Copropriétaire</small>Mme Ngoc-Anh TRAN ép. PUECH</div><div><small>Mes lots</small>55 (T2), 140 (cellier)</div><div><small>Mes tantièmes généraux</small>204 / 10 000</div></div></div>
    <div class="c"><small>Montant appelé</small><div class="big">${thin(areaTotal)} €</div><p>Période : 1er trimestre 2026, du 1 janv. 2026 au 31 mars 2026 · À payer avant le 10 janv. 2026 · <b>Non réglé</b></p>${AREA_LINES.map(([label, cents]) => `<div class="l"><span>${label}</span><span>${thin(cents)} €</span></div>`).join('')}<div class="l"><b>Total de l’appel</b><b>${thin(areaTotal)} €</b></div></div>
    <div class="c"><b>Payer maintenant</b><br>Carte bancaire · Virement instantané · Prélèvement (adhérer)<br><small>Le solde de votre compte n’inclut pas les règlements de moins de 48 h. <u>Voir mon compte</u></small></div>
    <p style="font-size:7.5pt;margin-top:8mm">© Altéria Gestion Occitanie 2026 – 2 place Dupuy, 31000 Toulouse – Mentions légales – Cookies – Accessibilité : non conforme</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('altéria', 'Altéria Gestion Occitanie', 'Altéria Gestion'),
      building: 'Carré Saint-Cyprien',
      building_address: '76 allées Charles-de-Fitte, 31300 Toulouse',
      rnc: 'AE3318540',
      owner: 'Mme Ngoc-Anh TRAN ép. PUECH',
      lots: ['55', '140'],
      tantiemes: 204,
      base: 10000,
      period_from: '2026-01-01',
      period_to: '2026-03-31',
      due_on: '2026-01-10',
      total: areaTotal,
      courantes: AREA_LINES[0][1] + AREA_LINES[1][1],
      fonds_travaux: AREA_LINES[2][1],
      travaux: AREA_LINES[3][1],
      to_pay: areaTotal,
    },
    absent: ['iban', 'avances', 'solde_anterieur', 'recoverable', 'balance'],
  },
);

export const APPELS_PARTICULIERS = [worksCall, late, area];
