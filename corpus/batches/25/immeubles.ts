// What is known of a building: the register's sheet, an office's own sheet, two upkeep books.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { footer } from './outils.ts';

const rows = (pairs: readonly (readonly [string, string])[]) => table([], pairs, 'f');

const register = paperOf(
  'fiche-registre-villeurbanne',
  `font: 8.2pt/1.3 'DejaVu Sans', sans-serif; padding: 10mm 14mm; h1 { font-size: 14pt; color: #000091; margin: 1mm 0 } h2 { font-size: 8.8pt; color: #000091; border-bottom: .3mm solid #000091; margin: 2.2mm 0 .8mm } .f td { padding: .45mm 1mm } .f td:first-child { width: 96mm; color: #444 } .f td:last-child { font-weight: bold }`,
  [
    `<p style="font-size:7.4pt">RÉPUBLIQUE FRANÇAISE – Registre national d’immatriculation des copropriétés – Agence nationale de l’habitat</p><h1>Fiche synthétique de la copropriété</h1><p>N° d’immatriculation : <b>AA8-157-302</b> – Générée le 06/11/2026 à 09:14 à partir des données mises à jour le 22/10/2026 (article 8-2 de la loi n° 65-557 du 10 juillet 1965)</p><h2>1. IDENTIFICATION</h2>${rows(
      [
        ['Nom d’usage de la copropriété', 'LE TOTEM'],
        ['Adresse de référence de la copropriété', '112 cours Émile-Zola 69100 Villeurbanne'],
        ['Adresse(s) complémentaire(s)', '3 rue Francis de Pressensé 69100 Villeurbanne'],
        ['Date de création du règlement de copropriété', '14/03/1969'],
        ['Numéro et date d’attribution de l’immatriculation', 'AA8157302 – 09/12/2016'],
      ],
    )}<h2>2. IDENTITÉ DU SYNDIC OU DE L’ADMINISTRATEUR PROVISOIRE</h2>${rows([
      ['Nom, prénom ou raison sociale du représentant légal', 'SYNERIS RHONE'],
      ['N° SIRET', '900 618 332 00047'],
      ['Adresse', '88 avenue Henri-Barbusse 69100 Villeurbanne'],
      ['Cadre d’intervention', 'Mandat de syndic, du 01/06/2025 au 31/05/2028'],
    ])}<h2>3. ORGANISATION JURIDIQUE</h2>${rows([
      ['Type de syndicat', 'Syndicat principal de copropriété'],
      ['Syndicat coopératif', 'Non'],
      ['Résidence-service', 'Non'],
      ['Appartenance à une ASL, AFUL ou union', 'Non'],
    ])}<h2>4. CARACTÉRISTIQUES TECHNIQUES</h2>${rows([
      ['Nombre total de lots', '372'],
      ['Nombre de lots principaux (habitation, bureaux, commerces)', '141'],
      ['dont lots à usage d’habitation', '134'],
      ['Nombre de lots de stationnement', '96'],
      ['Nombre de bâtiments', '3'],
      ['Période de construction des bâtiments', 'de 1961 à 1974'],
      ['Étiquettes énergie des bâtiments', 'D (3 bâtiments)'],
    ])}<h2>5. ÉQUIPEMENTS</h2>${rows([
      ['Type de chauffage', 'Collectif – chauffage urbain'],
      ['Nombre d’ascenseurs', '6'],
    ])}<h2>6. CARACTÉRISTIQUES FINANCIÈRES</h2>${rows([
      ['Date de début de l’exercice comptable', '01/01/2025'],
      ['Date de fin de l’exercice comptable', '31/12/2025'],
      ['Date de l’assemblée générale ayant approuvé les comptes', '28/05/2026'],
      ['Charges pour opérations courantes de l’exercice clos', '287 416,09 €'],
      ['Charges pour travaux et opérations exceptionnelles', '41 020,00 €'],
      ['Montant des dettes fournisseurs, rémunérations et autres', '33 918,44 €'],
      ['Montant des sommes restant dues par les copropriétaires', '48 207,51 €'],
      ['Nombre de copropriétaires débiteurs dont la dette excède 300 €', '17'],
      ['Présence d’un fonds de travaux', 'Oui'],
      ['Montant du fonds de travaux', '91 334,00 €'],
      ['Présence de personnel employé par le syndicat', 'Oui (1 gardien)'],
    ])}<p style="font-size:7pt;margin-top:2mm">Le syndic met la fiche synthétique à disposition des copropriétaires et la communique dans les quinze jours de la demande. Les données sont déclarées par le représentant légal sous sa responsabilité.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'SYNERIS RHONE',
      building: 'LE TOTEM',
      building_address: '112 cours Émile-Zola, 69100 Villeurbanne',
      rnc: 'AA8157302',
      updated_on: '2026-10-22',
      lots_count: 372,
      homes_count: 141,
      parking_count: 96,
      buildings_count: 3,
      lifts_count: 6,
      build_period: 'de 1961 à 1974',
      heating: either('Collectif – chauffage urbain', 'Collectif', 'chauffage urbain'),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-28',
      charges_courantes: 28741609,
      charges_travaux: 4102000,
      dette_fournisseurs: 3391844,
      impayes: 4820751,
      debtors_count: 17,
      fonds_travaux: 9133400,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const office = paperOf(
  'fiche-cabinet-pau',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } h2 { font-size: 9.6pt; background: #2f4f2f; color: #fff; padding: 1mm 2mm; margin: 3mm 0 1mm } .f td { border-bottom: .15mm dotted #777; padding: .8mm 1mm } .f td:last-child { text-align: right; font-weight: bold }`,
  [
    `<p><b>PYRENEES GESTION SYNDIC</b> – 21 rue Maréchal Joffre, 64000 PAU – 05 59 00 71 26</p><h1 style="font-size:16pt;text-align:center;color:#2f4f2f">FICHE SYNTHÉTIQUE DE COPROPRIÉTÉ</h1><p style="text-align:center">Décret n° 2016-1822 du 21 décembre 2016 – mise à jour du 30 juin 2026</p><div class="two"><div><h2>Identification</h2>${rows(
      [
        ['Copropriété', 'VILLA ARAGON'],
        ['Adresse', '4 avenue Trespoey, 64000 PAU'],
        ['Immatriculation', 'AF0418827'],
        ['Règlement de copropriété', '22/09/1988'],
      ],
    )}<h2>Syndic</h2>${rows([
      ['Nom', 'Pyrénées Gestion Syndic'],
      ['Type', 'professionnel'],
      ['Mandat', 'du 22/06/2026 au 21/06/2027'],
    ])}<h2>Organisation</h2>${rows([
      ['Syndicat', 'principal'],
      ['Résidence-services', 'non'],
      ['Nb d’ASL', '0'],
    ])}</div><div><h2>Lots et bâti</h2>${rows([
      ['Nombre de bâtiments', '1'],
      ['Nombre total de lots', '58'],
      ['Habitations, commerces, bureaux', '22'],
      ['Stationnements', '24'],
      ['Construit', 'de 1975 à 1993'],
      ['Étages', '4'],
    ])}<h2>Équipements</h2>${rows([
      ['Chauffage', 'individuel gaz'],
      ['Ascenseurs', '1'],
    ])}</div></div><h2>Données financières – exercice du 01/01/2025 au 31/12/2025</h2>${rows([
      ['Comptes approuvés par l’assemblée du', '22/06/2026'],
      ['Charges courantes', '38 204,71 €'],
      ['Charges pour travaux', '0,00 €'],
      ['Dettes fournisseurs et autres', '4 118,20 €'],
      ['Impayés des copropriétaires', '2 960,45 €'],
      ['Copropriétaires débiteurs de plus de 300 €', '3'],
      ['Fonds de travaux', '11 870,00 €'],
      ['Personnel', 'aucun'],
    ])}<p style="margin-top:5mm;font-size:8pt">Document établi par le syndic à partir des comptes et du carnet d’entretien. Il est remis au notaire chargé de la vente. Tarif : gratuit pour le copropriétaire.</p>${footer('Pyrénées Gestion Syndic – EURL au capital de 10 000 € – RCS Pau 900 904 117 – CPI 6402 2022 000 000 088')}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'PYRENEES GESTION SYNDIC',
      building: 'VILLA ARAGON',
      building_address: '4 avenue Trespoey, 64000 PAU',
      rnc: 'AF0418827',
      updated_on: '2026-06-30',
      lots_count: 58,
      homes_count: 22,
      parking_count: 24,
      buildings_count: 1,
      lifts_count: 1,
      build_period: 'de 1975 à 1993',
      heating: either('individuel gaz', 'individuel'),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-22',
      charges_courantes: 3820471,
      charges_travaux: 0,
      dette_fournisseurs: 411820,
      impayes: 296045,
      debtors_count: 3,
      fonds_travaux: 1187000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const book = paperOf(
  'carnet-tableaux-angers',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; td, th { border: .15mm solid #7fa998; padding: .9mm 1.4mm } th { background: #dfeee8; font-weight: bold } h2 { font-size: 9.6pt; color: #00583f; margin: 4mm 0 1mm } .n td, .n { border: 0 }`,
  [
    `<table class="n"><tr><td><b style="font-size:16pt;color:#00583f">ALS</b> ANJOU LOIRE SYNDIC<br>14 boulevard Foch – 49100 ANGERS</td><td style="text-align:right">Édité le 09/10/2026<br>Page 1/2</td></tr></table><h1 style="font-size:15pt;text-align:center">CARNET D’ENTRETIEN</h1><p style="text-align:center">Décret n° 2001-477 du 30 mai 2001 – dernière mise à jour : 17/09/2026</p><h2>I – IDENTIFICATION DE L’IMMEUBLE</h2>${table(
      [],
      [
        ['Nom', 'LES JARDINS DES JUSTICES'],
        ['Adresse', '76 rue des Justices, 49000 ANGERS'],
        ['N° d’immatriculation', 'AC9220165'],
        ['Date de construction', '2004 (réception le 18/06/2004)'],
        ['Nature', 'Syndicat principal – 2 bâtiments – 64 logements – 64 parkings – 12 celliers'],
        [
          'Syndic en exercice',
          'ANJOU LOIRE SYNDIC, mandat du 03/06/2026 au 30/06/2028 (AG du 03/06/2026)',
        ],
      ],
    )}<h2>II – ASSURANCES</h2>${table(
      ['Nature', 'Compagnie', 'N° de police', 'Prise d’effet', 'Échéance'],
      [
        [
          'Multirisque immeuble',
          'Loire Assurances Exemple',
          'MRI 490 771 20 Z',
          '01/01/2022',
          '31/12/2026',
        ],
      ],
    )}<h2>III – CONTRATS D’ENTRETIEN ET DE MAINTENANCE</h2>${table(
      ['Objet', 'Prestataire', 'Date', 'Échéance', 'Tél.'],
      [
        ['Ascenseurs (2)', 'Otelia Maine', '01/07/2020', '30/06/2027, tacite', '02 41 00 90 11'],
        ['Portail et porte de garage', 'Autoferm 49', '15/03/2018', 'annuelle', '02 41 00 33 08'],
        ['VMC', 'Ventil’Ouest', '01/01/2019', 'annuelle', '02 41 00 12 77'],
        ['Espaces verts', 'Le Jardin d’Émile', '01/02/2021', '31/01', '06 00 00 49 61'],
        ['Nettoyage', 'Propreté Angevine SCOP', '01/09/2023', '31/08', '02 41 00 55 14'],
        ['Extincteurs, désenfumage', 'Sécurifeu', '12/05/2016', 'annuelle', '02 41 00 80 80'],
        ['Toitures-terrasses', 'Étanche Loire', '01/06/2015', 'annuelle', '02 41 00 27 19'],
      ],
    )}<h2>IV – DIAGNOSTICS ET CONTRÔLES</h2>${table(
      ['Nature', 'Date', 'Intervenant', 'Conclusion'],
      [
        ['Contrôle technique ascenseurs', '04/11/2025', 'Bureau Contrôlex', 'Sans réserve'],
        ['DPE collectif', '20/03/2024', 'Énergie Maine', 'Classe C'],
        ['Amiante, plomb', 'sans objet', '', 'Permis postérieur à 1997'],
      ],
    )}`,
    `<table class="n"><tr><td><b>ALS</b> – Carnet d’entretien – LES JARDINS DES JUSTICES</td><td style="text-align:right">Page 2/2</td></tr></table><h2>V – TRAVAUX IMPORTANTS RÉALISÉS</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Montant TTC', 'Garantie'],
      [
        ['2013', 'Remplacement du groupe de VMC bâtiment B', 'Ventil’Ouest', '8 410,00', 'échue'],
        [
          '2017',
          'Réfection de l’étanchéité de la terrasse bâtiment A',
          'Étanche Loire',
          '36 925,40',
          'décennale 09/2027',
        ],
        ['2021', 'Ravalement des façades nord', 'Façades du Maine', '71 300,00', 'décennale 2031'],
        ['2024', 'Remplacement de l’éclairage par des LED', 'Élec 49', '9 884,60', 'biennale'],
      ],
    )}<h2>VI – PROGRAMME PLURIANNUEL</h2>${table(
      ['Échéance', 'Travaux', 'Décision'],
      [
        ['2027', 'Peinture des halls', 'à soumettre à l’assemblée de 2027'],
        ['2029', 'Portes de garage', 'PPT adopté le 05/06/2025'],
      ],
    )}<h2>VII – OBSERVATIONS</h2><p>Un sinistre dommages-ouvrage (fissures cage B) a été clos le 12/01/2012. Le carnet ne comporte pas les interventions d’entretien courant inférieures à 500 €.</p><p>Établi et tenu à jour par le syndic. Consultable sur l’extranet.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: either('ANJOU LOIRE SYNDIC', 'ALS ANJOU LOIRE SYNDIC'),
      building: 'LES JARDINS DES JUSTICES',
      building_address: '76 rue des Justices, 49000 ANGERS',
      rnc: 'AC9220165',
      updated_on: either('2026-09-17', '2026-10-09'),
      insurer: 'Loire Assurances Exemple',
      policy_number: 'MRI 490 771 20 Z',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'meeting_on', 'impayes'],
  },
);

const notes = paperOf(
  'carnet-prose-saint-etienne',
  `font: 11pt/1.5 'P052', serif; padding: 20mm 24mm; h2 { font-size: 11.5pt; margin: 4mm 0 1mm; text-decoration: underline }`,
  [
    `<h1 style="font-size:17pt">Carnet d’entretien de l’immeuble<br>8 rue Michelet, 42000 Saint-Étienne</h1><p>Tenu par Mme Odile Terrasson, syndic bénévole. Mis à jour le 5 avril 2026.</p><h2>L’immeuble</h2><p>Maison de rapport de 1898, trois étages, cinq logements, huit lots, une cour, deux remises. Pas d’ascenseur. Chauffage individuel au gaz. Copropriété depuis 1957.</p><h2>Assurance</h2><p>Mutuelle du Forez Exemple, contrat n° 42-118-906, multirisque immeuble, échéance au 1er janvier de chaque année, reconduit jusqu’au 1er janvier 2027. Franchise dégât des eaux : 300 €.</p><h2>Contrats en cours</h2><p>VMC : Aéro-Loire, visite chaque mars. Ménage : Mme Benali, deux heures par semaine, chèque emploi service. Dératisation à la demande.</p><h2>Gros travaux faits</h2><p>1974, toiture refaite à neuf. 1996, ravalement côté rue. 2008, colonne d’eau et compteurs divisionnaires. 2015, plomb supprimé dans l’entrée. 2019, boîtes aux lettres. 2022, électricité de l’escalier remise aux normes (Élec-Furan).</p><h2>À prévoir</h2><p>Porte d’entrée (devis refusé en mars 2026), évacuation de la cour (votée), gouttière côté cour. Pas de plan pluriannuel, l’immeuble n’en avait pas l’obligation avant 2025 ; question à reprendre.</p><h2>Contrôles</h2><p>Constat plomb des parties communes du 14 octobre 2011, dossier amiante du 3 juin 2006 : pas d’amiante. Le tout est dans le classeur vert.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: either('Mme Odile Terrasson', 'Odile Terrasson'),
      building_address: '8 rue Michelet, 42000 Saint-Étienne',
      updated_on: '2026-04-05',
      insurer: 'Mutuelle du Forez Exemple',
      policy_number: '42-118-906',
      insured_until: '2027-01-01',
    },
    absent: ['rnc', 'owner', 'meeting_on', 'lots'],
  },
);

export const IMMEUBLES = [register, office, book, notes];
