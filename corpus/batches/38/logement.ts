// A home let, insured, kept up and about to be sold: lease, receipt, insurance, boiler, statement before the sale.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const lease = paperOf(
  'bail-contrat-type-nancy-d38',
  `font: 8.8pt/1.38 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.8pt; background: #e7e7ee; padding: .8mm 2mm; margin: 3mm 0 1mm } p { margin-bottom: 1.2mm }`,
  [
    `<h1>CONTRAT DE LOCATION<br><small>Locaux meublés à usage de résidence principale</small></h1><p style="text-align:center;font-size:7.8pt">(soumis au titre Ier bis de la loi n° 89-462 du 6 juillet 1989 – contrat type, annexe 2 du décret n° 2015-587)</p><h2>I. Désignation des parties</h2><p><b>Bailleur :</b> Mme Élisabeth HUMBERT-DROZ, personne physique, 9 rue Désilles, 54000 NANCY – mandataire : Cabinet MASSON-HENRY, 31 cours Léopold, 54000 NANCY, carte CPI 5401 2016 000 000 588</p><p><b>Locataire :</b> M. Oluwaseun ADEYEMI, né le 14/03/2001 à LAGOS (Nigeria), étudiant</p><h2>II. Objet du contrat</h2><p>Adresse du logement : 38 rue de la Commanderie, 54000 NANCY – 4e étage, porte 42 – lot n° 42 – identifiant fiscal 543950417722<br>Habitat collectif, copropriété – construit de 1949 à 1974 – Surface habitable : 27,60 m² – 1 pièce principale – chauffage collectif – DPE : classe D</p><h2>III. Date de prise d’effet et durée</h2><p>A. Date de prise d’effet du contrat : 01/09/2026. B. Durée du contrat : un an, renouvelable par tacite reconduction.</p><h2>IV. Conditions financières</h2><p>A. Loyer. 1° Montant du loyer mensuel : 465,00 €. Zone tendue : non. 2° Révision : chaque 1er septembre, IRL du 2e trimestre 2026 (146,20).</p><p>B. Charges récupérables : forfait de charges, 85,00 € par mois, non régularisé.</p><p>C. Modalités de paiement : à échoir, le 5 de chaque mois, total 550,00 €.</p><h2>VI. Garanties</h2><p>Montant du dépôt de garantie : 930,00 € (deux mois de loyer hors charges). Garantie VISALE visa n° V100 447 182.</p>`,
    `<h2>VIII. Clause résolutoire</h2><p>Le contrat sera résilié de plein droit à défaut de paiement du loyer et des charges, six semaines après un commandement de payer demeuré infructueux, ou à défaut d’assurance des risques locatifs.</p><h2>IX. Honoraires de location</h2><p>À la charge du bailleur : 303,60 €. À la charge du locataire : visite, dossier, bail 8 €/m² soit 220,80 € ; état des lieux 3 €/m² soit 82,80 €.</p><h2>XI. Annexes</h2><p>Notice d’information, état des lieux et inventaire du mobilier, DPE, état de l’installation électrique, ERP, extrait du règlement de copropriété.</p><p style="margin-top:8mm">Fait à NANCY, le 24/08/2026, en deux originaux.</p><p>Signature du bailleur ou de son mandataire &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Signature du locataire</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'Mme Élisabeth HUMBERT-DROZ',
      tenant: 'M. Oluwaseun ADEYEMI',
      property_address: '38 rue de la Commanderie, 54000 NANCY',
      lots: ['42'],
      surface_habitable: 2760,
      lease_from: '2026-09-01',
      lease_duration_months: 12,
      rent: 46500,
      rent_charges: 8500,
      deposit: 93000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price', 'syndic'],
  },
);

const receipt = paperOf(
  'quittance-gestion-nancy-d38',
  `font: 9.4pt/1.4 'Carlito', sans-serif; .t td, .t th { border-bottom: .2mm solid #aaa } .t td:last-child { text-align: right }`,
  [
    `<p><b style="color:#4b2e63;font-size:14pt">Cabinet MASSON-HENRY</b> – gestion locative – 31 cours Léopold – 54000 NANCY</p><p style="margin-left:95mm">M. Oluwaseun ADEYEMI<br>38 rue de la Commanderie<br>54000 NANCY</p><h1 style="font-size:14pt">QUITTANCE DE LOYER</h1><p>Quittance n° 26-10-4471 – période du 01/10/2026 au 31/10/2026 – mandat 1188<br>Propriétaire : Mme HUMBERT-DROZ Élisabeth<br>Logement : 38 rue de la Commanderie, 54000 NANCY – studio n° 42</p>${table(
      ['Libellé', 'Montant'],
      [
        ['Loyer', '465,00 €'],
        ['Forfait de charges', '85,00 €'],
        ['<b>Total quittancé</b>', '<b>550,00 €</b>'],
        ['Reçu le 06/10/2026 par virement', '550,00 €'],
        ['Solde restant dû', '0,00 €'],
      ],
      't',
    )}<p style="margin-top:5mm">Le mandataire du propriétaire reconnaît avoir reçu la somme ci-dessus et en donne quittance au locataire, sous réserve de tous droits et actions. Cette quittance n’est délivrée que sous réserve d’encaissement.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'Mme HUMBERT-DROZ Élisabeth',
      tenant: 'M. Oluwaseun ADEYEMI',
      property_address: '38 rue de la Commanderie, 54000 NANCY',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 46500,
      rent_charges: 8500,
    },
    absent: ['deposit', 'lease_from', 'iban', 'syndic'],
  },
);

const insurance = paperOf(
  'assurance-attestation-beaune-d38',
  `font: 10.5pt/1.5 'URW Gothic', sans-serif; padding: 20mm 22mm`,
  [
    `<p style="font-size:16pt;color:#1b5e20"><b>Mutuelle Exemple des Vignerons</b></p><p>Délégation de Beaune – 21 faubourg Bretonnière, 21200 BEAUNE</p><p style="margin-left:85mm">Mme Françoise LE BAULT<br>de LA MORINIÈRE<br>8 rempart Saint-Jean<br>21200 BEAUNE</p><h1 style="font-size:14pt">ATTESTATION D’ASSURANCE HABITATION</h1>${paragraphs(['Nous soussignés, Mutuelle Exemple des Vignerons, attestons que Mme Françoise LE BAULT de LA MORINIÈRE a souscrit un contrat multirisque habitation n° 2144 0917 H, garantissant l’appartement de 5 pièces principales situé 8 rempart Saint-Jean, 21200 BEAUNE, dont elle est copropriétaire occupante.', 'Risques garantis : incendie et événements assimilés, dégâts des eaux, vol et vandalisme, bris de glaces, catastrophes naturelles, responsabilité civile vie privée, défense et recours.', 'La présente attestation est valable pour la période du 01/04/2026 au 31/03/2027, sous réserve du paiement de la cotisation. Elle ne peut engager la mutuelle au-delà des limites du contrat.', 'Fait à Beaune, le 13 mars 2026.'])}`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Mme Françoise LE BAULT de LA MORINIÈRE',
      insurer: 'Mutuelle Exemple des Vignerons',
      policy_number: '2144 0917 H',
      property_address: '8 rempart Saint-Jean, 21200 BEAUNE',
      valid_until: '2027-03-31',
    },
    absent: ['iban', 'rnc', 'lots', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-verdun-d38',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; .t td, .t th { border: .2mm solid #888; padding: 1mm 1.6mm }`,
  [
    `<p><b>MEUSE CHAUFFAGE SERVICE</b> – ZA Baleycourt – 55100 VERDUN – qualification PG Maintenance</p><h1 style="font-size:14pt">ATTESTATION D’ENTRETIEN ANNUEL</h1><p>Arrêté du 15 septembre 2009 relatif à l’entretien annuel des chaudières de puissance comprise entre 4 et 400 kW</p>${table(
      [],
      [
        ['Client', 'M. Antoni KOWALSKI-MULLER'],
        ['Adresse de l’installation', '5 avenue de la 42e Division, appt 31, 55100 VERDUN'],
        ['Date de l’intervention', '29/09/2026'],
        [
          'Chaudière',
          'murale gaz à condensation EXEMPLIA C24, n° 88-2017-441, mise en service 2017',
        ],
        ['Évacuation', 'ventouse'],
        ['CO ambiant', '0 ppm'],
        ['Rendement évalué / de référence', '96,2 % / 96 %'],
        ['NOx évalué', '38 mg/kWh'],
      ],
      't',
    )}<p style="margin-top:4mm">Points contrôlés et réglés : brûleur, corps de chauffe, extracteur, circulateur, régulation, vase d’expansion. Conseils : désembouage à prévoir. Prochaine visite : septembre 2027.</p><p>Technicien : K. Lefort – signature du client</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-09-29',
      owner: 'M. Antoni KOWALSKI-MULLER',
      property_address: either(
        '5 avenue de la 42e Division, 55100 VERDUN',
        '5 avenue de la 42e Division, appt 31, 55100 VERDUN',
      ),
    },
    absent: ['dpe_number', 'rnc', 'valid_until'],
  },
);

const before = paperOf(
  'ped-syndic-vesoul-d38',
  `font: 9pt/1.38 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center; color: #0d6b5f } h2 { font-size: 10pt; background: #e2efed; padding: .8mm 2mm; margin: 4mm 0 1mm } .t td { border-bottom: .15mm solid #aaa } .t td:last-child { text-align: right; width: 40mm }`,
  [
    `<p><b>SYNDIC COMTOIS</b> – 15 rue Georges Genoux, 70000 VESOUL – 03 84 00 33 12</p><h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations financières prévues à l’article L. 721-2 II du code de la construction et de l’habitation<br>Établi le 12/11/2026 – référence PED-70118-003</p><p>Résidence Les Haberges, 8 rue des Haberges, 70000 VESOUL – immatriculation AF8140027<br>Copropriétaire cédant : Indivision BOILLOT-PERNEY – lots 3, 27 et 41 – 540 / 10 000 tantièmes</p><h2>I. Sommes dues par le cédant au syndicat</h2>${table(
      [],
      [
        ['Provisions exigibles du budget prévisionnel', '367,20 €'],
        ['Provisions exigibles pour travaux', '0,00 €'],
        ['Autres sommes exigibles (frais)', '47,50 €'],
        ['Total', '414,70 €'],
      ],
      't',
    )}<h2>II. Sommes dues par le syndicat au cédant</h2>${table(
      [],
      [
        ['Avance de trésorerie (1031)', '162,00 €'],
        ['Provisions pour travaux non utilisées', '0,00 €'],
      ],
      't',
    )}<h2>III. Sommes incombant à l’acquéreur</h2>${table(
      [],
      [
        ['Reconstitution de l’avance', '162,00 €'],
        ['Provision du 1er trimestre 2027 (02/01/2027)', '367,20 €'],
      ],
      't',
    )}<h2>IV. Quote-part des deux derniers exercices clos</h2>${table(
      [],
      [
        ['Exercice 2025 : appelé au budget / réel', '1 442,20 € / 1 398,06 €'],
        ['Exercice 2024 : appelé au budget / réel', '1 408,00 € / 1 427,33 €'],
      ],
      't',
    )}`,
    `<h2>V. Situation du syndicat au 31/12/2025</h2>${table(
      [],
      [
        ['État global des impayés de charges', '3 918,44 €'],
        ['Dette du syndicat envers les fournisseurs', '2 066,10 €'],
        ['Fonds de travaux – total', '11 270,00 €'],
        ['Fonds de travaux – part des lots cédés', '608,58 €'],
      ],
      't',
    )}<h2>VI. Divers</h2><p>Procédures en cours : aucune. Travaux votés non exécutés : aucun. Prochaine assemblée : printemps 2027. Assurance de l’immeuble : Mutuelle Exemple de l’Est. Contrat d’entretien de la toiture : non.</p><p style="margin-top:8mm">Document établi sous la responsabilité du syndic à la demande du cédant. Coût : 180,00 € TTC. Il ne se substitue pas à l’état daté prévu à l’article 5 du décret du 17 mars 1967.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'SYNDIC COMTOIS',
      building: 'Résidence Les Haberges',
      building_address: '8 rue des Haberges, 70000 VESOUL',
      rnc: 'AF8140027',
      owner: 'Indivision BOILLOT-PERNEY',
      lots: ['3', '27', '41'],
      tantiemes: 540,
      base: 10000,
      made_on: '2026-11-12',
      impayes: 391844,
      dette_fournisseurs: 206610,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const LOGEMENT = [lease, receipt, insurance, boiler, before];
