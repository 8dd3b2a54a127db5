// A home let, insured and kept up: lease, receipt, notice, insurance, boiler.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { small } from './commun.ts';

const lease = paperOf(
  'bail-vide-albi',
  `font: 9pt/1.4 'Nimbus Roman', serif; padding: 13mm 16mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.6pt; margin: 2.6mm 0 .8mm; text-decoration: underline } .p { position: absolute; bottom: 6mm; right: 16mm; font-size: 7.4pt }`,
  [
    `<h1>CONTRAT DE LOCATION<br><small>locaux vides à usage d’habitation principale – loi du 6 juillet 1989, décret du 29 mai 2015</small></h1><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés :<br>Monsieur ESTADIEU Jean-Régis, demeurant lieu-dit La Borie Haute, 81150 MARSSAC-SUR-TARN, désigné ci-après « le bailleur »,<br>représenté par le CABINET ROUQUETTE-MALPHETTES, 14 lices Jean-Moulinet, 81000 ALBI, mandataire, carte professionnelle CPI 8101 2017 000 666 ;<br>Madame Priscilla N’GUESSAN et Monsieur Enzo ROUSTIT, désignés ci-après « le locataire ».</p><h2>II. OBJET DU CONTRAT</h2><p>A. Consistance : adresse du logement 4 rue de la Rivière-Haute, 81000 ALBI, bâtiment A, 3e étage, porte 23 – immeuble collectif en copropriété, construit de 1949 à 1974 – surface habitable : 71,40 m² – 3 pièces principales – chauffage collectif, eau chaude individuelle – niveau de performance : classe D. Identifiant fiscal : 810040118772.<br>B. Destination : usage d’habitation. C. Accessoires : cave n° 58.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE</h2><p>A. Prise d’effet du contrat : 1er juillet 2024. B. Durée : 3 ans. À défaut de congé, le contrat est reconduit tacitement pour trois ans.</p><h2>IV. CONDITIONS FINANCIÈRES</h2><p>A. Loyer : 1° fixation du loyer initial : loyer mensuel de 585,00 € (cinq cent quatre-vingt-cinq euros). Le loyer n’est pas soumis au décret d’encadrement. Dernier loyer acquitté par le précédent locataire : 560,00 €, versé le 2 mai 2024.<br>2° Révision : au 1er juillet, indice de référence des loyers du 1er trimestre 2024 (143,46).<br>B. Charges récupérables : provisions sur charges avec régularisation annuelle, 95,00 € par mois.<br>C. Paiement : mensuel, à échoir, le 5 de chaque mois. Première échéance : 680,00 €.</p><h2>V. TRAVAUX</h2><p>Remplacement du ballon d’eau chaude en avril 2024 (1 140 €).</p><h2>VI. GARANTIES</h2><p>Montant du dépôt de garantie : 585,00 € (inférieur ou égal à un mois de loyer hors charges).</p><p class="p">Paraphes – page 1/2</p>`,
    `<h2>VII. CLAUSE DE SOLIDARITÉ</h2><p>Les colocataires sont tenus solidairement et indivisiblement de l’exécution du bail.</p><h2>VIII. CLAUSE RÉSOLUTOIRE</h2><p>Le contrat sera résilié de plein droit six semaines après un commandement demeuré infructueux, en cas de défaut de paiement du loyer, des charges ou du dépôt de garantie, de défaut d’assurance ou de troubles de voisinage constatés par décision de justice.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Plafonds : 8 €/m² (visite, dossier, bail) et 3 €/m² (état des lieux). À la charge du locataire : 571,20 € et 214,20 €. À la charge du bailleur : 571,20 € et 214,20 €.</p><h2>X. ANNEXES</h2><p>Extrait du règlement de copropriété, dossier de diagnostic technique (DPE, ERP, état des installations d’électricité, constat de risque d’exposition au plomb sans objet), notice d’information, état des lieux, autorisation préalable : sans objet.</p><p>Fait à ALBI, le 26 juin 2024, en quatre exemplaires.</p><p>Signature du bailleur ou de son mandataire – Signature des locataires – Caution : M. Kouassi N’GUESSAN, père</p><p class="p">Paraphes – page 2/2</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Monsieur ESTADIEU Jean-Régis',
      tenant: 'Madame Priscilla N’GUESSAN et Monsieur Enzo ROUSTIT',
      property_address: '4 rue de la Rivière-Haute, 81000 ALBI',
      surface_habitable: 7140,
      lease_from: '2024-07-01',
      lease_duration_months: 36,
      rent: 58500,
      rent_charges: 9500,
      deposit: 58500,
    },
    absent: ['iban', 'price', 'surface_carrez', 'rnc', 'dpe_number'],
  },
);

const receipt = paperOf(
  'quittance-gerance-angouleme',
  `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; .q { border: .4mm solid #000; padding: 4mm } td { padding: .8mm 1.5mm } .m td:last-child { text-align: right } .s { margin-top: 5mm; font-size: 7.4pt }`,
  [
    `<div class="q"><table><tr><td><b>RÉGIE CHARENTAISE</b><br>Gérance locative<br>40 rempart de l’Est-Clair<br>16000 ANGOULÊME</td><td>MME TOUSSAINT LEA<br>77 RUE DE LA PAPETERIE<br>APT 9<br>16000 ANGOULEME</td></tr></table><p style="text-align:center;font-size:12pt"><b>AVIS D’ÉCHÉANCE VALANT QUITTANCE APRÈS PAIEMENT<br>QUITTANCE DE LOYER n° 26/08/0912</b></p><p>Propriétaire : SCI LES TROIS CHÊNES – Dossier loc. 00418<br>Terme du 01/08/2026 au 31/08/2026<br>Logement : 77 rue de la Papeterie, 16000 ANGOULÊME – lot 9 et garage 63</p>${table(
      [],
      [
        ['Loyer principal', '612,44'],
        ['Provision pour charges', '88,00'],
        ['Taxe d’enlèvement des ordures ménagères (mensualisée)', '14,00'],
        ['A.P.L. versée au bailleur', '-121,00'],
        ['<b>Net acquitté le 04/08/2026</b>', '<b>593,44 €</b>'],
      ],
      'm',
    )}<p>Reçu la somme de cinq cent quatre-vingt-treize euros quarante-quatre, dont quittance, sous réserve de tous droits et actions du bailleur et d’encaissement.</p></div><p class="s">La présente quittance annule tous les reçus qui auraient pu être donnés à titre d’acompte. Elle ne libère l’occupant que pour la période indiquée. Dépôt de garantie détenu : voir bail.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'SCI LES TROIS CHÊNES',
      tenant: 'MME TOUSSAINT LEA',
      property_address: '77 rue de la Papeterie, 16000 ANGOULÊME',
      period_from: '2026-08-01',
      period_to: '2026-08-31',
      rent: 61244,
      rent_charges: either(8800, 10200),
    },
    absent: ['deposit', 'lease_from', 'iban', 'teom', 'balance'],
  },
);

const leave = paperOf(
  'conge-locataire-charleville',
  `font: 11pt/1.55 'URW Bookman', serif; padding: 24mm 22mm`,
  [
    `<p>Mickaël et Jennifer DUPUIS-STEVENIN<br>8 rue du Petit-Bois, entrée 8, 3e gauche<br>08000 CHARLEVILLE-MÉZIÈRES</p><p style="margin-left:85mm">Mme Fatoumata KEITA<br>24 rue de la Gravière-Haute<br>51100 REIMS</p><p style="margin-left:85mm">Charleville, le 30 avril 2026</p><p>Lettre recommandée avec avis de réception<br><b>Objet : congé du logement loué</b></p><p>Madame,</p><p>Locataires du logement situé 8 rue du Petit-Bois à Charleville-Mézières depuis le 15 septembre 2021, nous vous informons par la présente que nous vous donnons congé. Mon employeur m’ayant muté à Metz (attestation jointe), le délai de préavis est réduit à un mois conformément à l’article 15 de la loi du 6 juillet 1989.</p><p>Notre bail prendra donc fin un mois après réception de ce courrier. Nous vous proposons de fixer la date de l’état des lieux de sortie et de la remise des clés, et vous rappelons que le dépôt de garantie de 490 euros devra nous être restitué dans le délai légal.</p><p>Nous vous prions d’agréer, Madame, nos salutations distinguées.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'CONGE',
    facts: {
      tenant: 'Mickaël et Jennifer DUPUIS-STEVENIN',
      landlord: 'Mme Fatoumata KEITA',
      property_address: either(
        '8 rue du Petit-Bois, Charleville-Mézières',
        '8 rue du Petit-Bois, 08000 CHARLEVILLE-MÉZIÈRES',
      ),
    },
    absent: ['rent', 'price', 'iban', 'lease_duration_months'],
  },
);

const insurance = paperOf(
  'assurance-pno-niort',
  `font: 9.6pt/1.45 'Carlito', sans-serif; padding: 15mm 17mm; .k { background: #eef7ee; padding: 3mm; margin: 4mm 0 } td { border-bottom: .15mm solid #aca }`,
  [
    `<p style="color:#2e7d32;font-size:15pt"><b>MUTUELLE DES DEUX RIVES EXEMPLE</b></p><p>Siège social : 200 avenue Salvador-Allende-Haute, 79000 NIORT<br>Société d’assurance mutuelle à cotisations variables – entreprise régie par le code des assurances</p><p style="margin-left:95mm">SCI LES TROIS CHÊNES<br>8 rue des Écoles<br>16340 L’ISLE-D’ESPAGNAC</p><p>Niort, le 22 décembre 2025 – N° sociétaire : 4 418 772 K</p><p style="font-size:12.5pt"><b>Attestation d’assurance – Propriétaire non occupant</b></p><p>La Mutuelle atteste garantir, par le contrat RAQVAM-PNO n° <b>16 0877 4412 001</b>, le bien suivant :</p><div class="k">${table(
      [],
      [
        ['Assuré', 'SCI LES TROIS CHÊNES'],
        ['Nature', 'Appartement de 4 pièces et garage, en copropriété, donné en location'],
        ['Situation du risque', '77 rue de la Papeterie, 16000 ANGOULÊME'],
        ['Période de garantie', 'du 01/01/2026 au 31/12/2026'],
        [
          'Garanties acquises',
          'incendie, événements climatiques, dégâts des eaux, vol, responsabilité civile propriétaire, recours, catastrophes naturelles',
        ],
        ['Franchise', '150 € (380 € catastrophes naturelles)'],
      ],
    )}</div><p>La présente attestation, délivrée pour valoir ce que de droit, n’implique qu’une présomption de garantie (article L. 112-3 du code des assurances). Elle ne vaut pas quittance de la cotisation annuelle de 164,20 €.</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      insurer: 'MUTUELLE DES DEUX RIVES EXEMPLE',
      policy_number: either('16 0877 4412 001', 'RAQVAM-PNO n° 16 0877 4412 001'),
      owner: 'SCI LES TROIS CHÊNES',
      property_address: '77 rue de la Papeterie, 16000 ANGOULÊME',
      valid_until: '2026-12-31',
    },
    absent: ['price', 'rnc', 'iban', 'total'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-fioul-evreux',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 13mm; h1 { font-size: 12.5pt; text-align: center; border: .4mm solid #000; padding: 2mm } td, th { border: .15mm solid #777; padding: .9mm 1.3mm }`,
  [
    `<p>Ets LANGLOIS-HÉRICHER – Chauffage Fioul Gaz – ZA du Long-Buisson-Est 27000 ÉVREUX – n° SIREN 900 000 419</p><h1>ATTESTATION D’ENTRETIEN D’UNE CHAUDIÈRE<br><small>puissance de 4 à 400 kW – articles R. 224-41-4 et suivants du code de l’environnement, arrêté du 15 septembre 2009</small></h1>${table(
      [],
      [
        ['Commanditaire', 'Consorts LE NEINDRE-ASSELIN'],
        ['Adresse de l’installation', '14 bis sente des Ravines, 27000 ÉVREUX'],
        ['Date de la visite', '06/11/2025'],
        ['Date de la visite précédente', '14/10/2024'],
        [
          'Chaudière',
          'Fioul, De Dietrix GT 117, mise en service 1988, 28 kW, atmosphérique, évacuation par conduit',
        ],
        ['Brûleur', 'Cuenex, gicleur 0,60 – changé ce jour'],
      ],
    )}<p style="margin-top:3mm"><b>Mesures</b></p>${table(['Température des fumées', 'O₂', 'CO₂', 'Indice de noircissement', 'CO ambiant', 'Rendement évalué'], [['218 °C', '5,4 %', '11,6 %', '1', '4 ppm : normal', '86,1 % (référence 93 %)']])}<p style="margin-top:3mm">Défauts corrigés : joint de foyer. Conseils : le remplacement de la chaudière par un appareil plus performant est recommandé ; le ramonage du conduit a été fait le même jour (certificat au verso).</p><p>Signature du technicien (J. Héricher) et du commanditaire</p>${small('L’attestation est à conserver deux ans. L’entretien est à la charge de l’occupant. Prochaine visite avant le 06/11/2026.')}`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2025-11-06',
      owner: 'Consorts LE NEINDRE-ASSELIN',
      property_address: '14 bis sente des Ravines, 27000 ÉVREUX',
    },
    absent: ['dpe_number', 'energy', 'total', 'iban'],
  },
);

export const LOGEMENT = [lease, receipt, leave, insurance, boiler];
