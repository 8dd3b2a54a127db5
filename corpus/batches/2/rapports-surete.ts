// Reports on installations, on the place and on its size: gas, electricity, risks, sewer, Carrez, Boutin.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const gas = paperOf(
  'gaz-cases',
  `font: 9.2pt 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; color: #5a7d2a } h2 { font-size: 10pt; background: #eef4e6; padding: 1mm; margin-top: 4mm } td, th { border: .2mm solid #97a98a }`,
  [
    `<p><b>LUGDUNUM DIAG</b> – 25 rue Bugeaud 69006 LYON – dossier LD-26-1188</p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p>Arrêté du 6 avril 2007 modifié – norme NF P 45-500 – visite du 10/09/2026, rapport du même jour</p><h2>A – Localisation</h2><p>7 rue des Charmettes, 69100 VILLEURBANNE, bâtiment 2, 2e étage, lot 42 – propriétaire : M. et Mme VERNAY Olivier – gaz naturel – compteur n° 0088214</p><h2>B – Appareils</h2>${table(
      ['Genre', 'Marque', 'Type', 'Puissance', 'Localisation', 'Observation'],
      [
        ['Table de cuisson', 'Exemplia', 'Non raccordé', '–', 'Cuisine', 'Sans anomalie'],
        ['Chauffe-bains', 'Thermex', 'Raccordé', '17,4 kW', 'Salle de bains', 'Anomalie 29c3'],
      ],
    )}<h2>C – Anomalies identifiées</h2>${table(['Point de contrôle', 'A1 / A2 / DGI', 'Libellé'], [['29c3', 'A2', 'Le conduit de raccordement présente un jeu aux assemblages']])}<h2>D – Conclusion</h2><p>☐ L’installation ne comporte aucune anomalie.<br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☒ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.</p><p>Validité : trois ans, jusqu’au 09/09/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'M. et Mme VERNAY Olivier',
      property_address: '7 rue des Charmettes, 69100 VILLEURBANNE',
      lots: ['42'],
      report_number: 'LD-26-1188',
      made_on: '2026-09-10',
      valid_until: '2029-09-09',
      diagnostic_result: 'POSITIVE',
    },
  },
);

const electricity = paperOf(
  'electricite-lettre',
  `font: 10.4pt/1.5 'URW Bookman', serif; padding: 20mm 22mm; h1 { font-size: 14pt; text-align: center } td, th { border: .2mm solid #444 }`,
  [
    `<p><b>Bourgogne Contrôle Habitat</b><br>8 rue Verrerie, 21000 Dijon</p><h1>Diagnostic de l’installation électrique à usage domestique</h1><p>Rapport BCH/2026/0378 – réalisé le 23 juillet 2026 – NF C 16-600 – installation de plus de quinze ans</p>${table(
      [],
      [
        ['Lieu', '21 rue Monge, 21000 Dijon, lot 4'],
        ['Donneur d’ordre et propriétaire', 'Madame Pauline ROCHETTE'],
        ['Alimentation', 'coupée : non'],
      ],
    )}<p style="margin-top:5mm">Synthèse : l’installation ne comporte aucune anomalie dans les six domaines contrôlés (appareil de commande, protection différentielle, protection contre les surintensités, liaison équipotentielle, matériels vétustes, conducteurs).</p>${table(
      ['Domaine', 'Constat'],
      [
        ['1. Appareil général de commande', 'conforme'],
        ['2. Dispositif différentiel', 'conforme'],
        ['3. Surintensités', 'conforme'],
        ['4. Locaux avec baignoire ou douche', 'conforme'],
      ],
    )}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'Madame Pauline ROCHETTE',
      property_address: '21 rue Monge, 21000 Dijon',
      lots: ['4'],
      report_number: 'BCH/2026/0378',
      made_on: '2026-07-23',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'energy'],
  },
);

const risks = paperOf(
  'erp-imprime',
  `font: 9pt 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center } h2 { font-size: 9.6pt; background: #222; color: #fff; padding: 1mm 2mm; margin: 3mm 0 1mm } td { border: .2mm solid #555 }`,
  [
    `<h1>ÉTAT DES RISQUES ET POLLUTIONS<br><span style="font-size:10pt">aléas naturels, miniers ou technologiques, sismicité, potentiel radon, recul du trait de côte et sols pollués</span></h1><p>Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° 69-2024-01-117 du 17/01/2024, mis à jour le 05/06/2025.</p>${table(
      [],
      [['2. Adresse', '7 rue des Charmettes', 'Code postal', '69100', 'Commune', 'VILLEURBANNE']],
    )}<h2>Plans de prévention des risques naturels (PPRn)</h2><p>L’immeuble est situé dans le périmètre d’un PPR N : Oui ☐ Non ☒</p><h2>Risques miniers (PPRm)</h2><p>Oui ☐ Non ☒</p><h2>Risques technologiques (PPRt)</h2><p>Prescrit ☐ Approuvé ☒ – effet toxique – l’immeuble est en zone de prescription : Non ☒</p><h2>Zonage sismique réglementaire</h2><p>Zone 1 ☐ Zone 2 faible ☒ Zone 3 ☐ Zone 4 ☐ Zone 5 ☐</p><h2>Potentiel radon</h2><p>Zone 1 ☒ Zone 2 ☐ Zone 3 ☐</p><h2>Sinistres indemnisés par l’assurance (catastrophe naturelle, minière ou technologique)</h2><p>L’information est mentionnée dans l’acte de vente : Oui ☐ Non ☒</p>${table(
      [],
      [
        ['Vendeur', 'M. VERNAY Olivier', 'Date et lieu', 'le 30/09/2026 à Villeurbanne'],
        ['Acquéreur', '', '', ''],
      ],
    )}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '7 rue des Charmettes, 69100 VILLEURBANNE',
      owner: 'M. VERNAY Olivier',
      made_on: '2026-09-30',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const sewer = paperOf(
  'assainissement-branchements',
  `font: 9.4pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt; color: #0b5c8c } h2 { font-size: 10.5pt; border-bottom: .4mm solid #0b5c8c; margin-top: 5mm } td, th { border: .2mm solid #9ab5c6 } th { background: #e3eef5 }`,
  [
    `<p>HYDRO-CONTRÔLE VAL DE SAÔNE – bureau indépendant – 69400 Villefranche</p><h1>DIAGNOSTIC ASSAINISSEMENT AVANT VENTE</h1>${table(
      [],
      [
        ['N° de rapport', 'RAC-2026-311'],
        ['Vendeur', 'M. Gérard TISSOT'],
        ['Adresse du bien', '15 chemin des Saules, 69650 Quincieux'],
        ['Visite', '12/08/2026, en présence du vendeur'],
        ['Desserte', 'Assainissement collectif, réseau séparatif'],
      ],
    )}<h2>Essais d’écoulement au colorant</h2>${table(
      ['Point d’eau', 'Colorant', 'Arrivée constatée', 'Avis'],
      [
        ['Évier de cuisine', 'vert', 'boîte de branchement eaux usées', 'conforme'],
        ['WC étage', 'rouge', 'boîte de branchement eaux usées', 'conforme'],
        ['Gouttière façade sud', 'bleu', 'boîte de branchement eaux usées', 'non conforme'],
      ],
    )}<h2>Avis du contrôleur</h2><p>NON CONFORME : une descente de gouttière est dirigée vers les eaux usées. Mise en conformité à réaliser dans l’année qui suit l’acte. L’ancienne fosse a été comblée en 2004.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. Gérard TISSOT',
      property_address: '15 chemin des Saules, 69650 Quincieux',
      made_on: '2026-08-12',
      report_number: 'RAC-2026-311',
      sewer_kind: 'COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'parcels'],
  },
);

const carrez = paperOf(
  'carrez-pieces',
  `font: 9.6pt 'DejaVu Sans', sans-serif; h1 { font-size: 13pt; border: .5mm solid #274b6d; padding: 2mm; text-align: center; color: #274b6d } td, th { border: .2mm solid #a9b8c6 } td:nth-child(n+2) { text-align: right } .r { background: #274b6d; color: #fff; padding: 3mm; font-size: 12pt; margin-top: 4mm }`,
  [
    `<p>OCCITAN EXPERTISES – Toulouse – mission OE-4471</p><h1>CERTIFICAT DE MESURAGE<br>d’un lot de copropriété – loi n° 96-1107 du 18 décembre 1996 et décret n° 97-532 du 23 mai 1997</h1><p>Copropriété Les Terrasses de Garonne, 44 allée des Tamaris, 31300 TOULOUSE – lot n° 37 (appartement, bâtiment A, 2e étage)<br>Propriétaire : Mme CASTAGNÉ Delphine<br>Mesurage effectué le 28/09/2026</p>${table(
      ['Local', 'Superficie privative (m²)', 'Surface hors Carrez (m²)'],
      [
        ['Entrée', '3,12', '0,00'],
        ['Séjour / cuisine', '24,87', '0,00'],
        ['Chambre', '11,46', '0,00'],
        ['Salle d’eau', '4,20', '0,35'],
        ['WC', '1,18', '0,00'],
        ['Balcon', '0,00', '6,74'],
        ['TOTAL', '44,83', '7,09'],
      ],
    )}<div class="r">Superficie privative totale du lot : 44,83 m²<br><small>quarante-quatre mètres carrés et quatre-vingt-trois décimètres carrés</small></div><p style="margin-top:4mm">Ces surfaces sont données sous réserve de la consultation du règlement de copropriété, non fourni.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '44 allée des Tamaris, 31300 TOULOUSE',
      owner: 'Mme CASTAGNÉ Delphine',
      lots: ['37'],
      report_number: 'OE-4471',
      made_on: '2026-09-28',
      surface_carrez: 4483,
    },
    absent: ['surface_habitable', 'surface_reference'],
  },
);

const living = paperOf(
  'boutin-note',
  `font: 11pt/1.6 'C059', serif; padding: 28mm 25mm`,
  [
    `<p>Nord Habitat Contrôle<br>41 rue Nationale, 59800 Lille</p><p style="text-align:right">Lille, le 9 mars 2026</p><p><b>Objet : surface habitable d’un logement mis en location (article 78 de la loi du 25 mars 2009)</b></p>${paragraphs(['Je soussignée, Élodie Caron, diagnostiqueuse, certifie avoir relevé ce jour la surface habitable de l’appartement appartenant à l’indivision DELOBEL, situé 30 rue de la Barre, 59800 Lille, troisième étage, lot 22.', 'Séjour 21,05 m² ; cuisine 7,90 m² ; chambre 12,64 m² ; salle de bains 4,11 m² ; couloir 3,52 m².', 'La surface habitable de ce logement est de 49,22 m². La cave (lot 61) et le balcon n’y sont pas comptés.', 'Certificat remis au bailleur pour être annexé au bail.'])}`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '30 rue de la Barre, 59800 Lille',
      owner: 'indivision DELOBEL',
      lots: either(['22'], ['22', '61']),
      made_on: '2026-03-09',
      surface_habitable: 4922,
    },
    absent: ['surface_carrez', 'report_number'],
  },
);

export const RAPPORTS_SURETE = [gas, electricity, risks, sewer, carrez, living];
