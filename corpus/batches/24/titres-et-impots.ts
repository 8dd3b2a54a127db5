// Who owns and what is owed on it: sale, estate, certificate, the land register, two tax notices.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const sale = paperOf(
  'titre-vente-electronique-versailles',
  `font: 10.4pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm 16mm 40mm; h2 { font-size: 10.6pt; text-align: center; margin: 3.5mm 0 1.5mm; text-decoration: underline } .pg { position: absolute; bottom: 8mm; left: 0; right: 0; text-align: center; font-size: 8pt }`,
  [
    `<p>101884207<br>PHM/SD/</p><p style="text-align:center"><b>L’AN DEUX MILLE SEIZE,<br>LE TRENTE JUIN<br>À VERSAILLES (Yvelines), 20 rue Hoche, au siège de l’Office Notarial,</b></p><p><b>Maître Pierre-Henri MONTALEMBERT-ROY</b>, Notaire associé de la Société Civile Professionnelle « MONTALEMBERT-ROY, DIEU, notaires associés », titulaire d’un Office Notarial à VERSAILLES,</p><p>A reçu le présent acte contenant <b>VENTE</b> à la requête de :</p><h2>VENDEUR</h2><p>1°) Monsieur Gontran Marie Joseph <b>LEFEBVRE d’HELLENCOURT</b>, officier en retraite, demeurant à ORLEANS (45000), 5 rue de Gourville, né à SAUMUR (49400) le 11 avril 1938, veuf de Madame Claude BRISSON.</p><p>2°) Madame Ségolène Marie <b>LEFEBVRE d’HELLENCOURT</b>, décoratrice, épouse de Monsieur Tom O’BRIEN, demeurant à LA ROCHELLE (17000), née à VERSAILLES (78000) le 23 janvier 1967.</p><h2>ACQUÉREUR</h2><p>Monsieur Aymeric Louis <b>de LA VILLARMOIS</b>, conseiller en gestion, et Madame Chloé Anne <b>TRAN</b>, son épouse, pharmacienne, demeurant ensemble à CHARTRES (28000), 23 rue du Cheval Blanc. Monsieur né à RENNES le 2 août 1980, Madame née à PARIS (75013) le 17 mars 1983.</p><p class="pg">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à VERSAILLES (78000), 9 bis rue Champ Lagarde, dénommé « LES PAVILLONS DE MONTREUIL », figurant au cadastre sous les références : Section BK, N° 311, Lieudit 9 B rue Champ Lagarde, Surface 00 ha 37 a 62 ca.</p><p>Les lots de copropriété suivants :</p><p><b>Lot numéro quatorze (14)</b> : Au premier étage du bâtiment A, un appartement de quatre pièces. Et les cinq cent douze /dix millièmes (512 /10000 èmes) des parties communes générales.</p><p><b>Lot numéro cinquante-huit (58)</b> : Au sous-sol, une cave. Et les dix-huit /dix millièmes (18 /10000 èmes) des parties communes générales.</p><h2>GARANTIE DE SUPERFICIE</h2><p>La superficie de la partie privative soumise à la loi du 10 juillet 1965 est de 91,07 m² pour le lot 14, d’après mesurage de la société Mesurexact du 4 mars 2016. Le lot 58 n’entre pas dans le champ de la loi.</p><h2>PRIX</h2><p>La vente est consentie et acceptée moyennant le prix de QUATRE CENT QUATRE-VINGT-SIX MILLE CINQ CENTS EUROS (486 500,00 EUR), payé comptant, ainsi qu’il résulte de la comptabilité de l’office. La commission d’agence de 19 460,00 EUR est à la charge de l’ACQUÉREUR.</p><h2>EFFET RELATIF</h2><p>Attestation immobilière après décès de Madame BRISSON, Maître DIEU, le 12 octobre 2013, publiée à VERSAILLES 1 le 4 décembre 2013, volume 2013P n° 8817.</p><p class="pg">2</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2016-06-30',
      notary: either('Maître Pierre-Henri MONTALEMBERT-ROY', 'Maître MONTALEMBERT-ROY'),
      sellers: either(
        [
          'Monsieur Gontran Marie Joseph LEFEBVRE d’HELLENCOURT',
          'Madame Ségolène Marie LEFEBVRE d’HELLENCOURT',
        ],
        ['Gontran LEFEBVRE d’HELLENCOURT', 'Ségolène LEFEBVRE d’HELLENCOURT'],
      ),
      buyers: either(
        ['Monsieur Aymeric Louis de LA VILLARMOIS', 'Madame Chloé Anne TRAN'],
        ['Aymeric de LA VILLARMOIS', 'Chloé TRAN'],
      ),
      price: 48650000,
      property_address: '9 bis rue Champ Lagarde, 78000 VERSAILLES',
      lots: ['14', '58'],
      lot_shares: ['14:512/10000', '58:18/10000'],
      parcels: ['BK 311'],
      surface_carrez: 9107,
    },
    absent: ['publication', 'rnc', 'syndic'],
  },
);

const certificate = paperOf(
  'titre-attestation-vente-meaux',
  `font: 12pt/1.6 'C059', serif; padding: 26mm 24mm`,
  [
    `<p>Me Aïssatou DIOP-LENOIR<br>Notaire<br>27 boulevard Jean-Rose – 77100 MEAUX</p><p style="text-align:center;letter-spacing:.6mm"><b>ATTESTATION DE VENTE</b></p>${paragraphs(['Aux termes d’un acte reçu par Maître Aïssatou DIOP-LENOIR, notaire à MEAUX, le 6 décembre 2023,', 'La SCI DU MOULIN BRISÉ, société civile au capital de 1 000 euros dont le siège est à ORLÉANS (45000), 3 cour des Tanneurs, a acquis de Monsieur Dragan STOJANOVIĆ et de Madame Milena PETROVIĆ, son épouse,', 'Les biens et droits immobiliers dont la désignation suit : à MEAUX (77100), 19 quai Victor Hugo, cadastré section BT numéros 90 et 91, les lots 11 (appartement), 29 (cave) et 30 (parking).', 'Moyennant le prix principal de CENT SOIXANTE-DIX-HUIT MILLE EUROS (178 000,00 €).', 'L’entrée en jouissance a été fixée au jour de l’acte. En foi de quoi la présente attestation a été délivrée pour servir et valoir ce que de droit.'])}<p>Fait à MEAUX, le 6 décembre 2023</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2023-12-06',
      notary: either('Maître Aïssatou DIOP-LENOIR', 'Maître DIOP-LENOIR'),
      sellers: either(
        ['Monsieur Dragan STOJANOVIĆ', 'Madame Milena PETROVIĆ'],
        ['Dragan STOJANOVIĆ', 'Milena PETROVIĆ'],
      ),
      buyers: either(['SCI DU MOULIN BRISÉ'], ['La SCI DU MOULIN BRISÉ']),
      price: 17800000,
      property_address: '19 quai Victor Hugo, 77100 MEAUX',
      lots: ['11', '29', '30'],
      parcels: ['BT 90', 'BT 91'],
    },
    absent: ['publication', 'surface_carrez', 'lot_shares'],
  },
);

