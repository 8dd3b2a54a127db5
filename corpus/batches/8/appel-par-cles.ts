// A call for funds as a table of keys, whole building beside one owner.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { spaced, sum, table } from '../../writing.ts';

const ROBEC = accountOf('robec');

type Key = readonly [
  code: string,
  label: string,
  whole: number,
  base: number,
  part: number,
  mine: number,
];
const KEYS: readonly Key[] = [
  ['01', 'CHARGES GENERALES', 3150000, 100000, 1286, 40509],
  ['02', 'CHARGES BATIMENT C', 480000, 20000, 1214, 29136],
  ['05', 'ASCENSEUR ESC. 3', 96000, 1000, 88, 8448],
  ['07', 'CHAUFFAGE COLLECTIF', 2240000, 100000, 1320, 29568],
  ['12', 'PARKING SOUS-SOL', 72000, 600, 10, 1200],
];
const running = sum(KEYS.map((key) => key[5]));
const FUND = 4200;

const keyed = paperOf(
  'appel-cles-rouen',
  `font: 8.6pt 'DejaVu Sans', sans-serif; padding: 12mm; .c th { border: .2mm solid #444; background: #ddd; font-size: 7.6pt; text-align: center } .c td { border: .2mm solid #999 } .c td:nth-child(n+3) { text-align: right } .x { display: grid; grid-template-columns: 1fr 78mm; gap: 6mm; margin: 4mm 0 }`,
  [
    `<div class="x"><div><b style="font-size:13pt">SEINE COPROPRIÉTÉ</b><br>70 rue Jeanne-d’Arc – CS 40112<br>76000 ROUEN<br><br>Syndicat des copropriétaires<br><b>LE CLOS MARTAINVILLE</b><br>33 RUE EAU-DE-ROBEC<br>76000 ROUEN<br>Immat. AF1-840-736</div><div style="padding-top:20mm;font-size:10pt">M. LEMONNIER ARNAUD<br>ET MME DUVAL CLAIRE<br>14 QUAI DE LA BOURSE<br>76000 ROUEN</div></div>
    <p style="background:#444;color:#fff;padding:2mm;font-size:11pt">AVIS D’APPEL DE CHARGES – ÉCHÉANCE DU 01/07/2026</p>
    <p>Édité le 10/06/2026 – Exercice du 01/10/2025 au 30/09/2026 – Quatrième appel – Trimestre du 01/07/2026 au 30/09/2026<br>N° de copropriétaire : 1840-0027 – Mode de paiement : prélèvement SEPA</p>
    ${table(
      [
        'Clé',
        'Libellé de la clé',
        'Provision trimestrielle immeuble',
        'Total tantièmes',
        'Vos tantièmes',
        'Vos provisions en €',
      ],
      [
        `<tr><td colspan="6"><b>Lots principaux : 27 Appartement – Lots secondaires : 86 Cave, 142 Parking</b></td></tr>`,
        ...KEYS.map(([code, label, whole, base, part, mine]) => [
          code,
          label,
          spaced(whole),
          base,
          part,
          spaced(mine),
        ]),
        ['', '<b>Total charges courantes</b>', '', '', '', `<b>${spaced(running)}</b>`],
        ['90', 'FONDS TRAVAUX', '3 266,00', 100000, 1286, spaced(FUND)],
        ['', '<b>TOTAL APPELÉ</b>', '', '', '', `<b>${spaced(running + FUND)}</b>`],
      ],
      'c',
    )}
    <div class="x"><p>La somme de ${spaced(running + FUND)} € sera prélevée le 06/07/2026 sur votre compte bancaire se terminant par 0417. Identifiant créancier SEPA du syndicat : FR00ZZZ900000. Votre compte était soldé à la date d’édition du présent avis.<br><br>Dont charges locatives récupérables, estimation : 812,00 €</p><div style="border:.3mm solid #444;padding:3mm">Pour vos virements ponctuels :<br>IBAN ${ROBEC.spaced}<br>BIC EXMPFR2RXXX<br>Objet : 1840-0027</div></div>
    <p style="font-size:7.4pt">Les provisions sont versées en application de l’article 14-1 de la loi n° 65-557 du 10 juillet 1965 modifiée. La répartition définitive interviendra après l’approbation des comptes par l’assemblée générale. SEINE COPROPRIÉTÉ, SAS au capital de 100 000 €, RCS Rouen 900 000 840, carte CPI 7606 2019 000 000 027, garantie financière Caution Exemple 110 rue de l’Exemple 75008 Paris. Médiateur de la consommation : Médiation Exemple, BP 10, 14000 Caen. Vos données sont traitées pour la gestion de la copropriété ; vous pouvez exercer vos droits à dpo@seinecopro.example.fr.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'SEINE COPROPRIÉTÉ',
      building: 'LE CLOS MARTAINVILLE',
      building_address: '33 RUE EAU-DE-ROBEC, 76000 ROUEN',
      rnc: 'AF1840736',
      owner: either('M. LEMONNIER ARNAUD ET MME DUVAL CLAIRE', 'M. LEMONNIER ARNAUD'),
      account: '1840-0027',
      lots: ['27', '86', '142'],
      tantiemes: 1286,
      base: 100000,
      tantiemes_by_cle: either(
        KEYS.map(([, label, , base, part]) => `${label} : ${part}/${base}`),
        [
          ...KEYS.map(([, label, , base, part]) => `${label} : ${part}/${base}`),
          'FONDS TRAVAUX : 1286/100000',
        ],
      ),
      iban: ROBEC.iban,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: running + FUND,
      courantes: running,
      fonds_travaux: FUND,
      to_pay: running + FUND,
      recoverable: 81200,
    },
    absent: ['travaux', 'avances', 'charges_reelles'],
  },
);

export const APPEL_PAR_CLES = [keyed];
