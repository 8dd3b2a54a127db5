// Who owns the home: a sale of today, one typed in francs, a certificate, the land register's answer.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const sale = paperOf(
  'titre-acte-rueil-malmaison',
  `font: 10.4pt/1.45 'Nimbus Roman', serif; padding: 17mm 20mm 16mm 40mm; h2 { font-size: 10.8pt; text-align: center; margin: 3.5mm 0 1.5mm } p { text-align: justify; margin-bottom: 1.6mm } .pg { position: absolute; bottom: 7mm; left: 105mm; font-size: 8pt } td, th { border: .2mm solid #000; padding: .6mm 1.2mm }`,
  [
    `<p>100558812<br>FXM/OL/</p><p><b>L’AN DEUX MILLE QUINZE,<br>LE VINGT-SEPT NOVEMBRE</b></p><p>À RUEIL-MALMAISON (Hauts-de-Seine), 22 avenue Paul-Doumer, en l’Office Notarial ci-après nommé,</p><p><b>Maître François-Xavier MALESHERBES</b>, Notaire associé de la société civile professionnelle « MALESHERBES et ORVAULT », titulaire d’un Office Notarial à RUEIL-MALMAISON,</p><p>Avec la participation de Maître Agathe SERINGE, notaire à NANTERRE, assistant l’ACQUÉREUR, ici présente,</p><p><b>A REÇU LE PRÉSENT ACTE CONTENANT VENTE à la requête de :</b></p><h2>VENDEUR</h2><p>1°) Monsieur Henri Louis <b>BOISSIEU</b>, retraité, demeurant à LE VÉSINET (78110), 6 allée des Sources, veuf de Madame Colette VERRIER et non remarié. Né à LYON (69002) le 9 janvier 1936.</p><p>2°) Madame Claire Odile <b>BOISSIEU</b>, architecte, demeurant à PARIS (75014), 51 rue Daguerre, célibataire. Née à PARIS (75016) le 30 juillet 1968.</p><p>Ci-après dénommés ensemble le « VENDEUR », agissant solidairement.</p><h2>ACQUÉREUR</h2><p>Madame Hortense Marie <b>d’ESTRÉES-VALCOURT</b>, conservatrice du patrimoine, demeurant à RUEIL-MALMAISON (92500), 4 rue Hervet, divorcée en premières noces de Monsieur Guy VALCOURT. Née à BLOIS (41000) le 11 mars 1959.</p><h2>QUOTITÉS ACQUISES</h2><p>Madame d’ESTRÉES-VALCOURT acquiert l’usufruit et la nue-propriété, soit la totalité en pleine propriété.</p><p class="pg">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier soumis au régime de la copropriété situé à RUEIL-MALMAISON (92500), 11-17 rue Masséna, dénommé « PARC DE BOIS-PRÉAU », figurant au cadastre savoir :</p>${table(
      ['Section', 'N°', 'Lieudit', 'Surface'],
      [
        ['AK', '118', '11 rue Masséna', '00 ha 42 a 16 ca'],
        ['AK', '121', '17 rue Masséna', '00 ha 09 a 78 ca'],
      ],
    )}<p style="margin-top:2mm">Les lots de copropriété suivants :</p><p><b>Lot numéro cinquante-huit (58)</b> : au bâtiment Malmaison, quatrième étage, porte droite, un appartement de cinq pièces principales. Et les mille deux cent quatre-vingt-quatorze /cent vingt millièmes (1294 /120000 èmes) des parties communes générales.</p><p><b>Lot numéro deux cent trois (203)</b> : au sous-sol, une cave. Et les douze /cent vingt millièmes (12 /120000 èmes) des parties communes générales.</p><p><b>Lot numéro deux cent quarante (240)</b> : au sous-sol, un emplacement de parking double. Et les quatre-vingt-deux /cent vingt millièmes (82 /120000 èmes) des parties communes générales.</p><h2>MESURAGE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative du lot numéro 58, telle que mesurée par le cabinet DIAGNORD le 2 septembre 2015, est de 112,74 m².</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître ORVAULT, notaire à RUEIL-MALMAISON, le 14 mai 1982, publié au bureau des hypothèques de NANTERRE 3 le 1er juillet 1982, volume 4118, numéro 19 ; attestation immobilière après le décès de Madame BOISSIEU reçue le 6 février 2014, publiée le 3 mars 2014, volume 2014P, numéro 988.</p><p class="pg">2</p>`,
    `<h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>SIX CENT QUARANTE-CINQ MILLE EUROS (645.000,00 EUR)</b>, s’appliquant à concurrence de 641.000,00 EUR aux biens immobiliers et de 4.000,00 EUR aux meubles. L’ACQUÉREUR a payé ce prix comptant, ainsi qu’il résulte de la comptabilité de l’office, savoir 395.000,00 EUR de ses deniers personnels et 250.000,00 EUR provenant d’un prêt.</p><h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour et en a la jouissance par la prise de possession réelle, les locaux étant libres de toute location ou occupation.</p><h2>COPROPRIÉTÉ</h2><p>Le règlement de copropriété et l’état descriptif de division ont été établis aux termes d’un acte reçu par Maître DELAUNAY, notaire à PARIS, le 21 octobre 1971. Le syndic est l’ÉTUDE BEAUHARNAIS. L’état daté a été délivré le 18 novembre 2015.</p><h2>DIAGNOSTICS</h2><p>Sont annexés : constat amiante, état de l’installation électrique, diagnostic de performance énergétique (classe D), état des risques naturels et technologiques.</p><h2>PUBLICITÉ FONCIÈRE – IMPÔT SUR LA MUTATION</h2><p>L’acte sera soumis à la formalité fusionnée au service de la publicité foncière de NANTERRE 3. Droits : 641.000,00 x 5,80 % = 37.178,00 EUR.</p><p>DONT ACTE sur trois pages, sans renvoi ni mot nul. POUR COPIE AUTHENTIQUE, réalisée par reprographie, délivrée et certifiée conforme à la minute.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2015-11-27',
      notary: either('Maître François-Xavier MALESHERBES', 'Maître MALESHERBES'),
      sellers: either(
        ['Monsieur Henri Louis BOISSIEU', 'Madame Claire Odile BOISSIEU'],
        ['Henri BOISSIEU', 'Claire BOISSIEU'],
      ),
      buyers: either(['Madame Hortense Marie d’ESTRÉES-VALCOURT'], ['Hortense d’ESTRÉES-VALCOURT']),
      price: 64500000,
      property_address: '11-17 rue Masséna, 92500 RUEIL-MALMAISON',
      lots: ['58', '203', '240'],
      lot_shares: ['58:1294/120000', '203:12/120000', '240:82/120000'],
      parcels: ['AK 118', 'AK 121'],
      surface_carrez: 11274,
    },
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const typed = paperOf(
  'titre-machine-provins',
  `font: 10.8pt/1.6 'Nimbus Mono PS', monospace; padding: 22mm 16mm 16mm 44mm; p { margin-bottom: 3mm }`,
  [
    `<p>14 SEPTEMBRE 1987<br>---------------<br>VENTE<br>Consorts GUYARD<br>à Melle NGUYEN THI</p><p>PARDEVANT Me Aimé CHEVREAU, Notaire à PROVINS (Seine-et-Marne), soussigné,</p><p>ONT COMPARU :</p><p>1°- Madame Germaine Léontine BOURDON, sans profession, demeurant à PROVINS, 6 rue Saint-Thibault, veuve non remariée de Monsieur Fernand GUYARD,</p><p>2°- Monsieur Claude Fernand GUYARD, mécanicien, demeurant à NANGIS, rue des Fontaines,</p><p>ci-après dénommés "LE VENDEUR", D'UNE PART,</p><p>ET Mademoiselle NGUYEN THI Thuy Linh, infirmière, demeurant à PROVINS, rue Courloison, née à SAIGON (Viet-Nam) le 2 février 1956, célibataire,</p><p>ci-après dénommée "L'ACQUEREUR", D'AUTRE PART.</p><p>LE VENDEUR a, par ces présentes, vendu, en s'obligeant à toutes les garanties ordinaires de fait et de droit, à L'ACQUEREUR qui accepte, les biens ci-après désignés.</p>`,
    `<p>DESIGNATION</p><p>Dans un immeuble en copropriété sis à PROVINS, 6 rue Saint-Thibault, cadastré section AC numéro 152, pour deux ares onze centiares :</p><p>LE LOT NUMERO DEUX : un appartement au premier étage, composé de trois pièces, cuisine et cabinet de toilette, et les deux cent soixante-cinq millièmes (265/1000èmes) des parties communes.</p><p>PRIX</p><p>La présente vente a lieu moyennant le prix principal de CENT QUATRE VINGT DIX MILLE FRANCS (190.000 F), que L'ACQUEREUR a payé comptant, hors la comptabilité du notaire soussigné, dont quittance.</p><p>ENTREE EN JOUISSANCE : ce jour, par la prise de possession réelle.</p><p>FORMALITES : une expédition des présentes sera publiée au bureau des hypothèques de PROVINS.</p><p>DONT ACTE en quatre pages. Fait et passé à PROVINS, en l'Etude. Lecture faite, les parties ont signé avec le notaire.</p><p style="margin-top:10mm;border:.3mm solid #000;padding:3mm">PUBLIE ET ENREGISTRE au bureau des hypothèques de PROVINS<br>le 26 octobre 1987, volume 2871, numéro 33.<br>Taxe : 10.260 F. Salaire : 190 F.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '1987-09-14',
      notary: either('Maître Aimé CHEVREAU', 'Me Aimé CHEVREAU', 'Maître CHEVREAU'),
      sellers: either(
        ['Madame Germaine Léontine BOURDON', 'Monsieur Claude Fernand GUYARD'],
        ['Consorts GUYARD'],
      ),
      buyers: either(['Mademoiselle NGUYEN THI Thuy Linh'], ['Melle NGUYEN THI']),
      property_address: either('6 rue Saint-Thibault, PROVINS', '6 rue Saint-Thibault'),
      lots: ['2'],
      lot_shares: ['2:265/1000'],
      parcels: ['AC 152'],
      publication: either('2871 n° 33', 'volume 2871, numéro 33'),
    },
    absent: ['price', 'surface_carrez', 'rnc'],
  },
);

const certificate = paperOf(
  'titre-attestation-argenteuil',
  `font: 11pt/1.55 'DejaVu Serif Condensed', serif; padding: 20mm 22mm; h1 { font-size: 16pt; text-align: center; letter-spacing: 1mm; margin: 8mm 0 }`,
  [
    `<p><b>SELARL « NOTAIRES DES BORDS DE SEINE »</b><br>Anne-Laure PETITJEAN – Driss EL KHATTABI<br>9 boulevard Héloïse, 95100 ARGENTEUIL – CRPCEN 95099</p><h1>ATTESTATION</h1>${paragraphs(['Aux termes d’un acte reçu par Maître Driss EL KHATTABI, Notaire à ARGENTEUIL, le 18 juin 2024, il a été constaté la VENTE', 'Par : Monsieur Régis Paul TOURNELLE et Madame Yasmina BOUZID, son épouse, demeurant à SANNOIS (95110).', 'Au profit de : la société dénommée SCI LUMINA, société civile immobilière au capital de 1 000,00 €, dont le siège est à ARGENTEUIL (95100), 61 rue Paul-Vaillant-Couturier, identifiée au SIREN sous le numéro 900 771 463.', 'Des biens situés à ARGENTEUIL (95100), 88 boulevard Jean-Allemane, cadastrés section BK numéro 39, formant le lot numéro 31 (un appartement au deuxième étage) et le lot numéro 131 (une cave) de la copropriété LES COTEAUX D’ORGEMONT.', 'Moyennant le prix de CENT QUATRE-VINGT-DIX-HUIT MILLE CINQ CENTS EUROS (198 500,00 €).', 'L’acquéreur a la propriété et la jouissance des biens à compter du jour de la signature de l’acte.', 'EN FOI DE QUOI la présente attestation est délivrée pour servir et valoir ce que de droit, notamment auprès du syndic, le Cabinet LEMOINE-OUDOT.'])}<p style="margin-top:8mm">Fait à ARGENTEUIL, le 18 juin 2024.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2024-06-18',
      notary: either('Maître Driss EL KHATTABI', 'Maître EL KHATTABI'),
      sellers: either(
        ['Monsieur Régis Paul TOURNELLE', 'Madame Yasmina BOUZID'],
        ['Régis TOURNELLE', 'Yasmina BOUZID'],
      ),
      buyers: either(['SCI LUMINA'], ['société dénommée SCI LUMINA']),
      price: 19850000,
      property_address: '88 boulevard Jean-Allemane, 95100 ARGENTEUIL',
      lots: ['31', '131'],
      parcels: ['BK 39'],
    },
    absent: ['publication', 'surface_carrez', 'rnc', 'iban'],
  },
);

