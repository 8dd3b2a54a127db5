// A line of the journal in words: who, whose, why.
import { errorText } from '@quitus/api/errors';
import type { JournalLine } from '@quitus/api/journal.api';
import { DOCUMENT_TYPES } from '@quitus/domain/documents/document-type';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';
import { GUEST_ROLE_LABELS, GUEST_ROLES } from '@quitus/domain/invitations/guest-role';
import type { AuditActor } from '@quitus/domain/security/audit';

import { STATUS_LOOK } from '../../ui/status-look.ts';

const NOBODY: Record<AuditActor, string> = {
  ACCOUNT: 'un compte supprimé',
  STAFF: 'un compte supprimé (équipe)',
  VISITOR: 'quelqu’un sans session',
  SERVICE: 'une commande de l’équipe',
};

/** « par camille@example.fr », « par noe@example.fr (équipe), compte de camille@example.fr ». */
export function peopleWords({ actor, actor_kind, account }: JournalLine): string {
  const team = actor_kind === 'STAFF' ? ' (équipe)' : '';
  const by = actor === null ? NOBODY[actor_kind] : `${actor}${team}`;
  const whose = account !== null && account !== actor ? `, compte de ${account}` : '';
  return `par ${by}${whose}`;
}

type Detail = JournalLine['detail'];

const labelIn = <Name extends string>(
  names: readonly Name[],
  labels: (name: Name) => string,
  given: string | undefined,
): string | null => {
  const name = names.find((each) => each === given);
  return name === undefined ? null : labels(name);
};

/** What was changed in an account, or looked for in the journal. */
const FIELDS = new Map(
  Object.entries({
    civility: 'civilité',
    first_name: 'prénom',
    last_name: 'nom',
    phone: 'téléphone',
    company: 'société',
    siret: 'SIRET',
    billing_address: 'adresse de facturation',
    billing_country: 'pays de facturation',
    notify_documents: 'e-mails sur les documents',
    notify_guests: 'e-mails sur les invités',
    notify_news: 'e-mails sur les nouveautés',
    kind: 'événement',
    outcome: 'issue',
    email: 'adresse email',
    dossier: 'dossier',
    from: 'début de la période',
    to: 'fin de la période',
  }),
);

const fieldWords = (fields: string): string =>
  fields
    .split(' ')
    .flatMap((name) => FIELDS.get(name) ?? [])
    .join(', ');

/** « Lien expiré. », « Procès-verbaux · Vérifié · réf. 3f2a9c01 ». */
export function detailWords({
  code,
  role,
  document_type,
  to,
  format,
  fields,
  about_id,
}: Detail): string {
  return [
    code === undefined ? null : errorText(code),
    labelIn(DOCUMENT_TYPES, (type) => DOCUMENT_FACTS[type].label, document_type),
    labelIn(DOCUMENT_STATUSES, (status) => STATUS_LOOK[status].label, to),
    labelIn(GUEST_ROLES, (one) => GUEST_ROLE_LABELS[one], role),
    format ?? null,
    fields === undefined ? null : fieldWords(fields),
    about_id === undefined ? null : `réf. ${about_id.slice(0, 8)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** « réseau 192.0.2.x (a3F9k2) »: two lines with the same letters came from the same address. */
export function placeWords({ ip_range, ip_pseudonym, browser }: JournalLine): string {
  const place = ip_range && `réseau\u00A0${ip_range} (${(ip_pseudonym ?? '').slice(0, 6)})`;
  return [browser, place].filter((word) => word !== null).join(' · ');
}
