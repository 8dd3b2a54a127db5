// Reports on installations, places and sizes: gas, electricity, risks, noise, sewer, two Carrez.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const gas = paperOf(
  'gaz-formulaire-vincennes',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 13mm; h2 { font-size: 9.4pt; background: #ffe9b8; padding: .8mm 1.5mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #a80; padding: .8mm }`,
  [
    `<p style="text-align:right">Page 1/1</p><h1 style="font-size:13pt;text-align:center">RAPPORT DE L’ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p>Cabinet CONTRÔLE EST PARISIEN – 3 villa des Peupliers-Gris 94120 FONTENAY-SOUS-BOIS – N° de dossier : CEP 26 3307 G – Date du rapport : 29/09/2026</p><h2>1. DÉSIGNATION DU OU DES BÂTIMENTS</h2><p>Adresse : 9 rue de la Ménagerie – 94300 VINCENNES – 1er étage droite – Lots 8 et 21<br>Nature du gaz distribué : GN – Distributeur : GRDF – Installation alimentée : OUI</p><h2>2. DÉSIGNATION DU PROPRIÉTAIRE</h2><p>Nom : HÉRITIERS MBAYE Ousmane – chez Me CARRÈRE, notaire, 12 place de la Mairie, 94130 NOGENT-SUR-MARNE</p><h2>3. IDENTIFICATION DES APPAREILS</h2>${table(
      ['Genre', 'Marque', 'Type', 'Puissance kW', 'Localisation', 'Anomalie'],
      [
        ['Chaudière', 'FRISEX', 'Étanche', '23,9', 'Cuisine', 'Néant'],
        ['Table de cuisson', 'ROSIERA', 'Non raccordé', '–', 'Cuisine', 'Néant'],
      ],
    )}<h2>4. CONCLUSION</h2><p>[X] L’installation ne comporte aucune anomalie<br>[ ] L’installation comporte des anomalies de type A1<br>[ ] L’installation comporte des anomalies de type A2<br>[ ] L’installation comporte des anomalies de type DGI<br>[ ] L’installation comporte une anomalie 32c</p><p>Validité du présent rapport : 3 ans, soit jusqu’au 28/09/2029. Visité le 29/09/2026 par Nicolas OUEDRAOGO.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: either('HÉRITIERS MBAYE Ousmane', 'MBAYE Ousmane'),
      property_address: '9 rue de la Ménagerie, 94300 VINCENNES',
      lots: ['8', '21'],
      report_number: 'CEP 26 3307 G',
      made_on: '2026-09-29',
      valid_until: '2029-09-28',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['rnc', 'notary', 'surface_carrez'],
  },
);

const electricity = paperOf(
  'electricite-anomalies-marseille',
  `font: 8.8pt/1.4 'Carlito', sans-serif; padding: 13mm 15mm; td, th { border: .15mm solid #555 } th { background: #eee }`,
  [
    `<p><b>MASSALIA DIAG</b> – 200 avenue de Mazarguette, 13008 MARSEILLE</p><h1 style="font-size:13pt">État de l’installation intérieure d’électricité</h1>${table(
      ['Dossier', 'Date de visite', 'Édité le', 'Fin de validité'],
      [['MD-E-11804', '05/05/2026', '06/05/2026', '05/05/2029']],
    )}<p style="margin-top:3mm">Immeuble : PARC DU ROUCAS FLEURI, 112 traverse des Accoules-Hautes, 13008 MARSEILLE – bât. C – lot 227<br>Propriétaire : SCI LES TROIS CALANQUES – locataire : M. et Mme Ferhat YILDIZ<br>Année de l’installation : plus de 15 ans – Distributeur : Enedis</p><p><b>CONCLUSION : l’installation intérieure d’électricité comporte une ou des anomalies.</b> Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p>${table(
      ['N° article', 'Libellé de l’anomalie', 'Localisation'],
      [
        [
          'B.3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre',
          'Chambre 2',
        ],
        ['B.7.3 d', 'L’installation comporte des connexions non placées dans une boîte', 'Cuisine'],
        ['B.8.3 b', 'Matériel électrique vétuste', 'Entrée'],
      ],
    )}<p style="margin-top:3mm">Points de contrôle n’ayant pu être vérifiés : B.2.3.1 h (essai du différentiel non autorisé). Informations complémentaires : dispositif 30 mA présent.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'SCI LES TROIS CALANQUES',
      property_address: '112 traverse des Accoules-Hautes, 13008 MARSEILLE',
      lots: ['227'],
      report_number: 'MD-E-11804',
      made_on: either('2026-05-06', '2026-05-05'),
      valid_until: '2029-05-05',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['rnc', 'rent', 'surface_carrez'],
  },
);

const risks = paperOf(
  'erp-etat-des-risques-nice',
  `font: 8.6pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h2 { font-size: 10pt; color: #fff; background: #465f9d; padding: .8mm 2mm; margin: 3mm 0 1mm } td { border-bottom: .15mm solid #ccc }`,
  [
    `<h1 style="font-size:14pt">ÉTAT DES RISQUES</h1><p>établi le 01/10/2026 – articles L. 125-5 à L. 125-7, R. 125-26 et R. 563-1 du code de l’environnement – réf. PRX-2026-100871</p><h2>Parcelle(s) et bien</h2><p>41 avenue des Orangers de Cimiez, 06000 NICE – section LK n° 156 – lots 12 et 47<br>Vendeur : M. TOSELLO Roland et Mme BENAMOU Sylvie</p><h2>Synthèse des risques</h2>${table(
      [],
      [
        [
          'PPRn Séisme – Mouvement de terrain',
          'approuvé le 28/01/2019',
          'CONCERNÉ – prescription de travaux : non',
        ],
        ['PPRn Inondation Paillon', 'approuvé le 17/11/1999', 'non concerné'],
        ['PPR Technologique', '–', 'néant'],
        ['Zonage sismique', 'zone 4 – moyenne', 'concerné'],
        ['Potentiel radon', 'classe 1 – faible', ''],
        ['Recul du trait de côte', 'commune non listée', ''],
        ['Obligation légale de débroussaillement', 'non', ''],
      ],
    )}<h2>Secteur d’information sur les sols (SIS)</h2><p>Le bien n’est pas situé en SIS.</p><h2>Sinistres indemnisés</h2><p>☐ oui ☒ non – Le bien a-t-il fait l’objet d’indemnisation par une assurance suite à une catastrophe naturelle, minière ou technologique ? Non.</p><p>Signature du vendeur : ________ &nbsp; Signature de l’acquéreur : ________</p><p style="font-size:6.6pt">Cet état, à remplir sous la responsabilité du vendeur, est en cours de validité moins de six mois avant la signature. PROXIRISQ SAS, 9 quai des Deux-Emmanuelles, 06300 NICE.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '41 avenue des Orangers de Cimiez, 06000 NICE',
      owner: 'M. TOSELLO Roland et Mme BENAMOU Sylvie',
      made_on: '2026-10-01',
      lots: ['12', '47'],
      parcels: ['LK 156'],
      report_number: 'PRX-2026-100871',
    },
    absent: ['rnc', 'surface_carrez', 'price'],
  },
);

const noise = paperOf(
  'bruit-etat-nuisances-toulouse',
  `font: 9.2pt/1.45 'Nimbus Sans', sans-serif; padding: 14mm 16mm; .b { border: .25mm solid #000; padding: 2mm 3mm; margin-bottom: 2mm }`,
  [
    `<h1 style="font-size:13pt;text-align:center">État des nuisances sonores aériennes</h1><p style="font-size:7.8pt">Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière.</p><div class="b">Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° 31-2007-08-21 du 21/08/2007</div><div class="b">Adresse de l’immeuble : 52 boulevard des Minimettes &nbsp;&nbsp; Code postal ou Insee : 31200 &nbsp;&nbsp; Commune : TOULOUSE</div><div class="b">Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)<br>L’immeuble est situé dans le périmètre d’un PEB : <b>oui ☒ non ☐</b> &nbsp; approuvé ☒ &nbsp; date : 21/08/2007<br>Si oui, nom de l’aérodrome : TOULOUSE-BLAGNAC<br>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : oui ☐ non ☒</div><div class="b">Situation au regard du zonage d’un plan d’exposition au bruit<br>zone A ☐ forte &nbsp; zone B ☐ forte &nbsp; zone C ☐ modérée &nbsp; zone D ☒</div><div class="b">Documents de référence : le PEB est consultable sur le site du Géoportail de l’IGN et à la mairie de TOULOUSE.</div><div class="b">vendeur : M. et Mme ETCHEBARNE Ramuntxo &nbsp;&nbsp; date / lieu : 31/08/2026 / Toulouse &nbsp;&nbsp; acquéreur :</div><p style="font-size:7.4pt">information sur les nuisances sonores aériennes – pour en savoir plus : ecologie.gouv.fr – imprimé par DIAG’OC 31, dossier 31-26-4402</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '52 boulevard des Minimettes, 31200 TOULOUSE',
      owner: 'M. et Mme ETCHEBARNE Ramuntxo',
      made_on: '2026-08-31',
    },
    absent: ['rnc', 'valid_until', 'surface_carrez', 'price'],
  },
);

const sewer = paperOf(
  'assainissement-metropole-montreuil',
  `font: 10pt/1.5 'Carlito', sans-serif; padding: 18mm 20mm; td { border: .2mm solid #0a6ea8 }`,
  [
    `<p style="color:#0a6ea8"><b>EST ENSEMBLE EXEMPLE – Direction de l’eau et de l’assainissement</b><br>100 avenue Gaston-Roussel-Neuve 93230 ROMAINVILLE</p><p style="text-align:right">Romainville, le 3 septembre 2026</p><h1 style="font-size:14pt">CERTIFICAT DE CONTRÔLE DE CONFORMITÉ DU BRANCHEMENT AU RÉSEAU PUBLIC D’ASSAINISSEMENT</h1><p>Contrôle obligatoire à la vente (article L. 2224-8 du CGCT, délibération du 28 juin 2022)</p>${table(
      [],
      [
        ['N° de dossier', 'AC-93048-26-0552'],
        ['Adresse contrôlée', '38 rue des Abricotiers, 93100 MONTREUIL'],
        ['Demandeur / propriétaire', 'Mlle BENCHEKROUN Nadia, lots 3 et 6'],
        ['Date de la visite', '27 août 2026'],
        ['Réseau', 'Assainissement collectif, réseau unitaire'],
        ['Eaux usées', 'Raccordées, écoulement constaté au colorant'],
        ['Eaux pluviales', 'Gouttière sur cour raccordée au réseau unitaire : admis'],
        ['AVIS', '<b>CONFORME</b>'],
      ],
    )}<p style="margin-top:4mm">Le présent certificat est valable dix ans sauf modification des installations.</p><p>Pour le Président et par délégation, la cheffe du service contrôles, S. MOUTOUSSAMY</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Mlle BENCHEKROUN Nadia',
      property_address: '38 rue des Abricotiers, 93100 MONTREUIL',
      report_number: 'AC-93048-26-0552',
      made_on: either('2026-09-03', '2026-08-27'),
      lots: ['3', '6'],
      sewer_kind: 'COLLECTIF',
    },
    absent: ['rnc', 'surface_carrez'],
  },
);

const ROOMS = [
  ['Entrée', 412, 0],
  ['Séjour', 2188, 0],
  ['Chambre 1', 1306, 0],
  ['Chambre 2', 1094, 62],
  ['Cuisine', 738, 0],
  ['Salle d’eau', 342, 0],
  ['W.-C.', 107, 0],
] as const;
const carrezArea = ROOMS.reduce((all, [, area]) => all + area, 0);
const small = ROOMS.reduce((all, [, , area]) => all + area, 0);
const metres = (area: number) => (area / 100).toFixed(2).replace('.', ',');
const carrez = paperOf(
  'carrez-tableau-pieces-paris11',
  `font: 9.4pt/1.4 'Carlito', sans-serif; padding: 14mm 18mm; td, th { border: .15mm solid #888 } td:nth-child(n+2), th:nth-child(n+2) { text-align: right }`,
  [
    `<p>MESURES PARIS EST – 71 rue de la Folie-Regnaut, 75011 PARIS – dossier MPE/26/1944 – 22/09/2026</p><h1 style="font-size:14pt;text-align:center">Certificat de superficie de la partie privative</h1><p>Loi n° 96-1107 du 18 décembre 1996 et décret n° 97-532 du 23 mai 1997</p><p>Désignation : 14 rue des Haudriettes-Vieilles, 75011 PARIS, escalier A, 4e étage face, lot numéro 18. La cave (lot 52) n’entre pas dans le mesurage.<br>Propriétaire : Mme DE LA ROCHEBRUNE Solange</p><p style="border:.4mm solid #000;padding:2mm;text-align:center;font-size:12pt">Surface loi Carrez totale : <b>${metres(carrezArea)} m²</b><br><span style="font-size:9pt">Surface au sol totale : ${metres(carrezArea + small)} m²</span></p>${table(
      [
        'Parties de l’immeuble bâtis visitées',
        'Superficie Carrez',
        'Surface hors Carrez (&lt; 1,80 m)',
        'Surface au sol',
      ],
      [
        ...ROOMS.map(([room, area, low]) => [room, metres(area), metres(low), metres(area + low)]),
        ['<b>Total</b>', `<b>${metres(carrezArea)}</b>`, metres(small), metres(carrezArea + small)],
      ],
    )}<p style="margin-top:4mm">Le titre de propriété et le règlement de copropriété n’ont pas été fournis. Mesurage par télémètre laser, Yacine BOURDET, visite du 18/09/2026.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '14 rue des Haudriettes-Vieilles, 75011 PARIS',
      owner: 'Mme DE LA ROCHEBRUNE Solange',
      lots: either(['18'], ['18', '52']),
      report_number: 'MPE/26/1944',
      made_on: either('2026-09-22', '2026-09-18'),
      surface_carrez: carrezArea,
    },
    absent: ['surface_habitable', 'rnc', 'dpe_number'],
  },
);

const letterCarrez = paperOf(
  'carrez-attestation-geometre-cannes',
  `font: 11pt/1.6 'P052', serif; padding: 24mm 24mm`,
  [
    `<p>Jean-Noël ISNARDI-MÜLLER<br>Géomètre-expert foncier D.P.L.G. – inscrit à l’Ordre sous le n° 04417<br>6, rue du Vieux-Port-Canto, 06400 CANNES</p><p style="text-align:right">Cannes, le 14 mars 2025</p><h1 style="font-size:14pt;text-align:center">ATTESTATION DE SURFACE PRIVATIVE<br>« LOI CARREZ »</h1><p>Je soussigné certifie avoir procédé le 12 mars 2025, à la demande de Madame Ingeborg SCHÜTZENBERGER veuve LAMBERT, propriétaire, au mesurage du lot n° 103 de la copropriété CALIFORNIE SOLEIL, 19 boulevard de la Croisette-Haute, 06400 CANNES.</p><p>La superficie privative, au sens de l’article 46 de la loi du 10 juillet 1965, s’établit à <b>quarante-quatre mètres carrés et trente et un décimètres carrés (44,31 m²)</b>, non compris la terrasse de 11,20 m² et la loggia close de 3,05 m² non régularisée au règlement de copropriété.</p><p>La présente attestation, référencée 25.118, est établie pour servir et valoir ce que de droit.</p><p style="margin-left:80mm">J.-N. ISNARDI-MÜLLER</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '19 boulevard de la Croisette-Haute, 06400 CANNES',
      owner: 'Madame Ingeborg SCHÜTZENBERGER veuve LAMBERT',
      lots: ['103'],
      made_on: either('2025-03-14', '2025-03-12'),
      report_number: '25.118',
      surface_carrez: 4431,
    },
    absent: ['surface_habitable', 'rnc'],
  },
);

export const DIAGNOSTICS_LIEUX_SURFACES = [
  gas,
  electricity,
  risks,
  noise,
  sewer,
  carrez,
  letterCarrez,
];
