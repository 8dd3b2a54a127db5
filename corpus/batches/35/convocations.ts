// Notices of meetings, one with its proposals and one by a small office, and the forms that go with them.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { envelope, foot, sides } from './communs.ts';

const AGENDA = [
  ['Élection du président de séance', 'art. 24'],
  ['Élection des scrutateurs', 'art. 24'],
  ['Élection du secrétaire', 'art. 24'],
  ['Rapport du conseil syndical', 'sans vote'],
  ['Approbation des comptes de l’exercice du 01/10/2025 au 30/09/2026', 'art. 24'],
  ['Quitus au syndic', 'art. 24'],
  ['Élection du syndic Gérances d’Occitanie', 'art. 25'],
  ['Budget prévisionnel du 01/10/2027 au 30/09/2028', 'art. 24'],
  ['Cotisation au fonds de travaux', 'art. 25'],
  ['Remplacement de la chaudière collective', 'art. 25'],
  ['Travaux de zinguerie bâtiment 2', 'art. 24'],
  ['Interdiction des locations meublées de tourisme', 'art. 26'],
] as const;
const full = paperOf(
  'convocation-complete-rodez',
  `font: 9.2pt/1.38 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; border: .4mm solid #7b2d26; color: #7b2d26; padding: 2mm } h2 { font-size: 10.5pt; color: #7b2d26; margin: 3mm 0 1mm } .o td { border-bottom: .2mm dotted #999; padding: .8mm 1.5mm } .o td:first-child { width: 10mm; text-align: right } .o td:last-child { width: 24mm }`,
  [
    `${sides('<b style="font-size:13pt;color:#7b2d26">GÉRANCES D’OCCITANIE</b><br>Cabinet de Rodez – 31 rue Béteille, 12000 RODEZ<br>05 65 00 12 31 – rodez@gerances-occitanie.example.fr', 'Lettre recommandée avec A.R.<br>n° 1A 220 118 4407 3')}
    ${envelope('Mme BOUSCAYROL Marie-Ange<br>M. BOUSCAYROL Denis<br>Le Bourg<br>12330 SALLES-LA-SOURCE')}
    <p>Rodez, le 6 novembre 2026</p>
    <h1>CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1>
    <p>Copropriété <b>LE FORUM DE LA CITÉ</b> – 17 boulevard Gambetta, 12000 RODEZ – immatriculée sous le n° AF5-092-338<br>Vos lots : 8, 9, 52 – 611 / 10000 tantièmes</p>
    <p>Madame, Monsieur,<br>Nous vous prions de bien vouloir assister à l’assemblée générale ordinaire des copropriétaires qui aura lieu le :</p>
    <p style="text-align:center;font-size:11pt"><b>MARDI 8 DÉCEMBRE 2026 À 17 HEURES 30<br>Salle des fêtes, place Foch à RODEZ</b></p>
    <p>Au cas où vous ne pourriez y assister, nous vous remercions de donner pouvoir à un mandataire de votre choix au moyen de l’imprimé ci-joint, ou de nous retourner le formulaire de vote par correspondance trois jours francs avant la réunion. Vous pouvez aussi y participer par visioconférence (lien dans votre espace).</p>
    <h2>ORDRE DU JOUR</h2>
    ${table(
      [],
      AGENDA.map(([title, majority], index) => [index + 1, title, majority]),
      'o',
    )}
    <p style="margin-top:3mm">Consultation des pièces justificatives des charges (art. 18-1) : au cabinet, du lundi 23 au jeudi 26 novembre 2026, de 9 h à 12 h.</p>
    ${foot('GÉRANCES D’OCCITANIE SAS au capital de 500 000 € – siège : 15 allées Jean Jaurès 31000 Toulouse – RCS Toulouse 900 001 856 – CPI 3101 2019 000 000 711 – garantie CEGC Exemple 12 000 000 €')}`,
    `<h2>PROJETS DE RÉSOLUTIONS</h2>
    <p><b>5.</b> L’assemblée générale, après en avoir délibéré, approuve les comptes de l’exercice du 01/10/2025 au 30/09/2026 présentés par le syndic et qui ont été notifiés avec la convocation, comportant pour les opérations courantes un montant de charges nettes de 118 402,17 €.</p>
    <p><b>6.</b> L’assemblée générale donne quitus au syndic pour la gestion de l’exercice arrêté au 30/09/2026.</p>
    <p><b>7.</b> L’assemblée générale renouvelle en qualité de syndic GÉRANCES D’OCCITANIE. Le syndic est nommé pour une durée de 24 mois qui commencera le 01/01/2027 pour se terminer le 31/12/2028. La mission, les honoraires et les modalités de la gestion sont ceux définis dans le contrat joint.</p>
    <p><b>8.</b> L’assemblée générale adopte le budget prévisionnel de l’exercice du 01/10/2027 au 30/09/2028 pour un montant de 124 500,00 €.</p>
    <p><b>9.</b> L’assemblée générale fixe la cotisation annuelle au fonds de travaux à 6 225,00 € (5 % du budget).</p>
    <p><b>10.</b> L’assemblée générale décide le remplacement de la chaudière collective. Devis joints : THERMIE ROUERGUE 64 300,00 € TTC ; DALKEX 69 875,00 € TTC. Appels de fonds : 01/02/2027, 01/05/2027, 01/08/2027.</p>
    <p><b>11.</b> L’assemblée générale décide les travaux de zinguerie du bâtiment 2 selon devis COUVERTURE DU VALLON, 8 912,00 € TTC.</p>
    <p><b>12.</b> L’assemblée générale décide de modifier le règlement de copropriété afin d’interdire la location des lots autres que les résidences principales en meublés de tourisme (art. 26 d, loi du 19 novembre 2024).</p>
    <h2>PIÈCES JOINTES</h2><p>Contrat de syndic et fiche d’information ; devis ; rapport du conseil syndical ; pouvoir ; formulaire de vote par correspondance. Les annexes comptables 1 à 5 sont mises à disposition dans votre espace en ligne et vous seront adressées par pli séparé.</p>
    <h2>RAPPEL</h2><p>Tout copropriétaire peut notifier au syndic la ou les questions dont il demande l’inscription à l’ordre du jour d’une prochaine assemblée (art. 10 du décret du 17 mars 1967). Un mandataire ne peut recevoir plus de trois délégations de vote, sauf si le total des voix dont il dispose lui-même et de celles de ses mandants n’excède pas 10 % des voix du syndicat.</p>
    ${foot('GÉRANCES D’OCCITANIE SAS – Cabinet de Rodez – page 2/2')}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'GÉRANCES D’OCCITANIE',
      owner: either('Mme BOUSCAYROL Marie-Ange M. BOUSCAYROL Denis', 'Mme BOUSCAYROL Marie-Ange'),
      building: 'LE FORUM DE LA CITÉ',
      building_address: '17 boulevard Gambetta, 12000 RODEZ',
      rnc: 'AF5092338',
      lots: ['8', '9', '52'],
      tantiemes: 611,
      base: 10000,
      meeting_on: '2026-12-08',
      sent_on: '2026-11-06',
      resolutions: AGENDA.map(([title], index) => `${index + 1}. ${title}`),
      approved_from: '2025-10-01',
      approved_to: '2026-09-30',
      budget_a_voter: 12450000,
      budget_from: '2027-10-01',
      budget_to: '2028-09-30',
      cotisation_fonds_travaux: 622500,
    },
    absent: ['resolutions_adopted', 'works_adopted', 'tantiemes_present', 'quitus', 'impayes'],
  },
);

const small = paperOf(
  'convocation-courriel-millau',
  `font: 10.2pt/1.45 'Carlito', sans-serif; padding: 16mm 20mm; .m { border-bottom: .3mm solid #000; padding-bottom: 2mm; margin-bottom: 4mm; font-size: 9.4pt } li { margin-bottom: 1mm }`,
  [
    `<div class="m"><b>De :</b> Les Gérances du Mandarous &lt;copro@mandarous.example.fr&gt;<br><b>Envoyé :</b> vendredi 24 avril 2026 11:06<br><b>À :</b> Théo Causse-Vergely<br><b>Objet :</b> Convocation AG du 20 mai – Le Beffroi, 10 rue Droite, 12100 Millau<br><b>Pièces jointes :</b> comptes_2025.pdf ; devis_facade.pdf ; pouvoir.pdf ; vote_correspondance.pdf</div>
    <p>Madame, Monsieur, chers copropriétaires,</p>
    <p>Vous avez accepté de recevoir les convocations par voie électronique. Nous avons donc l’honneur de vous convoquer par le présent courriel à l’assemblée générale de la copropriété « Le Beffroi », qui se tiendra le <b>mercredi 20 mai 2026 à 17 h</b> dans nos bureaux, 7 boulevard de Bonald à Millau.</p>
    <p>Ordre du jour :</p>
    <ol><li>Bureau de séance</li><li>Comptes de l’année 2025</li><li>Quitus du syndic</li><li>Budget de l’année 2027</li><li>Fonds de travaux</li><li>Choix de l’entreprise pour la façade sur cour</li><li>Contrat du syndic</li><li>Information sur les canalisations en plomb</li></ol>
    <p>Les comptes et les justificatifs sont visibles à l’agence tous les matins de la semaine précédant la réunion. Le budget proposé est de 46 500 € pour la période du 1er janvier 2027 au 31 décembre 2027, et la cotisation au fonds de travaux de 2 325 €.</p>
    <p>Si vous ne pouvez venir, pensez au pouvoir : la majorité de l’article 25 est difficile à réunir à Millau un soir de mai !</p>
    <p>Bien cordialement,<br>Nadège Combes et Bastien Roziers<br>Les Gérances du Mandarous, syndic<br>7 boulevard de Bonald 12100 Millau – 05 65 00 12 10</p>
    <p style="font-size:7.6pt;color:#666">Ce message et ses pièces jointes sont confidentiels et destinés à leur seul destinataire. N’imprimez ce courriel que si nécessaire. SARL à associé unique, RCS Rodez 900 001 523, carte professionnelle 1201 2018 000 000 014.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Les Gérances du Mandarous',
      owner: 'Théo Causse-Vergely',
      building: 'Le Beffroi',
      building_address: '10 rue Droite, 12100 Millau',
      meeting_on: '2026-05-20',
      sent_on: '2026-04-24',
      resolutions: [
        '1. Bureau de séance',
        '2. Comptes de l’année 2025',
        '3. Quitus du syndic',
        '4. Budget de l’année 2027',
        '5. Fonds de travaux',
        '6. Choix de l’entreprise pour la façade sur cour',
        '7. Contrat du syndic',
        '8. Information sur les canalisations en plomb',
      ],
      budget_a_voter: 4650000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 232500,
    },
    absent: ['rnc', 'lots', 'annexes', 'resolutions_adopted', 'quitus'],
  },
);

const proxy = paperOf(
  'pouvoir-imprime-rodez',
  `font: 10pt/1.5 'Nimbus Sans', sans-serif; padding: 20mm; h1 { text-align: center; letter-spacing: 2mm; font-size: 18pt } .d { border: .3mm solid #7b2d26; padding: 4mm; margin: 4mm 0 }`,
  [
    `<p style="color:#7b2d26"><b>GÉRANCES D’OCCITANIE</b> – Cabinet de Rodez, 31 rue Béteille, 12000 RODEZ</p><h1>POUVOIR</h1><p style="text-align:center">Assemblée générale du mardi 8 décembre 2026 à 17 heures 30<br>Copropriété LE FORUM DE LA CITÉ – 17 boulevard Gambetta, 12000 RODEZ</p>
    <div class="d"><p>Je soussigné(e) : Mme BOUSCAYROL Marie-Ange</p><p>demeurant : Le Bourg, 12330 SALLES-LA-SOURCE</p><p>copropriétaire des lots : 8, 9, 52 &nbsp; représentant 611 tantièmes,</p><p>donne pouvoir à M. / Mme ................................................................ avec faculté de substitution</p><p>à l’effet de me représenter à l’assemblée générale susvisée, d’y émettre tous avis, prendre part à toute délibération et à tout vote, et généralement faire le nécessaire.</p><p>Consignes de vote (facultatif) : .............................................................................................</p><p>Le présent pouvoir conservera son effet en cas de nouvelle assemblée convoquée sur le même ordre du jour faute de quorum ou de majorité.</p></div>
    ${sides('Fait à ................................ le ....../....../..........', 'Signature, précédée de la mention<br>« Bon pour pouvoir »')}
    <p style="margin-top:25mm;font-size:7.8pt">Article 22 de la loi n° 65-557 du 10 juillet 1965 : tout copropriétaire peut déléguer son droit de vote à un mandataire, que ce dernier soit ou non membre du syndicat. Chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote. Le syndic, son conjoint, le partenaire lié à lui par un pacte civil de solidarité et ses préposés ne peuvent présider l’assemblée ni recevoir mandat pour représenter un copropriétaire.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'GÉRANCES D’OCCITANIE',
      meeting_on: '2026-12-08',
      building: 'LE FORUM DE LA CITÉ',
      building_address: '17 boulevard Gambetta, 12000 RODEZ',
      owner: 'Mme BOUSCAYROL Marie-Ange',
      lots: ['8', '9', '52'],
    },
    absent: ['resolutions_adopted', 'rnc'],
  },
);

const BALLOT = [
  'Élection du président de séance',
  'Approbation des comptes 2025',
  'Quitus au syndic',
  'Budget prévisionnel 2027',
  'Cotisation au fonds de travaux',
  'Reprise du mur de la terrasse basse',
];
const ballot = paperOf(
  'vote-correspondance-albi',
  `font: 9.2pt/1.4 'P052', serif; td, th { border: .2mm solid #333 } th { font-weight: bold; text-align: center } td:nth-child(n+3) { text-align: center; width: 22mm }`,
  [
    `<p><b>Régie SAINTE-CÉCILE</b>, 9 place du Vigan, 81000 ALBI</p><h1 style="font-size:13pt;text-align:center">FORMULAIRE DE VOTE PAR CORRESPONDANCE</h1><p style="text-align:center">prévu au deuxième alinéa de l’article 17-1 A de la loi n° 65-557 du 10 juillet 1965 (annexe de l’arrêté du 2 juillet 2020)</p>
    <p>Assemblée générale du : mercredi 1er avril 2026 à 18 heures – salle paroissiale de la Madeleine<br>Copropriété : Les Berges du Tarn, 36 rue Porta, 81000 ALBI</p>
    <p>Nom du copropriétaire : Mlle VIGUIER Solange &nbsp; Adresse : 12 rue Croix-Verte, 81000 ALBI &nbsp; Nombre de voix : 301</p>
    <p>Date limite de réception par le syndic : 28 mars 2026. À retourner par courrier ou par courriel à contact@sainte-cecile.example.fr</p>
    ${table(
      [
        'N°',
        'Identification de l’objet de la délibération, suivant l’ordre du jour',
        'Pour',
        'Contre',
        'Abstention',
      ],
      BALLOT.map((title, index) => [index + 1, title, '☐', '☐', '☐']),
    )}
    <p style="margin-top:4mm">Je soussigné(e), souhaite émettre sur chacune des résolutions soumises à la délibération de l’assemblée générale susvisée le vote exprimé dans le tableau ci-dessus. En cas de seconde lecture (article 25-1), mon vote est maintenu sauf indication contraire.</p>
    <p>Je suis informé(e) que si la résolution est amendée en cours d’assemblée générale et que j’ai voté favorablement, je serai assimilé(e) à un copropriétaire défaillant pour cette résolution.</p>
    <p>Nombre de pages du formulaire : 1. Fait à ............................ le ...................... Signature et paraphe sur chaque page :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'Régie SAINTE-CÉCILE',
      meeting_on: '2026-04-01',
      building: 'Les Berges du Tarn',
      building_address: '36 rue Porta, 81000 ALBI',
      owner: 'Mlle VIGUIER Solange',
    },
    absent: ['resolutions_adopted', 'rnc', 'lots', 'quitus'],
  },
);

export const CONVOCATIONS = [full, small, proxy, ballot];
