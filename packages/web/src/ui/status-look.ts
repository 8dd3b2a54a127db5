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

interface StatusLook {
  label: string;
  Icon: LucideIcon;
}

export const STATUS_LOOK = {
  A_AJOUTER: { label: 'À ajouter', Icon: CircleFadingPlus },
  NEW_A_VERIFIER: { label: 'À vérifier', Icon: Search },
  SCRAPING_PROCESSING: { label: 'Récupération en cours', Icon: RefreshCw },
  KO_SCRAPING: { label: 'Récupération échouée', Icon: RefreshCwOff },
  REJECTED: { label: 'Refusé', Icon: OctagonX },
  VERIFIED: { label: 'Vérifié', Icon: BadgeCheck },
  INCOMPLETE: { label: 'Incomplet', Icon: Contrast },
  CREATION_IN_PROCESS: { label: 'Création en cours', Icon: Pencil },
  EXPIRED: { label: 'Expiré', Icon: Hourglass },
  PENDING_PAYMENT: { label: 'En attente de paiement', Icon: CircleEuro },
  MISSING_ANNEXES_COMPTABLES: { label: 'Annexes comptables manquantes', Icon: Table2 },
  MISSING_LAST_CONVOCATION: { label: 'Dernière convocation manquante', Icon: Mail },
  MISSING_LAST_APPEL: { label: 'Dernier appel manquant', Icon: ReceiptText },
} satisfies Record<DocumentStatus, StatusLook>;
