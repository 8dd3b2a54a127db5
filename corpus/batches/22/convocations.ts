// What comes before a meeting: a registered notice with drafts, a cooperative's mail, a proxy to cut, a form to vote by post.
import { paperOf } from '../../paper.ts';
import { NO_MONEY, small } from './commun.ts';

const PONT = [
  'Élection du président de séance, des scrutateurs et du secrétaire',
  'Rapport du conseil syndical',
  'Approbation des comptes de l’exercice clos le 31/12/2025',
  'Quitus au syndic',
  'Budget prévisionnel de l’exercice 2027',
  'Renouvellement du contrat de syndic',
  'Remplacement de la chaudière collective',
  'Fonds de travaux',
  'Autorisation de travaux privatifs au lot 12 (M. Fabre)',
] as const;
const MAJORITY = ['24', 'sans vote', '24', '24', '24', '25', '24', '25', '25 b'] as const;
const notice = paperOf(
  'convocation-recommandee-albi',
  `font: 9.8pt/1.4 'Nimbus Roman', serif; padding: 14mm 18mm; .w { margin: 6mm 0 4mm 88mm } ol { margin: 2mm 0; padding-left: 8mm } li { margin-bottom: .8mm } .ft { position: absolute; bottom: 8mm; left: 18mm; right: 18mm; font-size: 7pt; text-align: center }`,
  [
    `<p><b>CABINET ROUQUETTE-MALPHETTES</b><br>14 lices Jean-Moulinet, 81000 ALBI</p><p class="w">L.R.A.R. n° 1A 200 000 4471 2<br>Monsieur et Madame ESTADIEU Jean-Régis<br>Lieu-dit La Borie Haute<br>81150 MARSSAC-SUR-TARN</p><p>Albi, le 28 août 2026</p><p><b>Objet : convocation à l’assemblée générale ordinaire<br>RESIDENCE LE PONT VIEUX (immatriculée AC8840177), 2 et 4 rue de la Rivière-Haute, 81000 ALBI – vos lots : 23 et 58</b></p><p>Madame, Monsieur,</p><p>Nous avons l’honneur de vous convoquer à l’assemblée générale qui se tiendra le <b>jeudi 24 septembre 2026 à 17 h 30</b>, à la Maison des associations, salle 3, place du Foirail à Albi. À défaut de quorum de l’article 25, une nouvelle assemblée pourra être convoquée dans les trois mois.</p><p><b>ORDRE DU JOUR</b></p><ol>${PONT.map(
      (subject, index) => `<li>${subject} (art. ${MAJORITY[index] ?? ''})</li>`,
    )
      .join('')
      .replaceAll(
        '(art. sans vote)',
        '(information)',
      )}</ol><p>Si vous ne pouvez assister à cette réunion, vous pouvez donner pouvoir à la personne de votre choix, le syndic et ses préposés exceptés, ou voter par correspondance au moyen du formulaire joint, à nous retourner trois jours francs avant la réunion.</p><p>Les justificatifs de charges pourront être consultés au cabinet les 15 et 16 septembre 2026 de 9 h à 12 h.</p><p style="margin-left:100mm">Le syndic,<br>B. Malphettes</p><p class="ft">SARL au capital de 30 000 € – RCS Albi 900 000 355 – Garantie QBE Exemple – les clients sont reçus sur rendez-vous</p>`,
    `<p style="text-align:center"><b>PROJETS DE RÉSOLUTIONS</b></p><p><b>Point 3.</b> L’assemblée générale approuve les comptes de l’exercice du 01/01/2025 au 31/12/2025, dont le total des charges courantes s’élève à 61 870,22 €.</p><p><b>Point 4.</b> L’assemblée générale donne quitus au Cabinet Rouquette-Malphettes pour sa gestion.</p><p><b>Point 5.</b> L’assemblée générale fixe le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027 à la somme de 64 500,00 €.</p><p><b>Point 6.</b> L’assemblée générale renouvelle le contrat du cabinet pour une durée de dix-huit mois à compter du 24/09/2026, soit jusqu’au 23/03/2028.</p><p><b>Point 7.</b> L’assemblée générale, connaissance prise des devis Chauffe-Tarn (47 300,00 € TTC) et Énergies d’Oc (51 120,00 € TTC), décide / ne décide pas de procéder au remplacement. Sous réserve du vote, financement en quatre appels.</p><p><b>Point 8.</b> L’assemblée générale fixe la cotisation annuelle au fonds de travaux à 3 225,00 €.</p><p><b>Point 9.</b> M. Fabre sollicite l’autorisation de percer le mur porteur séparant sa cuisine du séjour, à ses frais exclusifs et sous le contrôle de l’architecte de la copropriété.</p><p><i>Pièces jointes : formulaire de vote par correspondance, pouvoir, contrat de syndic, devis. Les annexes comptables vous ont été adressées le 30 juin 2026 sous pli séparé.</i></p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: 'CABINET ROUQUETTE-MALPHETTES',
      building: 'RESIDENCE LE PONT VIEUX',
      building_address: '2 et 4 rue de la Rivière-Haute, 81000 ALBI',
      rnc: 'AC8840177',
      owner: 'Monsieur et Madame ESTADIEU Jean-Régis',
      lots: ['23', '58'],
      meeting_on: '2026-09-24',
      sent_on: '2026-08-28',
      resolutions: PONT.map((subject, index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_a_voter: 6450000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 322500,
    },
    absent: [
      'tantiemes_present',
      'resolutions_adopted',
      'works_adopted',
      'annexes',
      'quitus',
      'impayes',
    ],
  },
);

const GREVES = [
  'Bureau de séance',
  'Comptes 2025 : approbation',
  'Quitus au président-syndic',
  'Budget 2027',
  'Renouvellement de deux membres du conseil syndical',
  'Installation de nichoirs à martinets sous les corniches',
  'Changement du fournisseur de granulés',
] as const;
const mail = paperOf(
  'convocation-cooperative-saint-brieuc',
  `font: 10.4pt/1.45 'DejaVu Sans', sans-serif; padding: 14mm 16mm; .hd { font-size: 8.4pt; border-bottom: .3mm solid #888; padding-bottom: 2mm; margin-bottom: 5mm }`,
  [
    `<div class="hd">De : Les Grèves &lt;syndicat@lesgreves.example.org&gt;<br>À : rozenn.quemener@example.fr<br>Date : ven. 20 févr. 2026 à 21:14<br>Objet : Convocation AG 2026<br>3 pièces jointes</div><p>Chères voisines, chers voisins,</p><p>En vertu de l’accord que vous avez donné pour les notifications électroniques, le syndicat coopératif LES GRÈVES, 1 quai du Légué-Creux à Saint-Brieuc (22000), vous convoque à son assemblée générale annuelle :</p><p style="text-align:center;font-size:12pt"><b>samedi 21 mars 2026, 9 h 30<br>salle commune, rez-de-jardin du bâtiment Port</b></p><p>Ordre du jour :</p><p>${GREVES.map((subject, index) => `${index + 1}/ ${subject}`).join('<br>')}</p><p>Le budget proposé pour 2027 (du 1er janvier au 31 décembre) est de 39 200 €, contre 38 700 € cette année. Les comptes et la répartition sont dans les pièces jointes.</p><p>Qui ne vient pas donne procuration : le modèle est joint. On rappelle que personne ne peut porter plus de trois procurations sauf s’il reste sous 10 % des voix.</p><p>Café et far à partir de 9 h.</p><p>Tugdual LE BOHEC<br>président du conseil syndical, syndic</p><p style="font-size:7.6pt;color:#777">Pensez à l’environnement avant d’imprimer ce message.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      building: 'LES GRÈVES',
      building_address: '1 quai du Légué-Creux, 22000 Saint-Brieuc',
      meeting_on: '2026-03-21',
      sent_on: '2026-02-20',
      resolutions: GREVES.map((subject, index) => `${index + 1}. ${subject}`),
      budget_a_voter: 3920000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
    },
    absent: ['rnc', 'tantiemes_present', 'quitus', 'annexes', 'resolutions_adopted', 'impayes'],
  },
);

const proxy = paperOf(
  'pouvoir-coupon-niort',
  `font: 9.6pt/1.5 'DejaVu Sans', sans-serif; .c { border: .4mm dashed #000; padding: 6mm; margin-top: 20mm } .d { border-bottom: .2mm dotted #000; display: inline-block; width: 95mm }`,
  [
    `<p>SÈVRE SYNDIC – 27 rue du Minage-Vieux, 79000 NIORT</p><p>À retourner signé, à votre mandataire ou à défaut à nos bureaux, où il sera remis au président du conseil syndical.</p><div class="c"><p style="text-align:center;font-size:13pt"><b>DÉLÉGATION DE VOTE</b></p><p>Résidence LES HALLES DE BRÈCHE – 8 à 12 rue des Cordiers-Gris, 79000 NIORT<br>Assemblée générale du 25/06/2026 à 18 h 00</p><p>Le(s) soussigné(s) Mme et M. AÏT-OUARAB Malika et Nordine, propriétaires des lots 33 et 91 représentant 447 / 10000 tantièmes,</p><p>donne(nt) mandat à M/Mme <span class="d">&nbsp;</span></p><p>ou, en cas d’empêchement de sa part, à M/Mme <span class="d" style="width:60mm">&nbsp;</span></p><p>de les représenter à ladite assemblée, y émettre tous avis et votes sur les questions portées à l’ordre du jour, et de les représenter à l’assemblée qui se tiendrait sur second vote dans les conditions de l’article 25-1.</p><p>Fait à ................ le ....../....../2026</p><p>« Bon pour pouvoir » et signature(s) :</p><p style="text-align:right">« Bon pour acceptation de pouvoir » du mandataire :</p></div>${small('Art. 22 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote ; il peut en recevoir davantage si le total des voix n’excède pas 10 % des voix du syndicat. Un pouvoir en blanc peut être remis au président de séance.')}`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      syndic: 'SÈVRE SYNDIC',
      building: 'LES HALLES DE BRÈCHE',
      building_address: '8 à 12 rue des Cordiers-Gris, 79000 NIORT',
      meeting_on: '2026-06-25',
      owner: 'Mme et M. AÏT-OUARAB Malika et Nordine',
      lots: ['33', '91'],
      tantiemes: 447,
      base: 10000,
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'quitus'],
  },
);

const KOUROUMA = [
  'Désignation du président',
  'Comptes 2025',
  'Quitus',
  'Budget 2027',
  'Traitement anti-termites des parties communes',
  'Toiture : remplacement des tôles bac acier',
  'Reconduction d’AMAZONE GESTION',
] as const;
const postal = paperOf(
  'vote-correspondance-cayenne',
  `font: 9pt/1.35 'URW Gothic', sans-serif; padding: 12mm 14mm; td, th { border: .2mm solid #1f5c3a; text-align: center } td:nth-child(2) { text-align: left }`,
  [
    `<p><b style="color:#1f5c3a">AMAZONE GESTION</b> – 12 avenue de la Crique-Fouillée 97300 CAYENNE</p><p style="font-size:12pt;text-align:center"><b>FORMULAIRE DE VOTE PAR CORRESPONDANCE</b><br><span style="font-size:8pt">(article 17-1 A de la loi n° 65-557 du 10 juillet 1965 – arrêté du 2 juillet 2020)</span></p><p>Syndicat des copropriétaires : Résidence KOUROUMA, 40 route de Baduel-Nord, 97300 CAYENNE<br>Assemblée générale convoquée le 20 octobre 2026 à 16 h – Nom : SAINT-HUBERT Prénom : Wilfrid – lots 112, 208<br>À recevoir par le syndic au plus tard le 16 octobre 2026 à minuit, par courrier ou à votes@amazone-gestion.example.fr</p><table><thead><tr><th>N°</th><th>Objet de la question</th><th>POUR</th><th>CONTRE</th><th>ABSTENTION</th></tr></thead><tbody>${KOUROUMA.map((subject, index) => `<tr><td>${index + 1}</td><td>${subject}</td><td>☐</td><td>☐</td><td>☐</td></tr>`).join('')}</tbody></table><p style="margin-top:4mm">Chaque page doit être paraphée. À défaut d’indication de vote pour une résolution, le copropriétaire est considéré comme défaillant. Si la résolution est amendée en cours d’assemblée, le votant favorable est assimilé à un défaillant.</p><p>Date et signature :</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'VOTE_PAR_CORRESPONDANCE',
    facts: {
      syndic: 'AMAZONE GESTION',
      building: 'Résidence KOUROUMA',
      building_address: '40 route de Baduel-Nord, 97300 CAYENNE',
      meeting_on: '2026-10-20',
      owner: 'SAINT-HUBERT Wilfrid',
      lots: ['112', '208'],
      resolutions: KOUROUMA.map((subject, index) => `${index + 1}. ${subject}`),
    },
    absent: ['tantiemes_present', 'resolutions_adopted', 'quitus', 'budget', ...NO_MONEY],
  },
);

export const CONVOCATIONS = [notice, mail, proxy, postal];
