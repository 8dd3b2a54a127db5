// Papers of the same week that no slot waits for.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const letter = `font: 10.8pt/1.5 'P052', serif; padding: 22mm`;
const form = `font: 9pt 'Nimbus Sans', sans-serif; h1 { font-size: 14pt } td, th { border: .15mm solid #999 } td:nth-child(n+2) { text-align: right }`;

export const PAPIERS_SANS_CASE = [
  stranger(
    'facture-regie-loge-montpellier',
    form,
    `<p><b>Régie des Eaux Exemple</b> – 391 rue de la Font Froide, 34196 MONTPELLIER</p><h1>Votre facture d’eau n° 2026-08-771204</h1><p>M. Henri BONNAFOUS – 6 rue de la Loge, 34000 MONTPELLIER – contrat 118 772 04 – relevé du 12/02/2026 au 14/08/2026</p>${table(
      ['Rubrique', 'm³', 'Prix HT', 'Montant HT'],
      [
        ['Abonnement distribution', '', '', '18,60'],
        ['Consommation', '31', '1,4200', '44,02'],
        ['Collecte et traitement des eaux usées', '31', '1,5100', '46,81'],
        ['Organismes publics (agence de l’eau)', '31', '0,4300', '13,33'],
      ],
    )}<p>Total HT 122,76 € – TVA 8,96 € – solde antérieur 0,00 € – <b>Total à payer 131,72 €</b> avant le 15/09/2026.</p>`,
    ['total', 'to_pay', 'balance', 'sewer_kind'],
  ),
  stranger(
    'lettre-mandat-cannes',
    letter,
    `<p><b>Croisette Prestige Transactions</b><br>5 rue des États-Unis, 06400 CANNES</p><p style="text-align:right">Cannes, le 21 septembre 2026</p><p>Objet : estimation de votre appartement, 19 boulevard Carnot</p>${paragraphs(['Cher Monsieur Petrossian,', 'Suite à notre visite du 16 septembre, nous estimons la valeur de votre appartement de 58 m² entre 385 000 € et 410 000 €, net vendeur. Trois acquéreurs de notre fichier cherchent un bien comparable dans ce quartier.', 'Pour aller plus loin, nous vous proposons un mandat exclusif de trois mois aux honoraires de 4 %. Merci de rassembler dès à présent votre titre de propriété, vos trois derniers procès-verbaux d’assemblée, vos appels de fonds et votre dernière taxe foncière.', 'Bien cordialement, Vanessa Lombard'])}`,
    ['price', 'meeting_on', 'surface_carrez'],
  ),
  stranger(
    'bulletin-paie-toulouse',
    form,
    `<h1>BULLETIN DE PAIE</h1><p>Aéro-Composites Exemple SAS – 31700 BLAGNAC – Convention métallurgie<br>PRAT Solène – matricule 00718 – cadre – août 2026 – payé le 31/08/2026 par virement</p>${table(
      ['Rubrique', 'Base', 'Taux', 'Part salarié', 'Part employeur'],
      [
        ['Salaire de base', '151,67', '26,3730', '4 000,00', ''],
        ['Santé', '4 000,00', '', '31,20', '311,20'],
        ['Retraite', '4 000,00', '', '452,40', '664,00'],
        ['CSG déductible', '3 930,00', '6,80', '267,24', ''],
        ['Net à payer avant impôt', '', '', '3 249,16', ''],
      ],
    )}<p>Cumuls annuels : brut 32 000,00 – net imposable 26 118,40. À conserver sans limitation de durée.</p>`,
    ['total', 'to_pay', 'balance'],
  ),
  stranger(
    'devis-facade-albi',
    form,
    `<p><b>Toitures de l’Albigeois</b> – ZA de Fonlabour, 81000 ALBI – décennale Exemple n° 440118</p><h1>DEVIS D-2026-0188</h1><p>À l’attention du syndic de la copropriété LE CASTELVIEL, 9 rue de la Rivière, 81000 ALBI – établi le 04/05/2026, valable 3 mois</p>${table(
      ['Désignation', 'Qté', 'PU HT', 'Total HT'],
      [
        ['Échafaudage de pied', '1', '3 800,00', '3 800,00'],
        ['Piquage et enduit à la chaux', '140 m²', '62,00', '8 680,00'],
        ['Peinture des volets', '18', '95,00', '1 710,00'],
      ],
    )}<p>Total HT 14 190,00 € – TVA 10 % 1 419,00 € – <b>Total TTC 15 609,00 €</b>. Acompte de 30 % à la commande. Bon pour accord, date et signature :</p>`,
    ['travaux', 'works_adopted', 'to_pay', 'meeting_on'],
  ),
  stranger(
    'avis-passage-marseille',
    `font: 15pt/1.5 'Nimbus Sans', sans-serif; padding: 30mm; text-align: center`,
    `<p style="font-size:30pt"><b>AVIS AUX RÉSIDENTS</b></p><p>SDC 22 QUAI DE RIVE NEUVE</p><p>Le relevé des compteurs d’eau et l’entretien des chaudières individuelles auront lieu</p><p style="font-size:20pt"><b>MARDI 6 OCTOBRE 2026<br>de 8 h à 12 h</b></p><p>Merci de laisser l’accès libre. En cas d’absence, déposez vos clés chez le gardien.</p><p style="font-size:10pt">Cabinet Estrangin &amp; Cie – affiché le 22/09/2026 – ne pas jeter sur la voie publique</p>`,
    ['meeting_on', 'equipment', 'made_on'],
  ),
  stranger(
    'courriel-notaire-avignon',
    `font: 9.6pt/1.5 'DejaVu Sans', sans-serif; padding: 15mm`,
    `<p><b>De :</b> Étude Chabran-Rey &lt;accueil@chabran-rey.example&gt;<br><b>Envoyé :</b> mercredi 7 octobre 2026 09:12<br><b>À :</b> b.antonelli@courriel.example<br><b>Objet :</b> Vente ANTONELLI-ROUX / pièces à fournir</p>${paragraphs(['Madame,', 'Pour préparer la promesse de vente de votre appartement 10 bis rue Banasterie, 84000 AVIGNON (lots 24 et 52), je vous remercie de m’adresser par retour :', '– la copie de votre pièce d’identité et un RIB ;<br>– le règlement de copropriété et ses modificatifs ;<br>– les procès-verbaux des trois dernières assemblées générales ;<br>– le carnet d’entretien et la fiche synthétique ;<br>– le dossier de diagnostics techniques ;<br>– votre dernier avis de taxe foncière.', 'Un rendez-vous vous est proposé le 22 octobre 2026 à 10 h.', 'Cordialement, Élise Maurel, clerc de notaire'])}`,
    ['meeting_on', 'deed_on', 'price'],
  ),
];
