// Papers of the building and of the tax office: two sheets of the register, an upkeep book, two notices.
import { either, paperOf } from '../../paper.ts';
import { spaced, table } from '../../writing.ts';

const pairs = (rows: readonly (readonly [string, string])[]) =>
  table(
    [],
    rows.map(([label, value]) => [label, value]),
  );

const register = paperOf(
  'fiche-goeland-registre-brest',
  `font: 8.4pt 'Nimbus Sans', sans-serif; td { border: .2mm solid #aab; padding: .8mm 1.5mm; width: 50% } h1 { font-size: 13pt; color: #12306b; text-align: center } h2 { font-size: 9pt; background: #12306b; color: #fff; padding: .8mm 2mm; margin: 2mm 0 .5mm }`,
  [
    `<h1>FICHE SYNTHÉTIQUE DE LA COPROPRIÉTÉ</h1><p style="text-align:center">prévue à l’article 8-2 de la loi n° 65-557 du 10 juillet 1965 – données issues de la mise à jour du 17/07/2026</p><h2>1 – Identification</h2>${pairs(
      [
        ['Nom d’usage', 'Résidence LE GOËLAND'],
        ['Adresse principale', '9 rue du Commandant Drogou 29200 BREST'],
        ['Numéro d’immatriculation', 'AE2-208-145'],
        ['Date d’immatriculation', '04/12/2017'],
        ['Date d’établissement du règlement de copropriété', '22/09/1969'],
      ],
    )}<h2>2 – Représentant légal</h2>${pairs([
      ['Nom', 'Finistère Copropriétés, syndic professionnel'],
      ['Adresse', '22 rue de Siam 29200 BREST'],
      ['SIRET', '900 292 008 00031'],
    ])}<h2>3 – Organisation juridique</h2>${pairs([
      ['Nature du syndicat', 'Principal'],
      ['Résidence-service', 'Non'],
    ])}<h2>4 – Caractéristiques techniques</h2>${pairs([
      ['Nombre total de lots', '96'],
      ['Lots à usage d’habitation, de commerces et de bureaux', '42'],
      ['Lots de stationnement', '18'],
      ['Nombre de bâtiments', '2'],
      ['Période de construction', 'De 1961 à 1974'],
    ])}<h2>5 – Équipements</h2>${pairs([
      ['Chauffage', 'Collectif – gaz'],
      ['Ascenseurs', '2'],
    ])}<h2>6 – Caractéristiques financières</h2>${pairs([
      ['Dates de l’exercice clos', 'du 01/01/2025 au 31/12/2025'],
      ['Date de l’AG ayant approuvé les comptes', '19/05/2026'],
      ['Charges pour opérations courantes', '39 863,90 €'],
      ['Charges pour travaux et opérations exceptionnelles', '27 714,33 €'],
      ['Dettes fournisseurs, rémunérations et autres', '7 123,81 €'],
      ['Sommes restant dues par les copropriétaires', '12 416,27 €'],
      ['Nombre de copropriétaires débiteurs de plus de 300 €', '6'],
      ['Montant du fonds de travaux', '18 125,00 €'],
      ['Personnel du syndicat', 'Aucun'],
    ])}`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'Finistère Copropriétés',
      building: 'Résidence LE GOËLAND',
      building_address: '9 rue du Commandant Drogou, 29200 BREST',
      rnc: 'AE2208145',
      updated_on: '2026-07-17',
      lots_count: 96,
      homes_count: 42,
      parking_count: 18,
      buildings_count: 2,
      build_period: 'De 1961 à 1974',
      heating: either('Collectif – gaz', 'Collectif'),
      lifts_count: 2,
      exercice_from: '2025-01-01',
      exercice_to: '2025-12-31',
      approved_on: '2026-05-19',
      charges_courantes: 3986390,
      charges_travaux: 2771433,
      dette_fournisseurs: 712381,
      impayes: 1241627,
      debtors_count: 6,
      fonds_travaux: 1812500,
    },
    absent: ['owner', 'lots', 'iban', 'meeting_on'],
  },
);

