// Diagnosticians of Rennes: lead under old paint, gas without a fault, a septic tank.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const armor = `font: 9.8pt/1.4 'DejaVu Serif Condensed', serif; padding: 15mm 18mm; h1 { font-size: 14pt; color: #234; border-bottom: .6mm solid #234 } h2 { font-size: 10.5pt; margin: 4mm 0 1mm; color: #234 } td, th { border: .15mm solid #567; padding: 1mm 1.5mm } th { font-weight: bold }`;
const ARMOR = `<p><b>ARMOR MESURES</b>, 30 rue de Nantes, 35000 RENNES – diagnostics immobiliers – 02 99 00 14 66</p>`;
const AT_RIOU = {
  owner: 'Mme RIOU Solenn',
  property_address: '14 rue Legraverend, 35000 RENNES',
} as const;

const lead = paperOf(
  'plomb-rennes-crep',
  armor,
  [
    `${ARMOR}<h1>Constat de risque d’exposition au plomb (CREP)</h1><p>Article L. 1334-6 du code de la santé publique – arrêté du 19 août 2011 – norme NF X 46-030</p>${table(
      [],
      [
        ['Rapport', 'n° AM-26-2207'],
        [
          'Bien',
          'Appartement, 14 rue Legraverend, 35000 RENNES, 1er étage, lot 3 – construit vers 1890',
        ],
        ['Propriétaire', 'Mme RIOU Solenn'],
        ['Occupation', 'occupé par le propriétaire, enfant de moins de six ans : non'],
        ['Visite du', '21/10/2026'],
        ['Appareil', 'à fluorescence X Nitron XL, source 109Cd du 11/02/2025'],
      ],
    )}<h2>Conclusion des mesures de concentration en plomb</h2>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '96', '17', '68', '11', '0', '0'],
        ['%', '100', '17,7', '70,8', '11,5', '0', '0'],
      ],
    )}<p style="margin-top:3mm">Des revêtements non dégradés, non visibles (classe 1) contenant du plomb au-dessus du seuil de 1 mg/cm² ont été mis en évidence sur les volets intérieurs et les plinthes du séjour. Le propriétaire doit veiller à l’entretien des revêtements recouvrant les unités de diagnostic de classe 1, afin d’éviter leur dégradation future.</p>${table(
      ['N°', 'Local', 'Élément', 'Revêtement', 'Mesure (mg/cm²)', 'État', 'Classement'],
      [
        ['12', 'Séjour', 'Volet gauche', 'Peinture', '3,4', 'ND', '1'],
        ['13', 'Séjour', 'Volet droit', 'Peinture', '3,1', 'ND', '1'],
        ['27', 'Séjour', 'Plinthe mur A', 'Peinture', '1,8', 'ND', '1'],
        ['41', 'Chambre', 'Fenêtre intérieure', 'Peinture', '0,2', '', '0'],
      ],
    )}<h2>Situations de risque de saturnisme infantile et de dégradation du bâti</h2><p>Aucune situation de risque n’a été constatée. Le présent constat n’est pas transmis à l’agence régionale de santé.</p><p>Validité : un an en cas de vente, six ans en cas de location, soit pour une vente jusqu’au 20/10/2027. Rapport du 22/10/2026, établi par Tugdual NEDELEC.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      ...AT_RIOU,
      lots: ['3'],
      report_number: 'AM-26-2207',
      made_on: either('2026-10-22', '2026-10-21'),
      valid_until: '2027-10-20',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);

const gas = paperOf(
  'gaz-rennes-sans-anomalie',
  armor,
  [
    `${ARMOR}<h1>État de l’installation intérieure de gaz</h1><p>Dossier AM-26-2208 – norme NF P 45-500 de juillet 2022 – articles L. 134-9 et R. 134-6 à R. 134-9 du code de la construction et de l’habitation</p><h2>A – Désignation du bâtiment</h2><p>14 rue Legraverend, 35000 RENNES, premier étage, lot n° 3. Nature du gaz distribué : gaz naturel. Distributeur : GRDF. Installation alimentée en gaz : oui. Point de comptage estimation n° 14 220 871 443 019.</p><h2>B – Désignation du propriétaire</h2><p>Mme RIOU Solenn, 14 rue Legraverend, 35000 RENNES</p><h2>C – Opérateur</h2><p>Tugdual NEDELEC, certifié n° CPDI 6620, valable jusqu’au 30/11/2028. Date de la visite : 21/10/2026.</p><h2>D – Identification des appareils</h2>${table(
      ['Genre', 'Marque, modèle', 'Type', 'Puissance', 'Localisation', 'Observations'],
      [
        [
          'Chaudière',
          'Thermex Condens 24',
          'Étanche',
          '24 kW',
          'Cuisine',
          'Entretien du 08/09/2026 fourni, CO : 0 ppm',
        ],
        [
          'Table de cuisson',
          'Exemplia 4 feux',
          'Non raccordé',
          '–',
          'Cuisine',
          'Robinet à obturation intégrée',
        ],
      ],
    )}<h2>E – Anomalies identifiées</h2>${table(['Point de contrôle', 'A1, A2, DGI ou 32c', 'Libellé des anomalies et recommandations'], [['Néant', '–', '–']])}<h2>F – Conclusion</h2><p>[X] L’installation ne comporte aucune anomalie.<br>[ ] L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>[ ] L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>[ ] L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.</p><h2>G – Parties non contrôlées</h2><p>Tige cuisine en coffrage. Fait à RENNES, le 22/10/2026. Durée de validité : trois ans pour la vente.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      ...AT_RIOU,
      lots: ['3'],
      report_number: 'AM-26-2208',
      made_on: either('2026-10-22', '2026-10-21'),
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'dpe_number', 'energy', 'surface_carrez', 'equipment'],
  },
);

