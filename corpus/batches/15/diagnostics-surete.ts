// Installations and places: gas, wiring, risks, noise of an airfield, and a septic tank in the meadows.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table, tr } from '../../writing.ts';

const gas = paperOf(
  'gaz-etat-valenciennes',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm; h1 { font-size: 12.5pt; background: #f7a600; padding: 2mm } h2 { font-size: 9.4pt; margin: 3mm 0 .5mm } td, th { border: .15mm solid #888; padding: .8mm 1.2mm }`,
  [
    `<p>DIAG’ESCAUT – 88 avenue de Liège, 59300 VALENCIENNES – réf. 23/CAR/0877 – GAZ</p><h1>Rapport de l’état de l’installation intérieure de gaz</h1><p>Norme NF P45-500 (juillet 2022) – visite : 01/09/2023 – rapport édité le 04/09/2023 – validité du rapport pour la vente : 3 ans, soit jusqu’au 31/08/2026</p><h2>A. – Bâtiment</h2><p>Appartement, 5, rue de Famars, 59300 VALENCIENNES, 4e étage, lot 77. Gaz distribué : gaz naturel. Distributeur : GRDF. Installation alimentée : OUI.</p><h2>B. – Propriétaire</h2><p>Indivision CARLIER – COUSIN. Titulaire du contrat de fourniture : Mme COUSIN, point de livraison 21 411 900 771 228.</p><h2>D. – Appareils</h2>${table(
      ['Appareil', 'Type', 'kW', 'Local', 'Observations'],
      [
        ['Chaudière FRISEX', 'Étanche', '23,3', 'Séchoir', 'Entretenue le 11/10/2022'],
        ['Plaque 4 feux', 'Non raccordée', '—', 'Cuisine', 'Tuyau valable jusqu’en 2031'],
      ],
    )}<h2>E. – Anomalies</h2><p>Néant.</p><h2>G. – Conclusion</h2><p>☒ L’installation ne comporte aucune anomalie.<br>☐ L’installation comporte des anomalies de type A1.<br>☐ L’installation comporte des anomalies de type A2.<br>☐ L’installation comporte des anomalies de type DGI.<br>☐ L’installation comporte une anomalie 32c.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'Indivision CARLIER – COUSIN',
      property_address: '5, rue de Famars, 59300 VALENCIENNES',
      lots: ['77'],
      report_number: either('23/CAR/0877', '23/CAR/0877 – GAZ'),
      made_on: either('2023-09-04', '2023-09-01'),
      valid_until: '2026-08-31',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez'],
  },
);

const wiring = paperOf(
  'electricite-tableau-agneaux',
  `font: 9.4pt/1.4 'Carlito', sans-serif; padding: 12mm 15mm; h1 { font-size: 15pt; color: #00508c } h2 { font-size: 10.5pt; background: #e8f1f8; padding: .8mm 2mm } td, th { border: .15mm solid #9ab; padding: .8mm 1.2mm }`,
  [
    `<h1>État de l’installation intérieure d’électricité</h1><p>MANCHE EXPERTISE HABITAT – dossier <b>MEH-25-0014</b> – établi le 09/01/2025, après visite du 07/01/2025 – arrêté du 28 septembre 2017, norme FD C16-600</p>${table(
      [],
      [
        ['Localisation', '8 chemin de la Palière 50180 AGNEAUX – maison – réf. cadastrale ZC 84'],
        ['Propriétaire', 'SCI DES REMPARTS DE VIRE, 2 place du 6-Juin-1944, 14500 VIRE NORMANDIE'],
        ['Installation', 'plus de 15 ans – compteur Linky 07114402218841'],
      ],
    )}<h2 style="margin-top:4mm">5. Conclusion relative à l’évaluation des risques</h2><p>L’installation intérieure d’électricité <b>comporte une ou des anomalies</b>. Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p>${table(
      ['Domaine', 'Anomalie', 'Article'],
      [
        [
          '2. Différentiel',
          'Le fonctionnement du bouton test n’entraîne pas le déclenchement',
          'B.2.3.1 i',
        ],
        [
          '4. Liaison équipotentielle',
          'Locaux contenant une baignoire : continuité non satisfaisante',
          'B.5.3 a',
        ],
        ['5. Matériels vétustes', 'Conducteurs non protégés par des conduits, combles', 'B.8.3 e'],
      ],
    )}<h2 style="margin-top:4mm">6. Avertissement</h2><p>Points de contrôle n’ayant pu être vérifiés : B.3.3.1 d, prise de terre. Rapport valable trois ans, soit jusqu’au 08/01/2028.</p><p>Aurélie TOSTAIN, certificat C-7720</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'SCI DES REMPARTS DE VIRE',
      property_address: '8 chemin de la Palière, 50180 AGNEAUX',
      report_number: 'MEH-25-0014',
      made_on: either('2025-01-09', '2025-01-07'),
      valid_until: '2028-01-08',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['lots', 'energy', 'dpe_number'],
  },
);

const risks = paperOf(
  'erp-formulaire-dieppe',
  `font: 8.4pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm; h1 { font-size: 13pt; text-align: center } .s { border: .2mm solid #333; padding: 1.5mm 2mm; margin-bottom: 1.5mm } .s b { display: block }`,
  [
    `<h1>ÉTAT DES RISQUES<br><small>pour l’information des acquéreurs et des locataires – articles L. 125-5 et R. 125-26 du code de l’environnement</small></h1><p>Établi le 27 janvier 2026 en ligne – commande 76-ER-440921 – validité 6 mois</p><div class="s"><b>Parcelle(s) / bien</b>14 boulevard de Verdun, 76200 DIEPPE – AB 61 – copropriété Le Clos des Embruns</div><div class="s"><b>Vendeur</b>Mme QUESNEL Lucienne et M. QUESNEL Pascal</div><div class="s"><b>Plan de prévention des risques naturels</b>Le bien est situé dans le périmètre d’un PPRN : ☒ oui ☐ non – prescrit ☐ anticipé ☐ approuvé ☒ le 26/12/2007 – inondation ☒ remontée de nappe ☐ mouvement de terrain, falaise ☒</div><div class="s"><b>Risques miniers</b>☐ oui ☒ non</div><div class="s"><b>Risques technologiques</b>☐ oui ☒ non – effet thermique ☐ surpression ☐ toxique ☐</div><div class="s"><b>Sismicité</b>zone 1 très faible ☒ – zone 2 ☐ – zone 3 ☐ – zone 4 ☐ – zone 5 ☐</div><div class="s"><b>Radon</b>zone 1 ☒ – zone 2 ☐ – zone 3 ☐</div><div class="s"><b>Recul du trait de côte</b>Le bien est exposé à l’horizon de 30 ans ☐, de 30 à 100 ans ☒, non concerné ☐</div><div class="s"><b>Secteur d’information sur les sols</b>☐ oui ☒ non</div><div class="s"><b>Obligation légale de débroussaillement</b>☐ oui ☒ non</div><div class="s"><b>Sinistres indemnisés</b>Le vendeur a connaissance d’une indemnisation pour catastrophe naturelle : ☒ oui (tempête et submersion, arrêté du 02/02/1990) ☐ non</div><p>Documents joints : extrait du règlement du PPRN, cartographie, liste des 11 arrêtés de catastrophe naturelle de la commune. Vendeur, le : ______ Acquéreur, le : ______</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '14 boulevard de Verdun, 76200 DIEPPE',
      owner: either(
        'Mme QUESNEL Lucienne et M. QUESNEL Pascal',
        'Mme QUESNEL Lucienne, M. QUESNEL Pascal',
      ),
      made_on: '2026-01-27',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-imprime-tille',
  `font: 10pt/1.4 'Nimbus Sans', sans-serif; padding: 14mm; h1 { font-size: 13pt; text-align: center } td { border: .2mm solid #444; padding: 1.5mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p style="text-align:center">Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme)</p>${table(
      [],
      [
        ['1. Établi sur la base de l’arrêté', 'interpréfectoral du 27 mars 2013'],
        ['2. Adresse de l’immeuble', '18 rue de l’Église, 60000 TILLÉ, parcelle AC 140'],
        [
          '3. Situation au regard d’un PEB',
          'L’immeuble est situé dans le périmètre d’un PEB : oui ☒ non ☐ – révisé ☐ approuvé ☒ – aérodrome de Beauvais-Tillé',
        ],
        ['4. Zone', 'A très forte ☐ – B forte ☐ – C modérée ☒ – D ☐'],
        ['5. Documents de référence', 'geoportail.gouv.fr, mairie de Tillé'],
        ['6. Vendeur', 'Mme Ludivine OBRY née CARPENTIER'],
        ['Lieu et date', 'Beauvais, le 14/10/2025'],
      ],
    )}<p style="margin-top:5mm">Modèle d’information sur les nuisances sonores aériennes, à annexer à la promesse et à l’acte de vente. Qui, quand et comment remplir cet état : voir au dos.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '18 rue de l’Église, 60000 TILLÉ',
      owner: either('Mme Ludivine OBRY née CARPENTIER', 'Mme Ludivine OBRY'),
      made_on: '2025-10-14',
    },
    absent: ['diagnostic_result', 'lots', 'price', 'dpe_number'],
  },
);

const septic = paperOf(
  'assainissement-spanc-agneaux',
  `font: 10.5pt/1.4 'Nimbus Roman', serif; padding: 16mm 20mm; td, th { border: .2mm solid #000; padding: 1mm 2mm } h2 { font-size: 11.5pt; margin: 4mm 0 1mm }`,
  [
    `<p><b>SAINT-LÔ AGGLO</b> – Service public d’assainissement non collectif (SPANC)<br>101 rue Alexis-de-Tocqueville, 50000 SAINT-LÔ</p><p style="text-align:center;font-size:13pt"><b>RAPPORT DE VISITE – CONTRÔLE DE L’EXISTANT AVANT VENTE</b></p>${paragraphs(['N° de rapport : ANC-50-2025-0067. Contrôle effectué le 22 janvier 2025 par M. Joël PESTEL, en présence de l’agence. Propriétaire de l’installation : SCI DES REMPARTS DE VIRE. Adresse de l’installation : 8 chemin de la Palière, 50180 AGNEAUX. Parcelle ZC 84. Occupation : vide depuis juin 2024.', 'Ce contrôle relève de l’arrêté du 27 avril 2012. Le réseau public d’eaux usées ne dessert pas la parcelle.'])}<h2>Description</h2><table>${tr(['Prétraitement', 'Fosse toutes eaux 3 m³, 1981, dernière vidange inconnue'])}${tr(['Traitement', 'Épandage souterrain, 3 drains de 15 m, regard bouclé introuvable'])}${tr(['Ventilation', 'Primaire seule'])}${tr(['Eaux pluviales', 'Séparées, vers le fossé'])}</table><h2>Conclusion</h2><p>Installation <b>non conforme</b>, incomplète, ne présentant pas de danger pour la santé des personnes (cas c). Travaux obligatoires dans un délai d’un an après la vente. Le rapport est valable trois ans à compter de la visite. Redevance de contrôle : 165,00 €, facturée par le Trésor public.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'SCI DES REMPARTS DE VIRE',
      property_address: '8 chemin de la Palière, 50180 AGNEAUX',
      made_on: '2025-01-22',
      report_number: 'ANC-50-2025-0067',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'price', 'lots'],
  },
);

export const DIAGNOSTICS_SURETE = [gas, wiring, risks, noise, septic];
