// Calls for funds: two lots by key, one with arrears, works alone, a customer area, a volunteer's sheet.
import { either, paperOf } from '../../paper.ts';
import { accountOf } from '../../world.ts';
import { dotted, english, slashed, spaced, sum, table } from '../../writing.ts';
import { euros, grouped, type Key, partOf, partsOf, shareOf } from './outils.ts';

const BAZACLE = accountOf('31-bazacle');
const FLAT: readonly Key[] = [
  ['01', 'Charges communes générales', 2147500, 10000, 318],
  ['03', 'Charges bâtiment B', 412000, 3200, 286],
  ['07', 'Ascenseur bât. B', 118050, 1000, 94],
];
const CELLAR: readonly Key[] = [['01', 'Charges communes générales', 2147500, 10000, 9]];
const FUND: Key = ['80', 'Cotisation fonds de travaux (art. 14-2-1)', 107375, 10000, 327];
const perLot = (title: string, keys: readonly Key[]) => [
  `<tr class="l"><td colspan="6">${title}</td></tr>`,
  ...keys.map((key) => [
    key[0],
    key[1],
    spaced(key[2]),
    grouped(key[3]),
    key[4],
    spaced(partOf(key)),
  ]),
];
const running = partsOf(FLAT) + partsOf(CELLAR);
const quarter = running + partOf(FUND);

