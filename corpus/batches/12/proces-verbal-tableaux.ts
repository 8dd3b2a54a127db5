// Minutes with a small table of votes under each point, as a tablet in the room fills them in.
import { either, paperOf } from '../../paper.ts';

type Point = readonly [
  title: string,
  majority: string,
  text: string,
  votes: readonly [yes: string, no: string, none: string],
  result: 'ADOPTÉE' | 'REJETÉE',
];
const ALL = ['7 306', '0', '0'] as const;
const POINTS: readonly Point[] = [
  [
    'Élection du président de séance',
    'art. 24',
    'Est élu président : M. DESMEDT Wim.',
    ALL,
    'ADOPTÉE',
  ],
  [
    'Élection des scrutateurs',
    'art. 24',
    'Sont élus scrutateurs : Mme LEFEBVRE Annick et M. OUALI Samir.',
    ALL,
    'ADOPTÉE',
  ],
  [
    'Désignation du secrétaire de séance',
    'art. 24',
    'Mme PRUVOST, gestionnaire de l’agence, est désignée secrétaire.',
    ALL,
    'ADOPTÉE',
  ],
  [
    'Rapport du conseil syndical et approbation des comptes 2025',
    'art. 24',
    'Après lecture du rapport du conseil syndical, l’assemblée approuve les comptes de l’exercice allant du 01/01/2025 au 31/12/2025.',
    ['7 102', '204', '0'],
    'ADOPTÉE',
  ],
  [
    'Quitus au syndic pour l’exercice 2025',
    'art. 24',
    'L’assemblée donne quitus plein et entier au syndic pour sa gestion de l’exercice 2025.',
    ['6 841', '204', '261'],
    'ADOPTÉE',
  ],
  [
    'Renouvellement du mandat du syndic NEOVIA',
    'art. 25',
    'L’assemblée renouvelle NEOVIA IMMOBILIER NORD dans ses fonctions de syndic. Le mandat, d’une durée de trois ans, débute le 01/05/2026 et s’achève le 30/04/2029.',
    ['6 841', '204', '261'],
    'ADOPTÉE',
  ],
  [
    'Élection du conseil syndical',
    'art. 25',
    'Sont élus pour trois ans : M. DESMEDT, Mme LEFEBVRE, M. OUALI, Mme VANHOVE.',
    ALL,
    'ADOPTÉE',
  ],
  [
    'Budget prévisionnel 2027',
    'art. 24',
    'Le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 est fixé à 161 500 €.',
    ['7 102', '204', '0'],
    'ADOPTÉE',
  ],
  [
    'Fonds de travaux : montant de la cotisation 2027',
    'art. 25',
    'La cotisation annuelle au fonds de travaux est fixée à 8 075 €, soit 5 % du budget.',
    ['7 102', '204', '0'],
    'ADOPTÉE',
  ],
  [
    'Dispense de mise en concurrence du contrat de chauffage',
    'art. 24',
    'L’assemblée dispense le conseil syndical de mettre en concurrence le contrat de conduite du chauffage pour l’année 2027.',
    ['5 918', '1 388', '0'],
    'ADOPTÉE',
  ],
  [
    'Remplacement de la sous-station de chauffage',
    'art. 24',
    'L’assemblée décide le remplacement de la sous-station par l’entreprise THERMIQUE DES FLANDRES, pour 138 240,00 € TTC, en trois appels exigibles les 01/07/2026, 01/10/2026 et 01/01/2027.',
    ['6 507', '799', '0'],
    'ADOPTÉE',
  ],
  [
    'Souscription d’une assurance dommages-ouvrage',
    'art. 24',
    'L’assemblée est consultée sur la souscription facultative d’une assurance dommages-ouvrage, prime de 4 310,00 € TTC.',
    ['1 240', '6 066', '0'],
    'REJETÉE',
  ],
  [
    'Mise en peinture des portes palières de l’escalier C',
    'art. 24',
    'L’assemblée confie les travaux à PEINTURES DU FERRAIN pour 5 862,50 € TTC, appelés le 01/10/2026.',
    ['1 711', '88', '0'],
    'ADOPTÉE',
  ],
  [
    'Interdiction des locations meublées touristiques',
    'art. 26',
    'L’assemblée est consultée sur la modification du règlement de copropriété tendant à interdire la location meublée de tourisme.',
    ['4 480', '2 565', '261'],
    'REJETÉE',
  ],
];
const points = (from: number, to: number) =>
  POINTS.slice(from, to)
    .map(
      ([title, majority, text, [yes, no, none], result], index) =>
        `<div class="pt"><div class="h"><span>${from + index + 1} – ${title}</span><span>${majority}</span></div><p>${text}</p><table><tr><th>Pour</th><th>Contre</th><th>Abstention</th><th>Décision</th></tr><tr><td>${yes}</td><td>${no}</td><td>${none}</td><td><b>${result}</b></td></tr></table></div>`,
    )
    .join('');
