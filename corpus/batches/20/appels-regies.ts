// Calls for funds of old houses: a listing with codes, a carbon form.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { plain, pointed, sum } from '../../writing.ts';
import { columns, quote, rule } from './outils.ts';

type Key = readonly [
  code: string,
  label: string,
  whole: number,
  base: number,
  part: number,
  let_: number,
];
const due = (keys: readonly Key[]) =>
  sum(keys.map(([, , whole, base, part]) => quote(whole, part, base)));
const letOf = ([, , whole, base, part, percent]: Key) =>
  Math.round((quote(whole, part, base) * percent) / 100);

const FIRMINY = accountOf('firminy-corbusier');
const LOT_14: readonly Key[] = [
  ['01', 'CHARGES COMMUNES GENERALES', 1184250, 10000, 187, 62],
  ['03', 'ENTRETIEN ESC. B', 218000, 1000, 94, 100],
  ['05', 'ASCENSEUR B', 96500, 1000, 81, 70],
  ['11', 'CHAUFFAGE URBAIN', 2240000, 10000, 203, 100],
];
const LOT_67: readonly Key[] = [
  ['01', 'CHARGES COMMUNES GENERALES', 1184250, 10000, 9, 62],
  ['08', 'GARAGES', 31000, 480, 12, 100],
];
const FUND = quote(88900, 196, 10000);
const erpTotal = due(LOT_14) + due(LOT_67) + FUND;
const erpLet = sum([...LOT_14, ...LOT_67].map(letOf));
const ERP_BEFORE = -3127;
const W = [4, 32, -13, -8, -8, -12, -12] as const;
const erpLines = (keys: readonly Key[]) =>
  keys
    .map((key) => {
      const [code, label, whole, base, part] = key;
      const share = plain(quote(whole, part, base));
      return columns(W, [code, label, plain(whole), base, part, share, plain(letOf(key))]);
    })
    .join('\n');