const register = paperOf(
  'hypotheque-etat-melun',
  `font: 8.2pt/1.35 'DejaVu Sans Mono', monospace; padding: 12mm 13mm; td, th { border: .15mm solid #333; padding: .8mm 1mm } .t { text-align: center; font-size: 10pt; border: .3mm solid #000; padding: 2mm; margin: 3mm 0 }`,
  [
    `<table><tr><td style="border:0">DIRECTION GENERALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITE FONCIERE<br>MELUN 1<br>20 quai Hippolyte-Rossignol 77011 MELUN CEDEX</td><td style="border:0;text-align:right">Demande n° 2026F7714<br>Déposée le 08/09/2026<br>Par : Me PETITJEAN<br>Réf. dossier : ROCHEBRUNE / VENTE</td></tr></table><div class="t">CERTIFICAT<br>ETAT HORS FORMALITE DELIVRE SUR IMMEUBLES</div><p>Le service de la publicité foncière certifie le présent document, qui contient les éléments suivants :<br>- les formalités intervenues depuis le 01/01/1976, date de début de la recherche demandée, jusqu'au 07/09/2026, date de mise à jour du fichier ;<br>- il n'existe au registre des dépôts aucune formalité en attente sur les immeubles désignés.</p>${table(
      ['Immeubles demandés', 'Lots'],
      [['MELUN (288) AT 56', '31, 94']],
    )}<p></p>${table(
      ['Ordre', 'Date de dépôt', 'Réf. d’enliassement', 'Nature de la formalité', 'Parties'],
      [
        [
          '1',
          '17/04/1979',
          '1979P2210',
          'REGLEMENT DE COPROPRIETE – EDD',
          'SCI LES BORDS D’ALMONT',
        ],
        [
          '2',
          '22/09/2006',
          '2006P5417',
          'VENTE',
          'Vendeur : CAILLETEAU Odile / Acquéreurs : DE LA ROCHEBRUNE Géraud, né le 12/05/1971, et OUATTARA Aminata, née le 03/11/1974',
        ],
        [
          '3',
          '22/09/2006',
          '2006V2604',
          'PRIVILEGE DE PRETEUR DE DENIERS – montant 132 000 EUR – effet jusqu’au 10/09/2026',
          'Banque Exemple de Brie / DE LA ROCHEBRUNE – OUATTARA',
        ],
        [
          '4',
          '14/02/2019',
          '2019V418',
          'HYPOTHEQUE CONVENTIONNELLE – montant 45 000 EUR – effet jusqu’au 05/02/2035',
          'Crédit Exemple / DE LA ROCHEBRUNE – OUATTARA',
        ],
      ],
    )}<p></p>${table(
      ['Titulaires de droits au fichier', 'Droit'],
      [
        ['DE LA ROCHEBRUNE Géraud', 'PI 1/2'],
        ['OUATTARA Aminata', 'PI 1/2'],
      ],
    )}<p style="margin-top:5mm">Récapitulatif : 2 publications, 2 inscriptions, 0 saisie.<br>A MELUN 1, le 11/09/2026. Pour le service de la publicité foncière, le comptable des finances publiques.</p><p>Les dispositions des articles 38 à 43 de la loi n° 78-17 du 6 janvier 1978 relative à l'informatique, aux fichiers et aux libertés s'appliquent. Montant acquitté : 12 EUR.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-07',
      requested_from: '1976-01-01',
      owners: ['DE LA ROCHEBRUNE Géraud', 'OUATTARA Aminata'],
      charges_registered: 2,
      parcels: ['AT 56'],
      lots: ['31', '94'],
    },
    absent: ['price', 'deed_on', 'surface_carrez'],
  },
);

export const ACTES_TITRES = [sale, typed, certificate, register];
