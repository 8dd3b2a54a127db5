import { ACCOUNT_TYPES } from '@quitus/domain/accounts/account-type';

import { Logo } from '../../ui/Logo.tsx';
import { Plaque } from '../../ui/Plaque.tsx';
import { TierBadge } from '../../ui/TierBadge.tsx';
import { TypeBadge } from '../../ui/TypeBadge.tsx';
import { Group, Section } from './Section.tsx';

export function BadgeSection() {
  return (
    <Section title="Marque, plaques et étiquettes">
      <Group title="Marque">
        <Logo />
      </Group>
      <Group title="Plaques">
        <Plaque>14</Plaque>
        <Plaque>27 bis</Plaque>
        <Plaque size="small">3</Plaque>
        <Plaque size="small">112</Plaque>
      </Group>
      <Group title="Six offres">
        {ACCOUNT_TYPES.map((type) => (
          <TierBadge key={type} type={type} />
        ))}
      </Group>
      <Group title="Deux sortes de dossiers">
        <TypeBadge type="APARTMENT_SALE_PORTFOLIO" />
        <TypeBadge type="GESTION_LOCATIVE_PORTFOLIO" />
      </Group>
    </Section>
  );
}
