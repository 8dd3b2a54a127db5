import { ERRORS } from '@quitus/api/errors';
import { useRef, useState } from 'react';

/** The browser knows what an e-mail looks like; the sentence is ours, under the field. */
export function useEmailCheck() {
  const ref = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const passes = (): boolean => {
    const valid = ref.current?.validity.valid ?? true;
    setRefusal(valid ? null : ERRORS.INVALID_EMAIL.text);
    if (!valid) ref.current?.focus();
    return valid;
  };
  return { ref, refusal, setRefusal, passes };
}
