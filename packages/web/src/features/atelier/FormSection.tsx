import { Building2, House } from 'lucide-react';
import { useId, useState } from 'react';

import { Checkbox } from '../../ui/Checkbox.tsx';
import { ChoiceCards } from '../../ui/ChoiceCards.tsx';
import { TextField } from '../../ui/Field.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { Section } from './Section.tsx';

const KINDS = [
  { value: 'apartment', label: 'Bien en copropriété', tag: 'Vente', icon: <Building2 /> },
  { value: 'house', label: 'Maison Individuelle', tag: 'Vente', icon: <House /> },
] as const;

export function FormSection() {
  return (
    <Section title="Champs">
      <SampleForm />
    </Section>
  );
}

function SampleForm() {
  const name = useId();
  const [kind, setKind] = useState<'apartment' | 'house'>('apartment');
  return (
    <div className="grid gap-6">
      <TextField label="Nom" placeholder="Camille Durand" />
      <TextField label="Téléphone" type="tel" optional hint="Pour un rappel, jamais autre chose." />
      <TextField
        label="Adresse e-mail"
        type="email"
        defaultValue="agence@"
        error="Il manque la fin de l’adresse."
      />
      <TextField label="Identifiant" defaultValue="coproprietaire-23" disabled />
      <PasswordField label="Mot de passe" defaultValue="Quitus2026" autoComplete="off" />
      <TextArea label="Message" placeholder="Dites-nous de quoi il s’agit" />
      <TextArea label="Motif" error="Dites en une phrase pourquoi." rows={3} />
      <Select label="Votre syndic" defaultValue="">
        <option value="">Choisissez</option>
        <option value="1">Syndic de l’immeuble</option>
        <option value="2">Autre syndic</option>
      </Select>
      <Select label="Étage" optional disabled error="Choisissez un étage.">
        <option>Rez-de-chaussée</option>
      </Select>
      <div>
        <Checkbox label="Garder une copie du message" defaultChecked />
        <Checkbox label="Recevoir la réponse par téléphone" hint="Nous appelons en semaine." />
        <Checkbox label="J’ai lu les conditions" error="Cochez cette case pour continuer." />
        <Checkbox label="Déjà choisi" defaultChecked disabled />
      </div>
      <ChoiceCards
        legend="Quel bien ?"
        name={name}
        value={kind}
        onChange={setKind}
        options={KINDS}
      />
    </div>
  );
}
