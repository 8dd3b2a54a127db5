// Calls for funds of a quarter: a band with a coupon at the foot, a wide table for two lots.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { brief, dotted, slashed, spaced, sum, table } from '../../writing.ts';
import { type Key, lying, quote, quotes, row, share } from './outils.ts';

const PAVOIS = accountOf('16-pavois');
const PAVOIS_KEYS: readonly Key[] = [
  ['A00', 'CHARGES COMMUNES GENERALES', 4187500, 100000, 1128],
  ['B02', 'CHARGES BATIMENT B', 612000, 10000, 386],
  ['D02', 'ASCENSEUR BAT B', 148750, 1000, 41],
  ['E00', 'EAU FROIDE (PROV.)', 905000, 100000, 1185],
];
const PAVOIS_FUND = share(209375, 1128, 100000);
const pavoisTotal = quotes(PAVOIS_KEYS) + PAVOIS_FUND;

const coupon = paperOf(
  'appel-coupon-marseille',
  `font: 7.8pt/1.3 'Nimbus Sans', sans-serif; padding: 9mm 11mm; .bd { background: #004b6b; color: #fff; font-weight: bold; padding: 1.2mm 2mm; font-size: 9pt; margin: 3mm 0 1mm } .top { display: grid; grid-template-columns: 92mm 1fr; gap: 6mm } .lg { font-size: 22pt; color: #004b6b; font-weight: bold; letter-spacing: 1mm } .adr { margin-top: 22mm; font-size: 10pt; line-height: 1.35 } .g td, .g th { padding: .7mm 1mm; border-bottom: .15mm solid #b8c9d2 } .g th { color: #004b6b; font-weight: bold } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: right } .av { position: absolute; right: 11mm; top: 150mm; width: 54mm; background: #fdf1dc; padding: 2.5mm; font-size: 7pt } .ft { position: absolute; bottom: 4mm; left: 11mm; right: 11mm; font-size: 5.8pt; color: #555; text-align: center } .cp { position: absolute; bottom: 13mm; left: 11mm; right: 11mm; border-top: .3mm dashed #000; padding-top: 2mm; height: 62mm } .cp td { padding: .6mm 1mm }`,
  [
    `<div class="top"><div><span class="lg">QUADRIAL</span><br>Agence Marseille Prado – 262 avenue du Prado – 13008 MARSEILLE<br>Tél. 04 91 00 61 40 (9h-12h / 14h-17h sauf mercredi après-midi)<br>Votre gestionnaire : Mme TARDIEU Magali – votre comptable : M. ABBOU Samuel<br>prado.copro@quadrial.example.fr<br><br><b>Nos références à rappeler</b> : 1307/0214/450128<br>Immeuble 1307 – mandat 88 214<br>N° d’immatriculation : AB4471926</div><div class="adr">SCI LES TROIS LUCS<br>CHEZ M. GARABEDIAN VARTAN<br>27 TRAVERSE DE LA MARTINE<br>13011 MARSEILLE</div></div>
    <div class="bd">AVIS D’APPEL DE PROVISIONS – 2EME TRIMESTRE 2025 – PERIODE DU ${slashed('2025-04-01')} AU ${slashed('2025-06-30')}</div>
    <p>SDC LE GRAND PAVOIS DE SAINTE-MARGUERITE – 41 BOULEVARD GANAY – 13009 MARSEILLE<br>Lot 0214 APPARTEMENT T4 BAT B ETG 03 – Edité le ${slashed('2025-03-11')} – Exercice ${brief('2025-01-01')} – ${brief('2025-12-31')}</p>
    ${table(
      [
        'Clé',
        'Nature',
        'Mt à répartir',
        'Base',
        'Vos tant.',
        'Votre Qp',
        'dont TVA',
        'dont récup.',
      ],
      [
        ...PAVOIS_KEYS.map((key) => [
          key[0],
          key[1],
          dotted(key[2]),
          key[3],
          key[4],
          dotted(quote(key)),
          '0,00',
          key[0] === 'E00' ? dotted(quote(key)) : '',
        ]),
        row(
          ['', 'S/TOTAL BUDGET PREVISIONNEL', '', '', '', dotted(quotes(PAVOIS_KEYS)), '', ''],
          'font-weight:bold',
        ),
        [
          'F10',
          'FDS TRAVAUX ART 14-2-1',
          dotted(209375),
          100000,
          1128,
          dotted(PAVOIS_FUND),
          '0,00',
          '',
        ],
        row(
          ['', 'TOTAL DE L’APPEL', '', '', '', dotted(pavoisTotal), '', ''],
          'font-weight:bold;background:#e2edf2',
        ),
      ],
      'g',
    )}
    <div class="bd" style="width:118mm">SITUATION DE VOTRE COMPTE</div><table style="width:118mm"><tr><td>Solde au ${slashed('2025-03-11')} (sauf erreur ou omission)</td><td style="text-align:right">0,00</td></tr><tr><td>Présent appel exigible le ${slashed('2025-04-01')}</td><td style="text-align:right">${dotted(pavoisTotal)}</td></tr><tr style="font-weight:bold;font-size:10pt"><td>NET A PAYER EN EUROS</td><td style="text-align:right">${dotted(pavoisTotal)}</td></tr></table>
    <div style="width:118mm;margin-top:3mm;columns:2;column-gap:5mm;font-size:6.6pt;text-align:justify"><p><b>Échéances à venir de l’exercice</b> : 3ème trimestre, exigible le 01/07/2025 ; 4ème trimestre, exigible le 01/10/2025. Le montant de ces appels vous sera confirmé.</p><p><b>Provisions (art. 14-1 loi du 10/07/1965)</b> : pour faire face aux dépenses courantes, le syndicat vote chaque année un budget prévisionnel. Les copropriétaires versent des provisions égales au quart du budget voté. La provision est exigible le premier jour de chaque trimestre.</p><p><b>Fonds de travaux (art. 14-2-1)</b> : la cotisation, qui ne peut être inférieure à 5 % du budget, est attachée au lot et n’est pas remboursée en cas de vente.</p><p><b>Retard (art. 10-1)</b> : les frais nécessaires de relance, à compter de la mise en demeure, sont imputables au seul copropriétaire concerné : relance 36,00 €, mise en demeure 48,00 €.</p><p><b>Vente de votre lot</b> : état daté 380,00 € TTC maximum. Prévenez-nous dès la signature du compromis.</p></div><div class="av"><b>Passez au zéro papier !</b><br>Recevez vos convocations par lettre recommandée électronique et économisez 7,95 € par envoi. Activez l’option depuis « Mon Quadrial » avant le 30/04/2025. Parrainez un voisin : 80 € offerts sur vos honoraires de location.</div>
    <div class="cp"><table><tr><td style="width:98mm"><b>COUPON A DETACHER ET A JOINDRE A VOTRE CHEQUE</b><br>Ordre : SDC LE GRAND PAVOIS DE SAINTE-MARGUERITE<br>QUADRIAL – Centre de traitement – TSA 70412 – 92897 NANTERRE CEDEX 9<br><br>Virement : IBAN ${PAVOIS.spaced}<br>BIC QDXAFRPP</td><td>Réf. 1307/0214/450128<br>SCI LES TROIS LUCS<br>Echéance ${slashed('2025-04-01')}<br><br><b style="font-size:12pt">${dotted(pavoisTotal)} €</b></td></tr></table><p style="font:9pt 'Nimbus Mono PS', monospace;margin-top:12mm">130702144501280000250401 ${String(pavoisTotal).padStart(9, '0')} 47</p></div>
    <div class="ft">QUADRIAL SYNDIC – SAS au capital de 4 120 000 € – siège social : 8 place des Vosges, 92400 COURBEVOIE – RCS Nanterre 900 114 207 – SIRET agence 900 114 207 00318 – CPI 9201 2018 000 031 177 – Garantie : Caution Générale Exemple, 59 av. Pierre Mendès France, 75013 PARIS – Médiateur : ANM Conso Exemple, 2 rue de Colmar, 94300 VINCENNES</div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'QUADRIAL',
        'QUADRIAL SYNDIC',
        'QUADRIAL Agence Marseille Prado',
        'QUADRIAL Marseille Prado',
      ),
      building: 'LE GRAND PAVOIS DE SAINTE-MARGUERITE',
      building_address: '41 BOULEVARD GANAY, 13009 MARSEILLE',
      rnc: 'AB4471926',
      owner: either('SCI LES TROIS LUCS', 'SCI LES TROIS LUCS CHEZ M. GARABEDIAN VARTAN'),
      lots: ['214'],
      tantiemes: 1128,
      base: 100000,
      iban: PAVOIS.iban,
      period_from: '2025-04-01',
      period_to: '2025-06-30',
      due_on: '2025-04-01',
      total: pavoisTotal,
      courantes: quotes(PAVOIS_KEYS),
      fonds_travaux: PAVOIS_FUND,
      solde_anterieur: 0,
      to_pay: pavoisTotal,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'meeting_on'],
  },
);

const ANTIGONE = accountOf('16-peyrou');
type Wide = readonly [
  code: string,
  label: string,
  year: number,
  base: number,
  flat: number,
  box: number,
];
const WIDE: readonly Wide[] = [
  ['001', 'Charges générales', 8642000, 10000, 312, 14],
  ['012', 'Escalier C', 486000, 1000, 118, 0],
  ['021', 'Chauffage urbain – Prov.', 3920000, 10000, 344, 0],
  ['033', 'Parking sous-sol', 512000, 1280, 0, 12],
];
const quarter = (year: number): number => year / 4;
const wideOf = ([, , year, base, flat, box]: Wide): readonly [number, number] => [
  share(quarter(year), flat, base),
  share(quarter(year), box, base),
];
const wideFlat = sum(WIDE.map((one) => wideOf(one)[0]));
const wideBox = sum(WIDE.map((one) => wideOf(one)[1]));
const wideFund = share(108025, 312, 10000) + share(108025, 14, 10000);
const wideAdvance = share(300000, 326, 10000);
const wideTotal = wideFlat + wideBox + wideFund + wideAdvance;
const WIDE_CREDIT = 14733;

const wide = lying(
  paperOf(
    'appel-paysage-montpellier',
    `font: 8pt 'DejaVu Sans Condensed', sans-serif; padding: 9mm 10mm; .h { display: flex; justify-content: space-between } .w td, .w th { border: .2mm solid #6d6d6d; padding: .7mm 1.2mm } .w th { background: #6a1b4d; color: #fff; text-align: center; font-size: 7.2pt } .w td:nth-child(n+3) { text-align: right } .k { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 5mm; margin-top: 5mm } .k div { border: .3mm solid #6a1b4d; padding: 2mm } .k b.t { display: block; background: #6a1b4d; color: #fff; margin: -2mm -2mm 1.5mm; padding: 1mm 2mm }`,
    [
      `<div class="h"><div><b style="font-size:14pt;color:#6a1b4d">domelys</b> syndic de copropriété<br>DOMELYS MONTPELLIER COMEDIE<br>11 rue Boussairolles – CS 40118 – 34006 MONTPELLIER CEDEX 1</div><div style="text-align:center"><b style="font-size:13pt">APPEL DE FONDS</b><br>4e trimestre 2025<br>01.10.2025 → 31.12.2025</div><div>Mme et M. VAN DEN BROECK-ESTÈVE<br>Résidence Les Portes du Peyrou, esc. C<br>9 bis rue du Faubourg Saint-Jaumes<br>34000 MONTPELLIER</div></div>
      <p style="margin-top:3mm">Copropriété : <b>LES PORTES DU PEYROU</b> (AC7730164) – 9 bis et 9 ter rue du Faubourg Saint-Jaumes, 34000 MONTPELLIER – Compte copropriétaire : 45000219 – Emis le 12.09.2025 – A régler pour le 01.10.2025</p>
      <table class="w"><thead><tr><th rowspan="2">Clé</th><th rowspan="2">Libellé</th><th rowspan="2">Budget annuel</th><th rowspan="2">Appelé ce trim.</th><th rowspan="2">Base</th><th colspan="2">LOT 31 – appartement</th><th colspan="2">LOT 107 – parking</th><th rowspan="2">Total Qp</th><th rowspan="2">Récup. %</th></tr><tr><th>Tant.</th><th>Qp €</th><th>Tant.</th><th>Qp €</th></tr></thead><tbody>${WIDE.map(
        (one) => {
          const [flat, box] = wideOf(one);
          return row([
            one[0],
            one[1],
            spaced(one[2]),
            spaced(quarter(one[2])),
            one[3],
            one[4] || '',
            flat ? spaced(flat) : '',
            one[5] || '',
            box ? spaced(box) : '',
            spaced(flat + box),
            one[0] === '001' ? '38' : '100',
          ]);
        },
      ).join(
        '',
      )}${row(['', 'Sous-total opérations courantes (art. 14-1)', '', '', '', '', spaced(wideFlat), '', spaced(wideBox), spaced(wideFlat + wideBox), ''], 'font-weight:bold;background:#f5e9f0')}${row(['105', 'Cotisation fonds de travaux', spaced(432100), spaced(108025), 10000, 312, spaced(share(108025, 312, 10000)), 14, spaced(wideFund - share(108025, 312, 10000)), spaced(wideFund), '0'])}${row(['1031', 'Complément avance de trésorerie (AG du 24.06.2025, rés. 14)', '', '3 000,00', 10000, '', '', '', '', spaced(wideAdvance), '0'])}${row(['', 'TOTAL APPELÉ', '', '', '', '', '', '', '', spaced(wideTotal), ''], 'font-weight:bold;background:#6a1b4d;color:#fff')}</tbody></table>
      <div class="k"><div><b class="t">Votre compte</b>Solde créditeur au 12.09.2025 : ${spaced(WIDE_CREDIT)} €<br>Total appelé : ${spaced(wideTotal)} €<br><b>Reste à payer : ${spaced(wideTotal - WIDE_CREDIT)} €</b></div><div><b class="t">Comment régler ?</b>Par virement : ${ANTIGONE.spaced}<br>Par carte sur domelys.example.fr/mon-compte<br>Par chèque à l’ordre du SDC LES PORTES DU PEYROU</div><div><b class="t">Bon à savoir</b>Votre syndic sera fermé le 10.11.2025. Les radiateurs seront purgés du 6 au 10 octobre. Assurance PNO à partir de 89 € par an : demandez un devis.</div></div>
      <p style="font-size:6pt;position:absolute;bottom:5mm">DOMELYS LANGUEDOC, SARL au capital de 250 000 €, filiale du GROUPE DOMELYS, siège 3 cours Gambetta 69003 LYON – RCS Montpellier 900 310 441 – garantie financière Galian Exemple 120 000 € – n° TVA FR12900310441</p>`,
    ],
    {
      type: 'CHARGES',
      sub_kind: 'APPEL_DE_FONDS',
      facts: {
        syndic: either('DOMELYS MONTPELLIER COMEDIE', 'domelys', 'DOMELYS LANGUEDOC'),
        building: 'LES PORTES DU PEYROU',
        building_address: '9 bis et 9 ter rue du Faubourg Saint-Jaumes, 34000 MONTPELLIER',
        rnc: 'AC7730164',
        owner: 'Mme et M. VAN DEN BROECK-ESTÈVE',
        lots: ['31', '107'],
        tantiemes: 326,
        base: 10000,
        iban: ANTIGONE.iban,
        account: '45000219',
        period_from: '2025-10-01',
        period_to: '2025-12-31',
        due_on: '2025-10-01',
        total: wideTotal,
        courantes: wideFlat + wideBox,
        fonds_travaux: wideFund,
        avances: wideAdvance,
        solde_anterieur: -WIDE_CREDIT,
        to_pay: wideTotal - WIDE_CREDIT,
      },
      absent: ['travaux', 'recoverable', 'meeting_on', 'charges_reelles'],
    },
  ),
);

export const APPELS_PROVISIONS = [coupon, wide];