const own = paperOf(
  'fiche-albertas-colonnes-aix',
  `font: 9pt/1.5 'Carlito', sans-serif; .two { column-count: 2; column-gap: 10mm } h2 { font-size: 10.5pt; color: #c08a2b; margin: 3mm 0 1mm } .two div { display: flex; justify-content: space-between; border-bottom: .2mm dotted #aaa } b { font-weight: bold }`,
  [
    `<p style="font-size:16pt;color:#c08a2b">sextius<b>copro</b></p><h1 style="font-size:15pt">Fiche synthétique – Copropriété L’Albertas</h1><p>42 rue Émeric-David, 13100 AIX-EN-PROVENCE – immatriculée AD7740051 – mise à jour le 5 mars 2026</p><div class="two"><h2>Immeuble</h2><div>Lots au total<b>61</b></div><div>dont habitation, bureaux, commerces<b>28</b></div><div>dont stationnement<b>0</b></div><div>Bâtiments<b>1</b></div><div>Construction<b>avant 1949</b></div><div>Chauffage<b>collectif, réseau de chaleur</b></div><div>Ascenseurs<b>1</b></div><h2>Syndicat</h2><div>Type<b>principal</b></div><div>Règlement de copropriété<b>09/10/1958</b></div><div>Syndic<b>sextiuscopro</b></div><div>Mandat<b>24/02/2026 – 23/02/2027</b></div><h2>Comptes</h2><div>Exercice<b>01/10/2024 – 30/09/2025</b></div><div>Approuvés le<b>24/02/2026</b></div><div>Charges courantes<b>56 371,57 €</b></div><div>Travaux, exceptionnel<b>0,00 €</b></div><div>Dettes fournisseurs<b>4 408,12 €</b></div><div>Impayés de charges<b>9 077,40 €</b></div><div>Débiteurs de plus de 300 €<b>4</b></div><div>Fonds de travaux<b>12 660,00 €</b></div></div><p style="font-size:7pt;margin-top:10mm">Document établi en application du décret n° 2016-1822 du 21 décembre 2016 et remis aux copropriétaires sur demande.</p>`,
  ],
  {
    type: 'FICHE_SYN',
    sub_kind: null,
    facts: {
      syndic: 'sextiuscopro',
      building: 'L’Albertas',
      building_address: '42 rue Émeric-David, 13100 AIX-EN-PROVENCE',
      rnc: 'AD7740051',
      updated_on: '2026-03-05',
      lots_count: 61,
      homes_count: 28,
      parking_count: 0,
      buildings_count: 1,
      build_period: 'avant 1949',
      heating: either('collectif, réseau de chaleur', 'collectif'),
      lifts_count: 1,
      exercice_from: '2024-10-01',
      exercice_to: '2025-09-30',
      approved_on: '2026-02-24',
      charges_courantes: 5637157,
      charges_travaux: 0,
      dette_fournisseurs: 440812,
      impayes: 907740,
      debtors_count: 4,
      fonds_travaux: 1266000,
    },
    absent: ['owner', 'lots', 'iban'],
  },
);

