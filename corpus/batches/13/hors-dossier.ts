// Papers that come along and that no slot waits for, though they use the words of those that do.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const letter = `font: 11pt/1.5 'Nimbus Roman', serif; padding: 24mm`;
const grid = `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 14pt } td, th { border: .2mm solid #999 } th { background: #eee; font-weight: bold }`;

export const HORS_DOSSIER = [
  stranger(
    'devis-peinture-saintes',
    grid,
    `<p><b>PEINTURES SANTONES</b> – 12 rue de l’Alambic, 17100 SAINTES – SIRET 900 000 826 00012 – assurance décennale Assur’Exemple 8 114 002</p><p style="margin-left:105mm">Cabinet BERTHOMÉ<br>SDC LE CLOS SAINT-EUTROPE<br>3 place du Synode<br>17100 SAINTES</p><h1>DEVIS N° D2026-118 du 14/04/2026</h1><p>Objet : réfection des peintures de l’escalier A, 18 rue du Vieux Pressoir – validité de l’offre : trois mois</p>${table(
      ['Désignation', 'Unité', 'Quantité', 'P.U. HT', 'Total HT'],
      [
        ['Protection des sols et des portes palières', 'forfait', '1', '480,00', '480,00'],
        ['Lessivage, rebouchage, ponçage des murs', 'm²', '310', '7,40', '2 294,00'],
        ['Peinture acrylique deux couches, murs', 'm²', '310', '14,20', '4 402,00'],
        ['Peinture plafonds et sous-faces', 'm²', '96', '14,00', '1 344,00'],
        ['Laque sur garde-corps', 'ml', '42', '10,78', '452,76'],
      ],
    )}<p style="text-align:right">Total HT 8 972,76 € – TVA 10 % 897,24 € – <b>Total TTC 9 870,00 €</b></p><p>Conditions : acompte de 30 % à la commande, solde à la réception des travaux. Durée estimée du chantier : trois semaines. Bon pour accord, date et signature :</p>`,
    ['total', 'to_pay', 'works_adopted_total', 'budget'],
    ['DOCS_MAISON_MOINS_10_ANS'],
  ),
  stranger(
    'facture-eau-auray',
    grid,
    `<p><b>RÉGIE DES EAUX DU LOCH</b> – 56400 AURAY – service clients 02 97 00 80 10</p><p style="margin-left:105mm">M LE MESTRE ERWAN<br>31 RUE DES PALUDIERS<br>44350 GUÉRANDE</p><h1>Facture d’eau n° 2026-0417-1189 du 22 mai 2026</h1><p>Point de livraison : 9 rue du Ponant, 56400 AURAY – compteur D17FA0418 – abonné 118 904 – période du 18/11/2025 au 15/05/2026</p>${table(
      ['Rubrique', 'Quantité', 'Prix unitaire HT', 'Montant HT'],
      [
        ['Distribution de l’eau – abonnement', '1 semestre', '32,40', '32,40'],
        ['Distribution de l’eau – consommation', '38 m³', '1,4120', '53,66'],
        ['Collecte et traitement des eaux usées', '38 m³', '2,1050', '79,99'],
        ['Redevances agence de l’eau', '38 m³', '0,4300', '16,34'],
      ],
    )}<p style="text-align:right">Total HT 182,39 € – TVA 13,74 € – <b>Net à payer TTC 196,13 €</b> avant le 15/06/2026</p><p>Solde antérieur : 0,00 €. Moyens de paiement : prélèvement, carte bancaire sur notre site, TIP SEPA. L’eau distribuée est conforme aux limites de qualité ; synthèse de l’ARS jointe.</p>`,
    ['to_pay', 'total', 'energy', 'solde_anterieur'],
  ),
  stranger(
    'courrier-travaux-albi',
    letter,
    `<p>ALBIGEOISE DE GESTION<br>52 lices de Rhonel – 81000 ALBI</p><p style="text-align:right">Albi, le 4 septembre 2026</p><p>À tous les occupants de la résidence LES BRIQUES ROUGES</p><p><b>Objet : coupure d’eau et remplacement de la chaudière collective</b></p>${paragraphs(['Madame, Monsieur,', 'Dans le cadre du remplacement de la chaudière, décidé en assemblée générale, l’entreprise Thermie Albi interviendra du 21 au 25 septembre 2026. L’eau chaude sera interrompue pendant ces cinq jours ; l’eau froide sera coupée le mardi 22 septembre de 9 h à 12 h.', 'Nous vous remercions de laisser libre accès au local technique du bâtiment B et de ne pas stationner devant la rampe de livraison. Pendant les travaux, une benne sera installée sur le parking des visiteurs.', 'Le chauffage sera remis en service vers le 5 octobre, si la météo le permet. En cas de difficulté, le conseil syndical tient une permanence chaque lundi soir dans le hall.', 'Comptant sur votre compréhension, nous vous prions d’agréer, Madame, Monsieur, nos salutations les meilleures.', 'Bruno MARTY, gestionnaire'])}`,
    ['meeting_on', 'total', 'balance', 'travaux'],
  ),
  stranger(
    'offre-pret-oloron',
    grid,
    `<p><b>CAISSE RURALE EXEMPLE</b> – agence d’Oloron – conseillère : Mme Sarthou</p><h1>SIMULATION DE FINANCEMENT IMMOBILIER</h1><p>Établie le 09/09/2026 pour M. Julien LOUSTALOT et Mme Emma PÉDEBOY – document sans valeur contractuelle, ne constitue pas une offre de prêt</p>${table(
      ['Votre projet', 'Montant'],
      [
        ['Prix du bien (maison, Oloron-Sainte-Marie)', '218 000 €'],
        ['Frais de notaire estimés', '17 100 €'],
        ['Frais de garantie et de dossier', '3 250 €'],
        ['Apport personnel', '- 38 000 €'],
        ['Montant à financer', '200 350 €'],
      ],
    )}<p></p>${table(
      ['Prêt', 'Durée', 'Taux débiteur fixe', 'Mensualité hors assurance', 'Assurance', 'TAEG'],
      [['Prêt habitat', '300 mois', '3,42 %', '992,14 €', '41,20 €', '3,91 %']],
    )}<p>Coût total du crédit : 109 652 €. Taux d’endettement : 31,4 %. Un crédit vous engage et doit être remboursé. Vérifiez vos capacités de remboursement avant de vous engager. L’emprunteur dispose d’un délai de réflexion de dix jours ; la vente est subordonnée à l’obtention du prêt.</p>`,
    ['price', 'rent', 'iban'],
  ),
  stranger(
    'mandat-agence-oloron',
    `font: 10.4pt/1.45 'C059', serif; padding: 18mm 22mm; h2 { font-size: 11pt; margin: 3mm 0 1mm }`,
    `<p><b>AGENCE DES GAVES EXEMPLE</b> – 1 place de la Halle, 64400 OLORON-SAINTE-MARIE – carte T CPI 6402 2020 000 000 388</p><h1 style="font-size:14pt;text-align:center">MANDAT EXCLUSIF DE VENTE N° 1184</h1>${paragraphs(['Le mandant, Monsieur Bernard CAZENAVE, demeurant 14 chemin de la Marquère à OLORON-SAINTE-MARIE, confie au mandataire, qui l’accepte, mandat de rechercher un acquéreur pour le bien désigné ci-dessous.', '<b>Désignation.</b> Maison d’habitation de cinq pièces avec grange et jardin, 14 chemin de la Marquère, 64400 OLORON-SAINTE-MARIE, environ 125 m² habitables.', '<b>Prix de vente souhaité.</b> 218 000 € (deux cent dix-huit mille euros), honoraires d’agence inclus.', '<b>Rémunération du mandataire.</b> 5 % TTC du prix, soit 10 900 €, à la charge du vendeur, exigible le jour de la signature de l’acte authentique.', '<b>Durée.</b> Le mandat est donné pour trois mois à compter de sa signature ; il se renouvelle par tacite reconduction et peut être dénoncé passé ce délai avec un préavis de quinze jours.', '<b>Obligations.</b> Le mandant remettra les diagnostics, le titre de propriété, la dernière taxe foncière et le rapport du SPANC. Le mandataire diffusera l’annonce sur quatre portails et rendra compte chaque quinzaine.', '<b>Droit de rétractation.</b> Le mandant dispose de quatorze jours pour se rétracter sans motif lorsque le contrat est conclu hors établissement.', 'Fait en deux exemplaires à Oloron-Sainte-Marie, le 30 juillet 2026. Bon pour mandat.'])}`,
    ['price', 'deed_on', 'lease_from', 'mandate_from'],
  ),
  stranger(
    'releve-livret-dax',
    grid,
    `<p><b>BANQUE DE L’ADOUR EXEMPLE</b> – agence de Dax Sablar</p><h1>Relevé de votre livret A – 2e trimestre 2026</h1><p>MME DUCASSE MAYLIS – livret n° 40 118 77204 – situation au 30/06/2026</p>${table(
      ['Date', 'Libellé', 'Débit (€)', 'Crédit (€)'],
      [
        ['01/04/2026', 'ANCIEN SOLDE', '', '6 214,80'],
        ['16/04/2026', 'VIREMENT RECU LOYER LARRIEU', '', '635,00'],
        ['20/04/2026', 'VIREMENT SYNDICAT THERMES VIEUX', '200,00', ''],
        ['15/05/2026', 'VIREMENT RECU LOYER LARRIEU', '', '635,00'],
        ['29/06/2026', 'VIREMENT SYNDICAT THERMES VIEUX TOITURE', '989,19', ''],
        ['30/06/2026', 'NOUVEAU SOLDE', '', '6 295,61'],
      ],
    )}<p>Taux en vigueur : 1,70 % net. Plafond des dépôts : 22 950 €. Les intérêts sont calculés par quinzaine et versés au 31 décembre. Le fonds de garantie des dépôts couvre vos avoirs jusqu’à 100 000 €. Réclamations : service relations clientèle, puis médiateur.</p>`,
    ['balance', 'entries', 'total_debit', 'as_of', 'rent'],
  ),
];
