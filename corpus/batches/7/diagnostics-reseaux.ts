// Gas, electricity, risks, sewers, noise: what comes into the home and what surrounds it.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const reportCss = `font: 8.9pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 13pt; color: #7a1f2b } h2 { font-size: 10pt; color: #7a1f2b; margin: 3.5mm 0 1mm; border-bottom: .2mm solid #7a1f2b } td, th { border: .2mm solid #999; padding: .9mm 1.6mm } th { background: #f6ecee; font-weight: bold }`;

const gas = paperOf(
  'gaz-installation-epinal',
  reportCss,
  [
    `<p>MOSELLE EXPERTISE IMMOBILIÈRE – 9 rue d’Ambrail, 88000 ÉPINAL</p><h1>État de l’installation intérieure de gaz</h1><p>Numéro de dossier : MEI-2026-2208 – Norme NF P 45-500 de juillet 2022 – Date du repérage : 28/09/2026 – Date d’édition : 29/09/2026</p><h2>A – Désignation du ou des bâtiments</h2><p>Type de bâtiment : appartement – 26 rue des Minimes, 88000 ÉPINAL – 2ème étage, lot 5 – Nature du gaz distribué : gaz naturel – Distributeur : réseau public – Installation alimentée en gaz : OUI</p><h2>B – Désignation du propriétaire</h2><p>Mme HUMBERT Claudine, 26 rue des Minimes, 88000 ÉPINAL. Titulaire du contrat de fourniture : Mme HUMBERT – Point de comptage estimation : 06 000 114 552 208.</p><h2>D – Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance (kW)', 'Localisation', 'Observations'],
      [
        [
          'Chaudière murale THERMEX Eco 24',
          'Raccordé',
          '24,0',
          'Cuisine',
          'Taux de CO mesuré : 3 ppm – entretien de moins d’un an présenté',
        ],
        ['Table de cuisson 4 feux', 'Non raccordé', '–', 'Cuisine', 'Photo 2'],
      ],
    )}<h2>E – Anomalies identifiées</h2>${table(
      ['Point de contrôle', 'A1, A2, DGI ou 32c', 'Libellé de l’anomalie et recommandation'],
      [
        [
          'C.7 – 8a1',
          'A1',
          'L’extrémité du robinet de commande n’est pas obturée. Faire poser un bouchon par une personne qualifiée.',
        ],
        [
          'C.14 – 19.1',
          'A2',
          'Le local équipé d’un appareil non raccordé est dépourvu d’amenée d’air. Créer une amenée d’air conforme.',
        ],
      ],
    )}<p>A1 : anomalie à prendre en compte lors d’une intervention ultérieure. A2 : anomalie dont le caractère de gravité ne justifie pas que l’on interrompe aussitôt la fourniture du gaz. DGI : danger grave et immédiat. 32c : anomalie relative à la VMC gaz.</p><h2>F – Identification des parties du bien n’ayant pu être contrôlées</h2><p>Néant.</p><h2>G – Constatations diverses</h2><p>Attestation de contrôle de moins d’un an de la vacuité des conduits de fumées présentée. Le conduit de raccordement a été visité.</p><h2>H – Conclusion</h2><p>☐ L’installation ne comporte aucune anomalie.<br>☒ <b>L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.</b><br>☒ <b>L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.</b><br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.</p><p>Cet état est valable trois ans, jusqu’au 27/09/2029. Opérateur : Fabien CLAUDEL, certification n° C-0000. Il est rappelé à l’occupant que toute modification de l’installation peut en affecter la sécurité.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'Mme HUMBERT Claudine',
      property_address: '26 rue des Minimes, 88000 ÉPINAL',
      lots: ['5'],
      report_number: 'MEI-2026-2208',
      made_on: either('2026-09-28', '2026-09-29'),
      valid_until: '2029-09-27',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const power = paperOf(
  'electricite-etat-chambery',
  reportCss,
  [
    `<p>ALP’EXPERTISE – 60 avenue des Ducs, 73000 CHAMBÉRY</p><h1>État de l’installation intérieure d’électricité des immeubles à usage d’habitation</h1><p>Rapport n° ALP 26-0755-EL – Diagnostic réalisé le 11/09/2026 – Articles L. 134-7 et R. 134-49 à R. 134-51 du code de la construction et de l’habitation, norme NF C 16-600 de juillet 2017</p><h2>1. Désignation et description du local d’habitation</h2>${table(
      [],
      [
        ['Adresse', '112 chemin de la Cassine, 73000 CHAMBÉRY – Bât. C, 3ème étage'],
        ['N° de lot(s)', '27'],
        [
          'Type d’immeuble',
          'Appartement – année de construction 1981 – installation de plus de quinze ans',
        ],
        ['Distributeur d’électricité', 'Réseau public de distribution'],
      ],
    )}<h2>2. Identification du donneur d’ordre et du propriétaire</h2><p>Propriétaire et donneur d’ordre : M. et Mme PERRIER Luc, 112 chemin de la Cassine, 73000 CHAMBÉRY</p><h2>3. Identification de l’opérateur</h2><p>Sabrina COLLOMB, certifiée sous le n° 0000-EL par Certif Exemple jusqu’au 14/03/2030. Assurance RC professionnelle n° 2 207 118.</p><h2>4. Rappel des limites du champ de réalisation</h2><p>Le diagnostic porte uniquement sur l’ensemble de l’installation intérieure d’électricité située en aval de l’appareil général de commande et de protection. Il ne concerne pas les matériels d’utilisation amovibles ni les circuits internes des matériels fixes. L’intervention ne préjuge pas des usages et modifications ultérieurs de l’installation.</p><h2>5. Conclusions relatives à l’évaluation des risques</h2><p>☒ <b>L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.</b><br>☐ L’installation intérieure d’électricité comporte une ou des anomalies. Il est recommandé au propriétaire de les supprimer.</p>${table(
      ['Domaine', 'Anomalie'],
      [
        ['1. Appareil général de commande et de protection et son accessibilité', 'Néant'],
        [
          '2. Dispositif de protection différentiel à l’origine de l’installation, prise de terre',
          'Néant',
        ],
        ['3. Dispositif de protection contre les surintensités', 'Néant'],
        [
          '4. Liaison équipotentielle dans les locaux contenant une baignoire ou une douche',
          'Néant',
        ],
        ['5. Matériels présentant des risques de contact direct', 'Néant'],
        ['6. Matériels vétustes ou inadaptés à l’usage', 'Néant'],
      ],
    )}<h2>6. Avertissement particulier</h2><p>Points de contrôle du diagnostic n’ayant pu être vérifiés : néant. Dates de visite et d’établissement de l’état : visite effectuée le 11/09/2026, état rédigé à Chambéry le 11/09/2026. Durée de validité en cas de vente : trois ans, jusqu’au 10/09/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'M. et Mme PERRIER Luc',
      property_address: '112 chemin de la Cassine, 73000 CHAMBÉRY',
      lots: ['27'],
      report_number: 'ALP 26-0755-EL',
      made_on: '2026-09-11',
      valid_until: '2029-09-10',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const risks = paperOf(
  'erp-formulaire-bayonne',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 9.6pt; background: #d9e5ee; padding: 1mm 2mm; margin: 3mm 0 1mm } p { margin-bottom: 1.2mm }`,
  [
    `<h1>État des risques</h1><p style="text-align:center">Cet état est établi en application des articles L. 125-5 à L. 125-7 et R. 125-26 du code de l’environnement, sur la base des informations mises à disposition par arrêté préfectoral n° 2011-110-02 mis à jour le 14/03/2024.</p><p>Document réalisé en ligne le <b>22 juin 2026</b> pour le compte de SCI LARRALDE (vendeur)</p><h2>1. Adresse de l’immeuble ou numéro de la parcelle concernée</h2><p>9 allée des Platanes, 64100 BAYONNE – parcelle 000 BX 341</p><h2>2. Situation de l’immeuble au regard de plans de prévention des risques naturels (PPRN)</h2><p>L’immeuble est situé dans le périmètre d’un PPR naturels : prescrit ☐ anticipé ☐ approuvé ☒ – date : 12/05/2014 – inondation ☒ remontée de nappe ☐ submersion marine ☐ mouvements de terrain ☐. L’immeuble est concerné par des prescriptions de travaux dans le règlement du PPRN : oui ☐ non ☒</p><h2>3. Situation au regard d’un plan de prévention des risques miniers (PPRM)</h2><p>L’immeuble est situé dans le périmètre d’un PPRM : oui ☐ non ☒</p><h2>4. Situation au regard d’un plan de prévention des risques technologiques (PPRT)</h2><p>L’immeuble est situé dans le périmètre d’un PPRT : oui ☐ non ☒ – secteur d’expropriation ou de délaissement : oui ☐ non ☒</p><h2>5. Situation au regard du zonage sismique réglementaire</h2><p>L’immeuble est situé dans une commune de sismicité : zone 1 très faible ☐ zone 2 faible ☐ zone 3 modérée ☒ zone 4 moyenne ☐ zone 5 forte ☐</p><h2>6. Radon, pollution des sols, recul du trait de côte</h2><p>Zone à potentiel radon de niveau 3 : oui ☐ non ☒ – secteur d’information sur les sols (SIS) : oui ☐ non ☒ – zone exposée au recul du trait de côte : oui ☐ non ☒ sans objet ☐ – obligations légales de débroussaillement : oui ☐ non ☒</p><h2>7. Information relative aux sinistres indemnisés par l’assurance</h2><p>L’immeuble a-t-il donné lieu au versement d’une indemnité à la suite d’une catastrophe naturelle, minière ou technologique : oui ☐ non ☒. Arrêtés de catastrophe naturelle pris sur la commune : inondations et coulées de boue (10/01/2022, 26/07/2018, 04/07/2014), tempête (06/11/1982).</p><h2>8. Parties concernées</h2><p>Vendeur ou bailleur : SCI LARRALDE – signature ………… &emsp; Acquéreur ou locataire : ……………………</p><p style="font-size:8pt">Document à compléter par le vendeur et à joindre à la promesse de vente. Il doit dater de moins de six mois. Attention : s’ils n’impliquent pas d’obligation ou d’interdiction réglementaire particulière, les aléas connus ou prévisibles signalés dans les documents d’information préventive ne sont pas mentionnés par cet état.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '9 allée des Platanes, 64100 BAYONNE',
      owner: 'SCI LARRALDE',
      made_on: '2026-06-22',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-quimper',
  `font: 9.4pt/1.45 'DejaVu Serif Condensed', serif; padding: 14mm 16mm; h1 { font-size: 13.5pt; color: #1b5e6b } h2 { font-size: 10.4pt; color: #1b5e6b; margin-top: 4mm } td, th { border: .2mm solid #8fb3ba }`,
  [
    `<p><b>CORNOUAILLE EAU ET TERRITOIRE</b><br>Service public d’assainissement non collectif (SPANC)<br>44 place de la Tourbie, 29000 QUIMPER</p><h1>Rapport de visite – contrôle périodique de bon fonctionnement et d’entretien dans le cadre d’une vente</h1><p>Arrêté du 27 avril 2012 relatif aux modalités de l’exécution de la mission de contrôle des installations d’assainissement non collectif ; article L. 1331-11-1 du code de la santé publique.</p>${table(
      [],
      [
        ['Référence du rapport', 'SPANC-26-0418'],
        ['Date du contrôle', '30/07/2026'],
        ['Adresse de l’installation', '14 impasse de Kerlaëron, 29000 QUIMPER'],
        ['Références cadastrales', 'EP 112'],
        ['Propriétaire', 'M. et Mme LE BIHAN Yann'],
        ['Agent du SPANC', 'Erwan TANGUY'],
      ],
    )}<h2>Caractéristiques de l’installation</h2>${table(
      ['Ouvrage', 'Observation'],
      [
        ['Prétraitement', 'Fosse toutes eaux de 3 000 litres en béton, posée en 1996, accessible'],
        ['Préfiltre', 'Intégré, colmaté à 30 %'],
        ['Traitement', 'Tranchées d’épandage à faible profondeur, 45 mètres linéaires'],
        ['Ventilation', 'Primaire présente ; secondaire absente'],
        ['Dernière vidange', '12/04/2023, bordereau présenté'],
      ],
    )}<h2>Évaluation</h2><p>Défaut de sécurité sanitaire : non constaté. Défaut de structure ou de fermeture des ouvrages : non constaté. Installation incomplète ou significativement sous-dimensionnée : non. Localisation en zone à enjeux sanitaires ou environnementaux : non.</p><h2>Conclusion du service</h2><p>L’installation présente un défaut d’entretien ou une usure de l’un de ses éléments constitutifs, sans risque pour la santé des personnes ni pour l’environnement. Elle est déclarée <b>conforme avec recommandations</b> : nettoyer le préfiltre, créer une ventilation secondaire équipée d’un extracteur, ne pas planter à moins de trois mètres de l’épandage.</p><p>Ce rapport est valable trois ans à compter de la date du contrôle. Il est joint par le vendeur au dossier de diagnostic technique. Voies de recours : tribunal administratif de Rennes, dans les deux mois de sa réception. Redevance de contrôle : 168,00 €, facturée séparément au propriétaire vendeur.</p><p style="text-align:right">Quimper, le 6 août 2026<br>Le responsable du service</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. et Mme LE BIHAN Yann',
      property_address: '14 impasse de Kerlaëron, 29000 QUIMPER',
      made_on: either('2026-07-30', '2026-08-06'),
      report_number: 'SPANC-26-0418',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-peb-limoges',
  `font: 9.6pt/1.5 'Nimbus Sans', sans-serif; padding: 16mm; h1 { font-size: 13pt; text-align: center; background: #e8e2f2; padding: 2mm } .b { border: .2mm solid #777; padding: 2mm 3mm; margin-bottom: 3mm }`,
  [
    `<h1>État des nuisances sonores aériennes</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (article L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière. Cet état est établi sur la base des informations mises à disposition par l’arrêté préfectoral du 22 juin 2009.</p><div class="b"><b>1. Adresse de l’immeuble</b><br>18 rue du Quinconce<br>87000 LIMOGES<br>Cadastre : HN 214</div><div class="b"><b>2. Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</b><br>L’immeuble est situé dans le périmètre d’un PEB : oui ☐ non ☒<br>révisé ☐ approuvé ☐ date : ………… nom de l’aérodrome : …………<br>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : oui ☐ non ☒</div><div class="b"><b>3. Situation de l’immeuble au regard du zonage d’un plan d’exposition au bruit</b><br>zone A (forte) ☐ &emsp; zone B (forte) ☐ &emsp; zone C (modérée) ☐ &emsp; zone D ☐<br>Zone A : intérieur de la courbe d’indice Lden 70. Zone B : entre la courbe d’indice Lden 70 et une courbe choisie entre Lden 65 et 62. Zone C : entre la limite extérieure de la zone B et une courbe choisie entre Lden 57 et 55. Zone D : jusqu’à la courbe d’indice Lden 50.</div><div class="b"><b>4. Documents de référence permettant la localisation de l’immeuble au regard des nuisances prises en compte</b><br>Le plan d’exposition au bruit est consultable sur le site Géoportail de l’institut national de l’information géographique et forestière, et à la mairie de la commune.</div><div class="b"><b>5. Vendeur</b> : M. ou Mme GUIBERT Stéphane &emsp; <b>Acquéreur</b> : ……………………<br>Fait à LIMOGES, le 16/09/2026</div><p style="font-size:8pt">Information sur les nuisances sonores aériennes. Pour en savoir plus, consultez le site du ministère chargé de l’écologie. Le présent état est intégré au dossier de diagnostic technique (article L. 112-11 du code de l’urbanisme).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '18 rue du Quinconce, 87000 LIMOGES',
      owner: 'M. ou Mme GUIBERT Stéphane',
      made_on: '2026-09-16',
    },
    absent: ['dpe_number', 'lots', 'price'],
  },
);

export const DIAGNOSTICS_RESEAUX = [gas, power, risks, sewer, noise];
