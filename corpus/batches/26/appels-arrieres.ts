// Calls for funds: one that comes with arrears and fees, one of labels under their values.
import { either, paperOf } from '../../paper.ts';
import { english, sum, table, thin } from '../../writing.ts';
import { type Key, share, shareOf, sharesOf } from './outils.ts';

const LATE = {
  general: share(744000, 521, 10000),
  water: share(96000, 521, 10000),
  fund: share(37200, 521, 10000),
};
const lateCall = sum([LATE.general, LATE.water, LATE.fund]);
const LATE_FEES = [
  ['Solde de l’appel du 01/04/2026', 30122],
  ['Appel du 01/07/2026 demeuré impayé', lateCall],
  ['Mise en demeure LRAR du 28/07/2026', 4800],
  ['Intérêts au taux légal', 611],
] as const;
const lateBefore = sum(LATE_FEES.map(([, cents]) => cents));
const late = paperOf(
  'appel-retard-limoges',
  `font: 9.4pt 'Nimbus Sans', sans-serif; .a { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin-top: 6mm } .c { border: .3mm solid #a33; padding: 3mm } .ln { display: flex; justify-content: space-between; padding: .7mm 0 } h3 { font-size: 10pt; margin: 0 0 2mm; color: #a33 } .stamp { position: absolute; top: 36mm; left: 24mm; transform: rotate(-8deg); border: .8mm solid #c22; color: #c22; padding: 1mm 4mm; font-size: 13pt }`,
  [
    `<p><b>Cabinet Mazeaud-Lachaise</b>, syndic – 21 bis avenue Garibaldi – 87000 LIMOGES</p><p style="margin-left:100mm;margin-top:8mm">SCI FAM. DUROUSSEAU<br>M. Dominique DUROUSSEAU, gérant<br>Le Mas Bouriane<br>87110 SOLIGNAC</p><div class="stamp">COMPTE EN RETARD</div>
    <p style="margin-top:14mm">Limoges, le 15-09-2026<br>Dossier : 118-07 / immeuble « Le Consulat », 5 place des Bancs, 87000 LIMOGES<br>Lots nos 7, 8 et 22 – 521 dix-millièmes</p><h1 style="font-size:13pt">Provisions du trimestre octobre – novembre – décembre 2026</h1>
    <div class="a"><div class="c"><h3>Ce trimestre (à compter du 01-10-2026)</h3><div class="ln"><span>Qp charges générales 521/10000 de 7440.00</span><b>${english(LATE.general)}</b></div><div class="ln"><span>Qp eau 521/10000 de 960.00</span><b>${english(LATE.water)}</b></div><div class="ln"><span>Qp fonds travaux</span><b>${english(LATE.fund)}</b></div><div class="ln" style="border-top:.3mm solid"><span>Total de l’appel</span><b>${english(lateCall)} EUR</b></div></div>
    <div class="c"><h3>Arriéré au 15-09-2026</h3>${LATE_FEES.map(([label, cents]) => `<div class="ln"><span>${label}</span><b>${english(cents)}</b></div>`).join('')}<div class="ln" style="border-top:.3mm solid"><span>Solde antérieur débiteur</span><b>${english(lateBefore)} EUR</b></div></div></div>
    <p style="font-size:12pt;text-align:center;margin-top:6mm"><b>TOTAL À PAYER : ${english(lateCall + lateBefore)} EUR</b> – avant le 01-10-2026</p><p>Faute de paiement de l’arriéré sous trente jours, les autres provisions de l’exercice deviendront immédiatement exigibles (article 19-2 de la loi du 10 juillet 1965) et le dossier sera transmis à Maître Puyrenier, avocat au barreau de Limoges. Frais de transmission : 180.00 EUR.</p><p style="font-size:8pt">Modes de règlement : chèque à l’ordre du SDC LE CONSULAT, carte bancaire à nos guichets (supplément 0.00), mandat postal. Aucun règlement en espèces au-delà de 1000.00 EUR. Les sommes payées après le 20 du mois ne sont reprises que sur le relevé suivant.</p><div style="border-top:.3mm dashed #000;margin-top:40mm;padding-top:4mm;font-size:8pt"><table><tr><td>✂ COUPON À JOINDRE<br>Le Consulat – 118-07</td><td>SCI FAM. DUROUSSEAU<br>lots 7, 8, 22</td><td>Échéance 01-10-2026</td><td style="text-align:right">${english(lateCall + lateBefore)} EUR</td></tr></table></div><p style="font-size:7pt;position:absolute;bottom:8mm;left:15mm;right:15mm">Cabinet Mazeaud-Lachaise – SARL au capital de 15 244.90 EUR – Siret 900 000 922 00013 – Transactions et gestion immobilière CPI 8701 2018 000 000 404 – Compte séparé ouvert au nom du syndicat</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Cabinet Mazeaud-Lachaise',
      building: 'Le Consulat',
      building_address: '5 place des Bancs, 87000 LIMOGES',
      owner: either('SCI FAM. DUROUSSEAU', 'SCI FAM. DUROUSSEAU M. Dominique DUROUSSEAU, gérant'),
      lots: ['7', '8', '22'],
      tantiemes: 521,
      base: 10000,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      courantes: LATE.general + LATE.water,
      fonds_travaux: LATE.fund,
      total: lateCall,
      solde_anterieur: lateBefore,
      to_pay: lateCall + lateBefore,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'recoverable'],
  },
);

const SCHOELCHER: readonly Key[] = [
  { label: 'Charges générales', total: 1430000, part: 1866, base: 100000 },
  { label: 'Bâtiment Balata', total: 385000, part: 5120, base: 100000 },
  { label: 'Parking sous-sol', total: 61000, part: 2500, base: 100000 },
];
const island = {
  fund: share(93800, 1866, 100000),
  pump: share(1240000, 1866, 100000),
  advance: share(300000, 1866, 100000),
};
const islandTotal = sharesOf(SCHOELCHER) + sum(Object.values(island));
const tropics = paperOf(
  'appel-cartouches-fort-de-france',
  `font: 9pt 'Carlito', sans-serif; .top { background: #f4b942; padding: 4mm; display: flex; justify-content: space-between } .k { display: flex; flex-wrap: wrap; gap: 2mm; margin: 4mm 0 } .k div { border: .2mm solid #bbb; padding: 1.2mm 3mm; flex: 1 1 40mm } .k small { display: block; color: #666; font-size: 7pt } .v td:nth-child(n+2) { text-align: right } .v td { border-bottom: .15mm solid #ddd } .sm { font-size: 7pt }`,
  [
    `<div class="top"><b style="font-size:15pt">MADININA SYNDIC</b><span>Immeuble Les Cascades, place François Mitterrand<br>97200 FORT-DE-FRANCE – 0596 00 22 31</span></div>
    <div class="k"><div>Le Morne des Palmiers<small>copropriété</small></div><div>14 route de Didier, 97200 FORT-DE-FRANCE<small>adresse de l’immeuble</small></div><div>AG1-005-518<small>n° d’immatriculation</small></div><div>Mlle Marie-Josèphe CÉSAIRE-LUREL<small>copropriétaire</small></div><div>A12, P40<small>vos portes</small></div><div>112, 240<small>vos lots</small></div><div>01/07/2026 – 30/09/2026<small>période appelée</small></div><div>01/07/2026<small>exigibilité</small></div></div>
    <h2 style="font-size:12pt">Votre appel de fonds n° 3 / 2026</h2>
    ${table(
      ['Clé', 'Budget de la période', 'Tantièmes', 'Vous concernant'],
      [
        ...SCHOELCHER.map((key) => [
          key.label,
          `${thin(key.total)} €`,
          `${key.part} / ${key.base}`,
          `${thin(shareOf(key))} €`,
        ]),
        [
          'Fonds de travaux (loi Alur)',
          `${thin(93800)} €`,
          '1866 / 100000',
          `${thin(island.fund)} €`,
        ],
        [
          'Remplacement du surpresseur (AG 12/03/2026) – appel unique',
          `${thin(1240000)} €`,
          '1866 / 100000',
          `${thin(island.pump)} €`,
        ],
        [
          'Avance de trésorerie, reconstitution',
          `${thin(300000)} €`,
          '1866 / 100000',
          `${thin(island.advance)} €`,
        ],
        ['<b>Montant total de cet appel</b>', '', '', `<b>${thin(islandTotal)} €</b>`],
      ],
      'v',
    )}
    <p style="margin-top:4mm">Mandat SEPA actif : prélèvement le 10/07/2026. <i>Saison cyclonique : pensez à dégager vos balcons et à vérifier les volets avant chaque départ.</i></p><p class="sm">Pour une résidence occupée par le propriétaire aucune ventilation locative n’est établie. MADININA SYNDIC, SARL, 900 001 027 RCS Fort-de-France, carte CPI 9721 2020 000 000 033. Assurance RCP : Antilles Exemple. Édité le 08/06/2026 à 10:12, page 1 sur 1.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'MADININA SYNDIC',
      building: 'Le Morne des Palmiers',
      building_address: '14 route de Didier, 97200 FORT-DE-FRANCE',
      rnc: 'AG1005518',
      owner: 'Mlle Marie-Josèphe CÉSAIRE-LUREL',
      lots: ['112', '240'],
      tantiemes: 1866,
      base: 100000,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      courantes: sharesOf(SCHOELCHER),
      fonds_travaux: island.fund,
      travaux: island.pump,
      avances: island.advance,
      total: islandTotal,
    },
    absent: ['iban', 'solde_anterieur', 'recoverable'],
  },
);

export const APPELS_ARRIERES = [late, tropics];
