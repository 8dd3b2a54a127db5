// Papers that no slot waits for, though they come in the same envelopes.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const sans = `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt } .t td, .t th { border: .2mm solid #999; padding: 1mm 1.4mm }`;
const serif = `font: 11pt/1.5 'P052', serif; padding: 22mm 24mm`;

export const ETRANGERS = [
  stranger(
    'mise-en-demeure-chalon-d38',
    serif,
    `<p>BRESSE SAÔNE IMMOBILIER<br>5 quai des Messageries – 71100 CHALON-SUR-SAÔNE</p><p style="margin-left:85mm">M. DESCHAMPS Alain<br>9 rue de l’Héritan<br>71100 CHALON-SUR-SAÔNE</p><p>Chalon-sur-Saône, le 6 octobre 2026</p><p>Objet : occupation de la place de stationnement n° 12</p>${paragraphs(['Monsieur,', 'Il nous est signalé par le conseil syndical de la résidence Les Aubépines que votre véhicule utilitaire occupe depuis plusieurs semaines une place qui n’est pas la vôtre. Nous vous rappelons que les emplacements sont des parties privatives désignées par l’état descriptif de division.', 'Nous vous mettons en demeure de libérer cet emplacement sous huit jours. À défaut, la question sera portée à l’ordre du jour de la prochaine assemblée générale et les frais vous seront imputés.', 'Veuillez agréer, Monsieur, nos salutations distinguées.', 'Le gestionnaire, P. Nectoux'])}`,
    ['meeting_on', 'total', 'balance', 'due_on'],
  ),
  stranger(
    'facture-plomberie-dole-d38',
    sans,
    `<p><b>PLOMBERIE DU DOUBS – Éts Roussel</b> – 3 rue du Bief, 39100 DOLE – SIRET 900 000 281 00019 – TVA FR41900000281</p><h1>FACTURE N° F2026-0718</h1><p>Date : 21/08/2026 – Échéance : 20/09/2026<br>Client : Copropriété 12 rue Pasteur, chez Mme BRENOT, 12 rue Pasteur, 39100 DOLE</p>${table(
      ['Désignation', 'Qté', 'PU HT', 'Total HT'],
      [
        ['Remplacement vanne d’arrêt générale', '1', '184,00', '184,00'],
        ['Main-d’œuvre (h)', '2,5', '52,00', '130,00'],
        ['Déplacement', '1', '30,00', '30,00'],
      ],
      't',
    )}<p style="text-align:right">Total HT : 344,00 € – TVA 10 % : 34,40 € – <b>Total TTC à payer : 378,40 €</b></p><p>Règlement par virement. En cas de retard, indemnité forfaitaire de 40 €. Assurance décennale Exemple Bâtiment n° 77 104, zone France métropolitaine.</p>`,
    ['total', 'to_pay', 'owner', 'due_on', 'syndic'],
    ['ENTRETIEN', 'DOCS_MAISON_MOINS_10_ANS'],
  ),
  stranger(
    'estimation-agence-epinal-d38',
    `font: 10.4pt/1.5 'URW Gothic', sans-serif; padding: 18mm; h1 { font-size: 18pt; color: #c2410c }`,
    `<p><b>AGENCE DES ARCADES</b> – 6 place des Vosges, 88000 ÉPINAL – transaction, location</p><h1>Avis de valeur</h1><p>Remis le 30 octobre 2026 à Mme CLAUDEL</p>${paragraphs(['Appartement T3 de 68,4 m² environ au troisième étage avec ascenseur, 17 quai Jules Ferry à Épinal, un parking. Vue Moselle, bon état, cuisine équipée en 2019. Charges annoncées : environ 290 € par trimestre. Taxe foncière : 987 €.', 'Étude de marché : trois ventes comparables à moins de 400 m au cours des douze derniers mois, entre 1 690 et 1 910 €/m².', 'Nous estimons la valeur de votre bien entre 118 000 € et 127 000 € net vendeur. Prix de présentation conseillé : 129 900 €.', 'Cet avis ne constitue pas une expertise. Nos honoraires sont de 6 % TTC à la charge du vendeur ; le mandat exclusif vous offre les diagnostics.'])}`,
    ['price', 'surface_carrez', 'tax_total', 'sellers'],
  ),
  stranger(
    'bulletin-salaire-luneville-d38',
    sans,
    `<h1>BULLETIN DE PAIE</h1><p>Employeur : FAÏENCERIE EXEMPLE DE LUNÉVILLE SAS – 1 rue Keller – 54300 LUNÉVILLE – URSSAF 417 000 – Code NAF 2341Z<br>Salarié : HAZOTTE Marc – matricule 0188 – emploi : modeleur – coefficient 190 – entré le 02/05/2007<br>Période : du 01/10/2026 au 31/10/2026 – paiement le 30/10/2026 par virement</p>${table(
      ['Rubrique', 'Base', 'Taux salarial', 'Montant salarial', 'Montant patronal'],
      [
        ['Salaire de base', '151,67', '14,2800', '2 165,85', ''],
        ['Prime d’ancienneté', '', '', '129,95', ''],
        ['<b>Salaire brut</b>', '', '', '<b>2 295,80</b>', ''],
        ['Santé – complémentaire', '', '', '-31,40', '31,40'],
        ['Retraite', '2 295,80', '11,31 %', '-259,65', '377,43'],
        ['CSG déductible', '2 255,62', '6,80 %', '-153,38', ''],
        ['CSG / CRDS non déductible', '2 255,62', '2,90 %', '-65,41', ''],
      ],
      't',
    )}<p>Net à payer avant impôt : 1 785,96 € – Impôt prélevé à la source (4,1 %) : 75,91 € – <b>Net payé : 1 710,05 €</b> – Congés restants : 11 jours</p>`,
    ['total', 'to_pay', 'period_from', 'owner'],
  ),
  stranger(
    'devis-ravalement-nancy-d38',
    sans,
    `<p><b>SARL LORRAINE FAÇADES</b> – ZI des Sables – 54110 DOMBASLE-SUR-MEURTHE – qualification QUALIBAT 6111</p><h1>DEVIS N° D26-114 du 9 mars 2026</h1><p>Maître d’ouvrage : SDC SAURUPT 24, 24 avenue du Général Leclerc, 54000 NANCY, représenté par imocop Grand Est<br>Objet : ravalement de la façade sur rue</p>${table(
      ['Lot', 'Désignation', 'Quantité', 'PU HT', 'Montant HT'],
      [
        ['1', 'Installation de chantier, échafaudage', 'ens.', '18 400,00', '18 400,00'],
        ['2', 'Décapage et hydrogommage', '612 m²', '38,00', '23 256,00'],
        ['3', 'Reprise des pierres de taille', 'ens.', '21 730,00', '21 730,00'],
        ['4', 'Badigeon minéral', '612 m²', '34,17', '20 912,04'],
      ],
      't',
    )}<p style="text-align:right">Total HT : 84 298,04 € – TVA 10 % : 8 429,80 € – Total TTC : 92 727,84 €</p><p>Offre valable 6 mois. Délai d’exécution : 14 semaines. Acompte de 30 % à la commande. Bon pour accord, date et signature :</p>`,
    ['total', 'travaux', 'to_pay', 'works_adopted_total', 'syndic'],
  ),
  stranger(
    'offre-de-pret-macon-d38',
    serif,
    `<p><b>Banque Exemple du Val de Saône</b><br>Agence de Mâcon Lamartine</p><p style="text-align:right">Mâcon, le 3 novembre 2026</p><p><b>ACCORD DE PRINCIPE – financement immobilier</b><br>M. Corentin BADET et Mme Sarah LINDQVIST</p>${paragraphs(['Vous nous avez fait part de votre projet d’acquisition d’un appartement situé 22 place aux Herbes à Mâcon, au prix de 172 000 € hors frais.', 'Nous avons le plaisir de vous donner notre accord de principe pour un prêt amortissable de 140 000 € sur 240 mois au taux fixe de 3,28 % hors assurance, soit des mensualités de 797,32 €. Garantie envisagée : hypothèque légale spéciale de prêteur de deniers.', 'Cet accord est valable jusqu’au 3 décembre 2026, sous réserve de l’étude complète de votre dossier : justificatifs d’identité, trois derniers bulletins de salaire, avis d’imposition, compromis signé.', 'Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager.'])}<p style="text-align:right">Votre conseillère, Maëva Thomas</p>`,
    ['price', 'charges_registered', 'deed_on', 'buyers'],
  ),
];
