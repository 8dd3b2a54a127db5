// Every field of the notaries' model, in its order: what it is called, where it is found, what is said without it.
import type { FieldDefinition, FieldHolder, FieldKind, FieldLevel, PaperKind } from './field.ts';

const RELEVE: PaperKind = { document_type: 'CHARGES', sub_kind: 'RELEVE_DE_COMPTE' };
const APPEL: PaperKind = { document_type: 'CHARGES', sub_kind: 'APPEL_DE_FONDS' };
const DECOMPTE: PaperKind = { document_type: 'CHARGES', sub_kind: 'DECOMPTE' };
const ANNEXE_1: PaperKind = { document_type: 'CV_AG', sub_kind: 'ANNEXE_1' };
const ANNEXE_2: PaperKind = { document_type: 'CV_AG', sub_kind: 'ANNEXE_2' };
const ANNEXE_5: PaperKind = { document_type: 'CV_AG', sub_kind: 'ANNEXE_5' };
const CONVOCATION: PaperKind = { document_type: 'CV_AG' };
const PV: PaperKind = { document_type: 'PV_AG' };
const FICHE: PaperKind = { document_type: 'FICHE_SYN' };
const CARNET: PaperKind = { document_type: 'CARNET_ENTRETIEN' };
const RCP: PaperKind = { document_type: 'RCP_EDD' };
const TITRE: PaperKind = { document_type: 'TITRE_PROP' };
const CARREZ: PaperKind = { document_type: 'CERT_CARREZ' };
const IMMEUBLE: PaperKind = { document_type: 'DIAGNOSTICS_IMMEUBLE' };

type Written = Pick<FieldDefinition, 'label' | 'sources' | 'rule'> &
  Partial<Pick<FieldDefinition, 'fallback' | 'required' | 'holder' | 'kind' | 'level'>>;

const of =
  (
    section: FieldDefinition['section'],
    usual: { kind: FieldKind; level: FieldLevel; holder: FieldHolder; required: boolean },
  ) =>
  (written: Written): FieldDefinition => ({
    section,
    fallback: null,
    ...usual,
    ...written,
  });

const identity = of('IDENTITY', { kind: 'TEXT', level: 'SALE', holder: 'SELLER', required: true });
const owed = of('OWED_BY_SELLER', {
  kind: 'CENTS',
  level: 'LOT',
  holder: 'SYNDIC',
  required: true,
});
const owedTo = of('OWED_TO_SELLER', {
  kind: 'CENTS',
  level: 'LOT',
  holder: 'SYNDIC',
  required: true,
});
const buyer = of('OWED_BY_BUYER', {
  kind: 'CENTS',
  level: 'LOT',
  holder: 'SYNDIC',
  required: true,
});
const past = of('PAST_CHARGES', { kind: 'CENTS', level: 'LOT', holder: 'SYNDIC', required: true });
const syndicat = of('SYNDICAT', {
  kind: 'CENTS',
  level: 'SYNDICAT',
  holder: 'SYNDIC',
  required: true,
});
const life = of('LIFE', { kind: 'TEXT', level: 'SYNDICAT', holder: 'SYNDIC', required: false });
const technical = of('TECHNICAL', {
  kind: 'YES_NO',
  level: 'SYNDICAT',
  holder: 'SYNDIC',
  required: false,
});

/** Says nothing of a field that no document told. */
export const AS_READ = 'Repris du document.';
const BY_ACCOUNT =
  'Le solde débiteur du compte, réparti sur les appels exigibles restés impayés, les plus récents. Un versement partiel s’impute d’abord sur les travaux, puis sur le fonds de travaux, puis sur le budget.';
const NOTHING_OWED = 'Un compte sans dette à sa date ne laisse rien à réclamer.';

