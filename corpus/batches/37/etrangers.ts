// Papers of the week that no slot waits for: a tax on second homes, an estimate, a preliminary contract, letters.
import { stranger } from '../../stranger.ts';
import { paragraphs, spaced, sum, table } from '../../writing.ts';

const LINES = [
  ['1.1', 'Installation de chantier, échafaudage de pied', 'm²', 412, 1450],
  ['1.2', 'Nettoyage basse pression', 'm²', 412, 620],
  ['2.1', 'Réparation des bétons et fissures', 'ens', 1, 384000],
  ['2.2', 'Peinture minérale deux couches', 'm²', 412, 2890],
  ['3.1', 'Descentes d’eaux pluviales zinc', 'ml', 46, 5400],
] as const;
const net = sum(LINES.map(([, , , quantity, price]) => quantity * price));

export const ETRANGERS = [
  stranger(
    'taxe-habitation-secondaire-chartres',
    `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 14mm; .m { border: .5mm solid #000091; padding: 3mm; margin: 4mm 0 } td, th { border: .2mm solid #99a; text-align: right; padding: .8mm 1.2mm } td:first-child { text-align: left }`,
    `<p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b><br>SIP CHARTRES – 5 place de la République – 28019 CHARTRES CEDEX</p><p style="font-size:14pt"><b>AVIS D’IMPÔT 2026</b><br><span style="font-size:11pt">TAXE D’HABITATION SUR LES RÉSIDENCES SECONDAIRES</span></p><p style="margin-left:95mm">M VAN DER ELST JEAN-BAPTISTE<br>6 SEN DES VIGNES<br>28300 MAINVILLIERS</p><p>Numéro fiscal : 18 63 417 209 552 – Référence de l’avis : 26 28 9941207 33 – Date de mise en recouvrement : 31/10/2026</p><div class="m">Montant de votre taxe d’habitation : <b>508,00 €</b><br>À payer au plus tard le 15/12/2026</div>${table(
      ['', 'Commune', 'Syndicat', 'Intercommunalité', 'Taxes spéciales'],
      [
        ['Base nette', '1877', '', '1877', '1877'],
        ['Taux 2026', '17,20 %', '', '8,35 %', '0,410 %'],
        ['Cotisation', '323', '', '157', '8'],
        ['Frais de gestion', '20', '', '', ''],
      ],
    )}<p style="margin-top:4mm">Affectation : résidence secondaire, 33 rue de la Tannerie, 28000 CHARTRES, appartement lot 12. La taxe est due par l’occupant au 1er janvier. Elle est distincte de la taxe foncière, qui fait l’objet d’un avis séparé.</p>`,
    ['tax_total', 'teom', 'pay_by'],
  ),
  stranger(
    'compromis-de-vente-blois',
    `font: 9.8pt/1.45 'P052', serif; padding: 16mm 20mm; h2 { font-size: 10.4pt; margin: 3mm 0 1mm } p { text-align: justify }`,
    [
      `<p style="text-align:center;font-size:14pt"><b>COMPROMIS DE VENTE</b><br><span style="font-size:9pt">sous conditions suspensives – acte sous signature privée</span></p><p>LES SOUSSIGNÉS : Madame Marie-Ange BOURDIN veuve LEPAGE, demeurant 11 avenue de Vendôme, 41000 BLOIS, « le vendeur », et Monsieur Ionut POPESCU et Mademoiselle Lola GAUDIN, demeurant ensemble à VINEUIL (41350), « l’acquéreur », ont convenu ce qui suit, avec le concours de l’agence LOIRE ET LOGIS, 9 rue Porte-Côté, 41000 BLOIS.</p><h2>OBJET</h2><p>Le vendeur s’engage à vendre, et l’acquéreur à acquérir, dans la RÉSIDENCE BÉGON, 9-11 avenue de Vendôme à BLOIS, les lots 24, 88 et 131. Superficie loi Carrez déclarée : 68,17 m².</p><h2>PRIX</h2><p>La vente, si elle se réalise, aura lieu moyennant le prix de 132 000 € (cent trente-deux mille euros), outre honoraires de négociation de 7 200 € TTC à la charge de l’acquéreur. Dépôt de garantie : 6 600 €, séquestré en l’étude de Maître LE MOIGNE.</p><h2>CONDITIONS SUSPENSIVES</h2><p>Obtention au plus tard le 15 janvier 2027 d’un prêt de 120 000 € maximum sur 20 ans au taux de 3,60 % hors assurance ; purge du droit de préemption urbain ; absence d’inscription hypothécaire supérieure au prix.</p>`,
      `<h2>CHARGES DE COPROPRIÉTÉ</h2><p>Le syndic est SYNDIC VAL DE CISSE. L’acquéreur reconnaît avoir reçu la fiche synthétique, le règlement de copropriété, les procès-verbaux des trois dernières assemblées et le pré-état daté. Les travaux votés avant ce jour restent à la charge du vendeur.</p><h2>DIAGNOSTICS</h2><p>Le dossier de diagnostic technique établi le 13 octobre 2026 par EXPERT’AM 41 demeure annexé.</p><h2>RÉITÉRATION</h2><p>L’acte authentique sera reçu par Maître Solène LE MOIGNE, notaire à BLOIS, au plus tard le 26 février 2027. L’acquéreur bénéficie d’un délai de rétractation de dix jours (article L. 271-1 du code de la construction et de l’habitation).</p><p>Fait à Blois, le 6 novembre 2026, en trois exemplaires. Bon pour vente – Bon pour achat.</p>`,
    ],
    ['deed_on', 'publication'],
    ['TITRE_PROP'],
  ),
  stranger(
    'devis-ravalement-tours',
    `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 15mm; td, th { border: .2mm solid #888; padding: 1mm 1.4mm } td:nth-child(n+3) { text-align: right } th { background: #ddd }`,
    `<p><b>SOCRAVAL – Ravalement, échafaudage, étanchéité</b><br>ZI n° 1, rue du Colombier – 37700 SAINT-PIERRE-DES-CORPS – SIRET 900 001 557 00018</p><p style="margin-left:95mm">SDC LE PRIEURÉ SAINT-CÔME<br>c/o TOURANGELLE DE GESTION<br>18 boulevard Heurteloup<br>37000 TOURS</p><p style="font-size:12pt"><b>DEVIS N° D26-0418</b> du 14/04/2026 – validité 3 mois</p><p>Chantier : 61 rue Walvein, 37000 TOURS – façade sur cour, variante 2</p>${table(
      ['Poste', 'Désignation', 'U', 'Qté', 'P.U. HT', 'Montant HT'],
      [
        ...LINES.map(([post, label, unit, quantity, price]) => [
          post,
          label,
          unit,
          quantity,
          spaced(price),
          spaced(quantity * price),
        ]),
        ['', '<b>Total HT</b>', '', '', '', `<b>${spaced(net)}</b>`],
        ['', 'TVA 10 %', '', '', '', spaced(Math.round(net / 10))],
        ['', '<b>Total TTC</b>', '', '', '', `<b>${spaced(net + Math.round(net / 10))} €</b>`],
      ],
    )}<p style="margin-top:4mm">Conditions : acompte 30 % à la commande, situations mensuelles, solde à réception. Délai d’exécution : 9 semaines. Assurance décennale : CONSTRUCTA ASSURANCES EXEMPLE n° 774 110. Offre à présenter à l’assemblée générale du 23 juin 2026.</p><p>Bon pour accord, date, cachet et signature du syndic :</p>`,
    ['total', 'works_adopted_total', 'meeting_on'],
  ),
  stranger(
    'compte-rendu-conseil-syndical-orleans',
    `font: 10.4pt/1.5 'Carlito', sans-serif; padding: 18mm 22mm; li { margin-bottom: 1.6mm }`,
    `<p><b>Les Jardins de la Venelle – Conseil syndical</b></p><p style="font-size:14pt"><b>Notes de la réunion du mercredi 9 septembre 2026</b></p><p>Présents : Mme Hoang (présidente), MM. Perthuis et de La Tour d’Argis. Invitée : Mme Chevrier, gestionnaire. Excusé : M. Benhamou.</p><ol><li>Porte du bâtiment A : la commande est passée chez Metaloir, pose prévue en février 2027 après l’appel de fonds.</li><li>Fuite en cave 61 : l’étancheur est passé le 2 septembre, rapport attendu.</li><li>Impayés : trois copropriétaires en retard, une relance a été faite.</li><li>Ménage : passage du vendredi trop rapide, à signaler à l’entreprise.</li><li>Budget chauffage : tendance conforme aux prévisions.</li><li>Prochaine assemblée : proposition du 15 juin 2027, à confirmer.</li></ol><p>Prochaine réunion du conseil syndical : mercredi 2 décembre 2026, 18 h, chez Mme Hoang. Ces notes ne valent pas procès-verbal et ne sont pas diffusées aux locataires.</p>`,
    ['meeting_on', 'resolutions', 'resolutions_adopted'],
  ),
  stranger(
    'facture-eau-nevers',
    `font: 9pt/1.4 'DejaVu Sans', sans-serif; padding: 12mm 14mm; td, th { border-bottom: .2mm solid #bcd; padding: 1mm } td:nth-child(n+2) { text-align: right } .b { background: #e5f2fa; padding: 3mm; margin: 3mm 0 }`,
    `<p style="font-size:14pt;color:#0079b8"><b>Eaux de la Nièvre Exemple</b></p><p style="margin-left:95mm">MLE OUEDRAOGO AISSATA<br>27 QUAI DE MANTOUE APT 31<br>58000 NEVERS</p><p><b>Votre facture n° 26 118 774 du 12 octobre 2026</b> – période de consommation du 08/04/2026 au 05/10/2026</p><div class="b">Référence client : 0 441 207 – Point de service : 27 quai de Mantoue, 58000 NEVERS<br>Montant à payer : <b>97,13 €</b> avant le 02/11/2026</div>${table(
      ['', 'Quantité', 'Prix unitaire HT', 'Montant HT'],
      [
        ['Distribution de l’eau – abonnement', '6 mois', '', '18,60 €'],
        ['Distribution de l’eau – consommation', '19 m³', '1,5200 €', '28,88 €'],
        ['Collecte et traitement des eaux usées', '19 m³', '1,8900 €', '35,91 €'],
        ['Organismes publics (agence de l’eau)', '19 m³', '0,3100 €', '5,89 €'],
        ['TVA', '', '', '7,85 €'],
        ['<b>Total TTC</b>', '', '', '<b>97,13 €</b>'],
      ],
    )}<p style="margin-top:4mm">Index : ancien 418, nouveau 437. Solde antérieur : 0,00 €. Assainissement : votre logement est raccordé au réseau collectif. Paiement par TIP, prélèvement ou carte. Médiateur de l’eau : BP Exemple, 75366 Paris.</p>`,
    ['to_pay', 'total', 'sewer_kind', 'solde_anterieur'],
  ),
  stranger(
    'avis-de-valeur-montargis',
    `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 18mm 20mm; h1 { font-size: 19pt; color: #c2410c }`,
    `<p><b>AGENCE DU CANAL</b> – 6 rue du Loing – 45200 MONTARGIS</p><h1>Avis de valeur</h1><p>Établi le 20 octobre 2026 à la demande de Monsieur et Madame PELLETIER-SOW</p>${paragraphs(['Bien : appartement de quatre pièces avec loggia, 1er étage, RÉSIDENCE LA VENISE DU GÂTINAIS, 21 boulevard du Rempart, 45200 MONTARGIS. Lot 3, cave lot 29, garage lot 34.', 'Surface annoncée par les propriétaires : environ 84 m² (loi Carrez, à vérifier). Étiquette énergie : E. Taxe foncière : 1 190 €. Charges : environ 190 € par mois.', 'Points forts : centre-ville, lumière, garage fermé. Points faibles : chauffage électrique ancien, salle de bains à refaire, ravalement à prévoir.', 'Comparables : boulevard Durzy, 79 m², vendu 118 000 € en mars 2026 ; rue Dorée, 88 m², vendu 126 500 € en juin 2026.', 'Fourchette de prix net vendeur : 112 000 € à 121 000 €. Prix de présentation conseillé : 124 900 € honoraires inclus.', 'Cet avis n’est pas une expertise au sens de la charte de l’expertise immobilière et ne saurait engager notre responsabilité.'])}<p>Sandrine Weber, conseillère – carte CPI 4502 2022 000 000 118</p>`,
    ['price', 'surface_carrez', 'tax_total', 'made_on'],
  ),
];
