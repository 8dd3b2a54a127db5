// Papers that nobody waits for in a dossier, though they speak its language.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const letter = `font: 10.6pt/1.5 'Nimbus Sans', sans-serif; padding: 22mm`;
const form = `font: 9.2pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt } td, th { border: .2mm solid #aaa } th { font-weight: bold; background: #f2f2f2 }`;

export const HORS_DOSSIER = [
  stranger(
    'electricite-facture-robinson',
    form,
    `<p style="font-size:15pt;color:#e65100"><b>Voltéa Exemple</b></p><h1>Votre facture d’électricité du 12 septembre 2026</h1><p>M. FAUCONNIER STÉPHANE – 20 allée des Grands Chênes, 92350 LE PLESSIS-ROBINSON<br>Référence client : 6 014 882 310 – Point de livraison (PDL) : 22 418 907 551 204 – Facture n° 10 448 812 907</p>${table(
      ['Détail', 'Période', 'Consommation', 'Prix unitaire HT', 'Montant HT'],
      [
        ['Abonnement 6 kVA', 'du 12/07/26 au 11/09/26', '', '12,44 €/mois', '24,88 €'],
        [
          'Consommation heures pleines',
          'du 12/07/26 au 11/09/26',
          '248 kWh',
          '0,1406 €',
          '34,87 €',
        ],
        [
          'Consommation heures creuses',
          'du 12/07/26 au 11/09/26',
          '161 kWh',
          '0,1104 €',
          '17,77 €',
        ],
        ['Taxes et contributions (CTA, accise)', '', '', '', '15,31 €'],
        ['TVA', '', '', '', '14,02 €'],
      ],
    )}<p style="font-size:12pt;margin-top:4mm">Montant total TTC à payer : <b>106,85 €</b></p><p>Ce montant sera prélevé le 27 septembre 2026 sur votre compte bancaire. Solde antérieur : 0,00 €. Prochaine facture vers le 12 novembre 2026. Pour suivre votre consommation, connectez-vous à votre espace client. En cas de difficulté de paiement, contactez-nous ou le Fonds de solidarité pour le logement.</p>`,
    ['energy', 'total', 'to_pay', 'period_from'],
  ),
  stranger(
    'contrat-syndic-croix',
    `font: 10pt/1.45 'Nimbus Roman', serif; padding: 16mm 20mm`,
    `<p style="text-align:center"><b>CONTRAT TYPE DE SYNDIC</b><br>prévu par l’article 29 du décret n° 67-223 du 17 mars 1967</p>${paragraphs(['Entre les parties : d’une part, le syndicat des copropriétaires de l’immeuble RÉSIDENCE LES FILATURES, 64 avenue des Tisserands, 59170 CROIX, représenté par le président de séance ; d’autre part, le CABINET HENNION, 119 Grande Rue, 59100 ROUBAIX, titulaire de la carte professionnelle CPI 5906 2018 000 000 214.', '1. Missions. Le syndicat confie au syndic qui l’accepte mandat d’exercer la mission de syndic de l’immeuble. L’objet de cette mission est notamment précisé à l’article 18 de la loi du 10 juillet 1965.', '2. Durée du contrat. Le présent contrat est conclu pour une durée de dix-huit mois. Il entrera en vigueur le 20/02/2026 et prendra fin le 19/08/2027. Il n’est pas renouvelable par tacite reconduction.', '5. Prestations relevant de la rémunération forfaitaire : convocation et tenue de l’assemblée générale annuelle, tenue de la comptabilité, appels de fonds, mise à jour de la fiche synthétique et du carnet d’entretien.', '7.1.5. La rémunération forfaitaire annuelle perçue par le syndic au titre du présent contrat s’élève à la somme de 5 950,00 € hors taxes, soit 7 140,00 € toutes taxes comprises.', '7.2.1. Coût horaire : 78 € HT, soit 93,60 € TTC. 9.1. Frais de recouvrement : mise en demeure 48 € TTC ; relance après mise en demeure 30 € TTC. 9.2. Établissement de l’état daté : 380 € TTC.', '10. Copropriétaire : délivrance de copies, 0,40 € par page. Fait en deux exemplaires et signé le ……………… à ………………'])}`,
    ['meeting_on', 'budget', 'quitus', 'total'],
  ),
  stranger(
    'estimation-agence-nice',
    letter,
    `<p><b>Immobilière des Orangers</b><br>31 rue Gioffredo Neuve, 06000 NICE</p><h1 style="font-size:16pt">Avis de valeur</h1>${paragraphs(['Madame GASTALDI,', 'À la suite de notre visite du 2 septembre 2026, nous avons le plaisir de vous remettre notre estimation de votre appartement du 14 avenue des Arènes Hautes à Nice, deux pièces d’environ 47 m² au deuxième étage avec ascenseur, cave, loué meublé.', 'Points forts : quartier recherché, façades en cours de ravalement, faibles charges (environ 2 550 € par an). Points faibles : exposition nord de la chambre, absence de stationnement.', 'Compte tenu des transactions récentes du secteur, comprises entre 5 100 et 5 900 € le m², nous situons la valeur vénale du bien, occupé, entre 235 000 € et 248 000 € net vendeur. Prix de présentation conseillé : 249 000 € honoraires inclus.', 'Nos honoraires s’élèvent à 4,5 % TTC du prix de vente, à la charge du vendeur. Cet avis, gratuit, ne constitue pas une expertise et reste valable trois mois.', 'Votre conseillère, Léa Ciais'])}`,
    ['price', 'surface_carrez', 'rent', 'deed_on'],
  ),
  stranger(
    'devis-fenetres-gif',
    form,
    `<p><b>MENUISERIES DU HUREPOIX</b> – 7 ZA des Graviers, 91190 SAINT-AUBIN – RCS Évry 900 000 871</p><h1>DEVIS N° D26-0418</h1><p>Date : 21/04/2026 – Validité : 2 mois<br>Client : M. BENHAMOU David, 8 sentier des Noyers, 91190 GIF-SUR-YVETTE</p>${table(
      ['Désignation', 'Qté', 'PU HT', 'Total HT'],
      [
        ['Dépose totale des menuiseries existantes', '6', '95,00', '570,00'],
        ['Fenêtre alu deux vantaux, vitrage 4/20/4 FE argon, Uw 1,3', '4', '812,00', '3 248,00'],
        ['Porte-fenêtre alu deux vantaux', '2', '1 340,00', '2 680,00'],
        ['Évacuation en déchetterie', '1', '180,00', '180,00'],
      ],
    )}<p>Total HT : 6 678,00 € – TVA 5,5 % : 367,29 € – Total TTC : 7 045,29 €. Acompte à la commande : 30 %. Entreprise RGE Qualibat 3512. Assurance décennale : Mutuelle Exemple du Bâtiment, contrat 70 114. Délai : 8 semaines. Bon pour accord, date et signature :</p>`,
    ['total', 'to_pay', 'owner'],
    ['DOCS_MAISON_MOINS_10_ANS'],
  ),
  stranger(
    'avis-imposition-paris',
    form,
    `<p><b>DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES</b></p><h1>AVIS D’IMPÔT ÉTABLI EN 2026<br>Impôt sur les revenus de l’année 2025</h1><p>MLLE VASSEUR CHLOÉ ANNE – 12 rue Ferdinand Lormier, 75011 PARIS<br>Numéro fiscal : 30 22 418 770 915 – Référence de l’avis : 26 75 1180442 19 – Nombre de parts : 1</p>${table(
      ['Détail des revenus', 'Déclarant 1', 'Total'],
      [
        ['Salaires', '31 480', '31 480'],
        ['Déduction 10 % ou frais réels', '-3 148', '-3 148'],
        ['Salaires nets', '28 332', '28 332'],
        ['Revenu brut global', '', '28 332'],
        ['Revenu imposable', '', '28 332'],
        ['Impôt sur les revenus soumis au barème', '', '1 846'],
        ['Prélèvement à la source déjà payé', '', '-1 902'],
        ['Montant qui vous est remboursé', '', '56'],
      ],
    )}<p>Revenu fiscal de référence : 28 332 €. Le remboursement sera effectué par virement le 24 juillet 2026. Votre taux de prélèvement à la source à compter de septembre 2026 : 6,4 %.</p>`,
    ['tax_total', 'teom', 'tax_fees', 'pay_by'],
  ),
  stranger(
    'info-chantier-monplaisir',
    letter,
    `<p><b>RÉGIE MORAND &amp; FILS</b><br>11 cours Albert Fayolle – 69003 LYON</p><p style="text-align:right">Lyon, le 14 septembre 2026</p><p><b>INFORMATION AUX OCCUPANTS – LE CLOS DES MARINIERS</b></p>${paragraphs(['Madame, Monsieur,', 'Nous vous informons que le chantier de réfection de la toiture débutera le lundi 5 octobre 2026 pour une durée prévisionnelle de sept semaines. Un échafaudage sera dressé côté cour et une benne stationnera devant le 27 rue Antoine Perrachon.', 'Pendant cette période, nous vous remercions de retirer les plantes et objets des rebords de fenêtres, de maintenir les volets fermés pendant les opérations de dépose, et de laisser libre l’accès aux combles (lots 40 à 44).', 'L’entreprise interviendra du lundi au vendredi de 8 h à 17 h. Le nom du conducteur de travaux et son numéro de téléphone sont affichés dans le hall. En cas d’urgence, contactez notre astreinte.', 'Nous vous prions de nous excuser pour la gêne occasionnée et vous remercions de votre compréhension.', 'La gestionnaire, Clémence Viallet'])}`,
    ['total', 'meeting_on', 'due_on', 'works_adopted'],
  ),
];
