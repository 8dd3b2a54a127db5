// A home taxed, let, insured and kept up; a statement before a sale; the plans of a flat.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { across, row } from './parts.ts';

const clermont = paperOf(
  'taxe-avis-clermont-ferrand',
  `font: 8.4pt/1.32 'Nimbus Sans', sans-serif; padding: 11mm 13mm; .t { display: grid; grid-template-columns: 62mm 1fr; gap: 8mm } .k { border: .2mm solid #4a6; padding: 2.4mm; font-size: 7.6pt; margin-top: 3mm } td, th { border: .2mm solid #8a9; text-align: right; padding: .8mm 1mm } td:first-child, th:first-child { text-align: left } .sum { border: .6mm solid #000; padding: 3mm; margin: 6mm 0; font-size: 11pt }`,
  [
    `<div class="t"><div><p><b>RÉPUBLIQUE FRANÇAISE</b><br>Liberté Égalité Fraternité</p><p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SIP CLERMONT-FERRAND<br>2 rue Gilbert Morel<br>63033 CLERMONT-FERRAND CEDEX 1</p><div class="k"><b>Vos références</b><br>Numéro fiscal : 14 28 306 771 952<br>Référence de l’avis : 26 63 5081744 09<br>Numéro de propriétaire : 113 R04418 K<br>Débiteur(s) légal(aux) : ROUX GENEVIEVE<br>N° de rôle : 221<br>Date d’établissement : 07/08/2026<br>Date de mise en recouvrement : 31/08/2026</div></div><div><p style="font-size:15pt;margin-bottom:0"><b>AVIS D’IMPÔT 2026</b></p><p style="font-size:11pt">TAXES FONCIÈRES<br><small>votées et perçues par la commune, l’intercommunalité et divers organismes</small></p><p style="margin-top:16mm;font-size:10pt">MME DE CHABANNES GENEVIEVE<br>NEE ROUX<br>12 ROUTE DU CENDRE<br>63800 COURNON D’AUVERGNE</p></div></div><div class="sum"><table><tr><td style="border:0">Montant total de votre impôt<br><b>Somme que vous devez payer au plus tard le 15/10/2026</b></td><td style="border:0"><b>1 488,00 €</b></td></tr></table></div><p>Vous devez payer cette somme par voie dématérialisée (montant supérieur à 300 €). En payant en ligne sur impots.gouv.fr, vous bénéficiez d’un délai supplémentaire de cinq jours, soit jusqu’au 20/10/2026 à minuit ; la somme sera prélevée le 26/10/2026.</p><p>Montant de l’impôt 2025 : 1 447,00 €. Évolution : + 2,83 %.</p>`,
    `<p><b>TAXES FONCIÈRES 2026 – DÉTAIL DU CALCUL DES COTISATIONS</b> – Département 63 0 PUY-DE-DÔME – Commune 113 CLERMONT-FERRAND</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat de communes',
        'Intercommunalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Taxe GEMAPI',
        'Total des cotisations',
      ],
      [
        ['Taux 2025', '47,12 %', '%', '1,25 %', '0,298 %', '9,40 %', '0,312 %', ''],
        ['Taux 2026', '47,12 %', '%', '1,25 %', '0,301 %', '9,55 %', '0,340 %', ''],
        ['Adresse : 18 RUE TRUDAINE', '', '', '', '', '', '', ''],
        ['Base', '2462', '', '2462', '2462', '2462', '2462', ''],
        ['Cotisation', '1160', '', '31', '7', '235', '8', ''],
        ['Cotisation lissée', '', '', '', '', '', '', ''],
        ['Cotisations 2025', '1131', '', '30', '7', '226', '7', '1401'],
        ['Cotisations 2026', '1160', '', '31', '7', '235', '8', '1441'],
        ['Variation en %', '+2,56 %', '', '+3,33 %', '0 %', '+3,98 %', '+14,29 %', '+2,86 %'],
      ],
    )}<table style="width:100mm;margin:6mm 0 0 auto"><tr><td>Frais de gestion de la fiscalité directe locale</td><td>47</td></tr><tr><td>Dégrèvement</td><td>0</td></tr><tr><td>Montant de votre impôt</td><td><b>1488</b></td></tr></table><p style="margin-top:5mm;font-size:7.4pt">Votre commune a perçu une part de taxe d’enlèvement des ordures ménagères récupérable sur le locataire (hors frais de gestion).</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: 148800,
      teom: 23500,
      tax_fees: 4700,
      tax_number: '1428306771952',
      pay_by: '2026-10-15',
      owner: either(
        'ROUX GENEVIEVE',
        'MME DE CHABANNES GENEVIEVE NEE ROUX',
        'MME DE CHABANNES GENEVIEVE',
      ),
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const brive = paperOf(
  'taxe-mensuelle-brive',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; td, th { border: .2mm solid #99a; text-align: right; padding: .8mm 1.2mm } td:first-child, th:first-child { text-align: left } .s td { font-weight: bold }`,
  [
    `<table><tr><td style="border:0"><b>DGFiP</b><br>FINANCES PUBLIQUES<br>SIP DE BRIVE-LA-GAILLARDE</td><td style="border:0"><b style="font-size:13pt">TAXES FONCIÈRES – AVIS D’IMPÔT 2025</b><br>Contribuable mensualisé</td></tr></table><p style="margin:9mm 0 6mm 100mm;font-size:10pt">MME VANDENBROUCKE INGRID<br>27 RUE TOULZAC<br>19100 BRIVE LA GAILLARDE</p><p>N° fiscal : 30 17 442 885 016 – Référence de l’avis : 25 19 0714402 66 – établi le 11/09/2025, mis en recouvrement le 15/09/2025</p><p>Vous avez choisi le prélèvement mensuel : <b>vous n’avez rien à faire</b>. Le solde sera prélevé en octobre, novembre et décembre.</p>${table(
      [
        'Propriétés bâties – 27 RUE TOULZAC',
        'Commune',
        'Intercommunalité',
        'TSE',
        'TEOM',
        'GEMAPI',
        'Total',
      ],
      [
        ['Taux 2025', '46,08 %', '1,71 %', '0,420 %', '11,90 %', '0,229 %', ''],
        ['Base', '1418', '1418', '1418', '1418', '1418', ''],
        ['Cotisation 2024', '642', '23', '6', '165', '3', '839'],
        row('s', ['Cotisation 2025', '653', '24', '6', '169', '3', '855']),
        row('', ['Frais de gestion', '', '', '', '', '', '28']),
        row('s', ['MONTANT DE VOTRE IMPÔT', '', '', '', '', '', '883 €']),
        row('', ['Déjà prélevé de janvier à septembre 2025', '', '', '', '', '', '774 €']),
        row('s', ['RESTE À PRÉLEVER', '', '', '', '', '', '109 €']),
      ],
    )}<p style="margin-top:5mm">Échéancier 2026 : dix prélèvements de 88 € à compter du 15 janvier 2026. Pour modifier vos prélèvements : impots.gouv.fr.</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 88300,
      teom: 16900,
      tax_fees: 2800,
      tax_number: '3017442885016',
      owner: 'MME VANDENBROUCKE INGRID',
    },
    absent: ['iban', 'rnc', 'pay_by', 'price'],
  },
);

const lease = paperOf(
  'bail-meuble-saint-etienne',
  `font: 8.8pt/1.38 'Nimbus Sans', sans-serif; padding: 13mm 16mm; h1 { font-size: 13pt; text-align: center; margin-bottom: 1mm } h2 { font-size: 9.4pt; background: #eee; padding: .8mm 2mm; margin: 3mm 0 1mm } p { margin-bottom: 1.2mm }`,
  [
    `<h1>CONTRAT DE LOCATION – LOGEMENT MEUBLÉ</h1><p style="text-align:center">soumis au titre Ier bis de la loi n° 89-462 du 6 juillet 1989 – contrat type, annexe 2 du décret n° 2015-587 du 29 mai 2015</p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :</p><p>– <b>Madame Hélène PEYRARD-TALLON</b>, 6 rue Michelet, 42000 SAINT-ÉTIENNE, helene.pt@example.fr, désignée ci-après « le bailleur » ;</p><p>– <b>Monsieur Enzo CARVALHO</b>, né le 21 mars 2003 à Firminy, désigné ci-après « le locataire » ; avec pour caution M. José CARVALHO, son père.</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement. Localisation : 31 rue de Bellevue, 42100 SAINT-ÉTIENNE, escalier 1, 2e étage, porte droite (lot n° 8). Immeuble collectif en copropriété, construit de 1949 à 1974. Surface habitable : 27,40 m². Nombre de pièces principales : 1. Cuisine équipée, mobilier selon inventaire. Niveau de performance : classe D. Chauffage : collectif. Eau chaude : individuelle électrique.</p><p>B. Destination des locaux : usage d’habitation. C. Cave n° 8 (lot n° 131).</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE</h2><p>Prise d’effet : 1er septembre 2026. Durée : un an, renouvelable tacitement. Le locataire peut donner congé à tout moment avec un préavis d’un mois.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer mensuel : 395,00 € (trois cent quatre-vingt-quinze euros). Révision annuelle au 1er septembre ; IRL de référence : 2e trimestre 2026, valeur 147,25. Dernier loyer acquitté par le précédent locataire : 380,00 €, versé le 01/07/2026.</p><p>B. Charges récupérables : forfait mensuel de 60,00 €. Total mensuel : 455,00 €, payable d’avance le 5 de chaque mois.</p>`,
    `<h2>V. TRAVAUX</h2><p>Remplacement du cumulus en mai 2026 (840,00 €). Aucune majoration de loyer.</p><h2>VI. GARANTIES</h2><p>Dépôt de garantie : 790,00 €, soit deux mois de loyer hors charges.</p><h2>VII. SOLIDARITÉ – CAUTIONNEMENT</h2><p>M. José CARVALHO s’engage solidairement par acte séparé.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit en cas de défaut de paiement, de non-versement du dépôt, de défaut d’assurance des risques locatifs ou de troubles de voisinage constatés par décision de justice.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Néant, location entre particuliers.</p><h2>X. ANNEXES</h2><p>Extrait du règlement de copropriété, dossier de diagnostic technique, notice d’information, état des lieux, inventaire et état détaillé du mobilier.</p><p style="margin-top:8mm">Le 24 août 2026, à SAINT-ÉTIENNE, en deux exemplaires.</p><table><tr><td>Signature du bailleur</td><td>Signature du locataire</td></tr></table>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Madame Hélène PEYRARD-TALLON',
      tenant: 'Monsieur Enzo CARVALHO',
      property_address: '31 rue de Bellevue, 42100 SAINT-ÉTIENNE',
      surface_habitable: 2740,
      lots: either(['8', '131'], ['8']),
      lease_from: '2026-09-01',
      lease_duration_months: 12,
      rent: 39500,
      rent_charges: 6000,
      deposit: 79000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-gestion-cahors',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 14mm 16mm; td { padding: 1.2mm 2mm; border-bottom: .2mm solid #ccc } td:last-child { text-align: right }`,
  [
    `<table><tr><td style="border:0"><b style="font-size:13pt">LOT &amp; LOGIS GESTION</b><br>Administration de biens<br>11 rue Clemenceau, 46000 CAHORS</td><td style="border:0;text-align:left;padding-left:20mm;padding-top:12mm">Mme Fatima ZAHRAOUI<br>19 quai Cavaignac<br>46000 CAHORS</td></tr></table><h1 style="font-size:14pt;margin:10mm 0 2mm">QUITTANCE DE LOYER N° 2026-10-0417</h1><p>Période du 01/10/2026 au 31/10/2026<br>Bailleur : M. et Mme VIDAILLAC Bernard, représentés par leur mandataire<br>Locataire : Mme ZAHRAOUI Fatima – entrée le 15/06/2021<br>Bien loué : appartement T2, 1er étage, 19 quai Cavaignac, 46000 CAHORS</p>${table(
      [],
      [
        ['Loyer principal', '468,35 €'],
        ['Provision pour charges', '52,00 €'],
        ['Taxe d’ordures ménagères 2026', '118,00 €'],
        ['Total quittancé', '638,35 €'],
        ['dont APL versée directement au bailleur', '201,00 €'],
        ['Votre règlement du 07/10/2026', '437,35 €'],
      ],
    )}<p style="margin-top:5mm">Nous donnons quittance à Mme ZAHRAOUI de la somme de six cent trente-huit euros et trente-cinq centimes au titre du terme ci-dessus, sous réserve de tous nos droits. Cette quittance annule tous les reçus établis antérieurement pour la même période. Le paiement du présent terme n’emporte pas présomption de paiement des termes antérieurs.</p><p style="font-size:7pt;position:absolute;bottom:8mm;left:14mm;right:14mm">LOT &amp; LOGIS GESTION SARL – RCS Cahors 900 014 622 – CPI 4601 2019 000 000 031 – Garantie GALIAN</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'M. et Mme VIDAILLAC Bernard',
      tenant: 'Mme ZAHRAOUI Fatima',
      property_address: '19 quai Cavaignac, 46000 CAHORS',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 46835,
      rent_charges: 5200,
    },
    absent: ['deposit', 'iban', 'rnc', 'lots'],
  },
);

const insurance = paperOf(
  'assurance-pno-vichy',
  `font: 9.8pt/1.45 'Nimbus Sans', sans-serif; padding: 16mm 20mm; .c td { border: .2mm solid #bcd; padding: 1.3mm 2mm } .c td:first-child { background: #eaf2f8; width: 58mm }`,
  [
    `<p style="font-size:15pt;color:#155a8a"><b>Assurances Mutuelles du Bourbonnais</b></p><p>Agence de Vichy – 19 rue Lucas – 03200 VICHY – ORIAS 07 014 228</p><p style="margin:8mm 0 8mm 92mm">SCI DES CÉLESTINS<br>M. Gilles POMARET, gérant<br>44 avenue Thermale<br>03200 VICHY</p><h1 style="font-size:13pt">ATTESTATION D’ASSURANCE – PROPRIÉTAIRE NON OCCUPANT</h1><p>Nous soussignés, Assurances Mutuelles du Bourbonnais, attestons que le souscripteur désigné ci-dessous est titulaire d’un contrat garantissant le bien suivant :</p>${table(
      [],
      [
        ['Souscripteur', 'SCI DES CÉLESTINS'],
        ['Contrat n°', 'PNO 4 417 902'],
        [
          'Risque assuré',
          '8 rue des Célestins, 03200 VICHY – appartement 3 pièces (lot 2), donné en location vide',
        ],
        ['Date d’effet', '1er avril 2019'],
        ['Période de validité', 'du 01/04/2026 au 31/03/2027'],
        [
          'Garanties',
          'incendie, dégâts des eaux, catastrophes naturelles, bris de glace, vol, responsabilité civile propriétaire',
        ],
      ],
      'c',
    )}<p style="margin-top:5mm">La présente attestation n’implique qu’une présomption de garantie et ne saurait engager l’assureur au-delà des conditions et limites du contrat auquel elle se réfère. Fait à Vichy, le 3 novembre 2026.</p><p style="font-size:7pt;position:absolute;bottom:8mm;left:14mm;right:14mm">Société d’assurance mutuelle à cotisations variables régie par le code des assurances – Siège : 2 place de la République, 03000 Moulins</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'SCI DES CÉLESTINS',
      insurer: 'Assurances Mutuelles du Bourbonnais',
      policy_number: 'PNO 4 417 902',
      property_address: '8 rue des Célestins, 03200 VICHY',
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const upkeep = paperOf(
  'entretien-chaudiere-brive',
  `font: 8.8pt/1.36 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 13pt; text-align: center; border: .3mm solid #333; padding: 1.6mm } td, th { border: .2mm solid #999; padding: .9mm 1.3mm } th { background: #f0f0f0; font-weight: bold }`,
  [
    `<p><b>LIMOUSIN THERMIQUE SERVICES</b> – ZI de Beauregard – 19100 BRIVE-LA-GAILLARDE – Qualigaz PG 19-0412</p><h1>ATTESTATION D’ENTRETIEN ANNUEL – CHAUDIÈRE GAZ<br><span style="font-size:8.4pt;font-weight:normal">décret n° 2009-649 du 9 juin 2009, arrêté du 15 septembre 2009 – norme NF X 50-010</span></h1>${table(
      [],
      [
        ['Client', 'Mme VANDENBROUCKE Ingrid', 'Date de la visite', '12/03/2026'],
        [
          'Adresse de l’installation',
          '27 rue Toulzac, 19100 BRIVE-LA-GAILLARDE',
          'N° d’intervention',
          '26-03-1187',
        ],
        ['Appareil', 'SAUNIER DUVAL Thema, 23 kW, étanche', 'Mise en service', '2015'],
      ],
    )}<p></p>${table(
      ['Point vérifié', 'Résultat'],
      [
        ['Nettoyage du corps de chauffe, du brûleur et de la veilleuse', 'Fait'],
        ['Vérification des sécurités', 'Conforme'],
        ['Teneur en monoxyde de carbone dans l’ambiance', '0 ppm (inférieure à 10 ppm)'],
        ['Rendement mesuré', '91,8 %'],
        ['Température des fumées', '142 °C'],
        across(
          '',
          2,
          'Conseils : poser des robinets thermostatiques ; le remplacement par une chaudière à condensation ferait gagner environ 15 %.',
        ),
      ],
    )}<p style="margin-top:4mm">Attestation à conserver deux ans. Prochaine visite à prévoir en mars 2027. Le technicien : D. Roche. Le client : lu et approuvé.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-03-12',
      owner: 'Mme VANDENBROUCKE Ingrid',
      property_address: '27 rue Toulzac, 19100 BRIVE-LA-GAILLARDE',
    },
    absent: ['dpe_number', 'rnc', 'lots'],
  },
);

const beforeSale = paperOf(
  'ped-syndic-rodez',
  `font: 8.8pt/1.36 'Nimbus Sans Narrow', sans-serif; padding: 12mm 15mm; h2 { font-size: 10pt; background: #6b4f2a; color: #fff; padding: .8mm 2mm; margin: 3.4mm 0 1mm } td { border-bottom: .2mm dotted #998; padding: .8mm 1.2mm } td:last-child { text-align: right; white-space: nowrap }`,
  [
    `<table><tr><td style="border:0"><b style="font-size:14pt;color:#6b4f2a">ROUERGUE SYNDIC</b><br>3 boulevard d’Estourmel, 12000 RODEZ</td><td style="border:0">Établi le 21/09/2026<br>Réf. 117/045</td></tr></table><h1 style="font-size:14pt;text-align:center">PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations à annexer à la promesse de vente – article L. 721-2 du code de la construction et de l’habitation</p><p>Copropriété : RÉSIDENCE FOIRAIL, 15 avenue Victor Hugo, 12000 RODEZ – immatriculée AG1184730<br>Copropriétaire cédant : INDIVISION CAZALS – Lots 45 et 46 – 1 208/20 000</p><h2>I. Partie financière – A. Sommes dues par le cédant au syndicat</h2>${table(
      [],
      [
        [
          'Provisions exigibles dans le budget prévisionnel (appel du 3e trimestre 2026)',
          '512,75 €',
        ],
        ['Provisions exigibles hors budget prévisionnel', '0,00 €'],
        ['Charges impayées sur les exercices antérieurs (solde 2025)', '84,66 €'],
        ['Frais de relance et de mise en demeure', '48,00 €'],
        ['<b>Total dû par le cédant</b>', '<b>645,41 €</b>'],
      ],
    )}<h2>B. Sommes dont le syndicat pourrait être débiteur à l’égard du cédant</h2>${table(
      [],
      [
        ['Avances de trésorerie', '186,00 €'],
        ['Fonds de travaux attaché aux lots (non remboursable)', '1 204,12 €'],
      ],
    )}<h2>C. Sommes qui incomberaient à l’acquéreur</h2>${table(
      [],
      [
        ['Reconstitution des avances', '186,00 €'],
        ['Provisions non encore exigibles : 4e trimestre 2026', '512,75 €'],
      ],
    )}<h2>D. Quote-part afférente aux lots pour les deux exercices précédents</h2>${table(
      [],
      [
        ['Exercice 2025 : charges appelées 2 004,00 € – charges réelles', '2 088,66 €'],
        ['Exercice 2024 : charges appelées 1 960,00 € – charges réelles', '1 931,18 €'],
      ],
    )}<h2>II. Situation générale du syndicat (au 31/12/2025)</h2>${table(
      [],
      [
        ['Impayés de charges au sein de la copropriété', '14 620,35 €'],
        ['Dette du syndicat vis-à-vis des fournisseurs', '6 918,40 €'],
        ['Montant du fonds de travaux', '19 934,00 €'],
        ['Procédures en cours : recouvrement contre le lot 12 (TJ de Rodez)', '–'],
      ],
    )}<p style="margin-top:3mm">Document délivré pour 180,00 € TTC. Il ne dispense pas de l’état daté de l’article 5 du décret du 17 mars 1967.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'ROUERGUE SYNDIC',
      building: 'RÉSIDENCE FOIRAIL',
      building_address: '15 avenue Victor Hugo, 12000 RODEZ',
      rnc: 'AG1184730',
      owner: 'INDIVISION CAZALS',
      lots: ['45', '46'],
      made_on: '2026-09-21',
      impayes: 1462035,
      dette_fournisseurs: 691840,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const LOGEMENT = [clermont, brive, lease, receipt, insurance, upkeep, beforeSale];
