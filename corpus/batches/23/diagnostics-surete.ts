// Gas, electricity, risks, noise and drains.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { foot } from './outils.ts';

const roubaix = paperOf(
  'gaz-etat-roubaix',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 12.5pt; text-align: center; color: #b4540a } h2 { font-size: 9.2pt; background: #fbe9d7; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #999; padding: .7mm 1.2mm } th { background: #f4f4f4 }`,
  [
    `<p><b>HAINAUT-FLANDRE DIAG</b>, 5 avenue Jean Lebas, 59100 ROUBAIX – dossier n° HF-26-0917/G</p><h1>ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p style="text-align:center">Norme NF P 45-500 (juillet 2022) – arrêté du 6 avril 2007 modifié – en vue de la vente</p><h2>A. Désignation du bâtiment</h2><p>Localisation : 40 boulevard Leclerc, 59100 ROUBAIX – 1er étage gauche – lot n° 17 – nature du gaz distribué : gaz naturel – distributeur : Réseau Gaz Exemple – installation alimentée : oui</p><h2>B. Désignation du propriétaire</h2><p>Indivision CATTEAU-DESROUSSEAUX, 91 rue de l’Épeule, 59100 ROUBAIX – Titulaire du contrat : M. Sofiane HADJAB (locataire) – PCE 19 400 118 772 031</p><h2>C. Désignation de l’opérateur</h2><p>Delphine CARPENTIER – visite du 24/08/2026 – certification CERTI-0918 valable jusqu’au 11/06/2028</p><h2>D. Identification des appareils</h2>${table(
      ['Genre, marque, modèle', 'Type', 'Puissance', 'Localisation', 'Observations'],
      [
        ['Chaudière Thermex Eco', 'Raccordé', '24 kW', 'Cuisine', 'CO mesuré : 3 ppm'],
        ['Table de cuisson', 'Non raccordé', '–', 'Cuisine', 'Tuyau flexible périmé (2021)'],
      ],
    )}<h2>E. Anomalies identifiées</h2>${table(
      ['Point de contrôle', 'A1, A2, DGI ou 32c', 'Libellé et recommandations'],
      [
        ['C.10 – 14', 'A1', 'La date limite d’utilisation du tuyau flexible est dépassée.'],
        ['C.7 – 5a', 'A2', 'L’étanchéité apparente du robinet de commande n’est pas assurée.'],
      ],
    )}<p style="font-size:7.4pt">A1 : à réparer lors d’une intervention ultérieure. A2 : à réparer dans les meilleurs délais. DGI : danger grave et immédiat, alimentation interrompue jusqu’à suppression.</p><h2>G. Constatations diverses</h2><p>☐ L’installation ne comporte aucune anomalie. ☑ L’installation comporte des anomalies de type A1. ☑ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais. ☐ L’installation comporte des anomalies de type DGI.</p><p>Fait à ROUBAIX le 25/08/2026 – rapport valable jusqu’au 23/08/2029.</p>${foot('HAINAUT-FLANDRE DIAG EURL – capital 5 000 € – SIRET 900 000 917 00012 – RCP Assur Exemple 10 583 929 504')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      owner: 'Indivision CATTEAU-DESROUSSEAUX',
      property_address: '40 boulevard Leclerc, 59100 ROUBAIX',
      lots: ['17'],
      report_number: 'HF-26-0917/G',
      made_on: either('2026-08-24', '2026-08-25'),
      valid_until: '2029-08-23',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['energy', 'dpe_number'],
  },
);

const clermont = paperOf(
  'electricite-installation-clermont-ferrand',
  `font: 8.8pt/1.35 'Nimbus Sans', sans-serif; h1 { font-size: 13pt } h2 { font-size: 9.4pt; border-left: 1.5mm solid #00539b; padding-left: 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #aaa; padding: .8mm 1.2mm } th { background: #e9f1f8 }`,
  [
    `<table><tr><td style="border:0"><b style="color:#00539b">VOLCANS DIAGNOSTICS</b><br>14 rue Ballainvilliers, 63000 CLERMONT-FERRAND</td><td style="border:0;text-align:right">Rapport n° VD-2026-731 ELEC<br>Édité le 14/10/2026</td></tr></table><h1>État de l’installation intérieure d’électricité des immeubles à usage d’habitation</h1><p>Articles L. 134-7 et R. 134-10 à 13 du CCH – arrêté du 28 septembre 2017 – norme FD C 16-600</p><h2>1 – Désignation et description du local d’habitation</h2>${table(
      [],
      [
        ['Adresse', '150 bd Lafayette, 63000 CLERMONT-FERRAND', 'Lot', '30'],
        ['Étage', '1er, escalier 3', 'Type', 'Appartement'],
        ['Année de l’installation', '1975', 'Distributeur', 'Élec Réseau Exemple'],
      ],
    )}<h2>2 – Donneur d’ordre</h2><p>M. et Mme VASILESCU Téodor, propriétaires – même adresse</p><h2>3 – Opérateur</h2><p>Bastien ROCHE – date du diagnostic : 13/10/2026 – durée de validité 3 ans, soit jusqu’au 12/10/2029</p><h2>4 – Limites du domaine</h2><p>Le diagnostic porte uniquement sur l’ensemble de l’installation privative, à l’exclusion des circuits de très basse tension.</p><h2>5 – Conclusion relative à l’évaluation des risques</h2><p>☑ <b>L’installation intérieure d’électricité comporte une ou des anomalies</b> pour laquelle ou lesquelles il est recommandé d’agir afin d’éliminer les dangers qu’elle(s) présente(nt).</p>${table(
      ['N° article', 'Libellé des anomalies', 'Mesure compensatoire'],
      [
        [
          'B3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre.',
          'non',
        ],
        [
          'B5.3 a',
          'La continuité de la liaison équipotentielle supplémentaire de la salle d’eau n’est pas satisfaisante.',
          'non',
        ],
        [
          'B7.3 d',
          'L’installation électrique comporte au moins une connexion avec une partie active nue sous tension accessible.',
          'non',
        ],
      ],
    )}<h2>6 – Informations complémentaires</h2><p>B11 a2 : une partie seulement de l’installation est protégée par un dispositif différentiel ≤ 30 mA. B11 b1 : l’ensemble des socles de prise est du type à obturateur.</p>${foot('VOLCANS DIAGNOSTICS SAS au capital de 3 000 € – RCS Clermont-Ferrand 900 000 731 – Page 1/1')}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'M. et Mme VASILESCU Téodor',
      property_address: '150 bd Lafayette, 63000 CLERMONT-FERRAND',
      lots: ['30'],
      report_number: 'VD-2026-731 ELEC',
      made_on: either('2026-10-13', '2026-10-14'),
      valid_until: '2029-10-12',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['energy', 'dpe_number', 'surface_carrez'],
  },
);

const leHavre = paperOf(
  'erp-etat-risques-le-havre',
  `font: 8.6pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 14pt; text-align: center; margin: 0 0 3mm } h2 { font-size: 9.2pt; background: #000091; color: #fff; padding: .8mm 2mm; margin: 3mm 0 1mm } td { border: .15mm solid #888; padding: .8mm 1.4mm } .y { font-size: 8pt }`,
  [
    `<p style="font-size:7.4pt">Ce QR Code peut servir à vérifier l’authenticité des données contenues dans ce document.</p><h1>ÉTAT DES RISQUES<br><span style="font-size:9pt">pour l’information des acquéreurs et des locataires – établi le 2 novembre 2026</span></h1><p class="y">La loi du 30 juillet 2003 a institué une obligation d’information des acquéreurs et locataires (IAL) sur les risques affectant un bien immobilier. Le propriétaire doit joindre cet état, daté de moins de 6 mois, à la promesse de vente.</p><h2>RÉFÉRENCE DU BIEN</h2>${table(
      [],
      [
        ['Adresse', '12 rue Gustave Flaubert, 76600 LE HAVRE'],
        ['Code parcelle', '000-LH-340'],
        ['Vendeur', 'M. SAÏDI Abderrahmane et Mme BELKACEM Nora'],
      ],
    )}<h2>RÉSUMÉ</h2>${table(
      [],
      [
        ['PPRN Inondation par submersion marine', 'Approuvé le 30/05/2023', 'Concerné : OUI'],
        ['PPRN Cavités souterraines', 'Prescrit', 'Concerné : NON'],
        [
          'PPRT Zone industrialo-portuaire',
          'Approuvé le 17/10/2016',
          'Concerné : OUI – zone grisée',
        ],
        ['Sismicité', 'Zone 1', 'Très faible'],
        ['Radon', 'Potentiel 1', 'Faible'],
        ['Recul du trait de côte', 'Commune non listée', 'NON'],
        ['Obligation légale de débroussaillement', '', 'NON'],
      ],
    )}<h2>INFORMATION RELATIVE AUX SINISTRES INDEMNISÉS</h2><p>Le bien a-t-il fait l’objet d’indemnisation à la suite d’une catastrophe naturelle, minière ou technologique ? ☐ oui ☑ non</p><h2>ARRÊTÉS DE CATASTROPHE NATURELLE (commune)</h2>${table(
      [],
      [
        ['Inondations et coulées de boue', 'du 01/06/2003 au 02/06/2003', 'J.O. du 09/08/2003'],
        ['Mouvements de terrain', 'du 25/12/1999 au 29/12/1999', 'J.O. du 30/12/1999'],
        ['Tempête', 'du 15/10/1987 au 16/10/1987', 'J.O. du 24/10/1987'],
      ],
    )}<h2>PARTIES CONCERNÉES</h2>${table(
      [],
      [
        ['Vendeur', 'M. SAÏDI Abderrahmane', 'à Le Havre', 'le 02/11/2026'],
        ['Acquéreur', '', 'à', 'le'],
      ],
    )}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '12 rue Gustave Flaubert, 76600 LE HAVRE',
      owner: either('M. SAÏDI Abderrahmane et Mme BELKACEM Nora', 'M. SAÏDI Abderrahmane'),
      made_on: '2026-11-02',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price', 'valid_until'],
  },
);

const lille = paperOf(
  'bruit-etat-nuisances-lille',
  `font: 9pt/1.4 'DejaVu Serif', serif; h1 { font-size: 12.5pt; text-align: center } td { border: .15mm solid #555 } .q { margin: 2mm 0; border-bottom: .15mm dotted #888 }`,
  [
    `<h1>État des nuisances sonores aériennes</h1><p style="text-align:center;font-size:8pt">Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent être notifiées à l’occasion de toute cession, location ou construction immobilière.</p><p>Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° 59-2009-114 du 18/06/2009.</p>${table([], [['Adresse de l’immeuble', '62 rue de Wazemmes', 'Code postal ou Insee', '59000', 'Commune', 'LILLE']])}<p class="q">Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB) :<br>L’immeuble est situé dans le périmètre d’un PEB : oui ☐ non ☑ – révisé ☐ approuvé ☐</p><p class="q">L’immeuble est concerné par des prescriptions de travaux d’insonorisation : oui ☐ non ☑</p><p class="q">Zone de bruit : A (forte) ☐ B (forte) ☐ C (modérée) ☐ D ☐ – sans objet ☑</p><p>Documents de référence permettant la localisation : le plan d’exposition au bruit est consultable sur le Géoportail et à la mairie de LILLE.</p>${table(
      [],
      [
        ['Vendeur', 'M. NGUYEN VAN Thanh et Mme BENAMAR Leïla'],
        ['Date et lieu', 'Lille, le 27/10/2026'],
        ['Acquéreur', ''],
      ],
    )}<p style="font-size:7.6pt;margin-top:5mm">Information sur les nuisances sonores aériennes : pour en savoir plus, consultez le site du ministère. Imprimé fourni par Hainaut-Flandre Diag.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '62 rue de Wazemmes, 59000 LILLE',
      owner: 'M. NGUYEN VAN Thanh et Mme BENAMAR Leïla',
      made_on: '2026-10-27',
    },
    absent: ['dpe_number', 'lots', 'price', 'valid_until'],
  },
);

const montpellier = paperOf(
  'assainissement-spanc-montpellier',
  `font: 9.4pt/1.4 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; color: #0b6b4f } h2 { font-size: 10pt; color: #0b6b4f; border-bottom: .3mm solid #0b6b4f; margin: 4mm 0 1mm } td, th { border: .15mm solid #9b9; padding: .9mm 1.4mm } th { background: #e8f3ee }`,
  [
    `<p><b>Régie des Eaux Exemple – Service public d’assainissement non collectif (SPANC)</b><br>391 rue de la Font Froide, 34000 MONTPELLIER – spanc@example.fr</p><h1>Rapport de contrôle d’une installation d’assainissement non collectif existante</h1><p>Diagnostic à joindre à l’acte de vente – article L. 1331-11-1 du code de la santé publique – arrêté du 27 avril 2012</p>${table(
      [],
      [
        ['N° du rapport', 'ANC-34-2026-0158'],
        ['Date de la visite', '8 septembre 2026'],
        ['Propriétaire', 'Mme Jacqueline ESTÈVE veuve MARTI'],
        ['Adresse de l’installation', '260 chemin de la Rauze, 34000 MONTPELLIER'],
        ['Référence cadastrale', 'TB 61'],
        ['Habitation', '5 pièces principales, 2 occupants'],
      ],
    )}<h2>Description</h2><p>Fosse toutes eaux de 3 000 L (1998), préfiltre intégré, tranchées d’épandage 3 × 20 m. Dernière vidange : 14 mars 2019, bordereau présenté. Ventilation secondaire absente.</p><h2>Évaluation</h2>${table(
      ['Critère', 'Constat'],
      [
        ['Défaut de sécurité sanitaire', 'Non'],
        ['Défaut de structure ou de fermeture', 'Non'],
        ['Installation significativement sous-dimensionnée', 'Non'],
        ['Installation présentant des dysfonctionnements majeurs', 'Non'],
        ['Zone à enjeux', 'Non'],
      ],
    )}<p style="margin-top:3mm"><b>Conclusion : installation ne présentant pas de non-conformité ; défauts d’entretien et d’usure, liste de recommandations jointe</b> (vidange, création d’une ventilation).</p><p>Rapport validé le 15 septembre 2026 – valable trois ans à compter de la visite. Redevance de contrôle : 165,00 €.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: either('Mme Jacqueline ESTÈVE veuve MARTI', 'Mme Jacqueline ESTÈVE'),
      property_address: '260 chemin de la Rauze, 34000 MONTPELLIER',
      made_on: either('2026-09-08', '2026-09-15'),
      report_number: 'ANC-34-2026-0158',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'surface_carrez'],
  },
);

export const DIAGNOSTICS_SURETE = [roubaix, clermont, leHavre, lille, montpellier];
