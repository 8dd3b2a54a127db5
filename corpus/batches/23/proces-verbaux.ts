// Minutes of two meetings as the software of large offices prints them: votes in frames, names of opponents.
import { either, paperOf } from '../../paper.ts';
import { foot } from './outils.ts';

type Item = {
  subject: string;
  article: string;
  text: string;
  votes: readonly [number, number, number];
  against?: string;
  end: string;
};
const written = (figure: number) => String(figure).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0');

const ROBEC: readonly Item[] = [
  {
    subject: 'Élection du président de séance',
    article: '24',
    text: 'L’assemblée générale élit en qualité de président de séance M. Guillaume de LA MARTINIÈRE.',
    votes: [6844, 0, 0],
    end: 'adoptée',
  },
  {
    subject: 'Élection des scrutateurs',
    article: '24',
    text: 'Sont élues scrutatrices Mme Odile VASSEUR et Mme Fatoumata DIALLO.',
    votes: [6844, 0, 0],
    end: 'adoptée',
  },
  {
    subject: 'Élection du secrétaire de séance',
    article: '24',
    text: 'Mme Aurélie PLANQUOIS, représentant le syndic, est élue secrétaire.',
    votes: [6844, 0, 0],
    end: 'adoptée',
  },
  {
    subject: 'Rapport du conseil syndical',
    article: 'sans vote',
    text: 'M. de LA MARTINIÈRE rend compte des actions de l’année : contrôle des factures, négociation du contrat de nettoyage, suivi du sinistre de la cave 88.',
    votes: [0, 0, 0],
    end: '',
  },
  {
    subject: 'Approbation des comptes de l’exercice clos le 31/12/2025',
    article: '24',
    text: 'L’assemblée générale, après avoir pris connaissance des documents annexés à la convocation, approuve en leur forme, teneur, imputation et répartition les comptes de charges de l’exercice du 01/01/2025 au 31/12/2025, arrêtés à la somme de 97 412,60 €.',
    votes: [6310, 187, 347],
    against: 'HAUCHECORNE (187)',
    end: 'adoptée',
  },
  {
    subject: 'Quitus au syndic pour sa gestion',
    article: '24',
    text: 'L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice clos le 31/12/2025.',
    votes: [5902, 534, 408],
    against: 'HAUCHECORNE (187), SCI DU GROS-HORLOGE (347)',
    end: 'adoptée',
  },
  {
    subject: 'Désignation du syndic SEINE & ROBEC IMMOBILIER',
    article: '25',
    text: 'L’assemblée désigne SEINE & ROBEC IMMOBILIER, 114 rue Jeanne d’Arc à Rouen, pour une durée de 24 mois, du 10/06/2026 au 09/06/2028, aux conditions du contrat joint à la convocation (forfait annuel 9 840,00 € TTC). Le président de séance est mandaté pour le signer.',
    votes: [5902, 534, 408],
    against: 'HAUCHECORNE (187), SCI DU GROS-HORLOGE (347)',
    end: 'adoptée',
  },
  {
    subject: 'Approbation du budget prévisionnel du 01/01/2027 au 31/12/2027',
    article: '24',
    text: 'Le budget prévisionnel est fixé à 101 400,00 €. Il sera appelé par quart le premier jour de chaque trimestre.',
    votes: [6497, 347, 0],
    against: 'SCI DU GROS-HORLOGE (347)',
    end: 'adoptée',
  },
  {
    subject: 'Fixation de la cotisation annuelle au fonds de travaux',
    article: '25',
    text: 'L’assemblée fixe la cotisation pour 2027 à 5 070,00 €, soit 5 % du budget, placée sur le compte spécifique rémunéré.',
    votes: [6497, 347, 0],
    against: 'SCI DU GROS-HORLOGE (347)',
    end: 'adoptée',
  },
  {
    subject: 'Remplacement de la chaudière d’eau chaude de la loge',
    article: '24',
    text: 'L’assemblée retient la proposition de l’entreprise THERMI-SEINE pour un montant de 6 732,00 € TTC, financée par un appel unique au 01/09/2026.',
    votes: [6844, 0, 0],
    end: 'adoptée',
  },
  {
    subject: 'Réfection de la toiture du bâtiment A',
    article: '24',
    text: 'L’assemblée décide la réfection de la couverture en ardoise, devis COUVREURS DU CAILLY n° 2026-118, 84 260,00 € TTC. Appels : 50 % le 01/10/2026, 50 % le 01/02/2027, clé « charges bâtiment A ».',
    votes: [2914, 612, 0],
    against: 'LEVAVASSEUR (431), HAUCHECORNE (181)',
    end: 'adoptée',
  },
  {
    subject: 'Honoraires du syndic pour le suivi de la réfection de toiture',
    article: '24',
    text: 'Les honoraires sont fixés à 2,5 % HT du montant HT des travaux.',
    votes: [2700, 826, 0],
    end: 'adoptée',
  },
  {
    subject: 'Installation de panneaux photovoltaïques',
    article: '25',
    text: 'Le projet présenté par M. LEVAVASSEUR (38 500,00 € TTC) est mis aux voix. La majorité n’étant pas atteinte et le projet n’ayant pas recueilli le tiers des voix, il n’est pas procédé à un second vote.',
    votes: [1220, 5203, 421],
    end: 'rejetée',
  },
  {
    subject: 'Autorisation donnée à Mme DIALLO de fermer sa loggia',
    article: '25',
    text: 'Sous réserve des autorisations d’urbanisme et à ses frais exclusifs.',
    votes: [5610, 1234, 0],
    end: 'adoptée',
  },
];
const NUMBERS = ROBEC.map((_, index) => String(index + 1));
const framed = (from: number, to: number) =>
  ROBEC.slice(from, to)
    .map(({ subject, article, text, votes, against, end }, index) => {
      const [pour, contre, abst] = votes;
      const result = end
        ? `<table class="vt"><tr><td>POUR</td><td>${written(pour)} / 10 000 tantièmes</td></tr><tr><td>CONTRE</td><td>${written(contre)} / 10 000${against ? ` – ${against}` : ''}</td></tr><tr><td>ABSTENTION</td><td>${written(abst)} / 10 000</td></tr></table><p class="end">Résolution ${end} à la majorité de l’article ${article}.</p>`
        : '<p class="end">Cette question ne fait pas l’objet d’un vote.</p>';
      return `<h2>${String(from + index + 1).padStart(2, '0')} – ${subject} <span>(${article === 'sans vote' ? article : `article ${article}`})</span></h2><p>${text}</p>${result}`;
    })
    .join('');
