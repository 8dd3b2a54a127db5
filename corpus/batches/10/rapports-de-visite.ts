// What harms and what endangers: asbestos, lead, termites, gas, electricity, risks, noise, sewage.
import { either } from '../../paper.ts';
import { feuillet, grille } from './feuillet.ts';

const cotentin = `font: 9.8pt/1.42 'Nimbus Sans', sans-serif; padding: 12mm 14mm; h1 { font-size: 13pt; text-align: center; background: #2e6da4; color: #fff; padding: 2mm } h2 { font-size: 10pt; background: #d9e6f2; padding: 1mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #8aa9c4; padding: 1mm } th { font-weight: bold } .ft { position: absolute; bottom: 6mm; left: 14mm; font-size: 7pt }`;
const firm = `<p style="text-align:right">COTENTIN DIAGNOSTICS<br>27 rue de la Polle, 50100 Cherbourg-en-Cotentin<br>SIRET 900 000 733 00018 – Assurance RCP n° 55 410 872</p>`;
const LECONTE = {
  property_address: '14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN',
  owner: 'M. et Mme LECONTE Hervé',
  report_number: '26/CHB/0931',
  made_on: '2026-09-22',
} as const;

const asbestos = feuillet(
  'amiante-reperage-cherbourg',
  cotentin,
  [
    `${firm}<h1>Rapport de mission de repérage des matériaux et produits contenant de l’amiante pour l’établissement du constat établi à l’occasion de la vente d’un immeuble bâti (listes A et B)</h1>${grille(
      '',
      `Numéro de dossier | 26/CHB/0931
      Date du repérage | 22/09/2026
      Références réglementaires | Articles L. 1334-13, R. 1334-20 et 21, R. 1334-23 et 24, annexe 13.9 du code de la santé publique ; arrêtés du 12 décembre 2012 et du 26 juin 2013
      Immeuble bâti visité | 14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN – bâtiment B, 1er étage, lot numéro 8 – Section cadastrale AX, parcelle n° 214
      Périmètre de la mission | Parties privatives
      Date de construction | 1971
      Le propriétaire | M. et Mme LECONTE Hervé, 14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN
      Le signataire | VASTEL Romain, opérateur de repérage, certification C2231-044`,
    )}<h2>1. – Les conclusions</h2><p>1.1 Liste A : dans le cadre de la mission décrite en tête de rapport, <b>il n’a pas été repéré</b> de matériaux ou produits de la liste A susceptibles de contenir de l’amiante.</p><p>1.2 Liste B : dans le cadre de la mission décrite en tête de rapport, <b>il a été repéré</b> des matériaux ou produits de la liste B contenant de l’amiante : conduit en fibres-ciment (cuisine) – sur jugement personnel de l’opérateur ; dalles de sol (dégagement) – après analyse. Évaluation périodique recommandée.</p><h2>2. – Locaux non visités</h2><p>Néant. L’ensemble des locaux a été visité.</p><h2>Sommaire</h2><p>1. Les conclusions – 2. Les locaux non visités – 3. Les résultats détaillés du repérage – 4. Le rapport d’essais – 5. Les signatures – Annexes : plans et croquis, grilles d’évaluation, éléments d’information. Le présent rapport ne peut être reproduit que dans son intégralité, annexes comprises, et avec l’accord écrit de son signataire. La mission porte sur le repérage visuel des matériaux et produits accessibles sans travaux destructifs ; elle ne se substitue pas au repérage avant travaux ou avant démolition.</p><p class="ft">26/CHB/0931 – Amiante – 1/2</p>`,
    `<h2>3. – Résultats détaillés du repérage</h2>${grille(
      'Localisation | Description | Justification | Conclusion | État de conservation',
      `Cuisine | Conduit de fluide en fibres-ciment | Jugement de l’opérateur | Présence d’amiante | Matériau non dégradé – EP
      Dégagement | Dalles de sol vinyle | Prélèvement P001 | Présence d’amiante | Matériau non dégradé – EP
      Chambre 1 | Colle de parquet | Prélèvement P002 | Absence d’amiante | –
      Séjour | Plafond plâtre peint | – | Absence d’amiante | –`,
    )}<h2>4. – Rapport d’essais</h2><p>Analyses confiées au laboratoire Fibrex Exemple, accrédité. Échantillon P001 : chrysotile détecté. Échantillon P002 : amiante non détecté.</p><h2>5. – Signatures</h2><p>Fait à Cherbourg-en-Cotentin, le 22/09/2026.</p><h2>Consignes générales de sécurité</h2><p>Les maladies liées à l’amiante sont provoquées par l’inhalation des fibres. L’inhalation de fibres d’amiante est à l’origine de cancers (mésothéliomes, cancers broncho-pulmonaires) et d’autres pathologies non cancéreuses. Il est recommandé aux particuliers d’éviter toute intervention directe sur des matériaux et produits contenant de l’amiante et de faire appel à des professionnels compétents. Les déchets contenant de l’amiante sont éliminés dans des installations autorisées.</p><p>L’évaluation périodique consiste à contrôler que l’état de dégradation des matériaux ne s’aggrave pas et, le cas échéant, que leur protection demeure en bon état de conservation ; à rechercher les causes de dégradation éventuelle et à prendre les mesures appropriées pour les supprimer. En cas de doute sur un matériau, s’abstenir de le percer, de le poncer ou de le découper. La présence d’amiante doit être portée à la connaissance de toute personne appelée à effectuer des travaux dans l’immeuble.</p><p class="ft">26/CHB/0931 – Amiante – 2/2</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'AMIANTE',
    facts: { ...LECONTE, lots: ['8'], diagnostic_result: 'POSITIVE' },
    absent: ['surface_carrez', 'dpe_number', 'valid_until'],
  },
);

const gas = feuillet(
  'gaz-installation-cherbourg',
  cotentin,
  [
    `${firm}<h1>État de l’installation intérieure de gaz</h1><p>Numéro de dossier : 26/CHB/0931 – Norme méthodologique employée : NF P 45-500 (juillet 2022) – Date du repérage : 22/09/2026 – Durée du repérage : 02 h 30</p><p>La présente mission consiste à établir l’état de l’installation intérieure de gaz conformément aux articles L. 126-24, L. 134-9 et R. 134-6 à 9 du code de la construction et de l’habitation, à l’arrêté du 6 avril 2007 modifié et en application de la norme NF P 45-500.</p><h2>A. – Désignation du ou des bâtiments</h2><p>Adresse : 14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN – 1er étage, bâtiment B, Lot numéro 8 – Type de bâtiment : appartement – Nature du gaz distribué : gaz naturel – Distributeur de gaz : Réseau Exemple – Installation alimentée en gaz : OUI</p><h2>B. – Désignation du propriétaire</h2><p>Nom et prénom : M. et Mme LECONTE Hervé – Adresse : 14 quai Lawton Collins, 50100 CHERBOURG-EN-COTENTIN<br>Titulaire du contrat de fourniture de gaz : M. LECONTE – Numéro de point de livraison gaz : 08 114 552 730 118</p><h2>D. – Identification des appareils</h2>${grille(
      'Liste des installations intérieures gaz | Type | Puissance en kW | Localisation | Observations',
      'Table de cuisson – marque Exemplia, modèle T4 | Non raccordé | Non visible | Cuisine | Entretien : sans objet – RAS',
    )}<h2>E. – Anomalies identifiées</h2>${grille('Point de contrôle n° | A1, A2, DGI ou 32c | Libellé des anomalies et recommandations', 'Néant | – | –')}<h2>F. – Constatations diverses</h2><p>☐ Attestation de contrôle de moins d’un an de la vacuité des conduits de fumées non présentée<br>☐ Justificatif d’entretien de moins d’un an de la chaudière non présenté</p><p>Conclusion : <b>☒ L’installation ne comporte aucune anomalie.</b><br>☐ L’installation comporte des anomalies de type A1 qui devront être réparées ultérieurement.<br>☐ L’installation comporte des anomalies de type A2 qui devront être réparées dans les meilleurs délais.<br>☐ L’installation comporte des anomalies de type DGI qui devront être réparées avant remise en service.</p><p>Dates de visite et d’établissement de l’état : visite effectuée le 22/09/2026. Fait à Cherbourg-en-Cotentin, le 22/09/2026. Rapport valable jusqu’au 21/09/2029 (vente).</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'GAZ',
    facts: { ...LECONTE, lots: ['8'], valid_until: '2029-09-21', diagnostic_result: 'NEGATIVE' },
    absent: ['surface_carrez', 'dpe_number', 'rnc'],
  },
);

