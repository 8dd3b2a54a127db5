// Minutes written out: an old firm in capitals over three sheets, and a small house without a firm.
import { paperOf } from '../../paper.ts';

const DUNES = [
  [
    'DESIGNATION DU BUREAU',
    'SONT ELUS : PRESIDENT M. VANHOUTTE, ASSESSEUR MME DEBAECKER-SYX. LE CABINET VERHAEGHE EST SECRETAIRE.',
    'ADOPTE A L’UNANIMITE DES PRESENTS ET REPRESENTES (71.840 TANTIEMES).',
  ],
  [
    'APPROBATION DES COMPTES DU 1ER AVRIL 2025 AU 31 MARS 2026',
    'LE SYNDIC COMMENTE LES ANNEXES. LES DEPENSES DE L’EXERCICE S’ELEVENT A 41.907,66 EUROS. L’ASSEMBLEE LES APPROUVE.',
    'POUR : 67.320. CONTRE : 0. ABSTENTION : SCI LES TROIS PHARES (4.520). ADOPTE.',
  ],
  [
    'QUITUS AU SYNDIC',
    'L’ASSEMBLEE DONNE QUITUS AU CABINET VERHAEGHE ET ASSOCIES DE SA GESTION AU 31 MARS 2026.',
    'POUR : 67.320. CONTRE : 4.520. ADOPTE.',
  ],
  [
    'BUDGET DE L’EXERCICE SUIVANT',
    'LE BUDGET PREVISIONNEL DU 1ER AVRIL 2027 AU 31 MARS 2028 EST ARRETE A 46.380,00 EUROS.',
    'POUR : 71.840. ADOPTE.',
  ],
  [
    'COTISATION FONDS DE TRAVAUX',
    'LA COTISATION ANNUELLE EST FIXEE A 2.319,00 EUROS (5 POUR CENT DU BUDGET).',
    'POUR : 71.840. ADOPTE A LA MAJORITE DE L’ARTICLE 25.',
  ],
  [
    'MANDAT DU SYNDIC',
    'LE MANDAT DU CABINET VERHAEGHE ET ASSOCIES EST RENOUVELE DU 1ER JUILLET 2026 AU 30 JUIN 2029. HONORAIRES ANNUELS : 8.640,00 EUROS TTC.',
    'POUR : 67.320. CONTRE : 4.520. ADOPTE A LA MAJORITE DE L’ARTICLE 25.',
  ],
  [
    'REPRISE DES GARDE-CORPS COTE MER',
    'L’ASSEMBLEE RETIENT L’ENTREPRISE FERRONNERIE DU LITTORAL POUR 27.480,00 EUROS TTC. APPELS : 1ER SEPTEMBRE 2026 ET 1ER MARS 2027, PAR MOITIE.',
    'POUR : 58.215. CONTRE : 13.625. ADOPTE A LA MAJORITE DE L’ARTICLE 24.',
  ],
  [
    'CREATION D’UN LOCAL A VELOS',
    'LE PROJET EST EVALUE A 9.900,00 EUROS TTC. LES COPROPRIETAIRES DU REZ-DE-CHAUSSEE S’Y OPPOSENT.',
    'POUR : 22.105. CONTRE : 49.735. REJETE.',
  ],
] as const;
const spoken = (from: number, to: number) =>
  DUNES.slice(from, to)
    .map(
      ([subject, text, votes], index) =>
        `<p class="s">${from + index + 1}/ ${subject}</p><p>${text}</p><p>${votes}</p>`,
    )
    .join('');

