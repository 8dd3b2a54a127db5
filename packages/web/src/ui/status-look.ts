import type { DocumentStatus } from '@quitus/domain/documents/status';
import {
  BadgeCheck,
  CircleEuro,
  CircleFadingPlus,
  Contrast,
  Hourglass,
  type LucideIcon,
  Mail,
  OctagonX,
  Pencil,
  ReceiptText,
  RefreshCw,
  RefreshCwOff,
  Search,
  Table2,
} from 'lucide-react';

/** What a status asks of the person who reads it. */
export type StatusTone = 'absent' | 'received' | 'running' | 'verified' | 'to-complete' | 'blocked';

interface StatusLook {
  label: string;
  tone: StatusTone;
  Icon: LucideIcon;
}

export const STATUS_LOOK = {
  A_AJOUTER: { label: 'À ajouter', tone: 'absent', Icon: CircleFadingPlus },
  NEW_A_VERIFIER: { label: 'À vérifier', tone: 'received', Icon: Search },
  SCRAPING_PROCESSING: { label: 'Récupération en cours', tone: 'running', Icon: RefreshCw },
  KO_SCRAPING: { label: 'Récupération échouée', tone: 'blocked', Icon: RefreshCwOff },
  REJECTED: { label: 'Refusé', tone: 'blocked', Icon: OctagonX },
  VERIFIED: { label: 'Vérifié', tone: 'verified', Icon: BadgeCheck },
  INCOMPLETE: { label: 'Incomplet', tone: 'to-complete', Icon: Contrast },
  CREATION_IN_PROCESS: { label: 'Création en cours', tone: 'running', Icon: Pencil },
  EXPIRED: { label: 'Expiré', tone: 'to-complete', Icon: Hourglass },
  PENDING_PAYMENT: { label: 'En attente de paiement', tone: 'received', Icon: CircleEuro },
  MISSING_ANNEXES_COMPTABLES: {
    label: 'Annexes comptables manquantes',
    tone: 'to-complete',
    Icon: Table2,
  },
  MISSING_LAST_CONVOCATION: {
    label: 'Dernière convocation manquante',
    tone: 'to-complete',
    Icon: Mail,
  },
  MISSING_LAST_APPEL: { label: 'Dernier appel manquant', tone: 'to-complete', Icon: ReceiptText },
} satisfies Record<DocumentStatus, StatusLook>;
