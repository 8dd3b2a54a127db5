// Gas, electricity and the size of homes, from three offices.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const BLUE = `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 12.5pt; color: #123f7a; text-align: center; margin: 3mm 0 } h2 { font-size: 9.6pt; color: #fff; background: #123f7a; padding: .8mm 2mm; margin: 3.4mm 0 1.2mm } td, th { border: .2mm solid #9db3d1; padding: 1mm 1.4mm } th { background: #e6eef8; font-weight: bold } .ft { position: absolute; bottom: 5mm; left: 14mm; right: 14mm; font-size: 7pt; border-top: .2mm solid #9db3d1 }`;

const gas = paperOf(
  'gaz-rapport-strasbourg',
  BLUE,
  [
    `<p><b>RHIN DIAG</b> – agence de Strasbourg – 4 rue du Fossé-des-Orfèvres, 67000 STRASBOURG</p><h1>RAPPORT DE L’ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p style="text-align:center">Numéro de dossier : RD-2026-0655 – Date du repérage : 05/11/2026 – norme NF P 45-500 (juillet 2022) – articles L. 134-9 et R. 134-6 à R. 134-9 du CCH</p><h2>A. Désignation du ou des bâtiments</h2><p>Département : BAS-RHIN – Adresse : 37 quai des Cigognes – Commune : 67000 STRASBOURG – Désignation du lot de copropriété : escalier 2, étage 3, lot n° 26 – Type de bâtiment : appartement – Nature du gaz distribué : gaz naturel – Distributeur : Réseau Exemple – Installation alimentée : OUI</p><h2>B. Désignation du propriétaire</h2><p>Nom et prénom : Mme SCHMITTER Odile – Adresse : 37 quai des Cigognes, 67000 STRASBOURG – Titulaire du contrat de fourniture : Mme SCHMITTER Odile – N° point de livraison gaz : 14882200417</p><h2>C. Désignation de l’opérateur de diagnostic</h2><p>M. Philippe ANSTETT, certification n° G-0771 valide jusqu’au 14/02/2030 – assurance Assureur Exemple n° 88-1204</p><h2>D. Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance kW', 'Localisation', 'Observations'],
      [
        [
          'Chaudière Frisquette Éco',
          'Étanche',
          '23,9',
          'Cuisine',
          'Entretien de moins d’un an : oui',
        ],
        [
          'Table de cuisson Exempla',
          'Non raccordé',
          'Non visible',
          'Cuisine',
          'Flexible sans date limite d’emploi lisible',
        ],
      ],
    )}<h2>E. Anomalies identifiées</h2>${table(
      ['Points de contrôle', 'A1, A2, DGI ou 32c', 'Libellé des anomalies et recommandations'],
      [
        [
          'C.14 – 19.1',
          'A1',
          'Le local équipé ou prévu pour un appareil d’utilisation n’est pas pourvu d’une amenée d’air',
        ],
      ],
    )}<h2>F. Constatations diverses</h2><p>Attestation de contrôle de moins d’un an de la vacuité des conduits de fumées non présentée. Justificatif d’entretien de la chaudière présenté.</p><h2>G. Conclusion</h2><p>☐ L’installation ne comporte aucune anomalie<br>☒ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service</p><p>Fait à STRASBOURG, le 05/11/2026. Le présent rapport est valable jusqu’au 04/11/2029.</p><div class="ft">État de l’installation intérieure de gaz n° RD-2026-0655 – 1/1</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      report_number: 'RD-2026-0655',
      made_on: '2026-11-05',
      valid_until: '2029-11-04',
      property_address: '37 quai des Cigognes, 67000 STRASBOURG',
      owner: 'Mme SCHMITTER Odile',
      lots: ['26'],
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const electricity = paperOf(
  'electricite-etat-roubaix',
  BLUE,
  [
    `<p><b>FERRAIN DIAGNOSTICS</b> – 90 rue de l’Alma, 59100 ROUBAIX – SIRET 900 555 210 00013</p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE D’ÉLECTRICITÉ DES PARTIES PRIVATIVES<br>D’UN LOCAL À USAGE D’HABITATION</h1><p style="text-align:center">N° FD/26/1187 – Date du repérage : 03/09/2026 – arrêté du 28 septembre 2017, norme NF C 16-600 (juillet 2017)</p><h2>1. Désignation et description du local d’habitation et de ses dépendances</h2>${table(
      [],
      [
        ['Type d’immeuble', 'Appartement', 'Étage', '2e, porte droite'],
        ['Adresse', '118 rue des Peignerons, 59100 ROUBAIX', 'Lot n°', '47'],
        ['Année de construction', '1972', 'Année de l’installation', 'Plus de quinze ans'],
        ['Distributeur', 'Réseau Exemple', 'Installation sous tension', 'Oui'],
      ],
    )}<h2>2. Identification du donneur d’ordre et du propriétaire</h2><p>Donneur d’ordre : Me DUQUENNOY, notaire – Propriétaire : SCI BEFFROI 59, 17 rue des Briquetiers, 59200 TOURCOING</p><h2>3. Identification de l’opérateur</h2><p>Kévin SALOMEZ – certificat EL-3017 délivré par Certif Exemple, valable jusqu’au 08/07/2028</p><h2>4. Conclusions relatives à l’évaluation des risques pouvant porter atteinte à la sécurité des personnes</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br>☒ L’installation intérieure d’électricité comporte une ou des anomalies. Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p><h2>5. Anomalies constatées</h2>${table(
      ['Domaine', 'Anomalie', 'Mesure compensatoire'],
      [
        [
          '2. Dispositif de protection différentiel et installation de mise à la terre',
          'Des socles de prise de courant ne comportent pas de broche de terre',
          'Non',
        ],
        [
          '4. Liaison équipotentielle',
          'Locaux contenant une douche : liaison équipotentielle supplémentaire absente',
          'Non',
        ],
        [
          '6. Matériels présentant des risques de contacts directs',
          'L’enveloppe d’un matériel est manquante (couloir)',
          'Non',
        ],
      ],
    )}<h2>6. Informations complémentaires</h2><p>Il n’y a pas de dispositif différentiel à haute sensibilité inférieur ou égal à 30 mA sur l’ensemble de l’installation. Date de rédaction de l’état : 03/09/2026. Durée de validité en cas de vente : trois ans, jusqu’au 02/09/2029.</p><div class="ft">État de l’installation intérieure d’électricité n° FD/26/1187 – Rapport du : 03/09/2026 – 1/1</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      report_number: 'FD/26/1187',
      made_on: '2026-09-03',
      valid_until: '2029-09-02',
      property_address: '118 rue des Peignerons, 59100 ROUBAIX',
      owner: 'SCI BEFFROI 59',
      lots: ['47'],
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const report = paperOf(
  'carrez-certificat-metz',
  BLUE,
  [
    `<p><b>MOSEL DIAG</b> – 18 rue des Remparts, 57000 METZ – tél. 03 87 00 92 11</p><h1>CERTIFICAT DE SUPERFICIE DE LA PARTIE PRIVATIVE</h1>${table(
      [],
      [
        ['Numéro de dossier', '26/MD/0447', 'Date du repérage', '08/09/2026'],
        ['Heure d’arrivée', '14 h 00', 'Durée du repérage', '01 h 20'],
      ],
    )}<p style="margin-top:2mm">La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi pour l’accès au logement et un urbanisme rénové, en vertu de la loi n° 96-1107 du 18 décembre 1996 (loi Carrez) et du décret n° 97-532 du 23 mai 1997, en vue de reporter leur superficie dans un acte de vente à intervenir.</p><h2>Désignation du ou des bâtiments</h2><p>Adresse : 24 rue des Tanneurs du Sablon – Commune : 57000 METZ – Section cadastrale SR, parcelle n° 214 – Désignation et situation du ou des lots de copropriété : Bat. B, étage 3, N° de lot : 114</p><h2>Désignation du propriétaire</h2><p>Nom et prénom : M. et Mme KIEFFER Laurent – Adresse : 24 rue des Tanneurs du Sablon, 57000 METZ</p><h2>Superficie privative en m² du ou des lot(s)</h2><p style="font-size:12pt;text-align:center"><b>Surface loi Carrez totale : 84,37 m²</b> (quatre-vingt-quatre mètres carrés trente-sept)</p><h2>Résultat du repérage</h2>${table(
      [
        'Parties de l’immeuble bâties visitées',
        'Superficie privative au sens Carrez',
        'Surface au sol',
        'Commentaires',
      ],
      [
        ['Entrée, dégagement', '9,12', '9,12', ''],
        ['Séjour', '28,40', '28,40', ''],
        ['Cuisine', '9,86', '9,86', ''],
        ['Chambre 1', '12,05', '12,05', ''],
        ['Chambre 2', '10,14', '10,14', ''],
        ['Chambre 3', '9,31', '9,31', ''],
        ['Salle de bains', '4,27', '4,27', ''],
        ['WC', '1,22', '1,22', ''],
        ['Loggia', '0,00', '6,88', 'Non prise en compte'],
        ['<b>TOTAL</b>', '<b>84,37</b>', '<b>91,25</b>', ''],
      ],
    )}<p style="margin-top:2mm">Documents fournis : néant. Fait à METZ, le 08/09/2026, par Julien ROBINET.</p><div class="ft">Certificat de superficie n° 26/MD/0447 – 1/1</div>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      report_number: '26/MD/0447',
      made_on: '2026-09-08',
      property_address: '24 rue des Tanneurs du Sablon, 57000 METZ',
      owner: 'M. et Mme KIEFFER Laurent',
      lots: ['114'],
      surface_carrez: 8437,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const surveyor = paperOf(
  'carrez-attestation-nancy',
  `font: 10.6pt/1.5 'URW Bookman', serif; padding: 20mm 22mm; td { border-bottom: .2mm solid #999; padding: 1mm 2mm } td:last-child { text-align: right }`,
  [
    `<p><b>CABINET JACQUEMIN</b><br>Géomètres-experts<br>31 rue de la Craffe, 54000 NANCY</p><p style="text-align:right">Nancy, le 14 octobre 2026<br>Dossier n° 26-3308</p><h1 style="font-size:14pt;text-align:center">ATTESTATION DE SUPERFICIE<br>LOI CARREZ</h1><p>Je soussigné Étienne JACQUEMIN, géomètre-expert inscrit au tableau de l’Ordre, certifie avoir procédé le 13 octobre 2026 au mesurage des lots de copropriété appartenant à Madame PIERRON Jacqueline, situés 16 avenue des Charmilles Lorraines, 54000 NANCY, résidence LES AULNES, lot numéro 412 (appartement au quatrième étage, entrée 4).</p><p>Les surfaces relevées, d’une hauteur supérieure ou égale à 1,80 mètre, déduction faite des murs, cloisons, marches et cages d’escalier, gaines, embrasures de portes et de fenêtres, sont les suivantes :</p>${table(
      [],
      [
        ['Hall', '4,61 m²'],
        ['Salle de séjour', '21,93 m²'],
        ['Cuisine', '8,07 m²'],
        ['Chambre', '13,28 m²'],
        ['Salle d’eau', '3,54 m²'],
        ['Toilettes', '1,09 m²'],
      ],
    )}<p style="margin-top:5mm">Soit une superficie privative de <b>52,52 m²</b> (cinquante-deux mètres carrés et cinquante-deux décimètres carrés).</p><p>La cave (lot 466) et le garage (lot 503) ne sont pas compris dans cette superficie, conformément à l’article 46 de la loi du 10 juillet 1965 et à l’article 4-1 du décret du 17 mars 1967. La présente attestation est délivrée pour être annexée à l’acte de vente ; elle ne vaut que pour l’état des lieux au jour du mesurage.</p><p style="text-align:right">É. Jacquemin</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      report_number: '26-3308',
      made_on: either('2026-10-14', '2026-10-13'),
      property_address: '16 avenue des Charmilles Lorraines, 54000 NANCY',
      owner: 'Madame PIERRON Jacqueline',
      lots: either(['412'], ['412', '466', '503']),
      surface_carrez: 5252,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const living = paperOf(
  'boutin-attestation-roubaix',
  BLUE,
  [
    `<p><b>FERRAIN DIAGNOSTICS</b> – 90 rue de l’Alma, 59100 ROUBAIX</p><h1>ATTESTATION DE SURFACE HABITABLE</h1><p style="text-align:center">Dossier n° FD/25/0302 – Date du repérage : 11/02/2025</p><p>Objet de la mission : établir la surface habitable du logement désigné ci-dessous, au sens de l’article R. 156-1 du code de la construction et de l’habitation, en vue de son report dans le contrat de location conformément à l’article 3 de la loi du 6 juillet 1989 (loi Boutin du 25 mars 2009).</p><h2>Logement</h2><p>118 rue des Peignerons, 59100 ROUBAIX – bâtiment C, 2e étage droite, lot n° 47 – Propriétaire bailleur : SCI BEFFROI 59</p><h2>Relevé des surfaces</h2>${table(
      ['Pièce', 'Surface habitable (m²)', 'Surface exclue (m²)', 'Motif'],
      [
        ['Entrée', '5,20', '0,00', ''],
        ['Séjour', '23,61', '0,00', ''],
        ['Cuisine', '8,94', '0,00', ''],
        ['Chambre 1', '11,48', '0,00', ''],
        ['Chambre 2', '9,02', '0,00', ''],
        ['Salle de bains', '3,83', '0,00', ''],
        ['WC', '1,00', '0,00', ''],
        ['Balcon', '0,00', '4,15', 'Article R. 156-1'],
      ],
    )}<p style="margin-top:4mm;font-size:12pt"><b>Surface habitable totale : 63,08 m²</b></p><p>La surface habitable est la surface de plancher construite, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escaliers, gaines, embrasures de portes et de fenêtres. Il n’est pas tenu compte de la superficie des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons, séchoirs extérieurs au logement, vérandas, ni des parties de locaux d’une hauteur inférieure à 1,80 m.</p><p>Fait à ROUBAIX, le 11/02/2025 – K. SALOMEZ</p><div class="ft">Attestation de surface habitable n° FD/25/0302</div>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      report_number: 'FD/25/0302',
      made_on: '2025-02-11',
      property_address: '118 rue des Peignerons, 59100 ROUBAIX',
      owner: 'SCI BEFFROI 59',
      lots: ['47'],
      surface_habitable: 6308,
    },
    absent: ['surface_carrez', 'dpe_number', 'rent'],
  },
);

export const RAPPORTS_INSTALLATIONS = [gas, electricity, report, surveyor, living];
