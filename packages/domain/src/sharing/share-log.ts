/** What somebody did with a link. */
export const SHARE_LOG_KINDS = [
  'OPENED',
  'WRONG_CODE',
  'FILE_VIEWED',
  'FILE_DOWNLOADED',
  'ALL_DOWNLOADED',
  'DELIVERY_ACKNOWLEDGED',
] as const;

export type ShareLogKind = (typeof SHARE_LOG_KINDS)[number];

export const SHARE_LOG_LABELS: Record<ShareLogKind, string> = {
  OPENED: 'Lien ouvert',
  WRONG_CODE: 'Code erroné',
  FILE_VIEWED: 'Document consulté',
  FILE_DOWNLOADED: 'Document téléchargé',
  ALL_DOWNLOADED: 'Dossier téléchargé',
  DELIVERY_ACKNOWLEDGED: 'Remise acceptée',
};
