// Minutes of meetings in words: prose of three pages, an extraordinary meeting in Corsica.
import { either, paperOf } from '../../paper.ts';
import type { Item } from './outils.ts';

const CANNEBIERE: readonly Item[] = [
  [
    '01',
    'Élection du président',
    'M. PASTORELLI est élu à l’unanimité des présents et représentés (3 412 voix).',
    '',
    'adoptée',
  ],
  [
    '02',
    'Élection de deux scrutateurs',
    'Mme KHELIFI et M. d’ORNANO sont élus à l’unanimité (3 412 voix).',
    '',
    'adoptée',
  ],
  [
    '03',
    'Comptes de l’exercice du 1er octobre 2023 au 30 septembre 2024',
    'Après échange sur le poste « eau », les comptes sont approuvés par 2 998 voix contre 414 (M. BARTOLI).',
    '',
    'adoptée',
  ],
  [
    '04',
    'Quitus',
    'L’assemblée donne quitus entier et définitif au syndic. Pour : 2 998. Contre : 414.',
    '',
    'adoptée',
  ],
  [
    '05',
    'Budget prévisionnel de l’exercice du 1er octobre 2025 au 30 septembre 2026',
    'Le budget proposé, 41 250 €, est adopté par 3 412 voix.',
    '',
    'adoptée',
  ],
  [
    '06',
    'Cotisation au fonds de travaux',
    'Maintenue à 2 100 € par an. Pour : 3 412.',
    '',
    'adoptée',
  ],
  [
    '07',
    'Renouvellement du mandat de HEXACOPRO VAR',
    'Le mandat est renouvelé du 1er avril 2025 au 31 mars 2028. Pour : 2 998. Contre : 414. La majorité absolue de l’article 25 (2 501 voix) est atteinte.',
    '',
    'adoptée',
  ],
  [
    '08',
    'Reprise de la cage d’escalier',
    'Le devis Mistral Peinture de 18 940,00 € TTC est retenu par 2 706 voix contre 706. Appels : 1er juin et 1er septembre 2025.',
    '',
    'adoptée',
  ],
  [
    '09',
    'Suppression du vide-ordures',
    'Question nécessitant l’unanimité : 3 104 voix pour, 308 contre.',
    '',
    'non adoptée',
  ],
];
const item = ([number, subject, text, , result]: Item): string =>
  `<p><b>${number} – ${subject}.</b> ${text} <i>Résolution ${result}.</i></p>`;