const book = paperOf(
  'carnet-champ-pin-epinal',
  `font: 9pt 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 15pt; border-bottom: .5mm solid #234 } h2 { font-size: 10pt; margin: 4mm 0 1mm; color: #234 } td, th { border: .2mm solid #9ab } th { background: #e6edf3; font-weight: bold }`,
  [
    `<p>IMMO DES IMAGES – 4 quai des Bons Enfants – 88000 ÉPINAL</p><h1>CARNET D’ENTRETIEN</h1>${pairs(
      [
        ['Immeuble', 'LE CHAMP DU PIN'],
        ['Adresse', '17 rue des Minimes, 88000 ÉPINAL'],
        ['Immatriculation', 'AA6103984'],
        ['Syndic en exercice', 'IMMO DES IMAGES, mandat jusqu’au 30/11/2027'],
        ['Mis à jour le', '09/09/2026'],
      ],
    )}<h2>Assurance de l’immeuble</h2>${table(['Assureur', 'N° de police', 'Garanties', 'Date d’échéance'], [['Mutuelle Vosgienne Exemple', 'IMM 88-204417', 'Multirisque immeuble, RC', '31/12/2026']])}<h2>Contrats</h2>${table(
      ['Objet', 'Prestataire', 'Échéance'],
      [
        ['Chaufferie P2', 'Therm’Est', '30/06/2027'],
        ['Ascenseur', 'Lift Moselle', '31/12/2028'],
        ['Extincteurs', 'Secours Feu 88', 'annuelle'],
        ['Désinfection', 'Hygia', 'annuelle'],
      ],
    )}<h2>Travaux importants</h2>${table(
      ['Année', 'Travaux', 'Entreprise'],
      [
        ['2009', 'Réfection de la toiture bac acier', 'Couvreurs de la Moselotte'],
        ['2016', 'Isolation thermique par l’extérieur', 'Façades Lorraines'],
        ['2022', 'Remplacement de la chaudière collective', 'Therm’Est'],
      ],
    )}<h2>Études et diagnostics</h2><p>Dossier technique amiante du 11/03/2005 ; DPE collectif du 20/10/2023 ; projet de plan pluriannuel de travaux en cours.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'IMMO DES IMAGES',
      building: 'LE CHAMP DU PIN',
      building_address: '17 rue des Minimes, 88000 ÉPINAL',
      rnc: 'AA6103984',
      updated_on: '2026-09-09',
      insurer: 'Mutuelle Vosgienne Exemple',
      policy_number: 'IMM 88-204417',
      insured_until: '2026-12-31',
    },
    absent: ['owner', 'lots', 'meeting_on'],
  },
);

const [town, metro, special, waste, fees] = [1187, 164, 11, 241, 67];
const notice = paperOf(
  'taxe-avis-kersauzon-quimper',
  `font: 8.4pt 'Nimbus Sans', sans-serif; .l { display: grid; grid-template-columns: 60mm 1fr; gap: 7mm } .k { background: #eef2f8; padding: 3mm; font-size: 7.8pt } td, th { border: .2mm solid #567; text-align: right; font-size: 8pt } td:first-child, th:first-child { text-align: left } .p { border: .5mm solid #003189; padding: 3mm; font-size: 10pt; margin: 4mm 0 }`,
  [
    `<div class="l"><div class="k"><b>RÉPUBLIQUE FRANÇAISE<br>FINANCES PUBLIQUES</b><p></p><b>Vos références</b><br>Numéro fiscal : 18 29 604 117 352<br>Référence de l’avis : 26 29 7740118 36<br>Numéro de propriétaire : 232 D01177 K<br>Débiteur(s) légal(aux) :<br>DE KERSAUZON YANN<br>Numéro de rôle : 221<br>Date d’établissement : 06/08/2026<br>Date de mise en recouvrement : 31/08/2026<p></p><b>Vos contacts</b><br>Par messagerie sécurisée, depuis votre espace particulier<br>SIP de QUIMPER, 3 boulevard du Finistère, 29000 QUIMPER</div><div><h1 style="font-size:15pt;color:#003189">AVIS D’IMPÔT 2026</h1><b>TAXES FONCIÈRES votées et perçues par la commune, l’intercommunalité et divers organismes</b><p style="margin:14mm 0 0 18mm;font-size:10pt">M DE KERSAUZON YANN<br>3 HENT PENN AR ROZ<br>29950 BENODET</p></div></div><div class="p">Somme à payer : <b>${spaced((town + metro + special + waste + fees) * 100)} €</b><br>Date limite de paiement : <b>15/10/2026</b> – si vous payez par internet, le délai est prolongé jusqu’au 20/10/2026 (prélèvement le 26/10/2026)</div><p>Au-delà de 300 €, le paiement doit obligatoirement être effectué par prélèvement ou par internet. Vous pouvez mensualiser votre impôt 2027 sur impots.gouv.fr.</p>`,
    `<p><b>TAXES FONCIÈRES 2026 – Détail du calcul des cotisations</b><br>Département : 290 FINISTÈRE – Commune : 232 QUIMPER – Propriétaire : DE KERSAUZON YANN</p>${table(
      [
        'Propriétés bâties',
        'Commune',
        'Syndicat',
        'Intercommunalité',
        'Taxes spéciales',
        'Taxe ordures ménagères',
        'Total des cotisations',
      ],
      [
        ['Taux 2025', '44,97 %', '', '6,20 %', '0,41 %', '9,15 %', ''],
        ['Taux 2026', '44,97 %', '', '6,20 %', '0,43 %', '9,15 %', ''],
        ['Adresse : 0008 RUE DU MOULIN VERT', '', '', '', '', '', ''],
        ['Base', '2639', '', '2639', '2639', '2639', ''],
        ['Cotisation 2026', town, '', metro, special, waste, town + metro + special + waste],
      ],
    )}<p></p>${table(
      [],
      [
        ['Frais de gestion de la fiscalité directe locale', `${fees} €`],
        ['Dégrèvement habitation principale', '0 €'],
        ['Montant de votre impôt', `${town + metro + special + waste + fees} €`],
      ],
    )}`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2026,
      tax_total: (town + metro + special + waste + fees) * 100,
      teom: waste * 100,
      tax_fees: fees * 100,
      tax_number: '1829604117352',
      pay_by: '2026-10-15',
      owner: 'DE KERSAUZON YANN',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

const schedule = paperOf(
  'taxe-espace-particulier-annemasse',
  `font: 10pt/1.5 'DejaVu Sans', sans-serif; padding: 12mm 16mm; .c { border: .2mm solid #ccd; padding: 4mm; margin: 4mm 0 } td:last-child { text-align: right } td { border-bottom: .2mm solid #eee } .u { font-size: 7pt; color: #555 }`,
  [
    `<p class="u">impots.gouv.fr – Mon espace particulier – imprimé le 12/11/2026 18:40</p><p><b>Mme DIALLO PERRET AISSATOU</b><br>Numéro fiscal : 22 74 118 905 640</p><h1 style="font-size:15pt">Avis de taxes foncières 2025</h1><div class="c">${table(
      [],
      [
        ['Bien situé', '5 CHE DES ILES – 74100 ANNEMASSE'],
        ['Cotisation commune', '612 €'],
        ['Cotisation intercommunalité', '58 €'],
        ['Taxes spéciales et GEMAPI', '14 €'],
        ['Taxe d’enlèvement des ordures ménagères', '129 €'],
        ['Frais de gestion', '35 €'],
        ['<b>Montant de l’impôt</b>', '<b>848 €</b>'],
      ],
    )}</div><p>À payer avant le 15 octobre 2025. Statut : <b>payé</b> (10 mensualités prélevées). Il ne vous reste rien à payer.</p><p class="u">Ce document ne remplace pas l’avis d’impôt, disponible au format PDF dans la rubrique « Documents ».</p>`,
  ],
  {
    type: 'TAX_FONCIERE',
    sub_kind: null,
    facts: {
      tax_year: 2025,
      tax_total: 84800,
      teom: 12900,
      tax_fees: 3500,
      tax_number: '2274118905640',
      pay_by: '2025-10-15',
      owner: 'DIALLO PERRET AISSATOU',
      property_address: '5 CHE DES ILES, 74100 ANNEMASSE',
    },
    absent: ['iban', 'rnc', 'price'],
  },
);

export const IMMEUBLE = [register, own, book, notice, schedule];
