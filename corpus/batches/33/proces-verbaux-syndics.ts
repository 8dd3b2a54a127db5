// Minutes of meetings as syndics' software prints them: boxed resolutions with names, and a table.
import { paperOf } from '../../paper.ts';
import { grouped } from './calculs.ts';

type Item = {
  subject: string;
  rule: string;
  text: string;
  /** For, against, abstained; null where nothing is voted. */
  votes: readonly [number, number, number] | null;
  names?: string;
  adopted?: boolean;
};
const TREILLE: readonly Item[] = [
  {
    subject: 'Élection du président de séance',
    rule: 'article 24',
    text: 'L’assemblée générale élit M. VERCRUYSSE Hugues en qualité de président de séance.',
    votes: [6204, 0, 0],
  },
  {
    subject: 'Élection du scrutateur et du secrétaire de séance',
    rule: 'article 24',
    text: 'Mme DE WITTE-LEMAIRE Sabine est élue scrutatrice. Le syndic, représenté par Mme CARPENTIER, assure le secrétariat.',
    votes: [6204, 0, 0],
  },
  {
    subject: 'Rapport du conseil syndical',
    rule: 'sans vote',
    text: 'Le président du conseil syndical rend compte de sa mission pour l’année écoulée. Il remercie les copropriétaires qui ont participé à la commission chauffage.',
    votes: null,
  },
  {
    subject: 'Approbation des comptes de l’exercice du 01/01/2025 au 31/12/2025',
    rule: 'article 24',
    text: 'L’assemblée générale, après avoir pris connaissance des documents joints à la convocation, approuve sans réserve, en leur forme, teneur, imputation et répartition, les comptes de l’exercice clos le 31/12/2025, faisant ressortir un montant de dépenses courantes de 131 870,42 €.',
    votes: [5811, 187, 206],
    names: 'Vote(nt) CONTRE : DE WITTE-LEMAIRE (187). S’abstien(nen)t : SCI ROYALE 12 (206).',
  },
  {
    subject: 'Quitus au syndic pour sa gestion',
    rule: 'article 24',
    text: 'L’assemblée générale donne quitus entier et définitif au cabinet FLANDRIMMO pour sa gestion de l’exercice clos le 31/12/2025.',
    votes: [5402, 596, 206],
    names:
      'Vote(nt) CONTRE : DE WITTE-LEMAIRE (187), BOUAZZA (214), PLANCKE (195). S’abstien(nen)t : SCI ROYALE 12 (206).',
  },
  {
    subject: 'Approbation du budget prévisionnel de l’exercice 2027',
    rule: 'article 24',
    text: 'Le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 est fixé à la somme de 137 450,00 €. Il sera appelé par quarts, exigibles le premier jour de chaque trimestre.',
    votes: [6204, 0, 0],
  },
  {
    subject: 'Fixation de la cotisation annuelle au fonds de travaux',
    rule: 'article 25',
    text: 'L’assemblée générale fixe le montant de la cotisation annuelle obligatoire à 6 872,50 €, soit 5 % du budget prévisionnel, appelée dans les mêmes conditions que celui-ci.',
    votes: [5998, 206, 0],
    names: 'Vote(nt) CONTRE : SCI ROYALE 12 (206).',
  },
  {
    subject: 'Désignation du syndic et approbation de son contrat',
    rule: 'article 25',
    text: 'Le cabinet FLANDRIMMO, titulaire de la carte professionnelle CPI 5906 2018 000 041 118, est désigné en qualité de syndic. Le contrat entrera en vigueur le 16/06/2026 pour se terminer le 15/12/2027.',
    votes: [5589, 409, 206],
    names: 'Vote(nt) CONTRE : BOUAZZA (214), PLANCKE (195). S’abstien(nen)t : SCI ROYALE 12 (206).',
  },
  {
    subject: 'Remplacement de la chaudière collective n° 2',
    rule: 'article 24',
    text: 'L’assemblée générale décide d’effectuer les travaux de remplacement de la chaudière n° 2 et retient la proposition de l’entreprise CALORIE DU NORD pour un montant de 48 312,00 € TTC. Appels : 50 % au 01/09/2026 et 50 % au 01/11/2026. Autre devis examiné : THERMIQUE SEPTENTRION, 52 904,00 € TTC.',
    votes: [5211, 787, 206],
  },
  {
    subject: 'Honoraires du syndic pour le suivi des travaux de chaufferie',
    rule: 'article 24',
    text: 'Les honoraires sont fixés à 2,5 % hors taxes du montant hors taxes des travaux.',
    votes: [4820, 1178, 206],
  },
  {
    subject: 'Installation de caméras dans le hall du bâtiment B',
    rule: 'article 25',
    text: 'Proposition de la société VIGILANCE 59 pour 6 740,00 € TTC. La majorité de l’article 25 n’est pas atteinte et le projet n’a pas recueilli le tiers des voix de tous les copropriétaires.',
    votes: [2406, 3592, 206],
    adopted: false,
  },
  {
    subject: 'Réfection des peintures de la cage d’escalier A',
    rule: 'article 24',
    text: 'L’entreprise COULEURS DE LA DEÛLE est retenue pour 13 695,00 € TTC, à appeler le 01/12/2026 selon la clé « bâtiment A ».',
    votes: [6010, 194, 0],
  },
  {
    subject: 'Questions diverses',
    rule: 'sans vote',
    text: 'Il est rappelé que le stationnement est interdit devant le local poubelles. M. PLANCKE signale une infiltration en cave 74.',
    votes: null,
  },
];
const verdict = ({ votes, adopted }: Item) =>
  votes === null
    ? ''
    : `<p class="v">POUR : ${grouped(votes[0])} / ${grouped(votes[0] + votes[1] + votes[2])} &nbsp; CONTRE : ${grouped(votes[1])} &nbsp; ABSTENTION : ${grouped(votes[2])}</p><p class="r">${adopted === false ? 'Cette résolution est rejetée.' : 'Cette résolution est adoptée à la majorité requise.'}</p>`;
