// Notices of meetings: a package with the accounts behind it, and an electronic letter with its table.
import { type Paper, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { LISTED_CSS, LISTED_PAGES, listedTruths } from './annexes-comptables.ts';

const SUBJECTS = [
  'Constitution du bureau',
  'Approbation des comptes de l’exercice clos',
  'Quitus de la gestion',
  'Membres du conseil syndical',
  'Budget prévisionnel 2026-2027',
  'Cotisation au fonds de travaux',
  'Désignation du syndic',
  'Remplacement des colonnes d’eau',
] as const;

const packaged: Paper = {
  name: 'convocation-dossier',
  css: `${LISTED_CSS} .c { font-size: 10pt; h1 { font-size: 14pt; text-align: center; border: .5mm solid #000; padding: 2mm } td { padding: 1.2mm 2mm } }`,
  pages: [
    `<div class="c"><table><tr><td><b style="font-size:15pt;letter-spacing:.8mm">RHONALPIM</b><br>61 avenue Jean Colomb 69006 LYON</td><td style="padding-left:35mm">M. ET MME VERNAY OLIVIER<br>7 RUE DES CHARMETTES<br>69100 VILLEURBANNE</td></tr></table><p style="text-align:right;margin-top:8mm">Lyon, le 15 janvier 2026</p><h1>ASSEMBLÉE GÉNÉRALE ORDINAIRE – CONVOCATION</h1><p>Copropriété : LE BELVEDERE DES CHARMETTES (immatriculation AA4827163)<br>7 et 9 rue des Charmettes, 69100 VILLEURBANNE<br>Vos lots : 42, 187 – vos tantièmes : 253</p><p>Vous êtes prié de bien vouloir assister à l’assemblée générale de votre copropriété, le <b>mercredi 11 février 2026 à 18 h 15</b>, salle Berthelot, 2 place de la Mairie à Villeurbanne.</p><p><b>Questions inscrites à l’ordre du jour</b></p>${table(
      [],
      SUBJECTS.map((subject, index) => [`${index + 1}`, subject]),
    )}<p style="margin-top:4mm">Sont joints : l’état financier, le compte de gestion général, le compte de gestion par clé, un formulaire de vote par correspondance. Les pièces justificatives peuvent être consultées le 4 février de 9 h à 12 h.</p></div>`,
    `<div class="c"><p><b>PROJETS DE RÉSOLUTION</b></p><p>2 – Projet : l’assemblée approuve les comptes de l’exercice du 01/10/2024 au 30/09/2025.</p><p>3 – Projet : l’assemblée donne quitus au syndic.</p><p>5 – Projet : l’assemblée adopte le budget prévisionnel de l’exercice du 01/10/2026 au 30/09/2027 pour 75 000,00 €.</p><p>6 – Projet : la cotisation annuelle au fonds de travaux est fixée à 3 750,00 €.</p><p>7 – Projet : RHONALPIM est désigné syndic du 11/02/2026 au 31/03/2028.</p><p>8 – Projet : remplacement des colonnes d’eau, devis Hydro-Rhône 41 320,00 € TTC, devis Plomberie des Brotteaux 44 805,00 € TTC.</p></div>`,
    ...LISTED_PAGES,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: null,
      pages: [1, 2, 3, 4, 5],
      facts: {
        syndic: 'RHONALPIM',
        owner: 'M. ET MME VERNAY OLIVIER',
        building: 'LE BELVEDERE DES CHARMETTES',
        building_address: '7 et 9 rue des Charmettes, 69100 VILLEURBANNE',
        rnc: 'AA4827163',
        lots: ['42', '187'],
        tantiemes: 253,
        meeting_on: '2026-02-11',
        sent_on: '2026-01-15',
        resolutions: SUBJECTS.map((subject, index) => `${index + 1}. ${subject}`),
        annexes: ['1', '2', '3'],
        closed_on: '2025-09-30',
        approved_from: '2024-10-01',
        approved_to: '2025-09-30',
        budget_from: '2026-10-01',
        budget_to: '2027-09-30',
        cotisation_fonds_travaux: 375000,
        budget_a_voter: 7500000,
      },
      absent: ['tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus', 'iban'],
    },
    // What the accounts say is asked of the annexes, not of the letter before them.
    ...listedTruths(2),
  ],
};

const AGENDA = [
  ['Désignation du bureau de séance', 'art. 24'],
  ['Comptes de l’exercice 2025 : approbation', 'art. 24'],
  ['Quitus à donner au syndic', 'art. 24'],
  ['Budget prévisionnel de l’exercice 2027', 'art. 24'],
  ['Montant de la cotisation au fonds de travaux', 'art. 25'],
  ['Mandat du syndic', 'art. 25'],
  ['Ravalement des façades sur rue et sur cour', 'art. 24'],
  ['Choix du maître d’œuvre', 'art. 24'],
  ['Autorisation permanente accordée à la police', 'art. 25'],
] as const;
const electronic = paperOf(
  'convocation-electronique',
  `font: 10pt 'DejaVu Sans Condensed', sans-serif; padding: 15mm 18mm; .e { background: #eef1f4; padding: 3mm; font-size: 8pt; margin-bottom: 6mm } .o td, .o th { border-bottom: .25mm solid #8a96a3; padding: 1.6mm } .o th { font-weight: bold }`,
  [
    `<div class="e">LETTRE RECOMMANDÉE ÉLECTRONIQUE – preuve de dépôt n° ERE-59-0044718 – déposée le 04/05/2026 à 16:22:08 – expéditeur : CABINET VANDAMME IMMOBILIER – destinataire : INDIVISION DELOBEL (as.delobel@example.fr)</div><p><b>CABINET VANDAMME IMMOBILIER</b><br>17 rue du Molinel, 59800 LILLE</p><p>Lille, le 4 mai 2026</p><p>Cher copropriétaire,</p><p>En notre qualité de syndic de la <b>Résidence JEAN BART</b>, 30 rue de la Barre, 59800 LILLE, nous vous convions à l’assemblée générale annuelle fixée au <b>mercredi 3 juin 2026, 18 h 30</b>, Maison des associations, rue Royale à Lille, ou par visioconférence.</p><p>L’ordre du jour est arrêté comme suit :</p>${table(
      ['N°', 'Question', 'Majorité'],
      AGENDA.map(([subject, majority], index) => [index + 1, subject, majority]),
      'o',
    )}<p style="margin-top:5mm">Vos documents (comptes, devis, contrat de syndic, formulaire de vote) sont à télécharger dans votre espace pendant deux mois. À défaut de pouvoir être présent, donnez mandat à la personne de votre choix ou votez à distance avant le 30 mai.</p><p>Votre dévouée, Hélène Vandamme</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET VANDAMME IMMOBILIER',
      building: 'Résidence JEAN BART',
      building_address: '30 rue de la Barre, 59800 LILLE',
      owner: 'INDIVISION DELOBEL',
      meeting_on: '2026-06-03',
      sent_on: '2026-05-04',
      resolutions: AGENDA.map(([subject], index) => `${index + 1}. ${subject}`),
    },
    absent: [
      'annexes',
      'impayes',
      'rnc',
      'lots',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'charges_courantes',
    ],
  },
);

export const CONVOCATIONS_ASSEMBLEES = [packaged, electronic];
