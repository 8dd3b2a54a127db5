// Calls for funds of small firms: a letter for works alone, and a table of keys.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { inFull, pointed, sum, table, thin } from '../../writing.ts';
import { type Key, quote, told } from './cle.ts';
import { shareOf } from './share-of.ts';

const BEAUMONT = accountOf('beaumont-pau');
const GUILLAUME = accountOf('guillaume-chartres');

const facade = shareOf(6420000, 77, 1000);
const survey = shareOf(385200, 77, 1000);
const works = paperOf(
  'appel-ravalement-pau',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm; td, th { border: .2mm solid #333; padding: 1.5mm 2mm } th { font-weight: bold } td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b style="font-size:14pt">Cabinet LABORDE &amp; Fils</b><br>Syndic – Gérance – Transactions depuis 1958<br>6 place Gramont, 64000 PAU – 05 59 00 34 17</p><p style="margin-left:95mm">SCI DU GAVE<br>Monsieur Bertrand CAZENAVE, gérant<br>33 avenue des Lilas<br>64140 LONS</p><p style="margin-left:95mm">Pau, le ${inFull('2026-03-02')}</p>
    <p>Résidence BEAUMONT, 28 rue Marca, 64000 PAU<br>Vos lots : n° 7 et n° 31 – Vos tantièmes : 77 / 1000</p>
    <h1 style="font-size:13pt;text-align:center;text-decoration:underline">APPEL DE FONDS TRAVAUX</h1>
    <p>Madame, Monsieur,</p><p>L’assemblée générale du ${inFull('2026-01-22')} a décidé, par sa résolution n° 11, le ravalement de la façade sur rue et confié ce marché à l’entreprise Pyrénées Façades. Conformément à l’échéancier voté, nous vous prions de trouver ci-dessous le <b>deuxième appel</b>, correspondant à 40 % de l’opération, exigible le <b>${inFull('2026-04-01')}</b>.</p>
    ${table(
      ['Opération : ravalement façade rue', 'Montant appelé', 'Votre part (77/1000)'],
      [
        ['Travaux, 2e appel (40 %)', `${thin(6420000)} €`, `${thin(facade)} €`],
        ['Maîtrise d’œuvre et SPS', `${thin(385200)} €`, `${thin(survey)} €`],
        ['<b>Total à régler</b>', `<b>${thin(6805200)} €</b>`, `<b>${thin(facade + survey)} €</b>`],
      ],
    )}
    <p style="margin-top:5mm">Votre règlement peut nous parvenir par chèque libellé à l’ordre du « Syndicat Résidence Beaumont » ou par virement sur le compte séparé du syndicat : ${BEAUMONT.spaced}.</p>
    <p>Nous vous rappelons que le troisième et dernier appel (30 %) sera exigible le ${inFull('2026-07-01')} et que, en cas de vente de votre lot, le paiement des sommes devenues exigibles incombe à celui qui est copropriétaire au moment de l’exigibilité (article 6-2 du décret du 17 mars 1967), sauf convention contraire entre les parties.</p>
    <p>Une facture acquittée vous sera adressée en fin de chantier pour votre déclaration de revenus fonciers.</p><p>Nous vous prions d’agréer, Madame, Monsieur, l’expression de nos sentiments distingués.</p><p style="text-align:right">Le service travaux</p><p style="font-size:7.6pt;text-align:center;position:absolute;bottom:9mm;left:20mm;right:20mm">SARL Cabinet Laborde &amp; Fils – capital 30 000 € – RCS Pau 900 000 859 – CPI 6402 2017 000 000 091 – ne reçoit ni fonds ni effets hors mandats de gestion</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Cabinet LABORDE & Fils',
      building: 'Résidence BEAUMONT',
      building_address: '28 rue Marca, 64000 PAU',
      owner: 'SCI DU GAVE',
      lots: ['7', '31'],
      tantiemes: 77,
      base: 1000,
      iban: BEAUMONT.iban,
      due_on: '2026-04-01',
      total: facade + survey,
      travaux: facade + survey,
      to_pay: facade + survey,
    },
    absent: ['rnc', 'courantes', 'fonds_travaux', 'avances', 'solde_anterieur', 'recoverable'],
  },
);

const CHARTRES: readonly Key[] = [
  ['Charges générales', 187500, 1000, 212, 0],
  ['Escalier A', 32400, 640, 212, 0],
  ['Compteurs divisionnaires', 9600, 8, 1, 0],
];
const chartresCalled = sum(CHARTRES.map(quote));
const chartresFund = shareOf(11475, 212, 1000);
const chartresAdvance = shareOf(80000, 212, 1000);
const chartresTotal = chartresCalled + chartresFund + chartresAdvance;
const money = (cents: number) => `${thin(cents)} €`;

