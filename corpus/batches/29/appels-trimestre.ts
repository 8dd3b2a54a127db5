// Calls for funds of a quarter, as the software of two syndics prints them.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, slashed, spaced, sum, table } from '../../writing.ts';
import { FOOT, foot, type Key, partOf, quote } from './outils.ts';

const PROCE = accountOf('sdc-proce-29');
const PROCE_KEYS: readonly Key[] = [
  ['001 CHARGES GENERALES', 1284250, 10000, 412],
  ['004 CHARGES BATIMENT B', 218400, 3320, 412],
  ['010 ASCENSEUR BAT. B', 94500, 1000, 131],
];
const PROCE_FUND: Key = ['105 FONDS DE TRAVAUX ALUR', 79857, 10000, 412];
const proceCurrent = sum(PROCE_KEYS.map(quote));
const proceTotal = proceCurrent + quote(PROCE_FUND);

const usual = paperOf(
  'appel-provision-edite-nantes',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; ${FOOT} .t { display: grid; grid-template-columns: 88mm 1fr; gap: 6mm; min-height: 56mm } .t b.l { font-size: 15pt; color: #7b2d42 } .win { margin-top: 24mm; font-size: 9.6pt; line-height: 1.4 } .ref { border: .3mm solid #7b2d42; padding: 1.5mm 2mm; margin-top: 3mm; font-size: 7.8pt } h1 { font-size: 11.5pt; text-align: center; background: #f3e6ea; padding: 1.5mm } .d th { border-bottom: .4mm solid #7b2d42; font-weight: bold } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right } .d td { border-bottom: .1mm solid #ccc } .s td { font-weight: bold } .c { border-top: .3mm dashed #333; position: absolute; bottom: 20mm; left: 15mm; right: 15mm; padding-top: 2mm; font-size: 8pt }`,
  [
    `<div class="t"><div><b class="l">HABITERRA</b> <i>Pays de Loire</i><br>Agence Nantes Centre – Transaction · Gestion · Syndic<br>9 rue de Strasbourg – BP 41203 – 44012 NANTES CEDEX 1<br>Tél. 02 51 00 40 40 – du lundi au vendredi 9h-12h30<br>syndic.nantes@habiterra.example.fr<div class="ref">Votre gestionnaire : Gwenaëlle ABIVEN (ligne directe 02 51 00 40 57)<br>Votre comptable : Service copropriété 3<br>Code immeuble : 0518 &nbsp; Cpte copropriétaire : <b>0518-45000217</b><br>Identifiant espace client : HT882017 / mot de passe : personnel</div></div><div><p style="text-align:right">NANTES, le ${slashed('2026-09-08')}</p><div class="win">M. ET MME DE LA BROSSE-KERVELLA<br>ARNAUD ET SOIZIC<br>14 BIS CHE DE LA CENSIVE<br>44240 LA CHAPELLE-SUR-ERDRE</div></div></div>
    <p>IMMEUBLE : <b>LES JARDINS DE PROCE</b> – 33 BOULEVARD DES ANGLAIS – 44100 NANTES – N° immat. : AB2-408-771</p>
    <h1>APPEL DE PROVISIONS – 4<sup>ème</sup> TRIMESTRE 2026<br><span style="font-size:9pt">Période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')}</span></h1>
    <p>Budget prévisionnel voté par l’assemblée générale du 26/03/2026 – Lots : 0042 (appartement T3), 0117 (cave), 0203 (parking ext.)</p>
    ${table(
      [
        'Clé / Libellé',
        'Mt trimestriel à répartir',
        'Total tant.',
        'Vos tant.',
        'Votre Qp (€)',
        'Dont TVA',
      ],
      [
        ...[...PROCE_KEYS, PROCE_FUND].map((key) => [
          key[0],
          spaced(key[1]),
          key[2],
          key[3],
          spaced(quote(key)),
          '0,00',
        ]),
        `<tr class="s"><td>TOTAL DE L’APPEL DU TRIMESTRE</td><td></td><td></td><td></td><td>${spaced(proceTotal)}</td><td></td></tr>`,
        `<tr><td>Solde de votre compte au ${slashed('2026-09-08')} (créditeur)</td><td></td><td></td><td></td><td>-${spaced(3218)}</td><td></td></tr>`,
        `<tr class="s"><td>MONTANT À RÉGLER – EXIGIBLE LE ${slashed('2026-10-01')}</td><td></td><td></td><td></td><td>${spaced(proceTotal - 3218)}</td><td></td></tr>`,
      ],
      'd',
    )}
    <p style="margin-top:4mm;font-size:7.6pt">Dont provisions sur opérations courantes : ${spaced(proceCurrent)} € – Dont fonds de travaux (art. 14-2-1) : ${spaced(quote(PROCE_FUND))} €. Les sommes versées au titre du fonds de travaux sont attachées aux lots et définitivement acquises au syndicat ; elles ne donnent pas lieu à remboursement lors de la cession d’un lot. Les provisions sont exigibles le premier jour de chaque trimestre (art. 14-1 de la loi n° 65-557 du 10 juillet 1965). À défaut de versement à sa date d’exigibilité, et après mise en demeure restée infructueuse pendant trente jours, les autres provisions deviennent immédiatement exigibles (art. 19-2).</p>
    <p style="font-size:7.6pt">Simplifiez-vous la vie : optez pour le prélèvement mensuel et la dématérialisation de vos courriers depuis votre espace client ! Nouveau : HABITERRA vous accompagne pour la rénovation énergétique de votre copropriété, demandez notre guide.</p>
    <div class="c">✂ TALON À JOINDRE À VOTRE RÈGLEMENT – Réf. 0518-45000217 – SDC LES JARDINS DE PROCE – Montant : ${spaced(proceTotal - 3218)} €<br>Virement : IBAN ${PROCE.spaced} – BIC ${PROCE.bic} – libellé : 0518-45000217 – Chèque à l’ordre du SDC LES JARDINS DE PROCE</div>
    ${foot('HABITERRA PAYS DE LOIRE – SAS au capital de 312 000 € – Siège social : 2 place de la Bourse 44000 NANTES – RCS Nantes 912 345 018 – SIRET 912 345 018 00027 – APE 6832A – Carte professionnelle CPI 4401 2021 000 000 417 CCI Nantes St-Nazaire – Garantie financière : Cautio Exemple, 16 rue Hoche 92800 Puteaux – Médiateur de la consommation : Médiation Logement Exemple, www.mediation-logement.example.fr')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'HABITERRA Pays de Loire',
        'HABITERRA',
        'HABITERRA Pays de Loire Agence Nantes Centre',
      ),
      building: 'LES JARDINS DE PROCE',
      building_address: '33 BOULEVARD DES ANGLAIS, 44100 NANTES',
      rnc: 'AB2408771',
      owner: 'M. ET MME DE LA BROSSE-KERVELLA ARNAUD ET SOIZIC',
      lots: ['42', '117', '203'],
      account: either('0518-45000217', '45000217'),
      tantiemes: 412,
      base: 10000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: proceTotal,
      courantes: proceCurrent,
      fonds_travaux: quote(PROCE_FUND),
      solde_anterieur: -3218,
      to_pay: proceTotal - 3218,
      iban: PROCE.iban,
    },
    absent: ['travaux', 'avances', 'recoverable'],
  },
);

type Lot = { number: string; what: string; keys: readonly Key[] };
const ANGERS_LOTS: readonly Lot[] = [
  {
    number: '18',
    what: 'Appartement – Esc. A – 3ème étage',
    keys: [
      ['Charges communes générales', 935000, 100000, 2214],
      ['Escalier A', 61200, 10000, 822],
      ['Chauffage collectif (acompte)', 702000, 100000, 2530],
    ],
  },
  {
    number: '65',
    what: 'Garage boxé – Sous-sol',
    keys: [
      ['Charges communes générales', 935000, 100000, 176],
      ['Garages', 38400, 1000, 25],
    ],
  },
];
const lotSum = ({ keys }: Lot): number => sum(keys.map(quote));
const angersCurrent = sum(ANGERS_LOTS.map(lotSum));
const ANGERS_FUND: readonly number[] = [partOf(58750, 2214, 100000), partOf(58750, 176, 100000)];
const angersTotal = angersCurrent + sum(ANGERS_FUND);
const twoLots = paperOf(
  'appel-detail-deux-lots-angers',
  `font: 8.8pt/1.4 'Carlito', sans-serif; ${FOOT} .h { display: flex; justify-content: space-between } .lot { background: #dde7dd; font-weight: bold; padding: 1mm 2mm; margin-top: 3mm } .d td { border-bottom: .1mm dotted #888 } .d td:nth-child(n+2), .d th:nth-child(n+2) { text-align: right; width: 26mm } .d th { font-style: italic } .to { margin: 8mm 0 8mm 108mm; font-size: 10pt } .sum { width: 95mm; margin: 5mm 0 0 auto } .sum td { border: .2mm solid #465 } .sum td:last-child { text-align: right; font-weight: bold }`,
  [
    `<div class="h"><div><b style="font-size:14pt;color:#2d5a3d">Cabinet Maurice LEROY-BÉZIAU</b><br>Administrateur de biens depuis 1954 – FNAIM<br>21, rue des Lices – 49100 ANGERS<br>Tél : 02 41 00 18 18 – Fax : 02 41 00 18 19</div><div style="text-align:right">Angers, le 15 juin 2026<br>Dossier suivi par : M. PLOQUIN<br>Réf. : 127 / LE QUAI LIGNY / 0043</div></div>
    <div class="to">Mademoiselle<br>NGUYEN THI MAI LAN<br>Chez Mme ROBICHON<br>6 rue Célestin-Port<br>49100 ANGERS</div>
    <p><b>Copropriété LE QUAI LIGNY</b>, 4 à 8 boulevard du Ronceray, 49100 ANGERS</p>
    <p>Mademoiselle,<br>Veuillez trouver ci-après votre appel de fonds pour la période du <b>01/07/2026</b> au <b>30/09/2026</b>, exigible le 1<sup>er</sup> juillet 2026.</p>
    ${ANGERS_LOTS.map(
      (lot, index) =>
        `<div class="lot">LOT N° ${lot.number} – ${lot.what}</div>${table(
          ['Nature', 'Dépenses', 'Base', 'Tantièmes', 'Quote-part'],
          [
            ...lot.keys.map((key) => [key[0], dotted(key[1]), key[2], key[3], dotted(quote(key))]),
            [
              'Cotisation fonds travaux (loi ALUR)',
              dotted(58750),
              100000,
              lot.keys[0]?.[3] ?? 0,
              dotted(ANGERS_FUND[index] ?? 0),
            ],
            [
              `<b>Total lot ${lot.number}</b>`,
              '',
              '',
              '',
              `<b>${dotted(lotSum(lot) + (ANGERS_FUND[index] ?? 0))}</b>`,
            ],
          ],
          'd',
        )}`,
    ).join('')}
    <table class="sum"><tr><td>Récapitulatif : budget courant</td><td>${dotted(angersCurrent)}</td></tr><tr><td>Récapitulatif : fonds de travaux</td><td>${dotted(sum(ANGERS_FUND))}</td></tr><tr><td>Total appelé</td><td>${dotted(angersTotal)}</td></tr><tr><td>Report solde précédent (débiteur)</td><td>${dotted(8745)}</td></tr><tr><td><b>Total à nous devoir</b></td><td>${dotted(angersTotal + 8745)} €</td></tr></table>
    <p style="margin-top:6mm">Votre règlement est attendu sous huitaine, par chèque à l’ordre de « Copropriété LE QUAI LIGNY » ou par prélèvement (mandat SEPA joint). Nous vous rappelons que les acomptes de chauffage sont régularisés en fin d’exercice d’après les relevés de la société Métralis.</p>
    ${foot('Cabinet Maurice LEROY-BÉZIAU – SARL au capital de 40.000 € – RCS Angers 911 204 776 – Carte CPI 4901 2017 000 018 204 – Garant : Galéa Caution Exemple (1.200.000 €) – Ne reçoit aucun fonds en espèces')}`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Cabinet Maurice LEROY-BÉZIAU',
      building: 'LE QUAI LIGNY',
      building_address: '4 à 8 boulevard du Ronceray, 49100 ANGERS',
      owner: 'Mademoiselle NGUYEN THI MAI LAN',
      lots: ['18', '65'],
      base: 100000,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: angersTotal,
      courantes: angersCurrent,
      fonds_travaux: sum(ANGERS_FUND),
      solde_anterieur: 8745,
      to_pay: angersTotal + 8745,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'recoverable'],
  },
);

export const APPELS_TRIMESTRE = [usual, twoLots];
