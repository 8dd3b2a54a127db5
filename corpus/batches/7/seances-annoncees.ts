// Two notices of meeting and a proxy to send back.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const BAYONNE: readonly (readonly [subject: string, majority: string, text: string])[] = [
  [
    'ELECTION DU PRESIDENT DE SEANCE',
    'ART. 24',
    'L’assemblée générale élit en qualité de président de séance M. ou Mme …',
  ],
  [
    'ELECTION DES SCRUTATEURS',
    'ART. 24',
    'L’assemblée générale élit en qualité de scrutateurs M. ou Mme …',
  ],
  [
    'APPROBATION DES COMPTES DE L’EXERCICE 2025',
    'ART. 24',
    'L’assemblée générale approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025, qui ont été adressés à chaque copropriétaire.',
  ],
  [
    'QUITUS AU SYNDIC',
    'ART. 24',
    'L’assemblée générale donne quitus au syndic pour sa gestion au cours de l’exercice écoulé.',
  ],
  [
    'BUDGET PREVISIONNEL 2027',
    'ART. 24',
    'L’assemblée générale vote le budget de l’exercice du 01/01/2027 au 31/12/2027 pour un montant de 231&nbsp;600,00&nbsp;€.',
  ],
  [
    'COTISATION AU FONDS DE TRAVAUX',
    'ART. 25',
    'L’assemblée générale fixe la cotisation annuelle à 5 % du budget prévisionnel, soit 11&nbsp;580,00&nbsp;€.',
  ],
  [
    'RAVALEMENT DES FACADES BATIMENT 2',
    'ART. 24',
    'L’assemblée générale décide de retenir l’entreprise … pour un montant maximum de 156&nbsp;000,00&nbsp;€ TTC (devis Euskal Façades et Adour Ravalement joints).',
  ],
  [
    'HONORAIRES SYNDIC SUR TRAVAUX',
    'ART. 24',
    'Conformément à l’article 18-1 A de la loi du 10 juillet 1965, ces honoraires sont fixés à 2,2 % HT.',
  ],
  [
    'INSTALLATION DE LA FIBRE DANS LES GAINES',
    'ART. 24',
    'L’assemblée générale autorise l’opérateur à raccorder les logements, sans frais pour le syndicat.',
  ],
  [
    'DEMANDE DE M. ETCHEVERRY : VENTE DU LOCAL A POUSSETTES',
    'ART. 26',
    'M. ETCHEVERRY, lot 110, propose d’acquérir le local du rez-de-chaussée pour 3&nbsp;500,00&nbsp;€. Courrier joint.',
  ],
];
const bayonneLines = (from: number, to: number) =>
  BAYONNE.slice(from, to)
    .map(
      ([subject, majority, text], index) =>
        `<tr><td><b>${String(from + index + 1).padStart(2, '0')}</b></td><td><b>${subject}</b><br>${text}</td><td>${majority}</td></tr>`,
    )
    .join('');
