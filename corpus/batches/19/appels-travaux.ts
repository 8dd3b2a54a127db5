// Calls for works: a schedule of four terms with a loan, and one with a current part beside it.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, pointed, spaced, sum, table, thin } from '../../writing.ts';
import { share } from './outils.ts';

const WORKS = [
  ['Étanchéité et isolation de la toiture-terrasse', 8942800],
  ['Maîtrise d’œuvre Atelier Bauges', 715424],
  ['Bureau de contrôle et SPS', 268000],
  ['Honoraires syndic (1,80 % HT)', 146336],
] as const;
const TANT = 428;
const BASE = 9864;
/** The second of four terms. */
const terms = WORKS.map(([label, whole]) => {
  const term = Math.round(whole / 4);
  return [label, whole, term, share(term, TANT, BASE)] as const;
});
const quote = sum(terms.map((row) => row[3]));
const CURIAL = accountOf('19-curial');
const roof = paperOf(
  'appel-travaux-chambery',
  `font: 9.2pt/1.4 'URW Gothic', sans-serif; padding: 15mm 16mm; .h { display: flex; justify-content: space-between; border-bottom: 1mm solid #7b2d26; padding-bottom: 3mm } .g th { text-align: right; color: #7b2d26; font-size: 8pt } .g th:first-child { text-align: left } .g td:nth-child(n+2) { text-align: right } .g td { border-bottom: .2mm dotted #999 } .k { float: right; width: 70mm; background: #f6ecea; padding: 3mm; margin: 4mm 0 }`,
  [
    `<div class="h"><div><b style="font-size:15pt">SABAUDIA</b><br>Syndic de copropriétés – Membre UNIS<br>40 rue Croix d’Or, 73000 CHAMBÉRY</div><div style="text-align:right">M. Jean-Philippe CURTILLET (nue-propriété)<br>Mme CURTILLET Odette née PERRIER (usufruit)<br>6 montée de la Chautagne<br>73100 AIX-LES-BAINS</div></div>
    <p style="margin-top:8mm">Chambéry, le ${pointed('2026-01-22')} — Réf. CUR/19/APTX2</p>
    <h1 style="font-size:14pt;color:#7b2d26">Appel de fonds travaux n° 2/4</h1>
    <p><b>Résidence Le Curial</b>, 118 avenue de Lyon, 73000 Chambéry — lots n° 19, 47 et 88 — ${TANT}/${BASE} tantièmes toiture</p>
    <p>Réfection de la toiture-terrasse, assemblée générale extraordinaire du ${pointed('2025-09-30')}, résolution 4 (votée pour ${spaced(sum(WORKS.map((row) => row[1])))} € TTC)</p>
    ${table(
      ['Poste', 'Montant voté', 'Appel 25 %', 'Votre part'],
      [
        ...terms.map(([label, whole, term, mine]) => [label, thin(whole), thin(term), thin(mine)]),
        `<tr><td><b>Total</b></td><td>${thin(sum(WORKS.map((row) => row[1])))}</td><td>${thin(sum(terms.map((row) => row[2])))}</td><td><b>${thin(quote)}</b></td></tr>`,
      ],
      'g',
    )}
    <div class="k">Échéancier<br>1er appel : 01.11.2025 (réglé)<br><b>2e appel : 01.02.2026</b><br>3e appel : 01.05.2026<br>4e appel : 01.08.2026</div>
    <p style="margin-top:6mm">Le montant de ${thin(quote)} € est exigible au ${inFull('2026-02-01')}. Les fonds sont à verser sur le compte travaux séparé :</p><p>IBAN ${CURIAL.spaced}<br>BIC ${CURIAL.bic}</p>
    <p>Sauf convention contraire entre eux, l’appel est adressé au mandataire commun de l’usufruitier et du nu-propriétaire ; la répartition interne (art. 605 et 606 du code civil) relève des intéressés.</p>
    <p style="position:absolute;bottom:9mm;left:16mm;right:16mm;font-size:6.2pt">SABAUDIA SARL au capital de 45 000 € – RCS Chambéry 900 000 287 – CPI 7301 2022 000 000 208 – garantie GALIAN-Exemple 420 000 € – non détention de fonds en transaction</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'SABAUDIA',
      building: 'Résidence Le Curial',
      building_address: '118 avenue de Lyon, 73000 Chambéry',
      owner: either(
        'M. Jean-Philippe CURTILLET, Mme CURTILLET Odette née PERRIER',
        'M. Jean-Philippe CURTILLET (nue-propriété) Mme CURTILLET Odette née PERRIER (usufruit)',
        'M. Jean-Philippe CURTILLET',
        'M. Jean-Philippe CURTILLET (nue-propriété)',
      ),
      lots: ['19', '47', '88'],
      tantiemes: TANT,
      base: BASE,
      iban: CURIAL.iban,
      due_on: '2026-02-01',
      total: quote,
      travaux: quote,
      to_pay: quote,
    },
    absent: [
      'rnc',
      'courantes',
      'fonds_travaux',
      'avances',
      'solde_anterieur',
      'recoverable',
      'meeting_on',
      'price',
    ],
  },
);

const USUAL = [
  ['CHARGES GENERALES', 905000, 1000, 41],
  ['CHARGES ESCALIER 2', 122000, 200, 19],
] as const;
const usual = USUAL.map(([, whole, base, mine]) => share(whole, mine, base));
const facade = share(1840000, 41, 1000);
const fund = share(45250, 41, 1000);
const advance = share(120000, 41, 1000);
const total = sum(usual) + facade + fund + advance;
const VOTIER = accountOf('19-rochelle');
const mixed = paperOf(
  'appel-rubriques-la-rochelle',
  `font: 8.6pt 'Nimbus Sans Narrow', sans-serif; padding: 12mm; td { padding: .5mm 1.5mm } .z td:nth-child(n+2) { text-align: right } .tt td { font-weight: bold; border-top: .2mm solid #000; border-bottom: 3mm solid #fff } .n { position: absolute; left: 108mm; top: 40mm; font-size: 10pt }`,
  [
    `<p><b>AUNIS GESTION S.A.R.L.</b> – 9 rue Gargoulleau – 17000 LA ROCHELLE – 05 46 00 29 10 – SIRET 900 000 361 00029<br>Ouvert lundi au jeudi 9h-12h – fermé le vendredi. Astreinte urgence : 06 00 29 10 29</p>
    <div class="n">M HUYNH VAN THANH<br>ET MME LE BRETON SOIZIC<br>31 RUE SAINT NICOLAS<br>17000 LA ROCHELLE</div>
    <div style="height:52mm;padding-top:22mm">Immeuble : 0512 LES MINIMES II<br>12 AVENUE DES AMERIQUES<br>17000 LA ROCHELLE<br>Immat : AE 5 091 774<br>N° de compte : 0512.0038</div>
    <p style="border-top:.5mm solid #000;border-bottom:.5mm solid #000;padding:1.5mm;font-size:11pt"><b>APPEL DE FONDS AU ${pointed('2026-07-01')}</b> &nbsp; 3E TRIM. 2026 &nbsp; Edité le ${pointed('2026-06-12')}</p>
    ${table(
      ['', 'A REPARTIR', 'TANT. IMM.', 'VOS TANT.', 'MONTANT'],
      [
        '<tr><td colspan="5">APPEL 1 : BUDGET COURANT DU 01.07.2026 AU 30.09.2026</td></tr>',
        ...USUAL.map(([label, whole, base, mine], index) => [
          label,
          spaced(whole),
          base,
          mine,
          spaced(usual[index] ?? 0),
        ]),
        `<tr class="tt"><td>TOTAL APPEL 1</td><td></td><td></td><td></td><td>${spaced(sum(usual))}</td></tr>`,
        '<tr><td colspan="5">APPEL 2 : TRAVAUX RAVALEMENT FACADE OUEST (AG DU 14.03.2026 RES. 12) 1ER APPEL SUR 3</td></tr>',
        ['CHARGES GENERALES', spaced(1840000), 1000, 41, spaced(facade)],
        `<tr class="tt"><td>TOTAL APPEL 2</td><td></td><td></td><td></td><td>${spaced(facade)}</td></tr>`,
        '<tr><td colspan="5">APPEL 3 : FONDS DE TRAVAUX ALUR</td></tr>',
        ['COTISATION', spaced(45250), 1000, 41, spaced(fund)],
        `<tr class="tt"><td>TOTAL APPEL 3</td><td></td><td></td><td></td><td>${spaced(fund)}</td></tr>`,
        '<tr><td colspan="5">APPEL 4 : AVANCE DE TRESORERIE (COMPLEMENT)</td></tr>',
        ['AVANCE PERMANENTE', spaced(120000), 1000, 41, spaced(advance)],
        `<tr class="tt"><td>TOTAL APPEL 4</td><td></td><td></td><td></td><td>${spaced(advance)}</td></tr>`,
        `<tr class="tt"><td>MONTANT TOTAL DE VOTRE APPEL</td><td></td><td></td><td></td><td>${spaced(total)}</td></tr>`,
        ['SOLDE ANTERIEUR', '', '', '', spaced(0)],
        `<tr class="tt"><td>TOTAL A REGLER</td><td></td><td></td><td></td><td>${spaced(total)}</td></tr>`,
      ],
      'z',
    )}
    <p>LOTS : 38 (T2), 112 (PARKING), 145 (CAVE)</p><p>VIREMENT SUR ${VOTIER.spaced} BIC ${VOTIER.bic}</p><p>Information : le local poubelles sera fermé du 6 au 10 juillet pour désinfection. Merci de ne rien déposer devant la porte.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'AUNIS GESTION S.A.R.L.',
      building: 'LES MINIMES II',
      building_address: '12 AVENUE DES AMERIQUES, 17000 LA ROCHELLE',
      rnc: 'AE5091774',
      owner: 'M HUYNH VAN THANH ET MME LE BRETON SOIZIC',
      lots: ['38', '112', '145'],
      tantiemes: 41,
      base: 1000,
      account: '0512.0038',
      iban: VOTIER.iban,
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total,
      courantes: sum(usual),
      travaux: facade,
      fonds_travaux: fund,
      avances: advance,
      solde_anterieur: 0,
      to_pay: total,
    },
    absent: ['recoverable', 'meeting_on', 'charges_reelles'],
  },
);

export const APPELS_TRAVAUX = [roof, mixed];
