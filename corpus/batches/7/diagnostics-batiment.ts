// Reports on the home itself: asbestos, lead, termites.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const reportCss = `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 13pt; text-align: center; border: .4mm solid #333; padding: 2mm } h2 { font-size: 10.2pt; background: #e4e4e4; padding: .8mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #777; padding: .9mm 1.6mm } th { background: #f2f2f2; font-weight: bold } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 7pt; border-top: .2mm solid #999; padding-top: 1mm }`;
const limogesFoot = `<p class="ft">VIENNE DIAGNOSTICS – 27 rue Armand-Dutreix 87000 LIMOGES – SIRET 900 000 446 00018 – Assurance RCP Exemple n° 1145-22 – Dossier 26/IMO/0914</p>`;

const asbestos = paperOf(
  'amiante-rapport-limoges',
  reportCss,
  [
    `<p>Numéro de dossier : 26/IMO/0914<br>Date du repérage : 15/09/2026</p><h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1><p>Références réglementaires : articles L. 1334-13, R. 1334-20 et 21, R. 1334-23 et 24, R. 1334-29-7, annexe 13-9 du code de la santé publique ; arrêtés du 12 décembre 2012. Norme utilisée : NF X 46-020 d’août 2017.</p><h2>Immeuble bâti visité</h2>${table(
      [],
      [
        [
          'Adresse',
          '18 rue du Quinconce, 87000 LIMOGES – Bât. B, 2ème étage porte gauche – Lots n° 14 et 58',
        ],
        ['Périmètre de repérage', 'Toutes parties accessibles sans démontage ni destruction'],
        ['Date de construction', '1974'],
        ['Propriétaire', 'M. ou Mme GUIBERT Stéphane – 23 avenue Garibaldi 87100 LIMOGES'],
        [
          'Opérateur de repérage',
          'MOREAU Thomas, certification délivrée le 11/01/2024 et expirant le 10/01/2031',
        ],
        ['Rapport émis le', '16/09/2026, 7 pages, 2 annexes'],
      ],
    )}<h2>1. Les conclusions</h2><p>Avertissement : les textes ont prévu plusieurs cadres réglementaires pour le repérage des matériaux ou produits contenant de l’amiante, notamment pour les cas de démolition ou de travaux. La présente mission ne répond qu’à l’obligation de vente.</p><p>Dans le cadre de la mission décrit à l’en-tête du rapport, <b>il n’a pas été repéré de matériaux ou produits de la liste A ou B contenant de l’amiante</b>.</p><p>Locaux ou parties de locaux non visités : Néant. Composants non inspectés : Néant.</p><h2>2. Conditions de réalisation</h2>${table(
      ['Liste', 'Composant de la construction', 'Partie à vérifier', 'Résultat'],
      [
        ['A', 'Flocages, calorifugeages, faux plafonds', 'Ensemble des locaux', 'Absence'],
        ['B', 'Murs, cloisons, poteaux', 'Enduits projetés, revêtements durs', 'Absence'],
        ['B', 'Planchers', 'Dalles de sol', 'Absence – justificatif d’achat 2012'],
        ['B', 'Conduits', 'Conduit de fluide, vide-ordures', 'Absence'],
      ],
    )}<p style="margin-top:3mm">Laboratoire : sans objet, aucun prélèvement n’a été nécessaire. Le présent rapport ne peut être reproduit que dans son intégralité. Pièces visitées : entrée, cuisine, séjour, loggia, chambre 1, chambre 2, salle d’eau, wc, dégagement, cave.</p>${limogesFoot}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'M. ou Mme GUIBERT Stéphane',
      property_address: '18 rue du Quinconce, 87000 LIMOGES',
      lots: ['14', '58'],
      report_number: '26/IMO/0914',
      made_on: either('2026-09-15', '2026-09-16'),
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const lead = paperOf(
  'plomb-crep-epinal',
  reportCss,
  [
    `<p>MOSELLE EXPERTISE IMMOBILIÈRE – 9 rue d’Ambrail, 88000 ÉPINAL</p><h1>Constat de risque d’exposition au plomb – CREP</h1>${table(
      [],
      [
        ['N° de dossier', 'MEI-2026-2207', 'Date du rapport', '29/09/2026'],
        ['Mission', 'Avant la vente, parties privatives', 'Date de l’intervention', '28/09/2026'],
        ['Adresse du bien immobilier', '26 rue des Minimes, 88000 ÉPINAL', 'Lots', '5 et 12'],
        [
          'Propriétaire',
          'Mme HUMBERT Claudine',
          'Occupation',
          'occupé par le propriétaire, aucun enfant mineur',
        ],
        [
          'Appareil à fluorescence X',
          'modèle NLP 1, n° de série 2288',
          'Source',
          'Cd 109, chargée le 12/02/2025',
        ],
      ],
    )}<h2>Conclusion</h2>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '64', '11', '41', '10', '2', '0'],
        ['%', '100', '17,2 %', '64,1 %', '15,6 %', '3,1 %', '0 %'],
      ],
    )}<p style="margin-top:2mm">Lors de la présente mission, il a été repéré des unités de diagnostic de classe 1 et 2 : des revêtements contenant du plomb au-delà du seuil en vigueur (1 mg/cm²) ont été mis en évidence. Le propriétaire doit veiller à l’entretien des revêtements recouvrant les unités de classe 1 et 2, afin d’éviter leur dégradation future.</p><p>Aucune situation de risque de saturnisme infantile ni de dégradation du bâti au sens de l’article L. 1334-10 du code de la santé publique n’a été constatée. Durée de validité du constat : un an, soit jusqu’au 28/09/2027.</p><h2>Résultats des mesures (extrait)</h2>${table(
      ['N°', 'Pièce', 'Unité de diagnostic', 'Substrat', 'Mesure (mg/cm²)', 'État', 'Classe'],
      [
        ['7', 'Séjour', 'Fenêtre, dormant extérieur', 'Bois', '3,8', 'Non dégradé', '1'],
        ['8', 'Séjour', 'Mur A', 'Plâtre', '0,2', '', '0'],
        ['19', 'Chambre', 'Porte', 'Bois', '2,1', 'Non dégradé', '1'],
        ['26', 'Chambre', 'Volet', 'Bois', '6,4', 'État d’usage', '2'],
        ['31', 'Cuisine', 'Plafond', 'Plâtre', '0,1', '', '0'],
        ['44', 'Escalier privatif', 'Garde-corps', 'Métal', '5,9', 'État d’usage', '2'],
      ],
    )}<p style="margin-top:3mm">Le présent constat a été rédigé par Fabien CLAUDEL conformément à la norme NF X 46-030 et à l’arrêté du 19 août 2011 relatif au constat de risque d’exposition au plomb. Une notice d’information sur les effets du plomb sur la santé est jointe. Le constat doit être communiqué aux occupants et aux personnes appelées à effectuer des travaux.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Mme HUMBERT Claudine',
      property_address: '26 rue des Minimes, 88000 ÉPINAL',
      lots: ['5', '12'],
      report_number: 'MEI-2026-2207',
      made_on: either('2026-09-29', '2026-09-28'),
      valid_until: '2027-09-28',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const termites = paperOf(
  'termites-etat-bayonne',
  reportCss,
  [
    `<p>ADOUR CONTRÔLE – 12 rue Thiers, 64100 BAYONNE – SIRET 900 000 807 00011</p><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p>Numéro de dossier : AC-64-3390 – Norme méthodologique employée : AFNOR NF P 03-201 – Date du repérage : 18/06/2026 – Temps passé sur site : 01 h 10</p><h2>A. Désignation du ou des bâtiments</h2>${table(
      [],
      [
        [
          'Localisation',
          'Département : Pyrénées-Atlantiques – Adresse : 9 allée des Platanes – Commune : 64100 BAYONNE',
        ],
        [
          'Désignation et situation du ou des lots',
          'Bât. 2, 4ème étage, lot numéro 103 ; sous-sol, lot numéro 217',
        ],
        [
          'Arrêté préfectoral',
          'Le bien est situé dans une zone soumise à un arrêté préfectoral (16 août 2001)',
        ],
      ],
    )}<h2>B. Désignation du client</h2><p>Propriétaire : SCI LARRALDE, 2 chemin de Haritza, 64250 ESPELETTE</p><h2>C. Désignation de l’opérateur</h2><p>Nom et prénom : DUHALDE Mikel – Certification n° 64-0000 délivrée le 03/05/2022 – Assurance : Compagnie Exemple, police 55.120.</p><h2>D. Identification des parties visitées et résultat du diagnostic</h2>${table(
      ['Parties d’immeuble visitées', 'Ouvrages et éléments examinés', 'Résultat'],
      [
        [
          'Entrée, séjour',
          'Sol carrelage, plinthes, portes bois, murs peints',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Chambre',
          'Sol parquet flottant, plinthes bois, fenêtre',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Cuisine, salle de bains, wc',
          'Sol et murs carrelage, huisseries',
          'Absence d’indices d’infestation de termites',
        ],
        ['Parking', 'Sol béton', 'Absence d’indices d’infestation de termites'],
      ],
    )}<h2>E. Identification des parties non visitées</h2><p>Néant. Éléments non examinés : face cachée des revêtements collés et doublages, en raison de leur inaccessibilité sans dégradation.</p><h2>F. Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites à la date de la visite.</b> Autres agents de dégradation biologique du bois : néant.</p><p>Le présent état n’a de valeur que pour la date de la visite. Sa durée de validité est de six mois, jusqu’au 17/12/2026, conformément à l’article R. 271-5 du code de la construction et de l’habitation. Conformément à l’article L. 271-6, l’opérateur n’a aucun lien de nature à porter atteinte à son impartialité avec le propriétaire ni avec une entreprise pouvant réaliser des travaux. Fait à Bayonne, le 18/06/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'SCI LARRALDE',
      property_address: '9 allée des Platanes, 64100 BAYONNE',
      lots: ['103', '217'],
      report_number: 'AC-64-3390',
      made_on: '2026-06-18',
      valid_until: '2026-12-17',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

export const DIAGNOSTICS_BATIMENT = [asbestos, lead, termites];
