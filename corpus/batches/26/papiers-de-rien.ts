// Papers that no dossier asks for, each close to one that it does.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const ruled = `font: 9pt 'Nimbus Sans', sans-serif; td, th { border: .2mm solid #888; padding: 1mm 1.5mm } th { background: #eee }`;
const letter = `font: 10.8pt/1.5 'P052', serif; padding: 22mm`;

export const PAPIERS_DE_RIEN = [
  stranger(
    'facture-etat-date-paris-13',
    ruled,
    `<p><b>GESTRIM PARIS SUD</b>, 118 avenue d’Italie, 75013 PARIS – TVA FR 40 900001466</p><p style="margin-left:100mm">Étude de Me VASSEUR-LEMOINE<br>notaire<br>75 rue de Patay<br>75013 PARIS</p><p style="font-size:14pt"><b>FACTURE N° 26-09-0411</b> du 21/09/2026</p><p>Objet : mutation KOWALCZYK / TRAORÉ – LA TOUR D’AUVERGNE, 61 rue de Tolbiac – lots 52 et 190</p>${table(
      ['Désignation', 'HT', 'TVA 20 %', 'TTC'],
      [
        ['Établissement de l’état daté (plafond décret n° 2020-153)', '316,67', '63,33', '380,00'],
        ['Mise à jour après douze jours', '0,00', '0,00', '0,00'],
        ['<b>Net à payer</b>', '316,67', '63,33', '<b>380,00 €</b>'],
      ],
    )}<p style="margin-top:5mm">Règlement à réception par prélèvement sur le prix de vente. Le document demandé est transmis par la plateforme sécurisée et n’est pas joint à la présente facture. Escompte : néant. Indemnité forfaitaire de recouvrement : 40 €.</p>`,
    ['total', 'to_pay', 'owner', 'balance', 'courantes', 'price'],
  ),
  stranger(
    'gazette-conseil-syndical-colmar',
    `font: 9.6pt/1.4 'Carlito', sans-serif; .c { columns: 2; column-gap: 8mm } h1 { font-size: 22pt; color: #b5651d } h2 { font-size: 12pt }`,
    `<h1>La Gazette du Pfeffel</h1><p>Bulletin de votre conseil syndical – n° 14 – automne 2026</p><div class="c"><h2>Toiture : c’est fini !</h2><p>Le chantier du bâtiment B, voté en mars pour 46 812 €, a été reçu le 9 septembre sans réserve. Merci à la société Muller-Couverture et aux riverains pour leur patience.</p><h2>Vers la prochaine assemblée</h2><p>La prochaine assemblée générale devrait se tenir fin mars 2027 ; la convocation et l’ordre du jour vous parviendront par le syndic en février. Vos questions à inscrire sont à lui adresser par recommandé avant le 15 janvier. Nous proposerons de remettre au vote l’abri à vélos (rejeté par 4 712 voix contre 2 406).</p><h2>Le budget en bref</h2><p>64 500 € pour 2026/2027, soit 5,4 % de plus. L’eau et l’assurance expliquent l’essentiel.</p><h2>Carnet rose</h2><p>Bienvenue à la petite Apolline, escalier A.</p><h2>Bon à savoir</h2><p>Le local poubelles est désormais nettoyé le lundi et le jeudi. Code d’accès : demander au gardien.</p></div><p>Rédaction : Jean-Jacques Stoffel, Monique Gasser. Ne pas jeter sur la voie publique.</p>`,
    ['meeting_on', 'resolutions', 'budget', 'resolutions_adopted', 'quitus', 'works_adopted'],
  ),
  stranger(
    'avis-taxe-habitation-bastia',
    ruled,
    `<p><b>FINANCES PUBLIQUES</b> – Centre des finances publiques de BASTIA – square Saint-Victor</p><p style="font-size:14pt"><b>AVIS D’IMPÔT 2025 – TAXE D’HABITATION sur les résidences secondaires</b></p><p style="margin-left:95mm">MME SANTONI LETIZIA<br>118 BD DE LA REPUBLIQUE<br>30900 NÎMES</p><p>Numéro fiscal : 13 68 704 115 220 – référence de l’avis : 25 2B 7710034 91 – occupant : SANTONI – local : 7 RUE NAPOLEON, 20200 BASTIA, 2e étage</p>${table(
      ['', 'Commune', 'Intercommunalité', 'Taxe spéciale', 'GEMAPI'],
      [
        ['Valeur locative brute', '2114', '2114', '2114', '2114'],
        ['Taux 2025', '28,09 %', '9,11 %', '0,40 %', '0,22 %'],
        ['Majoration résidence secondaire', '40 %', '', '', ''],
        ['Cotisation', '831', '193', '8', '5'],
      ],
    )}<p style="margin-top:4mm">Total des cotisations : 1 037 € – frais de gestion : 31 € – <b>montant de votre impôt : 1 068 €</b> – à payer au plus tard le 15/12/2025.</p>`,
    ['tax_total', 'teom', 'price'],
  ),
  stranger(
    'devis-etancheite-fort-de-france',
    ruled,
    `<p><b>ÉTANCH’ÎLE</b> – Acajou Sud – 97232 LE LAMENTIN – assurance décennale Exemple n° 44-1180</p><p style="font-size:14pt"><b>DEVIS N° D-2026-0077</b> – 19/01/2026 – valable trois mois</p><p>Client : SDC LE MORNE DES PALMIERS, 14 route de Didier, 97200 FORT-DE-FRANCE – à l’attention de CARAÏBES GESTION, syndic</p>${table(
      ['Poste', 'Qté', 'Unité', 'P.U. HT', 'Total HT'],
      [
        ['Dépose de l’étanchéité existante, évacuation', '610', 'm²', '18,00', '10 980,00'],
        ['Complexe bicouche élastomère', '610', 'm²', '74,50', '45 445,00'],
        ['Relevés, couvertines', '268', 'ml', '61,00', '16 348,00'],
        ['Installation de chantier', '1', 'ens.', '8 472,54', '8 472,54'],
        ['<b>Total HT</b>', '', '', '', '<b>81 245,54</b>'],
      ],
    )}<p>TVA 8,5 % : 6 905,87 € – <b>Total TTC : 88 151,41 €</b>, arrondi commercial à 88 150,00 €. Acompte de 30 % à la commande. Ce devis sera soumis au vote de l’assemblée générale du 12/03/2026.</p><p>Bon pour accord, date et signature du syndic :</p>`,
    ['meeting_on', 'works_adopted', 'total', 'travaux', 'resolutions'],
    ['DOCS_MAISON_MOINS_10_ANS'],
  ),
  stranger(
    'tableau-amortissement-nanterre',
    `font: 8.4pt 'DejaVu Sans Mono', monospace; td, th { padding: .6mm 2mm; text-align: right; border-bottom: .1mm solid #aaa }`,
    `<p>CRÉDIT DES HAUTS-DE-SEINE EXEMPLE – Agence de NANTERRE PRÉFECTURE</p><p><b>TABLEAU D’AMORTISSEMENT – PRÊT HABITAT 00412-77180-03</b></p><p>Emprunteur : M. OUAZZANI Larbi – objet : acquisition d’un appartement, 78 avenue Georges Clemenceau 92000 NANTERRE – capital 96 000,00 EUR – taux 2,10 % – durée 180 mois – première échéance 05/02/2014</p>${table(
      ['N°', 'Date', 'Échéance', 'Intérêts', 'Capital', 'Assurance', 'Capital restant dû'],
      [
        ['141', '05/10/2025', '648,32', '42,51', '605,81', '27,20', '23 687,61'],
        ['142', '05/11/2025', '648,32', '41,45', '606,87', '27,20', '23 080,74'],
        ['143', '05/12/2025', '648,32', '40,39', '607,93', '27,20', '22 472,81'],
        ['144', '05/01/2026', '648,32', '39,33', '608,99', '27,20', '21 863,82'],
      ],
    )}<p style="margin-top:4mm">Garantie : caution Exemple Logement, sans hypothèque. Ce tableau vous est remis à titre indicatif ; il ne vaut pas décompte de remboursement anticipé.</p>`,
    ['balance', 'total', 'entries', 'charges_registered', 'owner', 'as_of'],
  ),
  stranger(
    'bulletin-gardienne-paris-13',
    ruled,
    `<p style="font-size:13pt"><b>BULLETIN DE PAIE</b> – octobre 2026</p><p>Employeur : SYNDICAT DES COPROPRIÉTAIRES LA TOUR D’AUVERGNE, 61 rue de Tolbiac, 75013 PARIS, représenté par GESTRIM PARIS SUD – SIRET 900 001 466 00010 – URSSAF Île-de-France</p><p>Salariée : Mme FERREIRA DOS SANTOS Conceição – gardienne d’immeuble, catégorie B, 10 000 unités de valeur – entrée le 01/03/2009 – loge, rez-de-chaussée</p>${table(
      ['Rubrique', 'Base', 'Taux', 'Gain', 'Retenue', 'Part employeur'],
      [
        ['Salaire conventionnel', '', '', '1 912,40', '', ''],
        ['Prime d’ancienneté', '1 912,40', '12 %', '229,49', '', ''],
        ['Avantage en nature logement', '', '', '84,10', '', ''],
        ['Sécurité sociale, retraite', '2 225,99', '', '', '249,31', '683,02'],
        ['CSG / CRDS', '2 187,04', '9,70 %', '', '212,14', ''],
        ['Reprise avantage en nature', '', '', '', '84,10', ''],
      ],
    )}<p style="margin-top:4mm">Net imposable 1 830,05 – impôt sur le revenu 0,00 – <b>Net à payer : 1 680,44 €</b> – versé le 30/10/2026 par virement – congés restants : 17 jours. Les tâches de sortie des bacs sont comprises dans les charges récupérables à 75 %.</p>`,
    ['total', 'to_pay', 'recoverable', 'period_from', 'rnc'],
  ),
  stranger(
    'relance-facture-eau-mulhouse',
    letter,
    `<p><b>Eaux du Florival Exemple</b><br>Service clientèle – 5 rue de la Source – 68100 MULHOUSE</p><p style="margin-left:80mm">MME KLEINHENTZ ODILE<br>6 RUE DES CHAMPS<br>68127 NIEDERHERGHEIM</p><p>Mulhouse, le 5 octobre 2026</p>${paragraphs(['Objet : rappel – facture n° 2026-331-7718 du 24 juillet 2026', 'Madame, sauf erreur de notre part, votre compte client 450 118 présente un solde débiteur de 86,14 €, au titre de l’abonnement et des consommations du 1er janvier au 30 juin 2026 (21 m³) du point de livraison 34 rue de l’Ermitage, 68100 Mulhouse.', 'Nous vous remercions de régler cette somme avant le 20 octobre 2026. À défaut, des frais de relance de 12 € vous seront facturés. Ce montant comprend la redevance d’assainissement collectif et la part de l’agence de l’eau.', 'Vous pouvez payer en ligne, par TIP ou auprès d’un bureau de poste. Si vous avez déjà payé, ne tenez pas compte de ce rappel.'])}<p>Le service recouvrement</p>`,
    ['balance', 'to_pay', 'total', 'solde_anterieur', 'sewer_kind', 'due_on'],
  ),
  stranger(
    'prospectus-estimation-beziers',
    `font: 12pt 'URW Gothic', sans-serif; padding: 20mm; h1 { font-size: 24pt; color: #0b5c8c }`,
    `<h1>Votre appartement vaut peut-être plus que vous ne le pensez !</h1>${paragraphs(['<b>ORB TRANSACTIONS</b>, 14 allées Paul Riquet, 34500 BÉZIERS, recherche pour ses clients des studios et deux-pièces dans votre rue.', 'Vendu dans votre quartier en septembre : 2 pièces, 41 m², 98 000 €, classe C, taxe foncière 912 €, charges 54 € par mois.', 'Vous vendez en copropriété ? Pensez à réunir : règlement de copropriété, trois derniers procès-verbaux d’assemblée générale, fiche synthétique, carnet d’entretien, DPE, amiante, loi Carrez, pré-état daté. Nous nous en chargeons.', 'Estimation offerte, sans engagement, sous 48 h. Appelez Magali au 04 67 00 52 19.'])}<p style="font-size:7pt">Orb Transactions SARL, CPI 3402 2021 000 000 090, sans maniement de fonds. Ne pas jeter sur la voie publique.</p>`,
    ['price', 'tax_total', 'surface_carrez', 'rnc', 'syndic'],
  ),
];
