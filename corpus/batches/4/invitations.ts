// A recommended letter to a large suburb building with its draft resolutions, and the proxy that goes with such letters.
import { either, paperOf } from '../../paper.ts';

type Question = readonly [subject: string, majority: string, draft: string];
const QUESTIONS: readonly Question[] = [
  [
    'ELECTION DU PRESIDENT DE SEANCE',
    'art. 24',
    'L’assemblée générale élit président(e) de séance : ........................',
  ],
  [
    'ELECTION DES SCRUTATEURS',
    'art. 24',
    'L’assemblée générale élit scrutateurs : ........................',
  ],
  [
    'ELECTION DU SECRETAIRE DE SEANCE',
    'art. 24',
    'L’assemblée générale élit secrétaire le représentant du cabinet DAUMONT GESTION.',
  ],
  [
    'COMPTE RENDU D’ACTIVITE DU CONSEIL SYNDICAL',
    'sans vote',
    'Le conseil syndical rend compte de l’exécution de sa mission (article 22 du décret du 17 mars 1967).',
  ],
  [
    'APPROBATION DES COMPTES DE L’EXERCICE 2025',
    'art. 24',
    'L’assemblée générale, connaissance prise des annexes jointes, approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025, dont les charges courantes s’élèvent à 795 834,72 €.',
  ],
  [
    'QUITUS AU SYNDIC',
    'art. 24',
    'L’assemblée générale donne quitus au syndic DAUMONT GESTION pour sa gestion au cours de l’exercice 2025.',
  ],
  [
    'DESIGNATION DU SYNDIC',
    'art. 25',
    'L’assemblée générale désigne DAUMONT GESTION en qualité de syndic pour une durée de 24 mois, du 01/07/2026 au 30/06/2028, selon les modalités du contrat joint.',
  ],
  [
    'ELECTION DES MEMBRES DU CONSEIL SYNDICAL',
    'art. 25',
    'Sont candidats : Mme BENZEKRI, M. COSTA, Mme DIALLO, M. LEGENDRE, Mme ZHOU.',
  ],
  [
    'BUDGET PREVISIONNEL DE L’EXERCICE 2027',
    'art. 24',
    'L’assemblée générale adopte le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 pour un montant de 828 500,00 €, appelé par quarts.',
  ],
  [
    'COTISATION ANNUELLE AU FONDS DE TRAVAUX',
    'art. 25',
    'L’assemblée générale fixe la cotisation annuelle au fonds de travaux à 5 % du budget, soit 41 425,00 €, appelée dans les mêmes conditions que le budget.',
  ],
  [
    'PROJET DE PLAN PLURIANNUEL DE TRAVAUX',
    'art. 25',
    'L’assemblée générale, après présentation par le bureau d’études THERMO-BATI, adopte tout ou partie du projet de plan pluriannuel de travaux joint.',
  ],
  [
    'ETANCHEITE DES TERRASSES DU BATIMENT 3',
    'art. 24',
    'L’assemblée générale décide la réfection de l’étanchéité, devis ETANDEX IDF 185 200,00 € TTC ou devis TERRASSES DE LA MARNE 201 744,00 € TTC. Clé : bâtiment 3.',
  ],
  [
    'HONORAIRES DU MAITRE D’OEUVRE',
    'art. 24',
    'L’assemblée générale confie la maîtrise d’œuvre à M. HENOCQ, architecte, pour 8 % HT du montant des travaux.',
  ],
  [
    'DEMANDE DE MME ZHOU : FERMETURE DE LA LOGGIA',
    'art. 25',
    'L’assemblée générale autorise Mme ZHOU à fermer sa loggia, à ses frais, conformément au plan joint.',
  ],
];
const notice = paperOf(
  'convocation-recommandee-creteil',
  `font: 9.2pt/1.42 'Nimbus Sans', sans-serif; padding: 13mm 16mm; .o td { border: .2mm solid #000; padding: .9mm 2mm } .o td:nth-child(3) { width: 24mm } .d p { margin: 0 0 1.8mm } .ft { position: absolute; bottom: 6mm; left: 16mm; right: 16mm; font-size: 7pt; display: flex; justify-content: space-between }`,
  [
    `<table><tr><td><b style="font-size:14pt">DAUMONT GESTION</b><br>15 rue de Mesly – BP 40118<br>94004 CRETEIL CEDEX</td><td style="padding-left:30mm">LETTRE RECOMMANDEE AVEC A.R.<br>N° 1A 209 000 4417 2<br><br>M. DIALLO THIERNO<br>MME PASQUIER AURELIE<br>6 ALLEE PARMENTIER<br>94000 CRETEIL</td></tr></table><p style="margin-top:4mm">Créteil, le 22 mai 2026</p><p>SDC LES BLEUETS – 4 A 8 ALLEE PARMENTIER 94000 CRETEIL – Immatriculation AB7190354<br>Vos lots : 214, 1067 – vos tantièmes : 649 / 100000</p><p style="font-size:12pt;text-align:center"><b>CONVOCATION A L’ASSEMBLEE GENERALE ORDINAIRE</b></p><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires de votre résidence qui se tiendra :</p><p style="text-align:center"><b>le mercredi 24 juin 2026 à 18 heures 30<br>Salle Georges Duhamel – avenue de la République – 94000 CRETEIL</b><br>(accueil et émargement à partir de 18 heures)</p><p>afin de délibérer sur l’ordre du jour suivant :</p><table class="o">${QUESTIONS.map(([subject, majority], index) => `<tr><td>${index + 1}</td><td>${subject}</td><td>${majority}</td></tr>`).join('')}</table><p style="margin-top:3mm">Si vous ne pouvez assister à cette réunion, vous pouvez vous y faire représenter par un mandataire de votre choix au moyen du pouvoir joint, ou voter par correspondance à l’aide du formulaire joint, à nous retourner trois jours francs au moins avant la réunion. Les pièces justificatives des charges peuvent être consultées à notre cabinet le 15 juin 2026 de 9 h à 12 h (article 18-1 de la loi du 10 juillet 1965).</p><p>Veuillez agréer, Madame, Monsieur, l’expression de nos sentiments dévoués. Le syndic, DAUMONT GESTION.</p><div class="ft"><span>0614 LES BLEUETS – Convocation AG du 24/06/2026</span><span>1 / 2</span></div>`,
    `<p style="font-size:12pt;text-align:center"><b>PROJETS DE RESOLUTIONS</b></p><div class="d">${QUESTIONS.map(([subject, majority, draft], index) => `<p><b>${index + 1}. ${subject}</b> (${majority})<br>${draft}</p>`).join('')}</div><p><b>Documents joints</b> : annexes comptables 1 à 5, liste des soldes (conseil syndical), projet de contrat de syndic et fiche d’information, projet de plan pluriannuel de travaux, devis, formulaire de vote par correspondance, pouvoir. Ces documents vous sont adressés sous pli séparé et sont disponibles sur votre espace en ligne.</p><div class="ft"><span>0614 LES BLEUETS – Convocation AG du 24/06/2026</span><span>2 / 2</span></div>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'DAUMONT GESTION',
      building: 'LES BLEUETS',
      building_address: '4 A 8 ALLEE PARMENTIER, 94000 CRETEIL',
      rnc: 'AB7190354',
      owner: 'M. DIALLO THIERNO MME PASQUIER AURELIE',
      lots: ['214', '1067'],
      tantiemes: 649,
      base: 100000,
      meeting_on: '2026-06-24',
      sent_on: '2026-05-22',
      resolutions: QUESTIONS.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 4142500,
      budget_a_voter: 82850000,
      mandate_from: '2026-07-01',
      mandate_to: '2028-06-30',
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'works_adopted', 'quitus', 'iban'],
  },
);

const proxy = paperOf(
  'pouvoir-imprime-cabinet',
  `font: 10.4pt/1.55 'P052', serif; padding: 20mm 24mm; h1 { font-size: 16pt; text-align: center; letter-spacing: 1mm; border: .4mm solid #234; padding: 2mm }`,
  [
    `<p><b>Cabinet Burnod</b> – 8 rue Sommeiller, 74000 Annecy</p><h1>POUVOIR</h1><p style="text-align:center">Assemblée générale du <b>mardi 8 décembre 2026 à 18 heures</b><br>Salle Yvette Martinet, Annecy</p><p style="margin-top:6mm">Copropriété : LE PARMELAN, 41 avenue de Genève, 74000 Annecy</p><p>Je soussigné(e) : SCI LES ARAVIS, représentée par M. TERRIER Lucas,<br>demeurant : 17 route des Creuses, 74940 Annecy-le-Vieux,<br>propriétaire des lots n° 12, 58 et 71, représentant 318 tantièmes,</p><p>donne pouvoir à M., Mme : ............................................................</p><p>ou, à défaut, à : ............................................................</p><p>pour me représenter à l’assemblée ci-dessus et à toute assemblée ultérieure qui serait réunie sur le même ordre du jour faute de quorum ou de majorité, y prendre part à toutes délibérations et à tous votes, accepter toutes fonctions au sein du bureau, signer la feuille de présence et, en général, faire le nécessaire.</p><p>À ........................ , le ........................</p><p>Signature, précédée de la mention manuscrite « bon pour pouvoir » :</p><p style="margin-top:20mm;font-size:8.4pt">Article 22 de la loi du 10 juillet 1965 (extrait) : tout copropriétaire peut déléguer son droit de vote à un mandataire, que ce dernier soit ou non membre du syndicat. Chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote. Toutefois, il peut en recevoir davantage si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, ses préposés, leur conjoint et leurs proches ne peuvent ni présider l’assemblée ni recevoir mandat pour représenter un copropriétaire. Le mandat peut être révoqué à tout moment ; le pouvoir en blanc est remis par le syndic au président du conseil syndical.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'Cabinet Burnod',
      building: 'LE PARMELAN',
      building_address: '41 avenue de Genève, 74000 Annecy',
      owner: either(
        'SCI LES ARAVIS',
        'SCI LES ARAVIS, représentée par M. TERRIER Lucas',
        'M. TERRIER Lucas',
      ),
      lots: ['12', '58', '71'],
      tantiemes: 318,
      meeting_on: '2026-12-08',
    },
    absent: ['rnc', 'iban', 'tantiemes_present', 'resolutions_adopted'],
  },
);

export const INVITATIONS = [notice, proxy];
