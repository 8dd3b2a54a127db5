// What a browser would send for a form: what stands in it, and what somebody typed.
import type { CheerioAPI } from 'cheerio';

import type { FormEntry } from './page-text.ts';
import { RobotError } from './robot-error.ts';

export type FilledForm = {
  method: 'GET' | 'POST';
  action: URL;
  entries: FormEntry[];
  /** A password is typed in it. */
  asks_password: boolean;
};

const CONTROLS = 'input, select, textarea, button';
/** Nothing is chosen in them, or nobody presses them. */
const SILENT = new Set(['button', 'reset', 'image', 'file']);

type Control = ReturnType<CheerioAPI>;

function chosenIn($: CheerioAPI, control: Control): string[] {
  const options = control.find('option');
  const chosen = options.filter('[selected]').not('[disabled]');
  const multiple = control.is('[multiple]');
  const standing =
    chosen.length > 0 || multiple
      ? chosen.slice(multiple ? 0 : -1)
      : options.not('[disabled]').first();
  return standing.toArray().map((option) => $(option).attr('value') ?? $(option).text().trim());
}

function standingIn($: CheerioAPI, control: Control): string[] {
  if (control.is('select')) return chosenIn($, control);
  if (control.is('textarea')) return [control.text().replaceAll(/\r?\n/g, '\r\n')];
  const kind = (control.attr('type') ?? '').toLowerCase();
  if (SILENT.has(kind)) return [];
  const value = control.attr('value');
  if (kind === 'checkbox' || kind === 'radio')
    return control.is('[checked]') ? [value ?? 'on'] : [];
  return [value ?? ''];
}

const isSubmit = (control: Control): boolean =>
  control.is('input[type=submit], button[type=submit], button:not([type])');

/** The first form that the selector finds, filled in; its first button is the one that is pressed. */
export function fillForm(
  { $, url }: { $: CheerioAPI; url: URL },
  selector: string,
  typed: Readonly<Record<string, string>>,
): FilledForm {
  const form = $(selector).first();
  if (!form.is('form')) throw new RobotError('PARSE_CHANGED', { info: `${selector} (formulaire)` });
  if (/multipart/i.test(form.attr('enctype') ?? ''))
    throw new RobotError('UNKNOWN', { info: `${selector}: multipart form` });
  const id = form.attr('id');
  const ours = $(CONTROLS).filter((_, element) => {
    const owner = $(element).attr('form');
    return owner === undefined
      ? $(element).closest('form').get(0) === form.get(0)
      : owner === id && id !== undefined;
  });

  const entries: FormEntry[] = [];
  const filled = new Set<string>();
  let pressed = false;
  for (const element of ours.toArray()) {
    const control = $(element);
    const button = isSubmit(control);
    const skipped = button && pressed;
    if (button) pressed = true;
    const name = control.attr('name');
    if (
      skipped ||
      !name ||
      control.is('[disabled]') ||
      control.closest('fieldset[disabled]').length
    )
      continue;
    const value = typed[name];
    if (value === undefined)
      entries.push(...standingIn($, control).map((standing): FormEntry => [name, standing]));
    else if (!filled.has(name)) entries.push([name, value]);
    filled.add(name);
  }
  for (const [name, value] of Object.entries(typed))
    if (!filled.has(name)) entries.push([name, value]);

  const base = new URL($('base[href]').first().attr('href') ?? '', url);
  const action = form.attr('action')?.trim();
  return {
    method: /^post$/i.test(form.attr('method') ?? '') ? 'POST' : 'GET',
    action: action ? new URL(action, base) : new URL(url),
    entries,
    asks_password: ours.is('input[type=password i]'),
  };
}
