// Minutes of Lille, told in prose: the accounts pass, the syndic is refused quitus and kept all the same.
import { either, paperOf } from '../../paper.ts';
import { WAZEMMES } from './immeubles.ts';

const SPOKEN = [
  [
    'Constitution du bureau',
    'L’assemblée élit à l’unanimité des présents et représentés M. Francis LEROUGE président, Mme Nadège COPPENS assesseur, et confie le secrétariat au syndic.',
    'Cette résolution est adoptée à l’unanimité.',
  ],
  [
    'Examen et approbation des comptes',
    'Après examen des annexes comptables, l’assemblée approuve les comptes de l’exercice allant du 1er juillet 2025 au 30 juin 2026, qui présentent un total de charges de 26 884,10 €. Votent contre : M. STIEVENARD (38) et Mme BAILLEUL (41). Abstention : néant. Votent pour : 634 millièmes.',
    'Cette résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Quitus au syndic',
    'Plusieurs copropriétaires regrettent le retard pris dans la consultation des chauffagistes et l’absence de réponse aux courriers de l’hiver. Mise aux voix, la résolution recueille 298 millièmes pour et 415 millièmes contre.',
    'Cette résolution est rejetée. L’assemblée ne donne pas quitus au syndic.',
  ],
  [
    'Renouvellement du mandat du syndic',
    'Le syndic s’étant engagé à désigner un interlocuteur unique, l’assemblée renouvelle le mandat du Cabinet HOCHEPIED &amp; Cie pour une durée d’un an, du 1er octobre 2026 au 30 septembre 2027. Votent pour : 521 millièmes. Votent contre : 192 millièmes.',
    'Cette résolution est adoptée à la majorité de l’article 25.',
  ],
  [
    'Élection du conseil syndical',
    'Sont candidats et élus pour un an : M. LEROUGE, Mme COPPENS et M. VERHAEGHE. Votent pour : 713 millièmes.',
    'Cette résolution est adoptée à l’unanimité.',
  ],
  [
    'Budget prévisionnel',
    'L’assemblée adopte le budget de l’exercice du 1er juillet 2027 au 30 juin 2028, d’un montant de 28 150 €. Votent pour : 713 millièmes.',
    'Cette résolution est adoptée à l’unanimité.',
  ],
  [
    'Cotisation au fonds de travaux',
    'L’assemblée fixe la cotisation annuelle à 2 815 €, soit 10 % du budget, en raison des travaux énergétiques à prévoir. Votent pour : 609 millièmes. Votent contre : 104 millièmes.',
    'Cette résolution est adoptée à la majorité de l’article 25.',
  ],
  [
    'Diagnostic de performance énergétique collectif',
    'L’assemblée prend connaissance du DPE collectif établi le 5 mars 2026 (classe E). Aucun vote n’est requis.',
    '',
  ],
  [
    'Remplacement de la chaudière collective',
    'Trois offres ont été remises. L’assemblée retient celle de l’entreprise THERMIE DU NORD pour la somme de 84 260,00 € TTC et fixe l’échéancier : 30 % le 15 octobre 2026, 30 % le 1er février 2027, 40 % le 1er juin 2027. Le syndic est chargé de déposer le dossier de certificats d’économies d’énergie. Votent pour : 587 millièmes. Votent contre : 126 millièmes.',
    'Cette résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Maîtrise d’œuvre de la chaufferie',
    'La mission est confiée au bureau d’études FLUIDÉA pour 5 055,60 € TTC. Votent pour : 587 millièmes. Votent contre : 126 millièmes.',
    'Cette résolution est adoptée à la majorité de l’article 24.',
  ],
  [
    'Rémunération du syndic pour le suivi des travaux',
    'Elle est fixée à 2,5 % TTC du montant des travaux, soit 2 106,50 €. Votent pour : 402 millièmes. Votent contre : 311 millièmes.',
    'Cette résolution est adoptée à la majorité de l’article 24.',
  ],
] as const;
const said = (from: number, to: number) =>
  SPOKEN.slice(from, to)
    .map(
      ([title, text, end], index) =>
        `<h2>${from + index === 0 ? '1ère' : `${from + index + 1}ème`} résolution – ${title}</h2><p>${text}</p>${end ? `<p><i>${end}</i></p>` : ''}`,
    )
    .join('');
const lille = paperOf(
  'pv-lille-recit',
  `font: 10.2pt/1.38 'P052', serif; padding: 16mm 20mm; h2 { font-size: 10.4pt; text-decoration: underline; margin: 3mm 0 .8mm } p { margin-bottom: .8mm; text-align: justify }`,
  [
    `<p>Cabinet HOCHEPIED &amp; Cie – 33 boulevard de la Liberté, 59000 LILLE</p><h1 style="font-size:14pt;text-align:center;margin:5mm 0 2mm">Résidence LE BEFFROI DE WAZEMMES<br>52 rue d’Iéna, 59000 LILLE</h1><p style="text-align:center"><b>PROCÈS-VERBAL DE L'ASSEMBLÉE GÉNÉRALE ANNUELLE DES COPROPRIÉTAIRES</b></p><p>L'an deux mille vingt-six, le jeudi vingt-quatre septembre à dix-huit heures trente, les copropriétaires de la résidence se sont réunis en assemblée générale à la Maison Folie de Wazemmes, sur la convocation du syndic en date du 26 août 2026.</p><p>Il résulte de la feuille de présence que 17 copropriétaires, totalisant 713 millièmes sur 1000, sont présents, représentés ou ont exprimé leur vote par correspondance. Sont absents et non représentés : Mme ANSART (45), M. BOUTRY (52), Mlle CARPENTIER (38), SCI IÉNA 52 (110), M. ZIELINSKI (42), soit 287 millièmes.</p>${said(0, 6)}`,
    `${said(6, 11)}<h2>Questions diverses, sans vote</h2><p>Il est rappelé que le stationnement des vélos dans le hall est interdit. Mme COPPENS signale une infiltration en cave n° 9 ; le syndic mandatera un plombier. M. VERHAEGHE demande que les comptes soient adressés par courrier électronique.</p><p style="margin-top:3mm">L'ordre du jour étant épuisé, la séance est levée à 20 heures 40.</p><p style="margin-top:2mm">Le président &nbsp;&nbsp;&nbsp;&nbsp; L'assesseur &nbsp;&nbsp;&nbsp;&nbsp; Le secrétaire</p><p style="font-size:8.6pt;margin-top:3mm">Extrait de l'article 42 de la loi du 10 juillet 1965 : les actions qui ont pour objet de contester les décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Cabinet HOCHEPIED & Cie', 'Cabinet HOCHEPIED'),
      ...WAZEMMES,
      meeting_on: '2026-09-24',
      tantiemes_present: 713,
      resolutions: SPOKEN.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '4', '5', '6', '7', '9', '10', '11'],
      resolutions_rejected: ['3'],
      approved_from: '2025-07-01',
      approved_to: '2026-06-30',
      quitus: false,
      budget: 2815000,
      budget_from: '2027-07-01',
      budget_to: '2028-06-30',
      cotisation_fonds_travaux: 281500,
      works_adopted: either(
        ['9. Remplacement de la chaudière collective'],
        ['9. Remplacement de la chaudière collective', '10. Maîtrise d’œuvre de la chaufferie'],
      ),
      works_adopted_total: either(8426000, 8931560),
      mandate_from: '2026-10-01',
      mandate_to: '2027-09-30',
    },
    absent: ['rnc', 'owner', 'lots', 'iban', 'impayes'],
  },
);

export const DECISIONS_LILLE = [lille];
