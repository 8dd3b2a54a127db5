// What stays with the building: its upkeep book, its rules of 1971, an amendment of a small house in Rennes.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table } from '../../writing.ts';

const book = paperOf(
  'carnet-nantes-cabinet',
  `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; text-align: center; border: .4mm solid #444; padding: 2mm } h2 { font-size: 10pt; background: #e9e9e9; padding: 1mm 2mm; margin: 4mm 0 1.5mm } td, th { border: .15mm solid #999; padding: 1mm 1.5mm } th { font-weight: bold }`,
  [
    `<p>CABINET PENNANEAC’H & FILS<br>3 quai de la Fosse, 44000 NANTES</p><h1>CARNET D’ENTRETIEN</h1><p>Établi et tenu à jour par le syndic en application de l’article 18 de la loi du 10 juillet 1965 et du décret n° 2001-477 du 30 mai 2001. Dernière mise à jour : 9 septembre 2026.</p><h2>I. IDENTIFICATION DE L’IMMEUBLE</h2>${table(
      [],
      [
        ['Immeuble', 'LES JARDINS DE L’ERDRE (code 0455)'],
        ['Adresse', '9 rue du Coudray, 44000 NANTES'],
        ['Immatriculation au registre', 'AD2047719'],
        ['Date de construction', '1984'],
        ['Description', 'R + 6, 33 appartements, 1 local professionnel, 29 parkings, 34 caves'],
        ['Syndic en exercice', 'Cabinet PENNANEAC’H & FILS, depuis le 12 juin 1991'],
      ],
    )}<h2>II. CONTRATS D’ASSURANCE</h2>${table(
      ['Risque', 'Assureur', 'Police n°', 'Effet', 'Échéance'],
      [
        [
          'Multirisque immeuble',
          'Mutuelle de Loire Exemple',
          'MRI 44-108 552',
          '01/01/2019',
          '31/12/2026',
        ],
      ],
    )}<p>Aucune assurance dommages-ouvrage n’est en cours de validité.</p><h2>III. CONTRATS DE MAINTENANCE</h2>${table(
      ['Équipement', 'Prestataire', 'Date du contrat', 'Durée'],
      [
        ['Chaufferie gaz (P2 – P3)', 'Thermique de l’Ouest', '01/10/2021', '5 ans'],
        ['Ascenseur', 'Ouest Élévateurs', '01/01/2018', '1 an, tacite'],
        ['VMC gaz', 'Air Pur Services', '15/03/2020', '1 an, tacite'],
        ['Extincteurs, désenfumage', 'Sécurité Estuaire', '01/06/2023', '3 ans'],
        ['Nettoyage', 'Net’Erdre', '01/04/2022', '1 an, tacite'],
      ],
    )}<h2>IV. VÉRIFICATIONS PÉRIODIQUES</h2>${table(
      ['Objet', 'Organisme', 'Dernière visite', 'Observation'],
      [
        [
          'Contrôle technique quinquennal de l’ascenseur',
          'Vérif’Ouest',
          '20/05/2024',
          'Sans danger',
        ],
        ['Colonnes sèches', 'Sécurité Estuaire', '11/06/2025', 'Conforme'],
      ],
    )}`,
    `<h2>V. TRAVAUX IMPORTANTS</h2>${table(
      ['Année', 'Travaux', 'Entreprise', 'Coût TTC'],
      [
        [
          '2023',
          'Remplacement de la chaudière n° 2 par une chaudière à condensation',
          'Thermique de l’Ouest',
          '38 412,00 €',
        ],
        [
          '2019',
          'Réfection de l’étanchéité de la terrasse haute',
          'Toitures Ligériennes',
          '24 870,00 €',
        ],
        ['2012', 'Ravalement de la façade sur rue', 'Façades Loire-Océan', '71 300,00 €'],
        ['2006', 'Mise en sécurité de l’ascenseur (loi SAE)', 'Ouest Élévateurs', '19 655,00 €'],
      ],
    )}<h2>VI. DIAGNOSTICS DES PARTIES COMMUNES</h2>${table(
      ['Document', 'Date', 'Résultat'],
      [
        [
          'Dossier technique amiante',
          '14/11/2005, mis à jour le 02/02/2021',
          'Conduits en fibres-ciment, état 1',
        ],
        ['Diagnostic de performance énergétique collectif', '30/10/2024', 'Étiquette C'],
        ['Diagnostic technique global', 'Non réalisé', '–'],
      ],
    )}<h2>VII. PROGRAMMATION</h2><p>L’assemblée générale du 18 juin 2026 a voté le remplacement de la porte basculante du garage, à exécuter au premier trimestre 2027. Le projet de plan pluriannuel de travaux sera présenté à l’assemblée de 2027. Les copropriétaires peuvent consulter le présent carnet au siège du syndic, sur rendez-vous, et en obtenir copie à leurs frais.</p><p>Tout candidat à l’acquisition d’un lot, ou tout bénéficiaire d’une promesse, peut à sa demande prendre connaissance du carnet d’entretien (article L. 721-2 du code de la construction et de l’habitation).</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: either('CABINET PENNANEAC’H & FILS', 'CABINET PENNANEAC’H ET FILS'),
      building: 'LES JARDINS DE L’ERDRE',
      building_address: '9 rue du Coudray, 44000 NANTES',
      rnc: 'AD2047719',
      updated_on: '2026-09-09',
      insurer: 'Mutuelle de Loire Exemple',
      policy_number: 'MRI 44-108 552',
      insured_until: '2026-12-31',
      works_done: [
        '2023 Remplacement de la chaudière n° 2 par une chaudière à condensation',
        '2019 Réfection de l’étanchéité de la terrasse haute',
        '2012 Ravalement de la façade sur rue',
        '2006 Mise en sécurité de l’ascenseur (loi SAE)',
      ],
    },
    absent: ['owner', 'lots', 'meeting_on', 'iban'],
  },
);

const rules = paperOf(
  'reglement-marseille-1971',
  `font: 10.2pt/1.55 'Nimbus Mono PS', monospace; padding: 18mm 14mm 14mm 32mm; h2 { font-size: 10.4pt; text-align: center; text-decoration: underline; font-weight: normal } td, th { padding: .6mm 1mm; border-bottom: .1mm solid #333 } .pg { position: absolute; top: 8mm; right: 14mm }`,
  [
    `<p class="pg">Premier rôle</p><p>PARDEVANT Maître Antoine ROSTAND, notaire à MARSEILLE, soussigné,</p><p>A COMPARU :</p>${paragraphs(['Monsieur Auguste Marius VIAL, directeur de sociétés, demeurant à MARSEILLE, 44 cours Pierre Puget, agissant en qualité de gérant de la SOCIETE CIVILE IMMOBILIERE « LA VERRERIE », au capital de 50.000 francs,', 'LEQUEL, préalablement au REGLEMENT DE COPROPRIETE et à l’ETAT DESCRIPTIF DE DIVISION objet des présentes, a exposé ce qui suit :', 'La société est propriétaire d’un terrain sis à MARSEILLE, cinquième arrondissement, 128 boulevard Chave, cadastré section 820 D numéro 114 pour une contenance de vingt-deux ares quarante centiares, sur lequel elle édifie un ensemble immobilier de deux bâtiments dénommé « LA VERRERIE », en vertu d’un permis de construire délivré le 3 septembre 1969.', 'Le présent règlement est établi en conformité de la loi numéro 65-557 du 10 juillet 1965 et du décret numéro 67-223 du 17 mars 1967. Il a pour objet de déterminer les parties privatives et les parties communes, de fixer les droits et obligations des copropriétaires et d’organiser l’administration de l’immeuble.', 'DONT ACTE, fait et passé à MARSEILLE, en l’étude du notaire soussigné, l’an mil neuf cent soixante et onze, le dix-sept juin.'])}<p style="text-align:center;margin-top:8mm">REGLEMENT DE COPROPRIETE<br>ETAT DESCRIPTIF DE DIVISION</p>`,
    `<p class="pg">Deuxième rôle</p><h2>TITRE I – ETAT DESCRIPTIF DE DIVISION</h2><p>L’ensemble immobilier est divisé en cent seize lots, savoir cinquante-huit locaux principaux et cinquante-huit caves. Les quotes-parts de la propriété du sol et des parties communes sont exprimées en dix millièmes.</p>${table(
      ['Lot', 'Bât.', 'Niveau', 'Désignation', '10.000èmes'],
      [
        ['13', 'B', '1er ét.', 'Appartement type II', '152'],
        ['14', 'B', '1er ét.', 'Appartement type III', '183'],
        ['15', 'B', '1er ét.', 'Appartement type IV', '240'],
        ['16', 'B', '2e ét.', 'Appartement type II', '152'],
        ['72', 'B', 'S-sol', 'Cave', '4'],
        ['73', 'B', 'S-sol', 'Cave', '4'],
        ['74', 'B', 'S-sol', 'Cave', '5'],
      ],
    )}<h2 style="margin-top:5mm">TITRE II – PARTIES COMMUNES</h2><p>Sont communs à tous les copropriétaires : la totalité du sol, les fondations, les gros murs, la toiture-terrasse, les passages, le local des poubelles, les canalisations principales, la loge.</p><p>Sont communs aux seuls copropriétaires du bâtiment B : le hall, l’escalier, l’ascenseur et sa machinerie de ce bâtiment.</p>`,
    `<p class="pg">Troisième rôle</p><h2>TITRE III – DESTINATION ET CONDITIONS D’HABITATION</h2><p>L’immeuble est destiné à l’habitation bourgeoise. L’exercice d’une profession libérale est autorisé. Nul ne pourra étendre de linge aux fenêtres sur le boulevard, ni entretenir d’animaux malfaisants, ni encombrer les vestibules.</p><h2>TITRE IV – CHARGES</h2><p>Les charges générales sont réparties au prorata des dix millièmes. Les charges d’ascenseur sont réparties selon le tableau annexé, en fonction de l’étage. Chaque copropriétaire versera une avance égale au sixième du budget.</p><h2>TITRE V – SYNDICAT, ASSEMBLEES, SYNDIC</h2><p>La collectivité des copropriétaires est constituée en syndicat. L’assemblée générale se réunit au moins une fois l’an. Le syndic est nommé par elle pour une durée qui ne peut excéder trois ans.</p><h2>PUBLICITE FONCIERE</h2><p>Publié au premier bureau des hypothèques de MARSEILLE le 21 juillet 1971, volume 1044 numéro 17. Dépôt 6622. Taxe : cinquante francs. Le conservateur : (signé) illisible.</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'RCP',
    facts: {
      deed_on: '1971-06-17',
      notary: either('Maître Antoine ROSTAND', 'Maître ROSTAND'),
      publication: either('1044 n° 17', 'volume 1044 numéro 17'),
      building: 'LA VERRERIE',
      building_address: either(
        '128 boulevard Chave, MARSEILLE',
        '128 boulevard Chave, MARSEILLE cinquième arrondissement',
        '128 boulevard Chave, 13005 MARSEILLE',
      ),
      parcels: either(['820 D 114'], ['D 114']),
      lot_shares: [
        '13:152/10000',
        '14:183/10000',
        '15:240/10000',
        '16:152/10000',
        '72:4/10000',
        '73:4/10000',
        '74:5/10000',
      ],
    },
    absent: ['rnc', 'modifies', 'meeting_on', 'price', 'iban'],
  },
);

const amendment = paperOf(
  'modificatif-rennes-combles',
  `font: 10.4pt/1.5 'P052', serif; padding: 18mm 20mm 16mm 34mm; h2 { font-size: 11pt; text-align: center; margin-top: 5mm } td, th { border: .2mm solid #000; text-align: center } .pg { position: absolute; bottom: 8mm; right: 20mm; font-size: 8.5pt }`,
  [
    `<p>103 447 02<br>GB/NL/</p><p><b>L’AN DEUX MILLE QUATORZE,<br>LE SIX FÉVRIER,</b></p><p>À RENNES (Ille-et-Vilaine), 7 quai Lamartine, au siège de l’office notarial ci-après nommé,</p><p>Maître Gwénaël BODIN, notaire associé de la société civile professionnelle « BODIN et HAMON », titulaire d’un office notarial à RENNES,</p><p>A REÇU le présent acte contenant <b>MODIFICATIF À L’ÉTAT DESCRIPTIF DE DIVISION ET AU RÈGLEMENT DE COPROPRIÉTÉ</b></p><h2>À LA REQUÊTE DE</h2><p>Le syndicat des copropriétaires de l’immeuble situé à RENNES (35000), 14 rue Legraverend, représenté par son syndic, en vertu des pouvoirs conférés par l’assemblée générale du 19 octobre 2013 ;</p><p>Monsieur Loïc Hervé TANGUY, professeur, demeurant à RENNES, 14 rue Legraverend, propriétaire du lot numéro 7.</p><h2>EXPOSÉ</h2><p>L’immeuble a fait l’objet d’un état descriptif de division et règlement de copropriété reçu par Maître Pierre GAUTIER, notaire à RENNES, le 28 novembre 1967, publié au deuxième bureau des hypothèques de RENNES le 9 janvier 1968, volume 4120 numéro 6.</p><p>Il est cadastré section BM numéro 318, pour une contenance de 00 ha 02 a 61 ca.</p><p class="pg">Page 1</p>`,
    `<h2>MODIFICATION</h2><p>Une partie des combles, d’une surface au sol de douze mètres carrés, est cédée par le syndicat à Monsieur TANGUY et forme le lot numéro 10, créé à cet effet, qui sera réuni de fait au lot numéro 7.</p>${table(
      ['Lot', 'Niveau', 'Nature', 'Millièmes avant', 'Millièmes après'],
      [
        ['7', '4e étage', 'Appartement', '72 / 992', '72 / 1000'],
        ['10', 'Combles', 'Grenier', 'néant', '8 / 1000'],
      ],
    )}<p style="margin-top:4mm">La somme des millièmes de l’immeuble est ainsi portée de 992 à 1000. Les autres lots conservent leurs quotes-parts.</p><h2>CONDITIONS</h2><p>L’acquéreur du droit aux combles supporte les frais de division, de cloisonnement et d’isolation. Il ne peut modifier l’aspect de la toiture sans l’accord de l’assemblée générale. Les charges d’entretien de la toiture demeurent communes.</p><h2>FORMALITÉS</h2><p>Le présent acte sera publié au service de la publicité foncière de RENNES 1. Les frais en sont supportés par Monsieur TANGUY.</p><p>DONT ACTE sur deux pages. Et après lecture faite, les parties ont signé avec le notaire.</p><p style="border:.2mm solid #000;padding:2mm;font-size:9pt">Publié et enregistré le 03/03/2014 au SPF de RENNES 1 – Dépôt 2014D3345 – Volume 2014P numéro 2207 – Droits : 125,00 EUR – Salaires : 15,00 EUR</p><p class="pg">Page 2</p>`,
  ],
  {
    type: 'RCP_EDD',
    sub_kind: 'MODIFICATIF',
    facts: {
      deed_on: '2014-02-06',
      notary: either('Maître Gwénaël BODIN', 'Maître BODIN'),
      modifies: ['1967-11-28'],
      publication: either('2014P n° 2207', 'Volume 2014P numéro 2207'),
      building_address: '14 rue Legraverend, 35000 RENNES',
      parcels: ['BM 318'],
      lot_shares: ['7:72/1000', '10:8/1000'],
    },
    absent: ['rnc', 'price', 'meeting_on', 'iban'],
  },
);

export const LIVRES_DE_L_IMMEUBLE = [book, rules, amendment];
