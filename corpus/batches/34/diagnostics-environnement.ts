// What is around the home and under it: risks, noise of planes, drains; and two tax notices.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const risks = paperOf(
  'erp-etat-mantes-la-jolie',
  `font: 8.2pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 14mm; h1 { font-size: 13pt; text-align: center; margin-bottom: 1mm } h2 { font-size: 8.8pt; background: #1d3557; color: #fff; padding: .7mm 2mm; margin: 2.2mm 0 .8mm } p { margin-bottom: .8mm } td { border: .15mm solid #777; padding: .7mm 1.2mm } .f { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 6.6pt }`,
  [
    `<p style="text-align:right">Commande n° 7 741 802 – Kinérisques Exemple – édition en ligne du 12/10/2026</p><h1>ÉTAT DES RISQUES</h1><p style="text-align:center">naturels, miniers ou technologiques, sismicité, potentiel radon, obligations légales de débroussaillement et recul du trait de côte</p><p>Établi en application des articles L. 125-5 à L. 125-7 et R. 125-26 du Code de l’environnement, d’après l’arrêté préfectoral n° SE 06-000041 du 02/02/2006, mis à jour le 18/03/2022. Validité : 6 mois.</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '19 boulevard du Maréchal-Juin, 78200 MANTES-LA-JOLIE'],
        ['Cadastre', 'AE 415'],
        ['Vendeur', 'M. Yassine OULD-BRAHIM'],
        ['Acquéreur', '–'],
        ['Réalisé le', '12/10/2026 – fin de validité : 11/04/2027'],
      ],
    )}<h2>Situation de l’immeuble au regard de plans de prévention des risques naturels (PPRN)</h2><p>L’immeuble est situé dans le périmètre d’un PPRN prescrit : oui ☐ non ☒ – appliqué par anticipation : oui ☐ non ☒ – approuvé : oui ☒ non ☐ (PPRI vallée de la Seine et de l’Oise, 30/06/2007)<br>Les risques naturels pris en compte sont liés à : inondation ☒ crue torrentielle ☐ mouvements de terrain ☐ sécheresse / argile ☐ cyclone ☐ séisme ☐<br>L’immeuble est concerné par des prescriptions de travaux dans le règlement du PPRN : oui ☐ non ☒</p><h2>Plans de prévention des risques miniers (PPRM)</h2><p>Prescrit : oui ☐ non ☒ – approuvé : oui ☐ non ☒</p><h2>Plans de prévention des risques technologiques (PPRT)</h2><p>Prescrit : oui ☐ non ☒ – approuvé : oui ☐ non ☒</p><h2>Zonage sismique réglementaire</h2><p>Zone 1 très faible ☒ zone 2 ☐ zone 3 ☐ zone 4 ☐ zone 5 ☐</p><h2>Zonage à potentiel radon</h2><p>Zone 1 ☒ zone 2 ☐ zone 3 ☐</p><h2>Sinistres indemnisés par l’assurance suite à une catastrophe N, M ou T</h2><p>L’information est mentionnée dans l’acte de vente : oui ☐ non ☒</p><h2>Pollution des sols</h2><p>L’immeuble est situé dans un secteur d’information sur les sols (SIS) : oui ☐ non ☒</p><h2>Exposition au recul du trait de côte</h2><p>Commune non concernée.</p><h2>Arrêtés de catastrophe naturelle sur la commune</h2>${table(
      [],
      [
        ['Inondations et coulées de boue', 'du 28/05/2016 au 05/06/2016', 'arrêté du 08/06/2016'],
        ['Inondations par débordement', 'du 15/01/2018 au 05/02/2018', 'arrêté du 14/02/2018'],
        [
          'Mouvements de terrain (sécheresse)',
          'du 01/07/2020 au 30/09/2020',
          'arrêté du 18/05/2021',
        ],
      ],
    )}<p class="f">Attention : s’ils n’impliquent pas d’obligation ou d’interdiction réglementaire particulière, les aléas connus ou prévisibles doivent être signalés par le vendeur (article 1112-1 du Code civil). Sources : Géorisques, BRGM, préfecture des Yvelines.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '19 boulevard du Maréchal-Juin, 78200 MANTES-LA-JOLIE',
      owner: 'M. Yassine OULD-BRAHIM',
      made_on: '2026-10-12',
      valid_until: '2027-04-11',
      parcels: ['AE 415'],
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-peb-sarcelles',
  `font: 9.6pt/1.45 'DejaVu Serif', serif; padding: 15mm 17mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10.5pt; margin: 4mm 0 1mm; border-bottom: .2mm solid #000 } td { border: .15mm solid #666 }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p style="text-align:center">Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (article L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière (article L. 112-11).</p><p>Cet état, à remplir par le vendeur ou le bailleur, est établi le <b>5 octobre 2026</b> sur la base des informations mises à disposition par l’arrêté interpréfectoral n° 07-044 du 3 avril 2007.</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '12 avenue du 8-Mai-1945'],
        ['Code postal et commune', '95200 SARCELLES'],
        ['Cadastre', 'AP 207'],
      ],
    )}<h2>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>L’immeuble est situé dans le périmètre d’un PEB : Oui ☒ Non ☐ – révisé ☐ approuvé ☒ date : 03/04/2007<br>Si oui, nom de l’aérodrome : Paris – Charles de Gaulle<br>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : Oui ☐ Non ☒</p><h2>Situation de l’immeuble au regard du zonage</h2><p>Zone A (très forte) ☐ &nbsp; Zone B (forte) ☐ &nbsp; Zone C (modérée) ☒ &nbsp; Zone D ☐</p><p style="font-size:8pt">Zone A : intérieur de la courbe d’indice Lden 70. Zone B : entre Lden 70 et une valeur choisie entre 65 et 62. Zone C : entre la limite extérieure de la zone B et Lden 57 à 55. Zone D : entre la zone C et Lden 50.</p><h2>Documents de référence</h2><p>Le plan d’exposition au bruit est consultable sur le site Géoportail et à la mairie de Sarcelles, 4 place de Navarre.</p><h2>Vendeur / Acquéreur</h2><p>Vendeur : Mme Ilda MONTEIRO-KAPLAN – à Sarcelles, le 05/10/2026<br>Acquéreur : ..........................................</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '12 avenue du 8-Mai-1945, 95200 SARCELLES',
      owner: 'Mme Ilda MONTEIRO-KAPLAN',
      made_on: '2026-10-05',
      parcels: ['AP 207'],
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'valid_until'],
  },
);

