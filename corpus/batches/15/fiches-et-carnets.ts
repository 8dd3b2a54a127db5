// Papers about buildings: two register sheets, one with its labels under the figures, and two upkeep books.
import { either, paperOf } from '../../paper.ts';
import { paragraphs, table, tr } from '../../writing.ts';

const card = (value: string, label: string) =>
  `<div class="c"><b>${value}</b><span>${label}</span></div>`;

const cards = paperOf(
  'fiche-cartes-tours',
  `font: 8.4pt/1.3 'DejaVu Sans', sans-serif; padding: 12mm; h2 { font-size: 9pt; border-bottom: .5mm solid #7a1f3d; color: #7a1f3d; margin: 4mm 0 2mm } .g { display: grid; grid-template-columns: repeat(4, 1fr); gap: 2mm } .c { background: #f6f0f2; padding: 2mm } .c b { display: block; font-size: 10pt } .c span { font-size: 6.6pt; color: #555 }`,
  [
    `<p style="float:right;font-size:7pt">TOURAINE COPRO SERVICES<br>21 rue de la Scellerie, 37000 TOURS<br>syndic professionnel, SIRET 900 611 378 00019</p><p style="font-size:14pt"><b>Fiche synthétique de copropriété</b><br><span style="font-size:8pt">article 8-2 de la loi du 10 juillet 1965, décret n° 2016-1822 du 21 décembre 2016</span></p><p>AB0 417 955 – RESIDENCE LES JARDINS DE BÉRANGER – 88 boulevard Béranger, 37000 TOURS<br>immatriculée le 30/11/2017 – dernière mise à jour le 22/05/2025</p>
    <h2>L’immeuble</h2><div class="g">${card('151', 'lots au total')}${card('64', 'lots d’habitation, bureaux ou commerces')}${card('52', 'lots de stationnement')}${card('2', 'bâtiments')}${card('1961 – 1974', 'période de construction')}${card('collectif, gaz', 'chauffage')}${card('3', 'ascenseurs')}${card('13/09/1968', 'date du règlement de copropriété')}</div>
    <h2>L’organisation</h2><div class="g">${card('principal', 'syndicat')}${card('aucune', 'procédure (administration provisoire, mandat ad hoc)')}${card('non', 'résidence-services')}${card('30/06/2026', 'fin du mandat du syndic')}</div>
    <h2>Les finances</h2><div class="g">${card('01/01/2024', 'début de l’exercice')}${card('31/12/2024', 'fin de l’exercice')}${card('10/04/2025', 'comptes approuvés en assemblée le')}${card('70 532,24 €', 'charges courantes')}${card('14 880,00 €', 'charges pour travaux et opérations exceptionnelles')}${card('9 106,33 €', 'dettes fournisseurs, rémunérations et autres')}${card('18 417,02 €', 'impayés des copropriétaires')}${card('7', 'copropriétaires débiteurs de plus de 300 €')}${card('41 650,00 €', 'fonds de travaux')}${card('oui', 'personnel (1 employé d’immeuble)')}</div>
    <p style="margin-top:6mm;font-size:7pt">Le syndic met cette fiche à la disposition des copropriétaires. Données déclarées au registre tenu par l’Agence nationale de l’habitat, 8 avenue de l’Opéra, 75001 PARIS.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'TOURAINE COPRO SERVICES',
      building: 'RESIDENCE LES JARDINS DE BÉRANGER',
      building_address: '88 boulevard Béranger, 37000 TOURS',
      rnc: 'AB0417955',
      updated_on: '2025-05-22',
      lots_count: 151,
      homes_count: 64,
      parking_count: 52,
      buildings_count: 2,
      lifts_count: 3,
      build_period: '1961 – 1974',
      heating: either('collectif, gaz', 'collectif gaz', 'collectif'),
      exercice_from: '2024-01-01',
      exercice_to: '2024-12-31',
      approved_on: '2025-04-10',
      charges_courantes: 7053224,
      charges_travaux: 1488000,
      dette_fournisseurs: 910633,
      impayes: 1841702,
      debtors_count: 7,
      fonds_travaux: 4165000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const malo = paperOf(
  'fiche-word-dunkerque',
  `font: 10.5pt/1.3 'Carlito', sans-serif; padding: 16mm 18mm; td { border: .2mm solid #777; padding: .8mm 2mm } td:last-child { width: 70mm } .h td { background: #d9d9d9; font-weight: bold }`,
  [
    `<p style="font-size:14pt;text-align:center"><b>FICHE SYNTHÉTIQUE</b></p><table>${tr(['1. Identification', ''], 'h')}${tr(['Nom', 'L’ESTRAN'])}${tr(['Adresse', '61 digue de Mer, 59240 DUNKERQUE'])}${tr(['N° d’immatriculation', 'AF8-226-104'])}${tr(['Règlement de copropriété', '4 mars 1957, modifié le 12 juin 1998'])}${tr(['2. Représentant légal', ''], 'h')}${tr(['Syndicat coopératif, présidente du conseil et syndic', 'Maryvonne VANDENBUSSCHE'])}${tr(['3. Caractéristiques', ''], 'h')}${tr(['Lots (en tout)', '22'])}${tr(['dont habitation, commerce, bureau', '11'])}${tr(['dont stationnement', '0'])}${tr(['Bâtiment(s)', '1'])}${tr(['Construction', '1949 à 1960'])}${tr(['Chauffage', 'individuel'])}${tr(['Ascenseur(s)', '0'])}${tr(['4. Finances', ''], 'h')}${tr(['Exercice', '01/01/2025 – 31/12/2025'])}${tr(['Comptes approuvés le', '28/02/2026'])}${tr(['Charges courantes', '10 536,32 €'])}${tr(['Charges travaux et exceptionnel', '3 988,00 €'])}${tr(['Doit aux fournisseurs', '4 544,48 €'])}${tr(['Doivent les copropriétaires', '3 188,66 €'])}${tr(['Débiteurs de plus de 300 €', '3'])}${tr(['Fonds de travaux', '4 000,00 €'])}${tr(['Personnel', 'non'])}</table><p style="margin-top:6mm">Mise à jour du 15 mars 2026 – transmise au registre le même jour.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Maryvonne VANDENBUSSCHE',
      building: 'L’ESTRAN',
      building_address: '61 digue de Mer, 59240 DUNKERQUE',
      rnc: 'AF8226104',
      updated_on: '2026-03-15',
      lots_count: 22,
      homes_count: 11,
      parking_count: 0,
      buildings_count: 1,
      lifts_count: 0,
      build_period: '1949 à 1960',
      heating: 'individuel',
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-02-28',
      charges_courantes: 1053632,
      charges_travaux: 398800,
      dette_fournisseurs: 454448,
      impayes: 318866,
      debtors_count: 3,
      fonds_travaux: 400000,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const diary = paperOf(
  'carnet-cahier-alencon',
  `font: 11.5pt/1.5 'Nimbus Roman', serif; padding: 22mm 24mm; h2 { font-size: 12pt; font-variant: small-caps; margin: 5mm 0 1mm } td { padding: .6mm 2mm }`,
  [
    `<p style="text-align:center;margin-top:55mm;font-size:20pt">CARNET D’ENTRETIEN</p><p style="text-align:center">de l’immeuble en copropriété<br><b>HÔTEL DE LA DENTELLIÈRE</b><br>11 rue du Pont-Neuf<br>61000 ALENÇON</p><p style="text-align:center;margin-top:30mm">(décret n° 2001-477 du 30 mai 2001)<br>mis à jour le 4 novembre 2024</p>`,
    `<h2>Syndic</h2><p>Cabinet GERVAISE-MESNIL, 2 cours Clemenceau, 61000 ALENÇON, depuis le 7 juin 2016.</p><h2>Assurance de l’immeuble</h2><p>Multirisque immeuble n° 0A61-774.219 auprès de Bocage Assurances Mutuelles, par M. Hervieu, agent à Sées. La police vient à échéance le 31 janvier 2026. Responsabilité du syndic : autre police, n° RCP 55 018 (Verlingue-Exemple).</p><h2>Contrats</h2>${table(
      [],
      [
        ['Chaudière collective', 'Thermi-Orne, contrat P2 du 01/10/2019, annuel'],
        ['Extincteurs', 'Sicli-Exemple, visite en mars'],
        ['Toiture', 'Couverture Leroyer, visite bisannuelle'],
      ],
    )}<h2>Travaux importants</h2>${paragraphs(['1987, réfection des lucarnes. 2004, remplacement de la chaudière (Ets Blot). 2013, ravalement de la façade sur rue, pierres de taille. 2022, mise aux normes de l’électricité des communs.'])}<h2>Programme à venir</h2><p>Le projet de plan pluriannuel a été présenté à l’assemblée du 6 juin 2024, qui ne l’a pas adopté.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'Cabinet GERVAISE-MESNIL',
      building: 'HÔTEL DE LA DENTELLIÈRE',
      building_address: '11 rue du Pont-Neuf, 61000 ALENÇON',
      updated_on: '2024-11-04',
      insurer: 'Bocage Assurances Mutuelles',
      policy_number: '0A61-774.219',
      insured_until: '2026-01-31',
    },
    absent: ['rnc', 'owner', 'lots', 'made_on'],
  },
);

const sheet = paperOf(
  'carnet-listing-compiegne',
  `font: 7.8pt/1.3 'Nimbus Sans Narrow', sans-serif; padding: 10mm 12mm; h2 { font-size: 8.6pt; background: #333; color: #fff; padding: .8mm 2mm; margin: 3mm 0 1mm } td, th { border: .15mm solid #999; padding: .6mm 1mm } th { font-weight: bold }`,
  [
    `<table><tr><td style="border:0"><b>IMMO-PICARDIE SYNDIC</b><br>4 place de l’Hôtel-de-Ville 60200 COMPIÈGNE</td><td style="border:0;text-align:right">CARNET D’ENTRETIEN N° 0117<br>tiré le 19/09/2026 – version en vigueur au 01/09/2026</td></tr></table><h2>IMMEUBLE</h2><p>LES GLACIS DU PALAIS – 30 à 34 rue d’Ulm 60200 COMPIÈGNE – immat. AE3 550 718 – 3 cages – 58 lots – date de construction 1971 – RCP Me Fleury, 02/02/1971</p><h2>ASSURANCES</h2>${table(
      ['Nature', 'Compagnie', 'Police', 'Effet', 'Échéance', 'Garanties'],
      [
        [
          'Multirisque immeuble',
          'Oise Mutuelle Exemple',
          'MRI/60/44102',
          '01/07/2021',
          '30/06/2027',
          'Valeur à neuf',
        ],
        [
          'Dommages-ouvrage 2023',
          'Constructa Ex.',
          'DO 23-9917',
          '12/04/2023',
          '11/04/2033',
          'Étanchéité bât. 32',
        ],
      ],
    )}<h2>CONTRATS D’ENTRETIEN</h2>${table(
      ['Équipement', 'Entreprise', 'N°', 'Périodicité', 'Échéance'],
      [
        ['Ascenseurs (3)', 'Elevex Nord', 'E-70118', '6 semaines', '31/12/2027'],
        ['Porte parking', 'Portalis', 'P 2210', '2/an', '31/03/2027'],
        ['VMC', 'Air Picard', 'VMC-88', 'annuelle', 'tacite'],
        ['Désinsectisation', 'Hygia', 'D14', '2/an', 'tacite'],
        ['Espaces verts', 'Les Jardins de l’Aisne', '—', '14/an', '28/02/2027'],
      ],
    )}<h2>TRAVAUX EFFECTUÉS</h2>${table(
      ['Année', 'Nature', 'Entreprise', 'Montant TTC', 'Décennale jusqu’au'],
      [
        ['2015', 'Réfection colonnes EU cage 30', 'Plomb’Oise', '18 212,00', '2025'],
        ['2019', 'Remplacement portes de hall', 'Alu-Compiègne', '22 480,00', '—'],
        ['2023', 'Étanchéité terrasse bât. 32', 'Soprex', '61 905,50', '11/04/2033'],
      ],
    )}<h2>DIAGNOSTICS</h2><p>DTA : 14/02/2006, màj 30/08/2021 – DPE collectif : 05/11/2024, classe D – PPPT : présenté AG 2025, adopté pour partie</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'IMMO-PICARDIE SYNDIC',
      building: 'LES GLACIS DU PALAIS',
      building_address: '30 à 34 rue d’Ulm, 60200 COMPIÈGNE',
      rnc: 'AE3550718',
      updated_on: either('2026-09-01', '2026-09-19'),
      insurer: 'Oise Mutuelle Exemple',
      policy_number: 'MRI/60/44102',
      insured_until: '2027-06-30',
    },
    absent: ['owner', 'meeting_on', 'price'],
  },
);

export const FICHES_ET_CARNETS = [cards, malo, diary, sheet];
