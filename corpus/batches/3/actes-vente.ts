// How the owners came by their homes: two deeds, a certificate, and the answer of the land register.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const DEED = `font: 10.6pt/1.4 'Nimbus Roman', serif; padding: 15mm 18mm 15mm 36mm; h2 { font-size: 11pt; text-align: center; margin: 3.5mm 0 1.5mm } p { text-align: justify; margin-bottom: 1.6mm } .pg { position: absolute; bottom: 7mm; right: 18mm; font-size: 8.5pt } td, th { border: .2mm solid #000; text-align: center; padding: .7mm }`;

const lyon = paperOf(
  'titre-lyon-copie-authentique',
  DEED,
  [
    `<p style="text-align:center;border:.3mm solid #000;padding:1mm">COPIE AUTHENTIQUE</p><p>103 418 02<br>HB/LT/</p><p><b>L'AN DEUX MILLE VINGT ET UN,<br>LE VINGT-HUIT SEPTEMBRE</b></p><p>A LYON (6ème), 31 cours Franklin Roosevelt, au siège de l'Office Notarial, ci-après nommé,</p><p><b>Maître Hélène BRUYAS</b>, Notaire associée de la Société par actions simplifiée dénommée « BRUYAS &amp; ASSOCIÉS, NOTAIRES », titulaire d'un Office Notarial à LYON, identifié sous le numéro CRPCEN 69888,</p><p>Avec la participation, à distance, de Maître Cyril OLAGNON, notaire à VIENNE, assistant le VENDEUR,</p><p><b>A RECU la présente VENTE à la requête des parties ci-après identifiées.</b></p><p>Cet acte comprend deux parties pour répondre aux exigences de la publicité foncière, néanmoins l'ensemble de l'acte et de ses annexes forme un contrat indissociable et unique.</p><h2>IDENTIFICATION DES PARTIES</h2><p><b>VENDEUR</b></p><p>Monsieur Georges Marie <b>DESVIGNES</b>, retraité, et Madame Monique Andrée <b>CHARVET</b>, retraitée, son épouse, demeurant ensemble à VIENNE (38200), 16 quai Jean Jaurès.</p><p>Monsieur est né à VIENNE (38200) le 7 février 1944. Madame est née à CONDRIEU (69420) le 19 août 1947.</p><p>Mariés à la mairie de CONDRIEU (69420) le 14 juin 1969 sous le régime de la communauté légale à défaut de contrat de mariage préalable. Ce régime n'a pas fait l'objet de modification.</p><p><b>ACQUEREUR</b></p><p>Monsieur Julien Rémi <b>FAYOLLE</b>, ingénieur, et Madame Camille Lucie <b>TERRASSE</b>, professeure des écoles, son épouse, demeurant ensemble à LYON (69007), 9 rue Pré-Gaudry.</p><p>Monsieur est né à SAINT-CHAMOND (42400) le 3 mai 1986. Madame est née à BOURGOIN-JALLIEU (38300) le 22 novembre 1988. Mariés à la mairie de BOURGOIN-JALLIEU le 8 juillet 2017 sous le régime de la séparation de biens pure et simple suivant contrat reçu par Maître OLAGNON le 2 juin 2017.</p><p class="pg">1</p>`,
    `<h2>QUOTITÉS ACQUISES</h2><p>Monsieur Julien FAYOLLE acquiert la pleine propriété indivise du BIEN à concurrence de 55 %. Madame Camille FAYOLLE acquiert la pleine propriété indivise du BIEN à concurrence de 45 %.</p><h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à LYON 7ÈME ARRONDISSEMENT (RHÔNE) (69007), 118 à 122 rue de Gerland, dénommé LE CARRÉ SAINT-LUC, figurant ainsi au cadastre :</p>${table(['Section', 'N°', 'Lieudit', 'Surface'], [['CD', '87', '118 rue de Gerland', '00 ha 78 a 40 ca']])}<p style="margin-top:2mm">Les lots de copropriété suivants :</p><p><b>Lot numéro deux cent quatorze (214)</b><br>Au cinquième étage du bâtiment C, un appartement de type T3 comprenant : entrée, séjour avec loggia, cuisine, deux chambres, salle de bains, water-closet, dégagement.<br>Et les mille deux cent quatre /cent millièmes (1204 /100000 èmes) des parties communes générales.</p><p><b>Lot numéro trois cent dix-huit (318)</b><br>Au sous-sol du bâtiment C, une cave.<br>Et les douze /cent millièmes (12 /100000 èmes) des parties communes générales.</p><p><b>Lot numéro quatre cent sept (407)</b><br>Au sous-sol, un emplacement de stationnement.<br>Et les soixante et onze /cent millièmes (71 /100000 èmes) des parties communes générales.</p><p>Tels que lesdits BIENS se poursuivent et comportent, avec tous immeubles par destination pouvant en dépendre.</p><h2>MESURAGE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative du lot de copropriété soumis à la loi du 10 juillet 1965 est de 68,94 m² pour le lot numéro deux cent quatorze (214), ainsi qu'il résulte d'une attestation établie par DIAG'ALPES le 21 avril 2021, annexée.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>L'ensemble immobilier sus-désigné a fait l'objet d'un état descriptif de division et règlement de copropriété établi aux termes d'un acte reçu par Maître VACHON, notaire à LYON, le 26 mars 1974, publié au service de la publicité foncière de LYON 3 le 19 avril 1974, volume 1288, numéro 4417.</p><p class="pg">2</p>`,
    `<h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître MICHALON, notaire à LYON, le 15 mai 1992, publié au service de la publicité foncière de LYON 3 le 2 juillet 1992, volume 1992P, numéro 5127.</p><h2>PROPRIÉTÉ JOUISSANCE</h2><p>L'ACQUEREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, les parties déclarant que le BIEN est entièrement libre de location ou occupation.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>TROIS CENT VINGT-QUATRE MILLE EUROS (324 000,00 EUR)</b>. Le paiement de ce prix a lieu de la manière indiquée ci-après.</p><h2>PAIEMENT DU PRIX</h2><p>L'ACQUEREUR a payé le prix comptant ce jour ainsi qu'il résulte de la comptabilité de l'office notarial, à concurrence de 74 000,00 EUR de ses deniers personnels et de 250 000,00 EUR au moyen d'un prêt consenti par la BANQUE DES DEUX FLEUVES EXEMPLE. Le VENDEUR lui en consent quittance sans réserve.</p><h2>PUBLICATION</h2><p>L'acte sera publié au service de la publicité foncière de LYON 3.</p><h2>SYNDIC DE COPROPRIÉTÉ</h2><p>Le syndic actuel est ORALYS, 14 cours Charlemagne à LYON. L'immeuble est immatriculé au registre des copropriétés sous le numéro AG1482905. Le syndic a délivré l'état daté le 13 septembre 2021 ; le certificat de l'article 20 de la loi du 10 juillet 1965 est sans opposition.</p><h2>DIAGNOSTICS</h2><p>Sont demeurés annexés : le diagnostic de performance énergétique (classe D), l'état de l'installation intérieure de gaz et d'électricité, le repérage amiante, l'état des risques. L'ACQUEREUR déclare en avoir pris connaissance.</p><h2>ORIGINE DE PROPRIÉTÉ</h2><p>Les BIENS appartiennent au VENDEUR pour les avoir acquis pendant le mariage, aux termes de l'acte visé à l'effet relatif, moyennant un prix de 610 000 francs payé comptant et quittancé.</p><p>Suivent les signatures. <b>POUR COPIE AUTHENTIQUE</b> certifiée conforme à la minute par le notaire soussigné, délivrée sur trois pages.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2021-09-28',
      notary: either('Maître Hélène BRUYAS', 'Maître BRUYAS'),
      sellers: either(
        ['Monsieur Georges Marie DESVIGNES', 'Madame Monique Andrée CHARVET'],
        ['Georges DESVIGNES', 'Monique CHARVET'],
      ),
      buyers: either(
        ['Monsieur Julien Rémi FAYOLLE', 'Madame Camille Lucie TERRASSE'],
        ['Julien FAYOLLE', 'Camille TERRASSE'],
      ),
      price: 32400000,
      property_address: either(
        '118 à 122 rue de Gerland, 69007 LYON',
        '118 à 122 rue de Gerland, 69007 LYON 7ÈME ARRONDISSEMENT',
      ),
      building: 'LE CARRÉ SAINT-LUC',
      rnc: 'AG1482905',
      lots: ['214', '318', '407'],
      lot_shares: ['214:1204/100000', '318:12/100000', '407:71/100000'],
      parcels: ['CD 87'],
      surface_carrez: 6894,
    },
    absent: ['publication', 'meeting_on', 'tax_total'],
  },
);

const bordeaux = paperOf(
  'titre-bordeaux-revente',
  `${DEED} .m { position: absolute; left: 6mm; top: 30mm; width: 26mm; font-size: 7pt }`,
  [
    `<div class="m">Publié et enregistré<br>SPF BORDEAUX 1<br>le 11/03/2009<br>Vol. 2009P n° 2418<br>Droits : 1 062 €<br>Salaires : 149 €</div><p>Dossier 77310 – LAF/SM</p><h2>VENTE</h2><p><b>L'AN DEUX MILLE NEUF, Le VINGT-NEUF JANVIER</b></p><p>Maître Bernard <b>LAFOURCADE</b>, notaire à BORDEAUX (Gironde), 40 cours de l'Intendance, soussigné,</p><p>A REÇU LE PRÉSENT ACTE AUTHENTIQUE, à la requête de :</p><p><b>1°) VENDEUR</b><br>La société dénommée « BASSINS À FLOT DÉVELOPPEMENT », société à responsabilité limitée au capital de 8 000 €, dont le siège est à MÉRIGNAC (33700), 6 avenue Neil Armstrong, immatriculée au registre du commerce et des sociétés de BORDEAUX sous le numéro 900 007 730, représentée par Monsieur Philippe CAMBORDE, gérant. Ci-après dénommée « le VENDEUR ».</p><p><b>2°) ACQUÉREUR</b><br>Mademoiselle Sandrine Élise <b>DUCASSOU</b>, infirmière, demeurant à BÈGLES (33130), 2 rue Calixte Camelle. Née à MONT-DE-MARSAN (40000) le 11 avril 1979. Célibataire, non liée par un pacte civil de solidarité. De nationalité française. Ci-après dénommée « l'ACQUÉREUR ».</p><p>Le VENDEUR vend, en s'obligeant à toutes les garanties ordinaires de fait et de droit, à l'ACQUÉREUR qui accepte, les biens dont la désignation suit.</p><h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier en copropriété dénommé « LE CLOS BACALAN », sis à BORDEAUX (33300), 27 rue Achard, cadastré section SB, numéro 214, pour 31 a 07 ca :</p><p>LE LOT NUMÉRO DIX-SEPT (17) : dans le bâtiment A, au troisième étage, porte 304, un appartement de deux pièces principales, et les deux cent quatre / dix millièmes (204/10.000èmes) des parties communes générales.</p><p>LE LOT NUMÉRO QUATRE-VINGT-SEIZE (96) : un box fermé au sous-sol, et les huit / dix millièmes (8/10.000èmes) des parties communes générales.</p><p>Superficie privative du lot 17 (article 46 de la loi du 10 juillet 1965) : 46,18 mètres carrés.</p><h2>PROPRIÉTÉ ET JOUISSANCE</h2><p>L'ACQUÉREUR aura la propriété du bien vendu à compter de ce jour et la jouissance par la prise de possession réelle, le bien étant libre.</p>`,
    `<h2>PRIX</h2><p>La présente vente est consentie et acceptée moyennant le prix principal de CENT QUARANTE-NEUF MILLE CINQ CENTS EUROS (149.500 €), que l'ACQUÉREUR a payé comptant à l'instant même, par la comptabilité du notaire soussigné, au VENDEUR qui le reconnaît et lui en donne quittance.</p><p>Sur ce prix, la somme de 120.000 € provient d'un prêt consenti par le CRÉDIT AQUITAIN EXEMPLE, qui bénéficie du privilège de prêteur de deniers.</p><h2>CHARGES ET CONDITIONS</h2><p>L'ACQUÉREUR prendra le bien vendu dans l'état où il se trouve, sans recours contre le VENDEUR pour vices apparents ou cachés, sauf application des dispositions légales protectrices. Il acquittera à compter de ce jour les impôts et charges, remboursera au VENDEUR le prorata de taxe foncière de l'année en cours, et fera son affaire personnelle des contrats d'eau et d'électricité.</p><p>Il exécutera toutes les clauses du règlement de copropriété dressé par Maître LAFOURCADE le 8 décembre 1987, publié le 21 janvier 1988 volume 1988P numéro 612, dont il déclare avoir reçu un exemplaire.</p><h2>ORIGINE DE PROPRIÉTÉ</h2><p>Le bien vendu appartient à la société venderesse par suite de l'acquisition qu'elle en a faite de Madame Veuve TAUZIN, suivant acte reçu par Maître LAFOURCADE le 20 juin 2007, publié le 9 août 2007, volume 2007P numéro 8115.</p><h2>DÉCLARATIONS FISCALES</h2><p>Le VENDEUR, marchand de biens, déclare que la mutation n'entre pas dans le champ d'application de la taxe sur la valeur ajoutée, l'immeuble étant achevé depuis plus de cinq ans. La mutation est soumise aux droits d'enregistrement au taux réduit de l'article 1115 du code général des impôts.</p><h2>AFFIRMATION DE SINCÉRITÉ</h2><p>Les parties affirment, sous les peines édictées par l'article 1837 du code général des impôts, que le présent acte exprime l'intégralité du prix convenu.</p><p>DONT ACTE sur deux pages. Fait et passé à BORDEAUX, en l'étude du notaire soussigné. Après lecture faite, les parties ont signé avec le notaire.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2009-01-29',
      notary: either('Maître Bernard LAFOURCADE', 'Maître LAFOURCADE'),
      sellers: either(
        ['BASSINS À FLOT DÉVELOPPEMENT'],
        ['La société dénommée BASSINS À FLOT DÉVELOPPEMENT'],
      ),
      buyers: either(['Mademoiselle Sandrine Élise DUCASSOU'], ['Sandrine DUCASSOU']),
      price: 14950000,
      property_address: '27 rue Achard, 33300 BORDEAUX',
      building: 'LE CLOS BACALAN',
      publication: either('2009P n° 2418', 'Vol. 2009P n° 2418', 'volume 2009P numéro 2418'),
      lots: ['17', '96'],
      lot_shares: ['17:204/10000', '96:8/10000'],
      parcels: ['SB 214'],
      surface_carrez: 4618,
    },
    absent: ['rnc', 'meeting_on', 'tax_total'],
  },
);

