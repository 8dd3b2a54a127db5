// Other surveyors' reports: lead, termites, risks, noise.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const lead = paperOf(
  'plomb-crep-chateauroux',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 14pt; color: #284b63 } h2 { font-size: 10pt; border-left: 2mm solid #284b63; padding-left: 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #9aabb8; padding: .8mm 1.2mm } th { background: #e4ebf0; font-weight: bold }`,
  [
    `<p><b>INDRE EXPERTISES</b> – 6 rue de la Poste – 36000 CHÂTEAUROUX – 02 54 00 06 06</p><h1>Constat de risque d’exposition au plomb CREP</h1><p>Code de la santé publique, articles L. 1334-5 à L. 1334-10 – Arrêté du 19 août 2011</p>${table(
      [],
      [
        ['N° de dossier', '26-IE-0774', 'Date de la commande', '18/09/2026'],
        ['Date d’intervention', '25/09/2026', 'Heure', '9 h 15'],
        [
          'Adresse du bien',
          '19 rue Grande – 36000 CHÂTEAUROUX – 1er étage, lot n° 4',
          'Construction',
          'Avant 1949',
        ],
        ['Propriétaire', 'SCI LES CORDELIERS', 'Commanditaire', 'Me VIALLE, notaire'],
        [
          'Mission',
          'Avant la vente, parties privatives, logement inoccupé',
          'Enfants de moins de 6 ans',
          'Non',
        ],
      ],
    )}<h2>Appareil à fluorescence X</h2><p>Fondis Exemple FX-3 n° 0418 – source Cd 109 chargée le 11/03/2025 – activité 850 MBq – autorisation ASN T360211</p><h2>Conclusion</h2>${table(
      ['', 'Total UD', 'UD non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '72', '9', '51', '10', '2', '0'],
        ['%', '100', '12,5', '70,8', '13,9', '2,8', '0'],
      ],
    )}<p style="margin-top:2mm">Des revêtements contenant du plomb au-delà du seuil de 1 mg/cm² ont été mis en évidence. Le propriétaire doit veiller à l’entretien des revêtements recouvrant les unités de diagnostic de classe 1 et 2, afin d’éviter leur dégradation future. Aucun facteur de dégradation du bâti n’a été relevé.</p><p>Le présent constat est valable un an, soit jusqu’au 24/09/2027.</p><h2>Extrait des mesures</h2>${table(
      ['Zone', 'Unité de diagnostic', 'Substrat', 'Revêtement', 'mg/cm²', 'État', 'Classe'],
      [
        ['Séjour A', 'Fenêtre dormant', 'Bois', 'Peinture', '2,4', 'Non dégradé', '1'],
        ['Séjour A', 'Plinthe', 'Bois', 'Peinture', '0,2', '–', '0'],
        ['Chambre B', 'Volet', 'Bois', 'Peinture', '7,1', 'État d’usage', '2'],
        ['Cuisine', 'Mur C', 'Plâtre', 'Peinture', '0,1', '–', '0'],
      ],
    )}<p style="margin-top:4mm">Rapport rédigé à Châteauroux le 25/09/2026 par Mme Yolande FÉLICITÉ, certifiée CERTIF-HABITAT EXEMPLE n° 2210.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      report_number: '26-IE-0774',
      made_on: '2026-09-25',
      valid_until: '2027-09-24',
      property_address: either(
        '19 rue Grande, 36000 CHÂTEAUROUX',
        '19 rue Grande, 36000 CHÂTEAUROUX – 1er étage, lot n° 4',
      ),
      owner: 'SCI LES CORDELIERS',
      lots: ['4'],
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const termites = paperOf(
  'termites-cases-saumur',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; background: #4a3b2a; color: #fff; padding: 2mm } h2 { font-size: 9.6pt; background: #ece4da; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #b8a58f; padding: 1mm }`,
  [
    `<p>SAUMUROIS CONTRÔLE BÂTI – 41 rue du Portail-Louis – 49400 SAUMUR – SIRET 900 001 224 00011</p><h1>ÉTAT DU BÂTIMENT RELATIF À LA PRÉSENCE DE TERMITES</h1><p>Établi selon l’arrêté du 7 mars 2012 et la norme NF P 03-201 de février 2016. Arrêté préfectoral de Maine-et-Loire.</p><h2>A – Désignation du ou des bâtiments</h2><p>Adresse : 4 rue Dacier, 49400 SAUMUR – Rez-de-chaussée – Lot n° 1 – Référence cadastrale : BE 117 – Nature : appartement et cave voûtée</p><h2>B – Désignation du client</h2><p>Mme AUBRY-LEROUX Faustine – 4 rue Dacier, 49400 SAUMUR – propriétaire</p><h2>C – Désignation de l’opérateur</h2><p>M. Ludovic PAPIN – Mission n° SCB-2026-0391 – Certification n° 0887 valide jusqu’au 30/11/2028 – Visite le 20/10/2026 – Temps passé : 1 h 30</p><h2>D – Identification des bâtiments et parties visitées</h2>${table(
      [
        'Niveau / pièce',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultat du diagnostic d’infestation',
      ],
      [
        [
          'RdC – Entrée',
          'Sol tomettes, plinthes bois, porte bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'RdC – Séjour',
          'Parquet chêne, plinthes, fenêtres bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'RdC – Chambre',
          'Parquet, solives apparentes',
          'Absence d’indices d’infestation de termites',
        ],
        ['Cave', 'Tuffeau, étagères bois', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>E – Parties n’ayant pu être visitées</h2><p>Dessous de parquet (collé). Intérieur des doublages.</p><h2>F – Constatations diverses</h2><p>Traces anciennes de petites vrillettes sur solives, sans activité. Humidité en pied de mur nord.</p><h2>G – Conclusion</h2><p><b>Il n’a pas été repéré d’indices d’infestation de termites à la date de la visite.</b></p><p>Le présent état a une durée de validité de six mois : utilisable jusqu’au 19/04/2027. Fait à Saumur le 20/10/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      report_number: 'SCB-2026-0391',
      made_on: '2026-10-20',
      valid_until: '2027-04-19',
      property_address: either(
        '4 rue Dacier, 49400 SAUMUR',
        '4 rue Dacier, 49400 SAUMUR – Rez-de-chaussée – Lot n° 1',
      ),
      owner: 'Mme AUBRY-LEROUX Faustine',
      lots: ['1'],
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const risks = paperOf(
  'erp-georisques-saumur',
  `font: 8.6pt/1.4 'Nimbus Sans', sans-serif; padding: 11mm 14mm; h2 { font-size: 9.4pt; background: #2b4c9b; color: #fff; padding: .8mm 2mm; margin: 2.4mm 0 1mm } td, th { border: .2mm solid #999; padding: .9mm 1.3mm }`,
  [
    `<p style="font-size:14pt;text-align:center;margin:0"><b>ÉTAT DES RISQUES</b><br><span style="font-size:9pt">pour l’information des acquéreurs et des locataires – articles L. 125-5 à L. 125-7 et R. 125-23 à R. 125-27 du code de l’environnement</span></p><p>Établi le 22/10/2026 – édité en ligne – Code : 49-7715-E</p>${table(
      [],
      [
        ['Parcelle(s)', '49328000BE0117'],
        ['Adresse du bien', '4 rue Dacier, 49400 SAUMUR'],
        ['Vendeur', 'Mme Faustine AUBRY-LEROUX'],
        ['Document réalisé par', 'SAUMUROIS CONTRÔLE BÂTI'],
      ],
    )}<h2>Risques couverts par la procédure d’information acquéreur-locataire</h2>${table(
      ['Type', 'Nature du risque', 'État de la procédure', 'Date', 'Zone'],
      [
        [
          'PPRn Inondation',
          'Val d’Authion et Loire Saumuroise',
          'approuvé',
          '29/11/2000',
          'hors zone réglementée',
        ],
        [
          'PPRn Mouvement de terrain',
          'Coteau du Saumurois, cavités',
          'approuvé',
          '17/01/2008',
          'zone bleue B2',
        ],
        ['Zonage sismique', 'Zone 2 – faible', '', '01/05/2011', ''],
        ['Radon', 'Commune à potentiel radon de niveau 1', '', '28/06/2018', ''],
        ['Obligation légale de débroussaillement', 'Non concerné', '', '', ''],
        ['Secteur d’information sur les sols (SIS)', 'Aucun à moins de 500 m', '', '', ''],
      ],
    )}<h2>Prescriptions de travaux</h2><p>Des travaux sont prescrits par le règlement du PPRn : ☐ oui ☒ non. L’immeuble est situé dans une zone de recul du trait de côte : ☐ oui ☒ non.</p><h2>Information relative aux sinistres indemnisés (catastrophe naturelle, minière ou technologique)</h2><p>Le bien a-t-il fait l’objet d’indemnisation par une assurance suite à des dégâts liés à une catastrophe ? ☐ Oui ☒ Non</p>${table(
      ['Arrêté CATNAT', 'Début', 'Fin', 'JO'],
      [
        ['Inondations et coulées de boue', '25/12/1999', '29/12/1999', '30/12/1999'],
        ['Sécheresse', '01/07/2022', '30/09/2022', '03/05/2023'],
      ],
    )}<p style="margin-top:3mm">Documents de référence consultables en préfecture d’Angers et en mairie de Saumur. L’état des risques doit être en cours de validité (moins de 6 mois) à la signature : valable jusqu’au 21/04/2027.</p><p>Fait à Saumur, le 22/10/2026 – Signature du vendeur : &nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Signature de l’acquéreur :</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '4 rue Dacier, 49400 SAUMUR',
      owner: 'Mme Faustine AUBRY-LEROUX',
      made_on: '2026-10-22',
      valid_until: '2027-04-21',
    },
    absent: ['lots', 'dpe_number', 'price', 'surface_carrez'],
  },
);

const noise = paperOf(
  'bruit-aerodrome-tours',
  `font: 9.6pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 16mm 18mm; td { border: .2mm solid #888; padding: 1.4mm 2mm }`,
  [
    `<p style="font-size:13pt;text-align:center"><b>État des nuisances sonores aériennes</b></p><p style="text-align:center">En application des articles L. 112-3, L. 112-6, L. 112-9, L. 112-11 et L. 112-13 du Code de l’urbanisme</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '14 rue de la Chapelle, 37100 TOURS'],
        ['Cadastre', 'CN 318'],
        ['Vendeur', 'Monsieur Patrice O’BRIEN'],
        ['Plan d’exposition au bruit (PEB)', '☐ révisé &nbsp; ☒ approuvé le 21/09/1982'],
        ['Nom de l’aérodrome', 'TOURS – VAL DE LOIRE'],
        ['Travaux d’insonorisation prescrits', '☐ oui &nbsp; ☒ non'],
        [
          'L’immeuble se situe dans une zone de bruit',
          '☐ zone A (très forte) &nbsp; ☐ zone B (forte) &nbsp; ☒ zone C (modérée) &nbsp; ☐ zone D',
        ],
      ],
    )}<p style="margin-top:4mm">Le plan d’exposition au bruit est consultable sur le site Géoportail de l’IGN et à la mairie de TOURS. Le présent état est établi par le propriétaire sur la base des informations disponibles ; il est annexé à la promesse de vente et à l’acte.</p><p>Date et lieu : Tours, le 5 novembre 2026 – Signature du vendeur</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '14 rue de la Chapelle, 37100 TOURS',
      owner: 'Monsieur Patrice O’BRIEN',
      made_on: '2026-11-05',
    },
    absent: ['diagnostic_result', 'lots', 'price'],
  },
);

export const DIAGNOSTICS_AUTRES = [lead, termites, risks, noise];
