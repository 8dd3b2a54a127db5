// What notaries write and what the land register answers.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const deed = `font: 10.6pt/1.45 'Nimbus Roman', serif; padding: 18mm 18mm 16mm 36mm; h2 { font-size: 11pt; text-align: center; text-decoration: underline; margin: 4mm 0 2mm } td, th { border: .2mm solid #000; font-size: 9.6pt } .n { position: absolute; bottom: 8mm; left: 0; right: 0; text-align: center; font-size: 8.5pt }`;

const rules = paperOf(
  'reglement-quimper',
  deed,
  [
    `<p>Étude de Maître Yves KERDONCUFF<br>Notaire à QUIMPER (Finistère)</p><p style="text-align:center;margin-top:14mm"><b>RÉSIDENCE KERVIR<br>ÉTAT DESCRIPTIF DE DIVISION<br>ET RÈGLEMENT DE COPROPRIÉTÉ</b></p><p style="margin-top:10mm">L’AN MIL NEUF CENT SOIXANTE-QUATORZE,<br>Le dix-sept juin,</p>${paragraphs(['PAR-DEVANT Maître Yves KERDONCUFF, notaire à QUIMPER, soussigné,', 'A COMPARU : la société civile immobilière KERVIR, au capital de 100 000 francs, dont le siège est à QUIMPER, représentée par Monsieur Louis HÉNAFF, son gérant, laquelle, préalablement au règlement de copropriété objet des présentes, a exposé ce qui suit :', 'La société est propriétaire d’un terrain sis à QUIMPER (29000), 12 rue des Korrigans, cadastré section CH numéro 418 pour une contenance de vingt-six ares quarante centiares, sur lequel elle édifie un immeuble collectif de trente-quatre logements, élevé sur sous-sol d’un rez-de-chaussée et de cinq étages.', 'Le présent règlement est établi conformément à la loi numéro 65-557 du 10 juillet 1965 et au décret numéro 67-223 du 17 mars 1967. Il a pour but de déterminer les parties communes et les parties privatives, de fixer les droits et obligations des copropriétaires et d’organiser l’administration de l’immeuble.'])}<p class="n">1</p>`,
    `<h2>PREMIÈRE PARTIE – ÉTAT DESCRIPTIF DE DIVISION</h2><p>L’immeuble est divisé en cent deux lots. La désignation en est donnée ci-après, avec l’indication de la quote-part des parties communes générales afférente à chacun, exprimée en dix millièmes.</p>${table(
      ['Numéro des lots', 'Étage', 'Nature du lot', 'Quote-part des parties communes /10 000'],
      [
        ['13', '3e', 'Appartement de 2 pièces', '214'],
        ['14', '3e', 'Appartement de 3 pièces', '298'],
        ['15', '3e', 'Appartement de 4 pièces', '356'],
        ['52', 'Sous-sol', 'Cave', '4'],
        ['88', 'Extérieur', 'Emplacement de stationnement', '10'],
      ],
    )}<h2>DEUXIÈME PARTIE – RÈGLEMENT DE COPROPRIÉTÉ</h2><p><b>Article 1.</b> Les parties communes sont celles affectées à l’usage ou à l’utilité de tous les copropriétaires : la totalité du sol, les fondations, les gros murs, le gros œuvre des planchers, la toiture, le hall, l’escalier, l’ascenseur, les conduites et canalisations générales.</p><p><b>Article 2.</b> Les parties privatives comprennent les carrelages, parquets et revêtements, les plafonds, les cloisons intérieures non porteuses, les menuiseries, les installations sanitaires et de chauffage de chaque local.</p><p class="n">2</p>`,
    `<p><b>Article 3.</b> L’immeuble est destiné à l’habitation bourgeoise. L’exercice d’une profession libérale y est autorisé, à l’exclusion de tout commerce. Il ne pourra être étendu de linge aux fenêtres et balcons.</p><p><b>Article 4.</b> Chaque copropriétaire a le droit de jouir comme bon lui semble des parties privatives comprises dans son lot, à la condition de ne pas nuire aux droits des autres copropriétaires ni à la destination de l’immeuble.</p><p><b>Article 5.</b> Les charges générales sont réparties entre tous les copropriétaires au prorata des quotes-parts de parties communes. Les charges d’ascenseur sont réparties en millièmes suivant l’utilité, les lots du rez-de-chaussée en étant exonérés.</p><p><b>Article 6.</b> Les copropriétaires sont constitués en un syndicat, dont l’assemblée générale se réunit au moins une fois par an. Le syndic est nommé par l’assemblée ; il est assisté d’un conseil syndical de trois membres.</p><p><b>Article 7.</b> En cas de mutation à titre onéreux d’un lot, avis en est donné au syndic dans les formes prévues par l’article 20 de la loi.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>Une expédition des présentes a été publiée au bureau des hypothèques de QUIMPER le 9 juillet 1974, volume 3204, numéro 17.</p><p>DONT ACTE, fait et passé en l’étude, les jour, mois et an susdits. Et, après lecture faite, le comparant a signé avec le notaire.</p><p class="n">3</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1974-06-17',
      notary: 'Maître Yves KERDONCUFF',
      publication: either('3204 n° 17', 'volume 3204, numéro 17'),
      building: 'RÉSIDENCE KERVIR',
      building_address: '12 rue des Korrigans, 29000 QUIMPER',
      parcels: ['CH 418'],
      base: 10000,
      lot_shares: ['13:214/10000', '14:298/10000', '15:356/10000', '52:4/10000', '88:10/10000'],
    },
    absent: ['modifies', 'meeting_on', 'price', 'rnc'],
  },
);

const amendment = paperOf(
  'modificatif-bayonne',
  deed,
  [
    `<p>100344207<br>PL/MB/</p><p><b>L’AN DEUX MILLE SEIZE,<br>LE VINGT ET UN SEPTEMBRE</b><br>À BAYONNE (Pyrénées-Atlantiques), 3 rue Thiers, au siège de l’office notarial,<br>Maître Pantxika LABORDE, notaire associée,</p><p>A reçu le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION</b>,</p><p>À LA REQUÊTE DU syndicat des copropriétaires de l’ensemble immobilier dénommé RÉSIDENCE ARITZA, situé à BAYONNE (64100), 33 allées Marines, cadastré section BK numéro 207, représenté par son syndic.</p><h2>EXPOSÉ</h2><p>L’ensemble immobilier a fait l’objet d’un état descriptif de division et règlement de copropriété aux termes d’un acte reçu par Maître Jean HARISPE, notaire à BAYONNE, le 4 février 1998, publié au service de la publicité foncière de BAYONNE le 13 mars 1998, volume 1998P, numéro 1622.</p><p>L’assemblée générale du 18 mai 2016 a décidé, à la majorité de l’article 26, la réunion des lots numéros 101 et 102 en un seul lot numéro 262.</p>`,
    `<h2>MODIFICATIF</h2><p>Les lots numéros 101 et 102 sont supprimés et remplacés par le lot numéro 262, ainsi désigné : bâtiment A, premier étage, un appartement de cinq pièces principales.</p>${table(
      ['Lot', 'Bâtiment', 'Étage', 'Nature', 'Tantièmes'],
      [['262', 'A', '1er', 'Appartement', '2 036 / 100 000']],
    )}<p style="margin-top:4mm">Les autres dispositions de l’état descriptif de division et du règlement de copropriété demeurent sans changement. La répartition des charges spéciales afférentes aux lots supprimés est reportée, pour son total, sur le lot nouveau.</p><h2>PUBLICITÉ FONCIÈRE</h2><p>L’acte a été publié au service de la publicité foncière de BAYONNE le 14 octobre 2016, volume 2016P, numéro 6118.</p><h2>FRAIS</h2><p>Tous les frais, droits et émoluments des présentes sont à la charge du requérant.</p><p>DONT ACTE sur deux pages, lecture faite, le représentant du syndicat a signé avec le notaire.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2016-09-21',
      notary: 'Maître Pantxika LABORDE',
      modifies: ['1998-02-04'],
      publication: either('2016P n° 6118', 'volume 2016P, numéro 6118'),
      building: 'RÉSIDENCE ARITZA',
      building_address: '33 allées Marines, 64100 BAYONNE',
      parcels: ['BK 207'],
      lot_shares: ['262:2036/100000'],
    },
    absent: ['price', 'rnc'],
  },
);

