// Reports on installations and on the place: gas, electricity, risks, sewer, noise of planes.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { REPORT } from './expertises-sante.ts';

const gas = paperOf(
  'gaz-lyon-rapport',
  REPORT,
  [
    `<h1>État de l'Installation Intérieure de Gaz<br><small>Rapport en application de l'article L. 134-9 du code de la construction et de l'habitation</small></h1><p>Numéro de dossier : 26/FAYOLLE/4471 – Norme méthodologique employée : AFNOR NF P 45-500 (juillet 2022)<br>Date de la visite : 22/09/2026 – Heure d'arrivée : 09 h 05 – Durée du repérage : 1 h 40</p><h2>A. Désignation du ou des bâtiments</h2><p>Localisation : Rhône – 120 rue de Gerland, 69007 LYON – Bât. C, étage 5, lot numéro 214<br>Type de bâtiment : appartement – Nature du gaz distribué : gaz naturel – Distributeur : réseau public – Installation alimentée en gaz : OUI</p><h2>B. Désignation du propriétaire</h2><p>M. et Mme FAYOLLE Julien – 120 rue de Gerland 69007 LYON. Numéro de compteur : 0417 882 36.</p><h2>C. Désignation de l'opérateur de diagnostic</h2><p>THÉVENET Loïc – DIAG'ALPES – 8 rue de Marseille 69007 LYON – Certification de compétence CPDI 7714 délivrée par Certif Exemple le 11/10/2022</p><h2>D. Identification des appareils</h2>${table(
      [
        'Liste des installations (genre, marque, modèle)',
        'Type',
        'Puissance en kW',
        'Localisation',
        'Observations',
      ],
      [
        [
          'Table de cuisson – CULINEX T4',
          'Non raccordé',
          'Non visible',
          'Cuisine',
          'Photo PhGaz001 – entretien : sans objet',
        ],
      ],
    )}<h2>E. Anomalies identifiées</h2>${table(
      [
        'Points de contrôle (norme)',
        'A1, A2, DGI ou 32c',
        'Libellé des anomalies et recommandations',
      ],
      [['Néant', '–', '–']],
    )}<p style="margin-top:2mm;font-size:7.8pt">A1 : l'installation présente une anomalie à prendre en compte lors d'une intervention ultérieure sur l'installation. A2 : l'installation présente une anomalie dont le caractère de gravité ne justifie pas que l'on interrompe aussitôt la fourniture du gaz, mais est suffisamment importante pour que la réparation soit réalisée dans les meilleurs délais. DGI (danger grave et immédiat) : l'installation présente une anomalie suffisamment grave pour que l'opérateur de diagnostic interrompe aussitôt l'alimentation en gaz. 32c : la chaudière est de type VMC GAZ et l'installation présente une anomalie relative au dispositif de sécurité collective.</p><h2>F. Parties du bien n'ayant pu être contrôlées</h2><p>Néant. Le conduit de raccordement est sans objet, en l'absence d'appareil raccordé.</p><h2>G. Constatations diverses – Conclusion</h2><p>☑ L'installation ne comporte aucune anomalie.<br>☐ L'installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L'installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L'installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L'installation comporte une anomalie 32c qui devra faire l'objet d'un traitement particulier par le syndic ou le bailleur social.</p><p>Fait à LYON, le 24/09/2026. La durée de validité du présent état est de trois ans.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      report_number: '26/FAYOLLE/4471',
      made_on: either('2026-09-22', '2026-09-24'),
      property_address: '120 rue de Gerland, 69007 LYON',
      owner: 'M. et Mme FAYOLLE Julien',
      lots: ['214'],
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc', 'energy'],
  },
);

const power = paperOf(
  'electricite-bordeaux-rapport',
  REPORT.replaceAll('#2b5a7a', '#3f6b2b'),
  [
    `<p><b>GIRONDE DIAGNOSTICS</b> – 12 rue Fondaudège 33000 BORDEAUX</p><h1>ÉTAT DE L'INSTALLATION INTÉRIEURE D'ÉLECTRICITÉ<br><small>des immeubles à usage d'habitation – norme NF C 16-600 – arrêté du 28 septembre 2017</small></h1><h2>1. Désignation et description du local d'habitation</h2>${table(
      [],
      [
        ['N° de dossier', 'GD/2026/1093'],
        ['Date d’intervention', '06/10/2026'],
        ['Adresse', '27 rue Achard, 33300 BORDEAUX – bâtiment A, 3e étage, porte 304'],
        ['Lot(s) de copropriété', '17'],
        ['Année de construction / de l’installation', '1988 / plus de 15 ans'],
        ['Distributeur d’électricité', 'réseau public – installation sous tension : oui'],
      ],
    )}<h2>2. Identification du donneur d'ordre et du propriétaire</h2><p>Mme DUCASSOU Sandrine – 27 rue Achard 33300 BORDEAUX – qualité : propriétaire</p><h2>3. Identification de l'opérateur</h2><p>M. CASTAING Romain, certification n° 33-1177. Police d'assurance 551 220 817, date de validité : 31/12/2026.</p><h2>4. Rappel des limites du champ de réalisation</h2><p>L'état porte sur l'ensemble de l'installation intérieure à basse tension située en aval de l'appareil général de commande et de protection. Il ne concerne pas les matériels d'utilisation amovibles, ni les circuits internes des matériels fixes. L'intervention porte sur les constituants visibles, visitables, au moment du diagnostic, sans démontage.</p><h2>5. Conclusions relatives à l'évaluation des risques</h2><p>☐ L'installation intérieure d'électricité ne comporte aucune anomalie.<br>☒ L'installation intérieure d'électricité comporte une ou des anomalies. Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p>${table(
      ['N° article', 'Domaine', 'Libellé et localisation de l’anomalie'],
      [
        [
          'B3.3.6 a1',
          'Prise de terre et installation de mise à la terre',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre (chambre)',
        ],
        [
          'B7.3 d',
          'Matériels électriques présentant des risques de contacts directs',
          'Bornes nues sous tension accessibles : boîte de dérivation sans capot (entrée)',
        ],
      ],
    )}<h2>6. Informations complémentaires</h2><p>B11 a1 – L'ensemble de l'installation électrique est protégé par au moins un dispositif différentiel à haute sensibilité inférieur ou égal à 30 mA. B11 c1 – L'ensemble des socles de prise de courant possède un puits de 15 mm.</p><p>Points de contrôle n'ayant pu être vérifiés : section de conducteur de terre (non visible). Dates : visite le 06/10/2026, état rédigé à Bordeaux le 07/10/2026, valable trois ans pour une vente, soit jusqu'au 05/10/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      report_number: 'GD/2026/1093',
      made_on: either('2026-10-06', '2026-10-07'),
      valid_until: '2029-10-05',
      property_address: '27 rue Achard, 33300 BORDEAUX',
      owner: 'Mme DUCASSOU Sandrine',
      lots: ['17'],
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc', 'energy'],
  },
);

