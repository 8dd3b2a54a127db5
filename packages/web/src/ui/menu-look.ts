export const MENU =
  'min-w-60 rounded-carte bg-surface p-2 shadow-leve outline-none transition-opacity focus-visible:rounded-carte data-ending-style:opacity-0 data-starting-style:opacity-0';

export const MENU_ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-champ px-3 text-left outline-none select-none data-highlighted:bg-email-doux data-highlighted:text-email data-highlighted:shadow-none';