const robecFoot = (page: number) =>
  foot(
    `SEINE &amp; ROBEC IMMOBILIER – PV AG du 10/06/2026 – 0427 LES JARDINS DU ROBEC – Page ${page}/4 – Paraphes : ________`,
  );

const rouen = paperOf(
  'pv-votes-encadres-rouen',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; color: #12395b } h2 { font-size: 9.6pt; background: #e9eff4; padding: 1mm 2mm; margin: 3.5mm 0 1mm; color: #12395b } h2 span { font-weight: normal } .vt { width: 130mm; margin: 1mm 0 1mm 8mm } .vt td { border: .15mm solid #9ab; padding: .3mm 1.5mm; font-size: 8.2pt } .vt td:first-child { width: 28mm } .end { font-weight: bold; margin: 0 0 0 8mm }`,
  [
    `<p><b style="font-size:13pt;color:#12395b">Seine &amp; Robec IMMOBILIER</b><br>114 rue Jeanne d’Arc – 76000 ROUEN</p><h1>PROCÈS-VERBAL D’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>DU MERCREDI 10 JUIN 2026</h1><p style="text-align:center"><b>RÉSIDENCE LES JARDINS DU ROBEC</b><br>23 et 25 rue des Faulx, 76000 ROUEN – Immatriculation AC2190446</p><p>Le mercredi 10 juin 2026 à 18 h 00, les copropriétaires de la résidence LES JARDINS DU ROBEC, régulièrement convoqués par le syndic par lettre recommandée avec avis de réception ou par voie électronique en date du 12/05/2026, se sont réunis salle Sainte-Croix-des-Pelletiers à ROUEN.</p><p>La feuille de présence, signée en entrant en séance, fait apparaître :<br>– présents ou votants en visioconférence : 21 copropriétaires, 4 018 tantièmes ;<br>– représentés : 11 copropriétaires, 2 213 tantièmes ;<br>– votants par correspondance : 4 copropriétaires, 613 tantièmes ;<br>– soit <b>36 copropriétaires totalisant 6 844 tantièmes sur 10 000</b> ;<br>– absents non représentés : 22 copropriétaires, 3 156 tantièmes : ANQUETIL (181), BÉNARD (204), DUBOSC (187), FAUQUET (96), GRENET (347), HÉBERT (181), LANGLOIS (204), MAUGER (187)…</p>${framed(0, 4)}${robecFoot(1)}`,
    `${framed(4, 8)}${robecFoot(2)}`,
    `${framed(8, 12)}${robecFoot(3)}`,
    `${framed(12, 14)}<p style="margin-top:6mm">Plus rien n’étant à l’ordre du jour, la séance est levée à 20 h 25.</p><table style="margin-top:8mm"><tr><td>Le président<br>M. de LA MARTINIÈRE</td><td>Les scrutatrices<br>Mme VASSEUR – Mme DIALLO</td><td>La secrétaire<br>Mme PLANQUOIS</td></tr></table><p style="margin-top:14mm;font-size:8pt;border:.2mm solid #12395b;padding:2mm">ARTICLE 42 de la loi du 10 juillet 1965 : « Les dispositions de l’article 2224 du code civil relatives au délai de prescription et à son point de départ sont applicables aux actions personnelles relatives à la copropriété entre copropriétaires ou entre un copropriétaire et le syndicat. Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. […] Sauf urgence, l’exécution par le syndic des travaux décidés par l’assemblée générale en application des articles 25 et 26 est suspendue jusqu’à l’expiration du délai de deux mois. »</p>${robecFoot(4)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Seine & Robec IMMOBILIER', 'Seine & Robec'),
      building: 'RÉSIDENCE LES JARDINS DU ROBEC',
      building_address: '23 et 25 rue des Faulx, 76000 ROUEN',
      rnc: 'AC2190446',
      meeting_on: '2026-06-10',
      tantiemes_present: 6844,
      resolutions: ROBEC.map(({ subject }, index) => `${index + 1}. ${subject}`),
      resolutions_adopted: NUMBERS.filter((number) => number !== '4' && number !== '13'),
      resolutions_rejected: ['13'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 10140000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 507000,
      works_adopted: [
        '10. Remplacement de la chaudière d’eau chaude de la loge',
        '11. Réfection de la toiture du bâtiment A',
      ],
      works_adopted_total: 673200 + 8426000,
      mandate_from: '2026-06-10',
      mandate_to: '2028-06-09',
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban', 'impayes'],
  },
);

const PEYROU: readonly (readonly [subject: string, text: string, vote: string])[] = [
  [
    'BUREAU DE SÉANCE',
    'Présidente : Mme Inès TALBI. Assesseur : M. Roger CAZALS. Secrétaire : Mme S. ROUVIÈRE.',
    'Pour : unanimité des présents et représentés (712/712). ADOPTÉ.',
  ],
  [
    'COMPTES 2025',
    'Les comptes de l’exercice 2025 (1er janvier – 31 décembre 2025) sont soumis à l’approbation de l’assemblée. Mme AURIOL relève une facture de serrurerie imputée à tort en charges générales ; le syndic procédera à la réimputation.',
    'Pour : 640. Contre : 72 (Mme AURIOL). ADOPTÉ article 24.',
  ],
  [
    'QUITUS',
    'Compte tenu du retard dans la tenue de la présente assemblée, il est demandé de voter sur le quitus du syndic au titre de 2025.',
    'Pour : 233. Contre : 406. Abstention : 73. REJETÉ : le quitus n’est pas donné.',
  ],
  [
    'BUDGET 2026 RÉVISÉ ET BUDGET 2027',
    'Le budget prévisionnel de l’exercice du 1er janvier 2027 au 31 décembre 2027 est voté pour 41 160 €.',
    'Pour : 712. ADOPTÉ article 24.',
  ],
  ['FONDS DE TRAVAUX', 'Cotisation annuelle 2027 : 2 058 €.', 'Pour : 712. ADOPTÉ article 25.'],
  [
    'REPRISE DE LA CAGE D’ESCALIER',
    'Peinture et éclairage. Devis examinés : Midi Peinture 18 940,00 € TTC, Languedoc Déco 21 300,00 € TTC. L’assemblée choisit Midi Peinture. Financement : 9 000,00 € par le fonds de travaux, le reste appelé les 1er février et 1er avril 2027.',
    'Pour : 571. Contre : 141. ADOPTÉ article 24.',
  ],
  [
    'VENTE DU LOCAL À CHARBON',
    'Offre de M. CAZALS : 4 500 €. Majorité de l’article 26 requise.',
    'Pour : 488. Contre : 224. REJETÉ (majorité des membres représentant deux tiers des voix non atteinte).',
  ],
  [
    'SYNDIC',
    'Le Cabinet ROUVIÈRE & FILLES est reconduit pour un an à compter du 24 septembre 2026, soit jusqu’au 23 septembre 2027.',
    'Pour : 520. Contre : 192. ADOPTÉ article 25.',
  ],
];
const spoken = (from: number, to: number) =>
  PEYROU.slice(from, to)
    .map(
      ([subject, text, vote], index) =>
        `<p class="q"><b>${from + index + 1}°) ${subject}</b></p><p>${text}</p><p class="v">${vote}</p>`,
    )
    .join('');
const montpellier = paperOf(
  'pv-quitus-refuse-montpellier',
  `font: 11pt/1.45 'Nimbus Mono PS', monospace; padding: 20mm 22mm; p { margin: 0 0 1.5mm } .q { margin-top: 4mm; text-decoration: underline } .v { padding-left: 12mm }`,
  [
    `<p>CABINET ROUVIÈRE &amp; FILLES<br>3 rue de la Loge<br>34000 MONTPELLIER</p><p style="text-align:center;margin:8mm 0"><b>COPROPRIÉTÉ DU 18 RUE FOCH<br>34000 MONTPELLIER<br><br>ASSEMBLÉE GÉNÉRALE DU 24 SEPTEMBRE 2026<br>PROCÈS-VERBAL</b></p><p>Le vingt-quatre septembre deux mille vingt-six à 17 h 30, les copropriétaires se sont réunis dans les locaux du cabinet sur convocation du syndic du 31 août 2026. Sont présents ou représentés 13 copropriétaires sur 19, soit 712 millièmes sur 1000. Absents : BOUSCAREN (41), FABRÈGUE (58), GÉLY (66), SCI ARCEAUX (44), SOLER (39), VIDAL (40).</p>${spoken(0, 3)}`,
    `${spoken(3, 8)}<p style="margin-top:8mm">La séance est levée à 19 h 45.</p><p>La présidente, l’assesseur, la secrétaire (signatures au registre)</p><p style="margin-top:6mm">Notification : les décisions ci-dessus peuvent être contestées dans les deux mois de la notification du présent procès-verbal par les copropriétaires opposants ou défaillants (loi du 10 juillet 1965, art. 42, al. 2).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET ROUVIÈRE & FILLES',
      building_address: '18 RUE FOCH, 34000 MONTPELLIER',
      meeting_on: '2026-09-24',
      tantiemes_present: 712,
      resolutions: PEYROU.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '4', '5', '6', '8'],
      resolutions_rejected: ['3', '7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 4116000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 205800,
      works_adopted: ['6. REPRISE DE LA CAGE D’ESCALIER'],
      works_adopted_total: 1894000,
      mandate_from: '2026-09-24',
      mandate_to: '2027-09-23',
    },
    absent: ['rnc', 'owner', 'lots', 'price'],
  },
);

export const PROCES_VERBAUX = [rouen, montpellier];
