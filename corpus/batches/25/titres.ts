// Who owns: a sale of 2018, a certificate after a death, a deed of 1979 in francs, and the land register's answer.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const sale = paperOf(
  'titre-vente-nantes',
  `font: 10pt/1.42 'Nimbus Roman', serif; padding: 16mm 19mm 14mm 36mm; h2 { font-size: 10.2pt; text-align: center; margin: 3.5mm 0 1.5mm } p { text-align: justify; margin-bottom: 1.6mm } .pg { position: absolute; bottom: 7mm; right: 19mm; font-size: 8pt }`,
  [
    `<p>101882907<br>MLR/SG/</p><p><b>L’AN DEUX MILLE DIX-HUIT,<br>LE VINGT-HUIT NOVEMBRE</b><br>À NANTES (Loire-Atlantique), 15 rue Voltaire, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Marie-Laure RIVALLAND</b>, Notaire soussignée, membre de la Société Civile Professionnelle « Marie-Laure RIVALLAND et Yves BODIGUEL », titulaire d’un Office Notarial à NANTES, identifié sous le numéro CRPCEN 44999,</p><p>Avec la participation de Maître Gwenaël LE MOAL, notaire à VANNES, assistant l’ACQUÉREUR,</p><p><b>A REÇU LA PRÉSENTE VENTE à la requête des parties ci-après identifiées.</b></p><p>Cet acte comprend deux parties pour répondre aux exigences de la publicité foncière, néanmoins l’ensemble de l’acte et de ses annexes forme un contrat indissociable et unique.</p><h2>IDENTIFICATION DES PARTIES</h2><p><b>- VENDEUR -</b></p><p>La société dénommée <b>FONCIÈRE DU PONT MORAND</b>, société civile immobilière au capital de 152.449,02 €, dont le siège est à NANTES (44000), 2 place du Port Communeau, identifiée au SIREN sous le numéro 900771204 et immatriculée au registre du commerce et des sociétés de NANTES, représentée par Monsieur Hervé GUILBAUD, gérant.</p><p><b>- ACQUÉREUR -</b></p><p>Madame Bénédicte Marie Josèphe <b>DE KERGARIOU</b>, chargée de mission, demeurant à VANNES (56000), 6 rue Thiers, divorcée de Monsieur Erwan LE BRETON suivant jugement rendu par le tribunal de grande instance de VANNES le 4 avril 2013, et non remariée. Née à QUIMPER (29000) le 2 juillet 1971. De nationalité française. Résidente au sens de la réglementation fiscale.</p><h2>QUOTITÉS ACQUISES</h2><p>Madame Bénédicte DE KERGARIOU acquiert la pleine propriété.</p><p class="pg">1</p>`,
    `<h2>IDENTIFICATION DU BIEN</h2><p><b>DÉSIGNATION</b></p><p>Dans un ensemble immobilier situé à NANTES (LOIRE-ATLANTIQUE) 44000, 3, 5 et 7 quai de Versailles, dénommé L’ERDRE ET LOIRE. Figurant ainsi au cadastre :</p><table style="width:120mm;font-size:9pt"><tr><td>Section</td><td>N°</td><td>Lieudit</td><td>Surface</td></tr><tr><td>EM</td><td>318</td><td>3 quai de Versailles</td><td>00 ha 14 a 22 ca</td></tr></table><p>Les lots de copropriété suivants :</p><p><b>Lot numéro quatorze (14)</b><br>Au troisième étage, porte face, un appartement de type 3 comprenant : entrée, séjour, cuisine, dégagement, deux chambres, salle de bains, WC, balcon.<br>Et les quatre cent douze dix millièmes (412 /10000 èmes) des parties communes générales.</p><p><b>Lot numéro trente-neuf (39)</b><br>Au sous-sol, un emplacement de stationnement.<br>Et les dix-huit dix millièmes (18 /10000 èmes) des parties communes générales.</p><p>Tel que le BIEN existe, se poursuit et comporte avec toutes ses aisances et dépendances.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative du BIEN soumis à la loi du 10 juillet 1965, en application de l’article 46 de ladite loi, est de : - 68,74 m² pour le lot numéro QUATORZE (14), suivant attestation du cabinet Ouest Mesures du 5 septembre 2018, annexée. Le lot 39 n’entre pas dans le champ de cet article.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Acte reçu par Maître CHÉREAU, notaire à NANTES, le 19 février 1982, publié au 1er bureau des hypothèques de NANTES le 2 avril 1982, volume 3305, numéro 14.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître BODIGUEL, notaire à NANTES, le 30 juin 2006, publié au service de la publicité foncière de NANTES 1 le 9 août 2006, volume 2006P, numéro 8842.</p><h2>USAGE DU BIEN – SERVITUDES</h2><p>Le VENDEUR déclare que le BIEN est actuellement à usage d’habitation. L’ACQUÉREUR entend conserver cet usage. Le VENDEUR déclare qu’il n’a créé ni laissé créer de servitude et qu’à sa connaissance il n’en existe pas d’autres que celles résultant, le cas échéant, de la situation naturelle et environnementale des lieux, de l’urbanisme et du règlement de copropriété.</p><h2>DOSSIER DE DIAGNOSTICS TECHNIQUES</h2><p>Conformément aux dispositions des articles L. 271-4 à L. 271-6 du code de la construction et de l’habitation, le dossier de diagnostics techniques comprend : le constat amiante et le diagnostic de performance énergétique (classe D), établis par le cabinet Ouest Mesures, et l’état des risques. L’immeuble ayant été construit depuis le 1er janvier 1949, le constat plomb n’est pas requis. La commune de NANTES n’est pas comprise dans une zone termites délimitée par arrêté préfectoral pour ce secteur.</p><h2>DROIT DE PRÉEMPTION URBAIN</h2><p>Par lettre en date du 2 octobre 2018, la commune a déclaré renoncer à l’exercice de son droit de préemption. La pièce est annexée.</p><p class="pg">2</p>`,
    `<h2>CHARGES ET CONDITIONS LIÉES AU CALCUL DE L’IMPÔT</h2><p>Les charges et conditions ne donnant pas lieu à taxation figurent en partie développée de l’acte. Les frais de la vente sont à la charge exclusive de l’ACQUÉREUR.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, les parties déclarant que le BIEN est entièrement libre de location ou occupation.</p><h2>PRIX</h2><p>La vente est conclue moyennant le prix de <b>DEUX CENT QUATRE-VINGT-QUATRE MILLE CINQ CENTS EUROS (284 500,00 EUR)</b>. Le paiement de ce prix aura lieu de la manière indiquée ci-après : à concurrence de 90 000,00 EUR au moyen de deniers personnels, et de 194 500,00 EUR au moyen d’un prêt consenti par la Banque Atlantique Exemple.</p><h2>PUBLICATION</h2><p>L’acte sera publié au service de la publicité foncière de NANTES 1.</p><h2>DÉCLARATIONS FISCALES</h2><p>Assiette des droits : 284 500,00 EUR × 4,50 % = 12 803,00 EUR (taxe départementale). Contribution de sécurité immobilière : 285,00 EUR. Le vendeur dépend du service des impôts de NANTES Centre.</p><h2>COPROPRIÉTÉ</h2><p>Le syndic est le Cabinet LE GUENNEC. Un état daté a été délivré le 12 novembre 2018. Provision sur charges du trimestre en cours : 352,00 EUR, remboursée prorata temporis au VENDEUR. L’ACQUÉREUR rembourse au VENDEUR l’avance de trésorerie, soit 275,20 EUR.</p><h2>CERTIFICATION D’IDENTITÉ</h2><p>Le notaire soussigné certifie que l’identité complète des parties lui a été régulièrement justifiée. DONT ACTE sans renvoi. POUR COPIE AUTHENTIQUE sur trois pages.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2018-11-28',
      notary: either('Maître Marie-Laure RIVALLAND', 'Maître RIVALLAND'),
      sellers: either(
        ['FONCIÈRE DU PONT MORAND'],
        ['La société dénommée FONCIÈRE DU PONT MORAND'],
        ['société civile immobilière FONCIÈRE DU PONT MORAND'],
      ),
      buyers: either(['Madame Bénédicte Marie Josèphe DE KERGARIOU'], ['Bénédicte DE KERGARIOU']),
      price: 28450000,
      property_address: '3, 5 et 7 quai de Versailles, 44000 NANTES',
      lots: ['14', '39'],
      lot_shares: ['14:412/10000', '39:18/10000'],
      parcels: ['EM 318'],
      surface_carrez: 6874,
    },
    // Volumes printed are those of the rules and of the former purchase.
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const heirs = paperOf(
  'titre-attestation-pau',
  `font: 10.8pt/1.5 'DejaVu Serif Condensed', serif; padding: 20mm 24mm; h2 { font-size: 10.8pt; margin: 4mm 0 1mm }`,
  [
    `<p><b>SELAS CASTERA – LAFOURCADE – ETCHEVERRY</b><br>Notaires associés<br>18 rue Henri IV – 64000 PAU<br>Tél. 05 59 00 18 44 – office.castera@notaires.example.fr</p><p style="text-align:right">Dossier 2026/LAB/0417 – PC/mt</p><h1 style="font-size:14pt;text-align:center;margin:6mm 0">ATTESTATION</h1>${paragraphs(['Je soussigné, <b>Maître Pierre CASTERA</b>, notaire associé à PAU (Pyrénées-Atlantiques), atteste que, par acte reçu par moi le <b>16 janvier 2014</b>, a été constatée la vente par :', 'Monsieur Ignacio <b>ETXEBERRIA GOÑI</b> et Madame Maïté <b>HARISPE</b>, son épouse, demeurant ensemble à BIARRITZ (64200), 3 avenue de la Reine Victoria,', 'au profit de :', 'Monsieur Raymond Jean <b>LABORDE</b>, retraité, et Madame Suzanne Marie <b>CAZENAVE</b>, retraitée, son épouse, demeurant ensemble à PAU (64000), 27 rue Carnot, mariés sous le régime de la communauté réduite aux acquêts à défaut de contrat préalable à leur union célébrée à la mairie d’OLORON-SAINTE-MARIE le 12 août 1967,'])}<h2>Des biens ci-après désignés :</h2>${paragraphs(['Dans un immeuble en copropriété dénommé VILLA ARAGON, sis à PAU (64000), 4 avenue Trespoey, cadastré section CN numéro 205 : le lot numéro 11 (appartement de quatre pièces au deuxième étage et les 521/10 000), le lot numéro 26 (garage et les 34/10 000) et le lot numéro 33 (cave et les 9/10 000).', 'Cette vente a eu lieu moyennant le prix de deux cent trente-six mille euros (236 000 €), payé comptant et quittancé à l’acte.', 'Une copie authentique de cet acte a été publiée au service de la publicité foncière de PAU 1 le 6 février 2014, volume 2014P, numéro 1062.', 'En foi de quoi la présente attestation est délivrée à la demande de Monsieur Jean-Michel LABORDE, fils et ayant droit de Monsieur Raymond LABORDE, décédé à PAU le 3 décembre 2025, pour servir et valoir ce que de droit.', 'Fait à PAU, le 12 octobre 2026'])}<p style="text-align:right">P. CASTERA</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2014-01-16',
      notary: either('Maître Pierre CASTERA', 'Maître CASTERA'),
      sellers: either(
        ['Monsieur Ignacio ETXEBERRIA GOÑI', 'Madame Maïté HARISPE'],
        ['Ignacio ETXEBERRIA GOÑI', 'Maïté HARISPE'],
      ),
      buyers: either(
        ['Monsieur Raymond Jean LABORDE', 'Madame Suzanne Marie CAZENAVE'],
        ['Raymond LABORDE', 'Suzanne CAZENAVE'],
      ),
      price: 23600000,
      property_address: '4 avenue Trespoey, 64000 PAU',
      lots: ['11', '26', '33'],
      lot_shares: ['11:521/10000', '26:34/10000', '33:9/10000'],
      parcels: ['CN 205'],
      publication: either('2014P n° 1062', 'volume 2014P, numéro 1062'),
    },
    absent: ['surface_carrez', 'rnc', 'born_on'],
  },
);