const byKey = paperOf(
  'appel-bazacle-toulouse',
  `font: 8.6pt/1.3 'Nimbus Sans', sans-serif; .q th { background: #7a1f3d; color: #fff } .q td { border-bottom: .15mm solid #ccb } .q td:nth-child(n+3), .q th:nth-child(n+3) { text-align: right } .l td { background: #f6ecef; font-weight: bold; text-align: left !important } .ref td { border: .2mm solid #7a1f3d; font-size: 8pt } .f { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 6.3pt; color: #555; text-align: center } .cut { position: absolute; bottom: 20mm; left: 15mm; right: 15mm; border-top: .3mm dashed #333; padding-top: 3mm }`,
  [
    `<table><tr><td style="width:98mm"><b style="font-size:16pt;color:#7a1f3d">Cabinet Lauragais Gestion</b><br>Administrateur de biens – Syndic de copropriétés<br>31 boulevard de Strasbourg – 31000 TOULOUSE<br>Tél. 05 61 00 31 10 – copro@lauragais-gestion.example</td><td style="padding-top:18mm;font-size:10pt">MONSIEUR ET MADAME<br>DE LA TOUR D’ESCALQUENS Aymeric<br>12 chemin de la Loge<br>31400 TOULOUSE</td></tr></table>
    <table class="ref" style="margin:5mm 0"><tr><td>Copropriété<br><b>LE CLOS DU BAZACLE</b></td><td>Adresse<br><b>4 quai Saint-Pierre 31000 TOULOUSE</b></td><td>Immatriculation<br><b>AC2 381 904</b></td><td>Votre référence<br><b>0214/0067</b></td><td>Gestionnaire<br><b>Mme Ferrié</b></td></tr></table>
    <p>Toulouse, le ${slashed('2026-09-14')}</p><h1 style="font-size:13pt;color:#7a1f3d">APPEL DE FONDS – 4<sup>ème</sup> TRIMESTRE 2026</h1><p>Période du ${slashed('2026-10-01')} au ${slashed('2026-12-31')} – exigible le <b>${slashed('2026-10-01')}</b> – budget voté par l’assemblée générale du 27/05/2026</p>
    ${table(
      ['Clé', 'Libellé', 'Montant à répartir', 'Base', 'Vos tant.', 'Quote-part'],
      [
        ...perLot('Lot 0067 – Appartement T4, bât. B, 3e étage', FLAT),
        ...perLot('Lot 0131 – Cave n° 14', CELLAR),
        ...perLot('Lots 0067 et 0131', [FUND]),
        `<tr style="font-weight:bold"><td></td><td>TOTAL DE L’APPEL</td><td></td><td></td><td></td><td>${spaced(quarter)}</td></tr>`,
      ],
      'q',
    )}
    <table style="width:96mm;margin:5mm 0 0 auto"><tr><td>Charges courantes (art. 14-1)</td><td style="text-align:right">${euros(running)}</td></tr><tr><td>Fonds de travaux</td><td style="text-align:right">${euros(partOf(FUND))}</td></tr><tr><td>Position de votre compte avant cet appel</td><td style="text-align:right">${euros(0)}</td></tr><tr style="font-weight:bold;font-size:10.5pt"><td>NET À PAYER</td><td style="text-align:right">${euros(quarter)}</td></tr></table>
    <p style="font-size:7.4pt;margin-top:6mm">Article 10-1 de la loi du 10 juillet 1965 : sont imputables au seul copropriétaire concerné les frais nécessaires exposés par le syndicat, notamment les frais de mise en demeure et de relance, à compter de la mise en demeure. Pensez au prélèvement : formulaire sur votre espace client.</p>
    <div class="cut"><b>Coupon à joindre à votre règlement</b> – réf. 0214/0067 – DE LA TOUR D’ESCALQUENS – 4T2026 – ${euros(quarter)}<br>Virement au compte du syndicat « SDC LE CLOS DU BAZACLE » : IBAN ${BAZACLE.spaced} – BIC CREXFRPP310</div>
    <p class="f">SARL Cabinet Lauragais Gestion au capital de 60 000 € – RCS Toulouse 900 000 612 – SIRET 900 000 612 00024 – CPI 3101 2022 000 000 118 CCI Toulouse – Garantie GALIAN-EXEMPLE 89 rue La Boétie 75008 PARIS, 1 200 000 € – Médiateur : Médimmo-Exemple, 25 allée Gluck 68100 MULHOUSE</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Cabinet Lauragais Gestion',
      building: 'LE CLOS DU BAZACLE',
      building_address: '4 quai Saint-Pierre 31000 TOULOUSE',
      rnc: 'AC2381904',
      owner: 'MONSIEUR ET MADAME DE LA TOUR D’ESCALQUENS Aymeric',
      lots: ['67', '131'],
      tantiemes: 327,
      base: 10000,
      account: '0214/0067',
      iban: BAZACLE.iban,
      period_from: '2026-10-01',
      period_to: '2026-12-31',
      due_on: '2026-10-01',
      total: quarter,
      courantes: running,
      fonds_travaux: partOf(FUND),
      to_pay: quarter,
    },
    absent: ['travaux', 'avances', 'recoverable', 'charges_reelles', 'meeting_on'],
  },
);

const LATE: readonly Key[] = [
  ['CG', 'CHARGES GENERALES', 1384000, 1000, 41],
  ['EF', 'EAU FROIDE PROV.', 310000, 1000, 41],
];
const lateFund = shareOf(69200, 41, 1000);
const lateTotal = partsOf(LATE) + lateFund;
const ARREARS = 148817;
const late = paperOf(
  'appel-villebourbon-montauban',
  `font: 9pt 'DejaVu Sans Mono', monospace; padding: 12mm 14mm; pre { margin: 0; font: inherit; line-height: 1.4 }`,
  [
    `<pre>IMMO TARN-ET-GARONNE SYNDIC                            MONTAUBAN, LE 07.07.2026
AGENCE DE MONTAUBAN
18 RUE DE LA RESISTANCE
82000 MONTAUBAN
TEL 05.63.00.18.18                          SCI OLIVEIRA-DA COSTA
                                            M. JOAQUIM OLIVEIRA, GERANT
IMMEUBLE  118                               220 ROUTE DE CORBARIEU
RESIDENCE VILLEBOURBON                      82000 MONTAUBAN
25 QUAI ADOLPHE POULT
82000 MONTAUBAN
CPTE      118.450.0019
LOT(S)    19


     A P P E L   D E   P R O V I S I O N S   3EME TRIMESTRE 2026

PERIODE 01.07.2026 - 30.09.2026                       EXIGIBLE AU 01.07.2026

CLE LIBELLE                     A REPARTIR     BASE  TANT.      VOTRE PART
--------------------------------------------------------------------------
${LATE.map((key) => `${key[0].padEnd(4)}${key[1].padEnd(26)}${dotted(key[2]).padStart(12)}${String(key[3]).padStart(9)}${String(key[4]).padStart(7)}${dotted(partOf(key)).padStart(16)}`).join('\n')}
FT  FONDS TRAVAUX LOI ALUR    ${dotted(69200).padStart(12)}     1000     41${dotted(lateFund).padStart(16)}
--------------------------------------------------------------------------
    TOTAL APPEL                                           ${dotted(lateTotal).padStart(16)}

    SOLDE DEBITEUR ANTERIEUR AU 07.07.2026                ${dotted(ARREARS).padStart(16)}
      DONT FRAIS DE MISE EN DEMEURE 12.06.2026      48,00
    ----------------------------------------------------------------------
    TOTAL A REGLER PAR RETOUR                             ${dotted(lateTotal + ARREARS).padStart(16)} EUR

*** VOTRE COMPTE PRESENTE UN RETARD. SANS REGLEMENT SOUS 30 JOURS LES
*** PROVISIONS NON ENCORE ECHUES DEVIENNENT EXIGIBLES (ART. 19-2, LOI DU
*** 10.07.1965). DOSSIER TRANSMIS A ME SABATHIER, COMMISSAIRE DE JUSTICE.

REGLEMENT PAR CHEQUE A L'ORDRE DE : SDC VILLEBOURBON
LE PRELEVEMENT AUTOMATIQUE EST SUSPENDU (2 REJETS).


SAS AU CAPITAL DE 40.000 EUR - RCS MONTAUBAN 900 000 718 - APE 6832A
CARTE PRO CPI 8201 2021 000 000 044 - GARANT : SO.CA.EX 110.000 EUR</pre>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: either(
        'IMMO TARN-ET-GARONNE SYNDIC',
        'IMMO TARN-ET-GARONNE SYNDIC AGENCE DE MONTAUBAN',
      ),
      building: 'RESIDENCE VILLEBOURBON',
      building_address: '25 QUAI ADOLPHE POULT 82000 MONTAUBAN',
      owner: either('SCI OLIVEIRA-DA COSTA', 'SCI OLIVEIRA-DA COSTA M. JOAQUIM OLIVEIRA, GERANT'),
      lots: ['19'],
      tantiemes: 41,
      base: 1000,
      account: '118.450.0019',
      period_from: '2026-07-01',
      period_to: '2026-09-30',
      due_on: '2026-07-01',
      total: lateTotal,
      courantes: partsOf(LATE),
      fonds_travaux: lateFund,
      solde_anterieur: ARREARS,
      to_pay: lateTotal + ARREARS,
    },
    absent: ['iban', 'rnc', 'travaux', 'avances'],
  },
);

