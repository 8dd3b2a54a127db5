// Notices of meetings of Lyon and of Lille, the second with its accounts behind it, and a proxy form.
import { either, type Paper, paperOf } from '../../paper.ts';
import { table } from '../../writing.ts';
import { IENA_CSS, IENA_PAGES, ienaTruths } from './comptes-immeubles-moyens.ts';
import { SAINT_LUC, WAZEMMES } from './immeubles.ts';

const AGENDA = [
  ['Élection du président de séance', '24'],
  ['Élection des scrutateurs', '24'],
  ['Élection du secrétaire de séance', '24'],
  ['Compte rendu du conseil syndical', 'SV'],
  ['Approbation des comptes de l’exercice clos au 31/12/2025', '24'],
  ['Quitus au syndic', '24'],
  ['Désignation du syndic et approbation de son contrat', '25'],
  ['Élection des membres du conseil syndical', '25'],
  ['Approbation du budget prévisionnel de l’exercice 2027', '24'],
  ['Montant de la cotisation obligatoire du fonds de travaux', '25'],
  ['Remplacement des portes de caves du bâtiment A', '24'],
  ['Modalités de financement des travaux de la résolution 11', '24'],
  ['Honoraires du syndic sur les travaux de la résolution 11', '24'],
  ['Installation d’un système de vidéoprotection dans les halls', '25'],
  ['Demande de M. et Mme FAYOLLE : pose d’un store banne', '25'],
] as const;
const DRAFTS = [
  [
    5,
    'L’assemblée générale, après avoir pris connaissance des documents joints à la convocation, approuve sans réserve les comptes des charges de l’exercice du 01/01/2025 au 31/12/2025.',
  ],
  [
    6,
    'L’assemblée générale donne quitus au syndic pour sa gestion de l’exercice arrêté au 31/12/2025.',
  ],
  [
    7,
    'L’assemblée générale désigne la société ORALYS LYON CONFLUENCE en qualité de syndic selon le contrat joint, du 02/06/2026 au 30/06/2028.',
  ],
  [
    9,
    'L’assemblée générale approuve le budget prévisionnel de l’exercice du 01/01/2027 au 31/12/2027, pour un montant de 311 500,00 €. Les provisions seront exigibles le premier jour de chaque trimestre.',
  ],
  [
    10,
    'L’assemblée générale fixe la cotisation annuelle au fonds de travaux à 5 % du budget prévisionnel, soit 15 575,00 €.',
  ],
  [
    11,
    'L’assemblée générale décide d’effectuer les travaux de remplacement des portes de caves. Devis joints : FERMETURES DU RHÔNE-SUD 23 650,00 € TTC ; MÉTALLERIE CONFLUENCE 27 115,00 € TTC ; SERRURIER DE GERLAND 25 480,00 € TTC. L’avis du conseil syndical est favorable au premier devis.',
  ],
  [
    14,
    'L’assemblée générale décide l’installation de six caméras dans les halls, devis VIGILYS de 17 940,00 € TTC joint.',
  ],
  [
    15,
    'L’assemblée générale autorise la pose d’un store banne sur la loggia du lot 214, aux frais exclusifs des demandeurs.',
  ],
] as const;

