// Measures of homes (Carrez twice, Boutin) and reports on the common parts (asbestos file, collective DPE).
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const metres = (hundredths: number) => (hundredths / 100).toFixed(2).replace('.', ',');
const ROOMS = [
  ['Entrée – dégagement', 842, 0],
  ['Séjour – salon', 3176, 0],
  ['Cuisine', 1104, 0],
  ['Chambre 1', 1398, 0],
  ['Chambre 2', 1187, 0],
  ['Chambre 3', 1012, 24],
  ['Salle de bains', 512, 0],
  ['WC', 141, 0],
  ['Placard', 96, 0],
  ['Balcon Sud', 0, 918],
] as const;
const carrezTotal = ROOMS.reduce((total, [, one]) => total + one, 0);
const outside = ROOMS.reduce((total, [, , one]) => total + one, 0);
const annecy = paperOf(
  'carrez-attestation-annecy',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm 16mm; .hd { display: flex; justify-content: space-between; border-bottom: .5mm solid #117864; padding-bottom: 2mm; margin-bottom: 4mm; font-size: 7.8pt } h1 { font-size: 14pt; text-align: center; color: #117864 } td, th { border: .15mm solid #7fb3a5; padding: 1mm 1.5mm } th { background: #e8f8f5 } .n td:nth-child(n+2), .n th:nth-child(n+2) { text-align: right } .r { font-size: 12pt; border: .5mm solid #117864; padding: 3mm; text-align: center; margin: 4mm 0 }`,
  [
    `<div class="hd"><span><b>ANNECY EXPERTISE DIAG</b><br>40 avenue de Novel – 74000 ANNECY</span><span>Dossier n° 26-1048-DLP</span></div><h1>ATTESTATION DE SUPERFICIE DE LA PARTIE PRIVATIVE<br>« LOI CARREZ »</h1><p style="text-align:center">Loi n° 96-1107 du 18 décembre 1996, décret n° 97-532 du 23 mai 1997</p>${table(
      [],
      [
        ['Propriétaire', 'M. et Mme DE LA PALUD Hervé'],
        ['Adresse du bien', '5 avenue de France, 74000 ANNECY – bât. B, 3ème étage'],
        ['Lot de copropriété', '38'],
        ['Mesurage réalisé le', '20/10/2026'],
      ],
    )}<div class="r">Superficie privative (loi Carrez) : <b>${metres(carrezTotal)} m²</b></div>${table(['Pièces', 'Superficie privative (m²)', 'Surface non comptabilisée (m²)'], [...ROOMS.map(([room, one, other]) => [room, metres(one), metres(other)]), ['<b>Totaux</b>', `<b>${metres(carrezTotal)}</b>`, metres(outside)]], 'n')}<p style="margin-top:3mm;font-size:8pt">Surface non comptabilisée : hauteur inférieure à 1,80 m, balcons. La cave (lot 112) n’est pas comprise dans le mesurage. L’attestation n’est garantie que pour la consistance du lot au jour de la visite.</p><p>Fait à ANNECY, le 22/10/2026 – Ludovic PACCARD</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: either(
        '5 avenue de France, 74000 ANNECY',
        '5 avenue de France, 74000 ANNECY – bât. B, 3ème étage',
      ),
      owner: 'M. et Mme DE LA PALUD Hervé',
      lots: ['38'],
      report_number: '26-1048-DLP',
      made_on: either('2026-10-20', '2026-10-22'),
      surface_carrez: carrezTotal,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const vienne = paperOf(
  'carrez-lettre-vienne',
  `font: 11pt/1.55 'C059', serif; padding: 24mm 24mm`,
  [
    `<p>Bernard PEYRACHE<br>Géomètre-expert D.P.L.G.<br>14 rue Joseph-Brenier, 38200 VIENNE</p><p style="text-align:right">Vienne, le 30 octobre 2026</p><p><b>Objet : certificat de mesurage, article 46 de la loi du 10 juillet 1965</b></p>${paragraphs(['À la demande de Mme Marie-Christine SEYTRE, propriétaire, j’ai procédé le 28 octobre 2026 au mesurage du lot n° 7 de l’immeuble en copropriété « Les Allobroges », sis 5 montée Saint-Marcel, 38200 VIENNE, consistant en un appartement au deuxième étage.', 'Les pièces relevées sont : hall 4,05 m² ; salle à manger 16,82 m² ; cuisine 8,31 m² ; chambre 12,90 m² ; cabinet de toilette 3,66 m². L’alcôve, d’une hauteur de 1,65 m, n’a pas été retenue (2,10 m²), non plus que le grenier, lot n° 15, inférieur à 8 m².', 'En conséquence, je certifie que la superficie privative du lot n° 7, au sens de la loi Carrez, est de <b>45,74 m²</b> (quarante-cinq mètres carrés et soixante-quatorze décimètres carrés).', 'Le présent certificat, référence BP/26-188, vaut pour l’état des lieux à la date du mesurage.'])}<p style="text-align:right">B. Peyrache</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '5 montée Saint-Marcel, 38200 VIENNE',
      owner: 'Mme Marie-Christine SEYTRE',
      lots: either(['7'], ['7', '15']),
      report_number: 'BP/26-188',
      made_on: either('2026-10-30', '2026-10-28'),
      surface_carrez: 4574,
    },
    absent: ['surface_habitable', 'surface_reference', 'price'],
  },
);

