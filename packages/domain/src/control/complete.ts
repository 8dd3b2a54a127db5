// Whether anything is missing: pages, annexes, sides, years.
import type { DocumentType } from '../documents/document-type.ts';
import { chargesComplete } from './complete-charges.ts';
import { convocationComplete, holdsAllAnnounced } from './complete-convocation.ts';
import {
  buildingReportsComplete,
  diagnosticsComplete,
  isCover,
  isOnePage,
} from './complete-diagnostics.ts';
import { leaseComplete } from './complete-lease.ts';
import { minutesComplete } from './complete-minutes.ts';
import { birthsComplete, identityComplete, ribComplete } from './complete-people.ts';
import { rulesComplete } from './complete-rules.ts';
import { nounOf } from './described.ts';
import { evidenceOf, passed, type Rule, undecided } from './examined.ts';
import { endsEarly, isBounded, isInCountedFile, isNumbered, pagesOfFile } from './page-numbers.ts';
import { requiring } from './required-facts.ts';

const COMPLETE: Partial<Record<DocumentType, Rule>> = {
  RCP_EDD: rulesComplete,
  CV_AG: convocationComplete,
  PV_AG: minutesComplete,
  CHARGES: chargesComplete,
  DIAGNOSTICS: diagnosticsComplete,
  DIAGNOSTICS_IMMEUBLE: buildingReportsComplete,
  DOC_IDENTITE: identityComplete,
  ACT_NAISSANCE: birthsComplete,
  RIB: ribComplete,
  // Its four parts: which building, how large, what its year cost, what is owed.
  FICHE_SYN: requiring(
    'rnc',
    ['lots_count', 'homes_count'],
    ['charges_courantes', 'charges_travaux'],
    ['impayes', 'dette_fournisseurs'],
  ),
  CARNET_ENTRETIEN: requiring('syndic', 'updated_on'),
  // Some towns levy nothing for waste; the other lines of the detail are on the same page.
  TAX_FONCIERE: requiring('tax_year', 'tax_total', ['teom', 'tax_fees']),
  TITRE_PROP: requiring('deed_on', 'notary', 'buyers'),
  CERT_CARREZ: requiring('surface_carrez', 'made_on'),
  CERTIFICAT_DE_SUPERFICIE: requiring('surface_habitable', 'made_on'),
  ETAT_HYPOTHECAIRE: requiring('certified_on', 'charges_registered'),
  ASSURANCES_DU_LOGEMENT: requiring('valid_until'),
  LOGEMENT_LOUE: leaseComplete,
  ENTRETIEN: requiring('made_on', 'equipment'),
  DIAGNOSTICS_ASSAINISSEMENT: requiring('made_on', 'sewer_kind'),
};

/** Long enough to lose a page: unless their pages are numbered, or they have both ends, nobody can tell. */
const LONG: readonly DocumentType[] = [
  'RCP_EDD',
  'CARNET_ENTRETIEN',
  'CV_AG',
  'PV_AG',
  'DIAGNOSTICS_IMMEUBLE',
  'TITRE_PROP',
  'DIAGNOSTICS',
  'DIAGNOSTICS_ASSAINISSEMENT',
  'ETAT_HYPOTHECAIRE',
  'LOGEMENT_LOUE',
];

export const complete: Rule = (examined) => {
  const { document_type, papers, files } = examined;
  const finding = COMPLETE[document_type]?.(examined) ?? passed('Rien ne semble manquer.');
  if (finding.outcome !== 'passed') return finding;
  const torn = files.find((file) => pagesOfFile(file) === 'MISSING');
  if (torn)
    return undecided(
      `Les numéros lus au pied des pages ne se suivent pas\u00a0: ${torn.name}. L’équipe regarde si tout est là\u00a0; s’il manque une page, ajoutez-la.`,
      evidenceOf(papers.filter(({ file_id }) => file_id === torn.file_id)),
    );
  const unknown = papers.find(
    (paper) =>
      !paper.is_part &&
      !isCover(paper) &&
      !isNumbered(paper, files) &&
      !isInCountedFile(paper, files) &&
      !isOnePage(paper, files) &&
      !holdsAllAnnounced(paper, papers) &&
      (!isBounded(paper, files) || endsEarly(paper, files)),
  );
  return unknown && LONG.includes(document_type)
    ? undecided(
        `Ces pages ne disent pas combien elles sont\u00a0: ${nounOf(unknown)}. L’équipe regarde si tout est là.`,
        evidenceOf([unknown]),
      )
    : finding;
};
