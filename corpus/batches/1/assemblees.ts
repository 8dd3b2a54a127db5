// Minutes of general meetings: prose, a box per resolution, and the typed pages of a volunteer.
import type { Paper } from '../../paper.ts';
import { table } from '../../writing.ts';

type Vote = readonly [for_: string, against: string, abstained: string];
const box = (
  number: number,
  subject: string,
  text: string,
  [yes, no, none]: Vote,
  result: string,
): string =>
  `<div class="b"><div class="h">${String(number).padStart(2, '0')} – ${subject}</div><p>${text}</p>${table(['Vote(nt) POUR', 'Vote(nt) CONTRE', 'Abstention(s)'], [[yes, no, none]])}<p><b>${result}</b></p></div>`;

const boxes: Paper = {
  name: 'pv-cadres',
  css: `font-size: 8.8pt; .b { border: .3mm solid #14406b; margin-bottom: 3mm; padding: 1.5mm } .h { background: #14406b; color: #fff; font-weight: bold; padding: .8mm 1.5mm; margin-bottom: 1mm } td, th { border: .2mm solid #aaa; text-align: center } p { margin-bottom: 1mm } .f { position: absolute; bottom: 7mm; font-size: 7pt }`,
  pages: [
    `<b style="color:#14406b;font-size:13pt">FONTALIS LOIRE</b><p>18 quai de la Fosse 44100 NANTES</p>
    <h1 style="text-align:center;font-size:14pt">PROCES VERBAL<br>ASSEMBLEE GENERALE ANNUELLE</h1>
    <p style="text-align:center"><b>LES ORMEAUX</b> – 27 rue Paul Bellamy 44000 NANTES (AC5120937)</p>
    <p>L’an deux mille vingt-six, le mardi 19 mai à 18 heures 30, les copropriétaires de l’immeuble LES ORMEAUX se sont réunis salle municipale, rue Paul Bellamy à Nantes, sur convocation du syndic FONTALIS LOIRE, par lettre recommandée ou par voie électronique.</p>
    <p>La feuille de présence, signée en entrant en séance, fait ressortir : présents, représentés ou ayant voté par correspondance 29 copropriétaires totalisant 7 214 tantièmes sur 10 000. Absents : 13 copropriétaires, 2 786 tantièmes.</p>
    ${box(1, 'ELECTION DU PRESIDENT DE SEANCE (article 24)', 'Est élu président de séance M. Marchand.', ['7 214', '0', '0'], 'Cette résolution est adoptée à l’unanimité des présents et représentés.')}
    ${box(2, 'APPROBATION DES COMPTES (article 24)', 'L’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes des charges de l’exercice du 01/01/2025 au 31/12/2025.', ['6 804', '410', '0'], 'Cette résolution est adoptée.')}
    ${box(3, 'QUITUS AU SYNDIC (article 24)', 'L’assemblée générale donne quitus au syndic pour sa gestion arrêtée au 31/12/2025.', ['6 511', '410', '293'], 'Cette résolution est adoptée.')}
    <p class="f">LES ORMEAUX – PV AG du 19/05/2026 – Page 1/3</p>`,
    `${box(4, 'DESIGNATION DU SYNDIC (article 25)', 'L’assemblée générale nomme la société FONTALIS LOIRE en qualité de syndic selon le contrat joint à la convocation, qui entre en vigueur le 01/07/2026 pour se terminer le 30/06/2028.', ['6 902', '0', '312'], 'Cette résolution est adoptée.')}
    ${box(5, 'BUDGET PREVISIONNEL 2027 (article 24)', 'Le budget de l’exercice du 01/01/2027 au 31/12/2027, arrêté à la somme de 58 740,00 euros, est approuvé. Il sera appelé par quart le premier jour de chaque trimestre.', ['7 214', '0', '0'], 'Cette résolution est adoptée à l’unanimité des présents et représentés.')}
    ${box(6, 'FONDS DE TRAVAUX (article 25)', 'L’assemblée fixe la cotisation annuelle obligatoire à 5 % du budget, soit 2 937,00 euros pour l’exercice 2027.', ['7 001', '213', '0'], 'Cette résolution est adoptée.')}
    ${box(7, 'REFECTION DE L’ETANCHEITE DE LA TERRASSE (article 24)', 'Après examen des devis, l’assemblée décide de confier ces travaux à l’entreprise Étanche Ouest pour un montant de 55 800,00 euros TTC. Financement : trois appels exigibles les 01/07/2026, 01/10/2026 et 01/01/2027, en charges communes générales.', ['4 990', '2 011', '213'], 'Cette résolution est adoptée.')}
    ${box(8, 'INSTALLATION D’UNE VIDEOSURVEILLANCE (article 25)', 'Il est proposé d’installer quatre caméras dans les parties communes pour 6 210,00 euros TTC.', ['1 804', '5 410', '0'], 'Cette résolution est rejetée.')}
    <p class="f">LES ORMEAUX – PV AG du 19/05/2026 – Page 2/3</p>`,
    `${box(9, 'MANDAT POUR AGIR EN RECOUVREMENT (article 24)', 'L’assemblée autorise le syndic à engager la procédure contre le lot 15.', ['7 214', '0', '0'], 'Cette résolution est adoptée à l’unanimité des présents et représentés.')}
    <p>L’ordre du jour étant épuisé, la séance est levée à 20 heures 45.</p><p>LE PRESIDENT – LE SCRUTATEUR – LE SECRETAIRE</p>
    <p>Article 42 alinéa 2 de la loi du 10 juillet 1965 : les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal.</p><p class="f">LES ORMEAUX – PV AG du 19/05/2026 – Page 3/3</p>`,
  ],
  documents: [
    {
      type: 'PV_AG',
      sub_kind: null,
      facts: {
        syndic: 'FONTALIS LOIRE',
        building: 'LES ORMEAUX',
        building_address: '27 rue Paul Bellamy, 44000 NANTES',
        rnc: 'AC5120937',
        meeting_on: '2026-05-19',
        tantiemes_present: 7214,
        resolutions: [
          '1. ELECTION DU PRESIDENT DE SEANCE',
          '2. APPROBATION DES COMPTES',
          '3. QUITUS AU SYNDIC',
          '4. DESIGNATION DU SYNDIC',
          '5. BUDGET PREVISIONNEL 2027',
          '6. FONDS DE TRAVAUX',
          '7. REFECTION DE L’ETANCHEITE DE LA TERRASSE',
          '8. INSTALLATION D’UNE VIDEOSURVEILLANCE',
          '9. MANDAT POUR AGIR EN RECOUVREMENT',
        ],
        resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '9'],
        resolutions_rejected: ['8'],
        approved_from: '2025-01-01',
        approved_to: '2025-12-31',
        quitus: true,
        budget: 5874000,
        budget_from: '2027-01-01',
        budget_to: '2027-12-31',
        cotisation_fonds_travaux: 293700,
        works_adopted: ['7. REFECTION DE L’ETANCHEITE DE LA TERRASSE'],
        works_adopted_total: 5580000,
        mandate_from: '2026-07-01',
        mandate_to: '2028-06-30',
      },
      absent: ['sent_on', 'owner', 'lots'],
    },
  ],
};

