// Installations, the place and its size: gas, electricity, risks, noise, sewers, two Carrez certificates, one Boutin.
import { either, paperOf } from '../../paper.ts';
import { sum, table } from '../../writing.ts';
import { small } from './commun.ts';

const gas = paperOf(
  'gaz-rapport-calais',
  `font: 8.6pt/1.35 'DejaVu Sans', sans-serif; padding: 11mm; h1 { font-size: 12.5pt; text-align: center; background: #ffd54a; padding: 2mm } h2 { font-size: 9pt; border-bottom: .4mm solid #c90; margin: 3mm 0 1mm } td, th { border: .15mm solid #aaa; padding: .8mm } th { background: #fff4cf }`,
  [
    `<p>CABINET DETROIT DIAG, 77 bd des Alliés-Neufs 62100 CALAIS – SASU – RCS 900 000 190</p><h1>RAPPORT DE VISITE : ÉTAT DE L’INSTALLATION INTÉRIEURE DE GAZ</h1><p>Réf. : DD-1187/GAZ – visite du 11/09/2026 – rapport édité le 12/09/2026 – NF P 45-500 (juillet 2022)</p><h2>A. Désignation du bâtiment</h2><p>Appartement, 5 quai de la Batellerie, 62100 CALAIS – bâtiment Gris-Nez, 2e étage, porte 212, lot n° 212 – Nature du gaz : gaz naturel – Distributeur : GRDF – Installation alimentée en gaz : OUI</p><h2>B. Désignation du propriétaire</h2><p>M. WOJCIECHOWSKI Tomasz, 5 quai de la Batellerie, 62100 CALAIS. Titulaire du contrat : le même, PCE 19 876 543 210 112</p><h2>C. Opérateur</h2><p>Steeve Ducrocq, certificat 8041877 délivré le 04/06/2021</p><h2>D. Identification des appareils</h2>${table(
      ['Appareil', 'Type', 'Puissance', 'Local', 'Débit calorifique', 'Observation'],
      [
        ['Chaudière ELM Exemple', 'étanche', '24 kW', 'Cuisine', '–', 'CO ambiant : 0 ppm'],
        [
          'Table de cuisson 4 feux',
          'non raccordé',
          '8 kW',
          'Cuisine',
          '–',
          'tuyau flexible daté 2031',
        ],
      ],
    )}<h2>E. Anomalies identifiées</h2><p>Néant : l’installation ne comporte aucune anomalie.</p>${table(['A1', 'A2', 'DGI', '32c'], [['0', '0', '0', '0']])}<h2>F. Parties n’ayant pu être contrôlées</h2><p>Conduit de la chaudière : non démontable</p><h2>G. Conclusion</h2><p>☒ L’installation ne comporte aucune anomalie.<br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.<br>☐ L’installation comporte une anomalie 32c.</p><p>Validité du présent état : jusqu’au 10/09/2029</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: {
      report_number: 'DD-1187/GAZ',
      property_address: '5 quai de la Batellerie, 62100 CALAIS',
      owner: 'M. WOJCIECHOWSKI Tomasz',
      lots: ['212'],
      made_on: either('2026-09-11', '2026-09-12'),
      valid_until: '2029-09-10',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['dpe_number', 'surface_carrez', 'energy'],
  },
);

const power = paperOf(
  'electricite-etat-montlucon',
  `font: 8.6pt/1.35 'Nimbus Sans Narrow', sans-serif; padding: 11mm 13mm; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9.4pt; background: #cfd8dc; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #78909c; padding: .9mm }`,
  [
    `<p><b>EXPERT’IM BOURBONNAIS</b> (réseau Expert’Im, franchisé indépendant) – 3 rue de la République-Basse – 03100 MONTLUÇON</p><h1>État de l’installation intérieure d’électricité</h1><p>en vue de la vente – arrêté du 28 septembre 2017 – norme NF C 16-600</p><h2>1. Désignation et description du local d’habitation</h2><p>Département : ALLIER – Commune : MONTLUÇON (03100) – Adresse : 33 boulevard du Vieux-Canal, 2ème étage gauche – lot 7 – Type : appartement – Année de construction : 1932 – Année de l’installation : inconnue – Distributeur : ENEDIS</p><h2>2. Donneur d’ordre</h2><p>Étude DESFOSSES et BARDET-COQ, notaires. Propriétaire : Indivision LAMOUREUX-DUCHET, 2 impasse du Lavoir 03410 DOMÉRAT</p><h2>3. Rapport</h2><p>N° 03-2026-E-0558 – date du diagnostic : 08/06/2026 – opérateur : CHAMBON Thierry – durée de validité en vente : 3 ans, jusqu’au 07/06/2029</p><h2>4. Limites du domaine d’application</h2><p>Le diagnostic porte sur l’ensemble de l’installation en aval de l’appareil général de commande, hors matériels d’utilisation amovibles.</p><h2>5. Conclusions relatives à l’évaluation des risques</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie et ne fait pas l’objet de constatations diverses.<br>☐ L’installation ne comporte aucune anomalie, mais fait l’objet de constatations diverses.<br>☐ L’installation comporte une ou des anomalies.<br>☒ L’installation intérieure d’électricité comporte une ou des anomalies pour laquelle ou lesquelles il est vivement recommandé d’agir afin d’éliminer les dangers. L’installation fait également l’objet de constatations diverses.</p>${table(
      ['Domaine', 'N° article', 'Libellé et localisation', 'Mesure compensatoire'],
      [
        [
          '2. Dispositif de protection différentiel',
          'B.3.3.1 b',
          'Absence de prise de terre',
          'non',
        ],
        ['3. Surintensités', 'B.4.3 f1', 'Conducteurs de section insuffisante (couloir)', 'non'],
        [
          '5. Matériels vétustes',
          'B.8.3 a',
          'Interrupteurs à broches (chambre 1), douilles métalliques (cave n° 4)',
          '–',
        ],
      ],
    )}<p style="margin-top:3mm">Constatations diverses : installation de mise à la terre de l’immeuble non visible (partie commune).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      report_number: '03-2026-E-0558',
      property_address: either(
        '33 boulevard du Vieux-Canal, MONTLUÇON (03100)',
        '33 boulevard du Vieux-Canal',
        '33 boulevard du Vieux-Canal, 2ème étage gauche',
        '33 boulevard du Vieux-Canal, 2ème étage gauche, 03100 MONTLUÇON',
      ),
      owner: 'Indivision LAMOUREUX-DUCHET',
      lots: ['7'],
      made_on: '2026-06-08',
      valid_until: '2029-06-07',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['dpe_number', 'energy', 'deed_on', 'notary'],
  },
);

const risks = paperOf(
  'erp-etat-des-risques-gap',
  `font: 8.8pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 11mm 13mm; h1 { font-size: 14pt; text-align: center } .q { display: grid; grid-template-columns: 1fr 42mm; border-bottom: .1mm solid #aaa; padding: .8mm 0 } h2 { font-size: 9.4pt; color: #a33; margin: 2.6mm 0 .6mm }`,
  [
    `<h1>ÉTAT DES RISQUES</h1><p>pour l’information des acquéreurs et des locataires de biens immobiliers – articles L. 125-5 à 7, R. 125-23 à 27 du code de l’environnement</p><p>Attention : s’il n’implique pas d’obligation ou d’interdiction réglementaire particulière, les aléas connus ou prévisibles qui peuvent être signalés dans les divers documents d’information préventive ne sont pas mentionnés par cet état.</p><p>Cet état est établi sur la base de l’arrêté préfectoral n° 05-2021-03-11-004 du 11/03/2021, mis à jour le 16/05/2024.</p><p><b>Adresse de l’immeuble</b> : 9 montée des Cordeliers – 05000 GAP – parcelle BK 207<br><b>Vendeur</b> : M. TRAN Van Minh<br><b>Document réalisé le</b> : 09/10/2026 – commande n° 4471902 (Risk’Expert en ligne)</p><h2>Plans de prévention des risques naturels</h2><div class="q"><span>L’immeuble est situé dans le périmètre d’un PPRN prescrit</span><span>oui ☐ non ☒</span></div><div class="q"><span>anticipé</span><span>oui ☐ non ☒</span></div><div class="q"><span>approuvé – date : 22/11/2007 – inondation, crue torrentielle, mouvement de terrain</span><span>oui ☒ non ☐</span></div><div class="q"><span>Prescriptions de travaux dans le règlement du PPRN</span><span>oui ☐ non ☒</span></div><h2>Risques miniers / technologiques</h2><div class="q"><span>PPRM</span><span>oui ☐ non ☒</span></div><div class="q"><span>PPRT</span><span>oui ☐ non ☒</span></div><h2>Zonage sismique – radon – argiles</h2><div class="q"><span>Sismicité</span><span>zone 4 moyenne ☒</span></div><div class="q"><span>Zone à potentiel radon significatif (classe 3)</span><span>oui ☐ non ☒</span></div><div class="q"><span>Retrait-gonflement des argiles</span><span>aléa moyen</span></div><h2>Pollution des sols – recul du trait de côte – débroussaillement</h2><div class="q"><span>Secteur d’information sur les sols</span><span>oui ☐ non ☒</span></div><div class="q"><span>Commune littorale</span><span>sans objet</span></div><div class="q"><span>Obligation légale de débroussaillement</span><span>oui ☐ non ☒</span></div><h2>Sinistres indemnisés par l’assurance suite à une catastrophe N, M ou T</h2><div class="q"><span>L’information est mentionnée dans l’acte de vente</span><span>oui ☐ non ☒</span></div><p style="margin-top:3mm">Validité : 6 mois. Signatures : vendeur ........ acquéreur ........</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '9 montée des Cordeliers, 05000 GAP',
      owner: 'M. TRAN Van Minh',
      made_on: '2026-10-09',
    },
    absent: ['diagnostic_result', 'dpe_number', 'price', 'lots'],
  },
);

const noise = paperOf(
  'bruit-peb-ajaccio',
  `font: 10pt/1.45 'Nimbus Sans', sans-serif; padding: 16mm 18mm; h1 { font-size: 14pt; text-align: center } .b { border: .2mm solid #333; padding: 3mm; margin-bottom: 3mm }`,
  [
    `<h1>ÉTAT DES NUISANCES SONORES AÉRIENNES</h1><p>Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (art. L. 112-3 du code de l’urbanisme) et doivent, à ce titre, être notifiées à l’occasion de toute cession, location ou construction immobilière.</p><div class="b">1. Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° 2A-2019-02-14-001 du 14/02/2019</div><div class="b">2. Adresse du bien : 4 chemin de Campo dell’Oro-Haut, 20090 AJACCIO<br>Cadastre : CK 0204</div><div class="b">3. Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)<br>L’immeuble est situé dans le périmètre d’un PEB : révisé ☐ &nbsp; approuvé ☒ &nbsp; date : 28/12/2018<br>Si oui, nom de l’aérodrome : AJACCIO NAPOLÉON BONAPARTE</div><div class="b">4. Situation de l’immeuble au regard du zonage<br>zone A (très forte) ☐ &nbsp; zone B (forte) ☐ &nbsp; zone C (modérée) ☐ &nbsp; zone D ☒</div><div class="b">5. Le plan peut être consulté sur geoportail.gouv.fr et à la mairie d’Ajaccio, avenue Antoine-Sérafini</div><p>Vendeur : M. et Mme POLI-GIUDICELLI Ange &nbsp;&nbsp;&nbsp; Acquéreur : ............</p><p>Fait à Ajaccio, le 17 mars 2026</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '4 chemin de Campo dell’Oro-Haut, 20090 AJACCIO',
      owner: 'M. et Mme POLI-GIUDICELLI Ange',
      made_on: '2026-03-17',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const sewer = paperOf(
  'assainissement-autonome-albi',
  `font: 9pt/1.4 'Carlito', sans-serif; padding: 13mm 15mm; h1 { font-size: 13.5pt; color: #14532d } td, th { border: .15mm solid #6a9; padding: 1mm 1.4mm } th { background: #e6f4ea }`,
  [
    `<table><tr><td style="border:0"><b>Communauté d’agglomération de l’Albigeois-Vert</b><br>Service public d’assainissement non collectif (SPANC)<br>Parc François-Mitterrand-Bas, 81160 SAINT-JUÉRY</td><td style="border:0;text-align:right">Dossier n° 81-2026-0219<br>Technicien : Y. Pradelles</td></tr></table><h1>Compte rendu de visite – diagnostic de l’installation dans le cadre d’une vente</h1><p>Article L. 1331-11-1 du code de la santé publique – arrêté du 27 avril 2012</p>${table(
      [],
      [
        ['Propriétaire', 'Mme BONNAFOUS Lucienne veuve TEYSSEYRE'],
        ['Adresse de l’installation', 'Chemin de Gaillagués, lieu-dit Las Peyres, 81000 ALBI'],
        ['Parcelles', 'ZB 44 et ZB 45'],
        ['Date du contrôle', '18/05/2026'],
        ['Date du compte rendu', '26/05/2026'],
        ['Alimentation', 'réseau public – puits déclaré à 41 m'],
        ['Habitation', '5 pièces principales, 2 occupants'],
      ],
    )}<p style="margin-top:3mm"><b>Ouvrages</b></p>${table(
      ['Ouvrage', 'Constat', 'Observations'],
      [
        [
          'Prétraitement',
          'Fosse septique 2 m³ (WC seuls) + bac à graisse',
          'dernière vidange : 2017',
        ],
        ['Traitement', 'Puits perdu', 'non autorisé'],
        ['Ventilation', 'Absente', '–'],
        ['Rejet', 'infiltration', 'pas d’écoulement en surface'],
      ],
    )}<p style="margin-top:3mm"><b>Conclusion : installation non conforme</b> (installation incomplète, hors zone à enjeux sanitaires ou environnementaux). Travaux obligatoires dans un délai d’un an après la signature de l’acte de vente, à la charge de l’acquéreur. Le présent rapport est valable trois ans à compter de la date du contrôle.</p>${small('Redevance de contrôle : 165,00 € TTC, recouvrée par la trésorerie. Voies de recours : recours gracieux auprès du président sous deux mois, tribunal judiciaire d’Albi.')}`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      report_number: '81-2026-0219',
      owner: 'Mme BONNAFOUS Lucienne veuve TEYSSEYRE',
      property_address: 'Chemin de Gaillagués, lieu-dit Las Peyres, 81000 ALBI',
      made_on: either('2026-05-18', '2026-05-26'),
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['dpe_number', 'rnc', 'price', 'total'],
  },
);

const ROOMS = [
  ['Entrée, dégagement', 887],
  ['Séjour', 2612],
  ['Cuisine', 1104],
  ['Chambre 1', 1238],
  ['Chambre 2', 1151],
  ['Bains', 512],
  ['W.C.', 131],
  ['Rangements', 471],
] as const;
const metres = (value: number, sign: string): string => (value / 100).toFixed(2).replace('.', sign);
const surveyed = sum(ROOMS.map(([, value]) => value));
const surveyor = paperOf(
  'carrez-geometre-angouleme',
  `font: 10.6pt/1.5 'Nimbus Roman', serif; padding: 16mm 20mm; table { width: 110mm; margin: 3mm auto } td { border-bottom: .15mm dotted #555 } td:last-child { text-align: right }`,
  [
    `<p style="text-align:center"><b>TOPO-CHARENTE</b><br>Sébastien AUDEBERT-NAUD, géomètre-expert D.P.L.G.<br>inscrit au tableau de l’Ordre sous le n° 05877<br>1 rue des Arceaux-Bas, 16000 ANGOULÊME</p><p style="margin-top:6mm">Dossier 26.0187 – original destiné à Maître ROULLET de LA BOUILLERIE</p><p style="text-align:center;font-size:13pt"><b>ATTESTATION DE SUPERFICIE PRIVATIVE</b></p><p>Je soussigné certifie que la superficie du lot ci-dessous, déterminée conformément à l’article 46 de la loi du 10 juillet 1965 (loi n° 96-1107 du 18 décembre 1996) et aux articles 4-1 et 4-2 du décret du 17 mars 1967, après mesurage au lasermètre effectué sur place le 21 septembre 2026, est la suivante :</p><p>Immeuble : « LE CASTILLON », 77 rue de la Papeterie, 16000 ANGOULÊME, cadastré CE 451 et 453<br>Lot : numéro 9, appartement au premier étage<br>Propriétaire : SCI LES TROIS CHÊNES</p>${table([], [...ROOMS.map(([room, value]) => [room, `${metres(value, ',')} m²`]), ['<b>Superficie privative du lot n° 9</b>', `<b>${metres(surveyed, ',')} m²</b>`]])}<p>Surfaces non comprises : balcon 4,20 m² ; parties de moins de 1,80 m de hauteur 0,35 m². Le lot numéro 63 (garage) n’entre pas dans le champ de la loi. Une précédente attestation, du 15 février 2021, faisait état de 81,06 m².</p><p style="text-align:right">Angoulême, le 23 septembre 2026</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '77 rue de la Papeterie, 16000 ANGOULÊME',
      owner: 'SCI LES TROIS CHÊNES',
      lots: ['9'],
      made_on: either('2026-09-21', '2026-09-23'),
      surface_carrez: surveyed,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number', 'price'],
  },
);

const PIECES = [
  ['Hall', 412, 412],
  ['Salon', 1988, 2041],
  ['Cuisine', 926, 926],
  ['Chambre', 1307, 1307],
  ['Mezzanine', 618, 1210],
  ['SDE + WC', 455, 455],
] as const;
const carrez = sum(PIECES.map(([, value]) => value));
const ground = sum(PIECES.map(([, , value]) => value));
const program = paperOf(
  'carrez-logiciel-niort',
  `font: 8.8pt/1.35 'DejaVu Sans', sans-serif; padding: 11mm 13mm; h1 { font-size: 13pt; text-align: center; background: #dbe7f3; padding: 2mm } td, th { border: .15mm solid #89a; padding: .9mm 1.4mm } th { background: #eef4fa } .n td:nth-child(n+2) { text-align: right }`,
  [
    `<p><b>MARAIS DIAGNOSTICS</b> | 15 venelle de la Sèvre, 79000 NIORT | 05 49 00 18 44 | N° TVA FR12900000563</p><h1>Certificat de surface<br>Numéro de dossier : 2026-09-MD-0331</h1><p>Date du repérage : 15/09/2026 – Heure d’arrivée : 10 h 05 – Durée : 00 h 50</p><p>La présente mission consiste à établir la superficie de la surface privative des biens ci-dessous désignés, afin de satisfaire aux dispositions de la loi pour l’Accès au logement et un urbanisme rénové (loi 2014-366, dite ALUR), de la loi 96/1107 (loi Carrez) et du décret 97/532.</p>${table(['Désignation du bien à mesurer', 'Désignation du client'], [['Adresse : <b>8 à 12 rue des Cordiers-Gris</b><br>Commune : <b>79000 NIORT</b><br>Section cadastrale BP, parcelle n° 118<br>Lot numéro 33, étage 4', 'Nom et prénom : <b>Mme et M. AÏT-OUARAB Malika et Nordine</b><br>Adresse : Le Petit Chaban, 79180 CHAURAY']])}<p></p>${table(['Donneur d’ordre', 'Repérage'], [['SCP MENANTEAU Notaires, 79000 NIORT', 'Périmètre : toutes parties accessibles sans démontage']])}<p style="margin-top:3mm;font-size:11pt;border:.5mm solid #456;padding:2mm;text-align:center">Surface loi Carrez totale : <b>${metres(carrez, ',')} m²</b><br>Surface au sol totale : ${metres(ground, ',')} m²</p>${table(['Parties de l’immeuble bâties visitées', 'Superficie privative au sens Carrez', 'Surface au sol', 'Motif de non prise en compte'], [...PIECES.map(([room, value, floor]) => [room, metres(value, ','), metres(floor, ','), value === floor ? '' : 'H &lt; 1,80 m']), ['Cave (lot 91)', '–', '6,10', 'lot exclu']], 'n')}<p style="margin-top:3mm">Résultat du repérage – Fait à NIORT, le 15/09/2026 – Par : Maud RICHETEAU. Règlement de copropriété : non fourni.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      report_number: '2026-09-MD-0331',
      property_address: '8 à 12 rue des Cordiers-Gris, 79000 NIORT',
      owner: 'Mme et M. AÏT-OUARAB Malika et Nordine',
      lots: either(['33'], ['33', '91']),
      made_on: '2026-09-15',
      surface_carrez: carrez,
    },
    absent: ['surface_habitable', 'surface_reference', 'dpe_number'],
  },
);

const living = paperOf(
  'boutin-agence-charleville',
  `font: 10pt/1.45 'URW Gothic', sans-serif; padding: 16mm 18mm; td { border-bottom: .15mm solid #bbb } td:last-child { text-align: right }`,
  [
    `<p><b>Ardennes Mesures</b> – 08000 CHARLEVILLE-MÉZIÈRES</p><h1 style="font-size:15pt">Attestation de surface habitable</h1><p>Article R. 156-1 du code de la construction et de l’habitation – pièce à joindre au bail (loi n° 2009-323 du 25 mars 2009)</p><p>Logement : 8 rue du Petit-Bois, 08000 CHARLEVILLE-MÉZIÈRES, 3e étage gauche, lot 131<br>Propriétaire bailleur : Mme KEITA Fatoumata<br>Référence AM-26-077 – relevé sur place le 4 mai 2026</p>${table(
      [],
      [
        ['Séjour', '22,18 m²'],
        ['Cuisine', '9,06 m²'],
        ['Chambre 1', '12,40 m²'],
        ['Chambre 2', '10,31 m²'],
        ['Salle de bains', '4,22 m²'],
        ['WC et couloir', '6,03 m²'],
        ['<b>Surface habitable totale</b>', '<b>64,20 m²</b>'],
        ['Balcon (pour mémoire)', '3,80 m²'],
      ],
    )}<p style="margin-top:4mm">Le plancher des parties de locaux d’une hauteur inférieure à 1,80 m n’est pas pris en compte, non plus que les caves, loggias et terrasses.</p>`,
  ],
  {
    type: 'CERTIFICAT_DE_SUPERFICIE',
    sub_kind: null,
    facts: {
      report_number: 'AM-26-077',
      property_address: '8 rue du Petit-Bois, 08000 CHARLEVILLE-MÉZIÈRES',
      owner: 'Mme KEITA Fatoumata',
      lots: ['131'],
      made_on: '2026-05-04',
      surface_habitable: 6420,
    },
    absent: ['surface_carrez', 'rent', 'dpe_number'],
  },
);

export const SURETE = [gas, power, risks, noise, sewer, surveyor, program, living];
