// Areas: two that a sale asks for, one that a lease asks for.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const certificate = paperOf(
  'carrez-grenoble-attestation',
  `font: 9.4pt/1.4 'DejaVu Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 14pt; text-align: center; color: #00457c } h2 { font-size: 10pt; background: #e6edf4; padding: .8mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .15mm solid #9fb2c4 } .n td:nth-child(n+2) { text-align: right } .big { border: .5mm solid #00457c; padding: 3mm; font-size: 12pt; text-align: center; margin-top: 4mm } .ft { position: absolute; bottom: 6mm; font-size: 7pt }`,
  [
    `<h1>Certificat de superficie de la partie privative</h1><p style="text-align:center">Numéro de dossier : 26/IE/0711 – Date du repérage : 25/06/2026</p><p>La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi n° 96-1107 du 18 décembre 1996 (dite loi Carrez), de la loi n° 2014-366 du 24 mars 2014 (ALUR) et du décret n° 97-532 du 23 mai 1997, en vue de reporter leur superficie dans l’acte de vente à intervenir. En aucun cas elle ne préjuge du caractère de décence ou d’habitabilité du logement.</p><h2>Désignation du ou des bâtiments</h2>${table(
      [],
      [
        ['Département – Commune', 'Isère – GRENOBLE'],
        ['Adresse', '22 avenue Jean Perrot, 38100 GRENOBLE'],
        ['Désignation et situation du lot', 'Bâtiment B, étage 3, lot numéro 27'],
        ['Propriétaire', 'M. et Mme BOUVARD Laurent'],
        ['Opérateur', 'Jérémie Allouard, ISÈRE EXPERTISE, 9 rue Lakanal, 38000 GRENOBLE'],
      ],
    )}<h2>Résultat du repérage – surfaces au sol des pièces</h2>${table(
      [
        'Parties de l’immeuble visitées',
        'Superficie privative au sens Carrez (m²)',
        'Surface au sol (m²)',
        'Commentaires',
      ],
      [
        ['Entrée, dégagement', '9,14', '9,14', ''],
        ['Séjour', '22,60', '22,60', ''],
        ['Cuisine', '10,05', '10,05', ''],
        ['Chambre 1', '12,33', '12,33', ''],
        ['Chambre 2', '10,72', '10,72', ''],
        ['Chambre 3', '9,81', '9,81', ''],
        ['Salle de bains', '5,37', '5,90', 'gaine technique'],
        ['WC', '1,25', '1,25', ''],
        ['Loggia', '0,00', '6,48', 'non close'],
      ],
      'n',
    )}<div class="big">Superficie privative en m² du lot :<br><b>Surface loi Carrez totale : 81,27 m²</b> (quatre-vingt-un mètres carrés vingt-sept)<br>Surface au sol totale : 88,28 m²</div><p style="margin-top:4mm">Liste des pièces non visitées : néant. Règlement de copropriété : non communiqué. Il est rappelé que les superficies des caves, garages et emplacements de stationnement ne sont pas comprises dans la superficie privative. Fait à Grenoble, le 02/07/2026.</p><div class="ft">Isère Expertise – 26/IE/0711 – Carrez – Page 1/1</div>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '22 avenue Jean Perrot, 38100 GRENOBLE',
      owner: 'M. et Mme BOUVARD Laurent',
      lots: ['27'],
      report_number: '26/IE/0711',
      made_on: either('2026-06-25', '2026-07-02'),
      surface_carrez: 8127,
    },
    absent: ['surface_habitable', 'surface_reference', 'rnc'],
  },
);

const short = paperOf(
  'carrez-tours-geometre',
  `font: 10.8pt/1.55 'Nimbus Roman', serif; padding: 20mm 22mm; td, th { border: .2mm solid #555; padding: 1mm 2mm } td:last-child { text-align: right }`,
  [
    `<p><b>Cabinet LHOMMEAU – DESGRÉ</b><br>Géomètres-experts fonciers DPLG – Ordre des géomètres-experts n° 99.471<br>12 rue Chanoineau, 37000 TOURS</p><p style="text-align:right">Dossier T.26.207 – le 16 avril 2026</p><h1 style="font-size:14pt;text-align:center">ATTESTATION DE SUPERFICIE – LOI CARREZ</h1><p>Je soussigné Gilles DESGRÉ, géomètre-expert, certifie avoir procédé le 14 avril 2026, à la demande de Monsieur Théo GUÉRINEAU, propriétaire, au mesurage du lot n° 3 de la copropriété sise à TOURS (37000), 6 place du Grand Marché, deuxième étage, conformément à l’article 46 de la loi du 10 juillet 1965 et aux articles 4-1 et 4-2 du décret du 17 mars 1967.</p>${table(
      ['Pièce', 'Hauteur supérieure à 1,80 m', 'Superficie en m²'],
      [
        ['Entrée', 'oui', '2,88'],
        ['Séjour avec cheminée', 'oui', '19,47'],
        ['Cuisine', 'oui', '6,02'],
        ['Chambre mansardée', 'en partie', '9,16'],
        ['Salle d’eau et WC', 'oui', '4,35'],
      ],
    )}<p style="margin-top:5mm;text-align:center;font-size:12pt"><b>Superficie totale du lot n° 3 : 41,88 m²</b></p><p>Parties exclues du calcul : 3,70 m² d’une hauteur inférieure à 1,80 mètre dans la chambre, embrasures de portes et de fenêtres, murs, cloisons et gaines. La cave n’est pas comprise.</p><p>Cette superficie n’est garantie que pour l’état des lieux au jour du mesurage. Le mesurage a été exécuté au distancemètre laser, avec une tolérance de 5 mm par mesure. La présente attestation est délivrée pour être annexée à l’avant-contrat et à l’acte de vente.</p><p style="text-align:right;margin-top:8mm">Gilles DESGRÉ<br>géomètre-expert</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '6 place du Grand Marché, 37000 TOURS',
      owner: 'Monsieur Théo GUÉRINEAU',
      lots: ['3'],
      report_number: 'T.26.207',
      made_on: either('2026-04-14', '2026-04-16'),
      surface_carrez: 4188,
    },
    absent: ['surface_habitable', 'surface_reference', 'rnc'],
  },
);

const living = paperOf(
  'boutin-le-havre-certificat',
  `font: 10pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 17mm; h1 { font-size: 14.5pt; color: #8a1c4a; text-align: center } td, th { border-bottom: .2mm solid #d9b8c6 } td:nth-child(n+2), th:nth-child(n+2) { text-align: right }`,
  [
    `<p><b style="color:#8a1c4a">ESTUAIRE DIAG’IMMO</b> – 75 rue de Paris, 76600 LE HAVRE</p><h1>Attestation de surface habitable<br><span style="font-size:10.5pt">(loi Boutin – article 78 de la loi n° 2009-323 du 25 mars 2009)</span></h1><p>Référence : EDI-2025-3318<br>Bien loué : appartement, 52 rue Victor Hugo, 76600 LE HAVRE, 5e étage gauche, lot 61<br>Propriétaire bailleur : SCI LES GALETS<br>Intervention du 27 novembre 2025 – opératrice : Maëlle Thomas</p><p>La surface habitable d’un logement est la surface de plancher construite, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escaliers, gaines, embrasures de portes et de fenêtres. Il n’est pas tenu compte de la superficie des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons, séchoirs extérieurs au logement, vérandas, locaux communs, ni des parties de locaux d’une hauteur inférieure à 1,80 mètre (article R. 156-1 du code de la construction et de l’habitation).</p>${table(
      ['Pièce', 'Surface habitable', 'Surface non comptée', 'Motif'],
      [
        ['Entrée', '4,02 m²', '', ''],
        ['Séjour', '20,18 m²', '', ''],
        ['Cuisine', '7,44 m²', '', ''],
        ['Chambre 1', '11,90 m²', '', ''],
        ['Chambre 2', '10,21 m²', '', ''],
        ['Salle d’eau', '3,96 m²', '', ''],
        ['WC', '1,14 m²', '', ''],
        ['Cellier', '0,00 m²', '2,30 m²', 'hauteur'],
        ['Balcon', '0,00 m²', '4,05 m²', 'extérieur'],
        ['<b>Total</b>', '<b>58,85 m²</b>', '<b>6,35 m²</b>', ''],
      ],
    )}<p style="margin-top:5mm;font-size:12pt;text-align:center">Surface habitable du logement : <b>58,85 m²</b></p><p>Attestation à joindre au contrat de location. Elle ne vaut pas mesurage au sens de la loi du 18 décembre 1996. Le Havre, le 27 novembre 2025.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '52 rue Victor Hugo, 76600 LE HAVRE',
      owner: 'SCI LES GALETS',
      lots: ['61'],
      report_number: 'EDI-2025-3318',
      made_on: '2025-11-27',
      surface_habitable: 5885,
    },
    absent: ['surface_carrez', 'surface_reference'],
  },
);

export const SURFACES_MESUREES = [certificate, short, living];
