// Papers of none of ours that look like ours: mails of a syndic, invoices, a quote, a payslip, a leaflet.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const airy = `font: 10.2pt/1.55 'URW Gothic', sans-serif; padding: 22mm; small { color: #888 } .n { display: flex; gap: 10mm; margin: 5mm 0 } .n b { display: block; font-size: 20pt; color: #3b4bd8 }`;
const office = `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 16mm; td, th { border: .2mm solid #999 } h1 { font-size: 14pt }`;

export const ETRANGERS_VOISINS = [
  stranger(
    'bilan-annuel-montreuil',
    airy,
    `<b style="font-size:17pt;color:#3b4bd8">copilo</b><h1 style="font-size:20pt;margin-top:8mm">Votre année 2025 en copropriété</h1><p>Chère communauté des Jardins de Valmy, voici ce que nous avons fait ensemble.</p><div class="n"><div><b>41</b><small>tickets résolus</small></div><div><b>−3 %</b><small>sur le budget voté</small></div><div><b>4,7/5</b><small>note des habitants</small></div></div>${paragraphs(['Le ménage est passé à deux fois par semaine, le local à vélos a rouvert et la chaudière a été réglée.', 'En 2026, nous fêterons les dix ans de Copilo. Parrainez une copropriété voisine : un mois d’honoraires offert.', 'Installez l’application, activez les notifications et retrouvez vos appels, vos comptes et vos assemblées.'])}<small>Copilo SAS, 31 rue de Paradis, 75010 Paris. Se désabonner.</small>`,
    ['total', 'budget', 'meeting_on', 'charges_courantes'],
  ),
  stranger(
    'mail-fuite-cergy',
    `font: 10pt/1.5 'Nimbus Sans', sans-serif; padding: 18mm; .h { border-bottom: .2mm solid #aaa; font-size: 9pt }`,
    `<div class="h"><p>De : Léa, Domicilia &lt;lea@domicilia.example.fr&gt;<br>À : Fatoumata Diarra<br>Date : mer. 8 oct. 2025 à 10:14<br>Objet : Re: Re: fuite parking -1, place 131</p></div><p>Bonjour Fatoumata,</p>${paragraphs(['Le plombier passe vendredi entre 9 h et 11 h. Pourriez-vous déplacer votre véhicule de la place 131 ?', 'Pour votre question sur le paiement : oui, votre virement de 500,00 € est bien arrivé, il apparaîtra sur votre compte d’ici deux jours.', 'Bonne journée,', 'Léa – Domicilia, 9 boulevard du Port, 95000 Cergy'])}<p style="color:#777">&gt; Le 7 oct. 2025, Fatoumata Diarra a écrit :<br>&gt; Bonjour, ça goutte toujours au plafond du lot 131. Et mon appel de fonds de 569,52 € du 1er octobre, vous avez reçu mon virement ?</p>`,
    ['balance', 'total', 'to_pay', 'due_on'],
  ),
  stranger(
    'devis-facade-colmar',
    office,
    `<p><b>PEINTURE SUNDGAU SARL</b> – 4 rue du Ballon, 68130 ALTKIRCH – SIRET 900 000 822 00015</p><h1>DEVIS N° D24-0187 du 02/07/2024</h1><p>Maître d’ouvrage : SDC « Le Logelbach », 27 route d’Ingersheim, 68000 Colmar, représenté par la Régie Muller-Ostertag<br>Objet : reprise des façades sur cour</p>${table(
      ['Poste', 'Qté', 'U', 'PU HT', 'Total HT'],
      [
        ['Échafaudage', '310', 'm²', '14,20', '4 402,00'],
        ['Piochage, enduit chaux', '310', 'm²', '48,50', '15 035,00'],
        ['Peinture minérale', '310', 'm²', '20,74', '6 429,40'],
        ['Total HT', '', '', '', '25 866,40'],
        ['TVA 10 %', '', '', '', '2 586,64'],
        ['Total TTC', '', '', '', '28 453,04'],
      ],
    )}<p>Remise commerciale arrondie : montant TTC ramené à 28 450,00 €. Validité : trois mois. Acompte de 30 % à la commande. Bon pour accord : date et signature.</p>`,
    ['total', 'works_adopted_total', 'travaux_votes', 'meeting_on'],
  ),
  stranger(
    'contrat-syndic-annecy',
    `font: 9pt/1.4 'DejaVu Serif Condensed', serif; padding: 16mm; h2 { font-size: 10pt; margin: 3mm 0 1mm }`,
    `<h1 style="font-size:14pt;text-align:center">CONTRAT TYPE DE SYNDIC</h1><p>Entre le syndicat des copropriétaires LES BALCONS DU SEMNOZ, 8 chemin de la Prairie, 74000 ANNECY, n° AF4410207, et SAVOIE LAC GESTION, titulaire de la carte CPI 7401 2016 000 009 114.</p><h2>1. Missions</h2><p>Le syndic exécute les missions de l’article 18 de la loi du 10 juillet 1965 : convocation de l’assemblée générale, rédaction du procès-verbal, appels de fonds, tenue du carnet d’entretien et de la fiche synthétique, immatriculation.</p><h2>2. Durée</h2><p>Du 29 janvier 2026 au 28 janvier 2029.</p><h2>7. Rémunération</h2><p>Forfait annuel : 6 120,00 € TTC, par quarts. Heures ouvrées : vacation 90 € TTC/h. Photocopies : 0,20 €.</p><h2>9. Frais imputables au seul copropriétaire</h2><p>Mise en demeure : 48 €. Relance : 24 €. Protocole d’accord : 180 €. État daté : 380 €. Duplicata : 12 € par document.</p><p>Fait à Annecy en deux exemplaires.</p>`,
    ['meeting_on', 'budget', 'quitus', 'total', 'approved_to'],
  ),
  stranger(
    'paie-gardien-nanterre',
    office,
    `<h1>BULLETIN DE PAIE – juin 2025</h1><p>Employeur : SDC PARC DE BAGATELLE, 2 à 30 allée de Bagatelle, 92000 NANTERRE, représenté par ALTERIS OUEST PARISIEN – APE 8110Z – convention des gardiens, concierges et employés d’immeubles<br>Salarié : M. PEREIRA DA SILVA Joaquim, gardien catégorie B, 10 000 UV, logé – entrée le 01/02/2011</p>${table(
      ['Rubrique', 'Base', 'Taux', 'Gain', 'Retenue'],
      [
        ['Salaire de base', '', '', '2 104,18', ''],
        ['Avantage logement', '', '', '188,40', ''],
        ['Prime d’ancienneté', '', '', '189,38', ''],
        ['Cotisations salariales', '2 481,96', '', '', '531,14'],
        ['Retenue logement', '', '', '', '188,40'],
      ],
    )}<p>Net à payer avant impôt : 1 762,42 € – prélèvement à la source 0,00 € – <b>Net payé : 1 762,42 €</b> par virement le 30/06/2025. Période du 01/06/2025 au 30/06/2025.</p>`,
    ['total', 'to_pay', 'period_from', 'iban', 'owner'],
  ),
  stranger(
    'statuts-asl-noisy',
    `font: 10.6pt/1.5 'P052', serif; padding: 22mm; h2 { font-size: 11pt }`,
    `<h1 style="font-size:15pt;text-align:center">ASL LES ARCADES DU MONT D’EST<br>STATUTS MIS À JOUR</h1><h2>Article 1er – Forme</h2><p>Il est formé une association syndicale libre régie par l’ordonnance n° 2004-632 du 1er juillet 2004 et le décret n° 2006-504 du 3 mai 2006.</p><h2>Article 3 – Objet</h2><p>L’entretien de la dalle, des voiries, de l’éclairage et des réseaux communs ; l’appel et le recouvrement des cotisations.</p><h2>Article 8 – Assemblée</h2><p>Les membres se réunissent une fois l’an sur convocation du président. Chaque membre dispose d’autant de voix que de mètres carrés de surface de plancher.</p><h2>Article 15 – Charges</h2><p>Les dépenses sont réparties selon le tableau annexé. Le présent document n’est pas un règlement de copropriété.</p><p>Déposés en préfecture de la Seine-Saint-Denis.</p>`,
    ['meeting_on', 'lot_shares', 'notary', 'budget'],
    ['RCP_EDD'],
  ),
  stranger(
    'facture-eau-melun',
    office,
    `<p><b>EAUX DU CHÂTELET EXEMPLE</b> – Service clients, 77000 MELUN</p><h1>Votre facture d’eau – 12 mars 2026</h1><p>M. ROUSSEL Fabien – 4 bis avenue Thiers, 77000 MELUN – contrat 700 418 226 – réf. point de service 77-288-04</p>${table(
      ['', 'm³', 'Prix HT', 'Montant HT'],
      [
        ['Abonnement', '', '', '31,40'],
        ['Consommation (relevé du 02/03/2026)', '48', '1,9120', '91,78'],
        [
          'Collecte et traitement des eaux usées (assainissement collectif)',
          '48',
          '2,2040',
          '105,79',
        ],
        ['Agence de l’eau', '48', '0,3300', '15,84'],
      ],
    )}<p>Total HT 244,81 € – TVA 5,5 % et 10 % 18,23 € – <b>Total TTC à payer avant le 02/04/2026 : 263,04 €</b></p>`,
    ['sewer_kind', 'to_pay', 'total', 'due_on'],
  ),
];
