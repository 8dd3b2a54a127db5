// What is kept of a building: register sheets, an upkeep book, a statement before a sale.
import { either, paperOf } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';

const pairs = (rows: readonly (readonly [string, string])[]) => table([], rows, 'p');

const register = paperOf(
  'fiche-registre-bobigny',
  `font: 8.4pt/1.3 'DejaVu Sans', sans-serif; padding: 11mm 14mm; h1 { font-size: 13pt; color: #000091 } h2 { font-size: 9pt; color: #000091; border-bottom: .4mm solid #000091; margin: 3mm 0 1mm } .p td { padding: .5mm 1mm; border-bottom: .1mm solid #ddd } .p td:first-child { width: 98mm; color: #444 } .f { position: absolute; bottom: 6mm; left: 14mm; right: 14mm; font-size: 6.6pt; display: flex; justify-content: space-between }`,
  [
    `<p><b>ANAH</b> – Registre national d’immatriculation des copropriétés</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ N° AD0-275-514</h1><p>(conformément à l’article 8-2 de la loi n° 65-557 du 10 juillet 1965)<br>générée à partir des données mises à jour le 30/09/2026</p><h2>IDENTIFICATION DE LA COPROPRIÉTÉ</h2>${pairs(
      [
        ['Nom d’usage de la copropriété', 'LE CANAL - TRANCHE II'],
        ['Adresse de référence', '5 rue du Chemin Vert 93000 Bobigny'],
        ['Adresse(s) complémentaire(s)', '15 rue du Chemin Vert 93000 Bobigny'],
        ['Date d’immatriculation', '29/11/2016'],
        ['Numéro d’immatriculation', 'AD0-275-514'],
        ['Date du règlement de copropriété', '17/02/1973'],
      ],
    )}<h2>IDENTITÉ DU REPRÉSENTANT LÉGAL</h2>${pairs([
      ['Représentant légal de la copropriété', 'S.G.I. 93'],
      ['Numéro SIRET', '90020733100025'],
      ['Intervenant dans le cadre', 'd’un mandat de syndic professionnel'],
      ['Adresse', '134 avenue Paul-Vaillant-Couturier 93000 Bobigny'],
    ])}<h2>ORGANISATION JURIDIQUE</h2>${pairs([
      ['Type de syndicat', 'Syndicat principal'],
      ['Structures auxquelles est rattaché le syndicat', '1 ASL'],
      ['Résidence-service', 'Non'],
    ])}<h2>CARACTÉRISTIQUES TECHNIQUES</h2>${pairs([
      ['Nombre total de lots', '1 204'],
      ['Nombre total de lots à usage d’habitation, de commerces et de bureaux', '418'],
      ['Dont nombre de lots à usage d’habitation', '409'],
      ['Nombre de lots de stationnement', '372'],
      ['Nombre de bâtiments', '4'],
      ['Période de construction des bâtiments', 'De 1961 à 1974'],
    ])}<h2>ÉQUIPEMENTS</h2>${pairs([
      ['Type de chauffage', 'collectif - chauffage urbain'],
      ['Nombre d’ascenseurs', '14'],
    ])}<h2>CARACTÉRISTIQUES FINANCIÈRES</h2>${pairs([
      ['Date de début de l’exercice clos', '01/01/2025'],
      ['Date de fin de l’exercice clos', '31/12/2025'],
      ['Date de l’AG d’approbation des comptes', '25/06/2026'],
      ['Charges pour opérations courantes', '1 412 806,00 €'],
      ['Charges pour travaux et opérations exceptionnelles', '208 340,00 €'],
      ['Montant des dettes fournisseurs, rémunérations et autres', '188 412,00 €'],
      ['Montant des impayés', '396 027,00 €'],
      ['Nombre de copropriétaires débiteurs de plus de 300 €', '97'],
      ['Montant du fonds de travaux', '271 900,00 €'],
      ['Présence d’un gardien ou personnel', 'Oui'],
    ])}<div class="f"><span>Fiche délivrée par le registre national d’immatriculation des copropriétés le 02/10/2026</span><span>1/1</span></div>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'S.G.I. 93',
      building: 'LE CANAL - TRANCHE II',
      building_address: '5 rue du Chemin Vert, 93000 Bobigny',
      rnc: 'AD0275514',
      updated_on: '2026-09-30',
      lots_count: 1204,
      homes_count: 418,
      parking_count: 372,
      buildings_count: 4,
      build_period: 'De 1961 à 1974',
      heating: either('collectif - chauffage urbain', 'collectif', 'chauffage urbain'),
      lifts_count: 14,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-25',
      charges_courantes: 141280600,
      charges_travaux: 20834000,
      dette_fournisseurs: 18841200,
      impayes: 39602700,
      debtors_count: 97,
      fonds_travaux: 27190000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const sheet = paperOf(
  'fiche-syndic-antony',
  `font: 9pt/1.4 'Carlito', sans-serif; padding: 13mm 15mm; h1 { font-size: 16pt; color: #0d3b66 } h2 { font-size: 10.5pt; color: #fff; background: #0d3b66; padding: .8mm 2mm; margin: 3mm 0 1mm } .two { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } td { border-bottom: .15mm solid #cdd7e0; padding: .7mm 1mm } td:last-child { text-align: right; font-weight: bold }`,
  [
    `<p><b style="color:#0d3b66">Logéa Syndic</b> · 4 rue Auguste Mounié, 92160 Antony</p><h1>Fiche synthétique de la copropriété</h1><p>Article 8-2 de la loi du 10 juillet 1965 · décret n° 2016-1822 du 21 décembre 2016 · date de la dernière mise à jour : 28 juillet 2026</p><h2>Identification du syndicat</h2>${table(
      [],
      [
        ['Nom d’usage', 'Les Jardins de Tourvoie'],
        ['Adresse du syndicat', '31 avenue du Bois de Verrières, 92160 Antony'],
        ['N° d’immatriculation', 'AC1360824'],
        ['Règlement de copropriété', '14/09/1978'],
      ],
    )}<h2>Identification du syndic</h2>${table(
      [],
      [
        ['Dénomination', 'Logéa Syndic'],
        ['SIRET', '900 482 377 00031'],
        ['Nature du mandat', 'syndic professionnel'],
      ],
    )}<div class="two"><div><h2>Organisation et lots</h2>${table(
      [],
      [
        ['Nature du syndicat', 'principal'],
        ['Nombre total de lots', '342'],
        ['Habitation, commerces, bureaux', '118'],
        ['Stationnement', '120'],
        ['Nombre de bâtiments', '2'],
        ['Période de construction', '1975 – 1993'],
      ],
    )}<h2>Équipements communs</h2>${table(
      [],
      [
        ['Chauffage', 'collectif gaz'],
        ['Ascenseurs', '4'],
        ['Portail automatique', 'oui'],
        ['Espaces verts', 'oui'],
      ],
    )}</div><div><h2>Données financières</h2>${table(
      [],
      [
        ['Début de l’exercice clos', '01/01/2025'],
        ['Fin de l’exercice clos', '31/12/2025'],
        ['Comptes approuvés le', '11/06/2026'],
        ['Charges courantes', `${spaced(15426741)} €`],
        ['Charges travaux', `${spaced(0)} €`],
        ['Dettes fournisseurs et autres', `${spaced(1844019)} €`],
        ['Impayés', `${spaced(2760388)} €`],
        ['Débiteurs &gt; 300 €', '12'],
        ['Fonds de travaux', `${spaced(4938055)} €`],
        ['Personnel', '1 gardien'],
      ],
    )}</div></div><p style="margin-top:5mm">Fiche mise à la disposition des copropriétaires et annexée aux promesses de vente. Cachet et signature du syndic :</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Logéa Syndic',
      building: 'Les Jardins de Tourvoie',
      building_address: '31 avenue du Bois de Verrières, 92160 Antony',
      rnc: 'AC1360824',
      updated_on: '2026-07-28',
      lots_count: 342,
      homes_count: 118,
      parking_count: 120,
      buildings_count: 2,
      build_period: '1975 – 1993',
      heating: either('collectif gaz', 'collectif'),
      lifts_count: 4,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-11',
      charges_courantes: 15426741,
      charges_travaux: 0,
      dette_fournisseurs: 1844019,
      impayes: 2760388,
      debtors_count: 12,
      fonds_travaux: 4938055,
    },
    absent: ['owner', 'lots', 'meeting_on'],
  },
);

const book = paperOf(
  'carnet-rubriques-vitry-sur-seine',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 15pt; text-align: center; border: .4mm solid #333; padding: 2mm } h2 { font-size: 10pt; background: #ddd; padding: .8mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .15mm solid #999; padding: .8mm 1.2mm } th { font-weight: bold }`,
  [
    `<p>JOURDAN IMMOBILIER – 2 bis avenue Youri-Gagarine, 94400 VITRY-SUR-SEINE</p><h1>CARNET D’ENTRETIEN</h1><p>Résidence LE PORT À L’ANGLAIS – 60 quai Jules-Guesde, 94400 VITRY-SUR-SEINE – immatriculation AF5518093<br>Article 18 de la loi du 10 juillet 1965, décret n° 2001-477 du 30 mai 2001 – mis à jour le 05/10/2026 – syndic en exercice : JOURDAN IMMOBILIER, mandat du 18/09/2026 au 17/09/2028</p><h2>1. Contrats d’assurance</h2>${table(
      ['Nature', 'Assureur', 'N° de police', 'Courtier', 'Échéance'],
      [
        [
          'Multirisque immeuble',
          'Mutuelle Exemple du Bâti',
          '7 741 209 K',
          'Cabinet Sarfati',
          '01/01/2027',
        ],
        ['Dommages-ouvrage (chaufferie)', 'SMX Exemple', 'DO-2019-3381', '–', '14/11/2029'],
      ],
    )}<h2>2. Contrats de maintenance</h2>${table(
      ['Équipement', 'Entreprise', 'Réf.', 'Effet', 'Échéance'],
      [
        ['Ascenseurs (2)', 'Kleber Élévation', 'A-2208', '01/03/2018', '28/02/2028'],
        ['Chaufferie gaz P2/P3', 'Thermo Val-de-Marne', '94-0066', '15/11/2019', '14/11/2029'],
        ['VMC', 'Aéro Services', 'V 331', '01/01/2022', 'tacite reconduction'],
        [
          'Extincteurs et colonnes sèches',
          'Sécurifeu 94',
          '1182',
          '01/06/2020',
          'tacite reconduction',
        ],
        ['Dératisation, désinsectisation', 'Hygia', 'D-77', '01/02/2021', 'tacite reconduction'],
      ],
    )}<h2>3. Travaux importants effectués</h2>${table(
      ['Année', 'Travaux', 'Entreprise', 'Montant TTC'],
      [
        ['2011', 'Ravalement des façades avec isolation', 'Façades Île-de-France', '412 600 €'],
        ['2016', 'Mise en conformité des ascenseurs', 'Kleber Élévation', '74 120 €'],
        ['2019', 'Rénovation de la chaufferie', 'Thermo Val-de-Marne', '138 400 €'],
        ['2024', 'Remplacement des colonnes d’eau froide', 'Plomberie Gabriel Péri', '56 310 €'],
      ],
    )}<h2>4. Diagnostics et études</h2>${table(
      ['Document', 'Date', 'Auteur'],
      [
        ['Dossier technique amiante', '22/06/2005, mis à jour le 11/03/2014', 'Contrôle Habitat'],
        ['DPE collectif', '19/12/2025', 'Thermoscope'],
        ['Projet de plan pluriannuel de travaux', '30/03/2026', 'Thermoscope'],
        ['Diagnostic plomb des parties communes', 'sans objet (1968)', '–'],
      ],
    )}<h2>5. Échéancier du plan pluriannuel de travaux</h2><p>2027 : étanchéité des terrasses (estimation 96 000 €) – 2029 : menuiseries des parties communes (41 000 €) – 2031 : régulation du chauffage (28 000 €).</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'JOURDAN IMMOBILIER',
      building: 'Résidence LE PORT À L’ANGLAIS',
      building_address: '60 quai Jules-Guesde, 94400 VITRY-SUR-SEINE',
      rnc: 'AF5518093',
      updated_on: '2026-10-05',
      insurer: 'Mutuelle Exemple du Bâti',
      policy_number: '7 741 209 K',
      insured_until: '2027-01-01',
    },
    absent: ['owner', 'meeting_on', 'iban'],
  },
);

const before = paperOf(
  'ped-notaire-argenteuil',
  `font: 9.2pt/1.4 'Nimbus Roman', serif; padding: 15mm 18mm; h1 { font-size: 15pt; text-align: center } h2 { font-size: 10.5pt; border-bottom: .3mm solid #000; margin: 4mm 0 1mm } td { padding: .7mm 1mm; border-bottom: .1mm dotted #777 } td:last-child { text-align: right; width: 36mm }`,
  [
    `<p>Cabinet LEMOINE-OUDOT, syndic – 53 rue Antonin-Georges-Belin, 95100 ARGENTEUIL</p><h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations financières à annexer à la promesse de vente (article L. 721-2, II, 2° du code de la construction et de l’habitation)</p><p>Immeuble : LES COTEAUX D’ORGEMONT, 88 boulevard Jean-Allemane, 95100 ARGENTEUIL – immatriculation AB1882640<br>Copropriétaire cédant : Mme veuve SAINT-AUBIN Monique – lots 26 et 126 – 602 / 10 000<br>Établi le 21 septembre 2026 à la demande du notaire du vendeur</p><h2>Première partie – Sommes dues par le copropriétaire cédant</h2>${table(
      [],
      [
        ['A/ 1 – Provisions exigibles du budget prévisionnel (D. art. 5, 1° a)', '450,88'],
        ['A/ 2 – Provisions exigibles hors budget', '0,00'],
        ['A/ 3 – Charges impayées sur les exercices antérieurs', '0,00'],
        ['A/ 4 – Avances exigibles', '0,00'],
        ['<b>TOTAL</b>', '<b>450,88</b>'],
      ],
    )}<h2>Deuxième partie – Sommes dont le syndicat pourrait être débiteur</h2>${table(
      [],
      [
        ['Avance constituant la réserve (D. art. 35, 1°)', '180,60'],
        ['Provisions spéciales', '0,00'],
      ],
    )}<h2>Troisième partie – Sommes incombant au nouveau copropriétaire</h2>${table(
      [],
      [
        ['Reconstitution des avances', '180,60'],
        ['Provisions non encore exigibles du budget : 4e trimestre 2026', '645,12'],
        ['Travaux de toiture votés le 19/05/2026 : appels 2/3 et 3/3', '965,80'],
      ],
    )}<h2>Annexe à la troisième partie</h2>${table(
      [],
      [
        ['Quote-part pour les lots, exercice N-1 (2025) : appelée / réelle', '2 408,60 / 2 531,46'],
        ['Quote-part pour les lots, exercice N-2 (2024) : appelée / réelle', '2 360,00 / 2 344,17'],
        ['Impayés de charges au sein de la copropriété au 31/12/2025', '18 442,07'],
        ['Dette du syndicat vis-à-vis des fournisseurs au 31/12/2025', '9 016,55'],
        ['Part du fonds de travaux rattachée aux lots', '1 204,30'],
      ],
    )}<p style="margin-top:4mm">Procédures en cours : néant. Plan pluriannuel de travaux : en projet. Le présent document ne remplace pas l’état daté de l’article 5 du décret du 17 mars 1967.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet LEMOINE-OUDOT',
      building: 'LES COTEAUX D’ORGEMONT',
      building_address: '88 boulevard Jean-Allemane, 95100 ARGENTEUIL',
      rnc: 'AB1882640',
      owner: either('Mme veuve SAINT-AUBIN Monique', 'SAINT-AUBIN Monique'),
      lots: ['26', '126'],
      tantiemes: 602,
      base: 10000,
      made_on: '2026-09-21',
      impayes: 1844207,
      dette_fournisseurs: 901655,
    },
    absent: ['iban', 'meeting_on'],
  },
);

export const IMMEUBLES_FICHES = [register, sheet, book, before];
