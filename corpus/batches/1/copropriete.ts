// What a syndic keeps of a building: its register sheet, its maintenance book, a pré-état daté.
import type { Paper } from '../../paper.ts';
import { table } from '../../writing.ts';

const form: Paper = {
  name: 'fiche-formulaire',
  css: `font: 9pt 'DejaVu Sans', sans-serif; h1 { font-size: 14pt; color: #003189 } h2 { font-size: 10.5pt; background: #e3e9f7; padding: 1mm 2mm; margin: 3mm 0 1mm } td { border-bottom: .2mm solid #ccd } td:first-child { width: 62% }`,
  pages: [
    `<h1>Fiche synthétique de copropriété</h1><p>Générée à partir des données mises à jour le 07/07/2026 – article 8-2 de la loi n° 65-557 du 10 juillet 1965</p>
    <h2>1. Identification</h2>${table(
      [],
      [
        ['Nom d’usage de la copropriété', 'LES ORMEAUX'],
        ['Adresse de référence', '27 rue Paul Bellamy, 44000 NANTES'],
        ['Numéro d’immatriculation', 'AC5-120-937'],
        ['Date d’établissement du règlement de copropriété', '04/11/1971'],
        ['Date d’immatriculation', '12/12/2017'],
      ],
    )}
    <h2>2. Représentant légal</h2>${table(
      [],
      [
        ['Nom ou raison sociale', 'FONTALIS LOIRE'],
        ['Cadre d’intervention', 'Mandat de syndic'],
        ['Adresse', '18 quai de la Fosse 44100 NANTES'],
      ],
    )}
    <h2>3. Organisation juridique</h2>${table(
      [],
      [
        ['Type de syndicat', 'Principal'],
        ['Nombre de lots', '126'],
        ['dont lots à usage d’habitation, de commerces et de bureaux', '42'],
        ['dont lots de stationnement', '42'],
      ],
    )}
    <h2>4. Caractéristiques techniques</h2>${table(
      [],
      [
        ['Nombre de bâtiments', '2'],
        ['Période de construction', 'De 1961 à 1974'],
        ['Type de chauffage', 'collectif'],
        ['Énergie', 'gaz'],
        ['Nombre d’ascenseurs', '2'],
      ],
    )}`,
    `<h2>5. Caractéristiques financières de l’exercice clos</h2>${table(
      [],
      [
        ['Date de début de l’exercice clos', '01/01/2025'],
        ['Date de fin de l’exercice clos', '31/12/2025'],
        ['Date d’approbation des comptes', '19/05/2026'],
        ['Charges pour opérations courantes', '56 104 €'],
        ['Charges pour travaux et opérations exceptionnelles', '0 €'],
        ['Dettes fournisseurs, rémunérations et autres', '7 412 €'],
        ['Sommes restant dues par les copropriétaires', '11 930 €'],
        ['Nombre de copropriétaires débiteurs dont la dette excède 300 €', '4'],
        ['Fonds de travaux', '23 815 €'],
        ['Présence de personnel', 'Non'],
      ],
    )}<p style="margin-top:6mm">Fiche délivrée par le syndic le 07/07/2026.</p>`,
  ],
  documents: [
    {
      type: 'FICHE_SYN',
      sub_kind: null,
      facts: {
        syndic: 'FONTALIS LOIRE',
        building: 'LES ORMEAUX',
        building_address: '27 rue Paul Bellamy, 44000 NANTES',
        rnc: 'AC5120937',
        updated_on: '2026-07-07',
        lots_count: 126,
        homes_count: 42,
        parking_count: 42,
        buildings_count: 2,
        build_period: 'De 1961 à 1974',
        heating: { either: ['collectif', 'collectif gaz', 'collectif, gaz', 'collectif au gaz'] },
        lifts_count: 2,
        exercice_from: '2025-01-01',
        exercice_to: '2025-12-31',
        approved_on: '2026-05-19',
        charges_courantes: 5610400,
        charges_travaux: 0,
        dette_fournisseurs: 741200,
        impayes: 1193000,
        debtors_count: 4,
        fonds_travaux: 2381500,
      },
    },
  ],
};

