// What harms health or wood: asbestos in a tower of 1974, lead and termites in the Béarn.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const report = (colour: string) =>
  `font: 8.8pt/1.42 'Nimbus Sans', sans-serif; padding: 12mm 14mm 14mm; h1 { font-size: 13.5pt; text-align: center; color: ${colour}; margin: 3mm 0 } h2 { font-size: 10pt; color: ${colour}; border-bottom: .3mm solid ${colour}; margin: 3.5mm 0 1.2mm } td, th { border: .2mm solid #aaa; padding: .8mm 1.3mm } th { background: #f0f0f0; font-weight: bold } p { margin-bottom: 1.4mm } .ft { position: absolute; bottom: 5mm; left: 14mm; right: 14mm; font-size: 7pt; color: #555; display: flex; justify-content: space-between }`;
const foot = (left: string, page: number, of: number) =>
  `<div class="ft"><span>${left}</span><span>Page ${page}/${of}</span></div>`;

const ASBESTOS_FOOT =
  'diag & co Val-de-Marne – 31 avenue du Général de Gaulle 94240 L’Haÿ-les-Roses – Dossier DC94-2026-1183-A';
const asbestos = paperOf(
  'amiante-vente-creteil',
  report('#1b4f9c'),
  [
    `<p style="color:#1b4f9c;font-size:13pt"><b>diag & co Val-de-Marne</b></p><h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti (listes A et B)</h1><p>Numéro de dossier : DC94-2026-1183-A – Date du repérage : 30/11/2026 – Date d’émission du rapport : 02/12/2026<br>Références réglementaires : articles L. 1334-13, R. 1334-20 et 21, R. 1334-23 et 24, annexes 13.9 du code de la santé publique ; arrêtés du 12 décembre 2012 ; norme NF X 46-020 d’août 2017</p>${table(
      [],
      [
        [
          'Immeuble bâti visité',
          'Adresse : 6 allée Parmentier, bâtiment 3, étage 5, porte 342, 94000 CRÉTEIL<br>Lot numéro 214, lot numéro 1067<br>Périmètre de repérage : appartement T4 et emplacement de parking<br>Date du permis de construire : 09/05/1972',
        ],
        [
          'Le propriétaire',
          'M. DIALLO Thierno et Mme PASQUIER Aurélie, 6 allée Parmentier 94000 CRÉTEIL',
        ],
        ['Le donneur d’ordre', 'Agence du Lac Exemple, 94000 CRÉTEIL'],
        [
          'Opérateur de repérage',
          'Naïma FERHAT, certification n° AM-94-2207, obtention 12/01/2023, échéance 11/01/2030',
        ],
      ],
    )}<h2>1. Les conclusions</h2><p>Avertissement : les textes ont prévu plusieurs cadres réglementaires pour le repérage des matériaux ou produits contenant de l’amiante, notamment pour les cas de démolition d’immeuble. La présente mission de repérage ne répond pas aux exigences prévues pour les missions de repérage avant démolition ou avant réalisation de travaux.</p><p>1.1 Liste A : dans le cadre de la mission décrit en tête de rapport, il n’a pas été repéré de matériaux ou produits de la liste A contenant de l’amiante.</p><p><b>1.1 Liste B : dans le cadre de la mission décrit en tête de rapport, il a été repéré des matériaux ou produits de la liste B contenant de l’amiante sur décision de l’opérateur : conduit de fluide en fibres-ciment (cellier) pour lequel il est recommandé de réaliser une évaluation périodique (EP).</b></p><p>1.2 Dans le cadre de mission décrit à l’article 3.2, les locaux ou parties de locaux, composants ou parties de composants qui n’ont pu être visités et pour lesquels des investigations complémentaires sont nécessaires : néant.</p><h2>2. Le laboratoire d’analyses</h2><p>Il n’a pas été fait appel à un laboratoire d’analyse, le marquage du matériau permettant de conclure.</p>${foot(ASBESTOS_FOOT, 1, 2)}`,
    `<h2>3. La mission de repérage</h2><p>L’intitulé de la mission est « repérage en vue de l’établissement du constat établi à l’occasion de la vente de tout ou partie d’un immeuble bâti ». Le programme est défini à minima par l’annexe 13.9 du code de la santé publique (liste A : flocages, calorifugeages, faux plafonds ; liste B : parois verticales, planchers et plafonds, conduits et équipements intérieurs, éléments extérieurs).</p><h2>4. Descriptif des pièces visitées</h2>${table(
      ['Localisation', 'Sol', 'Murs', 'Plafond', 'Autres'],
      [
        ['Entrée', 'Carrelage', 'Plâtre et peinture', 'Plâtre et peinture', 'Porte palière métal'],
        [
          'Séjour',
          'Parquet stratifié',
          'Plâtre et papier peint',
          'Plâtre et peinture',
          'Fenêtre PVC',
        ],
        ['Cuisine', 'Carrelage', 'Plâtre et faïence', 'Plâtre et peinture', ''],
        [
          'Cellier',
          'Dalles de sol récentes',
          'Béton et peinture',
          'Béton',
          'Conduit fibres-ciment',
        ],
        ['Chambres 1 à 3', 'Parquet stratifié', 'Plâtre et papier peint', 'Plâtre et peinture', ''],
        ['Parking lot 1067', 'Béton', 'Béton', 'Béton', ''],
      ],
    )}<h2>5. Résultats détaillés du repérage – liste B</h2>${table(
      [
        'Localisation',
        'Identification + description',
        'Conclusion (justification)',
        'État de conservation et préconisations',
      ],
      [
        [
          'Cellier',
          'ZPSO-004 – conduit de fluide en fibres-ciment',
          'Présence d’amiante (marquage du matériau)',
          'Matériau non dégradé, résultat EP : évaluation périodique',
        ],
      ],
    )}<h2>6. Signatures et informations diverses</h2><p>Je soussignée, Naïma FERHAT, déclare ce jour détenir la certification de compétence délivrée pour la spécialité amiante. Fait à L’Haÿ-les-Roses, le 02/12/2026. Les maladies liées à l’amiante sont provoquées par l’inhalation des fibres ; les substances contenant de l’amiante sont classées au niveau 1 des produits cancérogènes pour l’homme. Il convient donc de veiller au maintien du bon état de conservation des matériaux et de faire appel à des professionnels pour toute intervention.</p>${foot(ASBESTOS_FOOT, 2, 2)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'M. DIALLO Thierno et Mme PASQUIER Aurélie',
      property_address: either(
        '6 allée Parmentier, 94000 CRÉTEIL',
        '6 allée Parmentier, bâtiment 3, étage 5, porte 342, 94000 CRÉTEIL',
      ),
      lots: ['214', '1067'],
      report_number: 'DC94-2026-1183-A',
      made_on: either('2026-11-30', '2026-12-02'),
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const OSSAU = 'OSSAU DIAGNOSTICS – 4 rue Carnot, 64000 PAU – assurance RCP n° 55 204 118';
const lead = paperOf(
  'plomb-crep-pau',
  report('#7a3e00'),
  [
    `<p><b>OSSAU DIAGNOSTICS</b> – 4 rue Carnot, 64000 PAU – tél. 05 59 00 24 61</p><h1>Constat de risque d’exposition au plomb – CREP</h1><p>Rapport n° OD-26-0911 P – Norme méthodologique employée : AFNOR NF X46-030 – Arrêté d’application : arrêté du 19 août 2011</p>${table(
      [],
      [
        ['Nature de la mission', 'CREP des parties privatives, avant la vente'],
        [
          'Bien objet de la mission',
          '9 rue Montpensier, 64000 PAU – premier étage, lot n° 3 – immeuble construit avant 1900',
        ],
        ['Propriétaire', 'Mme BORDENAVE Hélène'],
        ['Occupation', 'occupé par la propriétaire ; présence d’enfants de moins de 6 ans : non'],
        ['Date de la visite', '8 septembre 2026'],
        [
          'Appareil à fluorescence X',
          'Fondis FEnX, n° de série 2-0418, source Cd109 du 03/02/2025, autorisation ASN T640417',
        ],
      ],
    )}<h2>Résultats des mesures</h2>${table(
      ['', 'Total UD', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '71', '14', '57', '0', '0', '0'],
        ['% associé', '100 %', '20 %', '80 %', '0 %', '0 %', '0 %'],
      ],
    )}<h2>Conclusion</h2><p><b>Dans le cadre de la mission, il n’a pas été repéré de revêtements contenant du plomb à une concentration supérieure ou égale au seuil réglementaire de 1 mg/cm².</b> Le présent constat n’a pas à être renouvelé à chaque mutation ; sa durée de validité est illimitée.</p><h2>Extrait des mesures (mg/cm²)</h2>${table(
      ['N°', 'Local', 'Zone', 'Unité de diagnostic', 'Substrat', 'Mesure', 'Classe'],
      [
        ['2', 'Entrée', 'A', 'Porte et huisserie', 'Bois', '0,3', '0'],
        ['9', 'Séjour', 'B', 'Fenêtre intérieure', 'Bois', '0,6', '0'],
        ['14', 'Séjour', 'C', 'Plinthes', 'Bois', '0,2', '0'],
        ['23', 'Chambre 1', 'D', 'Mur', 'Plâtre', '0,1', '0'],
        ['31', 'Chambre 2', 'A', 'Volets', 'Bois', '0,8', '0'],
        ['40', 'Grenier', 'B', 'Trappe', 'Bois', '0,4', '0'],
      ],
    )}<h2>Facteurs de dégradation du bâti</h2><p>Aucune situation de risque de saturnisme infantile ni de dégradation du bâti au sens de l’annexe 4 de l’arrêté n’a été constatée. Le présent rapport n’a pas été transmis à l’agence régionale de santé.</p><p>Rappel : le plomb (principalement la céruse) contenu dans les revêtements peut provoquer une intoxication des personnes, en particulier des jeunes enfants, dès lors qu’il est inhalé ou ingéré. Les travaux qui seraient conduits sur les surfaces identifiées comme recouvertes de peinture d’une concentration surfacique en plomb égale ou supérieure à 1 mg/cm² devront s’accompagner de mesures de protection collectives et individuelles. Rapport établi à Pau le 9 septembre 2026 par Maialen ETCHART.</p>${foot(OSSAU, 1, 1)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Mme BORDENAVE Hélène',
      property_address: '9 rue Montpensier, 64000 PAU',
      lots: ['3'],
      report_number: either('OD-26-0911 P', 'OD-26-0911'),
      made_on: either('2026-09-08', '2026-09-09'),
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['valid_until', 'surface_carrez', 'dpe_number'],
  },
);

