// A home insured, kept up, and what its syndic says of it before a sale.
import { either, paperOf } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';

const insurance = paperOf(
  'assurance-pno-roubaix',
  `font: 10pt/1.5 'Nimbus Sans', sans-serif; padding: 18mm 20mm; .c td { border: .2mm solid #0a5c8a; padding: 1.5mm 2mm } .c td:first-child { background: #e8f3f9; width: 60mm }`,
  [
    `<p style="font-size:16pt;color:#0a5c8a"><b>ASSURANCES DU BEFFROI EXEMPLE</b></p><p style="font-size:8pt">Société d’assurance mutuelle à cotisations variables – 14 boulevard Vauban-Lez-Deûle, 59000 LILLE – entreprise régie par le code des assurances</p><p style="margin-left:95mm">SCI BEFFROI 59<br>17 rue des Briquetiers<br>59200 TOURCOING</p><p style="text-align:right">Lille, le 6 janvier 2026</p><h1 style="font-size:14pt;text-align:center;color:#0a5c8a">ATTESTATION D’ASSURANCE<br>PROPRIÉTAIRE NON OCCUPANT</h1><p>Nous, soussignés, Assurances du Beffroi Exemple, attestons que le souscripteur désigné ci-dessous est titulaire d’un contrat garantissant sa responsabilité civile de propriétaire, conformément à l’article 9-1 de la loi du 10 juillet 1965.</p>${table(
      [],
      [
        ['Souscripteur', 'SCI BEFFROI 59'],
        ['Contrat n°', 'PNO 7714 0882 03'],
        ['Adresse du risque', '118 rue des Peignerons, 59100 ROUBAIX'],
        ['Nature', 'Appartement de 3 pièces avec garage, donné en location'],
        ['Période de validité', 'du 01/01/2026 au 31/12/2026'],
      ],
      'c',
    )}<p style="margin-top:5mm">Garanties souscrites : responsabilité civile propriétaire d’immeuble, incendie et événements assimilés, dégâts des eaux et gel, événements climatiques, catastrophes naturelles et technologiques, bris de glaces, vandalisme, défense et recours.</p><p>La présente attestation est délivrée pour valoir ce que de droit. Elle ne constitue qu’une présomption de garantie et ne peut engager l’assureur au-delà des clauses et conditions du contrat auquel elle se réfère.</p><p style="text-align:right">Pour la société, le service contrats</p>`,
  ],
  {
    type: 'ASSURANCES_DU_LOGEMENT',
    sub_kind: null,
    facts: {
      owner: 'SCI BEFFROI 59',
      insurer: 'ASSURANCES DU BEFFROI EXEMPLE',
      policy_number: 'PNO 7714 0882 03',
      property_address: '118 rue des Peignerons, 59100 ROUBAIX',
      valid_until: '2026-12-31',
    },
    absent: ['iban', 'rnc', 'price', 'rent'],
  },
);

const boiler = paperOf(
  'entretien-chaudiere-strasbourg',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt; background: #c2410c; color: #fff; padding: 2mm; text-align: center } h2 { font-size: 9.6pt; color: #c2410c; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #bbb; padding: 1mm 1.5mm }`,
  [
    `<table><tr><td style="border:0"><b>CHAUFFAGE SERVICE ALSACE</b><br>12 rue de la Tuilerie, 67200 STRASBOURG<br>Qualification professionnelle gaz n° PGM-44182</td><td style="border:0;text-align:right">Attestation n° CSA-2026-3390<br>Contrat n° 20418</td></tr></table><h1>ATTESTATION D’ENTRETIEN ANNUEL DE CHAUDIÈRE<br>de puissance comprise entre 4 et 400 kW</h1><p>(arrêté du 15 septembre 2009 modifié – articles R. 224-41-4 à R. 224-41-9 du code de l’environnement)</p><h2>Commanditaire</h2><p>Mme SCHMITTER Odile – 37 quai des Cigognes, 67000 STRASBOURG – occupante – tél. 03 88 00 17 40</p><h2>Date de la visite</h2><p>12/10/2026 – technicien : A. Klinger</p><h2>Identification de la chaudière</h2>${table(
      [],
      [
        ['Marque et modèle', 'Frisquette Éco 23', 'N° de série', 'FQ23-119940'],
        ['Énergie', 'Gaz naturel', 'Puissance nominale', '23,9 kW'],
        ['Type', 'Étanche, murale, ventouse', 'Date de mise en service', '2014'],
        ['Localisation', 'Cuisine', 'Date du dernier entretien', '09/10/2025'],
      ],
    )}<h2>Opérations réalisées</h2><p>Nettoyage du corps de chauffe, du brûleur et de la veilleuse ; vérification du circulateur et du vase d’expansion ; contrôle des dispositifs de sécurité ; mesure du monoxyde de carbone ; contrôle de l’étanchéité du circuit de combustion.</p><h2>Résultats des mesures</h2>${table(
      ['Mesure', 'Valeur', 'Appréciation'],
      [
        ['Teneur en CO dans l’ambiance', '3 ppm', 'Normale (moins de 10 ppm)'],
        ['Rendement mesuré', '91,2 %', 'Rendement de référence : 90,9 %'],
        ['Émissions d’oxydes d’azote (NOx)', '142 mg/kWh', 'Référence : 150 mg/kWh'],
      ],
    )}<h2>Défauts corrigés, conseils</h2><p>Remplacement du joint de porte. Purger les radiateurs au début de la saison de chauffe. Le remplacement par une chaudière à condensation ou une pompe à chaleur hybride permettrait une économie de l’ordre de 15 %. Ces conseils sont donnés à titre indicatif et n’ont pas de valeur obligatoire.</p><p>Attestation remise le 12/10/2026, à conserver deux ans par le commanditaire. Signature et cachet de l’entreprise.</p>`,
  ],
  {
    type: 'ENTRETIEN',
    sub_kind: null,
    facts: {
      equipment: 'CHAUDIERE',
      made_on: '2026-10-12',
      owner: 'Mme SCHMITTER Odile',
      property_address: '37 quai des Cigognes, 67000 STRASBOURG',
    },
    absent: ['dpe_number', 'rnc', 'energy', 'emissions'],
  },
);