const boutin = paperOf(
  'boutin-attestation-romans',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 15mm 18mm; h1 { font-size: 13pt; background: #784212; color: #fff; padding: 2mm 3mm } td, th { border: .15mm solid #aaa } td:nth-child(2) { text-align: right }`,
  [
    `<p>DIAG 26 NORD – 5 quai Sainte-Claire – 26100 ROMANS-SUR-ISÈRE</p><h1>ATTESTATION DE SURFACE HABITABLE – LOI BOUTIN</h1><p>Loi n° 2009-323 du 25 mars 2009, article 78 – article R. 156-1 du code de la construction et de l’habitation</p><p>N° de rapport : N26-0507 – visite du 7 mai 2026<br>Bailleur : SCI LES TANNEURS<br>Logement : appartement T3, 9 rue Pêcherie, 26100 ROMANS-SUR-ISÈRE, 1er étage, lot 3</p>${table(
      ['Pièce', 'Surface habitable (m²)'],
      [
        ['Séjour', '22,48'],
        ['Cuisine', '9,15'],
        ['Chambre 1', '13,02'],
        ['Chambre 2', '10,60'],
        ['Salle d’eau, WC', '5,31'],
        ['Dégagement', '3,77'],
        ['<b>Surface habitable totale</b>', '<b>64,33</b>'],
      ],
    )}<p style="margin-top:4mm">Non compris : terrasse 11,20 m², cave. Attestation à annexer au contrat de location.</p><p>Fait à Romans-sur-Isère, le 7 mai 2026</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '9 rue Pêcherie, 26100 ROMANS-SUR-ISÈRE',
      owner: 'SCI LES TANNEURS',
      lots: ['3'],
      report_number: 'N26-0507',
      made_on: '2026-05-07',
      surface_habitable: 6433,
    },
    absent: ['surface_carrez', 'surface_reference', 'rent'],
  },
);

const dta = paperOf(
  'dta-fiche-recapitulative-grenoble',
  `font: 8.6pt/1.35 'Nimbus Sans Narrow', sans-serif; padding: 13mm 15mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10pt; border-bottom: .3mm solid #000; margin: 3mm 0 1mm } td, th { border: .15mm solid #777; padding: .9mm 1.3mm } th { background: #eee }`,
  [
    `<p>ALPES CONTRÔLE – bureau de contrôle – 7 chemin de la Dhuy – 38240 MEYLAN</p><h1>DOSSIER TECHNIQUE AMIANTE<br>FICHE RÉCAPITULATIVE</h1><p style="text-align:center">(article R. 1334-29-5 du code de la santé publique – parties communes d’immeuble collectif)</p><h2>1. Identification de l’immeuble et du détenteur</h2>${table(
      [],
      [
        ['Immeuble', 'LE PALLADIUM, 71 boulevard Joseph Vallier, 38100 GRENOBLE'],
        ['Propriétaire / détenteur', 'Syndicat des copropriétaires, représenté par FONCIALPES'],
        ['Référence du DTA', 'AC-DTA-2005-1188 V3'],
        ['Date de rédaction', '19/12/2005'],
        ['Dernière mise à jour', '02/03/2021'],
      ],
    )}<h2>2. Repérages effectués</h2>${table(
      ['Date', 'Société', 'Objet'],
      [
        ['19/12/2005', 'Alpes Contrôle', 'Repérage initial, parties communes'],
        ['02/03/2021', 'Alpes Contrôle', 'Repérage complémentaire listes A et B'],
      ],
    )}<h2>3. Liste des matériaux contenant de l’amiante</h2>${table(
      ['Localisation', 'Matériau', 'Liste', 'État', 'Mesures'],
      [
        ['Chaufferie', 'Calorifugeage (retiré en 2007)', 'A', '–', 'Néant'],
        [
          'Gaines techniques bât. A, B, C',
          'Conduits fibres-ciment',
          'B',
          'Non dégradé',
          'Évaluation périodique',
        ],
      ],
    )}<h2>4. Consignes générales de sécurité</h2><p>Ne pas percer, poncer ni découper les matériaux repérés. Toute intervention doit être confiée à une entreprise formée (sous-section 4). Le DTA est tenu à la disposition des occupants au siège du syndic.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'DTA',
    facts: {
      building: 'LE PALLADIUM',
      building_address: '71 boulevard Joseph Vallier, 38100 GRENOBLE',
      syndic: 'FONCIALPES',
      report_number: 'AC-DTA-2005-1188 V3',
      made_on: either('2005-12-19', '2021-03-02'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'lots', 'surface_carrez'],
  },
);

const collective = paperOf(
  'dpe-collectif-oyonnax',
  `font: 9pt/1.38 'Carlito', sans-serif; padding: 12mm 15mm; h1 { font-size: 19pt; margin: 0 } h2 { font-size: 11pt; color: #126aad } .id { background: #e7f1f8; padding: 2.5mm; margin: 3mm 0 } td, th { border-bottom: .15mm solid #bcd }`,
  [
    `<h1>DPE <span style="font-size:11pt">diagnostic de performance énergétique (immeuble collectif)</span></h1><p>n° : 2601E2204417P &nbsp;&nbsp; établi le : 18/03/2026 &nbsp;&nbsp; valable jusqu’au : 17/03/2036</p><div class="id">adresse : 15 rue Michelet, 01100 OYONNAX<br>type de bien : immeuble collectif d’habitation, 24 logements – année de construction : 1962<br>surface de référence de l’immeuble : 1 518,00 m²<br>propriétaire : Syndicat des copropriétaires LES ARCADES<br>représenté par : HAUT-BUGEY COPRO, 58 rue Anatole France, 01100 OYONNAX</div><h2>Performance énergétique et climatique de l’immeuble</h2><p>consommation : <b>268 kWh/m²/an</b> &nbsp; émissions : <b>58 kg CO₂/m²/an</b> – classe <b>E</b></p><h2>Estimation des coûts annuels d’énergie</h2><p>entre 31 900 € et 43 200 € par an pour l’immeuble</p><h2>Synthèse des équipements collectifs</h2>${table(
      [],
      [
        ['Chauffage', 'Chaudière collective gaz standard 1998'],
        ['Eau chaude sanitaire', 'Production collective, bouclage'],
        ['Ventilation', 'Naturelle par conduits'],
      ],
    )}<p>Diagnostiqueur : THERMO-BUGEY, J.-P. Gindre – visite du 11/03/2026. Ce DPE porte sur l’ensemble du bâtiment (article L. 126-31 du code de la construction et de l’habitation).</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'DPE_COLLECTIF',
    facts: {
      building: 'LES ARCADES',
      building_address: '15 rue Michelet, 01100 OYONNAX',
      syndic: 'HAUT-BUGEY COPRO',
      dpe_number: '2601E2204417P',
      made_on: '2026-03-18',
      valid_until: '2036-03-17',
      energy: 268,
      emissions: 58,
      surface_reference: 151800,
    },
    absent: ['surface_carrez', 'lots', 'rnc'],
  },
);

export const SURFACES_ET_IMMEUBLE = [annecy, vienne, boutin, dta, collective];
