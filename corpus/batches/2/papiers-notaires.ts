// A sale with its schedules, a certificate in a letter, and what the land register answers.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const sale = paperOf(
  'titre-acte-moderne',
  `font: 10.6pt/1.45 'Nimbus Roman', serif; padding: 18mm 20mm 18mm 38mm; h2 { font-size: 11pt; text-align: center; margin: 4mm 0 2mm } .pg { position: absolute; bottom: 8mm; right: 20mm; font-size: 8pt }`,
  [
    `<p>100771804<br>CG/EM/</p><p><b>L’AN DEUX MILLE VINGT-DEUX,<br>LE ONZE MARS</b><br>À VILLEURBANNE (Rhône), 12 cours de la République, au siège de l’Office Notarial, ci-après nommé,</p><p><b>Maître Clarisse GUIGNARD</b>, Notaire au sein de l’étude sise à VILLEURBANNE, identifiée sous le numéro CRPCEN 69999,</p><p>Avec la participation de Maître Thibault ARNOUX, notaire à LYON, assistant le VENDEUR,</p><p><b>A REÇU LA PRÉSENTE VENTE à la requête des parties ci-après identifiées.</b></p><h2>VENDEUR</h2><p>Madame Josiane Thérèse <b>MAGNIN</b>, retraitée, demeurant à BRON (69500), 3 rue des Essarts, veuve de Monsieur Paul PERRACHON. Née à VIENNE (38200) le 2 janvier 1947.</p><h2>ACQUÉREUR</h2><p>Monsieur Olivier Damien <b>VERNAY</b>, ingénieur, et Madame Nadia <b>HADDAD</b>, infirmière, son épouse, demeurant ensemble à LYON (69003), 88 rue Baraban. Monsieur est né à ROANNE le 30 mai 1985, Madame est née à GIVORS le 14 octobre 1987. Mariés à la mairie de LYON le 6 juillet 2013 sous le régime de la communauté d’acquêts.</p><h2>QUOTITÉS ACQUISES</h2><p>Monsieur et Madame VERNAY acquièrent la pleine propriété des biens pour le compte de leur communauté.</p><p class="pg">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à VILLEURBANNE (69100), 7 et 9 rue des Charmettes, dénommé LE BELVEDERE DES CHARMETTES, figurant au cadastre : Section BR, numéro 126, 7 rue des Charmettes, 00 ha 28 a 40 ca ; Section BR, numéro 127, 9 rue des Charmettes, 00 ha 11 a 05 ca.</p><p><b>Lot numéro quarante-deux (42)</b><br>Au bâtiment 2, deuxième étage, un appartement de type 3.<br>Et les deux cent quarante et un dix millièmes (241 /10000 èmes) des parties communes générales.</p><p><b>Lot numéro cent quatre-vingt-sept (187)</b><br>Au sous-sol, un garage.<br>Et les douze dix millièmes (12 /10000 èmes) des parties communes générales.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie de la partie privative des biens soumis à la loi du 10 juillet 1965 est de : 66,31 m² pour le lot numéro 42.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître PONCET, notaire à LYON, le 17 septembre 1998, publié au service de la publicité foncière de LYON 3 le 4 novembre 1998, volume 98P numéro 9021.</p><p class="pg">2</p>`,
    `<h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle.</p><h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>DEUX CENT CINQUANTE-SEPT MILLE EUROS (257 000,00 EUR)</b>, ventilé : pour les biens immobiliers, 251 500,00 EUR ; pour les biens mobiliers, 5 500,00 EUR. Le paiement a eu lieu comptant par la comptabilité de l’office, dont quittance.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>L’acte sera soumis à la formalité de publicité foncière au service de la publicité foncière de LYON 3.</p><h2>SYNDIC DE COPROPRIÉTÉ</h2><p>Le syndic est RHONALPIM, 61 avenue Jean Colomb à LYON. L’ACQUÉREUR déclare avoir reçu les procès-verbaux des trois dernières assemblées, le carnet d’entretien et la fiche synthétique.</p><h2>CERTIFICATION D’IDENTITÉ</h2><p>DONT ACTE sans renvoi, généré et visualisé sur support électronique.</p><p class="pg">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2022-03-11',
      notary: either('Maître Clarisse GUIGNARD', 'Maître GUIGNARD'),
      sellers: either(['Madame Josiane Thérèse MAGNIN'], ['Josiane MAGNIN']),
      buyers: either(
        ['Monsieur Olivier Damien VERNAY', 'Madame Nadia HADDAD'],
        ['Olivier VERNAY', 'Nadia HADDAD'],
      ),
      price: 25700000,
      property_address: '7 et 9 rue des Charmettes, 69100 VILLEURBANNE',
      lots: ['42', '187'],
      lot_shares: ['42:241/10000', '187:12/10000'],
      parcels: ['BR 126', 'BR 127'],
      surface_carrez: 6631,
    },
    // The volume printed is the former owner's.
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const certificate = paperOf(
  'titre-attestation-lettre',
  `font: 11.5pt/1.6 'DejaVu Serif Condensed', serif; padding: 26mm 24mm`,
  [
    `<p><b>Office notarial LACAZE-FABRE</b><br>14 rue d’Alsace-Lorraine, 31000 TOULOUSE</p><p style="text-align:right">Toulouse, le 5 juillet 2019</p><h1 style="font-size:14pt;text-align:center">ATTESTATION NOTARIÉE DE PROPRIÉTÉ</h1>${paragraphs(['Maître Hugues FABRE, notaire à TOULOUSE, soussigné, atteste que par acte authentique signé en son étude le 5 juillet 2019, Madame Delphine Rose CASTAGNÉ, célibataire, née à CAHORS le 18 août 1983, s’est rendue acquéreur auprès de Monsieur Bernard Louis AZÉMA des biens suivants :', 'Dans la résidence Les Terrasses de Garonne, 44 allée des Tamaris à TOULOUSE (31300), cadastrée section 812 AK numéro 57 : le lot 37, appartement de deux pièces, et le lot 112, emplacement de stationnement.', 'Cette vente a été consentie au prix principal de cent quarante-deux mille cinq cents euros (142 500 €), réglé le jour même.', 'Une expédition de l’acte est en cours de publication. La présente est remise à l’acquéreur pour faire valoir ses droits auprès de tout tiers, notamment du syndic, de l’assureur et des fournisseurs d’énergie.'])}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2019-07-05',
      notary: either('Maître Hugues FABRE', 'Maître FABRE'),
      sellers: either(['Monsieur Bernard Louis AZÉMA'], ['Bernard AZÉMA']),
      buyers: either(['Madame Delphine Rose CASTAGNÉ'], ['Delphine CASTAGNÉ']),
      price: 14250000,
      property_address: '44 allée des Tamaris, 31300 TOULOUSE',
      lots: ['37', '112'],
      parcels: either(['812 AK 57'], ['AK 57']),
    },
    absent: ['publication', 'surface_carrez', 'born_on'],
  },
);

