// Minutes of small buildings: an office's prose, a volunteer's note, an extraordinary meeting.
import { either, paperOf } from '../../paper.ts';
import { paragraphs } from '../../writing.ts';

const VIENNE = [
  [
    'Désignation du président et du scrutateur',
    'M. Rambaud, président ; Mme Seytre, scrutatrice. Vote : POUR 812, CONTRE 0, ABSTENTION 0. Résolution ADOPTÉE.',
  ],
  [
    'Approbation des comptes de l’exercice 2025',
    'L’assemblée approuve les comptes du 01/01/2025 au 31/12/2025 tels que présentés dans les annexes jointes à la convocation. Vote : POUR 812, CONTRE 0, ABSTENTION 0. Résolution ADOPTÉE.',
  ],
  [
    'Quitus au syndic',
    'L’assemblée donne quitus au syndic. Vote : POUR 747, CONTRE 65 (M. Gonon), ABSTENTION 0. Résolution ADOPTÉE.',
  ],
  [
    'Budget prévisionnel 2027',
    'Le budget de l’exercice du 01/01/2027 au 31/12/2027 est voté pour 17 250,00 €. Vote : POUR 812, CONTRE 0, ABSTENTION 0. Résolution ADOPTÉE.',
  ],
  [
    'Fonds de travaux',
    'La cotisation est fixée à 950,00 € par an. Vote : POUR 812, CONTRE 0, ABSTENTION 0. Résolution ADOPTÉE.',
  ],
  [
    'Réfection de la zinguerie sur rue',
    'Le devis de l’EURL Couverture du Pilat, 6 842,00 € TTC, est retenu ; appel unique le 01/07/2026. Vote : POUR 690, CONTRE 122, ABSTENTION 0. Résolution ADOPTÉE.',
  ],
  [
    'Changement des serrures du portail',
    'Devis Clés Viennoises 1 118,70 € TTC, imputé sur le même appel. Vote : POUR 812, CONTRE 0, ABSTENTION 0. Résolution ADOPTÉE.',
  ],
  [
    'Suppression du local poubelles',
    'Vote : POUR 122, CONTRE 690, ABSTENTION 0. Résolution REJETÉE.',
  ],
  [
    'Reconduction du contrat de syndic',
    'IMMO VIENNE RHÔNE-PILAT est reconduit du 28/04/2026 au 30/06/2027. Vote (art. 25) : POUR 747, CONTRE 65, ABSTENTION 0. Résolution ADOPTÉE.',
  ],
] as const;
const vienne = paperOf(
  'pv-prose-vienne',
  `font: 10pt/1.42 'URW Bookman', serif; padding: 17mm 20mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10.4pt; margin: 3mm 0 .5mm } p { margin-bottom: 1mm; text-align: justify }`,
  [
    `<p>IMMO VIENNE RHÔNE-PILAT – 23 cours Brillier – 38200 VIENNE</p><h1>SDC LES ALLOBROGES<br>Procès-verbal de l’assemblée générale du 28 avril 2026</h1><p>Le mardi vingt-huit avril deux mille vingt-six à dix-huit heures trente, les copropriétaires de l’immeuble sis 5 montée Saint-Marcel, 38200 VIENNE (immatriculation AE1-078-336), se sont réunis au cabinet du syndic. Présents ou représentés : 9 copropriétaires sur 12 totalisant 812 / 1000 tantièmes. Absents : M. BERGERET (71), Mme OLLAGNIER-PÉRA (64), Hoirs de Mme FRANÇON (53).</p>${VIENNE.slice(
      0,
      6,
    )
      .map(
        ([title, text], index) =>
          `<h2>${index === 0 ? '1ère' : `${index + 1}ème`} question – ${title}</h2><p>${text}</p>`,
      )
      .join('')}`,
    `${VIENNE.slice(6)
      .map(([title, text], index) => `<h2>${index + 7}ème question – ${title}</h2><p>${text}</p>`)
      .join(
        '',
      )}<p style="margin-top:5mm">Plus rien n’étant à délibérer, la séance est levée à 19 h 50.</p><p>Le président, la scrutatrice, le secrétaire (suivent les signatures)</p><p style="font-size:8pt">Délai de recours : deux mois à compter de la notification du présent procès-verbal (article 42 de la loi du 10 juillet 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'IMMO VIENNE RHÔNE-PILAT',
      building: 'LES ALLOBROGES',
      building_address: '5 montée Saint-Marcel, 38200 VIENNE',
      rnc: 'AE1078336',
      meeting_on: '2026-04-28',
      tantiemes_present: 812,
      resolutions: VIENNE.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '9'],
      resolutions_rejected: ['8'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 1725000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 95000,
      works_adopted: [
        '6. Réfection de la zinguerie sur rue',
        '7. Changement des serrures du portail',
      ],
      works_adopted_total: 684200 + 111870,
      mandate_from: '2026-04-28',
      mandate_to: '2027-06-30',
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const voiron = paperOf(
  'pv-note-voiron',
  `font: 11pt/1.5 'Carlito', sans-serif; padding: 20mm; li { margin-bottom: 2.5mm }`,
  [
    `<p><b>Compte-rendu (PV) de l’assemblée générale de la copropriété 6 rue Dode à Voiron (38500)</b><br>Samedi 14 mars 2026, 10h, chez Bernadette Guillermet, syndic bénévole</p><p>Présents : Mme Guillermet (214), M. Bouazza (187), M. et Mme Ferreira da Costa (231), SCI du Rempart représentée par M. Bouazza (203). Absente : indivision Cottaz (165), excusée. Total 835 / 1000.</p><ol><li><b>Président de séance.</b> M. Ferreira da Costa. Adopté à l’unanimité.</li><li><b>Comptes 2025.</b> Les comptes du 01/01/2025 au 31/12/2025 sont approuvés (dépenses 3 412,18 €). Adopté à l’unanimité.</li><li><b>Quitus à la syndic.</b> Adopté à l’unanimité.</li><li><b>Budget 2026.</b> 3 680 € pour la période du 01/01/2026 au 31/12/2026, appelé en deux fois. Adopté à l’unanimité.</li><li><b>Fonds travaux.</b> 252 € par an. Adopté : 632 pour, 203 contre.</li><li><b>Réfection de l’escalier de la cave.</b> Devis Maçonnerie Chartreuse 2 964 € TTC. Refusé : 401 pour, 434 contre. À revoir avec d’autres devis.</li><li><b>Élection du syndic.</b> Bernadette Guillermet, bénévole, du 14/03/2026 au 13/03/2029. Adopté à l’unanimité.</li></ol><p>Divers : penser à faire débarrasser le grenier. Fin à 11h45, suivi d’un café !</p><p>Signé : le président P. Ferreira da Costa – la secrétaire B. Guillermet</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Bernadette Guillermet',
      building_address: either('6 rue Dode, 38500 Voiron', '6 rue Dode à Voiron (38500)'),
      meeting_on: '2026-03-14',
      tantiemes_present: 835,
      resolutions: [
        '1. Président de séance',
        '2. Comptes 2025',
        '3. Quitus à la syndic',
        '4. Budget 2026',
        '5. Fonds travaux',
        '6. Réfection de l’escalier de la cave',
        '7. Élection du syndic',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '7'],
      resolutions_rejected: ['6'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 368000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 25200,
      mandate_from: '2026-03-14',
      mandate_to: '2029-03-13',
    },
    absent: ['rnc', 'works_adopted', 'works_adopted_total', 'owner', 'iban'],
  },
);

