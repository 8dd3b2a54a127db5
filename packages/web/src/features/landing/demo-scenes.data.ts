// The screens that the demonstration goes through, photographed by `npm run demo-pictures`.
export const DEMO_SCENES = [
  { picture: 'dossier', words: 'Le dossier : une fenêtre par document.' },
  { picture: 'robot', words: 'Le robot rapporte les documents du portail de votre syndic.' },
  { picture: 'lecture', words: 'Chaque montant lu, montré là où il est écrit.' },
  { picture: 'preetatdate', words: 'Le pré-état daté livré, chaque montant avec sa source.' },
  { picture: 'partage', words: 'Un lien pour le notaire ou l’acquéreur, avec sa date de fin.' },
  { picture: 'notaire', words: 'Ce que le notaire reçoit, sans créer de compte.' },
] as const;

export const DEMO_SIZE = { width: 1152, height: 768 } as const;
export const DEMO_SCENE_MS = 5000;
