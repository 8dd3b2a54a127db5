import { textOf } from '@quitus/api/client';
import * as LIMITS from '@quitus/api/limits';
import type { RobotQuestion } from '@quitus/api/robots.api';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';

import { useDemo } from '../../demo/use-demo.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { leftWords, typedCode } from './code-words.ts';
import { useAnswerRun } from './use-robot.ts';
import { useSeconds } from './use-seconds.ts';

type QuestionFormProps = { uid: string; run_id: string; portal: string; question: RobotQuestion };

const CODE_LENGTH = 6;

/** What the portal asks of the person: the robot waits for the answer, and answers nothing by itself. */
export function QuestionForm({ uid, run_id, portal, question }: QuestionFormProps) {
  const title = useId();
  const [answer, setAnswer] = useState('');
  const [missing, setMissing] = useState(false);
  const send = useAnswerRun(uid);
  const demo = useDemo();
  const { id, kind, retry, expires_at } = question;
  const length = question.length ?? CODE_LENGTH;
  const complete = kind === 'CODE' ? answer.length === length : answer.trim() !== '';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setMissing(!complete);
    if (complete) send.mutate({ run_id, question_id: id, answer: answer.trim() });
  }

  const change = (next: string) => {
    setAnswer(next);
    setMissing(false);
  };
  const refused = retry && answer === '' && !send.isSuccess;
  const error = send.isError ? textOf(send.error) : undefined;

  return (
    <form
      noValidate
      aria-labelledby={title}
      onSubmit={submit}
      className="mt-7 rounded-carte bg-lampe-doux p-5 sm:p-6"
    >
      <h3 id={title} className="text-h4">
        {titleOf(question, portal)}
      </h3>
      <div className="mt-4 flex flex-col gap-4">
        {kind === 'CODE' && (
          <TextField
            ref={takeFocus}
            label={`Code à ${length} chiffres`}
            inputMode="numeric"
            autoComplete="one-time-code"
            spellCheck={false}
            hint={
              demo.outbox && demo.accounts.length > 0 ? (
                <TextLink href={paths.outbox} newTab>
                  Ouvrir la boîte mail de démonstration
                </TextLink>
              ) : undefined
            }
            value={answer}
            error={
              error ??
              (missing
                ? `Le code a ${length} chiffres.`
                : refused
                  ? 'Le code précédent était incorrect.'
                  : undefined)
            }
            onChange={({ target }) => change(typedCode(target.value, length))}
            className="tracking-[0.2em]"
          />
        )}
        {kind === 'CAPTCHA' && (
          <>
            {question.picture !== null && (
              <img
                src={question.picture}
                alt={`Caractères à recopier, demandés par ${portal}`}
                className="max-w-full self-start rounded-page bg-blanc"
              />
            )}
            <TextField
              ref={takeFocus}
              label="Recopiez l’image"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LIMITS.robot_answer}
              value={answer}
              error={
                error ??
                (missing
                  ? 'Recopiez les caractères de l’image.'
                  : refused
                    ? 'La réponse précédente était incorrecte.'
                    : undefined)
              }
              onChange={({ target }) => change(target.value)}
            />
          </>
        )}
        {kind === 'UNIT' && (
          <Homes
            choices={question.choices}
            chosen={answer}
            error={error ?? (missing ? 'Choisissez un bien.' : undefined)}
            onChoose={change}
          />
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" pending={send.isPending}>
          {kind === 'UNIT' ? 'Choisir ce bien' : 'Continuer'}
        </Button>
        <Countdown expires_at={expires_at} />
      </div>
    </form>
  );
}

const CHANNELS = { EMAIL: 'e-mail', SMS: 'SMS' } as const;

function titleOf({ kind, channel, hint, length }: RobotQuestion, portal: string): ReactNode {
  if (kind === 'UNIT') return 'Plusieurs biens trouvés : lequel concerne ce dossier ?';
  if (kind === 'CAPTCHA') return `${portal} demande de prouver que vous êtes humain.`;
  return (
    <>
      Un code à {length ?? CODE_LENGTH} chiffres vient de vous être envoyé
      {channel !== null && (
        <>
          {' '}
          par <span className="whitespace-nowrap">{CHANNELS[channel]}</span>
        </>
      )}
      {hint !== null && ` (${hint})`}. Saisissez-le ici.
    </>
  );
}

type HomesProps = {
  choices: RobotQuestion['choices'];
  chosen: string;
  error: string | undefined;
  onChoose: (id: string) => void;
};

function Homes({ choices, chosen, error, onChoose }: HomesProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1" aria-describedby={error ? id : undefined}>
      <legend className="sr-only">Le bien de ce dossier</legend>
      {choices.map((home) => (
        <label key={home.id} className="flex min-h-11 items-center gap-3 py-1.5">
          <input
            type="radio"
            name="home"
            value={home.id}
            checked={chosen === home.id}
            onChange={() => onChoose(home.id)}
            className="size-5 flex-none accent-email"
          />
          {home.label}
        </label>
      ))}
      <p id={id} aria-live="polite" className="text-second font-medium text-brique empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

function Countdown({ expires_at }: { expires_at: string }) {
  const now = useSeconds();
  const left = leftWords(expires_at, now);
  return (
    <p className="text-second text-encre-2">
      {left === null ? 'Le temps est écoulé, la récupération s’arrête.' : `Il reste ${left}.`}
    </p>
  );
}
