// What each kind of dossier adds to a sale, or asks for instead.
import { maintenance, SALE, sewerControl } from './needs-sale.ts';
import {
  conditional,
  decidedBy,
  isTrue,
  notApplicable,
  optional,
  required,
  type RuleTable,
  unless,
} from './needs.ts';
import type { PortfolioType } from './portfolio-type.ts';
import { type Answer, isAnnexOnly, permitBefore2013, type Situation } from './situation.ts';

const CARREZ_MIN_M2 = 8;
const L721_2 = '(article L721-2 du code de la construction)';

const AT_PROMISE = required(`À remettre à l’acquéreur au plus tard à la promesse ${L721_2}.`);

/** A cellar or a parking space is sold with the reduced list of article L721-2. */
const NOT_FOR_ANNEXES = notApplicable(
  'Une cave, un parking ou un garage vendu seul ne le demande pas.',
);

const isMeasured = (situation: Situation): Answer => {
  if (situation.surface_m2 !== null && situation.surface_m2 < CARREZ_MIN_M2) return false;
  const annex = isAnnexOnly(situation);
  return typeof annex === 'boolean' ? !annex : annex;
};

const APARTMENT_SALE: RuleTable = {
  ...SALE,
  RCP_EDD: AT_PROMISE,
  FICHE_SYN: unless(isAnnexOnly, NOT_FOR_ANNEXES, AT_PROMISE),
  CARNET_ENTRETIEN: unless(isAnnexOnly, NOT_FOR_ANNEXES, AT_PROMISE),
  CV_AG: required(
    'Ses annexes donnent les comptes dont le pré-état daté est tiré (article 11 du décret du 17 mars 1967).',
  ),
  PV_AG: unless(
    isAnnexOnly,
    NOT_FOR_ANNEXES,
    required(`L’acquéreur doit recevoir ceux des trois dernières années ${L721_2}.`),
  ),
  CHARGES: required(`Ils donnent les charges et les sommes dues pour votre lot ${L721_2}.`),
  PRE_ETAT_DATE: required(
    `Il réunit les informations financières dues à l’acquéreur avant la promesse ${L721_2}.`,
  ),
  DIAGNOSTICS_IMMEUBLE: conditional(
    permitBefore2013,
    `Un immeuble au permis d’avant 2013 a un DPE collectif et, selon son âge, un dossier amiante ou un plan de travaux ${L721_2}.`,
    optional('Un immeuble récent en a rarement ; ajoutez ceux que le syndic vous remet.'),
  ),
  CERT_CARREZ: decidedBy(
    isMeasured,
    required(
      'La superficie d’un lot de 8 m² ou plus s’écrit dans la promesse (article 46 de la loi du 10 juillet 1965).',
    ),
    notApplicable('Ni une annexe ni un lot de moins de 8 m² ne se mesure.'),
  ),
  CERTIFICAT_DE_SUPERFICIE: unless(
    isAnnexOnly,
    NOT_FOR_ANNEXES,
    optional('La superficie Carrez suffit à la vente.'),
  ),
  ENTRETIEN: unless(isAnnexOnly, NOT_FOR_ANNEXES, maintenance),
  DIAGNOSTICS_ASSAINISSEMENT: unless(isAnnexOnly, NOT_FOR_ANNEXES, sewerControl),
  OTHER_PROPERTY_DOCS: optional('Facultatif : ce qui est propre à votre bien.'),
};

const hasPoolOrAssociation = ({ pool, in_copropriete_or_asl }: Situation): Answer => {
  if (pool === true || in_copropriete_or_asl === true) return true;
  return pool === false ? (in_copropriete_or_asl ?? 'in_copropriete_or_asl') : 'pool';
};

const HOUSE_SALE: RuleTable = {
  ...SALE,
  RCP_EDD: conditional(
    isTrue('in_copropriete_or_asl'),
    `Une maison en copropriété se vend avec son règlement ${L721_2}, en lotissement avec son cahier des charges.`,
    notApplicable('La maison n’est ni en copropriété ni en lotissement.'),
  ),
  CERT_CARREZ: conditional(
    isTrue('in_copropriete_or_asl'),
    'Exigé d’une maison en copropriété horizontale, pas d’un simple lotissement (article 46 de la loi du 10 juillet 1965).',
    notApplicable('Seuls les lots de copropriété sont concernés.'),
  ),
  OTHER_PROPERTY_DOCS: conditional(
    hasPoolOrAssociation,
    'Une piscine ou une association syndicale a ses propres documents à remettre à l’acquéreur.',
    optional('Facultatif : ce qui est propre à votre bien.'),
  ),
};

