// The file of the asbestos of a building, which lists where it is: each row has a material and how it keeps.
import { findDates } from '../../french/dates.ts';
import { fold } from '../../french/fold.ts';
import { following, foundIn, flowTextOf } from '../sheet/flow-text.ts';
import { datesUnder } from '../sheet/labelled.ts';
import { factsOf, readCells, type Reading } from '../sheet/reading.ts';
import type { Finding } from '../sheet/refused-fact.ts';
import type { Sheet, SheetLine } from '../sheet/sheet.ts';
import { asbestos } from './material-surveys.ts';
import { diagnosticImmeuble } from './other-surveys.ts';
import { decided, onlyOne } from './verdict.ts';

const RULE = 'dossier-amiante';
const MATERIAL =
  /^(?:(?:nature|designation|type) d(?:u|es) )?(?:materiaux?|composants?|produits?|elements?)\b/;
/** Only what holds asbestos is looked at again, or extracted to keep well. */
const KEEPS =
  /^(?:(?:en )?(?:tres )?bon(?: etat)?|(?:materiau )?(?:non )?degrade\b.*|mauvais etat|etat (?:de )?(?:conservation|degrade).*|ep|ac ?[12]|n ?= ?[123]|score [123]|evaluation periodique.*|action corrective.*|presence d'amiante)\.?$/;
const WITHOUT = /absence|sans amiante|ne contient pas|pas d'amiante|non amiante|negatif/;
const TITLE = /(?:materiaux?|produits?)[^.;:]{0,40}? (?:contenant de l'amiante|amiantes?)\b/;
const NOTHING = /^(?:neant|aucun(?: materiau)?(?: repere)?|sans objet)\.?$/;
/** In lines. */
const REACH = 12;

/** « Localisation | Matériau | État | Mesure », over rows that say how each keeps. */
function listedRows({ lines, page }: Sheet): Reading<string>[] {
  const top = lines.findIndex(
    ({ cells }) => cells.length > 2 && cells.some(({ text }) => MATERIAL.test(fold(text))),
  );
  const head = lines[top]?.cells.find(({ text }) => MATERIAL.test(fold(text)));
  if (!head) return [];
  return lines.slice(top + 1, top + 1 + REACH).flatMap(({ cells, folded }) => {
    const material = cells.find(({ box }) => box[0] < head.box[2] && head.box[0] < box[2]);
    const keeps = cells.find((cell) => cell !== material && KEEPS.test(fold(cell.text)));
    const isRow = material && keeps && /\p{L}{4}/u.test(material.text) && !WITHOUT.test(folded);
    return isRow ? [readCells('POSITIVE', [material, keeps], page)] : [];
  });
}

/** « Matériaux contenant de l’amiante : néant », or on the line under it. */
function emptyLists({ lines, page }: Sheet): Reading<string>[] {
  const said = ({ folded }: SheetLine) => folded.split(/[:\t]/).at(-1)?.trim() ?? '';
  return lines.flatMap((line, at) => {
    if (!TITLE.test(line.folded)) return [];
    const empty = [line, lines[at + 1]].find((one) => one && NOTHING.test(said(one)));
    return empty ? [readCells('NEGATIVE', empty.cells, page)] : [];
  });
}

/** « Dernière mise à jour », « rapport n° … – mise à jour du 16/05/2019 »: it is as of then, whenever it was begun. */
const UPDATED =
  /(?<!prochaine )\b(?:date de (?:la )?)?(?:derniere )?mise a jour(?: du dossier| de la fiche)?(?: (?:du|le|en date du|effectuee? le))?/;

function updatedOn(sheets: readonly Sheet[]): Reading<string>[] {
  const first = sheets.slice(0, 1);
  const flowText = flowTextOf(first);
  const days = [
    ...following(flowText, foundIn(flowText, findDates), UPDATED),
    ...first.flatMap((sheet) => datesUnder(sheet, UPDATED)),
  ];
  return days.toSorted((a, b) => a.value.localeCompare(b.value)).slice(-1);
}

export function dossierAmiante(sheets: readonly Sheet[]): Finding[] {
  const updated = updatedOn(sheets);
  const facts = diagnosticImmeuble(sheets);
  return [
    ...facts.filter(({ name }) => updated.length === 0 || name !== 'made_on'),
    ...factsOf('made_on', RULE, updated),
    ...factsOf('diagnostic_result', RULE, [
      decided(
        onlyOne(sheets.flatMap(listedRows), sheets.flatMap(emptyLists)),
        asbestos(flowTextOf(sheets)),
      ),
    ]),
  ];
}
