// Areas measured twice, risks, a sewer of its own.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

const risks = paperOf(
  'erp-barachois-formulaire-reunion',
  `font: 8.6pt/1.35 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 13pt; text-align: center } h2 { font-size: 9pt; background: #374151; color: #fff; padding: .8mm 2mm; margin: 2mm 0 1mm } td { border: .2mm solid #999 } p { margin-bottom: 1mm }`,
  [
    `<h1>ÉTAT DES RISQUES POUR L’INFORMATION DES ACQUÉREURS ET DES LOCATAIRES</h1><p>Établi en application des articles L. 125-5 à L. 125-7 et R. 125-23 à R. 125-27 du code de l’environnement, sur la base de l’arrêté préfectoral n° 2021-1405 du 12/07/2021, mis à jour le 03/02/2025</p><h2>1. Situation du bien</h2>${table(
      [],
      [
        ['Adresse', '52 rue Juliette Dodu'],
        ['Code postal – commune', '97400 SAINT-DENIS'],
        ['Parcelle', 'AN 604'],
      ],
    )}<h2>2. Plans de prévention des risques naturels (PPRN)</h2><p>L’immeuble est situé dans le périmètre d’un PPRN : prescrit ☐ anticipé ☐ approuvé ☑ date 17/10/2012 – inondation ☑ mouvement de terrain ☑ cyclone ☑ submersion marine ☐<br>L’immeuble est concerné par des prescriptions de travaux : oui ☐ non ☑</p><h2>3. Risques miniers</h2><p>L’immeuble est situé dans le périmètre d’un PPRM : oui ☐ non ☑</p><h2>4. Risques technologiques</h2><p>L’immeuble est situé dans le périmètre d’un PPRT : oui ☐ non ☑</p><h2>5. Sismicité, radon</h2><p>Zone de sismicité : zone 2 (faible) ☑ – Potentiel radon : zone 1 ☑ zone 2 ☐ zone 3 ☐</p><h2>6. Pollution des sols, recul du trait de côte</h2><p>Secteur d’information sur les sols : oui ☐ non ☑ – Commune concernée par le recul du trait de côte : oui ☐ non ☑</p><h2>7. Sinistres indemnisés (catastrophe naturelle, minière ou technologique)</h2><p>Le bien a donné lieu au versement d’une indemnité : oui ☐ non ☑ – Obligation légale de débroussaillement : non ☑</p><h2>Parties</h2>${table(
      [],
      [
        ['Vendeur', 'M. et Mme PAYET Jean-Hugues'],
        ['Acquéreur', ''],
        ['Date et lieu', '29/09/2026, à Saint-Denis'],
      ],
    )}<p style="font-size:7pt">Le non-respect de ces obligations peut être sanctionné par la résolution du contrat ou une diminution du prix. Cet état doit être établi moins de six mois avant la conclusion de tout type de contrat de location ou de la réitération authentique de la vente.</p>`,
  ],
  {
    type: 'DIAGNOSTICS',
    sub_kind: 'ERP',
    facts: {
      property_address: '52 rue Juliette Dodu, 97400 SAINT-DENIS',
      owner: 'M. et Mme PAYET Jean-Hugues',
      made_on: '2026-09-29',
    },
    absent: ['diagnostic_result', 'dpe_number', 'lots', 'price'],
  },
);