const drains = paperOf(
  'assainissement-spanc-rambouillet',
  `font: 9.4pt/1.4 'Carlito', sans-serif; padding: 14mm 16mm; h1 { font-size: 14pt; color: #2e6e3e; text-align: center } h2 { font-size: 10.5pt; color: #2e6e3e; margin: 4mm 0 1mm } td, th { border: .15mm solid #9b9; padding: 1mm 1.5mm } th { background: #e8f3e8 }`,
  [
    `<table><tr><td style="border:0"><b>SYNDICAT DES EAUX DE L’YVELINE EXEMPLE</b><br>Service public d’assainissement non collectif (SPANC)<br>22 rue Gustave-Eiffel, 78120 RAMBOUILLET</td><td style="border:0;text-align:right">Rambouillet, le 19/08/2026<br>Dossier n° ANC-78517-0288</td></tr></table><h1>RAPPORT DE VISITE<br>Contrôle de bon fonctionnement et d’entretien d’une installation d’assainissement non collectif dans le cadre d’une vente</h1>${table(
      [],
      [
        ['Adresse de l’installation', '9 chemin de la Villeneuve, 78120 RAMBOUILLET'],
        ['Références cadastrales', 'section ZB n° 46'],
        ['Propriétaire', 'M. Thibaud de KERSAUZON'],
        ['Date du contrôle', '12/08/2026'],
        ['Présents', 'le propriétaire, le technicien M. Juste'],
        ['Capacité', '6 pièces principales, 4 usagers'],
      ],
    )}<h2>Description</h2>${table(
      ['Élément', 'Constat', 'Observation'],
      [
        ['Collecte', 'Eaux ménagères et eaux-vannes réunies', 'Regards accessibles'],
        ['Prétraitement', 'Fosse toutes eaux 3 000 l, béton', 'Boues à 55 % : vidange à prévoir'],
        ['Ventilation', 'Primaire présente, secondaire absente', 'Extraction à créer'],
        ['Traitement', 'Épandage par tranchées (1994)', 'Stagnation en fin de réseau'],
        ['Exutoire', 'Infiltration sur la parcelle', 'Aucun rejet en surface'],
      ],
    )}<h2>Conclusion</h2><p><b>Installation non conforme</b> (cas c : installation incomplète, significativement sous-dimensionnée ou présentant des dysfonctionnements majeurs). Travaux à réaliser dans un délai d’un an à compter de la signature de l’acte de vente (article L. 271-4 du code de la construction et de l’habitation). Aucun raccordement au réseau d’assainissement collectif n’est prévu au zonage communal.</p><p>Le présent rapport est valable trois ans à compter de la date du contrôle, soit jusqu’au 11/08/2029 (article L. 1331-11-1 du code de la santé publique). Redevance : 165,00 € TTC.</p><p style="text-align:right;margin-top:6mm">Le responsable du SPANC</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. Thibaud de KERSAUZON',
      property_address: '9 chemin de la Villeneuve, 78120 RAMBOUILLET',
      made_on: either('2026-08-12', '2026-08-19'),
      valid_until: '2029-08-11',
      report_number: 'ANC-78517-0288',
      sewer_kind: 'NON_COLLECTIF',
      parcels: ['ZB 46'],
    },
    absent: ['dpe_number', 'rnc', 'price'],
  },
);

const TAX_CSS = `font: 8.5pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .g { display: grid; grid-template-columns: 64mm 1fr; gap: 7mm } .k { background: #eef3fb; padding: 2.5mm; font-size: 7.6pt; margin-top: 3mm } .c td, .c th { border: .15mm solid #8aa; padding: .6mm 1mm; text-align: right; font-size: 7.4pt } .c td:first-child, .c th:first-child { text-align: left } .s { border: .6mm solid #000091; padding: 3mm; margin: 5mm 0; font-size: 11pt }`;
const cells = (label: string, values: readonly (number | string)[]) => [label, ...values];
const house = paperOf(
  'taxe-fonciere-avis-rambouillet',
  TAX_CSS,
  [
    `<div class="g"><div><b>RÉPUBLIQUE FRANÇAISE</b><br><i>Liberté Égalité Fraternité</i><br><b>FINANCES PUBLIQUES</b><div class="k"><b>Vos références</b><br>Numéro fiscal (C) : 18 72 440 913 205<br>Référence de l’avis : 26 78 5170044 18<br>Numéro de propriétaire : 517 K00318 V<br>Débiteur(s) légal(aux) : MBQX4T DE KERSAUZON THIBAUD<br>N° de rôle : 221<br>Date d’établissement : 07/08/2026<br>Date de mise en recouvrement : 31/08/2026<br>Département : 78 – Commune : 517 RAMBOUILLET</div><div class="k"><b>Vos contacts</b><br>Par messagerie sécurisée sur impots.gouv.fr. Par téléphone : 0 809 401 401. Sur place : SIP de RAMBOUILLET, rue Pasteur.</div></div><div><p style="font-size:15pt"><b>AVIS D’IMPÔT 2026</b><br>TAXES FONCIÈRES</p><p>votées et perçues par la commune, l’intercommunalité et divers organismes</p><p style="margin:12mm 0 0 18mm;font-size:10.5pt">M DE KERSAUZON THIBAUD<br>9 CHE DE LA VILLENEUVE<br>78120 RAMBOUILLET</p></div></div><div class="s">Montant de votre impôt : <b>2 418,00 €</b><br>Vous avez adhéré au prélèvement à l’échéance : le montant sera prélevé le 27/10/2026 sur votre compte bancaire.<br><span style="font-size:8.5pt">Date limite de paiement : 15/10/2026</span></div><p>Vous n’avez aucune démarche à effectuer. Si vous vendez ce bien en cours d’année, vous restez redevable de la taxe pour l’année entière (article 1415 du code général des impôts) ; un partage peut être convenu devant notaire.</p>`,
    `<p><b>TAXES FONCIÈRES 2026 – Détail du calcul des cotisations</b> – DE KERSAUZON THIBAUD – 26 78 5170044 18 – page 2/2</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Inter­communalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total des cotisations',
      ],
      [
        cells('Taux 2025', ['30,12 %', '–', '3,02 %', '0,542 %', '6,18 %', '0,301 %', '']),
        cells('Taux 2026', ['30,12 %', '–', '3,02 %', '0,571 %', '6,40 %', '0,322 %', '']),
        cells('Adresse : 9 CHE DE LA VILLENEUVE', ['', '', '', '', '', '', '']),
        cells('Base', [5770, '', 5770, 5770, 5770, 5770, '']),
        cells('Cotisation', [1738, '', 174, 33, 369, 19, '']),
        cells('Cotisations 2025', [1707, '', 171, 31, 350, 17, 2276]),
        cells('Cotisations 2026', [1738, '', 174, 33, 369, 19, 2333]),
        cells('Variation', ['1,82 %', '', '1,75 %', '6,45 %', '5,43 %', '11,76 %', '2,50 %']),
      ],
      'c',
    )}<table style="width:95mm;margin:6mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td style="text-align:right">85</td></tr><tr><td>Dégrèvement Habitation principale</td><td style="text-align:right">0</td></tr><tr><td><b>Montant de votre impôt</b></td><td style="text-align:right"><b>2418</b></td></tr></table>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 241800,
      teom: 36900,
      tax_fees: 8500,
      tax_number: '1872440913205',
      pay_by: '2026-10-15',
      owner: either('DE KERSAUZON THIBAUD', 'M DE KERSAUZON THIBAUD'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const online = paperOf(
  'taxe-espace-particulier-sarcelles',
  `font: 9.6pt/1.45 'DejaVu Sans', sans-serif; padding: 11mm 14mm; .u { font-size: 6.8pt; display: flex; justify-content: space-between } h1 { font-size: 15pt; color: #000091 } td { border-bottom: .15mm solid #ccd; padding: 1.2mm } td:last-child { text-align: right } .b { background: #f5f5fe; padding: 4mm; margin: 4mm 0 }`,
  [
    `<div class="u"><span>03/11/2025 18:22</span><span>impots.gouv.fr – Espace particulier – Avis de taxes foncières</span></div><p style="margin-top:4mm"><b>Direction générale des Finances publiques</b> · Espace particulier de MME MONTEIRO-KAPLAN ILDA</p><h1>Taxes foncières 2025</h1><p>Avis d’impôt établi le 08/08/2025 · référence de l’avis 25 95 5850712 64 · numéro fiscal 22 90 118 457 360</p><div class="b">Montant de l’impôt : <b>1 632 €</b><br>Date limite de paiement : 15 octobre 2025 (20 octobre 2025 pour un paiement en ligne)<br>État : payé le 14/10/2025</div><p>Redevable : MONTEIRO-KAPLAN ILDA, 12 AV DU 8 MAI 1945, 95200 SARCELLES<br>Local imposé : 12 AV DU 8 MAI 1945, bât. 6, esc. 1, lot 644</p>${table(
      [],
      [
        ['Part communale (base 2 904 × 41,18 %)', '1 196 €'],
        ['Part intercommunale (base 2 904 × 2,10 %)', '61 €'],
        ['Taxes spéciales d’équipement', '17 €'],
        ['Taxe d’enlèvement des ordures ménagères (base 2 904 × 9,90 %)', '287 €'],
        ['GEMAPI', '14 €'],
        ['Frais de gestion', '57 €'],
        ['<b>Total</b>', '<b>1 632 €</b>'],
      ],
    )}<p style="margin-top:4mm">En 2024, votre taxe s’élevait à 1 588 €. <a>Télécharger l’avis au format PDF</a> · <a>Adhérer à la mensualisation pour 2026</a> · <a>Gérer mes biens immobiliers</a></p><div class="u" style="position:absolute;bottom:7mm;left:14mm;right:14mm"><span>https://cfspart.impots.gouv.example.fr/avis/tf2025</span><span>1/1</span></div>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 163200,
      teom: 28700,
      tax_fees: 5700,
      tax_number: '2290118457360',
      pay_by: '2025-10-15',
      owner: 'MONTEIRO-KAPLAN ILDA',
    },
    absent: ['iban', 'rnc', 'price', 'balance'],
  },
);

export const DIAGNOSTICS_ENVIRONNEMENT = [risks, noise, drains, house, online];
