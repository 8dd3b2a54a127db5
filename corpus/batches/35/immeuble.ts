// What is kept of a building: register sheets, upkeep books, a statement before a sale, its asbestos file.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { foot, sides } from './communs.ts';

const dl = (rows: readonly (readonly [string, string])[]) =>
  rows
    .map(([label, value]) => `<div class="l"><span>${label}</span><b>${value}</b></div>`)
    .join('');

const register = paperOf(
  'fiche-registre-beziers',
  `font: 8.6pt/1.35 'DejaVu Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13.5pt; text-align: center; color: #000091 } h2 { font-size: 9.4pt; color: #000091; border-bottom: .3mm solid #000091; margin: 3.2mm 0 1mm } .l { display: flex; justify-content: space-between; gap: 6mm; padding: .35mm 0; border-bottom: .1mm dotted #bbb } .l b { text-align: right }`,
  [
    `<p style="font-size:7.4pt">REGISTRE NATIONAL D’IMMATRICULATION DES COPROPRIÉTÉS</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ N° AE1774205</h1><p style="text-align:center;font-size:7.4pt">(conforme au décret n° 2016-1822 du 21 décembre 2016) – générée à partir des données mises à jour le 19/06/2026</p>
    <h2>1. Identification de la copropriété</h2>${dl([
      ['Adresse de référence de la copropriété', '9 rue Française 34500 BEZIERS'],
      ['Adresse(s) complémentaire(s)', '2 impasse Canterelles 34500 BEZIERS'],
      ['Nom d’usage de la copropriété', 'LE POLYGONE'],
      ['Date d’établissement du règlement de copropriété', '14/02/1958'],
      ['N° d’immatriculation', 'AE1774205'],
      ['Date de l’immatriculation', '03/12/2018'],
    ])}<h2>2. Identité du représentant légal</h2>${dl([
      ['Représentant légal de la copropriété', 'ORIADIS MEDITERRANEE, de SIRET 90000052800047'],
      ['Agissant dans le cadre d’un', 'mandat de syndic'],
      ['Adresse', '41 allées Paul Riquet 34500 BEZIERS'],
      ['Date de début / de fin de mandat', '24/03/2026 – 23/03/2028'],
    ])}<h2>3. Organisation juridique</h2>${dl([
      ['Nature du syndicat', 'Syndicat principal'],
      ['Syndicat coopératif', 'Non'],
      ['Résidence-service', 'Non'],
    ])}<h2>4. Caractéristiques techniques</h2>${dl([
      ['Nombre total de lots', '43'],
      ['Nombre total de lots à usage d’habitation, de commerces et de bureaux', '21'],
      ['Dont nombre de lots à usage d’habitation', '18'],
      ['Nombre de lots de stationnement', '0'],
      ['Nombre de bâtiments', '1'],
      ['Période de construction des bâtiments', 'De 1949 à 1960'],
    ])}<h2>5. Équipements de la copropriété</h2>${dl([
      ['Type de chauffage', 'individuel'],
      ['Nombre d’ascenseurs', '1'],
    ])}<h2>6. Caractéristiques financières</h2>${dl([
      ['Personnel employé par le syndicat', 'Non'],
      ['Date de début de l’exercice clos', '01/01/2025'],
      ['Date de fin de l’exercice clos', '31/12/2025'],
      ['Date de l’assemblée générale ayant approuvé les comptes', '24/03/2026'],
      ['Charges pour opérations courantes', '27 614,08 €'],
      ['Charges pour travaux et opérations exceptionnelles', '3 180,00 €'],
      ['Montant des dettes fournisseurs, rémunérations et autres', '5 902,41 €'],
      ['Montant des sommes restant dues par les copropriétaires', '8 771,60 €'],
      ['Nombre de copropriétaires débiteurs de plus de 300 €', '5'],
      ['Montant du fonds de travaux', '11 246,00 €'],
    ])}<p style="margin-top:4mm;font-size:7pt">Fiche délivrée par le registre national des copropriétés le 02/11/2026, sur la base des informations déclarées par le représentant légal. Toute reproduction doit porter la date de délivrance.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'ORIADIS MEDITERRANEE',
      building: 'LE POLYGONE',
      building_address: '9 rue Française, 34500 BEZIERS',
      rnc: 'AE1774205',
      updated_on: '2026-06-19',
      lots_count: 43,
      homes_count: 21,
      parking_count: 0,
      buildings_count: 1,
      build_period: 'De 1949 à 1960',
      heating: 'individuel',
      lifts_count: 1,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-03-24',
      charges_courantes: 2761408,
      charges_travaux: 318000,
      dette_fournisseurs: 590241,
      impayes: 877160,
      debtors_count: 5,
      fonds_travaux: 1124600,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const twoColumns = paperOf(
  'fiche-deux-colonnes-albi',
  `font: 9pt/1.4 'P052', serif; .g { display: grid; grid-template-columns: 1fr 1fr; gap: 7mm } h2 { font-size: 10pt; font-variant: small-caps; background: #f0e9dc; padding: .8mm 2mm; margin: 3mm 0 1mm } td { padding: .5mm 1mm; border-bottom: .1mm solid #ccc } td:last-child { text-align: right; font-weight: bold }`,
  [
    `<p style="text-align:center"><b>Régie SAINTE-CÉCILE</b> – 9, place du Vigan – 81000 ALBI</p><h1 style="font-size:15pt;text-align:center">Fiche synthétique de la copropriété</h1><p style="text-align:center">Article 8-2 de la loi n° 65-557 du 10 juillet 1965 – Dernière mise à jour : 15 avril 2026</p>
    <div class="g"><div><h2>Le syndicat</h2>${table(
      [],
      [
        ['Dénomination', 'Les Berges du Tarn'],
        ['Adresse', '36 rue Porta, 81000 Albi'],
        ['N° d’immatriculation', 'AD2-551-803'],
        ['Règlement de copropriété', '08/11/1979'],
        ['Type', 'principal'],
      ],
    )}
    <h2>Le syndic</h2>${table(
      [],
      [
        ['Nom', 'Régie Sainte-Cécile'],
        ['Mandat', '01/04/2026 au 31/03/2029'],
      ],
    )}
    <h2>Les lots</h2>${table(
      [],
      [
        ['Total des lots', '72'],
        ['Habitations, bureaux, commerces', '24'],
        ['Stationnements', '24'],
        ['Caves et divers', '24'],
      ],
    )}
    <h2>Le bâti</h2>${table(
      [],
      [
        ['Bâtiments', '2'],
        ['Époque de construction', '1975 – 1993'],
        ['Chauffage', 'collectif, réseau de chaleur'],
        ['Ascenseurs', '2'],
        ['DPE collectif', 'classe C'],
      ],
    )}</div>
    <div><h2>L’exercice clos</h2>${table(
      [],
      [
        ['Début', '01/01/2025'],
        ['Fin', '31/12/2025'],
        ['Comptes approuvés le', '01/04/2026'],
        ['Charges courantes', '41 207,55 €'],
        ['Travaux et charges exceptionnelles', '0,00 €'],
        ['Dettes fournisseurs et autres', '6 318,90 €'],
        ['Impayés des copropriétaires', '4 402,17 €'],
        ['Débiteurs de plus de 300 €', '3'],
        ['Fonds de travaux', '18 760,00 €'],
        ['Personnel', 'néant'],
      ],
    )}
    <h2>Difficultés</h2>${table(
      [],
      [
        ['Administration provisoire', 'non'],
        ['Mandataire ad hoc', 'non'],
        ['Arrêté de péril ou d’insalubrité', 'non'],
      ],
    )}
    <h2>Avertissement</h2><p>Les montants proviennent de la comptabilité du syndicat et n’engagent le syndic qu’à la date de mise à jour. La fiche est remise à tout copropriétaire qui en fait la demande et, en cas de vente, annexée à la promesse.</p></div></div>
    ${foot('Régie Sainte-Cécile SAS – capital 76 000 € – RCS Albi 900 001 745 – CPI 8101 2018 000 000 045')}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Régie SAINTE-CÉCILE',
      building: 'Les Berges du Tarn',
      building_address: '36 rue Porta, 81000 Albi',
      rnc: 'AD2551803',
      updated_on: '2026-04-15',
      lots_count: 72,
      homes_count: 24,
      parking_count: 24,
      buildings_count: 2,
      build_period: '1975 – 1993',
      heating: either('collectif, réseau de chaleur', 'collectif'),
      lifts_count: 2,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-04-01',
      charges_courantes: 4120755,
      charges_travaux: 0,
      dette_fournisseurs: 631890,
      impayes: 440217,
      debtors_count: 3,
      fonds_travaux: 1876000,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const book = paperOf(
  'carnet-tableaux-narbonne',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 15pt; color: #1c5d99 } h2 { font-size: 10pt; margin: 4mm 0 1mm; color: #1c5d99 } td, th { border: .2mm solid #9bb8d3; padding: .9mm 1.5mm } th { background: #e8f0f8; font-weight: bold }`,
  [
    `${sides('<b>ROBINE IMMO SYNDIC</b><br>46 cours Mirabeau – 11100 NARBONNE', 'Édité le 28/09/2026')}<h1 style="margin-top:4mm">CARNET D’ENTRETIEN</h1><p>établi en application de l’article 18 de la loi du 10 juillet 1965 et du décret n° 2001-477 du 30 mai 2001</p>
    ${table(
      [],
      [
        ['Copropriété', 'LE CLOS DES BARQUES', 'N° immatriculation', 'AD6630417'],
        ['Adresse', '8 quai Vallière 11100 NARBONNE', 'Année de construction', '1992'],
        ['Syndic', 'ROBINE IMMO SYNDIC', 'En fonction depuis', '14/05/2019'],
        ['Nombre de lots', '96', 'Ascenseurs', '2'],
      ],
    )}
    <h2>1. CONTRATS D’ASSURANCE DE L’IMMEUBLE</h2>${table(['Nature', 'Compagnie', 'Courtier', 'N° de police', 'Échéance'], [['Multirisque immeuble', 'Prévoyance Littoral Exemple', 'Cabinet Fabre', 'MRI-11-40771', '01/03/2027']])}
    <h2>2. CONTRATS D’ENTRETIEN ET DE MAINTENANCE</h2>${table(
      ['Équipement', 'Entreprise', 'Date d’effet', 'Échéance'],
      [
        ['Ascenseurs', 'Élévateurs du Midi', '01/01/2021', '31/12/2026'],
        ['VMC', 'Ventil’Aude', '15/03/2020', 'tacite reconduction'],
        ['Portail automatique', 'Fermetures Audoises', '01/09/2022', 'tacite reconduction'],
        ['Extincteurs, désenfumage', 'Sécurifeu', '01/02/2018', 'tacite reconduction'],
        ['Nettoyage', 'Propreté Narbonnaise', '01/07/2024', '30/06/2027'],
      ],
    )}
    <h2>3. TRAVAUX IMPORTANTS RÉALISÉS</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Montant TTC', 'Garantie'],
      [
        ['2009', 'Ravalement des façades', 'Façades Languedoc', '96 400 €', 'DO n° 7715'],
        [
          '2017',
          'Réfection étanchéité toiture-terrasse bât. B',
          'Étanch’11',
          '31 850 €',
          'décennale',
        ],
        ['2022', 'Modernisation des ascenseurs', 'Élévateurs du Midi', '44 200 €', ''],
        ['2026', 'Étanchéité des garages (en cours)', 'Étanch’11', '25 000 €', 'décennale'],
      ],
    )}
    <h2>4. DIAGNOSTICS ET ÉTUDES</h2>${table(
      ['Objet', 'Date', 'Organisme', 'Conclusion'],
      [
        ['Dossier technique amiante', '22/11/2004', 'Diag Aude', 'Absence de matériaux amiantés'],
        ['DPE collectif', '10/12/2024', 'Diag Aude', 'D'],
        ['Contrôle technique quinquennal ascenseurs', '18/06/2023', 'Socotan', 'sans réserve'],
      ],
    )}
    <h2>5. ÉCHÉANCIER DU PLAN PLURIANNUEL DE TRAVAUX</h2><p>Projet de plan présenté à l’assemblée du 28/04/2026, non adopté à ce jour.</p>
    ${foot('ROBINE IMMO SYNDIC SARL – capital 20 000 € – RCS Narbonne 900 001 189 – CPI 1102 2021 000 000 036')}`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: either('ROBINE IMMO SYNDIC', 'ROBINE IMMO'),
      building: 'LE CLOS DES BARQUES',
      building_address: '8 quai Vallière, 11100 NARBONNE',
      rnc: 'AD6630417',
      updated_on: '2026-09-28',
      insurer: 'Prévoyance Littoral Exemple',
      policy_number: 'MRI-11-40771',
      insured_until: '2027-03-01',
    },
    absent: ['owner', 'lots', 'meeting_on', 'iban'],
  },
);

const handbook = paperOf(
  'carnet-bloc-notes-ales',
  `font: 10.4pt/1.5 'Nimbus Mono PS', monospace; padding: 18mm 20mm; h2 { font-size: 10.5pt; margin: 4mm 0 1mm }`,
  [
    `<p><b>SDC 14 RUE MISTRAL - 30100 ALES</b></p><h1 style="font-size:13pt">CARNET D'ENTRETIEN DE L'IMMEUBLE</h1><p>Tenu par Régis CHAPTAL, syndic bénévole<br>Mis à jour le 3 janvier 2026</p>
    <h2>ASSURANCE</h2><p>Mutuelle Cévenole Exemple, agence du Bd Louis Blanc<br>Multirisque immeuble, contrat n° 30 7741 0088<br>Echéance au 1er mai, reconduction tacite</p>
    <h2>CONTRATS EN COURS</h2><p>Ménage : Mme Rosa Fernandes (CESU), depuis 2014<br>Toiture : visite annuelle par Cévennes Couverture, contrat du 4 juin 2019<br>Pas d'ascenseur, pas de chauffage collectif, chacun son radiateur</p>
    <h2>TRAVAUX</h2><p>2003  réfection complète de la toiture (Boissier et fils)    14 200 E<br>2011  mise à la terre et tableau des communs (Elec Gardon)   2 860 E<br>2016  ravalement côté rue (Enduits Alésiens)                18 950 E<br>2024  remplacement de la porte d'entrée (Metal Ales)          3 410 E</p>
    <h2>DIAGNOSTICS</h2><p>Amiante parties communes : rapport Diag30 du 12/09/2005, rien trouvé<br>Plomb parties communes : rapport Diag30 du 12/09/2005, présence sur la rampe, repeinte en 2006<br>Termites : commune en arrêté, dernier contrôle 2021, négatif</p>
    <h2>A PREVOIR</h2><p>Gouttière cour (devis 380 E, AG de septembre)<br>Réfection du réseau d'eau froide en plomb entre le compteur et le 1er</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'Régis CHAPTAL',
      building_address: '14 RUE MISTRAL, 30100 ALES',
      updated_on: '2026-01-03',
      insurer: 'Mutuelle Cévenole Exemple',
      policy_number: '30 7741 0088',
    },
    absent: ['rnc', 'insured_until', 'owner', 'lots', 'diagnostic_result'],
  },
);

const before = paperOf(
  'ped-syndic-narbonne',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center } h2 { font-size: 9.6pt; background: #1c5d99; color: #fff; padding: .8mm 2mm; margin: 3mm 0 1mm } td { border: .1mm solid #aaa; padding: .7mm 1.5mm } td:last-child { text-align: right; width: 34mm }`,
  [
    `${sides('<b style="color:#1c5d99">ROBINE IMMO SYNDIC</b><br>46 cours Mirabeau – 11100 NARBONNE', 'Fait à Narbonne, le 19/10/2026<br>Réf. PED 2026-088')}<h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations financières remises à l’acquéreur avant la promesse de vente (art. L. 721-2 du CCH)</p>
    <p>Copropriété LE CLOS DES BARQUES, 8 quai Vallière, 11100 NARBONNE – immatriculation AD6630417<br>Vendeurs : M. CROS Jean-Baptiste et Mme CROS née IBÁÑEZ Pilar – lots 15, 16 et 88 – 402 / 10000 tantièmes généraux</p>
    <h2>I. SOMMES RESTANT DUES PAR LE VENDEUR</h2>${table(
      [],
      [
        ['1. Provisions exigibles du budget prévisionnel', '487,12 €'],
        ['2. Provisions exigibles hors budget (travaux garages 1/2)', '0,00 €'],
        ['3. Charges impayées sur exercices antérieurs', '0,00 €'],
        ['4. Avances exigibles', '0,00 €'],
        ['5. Autres sommes (frais de relance)', '24,00 €'],
      ],
    )}
    <h2>II. SOMMES DONT LE SYNDICAT POURRAIT ÊTRE DÉBITEUR</h2>${table(
      [],
      [
        ['Avance de trésorerie (compte 1031)', '321,60 €'],
        ['Solde créditeur', '0,00 €'],
      ],
    )}
    <h2>III. SOMMES INCOMBANT À L’ACQUÉREUR</h2>${table(
      [],
      [
        ['Reconstitution de l’avance de trésorerie', '321,60 €'],
        ['Provision du 01/01/2027, non encore exigible', '487,12 €'],
        ['Travaux garages, appel 2/2 exigible le 15/12/2026', '368,50 €'],
      ],
    )}
    <h2>IV. QUOTE-PART DES DEUX DERNIERS EXERCICES</h2>${table(
      [],
      [
        ['Exercice 2025 – appelé 1 948,48 – réel', '1 836,44 €'],
        ['Exercice 2024 – appelé 1 880,00 – réel', '1 902,71 €'],
      ],
    )}
    <h2>V. SITUATION DU SYNDICAT</h2>${table(
      [],
      [
        ['Impayés de charges au sein de la copropriété au 31/12/2025', '13 251,90 €'],
        ['Dette envers les fournisseurs au 31/12/2025', '8 460,60 €'],
        ['Fonds de travaux, part attachée aux lots vendus', '888,42 €'],
        ['Emprunt collectif', 'néant'],
        ['Procédures en cours', 'une, recouvrement lot 40'],
      ],
    )}
    <p style="margin-top:3mm">Le présent document ne dispense pas de l’état daté prévu à l’article 5 du décret du 17 mars 1967. Honoraires : 240,00 € TTC à la charge du vendeur.</p>${foot('ROBINE IMMO SYNDIC SARL – capital 20 000 € – RCS Narbonne 900 001 189 – CPI 1102 2021 000 000 036')}`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: either('ROBINE IMMO SYNDIC', 'ROBINE IMMO'),
      building: 'LE CLOS DES BARQUES',
      building_address: '8 quai Vallière, 11100 NARBONNE',
      rnc: 'AD6630417',
      owner: either('M. CROS Jean-Baptiste et Mme CROS née IBÁÑEZ Pilar', 'M. CROS Jean-Baptiste'),
      lots: ['15', '16', '88'],
      made_on: '2026-10-19',
    },
    absent: ['iban', 'meeting_on', 'balance'],
  },
);

const asbestos = paperOf(
  'dta-synthese-agde',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; td, th { border: .2mm solid #666; padding: .9mm 1.5mm } th { background: #ddd; font-weight: bold } h2 { font-size: 10pt; margin: 4mm 0 1mm }`,
  [
    `${sides('<b>HÉRAULT EXPERTISES IMMOBILIÈRES</b><br>ZI des Sept Fonts, 34300 AGDE', 'Dossier n° DTA-2013-0418')}<h1 style="font-size:14pt;text-align:center;margin-top:4mm">DOSSIER TECHNIQUE AMIANTE<br>FICHE RÉCAPITULATIVE</h1><p>Articles R. 1334-29-5 et suivants du code de la santé publique, arrêté du 21 décembre 2012</p>
    ${table(
      [],
      [
        ['Immeuble', 'PORT AMBONNE III, 2 allée du Ponant, 34300 AGDE'],
        ['Périmètre', 'Parties communes des bâtiments A à D'],
        [
          'Propriétaire',
          'Syndicat des copropriétaires PORT AMBONNE III, représenté par son syndic CAP D’AGDE SYNDIC',
        ],
        ['Date de création de la fiche', '18/04/2013'],
        ['Détenteur et lieu de consultation', 'CAP D’AGDE SYNDIC, avenue des Sergents, 34300 AGDE'],
      ],
    )}
    <h2>Rapports de repérage</h2>${table(['N° de rapport', 'Date', 'Opérateur', 'Objet'], [['DTA-2013-0418', '18/04/2013', 'M. Sicard', 'Repérage listes A et B']])}
    <h2>Matériaux contenant de l’amiante</h2>${table(
      ['Localisation', 'Matériau ou produit', 'État de conservation', 'Mesures obligatoires'],
      [
        [
          'Bât. A et B – gaines techniques',
          'Conduits en amiante-ciment',
          'Non dégradé',
          'Évaluation périodique',
        ],
        [
          'Bât. C – toiture du local poubelles',
          'Plaques ondulées',
          'Dégradation ponctuelle',
          'Action corrective de premier niveau',
        ],
      ],
    )}
    <h2>Consignes générales de sécurité</h2><p>Informer toute personne appelée à effectuer des travaux. Interdiction de percer, poncer ou découper les matériaux signalés sans mode opératoire.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'DTA',
    facts: {
      building: 'PORT AMBONNE III',
      building_address: '2 allée du Ponant, 34300 AGDE',
      syndic: 'CAP D’AGDE SYNDIC',
      made_on: '2013-04-18',
      report_number: 'DTA-2013-0418',
    },
    absent: ['rnc', 'valid_until'],
  },
);

export const IMMEUBLE = [register, twoColumns, book, handbook, before, asbestos];