const carrez = paperOf(
  'carrez-galuperie-mesurage-bayonne',
  `font: 9.2pt/1.4 'Nimbus Sans', sans-serif; h1 { font-size: 13pt; text-align: center; color: #5c3b16 } td, th { border: .2mm solid #987 } .r { font-size: 13pt; text-align: center; border: .5mm solid #5c3b16; padding: 3mm; margin: 4mm 0 }`,
  [
    `<p><b>ADOUR CONTRÔLE</b> – 40 chemin de Jupiter – 64100 BAYONNE</p><h1>ATTESTATION DE SUPERFICIE PRIVATIVE « LOI CARREZ »</h1><p>Dossier AC/26/3051/C – loi n° 96-1107 du 18 décembre 1996, article 46 de la loi du 10 juillet 1965, articles 4-1 et 4-2 du décret du 17 mars 1967</p>${table(
      [],
      [
        ['Bien', 'Appartement, lot 14, 2e étage – 31 quai Galuperie, 64100 BAYONNE'],
        ['Propriétaire', 'Succession de Mme DUHALDE née IRIGOYEN Graxi'],
        ['Mesurage', 'le 12 octobre 2026, télémètre laser'],
      ],
    )}<div class="r">Superficie totale loi Carrez : <b>96,37 m²</b><br><small>(quatre-vingt-seize mètres carrés et trente-sept centièmes)</small></div>${table(
      ['Local', 'Loi Carrez (m²)', 'Hors Carrez (m²)'],
      [
        ['Entrée, couloir', '11,24', ''],
        ['Séjour', '30,18', '0,42 (embrasure)'],
        ['Cuisine', '12,05', ''],
        ['Chambre 1', '14,60', ''],
        ['Chambre 2', '12,33', ''],
        ['Chambre 3', '10,07', '1,90 (h &lt; 1,80 m)'],
        ['Salle de bains, WC', '5,90', ''],
        ['Total', '96,37', '2,32'],
      ],
    )}<p style="margin-top:3mm">Le grenier (lot 40), 22,10 m² au sol, est exclu du mesurage. Le règlement de copropriété n’a pas été fourni ; la consistance du lot résulte des déclarations du notaire. Bayonne, le 12 octobre 2026.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '31 quai Galuperie, 64100 BAYONNE',
      owner: either(
        'Succession de Mme DUHALDE née IRIGOYEN Graxi',
        'Mme DUHALDE née IRIGOYEN Graxi',
      ),
      lots: ['14'],
      report_number: 'AC/26/3051/C',
      made_on: '2026-10-12',
      surface_carrez: 9637,
    },
    absent: ['surface_habitable', 'surface_reference'],
  },
);

const carrezLetter = paperOf(
  'carrez-courrier-geometre-epinal',
  `font: 11pt/1.6 'P052', serif; padding: 26mm 25mm; p { text-align: justify }`,
  [
    `<p>Sandrine CLAUDEL-WEISS<br>Géomètre-expert foncier DPLG<br>2 rue Rualménil, 88000 Épinal</p><p style="text-align:right">Épinal, le 19 octobre 2026</p><p>CERTIFICAT DE SUPERFICIE (article 46 de la loi du 10 juillet 1965)</p><p>Je, soussignée, certifie m’être transportée le 15 octobre 2026 au 17 rue des Minimes, 88000 Épinal, dans l’appartement formant le lot n° 9 de la copropriété Le Champ du Pin, appartenant à M. Karl SCHMITT-BOUDJEMAA, et en avoir mesuré les locaux clos et couverts.</p><p>La superficie privative de ce lot est de cinquante-deux mètres carrés et quatre-vingt-un décimètres carrés (52,81 m²). Le balcon de 6,15 m² n’y est pas compris, non plus que la cave.</p><p>Certificat délivré pour être annexé à la promesse de vente.</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: '17 rue des Minimes, 88000 Épinal',
      owner: 'M. Karl SCHMITT-BOUDJEMAA',
      lots: ['9'],
      made_on: either('2026-10-15', '2026-10-19'),
      surface_carrez: 5281,
    },
    absent: ['surface_habitable', 'report_number'],
  },
);

const sewer = paperOf(
  'assainissement-spanc-kerfeunteun-quimper',
  `font: 9.2pt/1.4 'Carlito', sans-serif; h1 { font-size: 14pt; color: #14603c } h2 { font-size: 10.4pt; border-bottom: .3mm solid #14603c; margin: 3mm 0 1mm } td { border: .2mm solid #9b9 }`,
  [
    `<p><b>Communauté de l’Odet Exemple</b> – Service public d’assainissement non collectif (SPANC) – 44 place Saint-Corentin, 29000 QUIMPER</p><h1>Rapport de contrôle – installation d’assainissement non collectif – cession immobilière</h1>${table(
      [],
      [
        ['Dossier n°', 'ANC-2026-0419'],
        ['Propriétaire', 'Mme Nolwenn LE BIHAN épouse MORVAN'],
        ['Adresse de l’immeuble', '27 chemin de Stang Bihan, 29000 QUIMPER'],
        ['Références cadastrales', 'ZC 118'],
        ['Date du contrôle', '03/09/2026'],
        ['Contrôleur', 'David Perrot'],
      ],
    )}<h2>Description</h2><p>Fosse toutes eaux 3 000 l (1994), préfiltre intégré, épandage par tranchées 3 × 15 m. Ventilation secondaire absente. Dernière vidange : 2019, justificatif non présenté.</p><h2>Évaluation</h2>${table(
      [],
      [
        ['Défaut de sécurité sanitaire', 'Non'],
        ['Défaut de structure ou de fermeture', 'Oui – tampon fissuré'],
        ['Installation incomplète, sous-dimensionnée', 'Oui – ventilation'],
        ['Zone à enjeu sanitaire ou environnemental', 'Non'],
      ],
    )}<h2>Conclusion</h2><p><b>Installation non conforme – présentant des dangers pour la santé des personnes (cas a).</b> Travaux à réaliser par l’acquéreur dans un délai d’un an après la signature de l’acte de vente.</p><p>Rapport valable trois ans, jusqu’au 02/09/2029 (article L. 1331-11-1 du code de la santé publique). Redevance : 165,00 €.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      owner: either('Mme Nolwenn LE BIHAN épouse MORVAN', 'Mme Nolwenn LE BIHAN'),
      property_address: '27 chemin de Stang Bihan, 29000 QUIMPER',
      made_on: '2026-09-03',
      valid_until: '2029-09-02',
      report_number: 'ANC-2026-0419',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['rnc', 'dpe_number', 'price'],
  },
);

export const MESURAGES = [risks, carrez, carrezLetter, sewer];