const estate = paperOf(
  'titre-attestation-apres-deces-chartres',
  `font: 11pt/1.55 'Nimbus Mono PS', monospace; padding: 20mm 18mm 16mm 30mm; p { margin-bottom: 2.4mm }`,
  [
    `<p>ATTESTATION IMMOBILIERE APRES DECES</p><p>L'AN DEUX MILLE VINGT-CINQ, LE DIX FEVRIER</p><p>Maître Thibaud CORNUEL, notaire à CHARTRES (Eure-et-Loir), soussigné, a établi, à la requête des ayants droit ci-après nommés, la présente attestation de propriété à la suite du décès de :</p><p>Madame Jeanne Louise AUBRY, veuve de Monsieur René PICHON, née à MAINTENON le 7 juillet 1931, décédée à CHARTRES le 28 août 2024.</p><p>ONT HERITE, chacun pour un tiers : Madame Agnès PICHON, Monsieur Luc PICHON et Madame Marie-Noëlle PICHON, ses enfants.</p><p>DESIGNATION : à CHARTRES (28000), 3 rue des Changes, dans un immeuble cadastré section AE numéro 205, le lot UN (un appartement, 188/1020èmes) et le lot NEUF (une cave, 15/1020èmes).</p><p>EVALUATION : les biens sont évalués à 162.000 euros pour la perception des droits.</p><p>Publié au service de la publicité foncière de CHARTRES 1 le 3 mars 2025, volume 2025P numéro 1190.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2025-02-10',
      notary: either('Maître Thibaud CORNUEL', 'Maître CORNUEL'),
      property_address: '3 rue des Changes, 28000 CHARTRES',
      lots: ['1', '9'],
      lot_shares: ['1:188/1020', '9:15/1020'],
      parcels: ['AE 205'],
      publication: either('2025P n° 1190', 'volume 2025P numéro 1190'),
    },
    absent: ['price', 'surface_carrez', 'sellers'],
  },
);

const register = paperOf(
  'hypotheque-releve-deux-inscriptions-meaux',
  `font: 8pt/1.4 'DejaVu Sans Mono', monospace; padding: 12mm; td, th { border: .15mm solid #444; padding: .8mm 1mm } .b { border: .3mm solid #000; padding: 2mm; margin: 3mm 0 }`,
  [
    `<p>REPUBLIQUE FRANCAISE – DGFIP<br>SERVICE DE LA PUBLICITE FONCIERE DE MEAUX 1<br>ETAT-REPONSE – DEMANDE 7704P01 2026H5521 DU 05/10/2026</p><div class="b">DEMANDE DE RENSEIGNEMENTS HORS FORMALITE<br>REQUERANT : ME DIOP-LENOIR, NOTAIRE A MEAUX<br>PERIODE DEMANDEE : A COMPTER DU 06/12/1973 – CERTIFICATION : DU 06/12/1973 AU 01/10/2026</div><p>IMMEUBLES RETENUS : COMMUNE MEAUX – BT 90 – BT 91 – LOTS 11, 29, 30<br>PERSONNES RETENUES : SCI DU MOULIN BRISE (SIREN 900 411 007)</p>${table(
      ['ORDRE', 'DATE DEPOT', 'REFERENCE', 'NATURE ET DETAIL'],
      [
        ['1', '22/01/2004', '2004P00481', 'VENTE – ACQ. STOJANOVIC / PETROVIC'],
        ['2', '18/12/2023', '2023P10977', 'VENTE – ACQ. SCI DU MOULIN BRISE – 178 000,00 EUR'],
        [
          '3',
          '18/12/2023',
          '2023V04410',
          'HYPOTHEQUE LEGALE SPECIALE DU PRETEUR DE DENIERS – CREANCIER : CAISSE EXEMPLE BRIE – PRINCIPAL 120 000,00 EUR – EXTREME EFFET 10/01/2040',
        ],
        [
          '4',
          '14/02/2026',
          '2026V00622',
          'HYPOTHEQUE LEGALE – CREANCIER : SDC LE QUAI VICTOR HUGO – PRINCIPAL 4 812,77 EUR – EXTREME EFFET 14/02/2036',
        ],
      ],
    )}<p style="margin-top:4mm">LE PRESENT ETAT COMPORTE 2 PUBLICATIONS ET 2 INSCRIPTIONS. DELIVRE A MEAUX LE 07/10/2026. LE COMPTABLE DES FINANCES PUBLIQUES.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-01',
      requested_from: '1973-12-06',
      owners: ['SCI DU MOULIN BRISE'],
      charges_registered: 2,
      parcels: ['BT 90', 'BT 91'],
      lots: ['11', '29', '30'],
    },
    absent: ['price', 'deed_on', 'syndic'],
  },
);

const HOUSE = { town: 1211, inter: 88, special: 9, waste: 214, gemapi: 7 };
const shown = HOUSE.town + HOUSE.inter + HOUSE.special + HOUSE.waste + HOUSE.gemapi;
const notice = paperOf(
  'taxe-prelevement-mensuel-la-rochelle',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; .g { display: grid; grid-template-columns: 66mm 1fr; gap: 7mm } .k { font-size: 7.8pt; border: .2mm solid #99a; padding: 2mm } td, th { border: .2mm solid #aab; text-align: right; padding: .6mm 1mm } td:first-child, th:first-child { text-align: left } .m { background: #e9eefc; padding: 3mm; font-size: 10pt; margin: 4mm 0 }`,
  [
    `<div class="g"><div><b>FINANCES PUBLIQUES</b><p class="k">SIP DE LA ROCHELLE<br>Numéro fiscal : 09 27 441 380 655<br>Réf. de l’avis : 26 17 3380114 09<br>N° de propriétaire : 300 L01174 R<br>N° de rôle : 22101<br>Établi le 29/07/2026 – Recouvrement le 31/08/2026</p></div><div><h1 style="font-size:16pt;color:#224">Avis de taxes foncières 2026</h1><p style="margin-top:8mm;font-size:10pt">LE BIHAN YUNA<br>5 AV DES BOUCHOLEURS<br>17000 LA ROCHELLE</p></div></div><div class="m">Vous êtes mensualisé(e). Montant de votre impôt : <b>${shown + 52} €</b>. Déjà prélevé au 31/08/2026 : 1 016,00 €. Solde étalé sur les échéances restantes ; aucune démarche de votre part.</div><p>Commune : 300 LA ROCHELLE – Département : 17</p>${table(
      ['Propriétés bâties 2026', 'Commune', 'Interco.', 'Taxes spéc.', 'Ordures ménag.', 'GEMAPI'],
      [
        ['Taux', '50,31 %', '3,65 %', '0,374 %', '8,90 %', '0,290 %'],
        ['Base', '2407', '2407', '2407', '2407', '2407'],
        ['Cotisation', HOUSE.town, HOUSE.inter, HOUSE.special, HOUSE.waste, HOUSE.gemapi],
      ],
    )}<table style="width:95mm;margin:4mm 0 0 auto"><tr><td>Total des cotisations</td><td>${shown}</td></tr><tr><td>Frais de gestion de la fiscalité directe locale</td><td>52</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>${shown + 52}</b></td></tr></table><p style="font-size:7.4pt;margin-top:5mm">Propriétaire depuis moins d’un an ? L’impôt est dû par le propriétaire au 1er janvier 2026. Pour toute question : impots.example.fr ou 0 800 000 000.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: (shown + 52) * 100,
      teom: HOUSE.waste * 100,
      tax_fees: 5200,
      tax_number: '0927441380655',
      owner: 'LE BIHAN YUNA',
    },
    absent: ['iban', 'pay_by', 'rnc', 'price'],
  },
);

const twoPages = paperOf(
  'taxe-indivision-creteil',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 14mm; td, th { border-bottom: .2mm solid #ccc; text-align: right } td:first-child, th:first-child { text-align: left } .r { border: .5mm solid #1a3d8f; padding: 3mm; width: 92mm; margin: 5mm 0 5mm auto }`,
  [
    `<p style="float:right">Page 1/2<br>AVIS D’IMPÔT 2025</p><p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>Centre des finances publiques de Créteil<br>1 place du Général-Billotte, 94000 Créteil</p><h1 style="font-size:15pt">TAXES FONCIÈRES<br><small>votées et perçues par la commune, l’intercommunalité et divers organismes</small></h1><p style="margin:8mm 0 8mm 90mm">LOPES DA CRUZ MARIA DA CONCEICAO<br>14 ALL PARMENTIER<br>94000 CRETEIL</p><p>Vos références – Numéro fiscal : 22 08 117 904 361 – Référence de l’avis : 25 94 0771203 88 – Débiteurs légaux : LOPES DA CRUZ MARIA ; MOREIRA JOAO (indivision)</p><div class="r">Somme à payer<br><b style="font-size:14pt">1 733,00 €</b><br>Date limite de paiement : <b>15/10/2025</b><br><small>20/10/2025 minuit en cas de paiement en ligne ; prélèvement le 25/10/2025</small></div><p>Détail en page 2. TALON DE PAIEMENT – ne pas agrafer – TIP SEPA</p>`,
    `<p style="float:right">Page 2/2</p><p>DÉTAIL DU CALCUL – Commune 028 CRÉTEIL – 14 ALL PARMENTIER, bât. B</p>${table(
      ['', 'Commune', 'TSE', 'TASA', 'Ordures mén.', 'GEMAPI', 'Total'],
      [
        ['Taux 2024', '36,19 %', '0,661 %', '0,220 %', '6,87 %', '–', ''],
        ['Taux 2025', '36,19 %', '0,700 %', '0,218 %', '6,87 %', '–', ''],
        ['Base', '3795', '3795', '3795', '3795', '', ''],
        ['Cotisation', '1373', '27', '8', '261', '', '1669'],
        ['Rappel cotisation 2024', '1346', '25', '8', '256', '', '1635'],
        ['Frais de gestion', '', '', '', '', '', '64'],
        ['Montant de votre impôt', '', '', '', '', '', '1733'],
      ],
    )}`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 173300,
      teom: 26100,
      tax_fees: 6400,
      tax_number: '2208117904361',
      pay_by: '2025-10-15',
      owner: either(
        'LOPES DA CRUZ MARIA DA CONCEICAO',
        'LOPES DA CRUZ MARIA',
        'LOPES DA CRUZ MARIA ; MOREIRA JOAO',
      ),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const TITRES_ET_IMPOTS = [sale, certificate, estate, register, notice, twoPages];
