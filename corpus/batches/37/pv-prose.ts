// Minutes in prose, with a second vote of article 25-1.
import { paperOf } from '../../paper.ts';

const TOURS = [
  [
    'DÉSIGNATION DU PRÉSIDENT DE SÉANCE',
    'Madame Aurore PETITJEAN-KLEIN, seule candidate, est désignée présidente de séance.',
    'Votent POUR : 3 412 / 3 412. Votent CONTRE : néant. S’ABSTIENNENT : néant.',
    'Cette résolution est adoptée à l’unanimité des copropriétaires présents et représentés.',
  ],
  [
    'DÉSIGNATION DU SECRÉTAIRE',
    'Madame GABORIAU, du cabinet TOURANGELLE DE GESTION, est désignée secrétaire.',
    'Votent POUR : 3 412 / 3 412.',
    'Cette résolution est adoptée à l’unanimité des copropriétaires présents et représentés.',
  ],
  [
    'APPROBATION DES COMPTES DE L’EXERCICE DU 01/01/2025 AU 31/12/2025',
    'L’assemblée, après avoir pris connaissance des comptes adressés avec la convocation, et après avis favorable du conseil syndical, approuve sans réserve les comptes de l’exercice du 1er janvier 2025 au 31 décembre 2025, pour un total de charges courantes de 71 204,66 €.',
    'Votent POUR : 3 281 / 3 412. Votent CONTRE : 131 / 3 412 (M. BOISSEAU). S’ABSTIENNENT : néant.',
    'Cette résolution est adoptée à la majorité simple (article 24).',
  ],
  [
    'QUITUS AU SYNDIC',
    'L’assemblée donne quitus entier et sans réserve au syndic pour sa gestion de l’exercice 2025.',
    'Votent POUR : 1 604 / 3 412. Votent CONTRE : 1 677 / 3 412. S’ABSTIENNENT : 131 / 3 412 (M. BOISSEAU).',
    'Cette résolution est rejetée.',
  ],
  [
    'RENOUVELLEMENT DU MANDAT DU SYNDIC',
    'L’assemblée renouvelle TOURANGELLE DE GESTION en qualité de syndic pour une durée d’un an, du 1er juillet 2026 au 30 juin 2027, aux conditions du contrat joint. Premier vote à l’article 25 : POUR 2 388 / 5 000 ; la majorité absolue n’étant pas atteinte mais le projet ayant recueilli plus du tiers des voix, il est procédé immédiatement à un second vote (article 25-1).',
    'Second vote – Votent POUR : 2 388 / 3 412. Votent CONTRE : 893 / 3 412. S’ABSTIENNENT : 131 / 3 412.',
    'Cette résolution est adoptée à la majorité simple (article 24) par application de l’article 25-1.',
  ],
  [
    'ACTUALISATION DU BUDGET PRÉVISIONNEL 2026',
    'Le budget de l’exercice 2026, voté pour 72 000 €, est maintenu sans modification.',
    'Votent POUR : 3 412 / 3 412.',
    'Cette résolution est adoptée à l’unanimité des copropriétaires présents et représentés.',
  ],
  [
    'VOTE DU BUDGET PRÉVISIONNEL DE L’EXERCICE 2027',
    'L’assemblée fixe à 74 800,00 € le budget de fonctionnement pour l’exercice courant du 1er janvier 2027 au 31 décembre 2027. Il sera appelé par provisions trimestrielles égales exigibles les 1er janvier, 1er avril, 1er juillet et 1er octobre.',
    'Votent POUR : 3 281 / 3 412. Votent CONTRE : 131 / 3 412 (M. BOISSEAU).',
    'Cette résolution est adoptée à la majorité simple (article 24).',
  ],
  [
    'COTISATION AU FONDS DE TRAVAUX',
    'Le plan pluriannuel n’ayant pas été adopté, la cotisation annuelle est portée à 6 % du budget, soit 4 488,00 €.',
    'Votent POUR : 2 706 / 5 000. Votent CONTRE : 706 / 5 000.',
    'Cette résolution est adoptée à la majorité absolue (article 25).',
  ],
  [
    'COMPOSITION DU CONSEIL SYNDICAL',
    'Sont élus pour trois ans : Mme PETITJEAN-KLEIN, M. EL AMRANI (SCI BEL-AIR), M. O’BRIEN.',
    'Votent POUR : 3 281 / 5 000. S’ABSTIENNENT : 131 / 5 000.',
    'Cette résolution est adoptée à la majorité absolue (article 25).',
  ],
  [
    'CONSULTATION DU CONSEIL SYNDICAL ET MISE EN CONCURRENCE',
    'Les seuils sont fixés à 1 500 € TTC (consultation) et 3 000 € TTC (mise en concurrence).',
    'Votent POUR : 3 412 / 5 000.',
    'Cette résolution est adoptée à la majorité absolue (article 25).',
  ],
  [
    'DÉROGATION À LA MISE EN CONCURRENCE POUR LE SINISTRE DU 3e ÉTAGE',
    'La compagnie ayant indemnisé le dommage, la question est devenue sans objet.',
    '',
    'Il n’est pas procédé au vote.',
  ],
  [
    'ADOPTION DU PROJET DE PLAN PLURIANNUEL DE TRAVAUX',
    'Le projet établi par le bureau THERMI-CENTRE est soumis à l’assemblée.',
    'Votent POUR : 1 120 / 5 000. Votent CONTRE : 2 161 / 5 000. S’ABSTIENNENT : 131 / 5 000.',
    'Cette résolution est rejetée.',
  ],
  [
    'CHOIX DU MAÎTRE D’ŒUVRE POUR LE RAVALEMENT',
    'L’agence LE BRETON architectes est retenue, sa rémunération étant comprise dans l’enveloppe votée à la résolution suivante.',
    'Votent POUR : 2 977 / 3 412. Votent CONTRE : 435 / 3 412.',
    'Cette résolution est adoptée à la majorité simple (article 24).',
  ],
  [
    'RAVALEMENT DES FAÇADES RUE ET COUR',
    'L’assemblée décide la réalisation des travaux de ravalement par l’entreprise SOCRAVAL pour un budget global de 186 044,00 € TTC comprenant travaux, maîtrise d’œuvre, assurance dommages-ouvrage et honoraires du syndic. Appels de fonds en quatre échéances égales les 15 septembre 2026, 15 décembre 2026, 15 mars 2027 et 15 juin 2027.',
    'Votent POUR : 2 977 / 3 412. Votent CONTRE : 435 / 3 412 (M. BOISSEAU 131, Mme DELACROIX-HUBERT 304).',
    'Cette résolution est adoptée à la majorité simple (article 24).',
  ],
] as const;
const prose = (from: number, to: number) =>
  TOURS.slice(from, to)
    .map(
      ([title, text, votes, result], index) =>
        `<h3>${from + index + 1} – ${title}</h3><p>${text}</p>${votes ? `<p class="v">${votes}</p>` : ''}<p><i>${result}</i></p>`,
    )
    .join('');
