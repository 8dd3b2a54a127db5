/* oxlint-disable jsx-a11y/prefer-tag-over-role -- No native tag groups options but those of a select. */
import * as LIMITS from '@quitus/api/limits';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { useProfile } from '../../profile/profile.ts';
import { SpinnerMark } from '../../ui/Spinner.tsx';
import { useCombobox } from '../../ui/use-combobox.ts';
import { commandChoice, dossierChoice, type Choice } from './choices.tsx';
import { actionCommands, dossierCommands, matching, pageCommands } from './palette-commands.ts';
import { useFoundDossiers } from './use-found-dossiers.ts';

type Group = { title: string; choices: Choice[] };

export function PaletteSearch({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const profile = useProfile();
  const { portfolioUid } = useParams();
  const [typed, setTyped] = useState('');
  const { dossiers, failed, searching } = useFoundDossiers(typed);
  const groups: Group[] = [
    {
      title: typed.trim() === '' ? 'Dossiers récents' : 'Dossiers',
      choices: dossiers.map(dossierChoice),
    },
    {
      title: 'Ce dossier',
      choices: matching(dossierCommands(portfolioUid), typed).map(commandChoice),
    },
    { title: 'Pages', choices: matching(pageCommands(profile), typed).map(commandChoice) },
    { title: 'Actions', choices: matching(actionCommands(profile), typed).map(commandChoice) },
  ].filter(({ choices }) => choices.length > 0);
  const all = groups.flatMap(({ choices }) => choices);
  const { input, list, option, restart } = useCombobox({
    open: true,
    count: all.length,
    onChoose: (index) => {
      const choice = all[index];
      if (!choice) return;
      onDone();
      if ('to' in choice) void navigate(choice.to);
      else choice.run();
    },
  });

  return (
    <>
      <div className="flex items-center gap-3 border-b border-trait px-5">
        <Search aria-hidden className="text-encre-2" />
        <input
          {...input}
          type="text"
          aria-label="Rechercher un dossier, une page ou une action"
          placeholder="Une rue, une ville, une page…"
          maxLength={LIMITS.search}
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            restart();
          }}
          className="min-h-15 min-w-0 flex-1 bg-transparent text-champ outline-none placeholder:text-encre-3 focus-visible:shadow-none"
        />
        {searching && <SpinnerMark className="size-5 text-encre-3" />}
      </div>
      <div {...list} aria-label="Résultats" className="overflow-y-auto p-2">
        {groups.map(({ title, choices }) => (
          <div key={title} role="group" aria-label={title} className="pb-1">
            <p aria-hidden className="px-3 pt-2.5 pb-1 text-mini font-semibold text-encre-3">
              {title}
            </p>
            {choices.map((choice) => (
              <div
                key={choice.id}
                {...option(all.indexOf(choice))}
                className="flex min-h-12 cursor-pointer items-center gap-3.5 rounded-champ px-3 py-1.5 aria-selected:bg-email-doux"
              >
                {choice.content}
              </div>
            ))}
          </div>
        ))}
        {all.length === 0 && !searching && (
          <p className="px-3 py-6 text-center text-encre-2">
            {failed
              ? 'La recherche de dossiers ne répond pas. Réessayez dans un instant.'
              : 'Aucun résultat. Essayez un autre mot.'}
          </p>
        )}
      </div>
      <output className="sr-only">
        {searching ? '' : all.length > 1 ? `${all.length} résultats` : `${all.length} résultat`}
      </output>
    </>
  );
}
