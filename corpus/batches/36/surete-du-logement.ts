// Surveyors' reports on installations and on the place: gas, electricity, risks, noise, sewers.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const gas = paperOf(
  'gaz-rapport-annecy-le-vieux',
  `font: 8.4pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 14mm; .hd { display: flex; justify-content: space-between; border-bottom: .5mm solid #117864; padding-bottom: 2mm; margin-bottom: 3mm; font-size: 7.6pt } h1 { font-size: 13pt; text-align: center; color: #117864 } h2 { font-size: 9.2pt; background: #d1f2eb; padding: .8mm 2mm; margin: 2.4mm 0 1mm } td, th { border: .15mm solid #7fb3a5; padding: .8mm 1.2mm } th { background: #e8f8f5 } p { margin-bottom: 1mm }`,
  [
    `<div class="hd"><span><b>ANNECY EXPERTISE DIAG</b><br>40 avenue de Novel – 74000 ANNECY</span><span>Dossier 26-1048-DLP</span></div><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p style="text-align:center">Norme NF P 45-500 (juillet 2022) – arrêté du 6 avril 2007 modifié</p><h2>A. – Désignation du ou des bâtiments</h2><p>5 avenue de France, 74000 ANNECY – bâtiment B, 3ème étage, lot n° 38 – appartement – gaz distribué : gaz naturel – distributeur : GRD Exemple – installation alimentée en gaz : OUI</p><h2>B. – Désignation du propriétaire</h2><p>M. et Mme DE LA PALUD Hervé, 27 route du Crêt du Maure, 74320 SEVRIER – titulaire du contrat : M. DE LA PALUD, point de livraison GI 074 418</p><h2>C. – Désignation de l’opérateur de diagnostic</h2><p>PACCARD Ludovic – certification DTI-4471 – visite du 20/10/2026</p><h2>D. – Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance en kW', 'Localisation', 'Observations'],
      [
        [
          'Chaudière Exemplia Condens 24',
          'Étanche',
          '24',
          'Cuisine',
          'Entretien du 03/09/2026 présenté',
        ],
        ['Plaque de cuisson', 'Non raccordé', '7,5', 'Cuisine', 'Robinet ROAI présent'],
      ],
    )}<h2>E. – Anomalies identifiées</h2>${table(['Points de contrôle', 'A1, A2, DGI ou 32c', 'Libellé des anomalies'], [['–', '–', 'Néant']])}<h2>F. – Identification des bâtiments n’ayant pu être contrôlés</h2><p>Néant.</p><h2>G. – Constatations diverses</h2><p>Conduit de fumées collectif (3CEp) : attestation d’entretien présentée.</p><h2>Conclusion</h2><p>☒ L’installation ne comporte aucune anomalie.<br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.</p><p>Établi à ANNECY, le 22/10/2026. Validité 3 ans, jusqu’au 21/10/2029.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'M. et Mme DE LA PALUD Hervé',
      property_address: '5 avenue de France, 74000 ANNECY',
      lots: ['38'],
      report_number: '26-1048-DLP',
      made_on: either('2026-10-22', '2026-10-20'),
      valid_until: '2029-10-21',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'rnc'],
  },
);

const electricity = paperOf(
  'electricite-etat-grenoble',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 13pt; color: #b9770e; text-transform: uppercase } h2 { font-size: 9.4pt; border-bottom: .3mm solid #b9770e; margin: 3mm 0 1mm } td, th { border: .15mm solid #bbb; padding: .9mm 1.3mm } th { background: #fef5e7 }`,
  [
    `<p><b>ISÈRE DIAGNOSTIC IMMOBILIER</b> (I.D.I.) – 118 cours de la Libération – 38100 GRENOBLE – idi@example.fr</p><h1>État de l’installation intérieure d’électricité dans les immeubles à usage d’habitation</h1><p>Selon l’arrêté du 28 septembre 2017 et la norme NF C 16-600 – Réf. rapport : IDI.26.11.0078</p><h2>1. Désignation et description du local d’habitation</h2><p>Appartement – 14 rue Nicolas Chorier, 38000 GRENOBLE – étage 5 – lot 26 – année de construction 1959 – année de l’installation : plus de 15 ans – distributeur : régie Exemple</p><h2>2. Identification du donneur d’ordre</h2><p>Nom : M. TRAN VAN Minh-Duc – qualité : propriétaire (avec Mme PELLISSIER Aurore)</p><h2>3. Opérateur</h2><p>Mme Karima BELLOUTI – date du diagnostic : 04/11/2026 – rapport établi le 05/11/2026 – durée de validité : 3 ans (jusqu’au 04/11/2029)</p><h2>5. Conclusions relatives à l’évaluation des risques</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br>☒ <b>L’installation intérieure d’électricité comporte une ou des anomalies. Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</b></p>${table(
      ['N° article', 'Libellé et localisation des anomalies', 'Mesure compensatoire'],
      [
        [
          'B3.3.6 a2',
          'Au moins un socle de prise de courant comporte une broche de terre non reliée à la terre (chambre 2)',
          'non',
        ],
        [
          'B6.3.1 a',
          'Local contenant une douche : l’installation électrique ne répond pas aux prescriptions particulières (prise en zone 2)',
          'non',
        ],
        [
          'B7.3 d',
          'Conducteurs comportant une connexion avec une partie active nue accessible (cellier)',
          'non',
        ],
      ],
    )}<h2>6. Avertissement particulier</h2><p>Points de contrôle n’ayant pu être vérifiés : B3.3.1 d, valeur de la résistance de terre (prise de terre collective).</p><h2>7. Objectif des dispositions</h2><p style="font-size:7.4pt">Appareil général de commande et de protection : cet appareil, accessible à l’intérieur du logement, permet d’interrompre, en cas d’urgence, en un lieu unique, connu et accessible, la totalité de la fourniture de l’alimentation électrique. Son absence, son inaccessibilité ou un appareil inadapté ne permet pas d’assurer cette fonction de coupure en cas de danger.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: either('M. TRAN VAN Minh-Duc', 'M. TRAN VAN Minh-Duc et Mme PELLISSIER Aurore'),
      property_address: '14 rue Nicolas Chorier, 38000 GRENOBLE',
      lots: ['26'],
      report_number: 'IDI.26.11.0078',
      made_on: either('2026-11-05', '2026-11-04'),
      valid_until: '2029-11-04',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'energy', 'surface_carrez'],
  },
);

const risks = paperOf(
  'erp-georisques-vienne',
  `font: 8.6pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 15pt; color: #000091 } h2 { font-size: 10pt; color: #000091; margin: 3mm 0 1mm } .c { border: .2mm solid #bbb; padding: 2mm; margin-bottom: 2mm } td, th { border: .15mm solid #bbb; padding: .8mm 1.3mm }`,
  [
    `<p>RÉPUBLIQUE FRANÇAISE – GÉORISQUES – errial</p><h1>ÉTAT DES RISQUES POUR L’INFORMATION DES ACQUÉREURS ET DES LOCATAIRES</h1><p>Établi le 02/11/2026 – la validité de ce document est de 6 mois</p><div class="c"><b>PARCELLE(S)</b><br>38200 VIENNE – code parcelle : 000-BC-417<br><b>ADRESSE DU BIEN</b> : 5 montée Saint-Marcel, 38200 VIENNE</div><h2>RISQUES FAISANT L’OBJET D’UNE OBLIGATION D’INFORMATION AU TITRE DE L’IAL</h2>${table(
      ['Risque', 'Situation', 'Détail'],
      [
        [
          'Inondation',
          'PPR approuvé – PPRI Gère et Rhône',
          'Approuvé le 15/01/2021 ; bien hors zone réglementée',
        ],
        [
          'Mouvement de terrain',
          'PPRN Vienne',
          'Approuvé le 10/10/2014 ; zone Bg, constructible sous conditions',
        ],
        ['Séisme', 'Zone 3 – modérée', ''],
        ['Radon', 'Potentiel de catégorie 3', 'Significatif'],
        [
          'Installations classées, pollution des sols',
          'SIS : non',
          '3 sites CASIAS à moins de 500 m',
        ],
      ],
    )}<h2>INFORMATION RELATIVE AUX SINISTRES INDEMNISÉS PAR L’ASSURANCE</h2><p>Le bien a-t-il fait l’objet d’indemnisation par une assurance suite à des dégâts liés à une catastrophe ? ☐ Oui ☒ Non</p><h2>PARTIES SIGNATAIRES</h2>${table(
      [],
      [
        ['Vendeur', 'Mme SEYTRE Marie-Christine', 'Fait à Vienne, le 02/11/2026'],
        ['Acquéreur', '', 'Fait à ............ le ............'],
      ],
    )}<p style="margin-top:3mm;font-size:7.4pt">Arrêtés de catastrophe naturelle de la commune : inondations et coulées de boue 1983, 1993, 2003, 2014 ; sécheresse 2018, 2022. Obligations légales de débroussaillement : non concerné. Plan d’exposition au bruit : non concerné.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '5 montée Saint-Marcel, 38200 VIENNE',
      owner: 'Mme SEYTRE Marie-Christine',
      made_on: '2026-11-02',
      parcels: ['BC 417'],
    },
    absent: ['diagnostic_result', 'dpe_number', 'price', 'lots'],
  },
);

const noise = paperOf(
  'bruit-aerodrome-annecy',
  `font: 9.6pt/1.4 'Nimbus Sans', sans-serif; padding: 16mm; h1 { font-size: 14pt; text-align: center } .b { border: .25mm solid #333; padding: 2.5mm; margin-bottom: 3mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p style="text-align:center">articles L. 112-3 à L. 112-11 du code de l’urbanisme – document à annexer à la promesse ou à l’acte de vente</p><div class="b">1. Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° DDT-2008-114 du 7 février 2008</div><div class="b">2. Adresse de l’immeuble bâti : 62 chemin de la Croix Rouge &nbsp; code postal : 74000 &nbsp; commune : ANNECY (Meythet)</div><div class="b">3. Situation de l’immeuble au regard d’un plan d’exposition au bruit (PEB)<br>L’immeuble est situé dans le périmètre d’un PEB : révisé ☐ approuvé ☒ date : 07/02/2008<br>Si oui, nom de l’aérodrome : ANNECY – HAUTE-SAVOIE – MONT-BLANC<br>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : oui ☐ non ☒</div><div class="b">4. Situation au regard du zonage : zone A (forte) ☐ zone B (forte) ☐ zone C (modérée) ☐ zone D ☒</div><div class="b">5. Documents de référence : le PEB est consultable sur geoportail.gouv.fr et en mairie d’Annecy, esplanade de l’Hôtel de Ville, 74000 ANNECY</div><div class="b">Vendeur : M. BÉTEMPS Christian<br>Date et lieu : le 19 octobre 2026, à Annecy<br>Acquéreur :</div>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: either(
        '62 chemin de la Croix Rouge, 74000 ANNECY (Meythet)',
        '62 chemin de la Croix Rouge, 74000 ANNECY',
      ),
      owner: 'M. BÉTEMPS Christian',
      made_on: '2026-10-19',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'rnc'],
  },
);

