// Papers of the building: the upkeep book, a statement before a sale.
import { paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const book = paperOf(
  'carnet-entretien-annecy',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 16pt; color: #00695c; text-align: center } h2 { font-size: 11pt; color: #00695c; margin: 4mm 0 1.5mm } td, th { border: .2mm solid #b2dfdb } th { background: #e0f2f1; font-weight: bold }`,
  [
    `<p><b>LAC &amp; MONTS IMMOBILIER</b> – 18 avenue de Brogny – 74000 ANNECY</p><h1>CARNET D’ENTRETIEN</h1><p style="text-align:center">Article 18 de la loi du 10 juillet 1965 – décret n° 2001-477 du 30 mai 2001<br>Mis à jour le 05/05/2026</p>${table(
      [],
      [
        ['Immeuble', 'LE PARC DES BARATTES'],
        ['Adresse', '5 chemin des Barattes – 74000 ANNECY'],
        ['Immatriculation', 'AC7204518'],
        ['Syndic', 'LAC & MONTS IMMOBILIER, depuis le 02/06/2009'],
        ['Année de construction', '1988'],
        ['Consistance', '2 bâtiments (A et B), R+5, 63 logements, 63 caves, 70 garages'],
      ],
    )}<h2>1. Contrats d’assurance du syndicat</h2>${table(
      ['Garantie', 'Assureur', 'N° de police', 'Échéance'],
      [['Multirisque immeuble', 'Mutuelle Exemple des Alpes', 'MRI 740 118 556', '31/12/2026']],
    )}<h2>2. Contrats de maintenance et d’entretien</h2>${table(
      ['Équipement', 'Prestataire', 'Date d’effet', 'Échéance'],
      [
        ['Ascenseurs (2)', 'Ascenseurs du Léman', '01/01/2023', '31/12/2027'],
        ['VMC', 'Airalp', '15/03/2020', 'annuelle'],
        ['Portes de garage', 'Fermetures 74', '01/09/2021', 'annuelle'],
        ['Extincteurs', 'Sécurité Fier', '01/01/2018', 'annuelle'],
        ['Espaces verts', 'Jardins d’Arbigny', '01/04/2024', '31/03/2027'],
        ['Nettoyage', 'Propreté des Aravis', '01/02/2022', 'annuelle'],
      ],
    )}<h2>3. Travaux importants réalisés</h2>${table(
      ['Année', 'Travaux', 'Entreprise', 'Coût TTC', 'Garantie'],
      [
        [
          '2025',
          'Réfection des enrobés du parking extérieur',
          'Enrobés des Usses',
          '14 600,00 €',
          '',
        ],
        [
          '2019',
          'Ravalement des façades avec isolation',
          'Façades Alpines',
          '312 400,00 €',
          'décennale, DO n° 19-4471',
        ],
        ['2016', 'Modernisation des ascenseurs', 'Ascenseurs du Léman', '68 900,00 €', ''],
        ['2011', 'Réfection des halls', 'Décor Lac', '21 750,00 €', ''],
      ],
    )}<h2>4. Études techniques</h2><p>Diagnostic technique global : non réalisé. Dossier technique amiante : sans objet hors toiture-terrasse (permis de 1986), dossier du 14/06/2005. DPE collectif : 03/11/2023, classe C. Contrôle technique quinquennal des ascenseurs : 09/10/2022.</p><h2>5. Programme de travaux à venir</h2><p>Étanchéité de la toiture-terrasse du bâtiment B, votée le 21/04/2026. Isolation des combles du bâtiment A en cours.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'LAC & MONTS IMMOBILIER',
      building: 'LE PARC DES BARATTES',
      building_address: '5 chemin des Barattes, 74000 ANNECY',
      rnc: 'AC7204518',
      updated_on: '2026-05-05',
      insurer: 'Mutuelle Exemple des Alpes',
      policy_number: 'MRI 740 118 556',
      insured_until: '2026-12-31',
    },
    absent: ['meeting_on', 'owner', 'lots', 'iban'],
  },
);

const beforeSale = paperOf(
  'ped-syndic-nancy',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; text-align: center; border: .5mm solid #000; padding: 2mm } h2 { font-size: 10.4pt; background: #eee; padding: 1mm 2mm; margin: 3.5mm 0 1mm } td { border-bottom: .2mm solid #ccc } td:last-child { text-align: right; white-space: nowrap }`,
  [
    `<p><b>CABINET HUMBERT</b> – 22 rue des Carmes – 54000 NANCY – syndic de la copropriété</p><h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Informations prévues à l’article L. 721-2, II, 2° du code de la construction et de l’habitation</p>${paragraphs(['Copropriété : LES TILLEULS DE SAURUPT, 41 rue de Saurupt, 54000 NANCY. Immatriculation : AD3316094.', 'Copropriétaire cédant : MME WALTER GHISLAINE. Lots concernés par la mutation : 14 et 39.', 'Délivré à la demande du notaire du vendeur, le 22 septembre 2026. Les montants sont arrêtés à cette date et pourront varier jusqu’à l’établissement de l’état daté.'])}<h2>1 – Sommes restant dues par le cédant au syndicat</h2>${table(
      [],
      [
        ['Provisions exigibles du budget prévisionnel', '0,00 €'],
        ['Provisions exigibles sur travaux', '0,00 €'],
        ['Solde débiteur du compte (charges et frais)', '71,44 €'],
      ],
    )}<h2>2 – Sommes que l’acquéreur devra au syndicat</h2>${table(
      [],
      [
        ['Provision budget du 01/10/2026', '681,60 €'],
        ['Travaux de chaudière, appel n° 2 du 01/10/2026', '538,56 €'],
        ['Travaux de chaudière, appel n° 3 du 01/01/2027', '538,56 €'],
        ['Cotisation trimestrielle au fonds de travaux', '32,00 €'],
      ],
    )}<h2>3 – Montant des charges payées par le cédant au titre des deux exercices précédents</h2>${table(
      [],
      [
        ['Exercice 2024-2025 : budget prévisionnel', '2 636,02 €'],
        ['Exercice 2024-2025 : hors budget', '0,00 €'],
        ['Exercice 2023-2024 : budget prévisionnel', '2 511,48 €'],
        ['Exercice 2023-2024 : hors budget', '402,10 €'],
      ],
    )}<h2>4 – État global des impayés et des dettes du syndicat</h2>${table(
      [],
      [
        ['Impayés de charges au sein de la copropriété au 30/06/2025', '4 415,00 €'],
        ['Dette vis-à-vis des fournisseurs au 30/06/2025', '6 208,00 €'],
      ],
    )}<h2>5 – Fonds de travaux</h2>${table(
      [],
      [
        ['Part du fonds rattachée aux lots cédés', '448,32 €'],
        ['Dernière cotisation versée au titre des lots', '32,00 €'],
      ],
    )}<p style="margin-top:5mm">Honoraires d’établissement : 180,00 € TTC à la charge du vendeur. Fait à Nancy pour servir et valoir ce que de droit.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'CABINET HUMBERT',
      building: 'LES TILLEULS DE SAURUPT',
      building_address: '41 rue de Saurupt, 54000 NANCY',
      rnc: 'AD3316094',
      owner: 'MME WALTER GHISLAINE',
      lots: ['14', '39'],
      made_on: '2026-09-22',
      impayes: 441500,
      dette_fournisseurs: 620800,
    },
    absent: ['iban', 'meeting_on'],
  },
);

export const DOSSIER_IMMEUBLE = [book, beforeSale];
