// A home let, insured and kept up: lease, receipt, notice, insurance, boiler.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { FOOT, foot, pairs } from './outils.ts';

const lease = paperOf(
  'bail-type-meuble-saint-brieuc',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.6pt; background: #eee; padding: .8mm 2mm; margin: 2.5mm 0 1mm } p { margin-bottom: 1.3mm } .pg { position: absolute; bottom: 6mm; right: 15mm; font-size: 7pt }`,
  [
    `<h1>CONTRAT DE LOCATION DE LOGEMENT MEUBLÉ</h1><p style="text-align:center;font-size:7.6pt">soumis au titre Ier bis de la loi du 6 juillet 1989 – contrat type annexé au décret n° 2015-587 du 29 mai 2015 – résidence principale du locataire</p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :<br>Bailleur : <b>M. Guénolé OLLIVIER-TRÉHOREL</b>, personne physique, 8 venelle aux Chats, 22000 SAINT-BRIEUC<br>Locataire : <b>Mme Aminata SY</b>, née le 7 avril 1998 à THIÈS (Sénégal), aminata.sy@courriel.example.fr</p><p>Il a été convenu ce qui suit :</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance du logement – Localisation : <b>27 boulevard Charner, 22000 SAINT-BRIEUC</b>, 2e étage, porte 23 (lot 12). Identifiant fiscal du logement : 222780118842. Immeuble collectif en copropriété, construit de 1989 à 2005. Surface habitable : <b>41,60 m²</b>. Nombre de pièces principales : 2. Chauffage et eau chaude : individuels gaz. Niveau de performance : classe D.<br>B. Destination des locaux : usage d’habitation. C. Accessoires : cave n° 12 (lot 40), place de parking (lot 51).</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>A. Date de prise d’effet : <b>15 septembre 2025</b><br>B. Durée du contrat : <b>un an (12 mois)</b>, reconductible tacitement.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer – 1° Montant du loyer mensuel hors charges : <b>495,00 €</b> (quatre cent quatre-vingt-quinze euros). Loyer de référence : sans objet. Dernier loyer du précédent locataire : 478,00 €, versé le 1er août 2025. Révision : chaque 15 septembre, IRL du 2e trimestre 2025, valeur 146,68.<br>B. Charges récupérables : forfait de charges, <b>45,00 €</b> par mois.<br>C. Modalités de paiement : mensuel, à échoir, le 5. Total de chaque échéance : 540,00 €. Première échéance (prorata du 15 au 30 septembre) : 288,00 €.</p><span class="pg">Paraphes – 1/2</span>`,
    `<h2>V. TRAVAUX</h2><p>Dernier contrat : remplacement du mitigeur et peinture du séjour (juillet 2025), 1 312,00 €.</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie : <b>990,00 €</b> (deux mois de loyer hors charges). Cautionnement : garantie Visale n° A10440218817.</p><h2>VII. CLAUSE DE SOLIDARITÉ – VIII. CLAUSE RÉSOLUTOIRE</h2><p>À défaut de paiement du loyer, des charges ou du dépôt de garantie, le contrat sera résilié de plein droit six semaines après un commandement de payer demeuré infructueux.</p><h2>IX. HONORAIRES</h2><p>Location entre particuliers : néant.</p><h2>X. AUTRES CONDITIONS</h2><p>Le locataire entretient la chaudière chaque année et justifie d’une assurance. Le logement est fumeur interdit dans les parties communes.</p><h2>XI. ANNEXES</h2><p>Dossier de diagnostic technique, notice d’information, état des lieux, inventaire et état détaillé du mobilier, extrait du règlement de copropriété.</p><p style="margin-top:8mm">Fait à SAINT-BRIEUC, le 30 août 2025, en 2 originaux.<br>Signature du bailleur &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Signature de la locataire, « lu et approuvé »</p><span class="pg">Paraphes – 2/2</span>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'M. Guénolé OLLIVIER-TRÉHOREL',
      tenant: 'Mme Aminata SY',
      property_address: either(
        '27 boulevard Charner, 22000 SAINT-BRIEUC',
        '27 boulevard Charner, 22000 SAINT-BRIEUC, 2e étage, porte 23 (lot 12)',
      ),
      surface_habitable: 4160,
      lots: either(['12', '40', '51'], ['12']),
      lease_from: '2025-09-15',
      lease_duration_months: 12,
      rent: 49500,
      rent_charges: 4500,
      deposit: 99000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'tax_number'],
  },
);

const receipt = paperOf(
  'quittance-agence-rennes',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; ${FOOT} .x { display: flex; justify-content: space-between; margin-bottom: 8mm } .d td, .d th { border: .15mm solid #99a } .d th { background: #283a80; color: #fff } .d td:last-child { text-align: right }`,
  [
    `<div class="x"><div><b>gestim’Ouest – Service gérance</b><br>40 mail François-Mitterrand<br>35000 RENNES<br>Mandat de gestion n° 1184</div><div style="padding-top:12mm">M. HAFIZULLAH Ahmadzai<br>Mme LECOQ Perrine<br>17 rue de Paris – Apt 31<br>35000 RENNES</div></div><p style="font-size:13pt"><b>AVIS D’ÉCHÉANCE ACQUITTÉ – QUITTANCE DE LOYER</b></p><p>Bailleur : SCI KER-AVEL &nbsp;|&nbsp; Locataires : M. HAFIZULLAH Ahmadzai et Mme LECOQ Perrine &nbsp;|&nbsp; Logement : 17 rue de Paris, 35000 RENNES<br>Période : du 01/10/2026 au 31/10/2026 – Quittance n° 26100447 éditée le 09/10/2026</p>${table(
      ['Libellé', 'Montant'],
      [
        ['Loyer principal', '712,50 €'],
        ['Provision pour charges', '88,00 €'],
        ['Allocation logement versée au bailleur', '-143,00 €'],
        ['<b>Net réglé par virement le 06/10/2026</b>', '<b>657,50 €</b>'],
      ],
      'd',
    )}<p style="margin-top:5mm">Nous soussignés, mandataires du bailleur, donnons quittance au locataire de la somme ci-dessus au titre du loyer et des charges de la période. La présente quittance annule tous les reçus qui auraient pu être donnés pour acompte, et ne vaut que sous réserve d’encaissement ; elle ne préjuge pas des termes antérieurs impayés.</p><p>Dépôt de garantie détenu : 712,50 €. Prochaine révision du loyer : 01/03/2027.</p>${foot('GESTIM’OUEST SAS, capital 150 000 €, RCS Rennes 913 660 245 – CPI 3501 2019 000 040 911')}`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI KER-AVEL',
      tenant: 'M. HAFIZULLAH Ahmadzai et Mme LECOQ Perrine',
      property_address: '17 rue de Paris, 35000 RENNES',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 71250,
      rent_charges: 8800,
      deposit: 71250,
    },
    absent: ['lease_from', 'iban', 'rnc', 'total_debit'],
  },
);

