// How large a home is: two certificates for a sale, one for a letting.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const report = paperOf(
  'carrez-certificat-vannes',
  `font: 9.2pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 12mm 15mm; h1 { font-size: 14pt; color: #00447c; text-align: center } h2 { font-size: 10.4pt; color: #00447c; margin: 3.5mm 0 1mm } td, th { border: .15mm solid #bcc9d4 } th { background: #eaf0f5 } .m td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>Morbihan Expertises</b> – 9 rue Richemont – 56000 VANNES – Tél. 02 97 00 66 09</p><h1>Certificat de superficie de la partie privative</h1><p>Numéro de dossier : 26-09-0417 – Date du repérage : 15/09/2026 – Heure d’arrivée : 10 h 15 – Durée du repérage : 0 h 40</p><p>La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi n° 96-1107 du 18 décembre 1996 (dite loi Carrez), de l’article 46 de la loi n° 65-557 du 10 juillet 1965 et du décret n° 97-532 du 23 mai 1997, en vue de reporter leur superficie dans un acte de vente à intervenir. Elle n’a pas pour objet la vérification de la conformité du plan au règlement de copropriété.</p><h2>Désignation du ou des bâtiments</h2><p>Département : Morbihan – Adresse : 12 rue du Vincin – Commune : 56000 VANNES – Section cadastrale BX, parcelle 214<br>Désignation et situation du lot de copropriété : LES HAUTS DE CONLEAU, bâtiment B, 2e étage, lot numéro 14</p><h2>Désignation du propriétaire</h2><p>Nom et prénom : Mme KERBRAT Solenn – Adresse : 12 rue du Vincin, 56000 VANNES</p><h2>Repérage</h2><p>Périmètre de repérage : ensemble des parties privatives. Représentant du propriétaire : la propriétaire elle-même.</p>${table(
      [
        'Parties de l’immeuble bâti visitées',
        'Superficie privative au sens Carrez',
        'Surface au sol',
        'Motif de non-prise en compte',
      ],
      [
        ['Entrée et dégagement', '9,84', '9,84', ''],
        ['Séjour', '26,35', '26,35', ''],
        ['Cuisine', '9,12', '9,12', ''],
        ['Chambre 1', '12,40', '12,40', ''],
        ['Chambre 2', '10,76', '10,76', ''],
        ['Chambre 3', '7,02', '7,02', ''],
        ['Salle de bains', '4,81', '5,22', 'Gaine technique'],
        ['WC', '1,34', '1,34', ''],
        ['Balcon', '0,00', '6,18', 'Non clos'],
      ],
      'm',
    )}<h2>Superficie privative en m² du lot</h2><p style="font-size:11pt"><b>Surface loi Carrez totale : 81,64 m² (quatre-vingt-un mètres carrés soixante-quatre)</b><br>Surface au sol totale : 88,23 m² (quatre-vingt-huit mètres carrés vingt-trois)</p><p>Fait à VANNES, le 15/09/2026 – Par : Ronan JEGO. Le présent certificat vaut uniquement pour la description du lot au jour du mesurage.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '12 rue du Vincin, 56000 VANNES',
      owner: 'Mme KERBRAT Solenn',
      lots: ['14'],
      report_number: '26-09-0417',
      made_on: '2026-09-15',
      surface_carrez: 8164,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const letter = paperOf(
  'carrez-attestation-chartres',
  `font: 10.4pt/1.55 'URW Bookman', serif; padding: 20mm 22mm; h1 { font-size: 13pt; text-align: center; margin: 7mm 0 } td, th { border-bottom: .2mm solid #777 } td:last-child { text-align: right }`,
  [
    `<p><b>Cabinet Hélène ROUSSEAU</b><br>Géomètre-expert D.P.L.G., inscrite à l’Ordre sous le n° 05718<br>4 place des Épars, 28000 CHARTRES</p><h1>ATTESTATION DE SUPERFICIE<br>(loi Carrez)</h1><p>Je soussignée, Hélène ROUSSEAU, géomètre-expert, atteste avoir procédé le 30 juin 2026, à la demande de Monsieur Julien PASQUIER, propriétaire, au mesurage du lot n° 3 de la copropriété sise 9 rue du Faubourg Guillaume, 28000 CHARTRES.</p><p>Le mesurage a été effectué conformément aux articles 4-1 et 4-2 du décret n° 67-223 du 17 mars 1967 : sont comptés les planchers des locaux clos et couverts, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escalier, gaines, embrasures de portes et de fenêtres, et des parties d’une hauteur inférieure à 1,80 mètre.</p>${table(
      ['Pièce', 'Surface (m²)'],
      [
        ['Séjour avec cuisine ouverte', '27,90'],
        ['Chambre sur cour', '11,35'],
        ['Chambre sur rue', '10,08'],
        ['Salle d’eau avec WC', '4,62'],
        ['Dégagement', '2,17'],
      ],
    )}<p style="margin-top:5mm">La superficie privative du lot n° 3 s’établit à <b>56,12 m²</b> (cinquante-six mètres carrés et douze décimètres carrés).</p><p>Le grenier accessible par échelle, d’une hauteur inférieure à 1,80 mètre, n’est pas compris dans cette superficie.</p><p>Attestation établie pour être annexée à l’acte de vente, sur la base de la consistance actuelle des lieux et sans examen du règlement de copropriété.</p><p style="text-align:right">Fait à Chartres, le 2 juillet 2026<br>Le géomètre-expert</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '9 rue du Faubourg Guillaume, 28000 CHARTRES',
      owner: 'Monsieur Julien PASQUIER',
      lots: ['3'],
      made_on: either('2026-06-30', '2026-07-02'),
      surface_carrez: 5612,
    },
    absent: ['surface_habitable', 'surface_reference', 'report_number'],
  },
);

const living = paperOf(
  'boutin-attestation-belfort',
  `font: 9.6pt/1.5 'Nimbus Sans', sans-serif; padding: 14mm 17mm; h1 { font-size: 14pt; text-align: center; color: #6a1f1f } h2 { font-size: 10.6pt; margin: 4mm 0 1mm } td, th { border: .15mm solid #aaa } th { background: #f3eaea } td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>LION DIAGNOSTICS</b> – 6 faubourg de Montbéliard – 90000 BELFORT – SIRET 900 000 412 00023</p><h1>ATTESTATION DE SURFACE HABITABLE</h1><p>Dossier n° LD-90-0733 – mesurage réalisé le 21/07/2026 par M. Fabrice GROSJEAN</p><p>Objet : détermination de la surface habitable d’un logement vide mis en location, au sens de l’article R. 156-1 du code de la construction et de l’habitation, conformément à la loi n° 2009-323 du 25 mars 2009 (dite loi Boutin), modifiant l’article 3 de la loi n° 89-462 du 6 juillet 1989.</p><h2>Bien concerné</h2><p>Appartement de trois pièces, 1er étage droite, 17 rue de la Savoureuse, 90000 BELFORT<br>Propriétaire bailleur : Mme JEANBLANC Christine, 2 rue du Rhône, 90300 OFFEMONT</p><h2>Résultat</h2>${table(
      ['Pièce', 'Surface habitable (m²)', 'Surface non prise en compte (m²)'],
      [
        ['Entrée', '5,10', '0,00'],
        ['Salon', '19,64', '0,00'],
        ['Cuisine', '8,33', '0,00'],
        ['Chambre 1', '12,05', '0,00'],
        ['Chambre 2', '10,47', '0,00'],
        ['Salle de bains', '4,26', '0,00'],
        ['Toilettes', '1,12', '0,00'],
        ['Loggia', '0,00', '4,90'],
        ['Cave', '0,00', '6,30'],
      ],
    )}<p style="margin-top:5mm;font-size:12pt;text-align:center;border:.4mm solid #6a1f1f;padding:2mm">Surface habitable totale : <b>60,97 m²</b></p><p>Il n’est pas tenu compte de la superficie des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons, séchoirs extérieurs au logement, vérandas, locaux communs et autres dépendances, ni des parties de locaux d’une hauteur inférieure à 1,80 mètre.</p><p>Attestation délivrée à Belfort le 21/07/2026, à annexer au contrat de location.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '17 rue de la Savoureuse, 90000 BELFORT',
      owner: 'Mme JEANBLANC Christine',
      report_number: 'LD-90-0733',
      made_on: '2026-07-21',
      surface_habitable: 6097,
    },
    absent: ['surface_carrez', 'lots', 'dpe_number'],
  },
);

export const MESURAGES = [report, letter, living];