const termites = paperOf(
  'termites-etat-lescar',
  report('#3f5e2a'),
  [
    `<p><b>OSSAU DIAGNOSTICS</b> – 4 rue Carnot, 64000 PAU – tél. 05 59 00 24 61</p><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p>Numéro de dossier : OD-26-1040 T – Norme méthodologique employée : AFNOR NF P 03-201 (février 2016) – Date du repérage : 15/10/2026 – Temps passé sur site : 01 h 20</p><h2>A. – Désignation du ou des bâtiments</h2><p>Localisation du ou des bâtiments : Département : Pyrénées-Atlantiques – Adresse : 18 chemin de Beneharnum – Commune : 64230 LESCAR – Section cadastrale BD, parcelles n° 47 et 48<br>Nature : maison individuelle de deux niveaux, garage et dépendances. Situation du bien au regard d’une zone délimitée par arrêté préfectoral : le bien est situé dans une zone soumise à un arrêté préfectoral (16 août 2001).</p><h2>B. – Désignation du client</h2><p>Nom et prénom : M. LANUSSE Sylvain et Mme DOMECQ Claire – Adresse : 18 chemin de Beneharnum 64230 LESCAR – Qualité du donneur d’ordre : propriétaires – Accompagnateur : le propriétaire</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>Nom et prénom : Maialen ETCHART – certification de compétence n° ODI-64-0117 délivrée par Qualité Exemple – assurance : Garanties Exemple, police n° 55 204 118, valable jusqu’au 31/12/2026</p><h2>D. – Identification des bâtiments et des parties de bâtiments visités et des éléments infestés ou ayant été infestés par les termites et ceux qui ne le sont pas</h2>${table(
      [
        'Bâtiments et parties de bâtiments visités',
        'Ouvrages, parties d’ouvrages et éléments examinés',
        'Résultats du diagnostic d’infestation',
      ],
      [
        [
          'RDC – Entrée, séjour',
          'Plancher bois, plinthes, huisseries, escalier',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'RDC – Cuisine',
          'Carrelage, meubles, huisseries',
          'Absence d’indices d’infestation de termites',
        ],
        [
          '1er – Chambres 1 à 4',
          'Parquet, plinthes, fenêtres bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Combles',
          'Charpente traditionnelle, liteaux',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Garage, dépendances',
          'Ossature bois, portes',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Jardin',
          'Souches, bois de chauffage à moins de 10 m',
          'Absence d’indices d’infestation de termites',
        ],
      ],
    )}<h2>E. – Catégories de termites en cause</h2><p>Termites souterrains, termites de bois sec ou termites arboricoles : sans objet.</p><h2>F. – Identification des parties non visitées</h2><p>Vide sanitaire sous le séjour : accès impossible (pas de trappe).</p><h2>G. – Constatations diverses</h2><p>Traces de capricornes des maisons et de petites vrillettes dans la charpente (autres agents de dégradation biologique du bois, hors mission).</p><h2>H. – Conclusion</h2><p><b>Il n’a pas été repéré d’indice d’infestation de termites à la date de la visite.</b> Conformément à l’article L. 271-4 à 6 du CCH, ce rapport est utilisable jusqu’au 14/04/2027. Nota : dans le cas de présence de termites, il est rappelé l’obligation de déclaration en mairie prévue à l’article L. 126-4 du code de la construction et de l’habitation. Visite effectuée le 15/10/2026, fait à PAU le 15/10/2026.</p>${foot(OSSAU, 1, 1)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'M. LANUSSE Sylvain et Mme DOMECQ Claire',
      property_address: '18 chemin de Beneharnum, 64230 LESCAR',
      report_number: either('OD-26-1040 T', 'OD-26-1040'),
      made_on: '2026-10-15',
      valid_until: '2027-04-14',
      diagnostic_result: 'NEGATIVE',
      parcels: ['BD 47', 'BD 48'],
    },
    absent: ['lots', 'surface_carrez', 'dpe_number'],
  },
);

export const EXPERTISES_MATERIAUX = [asbestos, lead, termites];
