// Deeds with boxed headings, certificates, what the land register answers.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { boxed } from './communs.ts';

const css = `.box { margin: 3mm 0 } .boxt { border: .3mm solid #000; padding: 1mm; text-align: center; font-weight: bold; margin-bottom: 2mm; background: #f4f4f4 } p { text-align: justify } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`;

const sale = paperOf(
  'titre-encadre-vannes',
  `font: 10.4pt/1.4 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 32mm; ${css}`,
  [
    `<p>102 447 03<br>YLG/MC/</p><p><b>L’AN DEUX MILLE VINGT-TROIS,<br>LE TREIZE OCTOBRE</b></p><p>À VANNES (Morbihan), 2 place de la République, au siège de l’Office Notarial,</p><p><b>Maître Yvonnick LE GAL, notaire</b> titulaire d’un Office Notarial dont le siège est à VANNES, identifié sous le numéro CRPCEN 56003,</p><p>Avec la participation de Maître Anne-Lise CADORET, notaire à AURAY, assistant l’ACQUÉREUR.</p><p><b>A REÇU LA PRÉSENTE VENTE À LA REQUÊTE DE :</b></p>${boxed('VENDEUR', '<p>1°) Madame Annick Marie <b>LE BIHAN</b>, retraitée, veuve de Monsieur Joseph RIO, demeurant à SARZEAU (56370), 4 impasse du Logeo. Née à VANNES (56000) le 7 mai 1946.</p><p>2°) Monsieur Ronan Joseph <b>RIO</b>, marin, célibataire, demeurant à LORIENT (56100), 9 rue du Port. Né à VANNES (56000) le 21 juin 1974.</p><p>3°) Madame Nolwenn Annick <b>RIO</b>, enseignante, épouse de Monsieur Sébastien GAUDIN, demeurant à RENNES (35000), 18 rue de Brest. Née à VANNES (56000) le 3 mars 1978.</p>')}${boxed('ACQUÉREUR', '<p>Monsieur Yann Erwan <b>KERGUÉLEN</b>, ostréiculteur, et Madame Soazig <b>MADEC</b>, pharmacienne, son épouse, demeurant ensemble à SÉNÉ (56860), 8 impasse des Vénètes. Monsieur est né à AURAY le 11 novembre 1980, Madame à PONTIVY le 29 janvier 1982. Mariés sous le régime de la séparation de biens.</p>')}<p class="pg">Page 1 sur 3</p>`,
    `${boxed('QUOTITÉS ACQUISES', '<p>Monsieur KERGUÉLEN acquiert la pleine propriété indivise à concurrence de 60 %, Madame MADEC à concurrence de 40 %.</p>')}${boxed('IDENTIFICATION DU BIEN', '<p><b>Désignation</b></p><p>Dans un ensemble immobilier situé à VANNES (MORBIHAN) 56000, 6 rue Saint-Vincent, dénommé « LES REMPARTS », cadastré section BP numéro 204, lieudit 6 rue Saint-Vincent, surface 00 ha 04 a 71 ca.</p><p><b>Lot numéro trois (3)</b> : au premier étage, un appartement de trois pièces. Et les cinq cent quatre-vingt-dix dix millièmes (590/10000èmes) des parties communes générales.</p><p><b>Lot numéro dix-sept (17)</b> : au sous-sol, une cave. Et les vingt-deux dix millièmes (22/10000èmes) des parties communes générales.</p>')}${boxed('SUPERFICIE (article 46 de la loi du 10 juillet 1965)', '<p>Superficie privative du lot 3 : 71,08 m², ainsi qu’il résulte d’un certificat établi par GOLFE DIAG le 12 juin 2023.</p>')}${boxed('EFFET RELATIF', '<p>Attestation immobilière après le décès de Monsieur Joseph RIO dressée par Maître LE GAL le 2 février 2022, publiée au service de la publicité foncière de VANNES 1 le 25 février 2022, volume 2022P numéro 2210.</p>')}<p class="pg">Page 2 sur 3</p>`,
    `${boxed('PROPRIÉTÉ – JOUISSANCE', '<p>L’ACQUÉREUR est propriétaire à compter de ce jour. Il en a la jouissance par la prise de possession réelle, les biens étant libres.</p>')}${boxed('PRIX', '<p>La vente est conclue moyennant le prix de <b>TROIS CENT QUATRE-VINGT-DIX-HUIT MILLE EUROS (398 000,00 EUR)</b>, payé comptant par la comptabilité de l’office. Dont quittance.</p>')}${boxed('FISCALITÉ', '<p>Droits : 398 000,00 × 4,50 % = 17 910,00 EUR au profit du département. Plus-value : le VENDEUR déclare sous sa responsabilité que le bien n’entre pas dans le champ de l’exonération de la résidence principale.</p>')}${boxed('COPROPRIÉTÉ', '<p>Le syndic est MORBIHAN GESTION, 11 rue Hoche à VANNES. L’état daté a été délivré le 2 octobre 2023.</p>')}<p>DONT ACTE sans renvoi, généré sur support électronique, les parties ayant signé sur tablette.</p><p class="pg">Page 3 sur 3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2023-10-13',
      notary: either('Maître Yvonnick LE GAL', 'Maître LE GAL'),
      sellers: either(
        ['Madame Annick Marie LE BIHAN', 'Monsieur Ronan Joseph RIO', 'Madame Nolwenn Annick RIO'],
        ['Annick LE BIHAN', 'Ronan RIO', 'Nolwenn RIO'],
      ),
      buyers: either(
        ['Monsieur Yann Erwan KERGUÉLEN', 'Madame Soazig MADEC'],
        ['Yann KERGUÉLEN', 'Soazig MADEC'],
      ),
      price: 39800000,
      property_address: '6 rue Saint-Vincent, 56000 VANNES',
      lots: ['3', '17'],
      lot_shares: ['3:590/10000', '17:22/10000'],
      parcels: ['BP 204'],
      surface_carrez: 7108,
    },
    absent: ['publication', 'rnc', 'meeting_on', 'iban'],
  },
);

const house = paperOf(
  'titre-maison-le-lamentin',
  `font: 10.6pt/1.45 'P052', serif; padding: 18mm 20mm; h2 { font-size: 11pt; border-left: 3mm solid #888; padding-left: 3mm; margin-top: 5mm } p { text-align: justify }`,
  [
    `<p style="text-align:right">Copie authentique – répertoire n° 2025/311</p><p style="text-align:center;font-size:14pt"><b>VENTE<br>CONSORTS CÉSAIRE-LUCE / MARIE-SAINTE</b></p><p>L’AN DEUX MILLE VINGT-CINQ, LE SIX MARS, par-devant Maître Raphaëlle DELGRÈS, notaire au LAMENTIN (Martinique), 18 rue Hardy de Saint-Omer, ont comparu les personnes ci-après, lesquelles ont requis le notaire de constater la vente dont la teneur suit.</p><h2>Vendeurs</h2><p>Madame Éliane CÉSAIRE-LUCE, née à FORT-DE-FRANCE le 2 octobre 1951, retraitée, demeurant à SCHŒLCHER (97233), 6 lotissement Terreville ; Monsieur Max CÉSAIRE-LUCE, né au LAMENTIN le 15 août 1955, demeurant à CRÉTEIL (94000), 41 rue de Mesly ; ci-après ensemble « le vendeur », héritiers de Madame Louise CÉSAIRE-LUCE.</p><h2>Acquéreur</h2><p>Monsieur Joris Emmanuel MARIE-SAINTE, né au ROBERT le 23 avril 1990, technicien, célibataire non pacsé, demeurant au LAMENTIN (97232), 2 rue des Manguiers.</p><h2>Bien vendu</h2><p>Une maison d’habitation située au LAMENTIN (97232), 27 chemin de Bois-Carré, élevée sur sous-sol, avec terrain attenant, cadastrée section R numéro 1406 pour 8 a 20 ca et section R numéro 1407 pour 1 a 03 ca.</p>`,
    `<h2>Prix</h2><p>La vente est consentie et acceptée moyennant le prix de DEUX CENT TRENTE-CINQ MILLE EUROS (235 000 €), dont 3 200 € de meubles, payé comptant à l’aide d’un prêt de la Caisse Exemple des Antilles d’un montant de 200 000 €.</p><h2>Assainissement</h2><p>L’immeuble n’est pas raccordé au réseau public ; le contrôle du SPANC du 14 janvier 2025 est annexé.</p><h2>Origine de propriété</h2><p>Le bien appartient au vendeur pour l’avoir recueilli dans la succession de sa mère, ainsi qu’il résulte d’une attestation reçue par Maître DELGRÈS le 9 mai 2023.</p><h2>Mention de publication</h2><p>Publié et enregistré au service de la publicité foncière de FORT-DE-FRANCE le 1er avril 2025, dépôt D03188, volume 2025P numéro 2044.</p><p style="margin-top:8mm">Pour copie authentique délivrée à l’acquéreur.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2025-03-06',
      notary: either('Maître Raphaëlle DELGRÈS', 'Maître DELGRÈS'),
      sellers: ['Madame Éliane CÉSAIRE-LUCE', 'Monsieur Max CÉSAIRE-LUCE'],
      buyers: either(['Monsieur Joris Emmanuel MARIE-SAINTE'], ['Joris MARIE-SAINTE']),
      price: 23500000,
      property_address: either(
        '27 chemin de Bois-Carré, 97232 LE LAMENTIN',
        '27 chemin de Bois-Carré, 97232 LAMENTIN',
        '27 chemin de Bois-Carré, 97232 AU LAMENTIN',
      ),
      parcels: ['R 1406', 'R 1407'],
      publication: either('2025P n° 2044', 'volume 2025P numéro 2044'),
    },
    absent: ['lots', 'lot_shares', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-nevers',
  `font: 11.5pt/1.6 'C059', serif; padding: 24mm; .b { border: .4mm solid #000; text-align: center; padding: 3mm; margin: 8mm 0; font-size: 14pt }`,
  [
    `<table><tr><td>SELAS MORVAN NOTAIRES<br>Étude de Nevers<br>3 rue du Rempart, 58000 NEVERS</td><td style="text-align:right">Dossier 2041 / FB<br>Nevers, le 17/05/2024</td></tr></table><div class="b">ATTESTATION DE VENTE</div><p>Aux termes d’un acte reçu par Maître Fabien BONNEROT, notaire à NEVERS, le 17 mai 2024, il a été constaté la vente</p><p><b>Par :</b> Monsieur Lucien Marcel THÉVENARD et Madame Colette Yvonne BERTHIER, son épouse, demeurant à VARENNES-VAUZELLES (58640).</p><p><b>Au profit de :</b> Monsieur Thomas PERRIN et Madame Oksana KOVALENKO, partenaires pacsés, demeurant à NEVERS (58000), chacun pour moitié indivise.</p><p><b>Des biens</b> sis à NEVERS (58000), 17 rue de la Préfecture, Résidence du Parc Ducal, cadastrés section AY n° 140 : lot 11 (appartement), lot 48 (garage).</p><p><b>Moyennant</b> le prix de 96 500,00 € payé comptant et quittancé à l’acte.</p><p>L’entrée en jouissance est fixée au jour de l’acte. En foi de quoi la présente attestation est délivrée pour servir et valoir ce que de droit.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2024-05-17',
      notary: either('Maître Fabien BONNEROT', 'Maître BONNEROT'),
      sellers: either(
        ['Monsieur Lucien Marcel THÉVENARD', 'Madame Colette Yvonne BERTHIER'],
        ['Lucien THÉVENARD', 'Colette BERTHIER'],
      ),
      buyers: ['Monsieur Thomas PERRIN', 'Madame Oksana KOVALENKO'],
      price: 9650000,
      property_address: '17 rue de la Préfecture, 58000 NEVERS',
      lots: ['11', '48'],
      parcels: ['AY 140'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const register = paperOf(
  'hypotheque-fiche-vannes',
  `font: 8.4pt 'Nimbus Mono PS', monospace; padding: 12mm; .c { border: .3mm solid #000; padding: 2mm; margin-bottom: 3mm } td, th { border: .2mm solid #444; padding: .8mm }`,
  [
    `<div class="c">DIRECTION GENERALE DES FINANCES PUBLIQUES – SERVICE DE LA PUBLICITE FONCIERE – VANNES 1<br>13 AVENUE SAINT SYMPHORIEN 56000 VANNES</div><div class="c"><b>ETAT REPONSE A VOTRE DEMANDE DE RENSEIGNEMENTS SOMMAIRE URGENT (SUR FORMALITE)</b><br>DEMANDE N° 2026F00771 DU 09/06/2026 – DEMANDEUR : OFFICE NOTARIAL LE GAL</div><p>PERIODE DEMANDEE : A COMPTER DU 01/01/1976 &nbsp; CERTIFIE A LA DATE DU 08/06/2026</p><p>IMMEUBLE : COMMUNE VANNES – SECTION BP – N° 204 – LOTS 3 ET 17</p><p>PERSONNES : KERGUELEN YANN ERWAN NE LE 11/11/1980 – MADEC SOAZIG NEE LE 29/01/1982</p>${table(
      ['RANG', 'DATE', 'REFERENCE', 'NATURE ET CONTENU'],
      [
        [
          '1',
          '25/02/2022',
          '2022P2210',
          'ATTESTATION IMMOBILIERE APRES DECES – RIO JOSEPH / LE BIHAN, RIO R., RIO N.',
        ],
        [
          '2',
          '03/11/2023',
          '2023P10488',
          'VENTE – LE BIHAN, RIO, RIO / KERGUELEN, MADEC – 398.000,00 EUR',
        ],
        [
          '3',
          '03/11/2023',
          '2023V4117',
          'HYPOTHEQUE LEGALE SPECIALE DU PRETEUR DE DENIERS – CREDIT MARITIME EXEMPLE – PRINCIPAL 250.000,00 EUR – ACCESSOIRES 50.000,00 EUR – EXTREME EFFET 10/11/2044',
        ],
      ],
    )}<p style="margin-top:4mm">DEPOTS EN ATTENTE : NEANT. LE COMPTABLE DES FINANCES PUBLIQUES, CHARGE DU SERVICE. COUT : 12,00 EUR.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-06-08',
      requested_from: '1976-01-01',
      owners: either(
        ['KERGUELEN YANN ERWAN', 'MADEC SOAZIG'],
        ['KERGUELEN YANN', 'MADEC SOAZIG'],
        ['KERGUELEN', 'MADEC'],
      ),
      charges_registered: 1,
      parcels: ['BP 204'],
      lots: ['3', '17'],
    },
    absent: ['price', 'deed_on', 'surface_carrez', 'sellers'],
  },
);

export const NOTAIRES = [sale, house, certificate, register];
