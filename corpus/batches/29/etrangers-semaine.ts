// What arrives in the same mail and is none of a dossier's papers.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const office = `font: 9.2pt/1.42 'Nimbus Sans', sans-serif; h1 { font-size: 13pt } td, th { border: .15mm solid #999 } th { background: #eee }`;
const letter = `font: 11pt/1.5 'P052', serif; padding: 22mm 24mm`;

export const ETRANGERS_SEMAINE = [
  stranger(
    'facture-menage-syndicat-nantes',
    office,
    `<p><b>NET’SILLON PROPRETÉ</b> – 14 rue de la Garde – 44300 NANTES – SIRET 932 004 771 00018</p><p style="margin-left:100mm">SDC LES JARDINS DE PROCE<br>C/O HABITERRA PAYS DE LOIRE<br>9 RUE DE STRASBOURG<br>44012 NANTES CEDEX 1</p><h1>FACTURE N° F26-10-0418</h1><p>Date : 31/10/2026 – Échéance : 30/11/2026 – Réf. contrat : MEN-0518 – Chantier : 33 boulevard des Anglais, 44100 NANTES</p>${table(
      ['Désignation', 'Qté', 'PU HT', 'Total HT'],
      [
        [
          'Entretien des parties communes, bâtiments A et B – octobre 2026',
          '1',
          '742,50',
          '742,50',
        ],
        ['Sortie et rentrée des conteneurs', '9', '14,00', '126,00'],
        ['Nettoyage vitres hall (trimestriel)', '1', '86,00', '86,00'],
      ],
    )}<p style="text-align:right">Total HT : 954,50 €<br>TVA 20 % : 190,90 €<br><b>Total TTC : 1 145,40 €</b><br>Net à payer : 1 145,40 €</p><p style="font-size:7.6pt">Pénalités de retard : 3 fois le taux d’intérêt légal. Indemnité forfaitaire de recouvrement : 40 €. Pas d’escompte. Cachet « BON À PAYER – cpte 611 – 05/11/26 ».</p>`,
    ['total', 'to_pay', 'solde_anterieur', 'owner', 'balance'],
  ),
  stranger(
    'courrier-changement-syndic-angers',
    letter,
    `<p><b>Cabinet Maurice LEROY-BÉZIAU</b><br>21, rue des Lices – 49100 ANGERS</p><p style="text-align:right">Angers, le 2 novembre 2026</p><p>Mademoiselle NGUYEN THI MAI LAN<br>6 rue Célestin-Port, 49100 ANGERS</p><p><b>Objet : votre nouvelle interlocutrice – Copropriété LE QUAI LIGNY</b></p>${paragraphs(['Mademoiselle,', 'Nous avons le plaisir de vous informer que Madame Fanny DELAUNAY-KPODAR succède à Monsieur PLOQUIN, qui fait valoir ses droits à la retraite, et devient à compter du 1er décembre 2026 la gestionnaire de votre immeuble.', 'Vous pourrez la rencontrer lors de la visite d’immeuble du 9 décembre à 10 heures, en présence du conseil syndical. Ses coordonnées : 02 41 00 18 22, f.delaunay@leroybeziau.example.fr.', 'Par ailleurs, nos appels de fonds et convocations sont désormais disponibles dans votre espace en ligne. Pour recevoir vos documents par voie électronique, il vous suffit de nous retourner l’accord joint.', 'Nous vous prions d’agréer, Mademoiselle, l’expression de nos sentiments dévoués.', 'Maurice LEROY-BÉZIAU fils'])}`,
    ['total', 'to_pay', 'meeting_on', 'balance', 'period_from'],
  ),
  stranger(
    'bulletin-paie-brest',
    office,
    `<h1>BULLETIN DE PAIE – SEPTEMBRE 2026</h1><p>Employeur : CHANTIERS DE L’IROISE SAS – 4 quai de la Douane – 29200 BREST – SIRET 933 550 418 00021 – APE 3011Z – convention : métallurgie<br>Salarié : TANGUY-OULHEN Ewen – matricule 1127 – 1 81 03 29 019 118 41 – emploi : soudeur, C6 – entrée le 03/09/2012 – 112 rue Jean-Jaurès, 29200 BREST</p>${table(
      ['Rubrique', 'Base', 'Taux', 'Retenue', 'Gain', 'Part employeur'],
      [
        ['Salaire de base', '151,67', '15,4200', '', '2 338,75', ''],
        ['Heures supp. 25 %', '6,00', '19,2750', '', '115,65', ''],
        ['Sécurité sociale maladie', '2 454,40', '', '', '', '171,81'],
        ['Vieillesse plafonnée', '2 454,40', '6,90', '169,35', '', '209,85'],
        ['Complémentaire tranche 1', '2 454,40', '4,01', '98,42', '', '147,51'],
        ['CSG déductible', '2 411,45', '6,80', '163,98', '', ''],
        ['CSG/CRDS non déductible', '2 411,45', '2,90', '69,93', '', ''],
      ],
    )}<p><b>Net à payer avant impôt : 1 952,72 €</b> – Impôt prélevé à la source (3,2 %) : 62,49 € – <b>Net payé le 29/09/2026 : 1 890,23 €</b></p><p>Congés acquis : 22,5 – pris : 15. Conservez ce bulletin sans limitation de durée.</p>`,
    ['total', 'to_pay', 'charges_reelles', 'total_debit', 'entries'],
  ),
  stranger(
    'estimation-agence-vannes',
    `font: 10pt/1.5 'URW Gothic', sans-serif; padding: 16mm 18mm; h1 { font-size: 19pt; color: #0f766e } .k { background: #ecfdf5; padding: 4mm; margin: 3mm 0 }`,
    `<p><b>CÔTÉ GOLFE IMMOBILIER</b> – 5 rue du Mené – 56000 VANNES</p><h1>Avis de valeur</h1><p>Établi le 26 octobre 2026 pour les consorts LE SCOUARNEC</p><div class="k">Maison individuelle – 14 rue des Vénètes, 56000 VANNES<br>Environ 112 m² – 6 pièces – terrain 480 m² – DPE : F (361 kWh/m²/an) – assainissement individuel à refaire</div><p>Notre estimation, d’après onze ventes comparables conclues depuis janvier dans un rayon de 800 m :</p><p style="font-size:16pt"><b>entre 352 000 € et 378 000 €</b> net vendeur</p><p>Prix de présentation conseillé : 389 000 € honoraires inclus (4,5 % TTC à la charge de l’acquéreur). Taxe foncière communiquée : 1 412 €. Délai de vente moyen constaté dans le quartier : 74 jours.</p><p>Points forts : proximité du port, jardin au sud, garage. Points faibles : chauffage au fioul, isolation, fosse septique non conforme.</p><p style="font-size:8pt">Cet avis ne constitue pas une expertise immobilière et ne saurait engager notre responsabilité. CÔTÉ GOLFE IMMOBILIER, carte T CPI 5602 2020 000 044 117.</p>`,
    ['price', 'energy', 'tax_total', 'surface_habitable', 'surface_carrez', 'dpe_number'],
  ),
  stranger(
    'devis-ravalement-rennes',
    office,
    `<p><b>FAÇADES D’ARMOR</b> – ZI Sud-Est – 35000 RENNES – Qualibat 6111 – décennale Exemple n° 88 041</p><h1>DEVIS N° 2026-0217 – RAVALEMENT DE FAÇADE</h1><p>Client : Syndicat des copropriétaires LE THABOR PLAISANCE, 17 rue de Paris, 35000 RENNES – représenté par gestim’Ouest – Date : 18/02/2026 – Validité : 6 mois</p>${table(
      ['Poste', 'U', 'Qté', 'PU HT', 'Montant HT'],
      [
        ['Échafaudage tubulaire, montage et démontage', 'm²', '640', '18,50', '11 840,00'],
        ['Nettoyage basse pression', 'm²', '640', '9,00', '5 760,00'],
        ['Purge et réparation des bétons', 'ml', '120', '84,00', '10 080,00'],
        ['Revêtement d’imperméabilité I3', 'm²', '640', '71,00', '45 440,00'],
        ['Reprise des appuis', 'u', '42', '129,00', '5 418,00'],
      ],
    )}<p style="text-align:right">Total HT : 78 538,00 €<br>Remise commerciale : 0,00 €<br>TVA 10 % : 7 853,80 €<br><b>Total TTC : 86 391,80 €</b></p><p>Acompte de 30 % à la commande, situations mensuelles, solde à la réception. Délai d’exécution : 9 semaines. Bon pour accord, date et signature :</p>`,
    ['total', 'travaux', 'works_adopted', 'works_adopted_total', 'to_pay', 'meeting_on'],
  ),
  stranger(
    'affiche-fete-voisins-saint-malo',
    `font: 14pt/1.5 'URW Gothic', sans-serif; padding: 30mm 25mm; text-align: center; h1 { font-size: 28pt; color: #be123c }`,
    `<h1>La fête des voisins</h1><p>Vendredi 22 mai 2026 à partir de 19 h<br>dans la cour du 5 rue de la Corne de Cerf</p><p>Chacun apporte un plat et une bouteille.<br>Inscrivez-vous dans le hall : Le Dantec, Guézennec, Ruault, Okonkwo-Morel…</p><p>À cette occasion, petite réunion informelle des copropriétaires sur le local à vélos (pas de vote, promis).</p><p style="font-size:10pt">Merci de laisser le portail ouvert jusqu’à 22 h. En cas de pluie, repli chez Patrick au 1er étage.</p>`,
    ['meeting_on', 'resolutions', 'building', 'owner'],
  ),
  stranger(
    'facture-eau-laval',
    office,
    `<p><b>LES EAUX DU BAS-MAINE EXEMPLE</b> – Régie communautaire – 1 place du Général-Ferrié – 53000 LAVAL</p><h1>Votre facture d’eau n° 2026-188-40417</h1><p>Du 8 octobre 2026 – Abonné : M. POUTEAU GILDAS – Lieu desservi : 23 rue de Rivière, 53000 LAVAL – Référence client : 118 402 – Compteur : C15GA 088214</p>${table(
      ['', 'Volume', 'Prix unitaire HT', 'Montant HT', 'TVA'],
      [
        ['Abonnement du 01/07/2026 au 31/12/2026', '', '', '24,60', '5,5 %'],
        ['Consommation relevée (index 1402 → 1446)', '44 m³', '1,3180', '57,99', '5,5 %'],
        [
          'Collecte et traitement des eaux usées (assainissement collectif)',
          '44 m³',
          '1,6400',
          '72,16',
          '10 %',
        ],
        ['Redevances agence de l’eau', '44 m³', '0,4300', '18,92', '5,5 %'],
      ],
    )}<p style="text-align:right">Total HT : 173,67 € – TVA : 12,80 €<br><b>Montant à payer avant le 29/10/2026 : 186,47 €</b></p><p style="font-size:7.6pt">Solde antérieur : 0,00 €. Prélèvement, TIP SEPA, espèces chez un buraliste agréé. Urgence fuite 24h/24.</p>`,
    ['total', 'to_pay', 'solde_anterieur', 'sewer_kind', 'period_from'],
  ),
];
