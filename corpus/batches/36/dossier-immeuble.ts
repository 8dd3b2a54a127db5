// What a syndic keeps of a building: register sheets, upkeep books, a pré-état daté.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const rows = (pairs: readonly (readonly [string, string])[]) => table([], pairs);

const fiche = paperOf(
  'fiche-registre-annecy',
  `font: 8pt/1.3 'Nimbus Sans', sans-serif; padding: 11mm 14mm; h1 { font-size: 14pt; color: #000091; margin: 0 } h2 { font-size: 9pt; color: #000091; border-bottom: .3mm solid #000091; margin: 2.4mm 0 .8mm; text-transform: uppercase } td { padding: .55mm 1mm; border-bottom: .12mm solid #ddd } td:first-child { width: 60%; color: #444 } td:last-child { font-weight: bold } .m { font-size: 6.6pt; color: #666 }`,
  [
    `<p class="m">RÉPUBLIQUE FRANÇAISE – Registre national d’immatriculation des copropriétés – teneur du registre : Agence nationale de l’habitat</p><h1>FICHE SYNTHÉTIQUE AU 08/07/2026</h1><p>(conforme au décret n° 2016-1822 du 21 décembre 2016 – extrait des données de la copropriété AB1-734-902)</p><h2>1. Identification</h2>${rows(
      [
        ['Numéro d’immatriculation', 'AB1-734-902'],
        ['Nom d’usage de la copropriété', 'LES BALCONS D’ALBIGNY'],
        ['Adresse de référence', '3 avenue de France 74000 ANNECY'],
        ['Autre adresse', '5 avenue de France 74000 ANNECY'],
        ['Date d’établissement du règlement de copropriété', '17/10/1974'],
        ['Date d’immatriculation', '12/12/2017'],
      ],
    )}<h2>2. Représentant légal</h2>${rows([
      ['Nom du représentant légal', 'AGENCE DU SEMNOZ'],
      ['Adresse', '18 avenue de Genève 74000 ANNECY'],
      ['Numéro SIRET', '900 000 417 00033'],
      ['Cadre d’intervention', 'Mandat de syndic (professionnel)'],
    ])}<h2>3. Organisation juridique</h2>${rows([
      ['Syndicat', 'Principal, non coopératif'],
      ['Résidence-services', 'Non'],
    ])}<h2>4. Caractéristiques techniques</h2>${rows([
      ['Nombre total de lots', '182'],
      ['dont lots à usage d’habitation, de bureaux ou de commerces', '61'],
      ['dont lots à usage de stationnement', '64'],
      ['Nombre total de bâtiments', '2'],
      ['Période de construction', 'de 1961 à 1974'],
    ])}<h2>5. Équipements</h2>${rows([
      ['Chauffage', 'Individuel'],
      ['Nombre d’ascenseurs', '4'],
      ['Étiquette énergie', 'D'],
    ])}<h2>6. Caractéristiques financières</h2>${rows([
      ['Début de l’exercice comptable', '01/01/2025'],
      ['Fin de l’exercice comptable', '31/12/2025'],
      ['Date de l’AG d’approbation des comptes', '21/05/2026'],
      ['Montant des charges pour opérations courantes', '181 402,66 €'],
      ['Montant des charges pour travaux et opérations exceptionnelles', '0,00 €'],
      ['Montant des dettes fournisseurs, rémunérations et autres', '22 915,40 €'],
      ['Montant des sommes restant dues par les copropriétaires', '31 447,09 €'],
      ['Nombre de copropriétaires débiteurs de plus de 300 €', '11'],
      ['Montant du fonds de travaux', '58 204,12 €'],
      ['Présence de personnel employé', 'Non'],
    ])}<p class="m" style="margin-top:2mm">Fiche délivrée par le syndic. Cachet et signature : AGENCE DU SEMNOZ. Les données n’engagent que le déclarant.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'AGENCE DU SEMNOZ',
      building: 'LES BALCONS D’ALBIGNY',
      building_address: '3 avenue de France, 74000 ANNECY',
      rnc: 'AB1734902',
      updated_on: '2026-07-08',
      lots_count: 182,
      homes_count: 61,
      parking_count: 64,
      buildings_count: 2,
      build_period: 'de 1961 à 1974',
      heating: 'Individuel',
      lifts_count: 4,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-21',
      charges_courantes: 18140266,
      charges_travaux: 0,
      dette_fournisseurs: 2291540,
      impayes: 3144709,
      debtors_count: 11,
      fonds_travaux: 5820412,
    },
    absent: ['owner', 'lots', 'iban', 'price'],
  },
);

const ficheOffice = paperOf(
  'fiche-cabinet-aix-les-bains',
  `font: 9.4pt/1.4 'P052', serif; padding: 15mm 18mm; h1 { font-size: 15pt; text-align: center } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } fieldset { border: .25mm solid #555; padding: 2mm 3mm; margin: 0 0 3mm } legend { font-weight: bold; padding: 0 1mm } p { margin-bottom: 1mm }`,
  [
    `<p>Cabinet Revard & Filles – 7 square du Gigot, 73100 Aix-les-Bains</p><h1>Fiche synthétique de copropriété</h1><p style="text-align:center">article 8-2 de la loi du 10 juillet 1965 – mise à jour le 15 juillet 2026</p><fieldset><legend>Copropriété</legend><p>Villa Lamartine, 16 boulevard de la Roche du Roi, 73100 Aix-les-Bains</p><p>Immatriculation AC3-117-508 du 4 octobre 2018. Règlement du 22 mai 1956, six modificatifs.</p></fieldset><div class="two"><fieldset><legend>Lots</legend><p>Total : 48</p><p>Principaux (habitation, bureaux, commerces) : 19</p><p>Stationnement : 12</p></fieldset><fieldset><legend>Bâti</legend><p>Nombre de bâtiments : 2</p><p>Construction : avant 1949</p><p>Ascenseur : 1</p><p>Chauffage : collectif, gaz de ville</p></fieldset></div><fieldset><legend>Comptes de l’exercice 1er avril 2025 – 31 mars 2026</legend><p>Approuvés par l’assemblée du 24 juin 2026.</p><p>Charges courantes : 51 207,18 €. Travaux et opérations exceptionnelles : 14 900,00 €.</p><p>Impayés de charges : 4 418,25 €, dont copropriétaires débiteurs de plus de 300 € : 3.</p><p>Dettes envers les fournisseurs : 6 031,77 €.</p><p>Fonds de travaux : 11 640,00 €.</p></fieldset><fieldset><legend>Syndic</legend><p>Cabinet Revard & Filles, syndic professionnel, mandat du 25 juin 2025 au 24 juin 2028.</p></fieldset><p style="text-align:right">Aix-les-Bains, le 15 juillet 2026 – pour le syndic, Mlle C. Revard</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Revard & Filles',
      building: 'Villa Lamartine',
      building_address: '16 boulevard de la Roche du Roi, 73100 Aix-les-Bains',
      rnc: 'AC3117508',
      updated_on: '2026-07-15',
      lots_count: 48,
      homes_count: 19,
      parking_count: 12,
      buildings_count: 2,
      build_period: 'avant 1949',
      heating: either('collectif, gaz de ville', 'collectif'),
      lifts_count: 1,
      exercice_from: '2025-04-01',
      exercice_to: '2026-03-31',
      approved_on: '2026-06-24',
      charges_courantes: 5120718,
      charges_travaux: 1490000,
      dette_fournisseurs: 603177,
      impayes: 441825,
      debtors_count: 3,
      fonds_travaux: 1164000,
    },
    absent: ['owner', 'lots', 'iban', 'price'],
  },
);

const carnet = paperOf(
  'carnet-logiciel-grenoble',
  `font: 8.4pt 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 15pt; color: #7b241c } h2 { font-size: 9.6pt; background: #7b241c; color: #fff; padding: 1mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #b2babb; padding: .8mm 1.3mm } th { background: #f2e6e4 } .ft { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 6.8pt; display: flex; justify-content: space-between }`,
  [
    `<table><tr><td style="border:0"><b>FONCIALPES</b> Agence Grenoble Gares – 6 place de la Gare – 38000 GRENOBLE</td><td style="border:0;text-align:right">Édité le 28/10/2026</td></tr></table><h1>CARNET D’ENTRETIEN</h1><p>établi en application du décret n° 2001-477 du 30 mai 2001</p><h2>IDENTIFICATION DE L’IMMEUBLE</h2>${table(
      [],
      [
        ['Immeuble', '1408 LE PALLADIUM', 'Immatriculation', 'AB5-660-413'],
        ['Adresse', '71 boulevard Joseph Vallier, 38100 GRENOBLE', 'Année de construction', '1968'],
        ['Bâtiments', 'A, B, C (R+9)', 'Lots principaux', '118'],
        ['Syndic en exercice', 'FONCIALPES', 'Règlement de copropriété', '11/09/1967'],
      ],
    )}<h2>CONTRATS D’ASSURANCE</h2>${table(
      ['Nature', 'Compagnie', 'Police n°', 'Courtier', 'Date d’échéance'],
      [
        [
          'Multirisque immeuble',
          'Alpes Mutuelle Exemple',
          '38 440 117 B',
          'Cabinet Verney',
          '31/12/2026',
        ],
      ],
    )}<h2>CONTRATS DE MAINTENANCE ET D’ENTRETIEN</h2>${table(
      ['Objet', 'Prestataire', 'Prise d’effet', 'Échéance', 'Reconduction'],
      [
        ['Chauffage P2/P3', 'Thermi-Isère', '01/07/2021', '30/06/2029', 'Non'],
        ['Ascenseurs (6)', 'Ascenseurs du Vercors', '01/01/2020', '31/12/2026', 'Tacite'],
        ['VMC', 'Airflux', '01/04/2023', '31/03/2027', 'Tacite'],
        ['Extincteurs', 'Sécurifeu', '15/05/2019', '14/05/2027', 'Tacite'],
        ['Nettoyage', 'Proxi Net 38', '01/09/2024', '31/08/2027', 'Tacite'],
      ],
    )}<h2>TRAVAUX IMPORTANTS RÉALISÉS</h2>${table(
      ['Date', 'Nature des travaux', 'Entreprise', 'Montant TTC'],
      [
        ['11/2024', 'Remplacement de la chaudière n° 2', 'Thermi-Isère', '14 285,40 €'],
        ['06/2019', 'Réfection étanchéité bât. B', 'ETB', '61 770,00 €'],
        ['09/2012', 'Ravalement façade nord', 'Façades Dauphinoises', '214 300,00 €'],
      ],
    )}<div class="ft"><span>Carnet d’entretien 1408</span><span>1/2</span></div>`,
    `<h2>DIAGNOSTICS ET ÉTUDES DES PARTIES COMMUNES</h2>${table(
      ['Nature', 'Date', 'Réalisé par', 'Conclusion'],
      [
        [
          'DTA',
          '19/12/2005, mis à jour 02/03/2021',
          'Alpes Contrôle',
          'Présence (calorifugeage remplacé 2007, conduits liste B)',
        ],
        ['DPE collectif', '14/02/2025', 'Thermi-Conseil', 'Classe E'],
        ['Projet de PPT', '30/06/2025', 'Thermi-Conseil', 'Rejeté AG 11/12/2025'],
        ['Contrôle quinquennal ascenseurs', '08/10/2023', 'Bureau Exemple', 'Sans réserve majeure'],
      ],
    )}<h2>ÉCHÉANCIER PLURIANNUEL DÉCIDÉ</h2><p>Réfection des garde-corps façade Sud (AG 12/12/2024), en cours. Isolation des planchers sur caves (AG 11/12/2025), prévue au printemps 2026.</p><h2>PROCÉDURES</h2><p>Lot 77 – recouvrement, tribunal judiciaire de Grenoble.</p><div class="ft"><span>Carnet d’entretien 1408</span><span>2/2</span></div>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: either('FONCIALPES', 'FONCIALPES Agence Grenoble Gares'),
      building: 'LE PALLADIUM',
      building_address: '71 boulevard Joseph Vallier, 38100 GRENOBLE',
      rnc: 'AB5660413',
      updated_on: '2026-10-28',
      insurer: 'Alpes Mutuelle Exemple',
      policy_number: '38 440 117 B',
      insured_until: '2026-12-31',
      works_done: either(
        [
          'Remplacement de la chaudière n° 2',
          'Réfection étanchéité bât. B',
          'Ravalement façade nord',
        ],
        [
          '11/2024 Remplacement de la chaudière n° 2',
          '06/2019 Réfection étanchéité bât. B',
          '09/2012 Ravalement façade nord',
        ],
        [
          '2024 Remplacement de la chaudière n° 2',
          '2019 Réfection étanchéité bât. B',
          '2012 Ravalement façade nord',
        ],
      ),
    },
    absent: ['owner', 'meeting_on', 'lots', 'price'],
  },
);

const ped = paperOf(
  'ped-agence-annemasse',
  `font: 9pt/1.35 'Carlito', sans-serif; padding: 13mm 15mm; h1 { font-size: 16pt; text-align: center; color: #0b5345 } h2 { font-size: 10.4pt; background: #d0ece7; padding: 1mm 2mm; margin: 3mm 0 1mm } td { border-bottom: .15mm solid #aab7b8; padding: .9mm 1mm } td:last-child { text-align: right; width: 40mm } .i td:last-child { text-align: left; width: auto }`,
  [
    `<h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">(article L. 721-2 du code de la construction et de l’habitation) – établi par le syndic le 12 novembre 2026</p><table class="i"><tr><td>Syndic</td><td>GENEVOIS GESTION IMMOBILIÈRE, 14 rue du Parc, 74105 ANNEMASSE CEDEX</td></tr><tr><td>Copropriété</td><td>LE PIERRE À BOCHET, 9 rue du Môle, 74100 ANNEMASSE – RNC AD2-551-038</td></tr><tr><td>Copropriétaire cédant</td><td>Madame KOWALCZYK Martine</td></tr><tr><td>Lots concernés</td><td>27 (appartement), 88 (garage) – 304 / 10 000 tantièmes</td></tr></table><h2>1 – SOMMES DUES PAR LE CÉDANT</h2>${table(
      [],
      [
        ['Provisions exigibles du budget prévisionnel', '0,00 €'],
        ['Provisions exigibles hors budget prévisionnel (porte garage, appel 1/2)', '213,50 €'],
        ['Charges impayées sur exercices antérieurs (régularisation 2025)', '118,47 €'],
        ['Avances exigibles', '0,00 €'],
        ['<b>Total</b>', '<b>331,97 €</b>'],
      ],
    )}<h2>2 – SOMMES DUES PAR LE SYNDICAT AU CÉDANT</h2>${table(
      [],
      [
        ['Avance de trésorerie (solvabilité 1031) à rembourser', '182,40 €'],
        ['Provisions sur budget rendues exigibles par déchéance du terme', '0,00 €'],
      ],
    )}<h2>3 – SOMMES INCOMBANT AU CESSIONNAIRE</h2>${table(
      [],
      [
        ['Reconstitution des avances', '182,40 €'],
        ['Provision à venir au 01/01/2027', '460,80 €'],
        ['Porte garage, appel 2/2 au 15/12/2026', '213,50 €'],
      ],
    )}`,
    `<h2>4 – CHARGES DES DEUX DERNIERS EXERCICES (quote-part des lots)</h2>${table(
      [],
      [
        ['Exercice 2025 – budget appelé / charges réelles', '1 752,48 € / 1 870,95 €'],
        ['Exercice 2024 – budget appelé / charges réelles', '1 700,00 € / 1 688,12 €'],
        ['Hors budget 2025', '0,00 €'],
      ],
    )}<h2>5 – SITUATION DU SYNDICAT À LA DATE DE CLÔTURE DU 31/12/2025</h2>${table(
      [],
      [
        ['État global des impayés de charges au sein du syndicat', '12 806,31 €'],
        ['État global de la dette vis-à-vis des fournisseurs', '7 540,08 €'],
        ['Fonds de travaux – part attachée aux lots', '412,66 €'],
        ['Fonds de travaux – dernière cotisation versée (4T 2026)', '22,56 €'],
      ],
    )}<h2>6 – PROCÉDURES</h2><p>Aucune procédure en cours. Pas de plan de sauvegarde, pas d’administrateur provisoire.</p><p style="margin-top:5mm">Le présent document, délivré sur la foi des comptes arrêtés au 06/11/2026, ne dispense pas de l’état daté de l’article 5 du décret du 17 mars 1967. Honoraires : 180,00 € TTC à la charge du vendeur.</p><p style="text-align:right">Cachet du syndic</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'GENEVOIS GESTION IMMOBILIÈRE',
      building: 'LE PIERRE À BOCHET',
      building_address: '9 rue du Môle, 74100 ANNEMASSE',
      rnc: 'AD2551038',
      owner: 'Madame KOWALCZYK Martine',
      lots: ['27', '88'],
      tantiemes: 304,
      base: 10000,
      made_on: '2026-11-12',
      impayes: 1280631,
      dette_fournisseurs: 754008,
    },
    absent: ['iban', 'meeting_on', 'price', 'to_pay'],
  },
);

export const DOSSIER_IMMEUBLE = [fiche, ficheOffice, carnet, ped];