const prose: Paper = {
  name: 'pv-prose',
  css: `font: 10.5pt/1.45 'Nimbus Roman', serif; padding: 20mm 22mm; h2 { font-size: 11pt; text-decoration: underline; margin-top: 3mm }`,
  pages: [
    `<p>CABINET PERRAULT ET FILS, syndic</p><h1 style="font-size:15pt;text-align:center">Immeuble 15, rue Saint-Julien à ANGERS (49100)</h1><p style="text-align:center"><b>Compte rendu de l’assemblée générale ordinaire tenue le 22 avril 2026</b></p>
    <p>Le mercredi vingt-deux avril deux mille vingt-six, à dix-huit heures, les copropriétaires se sont assemblés dans les bureaux du syndic. Il a été dressé une feuille de présence dont il résulte que onze copropriétaires sur dix-sept, réunissant ensemble 6 538 / 10 000 voix, sont présents ou représentés. M. Tessier est élu président ; M. Perrault assure le secrétariat.</p>
    <h2>1. Comptes de l’exercice 2025</h2><p>Après avoir entendu le conseil syndical, l’assemblée approuve sans réserve les comptes arrêtés au 31 décembre 2025 (exercice du 1er janvier au 31 décembre 2025), qui font apparaître un total de dépenses courantes de 34.800,22 €. Pour : 6 538. Contre : néant. Abstention : néant. La résolution est votée à l’unanimité.</p>
    <h2>2. Quitus</h2><p>L’assemblée refuse de donner quitus au syndic de sa gestion pour l’exercice écoulé. Pour le quitus : 2 100. Contre : 4 022. Abstentions : 416. La résolution est repoussée.</p>
    <h2>3. Budget prévisionnel pour 2027</h2><p>Le projet de budget joint à la convocation, couvrant la période du 1er janvier 2027 au 31 décembre 2027 et s’élevant à 36.500 €, est mis aux voix. Pour : 6 122. Contre : 416. La résolution est votée à la majorité de l’article 24.</p>
    <h2>4. Fonds de travaux</h2><p>La cotisation est maintenue à 1.825,00 € par an. Pour : 6 538. La résolution est votée à la majorité de l’article 25.</p>`,
    `<h2>5. Réfection de la cage d’escalier</h2><p>L’assemblée retient le devis de l’entreprise Couleurs d’Anjou s’élevant à 12.480,00 € TTC et décide que ces travaux, honoraires compris, seront financés par deux appels, le 1er septembre et le 1er décembre 2026. Pour : 5 610. Contre : 928. La résolution est votée à la majorité de l’article 24.</p>
    <h2>6. Renouvellement du mandat du syndic</h2><p>Le Cabinet Perrault et Fils est reconduit dans ses fonctions pour une durée de dix-huit mois commençant le 23 avril 2026 et s’achevant le 22 octobre 2027. Pour : 5 210. Contre : 1 328. La résolution est votée à la majorité de l’article 25.</p>
    <h2>7. Questions diverses</h2><p>Il est rappelé que les vélos ne doivent pas encombrer le hall. Ce point n’appelle pas de vote.</p>
    <p>Plus rien n’étant à l’ordre du jour, la séance est close à vingt heures dix.</p><p>Fait à Angers. Suivent les signatures du président, du scrutateur et du secrétaire.</p><p style="font-size:8.5pt">Les décisions ci-dessus peuvent être contestées devant le tribunal judiciaire par les copropriétaires opposants ou défaillants dans les deux mois de leur notification (loi du 10 juillet 1965, art. 42).</p>`,
  ],
  documents: [
    {
      type: 'PV_AG',
      sub_kind: null,
      facts: {
        syndic: 'CABINET PERRAULT ET FILS',
        building_address: {
          either: ['15, rue Saint-Julien, 49100 ANGERS', '15, rue Saint-Julien, ANGERS (49100)'],
        },
        meeting_on: '2026-04-22',
        tantiemes_present: 6538,
        resolutions: [
          '1. Comptes de l’exercice 2025',
          '2. Quitus',
          '3. Budget prévisionnel pour 2027',
          '4. Fonds de travaux',
          '5. Réfection de la cage d’escalier',
          '6. Renouvellement du mandat du syndic',
          '7. Questions diverses',
        ],
        resolutions_adopted: ['1', '3', '4', '5', '6'],
        resolutions_rejected: ['2'],
        approved_from: '2025-01-01',
        approved_to: '2025-12-31',
        quitus: false,
        budget: 3650000,
        budget_from: '2027-01-01',
        budget_to: '2027-12-31',
        cotisation_fonds_travaux: 182500,
        works_adopted: ['5. Réfection de la cage d’escalier'],
        works_adopted_total: 1248000,
        mandate_from: '2026-04-23',
        mandate_to: '2027-10-22',
      },
      absent: ['rnc', 'sent_on'],
    },
  ],
};

