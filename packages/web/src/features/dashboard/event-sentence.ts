// What happened, told in one sentence, and on a second line what it was about.
import type { PortfolioEvent } from '@quitus/api/portfolios.api';
import { DOCUMENT_FACTS } from '@quitus/domain/documents/document-types.data';
import { DOCUMENT_STATUSES } from '@quitus/domain/documents/status';
import { GUEST_ROLE_LABELS, GUEST_ROLES } from '@quitus/domain/invitations/guest-role';
import { MISSION_STATE_LABELS, MISSION_STATES } from '@quitus/domain/missions/mission';
import type { EventKind } from '@quitus/domain/portfolios/event';
import { QUESTIONS } from '@quitus/domain/portfolios/questions';
import { SITUATION_FIELDS } from '@quitus/domain/portfolios/situation';
import { PED_STEP_LABELS, PED_STEPS } from '@quitus/domain/preetatdate/timeline';
import { de, que } from '@quitus/domain/text/elision';
import { startLower, startUpper } from '@quitus/domain/text/first-letter';

import { factLabel } from '../../facts/fact-words.ts';
import { STATUS_LOOK } from '../../ui/status-look.ts';
import { dayHeading, dayKey } from '../../words/french-days.ts';

export type Description = { sentence: string; more: string | null };
type Describe = (event: PortfolioEvent) => Description;

const SERVICE = 'Quitus';

const plain =
  (what: string): Describe =>
  (event) => ({ sentence: `${who(event)} ${what}.`, more: null });

const DESCRIPTIONS: Record<EventKind, Describe> = {
  PORTFOLIO_CREATED: plain('a ouvert le dossier'),
  PORTFOLIO_EDITED: (event) =>
    event.detail['from'] === event.detail['to']
      ? plain('a modifié le complément ou la référence')(event)
      : { ...plain('a corrigé l’adresse')(event), more: event.detail['to'] ?? null },
  PORTFOLIO_ARCHIVED: plain('a archivé le dossier'),
  PORTFOLIO_RESTORED: plain('a sorti le dossier des archives'),
  PORTFOLIO_TRANSFERRED: (event) =>
    plain(`a confié le dossier à ${event.detail['to'] ?? 'un autre agent'}`)(event),
  PORTFOLIO_PAID: () => impersonal('Le paiement du dossier a été reçu.'),
  SITUATION_ANSWERED: describeAnswers,
  DOCUMENT_WAIVED: (event) => ({
    ...plain(`a indiqué que « ${label(event)} » ne s’applique pas`)(event),
    more: event.detail['reason'] ?? null,
  }),
  DOCUMENT_UNWAIVED: (event) => plain(`a remis « ${label(event)} » dans la liste`)(event),
  DOCUMENT_STATUS_CHANGED: describeStatus,
  FILE_ACCEPTED: (event) => ({ ...plain(`a ajouté ${file(event)}`)(event), more: label(event) }),
  FILE_REFUSED: (event) => ({
    sentence: `Quitus n’a pas pu garder ${file(event)}.`,
    more: event.detail['reason'] ?? null,
  }),
  FILE_REMOVED: (event) => ({ ...plain(`a retiré ${file(event)}`)(event), more: label(event) }),
  FILE_RESTORED: (event) => ({ ...plain(`a remis ${file(event)}`)(event), more: label(event) }),
  FILE_MOVED: (event) => ({ ...plain(`a rangé ${file(event)}`)(event), more: label(event) }),
  FILE_REPLACED: (event) => ({
    ...plain(`a déposé une nouvelle version, ${file(event)}`)(event),
    more: label(event),
  }),
  FILE_READ: describeReading,
  FILE_SPLIT: (event) => ({
    ...plain(`a rangé ${file(event)} dans plusieurs documents`)(event),
    more: label(event),
  }),
  FACT_CORRECTED: (event) => ({
    ...plain(`a relu ${file(event)}`)(event),
    more: factIn(event),
  }),
  REFUSAL_ANSWERED: (event) => ({
    ...plain(`a répondu à l’équipe au sujet de « ${label(event)} »`)(event),
    more: event.detail['comment'] ?? null,
  }),
  STATEMENT_ANSWERED: plain('a complété le pré-état daté'),
  STATEMENT_MOVED: describeStep,
  MISSION_MOVED: describeMission,
  ROBOT_MOVED: describeRun,
  LETTER_MOVED: describeLetter,
  GUEST_INVITED: (event) => plain(`a invité ${guest(event)}${asRole(event)}`)(event),
  GUEST_JOINED: (event) => plain(`a rejoint le dossier${asRole(event)}`)(event),
  GUEST_ROLE_CHANGED: (event) =>
    plain(`a changé le rôle ${de(guest(event))}${asRole(event, ' : ')}`)(event),
  GUEST_REMOVED: (event) => plain(`a retiré l’accès ${de(guest(event))}`)(event),
  INVITATION_REVOKED: (event) => plain(`a annulé l’invitation ${de(guest(event))}`)(event),
  SHARE_CREATED: (event) => plain(`a créé un lien de partage pour ${guest(event)}`)(event),
  SHARE_PAUSED: (event) => plain(`a mis en pause le lien ${de(guest(event))}`)(event),
  SHARE_RESUMED: (event) => plain(`a rouvert le lien ${de(guest(event))}`)(event),
  SHARE_REVOKED: (event) => plain(`a révoqué le lien ${de(guest(event))}`)(event),
  SHARE_OPENED: (event) => impersonal(`${guest(event, 'Un invité')} a ouvert son lien de partage.`),
  SHARE_LOCKED: (event) =>
    impersonal(`Le lien ${de(guest(event))} est bloqué : cinq codes erronés ont été saisis.`),
  DELIVERY_ACKNOWLEDGED: (event) =>
    impersonal(`${guest(event, 'Un invité')} a accusé réception des documents.`),
};