const notice = paperOf(
  'conge-vente-la-roche-sur-yon',
  `font: 10.8pt/1.5 'Nimbus Roman', serif; padding: 20mm 24mm`,
  [
    `<p>Mme Élisabeth VRIGNAUD-PAPIN<br>7 impasse des Mimosas<br>85000 LA ROCHE-SUR-YON</p><p style="margin-left:85mm">M. Jordan BABIN<br>19 rue Sadi-Carnot, 1er étage<br>85000 LA ROCHE-SUR-YON</p><p>Lettre recommandée avec avis de réception<br>La Roche-sur-Yon, le 21 septembre 2026</p><p><b>Objet : congé pour vendre (article 15-II de la loi du 6 juillet 1989)</b></p><p>Monsieur,</p><p>Vous êtes locataire du logement dont je suis propriétaire, situé 19 rue Sadi-Carnot, 85000 LA ROCHE-SUR-YON, en vertu d’un bail ayant pris effet le 1er mai 2021, pour trois ans, reconduit le 1er mai 2024 et arrivant à échéance le 30 avril 2027.</p><p>Je vous donne congé pour cette date, ayant décidé de vendre le logement. Conformément à la loi, ce congé vaut offre de vente à votre profit, au prix de 148 000 € (cent quarante-huit mille euros), payable comptant le jour de l’acte. Cette offre est valable pendant les deux premiers mois du délai de préavis, soit jusqu’au 31 décembre 2026.</p><p>Description du bien : appartement de deux pièces de 43,75 m² (loi Carrez), cave, formant les lots 4 et 17 de la copropriété.</p><p>À défaut d’acceptation, vous devrez avoir libéré les lieux au terme du bail. Le loyer actuel, 512 € hors charges, reste dû jusque-là. Les cinq premiers alinéas du II de l’article 15 sont reproduits au verso et la notice d’information de l’arrêté du 13 décembre 2017 est jointe.</p><p>Veuillez agréer, Monsieur, mes salutations distinguées.</p><p style="text-align:right">É. Vrignaud-Papin</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'CONGE',
    facts: {
      landlord: 'Mme Élisabeth VRIGNAUD-PAPIN',
      tenant: 'M. Jordan BABIN',
      property_address: '19 rue Sadi-Carnot, 85000 LA ROCHE-SUR-YON',
      lots: ['4', '17'],
      lease_from: either('2021-05-01', '2024-05-01'),
      rent: 51200,
      surface_carrez: 4375,
    },
    absent: ['deposit', 'iban', 'rnc', 'dpe_number'],
  },
);

const insurance = paperOf(
  'assurance-attestation-pno-angers',
  `font: 9.6pt/1.45 'Carlito', sans-serif; padding: 16mm 18mm; ${FOOT} .k td { border-bottom: .15mm solid #9ab } .k td:first-child { width: 55mm; color: #345 }`,
  [
    `<p style="font-size:17pt;color:#0369a1"><b>MUTUELLE ANGEVINE EXEMPLE</b></p><p>Agence Saint-Laud – 3 place de la Gare – 49100 ANGERS – ORIAS 09 004 117</p><p style="margin-left:95mm">Mademoiselle NGUYEN THI MAI LAN<br>Chez Mme ROBICHON<br>6 rue Célestin-Port<br>49100 ANGERS</p><p>Angers, le 5 novembre 2026</p><h1 style="font-size:14pt">ATTESTATION D’ASSURANCE – COPROPRIÉTAIRE NON OCCUPANT</h1><p>Nous attestons que la personne désignée ci-dessous est titulaire d’un contrat garantissant sa responsabilité civile en qualité de propriétaire, conformément à l’article 9-1 de la loi du 10 juillet 1965.</p>${pairs(
      [
        ['Assurée', 'Mademoiselle NGUYEN THI MAI LAN'],
        ['N° de contrat', 'PNO 4 218 907 K'],
        ['N° de sociétaire', '2 114 008'],
        ['Bien assuré', '4 boulevard du Ronceray, 49100 ANGERS – appartement 3 pièces et garage'],
        ['Date d’effet', '01/02/2024'],
        ['Période de validité de l’attestation', 'du 01/02/2026 au 31/01/2027'],
      ],
      'k',
    )}<p style="margin-top:4mm">Garanties : responsabilité civile, incendie, explosion, dégâts des eaux, événements climatiques, catastrophes naturelles, recours des voisins et des tiers, vandalisme. La présente attestation n’implique qu’une présomption de garantie à la charge de l’assureur ; elle ne vaut pas quittance de cotisation.</p>${foot('Société d’assurance mutuelle à cotisations variables, entreprise régie par le code des assurances – siège : 11 rue Boisnet 49100 ANGERS – ACPR, 4 place de Budapest 75009 Paris')}`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Mademoiselle NGUYEN THI MAI LAN',
      insurer: 'MUTUELLE ANGEVINE EXEMPLE',
      policy_number: 'PNO 4 218 907 K',
      property_address: either(
        '4 boulevard du Ronceray, 49100 ANGERS',
        '4 boulevard du Ronceray, 49100 ANGERS – appartement 3 pièces et garage',
      ),
      valid_until: '2027-01-31',
    },
    absent: ['iban', 'rnc', 'price', 'lots'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-saint-brieuc',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; ${FOOT} h1 { font-size: 13pt; text-align: center; border: .3mm solid #000; padding: 2mm } td, th { border: .15mm solid #888 }`,
  [
    `<p>ARMOR CHALEUR – Plomberie Chauffage – ZA de Beaucemaine – 22440 PLOUFRAGAN – Qualigaz Exemple n° 22-881</p><h1>ATTESTATION D’ENTRETIEN ANNUEL D’UNE CHAUDIÈRE DONT LA PUISSANCE NOMINALE EST COMPRISE ENTRE 4 ET 400 KW</h1><p style="font-size:7.6pt">Arrêté du 15 septembre 2009 modifié – articles R. 224-41-4 et suivants du code de l’environnement</p>${pairs(
      [
        ['Commanditaire', 'M. OLLIVIER-TRÉHOREL Guénolé, propriétaire'],
        ['Adresse de l’installation', '27 boulevard Charner, 22000 SAINT-BRIEUC'],
        ['Date de la visite', '24/09/2026'],
        [
          'Chaudière',
          'Frisquin Hydra 23, n° de série 88-20417, gaz naturel, murale, 23,2 kW, mise en service 2012',
        ],
        ['Évacuation des produits de combustion', 'Conduit de cheminée, ramonage vérifié'],
        ['Numéro d’attestation', 'AC-26-3390'],
      ],
    )}<p></p>${table(
      ['Opération', 'Résultat'],
      [
        ['Nettoyage du corps de chauffe, du brûleur et de l’extracteur', 'Effectué'],
        ['Vérification et réglage du débit de gaz', 'Effectué'],
        ['Mesure du monoxyde de carbone ambiant', '4 ppm (situation normale, < 10 ppm)'],
        ['Rendement évalué / rendement de référence', '91 % / 92 %'],
        ['Émissions de NOx estimées', '140 mg/kWh'],
      ],
    )}<p style="margin-top:4mm">Conseils : remplacement par une chaudière à condensation ou une pompe à chaleur à étudier ; régulation par thermostat à programmer. Prochaine visite avant septembre 2027.</p><p>Technicien : L. Prigent – Signature du client.</p>${foot('ARMOR CHALEUR SARL – RCS Saint-Brieuc 931 774 020 – décennale Exemple 118 442')}`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-09-24',
      owner: either('M. OLLIVIER-TRÉHOREL Guénolé', 'M. OLLIVIER-TRÉHOREL Guénolé, propriétaire'),
      property_address: '27 boulevard Charner, 22000 SAINT-BRIEUC',
    },
    absent: ['dpe_number', 'rnc', 'energy', 'emissions'],
  },
);

export const LOGEMENT_LOUE_ASSURE = [lease, receipt, notice, insurance, boiler];
