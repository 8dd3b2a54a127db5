// Deeds and the land register: a sale of today, a certificate at the counter, a succession, an old sale, a register's answer; and two tax notices.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const sale = paperOf(
  'titre-vente-angouleme',
  `font: 10.4pt/1.45 'P052', serif; padding: 16mm 20mm 16mm 34mm; h2 { font-size: 10.8pt; text-align: center; margin: 3.5mm 0 1.5mm } p { text-align: justify } .pg { position: absolute; bottom: 7mm; right: 20mm; font-size: 8pt }`,
  [
    `<p>100 482 07<br>PHR/SB/</p><p><b>L’AN DEUX MILLE VINGT ET UN,<br>LE VINGT-HUIT MAI</b><br>À ANGOULÊME (Charente), 11 place du Champ-de-Mars-Vieux, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Philippe-Henri ROULLET de LA BOUILLERIE</b>, Notaire de la Société d’Exercice Libéral à Responsabilité Limitée « ROULLET de LA BOUILLERIE ET ASSOCIÉS », titulaire d’un Office Notarial dont le siège est à ANGOULÊME,</p><p>A REÇU le présent acte contenant <b>VENTE</b> à la requête des personnes ci-après identifiées.</p><h2>VENDEUR</h2><p>Madame <b>Ginette Raymonde FORT</b>, retraitée, demeurant à SOYAUX (16800) 3 allée des Peupliers, veuve de Monsieur Robert Émile BLANCHON et non remariée. Née à COGNAC (16100) le 2 août 1938.</p><p>Monsieur <b>Christian Robert BLANCHON</b>, chauffeur routier, époux de Madame Isabel Maria PEREIRA DOS SANTOS, demeurant à RUELLE-SUR-TOUVRE (16600). Né à ANGOULÊME (16000) le 30 octobre 1963.</p><h2>ACQUÉREUR</h2><p>La société dénommée <b>SCI LES TROIS CHÊNES</b>, société civile immobilière au capital de 1 000,00 €, dont le siège est à L’ISLE-D’ESPAGNAC (16340), 8 rue des Écoles, identifiée au SIREN sous le numéro 900000788 et immatriculée au RCS d’ANGOULÊME.</p><h2>QUOTITÉS</h2><p>Madame FORT vend la pleine propriété indivise des 5/8èmes ; Monsieur BLANCHON celle des 3/8èmes. L’ACQUÉREUR acquiert la totalité en pleine propriété.</p><p class="pg">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier soumis au régime de la copropriété situé à ANGOULÊME (CHARENTE) 16000, 77 rue de la Papeterie, dénommé « LE CASTILLON », cadastré :</p><table style="margin:2mm 0"><tr><td>Section</td><td>N°</td><td>Lieudit</td><td>Surface</td></tr><tr><td>CE</td><td>451</td><td>77 RUE DE LA PAPETERIE</td><td>00 ha 19 a 33 ca</td></tr><tr><td>CE</td><td>453</td><td>LA PAPETERIE</td><td>00 ha 02 a 07 ca</td></tr></table><p><b>Lot numéro neuf (9)</b><br>Au premier étage, un appartement de type F4. Et les trois cent soixante-douze dix-millièmes (372 /10000 èmes) de la propriété du sol et des parties communes générales.</p><p><b>Lot numéro soixante-trois (63)</b><br>Un garage. Et les vingt et un dix-millièmes (21 /10000 èmes).</p><p>La superficie de la partie privative du lot numéro neuf, en application de l’article 46 de la loi du 10 juillet 1965, est de 81,06 m² ainsi qu’il résulte d’une attestation du Cabinet TOPO-CHARENTE du 15 février 2021.</p><h2>EFFET RELATIF</h2><p>Acquisition par Monsieur et Madame BLANCHON suivant acte reçu par Maître CAILLETEAU, notaire à ANGOULÊME, le 12 juillet 1976, publié au bureau des hypothèques d’ANGOULÊME le 2 septembre 1976, volume 3344, numéro 17. Attestation de propriété après le décès de Monsieur BLANCHON reçue par le notaire soussigné le 6 novembre 2019, publiée le 28 novembre 2019, volume 2019P, numéro 7120.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>CENT TRENTE-HUIT MILLE CINQ CENTS EUROS (138 500,00 EUR)</b>. Le paiement de ce prix a lieu au moyen d’un prêt à hauteur de 110 000,00 EUR consenti par la Caisse Exemple de la Charente.</p><p class="pg">2</p>`,
    `<h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR sera propriétaire du BIEN à compter de ce jour. L’entrée en jouissance a lieu ce jour par la perception des loyers, le BIEN étant loué à Madame Léa TOUSSAINT suivant bail du 1er septembre 2018.</p><h2>IMPÔT SUR LA MUTATION</h2><p>Droits perçus au taux global de 5,80 % sur 138 500 EUR, soit 8 044 EUR environ. Contribution de sécurité immobilière : 139,00 EUR.</p><h2>COPROPRIÉTÉ</h2><p>Le syndic, RÉGIE CHARENTAISE, a délivré l’état daté le 17 mai 2021. Le règlement de copropriété a été reçu par Maître CAILLETEAU le 4 mars 1974.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>L’acte sera publié au service de la publicité foncière d’ANGOULÊME 1.</p><p><b>DONT ACTE sans renvoi</b>, généré et visualisé sur support électronique en l’étude du notaire soussigné, les jour, mois et an indiqués en tête du présent acte.</p><p>POUR COPIE AUTHENTIQUE sur trois pages.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2021-05-28',
      notary: either(
        'Maître Philippe-Henri ROULLET de LA BOUILLERIE',
        'Maître ROULLET de LA BOUILLERIE',
      ),
      sellers: either(
        ['Madame Ginette Raymonde FORT', 'Monsieur Christian Robert BLANCHON'],
        ['Ginette FORT', 'Christian BLANCHON'],
      ),
      buyers: either(['SCI LES TROIS CHÊNES'], ['société dénommée SCI LES TROIS CHÊNES']),
      price: 13850000,
      property_address: '77 rue de la Papeterie, 16000 ANGOULÊME',
      lots: ['9', '63'],
      lot_shares: ['9:372/10000', '63:21/10000'],
      parcels: ['CE 451', 'CE 453'],
      surface_carrez: 8106,
    },
    absent: ['publication', 'rnc', 'meeting_on', 'rent'],
  },
);

const certificate = paperOf(
  'titre-attestation-calais',
  `font: 11pt/1.5 'C059', serif; padding: 20mm 22mm; .h { border-bottom: .3mm solid #000; padding-bottom: 3mm; font-size: 9.4pt }`,
  [
    `<div class="h"><b>Étude de Maîtres DEZOTEUX, FOURNY et VAN HECKE</b>, notaires associés<br>18 place d’Armes-Neuve – 62100 CALAIS – etude.dezoteux@notaires.example.fr</div><p style="text-align:center;font-size:13pt;margin-top:12mm"><b>ATTESTATION DE PROPRIÉTÉ</b></p>${paragraphs(['Aux termes d’un acte reçu par Maître Hélène FOURNY, notaire à CALAIS, le 3 décembre 2018,', 'Monsieur Tomasz Jan WOJCIECHOWSKI, agent de maîtrise, né à LUBLIN (Pologne) le 4 mai 1984, et Madame Aurore Marie DE BOISGELIN, sage-femme, née à ARRAS le 21 septembre 1986, liés par un pacte civil de solidarité, demeurant ensemble à SANGATTE,', 'ont acquis, chacun pour moitié indivise, de la société dénommée OPALE LITTORAL PROMOTION,', 'le bien dont la désignation suit : à CALAIS (62100), 3-5-7 quai de la Batellerie, dans la RÉSIDENCE LES DEUX CAPS, cadastrée section XK n° 92, les lots numéros 212 (un appartement T3 au deuxième étage du bâtiment Gris-Nez) et 340 (un emplacement de stationnement),', 'moyennant le prix principal de CENT SOIXANTE-QUATORZE MILLE DEUX CENTS EUROS (174 200 €), taxe sur la valeur ajoutée incluse.', 'Les acquéreurs sont propriétaires à compter du jour de l’acte et ont pris possession des biens le même jour.', 'EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit, notamment auprès de leur syndic et de leur assureur.', 'À CALAIS, le 3 décembre 2018.'])}<p style="text-align:right">H. FOURNY<br>(sceau)</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2018-12-03',
      notary: either('Maître Hélène FOURNY', 'Maître FOURNY'),
      sellers: either(['OPALE LITTORAL PROMOTION'], ['société dénommée OPALE LITTORAL PROMOTION']),
      buyers: either(
        ['Monsieur Tomasz Jan WOJCIECHOWSKI', 'Madame Aurore Marie DE BOISGELIN'],
        ['Tomasz WOJCIECHOWSKI', 'Aurore DE BOISGELIN'],
      ),
      price: 17420000,
      property_address: '3-5-7 quai de la Batellerie, 62100 CALAIS',
      lots: ['212', '340'],
      parcels: ['XK 92'],
    },
    absent: ['publication', 'surface_carrez', 'lot_shares', 'expires_on'],
  },
);

const succession = paperOf(
  'titre-succession-albi',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm 16mm 36mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm } p { text-align: justify }`,
  [
    `<p>8 041 220<br>FC/ND</p><p><b>L’AN DEUX MILLE VINGT-QUATRE<br>Le ONZE JANVIER</b></p><p>Maître Fabienne CAZOTTES, notaire à ALBI (Tarn), 9 rue de la Croix-Blanche-Haute, soussignée,</p><p>A reçu, à la requête des personnes ci-après nommées, le présent acte contenant <b>ATTESTATION DE PROPRIÉTÉ IMMOBILIÈRE APRÈS DÉCÈS</b></p><h2>PERSONNE DÉCÉDÉE</h2><p>Madame Paulette Jeanne CALMELS, en son vivant retraitée, veuve de Monsieur Aimé ESTADIEU, demeurant à ALBI, née à CARMAUX le 17 avril 1931, décédée à ALBI le 25 juillet 2023.</p><h2>DÉVOLUTION SUCCESSORALE</h2><p>Elle a laissé pour seul héritier son fils : Monsieur Jean-Régis Aimé ESTADIEU, vétérinaire, époux de Madame Sandrine LACOMBE, demeurant à MARSSAC-SUR-TARN (81150), lieu-dit La Borie Haute, ainsi constaté par acte de notoriété du 12 octobre 2023.</p><h2>BIENS TRANSMIS</h2><p>À ALBI (81000), 2 et 4 rue de la Rivière-Haute, dans la RÉSIDENCE LE PONT VIEUX, cadastrée section AH numéro 310 : le lot numéro VINGT-TROIS (23), un appartement, et les quatre cent huit / dix millièmes (408/10000) des parties communes ; le lot numéro CINQUANTE-HUIT (58), une cave, et les six / dix millièmes (6/10000).</p><h2>ÉVALUATION</h2><p>Pour la perception de la contribution de sécurité immobilière, les biens sont évalués à 121 000,00 euros.</p><h2>ORIGINE</h2><p>Acquis par les époux ESTADIEU-CALMELS suivant acte de Maître BIROT du 9 juin 1972, publié à ALBI le 21 juillet 1972, volume 1450, n° 3.</p><p>L’attestation sera publiée au service de la publicité foncière d’ALBI.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: null,
    facts: {
      deed_on: '2024-01-11',
      notary: either('Maître Fabienne CAZOTTES', 'Maître CAZOTTES'),
      property_address: '2 et 4 rue de la Rivière-Haute, 81000 ALBI',
      lots: ['23', '58'],
      lot_shares: ['23:408/10000', '58:6/10000'],
      parcels: ['AH 310'],
    },
    absent: ['price', 'publication', 'surface_carrez'],
  },
);

const register = paperOf(
  'hypotheque-certificat-niort',
  `font: 8.6pt/1.35 'DejaVu Sans Mono', monospace; padding: 12mm; td, th { border: .15mm solid #333; padding: .9mm } .b { border: .3mm solid #000; padding: 2mm; margin: 2mm 0 }`,
  [
    `<table><tr><td style="border:0">DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITE FONCIERE<br>NIORT 1 - 220 RUE DE STRASBOURG-BASSE<br>79000 NIORT</td><td style="border:0;text-align:right">DEMANDE 2026H4402<br>DATE : 07/09/2026<br>EDITION DU 10/09/2026<br>PAGE 1 / 2</td></tr></table><div class="b" style="text-align:center">ETAT REPONSE : DEMANDE DE RENSEIGNEMENTS HORS FORMALITE<br>PERIODE DU 01/01/1976 AU 08/09/2026</div><p>REQUERANT : SCP MENANTEAU NOTAIRES 79000 NIORT   REF : AIT-OUARAB/VENTE</p>${table(
      ['CODE', 'COMMUNE', 'DESIGNATION CADASTRALE', 'VOLUME', 'LOT'],
      [
        ['191', 'NIORT', 'BP 118', '', '33'],
        ['191', 'NIORT', 'BP 118', '', '91'],
      ],
    )}<p></p>${table(
      ['PERSONNE', 'DATE ET LIEU DE NAISSANCE'],
      [
        ['AIT-OUARAB NORDINE', '12/03/1979 BEJAIA'],
        ['BENCHIKH MALIKA', '30/07/1982 NIORT'],
      ],
    )}<p></p><p>RELEVE DES FORMALITES</p>${table(
      ['ORDRE', 'DEPOT', 'REFERENCE', 'ACTE'],
      [
        ['1', '19/06/1987', '87P 3055', 'VENTE ME RAGUIN 20/05/1987 A MORISSET'],
        [
          '2',
          '11/10/2013',
          '2013P 6218',
          'VENTE ME MENANTEAU 18/09/2013 MORISSET A AIT-OUARAB ET BENCHIKH PRIX 129.000 EUR',
        ],
      ],
    )}`,
    `<p>DEMANDE 2026H4402 - PAGE 2 / 2</p>${table(
      ['ORDRE', 'DEPOT', 'REFERENCE', 'INSCRIPTION'],
      [
        [
          '3',
          '11/10/2013',
          '2013V 1877',
          'PRIVILEGE DE PRETEUR DE DENIERS - CREDIT DU MARAIS EXEMPLE - 96.000 EUR - EXTREME EFFET 05/10/2034',
        ],
        [
          '4',
          '11/10/2013',
          '2013V 1878',
          'HYPOTHEQUE CONVENTIONNELLE - CREDIT DU MARAIS EXEMPLE - 14.000 EUR - EXTREME EFFET 05/10/2030',
        ],
        [
          '5',
          '22/02/2024',
          '2024V 402',
          'HYPOTHEQUE LEGALE DU TRESOR - SIP NIORT - 6.412 EUR - EXTREME EFFET 21/02/2034',
        ],
      ],
    )}<div class="b">CERTIFICAT DE DEPOT : DU 09/09/2026 AU 10/09/2026 : NEANT<br>LE PRESENT ETAT COMPREND 2 PUBLICATIONS ET 3 INSCRIPTIONS<br>POUR LE COMPTABLE, LE 10/09/2026</div>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-08',
      requested_from: '1976-01-01',
      owners: ['AIT-OUARAB NORDINE', 'BENCHIKH MALIKA'],
      charges_registered: 3,
      parcels: ['BP 118'],
      lots: ['33', '91'],
    },
    absent: ['price', 'deed_on', 'surface_carrez'],
  },
);

const tax = paperOf(
  'taxe-avis-ajaccio',
  `font: 8.4pt/1.3 'DejaVu Sans', sans-serif; padding: 10mm 12mm; .t { display: grid; grid-template-columns: 64mm 1fr; gap: 8mm } .k { background: #eef; padding: 2.5mm; font-size: 7.4pt } .a { border: .5mm solid #003; padding: 3mm; margin: 4mm 0; font-size: 10pt } td, th { border: .15mm solid #88a; padding: .7mm 1mm; text-align: right; font-size: 7.6pt } td:first-child, th:first-child { text-align: left }`,
  [
    `<div class="t"><div><b>RÉPUBLIQUE FRANÇAISE</b><br>Finances publiques<p></p><div class="k"><b>Vos références</b><br>Numéro fiscal : 07 28 441 903 552<br>Référence de l’avis : 26 2A 8814402 09<br>Numéro de propriétaire : 004 C01877 D<br>Débiteur légal : COLONNA D’ORNANO MARIE-ANTOINETTE<br>Département : 2A0 CORSE-DU-SUD<br>Commune : 004 AJACCIO<br>N° rôle : 22101<br>Date d’établissement : 06/08/2026<br>Date de mise en recouvrement : 31/08/2026</div><p></p><div class="k"><b>Vos contacts</b><br>Messagerie sécurisée : impots.gouv.fr<br>SIP d’Ajaccio, 6 parc Cunéo-Haut<br>0 809 401 401 (service gratuit + prix appel)</div></div><div><p style="font-size:15pt"><b>AVIS D’IMPÔT 2026</b><br>TAXES FONCIÈRES</p><p style="margin:10mm 0 10mm 12mm;font-size:9.4pt">MME COLONNA D ORNANO MARIE-ANTOINETTE<br>VILLA LES AGAVES<br>RTE DES ILES<br>20000 AJACCIO</p><div class="a">Somme à payer <b style="float:right">2 063,00 €</b><br>Au plus tard le <b style="float:right">15/10/2026</b></div><p>Si vous payez en ligne sur impots.gouv.fr, vous bénéficiez d’un délai supplémentaire jusqu’au 20/10/2026 et le prélèvement aura lieu le 26/10/2026.</p></div></div><p style="margin-top:4mm"><b>Détail du calcul des cotisations</b></p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat',
        'Interco.',
        'Taxes spéciales',
        'Ordures ménagères',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2025', '30,13 %', '', '2,20 %', '', '14,10 %', '0,41 %', ''],
        ['Taux 2026', '30,13 %', '', '2,20 %', '', '14,40 %', '0,43 %', ''],
        ['19 BD DES SANGUINAIRES-HAUTES', '', '', '', '', '', '', ''],
        ['Base', '4210', '', '4210', '', '4210', '4210', ''],
        ['Cotisation', '1268', '', '93', '', '606', '18', ''],
        ['Cotisations 2026', '1268', '', '93', '', '606', '18', '1985'],
        ['Frais de gestion de la fiscalité directe locale', '', '', '', '', '', '', '78'],
        ['<b>Montant de votre impôt</b>', '', '', '', '', '', '', '<b>2063</b>'],
      ],
    )}<p style="font-size:7pt">Dégrèvement Habitation principale : 0. Dégrèvement art. 1391 B : 0. Les allocataires de l’ASPA ou de l’ASI peuvent être exonérés sous conditions.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 206300,
      teom: 60600,
      tax_fees: 7800,
      tax_number: '0728441903552',
      pay_by: either('2026-10-15', '2026-10-20'),
      owner: either('COLONNA D’ORNANO MARIE-ANTOINETTE', 'MME COLONNA D ORNANO MARIE-ANTOINETTE'),
    },
    absent: ['iban', 'rnc', 'price', 'surface_carrez'],
  },
);

const monthly = paperOf(
  'taxe-mensualisee-cayenne',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; td, th { border-bottom: .15mm solid #999; text-align: right; padding: .8mm } td:first-child, th:first-child { text-align: left } .r { border: .4mm solid #000; padding: 2.5mm; width: 95mm; margin: 3mm 0 3mm auto }`,
  [
    `<p>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES – SIP DE CAYENNE</p><p style="font-size:13pt"><b>Taxes foncières – Avis d’impôt 2025</b><br><small>Vous êtes mensualisé : ne payez rien sur cet avis</small></p><p style="margin-left:95mm">M SAINT-HUBERT WILFRID<br>RES KOUROUMA APP C12<br>40 RTE DE BADUEL-NORD<br>97300 CAYENNE</p><p>N° fiscal 22 09 118 664 730 – réf. avis 25 973 0041877 12 – établi le 20/08/2025</p>${table(
      ['GUYANE 973 – CAYENNE 302', 'Commune', 'Interco', 'TSE', 'TEOM', 'Total'],
      [
        ['40 RTE DE BADUEL-NORD lots 112 208 – base 3115', '', '', '', '', ''],
        ['Taux 2025', '58,42 %', '1,87 %', '0,62 %', '15,00 %', ''],
        ['Cotisations', '1820', '58', '19', '467', '2364'],
        ['Frais de gestion', '', '', '', '', '92'],
        ['Montant de l’impôt', '', '', '', '', '<b>2456</b>'],
      ],
    )}<div class="r">Montant de votre impôt : <b>2 456,00 €</b><br>Déjà prélevé de janvier à septembre : 2 052,00 €<br>Reste à prélever : <b>404,00 €</b> (15/10 : 228,00 € ; 17/11 : 176,00 €)</div><p>Vous n’avez aucune démarche à effectuer. Pour 2026 vos mensualités seront de 245,60 € sur dix mois, du 15 janvier au 15 octobre 2026.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 245600,
      teom: 46700,
      tax_fees: 9200,
      tax_number: '2209118664730',
      owner: 'M SAINT-HUBERT WILFRID',
    },
    absent: ['pay_by', 'iban', 'price', 'rent'],
  },
);

export const NOTAIRES = [sale, certificate, succession, register, tax, monthly];
