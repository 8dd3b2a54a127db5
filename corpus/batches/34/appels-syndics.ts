// Calls for funds of professional syndics: keys by lot, works alone, a call that comes upon arrears.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, slashed, spaced, sum, table } from '../../writing.ts';

/** A share of a whole, to the cent. */
export const shareOf = (whole: number, part: number, base: number): number =>
  Math.round((whole * part) / base);

const ALMONT = accountOf('bords-almont-melun');

type Key = readonly [code: string, label: string, year: number, base: number, let_: number];
const GENERAL: Key = ['01', 'CHARGES COMMUNES GÉNÉRALES', 6842000, 10000, 0.62];
const STAIRS: Key = ['02', 'ESCALIER C', 518000, 1420, 0.9];
const LIFT: Key = ['03', 'ASCENSEUR C', 436400, 1000, 0.7];
const HEAT: Key = ['05', 'CHAUFFAGE / EAU CHAUDE', 4960000, 9875, 0.94];
const FLAT = [
  [GENERAL, 412],
  [STAIRS, 118],
  [LIFT, 71],
  [HEAT, 405],
] as const;
const CELLAR = [
  [GENERAL, 9],
  [STAIRS, 3],
] as const;
type Parts = readonly (readonly [Key, number])[];
const quoteOf = ([key, part]: readonly [Key, number]): number => shareOf(key[2] / 4, part, key[3]);
const letOf = (line: readonly [Key, number]): number => Math.round(quoteOf(line) * line[0][4]);
const lotRows = (title: string, lines: Parts) => [
  `<tr class="lot"><td colspan="8">${title}</td></tr>`,
  ...lines.map((line) => [
    line[0][0],
    line[0][1],
    spaced(line[0][2]),
    spaced(line[0][2] / 4),
    line[0][3],
    line[1],
    spaced(quoteOf(line)),
    spaced(letOf(line)),
  ]),
];
const quotes = sum([...FLAT, ...CELLAR].map(quoteOf));
const lets = sum([...FLAT, ...CELLAR].map(letOf));
const fund = shareOf(159400, 421, 10000);

