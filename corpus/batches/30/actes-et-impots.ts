// Deeds of ownership, what the land register answers, and the tax on the property.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const sale = paperOf(
  'titre-vente-silly-boulogne',
  `font: 10.4pt/1.42 'Nimbus Roman', serif; padding: 16mm 18mm 16mm 40mm; h2 { font-size: 10.8pt; text-align: center; text-decoration: underline; margin: 3.5mm 0 2mm } p { text-align: justify; margin-bottom: 1.6mm } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8pt }`,
  [
    `<p>100240903<br>MLT/SG/</p><p><b>L’AN DEUX MILLE SEIZE,<br>Le VINGT-NEUF SEPTEMBRE</b></p><p>A BOULOGNE-BILLANCOURT (Hauts-de-Seine), 12 rue de Silly, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Marie-Laure TREMBLAY</b>, Notaire associée de la Société Civile Professionnelle « TREMBLAY, GUÉRARD et KOSKAS », titulaire d’un Office Notarial à BOULOGNE-BILLANCOURT,</p><p>Avec la participation de Maître Étienne POLIGNAC, notaire à VERSAILLES, assistant l’ACQUEREUR,</p><p>A REÇU LA PRÉSENTE VENTE à la requête des parties ci-après identifiées.</p><h2>VENDEUR</h2><p>Monsieur Henri-Claude Marie <b>D’ORNANO-VALETTE</b>, retraité, et Madame Régine Sylvie <b>BLOCH</b>, retraitée, son épouse, demeurant ensemble à SÈVRES (92310), 4 sentier des Bruyères. Monsieur est né à AJACCIO (20000) le 3 mai 1944, Madame est née à PARIS (75016) le 19 janvier 1948. Mariés à la mairie de PARIS (75016) le 8 juillet 1970 sous le régime de la séparation de biens.</p><h2>ACQUEREUR</h2><p>La Société dénommée <b>SCI OZANNE ET FILLES</b>, Société civile immobilière au capital de 1.000,00 €, dont le siège est à BOUGIVAL (78380), 3 impasse du Lavoir, identifiée au SIREN sous le numéro 900078380 et immatriculée au Registre du Commerce et des Sociétés de VERSAILLES, représentée par Monsieur Thierry OZANNE, son gérant.</p><h2>QUOTITÉS ACQUISES</h2><p>La société SCI OZANNE ET FILLES acquiert la pleine propriété.</p><p class="pg">- 1 -</p>`,
    `<h2>IDENTIFICATION DU BIEN – DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à BOULOGNE-BILLANCOURT (HAUTS-DE-SEINE) 92100, 150 à 154 quai Alphonse Le Gallo, figurant ainsi au cadastre : Section AN, numéro 61, lieudit « 150 QUAI ALPHONSE LE GALLO », surface 00 ha 21 a 14 ca ; Section AN, numéro 63, lieudit « 154 QUAI ALPHONSE LE GALLO », surface 00 ha 08 a 90 ca.</p><p><b>Lot numéro quatre-vingt-sept (87)</b> : au cinquième étage du bâtiment A, un appartement comprenant entrée, séjour, deux chambres, cuisine, salle de bains, w.-c. Et les cent soixante-dix /douze millièmes (170 /12000 èmes) des parties communes générales.</p><p><b>Lot numéro deux cent trois (203)</b> : au premier sous-sol, un emplacement de stationnement. Et les treize /douze millièmes (13 /12000 èmes) des parties communes générales.</p><p><b>Lot numéro trois cent onze (311)</b> : au deuxième sous-sol, une cave. Et les quatre /douze millièmes (4 /12000 èmes) des parties communes générales.</p><p>Tel que le BIEN existe, avec tous droits y attachés, sans aucune exception ni réserve.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Établi aux termes d’un acte reçu par Maître LAVERGNE, notaire à PARIS, le 6 février 1968, publié au 7ème bureau des hypothèques de la Seine le 2 avril 1968, volume 611 numéro 4.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative du lot 87, en application de l’article 46 de la loi du 10 juillet 1965, est de 71,86 M². Le tout ainsi qu’il est développé à la suite d’une attestation établie le 2 mai 2016 par le cabinet Diag 92.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître GUÉRARD, notaire à BOULOGNE-BILLANCOURT, le 11 octobre 1985, publié au service de la publicité foncière de NANTERRE 3 le 5 décembre 1985, volume 4471 numéro 12.</p><p class="pg">- 2 -</p>`,
    `<h2>CHARGES LIÉES À LA COPROPRIÉTÉ</h2><p>Le syndic de l’immeuble est actuellement le cabinet IMMOVALLÉE. L’état daté délivré le 20 septembre 2016 est demeuré ci-annexé. Le VENDEUR règlera les travaux votés antérieurement à ce jour.</p><h2>PROPRIÉTÉ JOUISSANCE</h2><p>L’ACQUEREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour, les parties déclarant que le BIEN est entièrement libre de location ou occupation.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de QUATRE CENT DIX-HUIT MILLE CINQ CENTS EUROS (418 500,00 EUR). Le paiement de ce prix a lieu comptant, ainsi qu’il résulte de la comptabilité de l’Office Notarial. DONT QUITTANCE.</p><p>Provision sur frais : 31 200,00 EUR. Prêt contracté par l’ACQUEREUR auprès du Crédit Francilien Exemple : 300 000,00 EUR, garanti par privilège de prêteur de deniers.</p><h2>PUBLICATION</h2><p>L’acte sera soumis à la formalité de publicité foncière au service de la publicité foncière de NANTERRE 3. Les droits sont liquidés au taux de 4,50 % pour le Département.</p><h2>AFFIRMATION DE SINCÉRITÉ</h2><p>Les parties affirment, sous les peines édictées par l’article 1837 du Code général des impôts, que le présent acte exprime l’intégralité du prix.</p><p><b>DONT ACTE sans renvoi</b><br>Généré et visualisé sur support électronique en l’étude du notaire soussigné, les jour, mois et an indiqués en en-tête du présent acte. Et lecture faite, les parties ont certifié exactes les déclarations les concernant, avant d’apposer leur signature manuscrite sur tablette numérique.</p><p class="pg">- 3 -</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2016-09-29',
      notary: either('Maître Marie-Laure TREMBLAY', 'Maître TREMBLAY'),
      sellers: either(
        ['Monsieur Henri-Claude Marie D’ORNANO-VALETTE', 'Madame Régine Sylvie BLOCH'],
        ['Henri-Claude D’ORNANO-VALETTE', 'Régine BLOCH'],
      ),
      buyers: ['SCI OZANNE ET FILLES'],
      price: 41850000,
      property_address: '150 à 154 quai Alphonse Le Gallo, 92100 BOULOGNE-BILLANCOURT',
      lots: ['87', '203', '311'],
      lot_shares: ['87:170/12000', '203:13/12000', '311:4/12000'],
      parcels: ['AN 61', 'AN 63'],
      surface_carrez: 7186,
    },
    absent: ['publication', 'rnc', 'meeting_on', 'born_on'],
  },
);

const certificate = paperOf(
  'titre-attestation-audiffred-troyes',
  `font: 11pt/1.55 'P052', serif; padding: 22mm 24mm; h1 { font-size: 15pt; text-align: center; letter-spacing: .4mm } .hd { text-align: center; border-bottom: .3mm solid #8a6d1d; padding-bottom: 3mm; margin-bottom: 8mm }`,
  [
    `<div class="hd"><b>SCP Adeline THOUVENOT et Victor AUBRY</b><br>NOTAIRES ASSOCIÉS<br>5 place Audiffred – 10000 TROYES – Tél. 03 00 00 10 05<br><small>Bureau annexe à ESTISSAC (10190), 3 rue de la République, le mercredi</small></div><h1>ATTESTATION</h1>${paragraphs(
      [
        'Je soussignée Maître Adeline THOUVENOT, notaire à TROYES, certifie et atteste qu’aux termes d’un acte reçu par moi le 14 janvier 2021, il a été constaté la VENTE',
        'Par : Monsieur Lucien Roger POINSOT, retraité, veuf de Madame Odette MAILLARD, demeurant à SAINT-JULIEN-LES-VILLAS (10800), 6 rue Voltaire ;',
        'Au profit de : Madame Ginette Andrée VAUTHIER, veuve RAGUENET, retraitée, demeurant à TROYES (10000), 22 rue Kléber ;',
        'Des biens et droits immobiliers ci-après désignés : à TROYES (Aube), 40 rue Hennequin, dans l’immeuble dit « Les Cordeliers », cadastré section BN numéro 318, le lot numéro ONZE (11), un appartement de quatre pièces, et les 110/1000èmes des parties communes générales.',
        'Moyennant le prix de SOIXANTE-DIX-NEUF MILLE EUROS (79 000,00 €) payé comptant et quittancé dans l’acte.',
        'La propriété et la jouissance ont été transférées à l’acquéreur le jour de l’acte. En foi de quoi j’ai délivré la présente attestation pour servir et valoir ce que de droit.',
      ],
    )}<p>Fait à TROYES, le 14 janvier 2021</p><p style="margin-left:90mm">(sceau et signature)</p><p style="font-size:7.5pt;margin-top:12mm">Membre d’une association agréée, le règlement des honoraires par chèque est accepté. Caisse des Dépôts – CRPCEN 10004. Le samedi sur rendez-vous.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2021-01-14',
      notary: either('Maître Adeline THOUVENOT', 'Maître THOUVENOT'),
      sellers: either(['Monsieur Lucien Roger POINSOT'], ['Lucien POINSOT']),
      buyers: either(
        ['Madame Ginette Andrée VAUTHIER'],
        ['Madame Ginette Andrée VAUTHIER, veuve RAGUENET'],
        ['Ginette VAUTHIER'],
      ),
      price: 7900000,
      property_address: '40 rue Hennequin, TROYES',
      lots: ['11'],
      lot_shares: ['11:110/1000'],
      parcels: ['BN 318'],
    },
    absent: ['publication', 'surface_carrez', 'iban'],
  },
);

const old = paperOf(
  'titre-machine-muret-chartres',
  `font: 10.4pt/1.6 'Nimbus Mono PS', monospace; padding: 18mm 14mm 14mm 40mm; p { text-align: justify }`,
  [
    `<p>Me Pierre BOISSEAU<br>NOTAIRE<br>28000 CHARTRES</p><p>19 MARS 1987</p><p style="text-align:center">V E N T E<br>Consorts AUBRY à M. et Mme LE</p><p>L'AN MIL NEUF CENT QUATRE VINGT SEPT, le dix neuf mars,</p><p>Pardevant Maître Pierre BOISSEAU, notaire à CHARTRES (Eure-et-Loir), soussigné,</p><p>ONT COMPARU : Monsieur Gilbert AUBRY, agriculteur, demeurant à NOGENT-LE-PHAYE, et Mademoiselle Paulette AUBRY, institutrice, demeurant à LUISANT, célibataire, ci-après "LE VENDEUR" ;</p><p>LESQUELS ont, par ces présentes, vendu en s'obligeant à toutes les garanties ordinaires et de droit, à Monsieur Van Hoa LE, technicien, et Madame Thi Mai PHAM, son épouse, demeurant ensemble à MAINVILLIERS, 11 rue de la République, ci-après "L'ACQUEREUR", ici présents et qui acceptent :</p><p>DESIGNATION. Dans un immeuble sis à CHARTRES, 9 rue Muret, cadastré section AE n° 412 pour quatre ares onze centiares :</p><p>LE LOT NUMERO HUIT : un appartement au premier étage et les cinq cent quatre vingt dix / dix millièmes (590/10000) des parties communes.</p><p>LE LOT NUMERO QUINZE : un garage dans la cour et les cinquante / dix millièmes (50/10000) des parties communes.</p>`,
    `<p>PRIX. La présente vente a lieu moyennant le prix principal de TROIS CENT QUARANTE MILLE FRANCS (340.000 F), que l'acquéreur a payé comptant, ainsi qu'il résulte de la comptabilité du notaire soussigné, dont quittance.</p><p>ORIGINE DE PROPRIETE. Les biens vendus appartenaient aux consorts AUBRY pour les avoir recueillis dans la succession de Madame Berthe LUCAS, leur mère, décédée à CHARTRES le 2 novembre 1984.</p><p>PUBLICITE FONCIERE. Une expédition des présentes sera publiée au premier bureau des hypothèques de CHARTRES.</p><p>DONT ACTE rédigé sur cinq pages. Fait et passé à CHARTRES en l'étude du notaire soussigné. Et après lecture faite, les parties ont signé avec le notaire.</p><p style="border:.6mm solid #223a8c;color:#223a8c;padding:3mm;width:105mm;margin-top:14mm">CONSERVATION DES HYPOTHEQUES<br>1er BUREAU DE CHARTRES<br>Publié le 15 MAI 1987<br>Volume 6204 N° 17<br>Taxe : 2.890 F - Salaire : 340 F</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1987-03-19',
      notary: either('Maître Pierre BOISSEAU', 'Me Pierre BOISSEAU'),
      sellers: either(
        ['Monsieur Gilbert AUBRY', 'Mademoiselle Paulette AUBRY'],
        ['Gilbert AUBRY', 'Paulette AUBRY'],
      ),
      buyers: either(
        ['Monsieur Van Hoa LE', 'Madame Thi Mai PHAM'],
        ['Van Hoa LE', 'Thi Mai PHAM'],
      ),
      property_address: either('9 rue Muret, CHARTRES', '9 rue Muret'),
      lots: ['8', '15'],
      lot_shares: ['8:590/10000', '15:50/10000'],
      parcels: ['AE 412'],
      publication: either('6204 n° 17', 'volume 6204 n° 17'),
    },
    absent: ['surface_carrez', 'rnc'],
  },
);

