/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
   -- The ARIA combobox: the field keeps the focus and the keys, and no native tag has this list. */
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';

import { useProfile } from '../../profile/profile.ts';
import { SpinnerMark } from '../../ui/Spinner.tsx';
import { commandChoice, dossierChoice, type Choice } from './choices.tsx';
import { actionCommands, dossierCommands, matching, pageCommands } from './palette-commands.ts';
import { useFoundDossiers } from './use-found-dossiers.ts';

type Group = { title: string; choices: Choice[] };

export function PaletteSearch({ onDone }: { onDone: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const profile = useProfile();
  const { portfolioUid } = useParams();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { dossiers, failed, looking } = useFoundDossiers(typed);
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
  const current = Math.min(active, all.length - 1);
  const optionId = (index: number) => `${id}-${index}`;
  useShown(optionId(current));

  function choose(choice: Choice | undefined) {
    if (!choice) return;
    onDone();
    if ('to' in choice) void navigate(choice.to);
    else choice.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowDown: (current + 1) % all.length,
      ArrowUp: (current - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const to = moves[event.key];
    // Home and End belong to the text while there is some.
    const edits = typed !== '' && (event.key === 'Home' || event.key === 'End');
    if (to !== undefined && all.length > 0 && !edits) setActive(to);
    else if (event.key === 'Enter') choose(all[current]);
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-trait px-5">
        <Search aria-hidden className="text-encre-2" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={current >= 0 ? optionId(current) : undefined}
          aria-autocomplete="list"
          aria-label="Rechercher un dossier, une page ou une action"
          placeholder="Une rue, une ville, une page…"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="min-h-15 min-w-0 flex-1 bg-transparent text-champ outline-none placeholder:text-encre-3 focus-visible:shadow-none"
        />
        {looking && <SpinnerMark className="size-5 text-encre-3" />}
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Résultats" className="overflow-y-auto p-2">
        {groups.map(({ title, choices }) => (
          <div key={title} role="group" aria-label={title} className="pb-1">
            <p aria-hidden className="px-3 pt-2.5 pb-1 text-mini font-semibold text-encre-3">
              {title}
            </p>
            {choices.map((choice) => {
              const index = all.indexOf(choice);
              return (
                <div
                  key={choice.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === current}
                  onPointerMove={() => setActive(index)}
                  onClick={() => choose(choice)}
                  className="flex min-h-12 cursor-pointer items-center gap-3.5 rounded-champ px-3 py-1.5 aria-selected:bg-email-doux"
                >
                  {choice.content}
                </div>
              );
            })}
          </div>
        ))}
        {all.length === 0 && !looking && (
          <p className="px-3 py-6 text-center text-encre-2">
            {failed
              ? 'La recherche de dossiers ne répond pas. Réessayez dans un instant.'
              : 'Aucun résultat. Essayez un autre mot.'}
          </p>
        )}
      </div>
      <output className="sr-only">
        {looking ? '' : all.length > 1 ? `${all.length} résultats` : `${all.length} résultat`}
      </output>
    </>
  );
}

/** Keeps the chosen line in sight when the keys lead out of it. */
function useShown(optionId: string): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) document.getElementById(optionId)?.scrollIntoView({ block: 'nearest' });
    first.current = false;
  }, [optionId]);
}