const agency = paperOf(
  'convocation-agence-bayonne',
  `font: 9.2pt 'Nimbus Sans Narrow', sans-serif; padding: 12mm 14mm; .o td { border: .2mm solid #000; padding: 1.2mm 1.6mm } .o td:last-child { white-space: nowrap }`,
  [
    `<table><tr><td><b style="font-size:13pt">SOGEVAL IMMOBILIER</b><br>AGENCE COTE BASQUE<br>31 QUAI DES CORSAIRES<br>64100 BAYONNE</td><td style="text-align:right">LETTRE RECOMMANDEE AVEC A.R.<br>N° 2C 000 417 8853 1<br>BAYONNE, LE 05/05/2026</td></tr></table><p style="margin:8mm 0 8mm 100mm;font-size:10.5pt">SCI LARRALDE<br>M. LARRALDE PEIO GERANT<br>2 CHEMIN DE HARITZA<br>64250 ESPELETTE</p><p>COPROPRIETE 5120 – RESIDENCE HEGOA – 9 ALLEE DES PLATANES – 64100 BAYONNE<br>IMMATRICULATION : AF2290614 – VOS LOTS : 103, 217 – VOS TANTIEMES : 1462 / 100000</p><p style="font-size:12pt;text-align:center"><b>CONVOCATION A L’ASSEMBLEE GENERALE ORDINAIRE</b></p><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires de votre immeuble qui se tiendra le :</p><p style="text-align:center;font-size:11pt"><b>VENDREDI 29 MAI 2026 A 17 H 30</b><br>MAISON DES ASSOCIATIONS, 11 ALLEE DE GLAIN, 64100 BAYONNE</p><p>L’assemblée délibérera sur l’ordre du jour ci-après. Si vous ne pouvez pas y assister, vous pouvez vous y faire représenter en complétant le pouvoir joint, ou voter par correspondance au moyen du formulaire joint, qui doit nous parvenir au plus tard trois jours francs avant la date de la réunion.</p><p>Les pièces justificatives des charges peuvent être consultées à l’agence du lundi 18 au vendredi 22 mai, de 9 h à 12 h, conformément à l’article 9 du décret du 17 mars 1967.</p><p style="text-align:center"><b>ORDRE DU JOUR ET PROJETS DE RESOLUTION</b></p><table class="o">${bayonneLines(0, 4)}</table>`,
    `<table class="o">${bayonneLines(4, 10)}</table><p style="margin-top:6mm">PIECES JOINTES : état financier, compte de gestion général et comptes de gestion (annexes 1 à 5) transmis par courrier séparé ; projet de contrat ; devis ; avis du conseil syndical ; formulaire de vote par correspondance ; pouvoir.</p><p>Nous vous rappelons qu’un mandataire ne peut recevoir plus de trois délégations de vote, sauf si le total de ses voix et de celles de ses mandants n’excède pas 10 % des voix du syndicat (article 22 de la loi du 10 juillet 1965). Le syndic, son conjoint et ses préposés ne peuvent présider l’assemblée ni recevoir mandat.</p><p>Veuillez agréer, Madame, Monsieur, nos salutations distinguées.</p><p style="text-align:right">LE SYNDIC – S. IRIBARNE, GESTIONNAIRE DE COPROPRIETE</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'SOGEVAL IMMOBILIER',
      building: 'RESIDENCE HEGOA',
      building_address: '9 ALLEE DES PLATANES, 64100 BAYONNE',
      rnc: 'AF2290614',
      owner: 'SCI LARRALDE',
      lots: ['103', '217'],
      tantiemes: 1462,
      base: 100000,
      meeting_on: '2026-05-29',
      sent_on: '2026-05-05',
      resolutions: BAYONNE.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_a_voter: 23160000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 1158000,
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus', 'iban'],
  },
);

const EPINAL = [
  'Désignation du bureau',
  'Approbation des comptes de l’exercice clos le 30 juin 2026',
  'Quitus au syndic',
  'Vote du budget prévisionnel de l’exercice 2027-2028',
  'Montant de la cotisation au fonds de travaux',
  'Renouvellement du mandat du cabinet Thouvenin',
  'Travaux de couverture : point sur le chantier',
  'Remplacement du chauffe-eau de la buanderie',
] as const;
const cabinet = paperOf(
  'convocation-cabinet-epinal',
  `font: 11pt/1.5 'Nimbus Roman', serif; padding: 20mm 24mm; li { margin-bottom: 1mm }`,
  [
    `<p><b>CABINET THOUVENIN &amp; FILS</b><br>11 rue Léopold-Bourg, 88000 ÉPINAL</p><p style="margin:5mm 0 5mm 85mm">Madame HUMBERT Claudine<br>26 rue des Minimes<br>88000 ÉPINAL</p><p style="text-align:right">Épinal, le 6 novembre 2026</p><p>Lettre remise contre émargement</p><p><b>Copropriété du 26 rue des Minimes, 88000 ÉPINAL – convocation à l’assemblée générale annuelle</b></p><p>Madame,</p><p>Vous êtes priée d’assister à l’assemblée générale annuelle des copropriétaires, qui se réunira le <b>jeudi 3 décembre 2026 à 18 heures</b> dans les bureaux du cabinet, afin de délibérer sur les questions suivantes :</p><ol>${EPINAL.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>Les comptes de l’exercice, présentés selon les annexes du décret du 14 mars 2005, le projet de budget et le contrat de syndic vous parviendront sous le même pli. Le point 7 est donné pour information et ne fera pas l’objet d’un vote ; le devis de l’entreprise Sanit’Vosges relatif au point 8 s’élève à 1&nbsp;284,00&nbsp;€ TTC.</p><p>En cas d’empêchement, vous pourrez vous faire représenter par un mandataire de votre choix muni d’un pouvoir écrit, ou voter par correspondance avant le 29 novembre. Nous vous rappelons que les pièces de dépenses sont à votre disposition au cabinet tous les après-midi jusqu’à la réunion.</p><p>Nous vous prions d’agréer, Madame, nos salutations respectueuses.</p><p style="text-align:right">Le syndic, J.-B. Thouvenin</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET THOUVENIN & FILS',
      building_address: '26 rue des Minimes, 88000 ÉPINAL',
      owner: 'Madame HUMBERT Claudine',
      meeting_on: '2026-12-03',
      sent_on: '2026-11-06',
      resolutions: EPINAL.map((subject, index) => `${index + 1}. ${subject}`),
      approved_to: '2026-06-30',
    },
    absent: ['rnc', 'lots', 'iban', 'tantiemes_present', 'resolutions_adopted', 'quitus'],
  },
);