const boxes = (items: readonly Item[], from: number, to: number) =>
  items
    .slice(from, to)
    .map(
      (item, index) =>
        `<div class="x"><h2><span>Résolution n° ${from + index + 1}</span><span>${item.rule}</span></h2><p><b>${item.subject}</b></p><p>${item.text}</p>${item.names ? `<p class="n">${item.names}</p>` : ''}${verdict(item)}</div>`,
    )
    .join('');
const numbers = (items: readonly Item[], kept: (item: Item) => boolean) =>
  items.flatMap((item, index) => (kept(item) ? [String(index + 1)] : []));
const adopted = (items: readonly Item[]) =>
  numbers(items, (item) => item.votes !== null && item.adopted !== false);
const rejected = (items: readonly Item[]) => numbers(items, (item) => item.adopted === false);
const titles = (items: readonly Item[]) =>
  items.map((item, index) => `${index + 1}. ${item.subject}`);
const foot = (page: number) =>
  `<p class="ft"><span>LE CLOS DE LA TREILLE – assemblée générale ordinaire du 16/06/2026</span><span>Page ${page} / 3</span></p>`;

const lille = paperOf(
  'pv-resolutions-encadrees-lille',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 15mm; .x { border: .2mm solid #004b6b; margin-bottom: 2.2mm; padding: 0 2mm 1mm } .x h2 { display: flex; justify-content: space-between; background: #e8eef2; margin: 0 -2mm 1mm; padding: .8mm 2mm; font-size: 9pt } .x p { margin-bottom: .8mm } .n { font-size: 7.6pt; font-style: italic } .v { font-weight: bold } .r { color: #004b6b } .ft { position: absolute; bottom: 6mm; left: 15mm; right: 15mm; display: flex; justify-content: space-between; font-size: 7.2pt }`,
  [
    `<p><b style="font: bold 15pt 'URW Gothic', sans-serif; color:#004b6b">flandrimmo</b> – Agence de Lille Vauban, 118 boulevard Vauban, 59000 LILLE</p><h1 style="font-size:14pt;text-align:center;margin:4mm 0">PROCÈS-VERBAL<br>DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE DU 16/06/2026</h1><p>Syndicat des copropriétaires LE CLOS DE LA TREILLE – 14 rue Princesse, 59800 LILLE – immatriculation AA4190276</p><p>Le mardi 16 juin 2026 à 18 h 00, les copropriétaires de la résidence se sont réunis en assemblée générale à l’Espace Pignon, 11 rue Guillaume-Tell à Lille, sur convocation adressée par le syndic le 18 mai 2026. Une feuille de présence, émargée par chaque membre entrant, permet de constater :</p><p>Présents ou participant à distance : 31 copropriétaires, 4 389 tantièmes – Représentés : 11 copropriétaires, 1 402 tantièmes – Vote par correspondance : 3 copropriétaires, 413 tantièmes. <b>Total : 45 copropriétaires représentant 6 204 tantièmes / 10 000.</b></p><p>Absents : AMMEUX (198), BECQUART (187), CORNILLE-ROUSSEL (231), DA SILVA PEREIRA (206), ENGRAND (187), indivision FLAMENT (214), GHESQUIÈRE (198), HADJ-SAÏD (187), SCI LILLE-GAND (412), MOULIN née TAQUET (231), … soit 28 copropriétaires représentant 3 796 tantièmes.</p>${boxes(TREILLE, 0, 4)}${foot(1)}`,
    `${boxes(TREILLE, 4, 9)}${foot(2)}`,
    `${boxes(TREILLE, 9, 13)}<p>L’ordre du jour étant épuisé, la séance est levée à 20 h 42.</p><table><tr><td>Le président<br>M. VERCRUYSSE</td><td>La scrutatrice<br>Mme DE WITTE-LEMAIRE</td><td>Le secrétaire<br>FLANDRIMMO</td></tr></table><p style="font-size:7.6pt">Article 42 alinéa 2 de la loi n° 65-557 du 10 juillet 1965 : « Les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal d’assemblée, sans ses annexes. Cette notification est réalisée par le syndic dans le délai d’un mois à compter de la tenue de l’assemblée générale. »</p>${foot(3)}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'FLANDRIMMO',
      building: 'LE CLOS DE LA TREILLE',
      building_address: '14 rue Princesse, 59800 LILLE',
      rnc: 'AA4190276',
      meeting_on: '2026-06-16',
      tantiemes_present: 6204,
      resolutions: titles(TREILLE),
      resolutions_adopted: adopted(TREILLE),
      resolutions_rejected: rejected(TREILLE),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 13745000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 687250,
      works_adopted: [
        '9. Remplacement de la chaudière collective n° 2',
        '12. Réfection des peintures de la cage d’escalier A',
      ],
      works_adopted_total: 4831200 + 1369500,
      mandate_from: '2026-06-16',
      mandate_to: '2027-12-15',
    },
    absent: ['owner', 'lots', 'iban', 'impayes', 'tantiemes'],
  },
);

const ROYALLIEU: readonly Item[] = [
  {
    subject: 'Bureau de l’assemblée',
    rule: '24',
    text: 'Présidente : Mme KOWALCZYK. Scrutateurs : MM. TISON et OYONO. Secrétaire : M. LE FLOC’H (syndic).',
    votes: [5120, 0, 0],
  },
  {
    subject: 'Approbation des comptes 2025',
    rule: '24',
    text: 'Exercice du 01/01/2025 au 31/12/2025. Charges : 96 418,07 €.',
    votes: [5120, 0, 0],
  },
  {
    subject: 'Quitus',
    rule: '24',
    text: 'L’assemblée refuse de donner quitus au syndic en raison du retard de la mise en concurrence des assurances.',
    votes: [2016, 2870, 234],
    adopted: false,
  },
  {
    subject: 'Budget prévisionnel 2027',
    rule: '24',
    text: 'Du 01/01/2027 au 31/12/2027 : 101 200,00 €.',
    votes: [4884, 236, 0],
  },
  {
    subject: 'Fonds de travaux : cotisation 2027',
    rule: '25',
    text: 'Cotisation annuelle de 5 060,00 €.',
    votes: [5120, 0, 0],
  },
  {
    subject: 'Élection du conseil syndical',
    rule: '25',
    text: 'Sont élus pour un an : Mme KOWALCZYK, M. TISON, Mme BRÉANT-LEGRAND.',
    votes: [5120, 0, 0],
  },
  {
    subject: 'Remplacement des interphones',
    rule: '24',
    text: 'Devis AXIAL COMMUNICATION, 19 822,00 € TTC. Appel unique le 01/07/2026.',
    votes: [4648, 472, 0],
  },
  {
    subject: 'Isolation des planchers hauts de sous-sol',
    rule: '25',
    text: 'Devis ISO-PICARDIE, 37 150,00 € TTC. Report à la prochaine assemblée après étude des aides.',
    votes: [1204, 3916, 0],
    adopted: false,
  },
  {
    subject: 'Autorisation donnée à M. OYONO de poser un store banne',
    rule: '25',
    text: 'Sous réserve du coloris blanc cassé et de l’accord de la mairie.',
    votes: [5120, 0, 0],
  },
];
const shortRows = (from: number, to: number) =>
  ROYALLIEU.slice(from, to)
    .map(
      ({ subject, rule, text, votes, adopted: won }, index) =>
        `<tr><td>${from + index + 1}</td><td><b>${subject}</b><br>${text}</td><td>${rule}</td><td>${votes?.[0] ?? ''}</td><td>${votes?.[1] ?? ''}</td><td>${votes?.[2] ?? ''}</td><td>${won === false ? 'REJETÉE' : 'ADOPTÉE'}</td></tr>`,
    )
    .join('');
const grid = (from: number, to: number) =>
  `<table class="g"><thead><tr><th>N°</th><th>Résolution</th><th>Art.</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Décision</th></tr></thead><tbody>${shortRows(from, to)}</tbody></table>`;

const compiegne = paperOf(
  'pv-tableau-sept-colonnes-compiegne',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; .g td, .g th { border: .2mm solid #2c5d34; padding: 1.4mm } .g th { background: #2c5d34; color: #fff } .g td:nth-child(n+4):nth-child(-n+6) { text-align: right } h1 { color: #2c5d34; font-size: 15pt }`,
  [
    `<p><b>OISE HABITAT CONSEIL</b>, agence de Compiègne, 17 cours Guynemer, 60200 COMPIÈGNE – syndic</p><h1>Procès-verbal d’assemblée générale annuelle</h1><p>Résidence LES HAUTS DE ROYALLIEU – 1 à 9 allée des Hêtres, 60200 COMPIÈGNE – n° AD5118402<br>Séance du mercredi 27 mai 2026, ouverte à 18 h 30, salle Saint-Nicolas, 3 rue Jeanne-d’Arc à Compiègne. Convocation du 28 avril 2026.</p><p>Feuille de présence : 29 copropriétaires présents, 8 représentés, 1 votant par correspondance, soit 5 120 tantièmes sur 10 000. Absents non représentés : 4 880 tantièmes. Copropriétaires opposants ou défaillants : voir liste annexée à la minute.</p>${grid(0, 6)}<p style="text-align:right;margin-top:3mm">…/…</p>`,
    `<p style="font-size:8pt">LES HAUTS DE ROYALLIEU – PV du 27/05/2026 – suite</p>${grid(6, 9)}<p style="margin-top:5mm">Le mandat du syndic, en cours jusqu’au 30 juin 2027, n’était pas à l’ordre du jour.</p><p>Plus rien n’étant à l’ordre du jour, la présidente lève la séance à 20 h 15.</p><p>Signé : la présidente, les scrutateurs, le secrétaire. Copie certifiée conforme à l’original, notifiée le 18 juin 2026.</p><p style="font-size:8pt">Les décisions ne peuvent plus être contestées passé un délai de deux mois à compter de la notification (loi du 10 juillet 1965, art. 42). Sauf urgence, les travaux des articles 25 et 26 sont suspendus jusqu’à l’expiration de ce délai.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'OISE HABITAT CONSEIL',
      building: 'LES HAUTS DE ROYALLIEU',
      building_address: '1 à 9 allée des Hêtres, 60200 COMPIÈGNE',
      rnc: 'AD5118402',
      meeting_on: '2026-05-27',
      tantiemes_present: 5120,
      resolutions: titles(ROYALLIEU),
      resolutions_adopted: adopted(ROYALLIEU),
      resolutions_rejected: rejected(ROYALLIEU),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: false,
      budget: 10120000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 506000,
      works_adopted: ['7. Remplacement des interphones'],
      works_adopted_total: 1982200,
    },
    absent: ['owner', 'lots', 'iban', 'impayes', 'mandate_from'],
  },
);

export const PROCES_VERBAUX_SYNDICS = [lille, compiegne];