const PED: RuleTable = {
  RCP_EDD: optional('Il confirme les lots et leurs tantièmes.'),
  FICHE_SYN: optional('C’est la meilleure source pour les impayés et les dettes de l’immeuble.'),
  CV_AG: required('Ses annexes donnent les comptes dont le pré-état daté est tiré.'),
  PV_AG: required('Le dernier suffit ; trois années rendent le pré-état daté plus sûr.'),
  CHARGES: required(`Ils donnent les charges et les sommes dues pour votre lot ${L721_2}.`),
  PRE_ETAT_DATE: required(`C’est le document que ce dossier prépare ${L721_2}.`),
  DIAGNOSTICS_IMMEUBLE: optional('Ils complètent la partie du pré-état daté sur l’immeuble.'),
  TAX_FONCIERE: optional('Elle confirme le propriétaire et l’adresse.'),
  TITRE_PROP: optional('Il confirme les lots et leurs tantièmes.'),
  CERT_CARREZ: optional('Il confirme la superficie du lot.'),
  DOC_IDENTITE: optional('Elle confirme le nom du vendeur.'),
};

const LIVING_AREA =
  'La surface habitable s’écrit au bail d’un logement loué vide (article 3 de la loi du 6 juillet 1989).';

const RENTAL: RuleTable = {
  RCP_EDD: required(
    'Le bail en reprend les extraits utiles (article 3 de la loi du 6 juillet 1989).',
  ),
  FICHE_SYN: optional('Utile pour connaître le syndic et l’état de l’immeuble.'),
  CARNET_ENTRETIEN: optional('Utile pour suivre les travaux de l’immeuble.'),
  CV_AG: optional('Utile pour préparer le vote en assemblée.'),
  PV_AG: required('Le dernier, pour connaître les travaux votés.'),
  CHARGES: required('Ils justifient les charges récupérées auprès du locataire.'),
  DIAGNOSTICS_IMMEUBLE: optional('Utiles pour l’amiante et l’énergie des parties communes.'),
  TAX_FONCIERE: required('Elle donne la taxe des ordures ménagères, due par le locataire.'),
  TITRE_PROP: optional('Il prouve que le bien est à vous.'),
  DIAGNOSTICS: required(
    'Le dossier de diagnostic est joint au bail (article 3-3 de la loi du 6 juillet 1989).',
  ),
  PLAN_DU_LOGEMENT_ET_ANNEXES: optional('Utile à l’annonce et à l’état des lieux.'),
  CERTIFICAT_DE_SUPERFICIE: unless(
    isAnnexOnly,
    NOT_FOR_ANNEXES,
    decidedBy(isTrue('furnished'), optional(LIVING_AREA), required(LIVING_AREA)),
  ),
  ASSURANCES_DU_LOGEMENT: required(
    'Tout copropriétaire doit être assuré, même sans occuper le logement (article 9-1 de la loi du 10 juillet 1965).',
  ),
  ENTRETIEN: unless(isAnnexOnly, NOT_FOR_ANNEXES, maintenance),
  LOGEMENT_LOUE: required('Le bail et l’état des lieux fondent la gestion.'),
  OTHER_PROPERTY_DOCS: optional('Facultatif : ce qui est propre à votre bien.'),
  DOC_IDENTITE: required('Le mandat de gestion nomme chaque propriétaire.'),
  RIB: required('Les loyers sont versés sur ce compte.'),
  OTHER: optional('Facultatif : ce qui est propre à votre situation.'),
};

export const RULES: Record<PortfolioType, RuleTable> = {
  APARTMENT_SALE_PORTFOLIO: APARTMENT_SALE,
  HOUSE_SALE_PORTFOLIO: HOUSE_SALE,
  PED_PORTFOLIO: PED,
  PENDING_PAYMENT_PORTFOLIO: {},
  GESTION_LOCATIVE_PORTFOLIO: RENTAL,
};