const proxy = paperOf(
  'pouvoir-coupon-limoges',
  `font: 10.4pt/1.6 'Nimbus Sans', sans-serif; padding: 18mm 20mm; .l { border-bottom: .2mm dotted #000; display: inline-block; width: 95mm } .w td { border: .2mm solid #666; height: 20mm; width: 50% }`,
  [
    `<p><b style="color:#0a4a8f">FONTENEAU GESTION</b> – 4 place des Bancs – 87000 LIMOGES</p><h1 style="font-size:20pt;text-align:center;letter-spacing:2mm;margin:8mm 0">POUVOIR</h1><p style="text-align:center">Assemblée générale du 21/05/2026 à 18 h 00 – salle Blanqui, Limoges</p>${table(
      [],
      [
        ['Copropriété', 'RÉSIDENCE LE CLOS DES ÉMAILLEURS – 18 rue du Quinconce – 87000 LIMOGES'],
        ['Copropriétaire', 'M. OU MME GUIBERT STÉPHANE'],
        ['Lots', '0014, 0058, 0091'],
        ['Tantièmes', '200 / 10 000'],
      ],
    )}<p style="margin-top:7mm">Je soussigné(e), copropriétaire désigné(e) ci-dessus, donne par la présente pouvoir à :</p><p>M. / Mme <span class="l">&nbsp;</span></p><p>demeurant <span class="l">&nbsp;</span></p><p>à l’effet de me représenter à l’assemblée générale des copropriétaires convoquée aux date, heure et lieu ci-dessus, prendre part à toutes délibérations, émettre tous votes sur les questions portées à l’ordre du jour, signer tous documents et, plus généralement, faire le nécessaire. Le présent pouvoir conservera son effet pour toute assemblée réunie sur le même ordre du jour, notamment en application de l’article 25-1 de la loi du 10 juillet 1965.</p><p>Le mandataire ci-dessus désigné pourra, en cas d’empêchement, substituer une personne de son choix. Il est rappelé que le pouvoir ne peut être donné au syndic, à son conjoint ou à ses préposés.</p><p>Fait à ………………………… le …………………………</p><table class="w"><tr><td>Signature du mandant, précédée de « Bon pour pouvoir »</td><td>Signature du mandataire, précédée de « Bon pour acceptation de pouvoir »</td></tr></table>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'FONTENEAU GESTION',
      building: 'RÉSIDENCE LE CLOS DES ÉMAILLEURS',
      building_address: '18 rue du Quinconce, 87000 LIMOGES',
      owner: either('M. OU MME GUIBERT STÉPHANE', 'GUIBERT STÉPHANE'),
      lots: ['14', '58', '91'],
      tantiemes: 200,
      base: 10000,
      meeting_on: '2026-05-21',
    },
    absent: ['rnc', 'iban', 'resolutions', 'tantiemes_present'],
  },
);

export const SEANCES_ANNONCEES = [agency, cabinet, proxy];
