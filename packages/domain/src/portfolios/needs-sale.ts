// What every sale asks for, of a flat or of a house.
import { conditional, isTrue, notApplicable, optional, required, type RuleTable } from './needs.ts';
import type { Answer, Situation } from './situation.ts';

const sellerNeedsProof = ({ seller }: Situation): Answer =>
  seller === null ? 'seller' : seller !== 'SEUL';

const ownSewer = ({ sewer }: Situation): Answer =>
  sewer === null ? 'sewer' : sewer === 'INDIVIDUEL';

export const maintenance = conditional(
  isTrue('heating_maintenance'),
  'L’acquéreur ou le locataire demande la dernière attestation des équipements entretenus chaque année.',
  notApplicable('Aucun équipement à entretenir.'),
);

export const sewerControl = conditional(
  ownSewer,
  'Une installation individuelle doit avoir été contrôlée depuis moins de 3 ans (article L271-4, 8° du code de la construction).',
  optional('Seules certaines communes exigent le contrôle du raccordement au réseau.'),
);

export const SALE: RuleTable = {
  TAX_FONCIERE: required('Le notaire s’en sert pour répartir la taxe avec l’acquéreur.'),
  TITRE_PROP: required('Il prouve que le bien est à vous et décrit ce qui est vendu.'),
  DIAGNOSTICS: required(
    'Le dossier de diagnostic technique est joint à la promesse (article L271-4 du code de la construction).',
  ),
  PLAN_DU_LOGEMENT_ET_ANNEXES: optional('Utile à l’acquéreur, jamais exigé.'),
  CERTIFICAT_DE_SUPERFICIE: optional('La surface habitable informe l’acquéreur sans être exigée.'),
  ASSURANCES_DU_LOGEMENT: optional('Utile pour résilier ou reprendre le contrat après la vente.'),
  ENTRETIEN: maintenance,
  LOGEMENT_LOUE: conditional(
    isTrue('rented'),
    'L’acquéreur d’un bien loué reprend le bail ou s’assure du congé (article 15 de la loi du 6 juillet 1989).',
    notApplicable('Le bien n’est pas loué.'),
  ),
  DIAGNOSTICS_ASSAINISSEMENT: sewerControl,
  ETAT_HYPOTHECAIRE: optional(
    'Le notaire le demande lui-même ; l’avoir tôt évite une mauvaise surprise.',
  ),
  DOCS_MAISON_MOINS_10_ANS: conditional(
    isTrue('works_under_10_years'),
    'Les garanties d’une construction ou de travaux de moins de 10 ans passent à l’acquéreur (article 1792 du code civil).',
    notApplicable('Ni construction ni travaux de moins de 10 ans.'),
  ),
  ACT_NAISSANCE: optional('Le notaire peut le demander lui-même à la mairie.'),
  DOC_IDENTITE: required('Le notaire vérifie l’identité de chaque vendeur.'),
  RIB: required('Le prix de vente est versé sur ce compte, à la signature de l’acte.'),
  OTHER: conditional(
    sellerNeedsProof,
    'Le notaire vérifie qui peut vendre : couple, indivision, succession, divorce ou société.',
    optional('Facultatif pour une personne qui vend seule.'),
  ),
  DOC_IDENTITE_ACQUEREURS: optional('Les acquéreurs la remettent au notaire avant la promesse.'),
  ACT_NAISSANCE_ACQUEREURS: optional('Le notaire peut le demander lui-même à la mairie.'),
  DOCS_AUTRE_ACQUEREURS: optional('Par exemple une simulation ou une offre de prêt.'),
};