const risks = paperOf(
  'erp-bordeaux-synthese',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 13mm; h1 { font-size: 14pt; color: #b4530a; text-align: center } h2 { font-size: 10pt; color: #b4530a; border-bottom: .3mm solid #b4530a; margin: 3.5mm 0 1.5mm } td, th { border: .2mm solid #cdb59f; padding: .9mm 1.4mm } th { background: #fbefe3 }`,
  [
    `<h1>ÉTAT DES RISQUES</h1><p style="text-align:center">Établi en application des articles L. 125-5 à L. 125-7 et R. 125-23 à R. 125-27 du code de l'environnement</p>${table(
      [],
      [
        ['Réalisé en ligne par', 'GIRONDE DIAGNOSTICS'],
        ['Numéro de dossier', 'GD/2026/1093'],
        ['Date de réalisation', '6 octobre 2026 (Valable 6 mois)'],
        [
          'Selon les informations mises à disposition par',
          'arrêté préfectoral du 23 mars 2011, mis à jour le 23 février 2022',
        ],
      ],
    )}<h2>Références du bien</h2><p>Adresse du bien : 27 rue Achard, 33300 BORDEAUX<br>Référence(s) cadastrale(s) : SB0214 – Vendeur : Mme DUCASSOU Sandrine</p><h2>Synthèse de votre état des risques</h2>${table(
      [
        'Type de plan ou de zonage',
        'Nature du risque',
        'État de la procédure',
        'Concerné',
        'Travaux',
      ],
      [
        ['PPRn', 'Inondation par submersion marine', 'approuvé le 23/02/2022', 'oui', 'non'],
        [
          'PPRt',
          'Effet de surpression, risque industriel (Bassens)',
          'approuvé le 21/12/2010',
          'non',
          '–',
        ],
        ['SIS', 'Pollution des sols', 'arrêté du 15/01/2019', 'non', '–'],
        ['Zonage de sismicité', '2 – faible', '–', 'oui', '–'],
        ['Zonage du potentiel radon', '1 – faible', '–', 'non', '–'],
        ['Recul du trait de côte', 'commune non concernée', '–', 'non', '–'],
        ['Obligations légales de débroussaillement', '–', '–', 'non', '–'],
      ],
    )}<p style="margin-top:2mm">L'état des risques délivré par le vendeur doit être remis dès la première visite et daté de moins de six mois lors de la signature. En cas de non-respect, l'acquéreur peut demander la résolution du contrat ou une diminution du prix.</p><h2>Déclaration de sinistres indemnisés</h2><p>Arrêtés de reconnaissance de l'état de catastrophe naturelle pris dans la commune : inondations du 25/12/1999 au 29/12/1999 (JO du 30/12/1999), tempête Xynthia du 27/02/2010 au 01/03/2010 (JO du 02/03/2010), sécheresse du 01/07/2011 au 30/09/2011 (JO du 17/07/2012). Indemnisation consécutive perçue pour le bien : ☐ Oui ☒ Non</p>`,
    `<h1>ÉTAT DES RISQUES – FORMULAIRE</h1><p>1. Adresse de l'immeuble : 27 rue Achard – Code postal : 33300 – Commune : BORDEAUX</p><h2>Situation au regard de plans de prévention des risques naturels</h2><p>L'immeuble est situé dans le périmètre d'un PPR N : prescrit ☐ anticipé ☐ approuvé ☒ – date : 23/02/2022. Risques pris en compte : inondation ☒ crue torrentielle ☐ remontée de nappe ☐ submersion marine ☒ avalanche ☐ mouvement de terrain ☐ sécheresse / argile ☐ séisme ☐. L'immeuble est concerné par des prescriptions de travaux dans le règlement du PPR N : oui ☐ non ☒</p><h2>Situation au regard de plans de prévention des risques miniers</h2><p>L'immeuble est situé dans le périmètre d'un PPR M : oui ☐ non ☒</p><h2>Situation au regard de plans de prévention des risques technologiques</h2><p>L'immeuble est situé dans le périmètre d'étude d'un PPR T prescrit : oui ☐ non ☒ – dans le périmètre d'exposition aux risques d'un PPR T approuvé : oui ☐ non ☒</p><h2>Situation au regard du zonage sismique réglementaire</h2><p>zone 1 très faible ☐ zone 2 faible ☒ zone 3 modérée ☐ zone 4 moyenne ☐ zone 5 forte ☐</p><h2>Information relative à la pollution des sols</h2><p>Le terrain est situé en secteur d'information sur les sols (SIS) : oui ☐ non ☒</p><h2>Situation au regard du recul du trait de côte</h2><p>L'immeuble est situé sur une commune concernée : oui ☐ non ☒</p><h2>Parties concernées</h2>${table(
      [],
      [
        ['Vendeur', 'Mme DUCASSOU Sandrine', 'à Bordeaux, le 06/10/2026'],
        ['Acquéreur', '', ''],
      ],
    )}<p style="margin-top:3mm">Attention : s'ils n'impliquent pas d'obligation ou d'interdiction réglementaire particulière, les aléas connus ou prévisibles qui peuvent être signalés dans les divers documents d'information préventive et concerner le bien immobilier ne sont pas mentionnés par cet état.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      report_number: 'GD/2026/1093',
      made_on: '2026-10-06',
      property_address: '27 rue Achard, 33300 BORDEAUX',
      owner: 'Mme DUCASSOU Sandrine',
      parcels: either(['SB 214'], ['SB 0214']),
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'surface_carrez'],
  },
);

const sewer = paperOf(
  'assainissement-gironde-spanc',
  REPORT.replaceAll('#2b5a7a', '#12607a'),
  [
    `<p><b>Communauté de communes des Portes de l'Entre-Deux-Mers</b><br>Service public d'assainissement non collectif (SPANC) – exploitant : EAUX DE GIRONDE EXEMPLE</p><h1>Rapport de visite<br><small>Contrôle de l'installation d'assainissement non collectif dans le cadre d'une vente immobilière</small></h1><p>Textes : articles L. 1331-11-1 du code de la santé publique et L. 2224-8 du code général des collectivités territoriales ; arrêté du 27 avril 2012.</p>${table(
      [],
      [
        ['Référence du dossier', 'ANC-LAT-2026-058'],
        ['Date du contrôle', '23/06/2026 – en présence du propriétaire'],
        ['Propriétaire', 'M. LABARTHE Pierre-Yves'],
        ['Adresse de l’immeuble', '6 chemin de Peybois, 33360 LATRESNE'],
        ['Références cadastrales', 'AM 118'],
        [
          'Caractéristiques',
          'Maison individuelle, 5 pièces principales, construite en 1979, résidence principale',
        ],
      ],
    )}<h2>Description de l'installation</h2>${table(
      ['Ouvrage', 'Caractéristiques', 'État constaté'],
      [
        [
          'Prétraitement',
          'Fosse toutes eaux 3 000 litres, béton',
          'Accessible, dernière vidange le 11/04/2022',
        ],
        ['Préfiltre', 'Intégré', 'À nettoyer'],
        ['Traitement', 'Tranchées d’épandage, 45 m linéaires', 'Stagnation d’eau en partie basse'],
        ['Ventilation', 'Primaire présente, secondaire absente', 'Incomplète'],
      ],
    )}<h2>Évaluation</h2><p>Défaut de sécurité sanitaire (contact direct, transmission de maladies par vecteurs, nuisances olfactives récurrentes) : non. Défaut de structure ou de fermeture : non. Installation incomplète, significativement sous-dimensionnée ou présentant des dysfonctionnements majeurs : oui. Localisation dans une zone à enjeux sanitaires ou environnementaux : non.</p><h2>Conclusion</h2><p><b>Installation non conforme.</b> Article 4 cas c) de l'arrêté du 27 avril 2012 : travaux dans un délai d'un an en cas de vente. Travaux obligatoires : réhabilitation du traitement après étude de sol, pose d'une ventilation secondaire avec extracteur. Le projet devra être soumis au SPANC avant exécution.</p><p>Durée de validité du rapport : trois ans à compter de la date du contrôle. Le raccordement au réseau public d'assainissement collectif n'est pas prévu par le zonage communal.</p><p>Fait à Latresne, le 30/06/2026 – Le technicien, A. Souleyreau – Copie à la mairie de Latresne</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      report_number: 'ANC-LAT-2026-058',
      made_on: either('2026-06-23', '2026-06-30'),
      property_address: '6 chemin de Peybois, 33360 LATRESNE',
      owner: 'M. LABARTHE Pierre-Yves',
      sewer_kind: 'NON_COLLECTIF',
      parcels: ['AM 118'],
    },
    absent: ['rnc', 'dpe_number', 'surface_carrez'],
  },
);

