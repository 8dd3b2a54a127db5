// Notices of meetings, a proxy and a form to vote from afar.
import { paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const COUDRAIE = [
  ['Élection du président de séance, des scrutateurs et du secrétaire', '24'],
  ['Approbation des comptes de l’exercice du 01/07/2025 au 30/06/2026', '24'],
  ['Quitus au syndic', '24'],
  ['Renouvellement du contrat de syndic de GÉRANCE DU PINCERAIS', '25'],
  ['Élection des membres du conseil syndical', '25'],
  ['Budget prévisionnel de l’exercice du 01/07/2027 au 30/06/2028', '24'],
  ['Cotisation annuelle au fonds de travaux', '25'],
  ['Réalisation d’un audit énergétique', '24'],
  ['Remplacement des robinets thermostatiques', '24'],
  ['Cession d’une bande de terrain à la commune', '26'],
] as const;
const register = paperOf(
  'convocation-pincerais-poissy',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm 16mm; .c { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .o td { border-bottom: .2mm solid #d3b98d; padding: 1mm } h1 { font-size: 14pt; background: #f0e3cf; padding: 2.5mm; text-align: center } h2 { font-size: 10pt; margin: 3.5mm 0 1mm } p { margin-bottom: 1.2mm } .f { position: absolute; bottom: 6mm; left: 16mm; right: 16mm; font-size: 6.6pt; text-align: center }`,
  [
    `<div class="c"><div><b style="font-size:12.5pt">GÉRANCE DU PINCERAIS</b><br>5 rue du Général-de-Gaulle<br>78300 POISSY<br>Tél. 01 39 00 64 20</div><div><br><br>LRAR n° 1A 204 881 7730 2<br>Mme Marie-Ange DUPLESSIS-BELLIÈRE<br>31 avenue de Versailles – Esc. 2<br>78300 POISSY</div></div><p style="margin-top:6mm">Poissy, le 16 octobre 2026</p><h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE<br>Résidence LA COUDRAIE</h1><p>31 à 35 avenue de Versailles, 78300 POISSY – immeuble 0066 – registre des copropriétés : AB8-205-471<br>Votre compte : 0066-0112 – vos lots : 112, 187 – vos voix : 318 / 20 000</p><p>Madame,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale des copropriétaires qui se réunira le <b>jeudi 19 novembre 2026 à 18 heures 30</b>, salle Blanche-de-Castille, 1 place de la République à Poissy (accueil et émargement dès 18 heures), afin de délibérer sur l’ordre du jour suivant :</p>${table(
      [],
      COUDRAIE.map(([title, article], index) => [
        `${index + 1}`,
        title,
        `majorité art. ${article}`,
      ]),
      'o',
    )}<p style="margin-top:3mm">Pièces jointes : annexes comptables, projet de contrat de syndic, devis, pouvoir, formulaire de vote par correspondance. Consultation des justificatifs de charges : le 5 novembre 2026 de 9 h 30 à 12 h 30, en nos bureaux, sur rendez-vous (article 18-1 de la loi du 10 juillet 1965).</p><p class="f">GÉRANCE DU PINCERAIS SARL – capital 22 867 € – RCS Versailles 900 284 665 – CPI 7801 2017 000 022 384 – Garantie : Exemple Cautions – page 1/2</p>`,
    `<h1>PROJETS DE RÉSOLUTIONS</h1><h2>Résolution n° 2</h2><p>L’assemblée générale approuve en leur forme, teneur, imputation et répartition les comptes de l’exercice du 01/07/2025 au 30/06/2026 présentant des charges courantes de 182 508,96 €.</p><h2>Résolution n° 3</h2><p>L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice clos le 30/06/2026.</p><h2>Résolution n° 4</h2><p>L’assemblée générale renouvelle la société GÉRANCE DU PINCERAIS dans ses fonctions de syndic du 20/11/2026 au 31/12/2028, aux conditions du contrat joint.</p><h2>Résolution n° 6</h2><p>L’assemblée générale fixe le budget prévisionnel de l’exercice du 01/07/2027 au 30/06/2028 à la somme de 189 820,00 € TTC.</p><h2>Résolution n° 7</h2><p>L’assemblée générale fixe le montant de la cotisation annuelle au fonds de travaux à 9 491,00 €, soit 5 % du budget prévisionnel.</p><h2>Résolution n° 8</h2><p>L’assemblée générale décide de confier au bureau d’études THERMOSCOPE un audit énergétique pour 5 880,00 € TTC, ou à ÉNERGIE &amp; BÂTI pour 6 240,00 € TTC.</p><h2>Résolution n° 9</h2><p>L’assemblée générale décide le remplacement des robinets thermostatiques des 64 logements pour un budget maximum de 14 720,00 € TTC, appelé en une fois au 01/02/2027.</p><h2>Résolution n° 10</h2><p>L’assemblée générale décide de céder à la commune de Poissy, pour l’euro symbolique, une bande de 42 m² à prendre sur la parcelle AV 311, pour élargissement du trottoir.</p><p style="margin-top:6mm">Conformément à l’article 22 de la loi, chaque mandataire ne peut recevoir plus de trois délégations de vote, sauf si le total des voix n’excède pas 10 % de celles du syndicat. Le syndic et ses préposés ne peuvent recevoir mandat.</p><p class="f">GÉRANCE DU PINCERAIS – convocation AG du 19/11/2026 – LA COUDRAIE – page 2/2</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'GÉRANCE DU PINCERAIS',
      building: 'Résidence LA COUDRAIE',
      building_address: '31 à 35 avenue de Versailles, 78300 POISSY',
      rnc: 'AB8205471',
      owner: 'Mme Marie-Ange DUPLESSIS-BELLIÈRE',
      lots: ['112', '187'],
      tantiemes: 318,
      meeting_on: '2026-11-19',
      sent_on: '2026-10-16',
      resolutions: COUDRAIE.map(([title], index) => `${index + 1}. ${title}`),
      approved_from: '2025-07-01',
      approved_to: '2026-06-30',
      budget_from: '2027-07-01',
      budget_to: '2028-06-30',
      budget_a_voter: 18982000,
      cotisation_fonds_travaux: 949100,
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'works_adopted', 'impayes', 'iban'],
  },
);

const FLEURI = [
  'Désignation du président de séance',
  'Approbation des comptes arrêtés au 31 mars 2026',
  'Quitus au syndic pour sa gestion',
  'Vote du budget prévisionnel 2027-2028',
  'Fonds de travaux loi ALUR',
  'Vente de la loge du gardien',
  'Point d’information sur la procédure contre la société BATIBRIE',
] as const;
const letter = paperOf(
  'convocation-lettre-meaux',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 20mm 22mm; li { margin-bottom: 1.2mm }`,
  [
    `<p><b>BRIE &amp; MARNE GESTION</b><br>42 rue du Grand Cerf – BP 114 – 77107 MEAUX CEDEX</p><p style="margin:6mm 0 6mm 90mm">M. TCHIKAYA-MBOUNGOU Prosper<br>24 allée du Clos Fleuri – Appt B34<br>77100 MEAUX</p><p style="text-align:right">Meaux, le 31 août 2026</p><p><b>Objet :</b> assemblée générale annuelle – LE CLOS FLEURI, 20 à 30 allée du Clos Fleuri, 77100 MEAUX<br><b>Envoi :</b> recommandé électronique (vous avez accepté ce mode de notification le 12/01/2024)</p><p>Cher Monsieur,</p><p>Vous voudrez bien assister, ou vous faire représenter, à l’assemblée générale ordinaire de votre copropriété, que nous tiendrons</p><p style="text-align:center"><b>le jeudi 24 septembre 2026 à 18 h 00<br>au gymnase Tauziet, rue Tauziet à Meaux</b></p><p>Ordre du jour :</p><ol>${FLEURI.map((title) => `<li>${title}</li>`).join('')}</ol><p>Les comptes, le projet de budget, l’avis du conseil syndical et le projet d’acte relatif à la loge vous parviennent par courrier séparé et se trouvent aussi dans votre espace personnel. Le formulaire de vote par correspondance doit nous être retourné trois jours francs au moins avant la réunion.</p><p>En cas d’empêchement, merci de remplir le pouvoir au verso.</p><p>Nous vous prions de croire, cher Monsieur, à l’assurance de notre dévouement.</p><p style="margin-left:95mm">Le gestionnaire,<br>Théophile Marsan</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'BRIE & MARNE GESTION',
      building: 'LE CLOS FLEURI',
      building_address: '20 à 30 allée du Clos Fleuri, 77100 MEAUX',
      owner: 'M. TCHIKAYA-MBOUNGOU Prosper',
      meeting_on: '2026-09-24',
      sent_on: '2026-08-31',
      resolutions: FLEURI.map((title, index) => `${index + 1}. ${title}`),
    },
    absent: ['rnc', 'annexes', 'resolutions_adopted', 'quitus', 'budget', 'tantiemes_present'],
  },
);

const proxy = paperOf(
  'pouvoir-formulaire-poissy',
  `font: 10pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 18mm; .b { border: .4mm solid #8a6a35; padding: 5mm } h1 { font-size: 17pt; text-align: center; letter-spacing: 2mm }`,
  [
    `<div class="b"><p>GÉRANCE DU PINCERAIS – syndic – 78300 POISSY</p><h1>POUVOIR</h1><p style="text-align:center">(à remettre à votre mandataire ou au président de séance)</p><p>Je soussignée : <b>Mme Marie-Ange DUPLESSIS-BELLIÈRE</b><br>copropriétaire de la Résidence LA COUDRAIE, 31 à 35 avenue de Versailles, 78300 POISSY<br>lots 112 et 187, disposant de 318 voix,</p><p>donne pouvoir à M. / Mme ................................................................................<br>demeurant ...................................................................................................</p><p>pour me représenter à l’assemblée générale ordinaire du <b>19/11/2026 à 18 h 30</b> et à toute assemblée tenue sur second tour avec le même ordre du jour, y prendre part aux délibérations et à tous votes, accepter toutes fonctions, faire toutes déclarations et signer toutes pièces.</p><p>En cas d’empêchement, mon mandataire pourra subdéléguer le présent mandat : ☐ oui ☐ non</p><p>Fait à ............................................ le ............................................</p><table style="height:34mm"><tr><td>Signature du mandant<br><small>« Bon pour pouvoir »</small></td><td>Signature du mandataire<br><small>« Bon pour acceptation »</small></td></tr></table></div><p style="font-size:7.6pt;margin-top:5mm">Ne peuvent recevoir mandat : le syndic, son conjoint ou partenaire, ses ascendants et descendants, ses préposés (article 22 de la loi n° 65-557 du 10 juillet 1965). Un pouvoir sans nom sera remis au président du conseil syndical.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      meeting_on: '2026-11-19',
      building: 'Résidence LA COUDRAIE',
      building_address: '31 à 35 avenue de Versailles, 78300 POISSY',
      owner: 'Mme Marie-Ange DUPLESSIS-BELLIÈRE',
      lots: ['112', '187'],
      tantiemes: 318,
      syndic: 'GÉRANCE DU PINCERAIS',
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'rnc', 'iban'],
  },
);

const VOTES = [
  'Élection du bureau de séance',
  'Approbation des comptes',
  'Quitus au syndic',
  'Désignation de syndic.plus comme syndic',
  'Conseil syndical',
  'Budget prévisionnel 2027',
  'Fonds de travaux 2027',
  'Réfection de la couverture sur cour',
] as const;
const form = paperOf(
  'vote-correspondance-montreuil',
  `font: 9pt/1.4 'URW Gothic', sans-serif; padding: 14mm 15mm; h1 { font-size: 14pt; color: #5b2a86 } .g td, .g th { border: .2mm solid #b9a5cf; padding: 1.5mm } .g td:nth-child(n+3), .g th:nth-child(n+3) { text-align: center } .i { background: #f4effa; padding: 3mm; margin: 3mm 0 }`,
  [
    `<p style="color:#5b2a86;font-size:13pt"><b>syndic.plus</b></p><h1>Formulaire de vote par correspondance</h1><p>(arrêté du 2 juillet 2020 – article 17-1 A de la loi n° 65-557 du 10 juillet 1965)</p><div class="i">Copropriété du 15 rue de la Beaune, 93100 MONTREUIL<br>Assemblée générale du mardi 2 juin 2026 à 18 h 30<br>Copropriétaire : M. Oumar TRAORÉ &amp; Mme Élise VAN DEN BERGHE – lots 7, 19, 31 – 742 tantièmes</div><p>À retourner avant le <b>29 mai 2026 à minuit</b>, à peine d’irrecevabilité, à vote@syndic-plus.example.fr ou 18 rue Kléber, 93100 Montreuil.</p>${table(
      ['N°', 'Question', 'Pour', 'Contre', 'Abstention'],
      VOTES.map((title, index) => [index + 1, title, '☐', '☐', '☐']),
      'g',
    )}<p style="margin-top:3mm">Si, sur une résolution, votre choix n’est pas exprimé ou l’est deux fois, vous êtes considéré comme défaillant. En cas d’amendement en cours de séance d’une résolution à laquelle vous étiez favorable, vous êtes également assimilé à un copropriétaire défaillant.</p><p>☐ Je souhaite assister à la réunion ; mon formulaire ne sera alors pas pris en compte.</p><p style="margin-top:8mm">Date : ........................... &nbsp;&nbsp; Signature et paraphe de chaque page :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      meeting_on: '2026-06-02',
      building_address: '15 rue de la Beaune, 93100 MONTREUIL',
      owner: 'M. Oumar TRAORÉ & Mme Élise VAN DEN BERGHE',
      lots: ['7', '19', '31'],
      tantiemes: 742,
      resolutions: VOTES.map((title, index) => `${index + 1}. ${title}`),
    },
    absent: ['rnc', 'tantiemes_present', 'resolutions_adopted', 'quitus', 'iban'],
  },
);

export const ASSEMBLEES_CONVOCATIONS = [register, letter, proxy, form];
