// What may harm people or wood: asbestos, lead, termites, each by a man who works alone.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const asbestos = paperOf(
  'amiante-rapport-albi',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; text-align: center; background: #2e5d34; color: #fff; padding: 2mm } h2 { font-size: 10.5pt; color: #2e5d34; border-bottom: .3mm solid #2e5d34; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #9cb39f; padding: .9mm 1.5mm } th { background: #e5efe6; font-weight: bold } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; font-size: 7pt; display: flex; justify-content: space-between }`,
  [
    `<p><b>TARN DIAG IMMO</b> – Cédric PAGÈS, diagnostiqueur certifié – 9 chemin de la Drèche, 81380 LESCURE-D’ALBIGEOIS</p><h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante<br>pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti</h1>${table(
      [],
      [
        ['Numéro de dossier', 'TDI-2026-0493'],
        ['Date du repérage', '19/08/2026'],
        ['Adresse du bien', '40 avenue du Viaduc, 81000 ALBI – bâtiment B, 3e étage'],
        ['Lots de copropriété', '27 (appartement), 63 (cave), 91 (garage)'],
        [
          'Donneur d’ordre et propriétaire',
          'Indivision CALMELS, 22 route de Cordes, 81150 MARSSAC-SUR-TARN',
        ],
        ['Date du permis de construire', 'antérieur au 1er juillet 1997'],
        [
          'Références réglementaires',
          'Articles L. 1334-13, R. 1334-15 à 18 et R. 1334-20 et 21 du code de la santé publique ; arrêtés du 12 décembre 2012 ; norme NF X 46-020',
        ],
      ],
    )}<h2>1. Les conclusions</h2><p><b>Dans le cadre de la mission, il a été repéré des matériaux et produits de la liste B contenant de l’amiante, sur jugement personnel de l’opérateur :</b></p><p>– Conduit en fibres-ciment (garage, lot 91) pour lequel il est recommandé de réaliser une évaluation périodique.</p><p>Il n’a pas été repéré de matériaux ou produits de la liste A contenant de l’amiante.</p>${table(
      ['Localisation', 'Parties du local', 'Raison de l’absence d’investigation'],
      [['Néant', '–', '–']],
    )}<h2>2. Évaluation de l’état de conservation</h2>${table(
      ['Matériau', 'Localisation', 'État', 'Résultat', 'Mesure préconisée'],
      [
        [
          'Conduit fibres-ciment',
          'Garage (lot 91)',
          'Bon état, non dégradé',
          'EP',
          'Contrôle périodique',
        ],
      ],
    )}<div class="ft"><span>TARN DIAG IMMO – dossier TDI-2026-0493</span><span>1/2</span></div>`,
    `<h2>3. Locaux visités</h2>${table(
      ['Local', 'Sol', 'Murs', 'Plafond', 'Amiante'],
      [
        ['Entrée', 'Carrelage', 'Peinture sur plâtre', 'Peinture', 'Non'],
        ['Séjour', 'Parquet chêne', 'Papier peint', 'Peinture', 'Non'],
        ['Cuisine', 'Carrelage', 'Faïence, peinture', 'Peinture', 'Non'],
        ['Chambre 1', 'Parquet stratifié', 'Papier peint', 'Peinture', 'Non'],
        ['Chambre 2', 'Parquet stratifié', 'Peinture', 'Peinture', 'Non'],
        ['Salle de bains', 'Carrelage', 'Faïence', 'Peinture', 'Non'],
        ['Cave (lot 63)', 'Béton', 'Parpaings', 'Béton', 'Non'],
        ['Garage (lot 91)', 'Béton', 'Parpaings', 'Béton', 'Oui, conduit'],
      ],
    )}<h2>4. Éléments d’information</h2><p>Les maladies liées à l’amiante sont provoquées par l’inhalation des fibres. Toutes les variétés d’amiante sont classées substances cancérogènes avérées pour l’homme. Il convient donc de veiller au maintien en bon état de conservation des matériaux et produits en contenant, afin de remédier au plus tôt aux situations d’usure anormale ou de dégradation.</p><p>Il convient de limiter autant que possible les interventions sur les matériaux repérés et de faire appel aux professionnels qualifiés dans le cas de retrait ou de confinement. L’élimination des déchets obéit à des règles particulières (déchetterie habilitée, bordereau de suivi).</p><h2>5. Opérateur</h2><p>Fait à Lescure-d’Albigeois, le 19/08/2026. Cédric PAGÈS, certification n° 24-1180 délivrée par Certif Exemple, valable jusqu’au 14/03/2031. Assurance : Assur’Exemple, contrat n° 7 440 218, 500 000 € par sinistre.</p><div class="ft"><span>TARN DIAG IMMO – dossier TDI-2026-0493</span><span>2/2</span></div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: {
      owner: 'Indivision CALMELS',
      property_address: either(
        '40 avenue du Viaduc, 81000 ALBI',
        '40 avenue du Viaduc, 81000 ALBI bâtiment B, 3e étage',
      ),
      lots: ['27', '63', '91'],
      report_number: 'TDI-2026-0493',
      made_on: '2026-08-19',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'price', 'valid_until'],
  },
);

const lead = paperOf(
  'plomb-constat-dax',
  `font: 9.6pt/1.42 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center; border-top: .6mm solid #8a1c1c; border-bottom: .6mm solid #8a1c1c; padding: 2mm } h2 { font-size: 10.5pt; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #999 } th { background: #f5e9e9; font-weight: bold; text-align: center }`,
  [
    `<p style="text-align:right">LANDES EXPERTISE HABITAT<br>Thierry DUBOSCQ – 40180 NARROSSE</p><h1>CONSTAT DE RISQUE D’EXPOSITION AU PLOMB (CREP)</h1><p style="text-align:center">Articles L. 1334-5 à L. 1334-10 et R. 1334-10 à 12 du code de la santé publique – arrêté du 19 août 2011 – norme NF X 46-030</p><p>Rapport n° LEH-26-231 – Date de visite et de rédaction : 04/08/2026</p>${table(
      [],
      [
        [
          'Le CREP est réalisé',
          'avant la vente ☒ – avant la mise en location ☐ – parties communes ☐',
        ],
        [
          'Bien objet du constat',
          'Appartement lot n° 3, 1er étage, 5 rue des Thermes Vieux, 40100 DAX',
        ],
        ['Propriétaire', 'Mme DUCASSÉ Maylis, 5 rue des Thermes Vieux, 40100 DAX'],
        ['Année de construction', 'antérieure au 1er janvier 1949 (vers 1880)'],
        ['Occupation', 'occupé par le propriétaire – enfants mineurs : non'],
        ['Appareil', 'analyseur à fluorescence X, source Co-57, n° de série 2-0417'],
      ],
    )}<h2>Résumé des mesures</h2>${table(
      ['', 'Total', 'Non mesurées', 'Classe 0', 'Classe 1', 'Classe 2', 'Classe 3'],
      [
        ['Nombre d’unités de diagnostic', '112', '21', '83', '6', '2', '0'],
        ['Pourcentage', '100', '19 %', '74 %', '5 %', '2 %', '0 %'],
      ],
    )}<h2>Conclusion</h2><p>Le constat de risque d’exposition au plomb a révélé la présence de revêtements contenant du plomb à des concentrations supérieures au seuil de 1 mg/cm² : plinthes du couloir (classe 1, 2,4 mg/cm²), volets intérieurs du séjour (classe 2, 5,1 mg/cm²). Aucune unité de diagnostic n’est de classe 3.</p><p>Il est rappelé au propriétaire l’intérêt de veiller à l’entretien des revêtements recouvrant les unités de diagnostic de classe 1 et 2, afin d’éviter leur dégradation future. Une copie du présent constat est annexée à tout acte ou contrat et tenue à disposition des occupants.</p><p>Validité : le présent constat est valable un an, soit jusqu’au 03/08/2027. Aucune situation de risque de saturnisme infantile ni de dégradation du bâti n’a été relevée.</p><h2>Grille de classement</h2>${table(
      ['Concentration', 'Nature de la dégradation', 'Classement'],
      [
        ['inférieure au seuil', '–', '0'],
        ['supérieure ou égale au seuil', 'Non dégradé ou non visible', '1'],
        ['supérieure ou égale au seuil', 'État d’usage', '2'],
        ['supérieure ou égale au seuil', 'Dégradé', '3'],
      ],
    )}<p style="margin-top:4mm;font-size:8pt">Le plomb est un métal toxique, en particulier pour les jeunes enfants et les femmes enceintes. L’ingestion d’écailles ou de poussières de peinture provoque une maladie appelée saturnisme. Certification de l’opérateur : B2C-0873, échéance 12/11/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Mme DUCASSÉ Maylis',
      property_address: '5 rue des Thermes Vieux, 40100 DAX',
      lots: ['3'],
      report_number: 'LEH-26-231',
      made_on: '2026-08-04',
      valid_until: '2027-08-03',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'price'],
  },
);

const termites = paperOf(
  'termites-etat-dax',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; border-top: .6mm solid #8a1c1c; border-bottom: .6mm solid #8a1c1c; padding: 2mm } h2 { font-size: 9.6pt; background: #f5e9e9; padding: 1mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #999; padding: .8mm 1.5mm } th { font-weight: bold }`,
  [
    `<p style="text-align:right">LANDES EXPERTISE HABITAT<br>Thierry DUBOSCQ – 40180 NARROSSE</p><h1>ÉTAT RELATIF À LA PRÉSENCE DE TERMITES DANS LE BÂTIMENT</h1><p style="text-align:center">Articles L. 126-4, L. 126-24, R. 126-42 et D. 126-43 du code de la construction et de l’habitation – norme NF P 03-201 (février 2016)</p><p>Rapport n° LEH-26-232 – Date : 04/08/2026 – Durée de la visite : 1 h 15 – Valable jusqu’au 03/02/2027</p><h2>A – Désignation du ou des bâtiments</h2><p>Adresse : 5 rue des Thermes Vieux, 40100 DAX – Désignation : lots n° 3 et 9 – Nature : appartement et cave – Traitements antérieurs : non communiqués – Commune couverte par l’arrêté préfectoral du 16 août 2001</p><h2>B – Désignation du client</h2><p>Propriétaire : Mme DUCASSÉ Maylis – 5 rue des Thermes Vieux, 40100 DAX – présente lors de la visite</p><h2>C – Désignation de l’opérateur</h2><p>Thierry DUBOSCQ – certification B2C-0873 – assurance Assur’Exemple n° 5 118 774</p><h2>D – Identification des parties visitées et résultats</h2>${table(
      ['Pièce', 'Ouvrages, parties d’ouvrages examinés', 'Résultat'],
      [
        [
          'Couloir',
          'Plinthes, parquet, portes bois',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Séjour',
          'Parquet, volets intérieurs, plinthes',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Chambre 1',
          'Parquet, plinthes, huisseries',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Chambre 2',
          'Parquet, plinthes, huisseries',
          'Absence d’indices d’infestation de termites',
        ],
        [
          'Cuisine',
          'Plinthes carrelées, porte bois',
          'Absence d’indices d’infestation de termites',
        ],
        ['Salle d’eau', 'Carrelage, porte bois', 'Absence d’indices d’infestation de termites'],
        [
          'Cave lot 9',
          'Porte à claire-voie, sol terre battue',
          'Absence d’indices d’infestation de termites',
        ],
      ],
    )}<h2>E – Parties non visitées</h2><p>Néant.</p><h2>F – Éléments non examinés</h2><p>Faces cachées des boiseries, doublages et parquets : investigation sans démontage ni dégradation.</p><h2>G – Moyens d’investigation utilisés</h2><p>Examen visuel, sondage mécanique des bois au poinçon, recherche de cordonnets, de galeries et de termites.</p><h2>H – Constatations diverses</h2><p>Traces d’insectes à larves xylophages (petites vrillettes) sur la porte de la cave, sans relation avec les termites.</p><h2>I – Conclusion</h2><p><b>Il n’a pas été repéré d’indices d’infestation de termites le jour de la visite.</b> L’intervention n’a pas eu pour but de donner un diagnostic de la résistance mécanique des bois.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'Mme DUCASSÉ Maylis',
      property_address: '5 rue des Thermes Vieux, 40100 DAX',
      lots: ['3', '9'],
      report_number: 'LEH-26-232',
      made_on: '2026-08-04',
      valid_until: '2027-02-03',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'price'],
  },
);

export const CONSTATS_SANITAIRES = [asbestos, lead, termites];
