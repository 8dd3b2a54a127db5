// Gas and electricity of two flats, on the forms that surveyors' software prints.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const css = `font: 8.8pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 13.4pt; text-align: center; color: #00457c } h2 { font-size: 9.8pt; background: #e6edf4; padding: .8mm 2mm; margin: 3.2mm 0 1.2mm } td, th { border: .15mm solid #9fb2c4; padding: .8mm 1.2mm } th { background: #f1f5f9 } .ft { position: absolute; bottom: 6mm; font-size: 7pt }`;

const gas = paperOf(
  'gaz-grenoble-etat',
  css,
  [
    `<h1>Rapport de l’état de l’installation intérieure de gaz</h1><p>Numéro de dossier : 26/IE/0711 – Norme méthodologique employée : NF P 45-500 (juillet 2022) – Date du repérage : 25/06/2026 – Heure d’arrivée : 09 h 15 – Durée : 01 h 05</p><p style="font-size:8pt">La présente mission consiste, suivant l’arrêté du 6 avril 2007 modifié, à établir un état de l’installation intérieure de gaz afin d’évaluer les risques pouvant compromettre la sécurité des personnes, conformément aux articles L. 134-9 et R. 134-6 à R. 134-9 du code de la construction et de l’habitation. En aucun cas il ne s’agit d’un contrôle de conformité.</p><h2>A. – Désignation du ou des bâtiments</h2><p>Adresse : 22 avenue Jean Perrot, 38100 GRENOBLE – Bâtiment B, étage 3, lot n° 27 – Type de bâtiment : appartement – Nature du gaz distribué : gaz naturel – Distributeur : Réseau Gaz Exemple – Installation alimentée en gaz : OUI</p><h2>B. – Désignation du propriétaire</h2><p>M. et Mme BOUVARD Laurent, 22 avenue Jean Perrot, 38100 GRENOBLE<br>Titulaire du contrat de fourniture : BOUVARD Laurent – Numéro de point de livraison gaz : 19 307 441 208 816</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>Jérémie Allouard – ISÈRE EXPERTISE, 9 rue Lakanal, 38000 GRENOBLE – Assurance Assurances Exemple Pro n° 7044812, échéance 31/12/2026 – certification C1188 valable jusqu’au 14/03/2031</p><h2>D. – Identification des appareils</h2>${table(
      [
        'Liste des installations intérieures gaz',
        'Type',
        'Puissance (kW)',
        'Localisation',
        'Observations',
      ],
      [
        [
          'Chaudière Calorex Mural 24 (2009)',
          'Raccordé',
          '24 kW',
          'Cuisine',
          'CO mesuré : 4 ppm – entretien : oui',
        ],
        [
          'Table de cuisson Exemplia',
          'Non raccordé',
          'non visible',
          'Cuisine',
          'Mesure CO : sans objet',
        ],
      ],
    )}<h2>E. – Anomalies identifiées</h2>${table(
      [
        'Points de contrôle (selon la norme)',
        'Anomalies observées (A1, A2, DGI, 32c)',
        'Libellé des anomalies et recommandations',
      ],
      [
        [
          'C.7 – 8b Robinet de commande d’appareil',
          'A1',
          'L’extrémité du robinet de la table de cuisson n’est pas obturée. Faire intervenir une personne compétente.',
        ],
      ],
    )}<p style="font-size:7.6pt">A1 : l’installation présente une anomalie à prendre en compte lors d’une intervention ultérieure. A2 : anomalie dont le caractère de gravité ne justifie pas l’interruption de la fourniture. DGI (danger grave et immédiat) : l’opérateur interrompt l’alimentation en gaz. 32c : la chaudière est de type VMC GAZ.</p><h2>F. – Conclusion</h2><p>☐ L’installation ne comporte aucune anomalie.<br>☑ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.</p><p>Visite effectuée le 25/06/2026. Fait à Grenoble, le 02/07/2026. Rapport valable trois ans (vente), jusqu’au 24/06/2029.</p><div class="ft">Isère Expertise – 26/IE/0711 – Gaz – Page 1/1</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'M. et Mme BOUVARD Laurent',
      property_address: '22 avenue Jean Perrot, 38100 GRENOBLE',
      lots: ['27'],
      report_number: '26/IE/0711',
      made_on: either('2026-06-25', '2026-07-02'),
      valid_until: '2029-06-24',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy', 'rnc'],
  },
);

const electricity = paperOf(
  'electricite-nice-installation',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm; h1 { font-size: 14pt; background: #f6c945; padding: 2mm 3mm } h2 { font-size: 10.2pt; border-bottom: .4mm solid #f6c945; margin: 4mm 0 1.2mm } td, th { border: .15mm solid #bbb; padding: 1mm 1.4mm } th { background: #fdf6df }`,
  [
    `<p style="text-align:right">BAIE EXPERTISES<br>17 rue de France, 06000 NICE</p><h1>État de l’installation intérieure d’électricité</h1><p>Rapport n° BE26-1540-ELEC – date de visite : 19 octobre 2026 – limite de validité vente : 18 octobre 2029<br>Réalisé selon l’arrêté du 28 septembre 2017 et la norme NF C 16-600</p><h2>1 – Désignation et description du local d’habitation</h2>${table(
      [],
      [
        ['Adresse', '9 rue Verdi, 06000 NICE'],
        ['Situation', '4e étage, lot 14 – immeuble PALAIS MIRASOL'],
        ['Année de construction', '1928 – installation électrique : plus de 15 ans'],
        ['Distributeur', 'Réseau Électrique Exemple – PDL 09 114 552 007 318'],
        ['Donneur d’ordre', 'Mme FERRERO Chiara, propriétaire'],
        ['Opérateur', 'Noémie Barral, certificat n° 3377 délivré par Quali-Exemple'],
      ],
    )}<h2>2 – Conclusions relatives à l’évaluation des risques</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br>☒ <b>L’installation intérieure d’électricité comporte une ou des anomalies.</b> Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p><h2>3 – Anomalies avérées, par domaine</h2>${table(
      ['N° article', 'Libellé', 'Mesure compensatoire'],
      [
        [
          'B.2.3.1 h',
          'Protection différentielle : aucun dispositif à haute sensibilité (30 mA au plus) en tête des circuits des pièces d’eau.',
          'non',
        ],
        [
          'B.6.3.1 a',
          'Locaux contenant une douche ou une baignoire : installation ne répondant pas aux prescriptions particulières.',
          'non',
        ],
        [
          'B.7.3 d',
          'Matériels présentant des risques de contacts directs : connexions avec une partie active nue accessible.',
          'non',
        ],
      ],
    )}<h2>4 – Informations complémentaires</h2><p>IC B.11 a2 : une partie seulement de l’installation est protégée par un dispositif différentiel à haute sensibilité au plus 30 mA. IC B.11 b1 : l’ensemble des socles de prise de courant est de type à obturateur – non.</p><h2>5 – Avertissement particulier</h2><p>Points de contrôle n’ayant pu être vérifiés : prise de terre (immeuble collectif), section des conducteurs de la canalisation alimentant le tableau (capot scellé). L’attention du donneur d’ordre est attirée sur le fait que sa responsabilité pourrait être pleinement engagée en cas d’accident ou d’incident provenant d’une partie d’installation non contrôlée.</p><h2>6 – Objectif des dispositions</h2><p>Appareil général de commande et de protection : il permet d’interrompre, en cas d’urgence, en un lieu unique, connu et accessible, la totalité de la fourniture. Son absence ou son inaccessibilité ne permet pas d’assurer cette fonction. Dispositif différentiel : il permet de protéger les personnes contre les risques de choc électrique lors d’un défaut d’isolement sur un matériel.</p><p>Fait à Nice, le 19 octobre 2026. Signature et cachet.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'Mme FERRERO Chiara',
      property_address: '9 rue Verdi, 06000 NICE',
      lots: ['14'],
      report_number: 'BE26-1540-ELEC',
      made_on: '2026-10-19',
      valid_until: '2029-10-18',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['energy', 'dpe_number', 'surface_carrez'],
  },
);

export const CONTROLES_INSTALLATIONS = [gas, electricity];
