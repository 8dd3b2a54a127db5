// Deeds and certificates of notaries.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const deedCss = `font: 10.2pt/1.42 'Nimbus Roman', serif; padding: 15mm 18mm 15mm 36mm; h2 { font-size: 10.6pt; text-align: center; margin: 3mm 0 1.5mm } p { text-align: justify; margin-bottom: 1.6mm } .pg { position: absolute; bottom: 6mm; right: 18mm; font-size: 8pt } td, th { border: .2mm solid #333; padding: .5mm 1.5mm }`;
const sale = paperOf(
  'titre-vente-demembree-nantes',
  deedCss,
  [
    `<p>101774803<br>HDB/SLG/</p><p><b>L’AN DEUX MILLE DIX-NEUF,<br>LE VINGT-SEPT JUIN,</b><br>À NANTES (Loire-Atlantique), 18 rue Voltaire, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Hugues du BOISGUÉHENNEUC</b>, Notaire associé de la Société Civile Professionnelle « du BOISGUÉHENNEUC, LE GUEN et RINEAU », titulaire d’un Office Notarial à NANTES, 18 rue Voltaire,</p><p><b>A RECU LA PRÉSENTE VENTE à la requête des parties ci-après identifiées.</b></p><p>Cet acte comprend deux parties pour répondre aux exigences de la publicité foncière, néanmoins l’ensemble constitue un contrat indissociable et unique.</p><h2>IDENTIFICATION DES PARTIES</h2><p><b>VENDEUR</b></p><p>1°) Madame Odette Marie Renée <b>GUILLOUX</b>, retraitée, veuve de Monsieur Raymond <b>CHESNEAU</b>, demeurant à ORVAULT (44700), 3 avenue de la Ferrière. Née à ANCENIS (44150), le 2 mai 1938. USUFRUITIÈRE.</p><p>2°) Monsieur Didier Raymond <b>CHESNEAU</b>, chef de chantier, époux de Madame Lydia MARCHAIS, demeurant à REZÉ (44400), 61 rue Aristide-Briand. Né à NANTES (44000), le 19 août 1964. NU-PROPRIÉTAIRE.</p><p><b>ACQUÉREUR</b></p><p>Monsieur Arnaud Marie <b>DE LA BROSSE</b>, ingénieur, et Madame Soizic <b>KERVELLA</b>, orthophoniste, son épouse, demeurant ensemble à LA CHAPELLE-SUR-ERDRE (44240), 14 bis chemin de la Censive. Monsieur est né à VANNES (56000) le 11 février 1981, Madame est née à MORLAIX (29600) le 30 septembre 1983. Mariés à la mairie de MORLAIX le 5 juillet 2008 sous le régime de la séparation de biens.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur DE LA BROSSE et Madame KERVELLA acquièrent la pleine propriété indivise, chacun à concurrence de moitié.</p><span class="pg">1</span>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à <b>NANTES (LOIRE-ATLANTIQUE) 44100, 33 boulevard des Anglais</b>, dénommé LES JARDINS DE PROCE, figurant ainsi au cadastre :</p>${table(['Section', 'N°', 'Lieudit', 'Surface'], [['LO', '288', '33 BD DES ANGLAIS', '00 ha 42 a 10 ca']])}<p style="margin-top:2mm">Les lots de copropriété suivants :</p><p><b>Lot numéro quarante-deux (42)</b> : dans le bâtiment B, au deuxième étage, un appartement de trois pièces principales. Et les trois cent quatre-vingt-huit dix millièmes (388/10000 èmes) des parties communes générales.</p><p><b>Lot numéro cent dix-sept (117)</b> : au sous-sol du bâtiment B, une cave. Et les huit dix millièmes (8/10000 èmes) des parties communes générales.</p><p><b>Lot numéro deux cent trois (203)</b> : un emplacement de stationnement extérieur. Et les seize dix millièmes (16/10000 èmes) des parties communes générales.</p><p><b>Superficie de la partie privative</b> : 68,42 m² pour le lot numéro quarante-deux (42), ainsi qu’il résulte d’une attestation établie par le cabinet ATLAN’DIAG le 4 février 2019.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Acte reçu par Maître de SESMAISONS-ROUXEAU, notaire à NANTES, le 17 juin 1968, publié au premier bureau des hypothèques de NANTES le 9 juillet 1968, volume 6214, numéro 31.</p><h2>EFFET RELATIF</h2><p>Donation-partage suivant acte reçu par Maître RINEAU père, notaire à NANTES, le 14 décembre 2004, publié au service de la publicité foncière de NANTES 1 le 7 février 2005, volume 2005P, numéro 1288.</p><h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>DEUX CENT TRENTE-QUATRE MILLE CINQ CENTS EUROS (234 500,00 EUR)</b>, dont 4 200,00 EUR pour les biens mobiliers, payé comptant ce jour par la comptabilité de l’office notarial. Répartition entre usufruit et nue-propriété : 30 % à l’usufruitière, 70 % au nu-propriétaire.</p><span class="pg">2</span>`,
    `<h2>PROPRIÉTÉ JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance par la prise de possession réelle, les biens étant libres de toute location.</p><h2>FINANCEMENT</h2><p>L’ACQUÉREUR déclare avoir payé à concurrence de 190 000,00 EUR au moyen d’un prêt de la CAISSE D’ÉPARGNE EXEMPLE DE L’OUEST, garanti par un privilège de prêteur de deniers.</p><h2>SYNDIC DE COPROPRIÉTÉ</h2><p>Le syndic de l’immeuble est HABITERRA PAYS DE LOIRE, 9 rue de Strasbourg à NANTES. L’état daté a été délivré le 12 juin 2019.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>L’acte sera publié au service de la publicité foncière de NANTES 1, aux frais de l’ACQUÉREUR. La taxe départementale, au taux de 4,50 %, s’élève à 10 364,00 EUR.</p><h2>CERTIFICATION D’IDENTITÉ</h2><p>Le notaire soussigné certifie que l’identité complète des parties lui a été régulièrement justifiée.</p><p><b>DONT ACTE sans renvoi</b>, généré et visualisé sur support électronique en l’étude du notaire soussigné.</p><span class="pg">3</span>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2019-06-27',
      notary: 'Maître Hugues du BOISGUÉHENNEUC',
      sellers: either(
        ['Madame Odette Marie Renée GUILLOUX', 'Monsieur Didier Raymond CHESNEAU'],
        ['Odette GUILLOUX', 'Didier CHESNEAU'],
      ),
      buyers: either(
        ['Monsieur Arnaud Marie DE LA BROSSE', 'Madame Soizic KERVELLA'],
        ['Arnaud DE LA BROSSE', 'Soizic KERVELLA'],
      ),
      price: 23450000,
      property_address: '33 boulevard des Anglais, 44100 NANTES',
      lots: ['42', '117', '203'],
      lot_shares: ['42:388/10000', '117:8/10000', '203:16/10000'],
      parcels: ['LO 288'],
      surface_carrez: 6842,
    },
    // The volumes printed are those of the rules and of the gift before.
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const certificate = paperOf(
  'titre-attestation-immobiliere-saint-malo',
  `font: 10.8pt/1.55 'DejaVu Serif Condensed', serif; padding: 20mm 22mm; h1 { font-size: 14pt; text-align: center; letter-spacing: .5mm }`,
  [
    `<p style="text-align:center"><b>S.E.L.A.R.L. NOTAIRES DES REMPARTS</b><br>Me Pol-Éric GAUDIN – Me Rozenn HAMONIAUX<br>3 place Chateaubriand – 35400 SAINT-MALO – CRPCEN 35112</p><h1>ATTESTATION DE PROPRIÉTÉ</h1>${paragraphs(['Je soussignée, Maître Rozenn HAMONIAUX, notaire à SAINT-MALO, certifie et atteste qu’aux termes d’un acte reçu par moi le 16 octobre 2026, en cours de publication au service de la publicité foncière de SAINT-MALO 1,', 'Madame Jacqueline Simone LEBRETON, veuve de Monsieur Michel RUAULT, retraitée, demeurant à SAINT-MALO (35400), 5 rue de la Corne de Cerf,', 'A VENDU à la société dénommée SCI MÔLE DES NOIRES, société civile immobilière au capital de 500,00 €, dont le siège est à DINARD (35800), 22 boulevard Féart, RCS SAINT-MALO 923 118 204,', 'Les biens et droits immobiliers ci-après désignés, sis à SAINT-MALO (35400), 5 rue de la Corne de Cerf, cadastrés section AX numéro 117 pour 00 ha 01 a 64 ca : le LOT NUMÉRO TROIS (3), un appartement au deuxième étage, et les 243/1000èmes de la propriété du sol et des parties communes générales.', 'Moyennant le prix principal de TROIS CENT DIX-HUIT MILLE EUROS (318.000,00 €), payé comptant et quittancé dans l’acte.', 'Transfert de propriété et entrée en jouissance : le jour de l’acte.', 'EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit.', 'Fait à SAINT-MALO, le 16 octobre 2026.'])}<p style="text-align:right;margin-top:8mm">(signature et sceau)</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2026-10-16',
      notary: 'Maître Rozenn HAMONIAUX',
      sellers: either(['Madame Jacqueline Simone LEBRETON'], ['Jacqueline LEBRETON']),
      buyers: either(['SCI MÔLE DES NOIRES'], ['société dénommée SCI MÔLE DES NOIRES']),
      price: 31800000,
      property_address: '5 rue de la Corne de Cerf, 35400 SAINT-MALO',
      lots: ['3'],
      lot_shares: ['3:243/1000'],
      parcels: ['AX 117'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'born_on'],
  },
);

