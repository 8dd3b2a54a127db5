// Gas, electricity, risks, noise, sewer and floor areas.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const brive = paperOf(
  'gaz-installation-brive',
  `font: 8.8pt/1.36 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; color: #c0561a; text-align: center } h2 { font-size: 9.6pt; color: #c0561a; margin: 3.4mm 0 1mm } td, th { border: .2mm solid #dcb79d; padding: .8mm 1.3mm } th { background: #fbeee4; font-weight: bold }`,
  [
    `<p><b>CORRÈZE CONTRÔLE</b> – 14 avenue de Paris – 19100 BRIVE-LA-GAILLARDE – rapport n° CC-G-26-0582</p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p style="text-align:center">Articles L. 134-9 et R. 134-6 à R. 134-9 du code de la construction et de l’habitation – NF P 45-500 (juillet 2022)</p><h2>A. – Désignation du bâtiment</h2><p>27 rue Toulzac, 19100 BRIVE-LA-GAILLARDE – bâtiment sur rue, 1er étage – lot 2 – type : appartement – gaz distribué : gaz naturel – distributeur : GRDF – installation alimentée : OUI</p><h2>B. – Désignation du propriétaire</h2><p>Mme VANDENBROUCKE Ingrid, 27 rue Toulzac, 19100 BRIVE-LA-GAILLARDE. Titulaire du contrat : elle-même. Point de comptage : 14 820 744 301 117</p><h2>C. – Opérateur</h2><p>Hugo SAGE, certifié LCC QUALIXPERT n° C0914, visite du 22/10/2026</p><h2>D. – Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance', 'Localisation', 'Observations'],
      [
        ['Chaudière SAUNIER DUVAL Thema', 'Étanche', '23 kW', 'Cuisine', 'Taux de CO : 0 ppm'],
        ['Table de cuisson BRANDT', 'Non raccordé', '–', 'Cuisine', 'Tuyau à durée illimitée'],
      ],
    )}<h2>E. – Anomalies identifiées</h2><p>Néant.</p><h2>F. – Identification des parties non contrôlées</h2><p>Néant.</p><h2>G. – Constatations diverses</h2><p>Attestation d’entretien de la chaudière de moins d’un an : présentée (12/03/2026).</p><h2>H. – Conclusion</h2><p>☒ L’installation ne comporte aucune anomalie.<br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L’installation comporte une anomalie 32c.</p><p>Fait à Brive, le 23/10/2026. Valable trois ans pour une vente, soit jusqu’au 22/10/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'Mme VANDENBROUCKE Ingrid',
      property_address: '27 rue Toulzac, 19100 BRIVE-LA-GAILLARDE',
      lots: ['2'],
      report_number: 'CC-G-26-0582',
      made_on: either('2026-10-23', '2026-10-22'),
      valid_until: '2029-10-22',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'energy'],
  },
);

const millau = paperOf(
  'electricite-domaines-millau',
  `font: 8.6pt/1.36 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 12.5pt; background: #f5c400; padding: 2mm; text-align: center } h2 { font-size: 9.4pt; border-bottom: .4mm solid #f5c400; margin: 3.4mm 0 1mm } td, th { border: .2mm solid #bbb; padding: .8mm 1.3mm } th { background: #fff7d6; font-weight: bold }`,
  [
    `<p><b>SUD-AVEYRON DIAGNOSTICS</b> – 20 avenue Jean Jaurès – 12100 MILLAU – SIRET 900 013 555 00011</p><h1>RAPPORT DE L’ÉTAT DE L’INSTALLATION INTÉRIEURE D’ÉLECTRICITÉ</h1><p>Articles L. 134-7 et R. 134-10 à R. 134-13 du CCH – arrêté du 28 septembre 2017 – norme NF C16-600</p><h2>1. Désignation et description du local d’habitation</h2>${table(
      [],
      [
        ['Localisation', 'LE BEFFROI, 29 rue Droite, 12100 MILLAU – 3e étage – lot 17'],
        [
          'Année de construction',
          '1972',
          'Année de l’installation',
          '1972, tableau repris en 1998',
        ],
        ['Propriétaire', 'M. et Mme FERNANDES DA SILVA Rui', 'Dossier', 'SAD26/E/1187'],
        ['Date du diagnostic', '12/11/2026', 'Distributeur', 'Enedis'],
      ],
    )}<h2>2. Conclusions relatives à l’évaluation des risques pouvant porter atteinte à la sécurité des personnes</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie.<br>☒ L’installation intérieure d’électricité comporte une ou des anomalies.</p>${table(
      ['Domaine', 'Anomalie (libellé)', 'Localisation', 'Mesure compensatoire'],
      [
        [
          '2. Dispositif de protection différentielle',
          'B.3.3.6 a1 : au moins un socle de prise de courant ne comporte pas de broche de terre',
          'Chambres',
          'Protection 30 mA en place',
        ],
        [
          '5. Matériels présentant des risques de contacts directs',
          'B.7.3 a : l’enveloppe d’au moins un matériel est manquante ou détériorée',
          'Cave',
          '–',
        ],
        [
          '6. Matériels vétustes',
          'B.8.3 b : matériel comportant des douilles métalliques',
          'Cellier',
          '–',
        ],
      ],
    )}<h2>3. Informations complémentaires</h2><p>IC. Socles de prises à obturateurs et dispositifs à haute sensibilité 30 mA : partiel. Points de contrôle non vérifiés : résistance de la prise de terre (accès par les parties communes).</p><h2>4. Avertissement</h2><p>La responsabilité du donneur d’ordre reste pleinement engagée en cas d’accident. Il est recommandé de faire lever les anomalies par un installateur qualifié.</p><p>Établi à MILLAU le 12/11/2026 par Florian GALTIER (certificat DTI 2094). Durée de validité : 3 ans en cas de vente, jusqu’au 11/11/2029 ; 6 ans en location.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'M. et Mme FERNANDES DA SILVA Rui',
      property_address: '29 rue Droite, 12100 MILLAU',
      lots: ['17'],
      report_number: 'SAD26/E/1187',
      made_on: '2026-11-12',
      valid_until: '2029-11-11',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'energy', 'surface_carrez'],
  },
);

const mende = paperOf(
  'erp-georisques-mende',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 15mm; h1 { font-size: 15pt; color: #000091 } h2 { font-size: 10pt; color: #000091; margin: 3.4mm 0 1mm; border-bottom: .2mm solid #000091 } td { border: .2mm solid #ccd; padding: 1mm 1.5mm }`,
  [
    `<h1>État des risques</h1><p>pour l’information des acquéreurs et des locataires – articles L. 125-5 à L. 125-7 et R. 125-26 du code de l’environnement. État réalisé en ligne sur ERRIAL / Géorisques le <b>4 novembre 2026</b>.</p>${table(
      [],
      [
        ['Parcelle(s)', '48095 – AS – 77', 'Code postal – commune', '48000 MENDE'],
        ['Adresse', '2 allée Paul Doumer', 'Vendeur', 'Mme ROUSSET Yvette veuve BONNAL'],
      ],
    )}<h2>Plans de prévention des risques naturels</h2><p>L’immeuble est situé dans le périmètre d’un PPR naturels : <b>☒ oui ☐ non</b> – PPRN Inondation du Lot, approuvé le 12/07/2010. Travaux prescrits : ☐ oui ☒ non. Mouvement de terrain : PPR prescrit le 05/04/2019.</p><h2>Plans de prévention des risques technologiques et miniers</h2><p>PPRT : ☐ oui ☒ non. PPRM : ☐ oui ☒ non.</p><h2>Sismicité</h2><p>Zone de sismicité : ☐ 1 très faible ☒ 2 faible ☐ 3 modérée ☐ 4 moyenne ☐ 5 forte</p><h2>Radon</h2><p>Potentiel radon de la commune : ☐ 1 ☐ 2 ☒ 3 significatif. Il est recommandé de faire mesurer la concentration dans les pièces occupées.</p><h2>Pollution des sols, bruit, recul du trait de côte, débroussaillement</h2><p>Secteur d’information sur les sols : ☐ oui ☒ non. Plan d’exposition au bruit d’un aérodrome : ☐ oui ☒ non. Recul du trait de côte : sans objet. Obligation légale de débroussaillement : ☐ oui ☒ non.</p><h2>Sinistres ayant donné lieu à indemnisation (catastrophe naturelle, minière ou technologique)</h2><p>Le vendeur déclare : ☐ oui ☒ non. Arrêtés de reconnaissance publiés pour la commune : 11, dont inondations et coulées de boue du 02/11/2008, du 12/06/2020.</p>${table([], [['Signature du vendeur', '', 'Signature de l’acquéreur', '']])}<p style="margin-top:3mm;font-size:7.6pt">Le présent état doit être établi moins de six mois avant la conclusion du contrat. Arrêté préfectoral d’information n° DDT-BIEF-2024-101-0003 du 10 avril 2024.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '2 allée Paul Doumer, 48000 MENDE',
      owner: either('Mme ROUSSET Yvette veuve BONNAL', 'Mme ROUSSET Yvette'),
      made_on: '2026-11-04',
    },
    absent: ['dpe_number', 'lots', 'price', 'surface_carrez'],
  },
);

const noise = paperOf(
  'bruit-aerodrome-clermont-ferrand',
  `font: 9.4pt/1.5 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 13pt; text-align: center } td { border: .2mm solid #555; padding: 1.2mm 2mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p style="text-align:center">en application de l’article L. 112-11 du code de l’urbanisme – à joindre au contrat de vente ou de location</p><p>Cet état est établi sur la base des informations mises à disposition par l’arrêté préfectoral n° 63-2013-0882 du 18/12/2013.</p>${table(
      [],
      [
        [
          'Adresse de l’immeuble',
          '4 rue des Chanelles',
          'Code postal ou Insee',
          '63100',
          'Commune',
          'CLERMONT-FERRAND',
        ],
      ],
    )}<p style="margin-top:4mm"><b>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</b></p><p>L’immeuble est situé dans le périmètre d’un PEB : ☒ oui ☐ non – approuvé – date : 18/12/2013<br>Si oui, nom de l’aérodrome : Clermont-Ferrand Auvergne (Aulnat)</p><p>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : ☐ oui ☒ non</p><p><b>Situation au regard du zonage</b><br>zone A (très forte) ☐ &nbsp; zone B (forte) ☐ &nbsp; zone C (modérée) ☐ &nbsp; zone D (faible) ☒ &nbsp; aucune ☐</p><p><b>Documents de référence</b> : le plan d’exposition au bruit est consultable sur le Géoportail de l’IGN et à la mairie de Clermont-Ferrand.</p>${table(
      [],
      [
        [
          'Vendeur ou bailleur',
          'M. PETROV Dimitar',
          'Date / lieu',
          '15/10/2026 à CLERMONT-FERRAND',
        ],
        ['Acquéreur ou locataire', '', 'Visa', ''],
      ],
    )}<p style="margin-top:4mm;font-size:8pt">Modèle d’état des nuisances sonores aériennes en application de l’article L. 112-11 du code de l’urbanisme – MTES/DGPR/juin 2020.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '4 rue des Chanelles, 63100 CLERMONT-FERRAND',
      owner: 'M. PETROV Dimitar',
      made_on: '2026-10-15',
    },
    absent: ['dpe_number', 'lots', 'surface_carrez'],
  },
);

