// A password that cannot be printed: neither by a log, nor by JSON, nor by an error.
import { inspect } from 'node:util';

const HIDDEN = '[secret]';

export class Secret {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** Where it goes out, and only there: the body of a login. */
  expose(): string {
    return this.#text;
  }

  toString(): string {
    return HIDDEN;
  }

  toJSON(): string {
    return HIDDEN;
  }

  [inspect.custom](): string {
    return HIDDEN;
  }
}