const septic = paperOf(
  'assainissement-spanc-bourg-en-bresse',
  `font: 9pt/1.38 'Carlito', sans-serif; padding: 13mm 15mm; h1 { font-size: 14pt; color: #1a5276 } h2 { font-size: 10.4pt; background: #d4e6f1; padding: 1mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #7fb3d5; padding: 1mm 1.4mm }`,
  [
    `<table><tr><td style="border:0"><b>GRAND BOURG AGGLOMÉRATION</b><br>Service public d’assainissement non collectif (SPANC)<br>3 avenue Arsène d’Arsonval – 01000 BOURG-EN-BRESSE</td><td style="border:0;text-align:right">N° dossier : 01-245-0317<br>Rapport du 29/09/2026</td></tr></table><h1>RAPPORT DE VISITE – CONTRÔLE DE L’INSTALLATION DANS LE CADRE D’UNE VENTE</h1>${table(
      [],
      [
        ['Propriétaire', 'M. et Mme CONVERT-PEGUET Lionel'],
        ['Adresse de l’installation', '840 route de la Chapelle, 01310 POLLIAT'],
        ['Référence cadastrale', 'ZH 214'],
        ['Date de la visite', '24/09/2026'],
        ['Contrôleur', 'B. Thévenard'],
      ],
    )}<h2>Description de l’installation</h2><p>Maison de 5 pièces principales. Fosse toutes eaux béton 3 000 l (1994), préfiltre intégré, tranchées d’épandage 45 ml. Ventilation secondaire absente. Dernière vidange : mars 2021 (bordereau présenté).</p><h2>Conclusion</h2>${table(
      ['Critère', 'Constat'],
      [
        ['Absence d’installation', 'Non'],
        ['Danger pour la santé des personnes', 'Non'],
        [
          'Installation incomplète, sous-dimensionnée ou dysfonctionnement majeur',
          'Oui – saturation de deux tranchées',
        ],
        ['Zone à enjeux sanitaires ou environnementaux', 'Non'],
      ],
    )}<p style="margin-top:3mm"><b>Installation NON CONFORME (cas c).</b> Travaux à réaliser par l’acquéreur dans un délai d’un an après la signature de l’acte authentique. Le présent rapport est valable 3 ans à compter de la date du contrôle (article L. 271-4 du CCH), soit jusqu’au 23/09/2029.</p><p>Redevance de contrôle : 165,00 € TTC, facturée séparément par le Trésor public.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. et Mme CONVERT-PEGUET Lionel',
      property_address: '840 route de la Chapelle, 01310 POLLIAT',
      made_on: either('2026-09-29', '2026-09-24'),
      valid_until: '2029-09-23',
      report_number: '01-245-0317',
      sewer_kind: 'NON_COLLECTIF',
      parcels: ['ZH 214'],
    },
    absent: ['dpe_number', 'rnc', 'to_pay'],
  },
);

export const SURETE_DU_LOGEMENT = [gas, electricity, risks, noise, septic];