const dunkerque = paperOf(
  'pv-capitales-dunkerque',
  `font: 10pt/1.5 'Nimbus Mono PS', monospace; padding: 16mm 20mm; .s { font-weight: bold; text-decoration: underline; margin-top: 5mm } .f { position: absolute; bottom: 8mm; font-size: 8pt }`,
  [
    `<p>CABINET VERHAEGHE ET ASSOCIES<br>SYNDIC DE COPROPRIETE<br>22 PLACE JEAN BART, 59140 DUNKERQUE</p><p style="text-align:center;margin-top:8mm"><b>RESIDENCE LES DUNES DE MALO<br>40 A 46 AVENUE FAIDHERBE, 59240 DUNKERQUE<br><br>PROCES-VERBAL DE L’ASSEMBLEE GENERALE<br>DU JEUDI 21 MAI 2026</b></p><p style="margin-top:6mm">L’AN DEUX MILLE VINGT-SIX, LE VINGT ET UN MAI A DIX-SEPT HEURES TRENTE, LES COPROPRIETAIRES SE SONT REUNIS A LA MAISON DE QUARTIER DE MALO, SUR CONVOCATION DU SYNDIC EN DATE DU 23 AVRIL 2026.</p><p>LA FEUILLE DE PRESENCE, CERTIFIEE PAR LE BUREAU, FAIT APPARAITRE 52 COPROPRIETAIRES PRESENTS OU REPRESENTES POUR 71.840 TANTIEMES SUR 100.000. SONT ABSENTS 21 COPROPRIETAIRES POUR 28.160 TANTIEMES.</p>${spoken(0, 2)}<p class="f">PV 21.05.2026 – FEUILLET 1 SUR 3 – PARAPHES</p>`,
    `${spoken(2, 7)}<p class="f">PV 21.05.2026 – FEUILLET 2 SUR 3 – PARAPHES</p>`,
    `${spoken(7, 8)}<p style="margin-top:8mm">PERSONNE NE DEMANDANT PLUS LA PAROLE, LE PRESIDENT LEVE LA SEANCE A VINGT HEURES.</p><p>LE PRESIDENT&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;L’ASSESSEUR&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;LE SECRETAIRE</p><p style="margin-top:20mm">IL EST RAPPELE QUE, SELON L’ARTICLE 42 DE LA LOI DU 10 JUILLET 1965, LES COPROPRIETAIRES OPPOSANTS OU DEFAILLANTS DISPOSENT DE DEUX MOIS A COMPTER DE LA NOTIFICATION DU PRESENT PROCES-VERBAL POUR CONTESTER LES DECISIONS DEVANT LE TRIBUNAL JUDICIAIRE.</p><p class="f">PV 21.05.2026 – FEUILLET 3 SUR 3 – PARAPHES</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET VERHAEGHE ET ASSOCIES',
      building: 'RESIDENCE LES DUNES DE MALO',
      building_address: '40 A 46 AVENUE FAIDHERBE, 59240 DUNKERQUE',
      meeting_on: '2026-05-21',
      tantiemes_present: 71840,
      resolutions: DUNES.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7'],
      resolutions_rejected: ['8'],
      approved_from: '2025-04-01',
      approved_to: '2026-03-31',
      quitus: true,
      budget: 4638000,
      budget_from: '2027-04-01',
      budget_to: '2028-03-31',
      cotisation_fonds_travaux: 231900,
      works_adopted: ['7. REPRISE DES GARDE-CORPS COTE MER'],
      works_adopted_total: 2748000,
      mandate_from: '2026-07-01',
      mandate_to: '2029-06-30',
    },
    absent: ['rnc', 'owner', 'iban', 'impayes'],
  },
);

const arras = paperOf(
  'pv-petite-copropriete-arras',
  `font: 10.6pt/1.5 'Carlito', sans-serif; padding: 18mm 20mm; ol { padding-left: 6mm; margin: 0 } li { margin-bottom: 3mm } u { font-weight: bold }`,
  [
    `<h1 style="font-size:15pt">Compte-rendu (procès-verbal) de l’assemblée générale du vendredi 29 mai 2026</h1><p>Copropriété du 11 rue des Trois-Visages, 62000 Arras<br>Syndic bénévole : Nathalie Mercier</p><p>Convoquée le 4 mai par lettre remise en main propre contre émargement, l’assemblée s’est tenue chez M. et Mme Lefebvre-Dutoit à 19 h. Étaient présents : M. et Mme Lefebvre-Dutoit (212 millièmes), Nathalie Mercier (264), Piotr Zielinski (271). Absente, non représentée : l’indivision Hochart (253). Soit 747 millièmes sur 1 000.</p>
    <ol><li><u>Président de séance</u><br>M. Lefebvre-Dutoit préside, Nathalie écrit. Pour : 747. Adopté.</li><li><u>Comptes de l’année 2025</u><br>Les comptes du 1er janvier au 31 décembre 2025 (2 388,14 € dépensés) sont approuvés. Pour : 747. Adopté.</li><li><u>Quitus à la syndic</u><br>Pour : 483 (Nathalie ne prend pas part au vote). Quitus donné.</li><li><u>Budget 2027</u><br>Du 1er janvier au 31 décembre 2027 : 2 600 €. Pour : 747. Adopté.</li><li><u>Fonds de travaux</u><br>On passe à 400 € par an. Pour : 747. Adopté.</li></ol><p style="text-align:right">page 1/2</p>`,
    `<ol start="6"><li><u>Réparation de la gouttière côté cour</u><br>Deux devis : Toitures Artésiennes 1 870 €, Delory 2 145 €. On prend Toitures Artésiennes, 1 870 € TTC, à payer en septembre. Pour : 747. Adopté.</li><li><u>Digicode</u><br>Devis à 1 290 €. Pour : 271 (Zielinski). Contre : 476. Refusé.</li><li><u>Syndic</u><br>Nathalie Mercier est reconduite comme syndic bénévole du 1er juin 2026 au 31 mai 2027. Pour : 747. Adopté.</li></ol><p style="margin-top:8mm">Fin de la réunion à 20 h 20. Un exemplaire sera envoyé en recommandé aux consorts Hochart, qui ont deux mois pour contester (art. 42 de la loi de 65).</p><p>Signatures : P. Lefebvre-Dutoit, président – N. Mercier, secrétaire</p><p style="text-align:right">page 2/2</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Nathalie Mercier',
      building_address: '11 rue des Trois-Visages, 62000 Arras',
      meeting_on: '2026-05-29',
      tantiemes_present: 747,
      resolutions: [
        '1. Président de séance',
        '2. Comptes de l’année 2025',
        '3. Quitus à la syndic',
        '4. Budget 2027',
        '5. Fonds de travaux',
        '6. Réparation de la gouttière côté cour',
        '7. Digicode',
        '8. Syndic',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 260000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 40000,
      works_adopted: ['6. Réparation de la gouttière côté cour'],
      works_adopted_total: 187000,
      mandate_from: '2026-06-01',
      mandate_to: '2027-05-31',
    },
    absent: ['rnc', 'owner', 'iban', 'lots', 'impayes'],
  },
);

export const PROCES_VERBAUX_REDIGES = [dunkerque, arras];