const columns: Paper = {
  name: 'fiche-colonnes',
  css: `font-size: 8.6pt; .two { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } h2 { font-size: 9.5pt; text-transform: uppercase; border-bottom: .4mm solid #7a1f2b; margin-top: 3mm } p { margin: 0 0 1mm }`,
  pages: [
    `<h1 style="font-size:15pt;text-align:center">FICHE SYNTHETIQUE DE LA COPROPRIETE</h1><p style="text-align:center">Décret n° 2016-1822 – Mise à jour : 2 juin 2026</p><div class="two"><div>
    <h2>La copropriété</h2><p>Résidence du Parc Balzac<br>52 à 58 avenue de la Constitution – 49000 Angers</p><p>Immatriculation : AF7300118</p><p>Règlement de copropriété du 18/02/1984</p><h2>Le syndic</h2><p>CITERIA Anjou, 3 bd Foch 49000 Angers<br>Mandat du 13/05/2025 au 30/06/2027</p>
    <h2>Les lots</h2><p>Nombre total de lots : 208</p><p>Habitation, bureaux, commerces : 84</p><p>Stationnements : 80</p><h2>Le bâti</h2><p>Bâtiments : 4</p><p>Construit entre 1982 et 1988</p><p>Ascenseurs : 4</p><p>Chauffage : collectif, gaz</p></div><div>
    <h2>Les comptes</h2><p>Exercice clos du 01/01/2025 au 31/12/2025, approuvé le 12/05/2026</p><p>Charges courantes : 32.055,05 €</p><p>Charges travaux : 8.450,00 €</p><p>Dettes aux fournisseurs et autres : 2.846,00 €</p><p>Impayés des copropriétaires : 4.045,30 €</p><p>Débiteurs de plus de 300 € : 6</p><p>Fonds de travaux : 15.450,00 €</p>
    <h2>Procédures</h2><p>Mandat ad hoc : non. Administration provisoire : non. Arrêtés : néant.</p><h2>Syndicat</h2><p>Syndicat principal, non coopératif. Aucune ASL.</p><p style="margin-top:20mm">Cachet et signature du syndic</p></div></div>`,
  ],
  documents: [
    {
      type: 'FICHE_SYN',
      sub_kind: null,
      facts: {
        syndic: 'CITERIA Anjou',
        building: 'Résidence du Parc Balzac',
        building_address: '52 à 58 avenue de la Constitution, 49000 Angers',
        rnc: 'AF7300118',
        updated_on: '2026-06-02',
        lots_count: 208,
        homes_count: 84,
        parking_count: 80,
        buildings_count: 4,
        lifts_count: 4,
        heating: { either: ['collectif, gaz', 'collectif gaz', 'collectif'] },
        exercice_from: '2025-01-01',
        exercice_to: '2025-12-31',
        approved_on: '2026-05-12',
        charges_courantes: 3205505,
        charges_travaux: 845000,
        dette_fournisseurs: 284600,
        impayes: 404530,
        debtors_count: 6,
        fonds_travaux: 1545000,
      },
    },
  ],
};

const book: Paper = {
  name: 'carnet-tableaux',
  css: `font-size: 9pt; td, th { border: .2mm solid #888 } th { background: #eee } h2 { font-size: 10.5pt; margin-top: 4mm }`,
  pages: [
    `<p>FONTALIS LOIRE, syndic – 18 quai de la Fosse 44100 NANTES</p><h1 style="font-size:15pt">CARNET D’ENTRETIEN DE L’IMMEUBLE</h1><p>LES ORMEAUX – 27 rue Paul Bellamy, 44000 NANTES – Immatriculation AC5120937</p><p>Établi en application du décret du 30 mai 2001. Édition du 16/09/2026</p>
    <h2>Assurances</h2>${table(
      ['Contrat', 'Compagnie', 'N° de police', 'Échéance'],
      [
        ['Multirisque immeuble', 'Assurances Mutuelles Exemple', 'MRI 4471-20', '01/01'],
        ['Protection juridique', 'Juridis', 'PJ 88120', '01/01'],
      ],
    )}
    <h2>Contrats d’entretien</h2>${table(
      ['Équipement', 'Prestataire', 'Prise d’effet', 'Durée'],
      [
        ['Ascenseurs (2)', 'Élévation Ouest', '01/04/2019', '5 ans'],
        ['Chaufferie', 'Thermique Atlantique', '15/10/2021', '3 ans'],
        ['Extincteurs', 'Sécurifeu', '01/01/2024', '1 an'],
      ],
    )}
    <h2>Travaux importants réalisés</h2>${table(
      ['Année', 'Nature', 'Entreprise', 'Montant TTC', 'DO'],
      [
        ['2012', 'Ravalement des façades', 'Façades de l’Erdre', '184 300 €', 'oui'],
        ['2018', 'Remplacement de la chaudière', 'Thermique Atlantique', '61 200 €', 'non'],
        ['2023', 'Mise aux normes des ascenseurs', 'Élévation Ouest', '38 900 €', 'non'],
      ],
    )}
    <h2>Travaux à prévoir</h2><p>Étanchéité de la terrasse : votée le 19/05/2026.</p>`,
  ],
  documents: [
    {
      type: 'CARNET_ENTRETIEN',
      sub_kind: null,
      facts: {
        syndic: 'FONTALIS LOIRE',
        building: 'LES ORMEAUX',
        building_address: '27 rue Paul Bellamy, 44000 NANTES',
        rnc: 'AC5120937',
        updated_on: '2026-09-16',
        insurer: 'Assurances Mutuelles Exemple',
        policy_number: 'MRI 4471-20',
      },
      absent: ['insured_until'],
    },
  ],
};

