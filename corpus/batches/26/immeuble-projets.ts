// What is told before a sale, and the plan of works of a building.
import { paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const before = paperOf(
  'ped-questionnaire-nanterre',
  `font: 8.6pt 'Carlito', sans-serif; h1 { font-size: 13pt; text-align: center; background: #123a5e; color: #fff; padding: 2mm } h2 { font-size: 9.6pt; color: #123a5e; margin: 3mm 0 1mm } td { border: .2mm solid #9ab; padding: .9mm 1.5mm } td:last-child { text-align: right; width: 42mm }`,
  [
    `<div style="display:flex;justify-content:space-between"><span><b>ILE-DE-FRANCE GÉRANCES</b><br>5 rue des Trois Fontanot – 92000 NANTERRE</span><span>Dossier mutation M-2026-0884<br>établi le 03/11/2026</span></div><h1>PRÉ-ÉTAT DATÉ</h1><p>délivré en vue de la promesse de vente (art. L. 721-2 CCH) – copropriété LES FONTENELLES PARC, 70 à 78 avenue Georges Clemenceau, 92000 NANTERRE – RNC AB8-112-604</p><p>Cédant : SUCCESSION OUAZZANI Larbi – lots 318, 402, 560 – 204 / 10 000 tantièmes généraux – notaire : Me FOURNIER-KERGOAT</p><h2>1 – Sommes restant dues au syndicat par le cédant</h2>${table(
      [],
      [
        ['Provisions du budget prévisionnel, 4e trimestre 2026', '1 412,40 €'],
        ['Provisions hors budget (ravalement bât. C, 3/4)', '1 340,00 €'],
        ['Arriéré de charges', '0,00 €'],
        ['Fonds de travaux', '35,88 €'],
        ['<b>Total</b>', '<b>2 788,28 €</b>'],
      ],
    )}<h2>2 – Sommes à la charge de l’acquéreur</h2>${table(
      [],
      [
        ['Avance de trésorerie à reconstituer', '318,00 €'],
        ['Provisions hors budget non encore exigibles (ravalement 4/4)', '1 340,00 €'],
      ],
    )}<h2>3 – Charges payées par le cédant au titre des deux derniers exercices</h2>${table(
      ['', 'Appelées', 'Réelles'],
      [
        ['2025 – budget prévisionnel', '5 480,00 €', '5 607,34 €'],
        ['2024 – budget prévisionnel', '5 360,00 €', '5 288,17 €'],
      ],
    )}`,
    `<h2>4 – État global du syndicat à la dernière clôture (31/12/2025)</h2>${table(
      [],
      [
        ['Dette de la copropriété à l’égard de ses fournisseurs', '61 077,90 €'],
        ['Impayés de charges au sein de la copropriété', '84 330,12 €'],
        ['Fonds de travaux constitué', '112 405,00 €'],
        ['Quote-part du fonds attachée aux lots vendus', '2 293,06 €'],
        ['Emprunt collectif', 'néant'],
      ],
    )}<h2>5 – Vie de la copropriété</h2>${table(
      [],
      [
        ['Procédure contre le constructeur', 'non'],
        ['Procédure de recouvrement', '3 dossiers'],
        ['Dernière assemblée', '28/05/2026'],
        ['Prochaine assemblée envisagée', 'mai 2027'],
        ['DTG / PPT', 'PPT adopté le 05/06/2024'],
      ],
    )}<p style="margin-top:6mm">Honoraires du présent document : 0 € (compris au forfait). Document sans valeur d’état daté au sens de l’article 5 du décret du 17 mars 1967.</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'ILE-DE-FRANCE GÉRANCES',
      building: 'LES FONTENELLES PARC',
      building_address: '70 à 78 avenue Georges Clemenceau, 92000 NANTERRE',
      rnc: 'AB8112604',
      owner: 'SUCCESSION OUAZZANI Larbi',
      lots: ['318', '402', '560'],
      tantiemes: 204,
      base: 10000,
      made_on: '2026-11-03',
      impayes: 8433012,
      dette_fournisseurs: 6107790,
    },
    absent: ['iban', 'price', 'tantiemes_present'],
  },
);

const plan = paperOf(
  'pppt-plan-paris-13',
  `font: 9.6pt 'DejaVu Sans', sans-serif; h1 { font-size: 16pt; color: #1d6b3a } h2 { font-size: 11pt; color: #1d6b3a; margin-top: 5mm } td, th { border: .2mm solid #9c9; padding: 1.2mm }`,
  [
    `<p>ATELIER THERMIQUE & BÂTI, bureau d’études – 14 passage Dubail, 75010 PARIS</p><h1 style="margin-top:30mm">Projet de plan pluriannuel de travaux</h1><p>article 14-2 de la loi n° 65-557 du 10 juillet 1965, décret n° 2022-663</p><p style="margin-top:10mm">Syndicat des copropriétaires LA TOUR D’AUVERGNE<br>61 rue de Tolbiac, 75013 PARIS<br>Maître d’ouvrage représenté par GESTRIM PARIS SUD</p><p>Rapport PPPT-25-077, indice B, remis le 17 mars 2026<br>Visites des 4 et 5 novembre 2025</p>`,
    `<h2>Programmation sur dix ans</h2>${table(
      ['Période', 'Nature des travaux', 'Priorité', 'Estimation TTC', 'Gain énergétique'],
      [
        ['2027', 'Calorifugeage et désembouage', '1', '38 000 €', '4 %'],
        ['2028–2029', 'Ravalement avec ITE, pignons et façade cour', '1', '1 140 000 €', '31 %'],
        ['2031', 'Étanchéité isolée des terrasses', '2', '210 000 €', '6 %'],
        ['2034', 'Ventilation hygro B', '3', '96 000 €', '5 %'],
      ],
    )}<p style="margin-top:4mm">Total sur dix ans : 1 484 000 € TTC, à rapporter à une cotisation minimale au fonds de travaux de 2,5 % du montant des travaux du plan adopté.</p><h2>Analyse du bâti</h2><p>DPE collectif de référence : étiquette D (201 kWh/m²/an, 34 kg CO₂/m²/an). Aucun désordre structurel. Amiante : se reporter au dossier technique.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'PPPT',
    facts: {
      building: 'LA TOUR D’AUVERGNE',
      building_address: '61 rue de Tolbiac, 75013 PARIS',
      syndic: 'GESTRIM PARIS SUD',
      made_on: '2026-03-17',
      report_number: 'PPPT-25-077',
    },
    absent: ['rnc', 'dpe_number', 'meeting_on', 'budget'],
  },
);

export const IMMEUBLE_PROJETS = [before, plan];