const register = paperOf(
  'hypotheque-reponse-spf-nanterre-boulogne',
  `font: 8.4pt 'DejaVu Sans Mono', monospace; padding: 12mm; td, th { border: .2mm solid #444; padding: .9mm } .n td { border: 0 } h1 { font-size: 11pt; text-align: center; border: .4mm solid #000; padding: 2mm } .k { background: #eee; padding: 1mm; margin: 3mm 0 1mm }`,
  [
    `${table([], [['DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE PUBLICITE FONCIERE<br>NANTERRE 3<br>235 AVENUE GEORGES CLEMENCEAU<br>92756 NANTERRE CEDEX', 'SCP TREMBLAY, GUERARD, KOSKAS<br>12 RUE DE SILLY<br>92100 BOULOGNE-BILLANCOURT<br>V/REF : OZANNE / VENTE 2026']], 'n')}<h1>DEMANDE DE RENSEIGNEMENTS N° 9214P03 2026H8842<br>CERTIFICAT DU SERVICE DE PUBLICITE FONCIERE</h1><p>DEPOSEE LE 14/10/2026 – COUT : 12,00 EUR</p><p>PERIODE DE CERTIFICATION : DU 01/01/1976 AU 13/10/2026</p><p class="k">IMMEUBLES DEMANDES</p>${table(
      ['CODE', 'COMMUNE', 'DESIGNATION CADASTRALE', 'LOTS'],
      [
        ['012', 'BOULOGNE-BILLANCOURT', 'AN 61', '87 – 203 – 311'],
        ['012', 'BOULOGNE-BILLANCOURT', 'AN 63', '87 – 203 – 311'],
      ],
    )}<p class="k">PROPRIETAIRE ACTUEL</p><p>SCI OZANNE ET FILLES – SIREN 900 078 380</p><p class="k">RELEVE DES FORMALITES PUBLIEES</p>${table(
      ['N°', 'DATE DE DEPOT', 'REFERENCE', 'NATURE ET REDACTEUR DE L’ACTE'],
      [
        [
          '1',
          '05/12/1985',
          'VOL 4471 N° 12',
          'VENTE DU 11/10/1985 – NOT GUERARD / BOULOGNE-BILLANCOURT – AU PROFIT DE D’ORNANO-VALETTE ET BLOCH',
        ],
        [
          '2',
          '21/10/2016',
          '9214P03 2016P7719',
          'VENTE DU 29/09/2016 – NOT TREMBLAY / BOULOGNE-BILLANCOURT – AU PROFIT DE SCI OZANNE ET FILLES – PRIX 418.500,00 EUR',
        ],
        [
          '3',
          '21/10/2016',
          '9214P03 2016V3304',
          'PRIVILEGE DE PRETEUR DE DENIERS – CREDIT FRANCILIEN EXEMPLE – PRINCIPAL 300.000,00 EUR – ACCESSOIRES 60.000,00 EUR – DATE EXTREME D’EFFET 10/10/2037',
        ],
      ],
    )}<p style="margin-top:4mm">LE PRESENT CERTIFICAT COMPORTE 2 PUBLICATIONS ET 1 INSCRIPTION. AUCUNE FORMALITE EN ATTENTE AU FIDJI.</p><p>A NANTERRE, LE 19/10/2026<br>POUR LE SERVICE DE PUBLICITE FONCIERE, LE COMPTABLE DES FINANCES PUBLIQUES<br>F. ANSELME</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-10-13',
      requested_from: '1976-01-01',
      owners: ['SCI OZANNE ET FILLES'],
      charges_registered: 1,
      parcels: ['AN 61', 'AN 63'],
      lots: ['87', '203', '311'],
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const tax = paperOf(
  'taxe-avis-sip-creteil',
  `font: 8pt 'Nimbus Sans', sans-serif; padding: 12mm; .g { display: grid; grid-template-columns: 60mm 1fr; gap: 6mm } .k { border: .2mm solid #446; padding: 2mm; font-size: 7.4pt } .z { background: #e7ebf7; padding: 3mm; margin: 4mm 0 } td, th { border: .2mm solid #99a; padding: .7mm; text-align: right; font-size: 7pt } td:first-child, th:first-child { text-align: left }`,
  [
    `<div class="g"><div><b>FINANCES PUBLIQUES</b><br><br>CENTRE DES FINANCES PUBLIQUES<br>SIP CRÉTEIL<br>1 PLACE DU GÉNÉRAL BILLOTTE<br>94037 CRÉTEIL CEDEX<div class="k" style="margin-top:4mm"><b>VOS RÉFÉRENCES</b><br>Numéro fiscal (A) : 13 88 402 117 954<br>Numéro fiscal (B) : 13 90 771 203 118<br>Référence de l’avis : 26 94 0117882 64<br>Numéro de propriétaire : 028 V01187 B<br>Numéro de rôle : 221<br>Date d’établissement : 06/08/2026<br>Mise en recouvrement : 31/08/2026</div><div class="k" style="margin-top:2mm"><b>Vos contacts</b> : par messagerie sécurisée sur votre espace particulier, ou au 0 809 401 401</div></div><div><p style="font-size:14pt"><b>AVIS D’IMPÔT 2026</b><br>TAXES FONCIÈRES<br><small>votées et perçues par la commune, le département et divers organismes</small></p><p style="font-size:10pt;margin-top:10mm">M VAN DER STRAETEN JORIS<br>MME LEMOINE CÉCILE<br>BAT D<br>14 MAIL DES MÈCHES<br>94000 CRÉTEIL</p></div></div>
    <div class="z"><table style="width:100%"><tr><td style="border:0;font-size:10pt">Montant de votre impôt à payer</td><td style="border:0;font-size:12pt"><b>1 687,00 €</b></td></tr><tr><td style="border:0">À régler au plus tard le (1)</td><td style="border:0"><b>15/10/2026</b></td></tr></table><small>(1) date portée au 20/10/2026 en cas de paiement sur impots.gouv.fr, le prélèvement étant alors effectué le 26/10/2026. Au-delà de 300 €, le paiement dématérialisé est obligatoire.</small></div>
    <p><b>Détail du calcul des cotisations</b> – Département : 94 VAL-DE-MARNE – Commune : 028 CRÉTEIL – 14 MAIL DES MÈCHES</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Intercommunalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total cotisations',
      ],
      [
        ['Taux 2025', '39,11 %', '', '0,287 %', '7,12 %', '0,305 %', ''],
        ['Taux 2026', '39,11 %', '', '0,291 %', '7,25 %', '0,310 %', ''],
        ['Base', '3 466', '', '3 466', '3 466', '3 466', ''],
        ['Cotisation 2025', '1 333', '', '10', '243', '10', '1 596'],
        ['Cotisation 2026', '1 356', '', '10', '251', '11', '1 628'],
        ['Variation', '+1,73 %', '', '0 %', '+3,29 %', '', '+2,01 %'],
      ],
    )}<table style="width:88mm;margin:3mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>59</td></tr><tr><td>Dégrèvement Habitation principale</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1 687</b></td></tr></table><p style="margin-top:4mm;font-size:7pt">Bien immobilier : déclarez l’occupation de vos locaux dans le service « Gérer mes biens immobiliers ». Réclamation : jusqu’au 31 décembre 2027.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 168700,
      teom: 25100,
      tax_fees: 5900,
      tax_number: either('1388402117954', '1390771203118'),
      pay_by: '2026-10-15',
      owner: either(
        'M VAN DER STRAETEN JORIS MME LEMOINE CÉCILE',
        'M VAN DER STRAETEN JORIS',
        'VAN DER STRAETEN JORIS, LEMOINE CÉCILE',
      ),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const taxOnline = paperOf(
  'taxe-mensualise-sip-nevers',
  `font: 8.6pt 'Carlito', sans-serif; .b { border: .3mm solid #000091; padding: 3mm; margin: 3mm 0 } td, th { border-bottom: .2mm solid #ccc; padding: .8mm 1mm; text-align: right } td:first-child, th:first-child { text-align: left } h1 { font-size: 14pt; color: #000091 }`,
  [
    `<table><tr><td style="border:0;width:50%"><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SIP DE NEVERS<br>19 avenue Pierre Bérégovoy, 58000 NEVERS</td><td style="border:0;text-align:left;padding-top:12mm">M OU MME PINTO DA SILVA JOSE<br>14 RUE SAINT-ÉTIENNE<br>58000 NEVERS</td></tr></table><h1>TAXES FONCIÈRES 2025 – AVIS D’IMPÔT (contribuable mensualisé)</h1><p>N° fiscal du déclarant : 30 14 558 820 417 &nbsp; Réf. avis : 25 58 3300412 08 &nbsp; Établi le 05/09/2025</p><div class="b">Montant de votre impôt : <b>742,00 €</b><br>Montant déjà prélevé de janvier à septembre : 657,00 €<br>Reste à prélever : 85,00 € le 15/10/2025<br><b>Vous n’avez aucune démarche à faire.</b></div>${table(
      ['Commune de NEVERS (194)', 'Commune', 'Intercom.', 'TSE', 'TEOM', 'GEMAPI', 'Total'],
      [
        ['Base', '1 214', '1 214', '1 214', '1 214', '1 214', ''],
        ['Taux 2025', '45,20 %', '1,05 %', '0,08 %', '11,90 %', '0,22 %', ''],
        ['Cotisation', '549', '13', '1', '144', '3', '710'],
      ],
    )}<p style="text-align:right">Frais de gestion de la fiscalité directe locale : 32<br><b>Total de l’impôt : 742</b></p><p><b>Échéancier prévisionnel 2026</b> : dix prélèvements de 74,00 € à partir du 15/01/2026. Compte débité : FR76 •••• •••• •••• 4417.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 74200,
      teom: 14400,
      tax_fees: 3200,
      tax_number: '3014558820417',
      owner: 'M OU MME PINTO DA SILVA JOSE',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const ACTES_ET_IMPOTS = [sale, certificate, old, register, tax, taxOnline];
