// Notices of meetings with drafts of resolutions, a proxy, a form for voting from afar.
import { either, paperOf } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';
import { FLEX, flex } from './outils.ts';

const AGENDA = [
  'Élection du président de séance',
  'Élection des scrutateurs et du secrétaire',
  'Approbation des comptes de l’exercice clos le 31/12/2025',
  'Quitus à donner au syndic',
  'Renouvellement du mandat de DUROCAS SYNDIC',
  'Approbation du budget prévisionnel 2027',
  'Fonds de travaux : montant de la cotisation annuelle',
  'Remplacement des luminaires des parkings par des LED',
  'Suppression du vide-ordures',
  'Information sur les procédures en cours',
] as const;
const ARTICLES = ['24', '24', '24', '24', '25', '24', '25', '24', '26', 'sans vote'];
const dreux = paperOf(
  'convocation-ordre-du-jour-dreux',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 16mm; ${FLEX} .o td, .o th { border: .2mm solid #777; padding: 1mm 1.6mm } .o th { background: #333; color: #fff } .o td:first-child, .o td:last-child { text-align: center; width: 16mm } .p { border-left: .8mm solid #333; padding-left: 3mm; margin-bottom: 2.6mm } .f { position: absolute; bottom: 7mm; left: 16mm; right: 16mm; font-size: 6.6pt; text-align: center }`,
  [
    `${flex(
      '<b style="font-size:13pt">DUROCAS SYNDIC</b><br>16 Grande Rue Maurice Viollette<br>28100 DREUX<br>Tél. 02 37 00 16 16',
      '<div style="width:82mm;margin-top:18mm">M. et Mme THIÉBAUT-ROCHER<br>Appt 52 – Bât. B<br>6 rue Parisis<br>28100 DREUX</div>',
    )}
    <p style="margin-top:6mm">Dreux, le 29 avril 2026<br>Lettre recommandée A.R. n° 2C 118 440 7715 3</p>
    <p><b>SDC LE BEFFROI – 2 à 8 rue Parisis – 28100 DREUX – N° RNC : AF0418227</b><br>Vos lots : 52, 117</p>
    <p style="font-size:13pt;text-align:center;border:.4mm solid #000;padding:2mm"><b>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</b><br><span style="font-size:11pt">le jeudi 28 mai 2026 à 18 heures<br>Salle du Vieux Pré, 4 rue du Vieux Pré, 28100 DREUX</span></p>
    <p>Madame, Monsieur, nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires de votre immeuble, à l’effet de délibérer sur l’ordre du jour suivant :</p>
    ${table(
      ['N°', 'Ordre du jour', 'Majorité'],
      AGENDA.map((title, index) => [index + 1, title, ARTICLES[index] ?? '']),
      'o',
    )}
    <p style="margin-top:3mm">En cas d’empêchement, vous pouvez vous faire représenter par un mandataire de votre choix, membre ou non du syndicat, à l’aide du pouvoir joint, ou voter par correspondance au moyen du formulaire joint, à nous retourner au plus tard trois jours francs avant la réunion. Conformément à l’article 18-1 de la loi du 10 juillet 1965, les pièces justificatives des charges pourront être consultées en nos bureaux le 20 mai 2026 de 14 h à 17 h.</p>
    <div class="f">DUROCAS SYNDIC SAS – capital 20 000 € – RCS Chartres 900 000 951 – CPI 2801 2020 000 000 951 – Garantie GALIENNE CAUTION 110 000 € – page 1/2</div>`,
    `<p><b>PROJETS DE RÉSOLUTIONS</b></p>
    <div class="p"><b>Résolution 3 – Approbation des comptes de l’exercice clos le 31/12/2025</b><br>L’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes de l’exercice du 01/01/2025 au 31/12/2025, adressés à chaque copropriétaire.</div>
    <div class="p"><b>Résolution 4 – Quitus à donner au syndic</b><br>L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31/12/2025.</div>
    <div class="p"><b>Résolution 5 – Renouvellement du mandat de DUROCAS SYNDIC</b><br>Le mandat prendra effet le 29/05/2026 pour se terminer le 28/05/2028. Contrat joint à la présente.</div>
    <div class="p"><b>Résolution 6 – Approbation du budget prévisionnel 2027</b><br>Le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 est arrêté à la somme de ${spaced(7615000)} €. Il sera appelé par quart.</div>
    <div class="p"><b>Résolution 7 – Fonds de travaux : montant de la cotisation annuelle</b><br>La cotisation est fixée à ${spaced(380750)} €, soit 5 % du budget.</div>
    <div class="p"><b>Résolution 8 – Remplacement des luminaires des parkings par des LED</b><br>Devis joints : ÉLECTRO-DROUAISE ${spaced(611600)} € TTC ; LUMITEC 28 ${spaced(574200)} € TTC. L’assemblée retient la société ................... pour un montant de ................... €.</div>
    <div class="p"><b>Résolution 9 – Suppression du vide-ordures</b><br>Demande du conseil syndical (double majorité de l’article 26). Coût estimé de condamnation : 2 300 € TTC.</div>
    <p style="margin-top:5mm"><b>PIÈCES JOINTES :</b> pouvoir ; formulaire de vote par correspondance ; contrat de syndic et fiche d’information ; devis ; état individuel de répartition. Les annexes comptables 1 à 5 vous sont adressées sous pli séparé.</p><p style="margin-top:8mm">Pour le syndic, Mme N. BELKACEM</p><div class="f">DUROCAS SYNDIC – SDC LE BEFFROI – page 2/2</div>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'DUROCAS SYNDIC',
      building: 'LE BEFFROI',
      building_address: '2 à 8 rue Parisis, 28100 DREUX',
      rnc: 'AF0418227',
      owner: 'M. et Mme THIÉBAUT-ROCHER',
      lots: ['52', '117'],
      meeting_on: '2026-05-28',
      sent_on: '2026-04-29',
      resolutions: AGENDA.map((title, index) => `${index + 1}. ${title}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_a_voter: 7615000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 380750,
      mandate_from: '2026-05-29',
      mandate_to: '2028-05-28',
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'impayes', 'dette_fournisseurs', 'iban'],
  },
);