const sewer = paperOf(
  'assainissement-chantepie-spanc',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; h1 { font-size: 13pt; color: #075985 } h2 { font-size: 10pt; background: #e0f2fe; padding: 1mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .15mm solid #7dabc4; padding: .9mm 1.5mm } th { font-weight: bold }`,
  [
    `<p><b>EAUX DU PAYS RENNAIS EXEMPLE</b> – Service public d’assainissement non collectif (SPANC)<br>2 rue de la Vilaine, 35000 RENNES</p><h1>RAPPORT DE CONTRÔLE DE BON FONCTIONNEMENT ET D’ENTRETIEN<br>préalable à une vente immobilière</h1>${table(
      [],
      [
        ['Rapport n°', 'ANC-2026-0588'],
        ['Propriétaire', 'Mme DELAUNAY Catherine'],
        ['Immeuble contrôlé', '6 chemin de la Touche, 35135 CHANTEPIE'],
        ['Référence cadastrale', 'section ZE n° 41'],
        ['Date du contrôle', '24/09/2026'],
        ['Nombre de pièces principales', '5'],
      ],
    )}<h2>Description de l’installation</h2>${table(
      ['Élément', 'Constat'],
      [
        ['Prétraitement', 'Fosse toutes eaux béton de 3 000 litres, installée en 1994, accessible'],
        ['Ventilation', 'Primaire présente, secondaire absente'],
        ['Traitement', 'Tranchées d’épandage à faible profondeur, 45 mètres linéaires'],
        ['Exutoire', 'Infiltration dans le sol en place'],
        ['Dernière vidange', '13/05/2022, hauteur de boues 30 %'],
      ],
    )}<h2>Évaluation</h2><p>Danger pour la santé des personnes : non. Risque environnemental avéré : non. Zone à enjeux sanitaires ou environnementaux : non. Installation incomplète : non. Dysfonctionnement majeur : non.</p><h2>Conclusion</h2><p>Installation <b>ne présentant pas de défaut grave</b> ; liste de recommandations : poser une ventilation secondaire, réaliser la vidange avant que les boues n’atteignent 50 % du volume. Aucun délai de travaux n’est imposé à l’acquéreur.</p><p>Rapport établi en application de l’arrêté du 27 avril 2012 et de l’article L. 1331-11-1 du code de la santé publique, à joindre au dossier de diagnostic technique. Durée de validité : trois ans à compter de la date du contrôle, soit jusqu’au 23/09/2029. Le zonage de la commune classe la parcelle en assainissement non collectif.</p><p>Le technicien, P. GARNIER – Le responsable du SPANC</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'Mme DELAUNAY Catherine',
      property_address: '6 chemin de la Touche, 35135 CHANTEPIE',
      report_number: 'ANC-2026-0588',
      made_on: '2026-09-24',
      valid_until: '2029-09-23',
      parcels: ['ZE 41'],
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['dpe_number', 'rnc', 'surface_carrez', 'lots'],
  },
);

export const RAPPORTS_BRETONS = [lead, gas, sewer];