const keys = paperOf(
  'appel-cles-chartres',
  `font: 9.4pt/1.45 'DejaVu Sans', sans-serif; padding: 15mm 16mm; h1 { font-size: 15pt; color: #6b2d5c; margin: 6mm 0 1mm } .k td, .k th { border: .2mm solid #d3c3cf } .k th { background: #6b2d5c; color: #fff } .k td:nth-child(n+2) { text-align: right } .tot { display: flex; justify-content: flex-end; gap: 10mm; font-size: 12pt; margin: 4mm 0; color: #6b2d5c } small { color: #666 }`,
  [
    `<table><tr><td style="width:95mm"><b style="color:#6b2d5c;font-size:13pt">Beauce Syndic</b><br><small>Cabinet indépendant – 21 rue du Grand Faubourg – 28000 Chartres<br>contact@beaucesyndic.example.fr – 02 37 00 52 63</small></td><td style="padding-top:20mm">Monsieur Julien PASQUIER<br>9 rue du Faubourg Guillaume<br>28000 Chartres</td></tr></table>
    <h1>Appel de provisions</h1><p>1er trimestre 2027 : du ${pointed('2027-01-01')} au ${pointed('2027-03-31')}<br><small>Document n° AP-2027-01-003 édité le ${pointed('2026-12-10')}</small></p>
    ${table(
      [],
      [
        ['Syndicat', 'Copropriété du 9 rue du Faubourg Guillaume, 28000 Chartres'],
        ['Immatriculation au registre', 'AG2880153'],
        ['Votre lot', 'Lot 3, appartement 2e étage'],
        ['Budget annuel voté', '9 180,00 €'],
        ['Exigible le', pointed('2027-01-01')],
      ],
    )}<p></p>
    ${table(
      ['Clé de répartition', 'Provision de l’immeuble', 'Vos parts', 'Total des parts', 'Montant'],
      [
        ...CHARTRES.map((key) => [
          key[0],
          money(key[1]),
          String(key[3]),
          String(key[2]),
          money(quote(key)),
        ]),
        ['Fonds de travaux', money(11475), '212', '1000', money(chartresFund)],
        [
          'Avance de trésorerie (constitution)',
          money(80000),
          '212',
          '1000',
          money(chartresAdvance),
        ],
      ],
      'k',
    )}
    <div class="tot"><span>Total de l’appel</span><b>${money(chartresTotal)}</b></div>
    <p>Répartition : charges courantes ${money(chartresCalled)} – fonds de travaux ${money(chartresFund)} – avances ${money(chartresAdvance)}</p>
    <p>Votre compte était à jour (0,00 €) avant cet appel. Merci de régler <b>${money(chartresTotal)}</b> par virement sur le compte bancaire du syndicat :</p><p style="font-size:11pt">IBAN ${GUILLAUME.spaced} – BIC EXPLFRPP</p>
    <p><small>L’avance constituant la réserve prévue au règlement de copropriété ne peut excéder le sixième du budget prévisionnel ; elle est remboursable. Les provisions sont égales au quart du budget voté et sont exigibles le premier jour de chaque trimestre ou le premier jour de la période fixée par l’assemblée générale.</small></p>
    <p><small>Conformément au règlement européen sur la protection des données, vous disposez d’un droit d’accès et de rectification auprès du cabinet. En cas de désaccord, vous pouvez saisir le médiateur de la consommation.</small></p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Beauce Syndic',
      building_address: '9 rue du Faubourg Guillaume, 28000 Chartres',
      rnc: 'AG2880153',
      owner: 'Monsieur Julien PASQUIER',
      lots: ['3'],
      tantiemes: 212,
      base: 1000,
      tantiemes_by_cle: either(told(CHARTRES), [
        ...told(CHARTRES),
        'Fonds de travaux : 212/1000',
        'Avance de trésorerie (constitution) : 212/1000',
      ]),
      iban: GUILLAUME.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: chartresTotal,
      courantes: chartresCalled,
      fonds_travaux: chartresFund,
      avances: chartresAdvance,
      solde_anterieur: 0,
      to_pay: chartresTotal,
    },
    absent: ['travaux', 'recoverable', 'charges_reelles'],
  },
);

export const PROVISIONS_DE_CABINETS = [works, keys];
