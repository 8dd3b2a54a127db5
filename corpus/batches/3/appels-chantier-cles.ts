// Calls for funds: a boiler alone, by letter, and a new syndic's grid of keys.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { sum, table, thin } from '../../writing.ts';
import { type Key, quotes } from './appels-provisions.ts';
import { WAZEMMES } from './immeubles.ts';

const BOILER = [
  ['Chaudière collective (marché Thermie du Nord)', 8426000, 2527800, 108695],
  ['Maîtrise d’œuvre (BET Fluidéa)', 505560, 151668, 6522],
  ['Honoraires du syndic sur travaux', 210650, 63195, 2717],
  ['À déduire : prime CEE', -900000, -270000, -11610],
] as const;
const boilerTotal = sum(BOILER.map((row) => row[3]));
const IENA = accountOf('beffroi-wazemmes-travaux');
const boiler = paperOf(
  'appel-lille-chaufferie',
  `font: 10.4pt/1.4 'P052', serif; padding: 16mm 20mm; .n td, .n th { border: .25mm solid #222; padding: 1.4mm 2mm } .n td:nth-child(n+2), .n th:nth-child(n+2) { text-align: right } .n .t td { font-weight: bold } .e { width: 90mm } .e td { border-bottom: .2mm dotted #555 }`,
  [
    `<p><b>Cabinet HOCHEPIED &amp; Cie</b><br><i>Administration de biens depuis 1958</i><br>33 boulevard de la Liberté, 59000 LILLE<br>03 20 00 61 15 – copro@hochepied.example.fr</p><p style="margin-left:90mm">Monsieur Bastien VERHAEGHE<br>7 rue du Faubourg d'Arras<br>59000 LILLE</p><p style="margin-left:90mm">Lille, le 11 janvier 2027</p>
    <p><b>Objet : Résidence LE BEFFROI DE WAZEMMES – 52 rue d’Iéna, 59000 LILLE<br>Travaux de remplacement de la chaudière collective – 2ème appel sur 3</b><br>Vos références : BW-012 – lots 12 et 31 – 43/1000èmes</p>
    <p>Cher Monsieur,</p><p>L'assemblée générale du 24 septembre 2026 a décidé, à sa 9ème résolution, le remplacement de la chaudière collective et a fixé le calendrier des appels : 30 % au 15 octobre 2026, 30 % au 1er février 2027 et 40 % au 1er juin 2027. Nous procédons donc au deuxième appel de fonds, dont voici le détail.</p>
    ${table(
      ['Dépense votée', 'Total TTC', '30 % appelés', 'Votre part (43/1000)'],
      [
        ...BOILER.map(([label, voted, called, part]) => [
          label,
          thin(voted),
          thin(called),
          thin(part),
        ]),
        `<tr class="t"><td>Ensemble</td><td>${thin(sum(BOILER.map((row) => row[1])))}</td><td>${thin(sum(BOILER.map((row) => row[2])))}</td><td>${thin(boilerTotal)} €</td></tr>`,
      ],
      'n',
    )}
    <p style="margin-top:4mm">Nous vous remercions de faire parvenir la somme de <b>${thin(boilerTotal)} €</b> sur le compte travaux du syndicat pour le <b>1er février 2027</b> au plus tard, date à laquelle elle devient exigible. L'entreprise ne pourra être mise en ordre de service qu'une fois 80 % des fonds encaissés.</p>
    <p>IBAN du compte travaux : ${IENA.spaced}</p>
    <p>Ce montant s'ajoute à vos provisions trimestrielles, appelées par courrier distinct. En cas de vente de votre lot, il incombe à celui qui est copropriétaire à la date d'exigibilité (article 6-2 du décret du 17 mars 1967). Les copropriétaires bailleurs noteront que ces travaux ne sont pas récupérables sur le locataire.</p><p>Votre part du solde de 40 %, à titre d'information : 1 417,65 €.</p>
    <p>Nous vous prions d'agréer, cher Monsieur, l'expression de nos sentiments dévoués.</p><p style="margin-left:90mm">Le service copropriété<br>Odile MASUREL</p><p style="font-size:7.6pt">SARL au capital de 30 000 € – RCS Lille Métropole 900 005 912 – carte CPI 5906 2021 000 000 591 – adhérent UNIS</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Cabinet HOCHEPIED & Cie', 'Cabinet HOCHEPIED'),
      ...WAZEMMES,
      owner: 'Monsieur Bastien VERHAEGHE',
      lots: ['12', '31'],
      tantiemes: 43,
      base: 1000,
      iban: IENA.iban,
      due_on: '2027-02-01',
      total: boilerTotal,
      travaux: boilerTotal,
      to_pay: boilerTotal,
    },
    absent: [
      'rnc',
      'courantes',
      'fonds_travaux',
      'solde_anterieur',
      'period_from',
      'recoverable',
      'meeting_on',
    ],
  },
);

const MAZENOD: readonly Key[] = [
  ['Charges générales', 615000, 1000, 87, 53505],
  ['Cage d’escalier', 99000, 920, 112, 12052],
  ['Ascenseur', 72000, 880, 96, 7855],
];
const MAZENOD_FUND = 2675;
const mazenodTotal = quotes(MAZENOD) + MAZENOD_FUND;
const euro = (cents: number) => `${thin(cents)} €`;
const keys = paperOf(
  'appel-lyon-cles',
  `font: 9.6pt/1.45 'URW Gothic', sans-serif; padding: 16mm; color: #1c2340; .top { display: flex; justify-content: space-between; align-items: flex-start } .pill { background: #e9e6ff; color: #4b32c3; border-radius: 5mm; padding: 1mm 4mm; display: inline-block } .box { background: #f7f7fb; border-radius: 3mm; padding: 4mm; margin: 4mm 0; display: grid; grid-template-columns: 1fr 1fr; gap: 4mm } .box small { color: #777b93; display: block } .k th { color: #777b93; font-size: 8pt; border-bottom: .3mm solid #cfd0e0 } .k td { border-bottom: .2mm solid #ececf4 } .k td:nth-child(n+2), .k th:nth-child(n+2) { text-align: right } .tot { display: flex; justify-content: space-between; font-size: 14pt; margin: 5mm 0; border-top: .6mm solid #4b32c3; padding-top: 3mm }`,
  [
    `<div class="top"><div style="font-size:20pt;color:#4b32c3"><b>coplio</b></div><div style="text-align:right">Coplio Syndic SAS<br>55 rue de la Villette, 69003 Lyon<br>bonjour@coplio.example.fr</div></div>
    <p style="margin:8mm 0 6mm 90mm">Leïla BENSAÏD<br>41 rue Mazenod<br>69003 Lyon</p><span class="pill">Appel de fonds T4 2026</span>
    <div class="box"><div><small>Copropriété</small>41 rue Mazenod, 69003 Lyon</div><div><small>Numéro d'immatriculation</small>AH5 310 664</div><div><small>Votre lot</small>Lot 8 – Appartement, 3e étage</div><div><small>Période couverte</small>1er octobre 2026 – 31 décembre 2026</div><div><small>Date d'exigibilité</small>1er octobre 2026</div><div><small>Document généré le</small>14 septembre 2026</div></div>
    ${table(
      ['Clé de répartition', 'Appelé à la copropriété', 'Vos tantièmes', 'Total clé', 'Votre part'],
      [
        ['<b>Budget prévisionnel (art. 14-1)</b>', '', '', '', ''],
        ...MAZENOD.map(([label, whole, base, part, quote]) => [
          label,
          euro(whole),
          part,
          base,
          euro(quote),
        ]),
        ['<b>Fonds de travaux (art. 14-2-1)</b>', '', '', '', ''],
        ['Charges générales', euro(30750), 87, 1000, euro(MAZENOD_FUND)],
      ],
      'k',
    )}
    <div class="tot"><span>Total de cet appel</span><b>${euro(mazenodTotal)}</b></div>
    <p>Vous avez activé le prélèvement automatique : ${euro(mazenodTotal)} seront débités le 5 octobre 2026 sur votre compte se terminant par 0417. Vous n'avez rien à faire.</p><p><b>Comprendre cet appel.</b> Le budget 2026 (31 440 € pour l'année) a été voté le 4 mars 2026. Chaque trimestre, un quart du budget est appelé auprès de tous les copropriétaires, réparti selon les tantièmes de chaque clé. Le fonds de travaux représente 5 % du budget des charges générales ; il constitue une épargne commune pour les travaux futurs.</p><p><b>Une question ?</b> Votre gestionnaire Hugo répond sous deux jours ouvrés depuis la messagerie de l'application. Les factures de la copropriété sont consultables à tout moment dans l'onglet Dépenses.</p><p style="font-size:7.6pt;color:#777b93">Coplio Syndic SAS, capital 100 000 €, RCS Lyon 900 006 341, carte professionnelle CPI 6901 2024 000 000 634, garantie financière Caution Exemple à hauteur de 2 000 000 €.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('Coplio Syndic SAS', 'Coplio Syndic', 'coplio'),
      building_address: '41 rue Mazenod, 69003 Lyon',
      rnc: 'AH5310664',
      owner: 'Leïla BENSAÏD',
      lots: ['8'],
      tantiemes: 87,
      base: 1000,
      tantiemes_by_cle: either(
        MAZENOD.map(([label, , base, part]) => `${label} : ${part}/${base}`),
      ),
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: mazenodTotal,
      courantes: quotes(MAZENOD),
      fonds_travaux: MAZENOD_FUND,
      to_pay: mazenodTotal,
    },
    absent: ['iban', 'travaux', 'avances', 'solde_anterieur', 'recoverable', 'meeting_on'],
  },
);

export const APPELS_CHANTIER_CLES = [boiler, keys];
