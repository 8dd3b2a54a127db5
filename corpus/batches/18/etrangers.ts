// Papers that no slot waits for, though they come from the same offices and speak of the same homes.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

export const ETRANGERS = [
  stranger(
    'courrier-client-quimper',
    `font: 11.5pt/1.6 'Carlito', sans-serif; padding: 26mm`,
    `<p>Hervé LE CORRE<br>Kerdaniel<br>29120 PLOMELIN</p><p style="margin-left:90mm">Cabinet Le Berre &amp; Fils<br>3, quai de l’Odet<br>29000 QUIMPER</p><p style="text-align:right">Plomelin, le 30 juin 2025</p><p>Objet : votre courrier du 12 juin – Ker Izella, lots 27 et 63</p>${paragraphs(['Madame,', 'J’ai bien reçu votre demande concernant le trimestre à venir. Je conteste le reste de 214,76 € que vous nous réclamez : mon frère vous a adressé un chèque au mois d’avril, dont je joins la copie du talon.', 'Par ailleurs, nous sommes quatre dans cette indivision et je vous demande depuis l’assemblée du 18 mars de bien vouloir écrire aussi à ma sœur, Mme Quéméneur, qui habite Douarnenez.', 'Dans l’attente de votre réponse, je vous prie d’agréer, Madame, mes salutations distinguées.'])}<p style="margin-left:90mm">H. Le Corre</p>`,
    ['to_pay', 'total', 'balance', 'meeting_on', 'solde_anterieur'],
  ),
  stranger(
    'facture-eau-saint-nazaire',
    `font: 9pt 'DejaVu Sans Condensed', sans-serif; padding: 14mm; td, th { border-bottom: .2mm solid #8bc } td:nth-child(n+2) { text-align: right } .t { background: #d9f0fa; padding: 3mm; font-size: 13pt }`,
    `<p><b style="color:#07a">L’Eau de l’Estuaire</b> – régie publique</p><p>Mme N’DIAYE-ROUAUD Aïssatou – 31 boulevard du Commandant Charcot, 44600 SAINT-NAZAIRE</p><h1 style="font-size:14pt">Votre facture du 19 mars 2026 – n° 26-110447</h1><div class="t">Montant à régler avant le 8 avril 2026 : <b>118,62 €</b></div>${table(
      ['', 'Quantité', 'Prix', 'Montant'],
      [
        ['Abonnement eau potable, 1er semestre', '1', '24,10', '24,10'],
        ['Consommation', '31 m³', '1,62', '50,22'],
        [
          'Collecte et traitement des eaux usées (assainissement collectif)',
          '31 m³',
          '1,18',
          '36,58',
        ],
        ['Agence de l’eau', '', '', '2,36'],
        ['TVA', '', '', '5,36'],
      ],
    )}<p>Solde antérieur : 0,00 €. Prélèvement automatique : non. Relevé du compteur B14 D 009118 le 10/03/2026.</p>`,
    ['to_pay', 'total', 'sewer_kind', 'due_on', 'solde_anterieur'],
  ),
  stranger(
    'estimation-agence-dijon',
    `font: 10.4pt/1.5 'URW Gothic', sans-serif; padding: 20mm; h1 { color: #8b1e3f; font-size: 18pt } td { border-bottom: .2mm solid #dcc }`,
    `<p>Les Ducs Immobilier – 4 place Darcy – 21000 Dijon</p><h1>Avis de valeur</h1><p>À l’attention de M. et Mme NGUYEN, 11 rue Devosge, 21000 Dijon – visite du 20 mai 2026</p>${table(
      [],
      [
        ['Type', 'Appartement 4 pièces, 2e étage, lots 7 et 22'],
        ['Surface annoncée', '92 m² environ'],
        ['Charges', '2 640 € par an'],
        ['Taxe foncière', '1 590 €'],
        ['DPE', 'E (demander le numéro)'],
        ['Fourchette haute', '289 000 €'],
        ['Fourchette basse', '268 000 €'],
      ],
    )}${paragraphs(['Compte tenu du marché, nous vous proposons une mise en vente à 282 000 € honoraires inclus. Notre mandat exclusif comprend le reportage photographique, la visite virtuelle et le suivi jusqu’à l’acte authentique.', 'Cet avis ne constitue pas une expertise.'])}`,
    ['price', 'surface_carrez', 'tax_total', 'energy', 'charges_reelles'],
  ),
  stranger(
    'note-gardien-fort-de-france',
    `font: bold 15pt/1.6 'Carlito', sans-serif; padding: 30mm; text-align: center`,
    `<p style="font-size:24pt">AVIS AUX RÉSIDENTS</p><p>RÉSIDENCE LES ALIZÉS</p><p style="font-weight:normal">En raison des travaux sur le surpresseur, l’eau sera coupée le mardi 6 octobre 2026 de 8 h à 15 h dans les deux bâtiments.</p><p style="font-weight:normal">La prochaine assemblée générale est prévue courant novembre : surveillez vos boîtes aux lettres.</p><p style="font-weight:normal">Pensez à retirer vos pots de fleurs des rebords avant la fin de la saison cyclonique.</p><p>La loge – Caraïbe Syndic</p>`,
    ['meeting_on', 'syndic', 'resolutions'],
  ),
  stranger(
    'offre-pret-lorient',
    `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 15mm; td, th { border: .2mm solid #888; text-align: right } td:first-child { text-align: left }`,
    `<p><b>CRÉDIT MARITIME EXEMPLE</b> – centre de prêts de Lorient</p><h1 style="font-size:13pt">TABLEAU D’AMORTISSEMENT PRÉVISIONNEL</h1><p>Emprunteurs : M. KERGUÉLEN Yann, Mme MADEC Soazig – prêt n° 0056 221 774 – objet : acquisition 6 rue Saint-Vincent, 56000 VANNES – capital 250 000,00 € – taux fixe 3,85 % – 240 mensualités</p>${table(
      ['Échéance', 'Mensualité', 'Intérêts', 'Capital', 'Assurance', 'Capital restant dû'],
      [
        ['10/11/2023', '1 495,38', '802,08', '693,30', '45,00', '249 306,70'],
        ['10/12/2023', '1 495,38', '799,86', '695,52', '45,00', '248 611,18'],
        ['10/01/2024', '1 495,38', '797,63', '697,75', '45,00', '247 913,43'],
        ['10/02/2024', '1 495,38', '795,39', '699,99', '45,00', '247 213,44'],
      ],
    )}<p>Document non contractuel. Indemnité de remboursement anticipé : six mois d’intérêts dans la limite de 3 %.</p>`,
    ['balance', 'price', 'emprunts', 'insurer', 'due_on'],
  ),
  stranger(
    'devis-couverture-auxerre',
    `font: 9.6pt 'DejaVu Serif Condensed', serif; padding: 16mm; td, th { border: .2mm solid #777 } td:nth-child(n+2) { text-align: right }`,
    `<p><b>COUVERTURE ICAUNAISE</b> – Frédéric Moreau, artisan – 89470 MONÉTEAU – assurance décennale Prévoyance Exemple 41.118</p><p style="margin-left:95mm">Copropriété 9 rue Joubert<br>chez Mme Villetard<br>89000 AUXERRE</p><h1 style="font-size:14pt">DEVIS n° 2026-031 du 02/03/2026</h1>${table(
      ['Désignation', 'Qté', 'PU HT', 'Total HT'],
      [
        ['Échafaudage, mise en sécurité', '1', '620,00', '620,00'],
        [
          'Démoussage et traitement de la couverture (tuiles plates)',
          '120 m²',
          '17,00',
          '2 040,00',
        ],
        ['Remplacement de tuiles cassées', '40', '6,00', '240,00'],
      ],
    )}<p>Total HT : 2 900,00 € – TVA 10 % : 290,00 € – <b>Total TTC : 3 190,00 €</b>. Valable trois mois. Acompte de 30 % à la commande. Bon pour accord, date et signature :</p>`,
    ['works_adopted', 'total', 'travaux', 'meeting_on', 'insurer'],
    ['DOCS_MAISON_MOINS_10_ANS', 'ENTRETIEN'],
  ),
  stranger(
    'mail-gestionnaire-la-baule',
    `font: 10pt/1.5 'Nimbus Sans', sans-serif; padding: 18mm; .h { border-bottom: .3mm solid #999; padding-bottom: 3mm; margin-bottom: 5mm }`,
    `<div class="h"><b>De :</b> Camille Olivaud &lt;c.olivaud@presquile-syndic.example.fr&gt;<br><b>Envoyé :</b> vendredi 27 février 2026 11:08<br><b>À :</b> jm.lebreton@example.fr<br><b>Objet :</b> RE: Le Royal Océan – PV et porte du parking<br><b>Pièces jointes :</b> PV AG 16-01-2026.pdf (412 Ko) ; appel T2.pdf (88 Ko)</div>${paragraphs(['Bonjour Monsieur Lebreton,', 'Vous trouverez ci-joint le procès-verbal de l’assemblée du 16 janvier ainsi que l’appel du deuxième trimestre. L’entreprise Fermetures Guérandaises interviendra la semaine du 16 mars ; la somme de 8 244,50 € sera appelée en une fois au 1er avril.', 'Pour la taxe foncière des parties communes, je me renseigne et reviens vers vous.', 'Bien cordialement,', 'Camille Olivaud, gestionnaire de copropriétés – Presqu’île Syndic, 118 avenue du Général de Gaulle, 44500 La Baule-Escoublac'])}`,
    ['meeting_on', 'travaux', 'total', 'due_on', 'works_adopted_total'],
  ),
];