const foot = (page: number) =>
  `<p class="ft">neovia – Agence de Roubaix – 52 rue du Chemin Vert, 59100 ROUBAIX – ${page} / 3</p>`;

const tables = paperOf(
  'pv-points-roubaix',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 13mm 16mm; .pt { margin-bottom: 3.4mm } .h { display: flex; justify-content: space-between; border-bottom: .4mm solid #e2001a; font-weight: bold; margin-bottom: 1mm } p { margin-bottom: 1mm } td, th { border: .15mm solid #aaa; text-align: center; padding: .5mm; width: 25% } th { background: #f4f4f4; font-size: 7.6pt } .ft { position: absolute; bottom: 5mm; font-size: 7pt; color: #777 }`,
  [
    `<b style="font-size:19pt;color:#e2001a">neovia</b><h1 style="font-size:14pt;margin:3mm 0">Procès-verbal d’assemblée générale annuelle<br>Séance du mardi 28 avril 2026 à 18 h 00</h1><p>Copropriété LE CLOS DES FILATURES – 118 rue des Peignerons – 59100 ROUBAIX – immatriculée AB2-774-961<br>Lieu : salle Watremez, 4 rue de l’Hospice, Roubaix – participation possible en visioconférence</p><p>La convocation a été notifiée le 2 avril 2026. État des présences à l’ouverture de la séance : présents 29 (3 871 voix) ; représentés 14 (1 902 voix) ; vote par correspondance 12 (1 533 voix) ; soit un total de 55 copropriétaires sur 80 et de <b>7 306 voix</b> sur 10 000. Absents : 25 copropriétaires, 2 694 voix.</p>${points(0, 6)}${foot(1)}`,
    `${points(6, 12)}${foot(2)}`,
    `${points(12, 14)}<p>Point 13 : ne prennent part au vote que les copropriétaires de l’escalier C.</p><p style="margin-top:4mm">Tous les points ayant été traités, le président clôt la séance à 20 h 55. Le présent procès-verbal, établi en fin de séance, est signé par le président, les scrutateurs et la secrétaire.</p><p>Voies de recours – Les copropriétaires opposants ou défaillants disposent, à peine de déchéance, d’un délai de deux mois à compter de la notification du procès-verbal pour contester les décisions prises (loi du 10 juillet 1965, article 42). L’exécution des travaux votés à la majorité de l’article 25 ou 26 est suspendue jusqu’à l’expiration de ce délai, sauf urgence.</p><p>Signé électroniquement par W. DESMEDT, A. LEFEBVRE, S. OUALI, M. PRUVOST.</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('neovia', 'NEOVIA IMMOBILIER NORD'),
      building: 'LE CLOS DES FILATURES',
      building_address: '118 rue des Peignerons, 59100 ROUBAIX',
      rnc: 'AB2774961',
      meeting_on: '2026-04-28',
      tantiemes_present: 7306,
      resolutions: POINTS.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '13'],
      resolutions_rejected: ['12', '14'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 16150000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 807500,
      works_adopted: [
        '11. Remplacement de la sous-station de chauffage',
        '13. Mise en peinture des portes palières de l’escalier C',
      ],
      works_adopted_total: 14410250,
      mandate_from: '2026-05-01',
      mandate_to: '2029-04-30',
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban', 'impayes'],
  },
);

export const PROCES_VERBAL_TABLEAUX = [tables];
