// Minutes of ordinary meetings: an online syndic's airy sheets, and a big residence in dense print.
import { either, paperOf } from '../../paper.ts';

type Vote = readonly [subject: string, text: string, votes: string, result: string];
const VALMY: readonly Vote[] = [
  ['Président de séance', 'Mme Leïla HADJ-MOUSSA est élue.', '7 204 pour', 'Adoptée'],
  [
    'Scrutateur et secrétaire',
    'M. Paul-Henri GAUTHIER est scrutateur, Copilo assure le secrétariat.',
    '7 204 pour',
    'Adoptée',
  ],
  [
    'Comptes de l’exercice 2025',
    'Les comptes du 1er janvier 2025 au 31 décembre 2025 sont approuvés : 113 930,12 € de charges courantes.',
    '6 880 pour · 324 contre',
    'Adoptée',
  ],
  [
    'Quitus',
    'Quitus est donné à Copilo pour sa gestion 2025.',
    '6 468 pour · 736 contre',
    'Adoptée',
  ],
  [
    'Budget prévisionnel 2027',
    'Le budget du 1er janvier 2027 au 31 décembre 2027 est fixé à 120 450,00 €, appelé par quarts.',
    '7 204 pour',
    'Adoptée',
  ],
  [
    'Fonds de travaux',
    'La cotisation annuelle est portée à 6 022,50 €, soit 5 % du budget.',
    '6 792 pour · 412 abstentions',
    'Adoptée',
  ],
  [
    'Réfection du hall',
    'Devis Atelier Croix-de-Chavaux, 18 760,00 € TTC, appelés en deux fois (1er juillet et 1er octobre 2026).',
    '2 911 pour · 4 293 contre',
    'Rejetée',
  ],
  [
    'Remplacement de la porte du garage',
    'Devis Portalux, 9 318,40 € TTC, exigibles le 1er juillet 2026.',
    '5 640 pour · 1 564 contre',
    'Adoptée',
  ],
  [
    'Bornes de recharge',
    'L’assemblée prend acte de l’offre de raccordement. Aucun vote n’est demandé.',
    '–',
    'Sans vote',
  ],
  [
    'Contrat de syndic',
    'Copilo est désigné du 1er juillet 2026 au 30 juin 2028.',
    '5 901 pour · 1 303 contre',
    'Adoptée',
  ],
];
const tile = ([subject, text, votes, result]: Vote, index: number) =>
  `<div class="q"><div class="n">${index + 1}</div><div><b>${subject}</b><br>${text}<br><small>${votes}</small></div><div class="r ${result === 'Rejetée' ? 'no' : ''}">${result}</div></div>`;
const foot = (page: number) =>
  `<p class="foot">Copilo SAS, 31 rue de Paradis, 75010 Paris · PV AG 2026 · Les Jardins de Valmy · ${page}/2</p>`;

