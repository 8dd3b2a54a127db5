// Calls for funds as software prints them: a dense listing, a second notice, a slip with labels under values.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, english, slashed, spaced, sum, table } from '../../writing.ts';
import { shareOf } from './communs.ts';

const ALIZES = accountOf('18-alizes');
type Key = readonly [
  code: string,
  label: string,
  whole: number,
  base: number,
  part: number,
  rate: number,
];
const KEYS: readonly Key[] = [
  ['CG', 'CHARGES GENERALES', 3184000, 100000, 2216, 55],
  ['AS', 'ASCENSEURS 1 ET 2', 412500, 10000, 305, 77],
  ['EA', 'SURPRESSEUR ET CITERNE', 137500, 100000, 2216, 100],
  ['GA', 'GARDIENNAGE', 690000, 100000, 2216, 75],
];
const keyShare = ([, , whole, base, part]: Key) => shareOf(whole, part, base);
const keyLet = (key: Key) => Math.round((keyShare(key) * key[5]) / 100);
const alizesRunning = sum(KEYS.map(keyShare));
const alizesLet = sum(KEYS.map(keyLet));
const alizesFund = shareOf(221200, 2216, 100000);
const ALIZES_CREDIT = 4105;
const dense = paperOf(
  'appel-dense-fort-de-france',
  `font: 7.6pt/1.3 'Nimbus Sans', sans-serif; padding: 10mm; td, th { padding: .5mm 1.2mm } .d { border: .3mm solid #000 } .d td, .d th { border-left: .2mm solid #000 } .d th { border-bottom: .3mm solid #000; font-weight: bold } .d td:nth-child(n+3) { text-align: right } .who { margin: 8mm 0 8mm 112mm; font-size: 10pt }`,
  [
    `<table><tr><td style="width:70mm"><b style="font-size:12pt">CARAÏBE SYNDIC</b><br>SARL au capital de 15.000 EUROS – RCS FORT-DE-FRANCE 900 001 220<br>Immeuble Les Flamboyants, zone de Dillon<br>97200 FORT-DE-FRANCE</td><td>Tél. 05 96 00 31 31<br>Fax 05 96 00 31 32<br>compta@caraibesyndic.example.fr</td><td style="text-align:right">AVIS D’APPEL DE FONDS N° 26/1187<br>DATE : 18/09/2026<br>PAGE : 1/1</td></tr></table>
    <div class="who">MME VEUVE SAINTE-ROSE MARIE-JOSE<br>NEE LAGUERRE<br>APPT 304 RES. LES ALIZES<br>RUE DES HIBISCUS – BELLEVUE<br>97200 FORT-DE-FRANCE</div>
    <p>IMM. 0077 LES ALIZES – RUE DES HIBISCUS, BELLEVUE, 97200 FORT-DE-FRANCE – IMMAT. AD7715530 &nbsp; CPTE : 0077.00304 &nbsp; LOTS : 0034, 0119</p>
    <p>APPEL DU 4E TRIMESTRE 2026 (01/10/26 – 31/12/26) – EXIGIBLE LE 01/10/26</p>
    ${table(
      ['CLE', 'NATURE', 'MT A REPARTIR', 'BASE', 'TANT.', 'QP', 'DT RECUP. LOC.', 'DT TVA'],
      [
        ...KEYS.map((key) => [
          key[0],
          key[1],
          dotted(key[2]),
          dotted(key[3] * 100).slice(0, -3),
          dotted(key[4] * 100).slice(0, -3),
          dotted(keyShare(key)),
          dotted(keyLet(key)),
          '',
        ]),
        [
          'FT',
          'FONDS TRAVAUX ART. 14-2-1',
          dotted(221200),
          '100.000',
          '2.216',
          dotted(alizesFund),
          dotted(0),
          '',
        ],
        `<tr><td></td><td><b>TOTAL APPEL</b></td><td></td><td></td><td></td><td><b>${dotted(alizesRunning + alizesFund)}</b></td><td>${dotted(alizesLet)}</td><td></td></tr>`,
        [
          '',
          'POSITION DU CPTE AU 18/09/26 (CREDITEUR)',
          '',
          '',
          '',
          `${dotted(ALIZES_CREDIT)} C`,
          '',
          '',
        ],
        `<tr><td></td><td><b>NET A PAYER</b></td><td></td><td></td><td></td><td><b>${dotted(alizesRunning + alizesFund - ALIZES_CREDIT)} D</b></td><td></td><td></td></tr>`,
      ],
      'd',
    )}
    <p style="margin-top:3mm">REGLEMENT PAR VIREMENT : SDC LES ALIZES – IBAN ${ALIZES.spaced} – BIC ${ALIZES.bic} – REF. 0077.00304<br>SAISON CYCLONIQUE : VERIFIEZ LA FIXATION DE VOS VOLETS ET RENTREZ LE MOBILIER DE BALCON DES LA VIGILANCE ORANGE. COUPURE D’EAU : LA CITERNE EST LIMITEE A 200 L PAR LOGEMENT ET PAR JOUR.<br>HONORAIRES DE RELANCE : 38,00 EUR. MISE EN DEMEURE : 54,00 EUR.</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'CARAÏBE SYNDIC',
      building: 'LES ALIZES',
      building_address: either(
        'RUE DES HIBISCUS, BELLEVUE, 97200 FORT-DE-FRANCE',
        'RUE DES HIBISCUS, 97200 FORT-DE-FRANCE',
      ),
      rnc: 'AD7715530',
      owner: either(
        'MME VEUVE SAINTE-ROSE MARIE-JOSE NEE LAGUERRE',
        'MME VEUVE SAINTE-ROSE MARIE-JOSE',
      ),
      lots: ['34', '119'],
      tantiemes: 2216,
      base: 100000,
      account: '0077.00304',
      iban: ALIZES.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: alizesRunning + alizesFund,
      courantes: alizesRunning,
      fonds_travaux: alizesFund,
      solde_anterieur: -ALIZES_CREDIT,
      to_pay: alizesRunning + alizesFund - ALIZES_CREDIT,
      recoverable: alizesLet,
    },
    absent: ['travaux', 'avances', 'charges_reelles'],
  },
);

const FILAOS = { general: 40218, gate: 1985, fund: 2110 };
const filaosTotal = sum(Object.values(FILAOS));
const FILAOS_BEFORE = 44313;
const FILAOS_COST = 3500;
const second = paperOf(
  'appel-second-avis-saint-denis',
  `font: 10pt/1.4 'URW Gothic', sans-serif; padding: 14mm 16mm; .st { border: .8mm solid #d35400; color: #d35400; font-size: 14pt; padding: 1mm 4mm; position: absolute; right: 16mm; top: 14mm } dl { display: grid; grid-template-columns: 1fr 34mm; margin: 0; row-gap: 1mm } dd { margin: 0; text-align: right } .tot { background: #fdebd0; padding: 3mm; margin-top: 3mm }`,
  [
    `<div class="st">DEUXIÈME AVIS</div><p><b>Bourbon Copropriétés</b><br>58 rue Juliette-Dodu<br>97400 Saint-Denis – La Réunion<br>0262 00 48 20</p>
    <p style="margin:14mm 0 8mm 92mm">Monsieur HOARAU Jean-Fred<br>et Madame PAYET Marie Aurélie<br>45 chemin des Goyaviers<br>97417 LA MONTAGNE</p>
    <p>Saint-Denis, le ${slashed('2024-11-20')}</p><p><b>Objet : appel de provisions du 01/10/2024 au 31/12/2024 – échéance du 01/10/2024 non honorée</b></p>
    <p>Résidence <b>Les Filaos</b>, 7 rue Monthyon, 97400 Saint-Denis – lot n° 5 (appartement B12)</p>
    <p>Sauf erreur de notre part, la provision ci-dessous, appelée le 15 septembre, ne nous est pas parvenue. Nous vous en adressons un second exemplaire et vous prions de la régler sans délai.</p>
    <dl><dt>Provision sur charges générales</dt><dd>${english(FILAOS.general)} EUR</dd><dt>Provision portail et clôture</dt><dd>${english(FILAOS.gate)} EUR</dd><dt>Cotisation fonds de travaux</dt><dd>${english(FILAOS.fund)} EUR</dd><dt><b>Total de l’appel</b></dt><dd><b>${english(filaosTotal)} EUR</b></dd></dl>
    <div class="tot"><dl><dt>Arriéré au 30/09/2024</dt><dd>${english(FILAOS_BEFORE)} EUR</dd><dt>Frais de relance</dt><dd>${english(FILAOS_COST)} EUR</dd><dt><b>TOTAL DÛ À CE JOUR</b></dt><dd><b>${english(filaosTotal + FILAOS_BEFORE + FILAOS_COST)} EUR</b></dd></dl></div>
    <p style="margin-top:5mm">À défaut de règlement sous huit jours, une mise en demeure par lettre recommandée vous sera adressée ; ses frais (48.00 EUR) seront mis à votre charge en application de l’article 10-1 de la loi du 10 juillet 1965. Si votre paiement s’est croisé avec ce courrier, n’en tenez pas compte.</p><p>Le service recouvrement</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Bourbon Copropriétés',
      building: 'Les Filaos',
      building_address: '7 rue Monthyon, 97400 Saint-Denis',
      owner: 'Monsieur HOARAU Jean-Fred et Madame PAYET Marie Aurélie',
      lots: ['5'],
      period_from: '2024-10-01',
      period_to: '2024-12-31',
      due_on: '2024-10-01',
      total: filaosTotal,
      courantes: FILAOS.general + FILAOS.gate,
      fonds_travaux: FILAOS.fund,
      solde_anterieur: FILAOS_BEFORE,
      to_pay: filaosTotal + FILAOS_BEFORE + FILAOS_COST,
    },
    absent: ['iban', 'rnc', 'travaux', 'avances', 'recoverable', 'tantiemes'],
  },
);

const VANNES = accountOf('18-vannes');
const REMPARTS = {
  running: shareOf(896000, 612, 10000),
  fund: shareOf(44800, 612, 10000),
  advance: shareOf(300000, 612, 10000),
};
const rempartsTotal = sum(Object.values(REMPARTS));
const slip = paperOf(
  'appel-coupon-vannes',
  `font: 9pt 'Nimbus Sans', sans-serif; .cells { display: grid; grid-template-columns: repeat(4, 1fr); border: .3mm solid #333 } .cells div { border-right: .3mm solid #333; padding: 1.5mm; text-align: center } .cells b { display: block; font-size: 10.5pt } .cells small { font-size: 6.6pt; color: #444; text-transform: uppercase } .r td { border-bottom: .2mm dashed #888 } .r td:nth-child(n+2) { text-align: right } .cut { position: absolute; left: 0; right: 0; bottom: 0; height: 78mm; border-top: .3mm dashed #000; padding: 6mm 15mm; background: #f7f7f2 }`,
  [
    `<table><tr><td><b style="font-size:13pt">MORBIHAN GESTION</b> <i>un cabinet du Groupe Armor Pierre</i><br>Agence : 11 rue Hoche, 56000 VANNES<br>Siège : 240 boulevard de l’Atlantique, 56100 LORIENT</td><td style="text-align:right">${slashed('2023-12-08')}</td></tr></table>
    <p style="margin:10mm 0 10mm 105mm;font-size:10.5pt">M. et Mme Yann KERGUÉLEN<br>8 impasse des Vénètes<br>56860 SÉNÉ</p>
    <div class="cells"><div><b>Les Remparts</b><small>copropriété</small></div><div><b>6 rue Saint-Vincent<br>56000 VANNES</b><small>adresse</small></div><div><b>3 et 17</b><small>lots</small></div><div style="border:0"><b>612 / 10000</b><small>tantièmes</small></div></div>
    <div class="cells" style="border-top:0"><div><b>1er trim. 2024</b><small>échéance appelée</small></div><div><b>01/01/2024 au 31/03/2024</b><small>période</small></div><div><b>01/01/2024</b><small>exigibilité</small></div><div style="border:0"><b>AA8 240 117</b><small>immatriculation</small></div></div>
    <h1 style="font-size:12pt;margin-top:8mm">Appel provisionnel de charges</h1>
    ${table(
      [],
      [
        ['Budget 2024, 1/4 de 35 840,00 € (art. 14-1)', '8 960,00', spaced(REMPARTS.running)],
        ['Fonds de travaux, 1/4 de 1 792,00 €', '448,00', spaced(REMPARTS.fund)],
        [
          'Avance de trésorerie votée le 29/09/2023 (art. 35-4)',
          '3 000,00',
          spaced(REMPARTS.advance),
        ],
        ['<b>Montant appelé</b>', '', `<b>${spaced(rempartsTotal)}</b>`],
      ],
      'r',
    )}
    <p style="font-size:8pt;margin-top:4mm">Dont charges locatives estimées : néant (occupation par le propriétaire). Votre relevé de compte est consultable sur l’extranet.</p>
    <div class="cut"><p><b>COUPON À RETOURNER AVEC VOTRE CHÈQUE</b> – ne pas agrafer</p><div class="cells" style="background:#fff"><div><b>KERGUÉLEN</b><small>nom</small></div><div><b>C03-0612</b><small>compte copropriétaire</small></div><div><b>01/01/2024</b><small>à payer le</small></div><div style="border:0"><b>${spaced(rempartsTotal)} €</b><small>net à payer</small></div></div><p style="margin-top:4mm">Chèque à l’ordre de SDC LES REMPARTS<br>ou virement : ${VANNES.spaced}<br>Adresse de retour : MORBIHAN GESTION, centre de traitement, TSA 40118, 56107 LORIENT CEDEX</p></div>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'MORBIHAN GESTION',
      building: 'Les Remparts',
      building_address: '6 rue Saint-Vincent, 56000 VANNES',
      rnc: 'AA8240117',
      owner: 'M. et Mme Yann KERGUÉLEN',
      lots: ['3', '17'],
      tantiemes: 612,
      base: 10000,
      account: 'C03-0612',
      iban: VANNES.iban,
      period_from: '2024-01-01',
      period_to: '2024-03-31',
      due_on: '2024-01-01',
      total: rempartsTotal,
      courantes: REMPARTS.running,
      fonds_travaux: REMPARTS.fund,
      avances: REMPARTS.advance,
      to_pay: rempartsTotal,
    },
    absent: ['solde_anterieur', 'travaux', 'charges_reelles', 'balance'],
  },
);

export const APPELS_IMPRIMES = [dense, second, slip];
