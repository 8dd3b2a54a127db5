// The home itself: a lease, a receipt, an insurance certificate, a boiler's upkeep, a statement before a sale.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const lease = paperOf(
  'bail-contrat-type-marseille',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 17mm; h2 { font-size: 10.4pt; margin: 3mm 0 1mm } p { text-align: justify }`,
  [
    `<h1 style="font-size:13pt;text-align:center">CONTRAT TYPE DE LOCATION OU DE COLOCATION DE LOGEMENT NU</h1><p style="font-size:7.6pt;text-align:center">(soumis au titre Ier de la loi du 6 juillet 1989 – annexe à l’article 1er du décret n° 2015-587 du 29 mai 2015)</p><h2>I. DÉSIGNATION DES PARTIES</h2><p>Le présent contrat est conclu entre les soussignés : la SCI LES TROIS CALANQUES, société civile familiale, 7 impasse du Mistral, 13600 LA CIOTAT, représentée par son gérant M. Gaëtan D’ANGELO, désignée ci-après « le bailleur », et M. Ferhat YILDIZ et Mme Elif YILDIZ, désignés ci-après « le locataire ».</p><h2>II. OBJET DU CONTRAT</h2><p>A. Localisation du logement : 112 traverse des Accoules-Hautes, 13008 MARSEILLE, bât. C, 3e étage – lots 227 et 318. Type d’habitat : immeuble collectif, copropriété. Période de construction : 1949-1974. Surface habitable : 83,40 m². Nombre de pièces principales : 4.</p><p>B. Destination : usage d’habitation, résidence principale. C. Accessoires à usage privatif : parking aérien.</p><h2>III. DATE DE PRISE D’EFFET ET DURÉE DU CONTRAT</h2><p>Le contrat prend effet le 15 novembre 2022. Sa durée est de trois ans, le bailleur étant une société civile constituée entre parents jusqu’au quatrième degré. Il est reconduit tacitement.</p><h2>IV. CONDITIONS FINANCIÈRES</h2>${table(
      [],
      [
        ['Loyer mensuel', '1 120,00 €'],
        ['Provision sur charges, avec régularisation annuelle', '135,00 €'],
        ['Total mensuel, payable d’avance le 5', '1 255,00 €'],
        ['Dépôt de garantie (un mois de loyer hors charges)', '1 120,00 €'],
        ['Dernier loyer du précédent locataire', '1 065,00 €'],
      ],
    )}`,
    `<h2>V. TRAVAUX</h2><p>Réfection de la cuisine en 2021 pour 8 700 €.</p><h2>VI. GARANTIES</h2><p>Cautionnement solidaire de M. Orhan YILDIZ, acte séparé.</p><h2>VII. CLAUSE DE SOLIDARITÉ – VIII. CLAUSE RÉSOLUTOIRE</h2><p>À défaut de paiement à son échéance exacte d’un seul terme de loyer ou des charges et six semaines après un commandement demeuré infructueux, le présent contrat sera résilié de plein droit.</p><h2>IX. HONORAIRES DE LOCATION</h2><p>Sans objet, location entre particuliers.</p><h2>XI. ANNEXES</h2><p>Dossier de diagnostic technique, notice d’information, état des lieux, extrait du règlement de copropriété.</p><p style="margin-top:6mm">Fait à La Ciotat, le 8 novembre 2022, en trois originaux.</p><p>Le bailleur &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Les locataires, lu et approuvé</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'BAIL',
    facts: {
      landlord: either(
        'SCI LES TROIS CALANQUES',
        'SCI LES TROIS CALANQUES représentée par son gérant M. Gaëtan D’ANGELO',
      ),
      tenant: 'M. Ferhat YILDIZ et Mme Elif YILDIZ',
      property_address: '112 traverse des Accoules-Hautes, 13008 MARSEILLE',
      surface_habitable: 8340,
      lots: ['227', '318'],
      lease_from: '2022-11-15',
      lease_duration_months: 36,
      rent: 112000,
      rent_charges: 13500,
      deposit: 112000,
    },
    absent: ['surface_carrez', 'rnc', 'price'],
  },
);

