// Papers of buildings: two synthetic sheets and an upkeep book.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const register = paperOf(
  'fiche-registre-creteil',
  `font: 8.6pt/1.4 'DejaVu Sans', sans-serif; padding: 14mm; h1 { font-size: 15pt; color: #000091; text-align: center } h2 { font-size: 10pt; color: #000091; border-bottom: .4mm solid #000091; margin: 4mm 0 1.5mm } td { padding: .7mm 1mm; border-bottom: .1mm solid #ddd } td:first-child { width: 105mm } td:last-child { font-weight: bold } .ft { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 7pt }`,
  [
    `<h1>Fiche synthétique de la copropriété</h1><p style="text-align:center;font-size:11pt">n° d’immatriculation <b>AB7-190-354</b></p><p style="text-align:center">générée à partir des données mises à jour le 02/09/2026<br>(conformément à l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 et au décret n° 2016-1822 du 21 décembre 2016)</p><h2>1. Identification</h2>${table(
      [],
      [
        ['Nom d’usage, s’il y a lieu, de la copropriété', 'LES BLEUETS'],
        ['Adresse de la copropriété', '4 allée Parmentier 94000 Créteil'],
        ['Adresse(s) complémentaire(s)', '6 allée Parmentier, 8 allée Parmentier'],
        ['Date d’établissement du règlement de copropriété', '17/04/1974'],
      ],
    )}<h2>2. Identité du syndic ou de l’administrateur provisoire ayant établi la fiche</h2>${table(
      [],
      [
        ['Nom, prénom ou raison sociale', 'DAUMONT GESTION'],
        ['Numéro SIRET', '900 000 645 00021'],
        ['Cadre d’intervention', 'mandat de syndic professionnel'],
        ['Adresse', '15 rue de Mesly 94000 Créteil'],
      ],
    )}<h2>3. Organisation juridique</h2>${table(
      [],
      [
        ['Nature du syndicat', 'Syndicat principal'],
        ['Résidence-services', 'Non'],
        ['Syndicat coopératif', 'Non'],
        ['ASL, AFUL, union de syndicats', '1 ASL'],
      ],
    )}<h2>4. Caractéristiques techniques</h2>${table(
      [],
      [
        ['Nombre total de lots de copropriété', '1 088'],
        ['Nombre de lots principaux (habitation, bureaux, commerces)', '412'],
        ['Nombre de lots à usage de stationnement', '396'],
        ['Nombre de bâtiments', '3'],
        ['Période de construction', 'De 1961 à 1974'],
        ['Étiquettes énergie : nombre de bâtiments par classe', 'D : 2 – E : 1'],
      ],
    )}<p class="ft">Registre national d’immatriculation des copropriétés – fiche synthétique n° AB7-190-354 – page 1/2</p>`,
    `<h2>5. Équipements</h2>${table(
      [],
      [
        ['Type de chauffage', 'collectif, chauffage urbain'],
        ['Nombre d’ascenseurs', '9'],
        ['Autres équipements', 'VMC, portail automatique, vidéophonie'],
      ],
    )}<h2>6. Caractéristiques financières</h2>${table(
      [],
      [
        ['Exercice comptable (date de début – date de fin)', '01/01/2025 – 31/12/2025'],
        ['Comptes approuvés en assemblée générale le', '24/06/2026'],
        ['Montant des charges pour opérations courantes', '795 834,72 €'],
        ['Montant des charges pour travaux et opérations exceptionnelles', '3 180,00 €'],
        ['Montant des dettes fournisseurs, rémunérations et autres', '63 417,05 €'],
        ['Montant des sommes restant dues par les copropriétaires', '148 920,16 €'],
        ['Nombre de copropriétaires débiteurs dont la dette excède 300 €', '61'],
        ['Existence d’un fonds de travaux', 'Oui'],
        ['Montant du fonds de travaux en fin d’exercice', '219 400,00 €'],
        ['Présence de personnel employé par le syndicat', 'Oui (3)'],
      ],
    )}<h2>7. Copropriété en difficulté</h2>${table(
      [],
      [
        ['Administration provisoire ou mandataire ad hoc', 'Non'],
        ['Arrêté de péril, d’insalubrité ou relatif aux équipements communs', 'Aucun'],
      ],
    )}<p style="margin-top:6mm">La présente fiche est établie par le syndic au vu des données déclarées au registre. Elle est actualisée dans les deux mois suivant la notification du procès-verbal de l’assemblée au cours de laquelle les comptes ont été approuvés. Le défaut de transmission dans le mois de la demande d’un copropriétaire est passible de pénalités (article 8-2).</p><p>Fait à Créteil – cachet et signature du syndic</p><p class="ft">Registre national d’immatriculation des copropriétés – fiche synthétique n° AB7-190-354 – page 2/2</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'DAUMONT GESTION',
      building: 'LES BLEUETS',
      building_address: '4 allée Parmentier, 94000 Créteil',
      rnc: 'AB7190354',
      updated_on: '2026-09-02',
      lots_count: 1088,
      homes_count: 412,
      parking_count: 396,
      buildings_count: 3,
      build_period: 'De 1961 à 1974',
      heating: either('collectif, chauffage urbain', 'collectif', 'collectif urbain'),
      lifts_count: 9,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-24',
      charges_courantes: 79583472,
      charges_travaux: 318000,
      dette_fournisseurs: 6341705,
      impayes: 14892016,
      debtors_count: 61,
      fonds_travaux: 21940000,
    },
    absent: ['owner', 'iban', 'meeting_on'],
  },
);

const sheet = paperOf(
  'fiche-logiciel-annecy',
  `font: 9.2pt/1.45 'P052', serif; padding: 16mm; h1 { font-size: 15pt; color: #234; border-bottom: .6mm solid #234 } td, th { border: .2mm solid #9ab; padding: 1.2mm 2mm } th { background: #eef2f6; font-weight: bold } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm; margin-bottom: 5mm; align-items: start }`,
  [
    `<p>Cabinet Burnod, syndic de copropriété – 8 rue Sommeiller, 74000 Annecy – 04 50 00 33 71</p><h1>FICHE SYNTHÉTIQUE – Copropriété LE PARMELAN</h1><p>Loi ALUR du 24 mars 2014, art. 54 – art. 8-2 de la loi du 10 juillet 1965. Date de dernière mise à jour : 15 février 2026</p><div class="two">${table(
      ['Identification', ''],
      [
        ['Copropriété', 'LE PARMELAN'],
        ['Adresse', '41 avenue de Genève, 74000 Annecy'],
        ['Immatriculation', 'AD4460218'],
        ['Date du règlement', '3 juin 1981'],
        ['Syndic', 'Cabinet Burnod (professionnel)'],
      ],
    )}${table(
      ['Technique', ''],
      [
        ['Lots (total)', '109'],
        ['dont habitation / bureaux / commerces', '34'],
        ['dont stationnements', '38'],
        ['Bâtiments', '1'],
        ['Construction', '1975 – 1993'],
        ['Chauffage', 'individuel gaz'],
        ['Ascenseurs', '2'],
      ],
    )}</div>${table(
      ['Finances', 'Exercice du 01/07/2024 au 30/06/2025 – comptes approuvés le 11/12/2025'],
      [
        ['Charges pour opérations courantes', '55 347,20 €'],
        ['Charges pour travaux et opérations exceptionnelles', '0,00 €'],
        ['Dettes fournisseurs, rémunérations et autres', '7 386,00 €'],
        ['Sommes restant dues par les copropriétaires', '3 218,40 €'],
        ['Copropriétaires débiteurs de plus de 300 €', '2'],
        ['Fonds de travaux', '9 600,00 €'],
        ['Personnel du syndicat', 'néant'],
      ],
    )}<p style="margin-top:6mm">Procédures administratives ou judiciaires en cours : aucune. La copropriété n’est pas membre d’une union de syndicats. Un état détaillé du diagnostic de performance énergétique collectif réalisé en 2024 est joint au carnet d’entretien. Le syndic met cette fiche à disposition des copropriétaires et de tout candidat à l’acquisition d’un lot ; elle ne dispense pas de la consultation des procès-verbaux d’assemblée générale.</p><p style="text-align:right">Pour le syndic, Claire Burnod</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Burnod',
      building: 'LE PARMELAN',
      building_address: '41 avenue de Genève, 74000 Annecy',
      rnc: 'AD4460218',
      updated_on: '2026-02-15',
      lots_count: 109,
      homes_count: 34,
      parking_count: 38,
      buildings_count: 1,
      build_period: '1975 – 1993',
      heating: either('individuel gaz', 'individuel', 'individuel, gaz'),
      lifts_count: 2,
      exercice_from: '2024-07-01',
      exercice_to: '2025-06-30',
      approved_on: '2025-12-11',
      charges_courantes: 5534720,
      charges_travaux: 0,
      dette_fournisseurs: 738600,
      impayes: 321840,
      debtors_count: 2,
      fonds_travaux: 960000,
    },
    absent: ['owner', 'iban', 'lots'],
  },
);

const book = paperOf(
  'carnet-reseau-orleans',
  `font: 8.6pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm; h1 { font-size: 16pt; color: #00685e } h2 { font-size: 10.5pt; color: #fff; background: #00685e; padding: 1mm 2mm; margin: 4mm 0 1mm } td, th { border: .15mm solid #b9d4d1; padding: .9mm 1.5mm } th { background: #e5f1f0; font-weight: bold }`,
  [
    `<b style="font:bold 18pt 'URW Gothic',sans-serif;color:#00685e">foncélia</b><h1>Carnet d’entretien de l’immeuble</h1><p>(article 18 de la loi du 10 juillet 1965, décret n° 2001-477 du 30 mai 2001) – édité le 05/10/2026</p>${table(
      [],
      [
        ['Copropriété', '2207 LE CLOS SAINT-MARCEAU', 'Immatriculation', 'AC3841726'],
        ['Adresse', '112 AVENUE DAUPHINE 45100 ORLEANS', 'Année de construction', '1979'],
        [
          'Syndic',
          'Foncélia Val de Loire, 28 boulevard Rocheplatte 45000 ORLEANS',
          'Mandat',
          'du 01/07/2026 au 30/06/2028',
        ],
      ],
    )}<h2>1 – Assurances souscrites par le syndicat</h2>${table(
      ['Nature', 'Assureur', 'N° de contrat', 'Date d’effet', 'Échéance'],
      [
        [
          'Multirisque immeuble',
          'Mutuelle du Loiret Exemple',
          'MRI 7 204 118 K',
          '01/01/2021',
          '31/12/2026',
        ],
        [
          'Protection juridique',
          'Défense Conseil Exemple',
          'PJ-551-902',
          '01/01/2022',
          '31/12/2026',
        ],
      ],
    )}<h2>2 – Contrats de maintenance et d’entretien</h2>${table(
      ['Équipement', 'Prestataire', 'Début', 'Échéance', 'Observations'],
      [
        ['Ascenseur bâtiment B', 'LIFT CENTRE', '01/03/2018', '28/02/2028', 'contrat étendu'],
        ['VMC', 'AERO SERVICES 45', '01/01/2020', 'tacite', '1 visite par an'],
        ['Espaces verts', 'JARDINS DU VAL', '01/04/2023', '31/03/2027', '18 passages'],
        ['Nettoyage', 'NET ORLEANAIS', '01/09/2019', 'tacite', '2 fois par semaine'],
        ['Extincteurs, BAES', 'SECURI CENTRE', '01/01/2024', '31/12/2026', ''],
      ],
    )}<h2>3 – Travaux importants réalisés</h2>${table(
      ['Année', 'Travaux', 'Entreprise', 'Garanties'],
      [
        ['2006', 'Ravalement des façades', 'RAVAL CENTRE', 'décennale expirée'],
        ['2014', 'Remplacement de l’ascenseur B', 'LIFT CENTRE', 'décennale expirée'],
        [
          '2019',
          'Étanchéité toiture-terrasse bâtiment A',
          'SMAC LOIRE',
          'DO, décennale jusqu’en 2029',
        ],
        ['2026', 'Remplacement des portes de hall', 'MÉTAL LIGÉRIEN', 'parfait achèvement'],
      ],
    )}<h2>4 – Travaux votés, échéancier et plan pluriannuel</h2><p>Peinture de la cage d’escalier du bâtiment B votée le 18/06/2026 (17 655,40 €), exécution prévue début 2027. Projet de plan pluriannuel de travaux confié au bureau d’études HABITERRE, restitution en 2027.</p><h2>5 – Études techniques et diagnostics des parties communes</h2>${table(
      ['Diagnostic', 'Date', 'Cabinet', 'Conclusion'],
      [
        [
          'Dossier technique amiante',
          '14/09/2005, maj 21/11/2012',
          'LOIRE EXPERTISES',
          'Absence liste A, conduits fibrociment liste B en bon état',
        ],
        ['DPE collectif', '08/12/2024', 'HABITERRE', 'Classe D'],
        ['Contrôle technique ascenseur', '16/02/2025', 'CONTROLE PLUS', 'Sans réserve majeure'],
        ['Diagnostic technique global', '–', '–', 'Non réalisé'],
      ],
    )}`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: either('Foncélia Val de Loire', 'foncélia'),
      building: 'LE CLOS SAINT-MARCEAU',
      building_address: '112 AVENUE DAUPHINE, 45100 ORLEANS',
      rnc: 'AC3841726',
      updated_on: '2026-10-05',
      insurer: 'Mutuelle du Loiret Exemple',
      policy_number: 'MRI 7 204 118 K',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'meeting_on', 'iban'],
  },
);

export const IMMEUBLES = [register, sheet, book];
