import * as LIMITS from '@quitus/api/limits';
import { type SubmitEvent, useId, useState } from 'react';

import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

type CommentFormProps = {
  title: string;
  text?: string;
  /** What is answered. */
  quote?: string;
  label: string;
  hint?: string;
  submit: string;
  pending: boolean;
  onSubmit: (comment: string) => void;
};

export function CommentForm(props: CommentFormProps) {
  const { title, text, quote, label, hint, submit, pending, onSubmit } = props;
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const id = useId();

  function send(event: SubmitEvent) {
    event.preventDefault();
    const comment = typed.trim();
    setEmpty(comment === '');
    if (comment !== '') onSubmit(comment);
  }

  return (
    <section
      aria-labelledby={id}
      className="rounded-carte bg-surface p-6 shadow-pose sm:p-7 print:hidden"
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {text !== undefined && <p className="mt-2 text-encre-2">{text}</p>}
      {quote !== undefined && <p className="mt-2 whitespace-pre-line">{quote}</p>}
      <form noValidate onSubmit={send} className="mt-5 flex flex-col items-start gap-4">
        <div className="w-full">
          <TextArea
            label={label}
            hint={hint}
            rows={3}
            maxLength={LIMITS.comment}
            value={typed}
            error={empty ? 'Écrivez quelques mots.' : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" pending={pending}>
          {submit}
        </Button>
      </form>
    </section>
  );
}
