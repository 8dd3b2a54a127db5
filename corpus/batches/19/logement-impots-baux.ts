// A home taxed, let, insured and kept up: two tax notices, two leases, a receipt, two insurances, a boiler.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const tax = paperOf(
  'taxe-avis-pau',
  `font: 8.2pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 10mm 12mm; .t { display: grid; grid-template-columns: 66mm 1fr; gap: 6mm } .k { border: .3mm solid #2b5c9e; padding: 2mm; margin-bottom: 3mm } td, th { border: .15mm solid #7a94b8; padding: .6mm 1mm; text-align: right } td:first-child, th:first-child { text-align: left } .m { background: #2b5c9e; color: #fff; padding: 3mm; font-size: 12pt; display: flex; justify-content: space-between }`,
  [
    `<div class="t"><div><p><b>FINANCES PUBLIQUES</b><br>Direction générale des finances publiques<br>SIP PAU SUD – Cité administrative, rue Mayor 64000 PAU</p><div class="k"><b>Vos références</b><br>Numéro fiscal : 16 42 087 551 903<br>Référence de l’avis : 26 64 7719042 58<br>Numéro de propriétaire : 445 L02718 S<br>Débiteur(s) légal(aux) : LABORDE-TURON ERIC – MIRASSOU SYLVIE<br>Numéro de rôle : 22101<br>Date d’établissement : 10/08/2026<br>Date de mise en recouvrement : 31/08/2026</div></div><div><p style="font-size:14pt"><b>AVIS D’IMPÔT 2026</b><br>TAXES FONCIÈRES</p><p style="font-size:7pt">votées et perçues par la commune, l’intercommunalité et divers organismes</p><p style="margin:10mm 0 0 10mm;font-size:10pt">M LABORDE-TURON ERIC<br>73 AVENUE TRESPOEY<br>64000 PAU</p></div></div><div class="m"><span>Montant de votre impôt</span><b>1 687,00 €</b></div><p style="margin-top:3mm">Vous êtes prélevé à l’échéance : ce montant sera prélevé le <b>26/10/2026</b> sur votre compte bancaire. Date limite de paiement : <b>15/10/2026</b>.</p>
    <p><b>DÉTAIL DU CALCUL DES COTISATIONS – PROPRIÉTÉS BÂTIES – Département 64 PYRÉNÉES-ATLANTIQUES – Commune 445 PAU</b></p>${table(
      [
        '',
        'Commune',
        'Syndicat de communes',
        'Intercommunalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total des cotisations',
      ],
      [
        ['Taux 2025', '38,12 %', '', '1,49 %', '0,214 %', '9,87 %', '0,402 %', ''],
        ['Taux 2026', '38,12 %', '', '1,49 %', '0,221 %', '10,05 %', '0,415 %', ''],
        ['73 AV TRESPOEY – base', '3220', '', '3220', '3220', '3220', '3220', ''],
        ['Cotisation', '1227', '', '48', '7', '324', '13', ''],
        ['Cotisation 2025', '1206', '', '47', '7', '312', '13', '1585'],
        ['Cotisation 2026', '1227', '', '48', '7', '324', '13', '1619'],
        ['Variation en %', '1,74 %', '', '2,13 %', '0 %', '3,85 %', '0 %', '2,15 %'],
      ],
    )}<table style="width:92mm;margin:4mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>68</td></tr><tr><td>Dégrèvement</td><td>0</td></tr><tr><td><b>Montant de votre impôt</b></td><td><b>1687</b></td></tr></table>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 168700,
      teom: 32400,
      tax_fees: 6800,
      tax_number: '1642087551903',
      pay_by: '2026-10-15',
      owner: either('M LABORDE-TURON ERIC', 'LABORDE-TURON ERIC – MIRASSOU SYLVIE'),
    },
    absent: ['iban', 'rnc', 'price', 'to_pay'],
  },
);

const instalments = paperOf(
  'taxe-mensualisee-bourges',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; td { border-bottom: .15mm solid #999; padding: .6mm 1.2mm } td:last-child { text-align: right } h2 { font-size: 10pt }`,
  [
    `<p>RÉPUBLIQUE FRANÇAISE – DGFiP – SERVICE DES IMPÔTS DES PARTICULIERS DE BOURGES, 2 rue Jacques Rimbault 18000 BOURGES</p><p style="font-size:13pt"><b>TAXES FONCIÈRES POUR 2025 – AVIS D’IMPÔT</b> (contribuable mensualisé)</p><p style="margin:6mm 0 6mm 100mm;font-size:10pt">M SAUVAGET AURELIEN<br>29 AV JEAN JAURES<br>18000 BOURGES</p>${table(
      [],
      [
        ['Numéro fiscal du déclarant', '30 19 664 210 775'],
        ['Référence de l’avis', '25 18 0044916 02'],
        ['Propriétaire(s)', 'SAUVAGET AURELIEN'],
        ['Adresse du bien imposé', '29 AV JEAN JAURES 18000 BOURGES'],
      ],
    )}<h2>Calcul</h2>${table(
      [],
      [
        ['Cotisation commune (base 2144, taux 44,36 %)', '951'],
        ['Cotisation intercommunalité', '32'],
        ['Taxe spéciale d’équipement', '4'],
        ['Taxe d’enlèvement des ordures ménagères (base 2144, taux 9,70 %)', '208'],
        ['Taxe GEMAPI', '5'],
        ['Total des cotisations', '1200'],
        ['Frais de gestion', '50'],
        ['<b>Montant total de votre impôt 2025</b>', '<b>1250 €</b>'],
      ],
    )}<h2>Vos mensualités</h2><p>Versements déjà effectués de janvier à août 2025 : 976 €. Reste à prélever : 137 € le 15/09/2025 et 137 € le 15/10/2025. Échéancier 2026 : 10 prélèvements de 125 €.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 125000,
      teom: 20800,
      tax_fees: 5000,
      tax_number: '3019664210775',
      owner: 'SAUVAGET AURELIEN',
      property_address: '29 AV JEAN JAURES, 18000 BOURGES',
    },
    absent: ['iban', 'rnc', 'price', 'to_pay'],
  },
);

const lease = paperOf(
  'bail-meuble-poitiers',
  `font: 9.2pt/1.4 'Carlito', sans-serif; padding: 14mm 18mm; h2 { font-size: 10pt; margin: 3mm 0 1mm; color: #444; border-bottom: .2mm solid #444 } p { margin-bottom: 1.2mm }`,
  [
    `<h1 style="font-size:14pt;text-align:center">CONTRAT DE LOCATION D’UN LOGEMENT MEUBLÉ – RÉSIDENCE PRINCIPALE</h1><p style="text-align:center;font-size:8pt">(soumis au titre Ier bis de la loi n° 89-462 du 6 juillet 1989, modèle du décret n° 2015-587)</p><h2>I. Désignation des parties</h2><p>Bailleur : Mme Aminata TESSEREAU-BAH, 4 allée des Glycines, 86360 CHASSENEUIL-DU-POITOU. Personne physique.<br>Locataire(s) : M. Théo LE GALL-MOUSSEAU, étudiant, theo.lgm@example.fr</p><h2>II. Objet du contrat</h2><p>Localisation : 33 boulevard de Tison, 86000 POITIERS, bât. B, 4e étage, lot 46. Type d’habitat : collectif, copropriété, construction 1949-1974. Surface habitable : 71,20 m². Nombre de pièces : 4. Chauffage collectif gaz. Locaux accessoires : cave n° 151, garage n° 209. DPE : classe D.</p><h2>III. Date de prise d’effet et durée</h2><p>Prise d’effet : 1er septembre 2025. Durée : neuf mois (étudiant), non reconductible tacitement.</p><h2>IV. Conditions financières</h2><p>Loyer mensuel : 720,00 €. Charges : forfait mensuel de 95,00 €. Total mensuel : 815,00 €, payable d’avance le 5 de chaque mois. Dernier loyer acquitté par le précédent locataire : 705,00 €. Dépenses énergétiques estimées : 1 050 € à 1 480 € par an.</p><h2>V. Travaux</h2><p>Néant depuis le dernier contrat.</p><h2>VI. Garanties</h2><p>Dépôt de garantie : 1 440,00 € (deux mois de loyer hors charges). Caution solidaire : M. Yves LE GALL.</p><h2>VII. Clause résolutoire – VIII. Honoraires – IX. Annexes</h2><p>Sans intermédiaire. Annexes : inventaire, état des lieux, dossier de diagnostic technique, notice d’information.</p><p style="margin-top:6mm">Fait à Poitiers, le 23 août 2025, en trois exemplaires.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Mme Aminata TESSEREAU-BAH',
      tenant: 'M. Théo LE GALL-MOUSSEAU',
      property_address: '33 boulevard de Tison, 86000 POITIERS',
      surface_habitable: 7120,
      lots: either(['46'], ['46', '151', '209']),
      lease_from: '2025-09-01',
      lease_duration_months: 9,
      rent: 72000,
      rent_charges: 9500,
      deposit: 144000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'energy'],
  },
);

const commercial = paperOf(
  'bail-commercial-annecy',
  `font: 9.8pt/1.45 'Nimbus Roman', serif; padding: 18mm 22mm; h2 { font-size: 10.4pt; margin: 3mm 0 1mm } p { text-align: justify }`,
  [
    `<h1 style="font-size:14pt;text-align:center">BAIL COMMERCIAL EN RÉSIDENCE DE TOURISME</h1><p style="text-align:center">articles L. 145-1 et suivants du code de commerce – résidence LES BALCONS DU SEMNOZ</p><p><b>ENTRE</b> la SCI MARTINOD-BERGER, 27 quai Claude Bernard, 69007 LYON, ci-après « le Bailleur », <b>ET</b> la SAS ALPAGES SÉJOURS, au capital de 250 000 €, RCS Annecy 900 000 604, ci-après « le Preneur », IL A ÉTÉ CONVENU CE QUI SUIT :</p><h2>Article 1 – Désignation</h2><p>Le Bailleur donne à bail au Preneur, qui accepte, les lots 117 (deux-pièces cabine, meublé) et 118 (casier à skis) de la résidence sise 95 route du Crêt du Maure, 74000 ANNECY.</p><h2>Article 2 – Durée</h2><p>Le bail est consenti pour une durée de neuf années entières et consécutives qui prend effet le 1er décembre 2020 pour se terminer le 30 novembre 2029. Le Preneur renonce à la faculté de résiliation triennale.</p><h2>Article 3 – Destination</h2><p>Exploitation d’une résidence de tourisme classée : sous-location meublée pour des périodes déterminées, avec services para-hôteliers.</p><h2>Article 4 – Loyer</h2><p>Le loyer annuel est fixé à 5 460,00 € hors taxes, payable par trimestre civil à terme échu (1 365,00 € HT), TVA en sus. Il est révisé chaque année selon l’indice des loyers commerciaux. Occupation personnelle : trois semaines par an.</p><h2>Article 5 – Charges</h2><p>Le Preneur supporte les charges locatives, la TEOM et l’entretien courant ; le Bailleur conserve les grosses réparations de l’article 606 du code civil et les honoraires du syndic.</p><p style="margin-top:6mm">Fait à Annecy, le 16 novembre 2020, en deux originaux.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'SCI MARTINOD-BERGER',
      tenant: 'SAS ALPAGES SÉJOURS',
      property_address: '95 route du Crêt du Maure, 74000 ANNECY',
      lots: ['117', '118'],
      lease_from: '2020-12-01',
      lease_duration_months: 108,
    },
    absent: ['deposit', 'iban', 'rnc', 'surface_carrez', 'syndic', 'rent_charges'],
  },
);

const receipt = paperOf(
  'quittance-gestionnaire-poitiers',
  `font: 9.4pt/1.4 'Nimbus Sans', sans-serif; padding: 16mm; .g td { border: .2mm solid #888; padding: 1mm 2mm } .g td:last-child { text-align: right }`,
  [
    `<p>Mme TESSEREAU-BAH Aminata<br>4 allée des Glycines<br>86360 CHASSENEUIL-DU-POITOU</p><p style="margin-left:100mm">M. LE GALL-MOUSSEAU Théo<br>33 boulevard de Tison<br>86000 POITIERS</p><h1 style="font-size:13pt;text-align:center">QUITTANCE DE LOYER – MARS 2026</h1><p>Adresse de la location : 33 boulevard de Tison, 86000 POITIERS</p><p>Je soussignée Mme TESSEREAU-BAH Aminata, propriétaire du logement désigné ci-dessus, déclare avoir reçu de M. LE GALL-MOUSSEAU Théo la somme de 815,00 € (huit cent quinze euros) au titre du paiement du loyer et des charges pour la période du 01/03/2026 au 31/03/2026 et lui en donne quittance, sous réserve de tous mes droits.</p>${table(
      [],
      [
        ['Loyer', '720,00 €'],
        ['Forfait charges', '95,00 €'],
        ['TOTAL', '815,00 €'],
        ['Payé le', '05/03/2026'],
      ],
      'g',
    )}<p style="margin-top:6mm">Fait à Chasseneuil, le 07/03/2026</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'Mme TESSEREAU-BAH Aminata',
      tenant: 'M. LE GALL-MOUSSEAU Théo',
      property_address: '33 boulevard de Tison, 86000 POITIERS',
      period_from: '2026-03-01',
      period_to: '2026-03-31',
      rent: 72000,
      rent_charges: 9500,
    },
    absent: ['deposit', 'lease_from', 'iban', 'balance'],
  },
);

const cover = paperOf(
  'assurance-pno-la-rochelle',
  `font: 10pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 20mm; td { border-bottom: .2mm solid #bbb; padding: 1.2mm }`,
  [
    `<p style="font-size:16pt;color:#a30f2d"><b>Mutuelle Océan Exemple</b></p><p>Société d’assurance mutuelle à cotisations variables – 79018 NIORT CEDEX 9</p><p style="margin-left:90mm">M. HUYNH Van Thanh<br>31 rue Saint-Nicolas<br>17000 LA ROCHELLE</p><h1 style="font-size:13pt">ATTESTATION D’ASSURANCE – PROPRIÉTAIRE NON OCCUPANT</h1>${table(
      [],
      [
        ['Sociétaire n°', '2 417 905 M'],
        ['Contrat n°', 'PNO 17 448 0062'],
        ['Assuré', 'M. HUYNH Van Thanh'],
        ['Bien garanti', 'Appartement de 2 pièces, 12 avenue des Amériques, 17000 LA ROCHELLE'],
        ['Période', 'du 1er avril 2026 au 31 mars 2027'],
      ],
    )}<p style="margin-top:5mm">Garanties acquises : responsabilité civile propriétaire d’immeuble, incendie, événements climatiques, dégâts des eaux, recours des voisins et des tiers. La présente attestation ne constitue qu’une présomption de garantie.</p><p>Fait à Niort, le 18 mars 2026</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. HUYNH Van Thanh',
      insurer: 'Mutuelle Océan Exemple',
      policy_number: 'PNO 17 448 0062',
      property_address: '12 avenue des Amériques, 17000 LA ROCHELLE',
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-merignac',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 14mm; td, th { border: .2mm solid #666; padding: .8mm 1.4mm } .o { columns: 2; margin-top: 3mm }`,
  [
    `<p><b style="font-size:12pt">Ets CASTÉRA Chauffage</b> – 3 impasse des Vignerons, 33700 MÉRIGNAC – Qualigaz – RGE</p><h1 style="font-size:13pt;text-align:center">ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE GAZ</h1><p style="text-align:center;font-size:7.6pt">décret n° 2009-649 du 9 juin 2009 et arrêté du 15 septembre 2009</p>${table(
      [],
      [
        ['Commanditaire', 'M. de LA ROCHE-ARNAUD Guillaume'],
        ['Adresse', '14 avenue de l’Yser, 33700 MÉRIGNAC'],
        [
          'Appareil',
          'Chaudière murale à condensation, marque Exothermia, 24 kW, n° EX24-77120, mise en service 2019',
        ],
        ['Date de la visite', '17/02/2026'],
        ['Technicien', 'B. Lacaze'],
        ['CO ambiant', '0 ppm (anomalie ≥ 10 ppm)'],
        ['Rendement évalué', '96,2 % – référence 92 %'],
        ['NOx', '48 mg/kWh'],
      ],
    )}<div class="o">☒ nettoyage du corps de chauffe<br>☒ nettoyage du brûleur<br>☒ vérification du circulateur<br>☒ contrôle du vase d’expansion<br>☒ mesure de la température des fumées<br>☐ remplacement de pièces</div><p>Conseil : pose d’un thermostat programmable. Prochaine visite à prévoir avant le 17/02/2027. Contrat CC-0417, prélèvement mensuel de 11,90 €.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-02-17',
      owner: 'M. de LA ROCHE-ARNAUD Guillaume',
      property_address: '14 avenue de l’Yser, 33700 MÉRIGNAC',
    },
    absent: ['dpe_number', 'rnc', 'energy', 'total'],
  },
);

export const LOGEMENT_IMPOTS_BAUX = [tax, instalments, lease, commercial, receipt, cover, boiler];
