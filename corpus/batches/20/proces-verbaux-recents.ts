// Minutes of meetings: cards of an online meeting, a grid of a social landlord.
import { either, paperOf } from '../../paper.ts';

type Vote = readonly [
  subject: string,
  text: string,
  yes: number,
  no: number,
  none: number,
  done: string,
];

const CLAIR: readonly Vote[] = [
  [
    'Élection du président de séance',
    'Aïssatou N’Diaye-Collin est élue présidente de séance.',
    7412,
    0,
    0,
    'Adoptée',
  ],
  ['Élection du secrétaire', 'Copilys est élu secrétaire.', 7412, 0, 0, 'Adoptée'],
  [
    'Approbation des comptes 2025',
    'Les comptes du 01/01/2025 au 31/12/2025, arrêtés à 34 918,22 € de charges courantes, sont approuvés.',
    7144,
    268,
    0,
    'Adoptée',
  ],
  ['Quitus', 'L’assemblée donne quitus à Copilys pour la gestion 2025.', 6630, 268, 514, 'Adoptée'],
  [
    'Ajustement du budget 2026',
    'Le budget de l’exercice en cours (01/01/2026 – 31/12/2026) est porté de 35 200,00 € à 36 100,00 €.',
    7412,
    0,
    0,
    'Adoptée',
  ],
  [
    'Budget prévisionnel 2027',
    'Le budget de l’exercice 01/01/2027 – 31/12/2027 est adopté pour 41 224,00 €.',
    6898,
    514,
    0,
    'Adoptée',
  ],
  [
    'Fonds de travaux 2027',
    'La cotisation annuelle est fixée à 2 061,20 €.',
    7412,
    0,
    0,
    'Adoptée',
  ],
  [
    'Isolation des combles',
    'Les copropriétaires retiennent l’offre Champagne Isolation de 18 640,00 € TTC, aides déduites 11 290,00 €.',
    6016,
    882,
    514,
    'Adoptée',
  ],
  [
    'Honoraires du syndic pour le suivi des travaux',
    '2,5 % HT du montant HT.',
    5502,
    1396,
    514,
    'Adoptée',
  ],
  [
    'Installation d’un visiophone',
    'Offre Rémoise d’Accès, 9 870,00 € TTC.',
    3320,
    4092,
    0,
    'Rejetée',
  ],
];
const cards = (from: number, to: number) =>
  CLAIR.slice(from, to)
    .map(
      ([subject, text, yes, no, none, done], index) =>
        `<div class="c"><div class="u"><b>${from + index + 1}</b> ${subject}<span class="${done === 'Adoptée' ? 'ok' : 'ko'}">${done}</span></div><p>${text}</p><p class="k">Pour ${yes} · Contre ${no} · Abstention ${none} — sur ${yes + no + none} tantièmes exprimables · Majorité ${from + index === 8 || from + index === 6 ? 'article 25' : 'article 24'}</p></div>`,
    )
    .join('');
