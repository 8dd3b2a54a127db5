// Minutes in words: a cabinet's prose, a volunteer's pages, a meeting called for one question.
import { either, paperOf } from '../../paper.ts';
import { foot, sides } from './communs.ts';

const prose = paperOf(
  'pv-redige-albi',
  `font: 10.2pt/1.42 'P052', serif; padding: 17mm 22mm; h2 { font-size: 10.6pt; margin: 3mm 0 1mm } p { text-align: justify }`,
  [
    `<p style="text-align:center"><b>Régie SAINTE-CÉCILE</b><br>Administrateurs de biens – 9, place du Vigan – 81000 ALBI</p><h1 style="font-size:14pt;text-align:center">Syndicat des copropriétaires de l’immeuble « Les Berges du Tarn »<br>36, rue Porta à ALBI (81000)</h1><p style="text-align:center"><b>PROCÈS-VERBAL DES DÉLIBÉRATIONS DE L’ASSEMBLÉE GÉNÉRALE<br>DU MERCREDI PREMIER AVRIL DEUX MILLE VINGT-SIX</b></p>
    <p>Les copropriétaires, convoqués par le syndic par lettres recommandées du 6 mars 2026, se sont réunis à dix-huit heures dans la salle paroissiale de la Madeleine. La feuille de présence, certifiée exacte par les membres du bureau, constate que dix-huit copropriétaires sur vingt-quatre sont présents ou valablement représentés et détiennent ensemble 7 846 des 10 000 tantièmes de copropriété. Sont absents : M. Bonnafous (402), Mme Cabrol veuve Séré (318), M. et Mme Lo Presti (377), SCI Rochegude (455), M. Trouche (301) et Mlle Viguier (301).</p>
    <h2>Première résolution – Constitution du bureau</h2><p>M. Étienne de Lapanouse est élu président de séance, Mme Ginette Puech assesseur ; le secrétariat est assuré par M. Alquier pour la régie. Décision prise à l’unanimité des votants.</p>
    <h2>Deuxième résolution – Comptes de l’exercice 2025</h2><p>Lecture faite du rapport du conseil syndical, l’assemblée approuve les comptes de l’exercice couru du 1er janvier 2025 au 31 décembre 2025, tels que présentés, pour un montant de dépenses courantes de 41 207,55 euros. Votent pour 7 846 tantièmes. Décision prise à l’unanimité des votants.</p>
    <h2>Troisième résolution – Quitus</h2><p>L’assemblée donne quitus à la Régie Sainte-Cécile pour sa gestion de l’exercice 2025. Pour : 7 430 tantièmes ; contre : 416 (M. Fraysse). Décision adoptée à la majorité de l’article 24.</p>${foot('Régie Sainte-Cécile SAS – capital 76 000 € – RCS Albi 900 001 745 – CPI 8101 2018 000 000 045 – feuillet 1')}`,
    `<h2>Quatrième résolution – Budget prévisionnel</h2><p>Le budget de l’exercice allant du 1er janvier 2027 au 31 décembre 2027 est arrêté à quarante-trois mille huit cents euros (43 800,00 €). Pour : 7 846. Décision prise à l’unanimité des votants.</p>
    <h2>Cinquième résolution – Fonds de travaux</h2><p>La cotisation annuelle au fonds de travaux prévue par l’article 14-2-1 est portée à 2 190,00 euros. Pour : 7 145 ; contre : 701 (M. Fraysse, Mme Ichard). Décision adoptée à la majorité de l’article 25.</p>
    <h2>Sixième résolution – Renouvellement du syndic</h2><p>La Régie Sainte-Cécile est renouvelée dans ses fonctions pour trois années, du 1er avril 2026 au 31 mars 2029, aux conditions du contrat annexé à la convocation. Pour : 7 430 ; contre : 416. Décision adoptée à la majorité de l’article 25.</p>
    <h2>Septième résolution – Reprise en sous-œuvre du mur de la terrasse basse</h2><p>Après exposé de M. Gayrard, ingénieur structure, et examen de trois devis, l’assemblée décide l’exécution des travaux de confortement et retient l’entreprise Bâti Tarn pour un montant toutes taxes comprises de 32 560,00 euros, maîtrise d’œuvre comprise. Ces travaux seront financés à hauteur de 12 000 euros par prélèvement sur le fonds de travaux, le surplus par deux appels des 1er juin et 1er septembre 2026. Pour : 6 527 ; contre : 1 018 ; abstention : 301. Décision adoptée à la majorité de l’article 24.</p>
    <h2>Huitième résolution – Fermeture du passage voûté par une grille</h2><p>La proposition de M. Lo Presti, chiffrée à 5 940 euros, recueille 2 210 tantièmes pour et 5 636 contre. Décision rejetée.</p>
    <h2>Neuvième résolution – Seuil de consultation du conseil syndical</h2><p>Le montant des marchés à partir duquel la consultation du conseil syndical est obligatoire est fixé à 1 500 euros. Pour : 7 846. Décision prise à l’unanimité des votants.</p>${foot('Régie Sainte-Cécile SAS – capital 76 000 € – RCS Albi 900 001 745 – CPI 8101 2018 000 000 045 – feuillet 2')}`,
    `<p>Rien n’étant plus à l’ordre du jour, la séance est levée à vingt heures quarante.</p><p>De tout ce que dessus il a été dressé le présent procès-verbal, signé après lecture par le président, l’assesseur et le secrétaire.</p>${sides('É. de Lapanouse', 'G. Puech')}<p style="margin-top:8mm;font-size:8.6pt">Rappel de l’article 42, alinéa 2, de la loi n° 65-557 du 10 juillet 1965 : les actions en contestation des décisions des assemblées générales doivent, à peine de déchéance, être introduites par les copropriétaires opposants ou défaillants dans un délai de deux mois à compter de la notification du procès-verbal. S’il est fait droit à une action contestant une décision relative à la répartition des charges, la nouvelle répartition prend effet à la date fixée par le tribunal judiciaire.</p>${foot('Régie Sainte-Cécile SAS – capital 76 000 € – RCS Albi 900 001 745 – CPI 8101 2018 000 000 045 – feuillet 3')}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'Régie SAINTE-CÉCILE',
      building: 'Les Berges du Tarn',
      building_address: '36, rue Porta à ALBI (81000)',
      meeting_on: '2026-04-01',
      tantiemes_present: 7846,
      resolutions: [
        '1. Constitution du bureau',
        '2. Comptes de l’exercice 2025',
        '3. Quitus',
        '4. Budget prévisionnel',
        '5. Fonds de travaux',
        '6. Renouvellement du syndic',
        '7. Reprise en sous-œuvre du mur de la terrasse basse',
        '8. Fermeture du passage voûté par une grille',
        '9. Seuil de consultation du conseil syndical',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '7', '9'],
      resolutions_rejected: ['8'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 4380000,
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      cotisation_fonds_travaux: 219000,
      works_adopted: ['7. Reprise en sous-œuvre du mur de la terrasse basse'],
      works_adopted_total: 3256000,
      mandate_from: '2026-04-01',
      mandate_to: '2029-03-31',
    },
    absent: ['rnc', 'owner', 'lots'],
  },
);

const volunteer = paperOf(
  'pv-benevole-lunel',
  `font: 10.4pt/1.4 'Carlito', sans-serif; padding: 18mm 20mm; h2 { font-size: 11pt; margin: 3mm 0 1mm; text-decoration: underline } td, th { border: .2mm solid #777; padding: .8mm 2mm } th { background: #eee }`,
  [
    `<p><b>COPROPRIÉTÉ 5 RUE DES CALADONS – 34400 LUNEL</b></p><h1 style="font-size:15pt">Compte-rendu de l’AG annuelle du samedi 21 février 2026</h1><p>Chez Joëlle Salles, 10 h 15. Convocation remise en main propre contre émargement le 28 janvier.</p>
    <table><tr><th>Copropriétaire</th><th>Lots</th><th>Millièmes</th><th>Présence</th></tr><tr><td>Mme SALLES Joëlle</td><td>1, 5</td><td>402</td><td>présente</td></tr><tr><td>M. OUALI Karim</td><td>2</td><td>187</td><td>présent</td></tr><tr><td>M. et Mme PRADEL</td><td>3</td><td>215</td><td>présents</td></tr><tr><td>SCI VIDOURLE (M. Bancel)</td><td>4</td><td>196</td><td>absente, pas de pouvoir</td></tr></table>
    <p style="margin-top:2mm">Présents : 804 / 1000.</p>
    <h2>1) Bureau</h2><p>Présidente : Mme Pradel. Secrétaire : Joëlle Salles. Pour 804, contre 0. Adopté.</p>
    <h2>2) Comptes 2025</h2><p>Dépenses : 4 066,01 €. Les comptes du 01/01/2025 au 31/12/2025 sont approuvés. Pour 804, contre 0. Adopté.</p>
    <h2>3) Quitus à la syndic</h2><p>Pour 804 (Joëlle vote aussi puisque c’est permis). Adopté.</p>
    <h2>4) Budget 2026</h2><p>4 300 € pour l’année 2026 (01/01/2026 – 31/12/2026), quatre appels de 1 075 €. Pour 804. Adopté.</p>`,
    `<h2>5) Fonds de travaux</h2><p>On reste à 215 € par an (5 %). Pour 804. Adopté.</p>
    <h2>6) Colonne d’eaux usées</h2><p>Deux devis : Gazagne 3 890 € TTC, Plomberie du Vidourle 4 420 € TTC. On prend Gazagne à 3 890 €, à payer en deux fois (avril et juin). Pour 617, contre 187 (Karim trouve que le fonds de travaux devrait payer). Adopté.</p>
    <h2>7) Digicode</h2><p>Devis 890 €. Pour 187, contre 617. Refusé.</p>
    <h2>8) Syndic</h2><p>Joëlle est reconduite comme syndic bénévole, sans rémunération, du 21 février 2026 au 20 février 2027. Pour 804. Adopté (art. 25).</p>
    <h2>9) Divers</h2><p>Chat de M. Bancel sur le toit. Fibre : le technicien passe le 9 mars. Pas de vote.</p>
    <p>Fin à 11 h 50, café offert par les Pradel.</p><p>Signatures : Mme Pradel &nbsp;&nbsp;&nbsp; J. Salles</p><p style="font-size:8.5pt">Envoyé en recommandé à la SCI Vidourle le 2 mars (délai de deux mois pour contester, art. 42 loi de 1965).</p>`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: either('Joëlle Salles', 'Mme SALLES Joëlle'),
      building_address: '5 RUE DES CALADONS, 34400 LUNEL',
      meeting_on: '2026-02-21',
      tantiemes_present: 804,
      resolutions: [
        '1. Bureau',
        '2. Comptes 2025',
        '3. Quitus à la syndic',
        '4. Budget 2026',
        '5. Fonds de travaux',
        '6. Colonne d’eaux usées',
        '7. Digicode',
        '8. Syndic',
        '9. Divers',
      ],
      resolutions_adopted: ['1', '2', '3', '4', '5', '6', '8'],
      resolutions_rejected: ['7'],
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      quitus: true,
      budget: 430000,
      budget_from: '2026-01-01',
      budget_to: '2026-12-31',
      cotisation_fonds_travaux: 21500,
      works_adopted: ['6. Colonne d’eaux usées'],
      works_adopted_total: 389000,
      mandate_from: '2026-02-21',
      mandate_to: '2027-02-20',
    },
    absent: ['rnc', 'owner'],
  },
);

const special = paperOf(
  'pv-extraordinaire-sete',
  `font: 9.4pt/1.4 'DejaVu Serif Condensed', serif; padding: 15mm 18mm; .q { border-left: 1.2mm solid #246; padding-left: 4mm; margin: 4mm 0 } table { margin: 1mm 0 2mm } td { border: .1mm solid #888; padding: .6mm 2mm }`,
  [
    `<p><b>AGENCE DU MÔLE</b>, syndic – 17 quai de la Résistance, 34200 SÈTE</p><h1 style="font-size:13pt;text-align:center">ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE<br>Procès-verbal de la réunion du 09/10/2026</h1><p style="text-align:center">Copropriété RÉSIDENCE LES QUILLES – 158 boulevard Joliot Curie – 34200 SÈTE</p>
    <p>Le neuf octobre deux mille vingt-six à 18 heures, les copropriétaires se sont réunis en assemblée générale extraordinaire au foyer de la Corniche, sur convocation du syndic adressée le 15/09/2026. Après vérification de la feuille de présence : présents 22, représentés 17, votes par correspondance 5, ensemble 44 copropriétaires et 6 211 voix sur 10 003. Absents ou non représentés : 31 copropriétaires, 3 792 voix.</p>
    <div class="q"><b>Question n° 1 – Bureau de l’assemblée</b><p>Mme Samira EL AMRANI est élue présidente, M. Scotto di Liguori scrutateur, l’agence secrétaire.</p><table><tr><td>Ont voté pour : 6 211</td><td>Ont voté contre : 0</td><td>Se sont abstenus : 0</td></tr></table>La résolution est adoptée.</div>
    <div class="q"><b>Question n° 2 – Réparation urgente des balcons du hall 2</b><p>Au vu du rapport du bureau SOCOTAN du 28/08/2026 et de l’arrêté de mise en sécurité, l’assemblée décide de faire réaliser la reprise des bétons par l’entreprise LITTORAL RÉNOVATION moyennant 118 470,00 € TTC et fixe les appels de fonds aux 01/11/2026, 01/02/2027 et 01/05/2027 par tiers, répartis en charges hall 2.</p><table><tr><td>Ont voté pour : 5 604</td><td>Ont voté contre : 443</td><td>Se sont abstenus : 164</td></tr></table><p>Opposants : M. Hérail (279), Mme Cianni (164).</p>La résolution est adoptée.</div>
    <div class="q"><b>Question n° 3 – Mission de maîtrise d’œuvre</b><p>L’assemblée confie la maîtrise d’œuvre à l’Atelier Mer et Pierre au taux de 8 %, soit 9 477,60 € TTC.</p><table><tr><td>Ont voté pour : 5 768</td><td>Ont voté contre : 443</td><td>Se sont abstenus : 0</td></tr></table>La résolution est adoptée.</div>
    ${foot('AGENCE DU MÔLE SARL – RCS MONTPELLIER 900 000 639 – CPI 3402 2018 000 000 219 – 1/2')}`,
    `<div class="q"><b>Question n° 4 – Souscription d’un emprunt collectif</b><p>L’assemblée est invitée à autoriser la souscription d’un prêt collectif à adhésion facultative sur dix ans.</p><table><tr><td>Ont voté pour : 2 870</td><td>Ont voté contre : 3 177</td><td>Se sont abstenus : 164</td></tr></table>La résolution est rejetée.</div>
    <p>La présidente lève la séance à 19 h 25.</p><p>La présidente – Le scrutateur – Le secrétaire (signé)</p><p style="font-size:8pt">Les décisions peuvent être contestées par les copropriétaires opposants ou défaillants dans le délai de deux mois de la notification (article 42 de la loi du 10 juillet 1965). Notifié le 22/10/2026.</p>${foot('AGENCE DU MÔLE SARL – RCS MONTPELLIER 900 000 639 – CPI 3402 2018 000 000 219 – 2/2')}`,
  ],
  {
    type: 'PV_AG',
    sub_kind: null,
    facts: {
      syndic: 'AGENCE DU MÔLE',
      building: 'RÉSIDENCE LES QUILLES',
      building_address: '158 boulevard Joliot Curie, 34200 SÈTE',
      meeting_on: '2026-10-09',
      tantiemes_present: 6211,
      resolutions: [
        '1. Bureau de l’assemblée',
        '2. Réparation urgente des balcons du hall 2',
        '3. Mission de maîtrise d’œuvre',
        '4. Souscription d’un emprunt collectif',
      ],
      resolutions_adopted: ['1', '2', '3'],
      resolutions_rejected: ['4'],
      works_adopted: either(
        ['2. Réparation urgente des balcons du hall 2'],
        ['2. Réparation urgente des balcons du hall 2', '3. Mission de maîtrise d’œuvre'],
      ),
      works_adopted_total: either(11847000, 12794760),
    },
    absent: [
      'rnc',
      'quitus',
      'budget',
      'approved_from',
      'approved_to',
      'mandate_from',
      'mandate_to',
      'cotisation_fonds_travaux',
    ],
  },
);

export const ASSEMBLEES_REDIGEES = [prose, volunteer, special];