const oldSale = paperOf(
  'titre-vente-francs-cholet',
  `font: 10.4pt/1.55 'Nimbus Mono PS', monospace; padding: 16mm 14mm 14mm 30mm; p { margin-bottom: 2.2mm } .pg { position: absolute; top: 7mm; right: 14mm }`,
  [
    `<span class="pg">1</span><p>Etude de Me Bernard OGEREAU<br>Notaire à CHOLET<br>17, rue du Paradis</p><p>VENTE<br>par M. &amp; Mme FRAPPIER / à M. DU PLESSIS DE GRENEDAN</p><p>L'AN MIL NEUF CENT QUATRE-VINGT-SEPT,<br>Le onze Mars,</p><p>Maître Bernard OGEREAU, notaire à CHOLET (Maine-et-Loire), soussigné, a reçu le présent acte authentique à la requête de :</p><p>Monsieur Lucien FRAPPIER, commerçant, et Madame Geneviève BREMOND, son épouse, demeurant ensemble à CHOLET, 9, place Travot, mariés sous le régime de la communauté légale, ci-après "le VENDEUR",</p><p>lesquels ont vendu, en s'obligeant solidairement aux garanties ordinaires de fait et de droit,</p><p>à Monsieur Jean-Baptiste Marie DU PLESSIS DE GRENEDAN, vétérinaire, célibataire, demeurant à BEAUPREAU, né à SEGRE le 23 juin 1955, ci-après "l'ACQUEREUR", qui accepte,</p><p>DESIGNATION : dans un immeuble en copropriété sis à CHOLET (49300), 9, place Travot, cadastré section AN numéro 503 pour 6 a 12 ca, le LOT NUMERO SIX (6) : un appartement au premier étage, et les cent quarante-quatre millièmes (144/1.000) des parties communes générales.</p>`,
    `<span class="pg">2</span><p>ORIGINE DE PROPRIETE : acquis de Mme Vve CESBRON suivant acte de Me GELUSSEAU, notaire à CHOLET, du 8 septembre 1971.</p><p>PROPRIETE - JOUISSANCE : à compter de ce jour, par la prise de possession réelle.</p><p>PRIX : la vente est consentie moyennant le prix de TROIS CENT VINGT MILLE FRANCS (320.000 F), payé comptant par la comptabilité du notaire, dont quittance.</p><p>IMPOT SUR LA MUTATION : le bien est destiné à l'habitation ; droits réduits.</p><p>DONT ACTE en quatre pages. Fait à CHOLET, en l'étude. Lecture faite, les parties ont signé avec le notaire.</p><p>--------------------------------------------</p><p>Publié à la Conservation des Hypothèques de CHOLET, le 21 AVR. 1987<br>Vol. 4417  N° 9<br>Taxe : 19.264 F  Salaire : 320 F</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1987-03-11',
      notary: either('Maître Bernard OGEREAU', 'Me Bernard OGEREAU'),
      sellers: either(
        ['Monsieur Lucien FRAPPIER', 'Madame Geneviève BREMOND'],
        ['M. & Mme FRAPPIER'],
      ),
      buyers: either(
        ['Monsieur Jean-Baptiste Marie DU PLESSIS DE GRENEDAN'],
        ['M. DU PLESSIS DE GRENEDAN'],
      ),
      property_address: either('9, place Travot, 49300 CHOLET', 'CHOLET (49300), 9, place Travot'),
      lots: ['6'],
      lot_shares: ['6:144/1000'],
      parcels: ['AN 503'],
      publication: either('4417 n° 9', 'Vol. 4417 N° 9', 'volume 4417, numéro 9'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

export const TITRES_PROPRIETE = [sale, certificate, oldSale];