const listing = paperOf(
  'appel-edition-erp-firminy',
  `padding: 9mm 10mm; pre { margin: 0; font: 8.3pt/1.28 'Nimbus Mono PS', monospace } .v { position: absolute; left: 3mm; top: 120mm; font-size: 5.5pt; writing-mode: vertical-rl }`,
  [
    `<div class="v">MOD. SY44-2 – imprimé par GESTIMM 5.2 – les règlements reçus après la date d'arrêté ne sont pas repris</div><pre>
REGIE MOULINIER ET CIE                                        SYNDIC : G2  MME THEVENON
ADMINISTRATEUR DE BIENS - SYNDIC                              COMPTA : 04 77 00 18 63
11 PLACE JEAN JAURES  BP 107                                  EDITE LE 14/12/26   FOLIO 0001
42003 SAINT-ETIENNE CEDEX 1

IMM. 0442  LE CORBUSIER SUD                          M. ET MME DI GIORGIO ANTONIO
           28 BD SAINT CHARLES                       28 BD SAINT CHARLES
           42700 FIRMINY                             ESC. B  4EME
           NO IMMAT. AB2714408                       42700 FIRMINY
REF. A RAPPELER : 0442/00140/1

${rule(90, '=')}
                 A P P E L   D E   F O N D S    -    1ER TRIM. 2027
                 PERIODE DU 01/01/27 AU 31/03/27  -  EXIGIBLE LE 01/01/27
${rule(90, '=')}
${columns(W, ['CLE', 'LIBELLE', 'A REPARTIR', 'BASE', 'TANT.', 'QUOTE-PART', 'DT LOCAT.'])}
${rule(90)}
*** LOT 00014 APPT T4 4E ET. ESC B
${erpLines(LOT_14)}
    ${columns([61, -12], ['S/TOTAL LOT 00014', plain(due(LOT_14))])}

*** LOT 00067 GARAGE
${erpLines(LOT_67)}
    ${columns([61, -12], ['S/TOTAL LOT 00067', plain(due(LOT_67))])}

*** TOUS LOTS
${columns(W, ['90', 'FONDS TRAVAUX ART 14-2-1', plain(88900), 10000, 196, plain(FUND), plain(0)])}
${rule(90)}
    ${columns([61, -12, -12], ["TOTAL DE L'APPEL", plain(erpTotal), plain(erpLet)])}
    ${columns([61, -12], ['SOLDE PRECEDENT AU 14/12/26 (CREDITEUR)', `${plain(-ERP_BEFORE)}-`])}
${rule(90)}
    ${columns([61, -12], ['NET A PAYER EN EUROS', plain(erpTotal + ERP_BEFORE)])}
${rule(90)}

REGLEMENT PAR CHEQUE A L'ORDRE DE : SDC LE CORBUSIER SUD   OU PAR VIREMENT
IBAN ${FIRMINY.spaced}     BIC EXEMFR2LXXX

TOUTE SOMME NON REGLEE A L'ECHEANCE PORTE INTERET AU TAUX LEGAL (ART 36 DECRET 17/03/67)
FRAIS DE RELANCE 36,00   MISE EN DEMEURE 48,00

- - - - - - - - - - - - - - - - A  D E T A C H E R - - - - - - - - - - - - - - - -

0442/00140/1     DI GIORGIO                APPEL 1T27          ${plain(erpTotal + ERP_BEFORE)} EUR

REGIE MOULINIER ET CIE SARL CAP. 45 000 EUR RCS ST-ETIENNE 900 004 142 - CARTE CPI 4202 2018 000 000 117
GARANTIE : CAISSE EXEMPLE DE GARANTIE 89 RUE DE L'ESSAI PARIS 8 - MEDIATEUR : MEDIMMO-EXEMPLE
</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'REGIE MOULINIER ET CIE',
      building: 'LE CORBUSIER SUD',
      building_address: '28 BD SAINT CHARLES, 42700 FIRMINY',
      rnc: 'AB2714408',
      owner: 'M. ET MME DI GIORGIO ANTONIO',
      lots: ['14', '67'],
      tantiemes: 196,
      base: 10000,
      iban: FIRMINY.iban,
      account: '0442/00140/1',
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: erpTotal,
      courantes: due(LOT_14) + due(LOT_67),
      fonds_travaux: FUND,
      solde_anterieur: ERP_BEFORE,
      to_pay: erpTotal + ERP_BEFORE,
      recoverable: erpLet,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'balance'],
  },
);

const HALF = {
  general: quote(1462000, 74, 1000),
  lift: quote(184000, 112, 1000),
  fund: quote(73100, 74, 1000),
  advance: 4500,
};
const halfTotal = sum(Object.values(HALF));
const dots = (label: string, value: string) =>
  `<div class="l"><span>${label}</span><i></i><b>${value}</b></div>`;

const carbon = paperOf(
  'appel-carbone-colmar',
  `background: #fdf3f4; color: #7b2b3a; font: 9pt 'Nimbus Roman', serif; padding: 12mm 16mm; b { font: 10.5pt 'Nimbus Mono PS', monospace; color: #1c2f7a } .l { display: flex; align-items: baseline; margin: 1.4mm 0 } .l i { flex: 1; border-bottom: .25mm dotted #7b2b3a; margin: 0 1.5mm } .c { border: .3mm solid #7b2b3a; padding: 3mm; margin-top: 4mm } h1 { font-size: 15pt; letter-spacing: .6mm; text-align: center; margin: 5mm 0 1mm }`,
  [
    `<table><tr><td style="width:88mm"><span style="font-size:17pt;font-style:italic">Agence Schwoerer &amp; Filles</span><br>Gérance – Copropriété – Locations saisonnières<br>14, rue des Têtes – 68000 COLMAR – Tél. 03 89 00 24 70<br>Maison fondée en 1953</td><td>Feuillet 2 (copropriétaire)<br>N° <b>004417</b><p style="margin-top:9mm"><b>Madame Vve KEMPF Marie-Odile<br>née HEINIMANN<br>3 rue du Nord<br>68230 TURCKHEIM</b></p></td></tr></table>
    <h1>AVIS D’ACOMPTE SUR CHARGES</h1><p style="text-align:center">(article 14-1 de la loi du 10 juillet 1965)</p>
    ${dots('Immeuble :', '9 quai de la Sinn, 68000 COLMAR')}${dots('Appartement – cave – grenier (numéros de lots) :', '5, 17 et 22')}${dots('Quote-part :', '74 / 1000èmes')}${dots('Acompte du', '1er juillet 2026')}${dots('au', '31 décembre 2026')}${dots('Exigible le', '1er juillet 2026')}
    <div class="c"><u>Décompte en euros</u>${dots('Dépenses communes générales', plain(HALF.general))}${dots('Ascenseur (112/1000)', plain(HALF.lift))}${dots('Chauffage', '------')}${dots('Travaux votés', '------')}${dots('Fonds de travaux', plain(HALF.fund))}${dots('Avance (réserve) à constituer', plain(HALF.advance))}${dots('Montant du présent acompte', plain(halfTotal))}${dots('Reste dû sur acomptes antérieurs', 'néant')}${dots('<span style="font-size:12pt">TOTAL A NOUS REGLER</span>', `${plain(halfTotal)} EUR`)}</div>
    <p style="margin-top:5mm">Prière de régler par chèque au nom du « Syndicat 9 quai de la Sinn » et de joindre le feuillet 3. Colmar, le <b>${pointed('2026-06-12')}</b></p><p style="text-align:right;font-style:italic">Pour l’agence : <b>M. Schwoerer</b></p>
    <p style="font-size:6.8pt;margin-top:16mm">SARL SCHWOERER ET FILLES, 7 622,45 euros – RC Colmar TI 900 007 713 – APE 6832A – Carte professionnelle G et T n° 68-114 – Garant : Caisse Exemple, 75008 Paris, 110 000 euros. Le bureau est fermé le mercredi après-midi et pendant les foires aux vins. Imp. Doeblin, Ingersheim – 50 x 3 – 2011</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Agence Schwoerer & Filles',
      building_address: '9 quai de la Sinn, 68000 COLMAR',
      owner: either(
        'Madame Vve KEMPF Marie-Odile née HEINIMANN',
        'Madame Vve KEMPF Marie-Odile',
        'KEMPF Marie-Odile',
      ),
      lots: ['5', '17', '22'],
      tantiemes: 74,
      base: 1000,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      due_on: '2026-07-01',
      total: halfTotal,
      courantes: HALF.general + HALF.lift,
      fonds_travaux: HALF.fund,
      avances: HALF.advance,
      to_pay: halfTotal,
    },
    absent: ['rnc', 'iban', 'travaux', 'recoverable'],
  },
);

export const APPELS_REGIES = [listing, carbon];
