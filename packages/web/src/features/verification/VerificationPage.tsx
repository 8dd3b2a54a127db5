import { QueryClientProvider } from '@tanstack/react-query';

import { FocusLayout } from '../../layouts/FocusLayout.tsx';
import { paths } from '../../paths.ts';
import { queryClient } from '../../query-client.ts';
import { pageMeta } from '../../site/page-meta.ts';
import { useHydrated } from '../../start-up/hydrated.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Route } from './+types/VerificationPage';
import { NumberForm } from './NumberForm.tsx';
import { NumberVerdict } from './NumberVerdict.tsx';
import { WrittenVerdict } from './WrittenVerdict.tsx';

export const meta = ({ params }: Route.MetaArgs) =>
  pageMeta({
    title: 'Vérifier un pré-état daté',
    description:
      'Un pré-état daté délivré par Quitus porte un numéro : vérifiez qu’il est authentique et toujours le dernier.',
    // A number is nobody else's business than whoever holds the paper.
    private: 'number' in params,
  });

/** Whoever holds the paper may ask: genuine or not, the latest or not. Nothing else is told. */
export default function VerificationPage({ params }: Route.ComponentProps) {
  const hydrated = useHydrated();
  const number = 'number' in params ? params.number : null;
  return (
    <FocusLayout back>
      <h1 className="text-h1-ample">Vérifier un pré-état daté</h1>
      {number === null || number === undefined ? (
        <>
          <p className="mt-5 text-chapeau text-encre-2">
            Son numéro est en tête du document, sous le code à scanner.
          </p>
          <NumberForm />
        </>
      ) : (
        <QueryClientProvider client={queryClient}>
          <div aria-live="polite">
            {hydrated ? (
              <NumberVerdict key={number} number={number} />
            ) : (
              <div className="mt-8 noscript:hidden">
                <Spinner label="Vérification…" />
              </div>
            )}
          </div>
          <WrittenVerdict />
          <p className="mt-10">
            <TextLink to={paths.verify}>Vérifier un autre numéro</TextLink>
          </p>
        </QueryClientProvider>
      )}
    </FocusLayout>
  );
}