const receipt = paperOf(
  'quittance-agence-paris11',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; td, th { border: .15mm solid #123a7a } .r td:last-child, .r th:last-child { text-align: right }`,
  [
    `<p><b style="color:#123a7a;font-size:14pt">FONCIVIA</b> LOCATION – 61 boulevard Beaumarivaux 75003 PARIS</p><p style="margin-left:95mm">M. MOREIRA Tiago<br>14 rue des Haudriettes-Vieilles<br>Esc. A – 4e face<br>75011 PARIS</p><h1 style="font-size:13pt">AVIS D’ÉCHÉANCE VALANT QUITTANCE APRÈS ENCAISSEMENT<br>QUITTANCE DE LOYER – septembre 2026</h1><p>Propriétaire : Mme DE LA ROCHEBRUNE-KELLER Solange – Mandat n° 20418 – Période du 01/09/2026 au 30/09/2026</p>${table(
      ['Libellé', 'Montant €'],
      [
        ['Loyer principal', '1 685,00'],
        ['Provision pour charges', '140,00'],
        ['Total de la quittance', '1 825,00'],
        ['Votre règlement du 03/09/2026', '- 1 825,00'],
        ['Solde', '0,00'],
      ],
      'r',
    )}<p style="margin-top:4mm">Reçu la somme de mille huit cent vingt-cinq euros pour le logement situé 14 rue des Haudriettes-Vieilles 75011 PARIS. Cette quittance annule tous les reçus qui auraient pu être établis précédemment en cas de paiement partiel et est délivrée sous réserve de tous droits.</p>`,
  ],
  {
    type: 'LOGEMENT_LOUE',
    sub_kind: 'QUITTANCE',
    facts: {
      landlord: 'Mme DE LA ROCHEBRUNE-KELLER Solange',
      tenant: 'M. MOREIRA Tiago',
      property_address: '14 rue des Haudriettes-Vieilles, 75011 PARIS',
      period_from: '2026-09-01',
      period_to: '2026-09-30',
      rent: 168500,
      rent_charges: 14000,
    },
    absent: ['deposit', 'rnc', 'iban', 'total'],
  },
);

const insurance = paperOf(
  'assurance-attestation-pno-nantes',
  `font: 10pt/1.5 'Carlito', sans-serif; padding: 18mm 20mm`,
  [
    `<p><b style="font-size:15pt;color:#0a7f5a">MUTALOIRE</b> Assurances – Agence de Nantes Viarmette</p><p style="margin-left:95mm">M. et Mme GUÉRIN Kévin<br>6 quai des Salorgeais<br>44100 NANTES</p><p>Nantes, le 4 janvier 2026</p><h1 style="font-size:14pt">Attestation d’assurance Multirisques Habitation</h1><p>Mutaloire Assurances, 78 boulevard de la Prairie-Longue, 44000 NANTES, atteste garantir M. et Mme GUÉRIN Kévin, sociétaire n° 4418207 H, par le contrat <b>HAB-44-907712</b>, en qualité de copropriétaires occupants, pour leur appartement de 3 pièces situé 6 quai des Salorgeais, 44100 NANTES, du 01/01/2026 au 31/12/2026.</p><p>Garanties : incendie, dégât des eaux, vol, bris de glaces, catastrophes naturelles, responsabilité civile. Capital mobilier : 35 000 €. Franchise : 150 €.</p><p>La présente attestation n’implique qu’une présomption de garantie (article L. 112-3 du code des assurances). Elle est délivrée pour servir et valoir ce que de droit.</p><p style="font-size:7pt">Société d’assurance mutuelle à cotisations variables, entreprise régie par le code des assurances. Relevez du défi : parrainez et gagnez 40 € !</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'M. et Mme GUÉRIN Kévin',
      insurer: either('MUTALOIRE', 'Mutaloire Assurances'),
      policy_number: 'HAB-44-907712',
      property_address: '6 quai des Salorgeais, 44100 NANTES',
      valid_until: '2026-12-31',
    },
    absent: ['rnc', 'iban', 'rent'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-vincennes',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm; td { border: .2mm solid #888 }`,
  [
    `<p><b>THERMO-BOIS 94</b> – 17 rue de Fontenay-Haute 94300 VINCENNES – RGE n° E-E 118842</p><h1 style="font-size:13pt">ATTESTATION D’ENTRETIEN DE CHAUDIÈRE<br><span style="font-size:9pt">(arrêté du 15 septembre 2009)</span></h1>${table(
      [],
      [
        ['Client', 'M. MBAYE Ousmane'],
        ['Lieu d’intervention', '9 rue de la Ménagerie, 94300 VINCENNES – 1er droite'],
        ['Date de la visite', '19/11/2025'],
        ['Appareil', 'Chaudière murale gaz étanche FRISEX HM 24, 23,9 kW, 2014'],
        ['Taux de CO mesuré', '0 ppm – situation normale'],
        ['Nettoyage corps de chauffe, brûleur, extracteur', 'fait'],
        ['Rendement évalué', '91 %'],
      ],
    )}<p style="margin-top:4mm">Conseils : envisager une régulation programmable. Prochain entretien : avant le 19/11/2026. Le technicien, Ludovic P.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2025-11-19',
      owner: 'M. MBAYE Ousmane',
      property_address: '9 rue de la Ménagerie, 94300 VINCENNES',
    },
    absent: ['rnc', 'iban', 'total'],
  },
);

const preSale = paperOf(
  'pre-etat-date-reseau-paris11',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h2 { font-size: 9.6pt; background: #e7ebf3; padding: .8mm 2mm; margin: 3mm 0 1mm } td { border-bottom: .12mm dotted #888; padding: .6mm } td:last-child { text-align: right; white-space: nowrap }`,
  [
    `<p><b style="color:#123a7a;font-size:13pt">FONCIVIA</b> PARIS BASTILLE – 61 boulevard Beaumarivaux – 75003 PARIS</p><h1 style="font-size:13pt;text-align:center">PRÉ-ÉTAT DATÉ<br><span style="font-size:8.6pt">Informations financières à communiquer à l’acquéreur avant la promesse de vente (art. L. 721-2 du code de la construction et de l’habitation)</span></h1><p>Copropriété : 14/16 RUE DES HAUDRIETTES-VIEILLES 75011 PARIS – Vendeur : Mme DE LA ROCHEBRUNE-KELLER Solange – Lots : 18, 52<br>Délivré le 14/10/2026</p><h2>1° Charges courantes et hors budget payées par le vendeur au titre des deux exercices précédents</h2>${table(
      [],
      [
        ['Exercice 2025 – charges courantes (quote-part réelle)', '2 067,63 €'],
        ['Exercice 2025 – charges hors budget', '4 729,60 €'],
        ['Exercice 2024 – charges courantes', '2 011,08 €'],
        ['Exercice 2024 – charges hors budget', '0,00 €'],
      ],
    )}<h2>2° Sommes susceptibles d’être dues au syndicat par l’acquéreur</h2>${table(
      [],
      [
        ['Provisions exigibles trimestriellement, budget 2026', '730,25 €'],
        ['Travaux votés non encore appelés', 'néant'],
        ['Avance constituant la réserve, à rembourser au vendeur', '118,00 €'],
      ],
    )}<h2>3° État global des impayés de charges au sein du syndicat</h2>${table([], [['Au 30/09/2026', '22 418,33 €']])}<h2>4° Dette vis-à-vis des fournisseurs</h2>${table([], [['Au 30/09/2026', '6 904,12 €']])}<h2>5° Fonds de travaux</h2>${table(
      [],
      [
        ['Montant de la part rattachée aux lots', '611,40 €'],
        ['Dernière cotisation trimestrielle versée', '31,75 €'],
      ],
    )}<p style="margin-top:3mm">Procédures en cours : néant. Ce document ne constitue pas l’état daté de l’article 5 du décret du 17 mars 1967. Coût : 150 € TTC.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: either('FONCIVIA PARIS BASTILLE', 'FONCIVIA'),
      building_address: '14/16 RUE DES HAUDRIETTES-VIEILLES 75011 PARIS',
      owner: 'Mme DE LA ROCHEBRUNE-KELLER Solange',
      lots: ['18', '52'],
      made_on: '2026-10-14',
      impayes: 2241833,
      dette_fournisseurs: 690412,
    },
    absent: ['rnc', 'iban', 'price', 'meeting_on'],
  },
);

export const LOGEMENT_ET_VENTE = [lease, receipt, insurance, boiler, preSale];