export const FIELDS = {
  VENDEUR: identity({
    label: 'Vendeur',
    sources: [TITRE, RELEVE, APPEL],
    kind: 'LIST',
    rule: AS_READ,
  }),
  SYNDIC: identity({
    label: 'Syndic',
    sources: [APPEL, RELEVE, PV, CONVOCATION, FICHE],
    rule: 'Le syndic du document le plus récent.',
    holder: 'SYNDIC',
  }),
  IMMEUBLE: identity({
    label: 'Immeuble',
    sources: [APPEL, FICHE, PV],
    rule: 'Le nom que les documents lui donnent et l’adresse du dossier, qu’ils confirment.',
  }),
  RNC: identity({
    label: 'Numéro d’immatriculation',
    sources: [FICHE, APPEL, PV],
    rule: AS_READ,
    required: false,
    holder: 'SYNDIC',
  }),
  LOTS: identity({
    label: 'Lots vendus',
    sources: [TITRE, RCP, APPEL, RELEVE],
    kind: 'LIST',
    rule: AS_READ,
  }),
  TANTIEMES: identity({
    label: 'Tantièmes généraux des lots vendus',
    sources: [TITRE, RCP, APPEL],
    kind: 'NUMBER',
    rule: 'La somme des lots vendus.',
    level: 'LOT',
  }),
  BASE: identity({
    label: 'Base des tantièmes généraux',
    sources: [TITRE, RCP, APPEL],
    kind: 'NUMBER',
    rule: AS_READ,
    level: 'SYNDICAT',
  }),
  SURFACE: identity({
    label: 'Superficie privative (loi Carrez)',
    sources: [CARREZ, TITRE],
    kind: 'AREA',
    rule: AS_READ,
    required: false,
  }),
  EXERCICE: identity({
    label: 'Exercice en cours',
    sources: [PV, CONVOCATION, DECOMPTE],
    kind: 'PERIOD',
    rule: 'L’exercice comptable qui contient la date du document.',
    holder: 'SYNDIC',
  }),

  'I-A-1-a': owed({
    label: 'Provisions exigibles du budget prévisionnel',
    sources: [RELEVE, APPEL],
    rule: BY_ACCOUNT,
    fallback: 'Le solde antérieur du dernier appel.',
  }),
  'I-A-1-b': owed({
    label: 'Provisions exigibles hors budget prévisionnel',
    sources: [RELEVE, APPEL],
    rule: BY_ACCOUNT,
    fallback: 'Le solde antérieur du dernier appel.',
  }),
  'I-A-2': owed({
    label: 'Charges impayées des exercices antérieurs',
    sources: [RELEVE, ANNEXE_1],
    rule: BY_ACCOUNT,
  }),
  'I-A-3': owed({
    label: 'Sommes devenues exigibles du fait de la vente (article 33)',
    sources: [PV, RELEVE],
    rule: 'Les annuités restant à payer.',
    required: false,
  }),
  'I-A-4-a': owed({
    label: 'Avances exigibles : réserve',
    sources: [APPEL, RELEVE],
    rule: NOTHING_OWED,
  }),
  'I-A-4-b': owed({
    label: 'Avances exigibles : provisions spéciales',
    sources: [APPEL, RELEVE],
    rule: NOTHING_OWED,
    required: false,
  }),
  'I-A-4-c': owed({
    label: 'Avances exigibles : emprunt',
    sources: [RELEVE, PV],
    rule: NOTHING_OWED,
    required: false,
  }),
  'I-A-5': owed({
    label: 'Cotisations impayées au fonds de travaux',
    sources: [RELEVE, APPEL],
    rule: BY_ACCOUNT,
  }),
  'I-A-6-a': owed({
    label: 'Quote-part de prêt exigible',
    sources: [RELEVE, PV],
    rule: NOTHING_OWED,
    required: false,
  }),
  'I-A-6-b': owed({
    label: 'Condamnations',
    sources: [RELEVE, PV],
    rule: AS_READ,
    required: false,
  }),
  'I-A-7': owed({
    label: 'Emprunt collectif : capital restant dû',
    sources: [ANNEXE_1, PV],
    rule: 'La quote-part du lot dans le capital restant dû.',
    fallback: 'Le capital restant dû par le syndicat, aux tantièmes du lot (estimation).',
  }),
  'I-A-8': owed({
    label: 'Emprunt collectif : sommes versées par la caution',
    sources: [RELEVE],
    rule: AS_READ,
    required: false,
  }),
  'I-B': owed({
    label: 'Emprunts du vendeur gérés par le syndic',
    sources: [RELEVE, PV],
    rule: AS_READ,
    required: false,
  }),

  'II-A-1': owedTo({
    label: 'Avances perçues : réserve',
    sources: [RELEVE, APPEL, ANNEXE_1],
    rule: 'L’avance permanente versée par le vendeur.',
    fallback: 'Le compte 1031 aux tantièmes du lot (estimation).',
  }),
  'II-A-2': owedTo({ label: 'Avances perçues : travaux', sources: [RELEVE, APPEL], rule: AS_READ }),
  'II-A-3': owedTo({
    label: 'Avances perçues : emprunt auprès du copropriétaire',
    sources: [RELEVE, PV],
    rule: AS_READ,
    required: false,
  }),
  'II-B': owedTo({
    label: 'Provisions encaissées pour des périodes postérieures (article 19-2)',
    sources: [RELEVE],
    rule: AS_READ,
    required: false,
  }),
  'II-C': owedTo({
    label: 'Solde créditeur du compte, non imputé',
    sources: [RELEVE, DECOMPTE],
    rule: 'Le solde créditeur du compte à sa date, sans ce que le vendeur a versé d’avance.',
  }),

  'III-1': buyer({
    label: 'Reconstitution des avances',
    sources: [RELEVE, APPEL],
    rule: 'La somme des avances perçues (II-A).',
  }),
  'III-2-a': buyer({
    label: 'Provisions non encore exigibles : budget prévisionnel',
    sources: [APPEL, PV, CONVOCATION],
    kind: 'SCHEDULE',
    rule: 'Le budget voté, par échéance, à la quote-part du lot.',
    fallback: 'Le dernier appel, aux échéances restantes de l’exercice.',
  }),
  'III-2-b': buyer({
    label: 'Provisions non encore exigibles : hors budget',
    sources: [PV, ANNEXE_5, APPEL],
    kind: 'SCHEDULE',
    rule: 'Les travaux votés et non encore appelés, à la quote-part du lot.',
  }),
  'III-3': buyer({
    label: 'Cotisations à venir au fonds de travaux',
    sources: [APPEL, PV],
    kind: 'SCHEDULE',
    rule: 'La cotisation du dernier appel, aux échéances restantes.',
  }),
  PROVISION: buyer({
    label: 'Provision périodique en cours',
    sources: [APPEL],
    rule: 'La part du budget dans le dernier appel.',
  }),

  'N1-EXERCICE': past({
    label: 'Exercice N-1',
    sources: [PV, DECOMPTE],
    kind: 'PERIOD',
    rule: 'Le dernier exercice clos et approuvé.',
  }),
  'N1-BUDGET-APPELE': past({
    label: 'N-1, budget prévisionnel : quote-part appelée',
    sources: [DECOMPTE, APPEL],
    rule: 'Les provisions appelées de l’exercice.',
    fallback: 'La somme des appels de l’exercice.',
  }),
  'N1-BUDGET-REEL': past({
    label: 'N-1, budget prévisionnel : quote-part réelle',
    sources: [DECOMPTE, ANNEXE_2],
    rule: 'Les charges réelles du décompte individuel.',
    fallback: 'Les charges de l’exercice aux tantièmes du lot (estimation).',
  }),
  'N1-HORS-BUDGET-APPELE': past({
    label: 'N-1, hors budget : quote-part appelée',
    sources: [APPEL, RELEVE, DECOMPTE],
    rule: 'Les travaux appelés pendant l’exercice.',
  }),
  'N1-HORS-BUDGET-REEL': past({
    label: 'N-1, hors budget : quote-part réelle',
    sources: [DECOMPTE, ANNEXE_2],
    rule: 'Les travaux répartis au lot.',
    required: false,
  }),
  'N2-EXERCICE': past({
    label: 'Exercice N-2',
    sources: [PV, DECOMPTE],
    kind: 'PERIOD',
    rule: 'L’exercice qui précède N-1.',
  }),
  'N2-BUDGET-APPELE': past({
    label: 'N-2, budget prévisionnel : quote-part appelée',
    sources: [DECOMPTE, APPEL],
    rule: 'Les provisions appelées de l’exercice.',
    fallback: 'La somme des appels de l’exercice.',
  }),
  'N2-BUDGET-REEL': past({
    label: 'N-2, budget prévisionnel : quote-part réelle',
    sources: [DECOMPTE, ANNEXE_2],
    rule: 'Les charges réelles du décompte individuel.',
    fallback: 'Les charges de l’exercice aux tantièmes du lot (estimation).',
  }),
  'N2-HORS-BUDGET-APPELE': past({
    label: 'N-2, hors budget : quote-part appelée',
    sources: [APPEL, RELEVE, DECOMPTE],
    rule: 'Les travaux appelés pendant l’exercice.',
  }),
  'N2-HORS-BUDGET-REEL': past({
    label: 'N-2, hors budget : quote-part réelle',
    sources: [DECOMPTE, ANNEXE_2],
    rule: 'Les travaux répartis au lot.',
    required: false,
  }),

  'COPRO-1': syndicat({
    label: 'Impayés de charges dans la copropriété',
    sources: [ANNEXE_1, FICHE],
    rule: 'Comptes 45 (sommes exigibles) et 459 (créances douteuses) de l’état financier.',
  }),
  'COPRO-1-EXIGIBLE': syndicat({
    label: 'dont sommes exigibles (45)',
    sources: [ANNEXE_1],
    rule: AS_READ,
    required: false,
  }),
  'COPRO-1-DOUTEUX': syndicat({
    label: 'dont créances douteuses (459)',
    sources: [ANNEXE_1],
    rule: AS_READ,
    required: false,
  }),
  'COPRO-2': syndicat({
    label: 'Dette envers les fournisseurs',
    sources: [ANNEXE_1, FICHE],
    rule: 'Compte 40 de l’état financier ; les excédents versés par les copropriétaires (45) n’en sont pas.',
  }),
  'COPRO-3-a': syndicat({
    label: 'Existence d’un fonds de travaux',
    sources: [ANNEXE_1, APPEL, FICHE, PV],
    kind: 'YES_NO',
    rule: AS_READ,
  }),
  'COPRO-3-b': syndicat({
    label: 'Montant du fonds de travaux',
    sources: [ANNEXE_1, FICHE],
    rule: 'Compte 105 de l’état financier.',
  }),
  'COPRO-3-c': syndicat({
    label: 'Part du fonds de travaux attachée aux lots vendus',
    sources: [ANNEXE_1],
    level: 'LOT',
    rule: AS_READ,
    fallback: 'Le compte 105 aux tantièmes du lot (estimation).',
  }),
  'COPRO-3-d': syndicat({
    label: 'Dernière cotisation versée au fonds de travaux',
    sources: [APPEL],
    level: 'LOT',
    rule: 'La cotisation du dernier appel payé.',
  }),
  'COPRO-4': syndicat({
    label: 'Procédures en cours',
    sources: [PV, CARNET, FICHE],
    kind: 'TEXT',
    rule: AS_READ,
  }),
  BUDGET: syndicat({
    label: 'Budget prévisionnel de l’exercice en cours',
    sources: [PV, ANNEXE_2, CONVOCATION],
    rule: AS_READ,
  }),

  'VIE-SYNDIC-MANDAT': life({
    label: 'Fin du mandat du syndic',
    sources: [PV],
    kind: 'DATE',
    rule: AS_READ,
  }),
  'VIE-DERNIERE-AG': life({
    label: 'Dernière assemblée générale',
    sources: [PV],
    kind: 'DATE',
    rule: AS_READ,
    required: true,
  }),
  'VIE-PROCHAINE-AG': life({
    label: 'Prochaine assemblée générale',
    sources: [CONVOCATION],
    kind: 'DATE',
    rule: AS_READ,
  }),
  'VIE-LOTS': life({ label: 'Nombre de lots', sources: [FICHE], kind: 'NUMBER', rule: AS_READ }),
  'VIE-RCP': life({
    label: 'Date du règlement de copropriété',
    sources: [RCP, TITRE],
    kind: 'DATE',
    rule: AS_READ,
    holder: 'NOTARY',
  }),
  'VIE-ASSURANCE': life({ label: 'Assurance de l’immeuble', sources: [CARNET], rule: AS_READ }),
  'VIE-ASL': life({
    label: 'Association syndicale, AFUL ou union',
    sources: [RCP],
    kind: 'YES_NO',
    rule: AS_READ,
  }),
  'VIE-PATRIMOINE': life({ label: 'Patrimoine du syndicat', sources: [RCP], rule: AS_READ }),
  'VIE-REVENUS': life({ label: 'Contrats générateurs de revenus', sources: [PV], rule: AS_READ }),
  'VIE-EMPRUNT': life({
    label: 'Emprunt collectif',
    sources: [ANNEXE_1, PV],
    kind: 'YES_NO',
    rule: 'L’état financier porte le montant restant dû.',
  }),
  'VIE-DIFFICULTE': life({
    label: 'Copropriété en difficulté',
    sources: [PV],
    kind: 'YES_NO',
    rule: 'Impayés de plus de 25 % des sommes exigibles, 15 % au-delà de 200 lots (article 29-1 A), mandataire ou administrateur désigné.',
  }),
  'VIE-STATIONNEMENT': life({
    label: 'Droit de priorité sur les stationnements',
    sources: [RCP],
    kind: 'YES_NO',
    rule: AS_READ,
  }),
  'VIE-FIBRE': life({
    label: 'Fibre optique',
    sources: [PV, CARNET],
    kind: 'YES_NO',
    rule: AS_READ,
  }),
  'VIE-TRAVAUX': life({
    label: 'Travaux votés',
    sources: [PV, ANNEXE_5],
    kind: 'WORKS',
    rule: 'Les résolutions adoptées, avec ce qui est appelé et ce qui reste.',
    required: true,
  }),

  'TECH-CARNET': technical({
    label: 'Carnet d’entretien',
    sources: [CARNET],
    rule: 'Le carnet est dans le dossier.',
  }),
  'TECH-DTG': technical({
    label: 'Diagnostic technique global',
    sources: [{ document_type: 'DIAGNOSTICS_IMMEUBLE', sub_kind: 'DTG' }],
    rule: 'Le diagnostic est dans le dossier.',
  }),
  'TECH-PPPT': technical({
    label: 'Plan pluriannuel de travaux',
    sources: [{ document_type: 'DIAGNOSTICS_IMMEUBLE', sub_kind: 'PPPT' }],
    rule: 'Le plan est dans le dossier.',
  }),
  'TECH-DPE-COLLECTIF': technical({
    label: 'DPE de l’immeuble',
    sources: [{ document_type: 'DIAGNOSTICS_IMMEUBLE', sub_kind: 'DPE_COLLECTIF' }],
    rule: 'Le diagnostic est dans le dossier.',
  }),
  'TECH-AMIANTE': technical({
    label: 'Dossier technique amiante',
    sources: [{ document_type: 'DIAGNOSTICS_IMMEUBLE', sub_kind: 'DTA' }],
    rule: 'Le dossier technique amiante est dans le dossier.',
  }),
  'TECH-PLOMB': technical({
    label: 'Plomb dans les parties communes',
    sources: [IMMEUBLE],
    rule: AS_READ,
  }),
  'TECH-TERMITES': technical({
    label: 'Termites dans les parties communes',
    sources: [IMMEUBLE],
    rule: AS_READ,
  }),
  'TECH-CHAUFFAGE': technical({
    label: 'Chauffage',
    sources: [FICHE],
    kind: 'TEXT',
    rule: AS_READ,
  }),
  'TECH-ASCENSEURS': technical({
    label: 'Nombre d’ascenseurs',
    sources: [FICHE],
    kind: 'NUMBER',
    rule: AS_READ,
  }),
  'TECH-ASSAINISSEMENT': technical({
    label: 'Assainissement',
    sources: [{ document_type: 'DIAGNOSTICS_ASSAINISSEMENT' }, IMMEUBLE],
    kind: 'TEXT',
    rule: AS_READ,
  }),
  'TECH-PISCINE': technical({ label: 'Piscine', sources: [CARNET, RCP], rule: AS_READ }),
  'TECH-ARRETES': technical({
    label: 'Arrêtés de police (péril, insalubrité, injonction)',
    sources: [PV],
    kind: 'TEXT',
    rule: AS_READ,
  }),
  'TECH-ICPE': technical({
    label: 'Installation classée dans l’immeuble',
    sources: [PV],
    rule: AS_READ,
  }),
  'TECH-IRVE': technical({
    label: 'Recharge de véhicules électriques',
    sources: [PV, CARNET],
    rule: AS_READ,
  }),
} as const satisfies Record<string, FieldDefinition>;

export type FieldReference = keyof typeof FIELDS;