const NEVERS = [
  'Désignation du président de séance',
  'Autorisation de travaux urgents sur la colonne d’eau de l’escalier C',
  'Modalités de financement et calendrier des appels',
  'Pouvoir au syndic pour souscrire l’assurance dommages-ouvrage',
] as const;
const nevers = paperOf(
  'convocation-extraordinaire-nevers',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 20mm 22mm; li { margin-bottom: 2mm }`,
  [
    `<p><b>NIVERNAIS IMMOBILIER</b><br>M. et C. DUBOSC, administrateurs de biens<br>3, rue du Commerce, 58000 NEVERS</p>
    <p style="margin-left:92mm">Mademoiselle Aïssata OUEDRAOGO<br>27, quai de Mantoue<br>58000 NEVERS</p><p style="margin-left:92mm">Nevers, le 9 octobre 2026</p>
    <p>Par lettre recommandée avec accusé de réception</p><p><u>Objet</u> : Résidence LOIRE-NIÈVRE, 25-27 quai de Mantoue, 58000 NEVERS – assemblée générale extraordinaire</p>
    <p>Mademoiselle,</p><p>En raison des fuites répétées constatées depuis cet été, nous vous prions de bien vouloir assister à l’assemblée générale extraordinaire des copropriétaires qui aura lieu le <b>vendredi 6 novembre 2026 à 17 h 30</b>, à la Maison des associations, 2 boulevard Saint-Exupéry à Nevers.</p>
    <p>L’ordre du jour en est le suivant :</p><ol>${NEVERS.map((title) => `<li>${title}.</li>`).join('')}</ol>
    <p>Trois devis sont joints (13 860 €, 15 224 € et 16 900 € TTC). Le conseil syndical, consulté le 2 octobre, propose de retenir le moins-disant.</p>
    <p>Si vous ne pouvez venir, vous trouverez au dos un pouvoir à compléter. Nul ne peut détenir plus de trois pouvoirs, sauf si le total des voix n’excède pas 10 % de celles du syndicat. Le syndic et son personnel ne peuvent recevoir de mandat.</p>
    <p>Veuillez agréer, Mademoiselle, nos salutations distinguées.</p><p style="margin-left:92mm">C. Dubosc</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('NIVERNAIS IMMOBILIER', 'NIVERNAIS IMMOBILIER M. et C. DUBOSC'),
      building: 'Résidence LOIRE-NIÈVRE',
      building_address: '25-27 quai de Mantoue, 58000 NEVERS',
      owner: 'Mademoiselle Aïssata OUEDRAOGO',
      meeting_on: '2026-11-06',
      sent_on: '2026-10-09',
      resolutions: NEVERS.map((title, index) => `${index + 1}. ${title}`),
    },
    absent: ['rnc', 'annexes', 'quitus', 'budget_a_voter', 'lots', 'works_adopted_total'],
  },
);

