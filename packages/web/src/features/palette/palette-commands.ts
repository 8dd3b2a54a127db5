// Where one can go and what one can do from anywhere, by the rules that show the same buttons elsewhere.
import type { Profile } from '@quitus/api/auth.api';
import { canCreatePortfolio, hasPermission } from '@quitus/domain/accounts/permissions';
import {
  Activity,
  Building2,
  CircleHelp,
  ClipboardCheck,
  FolderPlus,
  Folders,
  Landmark,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Sun,
  UsersRound,
} from 'lucide-react';

import { OWN_PAGES } from '../../navigation/own-pages.ts';
import { paths } from '../../paths.ts';
import { signOut } from '../../profile/sign-out.ts';
import { chooseTheme, type Theme } from '../../theme/theme-choice.ts';
import { teamWords } from '../../words/team-words.ts';

export type Command = {
  id: string;
  label: string;
  /** Other words people may type for it. */
  words: string;
  Icon: LucideIcon;
} & ({ to: string } | { run: () => void });

const page = (label: string, to: string, Icon: LucideIcon, words = ''): Command => ({
  id: to,
  label,
  words,
  Icon,
  to,
});

const theme = (name: Theme, label: string, Icon: LucideIcon): Command => ({
  id: `theme-${name}`,
  label,
  words: 'thème apparence sombre clair',
  Icon,
  run: () => chooseTheme(name),
});

export const pageCommands = (profile: Profile | null): Command[] => [
  page('Mes dossiers', paths.account, Folders, 'liste accueil'),
  ...(profile && hasPermission(profile.account_type, 'CAN_MANAGE_AGENTS')
    ? [
        page(
          teamWords(profile.account_type).people,
          paths.agents,
          UsersRound,
          'agents utilisateurs équipe organisation logo',
        ),
      ]
    : []),
  ...OWN_PAGES.map(({ to, text, Icon, words }) => page(text, to, Icon, words)),
  ...(profile?.staff
    ? [
        page('Contrôle', paths.control, ClipboardCheck, 'vérifier équipe'),
        page('Pré-états datés à compléter', paths.controlPed(null), ClipboardCheck, 'ped équipe'),
        page('Pièces à obtenir', paths.controlMissions, ClipboardCheck, 'missions équipe'),
      ]
    : []),
  page('Aide', paths.help, CircleHelp, 'questions faq'),
  page('État des portails', paths.portalHealth, Activity, 'robot syndic panne'),
];

/** About the dossier on screen; the pages themselves say who may. */
export const dossierCommands = (portfolioUid: string | undefined): Command[] =>
  portfolioUid === undefined
    ? []
    : [
        page('Récupérer chez le syndic', paths.syndic(portfolioUid), Building2, 'robot portail'),
        page('Récupérer l’avis d’impôt', paths.tax(portfolioUid), Landmark, 'robot taxe foncière'),
      ];

export const actionCommands = (profile: Profile | null): Command[] => [
  ...(profile && canCreatePortfolio(profile)
    ? [page('Nouveau dossier', paths.newPortfolio, FolderPlus, 'créer ouvrir ajouter')]
    : []),
  theme('jour', 'Passer en mode jour', Sun),
  theme('nuit', 'Passer en mode nuit', Moon),
  theme('systeme', 'Suivre le thème du système', Monitor),
  {
    id: 'sign-out',
    label: 'Se déconnecter',
    words: 'quitter sortir',
    Icon: LogOut,
    run: () => void signOut(),
  },
];

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every word typed begins one of the command's, accents set aside. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const asked = fold(typed).split(/\s+/).filter(Boolean);
  return commands.filter(({ label, words }) => {
    const known = fold(`${label} ${words}`).split(/[\s’'-]+/);
    return asked.every((word) => known.some((one) => one.startsWith(word)));
  });
}
