// Reports on installations and on the ground: gas, electricity, risks, sewer.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const gas = paperOf(
  'gaz-interieur-nancy',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; background: #28457f; color: #fff; padding: 2mm } h2 { font-size: 9.6pt; color: #28457f; border-bottom: .3mm solid #28457f; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #aab } th { background: #e9eef7 }`,
  [
    `<p><b>LORRAINE BÂTI CONTRÔLE</b> – 10 rue Saint-Dizier – 54000 NANCY – Rapport LBC/26/0443</p><h1>Rapport de visite – État de l’installation intérieure de gaz</h1><p>Date de la visite : 30/04/2026 – Limites de validité vente : 29/04/2029 – Norme NF P 45-500 de juillet 2022, arrêté du 6 avril 2007 modifié</p><h2>A. Désignation du ou des bâtiments</h2><p>Adresse : 41 rue de Saurupt, 54000 NANCY – Appartement, 2e étage gauche – Lot de copropriété : 14 – Nature du gaz distribué : gaz naturel – Distributeur : Réseau Gaz Exemple – Installation alimentée : oui</p><h2>B. Désignation du propriétaire</h2><p>Mme WALTER Ghislaine, 41 rue de Saurupt, 54000 NANCY. Titulaire du contrat de fourniture de gaz : Mme WALTER. Numéro de point de livraison : 21 488 116 770 932.</p><h2>C. Désignation de l’opérateur</h2><p>Yann Perrot – certification 2023-GA-1177 valable jusqu’au 12/03/2030</p><h2>D. Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance en kW', 'Localisation', 'Observations'],
      [
        ['Cuisinière Exemplia C40', 'Non raccordé', '–', 'Cuisine', 'Sans observation'],
        ['Robinet en attente', '–', '–', 'Cuisine', 'Obturé'],
      ],
    )}<h2>E. Anomalies identifiées</h2><p>Néant.</p><h2>F. Identification des bâtiments et parties du bâtiment n’ayant pu être contrôlés</h2><p>Néant. Les conduits de fumée ne relèvent pas du domaine du diagnostic.</p><h2>G. Constatations diverses</h2><p>Attestation de contrôle de moins d’un an de la vacuité des conduits de fumées non présentée (sans objet). Le conduit de raccordement n’est pas visitable.</p><h2>H. Conclusion</h2><p>☒ L’installation ne comporte aucune anomalie.<br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L’installation comporte une anomalie 32c qui devra faire l’objet d’un traitement particulier.</p><p>Rappel : notre responsabilité est limitée aux points effectivement vérifiés et ne saurait être étendue aux conséquences de l’utilisation de l’installation. Fait à Nancy le 30/04/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'Mme WALTER Ghislaine',
      property_address: '41 rue de Saurupt, 54000 NANCY',
      lots: ['14'],
      report_number: 'LBC/26/0443',
      made_on: '2026-04-30',
      valid_until: '2029-04-29',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc'],
  },
);

const electricity = paperOf(
  'electricite-installation-annecy',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; h1 { font-size: 12.5pt; text-align: center; border: .5mm solid #b28704; padding: 2mm } h2 { font-size: 9.6pt; background: #fff3cd; padding: 1mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #d9c27a } th { background: #fffaeb; font-weight: bold }`,
  [
    `<p><b>ARAVIS DIAG IMMO</b> – 3 rue Carnot – 74000 ANNECY</p><h1>Rapport de l’état de l’installation intérieure d’électricité d’un immeuble à usage d’habitation</h1><p>Numéro de dossier : ADI 2026-1507 – Date du repérage : 25/08/2026 – Date du rapport : 26/08/2026</p><p>La présente mission consiste, suivant l’arrêté du 28 septembre 2017, à établir un état de l’installation électrique en vue d’évaluer les risques pouvant porter atteinte à la sécurité des personnes. En aucun cas elle n’est une vérification de la conformité de l’installation vis-à-vis d’une quelconque réglementation. Norme NF C 16-600 de juillet 2017.</p><h2>1. – Désignation et description du local d’habitation et de ses dépendances</h2><p>Type d’immeuble : appartement – Adresse : 5 chemin des Barattes – Commune : 74000 ANNECY – Désignation du lot : bâtiment B, 3e étage, lot numéro 118 – Année de construction : 1988 – Année de l’installation : plus de quinze ans – Distributeur d’électricité : Réseau Élec Exemple – Installation sous tension : oui</p><h2>2. – Identification du donneur d’ordre et du propriétaire</h2><p>Propriétaire du local d’habitation et de ses dépendances : M. et Mme PERRISSIN Fabrice, 5 chemin des Barattes, 74000 ANNECY</p><h2>3. – Conclusion relative à l’évaluation des risques</h2><p>L’installation intérieure d’électricité comporte une ou des anomalies. Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p>${table(
      ['Domaine', 'Anomalies', 'Mesures compensatoires'],
      [
        ['Appareil général de commande et de protection', 'Néant', ''],
        ['Dispositif différentiel à l’origine de l’installation', 'Néant', ''],
        ['Dispositif de protection contre les surintensités', 'Néant', ''],
        [
          'Liaison équipotentielle dans les locaux contenant une baignoire ou une douche',
          'B5.3 a – La continuité électrique de la liaison équipotentielle supplémentaire n’est pas satisfaisante (salle de bains)',
          '',
        ],
        [
          'Matériels électriques vétustes, inadaptés à l’usage',
          'B8.3 e – Au moins un conducteur isolé n’est pas placé sur toute sa longueur dans un conduit (cave)',
          '',
        ],
      ],
    )}<h2>4. – Informations complémentaires</h2><p>Au moins un socle de prise de courant ne possède pas un puits de 15 mm. L’ensemble de l’installation est protégé par un dispositif différentiel à haute sensibilité ≤ 30 mA.</p><p>État rédigé à ANNECY le 26/08/2026 par Loïc Bouvard, certifié sous le numéro DTI-4471. Validité : trois ans à compter du 26/08/2026 pour une vente, soit jusqu’au 25/08/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'M. et Mme PERRISSIN Fabrice',
      property_address: '5 chemin des Barattes, 74000 ANNECY',
      lots: ['118'],
      report_number: 'ADI 2026-1507',
      made_on: either('2026-08-25', '2026-08-26'),
      valid_until: '2029-08-25',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['energy', 'dpe_number', 'surface_carrez', 'rnc'],
  },
);

const risks = paperOf(
  'erp-risques-annecy',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 15pt; color: #003189; margin: 0 } h2 { font-size: 10.4pt; color: #003189; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #99a } th { background: #eef; font-weight: bold } .b { background: #eef; padding: 3mm; margin: 3mm 0 }`,
  [
    `<p style="text-align:right">République française – Géorisques</p><h1>ÉTAT DES RISQUES<br><span style="font-size:10pt">POUR L’INFORMATION DES ACQUÉREURS ET DES LOCATAIRES</span></h1><p>Établi le 2 septembre 2026</p><p>La loi du 30 juillet 2003 a institué une obligation d’information des acquéreurs et locataires (IAL) : le propriétaire d’un bien immobilier (bâti ou non bâti) est tenu d’informer l’acquéreur ou le locataire du bien sur certains risques majeurs auquel ce bien est exposé, au moyen d’un état des risques, ceci afin de bien les informer et de faciliter la mise en œuvre des mesures de protection éventuelles. L’état des risques est obligatoire à la première visite.</p><div class="b"><b>Parcelle(s) : 000AT0304, 74000 ANNECY</b><br>Adresse : 5 chemin des Barattes, 74000 ANNECY<br>Code Insee : 74010</div><h2>Rappel des risques présents sur la parcelle</h2>${table(
      ['Risque', 'Situation'],
      [
        ['Inondation – PPR « Fier et affluents », approuvé le 04/02/2009', 'hors zone réglementée'],
        ['Mouvement de terrain', 'non concerné'],
        ['Sismicité', '4/5 – zone de sismicité moyenne'],
        ['Radon', '1/3 – potentiel faible'],
        ['Argile (retrait-gonflement)', '1/3 – exposition faible'],
        ['Pollution des sols (SIS)', 'aucun secteur d’information sur les sols'],
        ['Risque technologique, risque minier', 'non concerné'],
        ['Recul du trait de côte', 'sans objet'],
      ],
    )}<h2>Informations à préciser par le vendeur</h2><p>Le bien a-t-il fait l’objet d’indemnisation par une assurance suite à des dégâts liés à une catastrophe ? ☐ Oui ☒ Non<br>Les travaux prescrits par le règlement du PPR ont-ils été réalisés ? ☐ Oui ☐ Non ☒ Sans objet</p><h2>Parties concernées</h2>${table(
      [],
      [
        ['Vendeur', 'M. PERRISSIN Fabrice', 'à Annecy, le 02/09/2026'],
        ['Acheteur', '', ''],
      ],
    )}<p style="margin-top:4mm;font-size:8pt">Annexe : arrêtés portant reconnaissance de l’état de catastrophe naturelle sur la commune : 7, dont inondations et coulées de boue (5), tempête (1), séisme (1). Cet état, à remplir par le vendeur ou le bailleur, est destiné à être joint en annexe du contrat de vente ou de location. Il doit être établi depuis moins de six mois.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '5 chemin des Barattes, 74000 ANNECY',
      owner: 'M. PERRISSIN Fabrice',
      made_on: '2026-09-02',
      parcels: either(['AT 304'], ['AT 0304'], ['000AT0304']),
    },
    absent: ['lots', 'dpe_number', 'price', 'surface_carrez'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-saumur',
  `font: 9.6pt/1.45 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; text-align: center; color: #0b4f6c } h2 { font-size: 10.4pt; color: #0b4f6c; margin: 4mm 0 1mm } td, th { border: .2mm solid #8fb3c4 } th { background: #e3f0f6; font-weight: bold }`,
  [
    `<p><b>SAUMUR LOIRE EXEMPLE – COMMUNAUTÉ D’AGGLOMÉRATION</b><br>Service public d’assainissement non collectif (SPANC)<br>11 rue du Maréchal-Leclerc – 49400 SAUMUR</p><h1>RAPPORT DE VISITE<br>Contrôle d’une installation d’assainissement non collectif existante dans le cadre d’une vente</h1>${table(
      [],
      [
        ['Référence du rapport', 'SPANC-2026-0288'],
        ['Date de la visite', '16/09/2026'],
        ['Propriétaire', 'Mme Odile BARRAULT'],
        ['Adresse de l’installation', '3 chemin des Perreyeurs, 49400 SAUMUR'],
        ['Référence cadastrale', 'ZK 47'],
        ['Nombre de pièces principales', '5'],
      ],
    )}<h2>Description de l’installation</h2>${table(
      ['Élément', 'Description', 'Constat'],
      [
        ['Collecte', 'Canalisation PVC, regards accessibles', 'satisfaisant'],
        [
          'Prétraitement',
          'Fosse toutes eaux de 3 000 litres, 1996',
          'corrosion des parois, à vidanger',
        ],
        ['Ventilation', 'Primaire seule', 'ventilation secondaire absente'],
        ['Traitement', 'Tranchées d’épandage, 45 m', 'fonctionnement correct'],
      ],
    )}<h2>Évaluation</h2>${paragraphs(['Zone à enjeux sanitaires : non. Zone à enjeux environnementaux : non. Défaut de sécurité sanitaire : non. Défaut de structure ou de fermeture : oui.', 'Conclusion : installation NON CONFORME – danger pour la santé des personnes (article 4, cas a, de l’arrêté du 27 avril 2012). Travaux obligatoires dans un délai d’un an après la signature de l’acte authentique.', 'Le présent rapport est valable trois ans à compter de la date de la visite pour être annexé à un acte de vente (article L. 1331-11-1 du code de la santé publique), soit jusqu’au 15/09/2029. La redevance de contrôle, 145,00 €, est facturée séparément.', 'Fait à Saumur, le 18/09/2026. Le technicien du SPANC : K. Thibaudeau.'])}`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Mme Odile BARRAULT',
      property_address: '3 chemin des Perreyeurs, 49400 SAUMUR',
      made_on: either('2026-09-16', '2026-09-18'),
      valid_until: '2029-09-15',
      report_number: 'SPANC-2026-0288',
      sewer_kind: 'NON_COLLECTIF',
      parcels: ['ZK 47'],
    },
    absent: ['rnc', 'dpe_number', 'lots'],
  },
);

export const CONTROLES_INSTALLATIONS = [gas, electricity, risks, sewer];
