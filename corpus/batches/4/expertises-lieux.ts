// Installations and places: gas, electricity, risks by the Loire, a septic tank, the noise of an airport.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const gas = paperOf(
  'gaz-rapport-annecy',
  `font: 8.8pt/1.42 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.6pt; background: #e8eef2; padding: 1mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #9ab; padding: .8mm 1.2mm } p { margin-bottom: 1.2mm }`,
  [
    `<p><b>SEMNOZ DIAGNOSTIC IMMOBILIER</b> – 2 avenue de Cran, 74000 ANNECY</p><h1>Rapport de l’état de l’installation intérieure de gaz</h1><p>Numéro de dossier : SDI-2026-0410 – Norme méthodologique employée : NF P 45-500 (juillet 2022) – Date du repérage : 19/08/2026 – La présente mission consiste à établir l’état de l’installation intérieure de gaz conformément aux articles L. 134-9 et R. 126-37 du code de la construction et de l’habitation.</p><h2>A. – Désignation du ou des bâtiments</h2><p>Adresse : 41 avenue de Genève, 74000 ANNECY – étage 3, escalier A, lot numéro 12 – Type de bâtiment : appartement – Nature du gaz distribué : gaz naturel – Distributeur de gaz : GRDF – Installation alimentée en gaz : OUI</p><h2>B. – Désignation du propriétaire</h2><p>Nom : SCI LES ARAVIS – Adresse : 17 route des Creuses, 74940 ANNECY – Titulaire du contrat de fourniture : le locataire – Numéro de point de livraison : 21 400 117 558 209</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>Hugo PERRILLAT – certification n° GAZ-74-118 délivrée par Certif Exemple le 02/05/2022, échéance 01/05/2029 – assurance n° 4 118 077 valable jusqu’au 31/03/2027</p><h2>D. – Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance en kW', 'Localisation', 'Observations'],
      [
        [
          'Chaudière Exemplia Condens 24',
          'Étanche',
          '24,0',
          'Cuisine',
          'Taux de CO mesuré : 0 ppm. Entretien datant de moins d’un an : oui',
        ],
        [
          'Table de cuisson Exemplia 4 feux',
          'Non raccordé',
          '–',
          'Cuisine',
          'Fonctionnement des brûleurs correct',
        ],
      ],
    )}<h2>E. – Anomalies identifiées</h2>${table(['Points de contrôle', 'Anomalies observées (A1, A2, DGI, 32c)', 'Libellé et recommandations'], [['–', 'Néant', 'Néant']])}<h2>F. – Identification des bâtiments et parties du bâtiment n’ayant pu être contrôlés</h2><p>Néant. Tuyauterie fixe : étanchéité apparente de l’installation constatée au compteur (contrôle sans baisse de pression).</p><h2>G. – Constatations diverses</h2><p>☒ Attestation de contrôle de moins d’un an de la vacuité des conduits de fumées non présentée (sans objet, appareil étanche)<br>☐ Justificatif d’entretien de moins d’un an de la chaudière non présenté<br>☐ Le conduit de raccordement n’est pas visitable</p><h2>Conclusion</h2><p>☒ <b>L’installation ne comporte aucune anomalie.</b><br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L’installation comporte une anomalie 32c qui devra faire l’objet d’un traitement particulier par le syndic.</p><p>Le présent rapport est valable 6 ans dans le cadre d’une location, 3 ans dans le cadre d’une vente (jusqu’au 18/08/2029). Rappel : notre visite porte sur les parties de l’installation visibles et accessibles ; la responsabilité du donneur d’ordre reste pleinement engagée en cas d’accident dû à une installation non décrite. Fait à ANNECY, le 19/08/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'SCI LES ARAVIS',
      property_address: '41 avenue de Genève, 74000 ANNECY',
      lots: ['12'],
      report_number: 'SDI-2026-0410',
      made_on: '2026-08-19',
      valid_until: '2029-08-18',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['energy', 'dpe_number', 'surface_carrez'],
  },
);

const electricity = paperOf(
  'electricite-rapport-orleans',
  `font: 8.8pt/1.42 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; text-align: center; color: #8a1538 } h2 { font-size: 10pt; color: #8a1538; margin: 3mm 0 1mm } td, th { border: .2mm solid #bbb; padding: .8mm 1.2mm } th { background: #f4e6ea } p { margin-bottom: 1.2mm }`,
  [
    `<p style="text-align:right"><b>LOIRE EXPERTISES</b><br>19 rue du Faubourg Madeleine – 45000 ORLEANS</p><h1>Rapport de l’état de l’installation intérieure d’électricité</h1><p>Numéro de dossier : 26/IMO/2741 – Date du repérage : 22/09/2026 – Norme méthodologique : AFNOR NF C16-600 (juillet 2017) – Textes : articles L. 134-7 et R. 126-35 du CCH, arrêté du 28 septembre 2017</p><h2>A. – Désignation du ou des immeubles bâtis</h2><p>Localisation : 112 avenue Dauphine (étage 1, porte 104) 45100 ORLEANS – N° de lot : 31 – Type : appartement – Année de construction : 1979 – Année de l’installation : plus de 15 ans – Distributeur d’électricité : Enedis – L’installation est sous tension : oui</p><h2>B. – Identification du donneur d’ordre</h2><p>Propriétaire : Mme FOUCAULT Brigitte, 112 avenue Dauphine 45100 ORLEANS</p><h2>C. – Identification de l’opérateur</h2><p>Damien HUET, certification C2291-SE12 valable jusqu’au 08/07/2030</p><h2>D. – Conclusions relatives à l’évaluation des risques pouvant porter atteinte à la sécurité des personnes</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br>☐ L’installation intérieure d’électricité ne comporte aucune anomalie, mais fait l’objet de constatations diverses.<br>☒ <b>L’installation intérieure d’électricité comporte une ou des anomalies pour laquelle ou lesquelles il est vivement recommandé d’agir afin d’éliminer les dangers qu’elle(s) présente(nt).</b></p>${table(
      ['Domaines', 'Anomalies', 'Libellé et localisation'],
      [
        ['1. L’appareil général de commande et de protection', 'Néant', ''],
        ['2. Dispositif de protection différentiel', 'Néant', ''],
        [
          '3. Dispositif de protection contre les surintensités',
          'B4.3 a1',
          'Plusieurs circuits n’ont pas de protection adaptée à l’origine (tableau, entrée)',
        ],
        [
          '4. Liaison équipotentielle, locaux avec baignoire ou douche',
          'B5.3 a',
          'Locaux contenant une baignoire : continuité électrique non satisfaisante de la liaison équipotentielle supplémentaire',
        ],
        [
          '5. Matériels présentant des risques de contacts directs',
          'B7.3 a',
          'L’enveloppe d’au moins un matériel est manquante ou détériorée (prise du séjour)',
        ],
        ['6. Matériels électriques vétustes', 'Néant', ''],
      ],
    )}<h2>E. – Avertissement particulier</h2><p>Points de contrôle du diagnostic n’ayant pu être vérifiés : B3.3.1 d – valeur de la résistance de la prise de terre (immeuble collectif).</p><h2>F. – Objectif des dispositions et description des risques encourus</h2><p>Protection contre les surintensités : les disjoncteurs divisionnaires ou coupe-circuits à cartouche fusible, à l’origine de chaque circuit, permettent de protéger les conducteurs contre les échauffements anormaux dus aux surcharges ou courts-circuits. L’absence de ces dispositifs peut être à l’origine d’incendies.</p><p>Liaison équipotentielle dans les locaux contenant une baignoire ou une douche : elle permet d’éviter, lors d’un défaut, que le corps humain ne soit traversé par un courant électrique dangereux.</p><p>Rapport établi à ORLEANS le 22/09/2026, valable 3 ans pour la vente. Il ne porte que sur les constituants visibles, visitables de l’installation au moment du diagnostic, sans démontage ni destruction.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'Mme FOUCAULT Brigitte',
      property_address: either(
        '112 avenue Dauphine, 45100 ORLEANS',
        '112 avenue Dauphine (étage 1, porte 104) 45100 ORLEANS',
      ),
      lots: ['31'],
      report_number: '26/IMO/2741',
      made_on: '2026-09-22',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['valid_until', 'energy', 'dpe_number'],
  },
);

const risks = paperOf(
  'erp-etat-orleans',
  `font: 8.8pt/1.42 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 15pt; color: #1d3557 } h2 { font-size: 9.8pt; color: #1d3557; border-bottom: .3mm solid #1d3557; margin: 3mm 0 1mm } td, th { border: .2mm solid #a8b5c4; padding: .9mm 1.3mm } th { background: #e9eef4; font-weight: bold } p { margin-bottom: 1.2mm }`,
  [
    `<h1>État des Risques</h1><p>En application des articles L. 125-5 à L. 125-7 et R. 125-23 à R. 125-27 du code de l’environnement</p>${table(
      [],
      [
        ['Référence', 'ER-260923-118', 'Réalisé par', 'Damien HUET, LOIRE EXPERTISES'],
        ['Date de réalisation', '23 septembre 2026 (valable 6 mois)', 'Dossier', '26/IMO/2741'],
        ['Adresse du bien', '112 avenue Dauphine, 45100 ORLEANS', 'Parcelle', 'DK 318'],
        ['Vendeur', 'Mme FOUCAULT Brigitte', 'Acquéreur', ''],
      ],
    )}<h2>Synthèse : votre commune et votre immeuble</h2>${table(
      ['Type', 'Nature du risque', 'État de la procédure', 'Date', 'Concerné', 'Travaux'],
      [
        [
          'PPRn',
          'Inondation – Val d’Orléans, Val de Loire',
          'approuvé',
          '20/01/2015',
          'oui',
          'non',
        ],
        [
          'PPRn',
          'Mouvement de terrain – affaissements, effondrements (cavités)',
          'prescrit',
          '12/03/2018',
          'non',
          'non',
        ],
        ['PPRt', 'Effet thermique – dépôt pétrolier', 'approuvé', '15/11/2012', 'non', 'non'],
        ['SIS', 'Pollution des sols', 'approuvé', '05/02/2019', 'non', '–'],
        ['Sismicité', 'Zonage de sismicité : 1 – très faible', '', '', 'non', '–'],
        ['Radon', 'Commune à potentiel radon : 1 – faible', '', '', 'non', '–'],
        ['ENSA', 'Plan d’exposition au bruit', '', '', 'non', '–'],
        ['OLD', 'Obligations légales de débroussaillement', '', '', 'non', '–'],
      ],
    )}<h2>Déclaration de sinistres indemnisés</h2><p>Le bien a-t-il fait l’objet d’une indemnisation par une assurance suite à une catastrophe naturelle, minière ou technologique ? Oui ☐ Non ☒. Arrêtés de catastrophe naturelle pris sur la commune : inondations et coulées de boue du 28/05/2016 au 05/06/2016 (JO du 09/06/2016), mouvements de terrain du 25/12/1999 au 29/12/1999 (JO du 30/12/1999), sécheresse du 01/07/2022 au 30/09/2022 (JO du 21/07/2023).</p><h2>Situation de l’immeuble au regard du recul du trait de côte</h2><p>L’immeuble est situé sur une commune concernée par le recul du trait de côte : Oui ☐ Non ☒</p><h2>Information relative à la prescription de travaux</h2><p>Le règlement du PPR inondation ne prescrit pas de travaux pour un appartement situé à l’étage. La cote de référence de la crue historique est de 97,40 m NGF ; l’immeuble est en zone d’aléa fort.</p><p>Le présent état est à annexer à la promesse de vente et à l’acte authentique ; il est remis lors de la première visite du bien et doit être actualisé s’il n’est plus à jour. Documents joints : cartographies, fiche d’information sur le risque inondation, extrait du règlement. Attention : s’ils n’impliquent pas d’obligation, les aléas connus ou prévisibles peuvent être consultés sur www.georisques.gouv.fr.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '112 avenue Dauphine, 45100 ORLEANS',
      owner: 'Mme FOUCAULT Brigitte',
      made_on: '2026-09-23',
      report_number: either('ER-260923-118', '26/IMO/2741'),
      parcels: ['DK 318'],
    },
    absent: ['dpe_number', 'lots', 'price', 'surface_carrez'],
  },
);

const septic = paperOf(
  'assainissement-spanc-lescar',
  `font: 9.4pt/1.45 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 13pt; text-align: center; border: .3mm solid #000; padding: 2mm } h2 { font-size: 10pt; text-decoration: underline; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #666; padding: .9mm 1.4mm } p { margin-bottom: 1.3mm }`,
  [
    `<table><tr><td style="border:0"><b>COMMUNAUTÉ D’AGGLOMÉRATION PAU BÉARN EXEMPLE</b><br>Service public d’assainissement non collectif (SPANC)<br>2 bis place Royale, 64000 PAU – 05 59 00 36 90</td><td style="border:0;text-align:right">Pau, le 27 octobre 2026</td></tr></table><h1>RAPPORT DE VISITE<br>Contrôle périodique de bon fonctionnement et d’entretien d’une installation d’assainissement non collectif, préalable à une vente</h1>${table(
      [],
      [
        ['Numéro de rapport', 'ANC-64335-2026-071'],
        ['Propriétaire', 'M. LANUSSE Sylvain et Mme DOMECQ Claire'],
        ['Adresse de l’immeuble contrôlé', '18 chemin de Beneharnum, 64230 LESCAR'],
        ['Références cadastrales', 'BD 47, BD 48'],
        ['Date du contrôle', '21 octobre 2026, en présence du propriétaire'],
        ['Technicien', 'B. Casteignau'],
        ['Occupation', 'résidence principale, 4 personnes, 6 pièces principales'],
      ],
    )}<h2>Description de l’installation</h2>${table(
      ['Élément', 'Constat', 'Observations'],
      [
        ['Collecte', 'Regard en sortie, eaux pluviales séparées', 'Satisfaisant'],
        [
          'Prétraitement',
          'Fosse toutes eaux 3 000 l, béton, vers 1992',
          'Ventilation secondaire absente',
        ],
        [
          'Vidange',
          'Dernière vidange justifiée : 14/05/2021',
          'Boues à 60 % de la hauteur utile : vidange à prévoir',
        ],
        [
          'Traitement',
          'Épandage souterrain, 3 drains de 15 m',
          'Un drain colmaté, regard de répartition corrodé',
        ],
        ['Rejet', 'Infiltration dans le sol', 'Pas de rejet en surface constaté'],
      ],
    )}<h2>Évaluation (arrêté du 27 avril 2012)</h2><p>Défaut de sécurité sanitaire : non. Installation incomplète, significativement sous-dimensionnée ou présentant des dysfonctionnements majeurs : <b>oui</b>. Zone à enjeux sanitaires ou environnementaux : non.</p><h2>Conclusion</h2><p><b>INSTALLATION NON CONFORME</b> – article 4, cas c). Travaux obligatoires dans un délai d’un an à compter de la signature de l’acte de vente : réhabilitation de l’épandage, remplacement du regard de répartition, création d’une ventilation secondaire, vidange de la fosse. Un projet devra être déposé au SPANC avant travaux pour contrôle de conception.</p><p>Le présent rapport est à annexer à l’acte de vente (article L. 1331-11-1 du code de la santé publique). Sa durée de validité est de trois ans à compter de la date du contrôle. Redevance : 165,00 €, facturée au propriétaire. Le parc de la commune compte un réseau collectif en cours d’extension ; la parcelle n’est pas desservie à ce jour.</p><p style="text-align:right">Le responsable du SPANC</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. LANUSSE Sylvain et Mme DOMECQ Claire',
      property_address: '18 chemin de Beneharnum, 64230 LESCAR',
      made_on: '2026-10-21',
      report_number: 'ANC-64335-2026-071',
      sewer_kind: 'NON_COLLECTIF',
      parcels: ['BD 47', 'BD 48'],
    },
    absent: ['lots', 'rnc', 'dpe_number', 'price'],
  },
);

const noise = paperOf(
  'bruit-orly-villeneuve',
  `font: 9.6pt/1.45 'DejaVu Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 13.5pt; text-align: center; color: #333 } td, th { border: .2mm solid #999; padding: 1.1mm 1.6mm } th { background: #eee } h2 { font-size: 10.4pt; margin: 4mm 0 1mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES<br><span style="font-size:9pt">Articles L. 112-3, L. 112-9 et L. 112-11 du code de l’urbanisme</span></h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière. Cet état est à intégrer au dossier de diagnostic technique.</p>${table(
      [],
      [
        ['1. Situation du bien', '27 rue du Bois-Roger, 94290 VILLENEUVE-LE-ROI'],
        ['Parcelle', 'AH 205'],
        [
          '2. Plan d’exposition au bruit',
          'Aérodrome de Paris-Orly – révisé ☐ approuvé ☒ le 21/12/2012',
        ],
        ['L’immeuble est situé dans le périmètre d’un PEB', 'oui ☒ non ☐'],
        ['Travaux d’insonorisation prescrits', 'oui ☐ non ☒'],
        ['3. Zone de bruit', 'zone A ☐ très forte – zone B ☐ forte – zone C ☒ modérée – zone D ☐'],
      ],
    )}<h2>Documents de référence</h2><p>La consultation des documents s’effectue en mairie de Villeneuve-le-Roi, en préfecture du Val-de-Marne et sur le géoportail de l’IGN. La carte jointe (extrait au 1/25 000) situe l’immeuble à l’intérieur de la courbe Lden 57.</p><p>Zone A : Lden supérieur à 70 ; zone B : entre 70 et une valeur choisie entre 65 et 62 ; zone C : entre la limite extérieure de la zone B et une valeur choisie entre 57 et 55 ; zone D : entre la limite extérieure de la zone C et Lden 50. En zone C, les constructions individuelles non groupées sont autorisées sous réserve de ne pas accroître fortement la capacité d’accueil. L’isolation acoustique des constructions neuves est obligatoire.</p><h2>Aide aux riverains</h2><p>Le logement, situé dans le plan de gêne sonore, peut ouvrir droit à une aide à l’insonorisation instruite par le gestionnaire de l’aéroport.</p>${table(
      ['Vendeur', 'Acquéreur', 'Date et lieu'],
      [['M. LOPES Antonio', '', 'le 05/11/2026 à Villeneuve-le-Roi']],
    )}<p style="margin-top:4mm;font-size:8pt">Information sur les nuisances sonores aériennes : pour en savoir plus, consultez le site du ministère chargé de l’écologie. Le vendeur qui n’a pas remis cet état ne peut s’exonérer de la garantie correspondante ; l’acquéreur peut demander au juge une diminution du prix.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '27 rue du Bois-Roger, 94290 VILLENEUVE-LE-ROI',
      owner: 'M. LOPES Antonio',
      made_on: '2026-11-05',
      parcels: ['AH 205'],
    },
    absent: ['lots', 'dpe_number', 'surface_carrez', 'price'],
  },
);

export const EXPERTISES_LIEUX = [gas, electricity, risks, septic, noise];
