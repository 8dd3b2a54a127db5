// A call for funds with every key of every lot in one table.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, slashed, sum, table } from '../../writing.ts';

const HEGOA = accountOf('hegoa');

type LotKey = readonly [code: string, label: string, base: number, flat: number, park: number];
const KEYS: readonly LotKey[] = [
  ['A01', 'CHARGES GENERALES', 100000, 1398, 64],
  ['B02', 'BATIMENT 2', 42150, 1398, 0],
  ['C02', 'ASCENSEUR BAT 2', 10000, 402, 0],
  ['P01', 'SOUS SOL PARKING', 6400, 0, 64],
];
const AMOUNTS = [4625000, 812000, 164000, 98000];
const OWN_PARTS = KEYS.map(([, label, base, flat, park]) => `${label} : ${flat + park}/${base}`);
const lotShare = (index: number, part: number, base: number) =>
  Math.round(((AMOUNTS[index] ?? 0) * part) / base);
const FLAT = KEYS.map(([, , base, flat], index) => lotShare(index, flat, base));
const PARK = KEYS.map(([, , base, , park], index) => lotShare(index, park, base));
const hegoaRunning = sum(FLAT) + sum(PARK);
const hegoaFund = 3381;
const credit = 4210;
export const callByKey = paperOf(
  'appel-cles-bayonne',
  `font: 8.6pt 'Nimbus Sans Narrow', sans-serif; padding: 10mm 12mm; .g td, .g th { border: .2mm solid #000; padding: .9mm 1.3mm } .g th { text-align: center } .g td:nth-child(n+3) { text-align: right } .e td:last-child { text-align: right }`,
  [
    `<table><tr><td><b style="font-size:13pt">SOGEVAL IMMOBILIER</b><br>AGENCE COTE BASQUE<br>31 QUAI DES CORSAIRES<br>64100 BAYONNE</td><td style="text-align:right">EDITION DU ${slashed('2026-06-11')}<br>N/REF : 5120-0103-CO<br>COPROPRIETE N° 5120</td></tr></table>
    <p style="margin:10mm 0 10mm 100mm;font-size:10.5pt">SCI LARRALDE<br>M. LARRALDE PEIO GERANT<br>2 CHEMIN DE HARITZA<br>64250 ESPELETTE</p>
    <p>RESIDENCE HEGOA – 9 ALLEE DES PLATANES – 64100 BAYONNE – IMMATRICULATION AF2290614</p>
    <p style="font-size:12pt;text-align:center"><b>APPEL DE FONDS PROVISIONS TRIMESTRIELLES</b><br>PERIODE DU ${slashed('2026-07-01')} AU ${slashed('2026-09-30')} – EXIGIBLE LE ${slashed('2026-07-01')}</p>
    ${table(
      [
        'CLE',
        'LIBELLE',
        'PROVISION IMMEUBLE',
        'BASE',
        'TANT. LOT 103',
        'PROVISION LOT 103',
        'TANT. LOT 217',
        'PROVISION LOT 217',
        'TOTAL',
      ],
      [
        ...KEYS.map(([code, label, base, flat, park], index) => [
          code,
          label,
          dotted(AMOUNTS[index] ?? 0),
          base,
          flat || '',
          flat ? dotted(FLAT[index] ?? 0) : '',
          park || '',
          park ? dotted(PARK[index] ?? 0) : '',
          dotted((FLAT[index] ?? 0) + (PARK[index] ?? 0)),
        ]),
        [
          '',
          '<b>TOTAL CHARGES COURANTES</b>',
          dotted(sum(AMOUNTS)),
          '',
          '',
          dotted(sum(FLAT)),
          '',
          dotted(sum(PARK)),
          dotted(hegoaRunning),
        ],
        [
          'F01',
          'FONDS TRAVAUX ART 14-2-1',
          dotted(231250),
          100000,
          1398,
          dotted(3233),
          64,
          dotted(148),
          dotted(hegoaFund),
        ],
      ],
      'g',
    )}
    <table class="e" style="width:90mm;margin:6mm 0 0 auto"><tr><td>TOTAL APPEL</td><td>${dotted(hegoaRunning + hegoaFund)}</td></tr><tr><td>SOLDE CREDITEUR ANTERIEUR</td><td>-${dotted(credit)}</td></tr><tr><td><b>RESTE A PAYER EN EUROS</b></td><td><b>${dotted(hegoaRunning + hegoaFund - credit)}</b></td></tr></table>
    <p style="margin-top:6mm">LOT 103 : APPARTEMENT T2 BAT 2 ETAGE 4 – LOT 217 : PARKING SOUS SOL. TOTAL DE VOS TANTIEMES GENERAUX : 1462/100000.</p>
    <p>VIREMENT SUR LE COMPTE DU SYNDICAT : ${HEGOA.spaced}<br>MERCI D’INDIQUER LA REFERENCE 5120-0103. CHEQUE A L’ORDRE DE : SDC HEGOA.</p>
    <p>Si vous avez opté pour le prélèvement, ne tenez pas compte du présent avis de règlement : votre compte sera débité à partir du 8 du premier mois du trimestre. Votre relevé de compte détaillé et l’ensemble des documents de l’immeuble sont consultables dans votre espace personnel, rubrique « Ma copropriété ».</p>
    <p>Toute réclamation doit être adressée au service comptable par écrit dans le mois de la réception du présent appel ; elle ne suspend pas l’exigibilité de la provision. En cas de changement d’adresse ou de vente, merci de prévenir l’agence sans attendre la notification du notaire prévue à l’article 6 du décret de 1967.</p>
    <p style="position:absolute;bottom:8mm;font-size:7.2pt">SOGEVAL IMMOBILIER SAS AU CAPITAL DE 2 400&nbsp;000&nbsp;EUROS – RCS BAYONNE 900 000 918 – CARTE PROFESSIONNELLE CPI 6401 2017 000 000 388 – GARANTIE FINANCIERE : COMPAGNIE EXEMPLE DE CAUTION</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'SOGEVAL IMMOBILIER',
      building: 'RESIDENCE HEGOA',
      building_address: '9 ALLEE DES PLATANES, 64100 BAYONNE',
      rnc: 'AF2290614',
      owner: 'SCI LARRALDE',
      lots: ['103', '217'],
      tantiemes: 1462,
      base: 100000,
      tantiemes_by_cle: either(
        OWN_PARTS,
        KEYS.map(([code], index) => `${code} ${OWN_PARTS[index] ?? ''}`),
      ),
      iban: HEGOA.iban,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: hegoaRunning + hegoaFund,
      courantes: hegoaRunning,
      fonds_travaux: hegoaFund,
      solde_anterieur: -credit,
      to_pay: hegoaRunning + hegoaFund - credit,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);
