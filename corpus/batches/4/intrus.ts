// Papers that people send along though no slot waits for them.
import type { DocumentType } from '@quitus/domain/documents/document-type';
import type { FactName } from '@quitus/domain/reading/facts.data';

import { type Paper, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const stranger = (
  name: string,
  css: string,
  html: string,
  also: readonly DocumentType[],
  absent: readonly FactName[],
): Paper =>
  paperOf(`intrus-${name}`, css, [html], {
    type: null,
    also: ['OTHER', 'OTHER_PROPERTY_DOCS', 'DOCS_AUTRE_ACQUEREURS', ...also],
    sub_kind: null,
    facts: {},
    absent,
  });
const letter = `font: 10.8pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm`;
const grid = `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 14pt } td, th { border: .2mm solid #999 } th { background: #eee }`;

export const INTRUS = [
  stranger(
    'reponse-nuisances',
    letter,
    `<p>DAUMONT GESTION<br>Service contentieux<br>15 rue de Mesly, 94004 CRETEIL CEDEX</p><p style="margin-left:85mm">M. OUMAROU Ibrahim<br>8 allée Parmentier<br>94000 CRETEIL</p><p>Créteil, le 3 novembre 2026 – Lettre recommandée avec avis de réception</p><p><b>Objet : votre réclamation sur le bruit de la chaufferie – SDC LES BLEUETS</b></p>${paragraphs(['Monsieur,', 'Nous faisons suite à votre lettre du 19 octobre par laquelle vous signalez des nuisances sonores nocturnes provenant de la sous-station de chauffage, située sous votre appartement.', 'Nous avons saisi l’exploitant du réseau, qui a procédé le 27 octobre au remplacement d’un palier de pompe. Un relevé acoustique sera effectué la semaine prochaine entre 22 h et 6 h, en présence d’un membre du conseil syndical. Nous vous remercions de laisser l’accès à votre chambre.', 'Si les niveaux mesurés dépassaient les seuils du code de la santé publique, nous ferions chiffrer la pose de plots antivibratiles et inscririons la dépense à l’ordre du jour de la prochaine assemblée générale. À défaut, nous considérerons l’incident comme clos.', 'Nous vous prions d’agréer, Monsieur, l’expression de nos salutations distinguées.', 'Nadège GARNIER, gestionnaire'])}`,
    [],
    ['meeting_on', 'balance', 'total', 'resolutions'],
  ),
  stranger(
    'facture-electricite',
    grid,
    `<p><b style="font-size:13pt">Lumival Énergie Exemple</b> – service clients 09 00 00 41 18</p><h1>Votre facture d’électricité du 12 octobre 2026</h1><p>Facture n° 10 884 217 003 – Client : MME FOUCAULT BRIGITTE – n° de client 6 004 118 22<br>Lieu de consommation : 112 AVENUE DAUPHINE, BAT B, 45100 ORLEANS – Point de livraison (PDL) 19 402 117 668 025<br>Contrat Tarif Base 6 kVA – prochaine relève le 10 décembre 2026</p>${table(
      ['Détail', 'Période', 'Consommation', 'Prix unitaire HT', 'Montant HT', 'TVA'],
      [
        ['Abonnement', '12/10/2026 – 11/12/2026', '2 mois', '11,37 €/mois', '22,74 €', '5,5 %'],
        [
          'Électricité – relevé réel',
          '10/08/2026 – 09/10/2026',
          '312 kWh',
          '0,1572 €',
          '49,05 €',
          '20 %',
        ],
        ['Contribution tarifaire d’acheminement', '', '', '', '5,12 €', '5,5 %'],
        ['Accise sur l’électricité', '', '312 kWh', '0,0299 €', '9,33 €', '20 %'],
        ['Total hors TVA', '', '', '', '86,24 €', ''],
        ['TVA', '', '', '', '13,21 €', ''],
        ['<b>Total TTC à payer avant le 27 octobre 2026</b>', '', '', '', '<b>99,45 €</b>', ''],
      ],
    )}<p style="margin-top:4mm">Votre consommation est stable par rapport à la même période de l’an dernier (318 kWh). Votre solde précédent : 0,00 €. Mode de paiement : prélèvement automatique le 27 octobre 2026. Médiateur national de l’énergie : réponse gratuite en cas de litige. Électricité produite à 61 % à partir de sources renouvelables ; émissions de CO₂ : 38 g par kWh. En cas de déménagement, pensez à résilier votre contrat par simple appel.</p>`,
    [],
    ['energy', 'emissions', 'to_pay', 'total', 'solde_anterieur'],
  ),
  stranger(
    'devis-architecte',
    grid,
    `<p><b>Atelier HENOCQ, architecte DPLG</b> – 11 rue Juliette Savar, 94000 Créteil – n° d’inscription à l’Ordre S00417</p><h1>Proposition d’honoraires n° 2026-31</h1><p>Maître d’ouvrage : SDC LES BLEUETS, représenté par DAUMONT GESTION – Opération : réfection de l’étanchéité des terrasses du bâtiment 3, 6 allée Parmentier, 94000 CRÉTEIL – le 4 mai 2026</p>${table(
      ['Phase', 'Contenu', '% des travaux HT', 'Montant HT'],
      [
        ['DIAG', 'Relevé, sondages, état des lieux', '0,8 %', '1 346,91 €'],
        ['APD', 'Avant-projet, estimation, calendrier', '1,4 %', '2 357,09 €'],
        ['PRO-DCE', 'Cahier des charges, consultation de cinq entreprises', '2,0 %', '3 367,27 €'],
        ['ACT', 'Analyse des offres, mise au point du marché', '0,8 %', '1 346,91 €'],
        ['DET', 'Direction du chantier, une réunion par semaine', '2,6 %', '4 377,45 €'],
        ['AOR', 'Réception, levée des réserves', '0,4 %', '673,45 €'],
        ['Total HT', '', '8,0 %', '13 469,08 €'],
        ['TVA 10 %', '', '', '1 346,91 €'],
        ['Total TTC', '', '', '14 815,99 €'],
      ],
    )}<p style="margin-top:4mm">Offre valable six mois. Assurance décennale et responsabilité professionnelle en cours. Les honoraires sont exigibles à l’achèvement de chaque phase. Ne sont pas compris : bureau de contrôle, coordonnateur SPS, assurance dommages-ouvrage, frais de reprographie. Bon pour accord, date et signature du maître d’ouvrage.</p>`,
    ['DOCS_MAISON_MOINS_10_ANS'],
    ['total', 'to_pay', 'works_adopted', 'meeting_on'],
  ),
  stranger(
    'echeancier-mutuelle',
    letter,
    `<p><b>Mutuelle Santé Exemple</b><br>Centre de gestion de Tours</p><p style="margin-left:85mm">Mme FOUCAULT Brigitte<br>112 avenue Dauphine<br>45100 ORLEANS</p><p>Tours, le 20 janvier 2026</p><p><b>Échéancier de cotisations 2026 – contrat santé n° 4 077 182</b></p>${paragraphs(['Madame,', 'Vous trouverez ci-dessous l’échéancier de vos cotisations pour l’année 2026. Les prélèvements sont effectués le 10 de chaque mois sur votre compte bancaire.'])}${table(
      ['Échéance', 'Montant'],
      [
        ['10/02/2026', '96,40 €'],
        ['10/03/2026', '96,40 €'],
        ['10/04/2026', '96,40 €'],
        ['10/05/2026', '96,40 €'],
        ['10/06/2026', '96,40 €'],
      ],
    )}${paragraphs(['Garantie : formule Équilibre 3, hospitalisation, soins courants, optique et dentaire. Bénéficiaire : vous-même. Votre carte de tiers payant, valable jusqu’au 31 décembre 2026, est jointe à ce courrier.', 'Pour toute question, votre espace adhérent est ouvert en permanence. Nous vous remercions de votre confiance et vous adressons, Madame, nos salutations mutualistes.'])}`,
    [],
    ['valid_until', 'due_on', 'policy_number', 'to_pay'],
  ),
  stranger(
    'estimation-agence',
    `font: 10.4pt/1.5 'URW Gothic', sans-serif; padding: 20mm; h1 { font-size: 18pt; color: #b5533c } td { border-bottom: .2mm solid #ddd }`,
    `<p style="color:#b5533c;font-size:14pt"><b>Agence du Lac Exemple</b></p><h1>Avis de valeur</h1><p>Remis le 16 novembre 2026 à M. Diallo et Mme Pasquier</p>${table(
      [],
      [
        ['Bien', 'Appartement 4 pièces, 5e étage avec ascenseur, loggia, parking'],
        ['Secteur', 'Créteil, quartier du Palais, à 7 minutes du métro'],
        ['Surface', 'environ 83 m²'],
        ['Charges de copropriété', 'environ 390 € par mois, chauffage compris'],
        ['Taxe foncière', '1 870 €'],
        ['Fourchette de prix net vendeur', 'de 268 000 € à 284 000 €'],
        [
          'Prix de présentation conseillé',
          '289 000 € honoraires inclus (5 % TTC à la charge du vendeur)',
        ],
      ],
    )}${paragraphs(['Méthode : comparaison avec six ventes réalisées depuis douze mois dans la même résidence ou à proximité immédiate, entre 3 120 € et 3 540 € le mètre carré. Points forts : luminosité, plan sans perte, parking. Points à surveiller : travaux d’étanchéité votés, étiquette énergétique D, vis-à-vis côté mail.', 'Délai de vente estimé : deux à quatre mois. Cet avis ne constitue pas une expertise immobilière et ne peut être produit en justice. Nous vous proposons un mandat exclusif de trois mois, avec reportage photographique, visite virtuelle et diffusion sur les principaux portails.', 'Karine LEFORT, conseillère – 06 00 52 77 10 – carte CPI 9401 2021 000 000 904'])}`,
    [],
    ['price', 'surface_carrez', 'tax_total', 'energy'],
  ),
  stranger(
    'bulletin-de-quartier',
    `font: 10pt/1.45 'DejaVu Serif', serif; padding: 16mm; h1 { font-size: 20pt; text-align: center } .c { columns: 2; column-gap: 8mm } h2 { font-size: 12pt }`,
    `<h1>La Gazette de Saint-Marceau</h1><p style="text-align:center">Bulletin de l’association des habitants – n° 41 – automne 2026</p><div class="c"><h2>Assemblée de l’association</h2><p>Elle s’est tenue le 3 octobre à la maison de quartier. Une quarantaine d’adhérents ont voté le rapport moral et le budget de l’année (2 310 €), et réélu le bureau : présidente, Odette Chesneau ; trésorier, Guy Aubry.</p><h2>Travaux de voirie</h2><p>La métropole refait les réseaux avenue Dauphine jusqu’en mars. Le stationnement est supprimé du côté pair. Les copropriétaires riverains ont reçu un courrier ; les syndics sont priés de libérer l’accès aux compteurs d’eau.</p><h2>Inondations : êtes-vous prêts ?</h2><p>Le plan communal de sauvegarde a été mis à jour. En cas de crue, le point de rassemblement est l’école des Guernazelles. Gardez sous la main papiers d’identité, contrats d’assurance, titre de propriété et médicaments.</p><h2>Vide-greniers</h2><p>Dimanche 8 novembre, place de la Bascule. Inscriptions auprès de Gilles Rabotin, 5 € les deux mètres. Pièce d’identité demandée.</p><h2>Petites annonces</h2><p>Loue garage rue des Anguignis, 70 € par mois. Cherche heures de ménage. Donne cours de mathématiques, collège et lycée.</p><h2>Cotisation</h2><p>12 € par foyer, à remettre au trésorier avant le 31 décembre.</p></div>`,
    [],
    ['meeting_on', 'budget', 'resolutions', 'quitus', 'rent'],
  ),
];