const lyon = paperOf(
  'convocation-lyon-ordre-du-jour',
  `font: 9.2pt/1.35 'Nimbus Sans', sans-serif; padding: 11mm 14mm; .hd { display: grid; grid-template-columns: 1fr 80mm } h1 { font-size: 13pt; color: #fff; background: #00467f; padding: 2mm; text-align: center; margin: 6mm 0 3mm } .o td { border-bottom: .2mm solid #d5dde5; padding: .9mm 1.5mm } .o td:first-child { width: 12mm } .o td:last-child { width: 24mm; text-align: right } .p { margin: 0 0 2.5mm } .ft { position: absolute; bottom: 6mm; font-size: 7pt }`,
  [
    `<div class="hd"><div><b style="font: bold 18pt 'URW Gothic', sans-serif; color:#00467f">ORALYS</b><br>ORALYS LYON CONFLUENCE<br>14 cours Charlemagne – 69002 LYON</div><div style="padding-top:8mm">LRAR n° 1A 200 418 7735 2<br>M. et Mme FAYOLLE Julien<br>Bâtiment C – Appt 52<br>120 rue de Gerland<br>69007 LYON</div></div><p style="margin-top:4mm">Lyon, le 29 avril 2026</p>
    <h1>CONVOCATION À L'ASSEMBLÉE GÉNÉRALE ORDINAIRE</h1><p>Immeuble 0852 – LE CARRÉ SAINT-LUC – 118 à 122 rue de Gerland, 69007 LYON – Lots 214, 318, 407 – 1 287 tantièmes</p><p>Madame, Monsieur,</p><p>Nous avons l'honneur de vous convoquer à l'assemblée générale ordinaire des copropriétaires de votre immeuble qui se tiendra :</p><p style="text-align:center;font-size:11pt"><b>le mardi 2 juin 2026 à 18 heures<br>Maison Ravier, 7 rue Ravier, 69007 LYON</b></p><p>à l'effet de délibérer sur l'ordre du jour suivant. Il vous est possible d'y participer par visioconférence (demande à formuler trois jours francs avant la réunion), d'y être représenté par un mandataire de votre choix, ou de voter au moyen du formulaire de vote par correspondance joint, qui doit parvenir au syndic au plus tard trois jours francs avant la date de la réunion.</p><p><b>ORDRE DU JOUR</b></p>${table(
      [],
      AGENDA.map(([subject, article], index) => [
        String(index + 1).padStart(2, '0'),
        subject,
        article === 'SV' ? 'sans vote' : `art. ${article}`,
      ]),
      'o',
    )}<p class="ft">0852 – Convocation AG du 02/06/2026 – page 1/2</p>`,
    `<h1>PROJETS DE RÉSOLUTIONS</h1>${DRAFTS.map(([number, text]) => `<p class="p"><b>Point ${String(number).padStart(2, '0')} – ${AGENDA[number - 1]?.[0] ?? ''}</b><br>${text}</p>`).join('')}<p style="margin-top:5mm"><b>Consultation des pièces justificatives.</b> Conformément à l'article 18-1 de la loi du 10 juillet 1965, les pièces justificatives des charges (factures, contrats de fourniture et d'exploitation en cours et leurs avenants, quantités consommées et prix unitaires) seront tenues à votre disposition dans nos bureaux le lundi 18 mai 2026 de 9 h à 12 h et de 14 h à 17 h.</p><p><b>Rappel.</b> Tout mandataire peut recevoir plus de trois délégations de vote si le total des voix dont il dispose n'excède pas 10 % des voix du syndicat. Le syndic, son conjoint et ses préposés ne peuvent recevoir de mandat.</p><p><b>Documents mis en ligne sur votre espace client :</b> annexes comptables, projet de contrat de syndic et fiche d'information, devis, formulaire de vote par correspondance, formulaire de pouvoir.</p><p>Nous vous prions d'agréer, Madame, Monsieur, l'expression de nos salutations distinguées.</p><p style="margin-left:100mm">La gestionnaire, Mathilde ROUSSEL</p><p class="ft">0852 – Convocation AG du 02/06/2026 – page 2/2</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: null,
    facts: {
      syndic: either('ORALYS LYON CONFLUENCE', 'ORALYS'),
      ...SAINT_LUC,
      owner: 'M. et Mme FAYOLLE Julien',
      lots: ['214', '318', '407'],
      tantiemes: 1287,
      meeting_on: '2026-06-02',
      sent_on: '2026-04-29',
      resolutions: AGENDA.map(([subject], index) => `${index + 1}. ${subject}`),
      approved_from: '2025-01-01',
      approved_to: '2025-12-31',
      budget_from: '2027-01-01',
      budget_to: '2027-12-31',
      budget_a_voter: 31150000,
      cotisation_fonds_travaux: 1557500,
      mandate_from: '2026-06-02',
      mandate_to: '2028-06-30',
    },
    absent: [
      'rnc',
      'tantiemes_present',
      'resolutions_adopted',
      'quitus',
      'works_adopted',
      'iban',
      'impayes',
      'annexes',
    ],
  },
);

const QUESTIONS = [
  'Constitution du bureau',
  'Approbation des comptes de l’exercice clos le 30 juin 2025',
  'Quitus au syndic',
  'Élection du conseil syndical',
  'Budget prévisionnel de l’exercice 2026-2027',
  'Cotisation au fonds de travaux',
  'Consultation des chauffagistes en vue du remplacement de la chaudière',
  'Interdiction du stationnement des vélos dans le hall',
  'Questions diverses',
] as const;
const lille: Paper = {
  name: 'convocation-lille-comptes',
  css: `${IENA_CSS} .c { font-size: 10.6pt; line-height: 1.45; padding: 4mm 6mm; td { border: 0; text-align: left !important; white-space: normal !important; padding: .7mm 2mm } }`,
  pages: [
    `<div class="c"><p><b>Cabinet HOCHEPIED &amp; Cie</b><br>33 boulevard de la Liberté, 59000 LILLE</p><p style="margin-left:90mm">Monsieur Bastien VERHAEGHE<br>7 rue du Faubourg d'Arras<br>59000 LILLE</p><p style="margin-left:90mm">Lille, le 10 septembre 2025</p><p><b>Lettre recommandée avec avis de réception</b></p><p>Résidence LE BEFFROI DE WAZEMMES – 52 rue d’Iéna, 59000 LILLE<br>Vos lots : 12 et 31 (43/1000)</p><p>Monsieur,</p><p>Nous vous prions de bien vouloir assister à l'assemblée générale annuelle des copropriétaires de la résidence, qui se réunira le <b>jeudi 9 octobre 2025 à 18 heures 30</b>, à la Maison Folie de Wazemmes, 70 rue des Sarrazins à Lille.</p><p>L'ordre du jour de cette assemblée sera le suivant :</p>${table(
      [],
      QUESTIONS.map((question, index) => [`${index + 1})`, question]),
    )}<p style="margin-top:3mm">Si vous ne pouvez assister à cette réunion, vous pouvez vous faire représenter par un mandataire au moyen du pouvoir joint, ou voter par correspondance à l'aide du formulaire joint, à nous retourner avant le 5 octobre. Les comptes et les factures pourront être examinés au cabinet le 30 septembre, de 14 heures à 17 heures, sur rendez-vous.</p><p>Veuillez croire, Monsieur, à l'expression de nos sentiments distingués.</p><p style="margin-left:90mm">Le syndic, Odile MASUREL</p><p><small>P.J. : projets de résolutions, annexes comptables n° 3 et 5, pouvoir, formulaire de vote par correspondance</small></p></div>`,
    `<div class="c"><p style="text-align:center"><b>PROJETS DE RÉSOLUTIONS</b></p><p><b>2)</b> L'assemblée approuve les comptes de l'exercice du 1er juillet 2024 au 30 juin 2025, tels qu'ils figurent aux annexes jointes.</p><p><b>3)</b> L'assemblée donne au syndic quitus de sa gestion pour l'exercice écoulé.</p><p><b>4)</b> Sont élus membres du conseil syndical, pour un an, les candidats qui se seront déclarés en séance. Les copropriétaires intéressés sont invités à se faire connaître avant la réunion.</p><p><b>5)</b> L'assemblée adopte le budget prévisionnel de l'exercice du 1er juillet 2026 au 30 juin 2027, arrêté à la somme de 27 800,00 €, exigible par quart au premier jour de chaque trimestre.</p><p><b>6)</b> L'assemblée fixe la cotisation annuelle au fonds de travaux à 1 390,00 €.</p><p><b>7)</b> L'assemblée charge le syndic de consulter au moins trois entreprises en vue du remplacement de la chaudière collective, mise en service en 1996, dont le rendement est devenu insuffisant, et de présenter les offres à l'assemblée de 2026. Le conseil syndical sera associé à l'analyse des offres.</p><p><b>8)</b> L'assemblée rappelle que le stationnement des vélos et des poussettes dans le hall est interdit par l'article 17 du règlement de copropriété et charge le syndic de faire poser un râtelier dans la cour, pour un coût n'excédant pas 600,00 € TTC.</p><p>Les résolutions 1 à 3, 5, 7 et 8 relèvent de la majorité de l'article 24 de la loi du 10 juillet 1965, les résolutions 4 et 6 de celle de l'article 25.</p></div>`,
    ...IENA_PAGES,
  ],
  documents: [
    {
      type: 'CV_AG',
      sub_kind: null,
      pages: [1, 2, 3, 4],
      facts: {
        syndic: either('Cabinet HOCHEPIED & Cie', 'Cabinet HOCHEPIED'),
        ...WAZEMMES,
        owner: 'Monsieur Bastien VERHAEGHE',
        lots: ['12', '31'],
        tantiemes: 43,
        base: 1000,
        meeting_on: '2025-10-09',
        sent_on: '2025-09-10',
        resolutions: QUESTIONS.map((question, index) => `${index + 1}. ${question}`),
        annexes: ['3', '5'],
        closed_on: '2025-06-30',
        approved_from: '2024-07-01',
        approved_to: '2025-06-30',
        budget_from: '2026-07-01',
        budget_to: '2027-06-30',
        budget_a_voter: 2780000,
        cotisation_fonds_travaux: 139000,
      },
      absent: ['rnc', 'tantiemes_present', 'resolutions_adopted', 'quitus', 'iban'],
    },
    ...ienaTruths(2),
  ],
};

const proxy = paperOf(
  'pouvoir-bordeaux-coupon',
  `font: 10pt/1.5 'DejaVu Sans Condensed', sans-serif; padding: 18mm; .x { border: .4mm solid #6b1230; padding: 6mm } .x p { margin-bottom: 3.5mm } .s { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm } .s div { border: .2mm solid #999; height: 38mm; padding: 2mm; font-size: 8.4pt }`,
  [
    `<p><b style="font-size:17pt;color:#6b1230">Aquivera</b> – AQUIVERA IMMOBILIER, 9 allées de Chartres 33000 BORDEAUX</p><div class="x"><h1 style="font-size:15pt;text-align:center;color:#6b1230">POUVOIR POUR L'ASSEMBLÉE GÉNÉRALE</h1><p>Copropriété LE CLOS BACALAN, 27 rue Achard, 33300 BORDEAUX</p><p>Assemblée générale ordinaire du <b>21/05/2026 à 17 h 30</b> – Salle Point du Jour, rue Joseph Brunet, Bordeaux</p><p>Je soussigné(e) (mandant) : <b>Madame DUCASSOU Sandrine</b><br>copropriétaire des lots 0017 et 0096, représentant 212 tantièmes / 10000</p><p>donne pouvoir à (mandataire) : M. / Mme ................................................................</p><p>demeurant ....................................................................................................</p><p>pour me représenter à l'assemblée générale désignée ci-dessus, prendre part aux délibérations et aux votes sur les questions de l'ordre du jour, ainsi qu'à la désignation du président et des membres du bureau, et plus généralement faire le nécessaire. Le présent pouvoir conserve ses effets pour toute assemblée convoquée, avec le même ordre du jour, en application de l'article 25-1 de la loi du 10 juillet 1965.</p><p>☐ Le mandataire peut subdéléguer son mandat &nbsp;&nbsp; ☐ Je joins des consignes de vote</p><p>Fait à ...................................., le ....................................</p><div class="s"><div>Signature du mandant précédée de la mention « Bon pour pouvoir »</div><div>Signature du mandataire précédée de la mention « Bon pour acceptation de pouvoir »</div></div></div><p style="margin-top:5mm;font-size:8pt">Article 22 de la loi du 10 juillet 1965 : chaque mandataire ne peut, à quelque titre que ce soit, recevoir plus de trois délégations de vote, sauf si le total des voix dont il dispose lui-même et de celles de ses mandants n'excède pas 10 % des voix du syndicat. Le syndic, son conjoint, ses ascendants ou descendants et ses préposés ne peuvent présider l'assemblée ni recevoir mandat. Un pouvoir adressé sans indication du nom du mandataire est remis par le syndic au président du conseil syndical.</p>`,
  ],
  {
    type: 'CV_AG',
    sub_kind: 'POUVOIR',
    facts: {
      meeting_on: '2026-05-21',
      syndic: either('AQUIVERA IMMOBILIER', 'Aquivera'),
      building: 'LE CLOS BACALAN',
      building_address: '27 rue Achard, 33300 BORDEAUX',
      owner: 'Madame DUCASSOU Sandrine',
      lots: ['17', '96'],
      tantiemes: 212,
      base: 10000,
    },
    absent: ['resolutions_adopted', 'tantiemes_present', 'iban', 'rnc'],
  },
);

export const REUNIONS_ANNONCEES = [lyon, lille, proxy];
