// Reports on health and safety: asbestos, lead, termites, gas, electricity.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const asbestos = paperOf(
  'amiante-rapport-montreuil',
  `font: 8.8pt/1.35 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 12.5pt; text-align: center; background: #fde9d9; padding: 2mm } h2 { font-size: 9.6pt; border-bottom: .3mm solid #c55a11; margin: 3mm 0 1mm } td, th { border: .15mm solid #999; padding: .8mm 1.2mm } th { background: #f5f5f5 } .f { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 6.6pt; text-align: center }`,
  [
    `<p><b style="font-size:12pt">EST PARIS EXPERTISES</b> – 44 rue de Paris, 93100 MONTREUIL – Tél. 01 48 00 17 66</p><h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1>${table(
      [],
      [
        ['Numéro de dossier', '26/EPE/2208'],
        ['Date du repérage', '07/10/2026'],
        [
          'Références réglementaires',
          'Articles L. 1334-13, R. 1334-20 et 21, R. 1334-23 et 24, annexe 13-9 du Code de la Santé Publique – NF X 46-020 (août 2017)',
        ],
        ['Adresse', 'Rue : 15 rue de la Beaune – 93100 MONTREUIL – Étage 2, lots numéros 7 et 19'],
        ['Périmètre de repérage', 'Ensemble des parties privatives'],
        ['Date de construction', 'Antérieure à 1949'],
        [
          'Le propriétaire',
          'M. Oumar TRAORÉ et Mme Élise VAN DEN BERGHE, 15 rue de la Beaune, 93100 MONTREUIL',
        ],
        ['Le commanditaire', 'Étude de Maître SERINGE, notaire'],
      ],
    )}<h2>1. Les conclusions</h2><p>Dans le cadre de la mission décrite en tête de rapport, il a été repéré des matériaux et produits de la liste B de l’annexe 13-9 du code de la santé publique contenant de l’amiante :</p><p><b>– Conduit de fluide en fibres-ciment (cave, lot 19), sur jugement personnel de l’opérateur.</b> Préconisation : évaluation périodique.</p><p>Il n’a pas été repéré de matériaux ou produits de la liste A contenant de l’amiante.</p><h2>2. Locaux visités</h2>${table(
      ['Local', 'Composant', 'Résultat', 'État de conservation'],
      [
        ['Entrée', 'Dalles de sol (parquet)', 'Absence', ''],
        ['Séjour', 'Plâtre peint', 'Absence', ''],
        ['Cuisine', 'Carrelage, faïence', 'Absence', ''],
        ['Salle d’eau', 'Faux plafond démontable', 'Absence', ''],
        ['Cave', 'Conduit en fibres-ciment', 'Présence d’amiante', 'Matériau non dégradé – EP'],
      ],
    )}<h2>3. Signatures</h2><p>Opérateur : Jonas ÉTIENNE, certification n° C2023-SE07-041 délivrée par Exemple Certification. Rapport édité à Montreuil, le 07/10/2026. Le rapport est incessible et ne peut être reproduit que dans son intégralité.</p><p class="f">EST PARIS EXPERTISES SARL au capital de 8 000 € – RCS Bobigny 900 618 229 – Assurance : Exemple IARD, contrat 10 882 410 904, valable jusqu’au 31/12/2026 – 26/EPE/2208 – 1/1</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'M. Oumar TRAORÉ et Mme Élise VAN DEN BERGHE',
      property_address: either(
        '15 rue de la Beaune, 93100 MONTREUIL',
        '15 rue de la Beaune – 93100 MONTREUIL – Étage 2, lots numéros 7 et 19',
      ),
      lots: ['7', '19'],
      report_number: '26/EPE/2208',
      made_on: '2026-10-07',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'rnc'],
  },
);

const lead = paperOf(
  'plomb-crep-etampes',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 15pt; text-align: center } h2 { font-size: 10.5pt; background: #e6e6e6; padding: 1mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #777; padding: 1mm } .u td, .u th { text-align: center }`,
  [
    `<p>JUINE CONTRÔLE – 7 place Notre-Dame, 91150 ÉTAMPES</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p style="text-align:center">Articles L. 1334-5 à 10 et R. 1334-10 à 12 du code de la santé publique – arrêté du 19 août 2011 – norme NF X 46-030</p>${table(
      [],
      [
        ['Rapport n°', 'JC 26-0441 P'],
        ['Bien', 'Appartement, 3 rue Évezard, 91150 ÉTAMPES, 1er étage – lots 3 et 5'],
        ['Propriétaires', 'M. et Mme Stanislas KOWALCZYK'],
        ['Visite du', '30/09/2026'],
        ['Rapport du', '30/09/2026'],
        ['Occupation', 'par les propriétaires – enfants de moins de 6 ans : non'],
        [
          'Appareil',
          'Fluorescence X, Fondex PB-200, n° de série 1147, source rechargée le 04/02/2025',
        ],
      ],
    )}<h2>Synthèse des unités de diagnostic</h2>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités', '112', '19', '93', '0', '0', '0'],
        ['Pourcentage', '100 %', '17 %', '83 %', '0 %', '0 %', '0 %'],
      ],
      'u',
    )}<h2>Conclusion</h2><p>Le constat de risque d’exposition au plomb n’a pas révélé la présence de revêtements contenant du plomb à une concentration supérieure ou égale à 1 mg/cm². Il n’y a pas lieu de faire établir un nouveau constat à chaque mutation : la validité du présent constat est illimitée.</p><p>Aucune situation de risque de saturnisme infantile ni de dégradation du bâti n’a été relevée. Rapport de trente-deux pages, mesures en annexe, dont la présente est la première.</p><p style="margin-top:8mm">L’opérateur, Fanny Grandjean – certification n° 22-1108 (Exemple Cert, 78000 Versailles).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'M. et Mme Stanislas KOWALCZYK',
      property_address: '3 rue Évezard, 91150 ÉTAMPES',
      lots: ['3', '5'],
      report_number: 'JC 26-0441 P',
      made_on: '2026-09-30',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'surface_carrez', 'dpe_number'],
  },
);

const termites = paperOf(
  'termites-rapport-bobigny',
  `font: 8.9pt/1.38 'Carlito', sans-serif; padding: 12mm 15mm; h1 { font-size: 14pt; color: #7b3f00 } h2 { font-size: 10pt; color: #7b3f00; margin: 3mm 0 1mm } td, th { border: .15mm solid #b99; padding: .8mm 1.2mm } th { background: #f7efe6; font-weight: bold }`,
  [
    `<p><b>93 BÂTI CONTRÔLE</b> – 1 rue de la République, 93000 BOBIGNY – SIRET 900 844 106 00012</p><h1>État relatif à la présence de termites dans le bâtiment</h1><p>Établi selon l’arrêté du 7 mars 2012 modifiant l’arrêté du 29 mars 2007 et la norme NF P 03-201 – dossier n° 93BC-4471 – visite du 28 octobre 2026 de 14 h 00 à 15 h 30</p><h2>A. Désignation du ou des bâtiments</h2><p>Département : Seine-Saint-Denis – 9 rue du Chemin Vert, 93000 BOBIGNY – Bât. 2, escalier 4, 4e étage, porte 412 – lot de copropriété n° 412. La commune est située dans une zone délimitée par arrêté préfectoral.</p><h2>B. Désignation du client</h2><p>Propriétaire : Mme BELKACEM-ROUX Fatiha – 9 rue du Chemin Vert, 93000 BOBIGNY. Donneur d’ordre : le propriétaire.</p><h2>C. Désignation de l’opérateur</h2><p>M. Ange Casanova – certification n° 3381-T – assurance RCP n° 7 104 882 valable jusqu’au 30 juin 2027.</p><h2>D. Identification des parties visitées et résultat</h2>${table(
      [
        'Partie visitée',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultat du diagnostic d’infestation',
      ],
      [
        [
          'Entrée',
          'Sol – linoléum ; plinthes – bois ; porte – bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Séjour',
          'Sol – parquet ; plinthes – bois ; fenêtre – PVC',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Chambres 1, 2 et 3',
          'Sol – parquet ; placards – bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Cuisine, salle de bains',
          'Sol – carrelage ; meubles – bois aggloméré',
          'Absence d’indices d’infestation de termites',
        ],
      ],
    )}<h2>E. Éléments non examinés</h2><p>Bois encastrés ou cachés par du mobilier lourd (séjour).</p><h2>F. Constatations diverses</h2><p>Présence ponctuelle de moisissures au droit de la fenêtre de la chambre 2. Aucun autre agent de dégradation biologique du bois.</p><h2>G. Résultat</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites le jour de la visite.</b></p><p>Le présent état est utilisable jusqu’au 27 avril 2027. Fait à Bobigny le 28 octobre 2026. Dans le cas de la présence de termites, il est rappelé l’obligation de déclaration en mairie prévue à l’article L. 126-4 du code de la construction et de l’habitation.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'Mme BELKACEM-ROUX Fatiha',
      property_address: '9 rue du Chemin Vert, 93000 BOBIGNY',
      lots: ['412'],
      report_number: '93BC-4471',
      made_on: '2026-10-28',
      valid_until: '2027-04-27',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

const gas = paperOf(
  'gaz-formulaire-pontoise',
  `font: 8.8pt/1.38 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 13pt; border: .4mm solid #1f6f8b; padding: 2mm; text-align: center } h2 { font-size: 9.6pt; background: #d9edf2; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #8ab; padding: .8mm 1.2mm }`,
  [
    `<p>VEXIN DIAGNOSTICS IMMOBILIERS – 30 rue Carnot, 95300 PONTOISE – 01 34 00 51 19</p><h1>RAPPORT DE VISITE – ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p>Date de visite : 02/11/2026 – Date du rapport : 03/11/2026 – N° de dossier : VDI-26-588 – Limites de validité vente : 02/11/2029 – norme NF P45-500 (juillet 2022)</p><h2>A. – Désignation du ou des bâtiments</h2><p>Adresse : 5-7 rue de Gisors, 95300 PONTOISE – type de bâtiment : habitation (partie privative d’immeuble collectif) – lot 12, 3e étage face. Nature du gaz distribué : gaz naturel. Distributeur : GRDX. Installation alimentée en gaz : oui.</p><h2>B. – Désignation du propriétaire</h2><p>SCI LES TROIS ORMES, 40 rue de la Coutellerie, 95300 PONTOISE. Titulaire du contrat de fourniture : M. Loris ANTONETTI, locataire, point de comptage 21 400 118 772 003.</p><h2>C. – Désignation de l’opérateur</h2><p>Béatrice Lhuillier, certification C-2419 délivrée le 12/05/2022, assurance Exemple Pro n° 62 004 118.</p><h2>D. – Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance kW', 'Localisation', 'Observations'],
      [
        [
          'Chaudière, Thermax, Isea 24',
          'Étanche',
          '24,0',
          'Cuisine',
          'CO : 0 ppm – entretien de moins d’un an : oui',
        ],
        [
          'Table de cuisson, Cuisinéo',
          'Non raccordé',
          '–',
          'Cuisine',
          'Flexible : date limite 2031',
        ],
      ],
    )}<h2>E. – Anomalies identifiées</h2><p>Néant.</p><h2>F. – Identification des bâtiments et parties du bâtiment n’ayant pu être contrôlés</h2><p>Néant.</p><h2>G. – Conclusion</h2><p>☒ L’installation ne comporte aucune anomalie.<br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L’installation comporte une anomalie 32c qui devra faire l’objet d’un traitement particulier.</p><p>Fait à PONTOISE, le 03/11/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'SCI LES TROIS ORMES',
      property_address: '5-7 rue de Gisors, 95300 PONTOISE',
      lots: ['12'],
      report_number: 'VDI-26-588',
      made_on: either('2026-11-03', '2026-11-02'),
      valid_until: '2029-11-02',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const electricity = paperOf(
  'electricite-rapport-poissy',
  `font: 8.6pt/1.38 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; color: #34495e } h2 { font-size: 9.6pt; color: #fff; background: #34495e; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #aab; padding: .8mm 1.2mm } th { background: #eef1f4 }`,
  [
    `<p><b>YVELINES EXPERTISE HABITAT</b> – 14 rue de la Gare, 78300 POISSY</p><h1>État de l’installation intérieure d’électricité des parties privatives des locaux à usage d’habitation</h1><p>Dossier YEH/2026/1190 – date : 29 octobre 2026 – norme NF C 16-600 de juillet 2017 – arrêté du 28 septembre 2017. Durée de validité : 3 ans, jusqu’au 28 octobre 2029.</p><h2>1 – Désignation et description du local</h2><p>Appartement, 31 avenue de Versailles, 78300 POISSY, escalier 2, 1er étage, lot 112. Année de construction : 1971. Installation de plus de 15 ans. Distributeur : ENEDEX. Identifiant fiscal : N/C.</p><h2>2 – Donneur d’ordre</h2><p>Propriétaire : Mme Marie-Ange DUPLESSIS-BELLIÈRE, même adresse.</p><h2>3 – Opérateur</h2><p>Corentin Bazin – certificat n° 4420 valable jusqu’au 17/11/2028 – assurance Exemple RC n° 5 220 118.</p><h2>4 – Conclusion relative à l’évaluation des risques</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie.<br>☒ L’installation intérieure d’électricité comporte une ou des anomalies pour laquelle ou lesquelles il est vivement recommandé d’agir afin d’éliminer les dangers qu’elle(s) présente(nt).</p>${table(
      ['Domaine', 'Anomalies', 'Localisation'],
      [
        [
          '2. Dispositif de protection différentiel',
          'B.3.3.6 a1 – Au moins un socle de prise de courant ne comporte pas de broche de terre',
          'Chambre, séjour',
        ],
        [
          '4. Liaison équipotentielle et installation adaptée aux locaux avec douche ou baignoire',
          'B.5.3 a – Absence de liaison équipotentielle supplémentaire',
          'Salle de bains',
        ],
        [
          '6. Matériels présentant des risques de contact direct',
          'B.7.3 a – L’enveloppe d’au moins un matériel est manquante ou détériorée',
          'Entrée',
        ],
      ],
    )}<h2>5 – Informations complémentaires</h2><p>Il n’y a pas de dispositif différentiel à haute sensibilité ≤ 30 mA sur l’ensemble de l’installation. Aucun point de contrôle n’a pu être écarté pour défaut d’accès.</p><p>Objectif des dispositions : l’appareil général de commande permet d’interrompre, en cas d’urgence, la totalité de la fourniture de l’alimentation électrique. Son absence peut être la cause d’électrisation, voire d’électrocution.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'Mme Marie-Ange DUPLESSIS-BELLIÈRE',
      property_address: '31 avenue de Versailles, 78300 POISSY',
      lots: ['112'],
      report_number: 'YEH/2026/1190',
      made_on: '2026-10-29',
      valid_until: '2029-10-28',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

export const DIAGNOSTICS_SURETE = [asbestos, lead, termites, gas, electricity];
