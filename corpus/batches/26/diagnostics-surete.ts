// Reports on installations, place and size: gas, electricity, risks, noise, sewer, three measures.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const gas = paperOf(
  'gaz-etat-colmar',
  `font: 9pt 'Nimbus Sans', sans-serif; h1 { font-size: 12.5pt; text-align: center } td, th { border: .2mm solid #555; padding: 1mm } h2 { font-size: 9.6pt; margin: 3mm 0 1mm }`,
  [
    `<table><tr><td><b>ALSACE BÂTI CONTRÔLE</b><br>40 av. Kennedy 68200 MULHOUSE</td><td>Réf. rapport : ABC 26/0802 ZIM<br>Validité : 3 ans (location : 6 ans)</td></tr></table><h1>Rapport de l’état de l’installation intérieure de gaz<br><span style="font-size:9pt">norme NF P45-500 (juillet 2022)</span></h1><h2>A. Désignation de l’immeuble</h2><p>Localisation du bâtiment : 11 rue Kléber – 68000 COLMAR – Lot 31 – étage 3<br>Nature du gaz distribué : GN – Distributeur : Vialis – Installation alimentée en gaz : OUI</p><h2>B. Propriétaire et titulaire</h2><p>Mme ZIMMERMANN née BAUMGARTNER Elfriede, même adresse</p><h2>C. Opérateur</h2><p>Thierry WINTZ – visite effectuée le 14/08/2026 – durée 45 min</p><h2>D. Identification des appareils</h2>${table(
      ['Genre, marque', 'Type', 'kW', 'Localisation', 'Observations'],
      [
        [
          'Chaudière De Fleury',
          'étanche',
          '24',
          'Cuisine',
          'CO non mesuré – attestation du 03/02/2026 présentée',
        ],
        ['Table de cuisson Scholtz', 'non raccordé', '7,5', 'Cuisine', '–'],
      ],
    )}<h2>E. Anomalies identifiées</h2><p>Néant.</p><h2>F. Constatations</h2><p>[X] L’installation ne comporte aucune anomalie.<br>[ ] L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>[ ] L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>[ ] L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.</p><p>Rapport établi le 14/08/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      report_number: 'ABC 26/0802 ZIM',
      made_on: '2026-08-14',
      property_address: '11 rue Kléber, 68000 COLMAR',
      owner: 'Mme ZIMMERMANN née BAUMGARTNER Elfriede',
      lots: ['31'],
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'energy'],
  },
);

const electricity = paperOf(
  'electricite-anomalies-nanterre',
  `font: 8.2pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 12pt; color: #a40 } h2 { font-size: 9pt; border-bottom: .3mm solid #a40; margin: 3mm 0 1mm } td, th { border: .15mm solid #c96; padding: .8mm } .f { position: absolute; bottom: 6mm; font-size: 6.8pt }`,
  [
    `<p>HAUTS-DE-SEINE DIAGNOSTICS / 92 av. Lénine, 92000 NANTERRE / dossier HSD-11842</p><h1>État de l’installation intérieure d’électricité des immeubles à usage d’habitation</h1><p>Articles L. 134-7 et R. 134-10 à 13 du CCH – norme NF C 16-600 – date de visite : 06 octobre 2026 – date de fin de validité : 05 octobre 2029</p><h2>1 – Désignation</h2><p>78 avenue Georges Clemenceau (résidence LES FONTENELLES PARC), 92000 NANTERRE – bât. C, 7e étage – lot de copropriété 318 – références cadastrales non communiquées – installation de plus de 15 ans – distributeur ENEDIS</p><h2>2 – Donneur d’ordre</h2><p>Me FOURNIER-KERGOAT, notaire, 18 rue Maurice Thorez 92000 NANTERRE – propriétaire : SUCCESSION OUAZZANI Larbi</p><h2>4 – Limites du domaine d’application</h2><p>Les circuits internes des matériels, les installations de téléphonie et les parties communes ne sont pas concernés.</p><h2>5 – Conclusions relatives à l’évaluation des risques</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie.<br>☒ L’installation intérieure d’électricité comporte une ou des anomalies.</p>${table(
      ['N° article', 'Libellé de l’anomalie', 'Domaine'],
      [
        [
          'B.3.3.6 a1',
          'Au moins un socle de prise de courant ne comporte pas de broche de terre',
          'Prise de terre et installation de mise à la terre',
        ],
        [
          'B.7.3 d',
          'L’installation électrique comporte au moins une connexion avec une partie active nue sous tension accessible',
          'Matériels présentant des risques de contacts directs',
        ],
        [
          'B.8.3 e',
          'Au moins un conducteur isolé n’est pas placé sur toute sa longueur dans un conduit',
          'Matériels vétustes ou inadaptés',
        ],
      ],
    )}<p class="f">Rapport HSD-11842/ELEC établi le 06/10/2026 par K. BENSLIMANE</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      report_number: either('HSD-11842', 'HSD-11842/ELEC'),
      made_on: '2026-10-06',
      valid_until: '2029-10-05',
      property_address: '78 avenue Georges Clemenceau, 92000 NANTERRE',
      owner: 'SUCCESSION OUAZZANI Larbi',
      lots: ['318'],
      diagnostic_result: 'POSITIVE',
    },
    absent: ['parcels', 'dpe_number', 'energy'],
  },
);

const risks = paperOf(
  'erp-georisques-beziers',
  `font: 9pt 'Carlito', sans-serif; h1 { font-size: 15pt; color: #000091 } h2 { font-size: 10.5pt; color: #000091; margin: 4mm 0 1mm } td, th { border: .2mm solid #bbc; padding: 1mm 2mm }`,
  [
    `<p>GÉORISQUES – Mieux connaître les risques sur le territoire</p><h1>État des risques</h1><p>Établi le <b>15 octobre 2026</b> – code ERRIAL : B7KQ2 – document valable six mois, à annexer à la promesse de vente ou au bail</p><h2>Localisation</h2><p>6 RUE FRANÇAISE, 34500 BÉZIERS<br>Parcelle : OP 0417<br>Vendeur : Guilhem de ROQUEFEUIL-BLANQUEFORT – acquéreur : à compléter</p><h2>Récapitulatif : votre immeuble est-il concerné ?</h2>${table(
      ['Risque', 'Situation', 'Obligation'],
      [
        [
          'Inondation (PPRi bassin de l’Orb, approuvé le 16/06/2010)',
          'hors zonage réglementaire',
          'non',
        ],
        ['Séisme', 'zone 1 – très faible', 'non'],
        [
          'Retrait-gonflement des argiles',
          'exposition moyenne',
          'étude de sol en cas de construction',
        ],
        ['Radon', 'potentiel faible (1/3)', 'non'],
        ['Obligation légale de débroussaillement', 'non concerné', 'non'],
        ['Plan d’exposition au bruit', 'non concerné', 'non'],
        ['Secteur d’information sur les sols', 'aucun dans la commune', 'non'],
      ],
    )}<h2>Catastrophes naturelles reconnues sur la commune</h2><p>INTE9600017A inondation 1996 ; IOME2119934A sécheresse 2021 ; autres arrêtés : voir la liste en préfecture.</p><h2>Déclaration du vendeur</h2><p>Sinistres indemnisés pendant la période de détention : ☐ oui ☒ non. Fait à Béziers, le 15/10/2026.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '6 RUE FRANÇAISE, 34500 BÉZIERS',
      owner: 'Guilhem de ROQUEFEUIL-BLANQUEFORT',
      made_on: '2026-10-15',
      parcels: either(['OP 0417'], ['OP 417']),
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const noise = paperOf(
  'bruit-aerodrome-evry',
  `font: 10pt 'Nimbus Sans', sans-serif; padding: 18mm; h1 { font-size: 13pt; text-align: center; border: .4mm solid #000; padding: 2mm } td { border: .2mm solid #000 }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière.</p><p>Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° 75-2012-012 du 03/04/2012.</p>${table(
      [],
      [
        ['Adresse de l’immeuble', '2 allée Jean Rostand'],
        ['Code postal ou Insee', '91000'],
        ['Commune', 'ÉVRY-COURCOURONNES'],
        ['Lot', '104'],
      ],
    )}<p style="margin-top:5mm"><b>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</b></p><p>L’immeuble est situé dans le périmètre d’un PEB : révisé ☐ approuvé ☐ date ..........<br>Aérodrome concerné : Paris-Orly<br>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : oui ☐ non ☒</p><p>L’immeuble se situe en zone : A ☐ forte B ☐ forte C ☐ modérée D ☐ <b>aucune ☒</b></p><p>Documents de référence : geoportail.gouv.fr, « plan d’exposition au bruit ».</p>${table(
      [],
      [
        ['Vendeur', 'M. DIALLO et Mme BAH'],
        ['Date / Lieu', '11/09/2026 / Évry-Courcouronnes'],
        ['Acquéreur', ''],
      ],
    )}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '2 allée Jean Rostand, 91000 ÉVRY-COURCOURONNES',
      owner: 'M. DIALLO et Mme BAH',
      lots: ['104'],
      made_on: '2026-09-11',
    },
    absent: ['dpe_number', 'price', 'surface_carrez'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-limoges',
  `font: 9.6pt 'DejaVu Serif Condensed', serif; h1 { font-size: 13.5pt } h2 { font-size: 10.4pt; margin: 3mm 0 1mm } td, th { border: .2mm solid #597 }`,
  [
    `<p>LIMOGES MÉTROPOLE – Service public d’assainissement non collectif (SPANC)<br>19 rue Bernard Palissy, 87000 LIMOGES</p><h1>Rapport de visite – contrôle d’une installation existante dans le cadre d’une vente</h1><p>Rapport n° ANC-2026-0733 – visite du 18/05/2026 – rapport du 29/05/2026 – valable trois ans à compter de la visite</p><h2>Immeuble contrôlé</h2><p>Maison d’habitation, Le Mas Bouriane, 87110 SOLIGNAC – parcelle C 884 – propriétaire : SCI FAM. DUROUSSEAU – occupant : M. Dominique DUROUSSEAU – alimentation en eau : réseau public – cinq pièces principales</p><h2>Filière</h2>${table(
      ['Ouvrage', 'Constat'],
      [
        ['Prétraitement', 'Fosse toutes eaux 3 000 L (1998), vidange du 11/2023 justifiée'],
        ['Traitement', 'Épandage souterrain, 3 × 20 m, regards accessibles'],
        ['Ventilation', 'Primaire seule ; extraction secondaire absente'],
        ['Rejet', 'Aucun rejet superficiel'],
      ],
    )}<h2>Conclusion</h2><p>Installation ne présentant pas de danger pour la santé des personnes ni de risque environnemental avéré. Installation <b>non conforme</b> pour défaut d’accessoire : ventilation secondaire à créer. Travaux recommandés, sans délai imposé hors vente ; un an après l’acte en cas de vente.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      report_number: 'ANC-2026-0733',
      made_on: either('2026-05-18', '2026-05-29'),
      property_address: 'Le Mas Bouriane, 87110 SOLIGNAC',
      owner: 'SCI FAM. DUROUSSEAU',
      parcels: ['C 884'],
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['dpe_number', 'rnc', 'surface_carrez'],
  },
);

const carrez = paperOf(
  'carrez-tableau-nanterre',
  `font: 9pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; color: #a40 } td, th { border: .15mm solid #c96; padding: 1mm 2mm } td:nth-child(n+2) { text-align: right } .t { font-size: 12pt; border: .5mm solid #a40; padding: 2mm; margin-top: 4mm }`,
  [
    `<p>HAUTS-DE-SEINE DIAGNOSTICS / 92 av. Lénine, 92000 NANTERRE / dossier HSD-11842</p><h1>Attestation de superficie de la partie privative – « loi Carrez »</h1><p>Désignation : bât. C, 7e étage, lot 318, 78 avenue Georges Clemenceau, 92000 NANTERRE<br>Propriétaire : SUCCESSION OUAZZANI Larbi<br>Mesures prises le 06/10/2026 au télémètre laser ; règlement de copropriété non remis</p>${table(
      ['Pièce', 'Carrez m²', 'Hors Carrez m²', 'Motif'],
      [
        ['Entrée, dégagement', '7,41', '', ''],
        ['Séjour', '22,86', '', ''],
        ['Chambre 1', '12,03', '', ''],
        ['Chambre 2', '10,55', '', ''],
        ['Cuisine', '8,17', '', ''],
        ['Salle de bains', '4,62', '', ''],
        ['WC', '1,20', '', ''],
        ['Loggia', '', '5,91', 'non close'],
        ['Cave lot 402', '', '4,08', 'cave'],
      ],
    )}<div class="t">Superficie privative totale : <b>66,84 m²</b> (soixante-six mètres carrés quatre-vingt-quatre)</div><p style="margin-top:3mm">Surface au sol totale, y compris hors Carrez : 76,83 m². La superficie annoncée par le mandat de vente était de 68 m².</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      report_number: 'HSD-11842',
      made_on: '2026-10-06',
      property_address: '78 avenue Georges Clemenceau, 92000 NANTERRE',
      owner: 'SUCCESSION OUAZZANI Larbi',
      lots: either(['318'], ['318', '402']),
      surface_carrez: 6684,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const surveyor = paperOf(
  'carrez-courrier-paris-3',
  `font: 11pt/1.55 'P052', serif; padding: 24mm`,
  [
    `<p><b>Cabinet TOPALOV & MERCIER-LANGE</b><br>Géomètres-experts D.P.L.G. – 7 rue du Perche – 75003 PARIS</p><p style="text-align:right">Paris, le 27 février 2026</p><p>N/réf. : 26.041-C</p><p style="text-align:center"><b>CERTIFICAT DE MESURAGE</b><br>(article 46 de la loi du 10 juillet 1965)</p>${paragraphs(['Nous, soussignés, certifions nous être transportés le 24 février 2026 au 54 rue de Turenne, 75003 Paris, à l’effet de mesurer les lots 21 et 22, réunis, appartenant à M. et Mme Declan O’SULLIVAN.', 'Galerie 5,05 m² ; salon 27,60 m² ; bibliothèque 14,12 m² ; chambre 15,38 m² ; bain 5,77 m² ; office 6,04 m². La mezzanine, dont la hauteur n’excède pas 1,75 m, n’a pas été comptée (9,20 m²).', 'Il en résulte une superficie privative de 73,96 m² (soixante-treize mètres carrés quatre-vingt-seize centièmes).', 'La partie de palier dont l’acquisition est projetée (3,10 m²) n’est pas comprise dans ce chiffre.'])}<p style="text-align:right">I. Topalov</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      report_number: '26.041-C',
      made_on: either('2026-02-27', '2026-02-24'),
      property_address: '54 rue de Turenne, 75003 Paris',
      owner: 'M. et Mme Declan O’SULLIVAN',
      lots: ['21', '22'],
      surface_carrez: 7396,
    },
    absent: ['surface_habitable', 'price', 'rnc'],
  },
);

export const DIAGNOSTICS_SURETE = [gas, electricity, risks, noise, sewer, carrez, surveyor];
