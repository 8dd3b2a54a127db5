import { useAwaitedPage } from '../navigation/awaited-page.ts';

/**
 * Keeps the page while the next one cannot come, and says so. Pages of the site go without: they hold nothing to lose.
 * The region is always there: one that appears full is not read aloud.
 */
export function NetworkStrip({ text = null }: { text?: string | null }) {
  const awaited = useAwaitedPage() ? 'Cette page s’ouvrira au retour du réseau.' : null;
  return (
    <output className="sticky top-0 z-30 block print:hidden">
      {(text ?? awaited) !== null && (
        <span className="block bg-ocre-doux py-2.5 text-center text-second font-medium text-ocre">
          {text !== null && <span className="conteneur block">{text}</span>}
          {awaited !== null && <strong className="conteneur block font-semibold">{awaited}</strong>}
        </span>
      )}
    </output>
  );
}
