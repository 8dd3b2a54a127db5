// Asbestos, lead and termites, each by another surveyor.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { foot } from './outils.ts';

const strasbourg = paperOf(
  'amiante-rapport-strasbourg',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 12pt; text-align: center; background: #dfe7d8; padding: 2mm } h2 { font-size: 9.6pt; border-bottom: .3mm solid #55742f; margin: 3.5mm 0 1mm } td, th { border: .15mm solid #888; padding: .8mm 1.2mm } th { background: #eef2ea; font-weight: bold }`,
  [
    `<p style="display:flex;justify-content:space-between"><b>RHIN DIAGNOSTICS IMMOBILIERS</b><span>21 avenue de la Forêt-Noire, 67000 STRASBOURG – 03 88 00 44 10</span></p><h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante<br>pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1><p>Numéro de dossier : <b>RDI/5517/SCHN</b> – Date du repérage : 07/10/2026 – Articles L. 1334-13, R. 1334-20 et 21, R. 1334-29-7 du code de la santé publique ; arrêtés du 12 décembre 2012</p>${table(
      [],
      [
        [
          'Immeuble bâti visité',
          '5 quai des Tanneurs, 67000 STRASBOURG – 5ème étage – lots 142 et 317 – date de construction : 1972',
        ],
        [
          'Propriétaire',
          'Mme SCHNEIDER-OBERLÉ Marie-Odile, 17 impasse des Cigognes, 67400 ILLKIRCH-GRAFFENSTADEN',
        ],
        ['Donneur d’ordre', 'GROUPE ALSAGEST, 8 route du Polygone, 67100 STRASBOURG'],
        ['Opérateur de repérage', 'Aurélien WEISS – certification CERT-2210 échéance 14/03/2029'],
        ['Laboratoire', 'Analyses du Rhin Exemple – COFRAC 1-0000'],
      ],
    )}<h2>1. Conclusions</h2><p><b>1.1 Liste A :</b> dans le cadre de la mission décrite, il n’a pas été repéré de matériaux ou produits de la liste A susceptibles de contenir de l’amiante.</p><p><b>1.2 Liste B :</b> dans le cadre de la mission, <b>il a été repéré des matériaux et produits de la liste B contenant de l’amiante</b>, sur décision de l’opérateur et après analyse :</p>${table(
      ['Localisation', 'Matériau', 'Critère', 'État', 'Préconisation'],
      [
        [
          'Cuisine',
          'Dalles de sol 30 x 30 grises (P001)',
          'Après analyse',
          'Non dégradé',
          'EP : évaluation périodique',
        ],
        [
          'Garage lot 317',
          'Conduit en fibres-ciment',
          'Jugement personnel',
          'Non dégradé',
          'EP : évaluation périodique',
        ],
      ],
    )}<h2>2. Locaux visités</h2><p>Hall, séjour, cuisine, chambres 1 à 3, salle de bains, toilettes, balcon, garage. Local non visité : néant.</p><h2>3. Signatures</h2><p>Fait à STRASBOURG, le 12/10/2026. Le présent rapport ne peut être reproduit que dans son intégralité. Il ne suffit pas à répondre aux exigences du repérage avant travaux (article R. 4412-97 du code du travail).</p>${foot('RHIN DIAGNOSTICS IMMOBILIERS – SARL au capital de 7 500 € – RCS Strasbourg 900 000 717 – RC professionnelle : Assur Exemple n° 86517808 – page 1/1')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'Mme SCHNEIDER-OBERLÉ Marie-Odile',
      property_address: '5 quai des Tanneurs, 67000 STRASBOURG',
      lots: ['142', '317'],
      report_number: 'RDI/5517/SCHN',
      made_on: either('2026-10-07', '2026-10-12'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const amiens = paperOf(
  'plomb-crep-amiens',
  `font: 9pt/1.4 'Carlito', sans-serif; h1 { font-size: 15pt; color: #2e6b34 } h2 { font-size: 10.5pt; background: #2e6b34; color: #fff; padding: .8mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .15mm solid #777; padding: .8mm 1.4mm } th { background: #e7f0e8 }`,
  [
    `<p><b>PICARDIE EXPERTISE HABITAT</b> – 40 rue Saint-Leu, 80000 AMIENS – 03 22 00 15 60</p><h1>Constat de Risque d’Exposition au Plomb (CREP)</h1><p>Établi avant vente – articles L. 1334-5 et L. 1334-6 du code de la santé publique – arrêté du 19 août 2011</p>${table(
      [],
      [
        ['Référence du rapport', 'PEH-2026-0612', 'Date du constat', '3 juin 2026'],
        ['Adresse du bien', '18 rue Jules Barni, 80000 AMIENS', 'Construction', 'avant 1949'],
        ['Propriétaire', 'Consorts TEMPEZ', 'Occupation', 'vacant'],
        ['Appareil', 'Niton Exemple XLp 300', 'Source', 'Cd 109 du 12/01/2025'],
      ],
    )}<h2>Résultats</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '136', '28', '89', '16', '3', '0'],
        ['Pourcentage', '100 %', '20,6 %', '65,4 %', '11,8 %', '2,2 %', '0 %'],
      ],
    )}<h2>Extrait des mesures</h2>${table(
      [
        'Local',
        'Zone',
        'Unité de diagnostic',
        'Substrat',
        'Revêtement',
        'Mesure (mg/cm²)',
        'État',
        'Classe',
      ],
      [
        ['Salon', 'A', 'Porte – huisserie', 'Bois', 'Peinture', '2,4', 'ND', '1'],
        ['Salon', 'B', 'Mur', 'Plâtre', 'Papier peint', '0,2', '', '0'],
        ['Escalier', '–', 'Limon', 'Bois', 'Peinture', '4,7', 'EU (chocs)', '2'],
        ['Chambre 2', 'C', 'Volet extérieur', 'Bois', 'Peinture', '1,8', 'EU (pulvérulence)', '2'],
        ['Grenier', '–', 'Lucarne', 'Bois', 'Brut', '0,0', '', '0'],
      ],
    )}<h2>Conclusion</h2><p>Le constat met en évidence la présence de revêtements contenant du plomb au-delà des seuils en vigueur (1 mg/cm²), en états non dégradé et d’usage. Le propriétaire doit veiller à l’entretien des revêtements recouvrant les unités de classe 1 et 2 afin d’éviter leur dégradation future. Aucune situation de risque de saturnisme infantile ou de dégradation du bâti n’a été relevée.</p><p>Le présent constat est valable jusqu’au 2 juin 2027.</p><p style="text-align:right">Fait à Amiens, le 5 juin 2026 – Thierry BOULANGER</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Consorts TEMPEZ',
      property_address: '18 rue Jules Barni, 80000 AMIENS',
      report_number: 'PEH-2026-0612',
      made_on: either('2026-06-03', '2026-06-05'),
      valid_until: '2027-06-02',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'lots'],
  },
);

const bordeaux = paperOf(
  'termites-etat-bordeaux',
  `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; h1 { font-size: 12.5pt; color: #7a1f1f; border-bottom: .5mm solid #7a1f1f } h2 { font-size: 9.4pt; color: #7a1f1f; margin: 3.5mm 0 1mm } td, th { border: .15mm solid #bbb; padding: .8mm 1.2mm } th { background: #f6eeee }`,
  [
    `<p><b>SARL GIRONDE BÂTI CONTRÔLE</b><br>118 rue Judaïque, 33000 BORDEAUX – Tél. 05 56 00 66 21 – SIRET 900 000 864 00020</p><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p>Norme NF P 03-201 (février 2016) – articles L. 126-24, R. 126-42, D. 126-43 du CCH – arrêté du 7 mars 2012</p><p>N° de dossier : GBC-26-4408 TER – Date de la visite : 29/10/2026 – Heure d’arrivée : 14 h 05 – Temps passé sur site : 1 h 10</p><h2>A. Désignation du ou des bâtiments</h2><p>Adresse : 88 rue Lagrange, 33000 BORDEAUX – Bâtiment A, 2ème étage – Lot de copropriété n° 14 – Référence cadastrale : KD 212 – Documents fournis : néant – Présence de traitements antérieurs contre les termites : oui (attestation de 2011, cage d’escalier)<br>Situation du bien en regard d’un arrêté préfectoral : le bien est situé dans une zone délimitée par arrêté du 12/02/2001.</p><h2>B. Désignation du client</h2><p>Monsieur Jean-Baptiste LACOSTE d’ARTHEZ (usufruitier) – 19 allée de Tourny, 33000 BORDEAUX</p><h2>C. Désignation de l’opérateur</h2><p>Nom : Élodie MARSAN – Police d’assurance : Assur Exemple 7 118 204 – Certification délivrée le 02/05/2022</p><h2>D. Identification des parties visitées et résultats</h2>${table(
      [
        'Bâtiment et parties',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultats du diagnostic d’infestation',
      ],
      [
        ['Palier', 'Porte, plinthes bois', 'Absence d’indices d’infestation de termites'],
        ['Entrée', 'Parquet chêne, plinthes', 'Absence d’indices d’infestation de termites'],
        [
          'Salon',
          'Parquet chêne, lambris, fenêtres',
          'Absence d’indices d’infestation de termites',
        ],
        ['Chambre 1', 'Parquet, placard', 'Absence d’indices d’infestation de termites'],
        ['Chambre 2', 'Parquet, poutre apparente', 'Absence d’indices d’infestation de termites'],
        ['Cuisine', 'Huisseries', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>E. Parties non visitées</h2><p>Combles : absence de trappe d’accès.</p><h2>F. Constatations diverses</h2><p>Traces anciennes de capricornes dans la poutre de la chambre 2.</p><h2>G. Conclusion</h2><p><b>Absence d’indice d’infestation de termites le jour de la visite.</b></p><p>Rapport établi le 30/10/2026. Durée de validité : 6 mois, jusqu’au 28/04/2027.</p>${foot('Le présent rapport n’a de valeur que pour la date de la visite et est exclusivement limité à l’absence ou la présence de traces visibles de termites. – 1/1')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'Monsieur Jean-Baptiste LACOSTE d’ARTHEZ',
      property_address: '88 rue Lagrange, 33000 BORDEAUX',
      lots: ['14'],
      report_number: 'GBC-26-4408 TER',
      made_on: either('2026-10-29', '2026-10-30'),
      valid_until: '2027-04-28',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number'],
  },
);

export const DIAGNOSTICS_SANTE = [strasbourg, amiens, bordeaux];