const proxy = paperOf(
  'pouvoir-formulaire-chartres',
  `font: 10pt/1.5 'Nimbus Sans', sans-serif; padding: 18mm 20mm; .b { border: .3mm solid #0f4c3a; padding: 4mm; margin-bottom: 5mm } h1 { font-size: 18pt; text-align: center; letter-spacing: 2mm; color: #0f4c3a }`,
  [
    `<p>BEAUCE HABITAT GESTION – 10 place des Épars – 28000 CHARTRES</p><h1>POUVOIR</h1><div class="b">Assemblée générale des copropriétaires de la résidence <b>LES TERRASSES DE L’EURE</b><br>33 rue de la Tannerie, 28000 CHARTRES<br>du <b>lundi 7 décembre 2026 à 18 h 15</b>, en l’agence du syndic</div>
    <p>Je soussigné(e) : <b>Monsieur Jean-Baptiste VAN DER ELST</b><br>demeurant : 6 sente des Vignes, 28300 MAINVILLIERS<br>copropriétaire des lots n° 12 et 57, pour 214 tantièmes</p>
    <p>donne pouvoir à M. / Mme ............................................................................ (ou à défaut au président du conseil syndical)</p><p>pour me représenter à ladite assemblée, signer la feuille de présence, prendre part à toutes délibérations et tous votes portant sur les questions inscrites à l’ordre du jour, et généralement faire le nécessaire. Le présent pouvoir conservera ses effets pour la seconde assemblée réunie en application de l’article 25-1 de la loi du 10 juillet 1965, faute de quorum de majorité.</p>
    <p>Fait à .............................., le ..............................</p><div class="b" style="height:34mm">Signature du mandant, précédée de la mention « Bon pour pouvoir »</div><div class="b" style="height:28mm">Signature du mandataire, précédée de la mention « Bon pour acceptation »</div>
    <p style="font-size:7.6pt">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote, sauf si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint, le partenaire lié à lui par un PACS, et ses préposés ne peuvent présider l’assemblée ni recevoir mandat.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'BEAUCE HABITAT GESTION',
      building: 'LES TERRASSES DE L’EURE',
      building_address: '33 rue de la Tannerie, 28000 CHARTRES',
      owner: 'Monsieur Jean-Baptiste VAN DER ELST',
      lots: ['12', '57'],
      meeting_on: '2026-12-07',
    },
    absent: ['rnc', 'resolutions', 'iban'],
  },
);

const remote = paperOf(
  'vote-correspondance-dreux',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; td, th { border: .2mm solid #555; padding: 1.3mm } th { background: #eee } td:nth-child(n+3) { text-align: center; width: 20mm } .c { border: .2mm solid #000; padding: 3mm; margin-bottom: 3mm }`,
  [
    `<p style="text-align:center;font-size:12pt"><b>FORMULAIRE DE VOTE PAR CORRESPONDANCE</b></p><p style="text-align:center;font-size:7.6pt">(annexe de l’arrêté du 2 juillet 2020 – articles 17-1 A de la loi du 10 juillet 1965 et 9 bis, 14-1, 17 du décret du 17 mars 1967)</p>
    <div class="c">Syndicat des copropriétaires : <b>LE BEFFROI</b>, 2 à 8 rue Parisis, 28100 DREUX<br>Assemblée générale du : <b>28 mai 2026</b>, 18 h – Lieu : Salle du Vieux Pré, DREUX<br>Formulaire à retourner à DUROCAS SYNDIC, 16 Grande Rue Maurice Viollette, 28100 DREUX, ou contact@durocas.example.fr, avant le 24 mai 2026 à minuit</div>
    <div class="c">NOM(S) : M. et Mme THIÉBAUT-ROCHER &nbsp;&nbsp; Lots : 52, 117<br>Adresse : 6 rue Parisis, 28100 DREUX<br>Après avoir pris connaissance de l’ordre du jour et des documents annexés à la convocation, je souhaite émettre sur chacune des questions le vote exprimé ci-dessous.</div>
    ${table(
      ['N°', 'Identification de l’objet de la délibération', 'Pour', 'Contre', 'Abstention'],
      AGENDA.slice(0, 9).map((title, index) => [index + 1, title, '☐', '☐', '☐']),
    )}
    <p style="margin-top:3mm">Le présent formulaire doit être signé à la fin et paraphé en bas de chaque page. Si un vote par correspondance est exprimé mais que le copropriétaire est présent ou représenté, il n’en est pas tenu compte. Lorsque la résolution est amendée en cours d’assemblée, le votant favorable est assimilé à un défaillant pour cette résolution.</p><p>Fait à .................................. le .................................. Signature :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'DUROCAS SYNDIC',
      building: 'LE BEFFROI',
      building_address: '2 à 8 rue Parisis, 28100 DREUX',
      owner: 'M. et Mme THIÉBAUT-ROCHER',
      lots: ['52', '117'],
      meeting_on: '2026-05-28',
    },
    absent: ['rnc', 'resolutions_adopted', 'quitus', 'tantiemes_present'],
  },
);

export const CONVOCATIONS = [dreux, nevers, proxy, remote];