const noise = paperOf(
  'bruit-bron-ensa',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; background: #e8e8e8; padding: 2mm } h2 { font-size: 10pt; margin: 4mm 0 1mm } td { border: .2mm solid #888; padding: 1.3mm 2mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d'exposition au bruit constituent des servitudes d'urbanisme (article L. 112-3 du code de l'urbanisme) et doivent à ce titre être notifiées à l'occasion de toute cession, location ou construction immobilière. Cet état est établi sur la base des informations mises à disposition par l'arrêté préfectoral n° 2005-4471 du 22 septembre 2005.</p>${table(
      [],
      [
        ['1. Adresse de l’immeuble', '18 rue Guynemer'],
        ['Code postal', '69500'],
        ['Commune', 'BRON'],
        ['Vendeur', 'Mme CHAMBON Odile'],
      ],
    )}<h2>2. Situation de l'immeuble au regard d'un ou plusieurs plans d'exposition au bruit (PEB)</h2><p>L'immeuble est situé dans le périmètre d'un PEB : oui ☒ non ☐ – révisé ☐ approuvé ☒ le 22/09/2005. Nom de l'aérodrome : LYON-BRON.</p><p>L'immeuble est concerné par des prescriptions de travaux d'insonorisation : oui ☐ non ☒</p><h2>3. Situation de l'immeuble au regard du zonage d'un plan d'exposition au bruit</h2><p>L'immeuble se situe dans une zone de bruit d'un plan d'exposition au bruit définie comme :<br>☐ zone A (forte) &nbsp; ☐ zone B (forte) &nbsp; ☒ zone C (modérée) &nbsp; ☐ zone D</p><p style="font-size:8pt">Zone A : intérieur de la courbe d'indice Lden 70. Zone B : entre la courbe Lden 70 et une courbe choisie entre Lden 65 et 62. Zone C : entre la limite extérieure de la zone B et une courbe choisie entre Lden 57 et 55. Zone D : entre la limite extérieure de la zone C et la courbe Lden 50. Cette zone n'est obligatoire que pour les aérodromes mentionnés au I de l'article 1609 quatervicies A du code général des impôts.</p><h2>4. Documents de référence permettant la localisation de l'immeuble</h2><p>Le plan d'exposition au bruit est consultable sur le site Géoportail de l'Institut national de l'information géographique et forestière. Il peut également être consulté à la mairie de la commune où est sis l'immeuble.</p><h2>5. Vendeur – Acquéreur</h2>${table(
      [],
      [
        ['Vendeur : Mme CHAMBON Odile', 'Fait à Bron, le 14/09/2026'],
        ['Acquéreur :', 'Fait à ..................., le ...................'],
      ],
    )}<p style="margin-top:4mm;font-size:8pt">Information sur les nuisances sonores aériennes : pour en savoir plus, consultez le site internet du ministère de la transition écologique. Le non-respect de l'obligation d'information permet à l'acquéreur de poursuivre la résolution du contrat ou de demander au juge une diminution du prix.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      made_on: '2026-09-14',
      property_address: '18 rue Guynemer, 69500 BRON',
      owner: 'Mme CHAMBON Odile',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'report_number'],
  },
);

export const EXPERTISES_INSTALLATIONS = [gas, power, risks, sewer, noise];
