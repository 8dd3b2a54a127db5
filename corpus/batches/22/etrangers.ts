// Papers that no slot waits for: near misses of meetings, charges, taxes, deeds and diagnostics.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';
import { small } from './commun.ts';

export const ETRANGERS = [
  stranger(
    'assemblee-club-saint-brieuc',
    `font: 10.6pt/1.45 'Carlito', sans-serif; padding: 18mm`,
    `<p><b>CLUB NAUTIQUE DU LÉGUÉ-CREUX</b> – association loi 1901 – 22000 SAINT-BRIEUC</p><p style="font-size:14pt"><b>Procès-verbal de l’assemblée générale ordinaire du 17 janvier 2026</b></p>${paragraphs(['Présents : 41 adhérents à jour de cotisation, 12 pouvoirs. Le quorum du quart des membres, prévu à l’article 9 des statuts, est atteint.', '1. Rapport moral du président. Adopté à l’unanimité.', '2. Rapport financier de la trésorière : recettes 28 412 €, dépenses 26 907 €. L’assemblée donne quitus à la trésorière. Adopté, 2 abstentions.', '3. Budget prévisionnel 2026 : 29 000 €. Adopté.', '4. Cotisation : portée à 85 €. Adopté, 7 contre.', '5. Achat de deux Optimist d’occasion (3 400 €). Rejeté, la section voile préférant attendre la subvention de la ville.', '6. Élection du comité directeur : M. Le Bohec, Mme Hamon et M. Oyono sont réélus pour trois ans.', 'La séance est levée à 19 h, suivie du pot de l’amitié. La secrétaire, le président.'])}`,
    ['meeting_on', 'budget', 'quitus', 'resolutions', 'syndic'],
  ),
  stranger(
    'facture-eau-perpignan',
    `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; td, th { border-bottom: .15mm solid #9bd } td:last-child { text-align: right }`,
    `<p style="color:#0277bd;font-size:14pt"><b>Aigües du Roussillon Exemple</b></p><p>Votre facture n° 2026-0418877 du 14/09/2026 – contrat 66-118-0027</p><p style="margin-left:95mm">SDC LES MICOCOULIERS<br>c/o AGENCE ROIG PÈRE ET FILLES<br>8 place des Platanes-Neufs<br>66000 PERPIGNAN</p><p>Point de livraison : 12 rue des Grenadiers, 66000 PERPIGNAN – compteur D11KA044718 – relevé du 02/09/2026 : 18 442 m³ (ancien 17 905) – consommation 537 m³</p>${table(
      ['Rubrique', 'Quantité', 'Prix unitaire HT', 'Montant HT'],
      [
        ['Abonnement (du 01/09/2026 au 28/02/2027)', '1', '64,20', '64,20'],
        ['Distribution de l’eau', '537', '1,3120', '704,54'],
        ['Collecte et traitement des eaux usées', '537', '1,4805', '795,03'],
        ['Redevance Agence de l’eau', '537', '0,3800', '204,06'],
      ],
    )}<p>Total HT 1 767,83 € – TVA 5,5 % et 10 % : 133,00 € – <b>Net à payer 1 900,83 €</b> – prélèvement le 05/10/2026</p>${small('La qualité de l’eau est consultable en mairie. Médiation de l’eau : BP 40463, 75366 Paris cedex 08.')}`,
    ['total', 'to_pay', 'period_from', 'building', 'due_on'],
  ),
  stranger(
    'avis-cfe-evreux',
    `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; td, th { border: .15mm solid #99a; text-align: right } td:first-child { text-align: left }`,
    `<p>FINANCES PUBLIQUES – SIE D’ÉVREUX NORD</p><p style="font-size:13pt"><b>AVIS D’IMPÔT 2025 – COTISATION FONCIÈRE DES ENTREPRISES</b></p><p>SCI MARTIN-PÊCHEUR – 51 bis avenue Foch, 92250 LA GARENNE-COLOMBES<br>SIREN 900 000 633 – Référence de l’avis : 25 27 7700418 21 – Adresse d’imposition : 6 allée de la Madeleine-Basse, 27000 ÉVREUX</p>${table(
      ['', 'Commune', 'Intercommunalité', 'Taxe spéciale', 'CCI', 'Total'],
      [
        ['Base nette', '1140', '1140', '1140', '1140', ''],
        ['Taux', '–', '24,71 %', '0,20 %', '0,89 %', ''],
        ['Cotisation', '', '282', '2', '10', '294'],
        ['Frais de gestion', '', '', '', '', '9'],
        ['Montant à payer', '', '', '', '', '<b>303</b>'],
      ],
    )}<p style="margin-top:4mm">Date limite de paiement : 15/12/2025. Le paiement est obligatoirement dématérialisé (espace professionnel).</p>`,
    ['tax_total', 'tax_year', 'pay_by', 'tax_number', 'tax_fees'],
  ),
  stranger(
    'devis-toiture-montlucon',
    `font: 9.4pt/1.4 'Nimbus Roman', serif; padding: 15mm; td, th { border: .2mm solid #555; padding: 1mm } td:nth-child(n+2) { text-align: right }`,
    `<p><b>CHARPENTES DU CHER</b> – charpente, couverture, zinguerie – 18200 SAINT-AMAND – Qualibat 2301 – décennale n° 88-0411 (Assur Exemple)</p><p>DEVIS n° D26-0092 du 9 février 2026, valable 4 mois</p><p>À : Copropriété 33 boulevard du Vieux-Canal, 03100 MONTLUÇON<br>s/c Étude DESFOSSES et BARDET-COQ, syndic</p>${table(
      ['Désignation', 'Qté', 'PU HT', 'Total HT'],
      [
        ['Échafaudage, protections', '1', '4 200,00', '4 200,00'],
        ['Dépose et évacuation ancienne couverture (m²)', '310', '22,00', '6 820,00'],
        ['Ardoise naturelle posée crochet inox (m²)', '310', '68,00', '21 080,00'],
        ['Zinguerie : gouttières, noues, abergements', '1', '3 027,27', '3 027,27'],
      ],
    )}<p>Total HT 35 127,27 € – TVA 10 % 3 512,73 € – <b>Total TTC 38 640,00 €</b></p><p>Acompte de 40 % à la commande. Bon pour accord, date et signature :</p>`,
    ['total', 'travaux', 'meeting_on', 'works_adopted_total'],
    ['DOCS_MAISON_MOINS_10_ANS'],
  ),
  stranger(
    'lettre-mise-en-vente-calais',
    `font: 10.6pt/1.5 'URW Gothic', sans-serif; padding: 20mm`,
    `<p style="color:#e4002b;font-size:16pt"><b>Immovance</b> transaction</p><p>Calais, octobre 2026</p><p style="font-size:13pt"><b>Votre voisin a vendu en 17 jours. Et vous ?</b></p>${paragraphs(['Madame, Monsieur, cher propriétaire de la Résidence LES DEUX CAPS,', 'Nos clients recherchent un appartement de type T3 dans votre résidence. Prix moyen constaté quai de la Batellerie : 2 640 €/m² Carrez. Un T3 de 66 m² avec parking s’y est vendu 179 000 € au mois d’août.', 'Estimation offerte sous 48 heures*. Diagnostics (DPE, ERP, électricité, gaz, loi Carrez) remboursés en cas de vente exclusive. Nous réunissons pour vous le règlement de copropriété, les trois derniers procès-verbaux d’assemblée générale et le pré-état daté.', 'Votre conseiller : Dorian, 06 00 00 62 10.'])}${small('*Hors locaux commerciaux. L’estimation ne constitue pas une expertise. Si votre bien est déjà confié à un confrère, veuillez ne pas tenir compte de ce courrier.')}`,
    ['price', 'surface_carrez', 'building', 'meeting_on'],
  ),
  stranger(
    'avis-mutation-albi',
    `font: 10.4pt/1.5 'P052', serif; padding: 20mm 22mm`,
    `<p>Maître Fabienne CAZOTTES, notaire<br>9 rue de la Croix-Blanche-Haute, 81000 ALBI</p><p style="margin-left:85mm">CABINET ROUQUETTE-MALPHETTES<br>14 lices Jean-Moulinet<br>81000 ALBI</p><p style="margin-left:85mm">Albi, le 16 octobre 2026</p><p>LRAR – <b>Notification de mutation (article 6 du décret n° 67-223 du 17 mars 1967) et avis au syndic (article 20 de la loi du 10 juillet 1965)</b></p>${paragraphs(['Monsieur le Syndic,', 'J’ai l’honneur de vous informer que je suis chargée d’établir l’acte de vente par Monsieur ESTADIEU Jean-Régis des lots 23 et 58 de la Résidence LE PONT VIEUX, dont la signature est prévue le 27 novembre 2026.', 'Je vous remercie de me faire parvenir l’état daté, le certificat de l’article 20, ainsi que le montant des honoraires vous revenant. Je vous rappelle que vous disposez d’un délai de quinze jours à compter de l’avis de mutation pour former opposition au versement des fonds.', 'Je vous prie de croire, Monsieur le Syndic, à l’assurance de ma considération distinguée.'])}`,
    ['deed_on', 'price', 'sellers', 'buyers', 'balance'],
  ),
  stranger(
    'echeancier-pret-ajaccio',
    `font: 8.8pt/1.35 'DejaVu Sans', sans-serif; td, th { border-bottom: .15mm solid #bbb; text-align: right } th { font-weight: bold }`,
    `<p><b>Banque Insulaire Exemple</b> – agence d’Ajaccio Cours – tableau d’amortissement édité le 03/02/2026</p><p>Emprunteurs : M. et Mme POLI-GIUDICELLI Ange – prêt immobilier n° 00418 7720 02 – objet : acquisition 4 chemin de Campo dell’Oro-Haut, 20090 AJACCIO – montant initial 186 000,00 € – taux 1,45 % – durée 240 mois</p>${table(
      ['Échéance', 'Capital amorti', 'Intérêts', 'Assurance', 'Mensualité', 'Capital restant dû'],
      [
        ['05/03/2026', '742,18', '151,92', '27,90', '922,00', '124 985,11'],
        ['05/04/2026', '743,08', '151,02', '27,90', '922,00', '124 242,03'],
        ['05/05/2026', '743,97', '150,13', '27,90', '922,00', '123 498,06'],
        ['05/06/2026', '744,87', '149,23', '27,90', '922,00', '122 753,19'],
      ],
    )}<p>Indemnité de remboursement anticipé : un semestre d’intérêts, plafonnée à 3 % du capital restant dû. Garantie : hypothèque légale spéciale du prêteur de deniers.</p>`,
    ['price', 'balance', 'charges_registered', 'entries', 'total'],
  ),
];
