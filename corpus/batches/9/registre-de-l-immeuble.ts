// Papers of the building: two summary sheets, the upkeep book.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';

type Pair = readonly [label: string, value: string];
const box = (title: string, pairs: readonly Pair[]) => `<h2>${title}</h2>${table([], pairs)}`;

const register = paperOf(
  'fiche-synthetique-vannes',
  `font: 8.8pt/1.4 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 14pt; color: #00708a; text-align: center } h2 { font-size: 9.8pt; background: #00708a; color: #fff; padding: 1mm 2mm; margin: 3mm 0 0 } td { border: .15mm solid #c6d8dc; width: 50% } .ft { position: absolute; bottom: 6mm; right: 15mm; font-size: 7pt }`,
  [
    `<p><b style="font-size:13pt;color:#00708a">Armor Gestion</b> – 3 place de la Libération – 56000 VANNES</p><h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p>Établie en application de l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 fixant le statut de la copropriété des immeubles bâtis et du décret n° 2016-1822 du 21 décembre 2016</p>${box(
      '1. Identification du syndicat des copropriétaires',
      [
        ['Nom d’usage', 'LES HAUTS DE CONLEAU'],
        ['Adresse(s) du syndicat', '12 rue du Vincin, 56000 VANNES'],
        ['Numéro d’immatriculation du syndicat', 'AC5-118-604'],
        ['Date de la dernière mise à jour des données au registre', '02/07/2026'],
        ['Date du règlement de copropriété', '17/10/1979'],
        ['N° SIREN du syndicat', '900 000 962'],
      ],
    )}${box('2. Identification du représentant légal (syndic)', [
      ['Nom, prénom ou raison sociale', 'ARMOR GESTION'],
      ['Adresse', '3 place de la Libération, 56000 VANNES'],
      ['Cadre d’intervention', 'Syndic professionnel – mandat en cours'],
    ])}${box('3. Organisation juridique de la copropriété', [
      ['Nature du syndicat', 'Principal'],
      ['Si le syndicat est un syndicat coopératif', 'Non'],
    ])}${box('4. Caractéristiques techniques de la copropriété', [
      ['Nombre total de lots de copropriété', '124'],
      ['Nombre total de lots à usage d’habitation, de commerces et de bureaux', '57'],
      ['Nombre de lots de stationnement', '38'],
      ['Nombre de bâtiments', '2'],
      ['Période de construction des bâtiments', 'De 1975 à 1993'],
    ])}${box('5. Équipements de la copropriété', [
      ['Type de chauffage', 'Individuel'],
      ['Nombre d’ascenseurs', '1'],
    ])}<div class="ft">1042 – page 1 / 2</div>`,
    `${box('6. Caractéristiques financières de la copropriété', [
      ['Exercice comptable – date de début', '01/01/2025'],
      ['Exercice comptable – date de fin', '31/12/2025'],
      ['Date de l’assemblée générale ayant approuvé les comptes', '12/05/2026'],
      ['Montant des charges pour opérations courantes de l’exercice clos', '80 205,30 €'],
      ['Montant des charges pour travaux et opérations exceptionnelles', '18 268,00 €'],
      ['Montant des dettes fournisseurs, rémunérations et autres', '12 471,82 €'],
      ['Montant des sommes restant dues par les copropriétaires', '13 404,63 €'],
      ['Nombre de copropriétaires débiteurs de plus de 300 €', '6'],
      ['Montant du fonds de travaux', '36 176,00 €'],
      ['Présence de personnel employé par le syndicat', 'Non'],
    ])}<p style="margin-top:6mm">Cette fiche est mise à jour chaque année par le syndic, dans les deux mois suivant la notification du procès-verbal de l’assemblée générale au cours de laquelle les comptes de l’exercice clos ont été approuvés. Elle est mise à disposition des copropriétaires qui en font la demande.</p><p>Les données techniques relatives aux bâtiments (étiquettes énergétiques, diagnostics) figurent dans le carnet d’entretien et le dossier technique de l’immeuble.</p><p style="margin-top:8mm">Fait à Vannes, le 02/07/2026 – Le syndic (cachet et signature)</p><div class="ft">1042 – page 2 / 2</div>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'ARMOR GESTION',
      building: 'LES HAUTS DE CONLEAU',
      building_address: '12 rue du Vincin, 56000 VANNES',
      rnc: 'AC5118604',
      updated_on: '2026-07-02',
      lots_count: 124,
      homes_count: 57,
      parking_count: 38,
      buildings_count: 2,
      build_period: 'De 1975 à 1993',
      heating: 'Individuel',
      lifts_count: 1,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-12',
      charges_courantes: 8020530,
      charges_travaux: 1826800,
      dette_fournisseurs: 1247182,
      impayes: 1340463,
      debtors_count: 6,
      fonds_travaux: 3617600,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const line = (label: string, value: string) =>
  `<p class="l"><span>${label}</span><b>${value}</b></p>`;
const national = paperOf(
  'fiche-registre-chartres',
  `font: 9.2pt/1.35 'DejaVu Sans Condensed', sans-serif; padding: 14mm 18mm; h1 { font-size: 15pt; text-align: center; margin: 4mm 0 } h2 { font-size: 10.5pt; color: #000091; border-bottom: .3mm solid #000091; margin: 4mm 0 1.5mm } .l { display: flex; justify-content: space-between; margin: 0 0 .9mm } .l b { text-align: right; max-width: 85mm }`,
  [
    `<p style="color:#000091"><b>REGISTRE NATIONAL D’IMMATRICULATION DES COPROPRIÉTÉS</b></p><h1>Fiche synthétique de la copropriété</h1><p style="text-align:center">AG2-880-153 – générée à partir des données mises à jour le 18/08/2026</p><h2>IDENTIFICATION</h2>${line('Nom d’usage de la copropriété', '9 FAUBOURG GUILLAUME')}${line('Adresse de référence', '9 rue du Faubourg Guillaume 28000 Chartres')}${line('Date d’immatriculation', '14/12/2018')}${line('Numéro d’immatriculation', 'AG2-880-153')}${line('Date du règlement de copropriété', '06/02/1998')}<h2>IDENTITÉ DU REPRÉSENTANT LÉGAL</h2>${line('Représentant légal de la copropriété', 'BEAUCE SYNDIC (SIRET 900 000 376 00018)')}${line('Agissant dans le cadre', 'd’un mandat de syndic')}${line('Adresse', '21 rue du Grand Faubourg 28000 Chartres')}<h2>ORGANISATION JURIDIQUE</h2>${line('Type de syndicat', 'Syndicat principal')}${line('Spécificités', 'Néant')}<h2>CARACTÉRISTIQUES TECHNIQUES</h2>${line('Nombre total de lots', '14')}${line('Nombre total de lots à usage d’habitation, de bureaux ou de commerces', '8')}${line('Nombre de lots de stationnement', '0')}${line('Nombre de bâtiments', '1')}${line('Période de construction des bâtiments', 'Avant 1949')}<h2>ÉQUIPEMENTS</h2>${line('Type de chauffage', 'individuel')}${line('Nombre d’ascenseurs', '0')}<h2>CARACTÉRISTIQUES FINANCIÈRES</h2>${line('Premier exercice comptable', 'non')}${line('Date de début de l’exercice clos', '01/01/2025')}${line('Date de fin de l’exercice clos', '31/12/2025')}${line('Date de l’assemblée générale d’approbation des comptes', '04/06/2026')}${line('Charges pour opérations courantes', '8 917 €')}${line('Charges pour travaux et opérations exceptionnelles', '0 €')}${line('Dettes fournisseurs, rémunérations et autres', '1 204 €')}${line('Montant des sommes restant dues par les copropriétaires', '655 €')}${line('Nombre de copropriétaires débiteurs de plus de 300 €', '1')}${line('Montant du fonds de travaux', '2 318 €')}${line('Présence de personnel employé par le syndicat', 'non')}<p style="font-size:7.6pt;margin-top:6mm">Fiche délivrée par le registre national d’immatriculation des copropriétés le 03/09/2026. Les informations sont déclarées par le représentant légal et n’engagent que lui.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'BEAUCE SYNDIC',
      building: '9 FAUBOURG GUILLAUME',
      building_address: '9 rue du Faubourg Guillaume, 28000 Chartres',
      rnc: 'AG2880153',
      updated_on: '2026-08-18',
      lots_count: 14,
      homes_count: 8,
      parking_count: 0,
      buildings_count: 1,
      build_period: 'Avant 1949',
      heating: 'individuel',
      lifts_count: 0,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-06-04',
      charges_courantes: 891700,
      charges_travaux: 0,
      dette_fournisseurs: 120400,
      impayes: 65500,
      debtors_count: 1,
      fonds_travaux: 231800,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const book = paperOf(
  'carnet-brogny-annecy',
  `font: 9pt/1.4 'DejaVu Sans Condensed', sans-serif; padding: 13mm 15mm; h1 { font-size: 15pt; text-align: center } h2 { font-size: 10.5pt; margin: 4mm 0 1mm; text-transform: uppercase } td, th { border: .15mm solid #777 } th { background: #ececec; font-weight: bold }`,
  [
    `<p><b>ALPILAC SYNDIC</b> – 18 avenue de Genève – 74000 ANNECY</p><h1>CARNET D’ENTRETIEN DE L’IMMEUBLE</h1><p style="text-align:center">Article 18 de la loi du 10 juillet 1965 – décret n° 2001-477 du 30 mai 2001<br>Mis à jour le 05/05/2026</p>${box(
      'Renseignements généraux',
      [
        ['Dénomination', 'LE CLOS DES AULNES'],
        ['Adresse', '5 et 7 avenue de Brogny – 74000 ANNECY'],
        ['Numéro d’immatriculation', 'AF3407719'],
        ['Année de construction', '1971'],
        ['Nombre de lots', '212, dont 78 logements'],
        ['Syndic en exercice', 'ALPILAC SYNDIC'],
      ],
    )}<h2>Contrats d’assurance</h2>${table(
      ['Assureur', 'N° de police', 'Garantie', 'Échéance'],
      [['Mutuelle Exemple des Alpes', '74 118 2093 B', 'Multirisque immeuble', '31/12/2026']],
    )}<h2>Contrats d’entretien et de maintenance</h2>${table(
      ['Objet', 'Entreprise', 'Date d’effet', 'Échéance / reconduction'],
      [
        ['Chaufferie P2', 'Thermique du Lac', '01/07/2022', '30/06/2027'],
        ['Ascenseurs', 'Ascenseurs Exemple', '01/01/2018', 'annuelle, tacite'],
        ['Extincteurs', 'Alpes Incendie', '15/03/2024', '14/03/2027'],
        ['VMC', 'Airlac', '01/09/2023', 'annuelle, tacite'],
        ['Espaces verts', 'Jardins de Brogny', '01/04/2025', '31/03/2028'],
      ],
    )}`,
    `<h2>Travaux importants</h2>${table(
      ['Année', 'Nature des travaux', 'Entreprise', 'Dommages-ouvrage'],
      [
        ['2025', 'Remplacement de la porte de garage', 'Fermetures du Parmelan', 'sans objet'],
        ['2025-2026', 'Rénovation de la chaufferie', 'Thermique du Lac', 'sans objet'],
        ['2016', 'Ravalement des façades', 'Façades Annéciennes', 'Exemple Assurances DO 16-4410'],
        ['2009', 'Mise aux normes des ascenseurs', 'Ascenseurs Exemple', 'sans objet'],
      ],
    )}<h2>Diagnostics et contrôles des parties communes</h2>${table(
      ['Nature', 'Date', 'Intervenant', 'Observations'],
      [
        [
          'Dossier technique amiante',
          '11/05/2005, mis à jour le 20/09/2012',
          'Alpes Diagnostics',
          'Présence : conduits en fibres-ciment, bon état',
        ],
        ['DPE collectif', '27/11/2024', 'Lac Énergies', 'Classe E'],
        [
          'Contrôle technique ascenseurs',
          '08/10/2023',
          'Bureau de contrôle Exemple',
          'Réserves levées',
        ],
      ],
    )}<h2>Échéancier du plan pluriannuel de travaux</h2><p>Projet de plan établi le 12/03/2025 ; l’assemblée générale du 14/04/2026 a décidé la réfection de l’étanchéité des terrasses et rejeté l’isolation du pignon ouest. La question sera inscrite à l’ordre du jour de la prochaine assemblée.</p><h2>Observations</h2><p>Le présent carnet peut être consulté auprès du syndic par tout copropriétaire et par tout candidat acquéreur d’un lot, sur demande du vendeur.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'ALPILAC SYNDIC',
      building: 'LE CLOS DES AULNES',
      building_address: '5 et 7 avenue de Brogny, 74000 ANNECY',
      rnc: 'AF3407719',
      updated_on: '2026-05-05',
      insurer: 'Mutuelle Exemple des Alpes',
      policy_number: either('74 118 2093 B', '741182093B'),
      insured_until: '2026-12-31',
    },
    absent: ['meeting_on', 'owner', 'made_on', 'lots', 'iban'],
  },
);

export const REGISTRE_DE_L_IMMEUBLE = [register, national, book];