const byKey = paperOf(
  'appel-cles-par-lot-melun',
  `font: 8.3pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .q th { background: #23485c; color: #fff; font-size: 7.4pt; text-align: center } .q td { border-left: .15mm solid #9db2bd; border-right: .15mm solid #9db2bd; padding: .6mm 1.2mm } .q { border-bottom: .3mm solid #23485c } .q td:nth-child(n+3) { text-align: right } .lot td { background: #e8eff2; font-weight: bold; text-align: left !important } .who { position: absolute; left: 112mm; top: 47mm; font-size: 10pt; line-height: 1.4 } .ref td { padding: .4mm 1mm; border: .15mm solid #23485c } .r td:last-child { text-align: right; white-space: nowrap } .ft { position: absolute; bottom: 6mm; left: 13mm; right: 13mm; font-size: 6.2pt; text-align: center; color: #444 }`,
  [
    `<table><tr><td style="width:105mm;padding:0"><b style="font-size:15pt;color:#23485c">FOURCADE &amp; DELMAS</b><br>Administrateurs de biens depuis 1961<br>8 place Saint-Jean – 77000 MELUN<br>Tél. 01 64 00 18 42 – compta@fourcade-delmas.example.fr<br>Du lundi au jeudi 9 h – 12 h</td><td style="padding:0"><table class="ref"><tr><td>Date d’édition</td><td>11/09/2026</td></tr><tr><td>Réf. à rappeler</td><td>0214 / 00031 / D</td></tr><tr><td>Gestionnaire</td><td>Mme Priscille Hautcœur</td></tr><tr><td>Comptable</td><td>M. Idriss Benamar</td></tr></table></td></tr></table>
    <div class="who">M. et Mme DE LA ROCHEBRUNE Géraud<br>3 impasse du Puits<br><br>77930 PERTHES-EN-GÂTINAIS</div>
    <div style="height:42mm;padding-top:9mm">Copropriété n° 0214<br><b>LES BORDS D’ALMONT</b><br>22 à 26 avenue Thiers<br>77000 MELUN<br>N° d’immatriculation au registre : AC4-418-207</div>
    <p style="font-size:12pt;border-top:.5mm solid #23485c;border-bottom:.5mm solid #23485c;padding:1.5mm 0"><b>APPEL DE PROVISIONS – 4e TRIMESTRE 2026</b> <span style="font-size:9pt">période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} – exigible le ${slashed('2026-10-01')}</span></p>
    ${table(
      [
        'Clé',
        'Désignation',
        'Budget annuel',
        'Mt à répartir',
        'Tant. totaux',
        'Vos tant.',
        'Quote-part',
        'Dont récup.',
      ],
      [
        ...lotRows('LOT 0031 – Appartement 3 pièces, esc. C, 4e étage gauche', FLAT),
        ...lotRows('LOT 0094 – Cave, esc. C, 1er sous-sol', CELLAR),
        `<tr class="lot"><td colspan="6">Sous-total provisions sur budget (art. 14-1 de la loi du 10/07/1965)</td><td>${spaced(quotes)}</td><td>${spaced(lets)}</td></tr>`,
        '<tr class="lot"><td colspan="8">Cotisation fonds de travaux (art. 14-2-1) – lots 0031 et 0094</td></tr>',
        ['90', 'FONDS DE TRAVAUX', spaced(637600), spaced(159400), 10000, 421, spaced(fund), ''],
      ],
      'q',
    )}
    <table class="r" style="width:96mm;margin:5mm 0 0 auto"><tr><td>Total du présent appel</td><td><b>${spaced(quotes + fund)} €</b></td></tr><tr><td>Solde de votre compte au 11/09/2026</td><td>0,00 €</td></tr><tr style="background:#23485c;color:#fff;font-size:10.5pt"><td>SOMME À RÉGLER POUR LE 01/10/2026</td><td><b>${spaced(quotes + fund)} €</b></td></tr></table>
    <p style="margin-top:4mm">Les budgets ont été votés par l’assemblée générale du 28/04/2026. Le montant « dont récup. » est donné à titre indicatif au copropriétaire bailleur (décret n° 87-713 du 26 août 1987) ; il ne vaut pas quittance.</p>
    <p><b>Virement</b> au compte séparé du syndicat : IBAN ${ALMONT.spaced} – BIC ${ALMONT.bic} – libellé « 0214-00031 ».<br><b>Chèque</b> à l’ordre de « SDC Les Bords d’Almont », accompagné du talon.</p>
    <div style="border-top:.2mm dashed #000;padding-top:2mm;margin-top:4mm;display:flex;justify-content:space-between"><span>✂ Talon – 0214 / 00031 / D – DE LA ROCHEBRUNE – 4T2026</span><b>${spaced(quotes + fund)} €</b></div>
    <p class="ft">FOURCADE &amp; DELMAS, SAS au capital de 76 300 € – RCS Melun 900 118 402 – Carte professionnelle CPI 7702 2018 000 031 448 CCI Seine-et-Marne – Garant : Caution Mutuelle Exemple, 16 rue Hoche, 75008 Paris – Médiateur : ANM Exemple, 2 rue de Colmar, 94300 Vincennes</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'FOURCADE & DELMAS',
      building: 'LES BORDS D’ALMONT',
      building_address: '22 à 26 avenue Thiers, 77000 MELUN',
      rnc: 'AC4418207',
      owner: 'M. et Mme DE LA ROCHEBRUNE Géraud',
      lots: ['31', '94'],
      tantiemes: 421,
      base: 10000,
      iban: ALMONT.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: quotes + fund,
      courantes: quotes,
      fonds_travaux: fund,
      solde_anterieur: 0,
      to_pay: quotes + fund,
      recoverable: lets,
    },
    absent: ['travaux', 'avances', 'charges_reelles', 'meeting_on'],
  },
);

const VIOSNE = accountOf('viosne-travaux-pontoise');
const JOBS = [
  ['Ravalement façades rue et cour (Sté Façades du Vexin)', 18640000],
  ['Maîtrise d’œuvre, 7,5 %', 1398000],
  ['Assurance dommages-ouvrage', 462500],
  ['Honoraires syndic sur travaux, 2,5 % HT', 423636],
] as const;
const jobs = sum(JOBS.map(([, whole]) => whole));
const quarter = (whole: number) => Math.round(whole / 4);
const jobQuotes = JOBS.map(([, whole]) => shareOf(quarter(whole), 1286, 100000));
const worksTotal = sum(jobQuotes);
const works = paperOf(
  'appel-travaux-avis-pontoise',
  `font: 9.2pt/1.4 'Carlito', sans-serif; padding: 13mm 16mm; .b { background: #7d1d3f; color: #fff; padding: 2.5mm 4mm; font-size: 13pt; margin: 5mm 0 } .t td, .t th { border-bottom: .2mm solid #caa; } .t th { color: #7d1d3f; font-weight: bold } .t td:nth-child(n+2), .t th:nth-child(n+2) { text-align: right } .k { display: grid; grid-template-columns: 1fr 1fr 1fr 1fr; border: .3mm solid #7d1d3f } .k div { padding: 1.5mm 2mm; border-right: .2mm solid #caa } .k b { display: block } .k span { font-size: 7.2pt; color: #666 } .ft { position: absolute; bottom: 7mm; left: 16mm; right: 16mm; font-size: 6.6pt; border-top: .2mm solid #7d1d3f; padding-top: 1mm }`,
  [
    `<div style="display:flex;justify-content:space-between"><div><b style="font-size:17pt;color:#7d1d3f">ALTIMMO</b> <b>Vexin</b><br>Agence de Pontoise – 11 rue Thiers – 95300 PONTOISE<br>Métier : syndic de copropriété</div><div style="text-align:right">Pontoise, le 17 novembre 2026<br>Dossier suivi par Loïc Kerbrat<br>01 30 00 72 15</div></div>
    <p style="margin:9mm 0 6mm 98mm;font-size:10.5pt">SCI LES TROIS ORMES<br>M. Anselme DUHAMEL, gérant<br>40 rue de la Coutellerie<br>95300 PONTOISE</p>
    <div class="k"><div><b>RÉSIDENCE DE LA VIOSNE</b><span>immeuble</span></div><div><b>5-7 rue de Gisors, 95300 PONTOISE</b><span>adresse</span></div><div><b>12, 47, 48</b><span>vos lots</span></div><div><b>1 286 / 100 000</b><span>vos tantièmes généraux</span></div></div>
    <div class="b">APPEL DE FONDS TRAVAUX n° 3/4 – Ravalement</div>
    <p>Travaux votés en assemblée générale le 26 mars 2026, résolution 14. Appels : n° 1 le 01/06/2026, n° 2 le 01/09/2026, <b>n° 3 le 01/12/2026</b>, n° 4 le 01/03/2027, de 25 % chacun.</p>
    ${table(
      ['Nature', 'Enveloppe votée TTC', 'Présent appel (25 %)', 'Votre quote-part'],
      [
        ...JOBS.map(([label, whole], index) => [
          label,
          dotted(whole),
          dotted(quarter(whole)),
          dotted(jobQuotes[index] ?? 0),
        ]),
        `<tr style="font-weight:bold"><td>TOTAL</td><td>${dotted(jobs)}</td><td>${dotted(sum(JOBS.map(([, whole]) => quarter(whole))))}</td><td>${dotted(worksTotal)}</td></tr>`,
      ],
      't',
    )}
    <p style="margin-top:6mm;font-size:12pt">Montant à nous faire parvenir pour le <b>1er décembre 2026</b> : <b>${dotted(worksTotal)} EUR</b></p>
    <p>Compte travaux ouvert au nom du syndicat : ${VIOSNE.spaced}. Merci de ne pas joindre ce règlement à celui de vos charges trimestrielles, qui font l’objet d’un avis distinct.</p>
    <p style="background:#f6ecef;padding:2mm 3mm;font-size:8.2pt"><b>MaPrimeRénov’ Copropriété :</b> le dossier de subvention a été déposé le 2 octobre. Si elle est accordée, l’aide viendra en déduction du dernier appel. <b>Prêt collectif :</b> les adhérents ne sont pas concernés par le présent appel.</p>
    <p style="font-size:8.2pt">En cas de vente de vos lots, le paiement de la provision exigible avant la mutation incombe au vendeur, celui de la provision exigible après à l’acquéreur (art. 6-2 du décret n° 67-223 du 17 mars 1967).</p>
    <p class="ft">ALTIMMO Vexin, établissement secondaire d’ALTIMMO GESTION SA au capital de 4 210 000 € – siège social : 71 boulevard Haussmann, 75008 PARIS – RCS Paris 900 551 207 – TVA FR 31 900551207 – CPI 7501 2016 000 009 917 – GF Compagnie Exemple de Garantie, 75009 Paris</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either('ALTIMMO Vexin', 'ALTIMMO GESTION', 'ALTIMMO'),
      building: 'RÉSIDENCE DE LA VIOSNE',
      building_address: '5-7 rue de Gisors, 95300 PONTOISE',
      owner: either('SCI LES TROIS ORMES', 'SCI LES TROIS ORMES, M. Anselme DUHAMEL, gérant'),
      lots: ['12', '47', '48'],
      tantiemes: 1286,
      base: 100000,
      iban: VIOSNE.iban,
      due_on: '2026-12-01',
      total: worksTotal,
      travaux: worksTotal,
      to_pay: worksTotal,
    },
    absent: ['rnc', 'courantes', 'fonds_travaux', 'avances', 'solde_anterieur', 'recoverable'],
  },
);

const CANAL = accountOf('canal-bobigny');
const TERM = { general: 31288, building: 11907, water: 8400, meters: 1165, fund: 2187 };
const term = sum(Object.values(TERM));
const ARREARS = 54947 + 54947 - 40000 + 3800 + 4800;
const late = paperOf(
  'appel-retard-bobigny',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; text-align: center; margin: 4mm 0 } .l td { padding: .5mm 1mm } .m td, .m th { border: .2mm solid #555 } .m th { background: #ddd } .m td:last-child, .m th:last-child { text-align: right; width: 30mm } .al { border: .6mm solid #b00; padding: 2mm; color: #b00; margin: 3mm 0 } .ft { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 6.4pt }`,
  [
    `<table class="l"><tr><td style="width:100mm"><b style="font-size:13pt">S.G.I. 93</b><br>Société de Gestion Immobilière de la Seine-Saint-Denis<br>Syndic de copropriétés – gérance locative<br>134 avenue Paul-Vaillant-Couturier, 93000 BOBIGNY</td><td>BOBIGNY, le 04/11/2026<br><br>Mme BELKACEM-ROUX Fatiha<br>Bât. 2 – Esc. 4 – Porte 412<br>9 RUE DU CHEMIN VERT<br>93000 BOBIGNY</td></tr></table>
    <h1>AVIS D’APPEL DE CHARGES – 1er TRIMESTRE 2027</h1>
    <p>Copropriété : <b>LE CANAL – TRANCHE II</b> – 5 à 15 rue du Chemin Vert, 93000 BOBIGNY – immatriculée AD0275514<br>Lot(s) : 412 (appartement F4), 1088 (emplacement de parking) – Compte copropriétaire : 450412<br>Appel n° 1 de l’exercice 2027 – du 01.01.2027 au 31.03.2027 – date d’exigibilité : 01.01.2027</p>
    ${table(
      ['Libellé', 'Tantièmes', 'Montant dû'],
      [
        ['Charges générales ensemble', '187 / 25000', dotted(TERM.general)],
        ['Charges bâtiment 2', '187 / 6210', dotted(TERM.building)],
        ['Acompte eau froide (20 m³)', '', dotted(TERM.water)],
        ['Location et relevé des compteurs', '2 / 640', dotted(TERM.meters)],
        ['Fonds travaux loi ALUR', '187 / 25000', dotted(TERM.fund)],
        ['<b>TOTAL APPEL 1T2027</b>', '', `<b>${dotted(term)}</b>`],
      ],
      'm',
    )}
    <div class="al"><b>VOTRE COMPTE EST DÉBITEUR.</b> À ce jour, sauf erreur, vous restez nous devoir ${dotted(ARREARS)} EUR au titre des appels antérieurs, selon le détail ci-dessous.</div>
    ${table(
      ['Détail de l’arriéré au 04.11.2026', 'Date', 'Montant'],
      [
        ['Appel 3T2026', '01.07.2026', dotted(54947)],
        ['Frais de relance', '18.08.2026', dotted(3800)],
        ['Votre versement par carte', '02.09.2026', dotted(-40000)],
        ['Appel 4T2026', '01.10.2026', dotted(54947)],
        ['Mise en demeure LRAR', '27.10.2026', dotted(4800)],
        ['<b>Arriéré</b>', '', `<b>${dotted(ARREARS)}</b>`],
      ],
      'm',
    )}
    <table class="m" style="margin-top:3mm;font-size:10.5pt"><tr><td><b>NET À PAYER</b> (arriéré + appel 1T2027)</td><td><b>${dotted(ARREARS + term)} EUR</b></td></tr></table>
    <p style="margin-top:3mm">En application de l’article 19-2 de la loi n° 65-557 du 10 juillet 1965, à défaut de versement à sa date d’exigibilité d’une provision, et après mise en demeure restée infructueuse pendant trente jours, les autres provisions non encore échues deviennent immédiatement exigibles. Un échéancier peut vous être accordé : contactez notre service contentieux (Mme Da Costa Ferreira, poste 214). Fonds de solidarité logement : renseignez-vous auprès de la mairie.</p>
    <p>Paiement : IBAN ${CANAL.spaced} (SDC LE CANAL TR. II) – TIP SEPA ci-joint – www.sgi93.example.fr</p>
    <p class="ft">S.G.I. 93 – SARL au capital de 15.244,90 € – SIRET 900 207 331 00025 – RCS Bobigny – Code APE 6832A – Carte T et G n° CPI 9301 2017 000 020 118 – Garantie financière : Exemple Caution, 89 rue La Boétie, 75008 Paris – Médiation de la consommation : Médicys Exemple</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'S.G.I. 93',
        'Société de Gestion Immobilière de la Seine-Saint-Denis',
        'S.G.I. 93 Société de Gestion Immobilière de la Seine-Saint-Denis',
      ),
      building: 'LE CANAL – TRANCHE II',
      building_address: '5 à 15 rue du Chemin Vert, 93000 BOBIGNY',
      rnc: 'AD0275514',
      owner: 'Mme BELKACEM-ROUX Fatiha',
      lots: ['412', '1088'],
      tantiemes: 187,
      base: 25000,
      account: '450412',
      iban: CANAL.iban,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: term,
      courantes: term - TERM.fund,
      fonds_travaux: TERM.fund,
      solde_anterieur: ARREARS,
      to_pay: ARREARS + term,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles'],
  },
);

export const APPELS_SYNDICS = [byKey, works, late];
