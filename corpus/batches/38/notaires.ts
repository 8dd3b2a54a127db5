// Deeds and what follows them: two sales, a certificate, an answer of the land register, two notices of land tax.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const deedCss = `font: 10.4pt/1.45 'Nimbus Roman', serif; padding: 16mm 20mm 15mm 36mm; h2 { font-size: 10.8pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } .pg { position: absolute; bottom: 7mm; right: 20mm; font-size: 8pt } .t td { border: .2mm solid #000; text-align: center; padding: .8mm }`;
const sale = paperOf(
  'titre-vente-dijon-d38',
  deedCss,
  [
    `<p>102 447 03<br>FC/AMB/</p><p><b>L’AN DEUX MILLE DIX-HUIT,<br>LE VINGT-NEUF JUIN</b><br>À DIJON (Côte-d’Or), 7 place Darcy, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Frédéric CHAPUIS</b>, Notaire Associé de la Société Civile Professionnelle « Frédéric CHAPUIS et Anne-Marie BEURET, Notaires », titulaire d’un Office Notarial à DIJON, 7 place Darcy,</p><p>Avec la participation de Maître Olivier GENTY, notaire à BEAUNE, assistant l’ACQUÉREUR,</p><p>A REÇU la présente <b>VENTE</b> à la requête des parties ci-après identifiées.</p><h2>VENDEUR</h2><p>Monsieur Bernard André <b>ROUGEOT</b>, retraité, et Madame Jacqueline Marie <b>VACHET</b>, retraitée, son épouse, demeurant ensemble à DIJON (21000), 35 boulevard de Strasbourg. Monsieur est né à NUITS-SAINT-GEORGES (21700) le 11 février 1944, Madame est née à AUXONNE (21130) le 30 août 1946. Mariés à la mairie d’AUXONNE le 8 juin 1968 sous le régime de la communauté de meubles et acquêts.</p><h2>ACQUÉREUR</h2><p>Monsieur Hugues Marie Aymeric <b>DE CHAUVIREY</b>, architecte, et Madame Bénédicte <b>SAVARY</b>, professeure, son épouse, demeurant ensemble à TALANT (21240), 2 allée du Château. Mariés à la mairie de GRAY le 4 septembre 2004 sous le régime de la séparation de biens pure et simple.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur DE CHAUVIREY acquiert à concurrence de 60 %, Madame SAVARY à concurrence de 40 %.</p><p class="pg">Page 1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à DIJON (CÔTE-D’OR) 21000, 33 à 37 boulevard de Strasbourg, dénommé « LE CLOS SAINTE-BARBE », cadastré :</p>${table(
      [],
      [
        ['Section', 'N°', 'Lieudit', 'Surface'],
        ['DK', '118', '33 boulevard de Strasbourg', '00 ha 58 a 12 ca'],
      ],
      't',
    )}<p style="margin-top:3mm">Les lots de copropriété suivants :</p><p><b>Lot numéro quatorze (14)</b> : au bâtiment B, troisième étage, un appartement de quatre pièces principales, avec les quatre cent douze dix millièmes (412/10000èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro quarante-sept (47)</b> : au sous-sol du bâtiment B, une cave, avec les huit dix millièmes (8/10000èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro soixante-trois (63)</b> : un garage, avec les vingt et un dix millièmes (21/10000èmes) de la propriété du sol et des parties communes générales.</p><h2>MESURAGE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative du lot 14, soumise à la loi du 10 juillet 1965, est de 91,47 m², ainsi qu’il résulte d’une attestation du cabinet CÔTE EXPERTISES du 3 mai 2018.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître LÉVÊQUE, notaire à DIJON, le 17 novembre 1981, publié au premier bureau des hypothèques de DIJON le 9 décembre 1981, volume 4482 numéro 19.</p><p class="pg">Page 2</p>`,
    `<h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>DEUX CENT TRENTE-HUIT MILLE CINQ CENTS EUROS (238 500,00 EUR)</b>, s’appliquant aux meubles à concurrence de 3 500,00 EUR et aux biens immobiliers à concurrence de 235 000,00 EUR. Le paiement s’effectue comptant ce jour, par l’intermédiaire de la comptabilité de l’Office. DONT QUITTANCE.</p><h2>FINANCEMENT</h2><p>L’ACQUÉREUR emploie la somme de 160 000,00 EUR provenant d’un prêt consenti par le CRÉDIT EXEMPLE DE BOURGOGNE, remboursable en 216 mensualités.</p><h2>JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire à compter de ce jour et a la jouissance par la prise de possession réelle, les biens étant libres de toute occupation.</p><h2>COPROPRIÉTÉ</h2><p>Le règlement de copropriété et état descriptif de division a été établi suivant acte reçu par Maître GUENEAU, notaire à DIJON, le 14 octobre 1969. Le syndic est le cabinet GAUDRILLET &amp; THIARD, qui a délivré l’état daté le 12 juin 2018.</p><h2>DIAGNOSTICS</h2><p>Amiante : absence. Électricité : anomalies. DPE : classe D (168 kWh/m²/an).</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de DIJON 1 dans les délais prévus.</p><p>DONT ACTE sans renvoi.</p><p class="pg">Page 3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2018-06-29',
      notary: either('Maître Frédéric CHAPUIS', 'Maître CHAPUIS'),
      sellers: either(
        ['Monsieur Bernard André ROUGEOT', 'Madame Jacqueline Marie VACHET'],
        ['Bernard ROUGEOT', 'Jacqueline VACHET'],
      ),
      buyers: either(
        ['Monsieur Hugues Marie Aymeric DE CHAUVIREY', 'Madame Bénédicte SAVARY'],
        ['Hugues DE CHAUVIREY', 'Bénédicte SAVARY'],
      ),
      price: 23850000,
      property_address: either(
        '33 à 37 boulevard de Strasbourg, 21000 DIJON',
        '33 à 37 boulevard de Strasbourg, 21000 DIJON (CÔTE-D’OR)',
      ),
      lots: ['14', '47', '63'],
      lot_shares: ['14:412/10000', '47:8/10000', '63:21/10000'],
      parcels: ['DK 118'],
      surface_carrez: 9147,
    },
    // The volume printed is the former owner's.
    absent: ['publication', 'rnc', 'meeting_on', 'energy'],
  },
);

const old = paperOf(
  'titre-expedition-epinal-d38',
  `font: 10.6pt/1.55 'Nimbus Mono PS', monospace; padding: 18mm 16mm 14mm 34mm; p { text-align: justify; margin-bottom: 2.5mm }`,
  [
    `<p>Me Paul GERMAIN<br>NOTAIRE A EPINAL<br>4, rue de la Préfecture</p><p style="text-align:center">EXPEDITION</p><p>L'AN MIL NEUF CENT QUATRE-VINGT-NEUF<br>Le six octobre</p><p>PARDEVANT Maître Paul GERMAIN, notaire à EPINAL (Vosges), soussigné,</p><p>ONT COMPARU :</p><p>Monsieur Lucien Joseph MATHIEU, cultivateur en retraite, demeurant à GOLBEY, 11 rue du Moulin, veuf de Madame Odette VIRION, né à CHARMES le 3 mars 1920,<br>Ci-après dénommé "LE VENDEUR", D'UNE PART,</p><p>Mademoiselle Christiane Berthe LAMBOLEZ, institutrice, célibataire, demeurant à EPINAL, 17 quai Jules Ferry, née à REMIREMONT le 26 juin 1951,<br>Ci-après dénommée "L'ACQUEREUR", D'AUTRE PART,</p><p>LESQUELS ont convenu ce qui suit : Monsieur MATHIEU vend, en s'obligeant à toutes les garanties ordinaires de fait et de droit, à Mademoiselle LAMBOLEZ, qui accepte, les biens ci-après désignés.</p>`,
    `<p style="text-align:center">DESIGNATION</p><p>Dans un immeuble en copropriété sis à EPINAL, 17 quai Jules Ferry, cadastré section AH numéro 92 pour douze ares six centiares :</p><p>LOT NUMERO VINGT-DEUX (22) : au troisième étage, un appartement de trois pièces, et les trois cent neuf / dix millièmes (309/10.000) des parties communes.</p><p>LOT NUMERO CENT CINQ (105) : un emplacement de voiture, et les neuf / dix millièmes (9/10.000).</p><p style="text-align:center">PRIX</p><p>La présente vente est consentie et acceptée moyennant le prix principal de TROIS CENT DIX MILLE FRANCS (310.000 F), que l'acquéreur a payé comptant, ainsi qu'il résulte de la comptabilité du notaire soussigné. DONT QUITTANCE.</p><p>Les frais sont à la charge de l'acquéreur.</p><p>DONT ACTE sur deux pages. Fait et passé à EPINAL, en l'étude. Lecture faite, les parties ont signé avec le notaire.</p><p>Publié au bureau des hypothèques d'EPINAL le 14 novembre 1989, volume 6120, numéro 8. Reçu : 17.050 F.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1989-10-06',
      notary: either('Maître Paul GERMAIN', 'Me Paul GERMAIN', 'Maître GERMAIN'),
      sellers: either(['Monsieur Lucien Joseph MATHIEU'], ['Monsieur MATHIEU'], ['Lucien MATHIEU']),
      buyers: either(
        ['Mademoiselle Christiane Berthe LAMBOLEZ'],
        ['Mademoiselle LAMBOLEZ'],
        ['Christiane LAMBOLEZ'],
      ),
      property_address: either('17 quai Jules Ferry, EPINAL', '17 quai Jules Ferry'),
      lots: ['22', '105'],
      lot_shares: ['22:309/10000', '105:9/10000'],
      parcels: ['AH 92'],
      publication: either('6120 n° 8', 'volume 6120, numéro 8'),
    },
    // In francs.
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-nancy-d38',
  `font: 11pt/1.55 'C059', serif; padding: 22mm 24mm`,
  [
    `<p style="text-align:center"><b>SELAS LORRAINE NOTAIRES</b><br>Guillaume THIÉBAUT – Nadège OUDIN-MARCHAL – Yacine BENALI<br>Notaires associés – 15 place Stanislas – 54000 NANCY</p><h1 style="font-size:15pt;text-align:center;margin:10mm 0 6mm">ATTESTATION</h1>${paragraphs(['AUX TERMES d’un acte reçu par Maître Nadège OUDIN-MARCHAL, notaire à NANCY, le 21 septembre 2023,', 'Il a été constaté la VENTE,', 'PAR : La société dénommée SAURUPT DÉVELOPPEMENT, société par actions simplifiée dont le siège est à NANCY (54000), 24 avenue du Général Leclerc.', 'AU PROFIT DE : La société dénommée SCI LES TROIS FONTAINES, société civile immobilière dont le siège est à LUNÉVILLE (54300), 14 rue du Général Leclerc, identifiée au SIREN sous le numéro 900000189.', 'IDENTIFICATION DU BIEN : À NANCY (MEURTHE-ET-MOSELLE) 54000, 24 avenue du Général Leclerc, dans l’immeuble « SAURUPT 24 » cadastré section CE n° 77, le lot numéro 31 consistant en un local commercial au rez-de-chaussée, et les 1317/10040èmes des parties communes générales.', 'PRIX : La vente a été conclue moyennant le prix de 195 000,00 EUR, payé comptant.', 'PROPRIÉTÉ – JOUISSANCE : L’acquéreur est propriétaire depuis le 21 septembre 2023, avec jouissance du même jour par la perception des loyers.', 'EN FOI DE QUOI la présente attestation a été établie pour servir et valoir ce que de droit. À NANCY, le 22 septembre 2023.'])}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2023-09-21',
      notary: either('Maître Nadège OUDIN-MARCHAL', 'Maître OUDIN-MARCHAL'),
      sellers: either(['société dénommée SAURUPT DÉVELOPPEMENT'], ['SAURUPT DÉVELOPPEMENT']),
      buyers: either(['SCI LES TROIS FONTAINES'], ['société dénommée SCI LES TROIS FONTAINES']),
      price: 19500000,
      property_address: either(
        '24 avenue du Général Leclerc, 54000 NANCY',
        '24 avenue du Général Leclerc, 54000 NANCY (MEURTHE-ET-MOSELLE)',
      ),
      lots: ['31'],
      lot_shares: ['31:1317/10040'],
      parcels: ['CE 77'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const register = paperOf(
  'hypotheque-reponse-macon-d38',
  `font: 8.4pt/1.4 'DejaVu Sans', sans-serif; h1 { font-size: 11pt; text-align: center; border: .3mm solid #000; padding: 2mm } .t td, .t th { border: .15mm solid #333; padding: 1mm 1.4mm } .t th { background: #eee }`,
  [
    `<table><tr><td style="padding:0"><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SERVICE DE LA PUBLICITÉ FONCIÈRE DE MÂCON<br>Cité administrative – 24 boulevard Henri Dunant – 71025 MÂCON CEDEX</td><td style="padding:0;text-align:right">Demande n° 7104P01 2026H5518<br>déposée le 12/10/2026<br>par Me DESROCHES – dossier 100914702</td></tr></table><h1>RELEVÉ DES FORMALITÉS PUBLIÉES DU 01/01/1976 AU 09/10/2026</h1><p>Réquisition : hors formalité – immeuble et personne</p>${table(
      ['Code', 'Commune', 'Désignation cadastrale', 'Lot'],
      [
        ['270', 'MÂCON', 'AM 208', '9'],
        ['270', 'MÂCON', 'AM 208', '6'],
      ],
      't',
    )}<p></p>${table(['Titulaire', 'Date de naissance', 'Droit'], [['DU PASQUIER DE MONTBELLET Clémence', '17/05/1992', 'Pleine propriété']], 't')}<p></p>${table(
      [
        'N°',
        'Date de dépôt',
        'Réf. d’enliassement',
        'Date de l’acte',
        'Nature de l’acte / Rédacteur',
      ],
      [
        [
          '1',
          '20/12/2021',
          '2021P08114',
          '03/12/2021',
          'ÉTAT DESCRIPTIF DE DIVISION ET RÈGLEMENT DE COPROPRIÉTÉ – NOT DESROCHES / MÂCON',
        ],
        [
          '2',
          '11/04/2022',
          '2022P02377',
          '25/03/2022',
          'VENTE par MAISON DE BOIS PATRIMOINE – NOT DESROCHES / MÂCON – Prix : 164 000 EUR',
        ],
        [
          '3',
          '11/04/2022',
          '2022V01094',
          '25/03/2022',
          'HYPOTHÈQUE LÉGALE SPÉCIALE DU PRÊTEUR DE DENIERS – créancier : Banque Exemple du Val de Saône – principal 120 000 EUR – accessoires 24 000 EUR – date extrême d’effet : 05/04/2043',
        ],
      ],
      't',
    )}<p style="margin-top:5mm"><b>CERTIFICATION</b> – Le service de la publicité foncière de MÂCON certifie le présent relevé, qui comporte les formalités publiées au fichier immobilier à la date du 09/10/2026 : 2 publications et 1 inscription. Aucune saisie. Délivré le 15/10/2026. Coût : 14 €.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-09',
      requested_from: '1976-01-01',
      owners: ['DU PASQUIER DE MONTBELLET Clémence'],
      charges_registered: 1,
      parcels: ['AM 208'],
      lots: either(['9', '6'], ['6', '9']),
    },
    absent: ['price', 'deed_on', 'surface_carrez'],
  },
);

const taxCss = `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; .two { display: grid; grid-template-columns: 66mm 1fr; gap: 6mm } .t td, .t th { border: .15mm solid #567; padding: .7mm 1mm; text-align: right } .t td:first-child, .t th:first-child { text-align: left } .t th { background: #e7eef7 } .m { border: .5mm solid #003189; padding: 3mm; margin: 4mm 0; font-size: 10pt }`;
const tax = paperOf(
  'taxe-fonciere-dijon-d38',
  taxCss,
  [
    `<div class="two"><div><b>RÉPUBLIQUE FRANÇAISE</b><br><i>Liberté Égalité Fraternité</i><br><b>FINANCES PUBLIQUES</b><p></p>CENTRE DES FINANCES PUBLIQUES<br>SIP DIJON ET AMENDES<br>25 rue de la Boudronnée<br>21047 DIJON CEDEX<p></p><b>VOS RÉFÉRENCES</b><br>Numéro fiscal : 18 76 402 911 538<br>Référence de l’avis : 26 21 1840771 44<br>Numéro de propriétaire : 231 D08814 V<br>Débiteur(s) légal(aux) : DE CHAUVIREY HUGUES<br>Date d’établissement : 03/08/2026<br>Date de mise en recouvrement : 31/08/2026</div><div><h1 style="font-size:15pt;color:#003189">AVIS D’IMPÔT 2026<br>TAXES FONCIÈRES</h1><p>votées et perçues par la commune, l’intercommunalité et divers organismes</p><p style="margin-top:16mm;font-size:10pt">M DE CHAUVIREY HUGUES<br>MME SAVARY BENEDICTE<br>2 ALL DU CHATEAU<br>21240 TALANT</p></div></div><div class="m">Montant de votre impôt : <b>1 913,00 €</b><br>Vous devez payer au plus tard le <b>15/10/2026</b>. Le montant de votre impôt étant supérieur à 300 €, vous devez le payer sur impots.gouv.fr (délai supplémentaire jusqu’au 20/10/2026 à minuit ; prélèvement le 26/10/2026).</div><p>Vous pouvez opter pour le prélèvement mensuel en 2027 : 10 mensualités de 191 €.</p>`,
    `<p>TAXES FONCIÈRES 2026 – Département 21 CÔTE-D’OR – Commune 231 DIJON – M DE CHAUVIREY HUGUES – page 2</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Inter-communalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total cotisations',
      ],
      [
        ['Taux 2025', '50,28 %', '', '0,62 %', '0,158 %', '5,90 %', '0,109 %', ''],
        ['Taux 2026', '50,28 %', '', '0,62 %', '0,161 %', '5,90 %', '0,112 %', ''],
        ['Adresse : 35 BD DE STRASBOURG', '', '', '', '', '', '', ''],
        ['Base', '3224', '', '3224', '3224', '3224', '3224', ''],
        ['Cotisation', '1621', '', '20', '5', '190', '4', ''],
        ['Cotisation lissée', '', '', '', '', '', '', ''],
        ['Cotisations 2025', '1594', '', '20', '5', '187', '3', '1809'],
        ['Cotisations 2026', '1621', '', '20', '5', '190', '4', '1840'],
        ['Variation', '+1,69 %', '', '0 %', '0 %', '+1,60 %', '+33,33 %', '+1,71 %'],
      ],
      't',
    )}<table class="t" style="width:95mm;margin:5mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>73</td></tr><tr><td>Dégrèvement</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1913</b></td></tr></table><p style="margin-top:6mm;font-size:7.4pt">Vous pouvez contester votre imposition auprès du service indiqué jusqu’au 31 décembre 2027.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 191300,
      teom: 19000,
      tax_fees: 7300,
      tax_number: '1876402911538',
      pay_by: '2026-10-15',
      owner: either('DE CHAUVIREY HUGUES', 'M DE CHAUVIREY HUGUES MME SAVARY BENEDICTE'),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const web = paperOf(
  'taxe-impots-en-ligne-epinal-d38',
  taxCss,
  [
    `<p style="font-size:6.5pt">14/11/2026 21:03 – impots.gouv.fr – Espace particulier – avis dématérialisé</p><p><b style="font-size:13pt">TAXE FONCIÈRE 2025</b> – Avis d’impôt<br>Direction générale des finances publiques – Service des impôts des particuliers d’ÉPINAL, 1 rue de la Préfecture, 88000 ÉPINAL</p><div class="two"><div>Numéro fiscal : <b>06 51 238 774 019</b><br>Référence de l’avis : 25 88 0417720 09<br>Mise en recouvrement le 31/08/2025<br>Propriétaire : LAMBOLEZ CHRISTIANE</div><div>MLLE LAMBOLEZ CHRISTIANE<br>17 QU JULES FERRY<br>88000 EPINAL</div></div><div class="m">Vous êtes mensualisée. Montant total de l’impôt : <b>987 €</b> – Mensualités déjà prélevées : 880 € – Solde prélevé le 15/10/2025 : 107 €</div>${table(
      [
        '88160 ÉPINAL – 17 QUAI JULES FERRY – 0022 / 0105',
        'Commune',
        'Intercom.',
        'TSE',
        'TEOM',
        'GEMAPI',
      ],
      [
        ['Taux 2024', '44,11 %', '2,05 %', '0,118 %', '9,20 %', '0,244 %'],
        ['Taux 2025', '44,11 %', '2,05 %', '0,120 %', '9,35 %', '0,250 %'],
        ['Base d’imposition', '1702', '1702', '1702', '1702', '1702'],
        ['Montant', '751', '35', '2', '159', '4'],
      ],
      't',
    )}<p style="margin-top:4mm">Total des cotisations : 951 € – Frais de gestion : 36 € – <b>Impôt : 987 €</b></p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 98700,
      teom: 15900,
      tax_fees: 3600,
      tax_number: '0651238774019',
      owner: 'LAMBOLEZ CHRISTIANE',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const NOTAIRES = [sale, old, certificate, register, tax, web];