const online = paperOf(
  'pv-visio-reims',
  `font: 9.6pt/1.45 'URW Gothic', sans-serif; padding: 18mm 22mm; color: #22303c; .k { color: #8b98a5; font-size: 8pt; margin: 0 } .c { border: .2mm solid #dfe6ea; border-radius: 2mm; padding: 2.5mm 4mm; margin-bottom: 3mm } .c p { margin: 1mm 0 } .u { font-size: 10.5pt } .u b { color: #0b8f63; margin-right: 2mm } .ok, .ko { float: right; font-size: 8.5pt; padding: .5mm 3mm; border-radius: 2mm; background: #dff5ea } .ko { background: #fde2e0 }`,
  [
    `<p style="font-size:17pt;color:#0b8f63"><b>copilys</b></p><h1 style="font-size:17pt">Procès-verbal d’assemblée générale</h1><p>Villa Clairmarais · 22 rue de Courcelles, 51100 Reims · AG3380461<br>Réunie en visioconférence le <b>10 juin 2026 à 19:00</b></p><p class="k">Quorum : 15 copropriétaires présents, représentés ou votants par correspondance sur 21 — 7 412 / 10 000 tantièmes. Absents non représentés : Aubert, Bouquemont, De Oliveira, Lallement, SCI Boulingrin, Thiébaut.</p><p></p>${cards(0, 5)}`,
    `${cards(5, 10)}<p style="margin-top:6mm">Séance levée à 20:12. Document signé électroniquement par la présidente et le secrétaire de séance (certificat 7f3a-221c).</p><p class="k">Les actions en contestation doivent être introduites dans les deux mois de la notification du présent procès-verbal (article 42 de la loi du 10 juillet 1965). Notifié le 24 juin 2026. Copilys SAS, 3 cité Paradis, 75010 Paris.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Copilys', 'Copilys SAS'),
      building: 'Villa Clairmarais',
      building_address: '22 rue de Courcelles, 51100 Reims',
      rnc: 'AG3380461',
      meeting_on: '2026-06-10',
      tantiemes_present: 7412,
      resolutions: CLAIR.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      resolutions_rejected: ['10'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: either(4122400, 3610000),
      budget_from: either('2027-01-01', '2026-01-01'),
      budget_to: either('2027-12-31', '2026-12-31'),
      cotisation_fonds_travaux: 206120,
      works_adopted: ['8. Isolation des combles'],
      works_adopted_total: 1864000,
    },
    absent: ['mandate_from', 'mandate_to', 'lots', 'iban'],
  },
);

const PALENTE: readonly Vote[] = [
  [
    'Élection du bureau',
    'Présidente : Mme Mercier. Scrutateurs : M. Benali, Habitat 25 (représenté par M. Roy). Secrétaire : Mme Jeannin.',
    8120,
    0,
    0,
    'Adoptée à l’unanimité',
  ],
  [
    'Rapport du conseil syndical',
    'Mme Mercier présente le rapport. Pas de vote.',
    0,
    0,
    0,
    'Information',
  ],
  [
    'Approbation des comptes de l’exercice 2025',
    'Comptes du 01/01/2025 au 31/12/2025 adressés avec la convocation.',
    8024,
    96,
    0,
    'Adoptée',
  ],
  [
    'Quitus au syndic',
    'Quitus est donné au syndic pour l’exercice 2025.',
    7650,
    96,
    374,
    'Adoptée',
  ],
  [
    'Renouvellement du syndic',
    'Habitat 25, office public de l’habitat, syndic de droit puis élu, est reconduit du 01/07/2026 au 30/06/2028.',
    7554,
    566,
    0,
    'Adoptée (art. 25)',
  ],
  [
    'Budget prévisionnel 2027',
    'Budget de l’exercice du 01/01/2027 au 31/12/2027 : 90 400 €.',
    7928,
    192,
    0,
    'Adoptée',
  ],
  ['Fonds de travaux', 'Cotisation annuelle : 4 520 €.', 8120, 0, 0, 'Adoptée à l’unanimité'],
  [
    'Ravalement et isolation des pignons',
    'Marché Façades Comtoises 212 300 € TTC, subvention 64 000 €. Appels : 6 échéances trimestrielles dès le 01/10/2026.',
    6210,
    1910,
    0,
    'Adoptée',
  ],
  [
    'Souscription d’un emprunt collectif',
    'Emprunt à adhésion facultative, 10 ans.',
    3980,
    4140,
    0,
    'Rejetée',
  ],
  ['Remplacement des portes de hall', 'Devis Alu Doubs 15 416 € TTC.', 6688, 1432, 0, 'Adoptée'],
  ['Vente de la loge', 'Cession du lot 1 au prix de 42 000 €.', 5012, 3108, 0, 'Rejetée (art. 26)'],
];
const gridRows = (from: number, to: number) =>
  `<table class="v"><thead><tr><th>N°</th><th>Résolution</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Décision</th></tr></thead><tbody>${PALENTE.slice(
    from,
    to,
  )
    .map(
      ([subject, text, yes, no, none, done], index) =>
        `<tr><td>${from + index + 1}</td><td><b>${subject}</b><br>${text}</td><td>${done === 'Information' ? '' : yes}</td><td>${done === 'Information' ? '' : no}</td><td>${done === 'Information' ? '' : none}</td><td>${done}</td></tr>`,
    )
    .join('')}</tbody></table>`;
const grid = paperOf(
  'pv-bailleur-besancon',
  `font: 8.8pt/1.4 'Nimbus Sans Narrow', sans-serif; padding: 12mm 13mm; .v td, .v th { border: .2mm solid #c60; padding: 1.3mm } .v th { background: #fdf1e4 } .v td:nth-child(3), .v td:nth-child(4), .v td:nth-child(5) { text-align: right } h2 { font-size: 10pt; color: #c60 } .f { position: absolute; bottom: 6mm; font-size: 7pt }`,
  [
    `<p><b style="font-size:15pt;color:#c60">HABITAT 25</b> – Pôle Syndic et Copropriétés – 4 rue de la Préfecture, 25000 BESANÇON</p><h1 style="font-size:14pt">PV de l’assemblée générale du mardi 23 juin 2026 à 17 h 30</h1><p>Syndicat des copropriétaires LES HAUTS DE PALENTE – 7 à 11 rue des Cras, 25000 BESANÇON – immatriculation AD0614775</p><p>Réunion tenue à la Maison de quartier de Palente. 31 copropriétaires sur 38, dont Habitat 25 (4 980 tantièmes, ramenés à 4 060 par application de l’article 22), sont présents, représentés ou ont voté par correspondance.</p><h2>Feuille de présence</h2><table class="v"><tr><td>Présents</td><td>6 022</td><td>Représentés</td><td>1 510</td><td>Correspondance</td><td>588</td></tr><tr><td colspan="5">Total des tantièmes présents, représentés et votant par correspondance</td><td><b>8 120 / 10 000</b></td></tr></table><p></p>${gridRows(0, 5)}<p class="f">Page 1 de 3</p>`,
    `${gridRows(5, 11)}<p class="f">Page 2 de 3</p>`,
    `<h2>Réserves et observations</h2><p>Mlle TAVARES DA COSTA demande qu’il soit noté qu’elle conteste le décompte d’eau chaude 2025. Le syndic répond que le compteur a été vérifié le 4 mars 2026.</p><p>M. Benali signale que le budget 2025 avait été voté à 84 000 € et que la dépense réelle s’est élevée à 85 127 €.</p><p>La séance est levée à 19 h 55.</p><p>La présidente – Les scrutateurs – La secrétaire</p><p>Notification : les décisions ci-dessus peuvent être contestées par les copropriétaires opposants ou défaillants devant le tribunal judiciaire de Besançon dans les deux mois de la notification (loi du 10 juillet 1965, art. 42).</p><p class="f">Page 3 de 3</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('HABITAT 25', 'Habitat 25, office public de l’habitat'),
      building: 'LES HAUTS DE PALENTE',
      building_address: '7 à 11 rue des Cras, 25000 BESANÇON',
      rnc: 'AD0614775',
      meeting_on: '2026-06-23',
      tantiemes_present: 8120,
      resolutions: PALENTE.map(([subject], index) => `${index + 1}. ${subject}`),
      resolutions_adopted: ['1', '3', '4', '5', '6', '7', '8', '10'],
      resolutions_rejected: ['9', '11'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 9040000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 452000,
      works_adopted: [
        '8. Ravalement et isolation des pignons',
        '10. Remplacement des portes de hall',
      ],
      works_adopted_total: 21230000 + 1541600,
      mandate_from: '2026-07-01',
      mandate_to: '2028-06-30',
    },
    absent: ['iban', 'price', 'owner'],
  },
);

export const PROCES_VERBAUX_RECENTS = [online, grid];