const francs = paperOf(
  'titre-francs-saint-etienne',
  `font: 10.6pt/1.55 'Nimbus Mono PS', monospace; padding: 18mm 15mm 14mm 38mm; p { margin-bottom: 3.2mm }`,
  [
    `<p>26 JUIN 1979<br>-------------<br>VENTE par Melle BROSSARD<br>à M. et Mme PEYRACHON<br>-------------</p><p>L'AN MIL NEUF CENT SOIXANTE DIX NEUF<br>Le vingt-six juin,</p><p>Maître Marcel DUMAREST, notaire à SAINT-ETIENNE (Loire), 5 place de l'Hôtel de Ville, soussigné, a reçu en la forme authentique le présent acte de VENTE, à la requête de :</p><p>1°/ Mademoiselle Antoinette Claudia BROSSARD, sans profession, demeurant à SAINT-ETIENNE, 8 rue Michelet, née à FIRMINY le 9 octobre 1899, célibataire majeure,<br>ci-après dénommée "LE VENDEUR",</p><p>2°/ Monsieur Claude Henri PEYRACHON, ajusteur, et Madame Lucienne FAURE, employée de bureau, son épouse, demeurant ensemble à SAINT-ETIENNE, 60 rue de la Montat, mariés sous l'ancien régime légal de la communauté de meubles et acquêts,<br>ci-après dénommés "L'ACQUEREUR".</p><p>LESQUELS sont convenus de ce qui suit : le vendeur vend, en s'obligeant aux garanties ordinaires de fait et de droit, à l'acquéreur qui accepte, les biens et droits immobiliers dont la désignation suit.</p>`,
    `<p>DESIGNATION</p><p>Dans un immeuble sis à SAINT-ETIENNE (Loire), 8 rue Michelet, élevé sur caves d'un rez-de-chaussée et de trois étages, cadastré section BT n° 93 pour 3 ares 12 centiares :</p><p>LE LOT NUMERO DEUX : un appartement au premier étage, de trois pièces et cuisine, avec les 175/1.000èmes des parties communes ;</p><p>LE LOT NUMERO SEPT : une remise dans la cour, avec les 12/1.000èmes des parties communes.</p><p>Règlement de copropriété reçu par Me DUMAREST père, le 8 mai 1957, transcrit à SAINT-ETIENNE le 4 juin 1957, volume 1190 n° 22.</p><p>PRIX</p><p>La présente vente est consentie et acceptée moyennant le prix principal de CENT QUARANTE CINQ MILLE FRANCS (145.000 F), que l'acquéreur a payé comptant par la comptabilité du notaire soussigné, dont quittance.</p><p>PROPRIETE ET JOUISSANCE : du jour de l'acte, le vendeur conservant la jouissance d'une chambre jusqu'au 30 septembre 1979.</p><p>DONT ACTE en deux pages. Lecture faite, les parties ont signé.</p><p>Publié au 2e bureau des hypothèques de SAINT-ETIENNE le 21 août 1979, volume 3842, n° 5.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1979-06-26',
      notary: either('Maître Marcel DUMAREST', 'Maître DUMAREST'),
      sellers: either(
        ['Mademoiselle Antoinette Claudia BROSSARD'],
        ['Antoinette BROSSARD'],
        ['Melle BROSSARD'],
      ),
      buyers: either(
        ['Monsieur Claude Henri PEYRACHON', 'Madame Lucienne FAURE'],
        ['Claude PEYRACHON', 'Lucienne FAURE'],
        ['M. et Mme PEYRACHON'],
      ),
      property_address: either('8 rue Michelet, SAINT-ETIENNE', '8 rue Michelet'),
      lots: ['2', '7'],
      lot_shares: ['2:175/1000', '7:12/1000'],
      parcels: ['BT 93'],
      publication: either('3842 n° 5', 'volume 3842, n° 5'),
    },
    // Francs are no euros.
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const register = paperOf(
  'hypotheque-etat-toulouse',
  `font: 8.2pt/1.35 'DejaVu Sans Mono', monospace; padding: 12mm; td, th { border: .2mm solid #222; padding: .9mm 1.2mm } .n td { border: 0 } h1 { font-size: 10.5pt; text-align: center; border: .3mm solid #000; padding: 2mm }`,
  [
    `<table class="n"><tr><td>DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITE FONCIERE<br>TOULOUSE 3<br>34 rue des Lois 31039 TOULOUSE CEDEX</td><td style="text-align:right">N° de dossier : 2026 F 20418<br>Déposée le : 21/09/2026<br>Réf. demandeur : EL IDRISSI / 1004418<br>Page 1/2</td></tr></table><h1>DEMANDE DE RENSEIGNEMENTS N° 2026F20418<br>(24) DATE DE DEPOT : 21/09/2026<br>ETAT REPONSE – RELEVE DES FORMALITES PUBLIEES DU 01/01/1976 AU 18/09/2026</h1><p>Demandeur : Me Solange ROUQUETTE, notaire, 31000 TOULOUSE<br>Vous trouverez dans la présente transmission :<br>- la réponse à la demande de renseignements ;<br>- le relevé des formalités (1 page) ;<br>- les éventuels refus et rejets : néant.</p><table><tr><th>Code</th><th>Commune</th><th>Désignation cadastrale</th><th>Volume</th><th>Lot</th></tr><tr><td>555</td><td>TOULOUSE</td><td>808 AB 417</td><td></td><td>31</td></tr><tr><td>555</td><td>TOULOUSE</td><td>808 AB 417</td><td></td><td>58</td></tr></table><p style="margin-top:4mm">Personne(s) interrogée(s) :<br>EL IDRISSI Salma, née BENJELLOUN, le 11/03/1982</p><p>CERTIFICATION : le comptable des finances publiques certifie le présent document (2 pages) qui reprend les éléments demandés et connus du fichier immobilier à la date du 18/09/2026 [*].<br>[*] 21/09/2026 pour le registre des dépôts : aucune formalité en attente.</p>`,
    `<table class="n"><tr><td>SPF TOULOUSE 3 – Demande 2026F20418</td><td style="text-align:right">Page 2/2</td></tr></table><h1>RELEVE DES FORMALITES</h1>${table(
      [
        'N° ordre',
        'Date de dépôt',
        'Référence',
        'Nature de l’acte et rédacteur',
        'Parties, immeubles, montants',
      ],
      [
        [
          '1',
          '14/06/1983',
          'Vol. 5533 n° 2',
          'REGLEMENT DE COPROPRIETE – EDD – NOT ESCUDIE TOULOUSE',
          'TOULOUSE 808 AB 417, lots 1 à 64',
        ],
        [
          '2',
          '03/10/2012',
          '2012P9917',
          'VENTE – NOT ROUQUETTE TOULOUSE – acte du 07/09/2012',
          'Disposant : CONSTANS Michel. Bénéficiaire : EL IDRISSI Salma née BENJELLOUN 11/03/1982, toute propriété. Lots 31 et 58. Prix : 198 000,00 EUR',
        ],
        [
          '3',
          '03/10/2012',
          '2012V4410',
          'PRIVILEGE DE PRETEUR DE DENIERS – NOT ROUQUETTE',
          'Créancier : CREDIT MUTUALISTE EXEMPLE. Montant principal : 150 000,00 EUR. Accessoires : 30 000,00 EUR. Date extrême d’exigibilité : 05/09/2032. Date extrême d’effet : 05/09/2033',
        ],
        [
          '4',
          '19/02/2021',
          '2021V1288',
          'HYPOTHEQUE LEGALE – SYNDICAT DES COPROPRIETAIRES LE PATIO DES CARMES',
          'Montant principal : 4 212,37 EUR. Date extrême d’effet : 18/02/2031',
        ],
        [
          '5',
          '08/11/2022',
          '2022V7702',
          'RADIATION TOTALE – acte NOT ROUQUETTE du 20/10/2022',
          'de la formalité 2021V1288',
        ],
      ],
    )}<p style="margin-top:6mm">FIN DE L’ETAT</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-18',
      requested_from: '1976-01-01',
      owners: either(
        ['EL IDRISSI Salma née BENJELLOUN'],
        ['EL IDRISSI Salma'],
        ['EL IDRISSI Salma, née BENJELLOUN'],
      ),
      // The second was struck out in 2022.
      charges_registered: either(1, 2),
      parcels: either(['808 AB 417'], ['AB 417']),
      lots: ['31', '58'],
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

export const TITRES = [sale, heirs, francs, register];
