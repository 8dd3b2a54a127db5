// Papers that no slot waits for, though some look near: quotation, contract, letter, advert, payslip, mail.
import { stranger } from '../../stranger.ts';
import { paragraphs, spaced, table } from '../../writing.ts';

const quotation = stranger(
  'devis-toiture-roubaix',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; td, th { border: .2mm solid #888; padding: 1mm 1.6mm } th { background: #eee } .g td:nth-child(n+2) { text-align: right }`,
  `<table style="margin-bottom:6mm"><tr><td style="border:0"><b style="font-size:13pt">COUVERTURES DE FLANDRE SARL</b><br>ZI de la Martinoire, 59290 WASQUEHAL<br>Garantie décennale : Prévoyance Flandre Exemple n° 660 118</td><td style="border:0">SDC FILATURE DELATTRE<br>p/c Étude DESROUSSEAUX – LECLERCQ, syndic<br>31 avenue Jean-Lebas, 59100 ROUBAIX</td></tr></table><h1 style="font-size:14pt">DEVIS N° D26-0318 du 4 mars 2026</h1><p>Chantier : 58 rue de l’Épeule, 59100 ROUBAIX – réfection de la couverture des bâtiments A et B</p>${table(
    ['Désignation', 'Qté', 'PU HT', 'Montant HT'],
    [
      ['Installation de chantier, échafaudage', '1 f.', spaced(1420000), spaced(1420000)],
      ['Dépose et évacuation de l’ancienne couverture', '640 m²', spaced(2850), spaced(1824000)],
      ['Ardoises naturelles 32 × 22 sur crochets inox', '640 m²', spaced(9650), spaced(6176000)],
      ['Zinguerie : chéneaux, noues, descentes', '118 ml', spaced(9505), spaced(1121590)],
      ['Total HT', '', '', spaced(10541590)],
      ['TVA 10 %', '', '', spaced(1054159)],
      ['<b>Total TTC</b>', '', '', `<b>${spaced(11595749)}</b>`],
    ],
    'g',
  )}<p style="margin-top:4mm">Validité de l’offre : trois mois. Acompte de 40 % à la commande, situations mensuelles, solde à la réception. Délai : quatorze semaines à compter de l’ordre de service. Bon pour accord, date, signature et cachet du client :</p>`,
  ['total', 'to_pay', 'works_adopted', 'meeting_on', 'price'],
);

const mandate = stranger(
  'mandat-de-vente-valenciennes',
  `font: 9.2pt/1.45 'DejaVu Serif Condensed', serif; padding: 15mm 18mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10pt; margin: 3mm 0 1mm }`,
  [
    `<p>AGENCE DU MARAIS – 2 place d’Armes, 59300 VALENCIENNES – carte T CPI 5904 2018 000 030 118</p><h1>MANDAT EXCLUSIF DE VENTE N° 2418</h1><h2>LE MANDANT</h2><p>Mme Fatoumata LESAFFRE-DIOP, demeurant 19 rue du Quesnoy, 59300 VALENCIENNES, propriétaire.</p><h2>LE BIEN</h2><p>Appartement de trois pièces, 4e étage avec ascenseur, résidence Watteau, 19 rue du Quesnoy, 59300 VALENCIENNES, lots 16 et 52 de la copropriété. Surface annoncée : 68 m² environ.</p><h2>PRIX</h2><p>Le bien sera présenté au prix de 149 000 €, honoraires de 7 450 € TTC inclus à la charge du vendeur. Le mandant déclare que les charges annuelles sont d’environ 1 240 € et la taxe foncière de 1 318 €.</p><h2>DURÉE</h2><p>Trois mois irrévocables à compter de la signature, puis tacite reconduction par mois, dans la limite d’un an.</p><h2>OBLIGATIONS</h2><p>Le mandant remettra au mandataire le titre de propriété, les trois derniers procès-verbaux d’assemblée générale, le règlement de copropriété, le carnet d’entretien, les diagnostics. Le mandataire diffusera l’annonce et rendra compte chaque quinzaine.</p><h2>RÉTRACTATION</h2><p>Le mandat ayant été signé hors établissement, le mandant dispose de quatorze jours pour se rétracter.</p><p style="margin-top:6mm">Fait à Valenciennes, le 2 novembre 2026, en deux exemplaires. Le mandant – Le mandataire</p>`,
  ],
  ['deed_on', 'surface_carrez', 'tax_total', 'sellers', 'meeting_on'],
);

const notice = stranger(
  'courrier-notaire-pieces-compiegne',
  `font: 11pt/1.55 'P052', serif; padding: 22mm 24mm`,
  `<p><b>SELARL GUÉRARD – DE BAYNAST</b><br>Notaires à COMPIÈGNE<br>8 place Saint-Jacques, 60200 COMPIÈGNE</p><p style="margin-left:85mm">M. D’ARGENLIEU et Mme KOWALCZYK<br>12 bis rue du Général-Weygand<br>60200 COMPIÈGNE</p><p>Compiègne, le 5 octobre 2026<br>Dossier : vente D’ARGENLIEU-KOWALCZYK / MBEMBA – 1 à 9 allée des Hêtres</p>${paragraphs(
    [
      'Madame, Monsieur,',
      'J’ai bien reçu la mission de rédiger l’avant-contrat de la vente de votre appartement. Afin de constituer le dossier, je vous remercie de me faire parvenir, dans les meilleurs délais :',
      '– la copie de vos pièces d’identité et un extrait d’acte de naissance de moins de trois mois ;<br>– votre titre de propriété ;<br>– les procès-verbaux des trois dernières assemblées générales et les deux derniers relevés de charges ;<br>– le dernier avis de taxe foncière ;<br>– les diagnostics techniques (DPE, amiante, électricité, gaz, état des risques) ;<br>– un relevé d’identité bancaire signé.',
      'La signature pourrait intervenir le 20 novembre 2026 à 14 heures en mon étude. Une provision sur frais de 250,00 € vous sera demandée.',
      'Je vous prie d’agréer, Madame, Monsieur, l’expression de mes sentiments dévoués.',
    ],
  )}<p style="text-align:right">Me Solène GUÉRARD</p>`,
  ['deed_on', 'price', 'meeting_on', 'lots'],
);

const payslip = stranger(
  'bulletin-de-paie-maubeuge',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; td, th { border: .2mm solid #99a; padding: .7mm 1.2mm } th { background: #e8ecf2 } .g td:nth-child(n+2) { text-align: right } .h { display: flex; justify-content: space-between; margin-bottom: 4mm }`,
  `<div class="h"><div><b>AULNOYE TUBES INDUSTRIE SAS</b><br>Zone de la Florentine, 59600 MAUBEUGE<br>SIRET 900 081 447 00012 – APE 2420Z – URSSAF Nord</div><div><b>BULLETIN DE PAIE</b><br>Période du 01/10/2026 au 31/10/2026<br>Paiement le 30/10/2026 par virement</div></div><p>M. LEPOUTRE Hervé – matricule 00418 – régleur, niveau III échelon 2, coefficient 225 – entrée le 03/09/2001 – n° SS 1 55 01 59 291 044 17<br>6 place Vauban, 59600 MAUBEUGE</p>${table(
    ['Rubrique', 'Base', 'Taux', 'Salarié', 'Employeur'],
    [
      ['Salaire de base', '151,67', '15,4200', '2 338,75', ''],
      ['Prime d’équipe', '', '', '164,00', ''],
      ['Salaire brut', '', '', '2 502,75', ''],
      ['Sécurité sociale plafonnée', '2 502,75', '6,90 %', '– 172,69', '213,98'],
      ['Complémentaire santé', '', '', '– 28,40', '28,40'],
      ['Retraite complémentaire T1', '2 502,75', '4,01 %', '– 100,36', '150,42'],
      ['CSG déductible', '2 487,35', '6,80 %', '– 169,14', ''],
      ['Net à payer avant impôt', '', '', '2 032,16', ''],
      ['Prélèvement à la source', '2 104,29', '4,10 %', '– 86,28', ''],
      ['<b>Net payé</b>', '', '', '<b>1 945,88</b>', ''],
    ],
    'g',
  )}<p style="margin-top:4mm">Congés : acquis 27,50 – pris 21,00 – solde 6,50. Dans votre intérêt et pour vous aider à faire valoir vos droits, conservez ce bulletin de paie sans limitation de durée.</p>`,
  ['to_pay', 'total', 'period_from', 'balance', 'iban'],
);

const advert = stranger(
  'prospectus-syndic-lille',
  `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 20mm; background: #fff8ef; h1 { font-size: 26pt; color: #d1495b; line-height: 1.1 } .k { display: grid; grid-template-columns: 1fr 1fr; gap: 6mm } .k div { background: #fff; border-radius: 4mm; padding: 5mm }`,
  `<h1>Et si vous changiez de syndic avant la prochaine assemblée générale ?</h1><p>À Lille, Roubaix et Villeneuve-d’Ascq, déjà 214 copropriétés ont choisi <b>Copr’Azur</b>.</p><div class="k"><div><b>Un forfait tout compris</b><br>dès 118 € TTC par lot et par an. Pas de frais de photocopie, pas de vacation jusqu’à 21 h.</div><div><b>Des charges maîtrisées</b><br>– 17 % en moyenne sur les contrats d’ascenseur et d’assurance la première année.</div><div><b>Une application claire</b><br>appels de fonds, relevé de compte, procès-verbaux, carnet d’entretien : tout est en ligne.</div><div><b>Une gestionnaire pour 28 immeubles</b><br>au lieu de 54 dans la profession. Rappel sous 24 heures ouvrées.</div></div><p style="margin-top:8mm">Demandez votre devis gratuit avant le 31/12/2026 et nous rédigeons pour vous le projet de résolution « désignation du syndic » à joindre à l’ordre du jour.</p><p style="font-size:8pt">Copr’Azur SAS, 60 rue de Tournai, 59800 LILLE – offre soumise à conditions, exemple pour un immeuble de 40 lots principaux. Ne pas jeter sur la voie publique.</p>`,
  ['syndic', 'building', 'meeting_on', 'budget', 'quitus', 'building_address'],
);

const mail = stranger(
  'courriel-fuite-boulogne',
  `font: 10pt/1.5 'DejaVu Sans', sans-serif; padding: 14mm 18mm; .h { border-bottom: .3mm solid #999; padding-bottom: 3mm; margin-bottom: 5mm; font-size: 8.8pt } blockquote { border-left: .8mm solid #aac; margin: 4mm 0; padding-left: 4mm; color: #445 }`,
  `<div class="h"><b>De :</b> Loïc Sauvage &lt;l.sauvage@example.fr&gt;<br><b>À :</b> Bernadette Fourmentin &lt;calvaire.marins@example.fr&gt;<br><b>Cc :</b> P. Delpierre<br><b>Date :</b> mar. 10 nov. 2026 à 08:12<br><b>Objet :</b> Re: Tr: fuite colonne lot 11 – déclaration assurance</div><p>Bonjour Bernadette,</p><p>merci pour ton retour. Le plombier est passé hier : la fuite vient bien de la colonne commune, derrière la baignoire. Il demande 286 € TTC pour la reprise, facture à mettre au nom de la copropriété. Mon assureur veut un constat amiable signé des deux côtés, je le dépose dans ta boîte ce soir.</p><p>Comme je signe le compromis le 27, peux-tu aussi m’envoyer le dernier procès-verbal, le carnet d’entretien et le relevé de mon compte ? Le notaire me les réclame.</p><p>À bientôt, Loïc</p><blockquote>Le 9 nov. 2026 à 19:55, B. Fourmentin a écrit :<br>Loïc, je préviens l’assurance de l’immeuble (contrat au classeur). On en parlera à l’assemblée de mars. Pense au fonds de travaux, ta part reste attachée au lot !</blockquote><p style="font-size:8pt;color:#777">2 pièces jointes : photo1.jpg (2,1 Mo), photo2.jpg (1,9 Mo)</p>`,
  ['meeting_on', 'owner', 'syndic', 'balance', 'insurer'],
);

const water = stranger(
  'facture-eau-soissons',
  `font: 9pt/1.4 'Carlito', sans-serif; padding: 14mm; td, th { border-bottom: .2mm solid #9bd; padding: 1mm } td:last-child, th:last-child { text-align: right } .b { background: #e3f2fb; padding: 3mm; margin: 4mm 0 }`,
  `<p style="font-size:15pt;color:#0277bd"><b>Grand Soissons Eau</b></p><p>Facture n° 2026-0718842 du 22/10/2026 – référence client 418-20177</p><p style="margin-left:95mm">MLLE HUYGHUES-DESPOINTES M.-A.<br>3 RUE DE PANLEU<br>02200 SOISSONS</p><div class="b">Montant TTC à payer : <b>84,17 €</b> – prélèvement le 12/11/2026 – adresse desservie : 3 rue de Panleu, 02200 SOISSONS</div>${table(
    ['Du 14/04/2026 au 13/10/2026', 'Quantité', 'Montant HT'],
    [
      ['Abonnement distribution de l’eau', '1', '18,20 €'],
      ['Consommation (index 1 204 à 1 221, relevé)', '17 m³', '31,45 €'],
      ['Collecte et traitement des eaux usées', '17 m³', '25,16 €'],
      ['Redevances agence de l’eau', '17 m³', '3,74 €'],
      ['TVA 5,5 % et 10 %', '', '5,62 €'],
      ['<b>Total TTC</b>', '', '<b>84,17 €</b>'],
    ],
  )}<p style="margin-top:4mm">Solde de la facture précédente : 0,00 €. Un litre d’eau coûte en moyenne 0,0044 € TTC. Assainissement collectif. Vous déménagez ? Résiliez votre contrat sur votre espace abonné.</p>`,
  ['to_pay', 'total', 'sewer_kind', 'solde_anterieur', 'due_on', 'period_from'],
);

export const PAPIERS_D_AILLEURS = [quotation, mandate, notice, payslip, advert, mail, water];
