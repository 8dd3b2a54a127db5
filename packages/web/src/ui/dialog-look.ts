/** Shared by what opens over the page. */
export const BACKDROP =
  'fixed inset-0 z-40 bg-[#0f141e]/50 transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0';

/** Never wider than 40rem. What is focused stays clear of a foot that sticks to its bottom. */
export const PANEL =
  'fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-2*var(--marge))] w-[calc(100%-2*var(--marge))] max-w-[40rem] -translate-1/2 scroll-pb-24 overflow-y-auto rounded-tiroir bg-surface p-6 shadow-leve outline-none transition-opacity duration-200 focus-visible:rounded-tiroir data-ending-style:opacity-0 data-starting-style:opacity-0 sm:p-8';
