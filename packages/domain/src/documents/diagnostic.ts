// The kinds of diagnostics, and what they are called.
export const DIAGNOSTIC_KINDS = [
  'DPE',
  'AUDIT',
  'AMIANTE',
  'PLOMB',
  'GAZ',
  'ELECTRICITE',
  'TERMITES',
  'ERP',
  'BRUIT',
  'MERULE',
  'CHAUFFAGE_BOIS',
  'ASSAINISSEMENT',
  'RACCORDEMENT',
] as const;
export type DiagnosticKind = (typeof DIAGNOSTIC_KINDS)[number];

export const DIAGNOSTIC_USES = ['SALE', 'RENTAL'] as const;
export type DiagnosticUse = (typeof DIAGNOSTIC_USES)[number];

export const DIAGNOSTIC_LABELS: Record<DiagnosticKind, string> = {
  DPE: 'Performance énergétique (DPE)',
  AUDIT: 'Audit énergétique',
  AMIANTE: 'Amiante',
  PLOMB: 'Plomb (CREP)',
  GAZ: 'Gaz',
  ELECTRICITE: 'Électricité',
  TERMITES: 'Termites',
  ERP: 'État des risques',
  BRUIT: 'Bruit des aéroports',
  MERULE: 'Mérule',
  CHAUFFAGE_BOIS: 'Chauffage au bois',
  ASSAINISSEMENT: 'Assainissement individuel',
  RACCORDEMENT: 'Raccordement au réseau',
};
