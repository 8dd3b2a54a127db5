// The sheet of the register in two hands, and an upkeep book.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { ALLOBROGES, CHANTURGUE, RNC } from './lieux.ts';

const official = paperOf(
  'fiche-grenoble-registre',
  `font: 8.4pt/1.28 'DejaVu Sans', sans-serif; padding: 10mm 14mm; h1 { font-size: 13.4pt; text-align: center; color: #1a3f6f } h2 { font-size: 10pt; color: #1a3f6f; border-bottom: .4mm solid #1a3f6f; margin: 2.4mm 0 .8mm } td { border: .15mm solid #b9c6d6; padding: .6mm 1.5mm } td:first-child { width: 62%; background: #f4f7fb }`,
  [
    `<p style="font-size:8pt">Registre national d’immatriculation des syndicats de copropriétaires – Anah</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ ${RNC.allobroges.slice(0, 3)}-${RNC.allobroges.slice(3, 6)}-${RNC.allobroges.slice(6)}</h1><p style="text-align:center">(conforme aux dispositions de l’article 8-2 de la loi n° 65-557 du 10 juillet 1965)<br>Générée à partir des données mises à jour le 11/05/2026</p><h2>1. IDENTIFICATION</h2>${table(
      [],
      [
        ['Nom d’usage de la copropriété', 'LE PARC DES ALLOBROGES'],
        ['Adresse de référence', '22 avenue jean perrot 38100 Grenoble'],
        ['Adresse(s) complémentaire(s)', '24 avenue jean perrot 38100 Grenoble'],
        ['Date d’immatriculation', '04/12/2017'],
        ['Date du règlement de copropriété', '17/10/1968'],
        ['N° SIRET du syndicat', '900 001 500 00018'],
      ],
    )}<h2>2. IDENTITÉ DU SYNDIC</h2>${table(
      [],
      [
        ['Représentant légal', 'DAUPHICOP GESTION de numéro SIRET 90000142700019'],
        ['Cadre de l’intervention', 'Mandat de syndic'],
        ['Adresse', '64 BD JOSEPH VALLIER 38100 GRENOBLE'],
      ],
    )}<h2>3. ORGANISATION JURIDIQUE</h2>${table(
      [],
      [
        ['Nature du syndicat', 'Syndicat principal'],
        ['Syndicat coopératif / résidence service', 'Non / Non'],
      ],
    )}<h2>4. CARACTÉRISTIQUES TECHNIQUES</h2>${table(
      [],
      [
        ['Nombre total de lots de copropriété', '214'],
        ['Nombre total de lots à usage d’habitation, de commerces et de bureaux', '74'],
        ['Nombre de lots à usage de stationnement', '62'],
        ['Nombre de bâtiments', '2'],
        ['Période de construction des bâtiments', 'De 1961 à 1974'],
      ],
    )}<h2>5. ÉQUIPEMENTS</h2>${table(
      [],
      [
        ['Type de chauffage', 'Individuel – gaz'],
        ['Nombre d’ascenseurs', '2'],
      ],
    )}<h2>6. CARACTÉRISTIQUES FINANCIÈRES</h2>${table(
      [],
      [
        ['Date de début de l’exercice clos', '01/01/2025'],
        ['Date de fin de l’exercice clos', '31/12/2025'],
        ['Date de l’AG ayant approuvé les comptes', '28/04/2026'],
        ['Charges pour opérations courantes de l’exercice clos', '102&nbsp;944&nbsp;€'],
        ['Charges pour travaux et opérations exceptionnelles', '7&nbsp;218&nbsp;€'],
        ['Dettes fournisseurs, rémunérations et autres', '19&nbsp;877&nbsp;€'],
        ['Montant des sommes restant dues par les copropriétaires', '31&nbsp;406&nbsp;€'],
        ['Nombre de copropriétaires débiteurs du syndicat (plus de 300&nbsp;€)', '11'],
        ['Montant du fonds de travaux', '53&nbsp;710&nbsp;€'],
        ['Présence de personnel(s) employé(s) par le syndicat', 'Non'],
      ],
    )}<p style="font-size:7.6pt;margin-top:4mm">Fiche délivrée par le registre national des copropriétés le 02/10/2026, sur la base des informations déclarées par le syndic.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      ...ALLOBROGES,
      rnc: RNC.allobroges,
      updated_on: '2026-05-11',
      lots_count: 214,
      homes_count: 74,
      parking_count: 62,
      buildings_count: 2,
      build_period: 'De 1961 à 1974',
      heating: either('Individuel – gaz', 'individuel', 'individuel gaz', 'individuel, gaz'),
      lifts_count: 2,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-04-28',
      charges_courantes: 10294400,
      charges_travaux: 721800,
      dette_fournisseurs: 1987700,
      impayes: 3140600,
      debtors_count: 11,
      fonds_travaux: 5371000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const typed = paperOf(
  'fiche-clermont-syndic',
  `font: 9.4pt/1.45 'Nimbus Sans', sans-serif; padding: 14mm; .two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .c { border: .3mm solid #5d7f58; padding: 3mm; margin-bottom: 4mm } .c b:first-child { color: #35602f; display: block; margin-bottom: 1.5mm } td { padding: .6mm 1mm; border-bottom: .1mm dotted #888 } td:last-child { text-align: right }`,
  [
    `<p><b>ARVERNE IMMOBILIER</b> – 8 rue Blatin – 63000 CLERMONT-FERRAND – syndic professionnel</p><h1 style="font-size:16pt;color:#35602f">Fiche synthétique de copropriété</h1><p>Décret n° 2016-1822 du 21 décembre 2016 – Mise à jour du 30 juin 2026</p><div class="c"><b>La copropriété</b>LE CLOS CHANTURGUE<br>41 rue de Blanzat, 63100 CLERMONT-FERRAND<br>Numéro d’immatriculation : ${RNC.chanturgue} (délivré le 09/11/2018)<br>Règlement de copropriété du 22 mars 1979, modifié le 5 juillet 1994</div><div class="two"><div class="c"><b>Composition</b>${table(
      [],
      [
        ['Nombre de lots', '138'],
        ['dont habitation, bureaux, commerces', '52'],
        ['dont stationnement', '44'],
        ['Bâtiments', '3'],
        ['Étiquette énergie A à G', 'E : 3 bâtiments'],
        ['Époque de construction', '1975 – 1993'],
      ],
    )}</div><div class="c"><b>Équipements communs</b>${table(
      [],
      [
        ['Chauffage', 'collectif, réseau de chaleur urbain'],
        ['Ascenseurs', '3'],
        ['Gardien, employés', '1 salarié à temps partiel'],
      ],
    )}</div></div><div class="c"><b>Situation financière à la clôture de l’exercice du 01/01/2025 au 31/12/2025 (comptes approuvés par l’assemblée générale du 18/06/2026)</b>${table(
      [],
      [
        ['Charges pour opérations courantes', '80&nbsp;470,05&nbsp;€'],
        ['Charges pour travaux et opérations exceptionnelles', '12&nbsp;640,00&nbsp;€'],
        ['Montant des impayés de charges (copropriétaires)', '13&nbsp;316,27&nbsp;€'],
        ['Copropriétaires débiteurs de plus de 300&nbsp;€', '6'],
        ['Dettes du syndicat à l’égard des fournisseurs', '11&nbsp;011,70&nbsp;€'],
        ['Montant disponible du fonds de travaux', '20&nbsp;392,00&nbsp;€'],
      ],
    )}</div><p style="font-size:8.4pt">La fiche synthétique est mise à la disposition des copropriétaires par le syndic, à peine de pénalité financière par jour de retard. Elle est établie par le syndic à partir des données du registre d’immatriculation et mise à jour chaque année, dans les deux mois de la notification du procès-verbal de l’assemblée générale au cours de laquelle les comptes de l’exercice clos ont été approuvés.</p><p>Fait à Clermont-Ferrand, Étienne Fournioux, gérant</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      ...CHANTURGUE,
      rnc: RNC.chanturgue,
      updated_on: '2026-06-30',
      lots_count: 138,
      homes_count: 52,
      parking_count: 44,
      buildings_count: 3,
      build_period: either('1975 – 1993', 'de 1975 à 1993'),
      heating: either('collectif, réseau de chaleur urbain', 'collectif'),
      lifts_count: 3,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-18',
      charges_courantes: 8047005,
      charges_travaux: 1264000,
      impayes: 1331627,
      debtors_count: 6,
      dette_fournisseurs: 1101170,
      fonds_travaux: 2039200,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const book = paperOf(
  'carnet-grenoble-immeuble',
  `font: 10pt/1.55 'Nimbus Sans', sans-serif; h1 { font-size: 15pt; color: #00507a; text-align: center } h2 { font-size: 10.4pt; color: #fff; background: #00507a; padding: 1mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .15mm solid #9db4c0 } th { background: #e5eef3; font-weight: bold }`,
  [
    `<p><b>DAUPHICOP GESTION</b> – 64 boulevard Joseph Vallier – 38100 GRENOBLE</p><h1>CARNET D’ENTRETIEN DE L’IMMEUBLE</h1><p style="text-align:center">établi conformément aux articles 3 et 4 du décret n° 2001-477 du 30 mai 2001<br>Dernière mise à jour : 15/09/2026</p><h2>IDENTIFICATION</h2>${table(
      [],
      [
        ['Immeuble', '0427 – LE PARC DES ALLOBROGES'],
        ['Adresse', '22 avenue Jean Perrot, 38100 GRENOBLE'],
        ['Immatriculation', RNC.allobroges],
        ['Année de construction', '1968'],
        ['Syndic en exercice', 'DAUPHICOP GESTION, mandat du 01/07/2026 au 30/06/2028'],
        ['Composition', '2 bâtiments (A et B), R+7, 74 logements, 78 caves, 62 garages'],
      ],
    )}<h2>ASSURANCE MULTIRISQUE DE L’IMMEUBLE</h2>${table(
      [],
      [
        ['Compagnie', 'Mutuelle Exemple des Alpes'],
        ['Numéro de contrat', 'MRI 38-0042-7719'],
        ['Courtier', 'Isère Courtage, 2 rue Félix Poulat, 38000 GRENOBLE'],
        ['Date d’échéance', '31/12/2026'],
      ],
    )}<h2>CONTRATS DE MAINTENANCE EN COURS</h2>${table(
      ['Objet', 'Entreprise', 'Date d’effet', 'Échéance', 'Coût annuel TTC'],
      [
        ['Ascenseurs (2)', 'Alpes Ascenseurs', '01/01/2022', '31/12/2026', '7&nbsp;420&nbsp;€'],
        ['VMC collective', 'Ventil’Isère', '01/10/2023', '30/09/2026', '1&nbsp;310&nbsp;€'],
        ['Nettoyage', 'Propreté du Drac', '01/04/2025', '31/03/2028', '29&nbsp;268&nbsp;€'],
        [
          'Extincteurs et BAES',
          'Sécurité des Alpes',
          '15/02/2021',
          'tacite reconduction',
          '486&nbsp;€',
        ],
        ['Espaces verts', 'Jardins du Rachais', '01/03/2024', '28/02/2027', '3&nbsp;900&nbsp;€'],
      ],
    )}`,
    `<h2>TRAVAUX IMPORTANTS RÉALISÉS</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Montant TTC'],
      [
        ['2004', 'Ravalement des façades', 'Façades Dauphinoises', '186&nbsp;400&nbsp;€'],
        [
          '2011',
          'Réfection de l’étanchéité des terrasses A et B',
          'Étanch’Alpes',
          '94&nbsp;215&nbsp;€',
        ],
        ['2016', 'Mise en conformité des ascenseurs', 'Alpes Ascenseurs', '58&nbsp;730&nbsp;€'],
        ['2025', 'Remplacement de la porte du hall B', 'Métallerie Uriage', '7&nbsp;218&nbsp;€'],
      ],
    )}<h2>DIAGNOSTICS ET ÉTUDES DES PARTIES COMMUNES</h2>${table(
      ['Document', 'Date', 'Auteur', 'Résultat'],
      [
        [
          'Dossier technique amiante',
          '12/06/2013',
          'Isère Expertise',
          'Présence – évaluation périodique',
        ],
        ['Constat plomb', '–', '–', 'Non concerné (construction après 1949)'],
        ['DPE collectif', '09/12/2024', 'Thermi-Sud', 'Classe E'],
        ['Projet de plan pluriannuel de travaux', 'à présenter', '–', 'Assemblée 2027'],
      ],
    )}<h2>PROGRAMME DE TRAVAUX DÉCIDÉ</h2><p>Remplacement des canalisations d’eau froide en sous-sol du bâtiment B, voté le 28/04/2026 (Plomberie du Drac, 23&nbsp;870&nbsp;€ TTC), exécution prévue au quatrième trimestre 2026.</p><h2>GARANTIES EN COURS</h2><p>Assurance dommages-ouvrage : néant. Garantie décennale : ascenseurs (2016, échue en 2026).</p><p style="margin-top:8mm;font-size:7.8pt">Le carnet d’entretien est tenu à jour par le syndic. Il peut être consulté par tout copropriétaire et par tout candidat à l’acquisition d’un lot.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      ...ALLOBROGES,
      rnc: RNC.allobroges,
      updated_on: '2026-09-15',
      insurer: 'Mutuelle Exemple des Alpes',
      policy_number: 'MRI 38-0042-7719',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'meeting_on', 'iban'],
  },
);

export const IDENTITE_DE_L_IMMEUBLE = [official, typed, book];