const running = (page: number) =>
  `<p class="f">TOURANGELLE DE GESTION – Copropriété LE PRIEURÉ SAINT-CÔME – procès-verbal du 23/06/2026 – page ${page} sur 3</p>`;
const tours = paperOf(
  'pv-passerelle-tours',
  `font: 9.2pt/1.36 'P052', serif; padding: 13mm 18mm; h3 { font-size: 9.4pt; margin: 2.4mm 0 .6mm } p { margin: 0 0 .8mm; text-align: justify } .v { padding-left: 8mm } .f { position: absolute; bottom: 7mm; left: 18mm; right: 18mm; font-size: 7pt; text-align: center }`,
  [
    `<p style="text-align:center;font-size:13pt"><b>PROCÈS-VERBAL</b></p><p style="text-align:center">Assemblée générale des copropriétaires de la résidence<br><b>LE PRIEURÉ SAINT-CÔME</b><br>61 rue Walvein – 37000 TOURS<br>(immatriculée sous le n° AB9-440-017)</p>
    <p>Le mardi 23 juin 2026 à 18 h 00, les copropriétaires se sont réunis en assemblée générale annuelle, Espace Jacques Villeret à Tours, et par visioconférence pour deux d’entre eux, sur convocation du syndic TOURANGELLE DE GESTION, 18 boulevard Heurteloup à Tours.</p>
    <p>La feuille de présence, émargée et certifiée exacte par le bureau, fait apparaître que 34 copropriétaires sur 52 sont présents, représentés ou ont voté par correspondance, représentant 3 412 voix sur 5 000. Les 18 autres, représentant 1 588 voix, sont absents.</p>
    ${prose(0, 6)}${running(1)}`,
    `${prose(6, 12)}${running(2)}`,
    `${prose(12, 14)}<p style="margin-top:3mm">Plus aucune question n’étant à l’ordre du jour, la séance est levée à 21 h 10.</p><p style="margin-top:5mm">La présidente – Le secrétaire (signatures électroniques apposées le 30/06/2026)</p><p style="font-size:8pt;margin-top:5mm">Copie notifiée aux copropriétaires opposants et défaillants par lettre recommandée électronique du 10 juillet 2026. Les actions en contestation se prescrivent dans les conditions de l’article 42 de la loi n° 65-557 du 10 juillet 1965, soit deux mois à compter de la présentation.</p>${running(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'TOURANGELLE DE GESTION',
      building: 'LE PRIEURÉ SAINT-CÔME',
      building_address: '61 rue Walvein, 37000 TOURS',
      rnc: 'AB9440017',
      meeting_on: '2026-06-23',
      tantiemes_present: 3412,
      resolutions: TOURS.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '5', '6', '7', '8', '9', '10', '13', '14'],
      resolutions_rejected: ['4', '12'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 7480000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 448800,
      works_adopted: ['14. RAVALEMENT DES FAÇADES RUE ET COUR'],
      works_adopted_total: 18604400,
      mandate_from: '2026-07-01',
      mandate_to: '2027-06-30',
    },
    absent: ['owner', 'lots', 'iban', 'impayes'],
  },
);

export const PV_PROSE = [tours];