const certificate = paperOf(
  'titre-lille-attestation-vente',
  `font: 11pt/1.5 'P052', serif; padding: 20mm 24mm; p { text-align: justify } h1 { font-size: 14pt; text-align: center; border-top: .4mm solid #000; border-bottom: .4mm solid #000; padding: 2mm; margin: 6mm 0 }`,
  [
    `<p><b>SELARL « PLATEEL &amp; VANHOUTTE »</b><br>Notaires associés<br>18 rue Jacquemars Giélée, 59000 LILLE<br>Téléphone : 03 20 00 44 90</p><h1>ATTESTATION</h1><p>Aux termes d'un acte reçu par Maître Aurélie VANHOUTTE, notaire à LILLE, le <b>16 décembre 2022</b>,</p><p>Il a été constaté la <b>VENTE</b>,</p><p><b>Par :</b> Madame Yvette Jeanne <b>DHELLEMMES</b>, retraitée, demeurant à MARCQ-EN-BAROEUL (59700), 5 allée des Hêtres, veuve de Monsieur André COUSIN et non remariée,</p><p><b>Au profit de :</b> Monsieur Bastien Hugo <b>VERHAEGHE</b>, chef de projet, célibataire, demeurant à LILLE (59000), 7 rue du Faubourg d'Arras, né à DOUAI (59500) le 24 janvier 1992,</p><p><b>Des biens ci-après désignés :</b> dans un ensemble immobilier situé à LILLE (NORD) 59000, 52 rue d’Iéna, dénommé LE BEFFROI DE WAZEMMES, cadastré section NW numéro 33 : le lot numéro douze (12), un appartement au deuxième étage, et le lot numéro trente et un (31), un garage.</p><p><b>Moyennant le prix</b> de CENT SOIXANTE-DIX-HUIT MILLE EUROS (178 000,00 EUR), payé comptant et quittancé à l'acte.</p><p>L'acquéreur est propriétaire à compter du jour de la vente et a la jouissance des biens à compter du même jour par la mise en location, le bien étant vendu loué. À compter de cette date les loyers et charges reviennent à l'acquéreur, ainsi que le dépôt de garantie versé par le locataire.</p><p>EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit.</p><p>FAIT A LILLE (Nord),<br>LE 16 décembre 2022</p><p style="font-size:8.5pt">Cette attestation n'a pas pour objet de tenir lieu de titre ; la copie authentique de l'acte sera adressée à l'acquéreur après accomplissement de la formalité de publicité foncière, sous un délai d'environ six mois.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2022-12-16',
      notary: either('Maître Aurélie VANHOUTTE', 'Maître VANHOUTTE'),
      sellers: either(['Madame Yvette Jeanne DHELLEMMES'], ['Yvette DHELLEMMES']),
      buyers: either(['Monsieur Bastien Hugo VERHAEGHE'], ['Bastien VERHAEGHE']),
      price: 17800000,
      property_address: '52 rue d’Iéna, 59000 LILLE',
      building: 'LE BEFFROI DE WAZEMMES',
      lots: ['12', '31'],
      parcels: ['NW 33'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'rent'],
  },
);

const register = paperOf(
  'hypotheque-lyon-formalites',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; .t { text-align: center; font-size: 11pt; font-weight: bold; border: .4mm solid #000; padding: 2mm; margin: 4mm 0 } td, th { border: .2mm solid #555; padding: 1mm 1.4mm } th { background: #eee } .f { margin-bottom: 2.5mm }`,
  [
    `<table class="f"><tr><td style="border:0">DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br><b>SERVICE DE LA PUBLICITÉ FONCIÈRE DE LYON 3</b><br>165 rue Garibaldi 69003 LYON</td><td style="border:0;text-align:right">Demande de renseignements n° 6904P03 2026H22417<br>déposée le 01/10/2026 par Me BRUYAS<br>Réf. dossier : HF FAYOLLE/118 GERLAND<br>N° 3233-SD</td></tr></table><div class="t">RELEVÉ DES FORMALITÉS PUBLIÉES<br>DU 01/01/1975 AU 30/09/2026</div><p>Immeuble : LYON 7EME ARRONDISSEMENT (69387) – section CD n° 87 – lots 214, 318, 407</p><p>Titulaires des droits sur l'immeuble requis : FAYOLLE Julien Rémi, né le 03/05/1986 ; TERRASSE Camille Lucie, née le 22/11/1988</p>${table(
      [
        'N° d’ordre',
        'Date de dépôt',
        'Référence d’enliassement',
        'Nature de l’acte et parties',
        'Rédacteur / date',
      ],
      [
        [
          '1',
          '02/07/1992',
          '6904P03 1992P5127',
          'VENTE – Disposant : SOCIÉTÉ GERLAND SAINT-LUC – Bénéficiaires : DESVIGNES Georges, CHARVET Monique – 610 000 FRF',
          'NOT MICHALON / LYON – 15/05/1992',
        ],
        [
          '2',
          '14/10/2021',
          '6904P03 2021P18830',
          'VENTE – Disposants : DESVIGNES Georges, CHARVET Monique – Bénéficiaires : FAYOLLE Julien (55 % PP), TERRASSE Camille (45 % PP) – 324 000,00 EUR',
          'NOT BRUYAS / LYON – 28/09/2021',
        ],
        [
          '3',
          '14/10/2021',
          '6904P03 2021V6204',
          'PRIVILÈGE DE PRÊTEUR DE DENIERS – Créancier : BANQUE DES DEUX FLEUVES EXEMPLE – Montant principal : 250 000,00 EUR – Accessoires : 50 000,00 EUR – Date extrême d’exigibilité : 05/10/2041 – Date extrême d’effet : 05/10/2042',
          'NOT BRUYAS / LYON – 28/09/2021',
        ],
      ],
    )}<p style="margin-top:4mm">Formalités en attente de publication : néant. Aucune saisie, aucun commandement, aucune hypothèque judiciaire n'a été publié pendant la période.</p><div class="t">CERTIFICAT</div><p>Le présent relevé contient les 3 formalités publiées au fichier immobilier, savoir 2 publications et 1 inscription, intervenues pendant la période de certification sur l'immeuble et les personnes désignés dans la demande. Les formalités déposées postérieurement au <b>30/09/2026</b>, date de mise à jour du fichier, ne sont pas révélées par le présent état.</p><p>Le service ne saurait être tenu pour responsable des omissions résultant d'une désignation insuffisante ou inexacte des personnes ou des immeubles (article 2452 du code civil). Coût : 12 €.</p><p style="margin-top:8mm">A Lyon, le 06/10/2026<br>Pour le service de la publicité foncière, le comptable des finances publiques</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-30',
      requested_from: '1975-01-01',
      owners: either(
        ['FAYOLLE Julien Rémi', 'TERRASSE Camille Lucie'],
        ['FAYOLLE Julien', 'TERRASSE Camille'],
      ),
      charges_registered: 1,
      parcels: ['CD 87'],
      lots: ['214', '318', '407'],
    },
    absent: ['price', 'deed_on', 'surface_carrez', 'rnc'],
  },
);

export const ACTES_VENTE = [lyon, bordeaux, certificate, register];