export const describeEvent = (event: PortfolioEvent): Description =>
  DESCRIPTIONS[event.kind](event);

const impersonal = (sentence: string): Description => ({ sentence, more: null });
const who = ({ actor }: PortfolioEvent): string => startUpper(actor ?? SERVICE);
const file = ({ detail }: PortfolioEvent): string => `« ${detail['file'] ?? 'un fichier'} »`;
const guest = ({ detail }: PortfolioEvent, unnamed = 'un invité'): string =>
  detail['guest'] ?? unnamed;
const label = ({ document_type }: PortfolioEvent): string =>
  document_type === null ? 'Document' : DOCUMENT_FACTS[document_type].label;

const factIn = ({ detail }: PortfolioEvent): string | null =>
  detail['fact'] ? factLabel(detail['fact']) : null;

/** « 4 pages lues, 6 informations relevées ». */
function describeReading(event: PortfolioEvent): Description {
  const counted = (name: string, one: string, many: string): string[] => {
    const count = Number(event.detail[name] ?? 0);
    return count > 0 ? [`${count} ${count > 1 ? many : one}`] : [];
  };
  const found = [
    ...counted('pages', 'page lue', 'pages lues'),
    ...counted('facts', 'information relevée', 'informations relevées'),
  ];
  return found.length > 0
    ? { sentence: `Quitus a lu ${file(event)}.`, more: found.join(', ') }
    : { sentence: `Quitus n’a pas pu lire ${file(event)}.`, more: 'Une personne le regardera.' };
}

function asRole({ detail }: PortfolioEvent, before: string | null = null): string {
  const role = GUEST_ROLES.find((one) => one === detail['role']);
  if (role === undefined) return '';
  const named = GUEST_ROLE_LABELS[role].toLowerCase();
  return before === null ? ` en tant ${que(named)}` : `${before}${named}`;
}

function describeStep({ detail }: PortfolioEvent): Description {
  const step = PED_STEPS.find((one) => one === detail['step']);
  const what = step === undefined ? 'commande modifiée' : startLower(PED_STEP_LABELS[step]);
  return { sentence: `Pré-état daté : ${what}.`, more: detail['about'] ?? null };
}

function describeMission(event: PortfolioEvent): Description {
  const state = MISSION_STATES.find((one) => one === event.detail['state']);
  const what = state === undefined ? 'modifiée' : startLower(MISSION_STATE_LABELS[state]);
  return impersonal(`Commande de « ${label(event)} » : ${what}.`);
}

function describeStatus(event: PortfolioEvent): Description {
  const to = DOCUMENT_STATUSES.find((status) => status === event.detail['to']);
  const state = to === undefined ? 'a changé' : `passe à « ${STATUS_LOOK[to].label} »`;
  return { sentence: `« ${label(event)} » ${state}.`, more: event.detail['reason'] ?? null };
}

const questionsIn = (names: string | null | undefined): string[] =>
  SITUATION_FIELDS.filter((field) => names?.split(',').includes(field)).map(
    (field) => QUESTIONS[field].question,
  );

function describeAnswers(event: PortfolioEvent): Description {
  const answered = questionsIn(event.detail['fields']);
  const skipped = questionsIn(event.detail['skipped']);
  const [verb, about] = answered.length > 0 ? ['a répondu à', answered] : ['a passé', skipped];
  const count = about.length > 1 ? `${about.length} questions` : 'une question';
  return { ...plain(`${verb} ${count}`)(event), more: about.join(' ') || null };
}

export type EventDay = { day: string; heading: string; events: PortfolioEvent[] };

/** Newest first, as they come; each day under its own heading. */
export const byDay = (events: readonly PortfolioEvent[], now: Date): EventDay[] =>
  [...Map.groupBy(events, ({ created_at }) => dayKey(new Date(created_at)))].map(
    ([day, ofTheDay]) => ({
      day,
      heading: dayHeading(ofTheDay[0]?.created_at ?? day, now),
      events: ofTheDay,
    }),
  );

/** `step`: how the visit stands; `kept`: how many new files it brought. */
function describeLetter(event: PortfolioEvent): Description {
  const { step, syndic } = event.detail;
  const whom = syndic ?? 'le syndic';
  if (step === 'SENT') return plain(`a écrit à ${whom} pour demander des documents`)(event);
  if (step === 'POSTED') return plain(`a posté une demande de documents à ${whom}`)(event);
  if (step === 'REMINDED') return impersonal(`La demande à ${whom} a été relancée.`);
  if (step === 'ANSWERED') return impersonal(`La demande à ${whom} a reçu sa réponse.`);
  return impersonal(`La demande à ${whom} n’est plus relancée.`);
}

function describeRun(event: PortfolioEvent): Description {
  const { step, portal, kept } = event.detail;
  const where = portal ?? 'le portail';
  if (step === 'STARTED') return plain(`a envoyé le robot sur ${where}`)(event);
  if (step === 'FAILED') return { sentence: `La récupération a échoué sur ${where}.`, more: null };
  const files = Number(kept ?? 0);
  const brought =
    files === 0 ? 'rien trouvé de nouveau' : `rapporté ${files} document${files > 1 ? 's' : ''}`;
  return { sentence: `Le robot a ${brought} sur ${where}.`, more: null };
}
