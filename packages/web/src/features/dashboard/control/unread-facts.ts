// What the control could not read, each thing once, whichever rules lack it.
import type { ControlView } from '@quitus/api/reading.api';
import type { Unread } from '@quitus/domain/control/control';

export const unreadKey = ({ file_id, document, name }: Unread): string =>
  `${file_id} ${document} ${name}`;

export const openUnread = (rules: ControlView['rules']): readonly Unread[] => [
  ...new Map(
    rules
      .filter(({ outcome }) => outcome === 'undecided')
      .flatMap(({ unread = [] }) => unread)
      .map((one) => [unreadKey(one), one]),
  ).values(),
];