const chambery = paperOf(
  'pv-extraordinaire-chambery',
  `font: 9.6pt/1.4 'DejaVu Serif', serif; padding: 16mm 18mm; h1 { font-size: 13pt } .q { border-left: 1mm solid #7b241c; padding-left: 3mm; margin: 4mm 0 }`,
  [
    `<p><b>Foncialpes</b> – Agence de Chambéry – 112 faubourg Reclus – 73000 CHAMBÉRY</p><h1>ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE DU 9 JUIN 2026 – PROCÈS-VERBAL</h1><p>Copropriété LE CLOS SAVOIROUX, 41 rue Pasteur, 73000 CHAMBÉRY</p>${paragraphs(['Les copropriétaires dûment convoqués le 12 mai 2026 se sont réunis le mardi 9 juin 2026 à 18 heures, salle paroissiale Saint-Joseph. Sont présents, représentés ou votent par correspondance 26 copropriétaires sur 34, détenant 771 voix sur 1 000. L’ordre du jour de l’assemblée ordinaire du 17 mars (résolutions 1 à 9) ayant été épuisé, la numérotation se poursuit.'])}
    <div class="q"><b>Résolution n° 10 – Constitution du bureau</b><p>Présidente : Mme VIOUD. Scrutateur : M. BAL-FONTAINE. Secrétaire : Foncialpes.</p><p>Pour : 771 – Contre : 0 – Abstention : 0. <b>La résolution est adoptée.</b></p></div><div class="q"><b>Résolution n° 11 – Choix du maître d’œuvre</b><p>L’assemblée confie la maîtrise d’œuvre au cabinet ARC-EN-SAVOIE, au taux de 7,5 % du montant TTC des travaux.</p><p>Pour : 724 – Contre : 47 (SCI LE COVET) – Abstention : 0. <b>La résolution est adoptée.</b></p></div><div class="q"><b>Résolution n° 12 – Réfection de l’étanchéité du toit-terrasse</b><p>Après examen des trois offres (Alpes Étanche 71 635,00 € ; Savoie Toitures 78 990,00 € ; ETB 84 120,00 €), l’assemblée retient la société ALPES ÉTANCHE et vote un budget global de 81 306,30 € TTC, comprenant travaux, maîtrise d’œuvre, dommages-ouvrage et honoraires du syndic. Appels : 40 % le 01/09/2026, 40 % le 01/11/2026, 20 % le 01/02/2027.</p><p>Pour : 724 – Contre : 47 (SCI LE COVET) – Abstention : 0. <b>La résolution est adoptée.</b></p></div>`,
    `<div class="q"><b>Résolution n° 13 – Souscription d’un emprunt collectif</b><p>Proposition de la Caisse Exemple des Alpes, 15 ans, pour les copropriétaires volontaires.</p><p>Pour : 290 – Contre : 481 – Abstention : 0. <b>La résolution n’est pas adoptée.</b></p></div><div class="q"><b>Résolution n° 14 – Pose de panneaux photovoltaïques en surimposition</b><p>Point reporté dans l’attente de l’étude de structure ; il n’est pas procédé au vote.</p></div><p>L’assemblée est close à 19 h 40.</p><p>Signatures : la présidente, le scrutateur, le secrétaire.</p><p style="font-size:8pt">Les copropriétaires opposants ou défaillants disposent d’un délai de deux mois à compter de la notification pour contester les décisions (art. 42 de la loi n° 65-557).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Foncialpes', 'Foncialpes Agence de Chambéry'),
      building: 'LE CLOS SAVOIROUX',
      building_address: '41 rue Pasteur, 73000 CHAMBÉRY',
      meeting_on: '2026-06-09',
      tantiemes_present: 771,
      resolutions: [
        '10. Constitution du bureau',
        '11. Choix du maître d’œuvre',
        '12. Réfection de l’étanchéité du toit-terrasse',
        '13. Souscription d’un emprunt collectif',
        '14. Pose de panneaux photovoltaïques en surimposition',
      ],
      resolutions_adopted: ['10', '11', '12'],
      resolutions_rejected: ['13'],
      works_adopted: ['12. Réfection de l’étanchéité du toit-terrasse'],
      works_adopted_total: 8130630,
    },
    absent: ['rnc', 'budget', 'quitus', 'approved_from', 'approved_to', 'mandate_from', 'owner'],
  },
);

export const PROCES_VERBAUX_SIMPLES = [vienne, voiron, chambery];
