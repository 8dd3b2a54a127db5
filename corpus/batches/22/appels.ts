// Calls for funds: an old listing with two lots, a notary’s call for works, a late one by a network.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, plain, slashed, spaced, sum, table } from '../../writing.ts';
import { right, share } from './commun.ts';

const roig = accountOf('roig-micocouliers');
const FLAT = [
  ['01 CHARGES GENERALES', 1146000, 10000, 318],
  ['03 ESCALIER B', 96400, 1000, 121],
  ['05 EAU FROIDE (ACOMPTE)', 210000, 10000, 318],
] as const;
const CELLAR = [['01 CHARGES GENERALES', 1146000, 10000, 9]] as const;
type Line = readonly [label: string, whole: number, base: number, part: number];
const parts = (lines: readonly Line[]) =>
  sum(lines.map(([, whole, base, part]) => share(whole, part, base)));
const typed = ([label, whole, base, part]: Line): string =>
  `  ${label.padEnd(28)}${plain(whole).padStart(12)}${String(base).padStart(8)}${String(part).padStart(7)}${plain(share(whole, part, base)).padStart(12)}`;
const alur = share(57300, 327, 10000);
const micoTotal = parts(FLAT) + parts(CELLAR) + alur;

const listing = paperOf(
  'appel-listing-perpignan',
  `font: 9pt/1.3 'Nimbus Mono PS', monospace; padding: 12mm 10mm; pre { font: inherit; margin: 0 }`,
  [
    `<pre>
AGENCE ROIG PERE ET FILLES                                 EDITION DU 12/09/26  PAGE   1
ADMINISTRATEUR DE BIENS DEPUIS 1951                        PROGRAMME COP14  UTIL. MJR
8 PLACE DES PLATANES-NEUFS  66000 PERPIGNAN
TEL 04.68.00.17.40   CPI 6601 2018 000 999 412


                                            MME PUIGSEGUR NEE CASALS MONTSERRAT
IMMEUBLE : 0027                             17 CHEMIN DU MAS FARINES
LES MICOCOULIERS                            66300 THUIR
12 RUE DES GRENADIERS
66000 PERPIGNAN
IMMATRICULATION : AA7-314-602

          A P P E L   D E   P R O V I S I O N S   -   4 E   T R I M   2 6

 N/REF : 0027/0318 PUIG                     PERIODE  01/10/26 - 31/12/26
                                            EXIGIBLE LE 01/10/26
-----------------------------------------------------------------------
  LIBELLE                        A REPARTIR   TANT. VOTRE PART    QUOTE-PART
-----------------------------------------------------------------------
 LOT 0014  APPARTEMENT 2EME G
${FLAT.map(typed).join('\n')}
                                              S/TOTAL LOT${plain(parts(FLAT)).padStart(13)}
 LOT 0052  CAVE
${CELLAR.map(typed).join('\n')}
                                              S/TOTAL LOT${plain(parts(CELLAR)).padStart(13)}
 TOUS LOTS
${typed(['08 COTISATION FDS TRAVAUX', 57300, 10000, 327])}
-----------------------------------------------------------------------
  TOTAL DU PRESENT APPEL                               ${plain(micoTotal).padStart(13)}
  REPORT COMPTE AU 12/09/26 (CREDITEUR)                ${`${plain(1840)}-`.padStart(14)}
                                                       =============
  NET A NOUS REGLER                                    ${plain(micoTotal - 1840).padStart(13)} EUR
-----------------------------------------------------------------------


 REGLEMENT PAR CHEQUE A L'ORDRE DE : SDC LES MICOCOULIERS
 OU VIREMENT : ${roig.spaced}

 L'AGENCE SERA FERMEE DU 22 AU 26 SEPTEMBRE (FETE DE LA SAINT-GALDERIC).
 VOUS VENDEZ ? VOUS LOUEZ ? CONSULTEZ MARIE-JOSE ROIG, SERVICE TRANSACTION.
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'AGENCE ROIG PERE ET FILLES',
      building: 'LES MICOCOULIERS',
      building_address: '12 RUE DES GRENADIERS, 66000 PERPIGNAN',
      rnc: 'AA7314602',
      owner: 'MME PUIGSEGUR NEE CASALS MONTSERRAT',
      lots: ['14', '52'],
      tantiemes: 327,
      base: 10000,
      iban: roig.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: micoTotal,
      courantes: parts(FLAT) + parts(CELLAR),
      fonds_travaux: alur,
      solde_anterieur: -1840,
      to_pay: micoTotal - 1840,
    },
    absent: ['travaux', 'avances', 'recoverable', 'balance', 'charges_reelles'],
  },
);

const WORKS = 3864000;
const fees = 77280;
const slice = (whole: number) => share(Math.round(whole * 0.4), 86, 1000);
const office = accountOf('montlucon-sdc');
const works = paperOf(
  'appel-travaux-notaires-montlucon',
  `font: 10.6pt/1.45 'P052', serif; padding: 16mm 22mm; .e { text-align: center; border-bottom: .3mm solid #000; padding-bottom: 3mm } td, th { border: .2mm solid #000; padding: 1.4mm } .m td:nth-child(n+2) { text-align: right } .f { position: absolute; bottom: 9mm; left: 22mm; right: 22mm; font-size: 7pt; text-align: center }`,
  [
    `<div class="e"><b style="font-size:14pt">Yves DESFOSSES et Aliénor BARDET-COQ</b><br>NOTAIRES ASSOCIÉS<br><i>Service Gérance et Copropriétés</i><br>5 rue des Tanneries-Vieilles – BP 41 – 03100 MONTLUÇON</div>
    <p style="margin:8mm 0 0 90mm">Indivision LAMOUREUX-DUCHET<br>aux bons soins de M. Régis LAMOUREUX<br>2 impasse du Lavoir<br>03410 DOMÉRAT</p><p style="margin-top:6mm">Montluçon, le ${inFull('2026-05-18')}</p>
    <p><b>Objet : copropriété du 33 boulevard du Vieux-Canal à Montluçon – lot n° 7 – appel pour travaux n° 1/3</b></p>
    <p>Chers clients,</p><p>L’assemblée générale du ${inFull('2026-04-22')} a décidé, en sa huitième résolution, la réfection de la toiture et de la zinguerie, confiée à l’entreprise Charpentes du Cher. Conformément au calendrier arrêté par cette assemblée (40 % le ${inFull('2026-06-15')}, 40 % le ${inFull('2026-09-15')} et le solde à l’achèvement), nous vous prions de nous adresser la première fraction, ainsi calculée à raison de vos 86 millièmes :</p>
    <div class="m">${table(
      ['Nature', 'Coût voté TTC', 'Fraction appelée', 'Votre part (86/1000)'],
      [
        [
          'Toiture et zinguerie',
          `${spaced(WORKS)} €`,
          `${spaced(WORKS * 0.4)} €`,
          `${spaced(slice(WORKS))} €`,
        ],
        [
          'Honoraires de suivi (2 %)',
          `${spaced(fees)} €`,
          `${spaced(fees * 0.4)} €`,
          `${spaced(slice(fees))} €`,
        ],
        ['<b>Somme à verser</b>', '', '', `<b>${spaced(slice(WORKS) + slice(fees))} €</b>`],
      ],
    )}</div>
    <p style="margin-top:4mm">Cette somme est exigible le ${inFull('2026-06-15')}. Elle est indépendante de vos provisions trimestrielles, qui vous sont appelées séparément. Les fonds sont déposés au compte ouvert au nom du syndicat : ${office.spaced}.</p>
    <p>Nous vous rappelons qu’en cas de vente du lot, la somme exigible avant la mutation reste due par le vendeur (article 6-2 du décret du 17 mars 1967).</p><p>Votre bien dévouée,</p><p style="margin-left:90mm">Pour l’étude, syndic<br>Mme Ghislaine POUGET, clerc</p>
    <p class="f">Membres d’une association agréée – le règlement des honoraires par chèque est accepté – CRPCEN 03999 – l’étude est titulaire d’un compte à la Caisse des dépôts, qui n’est pas celui de la copropriété</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'Yves DESFOSSES et Aliénor BARDET-COQ',
        'Yves DESFOSSES et Aliénor BARDET-COQ NOTAIRES ASSOCIÉS',
        'DESFOSSES et BARDET-COQ',
      ),
      building_address: either(
        '33 boulevard du Vieux-Canal, Montluçon',
        '33 boulevard du Vieux-Canal, 03100 MONTLUÇON',
      ),
      owner: either(
        'Indivision LAMOUREUX-DUCHET',
        'Indivision LAMOUREUX-DUCHET aux bons soins de M. Régis LAMOUREUX',
      ),
      lots: ['7'],
      tantiemes: 86,
      base: 1000,
      iban: office.iban,
      due_on: '2026-06-15',
      total: slice(WORKS) + slice(fees),
      travaux: slice(WORKS) + slice(fees),
      to_pay: slice(WORKS) + slice(fees),
    },
    absent: ['courantes', 'fonds_travaux', 'rnc', 'price', 'notary', 'period_from', 'balance'],
  },
);

const opale = accountOf('opale-calais');
const LATE = [
  ['Charges communes générales', 2450000, 100000, 1877],
  ['Bâtiment Gris-Nez', 310000, 25000, 1877],
  ['Ascenseur Gris-Nez', 128000, 10000, 704],
] as const;
const lateParts = sum(LATE.map(([, whole, base, part]) => share(whole, part, base)));
const lateFund = share(122500, 1877, 100000);
const BEFORE = 118462;
const late = paperOf(
  'appel-relance-franchise-calais',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 0; .h { background: #e4002b; color: #fff; padding: 5mm 12mm; display: flex; justify-content: space-between } .in { padding: 5mm 12mm } .g th { background: #f4d5da } .g td, .g th { border: .15mm solid #d99 } .g td:nth-child(n+2) { text-align: right } .w { border: .6mm solid #e4002b; padding: 3mm; margin: 4mm 0; font-size: 9.4pt } .b { position: absolute; bottom: 5mm; left: 12mm; right: 12mm; font-size: 5.8pt; color: #666 }`,
  [
    `<div class="h"><div><b style="font-size:17pt">Immovance</b><br>CÔTE D’OPALE</div><div style="text-align:right">Agence de Calais – 64 rue du Phare-Rouge, 62100 CALAIS<br>calais@immovance.example.fr – 03 21 00 88 16<br>Chaque agence est juridiquement et financièrement indépendante</div></div>
    <div class="in"><div style="display:flex;justify-content:space-between"><div><b>Vos repères</b><br>Immeuble 4112 – RÉSIDENCE LES DEUX CAPS<br>3-5-7 quai de la Batellerie 62100 CALAIS<br>N° registre national : AE2087719<br>Compte copropriétaire : 4112-C0088<br>Lots : 212 (T3), 340 (parking)</div><div style="font-size:10pt;margin-top:8mm">Monsieur Tomasz WOJCIECHOWSKI<br>et Madame Aurore DE BOISGELIN<br>Rés. Les Deux Caps – Apt 212<br>5 quai de la Batellerie<br>62100 CALAIS</div></div>
    <p style="font-size:13pt;margin-top:5mm"><b>APPEL DE FONDS T3/2026</b> – du ${slashed('2026-07-01')} au ${slashed('2026-09-30')}</p><p>Émis le ${slashed('2026-06-17')} – à régler au plus tard le ${slashed('2026-07-01')}</p>
    <div class="g">${table(['Clé', 'Budget trimestriel', 'Tantièmes', 'Votre quote-part'], [...LATE.map(([label, whole, base, part]) => [label, spaced(whole), `${part} / ${base}`, spaced(share(whole, part, base))]), ['Cotisation fonds travaux art. 14-2-1', spaced(122500), '1877 / 100000', spaced(lateFund)], ['<b>Total de l’échéance</b>', '', '', `<b>${spaced(lateParts + lateFund)}</b>`]])}</div>
    <div class="w"><b>ATTENTION : VOTRE COMPTE PRÉSENTE UN RETARD.</b><br>Sauf erreur ou règlement de ces derniers jours, vous restez redevable au ${slashed('2026-06-17')} de ${spaced(BEFORE)} € (appels T1 et T2/2026, frais de mise en demeure du 04/05/2026 inclus). Sans règlement sous huit jours le dossier sera remis à l’huissier et les provisions non échues deviendront exigibles (art. 19-2 de la loi du 10/07/1965).</div>
    <table style="width:92mm;margin-left:auto;font-size:9.6pt"><tr><td>Arriéré</td><td>${right(`${spaced(BEFORE)} €`)}</td></tr><tr><td>Échéance T3/2026</td><td>${right(`${spaced(lateParts + lateFund)} €`)}</td></tr><tr style="background:#f4d5da"><td><b>TOTAL DÛ</b></td><td>${right(`<b>${spaced(BEFORE + lateParts + lateFund)} €</b>`)}</td></tr></table>
    <p style="margin-top:6mm">Virement : SDC LES DEUX CAPS – ${opale.spaced} – BIC EXEMFRPPXXX – référence à rappeler 4112-C0088</p><p style="background:#fff4c2;padding:2mm">Parrainez un voisin : 150 € offerts* en carte cadeau pour tout mandat de vente signé dans le réseau ! *Conditions en agence.</p></div>
    <p class="b">SARL CALAISIS PATRIMOINE au capital de 15 000 € – RCS Boulogne-sur-Mer 900 000 871 – CPI 6201 2019 000 888 – Garantie financière : Galian Exemple 89 rue de la Boétie Paris, 480 000 € gestion – RCP n° 120.137.405 – Médiateur : Medimmoconso, 1 allée du Parc de Mesemena 44505 La Baule – membre du réseau Immovance France, siège : 200 avenue des Champs 59000 LILLE</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'Immovance CÔTE D’OPALE',
        'Immovance',
        'CALAISIS PATRIMOINE',
        'SARL CALAISIS PATRIMOINE',
      ),
      building: 'RÉSIDENCE LES DEUX CAPS',
      building_address: '3-5-7 quai de la Batellerie, 62100 CALAIS',
      rnc: 'AE2087719',
      owner: 'Monsieur Tomasz WOJCIECHOWSKI et Madame Aurore DE BOISGELIN',
      lots: ['212', '340'],
      account: '4112-C0088',
      tantiemes: 1877,
      base: 100000,
      iban: opale.iban,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: lateParts + lateFund,
      courantes: lateParts,
      fonds_travaux: lateFund,
      solde_anterieur: BEFORE,
      to_pay: BEFORE + lateParts + lateFund,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

export const APPELS = [listing, works, late];