const register = paperOf(
  'hypotheque-etat',
  `font: 8.8pt 'DejaVu Sans Mono', monospace; .t { border: .3mm solid #000; padding: 2mm; text-align: center; font-size: 10pt; margin: 3mm 0 } td, th { border: .2mm solid #333; padding: 1mm }`,
  [
    `<table><tr><td style="border:0">MINISTERE DE L’ECONOMIE ET DES FINANCES<br>DGFiP<br>SERVICE DE LA PUBLICITE FONCIERE DE LYON 3</td><td style="border:0;text-align:right">Demande n° 2026H11873<br>déposée le 02/09/2026<br>Dossier : GUIGNARD / VERNAY</td></tr></table><div class="t">ETAT REPONSE A UNE DEMANDE DE RENSEIGNEMENTS<br>HORS FORMALITE – IMMEUBLES ET PERSONNES</div><p>Période de certification : du 01/01/1976 au 31/08/2026</p>${table(
      ['Immeuble', 'Volume / lots'],
      [
        ['VILLEURBANNE BR 126', 'lots 42, 187'],
        ['VILLEURBANNE BR 127', 'lots 42, 187'],
      ],
    )}<p></p>${table(
      ['Titulaires', 'Né(e) le', 'Droit'],
      [
        ['VERNAY Olivier Damien', '30/05/1985', 'PP communauté'],
        ['HADDAD Nadia', '14/10/1987', 'PP communauté'],
      ],
    )}<p></p>${table(
      ['Ordre', 'Dépôt', 'Enliassement', 'Formalité'],
      [
        ['1', '04/11/1998', '1998P9021', 'VENTE à MAGNIN'],
        ['2', '29/03/2022', '2022P6604', 'VENTE MAGNIN à VERNAY / HADDAD – prix 257 000 EUR'],
        [
          '3',
          '29/03/2022',
          '2022V2810',
          'HYPOTHEQUE LEGALE SPECIALE DE PRETEUR – Crédit Régional Exemple – 205 600 EUR – effet jusqu’au 05/04/2043',
        ],
        [
          '4',
          '29/03/2022',
          '2022V2811',
          'HYPOTHEQUE CONVENTIONNELLE – Crédit Régional Exemple – 18 000 EUR – effet jusqu’au 05/04/2035',
        ],
      ],
    )}<p style="margin-top:6mm">Le service certifie le présent état, qui reprend l’ensemble des formalités intervenues pendant la période, soit 2 publications et 2 inscriptions. A Lyon, le 09/09/2026.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-08-31',
      requested_from: '1976-01-01',
      owners: either(['VERNAY Olivier Damien', 'HADDAD Nadia'], ['VERNAY Olivier', 'HADDAD Nadia']),
      charges_registered: 2,
      parcels: ['BR 126', 'BR 127'],
      lots: ['42', '187'],
    },
    absent: ['price', 'deed_on', 'surface_carrez'],
  },
);

export const PAPIERS_NOTAIRES = [sale, certificate, register];
