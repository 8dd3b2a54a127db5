// Calls for funds: a listing, works alone, two lots told one after the other.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, plain, spaced, sum, table } from '../../writing.ts';
import { type Key, cells, share, shareOf, sharesOf, toldKeys } from './outils.ts';

const REBBERG: readonly Key[] = [
  { label: 'CHARGES GENERALES', total: 962500, part: 87, base: 1000 },
  { label: 'ASCENSEUR ESC 2', total: 78000, part: 112, base: 640 },
  { label: 'CHAUFFAGE FIXE', total: 410000, part: 91, base: 1000 },
];
const rebbergFund = share(48125, 87, 1000);
const rebbergTotal = sharesOf(REBBERG) + rebbergFund;
const rebbergBefore = -3844;
const pad = (label: string, values: readonly (string | number)[]): string =>
  `${label.padEnd(34)}${values.map((value) => String(value).padStart(12)).join('')}`;
const listing = paperOf(
  'appel-listing-mulhouse',
  `pre { font: 8.6pt/1.45 'DejaVu Sans Mono', monospace; margin: 0 } .x { position: absolute; bottom: 9mm; font-size: 6.5pt; left: 15mm; right: 15mm }`,
  [
    `<pre>WOLFF & SCHNEIDER - ADMINISTRATEURS D'IMMEUBLES            APPEL NO 2026/4
13 RUE DU SAUVAGE                                          EDITE LE 14.09.26
68100 MULHOUSE   TEL 03 89 00 41 17
                                            MME VEUVE KLEINHENTZ ODILE
IMMEUBLE 0047 LES TERRASSES DU REBBERG      NEE BURGLEN
34 RUE DE L'ERMITAGE                        6 RUE DES CHAMPS
68100 MULHOUSE                              68127 NIEDERHERGHEIM

CPTE 450.0047.016      LOT 16 APPT 3P - LOT 58 CAVE

*** PROVISIONS 4EME TRIM. 2026 (01.10.26 - 31.12.26) ***

${pad('NATURE', ['A REPARTIR', 'BASE', 'V/TANT.', 'V/QP'])}
${'-'.repeat(82)}
${REBBERG.map((key) => pad(key.label, [plain(key.total), key.base, key.part, plain(shareOf(key))])).join('\n')}
${'-'.repeat(82)}
${pad('S/TOTAL BUDGET', ['', '', '', plain(sharesOf(REBBERG))])}
${pad('FONDS TRAVAUX ART 14-2-1', [plain(48125), 1000, 87, plain(rebbergFund)])}
${'='.repeat(82)}
${pad('TOTAL APPELE', ['', '', '', plain(rebbergTotal)])}
${pad('V/ SOLDE AU 14.09.26', ['', '', '', `${plain(-rebbergBefore)} C`])}
${pad('NET EN NOTRE FAVEUR', ['', '', '', `${plain(rebbergTotal + rebbergBefore)} D`])}

EXIGIBLE LE 01.10.26 - D = DEBITEUR  C = CREDITEUR
REGLEMENT A L'ORDRE DE : SDC LES TERRASSES DU REBBERG
</pre><p class="x">Wolff & Schneider SARL au capital de 7 622,45 € – RCS Mulhouse TI 900 000 640 – carte G 68-117 – garant : Caisse Exemple de Garantie, 16 rue Hoche 92800 Puteaux – médiateur : www.mediation.example.fr. Bureaux fermés le vendredi 2 octobre.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('WOLFF & SCHNEIDER', 'WOLFF & SCHNEIDER - ADMINISTRATEURS D’IMMEUBLES'),
      building: 'LES TERRASSES DU REBBERG',
      building_address: '34 RUE DE L’ERMITAGE, 68100 MULHOUSE',
      owner: either('MME VEUVE KLEINHENTZ ODILE NEE BURGLEN', 'MME VEUVE KLEINHENTZ ODILE'),
      lots: ['16', '58'],
      account: '450.0047.016',
      tantiemes: 87,
      base: 1000,
      tantiemes_by_cle: either(toldKeys(REBBERG), [
        ...toldKeys(REBBERG),
        'FONDS TRAVAUX ART 14-2-1 : 87/1000',
      ]),
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      courantes: sharesOf(REBBERG),
      fonds_travaux: rebbergFund,
      total: rebbergTotal,
      solde_anterieur: rebbergBefore,
      to_pay: rebbergTotal + rebbergBefore,
    },
    absent: ['rnc', 'iban', 'travaux', 'avances', 'recoverable'],
  },
);

const citadelle = accountOf('citadelle-bastia');
const BASTIA: readonly (readonly [label: string, cents: number])[] = [
  ['Lot « maçonnerie – enduits à la chaux » – SAS Muratori Frères', 6480000],
  ['Lot « échafaudages et protections »', 1895000],
  ['Maîtrise d’œuvre (8 % du HT)', 609091],
  ['Honoraires syndic s/ travaux, ass. dommages-ouvrage', 398709],
];
const bastiaWorks = sum(BASTIA.map(([, cents]) => cents));
const bastiaCall = Math.round(bastiaWorks / 4);
const bastiaPart = share(bastiaCall, 143, 2000);
const works = paperOf(
  'appel-travaux-facades-bastia',
  `font: 9.8pt/1.45 'P052', serif; padding: 16mm 20mm; .w td { border-bottom: .2mm dotted #777 } .w td:last-child { text-align: right; white-space: nowrap } .box { border: .6mm double #222; padding: 3mm 5mm; margin: 5mm 0 } .ft { position: absolute; bottom: 8mm; font-size: 7pt; left: 20mm; right: 20mm; text-align: center }`,
  [
    `<table><tr><td style="width:55%"><b style="font-size:13pt">Agence du Vieux-Port</b><br>Paul-Antoine Giacobbi-Ferrandi, gérant<br>Gestion – Location – Copropriété<br>2 quai des Martyrs, 20200 BASTIA</td><td><br><br>HOIRS SANTONI Ange-Toussaint<br>p/o Mme Letizia SANTONI-PAOLETTI<br>118 bd de la République<br>30900 NÎMES</td></tr></table>
    <p style="text-align:right">Bastia, le 3 août 2026</p><p><b>Copropriété « U Palazzu », 7 rue Napoléon, 20200 BASTIA – V/réf. UP-31 – lot 9</b><br>Immatriculation au registre : AE2-418-330</p><p style="text-align:center;font-size:12pt"><b>APPEL EXCEPTIONNEL – RAVALEMENT DES FAÇADES (2<sup>e</sup> sur 4)</b></p><p>L’assemblée du 17 avril 2026 a voté, par sa 11<sup>e</sup> résolution, les travaux dont le détail suit :</p>
    ${table([], [...BASTIA.map(([label, cents]) => [label, `${dotted(cents)} €`]), ['<b>Coût de l’opération</b>', `<b>${dotted(bastiaWorks)} €</b>`], ['Fraction appelée ce jour, un quart', `${dotted(bastiaCall)} €`]], 'w')}
    <div class="box">Votre quote-part : ${dotted(bastiaCall)} € × 143 / 2.000<sup>es</sup> = <b>${dotted(bastiaPart)} €</b><br>somme exigible le <b>1er septembre 2026</b>, indépendamment des provisions trimestrielles qui font l’objet d’un envoi séparé.</div>
    <p>Virement au compte « travaux » du syndicat : ${citadelle.spaced} – BIC BCOCFR2BXXX. Tout chèque non accompagné du coupon sera retourné. Les deux derniers appels interviendront les 1er décembre 2026 et 1er mars 2027. La subvention Anah (18.500 €) viendra en déduction du dernier.</p><p>Bien à vous, le syndic.</p>
    <p class="ft">Agence du Vieux-Port, EURL au capital de 8.000 € – RCS Bastia 900 000 713 – CPI 2B01 2019 000 000 881 – Ne peut recevoir d’espèces</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Agence du Vieux-Port',
      building: 'U Palazzu',
      building_address: '7 rue Napoléon, 20200 BASTIA',
      rnc: 'AE2418330',
      owner: either(
        'HOIRS SANTONI Ange-Toussaint',
        'HOIRS SANTONI Ange-Toussaint p/o Mme Letizia SANTONI-PAOLETTI',
      ),
      lots: ['9'],
      tantiemes: 143,
      base: 2000,
      due_on: '2026-09-01',
      travaux: bastiaPart,
      total: bastiaPart,
      iban: citadelle.iban,
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

const OBERKAMPF = [
  { lot: '0014', kind: 'APPARTEMENT 3EME FACE', general: 412, stairs: 655 },
  { lot: '0037', kind: 'CHAMBRE DE SERVICE 6EME', general: 38, stairs: 71 },
] as const;
const lotRows = OBERKAMPF.map(({ lot, kind, general, stairs }) => {
  const keys = [
    ['001 CHARGES COMMUNES', 1180000, general, 10000],
    ['002 ESCALIER A / ASCENSEUR', 234050, stairs, 5000],
  ] as const;
  const parts = keys.map(([, total, part, base]) => share(total, part, base));
  const fund = share(59000, general, 10000);
  return { lot, kind, keys, parts, fund, all: sum(parts) + fund };
});
const twoLotsCurrent = sum(lotRows.flatMap(({ parts }) => parts));
const twoLotsFund = sum(lotRows.map(({ fund }) => fund));
const twoLotsTenant = Math.round(twoLotsCurrent * 0.62);
const republique = accountOf('oberkampf-paris');
const twoLots = paperOf(
  'appel-deux-lots-paris-11',
  `font: 7.8pt 'DejaVu Sans Condensed', sans-serif; .g td, .g th { border: .15mm solid #99a; padding: .7mm 1.2mm } .g th { background: #efe9f5 } .g td:nth-child(n+2) { text-align: right } .l td { background: #f7f4fa; font-weight: bold; text-align: left !important } .side { position: absolute; right: 15mm; top: 200mm; width: 60mm; border: .2mm dashed #663; padding: 2mm; font-size: 7pt } .ft { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 6.2pt }`,
  [
    `<table><tr><td style="width:58%"><b style="font-size:16pt;color:#4b2a7b">GÉRANCE DE L’EST PARISIEN</b><br>Groupe Habitat & Patrimoine – Agence République<br>9 bd Voltaire 75011 PARIS – métro Oberkampf<br>Lun.–ven. 9 h 30–12 h 30, tél. 01 43 00 18 20</td><td>Paris, le 11/03/2026<br><br>M. NGUYEN VAN Minh et Mme DA COSTA PEREIRA Lúcia<br>12 villa des Lilas<br>93100 MONTREUIL</td></tr></table>
    <p style="margin-top:6mm"><b>SDC 88 RUE OBERKAMPF – 88 rue Oberkampf 75011 PARIS</b> – Réf. immeuble 2231 – RNC AA0-731-905 – Gestionnaire : S. Ould-Ahmed – Comptable : J. Le Bihan</p>
    <h1 style="font-size:12pt">APPEL DE PROVISIONS – 2ème trimestre 2026</h1><p>Période du 01/04/2026 au 30/06/2026 – Date d’exigibilité 01/04/2026 – Compte copropriétaire NGU014</p>
    ${table(
      ['Désignation', 'Montant global', 'Total tant.', 'Vos tant.', 'Votre quote-part'],
      [
        ...lotRows.flatMap(({ lot, kind, keys, parts, fund, all }) => [
          `<tr class="l"><td colspan="5">LOT ${lot} – ${kind}</td></tr>`,
          ...keys.map(([label, total, part, base], index) =>
            cells([label, spaced(total), base, part, spaced(parts[index] ?? 0)]),
          ),
          cells(['COTISATION FONDS TRAVAUX', spaced(59000), 10000, keys[0][2], spaced(fund)]),
          cells([`Total lot ${lot}`, '', '', '', spaced(all)]),
        ]),
        cells([
          '<b>TOTAL GÉNÉRAL DE VOS LOTS (450 / 10000)</b>',
          '',
          '',
          '',
          `<b>${spaced(twoLotsCurrent + twoLotsFund)}</b>`,
        ]),
      ],
      'g',
    )}
    <p style="margin-top:3mm">Pour information, part locative estimée de cet appel : ${spaced(twoLotsTenant)} €</p>
    <table style="width:95mm;margin-top:4mm"><tr><td>Provisions budget</td><td style="text-align:right">${spaced(twoLotsCurrent)}</td></tr><tr><td>Fonds de travaux</td><td style="text-align:right">${spaced(twoLotsFund)}</td></tr><tr><td>Solde antérieur au 11/03/2026</td><td style="text-align:right">${spaced(0)}</td></tr><tr><td><b>À RÉGLER</b></td><td style="text-align:right"><b>${spaced(twoLotsCurrent + twoLotsFund)} €</b></td></tr></table>
    <p style="width:100mm">Bénéficiaire : SDC 88 RUE OBERKAMPF<br>IBAN : ${republique.spaced}</p><p>Rappels : l’assemblée générale du 19/11/2025 a fixé le budget à 56 562,00 € pour l’exercice 2026 (appelé par quarts) et la cotisation au fonds de travaux à 2 360,00 €. Les provisions sont exigibles le premier jour du trimestre ; passé ce délai, mise en demeure 36,00 € TTC, relance 18,00 € TTC, constitution d’hypothèque 220,00 € TTC. En cas de vente, le solde de l’exercice est porté au compte de celui qui est copropriétaire lors de l’approbation des comptes.</p>
    <div class="side"><b>VENDRE AU BON PRIX ?</b> Notre service transaction estime votre bien gratuitement. −20 % d’honoraires pour nos copropriétaires jusqu’au 30/09/2026.</div>
    <p class="ft">GÉRANCE DE L’EST PARISIEN SAS, capital 152 000 €, siège social 40 rue de Châteaudun 75009 PARIS, RCS Paris 900 000 815, CPI 7501 2016 000 011 220, garantie GALEX 1 500 000 €, TVA FR 11 900000815. Réclamations : Médiateur de l’Exemple, BP 4, 75950 Paris cedex 20.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'GÉRANCE DE L’EST PARISIEN',
      building: either('88 RUE OBERKAMPF', 'SDC 88 RUE OBERKAMPF'),
      building_address: '88 rue Oberkampf, 75011 PARIS',
      rnc: 'AA0731905',
      owner: 'M. NGUYEN VAN Minh et Mme DA COSTA PEREIRA Lúcia',
      lots: ['14', '37'],
      account: 'NGU014',
      tantiemes: 450,
      base: 10000,
      period_from: '2026-04-01',
      period_to: '2026-06-30',
      due_on: '2026-04-01',
      courantes: twoLotsCurrent,
      fonds_travaux: twoLotsFund,
      total: twoLotsCurrent + twoLotsFund,
      solde_anterieur: 0,
      to_pay: twoLotsCurrent + twoLotsFund,
      recoverable: twoLotsTenant,
      iban: republique.iban,
    },
    absent: ['travaux', 'avances'],
  },
);

export const APPELS_PROVISIONS = [listing, works, twoLots];
