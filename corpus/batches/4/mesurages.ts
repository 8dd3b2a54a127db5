// Measured areas: two certificates of private area, one of living area for a lease.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const measured = paperOf(
  'carrez-certificat-liciel',
  `font: 9pt/1.42 'Nimbus Sans', sans-serif; padding: 13mm; h1 { font-size: 14pt; text-align: center; color: #8a1538 } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm; margin: 3mm 0 } .two div { border: .2mm solid #8a1538; padding: 2mm } b.k { color: #8a1538 } td, th { border: .2mm solid #bbb; padding: 1mm 1.5mm } th { background: #f4e6ea; font-weight: bold } .s td:nth-child(n+2) { text-align: center } .r { border: .5mm solid #8a1538; padding: 3mm; margin: 4mm 0; font-size: 10.5pt }`,
  [
    `<p style="text-align:right"><b>LOIRE EXPERTISES</b><br>19 rue du Faubourg Madeleine – 45000 ORLEANS</p><h1>Certificat de superficie de la partie privative</h1><p>Numéro de dossier : 26/IMO/2741 &nbsp;&nbsp; Date du repérage : 22/09/2026 &nbsp;&nbsp; Heure d’arrivée : 09 h 05 &nbsp;&nbsp; Durée du repérage : 02 h 10</p><p>La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi pour l’Accès au logement et un urbanisme rénové (ALUR) n° 2014-366 du 24 mars 2014 art. 54 II et V, de la loi n° 96/1107 du 18 décembre 1996, n° 2014-1545 du 20 décembre 2014 et du décret n° 97/532 du 23 mai 1997, en vue de reporter leur superficie dans un acte de vente à intervenir, en aucun cas elle ne préjuge du caractère de décence ou d’habitabilité du logement.</p><div class="two"><div><b class="k">Désignation et situation du ou des bâtiments</b><br>Département : Loiret<br>Adresse : 112 avenue Dauphine (Étage 1)<br>Commune : 45100 ORLEANS<br>Section cadastrale DK, Parcelle(s) n° 318<br>Désignation : Lot numéro 31</div><div><b class="k">Désignation du propriétaire</b><br>Nom et prénom : Mme FOUCAULT Brigitte<br>Adresse : 112 avenue Dauphine 45100 ORLEANS<br><b class="k">Donneur d’ordre</b><br>Propriétaire<br><b class="k">Repérage</b><br>Périmètre : appartement T3, parties privatives</div></div><div class="r">Superficie privative en m² du ou des lot(s)<br><b>Surface loi Carrez totale : 64,87 m² (soixante-quatre mètres carrés quatre-vingt-sept)</b><br>Surface au sol totale : 70,42 m²</div>${table(
      [
        'Parties de l’immeuble bâti visitées',
        'Superficie privative au sens Carrez',
        'Surface au sol',
        'Commentaires',
      ],
      [
        ['Entrée', '5,90', '5,90', ''],
        ['Séjour', '22,41', '22,41', ''],
        ['Cuisine', '8,75', '8,75', ''],
        ['Dégagement', '2,66', '2,66', ''],
        ['Chambre 1', '11,38', '11,38', ''],
        ['Chambre 2', '9,02', '9,02', ''],
        ['Salle de bains', '3,61', '3,61', ''],
        ['WC', '1,14', '1,14', ''],
        ['Loggia', '0,00', '5,55', 'non prise en compte dans la loi Carrez'],
      ],
      's',
    )}<p style="margin-top:3mm">Fait à ORLEANS, le 22/09/2026 – Nom : Damien HUET. Aux termes de l’article 46 de la loi n° 65-557 du 10 juillet 1965, la nullité de l’acte peut être invoquée sur le fondement de l’absence de toute mention de superficie. Document non contractuel quant à la nature des locaux : le règlement de copropriété n’a pas été fourni.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: either(
        '112 avenue Dauphine, 45100 ORLEANS',
        '112 avenue Dauphine (Étage 1), 45100 ORLEANS',
      ),
      owner: 'Mme FOUCAULT Brigitte',
      lots: ['31'],
      report_number: '26/IMO/2741',
      made_on: '2026-09-22',
      surface_carrez: 6487,
      parcels: ['DK 318'],
    },
    absent: ['surface_habitable', 'surface_reference', 'valid_until', 'price'],
  },
);

const attested = paperOf(
  'carrez-attestation-creteil',
  `font: 10.4pt/1.5 'URW Gothic', sans-serif; padding: 20mm; h1 { font-size: 15pt; color: #1b4f9c } td { border-bottom: .2mm solid #c5d3e8 } td:last-child { text-align: right }`,
  [
    `<p style="color:#1b4f9c;font-size:15pt"><b>diag & co Val-de-Marne</b></p><p>31 avenue du Général de Gaulle, 94240 L’Haÿ-les-Roses – RCS Créteil 900 000 362</p><h1>ATTESTATION DE SURFACE PRIVATIVE « LOI CARREZ »</h1><p>Référence : DC94-2026-1183 – Visite et édition du 30 novembre 2026 – Opérateur : Naïma FERHAT</p><p>Nous attestons avoir mesuré, à la demande de M. DIALLO Thierno et Mme PASQUIER Aurélie, propriétaires, le bien suivant : appartement de quatre pièces, bâtiment 3, 5e étage, porte 342, lot de copropriété n° 214, résidence Les Bleuets, 6 allée Parmentier, 94000 CRÉTEIL.</p>${table(
      [],
      [
        ['Entrée et dégagements', '9,84 m²'],
        ['Séjour', '24,10 m²'],
        ['Cuisine', '10,06 m²'],
        ['Chambre 1', '12,47 m²'],
        ['Chambre 2', '10,93 m²'],
        ['Chambre 3', '10,20 m²'],
        ['Salle de bains, WC', '5,82 m²'],
        ['<b>Surface privative totale</b>', '<b>83,42 m²</b>'],
        ['Pour mémoire : loggia', '6,30 m²'],
        ['Pour mémoire : placards de hauteur inférieure à 1,80 m', '0,74 m²'],
      ],
    )}<p style="margin-top:6mm">Mesurage effectué au télémètre laser selon l’article 46 de la loi du 10 juillet 1965 et les articles 4-1 à 4-3 du décret du 17 mars 1967 : planchers des locaux clos et couverts après déduction des murs, cloisons, marches et cages d’escalier, gaines, embrasures de portes et de fenêtres ; il n’est pas tenu compte des parties d’une hauteur inférieure à 1,80 m. L’emplacement de stationnement (lot 1067) n’entre pas dans le calcul.</p><p>La présente attestation reste valable tant que la configuration du lot n’est pas modifiée.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '6 allée Parmentier, 94000 CRÉTEIL',
      owner: 'M. DIALLO Thierno et Mme PASQUIER Aurélie',
      lots: either(['214'], ['214', '1067']),
      report_number: 'DC94-2026-1183',
      made_on: '2026-11-30',
      surface_carrez: 8342,
    },
    absent: ['surface_habitable', 'surface_reference', 'valid_until', 'rnc'],
  },
);

const living = paperOf(
  'boutin-mesurage-annecy',
  `font: 9.6pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 16mm; h1 { font-size: 14pt; background: #e8eef2; padding: 2mm; text-align: center } td, th { border: .2mm solid #9ab } td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>SEMNOZ DIAGNOSTIC IMMOBILIER</b> – 2 avenue de Cran, 74000 ANNECY</p><h1>CERTIFICAT DE SURFACE HABITABLE</h1><p style="text-align:center">« Loi Boutin » – article 78 de la loi n° 2009-323 du 25 mars 2009 – article R. 156-1 du code de la construction et de l’habitation</p>${table(
      [],
      [
        ['Dossier n°', 'SDI-2026-0409'],
        ['Date de mesurage', '19/08/2026'],
        ['Propriétaire bailleur', 'SCI LES ARAVIS'],
        ['Adresse du logement', '41 avenue de Genève, 74000 ANNECY'],
        ['Localisation', '3e étage, escalier A, lot 12'],
      ],
    )}<p></p>${table(
      ['Pièce', 'Surface habitable (m²)', 'Surface exclue (m²)'],
      [
        ['Séjour-cuisine', '29,15', '0,00'],
        ['Chambre 1', '11,72', '0,00'],
        ['Chambre 2', '9,88', '0,00'],
        ['Salle de bains', '4,36', '0,00'],
        ['WC', '1,29', '0,00'],
        ['Entrée, placards', '4,90', '0,00'],
        ['Balcon', '0,00', '8,40'],
        ['<b>TOTAL</b>', '<b>61,30</b>', '<b>8,40</b>'],
      ],
    )}<p style="margin-top:5mm"><b>Surface habitable du logement : 61,30 m²</b></p><p>La surface habitable d’un logement est la surface de plancher construite, après déduction des surfaces occupées par les murs, cloisons, marches et cages d’escaliers, gaines, embrasures de portes et de fenêtres. Il n’est pas tenu compte de la superficie des combles non aménagés, caves, sous-sols, remises, garages, terrasses, loggias, balcons, séchoirs extérieurs au logement, vérandas, volumes vitrés, locaux communs et autres dépendances des logements, ni des parties de locaux d’une hauteur inférieure à 1,80 mètre.</p><p>Ce certificat est établi pour être annexé au contrat de location vide à usage de résidence principale. Il ne vaut pas certificat de superficie privative au sens de la loi du 18 décembre 1996.</p><p>Établi à Annecy par Hugo PERRILLAT, technicien.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      property_address: '41 avenue de Genève, 74000 ANNECY',
      owner: 'SCI LES ARAVIS',
      lots: ['12'],
      report_number: 'SDI-2026-0409',
      made_on: '2026-08-19',
      surface_habitable: 6130,
    },
    absent: ['surface_carrez', 'rnc', 'rent'],
  },
);

export const MESURAGES = [measured, attested, living];
