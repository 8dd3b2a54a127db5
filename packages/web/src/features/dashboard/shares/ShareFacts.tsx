import type { ShareLink } from '@quitus/api/sharing.api';
import type { PortfolioType } from '@quitus/domain/portfolios/portfolio-type';
import {
  optionWords,
  SHARE_OPTION_NAMES,
  SHARE_OPTIONS,
} from '@quitus/domain/sharing/share-options';
import type { ReactNode } from 'react';

import { dayWords } from '../../../words/french-days.ts';
import { expiryWords, openingWords, scopeWords } from './share-words.ts';

type ShareFactsProps = { share: ShareLink; portfolio_type: PortfolioType; now: Date };

export const ShareFacts = ({ share, portfolio_type, now }: ShareFactsProps) => (
  <dl className="mt-6 grid gap-x-6 gap-y-3 sm:grid-cols-[9rem_1fr]">
    <Fact term="Montre">{scopeWords(share, portfolio_type).join(', ')}</Fact>
    <Fact term="Validité">
      {`Créé le ${dayWords(share.created_at, now)} par ${share.created_by}, ${expiryWords(share, now)}`}
    </Fact>
    {share.email !== null && <Fact term="Envoyé à">{share.email}</Fact>}
    {SHARE_OPTION_NAMES.map((name) => (
      <Fact key={name} term={SHARE_OPTIONS[name].term}>
        {optionWords(name, share[name])}
      </Fact>
    ))}
    {share.has_code && <Fact term="Ouverture">Avec un code</Fact>}
    <Fact term="Ouvertures">
      {openingWords(share, now)}
      {share.downloads > 0 &&
        ` · ${share.downloads} ${share.downloads > 1 ? 'téléchargements' : 'téléchargement'}`}
    </Fact>
  </dl>
);

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-second font-semibold sm:pt-0.5">{term}</dt>
    <dd className="min-w-0 wrap-break-word text-encre-2 max-sm:-mt-2.5">{children}</dd>
  </div>
);