const typed: Paper = {
  name: 'pv-benevole',
  css: `font: 10pt/1.4 'Nimbus Mono PS', monospace; padding: 20mm; li { margin-bottom: 3mm }`,
  pages: [
    `<p>Syndicat des copropriétaires du 3 impasse des Lilas<br>3 impasse des Lilas 35000 RENNES<br>Syndic bénévole : Mme Irène Coatmeur</p>
    <p><b>PV de l’AG du 07/03/2026 (samedi, 10h, chez Mme Coatmeur)</b></p>
    <p>Présents : Mme Coatmeur (280), M. Ferrec (240), Mme Diop (190). Représenté : M. Hamon par M. Ferrec (150). Absent : M. Vial (140). Total présents et représentés : 860/1000.</p>
    <ol><li>Président de séance : M. Ferrec. Unanimité.</li><li>Comptes 2025 (1/1/2025 au 31/12/2025) : approuvés. POUR 860 CONTRE 0 ABST 0. ADOPTE</li><li>Quitus à la syndic : POUR 860 CONTRE 0. ADOPTE</li><li>Budget 2026 (1/1/2026 au 31/12/2026) : 4 900 euros. POUR 860. ADOPTE</li><li>Changement du portail : devis à 3 150 euros. POUR 340 CONTRE 520. REJETE</li><li>Syndic : Mme Coatmeur est réélue du 07/03/2026 au 06/03/2027. POUR 710 CONTRE 0 ABST 150. ADOPTE (art. 25)</li></ol>
    <p>Séance levée à 11h20. Signatures : le président, la secrétaire.</p>`,
  ],
  documents: [
    {
      type: 'PV_AG',
      sub_kind: null,
      facts: {
        meeting_on: '2026-03-07',
        building_address: '3 impasse des Lilas, 35000 RENNES',
        syndic: { either: ['Mme Irène Coatmeur', 'Irène Coatmeur'] },
        tantiemes_present: 860,
        approved_from: '2025-01-01',
        approved_to: '2025-12-31',
        quitus: true,
        budget: 490000,
        budget_from: '2026-01-01',
        budget_to: '2026-12-31',
        resolutions_adopted: ['1', '2', '3', '4', '6'],
        resolutions_rejected: ['5'],
        mandate_from: '2026-03-07',
        mandate_to: '2027-03-06',
      },
      absent: ['rnc', 'works_adopted', 'works_adopted_total', 'cotisation_fonds_travaux'],
    },
  ],
};

export const ASSEMBLEES = [boxes, prose, typed];