const aurillac = paperOf(
  'assainissement-fosse-vente-aurillac',
  `font: 9.2pt/1.42 'DejaVu Sans Condensed', sans-serif; padding: 13mm 16mm; h1 { font-size: 13pt; color: #0b5c8c } h2 { font-size: 10pt; color: #0b5c8c; margin: 4mm 0 1mm } td, th { border: .2mm solid #a9c3d2; padding: 1mm 1.5mm } th { background: #e3eef5; font-weight: bold }`,
  [
    `<p><b>Aurillac Agglomération – Service public d’assainissement non collectif (SPANC)</b><br>3 place des Carmes – 15000 AURILLAC</p><h1>RAPPORT DE VISITE – CONTRÔLE DE L’INSTALLATION D’ASSAINISSEMENT NON COLLECTIF EXISTANTE DANS LE CADRE D’UNE VENTE</h1>${table(
      [],
      [
        ['N° de dossier', 'SPANC-15-2026-0238'],
        ['Propriétaire', 'M. et Mme FEL Christian'],
        ['Adresse de l’installation', '36 chemin de la Jordanne, 15000 AURILLAC'],
        ['Références cadastrales', 'CD 91 et CD 92'],
        ['Date de la visite', '07/10/2026, en présence de Mme FEL'],
        ['Capacité d’accueil', '5 pièces principales'],
      ],
    )}<h2>Description</h2><p>Fosse septique de 2 m³ (1983) recevant les seules eaux vannes, bac à graisses, rejet des eaux ménagères au fossé par puisard. Dernière vidange : 2017 (bordereau non présenté).</p><h2>Évaluation</h2>${table(
      ['Point contrôlé', 'Constat', 'Niveau'],
      [
        ['Accessibilité des regards', 'Tampons accessibles', 'Satisfaisant'],
        ['Traitement', 'Absent pour les eaux ménagères', 'Installation incomplète'],
        ['Danger pour la santé des personnes', 'Rejet à l’air libre en limite de propriété', 'Oui'],
        ['Risque environnemental', 'Hors zone à enjeu', 'Non'],
      ],
    )}<h2>Conclusion</h2><p><b>Installation NON CONFORME – danger pour la santé des personnes.</b> L’acquéreur devra procéder aux travaux de mise en conformité dans un délai d’un an après la signature de l’acte de vente (article L. 271-4 du code de la construction et de l’habitation).</p><p>La parcelle n’est pas desservie par le réseau public d’assainissement collectif. Rapport établi le 14/10/2026, valable trois ans à compter de la date du contrôle.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. et Mme FEL Christian',
      property_address: '36 chemin de la Jordanne, 15000 AURILLAC',
      made_on: either('2026-10-07', '2026-10-14'),
      report_number: 'SPANC-15-2026-0238',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'lots'],
  },
);

const lepuy = paperOf(
  'carrez-attestation-le-puy-en-velay',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt; text-align: center; border-top: .5mm solid #7d2b57; border-bottom: .5mm solid #7d2b57; padding: 2mm; color: #7d2b57 } td, th { border: .2mm solid #cbb; padding: .9mm 1.5mm } td:nth-child(n+2) { text-align: right } .r { border: .6mm solid #7d2b57; padding: 3mm; font-size: 12pt; text-align: center; margin: 4mm 0 }`,
  [
    `<p><b>HAUTE-LOIRE EXPERTISES</b> – 9 avenue Maréchal Foch – 43000 LE PUY-EN-VELAY – 04 71 00 70 14</p><h1>ATTESTATION DE SUPERFICIE DE LA PARTIE PRIVATIVE<br><span style="font-size:9pt">Loi n° 96-1107 du 18 décembre 1996 dite « loi Carrez » – décret n° 97-532 du 23 mai 1997</span></h1><p>Dossier n° : HLE-26-2051 – Date de commande : 02/11/2026 – Date de visite : 05/11/2026</p><p>Désignation du bien : 24 boulevard Saint-Louis, 43000 LE PUY-EN-VELAY – Les Balcons de Corneille – 5e étage – lot n° 31 (appartement T3)<br>Désignation du propriétaire : M. WIŚNIEWSKI Tomasz, même adresse</p>${table(
      ['Pièce', 'Superficie Carrez (m²)', 'Surface au sol &lt; 1,80 m ou hors Carrez (m²)'],
      [
        ['Entrée, dégagement', '6,14', '0,00'],
        ['Séjour', '23,78', '0,00'],
        ['Cuisine', '9,05', '0,00'],
        ['Chambre 1', '12,33', '0,00'],
        ['Chambre 2', '10,92', '0,00'],
        ['Salle de bains', '4,61', '0,00'],
        ['WC', '1,22', '0,00'],
        ['Loggia', '0,00', '5,80'],
        ['Total', '68,05', '5,80'],
      ],
    )}<div class="r">Surface loi Carrez totale : <b>68,05 m²</b><br><small>(soixante-huit mètres carrés zéro cinq)</small></div><p>Surface au sol totale : 73,85 m². Moyen de mesurage : télémètre laser Leica Disto. Le règlement de copropriété n’a pas été fourni. L’attestation n’est valable que pour la configuration du lot au jour de la visite.</p><p>Fait au Puy-en-Velay, le 06/11/2026 – Nathalie Crespe</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '24 boulevard Saint-Louis, 43000 LE PUY-EN-VELAY',
      owner: 'M. WIŚNIEWSKI Tomasz',
      lots: ['31'],
      report_number: 'HLE-26-2051',
      made_on: either('2026-11-06', '2026-11-05'),
      surface_carrez: 6805,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const moulins = paperOf(
  'carrez-geometre-moulins',
  `font: 11pt/1.55 'C059', serif; padding: 24mm`,
  [
    `<p><b>Philippe RAYNAUD</b><br>Géomètre-expert foncier DPLG<br>10 rue Voltaire – 03000 MOULINS</p><p style="text-align:right">Moulins, le 18 septembre 2026</p><h1 style="font-size:13pt;text-align:center">CERTIFICAT DE SUPERFICIE PRIVATIVE</h1>${paragraphs(['Je soussigné, Philippe RAYNAUD, géomètre-expert, certifie avoir procédé le 16 septembre 2026, à la demande de Monsieur Jean-Baptiste LE BIHAN-DUMAS, propriétaire, au mesurage du lot numéro 12 de l’immeuble en copropriété « LE PALUET », situé 5 rue de Paris, 03000 MOULINS, au troisième étage.', 'La superficie privative de ce lot, calculée selon les articles 4-1 et 4-2 du décret n° 67-223 du 17 mars 1967 (article 46 de la loi du 10 juillet 1965), est de :', '<b>QUATRE-VINGT-ONZE MÈTRES CARRÉS ET SOIXANTE-HUIT DÉCIMÈTRES CARRÉS (91,68 m²)</b>', 'se décomposant ainsi : entrée et couloir 11,20 m² ; salon 22,46 m² ; salle à manger 17,04 m² ; cuisine 10,15 m² ; chambre sur rue 14,38 m² ; chambre sur cour 11,05 m² ; salle d’eau et w.c. 5,40 m².', 'La cave n’est pas comprise dans ce mesurage, non plus que le placard sous rampant, dont la hauteur est inférieure à 1,80 mètre (2,10 m²).', 'Dossier 2026-174. Certificat établi pour être annexé à l’acte de vente.'])}`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '5 rue de Paris, 03000 MOULINS',
      owner: 'Monsieur Jean-Baptiste LE BIHAN-DUMAS',
      lots: ['12'],
      made_on: either('2026-09-18', '2026-09-16'),
      surface_carrez: 9168,
      report_number: '2026-174',
    },
    absent: ['surface_habitable', 'surface_reference', 'price'],
  },
);

export const DIAGNOSTICS_INSTALLATIONS = [brive, millau, mende, noise, aurillac, lepuy, moulins];
