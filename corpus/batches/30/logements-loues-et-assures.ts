// A home let, insured and kept up.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const lease = paperOf(
  'bail-meuble-cadet-paris-9',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.6pt; margin: 3mm 0 1mm; border-bottom: .2mm solid #555 } td { border: .2mm solid #aaa } .f { position: absolute; bottom: 7mm; font-size: 7pt }`,
  [
    `<h1>CONTRAT TYPE DE LOCATION OU DE COLOCATION DE LOGEMENT MEUBLÉ</h1><p style="text-align:center">Soumis au titre Ier bis de la loi n° 89-462 du 6 juillet 1989 – décret n° 2015-587 du 29 mai 2015</p><h2>I. Désignation des parties</h2><p>Le présent contrat est conclu entre les soussignés :<br>– <b>M. Bao Philippe NGUYEN-TARDIEU</b>, personne physique, 118 rue du Faubourg-Poissonnière, 75010 PARIS, désigné ci-après « le bailleur »<br>– <b>Mme Oksana HRYTSENKO</b>, oksana.h@example.fr, désignée ci-après « le locataire »</p><h2>II. Objet du contrat</h2><p>Localisation du logement : 21 rue Cadet, 75009 PARIS, bâtiment B, 6e étage (lot 47). Type d’habitat : immeuble collectif, copropriété, construit avant 1949. Surface habitable : 18,60 m². Nombre de pièces principales : 1. Identifiant fiscal : 75 109 447 118. Classe DPE : E.</p><h2>III. Date de prise d’effet et durée du contrat</h2><p>A. Date de prise d’effet : 15/09/2025. B. Durée du contrat : un an, reconduit tacitement.</p><h2>IV. Conditions financières</h2>${table(
      [],
      [
        ['Loyer mensuel (hors charges)', '715,00 €'],
        ['Loyer de référence majoré', '42,1 €/m²'],
        ['Charges récupérables : forfait mensuel', '48,00 €'],
        ['Contribution pour le partage des économies de charges', 'néant'],
        ['Total mensuel', '763,00 €'],
        ['Date de révision – IRL de référence', '15 septembre – 2e trimestre 2025 (146,68)'],
        ['Modalités de paiement', 'à échoir, le 1er de chaque mois, par virement'],
      ],
    )}<p class="f">Paraphes : BPNT / OH – page 1/2</p>`,
    `<h2>V. Travaux</h2><p>Peinture refaite en août 2025 : 1 240 €.</p><h2>VI. Garanties</h2><p>Montant du dépôt de garantie : 1 430,00 € (deux mois de loyer hors charges). Garantie Visale n° A10844127.</p><h2>VII. Clause de solidarité – VIII. Clause résolutoire</h2><p>Résiliation de plein droit à défaut de paiement, six semaines après commandement ; à défaut d’assurance, un mois après commandement.</p><h2>IX. Honoraires de location</h2><p>Néant, location sans intermédiaire.</p><h2>X. Autres conditions particulières</h2><p>Le locataire ne peut sous-louer sans l’accord écrit du bailleur. Les animaux familiers sont admis.</p><h2>XI. Annexes</h2><p>Inventaire et état détaillé du mobilier, état des lieux, notice d’information, dossier de diagnostic technique (DPE, CREP, électricité, ERP), extraits du règlement de copropriété.</p><p style="margin-top:8mm">Le 12/09/2025, à Paris. Signature du bailleur. Signature du locataire.</p><p class="f">Paraphes : BPNT / OH – page 2/2</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: 'M. Bao Philippe NGUYEN-TARDIEU',
      tenant: 'Mme Oksana HRYTSENKO',
      property_address: '21 rue Cadet, 75009 PARIS',
      surface_habitable: 1860,
      lots: ['47'],
      lease_from: '2025-09-15',
      lease_duration_months: 12,
      rent: 71500,
      rent_charges: 4800,
      deposit: 143000,
    },
    absent: ['iban', 'surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-gerance-dauphine-orleans',
  `font: 9.4pt 'Carlito', sans-serif; .h { display: grid; grid-template-columns: 1fr 80mm; min-height: 42mm } .q td, .q th { border: .2mm solid #567; padding: 1mm 2mm } .q td:last-child { text-align: right } .q { width: 120mm; margin: 4mm 0 }`,
  [
    `<div class="h"><div><b style="font-size:13pt">GÉRANCE DU MARTROI</b><br>3 place du Martroi, 45000 ORLÉANS<br>Mandat de gestion n° 1187<br>Pour le compte de : M. RUIZ Y TORRES Esteban</div><div style="padding-top:16mm">Mme TRAORÉ Fatoumata<br>64 avenue Dauphine – Bât. 2 – Appt 33<br>45100 ORLÉANS</div></div><p style="font-size:13pt"><b>QUITTANCE DE LOYER</b></p><p>Période du 01/10/2026 au 31/10/2026 – Réf. locataire 33-TRAO – Éditée le 06/10/2026<br>Local loué : appartement T2, 64 avenue Dauphine, 45100 ORLÉANS</p>${table(
      ['Libellé', 'Montant €'],
      [
        ['Loyer principal', '598,40'],
        ['Provisions pour charges', '82,00'],
        ['Total du terme', '680,40'],
        ['Versement CAF (tiers payant)', '- 114,00'],
        ['Votre règlement du 05/10/2026', '- 566,40'],
        ['Solde', '0,00'],
      ],
      'q',
    )}<p>Nous déclarons avoir reçu la somme de six cent quatre-vingts euros et quarante centimes au titre du paiement du loyer et des charges, et lui en donnons quittance, sous réserve de tous nos droits. La présente annule tous les reçus donnés précédemment pour acompte sur cette période.</p><p style="font-size:7.4pt">Gérance du Martroi SARL – CPI 4501 2017 000 045 003 – garantie : Socaf Exemple. Pensez à nous adresser votre attestation d’assurance annuelle.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'M. RUIZ Y TORRES Esteban',
      tenant: 'Mme TRAORÉ Fatoumata',
      property_address: '64 avenue Dauphine, 45100 ORLÉANS',
      period_from: '2026-10-01',
      period_to: '2026-10-31',
      rent: 59840,
      rent_charges: 8200,
    },
    absent: ['deposit', 'lease_from', 'iban', 'rnc'],
  },
);

const insurance = paperOf(
  'assurance-habitation-thiers-melun',
  `font: 10pt/1.5 'DejaVu Serif Condensed', serif; padding: 20mm 22mm; .k { background: #eef2f7; padding: 4mm; margin: 4mm 0 } .r { margin-left: 88mm }`,
  [
    `<p style="font-size:15pt;color:#0b3d91"><b>MUTUELLE BRIARDE EXEMPLE</b></p><p>Agence de Melun – 2 place Saint-Jean, 77000 MELUN</p><p class="r">MLLE BOUAZZA-LEFEVRE INES<br>25 AVENUE THIERS<br>77000 MELUN</p><p class="r">Melun, le 3 mars 2026</p><p><b>Attestation d’assurance habitation</b></p><p>Mademoiselle,</p><p>Nous attestons que vous êtes titulaire d’un contrat d’assurance multirisque habitation ainsi désigné :</p><div class="k">Assurée : Mlle Inès BOUAZZA-LEFÈVRE, propriétaire occupante<br>Contrat n° : 77 0418 226 P 02<br>Adresse du risque : 25 avenue Thiers, 77000 MELUN – appartement de 3 pièces<br>Garanties acquises : responsabilité civile, incendie, dégâts des eaux, vol, bris de vitres, catastrophes naturelles, défense-recours</div><p>Cette attestation est valable du 1er mars 2026 au 28 février 2027, sauf suspension, résiliation ou nullité du contrat. Elle ne peut engager la Mutuelle en dehors des termes et limites des conditions générales et particulières.</p><p>Votre conseillère, Nathalie Prévost</p><p style="font-size:7.4pt">Mutuelle Briarde Exemple, société d’assurance mutuelle à cotisations variables régie par le code des assurances, 77000 Melun – ACPR, 4 place de Budapest, 75436 Paris cedex 09.</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'Mlle Inès BOUAZZA-LEFÈVRE',
      insurer: 'MUTUELLE BRIARDE EXEMPLE',
      policy_number: '77 0418 226 P 02',
      property_address: '25 avenue Thiers, 77000 MELUN',
      valid_until: '2027-02-28',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-muret-chartres',
  `font: 9pt 'DejaVu Sans Condensed', sans-serif; td { border: .2mm solid #999; padding: 1mm 1.6mm } h1 { font-size: 12.5pt }`,
  [
    `<p><b>CHAUFFAGE BEAUCERON</b> – Sté Huet Frères – 9 rue des Comtesses, 28000 CHARTRES – Qualigaz Exemple</p><h1>ATTESTATION D’ENTRETIEN DE CHAUDIÈRE – Bon d’intervention n° 22118</h1><p>Arrêté du 15 septembre 2009 relatif à l’entretien annuel des chaudières de 4 à 400 kW</p>${table(
      [],
      [
        ['Client', 'Mme LÊ Thi Mai – 9 rue Muret, 28000 CHARTRES'],
        ['Date de la visite', '18 novembre 2025'],
        [
          'Marque, modèle',
          'Saunier Exemple Thema Condens 24 – n° de série 211840 – mise en service 10/2018',
        ],
        ['Combustible', 'Gaz naturel'],
        [
          'Points contrôlés',
          'brûleur ☒ – corps de chauffe ☒ – sécurités ☒ – vase d’expansion ☒ – condensats ☒',
        ],
        ['CO ambiant', '0 ppm – situation normale'],
        ['Rendement évalué', '96,8 % (référence 98 %)'],
        ['NOx', '38 mg/kWh'],
      ],
    )}<p style="margin-top:4mm">Conseils : régler la courbe de chauffe ; prévoir le remplacement du thermostat. Prochain entretien : novembre 2026. Technicien : A. Huet. Montant facturé : 139,00 € TTC (contrat annuel).</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2025-11-18',
      owner: either('Mme LÊ Thi Mai', 'LÊ Thi Mai'),
      property_address: '9 rue Muret, 28000 CHARTRES',
    },
    absent: ['dpe_number', 'rnc', 'energy'],
  },
);

export const LOGEMENTS_LOUES_ET_ASSURES = [lease, receipt, insurance, boiler];