const CECILE = accountOf('31-albi-travaux');
const WORKS = { roof: 2880000, fee: 72000, spec: 43200 };
const worksPart = Object.values(WORKS).map((whole) => shareOf(whole, 1126, 10000));
const worksTotal = sum(worksPart);
const works = paperOf(
  'appel-castelviel-albi',
  `font: 10.2pt/1.42 'P052', serif; padding: 18mm 20mm; .w td, .w th { border: .2mm solid #444 } .w th { background: #e9e4d8; text-align: center } .w td:nth-child(n+2) { text-align: right } .f { position: absolute; bottom: 8mm; left: 20mm; right: 20mm; font-size: 7pt; border-top: .2mm solid #999 }`,
  [
    `<p><b style="font-size:13pt">ÉTUDE ROUQUETTE &amp; FILLES</b><br>Gérance – Syndic – Location depuis 1954<br>3 place du Vigan, 81000 ALBI</p>
    <p style="margin:4mm 0 6mm 92mm">Mme Veuve MARTY née CAZALS Paulette<br>et ses enfants (succession MARTY)<br>chez Me Puech, notaire<br>14 lices Georges Pompidou<br>81000 ALBI</p>
    <p>Albi, le 2 mars 2026<br>N/Réf. : CASTELVIEL / MARTY / TX-3</p><p><b>Objet : Copropriété LE CASTELVIEL, 9 rue de la Rivière, 81000 ALBI – lot n° 6 (1 126/10 000)<br>Réfection de la couverture – troisième et dernier appel</b></p>
    <p>Madame, Messieurs,</p><p>En exécution de la résolution n° 11 de l’assemblée générale du 19 septembre 2025, qui a confié à l’entreprise Toitures de l’Albigeois la réfection de la couverture pour 86 400,00 € TTC, nous vous prions de trouver ci-dessous le montant du troisième tiers, exigible au <b>1er avril 2026</b>.</p>
    ${table(
      ['Nature de la dépense', 'Appelé aux copropriétaires', 'Votre quote-part'],
      [
        ['Travaux de couverture (3e tiers)', spaced(WORKS.roof), spaced(worksPart[0] ?? 0)],
        ['Honoraires syndic 2,5 % sur travaux', spaced(WORKS.fee), spaced(worksPart[1] ?? 0)],
        ['Coordonnateur SPS', spaced(WORKS.spec), spaced(worksPart[2] ?? 0)],
        [
          '<b>TOTAL</b>',
          `<b>${spaced(sum(Object.values(WORKS)))}</b>`,
          `<b>${spaced(worksTotal)}</b>`,
        ],
      ],
      'w',
    )}
    <p style="margin-top:5mm">Nous vous remercions de virer la somme de <b>${euros(worksTotal)}</b> sur le compte travaux du syndicat :<br>${CECILE.spaced}</p><p>Vos deux premiers tiers ont bien été réglés. Les provisions trimestrielles font l’objet d’un envoi distinct.</p><p>Veuillez croire, Madame, Messieurs, à nos sentiments dévoués.</p><p style="text-align:right">Claire Rouquette</p>
    <p class="f">SARL au capital de 15 244,90 € – SIREN 900 000 727 RCS Albi – Carte professionnelle CPI 8101 2019 000 000 009 – Garantie financière Compagnie Exemple de Caution, Paris 9e – Consommateurs : mediation-exemple.fr</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'ÉTUDE ROUQUETTE & FILLES',
      building: 'LE CASTELVIEL',
      building_address: '9 rue de la Rivière, 81000 ALBI',
      owner: either(
        'Mme Veuve MARTY née CAZALS Paulette',
        'Mme Veuve MARTY née CAZALS Paulette et ses enfants (succession MARTY)',
        'Mme Veuve MARTY née CAZALS Paulette et ses enfants',
      ),
      lots: ['6'],
      tantiemes: 1126,
      base: 10000,
      iban: CECILE.iban,
      due_on: '2026-04-01',
      total: worksTotal,
      travaux: worksTotal,
      to_pay: worksTotal,
    },
    absent: ['rnc', 'courantes', 'fonds_travaux', 'avances', 'solde_anterieur', 'period_from'],
  },
);

const WEB = { general: 21684, heat: 30255, fund: 1301, loan: 4400 };
const webTotal = WEB.general + WEB.heat + WEB.fund;
const portal = paperOf(
  'appel-trivalle-carcassonne',
  `font: 9.6pt/1.45 'DejaVu Sans', sans-serif; padding: 8mm 12mm; .b { font-size: 7pt; color: #666; display: flex; justify-content: space-between } .card { border: .25mm solid #cfd6e4; border-radius: 2mm; padding: 3.5mm; margin-top: 4mm } .card h2 { font-size: 10pt; color: #24408e } .r { display: flex; justify-content: space-between; border-bottom: .15mm solid #e5e8f0; padding: 1mm 0 }`,
  [
    `<div class="b"><span>19/12/2026 21:47</span><span>Mon espace – Appel de fonds T1 2027 | Fonciaude</span></div><p style="font-size:14pt;color:#24408e;margin-top:3mm"><b>fonciaude</b> &nbsp;<span style="font-size:8pt;color:#555">Accueil · Mes lots · Mes documents · Messagerie (2) · Se déconnecter</span></p>
    <p>Bonjour Mme NGUYEN THI Lan Anh</p><h1 style="font-size:15pt">Appel de fonds du 1er trimestre 2027</h1>
    <div class="card"><h2>Ma copropriété</h2><div class="r"><span>Nom</span><span>Résidence Trivalle</span></div><div class="r"><span>Adresse</span><span>71 rue Trivalle, 11000 Carcassonne</span></div><div class="r"><span>Immatriculation registre</span><span>AD5540217</span></div><div class="r"><span>Mes lots</span><span>12 (appartement), 30 (parking)</span></div><div class="r"><span>Mes tantièmes généraux</span><span>512 / 10 000</span></div></div>
    <div class="card"><h2>Détail</h2><div class="r"><span>Provision charges générales</span><span>${euros(WEB.general)}</span></div><div class="r"><span>Provision chauffage collectif</span><span>${euros(WEB.heat)}</span></div><div class="r"><span>Fonds travaux</span><span>${euros(WEB.fund)}</span></div><div class="r"><b>Total de l’appel</b><b>${euros(webTotal)}</b></div><div class="r"><span>Solde de mon compte avant appel (créditeur)</span><span>- ${euros(WEB.loan)}</span></div><div class="r" style="font-size:12pt"><b>Reste à payer</b><b>${euros(webTotal - WEB.loan)}</b></div></div>
    <div class="card"><h2>Échéance</h2><div class="r"><span>Date d’exigibilité</span><span>01/01/2027</span></div><div class="r"><span>Période couverte</span><span>01/01/2027 → 31/03/2027</span></div><div class="r"><span>Mode de paiement</span><span>Carte bancaire ou virement</span></div></div>
    <p style="margin-top:5mm;background:#fff6dd;padding:2mm">Nouveau : parrainez un voisin et recevez 30 € en chèque cadeau !</p><p style="font-size:7pt;color:#666">Fonciaude SAS, syndic professionnel, 2 square Gambetta, 11000 Carcassonne – mentions légales – cookies – https://espace.fonciaude.example/appels/88120?print=1 &nbsp;&nbsp; 1/1</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Fonciaude',
      building: 'Résidence Trivalle',
      building_address: '71 rue Trivalle, 11000 Carcassonne',
      rnc: 'AD5540217',
      owner: 'Mme NGUYEN THI Lan Anh',
      lots: ['12', '30'],
      tantiemes: 512,
      base: 10000,
      period_from: '2027-01-01',
      period_to: '2027-03-31',
      due_on: '2027-01-01',
      total: webTotal,
      courantes: WEB.general + WEB.heat,
      fonds_travaux: WEB.fund,
      solde_anterieur: -WEB.loan,
      to_pay: webTotal - WEB.loan,
    },
    absent: ['iban', 'travaux', 'avances', 'recoverable'],
  },
);

const HALF: readonly Key[] = [
  ['', 'assurance immeuble', 98400, 100, 17],
  ['', 'électricité escalier', 21060, 100, 17],
  ['', 'ménage (Mme Ribes)', 72000, 100, 17],
  ['', 'banque + timbres', 6300, 100, 17],
];
const halfFund = shareOf(20000, 17, 100);
const volunteer = paperOf(
  'appel-tableur-narbonne',
  `font: 10pt 'Carlito', sans-serif; td, th { border: .15mm solid #b5b5b5; padding: .8mm 1.5mm } td:nth-child(n+2) { text-align: right } .y td { background: #ffff99; font-weight: bold }`,
  [
    `<p><b>COPROPRIETE 8 RUE DROITE 11100 NARBONNE</b> – syndic bénévole : Yves BARTHEZ (2ème étage)</p><p>Appel de charges 2ème semestre 2026 (du 1/7/2026 au 31/12/2026)<br>à payer pour le 15/07/2026 SVP</p><p>Pour : Mlle Inès EL MANSOURI – lot 5 – 17 / 100èmes</p>${table(
      ['poste', 'total semestre', '/100', 'votre part'],
      [
        ...HALF.map((key) => [key[1], english(key[2]), key[4], english(partOf(key))]),
        ['sous total charges', english(sum(HALF.map((key) => key[2]))), '', english(partsOf(HALF))],
        ['fonds travaux obligatoire', english(20000), 17, english(halfFund)],
        `<tr class="y"><td>TOTAL A PAYER</td><td></td><td></td><td>${english(partsOf(HALF) + halfFund)} EUR</td></tr>`,
      ],
    )}<p style="margin-top:6mm">Virement sur le compte de la copro (même RIB que d’habitude) ou chèque dans ma boîte. Merci à ceux qui sont à jour !<br>PS : la réunion pour la porte d’entrée aura lieu chez Mme Vidal à la rentrée.</p><p>Yves</p>`,
  ],
  {
    type: 'CHARGES',
    sub_kind: 'APPEL_DE_FONDS',
    facts: {
      syndic: 'Yves BARTHEZ',
      building_address: '8 RUE DROITE 11100 NARBONNE',
      owner: 'Mlle Inès EL MANSOURI',
      lots: ['5'],
      tantiemes: 17,
      base: 100,
      period_from: '2026-07-01',
      period_to: '2026-12-31',
      due_on: '2026-07-15',
      total: partsOf(HALF) + halfFund,
      courantes: partsOf(HALF),
      fonds_travaux: halfFund,
      to_pay: partsOf(HALF) + halfFund,
    },
    absent: ['iban', 'rnc', 'solde_anterieur', 'travaux', 'meeting_on'],
  },
);

export const APPELS_DE_PROVISIONS = [byKey, late, works, portal, volunteer];
