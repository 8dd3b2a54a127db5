// Papers of buildings: sheets of the register, an upkeep book, a plan of works.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const pairs = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('');
const sheet = paperOf(
  'fiche-synthetique-villeurbanne',
  `font: 8pt/1.3 'DejaVu Sans Condensed', sans-serif; padding: 11mm 12mm; .x { columns: 2; column-gap: 6mm } .x > table { break-inside: avoid; margin-bottom: 3mm } th { background: #444; color: #fff; font-size: 8pt } td { border: .15mm solid #aaa; padding: .8mm 1.2mm } td:last-child { font-weight: bold; width: 34mm }`,
  [
    `<table><tr><td style="border:0"><b style="font-size:13pt">GRANGE-VACHERON</b> GROUPE URBALYS</td><td style="border:0;text-align:right;width:auto">Imprimé le 12/10/2026 – p. 1/1</td></tr></table><h1 style="font-size:13pt;text-align:center">FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p style="text-align:center">loi n° 65-557, art. 8-2 – décret n° 2016-1822 du 21 décembre 2016 – délivrée à la date de mise à jour du 30/09/2026</p><div class="x">
    <table><tr><th colspan="2">1. Identification</th></tr>${pairs([
      ['Nom d’usage', 'TONKIN II'],
      ['Adresse principale', '14 rue Salvador Allende 69100 VILLEURBANNE'],
      ['Adresses complémentaires', '16 et 18 rue Salvador Allende'],
      ['N° immatriculation', 'AA1389052'],
      ['Date d’immatriculation', '14/12/2016'],
      ['Date du règlement de copropriété', '22/06/1974'],
    ])}</table>
    <table><tr><th colspan="2">2. Syndic / administrateur provisoire</th></tr>${pairs([
      ['Nom', 'GRANGE-VACHERON'],
      ['Adresse', '118 cours Émile Zola 69100 VILLEURBANNE'],
      ['SIRET', '900 000 690 00041'],
      ['Cadre', 'Mandat de syndic'],
    ])}</table>
    <table><tr><th colspan="2">3. Organisation juridique</th></tr>${pairs([
      ['Nature du syndicat', 'Principal'],
      ['Coopératif', 'Non'],
      ['Résidence-service', 'Non'],
    ])}</table>
    <table><tr><th colspan="2">4. Technique</th></tr>${pairs([
      ['Nb total de lots', '412'],
      ['Nb lots habitation, bureaux, commerces', '171'],
      ['Nb lots de stationnement', '88'],
      ['Nb de bâtiments', '3'],
      ['Période de construction', '1961 – 1974'],
      ['Étiquette énergie : D, bâtiments', '3'],
    ])}</table>
    <table><tr><th colspan="2">5. Équipements</th></tr>${pairs([
      ['Chauffage', 'collectif – réseau urbain'],
      ['Ascenseurs', '6'],
      ['Autres', 'VMC, interphone'],
    ])}</table>
    <table><tr><th colspan="2">6. Finances – exercice clos</th></tr>${pairs([
      ['Début exercice', '01/01/2025'],
      ['Fin exercice', '31/12/2025'],
      ['Date AG d’approbation', '18/03/2026'],
      ['Charges courantes', '418 226,10 €'],
      ['Charges travaux et op. exceptionnelles', '96 440,00 €'],
      ['Dettes fournisseurs', '51 903,77 €'],
      ['Impayés copropriétaires', '73 118,42 €'],
      ['Nb copropriétaires débiteurs &gt; 300 €', '27'],
      ['Fonds de travaux', '66 250,00 €'],
      ['Personnel du syndicat', 'Oui : 2'],
    ])}</table></div>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'GRANGE-VACHERON',
      building: 'TONKIN II',
      building_address: '14 rue Salvador Allende, 69100 VILLEURBANNE',
      rnc: 'AA1389052',
      updated_on: '2026-09-30',
      lots_count: 412,
      homes_count: 171,
      parking_count: 88,
      buildings_count: 3,
      build_period: either('1961 – 1974', '1961-1974', 'de 1961 à 1974'),
      heating: either('collectif – réseau urbain', 'collectif', 'collectif, réseau urbain'),
      lifts_count: 6,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-03-18',
      charges_courantes: 41822610,
      charges_travaux: 9644000,
      dette_fournisseurs: 5190377,
      impayes: 7311842,
      debtors_count: 27,
      fonds_travaux: 6625000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const small = paperOf(
  'fiche-benevole-bron',
  `font: 10pt/1.45 'Carlito', sans-serif; padding: 16mm 20mm; h2 { font-size: 11pt; margin: 4mm 0 1mm; text-decoration: underline } p { margin: 0 0 1mm }`,
  [
    `<p style="text-align:center"><b style="font-size:14pt">Fiche synthétique de copropriété</b><br>Syndicat coopératif « Le Pré Fleuri » – n° d’immatriculation AC7204119<br><i>tenue à jour par la présidente-syndic, dernière mise à jour : 4 mai 2026</i></p>
    <h2>Identification</h2><p>Nom : Le Pré Fleuri. Adresse : 36 rue Guillermin, 69500 Bron. Règlement de copropriété du 17 octobre 1967.</p><h2>Syndic</h2><p>Mme Farida BOUAZZA, syndic non professionnel (copropriétaire, bât. B), élue le 9 avril 2026.</p><h2>Caractéristiques techniques</h2><p>Nombre total de lots : 140. Lots à usage d’habitation, de bureaux ou de commerces : 48. Lots de stationnement : 44. Nombre de bâtiments : 3. Période de construction : 1967. Chauffage : collectif au gaz. Nombre d’ascenseurs : 0.</p><h2>Caractéristiques financières</h2><p>Exercice comptable clos : du 01/01/2025 au 31/12/2025. Date de l’assemblée générale d’approbation des comptes : 09/04/2026.</p><p>Charges pour opérations courantes : 88 114 €. Charges pour travaux et opérations exceptionnelles : 0 €. Montant des dettes fournisseurs : 3 276 €. Montant des impayés : 2 905 €. Nombre de copropriétaires débiteurs dont la dette dépasse 300 € : 3. Montant du fonds de travaux : 21 400 €. Personnel employé : néant.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: either('Mme Farida BOUAZZA', 'Farida BOUAZZA'),
      building: either('Le Pré Fleuri', 'Syndicat coopératif « Le Pré Fleuri »'),
      building_address: '36 rue Guillermin, 69500 Bron',
      rnc: 'AC7204119',
      updated_on: '2026-05-04',
      lots_count: 140,
      homes_count: 48,
      parking_count: 44,
      buildings_count: 3,
      build_period: '1967',
      heating: either('collectif au gaz', 'collectif', 'collectif, gaz'),
      lifts_count: 0,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-04-09',
      charges_courantes: 8811400,
      charges_travaux: 0,
      dette_fournisseurs: 327600,
      impayes: 290500,
      debtors_count: 3,
      fonds_travaux: 2140000,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const book = paperOf(
  'carnet-imprime-nancy',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h2 { font-size: 9.5pt; margin: 4mm 0 1mm; background: #dde; padding: .8mm 2mm } td, th { border: .15mm solid #888; padding: .9mm 1.4mm } th { font-weight: bold; font-size: 7.8pt }`,
  [
    `<p><b>STANISLAS GESTION</b> – 21 rue Saint-Dizier – 54000 NANCY</p><h1 style="font-size:14pt;text-align:center">CARNET D’ENTRETIEN</h1><p>Immeuble : RÉSIDENCE THERMALE (code 311) – 52 rue du Sergent Blandan, 54000 NANCY – Immat. AD8841029<br>Carnet ouvert le 01/06/2001 – dernière mise à jour : 17/08/2026 – syndic en exercice jusqu’au 30/06/2028</p><h2>CONTRATS D’ASSURANCE DE L’IMMEUBLE SOUSCRITS PAR LE SYNDICAT</h2>${table(['Nature', 'Compagnie', 'Courtier', 'N° de police', 'Échéance'], [['Multirisque immeuble', 'Mutuelle des Ducs Exemple', 'Cabinet Pierson', 'MRI 540.771.208', '01/01/2027']])}<h2>CONTRATS D’ENTRETIEN ET DE MAINTENANCE</h2>${table(
      ['Équipement', 'Prestataire', 'Date d’effet', 'Terme'],
      [
        ['Ascenseur (1)', 'Ascenseurs de Lorraine', '01/03/2020', '28/02/2030'],
        ['Chaufferie gaz P2-P3', 'Calor’Est', '01/07/2023', '30/06/2028'],
        ['Extincteurs', 'Feu Vert Sécurité', '12/10/2019', 'annuel tacite'],
        ['Désinsectisation', 'Hygia 54', '05/05/2024', 'annuel tacite'],
      ],
    )}<h2>TRAVAUX IMPORTANTS</h2>${table(
      ['Année', 'Travaux', 'Entreprise', 'Montant TTC', 'Garantie'],
      [
        ['2024', 'Remplacement chaudière n° 2', 'Calor’Est', '31 210,00', 'biennale'],
        ['2019', 'Ravalement façade rue', 'Peintures Stanislas', '64 880,00', 'décennale → 2029'],
        ['2011', 'Réfection zinguerie', 'Toits du Grand Est', '12 406,00', '–'],
      ],
    )}<h2>DIAGNOSTICS PARTIES COMMUNES</h2>${table(
      ['Diagnostic', 'Organisme', 'Date', 'Résultat'],
      [
        ['Amiante (DTA)', 'Diag 54', '11/04/2005', 'Présence calorifugeage chaufferie – état 1'],
        ['Plomb', 'Diag 54', '11/04/2005', 'Absence'],
        ['Ascenseur (contrôle quinquennal)', 'Contrôle Lift', '20/01/2025', 'sans réserve'],
      ],
    )}<p style="margin-top:4mm">Plan pluriannuel de travaux : projet présenté à l’assemblée du 16/06/2026, non adopté.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'STANISLAS GESTION',
      building: 'RÉSIDENCE THERMALE',
      building_address: '52 rue du Sergent Blandan, 54000 NANCY',
      rnc: 'AD8841029',
      updated_on: '2026-08-17',
      insurer: 'Mutuelle des Ducs Exemple',
      policy_number: 'MRI 540.771.208',
      insured_until: '2027-01-01',
    },
    absent: ['owner', 'lots', 'meeting_on', 'made_on'],
  },
);

const plan = paperOf(
  'pppt-cahier-metz',
  `font: 10pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 18mm; td, th { border: .2mm solid #7a9 } th { background: #e2efe6 }`,
  [
    `<p>Bureau d’études THERMI-LORRAINE – 57140 WOIPPY</p><h1 style="font-size:20pt;margin-top:50mm">Projet de Plan Pluriannuel de Travaux (PPPT)</h1><p style="font-size:13pt">Résidence LES JARDINS DE SEILLE<br>3 à 9 rue aux Arènes, 57000 METZ</p><p>Rapport n° TL-25-309 – version définitive du 12 décembre 2025<br>Maître d’ouvrage : le syndicat des copropriétaires, représenté par MOSELLE GESTION</p>`,
    `<h2 style="font-size:13pt">Synthèse du programme 2026 – 2035</h2>${table(
      ['Poste', 'Degré d’urgence', 'Année', 'Estimation TTC', 'Gain énergétique'],
      [
        ['Reprise d’étanchéité terrasse B', 'fort', '2026', '44 000 €', '–'],
        ['Équilibrage du chauffage', 'moyen', '2027', '18 500 €', '7 %'],
        ['Isolation des façades par l’extérieur', 'moyen', '2029-2031', '612 000 €', '31 %'],
        ['Ventilation hygro B', 'faible', '2032', '73 200 €', '6 %'],
      ],
    )}<p style="margin-top:6mm">Étiquette actuelle (DPE collectif du 03/11/2025) : E, 268 kWh/m²/an. Étiquette projetée : C. Le plan est élaboré conformément à l’article 14-2 de la loi du 10 juillet 1965 et sera inscrit à l’ordre du jour de la prochaine assemblée générale.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'PPPT',
    facts: {
      building: 'LES JARDINS DE SEILLE',
      building_address: '3 à 9 rue aux Arènes, 57000 METZ',
      made_on: '2025-12-12',
    },
    absent: ['rnc', 'dpe_number', 'meeting_on'],
  },
);

export const IMMEUBLES_FICHES = [sheet, small, book, plan];