const money = (cents: number) => `${spaced(cents)}\u00a0€`;
const beforeSale = paperOf(
  'ped-syndic-metz',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 15mm; .logo { font: bold 18pt 'URW Gothic', sans-serif; color: #00457c } h1 { font-size: 14pt; text-align: center; color: #00457c } h2 { font-size: 9.8pt; background: #d9dde2; padding: 1mm 2mm; margin: 3.4mm 0 1mm } td { border-bottom: .15mm solid #bbb; padding: .9mm 1.5mm } .v td:last-child { text-align: right; width: 38mm; white-space: nowrap }`,
  [
    `<div class="logo">HEXALIA</div><h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations financières à fournir avant la promesse de vente (article L. 721-2, II, 2° du code de la construction et de l’habitation)</p>${table(
      [],
      [
        ['Copropriété', 'LES TERRASSES DU SABLON, 24 rue des Tanneurs du Sablon, 57000 METZ'],
        ['Immatriculation', 'AC5318207'],
        ['Syndic', 'HEXALIA GRAND EST, 3 rue du Pont Amoureux, 57000 METZ'],
        ['Copropriétaire cédant', 'M. et Mme KIEFFER Laurent'],
        ['Lots objets de la mutation', 'n° 114 (appartement), n° 231 (cave), n° 312 (parking)'],
        ['Date de la demande – date d’établissement', '01/10/2026 – 05/10/2026'],
      ],
    )}<h2>1. Situation du cédant vis-à-vis du syndicat</h2>${table(
      [],
      [
        [
          'A – Sommes pouvant rester dues par le vendeur au titre du budget prévisionnel',
          money(108701),
        ],
        ['B – Sommes pouvant rester dues au titre des dépenses hors budget', money(0)],
        ['C – Charges impayées sur exercices antérieurs', money(0)],
        ['D – Frais divers imputables au cédant', money(3600)],
        ['E – Avances remboursables au cédant (avance de trésorerie)', money(20130)],
      ],
      'v',
    )}<h2>2. Sommes susceptibles d’être mises à la charge de l’acquéreur</h2>${table(
      [],
      [
        ['Reconstitution de l’avance de trésorerie', money(20130)],
        ['Provision du 1er trimestre 2027 (budget prévisionnel)', money(110700)],
        ['Fonds de travaux : cotisation du 1er trimestre 2027', money(2830)],
        ['Travaux votés non encore appelés (étanchéité bâtiment B)', money(129480)],
      ],
      'v',
    )}<h2>3. Charges du lot payées au cours des deux derniers exercices</h2>${table(
      [],
      [
        ['Exercice 2025 – au titre du budget prévisionnel', money(411204)],
        ['Exercice 2025 – hors budget prévisionnel', money(19945)],
        ['Exercice 2024 – au titre du budget prévisionnel', money(398772)],
        ['Exercice 2024 – hors budget prévisionnel', money(0)],
      ],
      'v',
    )}<h2>4. État global de la copropriété à la clôture du dernier exercice approuvé (31/12/2025)</h2>${table(
      [],
      [
        ['Impayés de charges au sein de la copropriété', money(2606125)],
        ['Dette globale envers les fournisseurs', money(1540225)],
        ['Part du fonds de travaux rattachée aux lots', money(89157)],
        ['Procédures judiciaires en cours', 'néant'],
      ],
      'v',
    )}<p style="margin-top:3mm">Document établi par le syndic à la demande du vendeur, sous réserve des opérations non encore comptabilisées. Il ne se substitue pas à l’état daté qui sera requis par le notaire chargé de la vente en application de l’article 5 du décret du 17 mars 1967.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: either('HEXALIA GRAND EST', 'HEXALIA'),
      building: 'LES TERRASSES DU SABLON',
      building_address: '24 rue des Tanneurs du Sablon, 57000 METZ',
      rnc: 'AC5318207',
      owner: 'M. et Mme KIEFFER Laurent',
      lots: ['114', '231', '312'],
      made_on: '2026-10-05',
      impayes: 2606125,
      dette_fournisseurs: 1540225,
    },
    absent: ['iban', 'meeting_on', 'surface_carrez', 'price'],
  },
);

export const SUIVI_DU_BIEN = [insurance, boiler, beforeSale];
