// Surveyors' reports: gas, electricity, risks, noise, sewer.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { FOOT, foot, pairs } from './outils.ts';

const common = `td, th { border: .15mm solid #889; padding: .7mm 1.3mm } th { font-weight: bold } ${FOOT}`;
const gas = paperOf(
  'gaz-rapport-saint-brieuc',
  `font: 8.6pt/1.38 'Nimbus Sans', sans-serif; h1 { font-size: 12.5pt; text-align: center; color: #0b4f8a } h2 { font-size: 9.6pt; background: #0b4f8a; color: #fff; padding: .8mm 2mm; margin: 3mm 0 1mm } ${common}`,
  [
    `<h1>RAPPORT DE L’ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p style="text-align:center;font-size:7.6pt">Arrêté du 6 avril 2007 modifié – norme NF P 45-500 (juillet 2022)</p><h2>A. DÉSIGNATION DU OU DES BÂTIMENTS</h2><p>Type : appartement – Nature du gaz distribué : gaz naturel – Distributeur : GRDF – Installation alimentée en gaz : oui<br>Adresse : 27 boulevard Charner, 22000 SAINT-BRIEUC, 2e étage, lot 12</p><h2>B. DÉSIGNATION DU PROPRIÉTAIRE</h2><p>Nom : M. OLLIVIER-TRÉHOREL Guénolé – Adresse : 8 venelle aux Chats, 22000 SAINT-BRIEUC<br>Titulaire du contrat de fourniture de gaz : Mme SY Aminata (locataire) – point de comptage 21 448 770 120 918</p><h2>C. DÉSIGNATION DE L’OPÉRATEUR DE DIAGNOSTIC</h2><p>GOËLO CONTRÔLES – 5 rue de Gouédic – 22000 SAINT-BRIEUC – Opérateur : Nolwenn BRIENT, certification n° 22-1140 – Rapport n° <b>GC26-0871-G</b> – Date de visite : 02/11/2026 – Date du rapport : 02/11/2026</p><h2>D. IDENTIFICATION DES APPAREILS</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance (kW)', 'Localisation', 'Observations'],
      [
        ['Chaudière Frisquin Hydra 23', 'Raccordée', '23,2', 'Cuisine', 'Taux de CO : 4 ppm'],
        ['Table de cuisson Brandou', 'Non raccordée', '8', 'Cuisine', 'Flexible à renouveler'],
      ],
    )}<h2>E. ANOMALIES IDENTIFIÉES</h2>${table(
      ['Point de contrôle', 'Anomalie', 'Libellé et recommandation'],
      [
        [
          '7d4',
          'A1',
          'La date limite d’utilisation du tuyau flexible n’est pas lisible ou est dépassée.',
        ],
        [
          '19.1',
          'A2',
          'Le local équipé d’un appareil raccordé n’est pas pourvu d’une amenée d’air suffisante.',
        ],
      ],
    )}<h2>F. CONCLUSION</h2><p>☐ L’installation ne comporte aucune anomalie.<br>☒ <b>L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.</b><br>☒ <b>L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.</b><br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.</p><p>Rapport valable trois ans pour la vente, soit jusqu’au 01/11/2029.</p>${foot('GOËLO CONTRÔLES SARL – RCS Saint-Brieuc 927 402 118 – RCP Exemple n° 4 410 882')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'M. OLLIVIER-TRÉHOREL Guénolé',
      property_address: either(
        '27 boulevard Charner, 22000 SAINT-BRIEUC',
        '27 boulevard Charner, 22000 SAINT-BRIEUC, 2e étage, lot 12',
      ),
      lots: ['12'],
      report_number: 'GC26-0871-G',
      made_on: '2026-11-02',
      valid_until: '2029-11-01',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'tenant'],
  },
);

const electricity = paperOf(
  'electricite-etat-laval',
  `font: 8.8pt/1.4 'Carlito', sans-serif; h1 { font-size: 14pt; border-left: 3mm solid #d97706; padding-left: 3mm } h2 { font-size: 10pt; color: #b45309; margin: 3mm 0 1mm } ${common}`,
  [
    `<p><b>MAYENNE DIAGNOSTIC IMMOBILIER</b> (MDI 53) – 24 quai Gambetta – 53000 LAVAL</p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE D’ÉLECTRICITÉ DES IMMEUBLES À USAGE D’HABITATION</h1><p>Arrêté du 28 septembre 2017 – norme NF C 16-600 – articles L. 134-7 et R. 134-10 à 13 du CCH</p>${pairs(
      [
        ['Référence du rapport', 'MDI-11482-ELEC'],
        ['Lieu de l’intervention', '23 rue de Rivière, 53000 LAVAL – 1er étage, lot 11'],
        ['Propriétaire', 'INDIVISION POUTEAU-LEMONNIER'],
        ['Année de construction / de l’installation', '1962 / rénovée en 2015'],
        ['Distributeur', 'Enedis'],
        ['Date de la visite', '29/10/2026'],
        ['Validité', 'trois ans, jusqu’au 28/10/2029 (vente)'],
        ['Opérateur', 'Mickaël LANDEAU, certification LCC Exemple DTI-2207'],
      ],
    )}<h2>Synthèse de l’état de l’installation</h2><p><b>☒ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.</b><br>☐ L’installation comporte une ou des anomalies pour lesquelles il est vivement recommandé d’agir.</p><h2>Domaines contrôlés</h2>${table(
      ['Domaine', 'Résultat'],
      [
        ['1. Appareil général de commande et de protection, accessible', 'Conforme'],
        ['2. Dispositif différentiel 30 mA et prise de terre', 'Conforme (résistance 38 Ω)'],
        ['3. Protection contre les surintensités, section des conducteurs', 'Conforme'],
        ['4. Liaison équipotentielle et zones de la salle d’eau', 'Conforme'],
        ['5. Matériels vétustes ou inadaptés', 'Aucun'],
        ['6. Conducteurs non protégés mécaniquement', 'Aucun'],
      ],
    )}<h2>Informations complémentaires</h2><p>B11 a1 : l’ensemble de l’installation est protégé par au moins un dispositif différentiel à haute sensibilité. B11 b1 : les socles de prise de courant sont à obturateur. Partie non contrôlée : intérieur des meubles de cuisine.</p>${foot('MDI 53, EURL au capital de 3 000 €, RCS Laval 928 220 613 – en cas de sinistre ultérieur, la responsabilité du diagnostiqueur se limite aux points vérifiés')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'INDIVISION POUTEAU-LEMONNIER',
      property_address: either(
        '23 rue de Rivière, 53000 LAVAL',
        '23 rue de Rivière, 53000 LAVAL – 1er étage, lot 11',
      ),
      lots: ['11'],
      report_number: 'MDI-11482-ELEC',
      made_on: '2026-10-29',
      valid_until: '2029-10-28',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const risks = paperOf(
  'erp-georisques-saint-nazaire',
  `font: 8.4pt/1.4 'DejaVu Sans', sans-serif; padding: 11mm 14mm; h1 { font-size: 14pt; color: #000091 } h2 { font-size: 10pt; color: #000091; border-bottom: .3mm solid #000091; margin: 3mm 0 1mm } ${common}`,
  [
    `<p style="font-size:7.4pt">RÉPUBLIQUE FRANÇAISE – Liberté Égalité Fraternité – errial.georisques.example.fr</p><h1>ÉTAT DES RISQUES</h1><p>pour l’information des acquéreurs et des locataires – articles L. 125-5 à 7, R. 125-26, L. 556-2 du code de l’environnement – établi le <b>06/11/2026</b>, selon les informations disponibles à cette date</p><h2>Bien</h2>${pairs(
      [
        ['Adresse', '31 boulevard Albert 1er, 44600 SAINT-NAZAIRE'],
        ['Parcelle(s)', 'BK 0221'],
        ['Vendeur', 'M. BOUAZZA-THÉBAUD Karim'],
        ['Acquéreur', ''],
      ],
    )}<h2>Plans de prévention des risques</h2>${table(
      ['Aléa', 'Plan', 'État', 'Le bien est-il concerné ?'],
      [
        [
          'Submersion marine',
          'PPRL Presqu’île guérandaise – Saint-Nazaire',
          'Approuvé le 13/07/2016',
          'Oui, zone b : travaux prescrits, non réalisés',
        ],
        ['Industriel – effet toxique', 'PPRT Montoir', 'Approuvé le 30/09/2015', 'Non'],
        ['Minier', 'Aucun', '–', 'Non'],
      ],
    )}<h2>Autres informations</h2>${table(
      ['Information', 'Situation'],
      [
        ['Sismicité', 'Zone 3 – modérée'],
        ['Potentiel radon', 'Zone 3 – significatif'],
        ['Retrait-gonflement des argiles', 'Aléa faible'],
        ['Pollution des sols (SIS)', 'Aucun secteur à moins de 100 m'],
        ['Recul du trait de côte', 'Commune listée au décret ; bien hors zone exposée'],
        ['Obligation légale de débroussaillement', 'Sans objet'],
        ['Plan d’exposition au bruit', 'Hors zone'],
      ],
    )}<h2>Sinistres indemnisés après catastrophe naturelle</h2><p>Le vendeur a-t-il été indemnisé ? ☐ Oui ☒ Non – 9 arrêtés sur la commune depuis 1982 (liste jointe).</p><p style="margin-top:5mm">Date et signatures – Vendeur : &nbsp;&nbsp;&nbsp;&nbsp; Acquéreur :</p><p style="font-size:7pt">Cet état est valable six mois à compter de son établissement. Il doit être actualisé si nécessaire lors de l’établissement de la promesse, du contrat préliminaire ou de l’acte de vente.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '31 boulevard Albert 1er, 44600 SAINT-NAZAIRE',
      owner: 'M. BOUAZZA-THÉBAUD Karim',
      made_on: '2026-11-06',
      parcels: either(['BK 0221'], ['BK 221']),
    },
    absent: ['dpe_number', 'price', 'energy', 'lots'],
  },
);

const noise = paperOf(
  'bruit-peb-nantes',
  `font: 9pt/1.45 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center } td, th { border: .15mm solid #889; padding: 1mm 1.5mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p style="text-align:center">en application des articles L. 112-3, L. 112-9, L. 112-11 et L. 112-13 du code de l’urbanisme</p><p>Cet état, à remplir par le vendeur ou le bailleur, est destiné à être joint en annexe d’un contrat de vente ou de location et à être annexé à l’acte authentique.</p><p>Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral du 17/09/2003, mis à jour le 04/03/2024</p>${pairs(
      [
        ['Adresse de l’immeuble', '9 rue de la Pilotière, 44300 NANTES'],
        ['Commune', 'NANTES'],
        ['Vendeur', 'Mme TALLEC Maryvonne'],
        ['Établi le', '05/10/2026'],
      ],
    )}<p style="margin-top:4mm"><b>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</b></p><p>L’immeuble est situé dans le périmètre d’un PEB : ☐ révisé ☒ approuvé, date 17/09/2003 – nom de l’aérodrome : NANTES ATLANTIQUE<br>Zone A (très forte) ☐ – Zone B (forte) ☐ – Zone C (modérée) ☐ – Zone D ☒</p><p>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : ☒ oui ☐ non. En zone D, les constructions sont autorisées mais doivent faire l’objet des mesures d’isolation acoustique prévues au L. 112-12.</p><p>Documents de référence : le plan est consultable sur le site du Géoportail et à la mairie de Nantes. Prestataire : ATLAN’DIAG, 27 quai de Malakoff, 44000 NANTES, réf. ATD/2026/2101-ENSA.</p><p style="margin-top:8mm">Vendeur / bailleur : &nbsp;&nbsp;&nbsp; Date et lieu : &nbsp;&nbsp;&nbsp; Acquéreur / locataire :</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '9 rue de la Pilotière, 44300 NANTES',
      owner: 'Mme TALLEC Maryvonne',
      made_on: '2026-10-05',
      report_number: 'ATD/2026/2101-ENSA',
    },
    absent: ['dpe_number', 'lots', 'price', 'surface_carrez'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-vannes',
  `font: 9pt/1.42 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; color: #14532d } h2 { font-size: 10pt; margin: 3mm 0 1mm; color: #14532d } ${common}`,
  [
    `<p><b>GOLFE AGGLOMÉRATION EXEMPLE</b> – Service public d’assainissement non collectif (SPANC) – 30 rue Alfred-Kastler, 56000 VANNES</p><h1>RAPPORT DE VISITE – DIAGNOSTIC DE L’INSTALLATION D’ASSAINISSEMENT NON COLLECTIF DANS LE CADRE D’UNE VENTE</h1><p>Arrêté du 27 avril 2012 – article L. 1331-11-1 du code de la santé publique</p>${pairs(
      [
        ['N° de dossier', 'ANC-56260-2026-0418'],
        ['Propriétaire', 'Consorts LE SCOUARNEC'],
        ['Adresse de l’installation', '14 rue des Vénètes, 56000 VANNES'],
        ['Parcelle', 'DK 96'],
        ['Date du contrôle', '13/10/2026'],
        ['Technicien', 'Malo GUILLERME'],
        ['Nombre de pièces principales', '6'],
      ],
    )}<h2>Description de la filière</h2>${table(
      ['Élément', 'Constat'],
      [
        ['Prétraitement', 'Fosse septique béton 2 000 l (eaux vannes seules), bac à graisses'],
        ['Traitement', 'Puisard, absence de tranchées d’épandage'],
        ['Ventilation', 'Absente'],
        ['Dernière vidange', 'Mars 2017, justificatif non produit'],
      ],
    )}<h2>Conclusion du contrôle</h2><p><b>Installation non conforme – danger pour la santé des personnes (défaut de structure) – article 4, cas a).</b> Travaux obligatoires dans un délai maximal d’un an après la signature de l’acte de vente, à la charge de l’acquéreur. Le projet de réhabilitation devra être soumis au SPANC avant travaux.</p><p>Le présent rapport est valable trois ans à compter de la date du contrôle, soit jusqu’au 12/10/2029. Redevance de contrôle : 148,00 € TTC, facturée au vendeur. Extension du réseau collectif rue des Vénètes : non programmée.</p><p style="text-align:right">Vannes, le 20/10/2026 – Pour le président, la responsable du service</p>${foot('Voies de recours : tribunal administratif de Rennes dans les deux mois – Réclamation au médiateur de l’eau')}`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Consorts LE SCOUARNEC',
      property_address: '14 rue des Vénètes, 56000 VANNES',
      made_on: either('2026-10-13', '2026-10-20'),
      valid_until: '2029-10-12',
      report_number: 'ANC-56260-2026-0418',
      sewer_kind: 'NON_COLLECTIF',
      parcels: ['DK 96'],
    },
    absent: ['rnc', 'dpe_number', 'price'],
  },
);

export const DIAGNOSTICS_SURETE = [gas, electricity, risks, noise, sewer];