const prose = paperOf(
  'pv-prose-toulon',
  `font: 10.4pt/1.5 'Nimbus Roman', serif; padding: 18mm 20mm; p { text-align: justify; margin-bottom: 3mm } .n { position: absolute; bottom: 8mm; right: 20mm; font-size: 8pt }`,
  [
    `<p style="text-align:center"><b>HEXACOPRO VAR – Groupe SEVIGNAC</b><br>Le Thalassa, 150 bd Maréchal Leclerc – 83000 TOULON</p><h1 style="font-size:13pt;text-align:center;margin:8mm 0">COPROPRIÉTÉ « LE CASTILLON »<br>12 rue Castillon – 83000 TOULON<br>ASSEMBLÉE GÉNÉRALE ORDINAIRE DU 25 MARS 2025<br>PROCÈS-VERBAL</h1><p>L’an deux mille vingt-cinq, le mardi vingt-cinq mars à dix-huit heures, les copropriétaires se sont réunis dans les locaux du syndic, sur convocation individuelle adressée par lettre recommandée électronique le 27 février 2025.</p><p>La feuille de présence, émargée par chacun, permet de constater que sont présents ou représentés 19 copropriétaires sur 27, réunissant 3 412 voix sur 5 000. Sont absents et non représentés : BEN YOUSSEF/LAFFARGUE (185), Cts ROSTAING (402), de CORMIS (333), SCI BLEU MARINE (668).</p>${CANNEBIERE.slice(0, 4).map(item).join('')}<p class="n">page 1</p>`,
    `${CANNEBIERE.slice(4).map(item).join('')}<p>Questions diverses, sans vote : le syndic rappelle que l’impayé de charges s’élève à 6 920 € ; il est demandé aux occupants de ne plus entreposer de vélos sous l’escalier ; la prochaine assemblée pourrait se tenir un samedi.</p><p>L’ordre du jour étant épuisé, la séance est levée à 19 h 40. De tout ce que dessus il a été dressé le présent procès-verbal, signé par le président, les scrutateurs et le secrétaire, Mme Léonetti, pour le syndic.</p><p class="n">page 2</p>`,
    `<p><b>NOTIFICATION</b></p><p>Le présent procès-verbal est notifié aux copropriétaires opposants et défaillants. Conformément à l’article 42 de la loi n° 65-557 du 10 juillet 1965 modifiée, les actions qui ont pour objet de contester les décisions des assemblées générales doivent, à peine de déchéance, être introduites dans le délai de deux mois à compter de la notification desdites décisions. S’il est fait droit à une action contestant une décision portant modification de la répartition des charges, le tribunal judiciaire procède à la nouvelle répartition.</p><p>Pour copie certifiée conforme à l’original. Toulon, le 14 avril 2025. Le syndic.</p><p class="n">page 3</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('HEXACOPRO VAR', 'HEXACOPRO VAR – Groupe SEVIGNAC'),
      building: 'LE CASTILLON',
      building_address: '12 rue Castillon, 83000 TOULON',
      meeting_on: '2025-03-25',
      tantiemes_present: 3412,
      resolutions: either(
        CANNEBIERE.map(([number, subject]) => `${number}. ${subject}`),
        CANNEBIERE.map(([number, subject]) => `${Number(number)}. ${subject}`),
      ),
      resolutions_adopted: either(
        ['1', '2', '3', '4', '5', '6', '7', '8'],
        ['01', '02', '03', '04', '05', '06', '07', '08'],
      ),
      resolutions_rejected: either(['9'], ['09']),
      approved_from: '2023-10-01',
      approved_to: '2024-09-30',
      quitus: true,
      budget: 4125000,
      budget_from: '2025-10-01',
      budget_to: '2026-09-30',
      cotisation_fonds_travaux: 210000,
      works_adopted: either(
        ['08. Reprise de la cage d’escalier'],
        ['8. Reprise de la cage d’escalier'],
      ),
      works_adopted_total: 1894000,
      mandate_from: '2025-04-01',
      mandate_to: '2028-03-31',
    },
    absent: ['rnc', 'owner', 'lots', 'iban'],
  },
);

const special = paperOf(
  'pv-extraordinaire-porto-vecchio',
  `font: 9.6pt/1.4 'DejaVu Sans', sans-serif; padding: 15mm; .q { border: .3mm solid #345; margin-bottom: 4mm } .q b.t { display: block; background: #345; color: #fff; padding: 1.5mm 2mm } .q p { padding: 0 2mm; margin: 1.5mm 0 } .q td { border-top: .2mm solid #99a; text-align: center }`,
  [
    `<p><b>Cabinet Paoli-Santucci</b> – bureau de Porto-Vecchio, 3 rue Borgo, 20137 PORTO-VECCHIO</p><h1 style="font-size:14pt;text-align:center">P.V. d’assemblée générale extraordinaire<br>Domaine de Palombaggia-Est – 7 février 2026</h1><p>Copropriété horizontale DOMAINE DE PALOMBAGGIA-EST, route de Bocca dell’Oro, 20137 PORTO-VECCHIO. Assemblée convoquée le 9 janvier 2026, réunie à 10 h au club-house. Présents ou représentés : 31 copropriétaires sur 40, soit 812 millièmes. Présidente : Mme BIANCARELLI Laetitia.</p>
    <div class="q"><b class="t">Question 1. Reprise du réseau d’eau potable</b><p>L’assemblée décide d’exécuter les travaux de reprise du réseau d’eau potable suivant devis CORSE RÉSEAUX n° 25-311 pour 118 750,00 € TTC. Exigibilité : 40 % au 1er mars, 60 % au 1er juin 2026.</p><table><tr><td>POUR<br>744</td><td>CONTRE<br>68</td><td>ABSTENTION<br>0</td><td><b>ACCEPTÉE</b><br>art. 24</td></tr></table></div>
    <div class="q"><b class="t">Question 2. Maîtrise d’œuvre</b><p>Mission confiée au B.E.T. Alta Rocca, honoraires 7 125,00 € TTC.</p><table><tr><td>POUR<br>744</td><td>CONTRE<br>0</td><td>ABSTENTION<br>68</td><td><b>ACCEPTÉE</b><br>art. 24</td></tr></table></div>
    <div class="q"><b class="t">Question 3. Emprunt collectif</b><p>Souscription d’un emprunt au nom du syndicat (art. 26-4), sur 10 ans.</p><table><tr><td>POUR<br>301</td><td>CONTRE<br>511</td><td>ABSTENTION<br>0</td><td><b>REFUSÉE</b><br>art. 25</td></tr></table></div>`,
    `<div class="q"><b class="t">Question 4. Autorisation d’agir en justice contre l’aménageur</b><p>L’assemblée autorise le syndic à assigner la SNC PALOMBAGGIA LOISIRS en garantie des désordres affectant le réseau.</p><table><tr><td>POUR<br>812</td><td>CONTRE<br>0</td><td>ABSTENTION<br>0</td><td><b>ACCEPTÉE</b><br>art. 24</td></tr></table></div><p>Il est rappelé que les comptes de l’exercice 2025 et le renouvellement du syndic seront examinés à l’assemblée ordinaire de juin 2026.</p><p>Clôture de la séance à 11 h 50. La présidente, le scrutateur M. SERRA, le secrétaire M. SANTUCCI.</p><p style="font-size:7.5pt">Voies de recours : article 42, alinéa 2, de la loi du 10 juillet 1965 – deux mois à compter de la notification.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet Paoli-Santucci',
      building: 'DOMAINE DE PALOMBAGGIA-EST',
      building_address: 'route de Bocca dell’Oro, 20137 PORTO-VECCHIO',
      meeting_on: '2026-02-07',
      tantiemes_present: 812,
      resolutions: [
        '1. Reprise du réseau d’eau potable',
        '2. Maîtrise d’œuvre',
        '3. Emprunt collectif',
        '4. Autorisation d’agir en justice contre l’aménageur',
      ],
      resolutions_adopted: ['1', '2', '4'],
      resolutions_rejected: ['3'],
      works_adopted: either(
        ['1. Reprise du réseau d’eau potable'],
        ['1. Reprise du réseau d’eau potable', '2. Maîtrise d’œuvre'],
      ),
      works_adopted_total: either(11875000, 12587500),
    },
    absent: [
      'quitus',
      'budget',
      'approved_from',
      'approved_to',
      'mandate_from',
      'mandate_to',
      'cotisation_fonds_travaux',
      'rnc',
      'owner',
    ],
  },
);

export const PV_REDIGES = [prose, special];
