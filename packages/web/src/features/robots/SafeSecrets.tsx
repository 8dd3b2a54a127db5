import { Lock } from 'lucide-react';

export const SafeSecrets = () => (
  <p className="flex gap-3 text-second text-encre-2">
    <Lock aria-hidden className="mt-0.5" />
    Identifiants chiffrés, jamais montrés à l’équipe, effacés à la fin de la visite ou, si vous les
    conservez, dès que vous le demandez.
  </p>
);