const azur = `font: 9.8pt/1.45 'DejaVu Sans Condensed', sans-serif; padding: 13mm 15mm; h1 { font-size: 14pt; color: #a33b12 } h2 { font-size: 10.4pt; color: #a33b12; border-bottom: .3mm solid #a33b12; margin: 4mm 0 1mm } td, th { border: .2mm solid #d3b5a5; padding: 1mm } th { background: #f7ece6; font-weight: bold }`;
const diagAzur = `<p><b>DIAG AZUR</b> – Expertises immobilières – 7 rue Henry Bennett, 06500 MENTON – diagazur.example.fr</p>`;

const lead = feuillet(
  'plomb-crep-menton',
  azur,
  [
    `${diagAzur}<h1>Constat de risque d’exposition au plomb – CREP</h1>${grille(
      '',
      `Rapport n° | DA-26-0558-P
      Nature de la mission | Parties privatives – avant la vente
      Adresse du bien | 31 avenue de la Madone, 06500 MENTON
      Référence | 3e étage, lot n° 27
      Propriétaire | Mme FERRARI Giulia
      Date d’exécution du constat | 05/06/2026
      Appareil à fluorescence X | Modèle XRF 300, source Cd 109, n° de série 2281
      Année de construction | 1932`,
    )}<h2>Conclusion</h2>${grille(
      'Total UD | Non mesurées | Classe 0 | Classe 1 | Classe 2 | Classe 3',
      `118 | 14 | 93 | 11 | 0 | 0
      100 % | 12 % | 79 % | 9 % | 0 % | 0 %`,
    )}<p style="margin-top:3mm">Lors de la présente mission, il a été mis en évidence la présence de revêtements contenant du plomb au-delà des seuils en vigueur, non dégradés (classe 1). Le propriétaire doit veiller à l’entretien des revêtements recouvrant les unités de diagnostic de classe 1, afin d’éviter leur dégradation future.</p><p>Conformément à l’article L. 1334-9 du code de la santé publique, le constat indiquant la présence de revêtements contenant du plomb à une concentration supérieure ou égale à 1 mg/cm² est valable un an, soit jusqu’au 04/06/2027.</p><h2>Mesures (extrait)</h2>${grille(
      'N° | Local | Élément de diagnostic | Mesure mg/cm² | Classement',
      `2 | Hall d’entrée | Porte palière, dormant | 2,4 | 1
      7 | Salon | Fenêtre intérieure, ouvrant | 3,1 | 1
      21 | Chambre sur rue | Plinthes | 0,3 | 0
      34 | Salle de bains | Mur C, faïence | 0,1 | 0`,
    )}<h2>Facteurs de dégradation du bâti</h2><p>Plancher ou plafond menaçant de s’effondrer : non. Traces importantes de coulures ou d’humidité : non. Absence de situation de saturnisme infantile au sens de l’article L. 1334-10. Aucune transmission à l’agence régionale de santé.</p><p>Rapport rédigé à Menton, le 05/06/2026, par Loris Ascheri, certifié n° CP-7714.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'PLOMB',
    facts: {
      owner: 'Mme FERRARI Giulia',
      property_address: '31 avenue de la Madone, 06500 MENTON',
      lots: ['27'],
      report_number: 'DA-26-0558-P',
      made_on: '2026-06-05',
      valid_until: '2027-06-04',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'rnc'],
  },
);

const electricity = feuillet(
  'electricite-etat-menton',
  azur,
  [
    `${diagAzur}<h1>État de l’installation intérieure d’électricité</h1><p>Rapport n° DA-26-0558-E – Date de visite : 05/06/2026 – Limite de validité : 04/06/2029<br>Arrêté du 28 septembre 2017 définissant le modèle et la méthode de réalisation de l’état de l’installation intérieure d’électricité dans les immeubles à usage d’habitation – norme NF C 16-600</p><h2>1. Désignation et description du local d’habitation</h2><p>31 avenue de la Madone, 06500 MENTON – appartement au 3e étage, lot n° 27 – année de l’installation : plus de quinze ans – distributeur d’électricité : Réseau Exemple – installation sous tension : oui</p><h2>2. Identification du donneur d’ordre</h2><p>Mme FERRARI Giulia, propriétaire – 31 avenue de la Madone, 06500 MENTON</p><h2>3. Limites du domaine d’application du diagnostic</h2><p>Le diagnostic porte uniquement sur l’ensemble de l’installation intérieure d’électricité à basse tension des locaux à usage d’habitation située en aval de l’appareil général de commande et de protection. Il ne concerne pas les matériels d’utilisation amovibles.</p><h2>5. Conclusion relative à l’évaluation des risques</h2><p>☐ L’installation intérieure d’électricité ne comporte aucune anomalie.<br>☒ <b>L’installation intérieure d’électricité comporte une ou des anomalies.</b> Il est recommandé au propriétaire de les supprimer en consultant dans les meilleurs délais un installateur électricien qualifié.</p>${grille(
      'N° article | Domaine | Libellé et localisation de l’anomalie',
      `B3.3.6 a1 | Prise de terre et installation de mise à la terre | Au moins un socle de prise de courant ne comporte pas de broche de terre (chambre sur cour)
      B7.3 a | Matériels présentant des risques de contact direct | L’enveloppe d’au moins un matériel est manquante ou détériorée (hall)
      B8.3 e | Matériels vétustes | Au moins un conducteur isolé n’est pas placé dans un conduit jusqu’à sa pénétration dans le matériel (cuisine)`,
    )}<h2>Informations complémentaires</h2><p>B11 a3 : il n’y a aucun dispositif différentiel à haute sensibilité inférieur ou égal à 30 mA. Points de contrôle non vérifiables : néant.</p><p>Dates de visite et d’établissement de l’état : 05/06/2026. Opérateur : Loris Ascheri.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ELECTRICITE',
    facts: {
      owner: 'Mme FERRARI Giulia',
      property_address: '31 avenue de la Madone, 06500 MENTON',
      lots: ['27'],
      report_number: 'DA-26-0558-E',
      made_on: '2026-06-05',
      valid_until: '2029-06-04',
      diagnostic_result: 'POSITIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'energy'],
  },
);

const termites = feuillet(
  'termites-etat-montauban',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13.5pt; text-align: center } h2 { font-size: 10pt; background: #e9e4d6; padding: 1mm 2mm; margin: 3.5mm 0 1mm } td, th { border: .2mm solid #aaa28b; padding: 1mm } th { font-weight: bold }`,
  [
    `<p><b>OCCI-DIAG 82</b> – 118 faubourg Lacapelle, 82000 MONTAUBAN – dossier n° 82-26-3340</p><h1>Rapport de l’état relatif à la présence de termites dans le bâtiment</h1><p>Norme méthodologique employée : NF P 03-201 (février 2016) – Date du repérage : 29/09/2026 – Date limite d’utilisation du diagnostic : 28/03/2027</p><h2>A. – Désignation du ou des bâtiments</h2><p>Département : Tarn-et-Garonne – Adresse : 22 avenue Gambetta – Commune : 82000 MONTAUBAN – Section cadastrale DK, parcelle n° 402<br>Bâtiment 1, 1er étage, lot numéro 105 (appartement), lot numéro 118 (garage)<br>Situation du bien en regard d’un arrêté préfectoral pris en application de l’article L. 131-5 du CCH : le bien est situé dans une zone soumise à un arrêté préfectoral.</p><h2>B. – Désignation du client</h2><p>Nom et prénom : Mme ESCALIER Brigitte – Qualité : propriétaire – Adresse : 22 avenue Gambetta, 82000 MONTAUBAN</p><h2>D. – Identification des parties visitées et résultats du diagnostic</h2>${grille(
      'Bâtiments et parties de bâtiments visités | Ouvrages, parties d’ouvrages et éléments examinés | Résultats du diagnostic d’infestation',
      `Entrée | Sol carrelage, mur plâtre, plinthes, porte bois | Absence d’indices d’infestation de termites
      Séjour | Sol parquet flottant, fenêtre PVC, plinthes bois | Absence d’indices d’infestation de termites
      Cuisine | Sol carrelage, mobilier bois | Absence d’indices d’infestation de termites
      Chambre 1 | Sol parquet flottant, plinthes bois | Absence d’indices d’infestation de termites
      Salle d’eau | Sol carrelage, mur faïence | Absence d’indices d’infestation de termites
      Garage | Sol béton, porte métal | Absence d’indices d’infestation de termites`,
    )}<h2>E. – Parties non visitées</h2><p>Néant.</p><h2>G. – Constatations diverses</h2><p>Néant. Les indices d’infestation des autres agents de dégradation biologique du bois sont notés de manière générale.</p><h2>H. – Conclusion</h2><p><b>Il n’a pas été repéré d’indices d’infestation de termites à la date de la visite.</b></p><p>Nota : conformément à l’article L. 271-6 du CCH, l’opérateur ayant réalisé cet état n’a aucun lien de nature à porter atteinte à son impartialité. Le présent rapport n’a de valeur que pour la date de la visite et est exclusivement limité à l’absence ou la présence de traces visibles de termites. Fait à Montauban, le 29/09/2026. Par : Fabien Gayral.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'TERMITES',
    facts: {
      owner: 'Mme ESCALIER Brigitte',
      property_address: '22 avenue Gambetta, 82000 MONTAUBAN',
      lots: ['105', '118'],
      report_number: '82-26-3340',
      made_on: '2026-09-29',
      valid_until: '2027-03-28',
      diagnostic_result: 'NEGATIVE',
    },
    absent: ['surface_carrez', 'dpe_number', 'rnc'],
  },
);

const risks = feuillet(
  'erp-etat-menton',
  `font: 8.8pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 12mm 14mm; h1 { font-size: 14pt; text-align: center; color: #14437a } h2 { font-size: 10pt; background: #14437a; color: #fff; padding: 1mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #99a; padding: 1mm }`,
  [
    `<h1>État des risques</h1><p style="text-align:center">naturels, miniers ou technologiques, sismicité, potentiel radon, sols pollués, recul du trait de côte et obligations légales de débroussaillement</p><p>Cet état, à remplir par le vendeur ou le bailleur, est destiné à être en annexe d’un contrat de vente ou de location d’un bien immobilier, dès la première visite. Il a été établi à partir des informations mises à disposition par Géorisques. Code de l’environnement, articles L. 125-5 à L. 125-7, R. 125-23 à R. 125-27.</p><p><b>Établi le 21 octobre 2026</b></p><h2>1. Situation du bien immobilier (bâti ou non bâti)</h2>${grille('', `Adresse | 31 avenue de la Madone, 06500 MENTON\nParcelle(s) | AP 162`)}<h2>2. Plans de prévention des risques</h2>${grille(
      'Plan | État | Aléa | Bien concerné',
      `PPRN | approuvé le 14/02/2001 | Mouvement de terrain | oui
      PPRN | prescrit le 30/12/2021 | Inondation, submersion marine | non
      PPRM | – | – | non
      PPRT | – | – | non`,
    )}<p>Des travaux sont prescrits par le règlement du PPRN : non.</p><h2>3. Zonage sismique réglementaire</h2><p>Zone 1 très faible ☐ &nbsp; Zone 2 faible ☐ &nbsp; Zone 3 modérée ☐ &nbsp; Zone 4 moyenne ☒ &nbsp; Zone 5 forte ☐</p><h2>4. Zone à potentiel radon</h2><p>Potentiel de catégorie 1 faible : le bien n’est pas situé en zone à potentiel radon significatif.</p><h2>5. Information relative à la pollution des sols</h2><p>Le terrain est situé en secteur d’information sur les sols (SIS) : non.</p><h2>6. Recul du trait de côte</h2><p>Le bien est situé sur une commune listée par décret : non.</p><h2>7. Obligations légales de débroussaillement</h2><p>Le terrain est situé dans le périmètre d’application d’une obligation légale de débroussaillement : non.</p><h2>8. Sinistres indemnisés par l’assurance suite à une catastrophe naturelle, minière ou technologique</h2><p>À la connaissance du vendeur, le bien a fait l’objet d’une indemnisation : non.</p><h2>9. Parties concernées</h2>${grille('', `Vendeur | Mme FERRARI Giulia | à Menton, le 21/10/2026\nAcquéreur | | `)}`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '31 avenue de la Madone, 06500 MENTON',
      owner: 'Mme FERRARI Giulia',
      made_on: '2026-10-21',
    },
    absent: ['dpe_number', 'lots', 'price', 'rnc'],
  },
);

const noise = feuillet(
  'bruit-aerodrome-montauban',
  `font: 9.6pt/1.5 'Nimbus Sans', sans-serif; padding: 16mm 18mm; h1 { font-size: 14pt; text-align: center } h2 { font-size: 10.4pt; margin: 4mm 0 1mm; border-bottom: .3mm solid #000 }`,
  [
    `<h1>État des nuisances sonores aériennes</h1><p style="text-align:center">Les zones de bruit des plans d’exposition au bruit constituent des servitudes d’urbanisme (article L. 112-3 du code de l’urbanisme) et doivent à ce titre être notifiées à l’occasion de toute cession, location ou construction immobilière.</p><p>Cet état est établi sur la base des informations mises à disposition par arrêté préfectoral n° 82-2008-114 du 18/06/2008.</p><h2>Adresse de l’immeuble</h2><p>22 avenue Gambetta<br>82000 MONTAUBAN</p><h2>Situation de l’immeuble au regard d’un ou plusieurs plans d’exposition au bruit (PEB)</h2><p>L’immeuble est situé dans le périmètre d’un PEB : ☒ oui ☐ non – révisé ☐ approuvé ☒ – date : 18/06/2008<br>Si oui, nom de l’aérodrome : Montauban</p><p>L’immeuble est concerné par des prescriptions de travaux d’insonorisation : ☐ oui ☒ non</p><h2>Situation de l’immeuble au regard du zonage d’un plan d’exposition au bruit</h2><p>Zone A (forte) ☐ – Zone B (forte) ☐ – Zone C (modérée) ☐ – Zone D ☒</p><p>Les nouvelles constructions sont autorisées en zone D à condition d’être l’objet de mesures d’isolation acoustique et d’une information des futurs occupants.</p><h2>Documents de référence</h2><p>Le plan d’exposition au bruit est consultable sur le site du Géoportail de l’Institut national de l’information géographique et forestière et à la mairie de la commune où est sis l’immeuble.</p><p>Les zones de bruit fort et modéré ainsi que la zone D sont définies par l’article R. 112-3 du code de l’urbanisme. Modalités : la date d’élaboration et la désignation des parties sont portées par le vendeur ou le bailleur ; en cas de révision du plan, l’état est actualisé avant la signature de la promesse ou de l’acte authentique.</p><h2>Vendeur – Acquéreur</h2><p>Vendeur : Mme ESCALIER Brigitte<br>Acquéreur :<br>Date et lieu : le 30/09/2026 à MONTAUBAN</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'BRUIT',
    facts: {
      property_address: '22 avenue Gambetta, 82000 MONTAUBAN',
      owner: 'Mme ESCALIER Brigitte',
      made_on: '2026-09-30',
    },
    absent: ['dpe_number', 'lots', 'price', 'rnc'],
  },
);

const sewage = feuillet(
  'assainissement-spanc-aurillac',
  `font: 9.2pt/1.42 'DejaVu Sans', sans-serif; padding: 13mm 15mm; h1 { font-size: 13pt; color: #1b6b3a } h2 { font-size: 10pt; color: #1b6b3a; margin: 4mm 0 1mm } td, th { border: .2mm solid #a8c8b4; padding: 1mm } th { background: #e6f2ea; font-weight: bold }`,
  [
    `<p><b>COMMUNAUTÉ D’AGGLOMÉRATION DU BASSIN D’AURILLAC</b><br>Service public d’assainissement non collectif (SPANC)<br>41 rue des Carmes, 15000 AURILLAC</p><h1>RAPPORT DE VISITE – CONTRÔLE D’UNE INSTALLATION D’ASSAINISSEMENT NON COLLECTIF DANS LE CADRE D’UNE VENTE</h1>${grille(
      '',
      `N° de rapport | ANC-2026-0284
      Date du contrôle | 12/08/2026
      Propriétaire | M. VIALATTE Julien
      Adresse de l’installation | 9 impasse du Moulin, 15130 ARPAJON-SUR-CÈRE
      Références cadastrales | BK 88, BK 91
      Nombre de pièces principales | 5
      Alimentation en eau potable | Réseau public`,
    )}<h2>Description de l’installation</h2>${grille(
      'Élément | Caractéristiques | Observations',
      `Prétraitement | Fosse toutes eaux béton, 3 000 litres, 1998 | Accessible, niveau de boues 40 %
      Ventilation | Primaire présente, extraction absente | À compléter
      Traitement | Tranchées d’épandage, 45 mètres linéaires | Pas d’affleurement constaté
      Eaux pluviales | Séparées, rejet au fossé | Sans observation`,
    )}<h2>Évaluation</h2><p>Au regard de l’arrêté du 27 avril 2012 relatif aux modalités de l’exécution de la mission de contrôle des installations d’assainissement non collectif : défaut de sécurité sanitaire : non ; défaut de structure ou de fermeture : non ; installation incomplète ou significativement sous-dimensionnée : non ; dysfonctionnement majeur : non.</p><h2>Conclusion</h2><p><b>Installation présentant des défauts d’entretien ou une usure de l’un de ses éléments constitutifs.</b> Recommandations : pose d’un extracteur de ventilation, vidange de la fosse par un vidangeur agréé. Aucun délai de travaux n’est imposé à l’acquéreur.</p><p>Le présent rapport est à joindre au dossier de diagnostic technique. Sa durée de validité est de trois ans à compter de la date du contrôle (article L. 1331-11-1 du code de la santé publique).</p><p style="text-align:right">À Aurillac, le 18/08/2026<br>Le technicien du SPANC</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: 'M. VIALATTE Julien',
      property_address: '9 impasse du Moulin, 15130 ARPAJON-SUR-CÈRE',
      made_on: either('2026-08-12', '2026-08-18'),
      report_number: 'ANC-2026-0284',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'lots'],
  },
);

export const RAPPORTS_DE_VISITE = [
  asbestos,
  gas,
  lead,
  electricity,
  termites,
  risks,
  noise,
  sewage,
];
