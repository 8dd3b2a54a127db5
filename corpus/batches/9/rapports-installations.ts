// Reports on installations and on the place: gas, electricity, risks, noise, sewer.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const css = (colour: string) =>
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 15mm; .hd { display: flex; justify-content: space-between; border-bottom: .4mm solid ${colour}; padding-bottom: 2mm; margin-bottom: 3mm } h1 { font-size: 13pt; text-align: center; color: ${colour} } h2 { font-size: 10pt; margin: 3.5mm 0 1mm; border-bottom: .2mm solid ${colour} } td, th { border: .15mm solid #999; padding: .9mm 1.3mm } th { background: #eee } p { margin-bottom: 1.4mm }`;
const LAC = `<div class="hd"><b>LAC & CIMES DIAGNOSTICS</b><span>7 rue du Vallon – 74000 ANNECY – certification Certif Exemple n° 74-2280</span></div>`;

const gas = paperOf(
  'gaz-etat-annecy',
  css('#2b5d8a'),
  [
    `${LAC}<h1>État de l’installation intérieure de gaz</h1><p>Numéro de dossier : LCD/26/2040 – Norme NF P 45-500 (juillet 2022) – Date du repérage : 02/09/2026 – Heure d’arrivée : 14 h 30</p><p>La présente mission consiste à établir l’état de l’installation intérieure de gaz conformément à l’arrêté du 6 avril 2007 modifié, en conformité avec les articles L. 134-9 et R. 134-6 à R. 134-9 du code de la construction et de l’habitation. En aucun cas il ne s’agit d’un contrôle de conformité.</p><h2>A. – Désignation du ou des bâtiments</h2><p>Adresse : 5 avenue de Brogny – Commune : 74000 ANNECY – Désignation et situation du ou des lots de copropriété : appartement, 4e étage, lot numéro 108 – Nature du gaz distribué : gaz naturel – Installation alimentée en gaz : OUI</p><h2>B. – Désignation du propriétaire</h2><p>M. et Mme DUCRET Thierry – 41 route des Crêtes, 74940 ANNECY-LE-VIEUX – Titulaire du contrat de fourniture de gaz : le locataire – N° de point de livraison : 21 774 009 118 442</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>Mme Élise CHARVIN – LAC &amp; CIMES DIAGNOSTICS – assurance Exemple Pro n° 7 718 205, validité 31/12/2026</p><h2>D. – Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance en kW', 'Localisation', 'Observations'],
      [
        ['Chaudière Exempla Compact 24', 'Étanche', '24', 'Cuisine', 'Sans anomalie'],
        ['Table de cuisson Cuisinex', 'Non raccordé', '–', 'Cuisine', 'Photo : PhGaz001'],
      ],
    )}<h2>E. – Anomalies identifiées</h2>${table(
      ['Points de contrôle', 'Anomalies observées', 'Libellé des anomalies et recommandations'],
      [
        [
          'Néant',
          '–',
          'Aucune anomalie n’a été constatée sur la partie visible et accessible de l’installation.',
        ],
      ],
    )}<h2>G. – Constatations diverses</h2><p>Attestation de contrôle de moins d’un an de la vacuité des conduits de fumées : non présentée. Justificatif d’entretien de moins d’un an de la chaudière : présenté.</p><h2>Conclusion</h2><p><b>☒ L’installation ne comporte aucune anomalie.</b><br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L’installation comporte une anomalie 32c.</p><p>Nota : le présent rapport est utilisable jusqu’au 01/09/2029. Visite effectuée le 02/09/2026. Fait à ANNECY, le 02/09/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'M. et Mme DUCRET Thierry',
      property_address: '5 avenue de Brogny, 74000 ANNECY',
      lots: ['108'],
      report_number: 'LCD/26/2040',
      made_on: '2026-09-02',
      valid_until: '2029-09-01',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['energy', 'dpe_number'],
  },
);

const electricity = paperOf(
  'electricite-etat-annecy',
  css('#8a6a2b'),
  [
    `${LAC}<h1>État de l’installation intérieure d’électricité</h1><p>Numéro de dossier : LCD/26/2041 – Date du repérage : 02/09/2026 – Norme NF C16-600 de juillet 2017 – Durée du repérage : 0 h 50</p><h2>A. – Désignation du ou des immeubles bâti(s)</h2><p>Type d’immeuble : appartement – Adresse : 5 avenue de Brogny – Commune : 74000 ANNECY – Lot numéro 108, 4e étage – Année de construction : 1971 – Année de l’installation : plus de quinze ans – Distributeur d’électricité : réseau public</p><h2>B. – Identification du donneur d’ordre</h2><p>M. et Mme DUCRET Thierry – 41 route des Crêtes, 74940 ANNECY-LE-VIEUX – Qualité : propriétaire</p><h2>C. – Opérateur</h2><p>Mme Élise CHARVIN – certificat de compétence n° 74-2280, validité 08/02/2031</p><h2>D. – Conclusions relatives à l’évaluation des risques pouvant porter atteinte à la sécurité des personnes</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br><b>☒ L’installation intérieure d’électricité comporte une ou des anomalies.</b></p>${table(
      ['Domaine', 'N°', 'Anomalies'],
      [
        [
          '3. Dispositif de protection contre les surintensités',
          'B4.3 e',
          'Le courant assigné (calibre) de la protection contre les surcharges et courts-circuits d’au moins un circuit n’est pas adapté à la section des conducteurs.',
        ],
        [
          '4. Liaison équipotentielle dans les locaux contenant une baignoire ou une douche',
          'B5.3 a',
          'Locaux contenant une baignoire ou une douche : il n’existe pas de liaison équipotentielle supplémentaire.',
        ],
        [
          '6. Matériels électriques présentant des risques de contacts directs',
          'B7.3 a',
          'L’enveloppe d’au moins un matériel est manquante ou détériorée.',
        ],
      ],
    )}<h2>E. – Informations complémentaires</h2><p>B11 a1 : l’ensemble de l’installation électrique est protégé par au moins un dispositif différentiel à haute sensibilité inférieur ou égal à 30 mA.</p><h2>F. – Avertissement particulier</h2><p>Les conducteurs noyés dans les cloisons n’ont pas été examinés. Il est recommandé d’agir rapidement en consultant un installateur électricien qualifié pour éliminer les dangers que présentent les anomalies relevées.</p><p>Dates de visite et d’établissement de l’état : visite effectuée le 02/09/2026, état rédigé à ANNECY le 02/09/2026. Validité : trois ans, jusqu’au 01/09/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'M. et Mme DUCRET Thierry',
      property_address: '5 avenue de Brogny, 74000 ANNECY',
      lots: ['108'],
      report_number: 'LCD/26/2041',
      made_on: '2026-09-02',
      valid_until: '2029-09-01',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['energy', 'dpe_number'],
  },
);

const risks = paperOf(
  'erp-formulaire-vannes',
  `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; padding: 11mm 14mm; h1 { font-size: 13pt; text-align: center; color: #000091 } h2 { font-size: 9.4pt; background: #e8edff; padding: 1mm 2mm; margin: 2.5mm 0 1mm } p { margin-bottom: 1mm } td { border: .15mm solid #888 }`,
  [
    `<h1>ÉTAT DES RISQUES</h1><p style="text-align:center">pour l’information des acquéreurs et des locataires – article L. 125-5 du code de l’environnement</p><p>Établi le 24/09/2026 – Réf. ER-56260-0924</p><p>Cet état, à remplir par le vendeur ou le bailleur, est destiné à être joint en annexe d’un contrat de vente ou de location d’un bien immobilier et à être remis dès la première visite. Il doit dater de moins de 6 mois et être actualisé, si nécessaire, lors de l’établissement de la promesse de vente, du contrat ou de l’acte authentique.</p><h2>PARCELLE(S)</h2>${table(
      [],
      [
        ['Adresse de l’immeuble', '12 rue du Vincin, 56000 VANNES'],
        ['Code Insee', '56260'],
        ['Référence cadastrale', 'BX 214'],
        ['Vendeur', 'Mme KERBRAT Solenn'],
      ],
    )}<h2>Plan de prévention des risques naturels (PPRN)</h2><p>L’immeuble est situé dans le périmètre d’un PPRN : ☐ Oui ☒ Non<br>prescrit ☐ anticipé ☐ approuvé ☐</p><h2>Plan de prévention des risques miniers (PPRM)</h2><p>L’immeuble est situé dans le périmètre d’un PPRM : ☐ Oui ☒ Non</p><h2>Plan de prévention des risques technologiques (PPRT)</h2><p>L’immeuble est situé dans le périmètre d’un PPRT : ☐ Oui ☒ Non</p><h2>Situation au regard du zonage sismique réglementaire</h2><p>☐ 1 – Très faible ☒ 2 – Faible ☐ 3 – Modérée ☐ 4 – Moyenne ☐ 5 – Forte</p><h2>Situation au regard du zonage réglementaire à potentiel radon</h2><p>☐ zone 1 ☐ zone 2 ☒ zone 3</p><h2>Pollution des sols</h2><p>Le terrain est situé en secteur d’information sur les sols (SIS) : ☐ Oui ☒ Non</p><h2>Recul du trait de côte</h2><p>L’immeuble est situé sur une commune concernée par le recul du trait de côte et listée par décret : ☒ Oui ☐ Non – zone exposée à l’horizon des 30 ans : ☐ Oui ☒ Non</p><h2>Obligations légales de débroussaillement</h2><p>Le terrain est situé à l’intérieur d’une zone concernée : ☐ Oui ☒ Non</p><h2>Information relative aux sinistres indemnisés par l’assurance à la suite d’une catastrophe naturelle, minière ou technologique</h2><p>Le bien a fait l’objet d’une indemnisation : ☐ Oui ☒ Non. Arrêtés de catastrophe naturelle sur la commune : tempête du 15/10/1987, inondations du 11/01/1995, mouvements de terrain du 25/12/1999.</p>${table(
      [],
      [['Vendeur : Mme KERBRAT Solenn', 'à Vannes, le 24/09/2026', 'Acquéreur :', 'le']],
    )}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '12 rue du Vincin, 56000 VANNES',
      owner: 'Mme KERBRAT Solenn',
      made_on: '2026-09-24',
      parcels: ['BX 214'],
      report_number: 'ER-56260-0924',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-ensa-belfort',
  `font: 9.6pt/1.5 'Nimbus Sans', sans-serif; padding: 14mm 17mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10.4pt; margin: 4mm 0 1mm } td, th { border: .2mm solid #444; padding: 1.4mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (article L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière. Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° 90-2009-118 du 14/05/2009, mis à jour le 02/02/2012.</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '17 rue de la Savoureuse'],
        ['Code postal ou Insee – commune', '90000 BELFORT'],
        ['Bailleur', 'Mme JEANBLANC Christine'],
      ],
    )}<h2>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>☐ L’immeuble est situé dans le périmètre d’un PEB – révisé ☐ approuvé ☐<br>☒ L’immeuble n’est pas situé dans le périmètre d’un PEB</p><p>Si oui, nom de l’aérodrome : sans objet</p><p>☐ L’immeuble est concerné par des prescriptions de travaux d’insonorisation. Si oui, les travaux prescrits ont été réalisés : ☐ oui ☐ non</p><h2>Situation de l’immeuble au regard du zonage d’un plan d’exposition au bruit</h2>${table(
      ['Zone A', 'Zone B', 'Zone C', 'Zone D'],
      [['forte ☐', 'forte ☐', 'modérée ☐', 'faible ☐']],
    )}<p style="margin-top:3mm">Zone A : intérieur de la courbe d’indice Lden 70. Zone B : entre la courbe d’indice Lden 70 et une courbe choisie entre Lden 65 et 62. Zone C : entre la limite extérieure de la zone B et la courbe d’indice Lden choisie entre 57 et 55. Zone D : entre la limite extérieure de la zone C et la courbe d’indice Lden 50.</p><h2>Documents de référence permettant la localisation de l’immeuble</h2><p>Le plan d’exposition au bruit est consultable sur le site internet de l’Institut national de l’information géographique et forestière et à la mairie de la commune où est sis l’immeuble.</p>${table(
      [],
      [['Bailleur : Mme JEANBLANC Christine', 'Date / lieu : 28/07/2026 à Belfort', 'Locataire :']],
    )}<p style="font-size:8pt;margin-top:4mm">Information sur les nuisances sonores aériennes : pour en savoir plus, consultez le site du ministère chargé de la transition écologique.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '17 rue de la Savoureuse, 90000 BELFORT',
      owner: 'Mme JEANBLANC Christine',
      made_on: '2026-07-28',
    },
    absent: ['dpe_number', 'lots', 'price', 'rent'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-albi',
  `font: 9.2pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 13mm 16mm; h1 { font-size: 13.5pt; color: #186a7b; text-align: center } h2 { font-size: 10.4pt; color: #186a7b; margin: 3.5mm 0 1mm } td, th { border: .15mm solid #8fb5bd } th { background: #e5f1f3 }`,
  [
    `<p><b>Communauté de communes des Rives du Tarn</b><br>Service public d’assainissement non collectif (SPANC)<br>2 place de la Mairie – 81150 MARSSAC-SUR-TARN</p><h1>RAPPORT DE VISITE<br>Contrôle périodique de bon fonctionnement et d’entretien d’une installation d’assainissement non collectif – dans le cadre d’une vente</h1>${table(
      [],
      [
        ['Référence du rapport', 'ANC-2026-0194'],
        ['Date de la visite', '03/06/2026'],
        ['Propriétaire', 'M. et Mme ROQUES Laurent'],
        ['Adresse de l’installation', '14 chemin de la Plaine, 81150 MARSSAC-SUR-TARN'],
        ['Références cadastrales', 'AC 301'],
        ['Nombre de pièces principales', '5 – résidence principale'],
        ['Technicien du SPANC', 'M. Damien ALBAR'],
      ],
    )}<h2>Description de l’installation</h2>${table(
      ['Élément', 'Constat', 'Avis'],
      [
        ['Prétraitement', 'Fosse toutes eaux de 3 000 litres, béton, 1996, accessible', 'Bon état'],
        ['Ventilation', 'Primaire seule, extraction absente', 'À compléter'],
        [
          'Niveau de boues',
          '35 % de la hauteur utile ; dernière vidange le 12/04/2023',
          'Satisfaisant',
        ],
        [
          'Traitement',
          'Tranchées d’épandage à faible profondeur, 45 m linéaires',
          'Fonctionnement constaté',
        ],
        ['Eaux pluviales', 'Séparées, rejetées au fossé', 'Conforme'],
      ],
    )}<h2>Points de contrôle</h2><p>Défaut de sécurité sanitaire (contact direct avec les eaux usées non traitées) : non. Défaut de structure ou de fermeture des ouvrages : non. Implantation à moins de 35 mètres d’un puits déclaré : non. Installation incomplète ou significativement sous-dimensionnée : non. Zone à enjeux sanitaires ou environnementaux : non.</p><h2>Conclusion</h2><p><b>Installation ne présentant pas de danger pour la santé des personnes ni de risque avéré de pollution de l’environnement. Liste de recommandations pour améliorer le fonctionnement : créer une ventilation secondaire.</b></p><p>Arrêté du 27 avril 2012 relatif aux modalités de l’exécution de la mission de contrôle. Le présent rapport, prévu à l’article L. 1331-11-1 du code de la santé publique, est valable trois ans à compter de la date de la visite. Il doit être joint au dossier de diagnostic technique remis à l’acquéreur.</p><p>Fait à Marssac-sur-Tarn, le 10/06/2026 – Le vice-président délégué à l’eau et à l’assainissement</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. et Mme ROQUES Laurent',
      property_address: '14 chemin de la Plaine, 81150 MARSSAC-SUR-TARN',
      made_on: either('2026-06-03', '2026-06-10'),
      report_number: 'ANC-2026-0194',
      sewer_kind: 'NON_COLLECTIF',
      parcels: ['AC 301'],
    },
    absent: ['rnc', 'dpe_number', 'price'],
  },
);

export const RAPPORTS_INSTALLATIONS = [gas, electricity, risks, noise, sewer];
