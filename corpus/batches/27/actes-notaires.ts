// Deeds: a sale of today, an old typed one, a certificate, rules and their amendment, the land register, taxes.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const sale = paperOf(
  'titre-vente-mazarin-aix',
  `font: 9.8pt/1.4 'Nimbus Roman', serif; padding: 16mm 22mm; p { text-align: justify; margin-bottom: 1.6mm } h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; margin: 2.5mm 0 1.5mm } td, th { border: .2mm solid #000 } .n { position: absolute; bottom: 7mm; left: 0; right: 0; text-align: center; font-size: 8pt }`,
  [
    `<p>100418702<br>CB/MLG/</p><p><b>L’AN DEUX MILLE DIX-NEUF,<br>LE VINGT-DEUX NOVEMBRE</b></p><p>À AIX-EN-PROVENCE (Bouches-du-Rhône), 8 rue Mazarine, au siège de l’Office Notarial, ci-après nommé,</p><p>Maître Capucine BARTHÉLEMY-ROUX, Notaire associée de la Société par Actions Simplifiée « MAZARINE NOTAIRES », titulaire d’un Office Notarial à AIX-EN-PROVENCE, identifié sous le numéro CRPCEN 13999,</p><p>Avec la participation de Maître Sylvain TEISSIER, notaire à SALON-DE-PROVENCE, assistant le VENDEUR,</p><p style="text-align:center"><b>A REÇU la présente VENTE à la requête des parties ci-après identifiées.</b></p><h2>IDENTIFICATION DES PARTIES</h2><p><b>VENDEUR</b></p><p>Monsieur Lucien Marius GIRAUDON, retraité, et Madame Paulette Renée ESTIENNE, retraitée, son épouse, demeurant ensemble à PÉLISSANNE (13330) 4 impasse des Oliviers. Monsieur est né à LAMBESC (13410) le 8 avril 1944, Madame est née à ARLES (13200) le 30 juin 1947. Mariés à la mairie de LAMBESC le 12 juillet 1969 sous le régime de la communauté légale à défaut de contrat de mariage préalable. De nationalité française. Résidents au sens de la réglementation fiscale.</p><p><b>ACQUÉREUR</b></p><p>Monsieur Vartan Aram DER HAGOPIAN, architecte, demeurant à MARSEILLE (13006) 71 rue Dragon, célibataire, né à ERÉVAN (ARMÉNIE) le 17 février 1981. Non lié par un pacte civil de solidarité. De nationalité française.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur Vartan DER HAGOPIAN acquiert la pleine propriété.</p><h2>DÉCLARATIONS DES PARTIES SUR LEUR CAPACITÉ</h2><p>Les contractants déclarent que leurs caractéristiques sont exactes, qu’ils ne sont pas en état de cessation de paiement, de redressement ou liquidation judiciaire.</p><div class="n">1</div>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier soumis au régime de la copropriété situé à AIX-EN-PROVENCE (13100), 42 rue Émeric-David, dénommé « L’ALBERTAS », cadastré :</p>${table(['Section', 'N°', 'Lieudit', 'Surface'], [['AH', '0287', '42 rue Émeric-David', '00 ha 06 a 41 ca']])}<p style="margin-top:2mm">Les lots de copropriété suivants :</p><p><b>Lot numéro vingt-trois (23)</b> : au deuxième étage, un appartement comprenant entrée, séjour, cuisine, deux chambres, salle de bains. Et les trois cent soixante-deux dix millièmes (362/10000èmes) des parties communes générales.</p><p><b>Lot numéro quarante-cinq (45)</b> : au sous-sol, une cave portant le numéro 7. Et les vingt-cinq dix millièmes (25/10000èmes) des parties communes générales.</p><p>Tel que le BIEN existe, se poursuit et comporte, avec tous immeubles par destination.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative du lot 23, en application de l’article 46 de la loi du 10 juillet 1965, est de 71,08 m², ainsi qu’il résulte d’une attestation établie par le cabinet MESURES 13 le 3 septembre 2019. Le lot 45 n’est pas soumis à mesurage.</p><h2>ÉTAT DESCRIPTIF DE DIVISION – RÈGLEMENT DE COPROPRIÉTÉ</h2><p>Établi aux termes d’un acte reçu par Maître FABRE, notaire à AIX-EN-PROVENCE, le 9 octobre 1958, publié au bureau des hypothèques d’AIX-EN-PROVENCE le 4 novembre 1958, volume 1422, numéro 17.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance par la prise de possession réelle.</p><h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de TROIS CENT DIX-SEPT MILLE EUROS (317 000,00 EUR). Le paiement a lieu par la comptabilité du notaire soussigné. Les parties déclarent que la vente ne comprend pas de meubles.</p><div class="n">2</div>`,
    `<h2>PRÊT – PRIVILÈGE DE PRÊTEUR DE DENIERS</h2><p>L’ACQUÉREUR déclare payer à concurrence de 240 000,00 EUR au moyen d’un prêt consenti par la BANQUE DE L’EXEMPLE, lequel est garanti par un privilège dont inscription sera prise.</p><h2>PUBLICATION</h2><p>L’acte sera soumis à la formalité de publicité foncière au service de la publicité foncière d’AIX-EN-PROVENCE 1.</p><h2>ORIGINE DE PROPRIÉTÉ</h2><p>Les BIENS appartiennent au VENDEUR pour les avoir acquis de Madame Augusta SAUVAIRE, veuve ROMAN, suivant acte reçu par Maître FABRE, notaire à AIX-EN-PROVENCE, le 2 mars 1978, moyennant le prix de 210 000 francs, publié le 11 avril 1978, volume 2690, numéro 5.</p><h2>AFFIRMATION DE SINCÉRITÉ</h2><p>Les parties affirment, sous les peines édictées par l’article 1837 du Code général des impôts, que le présent acte exprime l’intégralité du prix.</p><p><b>DONT ACTE sans renvoi</b><br>Généré en l’office et visualisé sur support électronique aux lieu, jour, mois et an indiqués en en-tête du présent acte. Et lecture faite, les parties ont certifié exactes les déclarations les concernant, avant d’apposer leur signature manuscrite sur tablette numérique.</p><p>POUR COPIE AUTHENTIQUE</p><div class="n">3</div>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2019-11-22',
      notary: either('Maître Capucine BARTHÉLEMY-ROUX', 'Maître BARTHÉLEMY-ROUX'),
      sellers: either(
        ['Monsieur Lucien Marius GIRAUDON', 'Madame Paulette Renée ESTIENNE'],
        ['Lucien GIRAUDON', 'Paulette ESTIENNE'],
      ),
      buyers: either(['Monsieur Vartan Aram DER HAGOPIAN'], ['Vartan DER HAGOPIAN']),
      price: 31700000,
      building: 'L’ALBERTAS',
      property_address: '42 rue Émeric-David, 13100 AIX-EN-PROVENCE',
      lots: ['23', '45'],
      lot_shares: ['23:362/10000', '45:25/10000'],
      parcels: either(['AH 287'], ['AH 0287']),
      surface_carrez: 7108,
    },
    absent: ['publication', 'rnc', 'iban'],
  },
);

const typed = paperOf(
  'titre-grosse-dactylo-poitiers',
  `font: 10.6pt/1.55 'Nimbus Mono PS', monospace; padding: 20mm 16mm 16mm 38mm; p { margin-bottom: 2.5mm }`,
  [
    `<p>12 JUIN 1979</p><p>VENTE<br>par Mme Vve CHEVALLEREAU<br>au profit de M. et Mme ROUSSILLON</p><p>PARDEVANT Me Fernand GUILLOTEAU, notaire à POITIERS (Vienne), soussigné,</p><p>A COMPARU : Madame Eugénie Blanche MOREAU, sans profession, veuve de Monsieur Abel CHEVALLEREAU, demeurant à POITIERS, rue Carnot numéro 31, née à LUSIGNAN le 14 janvier 1902,</p><p>LAQUELLE a, par ces présentes, vendu, en s'obligeant aux garanties ordinaires et de droit,</p><p>A Monsieur Maurice Henri ROUSSILLON, professeur, né à CIVRAY le 3 mai 1943, et Madame Bernadette Marie TEXEREAU, son épouse, née à POITIERS le 21 septembre 1946, demeurant ensemble à POITIERS, mariés sous le régime de la communauté réduite aux acquêts, acquéreurs conjoints et solidaires, à ce présents et qui acceptent,</p>`,
    `<p>DESIGNATION.- Dans un immeuble en copropriété sis à POITIERS, 19 rue des Vieilles Boucheries, cadastré section BX numéro 118 pour 9 ares 40 centiares :</p><p>LOT NUMERO DOUZE : un appartement au premier étage et les 640/10.000èmes des parties communes.</p><p>LOT NUMERO TRENTE ET UN : une cave et les 12/10.000èmes.</p><p>LOT NUMERO SOIXANTE-SIX : un garage dans la cour et les 48/10.000èmes.</p><p>PRIX.- La présente vente est consentie et acceptée moyennant le prix principal de DEUX CENT QUATRE-VINGT MILLE FRANCS (280.000 F), payé comptant, ainsi qu'il résulte de la comptabilité du notaire, dont quittance.</p><p>JOUISSANCE.- Les acquéreurs auront la jouissance à compter de ce jour.</p><p>Publié au bureau des hypothèques de POITIERS le 25 juillet 1979, volume 4107, numéro 22.</p><p>POUR EXPEDITION en deux rôles, sans renvoi ni mot nul.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1979-06-12',
      notary: either('Me Fernand GUILLOTEAU', 'Maître GUILLOTEAU'),
      sellers: either(
        ['Madame Eugénie Blanche MOREAU'],
        ['Mme Vve CHEVALLEREAU'],
        ['Madame Eugénie Blanche MOREAU, veuve de Monsieur Abel CHEVALLEREAU'],
      ),
      buyers: either(
        ['Monsieur Maurice Henri ROUSSILLON', 'Madame Bernadette Marie TEXEREAU'],
        ['M. et Mme ROUSSILLON'],
      ),
      property_address: either(
        '19 rue des Vieilles Boucheries, POITIERS',
        '19 rue des Vieilles Boucheries',
      ),
      lots: ['12', '31', '66'],
      lot_shares: ['12:640/10000', '31:12/10000', '66:48/10000'],
      parcels: ['BX 118'],
      publication: either('4107 n° 22', 'volume 4107, numéro 22'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-barachois-reunion',
  `font: 11pt/1.55 'P052', serif; padding: 22mm 25mm; p { text-align: justify }`,
  [
    `<p style="text-align:center"><b>SELARL HOARAU – VIRAPOULLÉ – LEBON</b><br>Notaires associés<br>33 rue de Paris – 97400 SAINT-DENIS (La Réunion)<br><small>0262 00 12 40 – etude.974999@notaires.example.fr</small></p><h1 style="font-size:15pt;text-align:center;margin-top:10mm">ATTESTATION DE PROPRIÉTÉ</h1>${paragraphs(['Maître Anaïs VIRAPOULLÉ, notaire associée à SAINT-DENIS (Réunion), soussignée, ATTESTE que :', 'Aux termes d’un acte reçu par elle le 6 mai 2022, la SCCV LE BARACHOIS, dont le siège est à SAINTE-MARIE (97438), 2 rue de la Pépinière, a VENDU à Monsieur Jean-Hugues PAYET et Madame Kalyani SAMINADIN, son épouse, demeurant ensemble à SAINT-DENIS (97400), acquéreurs chacun pour moitié :', 'Dans un ensemble immobilier sis à SAINT-DENIS (97400), 52 rue Juliette Dodu, dénommé « RÉSIDENCE LE BARACHOIS », cadastré section AN numéro 604 : le lot numéro 31, un appartement de type T3 au troisième étage (389/10000) et le lot numéro 231, un emplacement de parking (13/10000).', 'Ladite vente a eu lieu moyennant le prix de DEUX CENT SOIXANTE-QUATRE MILLE CINQ CENTS EUROS (264 500,00 €), payé comptant et quittancé audit acte. L’entrée en jouissance a été fixée au jour de l’acte.', 'EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit.', 'Fait à SAINT-DENIS, le 6 mai 2022'])}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2022-05-06',
      notary: either('Maître Anaïs VIRAPOULLÉ', 'Maître VIRAPOULLÉ'),
      sellers: either(['SCCV LE BARACHOIS'], ['la SCCV LE BARACHOIS']),
      buyers: ['Monsieur Jean-Hugues PAYET', 'Madame Kalyani SAMINADIN'],
      price: 26450000,
      building: 'RÉSIDENCE LE BARACHOIS',
      property_address: '52 rue Juliette Dodu, 97400 SAINT-DENIS',
      lots: ['31', '231'],
      lot_shares: ['31:389/10000', '231:13/10000'],
      parcels: ['AN 604'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const rules = paperOf(
  'reglement-doms-copie-avignon',
  `font: 9.8pt/1.42 'C059', serif; padding: 16mm 20mm 14mm 26mm; p { text-align: justify; margin-bottom: 1.8mm } h2 { font-size: 10.4pt; text-align: center; margin: 3mm 0 1.5mm } td, th { border: .2mm solid #000; padding: .6mm 1.5mm }`,
  [
    `<p>Étude de Maître Joseph CHABRAN<br>Notaire à AVIGNON, 40 rue Joseph Vernet</p><p style="text-align:center;margin-top:12mm;font-size:13pt"><b>RÈGLEMENT DE COPROPRIÉTÉ<br>ÉTAT DESCRIPTIF DE DIVISION</b></p><p style="text-align:center">« LE JARDIN DES DOMS »</p><p style="margin-top:10mm">L’AN MIL NEUF CENT SOIXANTE-DOUZE, le DIX-HUIT AVRIL,</p><p>PAR-DEVANT Maître Joseph CHABRAN, notaire à AVIGNON (Vaucluse), soussigné, A COMPARU Monsieur Étienne BARTHELON, entrepreneur, agissant en qualité de gérant de la Société Civile Immobilière LE JARDIN DES DOMS, au capital de 50.000 francs, dont le siège est à AVIGNON.</p><p>LEQUEL, préalablement à la vente par lots, a établi le règlement de copropriété de l’immeuble ci-après désigné, conformément à la loi du 10 juillet 1965 et au décret du 17 mars 1967.</p><h2>PREMIÈRE PARTIE – DÉSIGNATION ET DIVISION DE L’IMMEUBLE</h2><p>Article 1. L’immeuble est situé à AVIGNON (84000), 26 rue Banasterie. Il est cadastré section DK, numéros 311 et 312, pour une contenance totale de 14 ares 72 centiares. Il comprend deux corps de bâtiment A et B séparés par un jardin.</p><p>Article 2. Origine de propriété : l’immeuble appartient à la société comparante pour l’avoir acquis des consorts de SAINT-ANDIOL le 3 février 1971.</p>`,
    `<p>Article 3. L’immeuble est divisé en soixante lots. Les quotes-parts de parties communes sont exprimées en dix millièmes.</p>${table(
      ['Lot', 'Bât.', 'Étage', 'Désignation', 'Q.-p. /10 000'],
      [
        ['16', 'A', '1er', 'Appartement trois pièces', '241'],
        ['17', 'A', '1er', 'Studio', '118'],
        ['18', 'A', '2e', 'Appartement trois pièces', '221'],
        ['19', 'A', '2e', 'Appartement quatre pièces', '304'],
        ['51', 'B', 'S-sol', 'Cave', '8'],
        ['52', 'B', 'S-sol', 'Cave', '8'],
        ['53', 'B', 'S-sol', 'Cave', '9'],
      ],
    )}<p style="font-size:8.4pt">(extrait limité aux lots concernés, le surplus du tableau figurant en l’original)</p><h2>DEUXIÈME PARTIE – PARTIES COMMUNES ET PARTIES PRIVATIVES</h2><p>Article 5. Les parties communes comprennent le sol, les fondations, les gros murs, la toiture, le jardin, les vestibules et escaliers, la loge, les canalisations d’usage commun.</p><p>Article 6. Les parties privatives comprennent les plafonds et parquets, les cloisons intérieures, les menuiseries, les installations sanitaires.</p><h2>TROISIÈME PARTIE – USAGE</h2><p>Article 9. L’immeuble est à usage d’habitation bourgeoise. Les professions libérales sont autorisées au rez-de-chaussée. Toute activité commerciale est interdite. Article 12. Les animaux familiers sont tolérés.</p>`,
    `<h2>QUATRIÈME PARTIE – CHARGES</h2><p>Article 18. Les charges générales sont réparties au prorata des quotes-parts de parties communes. Article 19. Les charges d’ascenseur du bâtiment A sont réparties en millièmes selon le tableau annexé. Article 20. Le recouvrement est garanti par l’hypothèque légale de l’article 19 de la loi.</p><h2>CINQUIÈME PARTIE – ADMINISTRATION</h2><p>Article 24. Les copropriétaires sont réunis en assemblée générale au moins une fois par an, au cours du premier semestre. Article 27. Le syndic est nommé pour trois ans au plus. Article 31. Le conseil syndical est composé de trois membres.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Le présent règlement sera publié au bureau des hypothèques compétent. Frais à la charge de la société comparante.</p><p>DONT ACTE, fait et passé à AVIGNON, en l’étude.</p><p style="margin-top:6mm;border:.3mm solid #000;padding:2mm">Publié au premier bureau des hypothèques d’AVIGNON, le 24 mai 1972, volume 987, n° 14. Reçu : 1.240 francs. Le conservateur.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1972-04-18',
      notary: either('Maître Joseph CHABRAN', 'Maître CHABRAN'),
      publication: either('987 n° 14', 'volume 987, n° 14'),
      building: 'LE JARDIN DES DOMS',
      building_address: '26 rue Banasterie, 84000 AVIGNON',
      parcels: ['DK 311', 'DK 312'],
      lot_shares: [
        '16:241/10000',
        '17:118/10000',
        '18:221/10000',
        '19:304/10000',
        '51:8/10000',
        '52:8/10000',
        '53:9/10000',
      ],
    },
    absent: ['modifies', 'price', 'rnc', 'meeting_on'],
  },
);

const amendment = paperOf(
  'modificatif-cession-cordeliers-caen',
  `font: 10.2pt/1.45 'Nimbus Roman', serif; padding: 18mm 22mm; p { text-align: justify } h2 { font-size: 10.6pt; text-decoration: underline } td, th { border: .2mm solid #000 }`,
  [
    `<p>200917803 – JLB/AC</p><p><b>L’AN DEUX MILLE VINGT ET UN, LE SEPT OCTOBRE</b></p><p>À CAEN (Calvados), 3 place de la Résistance, Maître Jean-Loup BEAUNIEUX, notaire soussigné, A REÇU à la requête du syndicat des copropriétaires de l’immeuble « LE CLOS DES CORDELIERS » situé à CAEN (14000), 12 bis rue des Cordeliers, cadastré section KP n° 92, représenté par son syndic la société OUISTREHAM GESTION, spécialement habilitée par délibération de l’assemblée générale du 15 avril 2021,</p><p style="text-align:center"><b>LE PRÉSENT MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p><h2>EXPOSÉ</h2><p>L’état descriptif de division et règlement de copropriété a été établi suivant acte reçu par Maître Gaston HÉBERT, notaire à CAEN, le 14 décembre 1966, publié au bureau des hypothèques de CAEN le 23 janvier 1967, volume 1650, numéro 9, et modifié par acte de Maître LEPELLETIER, notaire à CAEN, le 2 juin 1988, publié le 19 juillet 1988, volume 88P, numéro 2417.</p><h2>SUPPRESSION ET CRÉATION DE LOTS</h2><p>Le lot numéro 44 est supprimé. Sont créés en remplacement les lots 90 et 91, et la base demeure fixée à 10 000.</p>${table(
      ['Lot', 'Désignation', 'Quote-part des parties communes'],
      [
        ['44', 'Supprimé', '(350)'],
        ['90', 'Studio au rez-de-chaussée', '205/10000'],
        ['91', 'Local d’activité au rez-de-chaussée', '145/10000'],
      ],
    )}<h2 style="margin-top:4mm">PUBLICATION</h2><p>Le présent acte a été publié au service de la publicité foncière de CAEN 1 le 4 novembre 2021, volume 2021P, numéro 15306.</p><p>DONT ACTE sur une page.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2021-10-07',
      notary: either('Maître Jean-Loup BEAUNIEUX', 'Maître BEAUNIEUX'),
      modifies: ['1966-12-14', '1988-06-02'],
      publication: either('2021P n° 15306', 'volume 2021P, numéro 15306'),
      building: 'LE CLOS DES CORDELIERS',
      building_address: '12 bis rue des Cordeliers, 14000 CAEN',
      parcels: ['KP 92'],
      lot_shares: ['90:205/10000', '91:145/10000'],
    },
    absent: ['price', 'rnc'],
  },
);

const register = paperOf(
  'hypotheque-reponse-mazarin-aix',
  `font: 8.6pt 'DejaVu Sans Condensed', sans-serif; td, th { border: .2mm solid #333; padding: 1.2mm } th { background: #eee } .b { border: .3mm solid #333; padding: 2mm; margin-bottom: 3mm }`,
  [
    `<div class="b" style="text-align:center"><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>Service de la publicité foncière d’AIX-EN-PROVENCE 1<br>Demande de renseignements n° 2026H5172 – hors formalité</div><div class="b">Demande déposée le 02/10/2026 par MAZARINE NOTAIRES, 8 rue Mazarine, 13100 AIX-EN-PROVENCE<br>Réf. dossier : DER HAGOPIAN / vente</div><h1 style="font-size:11pt;text-align:center">RELEVÉ DES FORMALITÉS PUBLIÉES ET CERTIFICAT<br>Période demandée : du 01/01/1976 au 30/09/2026</h1><p>Immeuble : AIX-EN-PROVENCE – section AH n° 287 – volume – lots 23, 45<br>Titulaire : DER HAGOPIAN Vartan Aram, né le 17/02/1981</p>${table(
      ['N°', 'Date de dépôt', 'Réf. enliassement', 'Nature', 'Détail'],
      [
        ['1', '11/04/1978', 'Vol. 2690 n° 5', 'VENTE', 'SAUVAIRE / GIRAUDON – ESTIENNE'],
        [
          '2',
          '16/12/2019',
          '2019P11840',
          'VENTE',
          'Me BARTHÉLEMY-ROUX, 22/11/2019 – GIRAUDON, ESTIENNE / DER HAGOPIAN – 317 000,00 EUR',
        ],
        [
          '3',
          '16/12/2019',
          '2019V4402',
          'PRIVILÈGE DE PRÊTEUR DE DENIERS',
          'BANQUE DE L’EXEMPLE – principal 240 000,00 EUR – accessoires 48 000,00 EUR – date extrême d’effet 05/12/2040',
        ],
        [
          '4',
          '08/03/2023',
          '2023V0871',
          'HYPOTHÈQUE CONVENTIONNELLE',
          'CRÉDIT EXEMPLE HABITAT – principal 31 000,00 EUR – date extrême d’effet 10/03/2034',
        ],
      ],
    )}<p style="margin-top:4mm">Nombre d’inscriptions en vigueur : 2. Aucune saisie, aucun commandement publié.</p><div class="b" style="margin-top:4mm"><b>CERTIFICAT</b> – Le comptable public soussigné certifie le présent document à la date du 30/09/2026 (date de mise à jour fichier). Délivré le 06/10/2026. Le chef de service, M. Arnoux</div>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-30',
      requested_from: '1976-01-01',
      owners: either(['DER HAGOPIAN Vartan Aram'], ['DER HAGOPIAN Vartan'], ['DER HAGOPIAN']),
      charges_registered: 2,
      parcels: ['AH 287'],
      lots: ['23', '45'],
    },
    absent: ['rnc', 'iban', 'surface_carrez'],
  },
);

export const ACTES = [sale, typed, certificate, rules, amendment, register];
