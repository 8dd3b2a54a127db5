export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destroy';
export type ButtonSize = 'regular' | 'compact' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
}

const BASE =
  'relative inline-flex items-center justify-center gap-2.25 rounded-champ font-semibold text-center select-none transition-colors focus-visible:rounded-champ print:hidden';

const VARIANTS = {
  primary: 'bg-email text-sur-email hover:bg-email-vif',
  secondary: 'bg-creux text-encre hover:bg-creux-vif',
  quiet: 'text-email hover:bg-email-doux',
  destroy: 'bg-brique text-sur-email hover:opacity-90',
} satisfies Record<ButtonVariant, string>;

const SIZES = {
  regular: 'min-h-12 px-5.5 py-2 text-base leading-6',
  compact: 'min-h-10 px-4 py-1.5 text-libelle',
  large: 'min-h-14 px-7 py-2.5 text-champ',
} satisfies Record<ButtonSize, string>;

/* A button at work keeps its colour: only one that waits for the visitor goes grey. */
const INACTIVE =
  'not-aria-busy:disabled:bg-creux not-aria-busy:disabled:text-encre-3 disabled:cursor-not-allowed aria-busy:cursor-progress aria-disabled:bg-creux aria-disabled:text-encre-3 aria-disabled:cursor-not-allowed';

export const buttonLook = ({
  variant = 'primary',
  size = 'regular',
  wide = false,
}: ButtonLook): string =>
  `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${INACTIVE} ${wide ? 'w-full' : ''}`;
