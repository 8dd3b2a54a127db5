// Notices of meetings, a proxy and a form to vote by post.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const ORLEANS = [
  'Élection du président de séance',
  'Élection des scrutateurs',
  'Rapport du conseil syndical',
  'Approbation des comptes de l’exercice 2025',
  'Quitus au syndic',
  'Élection du syndic et approbation de son contrat',
  'Approbation du budget prévisionnel 2027',
  'Fonds de travaux : montant de la cotisation',
  'Travaux : remplacement des portes de garage',
  'Projet de plan pluriannuel de travaux',
  'Demande de M. Ruiz y Torres : installation d’un store',
] as const;
const ARTICLES = ['24', '24', 'sans vote', '24', '24', '25', '24', '25', '24', '25', '25 b'];
const ref = (page: number) =>
  `<div class="ft"><span>ORLÉANAISE DE COPROPRIÉTÉ – convocation LES TERRASSES DU LOIRET – AG du 21/05/2026</span><span>${page}/2</span></div>`;
const orleans = paperOf(
  'convocation-projet-dauphine-orleans',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; .b td { border-bottom: .2mm solid #ccc; padding: 1mm } .w { border: .4mm solid #222; padding: 3mm; text-align: center; font-size: 11pt; margin: 4mm 0 } h2 { font-size: 9.6pt; margin: 3mm 0 1mm } .ft { position: absolute; bottom: 7mm; left: 15mm; right: 15mm; font-size: 7pt; display: flex; justify-content: space-between }`,
  [
    `<table><tr><td style="width:55%"><b style="font-size:13pt">ORLÉANAISE DE COPROPRIÉTÉ</b><br>15 rue Bannier – 45000 ORLÉANS<br>Tél. 02 00 00 45 15<br><br>Dossier suivi par : Mme Clémence Jaffré<br>N/Réf. 0451/AG26/CJ</td><td style="padding-top:12mm"><b>L.R.A.R. n° 1A 204 118 0093 7</b><br>M. RUIZ Y TORRES Esteban<br>Résidence Les Terrasses du Loiret – Bât. 2<br>64 avenue Dauphine<br>45100 ORLÉANS</td></tr></table><p style="text-align:right">Orléans, le 24 avril 2026</p><p>Immeuble : LES TERRASSES DU LOIRET, 64 avenue Dauphine, 45100 ORLÉANS – Immatriculation AB4510620 – Vos lots : 33, 118</p>
    <div class="w"><b>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</b><br>jeudi 21 mai 2026 à 18 heures<br>Salle Albert-Camus, 1 place Mozart, 45100 ORLÉANS</div><p>Madame, Monsieur, nous vous prions d’assister ou de vous faire représenter à l’assemblée générale dont l’ordre du jour est le suivant :</p>
    ${table(
      ['N°', 'Question', 'Article'],
      ORLEANS.map((subject, index) => [index + 1, subject, ARTICLES[index] ?? '']),
      'b',
    )}<p style="margin-top:4mm">Les pièces justificatives des charges sont consultables le 12 mai 2026 de 14 h à 17 h en nos bureaux (art. 18-1 de la loi du 10 juillet 1965). Vous pouvez voter par correspondance : le formulaire doit nous parvenir au plus tard le 18 mai 2026.</p>${ref(1)}`,
    `<p style="font-size:12pt"><b>PROJETS DE RÉSOLUTIONS</b></p><h2>Question n° 4 – Approbation des comptes de l’exercice 2025</h2><p>L’assemblée générale approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025 arrêtés à 81 867,79 € pour les opérations courantes, tels que joints à la convocation.</p><h2>Question n° 5 – Quitus au syndic</h2><p>L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31/12/2025.</p><h2>Question n° 6 – Élection du syndic et approbation de son contrat</h2><p>L’assemblée générale élit comme syndic ORLÉANAISE DE COPROPRIÉTÉ. Le mandat prendra effet le 22/05/2026 et s’achèvera le 30/06/2028.</p><h2>Question n° 7 – Approbation du budget prévisionnel 2027</h2><p>L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 pour un montant de 86 110,00 €.</p><h2>Question n° 8 – Fonds de travaux : montant de la cotisation</h2><p>L’assemblée générale fixe la cotisation annuelle à 4 305,50 €, soit 5 % du budget prévisionnel.</p><h2>Question n° 9 – Travaux : remplacement des portes de garage</h2><p>Devis joints : Ferm’Auto 45, 23 870,00 € TTC ; Sologne Portails, 26 114,00 € TTC. L’assemblée retient l’entreprise ................ pour un montant de ................ € TTC.</p><h2>Question n° 10 – Projet de plan pluriannuel de travaux</h2><p>Présentation du PPPT établi par le bureau Thermis Centre ; l’assemblée décide de ................</p><h2>Question n° 11 – Demande de M. Ruiz y Torres : installation d’un store</h2><p>Autorisation sous réserve d’une teinte écrue, aux frais du demandeur.</p><p style="margin-top:6mm"><b>Pièces jointes</b> : formulaire de vote par correspondance, pouvoir, contrat de syndic, fiche d’information sur le prix, devis, avis du conseil syndical.</p><p style="font-size:7pt">ORLÉANAISE DE COPROPRIÉTÉ – SAS au capital de 80 000 € – RCS Orléans 900 045 015 – CPI 4501 2018 000 045 015 – Garantie : Caisse Exemple – Médiateur : CM2C Exemple</p>${ref(2)}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'ORLÉANAISE DE COPROPRIÉTÉ',
      building: 'LES TERRASSES DU LOIRET',
      building_address: '64 avenue Dauphine, 45100 ORLÉANS',
      rnc: 'AB4510620',
      owner: 'M. RUIZ Y TORRES Esteban',
      lots: ['33', '118'],
      meeting_on: '2026-05-21',
      sent_on: '2026-04-24',
      resolutions: ORLEANS.map((subject, index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_a_voter: 8611000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 430550,
    },
    absent: ['works_adopted_total', 'tantiemes_present', 'impayes', 'dette_fournisseurs'],
  },
);

const BOURGES = [
  'Désignation du président et du bureau',
  'Comptes clos au 30 juin 2026',
  'Quitus',
  'Budget du 1er juillet 2027 au 30 juin 2028',
  'Cotisation au fonds de travaux',
  'Conseil syndical : deux sièges à pourvoir',
  'Ravalement du pignon est',
  'Questions diverses, sans vote',
] as const;
const bourges = paperOf(
  'convocation-lettre-berry-bourges',
  `font: 10.6pt/1.5 'C059', serif; padding: 22mm 24mm; li { margin-bottom: 1.2mm } .r { margin-left: 88mm }`,
  [
    `<p><b>Cabinet Rousselet-Berry</b><br>syndic de copropriété, 6 place Gordaine, 18000 Bourges</p><p class="r">Madame Yvette Chollet<br>née Pasquet<br>17 boulevard de Strasbourg<br>18000 Bourges</p><p class="r">Bourges, le 2 novembre 2026</p><p>Chère Madame,</p><p>Nous avons l’avantage de vous convier à l’assemblée générale annuelle des copropriétaires de la Résidence Jacques Cœur, 17 boulevard de Strasbourg, 18000 Bourges, qui se réunira <b>le mardi huit décembre 2026 à 18 h 15</b> au foyer Saint-Bonnet, pour délibérer sur l’ordre du jour suivant :</p><ol>${BOURGES.map((subject) => `<li>${subject}</li>`).join('')}</ol><p>Le budget proposé s’élève à 61.450,00 € et la cotisation au fonds de travaux à 3.072,50 €. Le devis du ravalement (Enduits du Cher, 18.906,00 €) a été examiné par le conseil syndical, qui émet un avis favorable.</p><p>Si vous ne pouvez venir, nous vous prions de nous retourner le pouvoir ci-inclus. Les comptes et leurs annexes vous parviendront sous pli séparé.</p><p>Veuillez recevoir, chère Madame, nos hommages respectueux.</p><p class="r">B. Rousselet</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Rousselet-Berry',
      building: 'Résidence Jacques Cœur',
      building_address: '17 boulevard de Strasbourg, 18000 Bourges',
      owner: either('Madame Yvette Chollet née Pasquet', 'Madame Yvette Chollet'),
      meeting_on: '2026-12-08',
      sent_on: '2026-11-02',
      resolutions: either(
        BOURGES.map((subject, index) => `${index + 1}. ${subject}`),
        BOURGES.map((subject, index) => `${index + 1}. ${subject.replace(', sans vote', '')}`),
      ),
      budget_a_voter: 6145000,
      budget_from: '2027-07-01',
      budget_to: '2028-06-30',
      cotisation_fonds_travaux: 307250,
    },
    absent: ['rnc', 'lots', 'works_adopted_total', 'annexes', 'impayes'],
  },
);

