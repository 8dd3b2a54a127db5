// Deeds and certificates of notaries, an answer of the land register, notices of tax.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const brest = paperOf(
  'titre-vente-brest-b39',
  `font: 10.4pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm 16mm 38mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } p { text-align: justify }`,
  [
    `<p>101884203<br>YM/GC/</p><p><b>L’AN DEUX MILLE DIX-NEUF,<br>LE VINGT-SIX AVRIL</b></p><p>À BREST (Finistère), 22 rue de Lyon, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Yannick MORVAN</b>, notaire associé de la société d’exercice libéral à responsabilité limitée « MORVAN – CREAC’H, notaires », titulaire d’un office notarial à BREST,</p><p><b>A REÇU LA PRÉSENTE VENTE à la requête des parties ci-après identifiées.</b></p><h2>VENDEUR</h2><p>Monsieur Jean-Claude Marie <b>PERROT</b>, retraité de la Marine nationale, et Madame Marie-Thérèse <b>SALAÜN</b>, sans profession, son épouse, demeurant ensemble à PLOUZANÉ (29280), 15 route de la Trinité. Monsieur est né à CROZON (29160) le 11 juin 1946. Madame est née à BREST (29200) le 2 février 1949.</p><h2>ACQUÉREUR</h2><p>Madame Gwenaëlle Anne <b>KERDRAON</b>, professeure des écoles, épouse de Monsieur Erwan LE BIHAN, demeurant à GUIPAVAS (29490), 4 venelle de Kergoat. Née à LANDERNEAU (29800) le 19 septembre 1980. Mariée sous le régime de la séparation de biens.</p><h2>QUOTITÉS ACQUISES</h2><p>Madame Gwenaëlle LE BIHAN acquiert la pleine propriété du BIEN.</p>`,
    `<h2>IDENTIFICATION DU BIEN</h2><p><b>Désignation</b></p><p>Dans un ensemble immobilier soumis au régime de la copropriété situé à BREST (FINISTÈRE) 29200, 14 rue Louis Pasteur, dénommé LES HAUTS DE SIAM. Figurant ainsi au cadastre :</p>${table(['Section', 'N°', 'Lieudit', 'Surface'], [['HP', '207', '14 rue Louis Pasteur', '00 ha 14 a 88 ca']])}<p style="margin-top:2mm"><b>Lot numéro quatorze (14)</b> : un appartement de type 4 au troisième étage, cage A. Et les trois cent douze /dix millièmes (312/10000 èmes) des parties communes générales.</p><p><b>Lot numéro cinquante-huit (58)</b> : une cave. Et les six /dix millièmes (6/10000 èmes).</p><p><b>Lot numéro soixante et onze (71)</b> : un emplacement de stationnement. Et les dix-huit /dix millièmes (18/10000 èmes).</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des BIENS soumis à la loi du 10 juillet 1965 est de : 83,47 m² pour le lot numéro 14, ainsi qu’il résulte d’une attestation du cabinet IROISE DIAGNOSTICS du 4 mars 2019.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître Alain CREAC’H, notaire à BREST, le 8 juillet 1991, publié au premier bureau des hypothèques de BREST le 30 août 1991, volume 91P, numéro 5120.</p>`,
    `<h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, les parties déclarant que le BIEN est entièrement libre de location ou occupation.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>CENT QUATRE-VINGT-TREIZE MILLE EUROS (193 000,00 EUR)</b>. Le paiement de ce prix a lieu comptant, pour partie au moyen d’un prêt de 120 000,00 EUR consenti par le CRÉDIT DU PONANT EXEMPLE. DONT QUITTANCE.</p><h2>NÉGOCIATION</h2><p>Les parties reconnaissent que le prix a été négocié par l’agence LITTORAL 29, à qui le VENDEUR doit une rémunération de 8 500,00 EUR TTC.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de BREST 1.</p><h2>SYNDIC</h2><p>Le syndic de la copropriété est ARMOR GESTION IMMOBILIÈRE, 8 place de la Liberté à BREST.</p><p style="margin-top:6mm">DONT ACTE sans renvoi. Généré en l’office et visualisé sur support électronique aux lieu, jour, mois et an indiqués en entête.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2019-04-26',
      notary: either('Maître Yannick MORVAN', 'Maître MORVAN'),
      sellers: either(
        ['Monsieur Jean-Claude Marie PERROT', 'Madame Marie-Thérèse SALAÜN'],
        ['Jean-Claude PERROT', 'Marie-Thérèse SALAÜN'],
      ),
      buyers: either(['Madame Gwenaëlle Anne KERDRAON'], ['Madame Gwenaëlle LE BIHAN']),
      price: 19300000,
      property_address: '14 rue Louis Pasteur, 29200 BREST',
      lots: ['14', '58', '71'],
      lot_shares: ['14:312/10000', '58:6/10000', '71:18/10000'],
      parcels: ['HP 207'],
      surface_carrez: 8347,
    },
    // The volume printed is the former owner's.
    absent: ['publication', 'rnc', 'meeting_on', 'deposit'],
  },
);

const alencon = paperOf(
  'titre-dactylo-alencon-b39',
  `font: 10.8pt/1.6 'Nimbus Mono PS', monospace; padding: 20mm 16mm 16mm 36mm`,
  [
    `<p>12 MARS 1987<br>VENTE PEAN / POTTIER</p><p>PARDEVANT Maître Robert VALLÉE, notaire à ALENÇON (Orne), soussigné,</p><p>ONT COMPARU :</p><p>Madame Germaine Louise PÉAN, veuve de Monsieur Fernand LEROYER, demeurant à ALENÇON, née à SÉES le 3 août 1912,<br>ci-après dénommée "LE VENDEUR",</p><p>Monsieur Bernard Gaston POTTIER, facteur, célibataire, demeurant à DAMIGNY, né à MORTAGNE-AU-PERCHE le 24 janvier 1951,<br>ci-après dénommé "L'ACQUEREUR",</p><p>LESQUELS ont arrêté entre eux la vente suivante : Madame veuve LEROYER vend, avec toutes les garanties ordinaires et de droit, à Monsieur POTTIER qui accepte, les biens ci-après désignés.</p>`,
    `<p>DESIGNATION</p><p>Dans un immeuble en copropriété sis à ALENÇON, 40 rue du Jeudi, dénommé "LES DENTELLIERES", cadastré section AR numéro 96 :</p><p>Le lot numéro QUATRE (4), appartement au rez-de-chaussée, et les 415/10.000èmes des parties communes,</p><p>Le lot numéro DIX-HUIT (18), cave, et les 9/10.000èmes des parties communes.</p><p>PRIX</p><p>DEUX CENT DIX MILLE FRANCS (210.000 F) que l'acquéreur a payé comptant, ainsi qu'il résulte de la comptabilité du notaire soussigné.</p><p>DONT ACTE, fait et passé à ALENÇON, en l'étude. Lecture faite, les parties ont signé avec le notaire.</p><p>Publié au bureau des hypothèques d'ALENÇON le 8 avril 1987, volume 6604 numéro 12.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1987-03-12',
      notary: either('Maître Robert VALLÉE', 'Maître VALLÉE'),
      sellers: either(['Madame Germaine Louise PÉAN'], ['Madame veuve LEROYER'], ['Germaine PÉAN']),
      buyers: either(
        ['Monsieur Bernard Gaston POTTIER'],
        ['Monsieur POTTIER'],
        ['Bernard POTTIER'],
      ),
      property_address: either('40 rue du Jeudi, ALENÇON', '40 rue du Jeudi'),
      lots: ['4', '18'],
      lot_shares: ['4:415/10000', '18:9/10000'],
      parcels: ['AR 96'],
      publication: either('6604 n° 12', 'volume 6604 numéro 12'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const pontivy = paperOf(
  'titre-attestation-pontivy-b39',
  `font: 11pt/1.6 'P052', serif; padding: 24mm 24mm; h1 { font-size: 15pt; text-align: center; letter-spacing: 1mm }`,
  [
    `<p><b>SCP ROBIC &amp; LE PADELLEC</b><br>Notaires associés<br>1 place Anne de Bretagne – 56300 PONTIVY<br>CRPCEN 56999</p><h1>ATTESTATION</h1>${paragraphs(['Aux termes d’un acte reçu par Maître Nathalie LE PADELLEC, notaire à PONTIVY, le 14 octobre 2022,', 'La société dénommée SCI KER BLAVET, au capital de 1 000,00 €, dont le siège est à PONTIVY (56300), 30 rue Nationale,', 'a vendu à :', 'Monsieur Kévin Alan LE MOIGNE, technicien, et Mademoiselle Charlène ROBERT, aide-soignante, partenaires d’un pacte civil de solidarité, acquéreurs indivis chacun pour moitié,', 'Les biens et droits immobiliers situés à PONTIVY (56300), 14 quai Niemen, dans l’ensemble dénommé LES QUAIS DU BLAVET, cadastré section AP numéro 612 : lot n° 19 (appartement) et lot n° 33 (cellier).', 'Moyennant le prix de cent vingt-huit mille cinq cents euros (128 500,00 €).', 'EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit.', 'Fait à PONTIVY, le 14 octobre 2022.'])}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2022-10-14',
      notary: either('Maître Nathalie LE PADELLEC', 'Maître LE PADELLEC'),
      sellers: either(['SCI KER BLAVET'], ['société dénommée SCI KER BLAVET']),
      buyers: either(
        ['Monsieur Kévin Alan LE MOIGNE', 'Mademoiselle Charlène ROBERT'],
        ['Kévin LE MOIGNE', 'Charlène ROBERT'],
      ),
      price: 12850000,
      property_address: '14 quai Niemen, 56300 PONTIVY',
      lots: ['19', '33'],
      parcels: ['AP 612'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const lisieux = paperOf(
  'hypotheque-formalites-lisieux-b39',
  `font: 8.4pt/1.35 'DejaVu Sans Mono', monospace; padding: 12mm; td, th { border: .15mm solid #333; padding: .8mm } .t { text-align: center; border: .3mm solid #000; padding: 2mm; font-size: 10pt; margin: 3mm 0 }`,
  [
    `<table><tr><td style="border:0">DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITE FONCIERE<br>CAEN 2</td><td style="border:0;text-align:right">N° de la demande : 2026H7714<br>Déposée le 12/10/2026<br>Demandeur : Me Hortense CAILLEBOTTE, Lisieux</td></tr></table><div class="t">RELEVE DES FORMALITES PUBLIEES</div><p>Période de certification : du 01/01/1976 au 09/10/2026</p><p>Immeuble : LISIEUX (14366) – section AM n° 55 – lots 5, 29<br>Titulaire de droits : DA SILVA PEREIRA Maria-Fernanda, née le 17/05/1971</p>${table(
      ['N° d’ordre', 'Date et réf. de dépôt', 'Nature de l’acte', 'Désignation des parties'],
      [
        [
          '1',
          '14/02/2003<br>2003P811',
          'VENTE du 20/12/2002, Me HEUZÉ',
          'LECOINTRE / SCI DU CARREL',
        ],
        [
          '2',
          '03/09/2014<br>2014P4470',
          'VENTE du 18/07/2014, Me CAILLEBOTTE, prix 97 000 EUR',
          'SCI DU CARREL / DA SILVA PEREIRA',
        ],
        [
          '3',
          '03/09/2014<br>2014V1902',
          'PRIVILEGE DE PRETEUR DE DENIERS, principal 80 000 EUR, effet jusqu’au 05/08/2030',
          'BANQUE DU BESSIN EXEMPLE / DA SILVA PEREIRA',
        ],
      ],
    )}<p style="margin-top:4mm">CERTIFICAT – Le présent relevé comporte 3 formalités, dont 1 inscription. Aucune formalité en cours de traitement au registre des dépôts entre le 10/10/2026 et le 12/10/2026.</p><p>A CAEN, le 16/10/2026. Pour le service de la publicité foncière, le comptable des finances publiques.</p><p>Coût : 12,00 EUR</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: either('2026-10-09', '2026-10-16'),
      requested_from: '1976-01-01',
      owners: ['DA SILVA PEREIRA Maria-Fernanda'],
      charges_registered: 1,
      parcels: ['AM 55'],
      lots: ['5', '29'],
    },
    absent: ['price', 'deed_on', 'rnc'],
  },
);

const laval = paperOf(
  'taxe-avis-laval-b39',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; .a { display: grid; grid-template-columns: 64mm 1fr; gap: 8mm } .k { background: #f0f4fa; padding: 3mm } td, th { border: .15mm solid #7a8ba0; text-align: right; padding: .8mm 1.2mm } td:first-child, th:first-child { text-align: left } .s { border: .6mm solid #000091; padding: 3mm; margin: 6mm 0; font-size: 11pt }`,
  [
    `<div class="a"><div><b>RÉPUBLIQUE FRANÇAISE</b><br>FINANCES PUBLIQUES<p></p>SIP LAVAL<br>60 rue Mac Donald<br>53000 LAVAL<div class="k"><b>Vos références</b><br>Numéro fiscal : 18 07 441 996 305<br>Référence de l’avis : 26 53 8810422 09<br>Numéro de propriétaire : 130 D00714 C<br>Date d’établissement : 28/07/2026<br>Date de mise en recouvrement : 31/08/2026</div></div><div><p style="font-size:15pt"><b>Avis d’impôt 2026</b><br>Taxes foncières</p><p style="margin:16mm 0 0 14mm;font-size:10.5pt">M DE LA FOUCHARDIERE THIBAULT<br>9 RUE DU PIN DORE<br>53000 LAVAL</p></div></div><div class="s">Montant de votre impôt : <b>1 037,00 €</b><br>À payer au plus tard le 15/10/2026 (20/10/2026 sur impots.gouv.fr)</div><p>Vos biens : commune de LAVAL (130). Le montant de 1 037,00 € est supérieur à 300 € : vous devez payer par un moyen de paiement dématérialisé.</p><p>Contrat de mensualisation possible pour 2027 : adhésion en ligne avant le 15 décembre 2026.</p>`,
    `<p>Taxes foncières 2026 – Détail du calcul – Département 53 MAYENNE – Commune 130 LAVAL</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat',
        'Inter communalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total cotisations',
      ],
      [
        ['Taux 2025', '38,67 %', '', '2,10 %', '0,142 %', '9,05 %', '0,31 %', ''],
        ['Taux 2026', '38,67 %', '', '2,10 %', '0,148 %', '9,20 %', '0,33 %', ''],
        ['17 QUAI GAMBETTA', '', '', '', '', '', '', ''],
        ['Base', '1992', '', '1992', '1992', '1992', '1992', ''],
        ['Cotisation', '770', '', '42', '3', '183', '7', ''],
        ['Cotisations 2025', '757', '', '41', '3', '177', '6', '984'],
        ['Cotisations 2026', '770', '', '42', '3', '183', '7', '1005'],
      ],
    )}<table style="width:95mm;margin:6mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>32</td></tr><tr><td>Dégrèvement</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1037</b></td></tr></table>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 103700,
      teom: 18300,
      tax_fees: 3200,
      tax_number: '1807441996305',
      pay_by: '2026-10-15',
      owner: either('M DE LA FOUCHARDIERE THIBAULT', 'DE LA FOUCHARDIERE THIBAULT'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const saintBrieuc = paperOf(
  'taxe-ancien-saint-brieuc-b39',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; pre { font: 8.4pt/1.4 'Nimbus Mono PS', monospace; margin: 3mm 0 }`,
  [
    `<p><b>TAXES FONCIÈRES – AVIS D’IMPÔT 2025</b><br>Direction générale des finances publiques – Centre des finances publiques de SAINT-BRIEUC</p><p style="margin:6mm 0 6mm 100mm">MME HAMON JACQUELINE<br>IND HAMON<br>21 RUE DE LA CORDERIE<br>22000 SAINT BRIEUC</p><p>Numéro fiscal : 07 22 318 660 914 &nbsp; Réf. avis : 25 22 1044871 55 &nbsp; Rôle 221</p><pre>
DEPARTEMENT 22   COMMUNE 278 SAINT-BRIEUC

PROPRIETES BATIES     COMMUNE    INTERCO    TSE     TEOM     GEMAPI
TAUX 2025             44,61 %     1,87 %   0,16 %   10,11 %   0,22 %
18 RUE DE GOUEDIC
BASE                     1455       1455     1455      1455     1455
COTISATION                649         27        2       147        3

TOTAL DES COTISATIONS                                             828
FRAIS DE GESTION                                                   25
SOMME A PAYER                                                 853 EUR
</pre><p>Date limite de paiement : 15/10/2025. Vous avez choisi le prélèvement mensuel : 85,00 € par mois de janvier à octobre. Reste à prélever : 3,00 € le 17 novembre 2025.</p><p>Propriétaires : HAMON JACQUELINE – HAMON PATRICK – HAMON ISABELLE EP NGUYEN</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 85300,
      teom: 14700,
      tax_fees: 2500,
      tax_number: '0722318660914',
      pay_by: '2025-10-15',
      owner: either(
        'MME HAMON JACQUELINE',
        'HAMON JACQUELINE',
        'IND HAMON',
        'MME HAMON JACQUELINE IND HAMON',
        'HAMON JACQUELINE, HAMON PATRICK, HAMON ISABELLE EP NGUYEN',
      ),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const PAPIERS_NOTAIRES = [brest, alencon, pontivy, lisieux, laval, saintBrieuc];
