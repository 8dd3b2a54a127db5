// Papers that a syndic keeps of a building: register sheets, maintenance books, a pré-état daté.
import { either, paperOf } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';
import { FLEX, flex, pairs, quote } from './outils.ts';

const register = paperOf(
  'fiche-registre-bourges',
  `font: 8.6pt/1.32 'Nimbus Sans', sans-serif; padding: 12mm 16mm; ${FLEX} h2 { font-size: 9.6pt; background: #000091; color: #fff; padding: .8mm 2mm; margin: 2.4mm 0 .8mm } .kv td { border-bottom: .15mm solid #ccd; padding: .55mm 1mm } .kv td:first-child { width: 66%; color: #333 } .kv td:last-child { font-weight: bold }`,
  [
    `${flex('<b>RÉPUBLIQUE FRANÇAISE</b><br>Registre national des copropriétés', 'Fiche générée le 22/09/2026')}
    <p style="font-size:14pt;text-align:center;margin:2mm 0 0"><b>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ AA6-220-914</b></p><p style="text-align:center">(conforme aux dispositions du décret n° 2016-1822 du 21 décembre 2016)<br>Générée à partir des données mises à jour le <b>17/07/2026</b></p>
    <h2>Identification de la copropriété</h2>${pairs([
      ['Adresse de référence', '5 bis rue de Lazenay 18000 BOURGES'],
      ['Nom d’usage de la copropriété', 'RESIDENCE DU VAL D’AURON'],
      ['Date d’immatriculation', '06/11/2018'],
      ['Date du règlement de copropriété', '19/03/1974'],
      ['N° SIRET du syndicat', '900 001 002 00014'],
    ])}<h2>Identité du syndic ou de l’administrateur provisoire ayant établi la fiche</h2>${pairs([
      ['Représentant légal de la copropriété', 'BERRY COPRO SERVICES, SIRET 900 000 427 00036'],
      ['Adresse', '7 place Gordaine 18000 BOURGES'],
      ['Agissant dans le cadre', 'd’un mandat de syndic'],
    ])}<h2>Organisation juridique de la copropriété</h2>${pairs([
      ['Type de syndicat', 'Syndicat principal'],
      ['Syndicat coopératif', 'Non'],
      ['Résidence-service', 'Non'],
    ])}<h2>Caractéristiques techniques</h2>${pairs([
      ['Nombre total de lots inscrits au règlement de copropriété', '186'],
      ['Nombre total de lots à usage d’habitation, de commerces et de bureaux', '64'],
      ['Nombre de lots à usage de stationnement', '58'],
      ['Nombre de bâtiments', '4'],
      ['Période de construction des bâtiments', 'De 1961 à 1974'],
      ['Année d’achèvement de la construction', 'Non renseigné'],
    ])}<h2>Équipements</h2>${pairs([
      ['Type de chauffage', 'collectif – chauffage urbain'],
      ['Nombre d’ascenseurs', '0'],
    ])}<h2>Caractéristiques financières – exercice clos approuvé</h2>${pairs([
      ['Date de début de l’exercice clos', '01/01/2025'],
      ['Date de fin de l’exercice clos', '31/12/2025'],
      ['Date de l’assemblée générale ayant approuvé les comptes', '11/06/2026'],
      ['Charges pour opérations courantes de l’exercice clos', '139 744 €'],
      [
        'Charges pour travaux et opérations exceptionnelles de l’exercice clos, hors budget prévisionnel',
        '27 318 €',
      ],
      ['Montant des dettes fournisseurs, rémunérations et autres', '19 862 €'],
      ['Montant des sommes restant dues par les copropriétaires', '31 405 €'],
      ['Nombre de copropriétaires débiteurs dont la dette est supérieure à 300 €', '11'],
      ['Montant du fonds de travaux', '41 220 €'],
      ['Présence d’un personnel employé par le syndicat', 'Oui'],
    ])}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'BERRY COPRO SERVICES',
      building: 'RESIDENCE DU VAL D’AURON',
      building_address: '5 bis rue de Lazenay, 18000 BOURGES',
      rnc: 'AA6220914',
      updated_on: '2026-07-17',
      lots_count: 186,
      homes_count: 64,
      parking_count: 58,
      buildings_count: 4,
      build_period: 'De 1961 à 1974',
      heating: either('collectif – chauffage urbain', 'collectif', 'collectif chauffage urbain'),
      lifts_count: 0,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-11',
      charges_courantes: 13974400,
      charges_travaux: 2731800,
      dette_fournisseurs: 1986200,
      impayes: 3140500,
      debtors_count: 11,
      fonds_travaux: 4122000,
    },
    absent: ['owner', 'iban', 'meeting_on'],
  },
);

const sheet = paperOf(
  'fiche-cabinet-auxerre',
  `font: 9.4pt/1.45 'DejaVu Serif Condensed', serif; padding: 16mm 18mm; .two { display: grid; grid-template-columns: 1fr 1fr; gap: 7mm } h3 { font-size: 10pt; border-bottom: .3mm double #333; margin: 3mm 0 1mm } p { margin: 0 0 .8mm }`,
  [
    `<p style="text-align:center"><b style="font-size:15pt">Fiche synthétique</b><br>article 8-2 de la loi du 10 juillet 1965<br>Établie par ICAUNAISE D’IMMEUBLES, 9 rue du Temple, 89000 Auxerre<br>Dernière mise à jour : 4 mai 2026</p>
    <div class="two"><div><h3>Identification</h3><p>Le Clos des Mariniers<br>48 quai de la Marine<br>89000 Auxerre</p><p>Immatriculation : AE 6 014 329</p><p>Règlement du 27 septembre 1988</p><p>Syndicat simple, ni résidence-services ni coopératif</p><h3>Syndic</h3><p>ICAUNAISE D’IMMEUBLES, mandat du 01/04/2026 au 31/03/2027</p><h3>Lots</h3><p>48 lots au total, dont :<br>– 19 d’habitation, bureaux ou commerces<br>– 14 de stationnement<br>– 15 caves</p><h3>Bâtiment</h3><p>1 bâtiment, construit entre 1975 et 1993<br>1 ascenseur<br>Chauffage individuel électrique</p></div>
    <div><h3>Données financières</h3><p>Exercice du 1er janvier au 31 décembre 2025<br>Comptes approuvés le 26 mars 2026</p><p>Charges courantes : 29 480,15 €<br>Charges pour travaux : 0,00 €<br>Dettes envers les fournisseurs et autres : 3 118,90 €<br>Impayés : 2 644,07 €<br>Copropriétaires débiteurs de plus de 300 € : 3<br>Fonds de travaux : 8 835,00 €<br>Personnel : néant</p><h3>Difficultés</h3><p>Aucun mandataire ad hoc, aucun administrateur provisoire, aucun arrêté de police.</p><h3>Diagnostics</h3><p>DPE collectif : réalisé en 2025, classe D<br>DTG : non<br>Plan pluriannuel : en cours d’élaboration</p><p style="margin-top:14mm">Cachet et signature du syndic</p></div></div>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'ICAUNAISE D’IMMEUBLES',
      building: 'Le Clos des Mariniers',
      building_address: '48 quai de la Marine, 89000 Auxerre',
      rnc: 'AE6014329',
      updated_on: '2026-05-04',
      lots_count: 48,
      homes_count: 19,
      parking_count: 14,
      buildings_count: 1,
      lifts_count: 1,
      build_period: either('entre 1975 et 1993', '1975 et 1993', 'construit entre 1975 et 1993'),
      heating: either('individuel électrique', 'individuel'),
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-03-26',
      charges_courantes: 2948015,
      charges_travaux: 0,
      dette_fournisseurs: 311890,
      impayes: 264407,
      debtors_count: 3,
      fonds_travaux: 883500,
    },
    absent: ['owner', 'iban'],
  },
);

const book = paperOf(
  'carnet-logiciel-blois',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; ${FLEX} h2 { font-size: 10pt; color: #7a3b00; border-bottom: .4mm solid #7a3b00; margin: 3.4mm 0 1mm } td, th { border: .2mm solid #c9b59b; padding: .8mm 1.2mm } th { background: #f4ebdf; font-weight: bold }`,
  [
    `${flex('<b style="font-size:12pt">SYNDIC VAL DE CISSE</b><br>24 rue Denis Papin – 41000 BLOIS', 'Édité le 12/10/2026<br>Page 1/1')}
    <p style="font-size:14pt;text-align:center"><b>CARNET D’ENTRETIEN</b></p><p style="text-align:center">Décret n° 2001-477 du 30 mai 2001 – Mise à jour du 30/09/2026</p>
    <h2>IMMEUBLE</h2>${table(
      [],
      [
        ['Nom', 'RÉSIDENCE BÉGON', 'Immatriculation', 'AB5-093-776'],
        ['Adresse', '9-11 avenue de Vendôme 41000 BLOIS', 'Année de construction', '1969'],
        ['Bâtiments', '3', 'Étages', 'R+5'],
        ['Mandat du syndic', 'du 29/05/2026 au 30/06/2027', 'Assemblée', '28/05/2026'],
      ],
    )}
    <h2>ASSURANCES</h2>${table(
      ['Garantie', 'Compagnie', 'Courtier', 'N° police', 'Effet', 'Échéance'],
      [
        [
          'Multirisque immeuble',
          'MUTUELLE DU VAL EXEMPLE',
          'Cab. Rivière, Blois',
          '7 410 885 K',
          '01/01/2022',
          '31/12/2026',
        ],
      ],
    )}
    <h2>CONTRATS D’ENTRETIEN ET DE MAINTENANCE</h2>${table(
      ['Équipement', 'Prestataire', 'N° contrat', 'Date d’effet', 'Échéance', 'Reconduction'],
      [
        ['Ascenseurs (3)', 'ASCELIA CENTRE', 'AC-4471', '01/07/2020', '30/06/2027', 'tacite'],
        ['Chaufferie gaz', 'CALORIFIC 41', 'P2P3-118', '01/10/2021', '30/09/2029', 'non'],
        ['VMC', 'AÉRO-SERVICE', '22-801', '15/03/2022', '14/03/2027', 'tacite'],
        ['Extincteurs', 'FEU-STOP 41', '66120', '01/01/2018', '31/12/2026', 'tacite'],
        ['Espaces verts', 'LES JARDINS DE SOLOGNE', '—', '01/04/2025', '31/03/2028', 'non'],
      ],
    )}
    <h2>TRAVAUX IMPORTANTS RÉALISÉS</h2>${table(
      ['Année', 'Travaux', 'Entreprise', 'Montant TTC', 'Garantie DO'],
      [
        ['2009', 'Ravalement pignons', 'SOCRAVAL', '96 400,00', 'oui'],
        ['2016', 'Étanchéité toitures-terrasses', 'ÉTANCH’OUEST', '118 250,00', 'oui'],
        ['2021', 'Remplacement chaudières', 'CALORIFIC 41', '87 310,40', 'non'],
        ['2024', 'Réfection des halls', 'PEINTURES LIGÉRIENNES', '22 684,00', 'non'],
      ],
    )}
    <h2>DIAGNOSTICS DES PARTIES COMMUNES</h2>${table(
      ['Nature', 'Date', 'Cabinet', 'Conclusion'],
      [
        [
          'DTA amiante',
          '14/02/2006, maj 11/09/2013',
          'EXPERT’AM 41',
          'Présence – conduits fibrociment en gaine',
        ],
        ['DPE collectif', '18/11/2024', 'THERMI-CENTRE', 'Classe D'],
        ['PPPT', '18/11/2024', 'THERMI-CENTRE', 'Non adopté par l’AG du 28/05/2026'],
      ],
    )}
    <p style="margin-top:3mm">Échéancier du programme pluriannuel de travaux décidé par l’assemblée générale : néant.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'SYNDIC VAL DE CISSE',
      building: 'RÉSIDENCE BÉGON',
      building_address: '9-11 avenue de Vendôme, 41000 BLOIS',
      rnc: 'AB5093776',
      updated_on: either('2026-09-30', '2026-10-12'),
      insurer: 'MUTUELLE DU VAL EXEMPLE',
      policy_number: '7 410 885 K',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const SELLER = quote(4691827, 412, 10000);
const ped = paperOf(
  'ped-formulaire-orleans',
  `font: 8.8pt/1.36 'Carlito', sans-serif; padding: 12mm 15mm; td { border: .2mm solid #888; padding: .8mm 1.4mm } td:last-child { text-align: right; width: 34mm } h2 { font-size: 10pt; background: #efe7d6; padding: 1mm 2mm; margin: 3mm 0 1mm } .id td { text-align: left !important; width: auto }`,
  [
    `<p style="font-size:15pt;text-align:center;margin:0"><b>PRÉ-ÉTAT DATÉ</b></p><p style="text-align:center">Loi ALUR – article L. 721-2 du Code de la construction et de l’habitation<br>Mutation de lots de copropriété – Information des parties dans le cadre de la signature d’un avant-contrat</p>
    <table class="id"><tr><td>Copropriété</td><td>LES JARDINS DE LA VENELLE<br>12-14 rue de la Lionne, 45000 ORLÉANS</td><td>N° RNC</td><td>AC3417208</td></tr><tr><td>Vendeur</td><td>M. et Mme Bertrand DE LA TOUR D’ARGIS</td><td>Lots</td><td>17 (appartement), 63 (cave) – 412/10000</td></tr><tr><td>Syndic</td><td>CABINET ROUSSEL ET MARCHAIS, 41 rue Bannier, 45000 ORLÉANS</td><td>Établi le</td><td>6 novembre 2026</td></tr></table>
    <h2>I – SOMMES DUES PAR LE COPROPRIÉTAIRE CÉDANT</h2>${pairs([
      ['A/ Au syndicat, au titre :', ''],
      ['1 – des provisions exigibles dans le budget prévisionnel (D. art. 5. 1° a)', '0,00 €'],
      ['1 – des provisions exigibles hors budget prévisionnel (D. art. 5. 1° b)', '0,00 €'],
      ['2 – des charges impayées sur les exercices antérieurs (D. art. 5. 1° c)', '186,40 €'],
      ['3 – des sommes devenues exigibles du fait de la vente (D. art. 5. 1° d)', '0,00 €'],
      ['4 – des avances exigibles (D. art. 5. 1° e)', '0,00 €'],
      ['B/ À des tiers, au titre d’emprunts du syndicat', 'néant'],
      ['TOTAL (A + B)', '186,40 €'],
    ])}<h2>II – SOMMES DONT LE SYNDICAT POURRAIT ÊTRE DÉBITEUR À L’ÉGARD DU CÉDANT</h2>${pairs([
      ['Avances perçues – fonds de roulement', '247,20 €'],
      ['Provisions encaissées pour périodes postérieures', '0,00 €'],
    ])}<h2>III – SOMMES INCOMBANT AU NOUVEAU COPROPRIÉTAIRE</h2>${pairs([
      ['Reconstitution des avances', '247,20 €'],
      ['Provisions non encore exigibles – 01/01/2027', '843,82 €'],
      [
        'Provisions hors budget – porte d’entrée bât. A – 01/02/2027',
        spaced(quote(871200, 412, 4180)) + ' €',
      ],
    ])}<h2>IV – ANNEXE : SITUATION DES EXERCICES PRÉCÉDENTS ET DE LA COPROPRIÉTÉ</h2>${pairs([
      ['Charges courantes 2025 – quote-part réelle du lot (clé générale)', `${spaced(SELLER)} €`],
      ['Charges hors budget 2025', '0,00 €'],
      ['État global des impayés de charges au sein du syndicat au 31/12/2025', '9 114,30 €'],
      ['État global de la dette envers les fournisseurs au 31/12/2025', '6 027,55 €'],
      ['Fonds de travaux : part rattachée aux lots vendus', '1 011,46 €'],
      ['Dernière cotisation versée au fonds de travaux', '30,55 €'],
    ])}<p style="margin-top:3mm;font-size:7.4pt">Document établi à partir des pièces remises par le vendeur (dernier appel de fonds, procès-verbal et annexes comptables), sans l’intervention du syndic. Il ne constitue pas l’état daté de l’article 5 du décret du 17 mars 1967, qui sera demandé par le notaire avant l’acte authentique.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'CABINET ROUSSEL ET MARCHAIS',
      building: 'LES JARDINS DE LA VENELLE',
      building_address: '12-14 rue de la Lionne, 45000 ORLÉANS',
      rnc: 'AC3417208',
      owner: 'M. et Mme Bertrand DE LA TOUR D’ARGIS',
      lots: ['17', '63'],
      made_on: '2026-11-06',
      impayes: 911430,
      dette_fournisseurs: 602755,
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const IMMEUBLE = [register, sheet, book, ped];
