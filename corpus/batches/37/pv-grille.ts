// Minutes in a grid, a line for each decision.
import { paperOf } from '../../paper.ts';

const MANS = [
  ['Président de séance', 'M. ABDOULAYE Idriss est élu.', '61 877', '0', '0', 'Adoptée', '24'],
  [
    'Scrutateur et secrétaire',
    'Mme TRAN, scrutatrice ; le syndic, secrétaire.',
    '61 877',
    '0',
    '0',
    'Adoptée',
    '24',
  ],
  [
    'Comptes de l’exercice 2024-2025',
    'Approbation des comptes arrêtés au 30/09/2025 (exercice ouvert le 01/10/2024), charges courantes 98 316,40 €.',
    '58 410',
    '2 301',
    '1 166',
    'Adoptée',
    '24',
  ],
  [
    'Quitus',
    'Quitus de la gestion du syndic pour l’exercice clos.',
    '57 244',
    '3 467',
    '1 166',
    'Adoptée',
    '24',
  ],
  [
    'Budget 2026-2027',
    'Exercice du 01/10/2026 au 30/09/2027 : 101 400 €, appels trimestriels.',
    '61 877',
    '0',
    '0',
    'Adoptée',
    '24',
  ],
  [
    'Fonds de travaux',
    'Cotisation annuelle de 5 070 € (5 % du budget).',
    '59 576',
    '2 301',
    '0',
    'Adoptée',
    '25',
  ],
  [
    'Mandat du syndic',
    'SARTHOIS IMMOBILIER SYNDIC, du 13/05/2026 au 12/05/2029, contrat annexé.',
    '54 290',
    '6 421',
    '1 166',
    'Adoptée',
    '25',
  ],
  [
    'Avance de trésorerie',
    'Complément de 45 € par lot principal, exigible le 01/10/2026.',
    '60 711',
    '1 166',
    '0',
    'Adoptée',
    '24',
  ],
  [
    'Réfection de l’étanchéité des terrasses',
    'Entreprise ÉTANCH’OUEST, 64 380,00 € TTC, trois appels les 01/07/2026, 01/10/2026, 01/01/2027.',
    '52 108',
    '8 603',
    '1 166',
    'Adoptée',
    '24',
  ],
  [
    'Désembouage du réseau de chauffage',
    'Société CALORIFIC 72, 7 926,60 € TTC, appel unique au 01/09/2026.',
    '61 877',
    '0',
    '0',
    'Adoptée',
    '24',
  ],
  [
    'Remplacement des compteurs d’eau par télérelève',
    'Contrat de location 10 ans, 3 120 € par an.',
    '19 844',
    '40 867',
    '1 166',
    'Rejetée',
    '24',
  ],
  [
    'Vente de la loge (partie commune)',
    'Cession à M. GASNIER-DUPRÉ au prix de 38 000 €. Majorité de l’article 26 non réunie.',
    '55 214',
    '6 663',
    '0',
    'Rejetée',
    '26',
  ],
  [
    'Saisie du lot 88',
    'Autorisation d’agir en vente judiciaire contre le copropriétaire débiteur (dette 11 604,22 €).',
    '60 711',
    '0',
    '1 166',
    'Adoptée',
    '24',
  ],
  ['Vœux', 'Éclairage du parc : devis à demander.', '', '', '', 'Non soumise au vote', ''],
] as const;
const gridRows = (from: number, to: number) =>
  MANS.slice(from, to)
    .map(
      ([title, text, yes, no, none, result, article], index) =>
        `<tr><td>${from + index + 1}</td><td><b>${title}</b><br>${text}</td><td>${article}</td><td>${yes}</td><td>${no}</td><td>${none}</td><td>${result}</td></tr>`,
    )
    .join('');
const gridHead =
  '<thead><tr><th>N°</th><th>Objet et texte de la décision</th><th>Art.</th><th>Pour</th><th>Contre</th><th>Abst.</th><th>Résultat</th></tr></thead>';
const mans = paperOf(
  'pv-grille-le-mans',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm 12mm; td, th { border: .2mm solid #456; padding: 1.4mm 1.2mm } th { background: #cfdcd6; font-weight: bold } td:nth-child(n+3) { text-align: center; white-space: nowrap } td:last-child { white-space: normal }`,
  [
    `<p><b>SARTHOIS IMMOBILIER SYNDIC</b> – 88 avenue Bollée – 72000 LE MANS</p><p style="font-size:13pt"><b>Le Parc des Jacobins – Procès-verbal d’assemblée générale</b></p>
    <p>19 rue Hémon, 72000 LE MANS – registre n° AD8106635<br>Séance du 12 mai 2026, 17 h 30, Maison Saint-Julien, Le Mans. Convocation du 15 avril 2026.</p>
    <p>Présents et représentés : 71 copropriétaires, 61 877 voix / 100 000. Absents : 43 copropriétaires, 38 123 voix (liste en annexe à la feuille de présence). L’assemblée peut valablement délibérer.</p>
    <table>${gridHead}<tbody>${gridRows(0, 8)}</tbody></table><p style="margin-top:3mm;font-size:7.4pt">Noms des opposants et abstentionnistes par résolution : 3 – contre GASNIER-DUPRÉ (1 160), LHUILLIER (1 141) ; abst. VERGER (1 166). 4 – contre GASNIER-DUPRÉ, LHUILLIER, SCI OASIS (1 166) ; abst. VERGER. 6 – contre GASNIER-DUPRÉ, LHUILLIER. 7 – contre 6 copropriétaires (6 421) ; abst. VERGER. 8 – contre VERGER.</p>`,
    `<p>Le Parc des Jacobins – AG du 12/05/2026 – suite</p><table>${gridHead}<tbody>${gridRows(8, 14)}</tbody></table>
    <p style="margin-top:3mm;font-size:7.4pt">9 – contre 8 copropriétaires (8 603) ; abst. VERGER. 11 – contre 46 copropriétaires. 12 – contre 6 copropriétaires (6 663). 13 – abst. VERGER (1 166).</p>
    <p style="margin-top:5mm">La séance est close à 20 h 05. Le président, la scrutatrice et le secrétaire ont signé l’original conservé au siège du syndic.</p><p style="font-size:7.6pt">Délai de contestation : deux mois à compter de la notification (article 42, alinéa 2, loi du 10 juillet 1965). Sauf urgence, les travaux des articles 25 et 26 sont suspendus pendant ce délai. En cas de contestation abusive, une amende civile de 150 à 3 000 € peut être prononcée.</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'SARTHOIS IMMOBILIER SYNDIC',
      building: 'Le Parc des Jacobins',
      building_address: '19 rue Hémon, 72000 LE MANS',
      rnc: 'AD8106635',
      meeting_on: '2026-05-12',
      tantiemes_present: 61877,
      resolutions: MANS.map(([title], index) => `${index + 1}. ${title}`),
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '13'],
      resolutions_rejected: ['11', '12'],
      approved_from: '2024-10-01',
      approved_to: '2025-09-30',
      quitus: true,
      budget: 10140000,
      budget_from: '2026-10-01',
      budget_to: '2027-09-30',
      cotisation_fonds_travaux: 507000,
      works_adopted: [
        '9. Réfection de l’étanchéité des terrasses',
        '10. Désembouage du réseau de chauffage',
      ],
      works_adopted_total: 6438000 + 792660,
      mandate_from: '2026-05-13',
      mandate_to: '2029-05-12',
    },
    absent: ['owner', 'lots', 'iban', 'price'],
  },
);

export const PV_GRILLE = [mans];