const leaflet: Paper = {
  name: 'carnet-livret',
  css: `font: 11pt/1.5 'URW Bookman', serif; padding: 25mm; h2 { font-size: 12pt; font-style: italic }`,
  pages: [
    `<div style="text-align:center;margin-top:70mm"><h1 style="font-size:22pt">Carnet d’entretien</h1><p>Copropriété du 15, rue Saint-Julien<br>49100 Angers</p><p>tenu par le Cabinet Perrault et Fils</p><p>état au 30 avril 2026</p></div>`,
    `<h2>Renseignements généraux</h2><p>L’immeuble, élevé vers 1890 sur caves, compte quatre étages et dix-sept lots principaux. Le syndic en exercice est le Cabinet Perrault et Fils, 4 place du Ralliement à Angers, dont le mandat expire le 22 octobre 2027.</p><h2>Contrat d’assurance de l’immeuble</h2><p>Souscrit auprès de la Mutuelle de l’Ouest Exemple sous le numéro 310-88-412, échéance au 1er juillet de chaque année.</p>
    <h2>Contrats de maintenance</h2><p>Ascenseur : société Montélev, contrat du 3 mars 2020. Porte automatique : Ferronnerie Angevine, contrat du 1er juin 2022.</p><h2>Gros travaux</h2><p>1998, toiture en ardoises (Couverture Ligérienne). 2009, ravalement sur cour. 2024, mise en conformité de l’ascenseur.</p><h2>Diagnostics techniques</h2><p>Dossier technique amiante du 14 novembre 2005, mis à jour le 9 septembre 2012. Pas de diagnostic technique global.</p>`,
  ],
  documents: [
    {
      type: 'CARNET_ENTRETIEN',
      sub_kind: null,
      facts: {
        syndic: 'Cabinet Perrault et Fils',
        building_address: '15, rue Saint-Julien, 49100 Angers',
        updated_on: '2026-04-30',
        insurer: 'Mutuelle de l’Ouest Exemple',
        policy_number: '310-88-412',
      },
      absent: ['rnc'],
    },
  ],
};

const ped: Paper = {
  name: 'ped-notarial',
  css: `font-size: 9.5pt; td { border: .2mm solid #777 } td:last-child { text-align: right; width: 35mm } h2 { font-size: 11pt; background: #eee; padding: 1mm; margin-top: 4mm }`,
  pages: [
    `<h1 style="text-align:center;font-size:15pt">PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Article L. 721-2 du code de la construction et de l’habitation – information des parties avant la promesse de vente</p><p>Vendeur : Mme Sylvie HUREAU – Immeuble LES ORMEAUX, 27 rue Paul Bellamy, 44000 NANTES – Lots 23, 81 et 104 – 318/10000<br>Syndic : FONTALIS LOIRE – Établi le 5 octobre 2026</p>
    <h2>I – Sommes dues par le copropriétaire cédant</h2>${table(
      [],
      [
        ['A1 – Provisions exigibles du budget prévisionnel', '912,03 €'],
        ['A2 – Charges impayées sur exercices antérieurs', '0,00 €'],
        ['A4 – Avances exigibles', '0,00 €'],
      ],
    )}
    <h2>II – Sommes dont le syndicat pourrait être débiteur</h2>${table(
      [],
      [
        ['Avances perçues', '143,10 €'],
        ['Solde créditeur', '0,00 €'],
      ],
    )}
    <h2>III – Sommes incombant à l’acquéreur</h2>${table(
      [],
      [
        ['Reconstitution des avances', '143,10 €'],
        ['Provisions non encore exigibles du 01/01/2027', '820,63 €'],
      ],
    )}
    <h2>Annexe – quote-part des deux exercices précédents</h2>${table(
      [],
      [
        ['2025 : appelée / réelle', '1 380,00 / 1 456,38 €'],
        ['2024 : appelée / réelle', '1 340,00 / 1 322,40 €'],
        ['Impayés dans la copropriété au 31/12/2025', '11 930,00 €'],
        ['Dette fournisseurs au 31/12/2025', '7 412,00 €'],
        ['Fonds de travaux rattaché au lot', '757,32 €'],
      ],
    )}`,
  ],
  documents: [
    {
      type: 'PRE_ETAT_DATE',
      sub_kind: null,
      facts: {
        syndic: 'FONTALIS LOIRE',
        building: 'LES ORMEAUX',
        building_address: '27 rue Paul Bellamy, 44000 NANTES',
        owner: 'Mme Sylvie HUREAU',
        lots: ['23', '81', '104'],
        made_on: '2026-10-05',
      },
      absent: ['rnc'],
    },
  ],
};

export const COPROPRIETE = [form, columns, book, leaflet, ped];
