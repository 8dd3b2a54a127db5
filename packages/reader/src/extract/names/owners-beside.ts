// « Pour   M. et Mme ROUX (rez-de-chaussée, lot 1) », in a sheet of two columns: the word alone in its cell, a person in
// the next. Among votes « Pour » has a number beside it.
import { fold } from '../../french/fold.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet/sheet.ts';
import { personIn } from './person-names.ts';

const FOR = /^(?:pour|concerne|de la part de|au nom de|qui)\s?:?$/;

export const besidePour = (sheet: Sheet): Reading<string>[] =>
  sheet.lines.flatMap(({ cells: [label, name, ...others] }) => {
    const isPair = label && name && others.length === 0 && FOR.test(fold(label.text).trim());
    const value = isPair ? personIn(name.text) : null;
    return isPair && value ? [{ value, raw: name.text, box: name.box, page: sheet.page }] : [];
  });
