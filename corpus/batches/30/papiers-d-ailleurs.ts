// Papers that no slot waits for, as they come in the same post.
import { stranger } from '../../stranger.ts';
import { paragraphs, spaced, table } from '../../writing.ts';

const serif = `font: 10.8pt/1.5 'P052', serif; padding: 22mm 24mm`;
const sans = `font: 9pt/1.4 'Carlito', sans-serif; td, th { border: .2mm solid #aaa; padding: .9mm 1.4mm } h1 { font-size: 14pt }`;

const HOURS = 2 * 5800;
const PARTS = 14350;
const net = HOURS + PARTS;
const vat = net / 10;

export const PAPIERS_D_AILLEURS = [
  stranger(
    'facture-ascensoriste-lac-creteil',
    sans,
    `<p><b>ÉLÉVA-SERVICES ÎLE-DE-FRANCE</b> – 12 rue des Usines, 94400 Vitry-sur-Seine – SIRET 900 094 400 00028</p><p style="margin-left:100mm">SDC RÉSIDENCE DU LAC<br>c/o CITYA-NOVA VAL-DE-MARNE<br>Centre commercial de l’Échat<br>94000 CRÉTEIL</p><h1>FACTURE N° FA-2026-09-4417 du 21/09/2026</h1><p>Site : 14 mail des Mèches – ascenseur bât. D (appareil 94-1187) – intervention du 16/09/2026</p>${table(
      ['Désignation', 'Qté', 'PU HT', 'Montant HT'],
      [
        ['Main d’œuvre dépannage hors contrat', '2 h', '58,00', spaced(HOURS)],
        ['Carte de commande de porte', '1', spaced(PARTS), spaced(PARTS)],
        ['Total HT', '', '', spaced(net)],
        ['TVA 10 %', '', '', spaced(vat)],
        ['<b>Net à payer TTC</b>', '', '', `<b>${spaced(net + vat)}</b>`],
      ],
    )}<p style="margin-top:4mm">Règlement à 30 jours, soit le 21/10/2026. Pénalités de retard : trois fois le taux d’intérêt légal ; indemnité forfaitaire de recouvrement : 40 €. Charges récupérables : non.</p>`,
    ['total', 'balance', 'to_pay'],
    ['ENTRETIEN'],
  ),
  stranger(
    'lettre-coupure-point-du-jour-boulogne',
    serif,
    `<p><b>immovallée</b><br>77 avenue Édouard-Vaillant – 92100 Boulogne-Billancourt</p><p style="text-align:right">Le 28 septembre 2026</p><p>À tous les résidents du POINT DU JOUR – AVIS</p>${paragraphs(
      [
        'Madame, Monsieur,',
        'Dans le cadre du ravalement voté par l’assemblée générale du 26 mars 2026, l’échafaudage sera monté côté quai du 12 au 16 octobre. Nous vous remercions de débarrasser vos balcons et de tenir vos fenêtres fermées pendant le lavage des façades.',
        'L’accès au parking sera interdit le lundi 12 octobre de 7 h à 13 h. Les véhicules restés en place seront enlevés aux frais de leur propriétaire.',
        'Le règlement de copropriété rappelle que les stores et canisses ne sont pas autorisés : profitez du chantier pour les retirer.',
        'Nous comptons sur votre compréhension.',
      ],
    )}<p>Le gestionnaire, Yanis Perrin</p>`,
    ['meeting_on', 'total', 'works_adopted'],
  ),
  stranger(
    'offre-pret-courtier-courbevoie',
    sans,
    `<p style="color:#c2410c;font-size:15pt"><b>Taux Malin Courtage</b> – 15 boulevard de Verdun, 92400 Courbevoie</p><h1>Votre simulation de financement n° SIM-88410</h1><p>M. et Mme SISSOKO – projet : achat résidence principale, vente préalable de l’appartement 11 rue Armand Silvestre – 19/10/2026</p>${table(
      ['', 'Banque A', 'Banque B'],
      [
        ['Montant emprunté', '312 000 €', '312 000 €'],
        ['Durée', '240 mois', '300 mois'],
        ['Taux nominal fixe', '3,18 %', '3,29 %'],
        ['Assurance (TAEA)', '0,31 %', '0,29 %'],
        ['Frais de dossier', '900 €', '0 €'],
        ['Garantie : caution ou hypothèque', '3 410 €', '4 120 €'],
      ],
    )}<p style="margin-top:4mm">Un crédit vous engage et doit être remboursé. Pièces à fournir : pièce d’identité, trois derniers bulletins de salaire, avis d’imposition, taxe foncière, dernier appel de charges, titre de propriété, relevés de compte, compromis. Document sans valeur contractuelle. ORIAS 00 000 924.</p>`,
    ['price', 'rent', 'iban'],
  ),
  stranger(
    'bulletin-paie-gardien-creteil',
    `${sans} td:nth-child(n+2) { text-align: right }`,
    `<table><tr><td><b>Employeur</b><br>SDC RÉSIDENCE DU LAC<br>10 à 18 mail des Mèches, 94000 CRÉTEIL<br>SIRET 900 511 094 00018 – APE 8110Z</td><td><b>Salarié</b><br>M. FERNANDES Paulo – gardien coef. 602<br>N° SS 1 71 03 99 139 044<br>Loge, 12 mail des Mèches</td></tr></table><h1>BULLETIN DE PAIE – période du 01/09/2026 au 30/09/2026</h1>${table(
      ['Rubriques', 'Base', 'Taux salarial', 'Part salarié', 'Part employeur'],
      [
        ['Salaire de base 10 000 UV', '', '', '2 014,30', ''],
        ['Avantage en nature logement', '', '', '212,40', ''],
        ['Salaire brut', '', '', '2 226,70', ''],
        ['Santé – maladie', '2 226,70', '', '', '155,87'],
        ['Retraite plafonnée', '2 226,70', '6,90 %', '153,64', '190,38'],
        ['Retraite complémentaire', '2 226,70', '4,01 %', '89,29', '133,83'],
        ['CSG/CRDS', '2 187,73', '9,70 %', '212,21', ''],
      ],
    )}<p style="margin-top:4mm"><b>Net payé : 1 559,16 €</b> – virement le 30/09/2026. Congés acquis : 15. Convention collective des gardiens, concierges et employés d’immeubles. À conserver sans limitation de durée.</p>`,
    ['balance', 'total'],
  ),
  stranger(
    'depliant-estimation-batignolles-paris-17',
    `font: 12pt/1.5 'URW Gothic', sans-serif; padding: 18mm; .b { background: #fde68a; padding: 8mm; text-align: center; font-size: 22pt }`,
    `<div class="b">Votre appartement des Batignolles vaut peut-être plus que vous ne croyez !</div>${paragraphs(
      [
        '<b>Vendu en 12 jours</b> rue de Lévis : 3 pièces, 62 m² Carrez, 3e étage, 695 000 €.',
        'Nos conseillers s’occupent de tout : DPE et diagnostics offerts*, collecte des PV d’assemblée générale, du règlement de copropriété et du carnet d’entretien auprès de votre syndic, pré-état daté, rendez-vous chez le notaire.',
        'Estimation gratuite et sans engagement : 01 00 00 17 99, ou flashez le code au dos.',
        'Agence des Dames – 61 rue des Dames, 75017 Paris – honoraires : 4,5 % TTC à la charge du vendeur.',
      ],
    )}<p style="font-size:7pt">* pour tout mandat exclusif signé avant le 31/12/2026. Agence des Dames SARL, CPI 7501 2022 000 017 061, ne reçoit pas de fonds. Ne pas jeter sur la voie publique.</p>`,
    ['price', 'surface_carrez', 'made_on'],
  ),
  stranger(
    'mail-etude-thouvenot-troyes',
    `font: 9.6pt/1.45 'Nimbus Sans', sans-serif; padding: 16mm`,
    `<p style="font-size:8pt">16/11/2026 10:05 &nbsp; Messagerie – Succession RAGUENET</p><p><b>De :</b> L. Marchand &lt;l.marchand@thouvenot-aubry.example.fr&gt;<br><b>À :</b> Étude Champenoise d’Immeubles &lt;syndic@eci-troyes.example.fr&gt;<br><b>Cc :</b> heritiers.raguenet@example.fr<br><b>Envoyé :</b> vendredi 13 novembre 2026 16:38<br><b>Objet :</b> RE: RAGUENET / lot 11 Les Cordeliers – pièces manquantes</p>${paragraphs(
      [
        'Bonjour Monsieur Collot,',
        'Merci pour le relevé de compte et les trois procès-verbaux. Pour la promesse du 4 décembre, il nous manque encore : le règlement de copropriété de 1963 et ses modificatifs, la fiche synthétique à jour, le carnet d’entretien, les annexes comptables des deux derniers exercices et le dernier appel de fonds.',
        'Pouvez-vous également nous confirmer le montant du fonds de travaux attaché au lot et l’absence d’impayé ?',
        'Bien cordialement,',
        'Lucie Marchand, clerc – SCP Adeline THOUVENOT et Victor AUBRY, notaires, 5 place Audiffred, 10000 TROYES',
      ],
    )}<p style="font-size:7.5pt;color:#555">Ce message est confidentiel. Attention : pour tout virement, vérifiez notre RIB par téléphone. N’imprimez ce courriel que si nécessaire.</p>`,
    ['meeting_on', 'balance', 'lots'],
  ),
];
