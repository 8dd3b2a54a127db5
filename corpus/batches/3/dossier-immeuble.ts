// The upkeep book of a building, and what its syndic states before a sale.
import { either, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { BACALAN } from './immeubles.ts';

const DONE = [
  ['2009', 'Ravalement des façades bâtiments A et B', 'SUD-OUEST FAÇADES', '118 400 €'],
  ['2016', 'Remplacement des portes de hall', 'MENUISERIE DES BASSINS', '14 870 €'],
  ['2019', 'Réfection de l’étanchéité terrasse B', 'ÉTANCH’OUEST', '57 900 €'],
  ['2025', 'Remplacement d’une colonne d’eau froide bâtiment A', 'PLOMBERIE CHARTRONS', '9 620 €'],
] as const;
const book = paperOf(
  'carnet-bordeaux-fiches',
  `font: 9pt/1.35 'DejaVu Sans Condensed', sans-serif; h1 { font-size: 16pt; color: #6b1230; text-align: center } h2 { font-size: 10.5pt; color: #6b1230; border-bottom: .4mm solid #6b1230; margin: 5mm 0 1.5mm } td, th { border: .2mm solid #b9a3ab; padding: 1mm 1.6mm } th { background: #f3e6eb }`,
  [
    `<p>AQUIVERA IMMOBILIER – 9 allées de Chartres 33000 BORDEAUX</p><h1>CARNET D'ENTRETIEN</h1><p style="text-align:center">Tenu en application de l'article 18 de la loi du 10 juillet 1965 et du décret n° 2001-477 du 30 mai 2001</p>${table(
      [],
      [
        ['Immeuble', 'LE CLOS BACALAN'],
        ['Adresse', '27 rue Achard, 33300 BORDEAUX'],
        ['Immatriculation', 'AC7735120'],
        ['Syndic en exercice', 'AQUIVERA IMMOBILIER, depuis le 01/07/2019'],
        ['Dernière mise à jour', '15/06/2026'],
        ['Année de construction', '1988 – 2 bâtiments R+4, 54 logements, 51 box'],
      ],
    )}<h2>Contrats d'assurance souscrits par le syndicat</h2>${table(
      ['Nature', 'Assureur', 'Police n°', 'Date d’échéance'],
      [
        ['Multirisque immeuble', 'Mutuelle Girondine Exemple', 'MRI 30 118 447', '31/12/2026'],
        ['Dommages-ouvrage terrasse A', 'à souscrire avant ouverture du chantier', '–', '–'],
      ],
    )}<h2>Contrats d'entretien et de maintenance des équipements communs</h2>${table(
      ['Équipement', 'Prestataire', 'Prise d’effet', 'Échéance', 'Observations'],
      [
        ['Portail automatique', 'AUTOMATIC 33', '01/03/2021', '28/02/2027', '2 visites par an'],
        [
          'VMC',
          'AÉRO SERVICE',
          '15/11/2020',
          'tacite reconduction',
          'nettoyage des bouches tous les 3 ans',
        ],
        [
          'Extincteurs et désenfumage',
          'SÉCURIFEU AQUITAINE',
          '01/01/2018',
          'tacite reconduction',
          'vérification annuelle faite le 09/02/2026',
        ],
        ['Interphonie', 'AUTOMATIC 33', '01/03/2021', '28/02/2027', ''],
        ['Nettoyage', 'BRILL’ATLANTIQUE', '01/09/2023', '31/08/2026', '3 passages par semaine'],
      ],
    )}<h2>Diagnostics et études</h2>${table(
      ['Document', 'Date', 'Conclusion'],
      [
        ['DPE collectif', '18/09/2025', 'Classe C'],
        [
          'Dossier technique amiante',
          'sans objet',
          'permis de construire du 30/10/1986 : repérage réalisé le 12/03/2014, absence d’amiante',
        ],
        ['Projet de plan pluriannuel de travaux', '18/09/2025', 'voir échéancier'],
      ],
    )}`,
    `<h2>Travaux importants réalisés</h2>${table(
      ['Année', 'Désignation', 'Entreprise', 'Coût TTC'],
      DONE,
    )}<h2>Échéancier du programme pluriannuel de travaux</h2>${table(
      ['Échéance', 'Travaux', 'Estimation'],
      [
        ['2026-2027', 'Étanchéité terrasse bâtiment A (votée le 21/05/2026)', '64 200 €'],
        ['2029', 'Peinture des cages d’escalier', '28 000 €'],
        ['2031', 'Ravalement et isolation des pignons', '165 000 €'],
      ],
    )}<h2>Sinistres significatifs</h2><p>Juillet 2025 : fuite sur colonne d'eau froide, bâtiment A, dégâts dans les logements A 104 et A 204. Déclaration du 22/07/2025, indemnité en attente.</p><h2>Gardiennage et accès</h2><p>Pas de gardien. Badges délivrés par le syndic. Local à vélos au rez-de-chaussée du bâtiment B, local poubelles rue Achard.</p><p style="margin-top:6mm">Document établi par le syndic sur la base des archives transmises par son prédécesseur ; les travaux antérieurs à 2009 n'ont pu être retracés.</p>`,
  ],
  {
    type: 'CARNET_ENTRETIEN',
    sub_kind: null,
    facts: {
      syndic: 'AQUIVERA IMMOBILIER',
      ...BACALAN,
      rnc: 'AC7735120',
      updated_on: '2026-06-15',
      insurer: 'Mutuelle Girondine Exemple',
      policy_number: 'MRI 30 118 447',
      insured_until: '2026-12-31',
      works_done: either(
        DONE.map(([year, label]) => `${year} ${label}`),
        DONE.map(([, label]) => label),
      ),
    },
    absent: ['owner', 'lots', 'meeting_on', 'iban'],
  },
);

const beforeSale = paperOf(
  'ped-bordeaux-syndic',
  `font: 9pt/1.35 'Nimbus Sans', sans-serif; padding: 12mm 15mm; h1 { font-size: 15pt; text-align: center; border: .5mm solid #333; padding: 2mm } h2 { font-size: 10pt; background: #ddd; padding: 1mm 2mm; margin: 3.5mm 0 1mm } td { border: .2mm solid #999; padding: .9mm 1.6mm } td:last-child { text-align: right; width: 36mm; white-space: nowrap }`,
  [
    `<h1>PRÉ-ÉTAT DATÉ</h1><p style="text-align:center">Article L. 721-2 II 2° du code de la construction et de l'habitation (loi ALUR) – Mutation de lots de copropriété<br>Information des parties en vue de la signature d'un avant-contrat</p><p>Délivré par : AQUIVERA IMMOBILIER, syndic, 9 allées de Chartres 33000 BORDEAUX<br>Le 14/10/2026 – Réf. PED-4417-17</p><p>Immeuble : LE CLOS BACALAN – 27 rue Achard, 33300 BORDEAUX – RNC AC7735120<br>Vendeur : Madame DUCASSOU Sandrine – Lots cédés : 17 (appartement), 96 (box) – 212/10000 tantièmes</p><h2>I. SOMMES DUES PAR LE COPROPRIÉTAIRE CÉDANT</h2>${table(
      [],
      [
        ['A/1 Provisions exigibles – dans le budget prévisionnel (D. art. 5-1° a)', '411,47 €'],
        [
          'A/1 Provisions exigibles – dans les dépenses non comprises dans le budget (D. art. 5-1° b)',
          '462,75 €',
        ],
        ['A/2 Charges impayées sur les exercices antérieurs (D. art. 5-1° c)', '0,00 €'],
        ['A/3 Sommes exigibles du fait de la vente (L. art. 33)', '0,00 €'],
        ['A/4 Avances exigibles (D. art. 5-1° e)', '0,00 €'],
        ['A/5 Cotisations annuelles au fonds de travaux', '16,06 €'],
        ['B/ Sommes dues à des tiers au titre d’emprunts du syndicat', '0,00 €'],
      ],
    )}<h2>II. SOMMES DONT LE SYNDICAT POURRAIT ÊTRE DÉBITEUR À L'ÉGARD DU CÉDANT</h2>${table(
      [],
      [
        ['A/1 Avances constituant la réserve (1031)', '159,00 €'],
        ['B/ Provisions sur budget pour périodes postérieures (art. 19-2)', '0,00 €'],
        ['C/ Solde créditeur de l’exercice antérieur approuvé non imputé', '0,00 €'],
      ],
    )}<h2>III. SOMMES INCOMBANT AU NOUVEAU COPROPRIÉTAIRE</h2>${table(
      [],
      [
        ['1/ Reconstitution des avances', '159,00 €'],
        ['2/ Provision budget exigible le 01/01/2027', '395,41 €'],
        ['2/ Provisions travaux exigibles les 01/01/2027 et 01/04/2027', '925,50 €'],
        ['3/ Cotisation fonds de travaux exigible le 01/01/2027', '16,06 €'],
      ],
    )}`,
    `<h2>ANNEXE – QUOTE-PART AFFÉRENTE AUX LOTS, DEUX EXERCICES PRÉCÉDENTS</h2>${table(
      [],
      [
        ['Exercice N-1 (2025) – budget : quote-part appelée', '1 581,64 €'],
        ['Exercice N-1 (2025) – budget : quote-part réelle', '1 630,39 €'],
        ['Exercice N-1 (2025) – hors budget : quote-part réelle', '203,94 €'],
        ['Exercice N-2 (2024) – budget : quote-part appelée', '1 540,00 €'],
        ['Exercice N-2 (2024) – budget : quote-part réelle', '1 526,60 €'],
        ['Exercice N-2 (2024) – hors budget : quote-part réelle', '0,00 €'],
      ],
    )}<h2>SITUATION DU SYNDICAT AU 31/12/2025</h2>${table(
      [],
      [
        ['État global des impayés de charges au sein du syndicat', '7 136,08 €'],
        ['État global de la dette vis-à-vis des fournisseurs', '11 259,53 €'],
        ['Montant total du fonds de travaux', '18 180,00 €'],
        ['Part du fonds de travaux rattachée aux lots cédés', '385,42 €'],
        ['Montant de la dernière cotisation au fonds versée par le vendeur', '15,15 €'],
      ],
    )}<h2>PROCÉDURES ET TRAVAUX</h2><p>Procédures en cours : aucune. Copropriété en difficulté : non. Travaux votés non réalisés : étanchéité de la terrasse du bâtiment A (AG du 21/05/2026, résolution 18), 64 200,00 € TTC, quote-part des lots 1 388,25 € honoraires compris, trois échéances.</p><p>Les sommes indiquées ci-dessus sont celles connues à la date de délivrance du présent document, sous réserve des opérations en cours et de l'apurement des comptes ; elles seront actualisées dans l'état daté établi à la demande du notaire en vue de l'acte authentique. Le présent document ne vaut ni certificat de l'article 20 ni quitus à l'égard du vendeur.</p><p style="margin-top:6mm">Pour le syndic, le service mutations – mutations@aquivera.example.fr</p>`,
  ],
  {
    type: 'PRE_ETAT_DATE',
    sub_kind: null,
    facts: {
      syndic: 'AQUIVERA IMMOBILIER',
      ...BACALAN,
      rnc: 'AC7735120',
      owner: 'Madame DUCASSOU Sandrine',
      lots: ['17', '96'],
      tantiemes: 212,
      base: 10000,
      made_on: '2026-10-14',
      impayes: 713608,
      dette_fournisseurs: 1125953,
      fonds_travaux: either(1818000, 38542),
    },
    absent: ['iban', 'meeting_on', 'price'],
  },
);

export const DOSSIER_IMMEUBLE = [book, beforeSale];
