// Sewers, a surveyor's letter on the size of a flat, and the asbestos sheet of common parts.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const septic = paperOf(
  'assainissement-spanc-vendome',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h2 { font-size: 10pt; color: #0a5b7a; margin: 3mm 0 1mm } td, th { border: .2mm solid #9bb; padding: 1mm 1.4mm } th { background: #e0eff4; font-weight: bold }`,
  [
    `<p><b>COMMUNAUTÉ D’AGGLOMÉRATION TERRITOIRES VENDÔMOIS (exemple)</b><br>Service public d’assainissement non collectif (SPANC) – 37 avenue Gérard Yvon – 41100 VENDÔME</p><p style="font-size:13pt"><b>Rapport de visite – contrôle périodique de bon fonctionnement dans le cadre d’une vente</b></p>${table(
      [],
      [
        ['N° de rapport', 'ANC-2026-0258', 'Date du contrôle', '17/09/2026'],
        ['Propriétaire', 'M. LEMAÎTRE Olivier et Mme DIALLO Kadiatou', 'Contrôleur', 'F. Hérault'],
        ['Adresse de l’installation', 'La Bourdonnière, 41100 NAVEIL', 'Parcelles', 'ZD 40, ZD 41'],
        [
          'Occupation',
          'Résidence principale, 4 personnes, 6 pièces',
          'Prélocalisation',
          'Hors zonage collectif',
        ],
      ],
    )}<h2>Description de la filière</h2>${table(
      ['Ouvrage', 'Caractéristiques', 'Constat'],
      [
        [
          'Prétraitement',
          'Fosse septique béton 2 m³, bac dégraisseur 200 l',
          'Eaux vannes seules, corrosion du voile',
        ],
        ['Traitement', 'Drain unique vers fossé', 'Incomplet'],
        ['Ventilation', 'Primaire seule', 'Absence d’extracteur'],
        ['Dernière vidange', 'mars 2021', 'Bordereau fourni'],
      ],
    )}<h2>Évaluation (arrêté du 27 avril 2012)</h2><p>Installation <b>NON CONFORME</b> – incomplète, significativement sous-dimensionnée ; absence de danger pour la santé des personnes constatée ; hors zone à enjeux environnementaux.</p><h2>Délai</h2><p>Travaux à réaliser par l’acquéreur dans un délai maximal d’un an après la signature de l’acte de vente. Validité du présent rapport : trois ans à compter de la visite, soit jusqu’au 16/09/2029. Redevance de contrôle : 142,00 € TTC.</p><p>Vendôme, le 21/09/2026 – Le Président, par délégation</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      report_number: 'ANC-2026-0258',
      made_on: either('2026-09-17', '2026-09-21'),
      valid_until: '2029-09-16',
      owner: 'M. LEMAÎTRE Olivier et Mme DIALLO Kadiatou',
      property_address: 'La Bourdonnière, 41100 NAVEIL',
      sewer_kind: 'NON_COLLECTIF',
    },
    absent: ['dpe_number', 'rnc', 'lots'],
  },
);

const mains = paperOf(
  'assainissement-raccordement-gien',
  `font: 10.6pt/1.55 'Nimbus Roman', serif; padding: 22mm 24mm`,
  [
    `<p><b>VAL D’OR EAUX (exemple)</b><br>Délégataire du service de l’assainissement de la ville de GIEN<br>Route de Briare, 45500 GIEN</p><p style="text-align:right">Gien, le 4 novembre 2026</p><p style="text-align:center"><b>CERTIFICAT DE CONFORMITÉ DU RACCORDEMENT AU RÉSEAU PUBLIC D’ASSAINISSEMENT</b><br>n° RAC 26/0417</p>${paragraphs(['À la demande de Monsieur Armando DA SILVA FERREIRA, propriétaire, nous avons procédé le 29 octobre 2026 au contrôle des installations intérieures d’évacuation de l’immeuble situé 8 rue Gambetta, 45500 GIEN.', 'L’immeuble est desservi par un réseau collectif de type unitaire. Les essais à la fluorescéine pratiqués sur l’ensemble des points d’eau ont démontré que les eaux usées sont intégralement dirigées vers le branchement public. Aucune eau parasite n’a été mise en évidence.', 'En conséquence, le raccordement est déclaré CONFORME au règlement du service. Ce certificat ne porte pas sur l’état de vétusté des canalisations privatives. Il est valable dix ans, sauf modification des installations.'])}<p>Le responsable d’exploitation, S. Jacquemin</p>`,
  ],
  {
    type: 'DIAGNOSTICS_ASSAINISSEMENT',
    also: ['DIAGNOSTICS'],
    sub_kind: 'ASSAINISSEMENT',
    facts: {
      report_number: 'RAC 26/0417',
      made_on: either('2026-10-29', '2026-11-04'),
      owner: 'Monsieur Armando DA SILVA FERREIRA',
      property_address: '8 rue Gambetta, 45500 GIEN',
      sewer_kind: 'COLLECTIF',
    },
    absent: ['dpe_number', 'rnc', 'lots'],
  },
);

const letter = paperOf(
  'carrez-attestation-bourges',
  `font: 11pt/1.6 'P052', serif; padding: 24mm 26mm`,
  [
    `<p><b>Cabinet Aurore MILLET</b>, géomètre-expert<br>31 rue d’Auron – 18000 BOURGES</p><p style="text-align:right">Bourges, le 8 octobre 2026</p><p style="text-align:center;font-size:13pt"><b>Attestation de superficie « loi Carrez »</b></p>${paragraphs(['Je soussignée, Aurore Millet, géomètre-expert inscrite au tableau de l’Ordre sous le numéro 06114, certifie m’être rendue le 6 octobre 2026 dans l’appartement formant le lot 22 de la RÉSIDENCE DU VAL D’AURON, 5 bis rue de Lazenay à Bourges (18000), appartenant à l’indivision MOREAU-FERRAND, et en avoir mesuré la superficie privative.', 'Celle-ci, calculée conformément aux articles 4-1 et 4-2 du décret du 17 mars 1967, est de SOIXANTE ET ONZE MÈTRES CARRÉS ET QUARANTE-QUATRE DÉCIMÈTRES CARRÉS : <b>71,44 m²</b>.', 'Détail : séjour 24,10 ; cuisine 9,85 ; chambre nord 12,30 ; chambre sud 11,02 ; bains 5,12 ; entrée et dégagement 7,75 ; WC 1,30.', 'Ne sont pas comprises la loggia (5,60 m²) ni le garage formant le lot 48.', 'La présente attestation a été établie pour la vente dudit lot.'])}<p style="text-align:right">A. Millet</p>`,
  ],
  {
    type: 'CERT_CARREZ',
    sub_kind: null,
    facts: {
      property_address: either(
        '5 bis rue de Lazenay, 18000 Bourges',
        'RÉSIDENCE DU VAL D’AURON, 5 bis rue de Lazenay, 18000 Bourges',
      ),
      owner: 'indivision MOREAU-FERRAND',
      lots: either(['22'], ['22', '48']),
      made_on: either('2026-10-06', '2026-10-08'),
      surface_carrez: 7144,
    },
    absent: ['surface_habitable', 'report_number', 'rnc'],
  },
);

const dta = paperOf(
  'dta-fiche-blois',
  `font: 9pt/1.4 'Nimbus Sans', sans-serif; padding: 13mm 15mm; h2 { font-size: 10pt; background: #f6e3d7; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .2mm solid #b99; padding: .9mm 1.2mm }`,
  [
    `<p>EXPERT’AM 41 – 3 rue du Bourg-Neuf – 41000 BLOIS</p><p style="font-size:13pt;text-align:center"><b>DOSSIER TECHNIQUE AMIANTE (DTA) – FICHE RÉCAPITULATIVE</b></p><p style="text-align:center">Parties communes – article R. 1334-29-5 du code de la santé publique – arrêté du 21 décembre 2012</p><h2>1. Identification de la fiche et de l’immeuble</h2><p>Date de rédaction : 14/02/2006 – Date de mise à jour : 11/09/2013 – Référence du DTA : DTA-41-0330<br>Propriétaire : SDC RÉSIDENCE BÉGON, représenté par SYNDIC VAL DE CISSE, 24 rue Denis Papin, 41000 BLOIS<br>Adresse : 9-11 avenue de Vendôme, 41000 BLOIS – Permis de construire délivré avant le 1er juillet 1997 : oui (1967)<br>Modalités de consultation : au siège du syndic, sur rendez-vous, du lundi au vendredi</p><h2>2. Rapports de repérage</h2>${table(
      ['N° de référence', 'Date', 'Société et opérateur', 'Objet'],
      [
        ['06-118', '14/02/2006', 'EXPERT’AM 41 – P. Guérin', 'DTA parties communes'],
        ['13-902', '11/09/2013', 'EXPERT’AM 41 – S. Morisseau', 'Listes A et B, mise à jour'],
      ],
    )}<h2>3. Matériaux ou produits contenant de l’amiante</h2>${table(
      ['Localisation', 'Matériau', 'État de conservation', 'Mesures préconisées'],
      [
        [
          'Gaines techniques bât. 1, 2, 3',
          'Conduits fibres-ciment',
          'Bon état',
          'EP – évaluation périodique',
        ],
        ['Local chaufferie', 'Joints de bride', 'Retirés en 2021', 'Sans objet'],
      ],
    )}<h2>4. Consignes générales de sécurité</h2><p>Ne pas percer, poncer ou scier les matériaux repérés. Informer toute entreprise intervenant sur ou à proximité. Déchets : filière agréée, bordereau de suivi BSDA.</p>`,
  ],
  {
    type: 'DIAGNOSTICS_IMMEUBLE',
    sub_kind: 'DTA',
    facts: {
      syndic: 'SYNDIC VAL DE CISSE',
      building: 'RÉSIDENCE BÉGON',
      building_address: '9-11 avenue de Vendôme, 41000 BLOIS',
      made_on: either('2013-09-11', '2006-02-14'),
    },
    absent: ['rnc', 'lots'],
  },
);

export const ASSAINISSEMENT_SUPERFICIES = [septic, mains, letter, dta];