const proxy = paperOf(
  'pouvoir-coupon-point-du-jour-boulogne',
  `font: 10pt/1.6 'Carlito', sans-serif; padding: 22mm; .k { border: .3mm solid #1e6b3a; padding: 6mm } .p { border-bottom: .2mm dotted #444; display: inline-block; width: 70mm }`,
  [
    `<p style="color:#1e6b3a"><b>immovallée</b> – 77 avenue Édouard-Vaillant – 92100 Boulogne-Billancourt</p><div class="k"><p style="text-align:center;font-size:15pt"><b>POUVOIR</b></p><p>Assemblée générale du <b>26 mars 2026 à 18 h 00</b><br>Copropriété LE POINT DU JOUR, 150 à 154 quai Alphonse Le Gallo, 92100 Boulogne-Billancourt</p><p>Je soussigné(e) : <b>SCI OZANNE ET FILLES</b><br>copropriétaire des lots n° 87, 203, 311 représentant 187 tantièmes</p><p>donne pouvoir à M. / Mme <span class="p"></span><br>demeurant <span class="p"></span><br>pour me représenter à l’assemblée désignée ci-dessus ainsi qu’à celle qui serait convoquée ultérieurement avec le même ordre du jour, prendre part aux délibérations et aux votes, avec faculté de substituer.</p><p>Fait à <span class="p" style="width:40mm"></span> le <span class="p" style="width:30mm"></span></p><p>Signature précédée de la mention « Bon pour pouvoir » :</p><p style="margin-top:18mm">« Bon pour acceptation » du mandataire :</p></div><p style="font-size:7.5pt;margin-top:4mm">Art. 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut recevoir plus de trois délégations de vote, à moins que le total de ses voix et de celles de ses mandants n’excède pas 10 % des voix du syndicat. Le syndic, son conjoint et ses préposés ne peuvent recevoir mandat. Les pouvoirs en blanc sont remis au président du conseil syndical.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      building: 'LE POINT DU JOUR',
      building_address: '150 à 154 quai Alphonse Le Gallo, 92100 Boulogne-Billancourt',
      owner: 'SCI OZANNE ET FILLES',
      lots: ['87', '203', '311'],
      tantiemes: 187,
      meeting_on: '2026-03-26',
    },
    absent: ['resolutions_adopted', 'iban', 'budget'],
  },
);

const byPost = paperOf(
  'vote-correspondance-becon-courbevoie',
  `font: 8.6pt 'DejaVu Sans Condensed', sans-serif; .v td, .v th { border: .2mm solid #555 } .v th { background: #eee } .v td:nth-child(n+3) { text-align: center; width: 20mm }`,
  [
    `<p>AGENCE BÉCON GESTION – 4 place Sarrail, 92400 Courbevoie</p><h1 style="font-size:13pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="text-align:center">Article 17-1 A de la loi n° 65-557 du 10 juillet 1965 – arrêté du 2 juillet 2020</p><p>Assemblée générale des copropriétaires du : <b>9 juin 2026</b> à 19 h – LES DAMIERS DE BÉCON, 9-11 rue Armand Silvestre, 92400 COURBEVOIE</p><p>Nom et prénom du copropriétaire : M. et Mme SISSOKO Mamadou – Lots 62, 162</p><p>Date limite de réception par le syndic : 5 juin 2026. Le formulaire reçu après cette date ne peut être pris en compte.</p>${table(
      ['N°', 'Objet de la résolution', 'Pour', 'Contre', 'Abstention'],
      [
        'Élection du président de séance',
        'Approbation des comptes du 01/01/2025 au 31/12/2025',
        'Quitus au syndic',
        'Budget prévisionnel 2027',
        'Cotisation au fonds de travaux',
        'Réfection de l’étanchéité du parking',
        'Passage à l’éclairage LED',
      ].map((subject, index) => [index + 1, subject, '☐', '☐', '☐']),
      'v',
    )}<p style="margin-top:4mm">Pour chaque résolution, cochez une seule case. L’absence de choix vaut abstention. Si la résolution est amendée en cours d’assemblée, le votant par correspondance ayant voté favorablement est assimilé à un copropriétaire défaillant pour cette résolution.</p><p>Fait à ..................., le ................... Signature et paraphe de chaque page :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      building: 'LES DAMIERS DE BÉCON',
      building_address: '9-11 rue Armand Silvestre, 92400 COURBEVOIE',
      owner: 'M. et Mme SISSOKO Mamadou',
      lots: ['62', '162'],
      meeting_on: '2026-06-09',
    },
    absent: ['resolutions_adopted', 'rnc', 'quitus'],
  },
);

export const CONVOCATIONS_ET_POUVOIRS = [orleans, bourges, proxy, byPost];