const sale = paperOf(
  'titre-vente-quimper',
  deed,
  [
    `<p>100588312<br>GT/LC/</p><p><b>L’AN DEUX MILLE DIX-NEUF,<br>LE SIX SEPTEMBRE</b><br>À QUIMPER (Finistère), 11 quai de l’Odet, au siège de l’Office Notarial, ci-après nommé,</p><p>Maître Gwendal TRÉGUIER, Notaire de la société civile professionnelle dont le siège est à QUIMPER, 11 quai de l’Odet,</p><p><b>A REÇU LA PRÉSENTE VENTE, à la requête des personnes ci-après identifiées.</b></p><h2>IDENTIFICATION DES PARTIES</h2><p><b>VENDEUR</b><br>Monsieur Jacques René <b>PENNEC</b>, retraité, et Madame Odile Marie <b>STEPHAN</b>, retraitée, son épouse, demeurant ensemble à DOUARNENEZ (29100), 6 rue du Couédic. Monsieur est né à QUIMPER (29000) le 8 avril 1949. Madame est née à AUDIERNE (29770) le 23 novembre 1951.</p><p><b>ACQUÉREUR</b><br>Monsieur Erwan Pierre <b>LE BIHAN</b>, technicien, et Madame Morgane Anne <b>CLOAREC</b>, professeure des écoles, son épouse, demeurant ensemble à QUIMPER (29000), 40 avenue de la Gare. Monsieur est né à BREST (29200) le 12 février 1986. Madame est née à QUIMPER (29000) le 30 juin 1988. Mariés à la mairie de BÉNODET (29950) le 18 juillet 2015 sous le régime de la communauté d’acquêts à défaut de contrat de mariage préalable.</p><p class="n">1</p>`,
    `<h2>DÉSIGNATION</h2><p>Dans un ensemble immobilier situé à QUIMPER (FINISTÈRE) 29000, 12 rue des Korrigans, dénommé RÉSIDENCE KERVIR.<br>Figurant ainsi au cadastre : Section CH, n° 418, lieudit 12 rue des Korrigans, surface 00 ha 26 a 40 ca.</p><p><u>Lot numéro quatorze (14)</u><br>Un appartement de trois pièces situé au troisième étage.<br>Et les deux cent quatre-vingt-dix-huit dix millièmes (298/10000 èmes) des parties communes générales.</p><p><u>Lot numéro cinquante-deux (52)</u><br>Une cave au sous-sol.<br>Et les quatre dix millièmes (4/10000 èmes) des parties communes générales.</p><p><u>Lot numéro quatre-vingt-huit (88)</u><br>Un emplacement de stationnement.<br>Et les dix dix millièmes (10/10000 èmes) des parties communes générales.</p><h2>SUPERFICIE DE LA PARTIE PRIVATIVE</h2><p>La superficie privative du lot numéro 14, soumis à la loi du 10 juillet 1965, est de 64,72 m², ainsi qu’il résulte d’une attestation établie par le cabinet Cornouaille Expertises le 3 mai 2019.</p><h2>EFFET RELATIF</h2><p>Acquisition suivant acte reçu par Maître KERDONCUFF, notaire à QUIMPER, le 28 octobre 1983, publié au bureau des hypothèques de QUIMPER le 2 décembre 1983, volume 5117, numéro 9.</p><p class="n">2</p>`,
    `<h2>PROPRIÉTÉ – JOUISSANCE</h2><p>L’ACQUÉREUR est propriétaire du BIEN à compter de ce jour. Il en a la jouissance à compter du même jour par la prise de possession réelle, le BIEN étant entièrement libre de location ou occupation.</p><h2>PRIX</h2><p>La présente vente est conclue moyennant le prix de <b>CENT TRENTE-HUIT MILLE CINQ CENTS EUROS (138 500,00 EUR)</b>. Le paiement de ce prix a lieu de la manière indiquée ci-après.</p><h2>PAIEMENT DU PRIX</h2><p>L’ACQUÉREUR a payé le prix comptant, à l’instant même, au VENDEUR, ainsi qu’il résulte de la comptabilité de l’office notarial. Le VENDEUR donne quittance. À concurrence de 110 000,00 EUR, le prix provient d’un prêt consenti par la Banque Exemple de Cornouaille.</p><h2>FORMALITÉ FUSIONNÉE</h2><p>L’acte sera soumis à la formalité fusionnée, dans le mois de sa date, au service de la publicité foncière de QUIMPER 1.</p><h2>ÉTAT – SERVITUDES</h2><p>L’ACQUÉREUR prend le BIEN dans l’état où il se trouve, sans recours contre le VENDEUR pour quelque cause que ce soit, notamment en raison des vices apparents ou cachés.</p><p>DONT ACTE sans renvoi. Généré en l’office et visualisé sur support électronique aux lieu, jour, mois et an indiqués en entête.</p><p class="n">3</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2019-09-06',
      notary: 'Maître Gwendal TRÉGUIER',
      sellers: either(
        ['Monsieur Jacques René PENNEC', 'Madame Odile Marie STEPHAN'],
        ['Jacques PENNEC', 'Odile STEPHAN'],
      ),
      buyers: either(
        ['Monsieur Erwan Pierre LE BIHAN', 'Madame Morgane Anne CLOAREC'],
        ['Erwan LE BIHAN', 'Morgane CLOAREC'],
      ),
      price: 13850000,
      property_address: '12 rue des Korrigans, 29000 QUIMPER',
      lots: ['14', '52', '88'],
      lot_shares: ['14:298/10000', '52:4/10000', '88:10/10000'],
      parcels: ['CH 418'],
      surface_carrez: 6472,
    },
    // The volume printed is the sellers' own.
    absent: ['publication', 'rnc', 'meeting_on'],
  },
);

const certificate = paperOf(
  'attestation-propriete-colmar',
  `font: 11.4pt/1.55 'DejaVu Serif Condensed', serif; padding: 24mm 22mm; h1 { font-size: 15pt; text-align: center; border: .3mm solid #000; padding: 3mm }`,
  [
    `<p><b>SCP HEITZ &amp; MULLER, notaires associés</b><br>18 rue des Clefs, 68000 COLMAR</p><h1>ATTESTATION</h1>${paragraphs(['Je soussignée, Maître Élise HEITZ, notaire associée à COLMAR (Haut-Rhin), CERTIFIE ET ATTESTE qu’aux termes d’un acte reçu par moi le 22 juin 2012, il a été constaté la VENTE :', 'Par Monsieur Roland Émile JAEGLÉ, demeurant à TURCKHEIM (68230),', 'Au profit de Madame Christiane Louise SCHOENAUER, divorcée, née à SÉLESTAT (67600) le 9 octobre 1958, demeurant à COLMAR (68000), 5 rue du Ladhof,', 'Des biens ci-après désignés : dans l’immeuble en copropriété sis à COLMAR (68000), 9 quai de la Sinn, cadastré section TD n° 61 : le lot n° 7, un appartement au premier étage, et le lot n° 23, une cave.', 'Moyennant le prix de CENT SOIXANTE-DIX-NEUF MILLE EUROS (179 000,00 €), payé comptant et quittancé à l’acte. L’entrée en jouissance a été fixée au jour de la signature.', 'En foi de quoi la présente attestation a été délivrée pour servir et valoir ce que de droit.', 'Fait à COLMAR, le 22 juin 2012.'])}`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ATTESTATION_DE_PROPRIETE',
    facts: {
      deed_on: '2012-06-22',
      notary: 'Maître Élise HEITZ',
      sellers: either(['Monsieur Roland Émile JAEGLÉ'], ['Roland JAEGLÉ']),
      buyers: either(['Madame Christiane Louise SCHOENAUER'], ['Christiane SCHOENAUER']),
      price: 17900000,
      property_address: '9 quai de la Sinn, 68000 COLMAR',
      lots: ['7', '23'],
      parcels: ['TD 61'],
    },
    absent: ['publication', 'surface_carrez', 'rnc'],
  },
);

const register = paperOf(
  'hypothecaire-quimper',
  `font: 9pt/1.4 'DejaVu Sans', sans-serif; h1 { font-size: 12pt; text-align: center; border: .3mm solid #000; padding: 2mm } h2 { font-size: 10pt; margin: 4mm 0 1mm } td, th { border: .2mm solid #666; font-size: 8.6pt } th { background: #eee }`,
  [
    `<table><tr><td style="border:0"><b>RÉPUBLIQUE FRANÇAISE</b><br>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES<br>SERVICE DE LA PUBLICITÉ FONCIÈRE QUIMPER 1</td><td style="border:0;text-align:right">Demande n° 2904P01 2026H4471<br>Déposée le 24/09/2026<br>Demandeur : Me TRÉGUIER</td></tr></table><h1>CERTIFICAT – ÉTAT HYPOTHÉCAIRE HORS FORMALITÉ</h1><p>Le service de la publicité foncière certifie qu’il n’existe, dans sa documentation, pour la période de publication du 01/01/1974 au 22/09/2026 (date de mise à jour fichier), que les seules formalités figurant sur le présent état.</p><h2>Désignation des immeubles</h2>${table(['Commune', 'Désignation cadastrale', 'Volume', 'Lot'], [['QUIMPER', 'CH 418', '', '14, 52, 88']])}<h2>Titulaires de droits</h2>${table(
      ['Nom', 'Date de naissance', 'Nature du droit'],
      [
        ['LE BIHAN Erwan Pierre', '12/02/1986', 'Pleine propriété, communauté'],
        ['CLOAREC Morgane Anne', '30/06/1988', 'Pleine propriété, communauté'],
      ],
    )}<h2>Relevé des formalités</h2>${table(
      ['N° d’ordre', 'Date de dépôt', 'Référence d’enliassement', 'Nature de l’acte'],
      [
        ['1', '02/12/1983', 'Vol 5117 N° 9', 'VENTE – acquéreurs PENNEC / STEPHAN'],
        ['2', '27/09/2019', '2904P01 2019P7730', 'VENTE du 06/09/2019, Me TRÉGUIER – 138 500 €'],
        [
          '3',
          '27/09/2019',
          '2904P01 2019V2204',
          'PRIVILÈGE DE PRÊTEUR DE DENIERS – Banque Exemple de Cornouaille – 110 000 € – date extrême d’effet 05/10/2040',
        ],
      ],
    )}<p style="margin-top:5mm">Coût : 12 €. Le présent état comporte une page. À Quimper, le 29/09/2026, pour le service de la publicité foncière, le comptable des finances publiques.</p>`,
  ],
  {
    type: 'ETAT_HYPOTHECAIRE',
    sub_kind: null,
    facts: {
      certified_on: '2026-09-22',
      requested_from: '1974-01-01',
      owners: either(
        ['LE BIHAN Erwan Pierre', 'CLOAREC Morgane Anne'],
        ['LE BIHAN Erwan', 'CLOAREC Morgane'],
      ),
      charges_registered: 1,
      parcels: ['CH 418'],
      lots: ['14', '52', '88'],
    },
    absent: ['price', 'surface_carrez'],
  },
);

const house = paperOf(
  'titre-maison-marsac',
  `font: 11pt/1.5 'DejaVu Serif Condensed', serif; padding: 18mm 18mm 16mm 40mm; h2 { font-size: 11pt; margin: 4mm 0 1.5mm } .s { position: absolute; left: 8mm; top: 40mm; width: 26mm; font-size: 7.6pt }`,
  [
    `<p style="text-align:center"><b>VENTE<br>M. et Mme FAURIE à M. DELTEIL</b></p><p>PARDEVANT Maître Colette LASFARGUES, notaire à PÉRIGUEUX (Dordogne), 7 cours Montaigne, soussignée, le 14 mai 2004,</p><p>ONT COMPARU :</p><p>Monsieur Guy André FAURIE, agriculteur, et Madame Simone Jeanne VERGNE, sans profession, son épouse, demeurant ensemble à CHANCELADE (24650), lieudit Les Grèzes,</p><p>ci-après dénommés « le vendeur », d’une part ;</p><p>Et Monsieur Bernard Michel DELTEIL, conducteur de travaux, célibataire, demeurant à PÉRIGUEUX (24000), 19 rue Gambetta, né à BERGERAC (24100) le 3 décembre 1955,</p><p>ci-après dénommé « l’acquéreur », d’autre part.</p><p>Lesquels ont requis le notaire soussigné de recevoir en la forme authentique l’acte de vente suivant, par lequel le vendeur, en s’obligeant à toutes les garanties ordinaires et de droit, vend à l’acquéreur, qui accepte, l’immeuble dont la désignation suit.</p><h2>DÉSIGNATION</h2><p>Une maison d’habitation élevée sur terre-plein d’un rez-de-chaussée, avec garage attenant et jardin, située à MARSAC-SUR-L’ISLE (24430), 4 chemin des Noyers, cadastrée section AM numéro 94 pour douze ares soixante centiares et section AM numéro 95 pour trois ares.</p><p class="s">Droits de timbre payés sur état</p>`,
    `<h2>ORIGINE DE PROPRIÉTÉ</h2><p>Les constructions ont été édifiées par le vendeur en 1982, sur un terrain recueilli dans la succession de Monsieur Élie FAURIE, son père.</p><h2>PROPRIÉTÉ ET JOUISSANCE</h2><p>L’acquéreur sera propriétaire des biens vendus à compter de ce jour et en aura la jouissance par la prise de possession réelle, les biens étant libres de toute location.</p><h2>PRIX</h2><p>La présente vente est consentie et acceptée moyennant le prix principal de CENT TRENTE ET UN MILLE EUROS (131 000 €), que l’acquéreur a payé comptant, ce jour, par la comptabilité du notaire. Dont quittance.</p><h2>DÉCLARATIONS FISCALES</h2><p>Le vendeur déclare que l’immeuble constituait sa résidence secondaire. La vente est soumise à la taxe de publicité foncière au taux de droit commun.</p><h2>PUBLICITÉ</h2><p>Une expédition des présentes sera publiée au bureau des hypothèques de PÉRIGUEUX.</p><p>[Mention de la formalité] Publié et enregistré le 2 juillet 2004 à la conservation des hypothèques de PÉRIGUEUX, volume 2004P, numéro 5288. Droits : 6 412 €. Salaires : 131 €.</p><p>DONT ACTE rédigé sur deux pages, fait et passé à PÉRIGUEUX en l’étude. Lecture faite, les parties ont signé avec le notaire.</p>`,
  ],
  {
    type: 'TITRE_PROP',
    sub_kind: 'ACTE_DE_VENTE',
    facts: {
      deed_on: '2004-05-14',
      notary: 'Maître Colette LASFARGUES',
      sellers: either(
        ['Monsieur Guy André FAURIE', 'Madame Simone Jeanne VERGNE'],
        ['Guy FAURIE', 'Simone VERGNE'],
      ),
      buyers: either(['Monsieur Bernard Michel DELTEIL'], ['Bernard DELTEIL']),
      price: 13100000,
      property_address: '4 chemin des Noyers, 24430 MARSAC-SUR-L’ISLE',
      parcels: ['AM 94', 'AM 95'],
      publication: either('2004P n° 5288', 'volume 2004P, numéro 5288'),
    },
    absent: ['lots', 'lot_shares', 'surface_carrez', 'rnc'],
  },
);

export const OFFICES = [rules, amendment, sale, house, certificate, register];