const airy = paperOf(
  'pv-tuiles-montreuil',
  `font: 9.8pt/1.45 'URW Gothic', sans-serif; padding: 17mm 18mm; color: #22283a; .q { display: grid; grid-template-columns: 10mm 1fr 24mm; gap: 3mm; padding: 3mm 0; border-bottom: .2mm solid #e3e5f0 } .n { font-size: 15pt; color: #3b4bd8 } small { color: #8a90a6 } .r { color: #14804a; text-align: right } .no { color: #c0392b } .foot { position: absolute; bottom: 7mm; font-size: 7pt; color: #8a90a6 } .f { display: flex; gap: 10mm; margin: 5mm 0 } .f div { color: #8a90a6; font-size: 7.6pt } .f b { display: block; font-size: 13pt; color: #22283a }`,
  [
    `<b style="font-size:17pt;color:#3b4bd8">copilo</b><h1 style="font-size:19pt;margin-top:6mm">Procès-verbal de l’assemblée générale</h1><p>Les Jardins de Valmy, 14-16 rue de Valmy, 93100 Montreuil · AD2917304</p><div class="f"><div><b>12 mai 2026</b>assemblée ordinaire, 19 h, en visio et salle Résistance</div><div><b>7 204 / 10 000</b>tantièmes présents ou représentés</div><div><b>38 sur 61</b>copropriétaires</div></div>${VALMY.slice(0, 6).map(tile).join('')}${foot(1)}`,
    `${VALMY.slice(6)
      .map((vote, index) => tile(vote, index + 6))
      .join(
        '',
      )}<p style="margin-top:7mm">Séance levée à 20 h 41. Signé électroniquement par la présidente, le scrutateur et le secrétaire le 13 mai 2026.</p><p style="font-size:8pt;color:#8a90a6">Votre droit de contester : deux mois à compter de la notification du présent procès-verbal (article 42 de la loi du 10 juillet 1965). Opposants : Mme RIOUX (324), SCI VALMY 14 (412). Abstention : M. TCHIBINDA.</p>${foot(2)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Copilo', 'Copilo SAS'),
      building: 'Les Jardins de Valmy',
      building_address: '14-16 rue de Valmy, 93100 Montreuil',
      rnc: 'AD2917304',
      meeting_on: '2026-05-12',
      tantiemes_present: 7204,
      resolutions: VALMY.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8', '10'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 12045000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 602250,
      works_adopted: ['8. Remplacement de la porte du garage'],
      works_adopted_total: 931840,
      mandate_from: '2026-07-01',
      mandate_to: '2028-06-30',
    },
    absent: ['owner', 'lots', 'tantiemes', 'iban', 'impayes'],
  },
);

const BAGATELLE: readonly (readonly [string, string, string])[] = [
  [
    'Élection du président de séance',
    'Est candidat : M. GRANGER. L’assemblée générale élit M. GRANGER en qualité de président de séance.',
    'POUR : 61 204 / 61 204 – CONTRE : 0 – ABSTENTION : 0. Cette résolution est ADOPTÉE.',
  ],
  [
    'Élection des scrutateurs',
    'Mmes PETITJEAN et OUEDRAOGO sont élues scrutatrices.',
    'POUR : 61 204 / 61 204. Cette résolution est ADOPTÉE.',
  ],
  [
    'Rapport du conseil syndical',
    'Le rapport est joint à la convocation. Point d’information ne donnant pas lieu à vote.',
    '',
  ],
  [
    'Approbation des comptes de l’exercice clos le 31/12/2024',
    'L’assemblée approuve en leur forme, teneur, imputation et répartition les comptes de l’exercice du 01/01/2024 au 31/12/2024.',
    'POUR : 55 310 – CONTRE : 4 020 (LEMOINE 1 874, BACHIR 2 146) – ABSTENTION : 1 874. Cette résolution est ADOPTÉE à la majorité de l’article 24.',
  ],
  [
    'Quitus au syndic',
    'L’assemblée donne quitus au syndic pour sa gestion arrêtée au 31/12/2024.',
    'POUR : 21 118 – CONTRE : 36 206 – ABSTENTION : 3 880. Cette résolution est REJETÉE.',
  ],
  [
    'Désignation du syndic',
    'La société ALTERIS OUEST PARISIEN est renouvelée pour une durée de dix-huit mois, du 17/06/2025 au 16/12/2026, aux conditions du contrat joint.',
    'Majorité des voix de tous les copropriétaires (art. 25) : POUR : 51 002 / 100 000 – CONTRE : 10 202. Cette résolution est ADOPTÉE.',
  ],
  [
    'Budget prévisionnel de l’exercice 2026',
    'Le budget prévisionnel du 01/01/2026 au 31/12/2026 est arrêté à la somme de 766 900,00 €.',
    'POUR : 60 190 – CONTRE : 1 014. Cette résolution est ADOPTÉE à la majorité de l’article 24.',
  ],
  [
    'Cotisation annuelle au fonds de travaux',
    'L’assemblée fixe la cotisation obligatoire à 38 345,00 € pour l’exercice 2026.',
    'POUR : 57 442 / 100 000. Cette résolution est ADOPTÉE (art. 25).',
  ],
  [
    'Travaux : reprise des joints de façade du bâtiment C (clé 022)',
    'Votent les seuls copropriétaires du bâtiment C. Devis FAÇADES VALÉRIENNES 61 480,00 € TTC, honoraires du syndic 1 844,40 € TTC.',
    'POUR : 9 874 / 21 460 – CONTRE : 1 006. Cette résolution est ADOPTÉE à la majorité de l’article 24.',
  ],
  [
    'Travaux : création d’un local à vélos',
    'Devis MÉTALLERIE NANTERRIENNE 27 300,00 € TTC.',
    'Article 25 : POUR : 29 404 / 100 000. Second vote, article 25-1, POUR : 29 404 – CONTRE : 31 800. Cette résolution est REJETÉE.',
  ],
  [
    'Autorisation d’ester en justice contre M. DESCAMPS (lot 412)',
    'L’assemblée autorise le syndic à poursuivre la saisie immobilière du lot 412, mise à prix 60 000,00 €.',
    'POUR : 58 330 – CONTRE : 2 874. Cette résolution est ADOPTÉE à la majorité de l’article 24.',
  ],
  [
    'Retrait de l’Union des syndicats Bagatelle-Joffre',
    'Le point est reporté à une prochaine assemblée.',
    '',
  ],
];
const told = (from: number, to: number) =>
  BAGATELLE.slice(from, to)
    .map(
      ([subject, text, vote], index) =>
        `<p class="h">RÉSOLUTION ${String(from + index + 1).padStart(2, '0')} – ${subject}</p><p>${text}</p>${vote ? `<p class="v">${vote}</p>` : ''}`,
    )
    .join('');
const head = (page: number) =>
  `<div class="hd"><span>4471 PARC DE BAGATELLE – AGO du 17/06/2025</span><span>Page ${page} / 3</span></div>`;

const dense = paperOf(
  'pv-dense-nanterre',
  `font: 8.2pt/1.35 'Nimbus Sans', sans-serif; padding: 10mm 13mm; p { margin-bottom: 1.2mm; text-align: justify } .h { font-weight: bold; text-decoration: underline; margin-top: 3mm } .v { padding-left: 8mm } .hd { display: flex; justify-content: space-between; border-bottom: .3mm solid #000; margin-bottom: 3mm } td { font-size: 7.4pt; padding: .3mm 1.5mm }`,
  [
    `${head(1)}<p><b style="font-size:12pt">ALTERIS OUEST PARISIEN</b> – 44 avenue Joffre 92000 NANTERRE</p><h1 style="font-size:12pt;text-align:center;margin-top:5mm">PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE DES COPROPRIÉTAIRES<br>DU MARDI 17 JUIN 2025</h1><p>Les copropriétaires de l’ensemble immobilier PARC DE BAGATELLE, 2 à 30 allée de Bagatelle, 92000 NANTERRE, se sont réunis au gymnase Évariste-Galois sur convocation adressée par le syndic par lettres recommandées du 20 mai 2025. Il résulte de la feuille de présence que sont présents, représentés ou votants par correspondance 203 copropriétaires sur 388, représentant 61 204 tantièmes sur 100 000. Sont absents et non représentés 185 copropriétaires représentant 38 796 tantièmes :</p><table><tr><td>ABADIE (1 204), ALVES PEREIRA (1 874), BARTHÉLEMY (988)</td><td>CISSÉ (1 874), DA COSTA (1 204), DESCAMPS (2 146)</td><td>EL AMRANI (988), FAUCONNIER (1 204), SCI DES TROIS CHÊNES (1 935)</td></tr><tr><td>GUÉRIN-LEBLANC (1 874), HUYNH (61), et autres</td><td></td><td></td></tr></table>${told(0, 5)}`,
    `${head(2)}${told(5, 10)}`,
    `${head(3)}${told(10, 12)}<p style="margin-top:5mm">L’ordre du jour étant épuisé, la séance est levée à 23 h 10.</p><table><tr><td>Le président</td><td>Les scrutatrices</td><td>Le secrétaire, pour le syndic</td></tr></table><p style="margin-top:15mm;font-size:7pt">ARTICLE 42 DE LA LOI DU 10 JUILLET 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. » Notifié le 02/07/2025.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'ALTERIS OUEST PARISIEN',
      building: 'PARC DE BAGATELLE',
      building_address: '2 à 30 allée de Bagatelle, 92000 NANTERRE',
      meeting_on: '2025-06-17',
      tantiemes_present: 61204,
      resolutions: BAGATELLE.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '4', '6', '7', '8', '9', '11'],
      resolutions_rejected: ['5', '10'],
      approved_from: '2024-01-01',
      approved_to: '2024-12-31',
      quitus: false,
      budget: 76690000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 3834500,
      works_adopted: ['9. Travaux : reprise des joints de façade du bâtiment C (clé 022)'],
      works_adopted_total: either(6148000, 6148000 + 184440),
      mandate_from: '2025-06-17',
      mandate_to: '2026-12-16',
    },
    absent: ['rnc', 'owner', 'iban', 'price', 'impayes'],
  },
);

export const PROCES_VERBAUX = [airy, dense];
