// Papers of the building: register sheets and an upkeep book.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { bottom } from './outils.ts';

const pairs = (rows: readonly (readonly [string, string])[]) => table([], rows, 'p');
const sheet = paperOf(
  'fiche-registre-dijon-d38',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 15mm; h1 { font-size: 14pt; color: #000091; margin: 0 0 1mm } h2 { font-size: 9.6pt; color: #000091; border-bottom: .3mm solid #000091; margin: 3mm 0 1mm } .p td { padding: .5mm 1mm } .p td:first-child { width: 95mm; color: #444 } .p td:last-child { font-weight: bold }`,
  [
    `<p style="font-size:7.5pt">REGISTRE NATIONAL D’IMMATRICULATION DES COPROPRIÉTÉS – Agence nationale de l’habitat</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p>(conforme au décret n° 2016-1822 du 21 décembre 2016 – article 8-2 de la loi n° 65-557 du 10 juillet 1965)<br>Générée à partir des données mises à jour le 18/06/2026</p><p style="font-size:11pt">Numéro d’immatriculation : <b>AC1847205</b></p><h2>IDENTIFICATION</h2>${pairs(
      [
        ['Nom d’usage de la copropriété', 'LE CLOS SAINTE-BARBE'],
        ['Adresse de référence', '33 boulevard de Strasbourg 21000 DIJON'],
        ['Adresse(s) complémentaire(s)', '35 boulevard de Strasbourg ; 37 boulevard de Strasbourg'],
        ['Date d’établissement du règlement de copropriété', '14/10/1969'],
      ],
    )}<h2>IDENTITÉ DU SYNDIC</h2>${pairs([
      ['Représentant légal de la copropriété', 'GAUDRILLET & THIARD'],
      ['Numéro SIRET', '900 000 118 00021'],
      ['Adresse', '11 rue de la Préfecture 21000 DIJON'],
      ['Cadre d’intervention', 'Mandat de syndic'],
    ])}<h2>ORGANISATION JURIDIQUE</h2>${pairs([
      ['Nature du syndicat', 'Syndicat principal'],
      ['Le syndicat est un syndicat coopératif', 'Non'],
    ])}<h2>CARACTÉRISTIQUES TECHNIQUES</h2>${pairs([
      ['Nombre total de lots de copropriété', '214'],
      ['Nombre de lots à usage d’habitation, de commerces et de bureaux', '78'],
      ['Nombre de lots à usage de stationnement', '64'],
      ['Nombre de bâtiments', '3'],
      ['Période de construction des bâtiments', '1961-1974'],
    ])}<h2>ÉQUIPEMENTS</h2>${pairs([
      ['Type de chauffage', 'Collectif – chauffage urbain'],
      ['Nombre d’ascenseurs', '3'],
    ])}<h2>CARACTÉRISTIQUES FINANCIÈRES – DERNIER EXERCICE COMPTABLE CLOS</h2>${pairs([
      ['Date de début de l’exercice clos', '01/01/2025'],
      ['Date de fin de l’exercice clos', '31/12/2025'],
      ['Date de l’assemblée générale ayant approuvé les comptes', '26/05/2026'],
      ['Charges pour opérations courantes', '116 204 €'],
      ['Charges pour travaux et opérations exceptionnelles', '0 €'],
      ['Montant des dettes fournisseurs, rémunérations et autres', '9 418 €'],
      ['Montant des sommes restant dues par les copropriétaires', '13 527 €'],
      ['Nombre de copropriétaires débiteurs dont la dette excède 300 €', '7'],
      ['Montant du fonds de travaux', '28 960 €'],
      ['Présence de personnel salarié employé par le syndicat', 'Oui'],
    ])}<p style="font-size:7pt;margin-top:3mm">Le syndic met la fiche synthétique à disposition des copropriétaires. En cas de manquement, il encourt une pénalité financière forfaitaire automatique.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'GAUDRILLET & THIARD',
      building: 'LE CLOS SAINTE-BARBE',
      building_address: '33 boulevard de Strasbourg, 21000 DIJON',
      rnc: 'AC1847205',
      updated_on: '2026-06-18',
      lots_count: 214,
      homes_count: 78,
      parking_count: 64,
      buildings_count: 3,
      build_period: '1961-1974',
      heating: either('Collectif – chauffage urbain', 'Collectif', 'chauffage urbain'),
      lifts_count: 3,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-26',
      charges_courantes: 11620400,
      charges_travaux: 0,
      dette_fournisseurs: 941800,
      impayes: 1352700,
      debtors_count: 7,
      fonds_travaux: 2896000,
    },
    absent: ['owner', 'lots', 'iban', 'tantiemes'],
  },
);

const own = paperOf(
  'fiche-syndic-verdun-d38',
  `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; .g { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .g div { border: .2mm solid #999; padding: 2.5mm } h1 { font-size: 14pt; text-align: center } b.t { display: block; background: #ddd; padding: .6mm 1.5mm; margin-bottom: 1.5mm } td { padding: .6mm 0 } td:last-child { text-align: right }`,
  [
    `<p><b>ARGONNE GESTION</b> – 22 quai de Londres – 55100 VERDUN – syndic professionnel</p><h1>FICHE SYNTHÉTIQUE – « QUAI DE LA RÉPUBLIQUE »</h1><p style="text-align:center">Immatriculation AE6602518 – 5 avenue de la 42e Division, 55100 VERDUN – fiche établie le 30/09/2026</p><div class="g"><div><b class="t">Syndic</b>${table(
      [],
      [
        ['Nom', 'ARGONNE GESTION'],
        ['Mandat', 'du 12/06/2025 au 30/06/2028'],
      ],
    )}</div><div><b class="t">Syndicat</b>${table(
      [],
      [
        ['Nature', 'principal'],
        ['Règlement de copropriété', '03/03/1978'],
      ],
    )}</div><div><b class="t">Données techniques</b>${table(
      [],
      [
        ['Lots (total)', '52'],
        ['dont habitation, bureaux, commerces', '24'],
        ['dont stationnement', '14'],
        ['Bâtiments', '1'],
        ['Construction', 'de 1975 à 1993'],
        ['Ascenseurs', '1'],
        ['Chauffage', 'individuel gaz'],
      ],
    )}</div><div><b class="t">Données financières (exercice 01/07/2025 – 30/06/2026)</b>${table(
      [],
      [
        ['Comptes approuvés en AG le', '18/09/2026'],
        ['Charges courantes', '31 418 €'],
        ['Charges travaux et exceptionnelles', '6 740 €'],
        ['Dettes fournisseurs et autres', '2 215 €'],
        ['Impayés copropriétaires', '4 902 €'],
        ['Débiteurs de plus de 300 €', '3'],
        ['Fonds de travaux', '7 855 €'],
        ['Personnel', 'néant'],
      ],
    )}</div></div>${bottom('ARGONNE GESTION – EURL au capital de 8 000 € – RCS BAR-LE-DUC 900 000 349 – CPI 5501 2018 000 000 027 – Garantie GALIAN')}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'ARGONNE GESTION',
      building: 'QUAI DE LA RÉPUBLIQUE',
      building_address: '5 avenue de la 42e Division, 55100 VERDUN',
      rnc: 'AE6602518',
      updated_on: '2026-09-30',
      lots_count: 52,
      homes_count: 24,
      parking_count: 14,
      buildings_count: 1,
      build_period: 'de 1975 à 1993',
      heating: either('individuel gaz', 'individuel'),
      lifts_count: 1,
      exercice_from: '2025-07-01',
      exercice_to: '2026-06-30',
      approved_on: '2026-09-18',
      charges_courantes: 3141800,
      charges_travaux: 674000,
      dette_fournisseurs: 221500,
      impayes: 490200,
      debtors_count: 3,
      fonds_travaux: 785500,
    },
    absent: ['owner', 'lots', 'iban', 'tantiemes'],
  },
);

const book = paperOf(
  'carnet-entretien-nancy-d38',
  `font: 9pt/1.38 'Carlito', sans-serif; h1 { font-size: 16pt; color: #4b2e63 } h2 { font-size: 10.5pt; background: #efe8f4; padding: .8mm 2mm; margin: 4mm 0 1mm } .c td, .c th { border: .15mm solid #aaa; padding: .9mm 1.4mm } .c th { font-weight: bold }`,
  [
    `<p>Cabinet MASSON-HENRY – 31 cours Léopold – 54000 NANCY</p><h1>CARNET D’ENTRETIEN</h1><p>Établi en application de l’article 18 de la loi du 10 juillet 1965 et du décret n° 2001-477 du 30 mai 2001<br>Dernière mise à jour : 07/09/2026</p><h2>1. Identification de l’immeuble</h2>${table(
      [],
      [
        ['Copropriété', 'LE PARC DE LA PÉPINIÈRE'],
        ['Adresse', '6 bis rue Sigisbert Adam – 54000 NANCY'],
        ['Immatriculation', 'AB7310462'],
        ['Année de construction', '1972'],
        ['Nombre de bâtiments / lots', '3 / 118'],
      ],
      'c',
    )}<h2>2. Syndic</h2><p>Cabinet MASSON-HENRY, en exercice depuis le 03/06/2014 – mandat en cours jusqu’au 30/06/2027</p><h2>3. Contrats d’assurance souscrits par le syndicat</h2>${table(['Assureur', 'N° de police', 'Nature', 'Échéance'], [['Mutuelle Exemple de l’Est', 'MRI 5480 771 C', 'Multirisque immeuble', '31/12/2026']], 'c')}<h2>4. Contrats d’entretien et de maintenance</h2>${table(
      ['Équipement', 'Prestataire', 'Référence', 'Effet', 'Échéance'],
      [
        ['Chaufferie gaz', 'Thermolor', 'P2-0448', '01/10/2021', '30/09/2026'],
        ['Ascenseurs (3)', 'Ascenseurs Lorrains', 'AS-1177', '01/01/2018', 'tacite reconduction'],
        ['Porte automatique garage', 'Portelec', '—', '15/03/2023', '14/03/2026'],
        ['VMC', 'Airnet 54', 'VM-90', '01/04/2020', 'tacite reconduction'],
        ['Extincteurs', 'Sécur’Est', '33120', '01/01/2022', '31/12/2026'],
      ],
      'c',
    )}`,
    `<h2>5. Travaux importants</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Montant TTC'],
      [
        ['2009', 'Ravalement des façades avec isolation', 'Façades Lorraines', '312 400 €'],
        ['2015', 'Réfection étanchéité terrasses A et B', 'Soprelor', '88 610 €'],
        ['2021', 'Remplacement de la chaudière collective', 'Thermolor', '74 205 €'],
        ['2026', 'Remplacement de la porte de garage', 'Portelec', '11 860 €'],
      ],
      'c',
    )}<h2>6. Diagnostics et études</h2>${table(
      ['Document', 'Date', 'Observations'],
      [
        [
          'Dossier technique amiante',
          '11/02/2005, mis à jour le 20/10/2020',
          'Conduits fibres-ciment en sous-sol',
        ],
        ['DPE collectif', '14/03/2024', 'Étiquette D'],
        ['Projet de plan pluriannuel de travaux', '05/02/2025', 'Voté le 24/06/2025'],
      ],
      'c',
    )}<h2>7. Programme de travaux décidé</h2><p>Étanchéité de la terrasse C : consultation des entreprises en cours, assemblée 2027.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet MASSON-HENRY',
      building: 'LE PARC DE LA PÉPINIÈRE',
      building_address: '6 bis rue Sigisbert Adam, 54000 NANCY',
      rnc: 'AB7310462',
      updated_on: '2026-09-07',
      insurer: 'Mutuelle Exemple de l’Est',
      policy_number: 'MRI 5480 771 C',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'meeting_on', 'iban'],
  },
);

export const IMMEUBLE = [sheet, own, book];
