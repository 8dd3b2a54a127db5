// Papers that no slot waits for, though most come from the same offices.
import { stranger } from '../../stranger.ts';
import { paragraphs, table } from '../../writing.ts';

const office = `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm 16mm; h1 { font-size: 13.5pt } td, th { border: .15mm solid #999; padding: .9mm 1.4mm } th { background: #eee }`;
const letter = `font: 10.6pt/1.5 'P052', serif; padding: 22mm 24mm`;

export const PAPIERS_DIVERS = [
  stranger(
    'facture-etat-date-melun',
    office,
    `<p><b style="font-size:14pt;color:#23485c">FOURCADE &amp; DELMAS</b><br>8 place Saint-Jean – 77000 MELUN</p><p style="margin-left:95mm">Maître Anne-Laure PETITJEAN<br>9 boulevard Héloïse<br>95100 ARGENTEUIL</p><h1>FACTURE D’HONORAIRES N° 2026-HV-0388</h1><p>Melun, le 14/10/2026 – mutation DE LA ROCHEBRUNE – copropriété LES BORDS D’ALMONT, 22 à 26 avenue Thiers, 77000 MELUN – lots 31 et 94</p>${table(
      ['Désignation', 'Base', 'HT', 'TVA 20 %', 'TTC'],
      [
        [
          'Établissement de l’état daté (art. 5 du décret du 17 mars 1967)',
          'forfait',
          '316,67',
          '63,33',
          '380,00',
        ],
        ['Établissement du pré-état daté', 'forfait', '166,67', '33,33', '200,00'],
        ['Opposition sur mutation (art. 20)', 'néant', '0,00', '0,00', '0,00'],
        ['<b>Total</b>', '', '<b>483,34</b>', '<b>96,66</b>', '<b>580,00</b>'],
      ],
    )}<p style="margin-top:4mm">Net à payer : 580,00 € à réception, par virement au compte du cabinet. Cette somme est imputable au seul copropriétaire vendeur (article 10-1 de la loi du 10 juillet 1965). Pénalités de retard : trois fois le taux d’intérêt légal ; indemnité forfaitaire de recouvrement : 40 €.</p><p style="font-size:7pt">SAS au capital de 76 300 € – RCS Melun 900 118 402 – TVA FR18900118402</p>`,
    ['total', 'to_pay', 'due_on', 'balance', 'made_on'],
  ),
  stranger(
    'lettre-ravalement-pontoise',
    letter,
    `<p><b>ALTIMMO Vexin</b><br>Agence de Pontoise – 11 rue Thiers – 95300 PONTOISE</p><p style="text-align:right">Pontoise, le 3 septembre 2026</p><p>À tous les copropriétaires et occupants de la RÉSIDENCE DE LA VIOSNE</p><p><b>Objet : démarrage du chantier de ravalement</b></p>${paragraphs(['Madame, Monsieur,', 'Nous vous informons que l’échafaudage sera dressé côté rue à partir du lundi 21 septembre, puis côté cour à partir du 2 novembre. La durée prévisionnelle du chantier est de vingt-deux semaines, hors intempéries.', 'Nous vous remercions de débarrasser vos balcons, de retirer stores et antennes, et de tenir vos fenêtres fermées pendant le lavage des façades. Les assureurs recommandent de signaler la présence de l’échafaudage à votre compagnie.', 'Le deuxième appel de fonds travaux vous a été adressé le 17 août. Le compte rendu des réunions de chantier sera affiché dans le hall chaque vendredi.', 'Veuillez agréer, Madame, Monsieur, nos salutations distinguées.', 'Loïc Kerbrat, gestionnaire'])}`,
    ['total', 'due_on', 'meeting_on', 'travaux', 'works_adopted'],
  ),
  stranger(
    'devis-chaudiere-rambouillet',
    office,
    `<p><b>THERMIE DES YVELINES</b> – RGE QualiPAC – 6 rue Sadi-Carnot, 78120 RAMBOUILLET</p><h1>DEVIS N° D26-1174 du 22/06/2026</h1><p>M. Thibaud de KERSAUZON – 9 chemin de la Villeneuve, 78120 RAMBOUILLET – maison de plus de deux ans, chauffage au fioul</p>${table(
      ['Désignation', 'Qté', 'PU HT', 'Total HT'],
      [
        ['Dépose de la chaudière fioul et neutralisation de la cuve', '1', '1 450,00', '1 450,00'],
        ['Pompe à chaleur air/eau 14 kW, ETAS 128 %', '1', '9 860,00', '9 860,00'],
        ['Ballon d’eau chaude thermodynamique 270 l', '1', '2 640,00', '2 640,00'],
        ['Main-d’œuvre et mise en service', '1', '2 950,00', '2 950,00'],
      ],
    )}<p>Total HT 16 900,00 € – TVA 5,5 % 929,50 € – Total TTC 17 829,50 €. Prime CEE déduite sur la facture : 4 364,00 €. Validité du devis : deux mois. Consommation annuelle estimée après travaux : 112 kWh/m²/an au lieu de 268. Acompte de 30 % à la commande.</p><p>Bon pour accord, date et signature :</p>`,
    ['energy', 'total', 'to_pay', 'equipment', 'price'],
    ['ENTRETIEN', 'DOCS_MAISON_MOINS_10_ANS'],
  ),
  stranger(
    'courriel-notaire-argenteuil',
    `font: 9.6pt/1.5 'DejaVu Sans', sans-serif; padding: 16mm`,
    `<p><b>De :</b> Formaliste Petitjean &lt;formalites@bords-de-seine.notaires.example.fr&gt;<br><b>Envoyé :</b> mardi 22 septembre 2026 11:06<br><b>À :</b> m.saint-aubin@example.fr<br><b>Cc :</b> agence.orgemont@example.fr<br><b>Objet :</b> Vente SAINT-AUBIN – pièces manquantes – dossier 1004417</p><hr>${paragraphs(['Chère Madame,', 'Nous avons bien reçu le pré-état daté, le règlement de copropriété et les diagnostics. Pour préparer la promesse, il nous manque encore :', '– les trois derniers procès-verbaux d’assemblée générale (2024, 2025, 2026) ;<br>– votre dernier avis de taxe foncière ;<br>– la copie recto verso de votre carte nationale d’identité ;<br>– un relevé d’identité bancaire ;<br>– votre titre de propriété (acte de Maître ROUSSEL de 1989) et l’attestation dressée après le décès de M. SAINT-AUBIN.', 'Le rendez-vous est maintenu au jeudi 15 octobre à 10 h 30. Prix convenu : 214 000 €.', 'Bien cordialement,<br>Le service formalités', '<i>Pensez à l’environnement avant d’imprimer ce message. Ce courriel est confidentiel.</i>'])}`,
    ['price', 'meeting_on', 'sellers', 'notary', 'deed_on'],
  ),
  stranger(
    'bulletin-salaire-vitry-sur-seine',
    office,
    `<table><tr><td><b>SDC LE PORT À L’ANGLAIS</b><br>c/o JOURDAN IMMOBILIER, 94400 VITRY-SUR-SEINE<br>SIRET 900 774 003 00011 – APE 8110Z<br>Convention : gardiens, concierges et employés d’immeubles (IDCC 1043)</td><td>M. Armindo TEIXEIRA<br>60 quai Jules-Guesde – loge<br>94400 VITRY-SUR-SEINE<br>N° SS 1 68 04 99 139 044 12</td></tr></table><h1>BULLETIN DE PAIE – SEPTEMBRE 2026</h1><p>Gardien à service complet, catégorie B, coefficient 255 – 10 000 unités de valeur – paiement le 30/09/2026 par virement</p>${table(
      ['Rubrique', 'Base', 'Taux', 'Gain', 'Retenue', 'Part employeur'],
      [
        ['Salaire de base', '', '', '1 886,40', '', ''],
        ['Prime d’ancienneté', '1 886,40', '12 %', '226,37', '', ''],
        ['Avantage logement', '', '', '218,60', '', ''],
        ['Sécurité sociale plafonnée', '2 331,37', '6,90 %', '', '160,86', '199,33'],
        ['Retraite complémentaire T1', '2 331,37', '3,15 %', '', '73,44', '110,04'],
        ['CSG déductible', '2 290,57', '6,80 %', '', '155,76', ''],
        ['Reprise avantage logement', '', '', '', '218,60', ''],
      ],
    )}<p><b>Net à payer avant impôt : 1 722,71 €</b> – impôt prélevé à la source (0 %) : 0,00 € – congés restants : 21 j. Dans votre intérêt, conservez ce bulletin sans limitation de durée.</p>`,
    ['total', 'to_pay', 'balance', 'owner'],
  ),
  stranger(
    'annonce-agence-provins',
    `font: 11pt/1.5 'URW Gothic', sans-serif; padding: 16mm; h1 { font-size: 22pt; color: #a3273c; margin-bottom: 1mm } .p { background: #ddd; height: 70mm; margin: 5mm 0 } .k { display: grid; grid-template-columns: 1fr 1fr 1fr 1fr; gap: 3mm; text-align: center } .k div { border: .2mm solid #a3273c; padding: 2mm }`,
    `<p><b>ORPHÉE IMMOBILIER PROVINS</b> – 12 place du Châtel, 77160 PROVINS</p><h1>Ville haute – Appartement de charme</h1><p style="font-size:17pt"><b>168 000 € FAI</b> <span style="font-size:9pt">(honoraires 5 % TTC inclus, à la charge de l’acquéreur, soit 160 000 € net vendeur)</span></p><div class="p"></div><div class="k"><div>3 pièces</div><div>62,40 m² Carrez</div><div>1er étage</div><div>DPE E</div></div>${paragraphs(['À deux pas des remparts, dans une petite copropriété de quatre appartements gérée par un syndic bénévole, appartement traversant : entrée, séjour avec cheminée, cuisine équipée, deux chambres, salle d’eau. Poutres et tomettes d’origine.', 'Charges annuelles : 1 060 €. Taxe foncière : 842 €. Consommation : 287 kWh/m²/an ; émissions : 9 kg CO₂/m²/an. Montant estimé des dépenses annuelles d’énergie : entre 1 510 € et 2 090 €. Nombre de lots : 7, aucune procédure en cours.', 'Les informations sur les risques auxquels ce bien est exposé sont disponibles sur le site Géorisques. Mandat exclusif n° 2217 – votre conseillère : Maëva Courtois, 06 00 00 18 55.'])}`,
    ['price', 'surface_carrez', 'energy', 'tax_total', 'lots_count'],
  ),
  stranger(
    'contrat-syndic-antony',
    `font: 8.8pt/1.4 'Carlito', sans-serif; padding: 14mm 16mm; h1 { font-size: 14pt; color: #0d3b66 } h2 { font-size: 10pt; color: #0d3b66; margin: 2.5mm 0 .8mm } p { margin-bottom: 1mm } td, th { border: .15mm solid #9fb3c8; padding: .8mm 1.2mm }`,
    `<h1>Contrat type de syndic</h1><p>(décret n° 67-223 du 17 mars 1967, annexe 1, modifiée par le décret n° 2020-834 du 2 juillet 2020)</p><p>Entre le syndicat des copropriétaires de l’immeuble Résidence Les Jardins de Tourvoie, 31 avenue du Bois de Verrières, 92160 Antony, immatriculé AC1360824, représenté pour le présent contrat par M. Ferdinand Loiseau, agissant en exécution de la décision de l’assemblée générale du 11 juin 2026, et Logéa Syndic, SAS, 4 rue Auguste Mounié, 92160 Antony, assurance RC Exemple n° 44 118.</p><h2>1. Missions du syndic</h2><p>Le syndic est chargé d’assurer l’exécution du règlement de copropriété et des délibérations de l’assemblée générale, d’administrer l’immeuble, d’établir le budget prévisionnel, de tenir le carnet d’entretien et la fiche synthétique.</p><h2>2. Durée du contrat</h2><p>Le présent contrat est conclu pour une durée de 24 mois. Il prend effet le 12 juin 2026 et prend fin le 11 juin 2028.</p><h2>7.1. Le forfait</h2><p>Rémunération forfaitaire annuelle : 18 333,33 € HT, soit 22 000,00 € TTC, payable d’avance par trimestre. Une assemblée générale annuelle de trois heures, à l’intérieur d’une plage de 14 h à 20 h ; deux visites de la copropriété.</p><h2>7.2. Prestations particulières</h2>${table(
      ['Prestation', 'Tarif TTC'],
      [
        ['Assemblée générale supplémentaire', '480,00 € + vacation horaire'],
        ['Vacation horaire', '102,00 €'],
        ['Suivi des travaux article 18-1 A', '2,5 % du montant HT'],
        ['Constitution d’un dossier de subvention', 'au temps passé'],
      ],
    )}<h2>9. Frais imputables au seul copropriétaire concerné</h2>${table(
      ['Prestation', 'Tarif TTC'],
      [
        ['Mise en demeure par LRAR', '48,00 €'],
        ['Relance après mise en demeure', '30,00 €'],
        ['Établissement de l’état daté', '380,00 €'],
        ['Délivrance d’une copie du carnet d’entretien', '25,00 €'],
      ],
    )}<p style="margin-top:4mm">Fait en deux exemplaires à Antony, le 11 juin 2026. Le syndicat – Le syndic</p>`,
    ['meeting_on', 'budget', 'quitus', 'resolutions', 'total'],
  ),
];
