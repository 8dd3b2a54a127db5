// From the present year back, to the last notice of the home.
import type { FoundDocument, ListEvent, VisitInside } from '../connector.ts';
import { downloaded } from '../fetched-file.ts';
import { guessByLabel } from '../label-guess.ts';
import { RobotError } from '../robot-error.ts';
import { type Page, type Session, SessionExpired } from '../session.ts';
import { judge, type Judged, newestNotice } from './notices.ts';
import { type FileRequest, readYear, type Row, rowsOf, SELECTORS, type YearPage } from './pages.ts';
import { isLoginUrl, type Tenant, yearAddress } from './tenant.ts';

/** Its lists come incomplete at times: one is believed when it says the same twice. */
const MAX_LOADS = 4;
/** Ten are offered. */
const MAX_YEARS = 12;

type Inside = VisitInside<Tenant>;

async function insidePage({ session, tenant: at }: Inside, address: string): Promise<Page> {
  const page = await session.page(address);
  if (isLoginUrl(page.url, at)) throw new SessionExpired();
  return page;
}

const loadYear = async (visit: Inside, year: number): Promise<YearPage> =>
  readYear(await insidePage(visit, yearAddress(visit.tenant, year)));

async function wholeYear(visit: Inside, year: number): Promise<YearPage> {
  let best = await loadYear(visit, year);
  for (let loads = 1; loads < MAX_LOADS; loads += 1) {
    const again = await loadYear(visit, year);
    const agrees = again.rows.length === best.rows.length;
    // Ids may be of one page only: the last one is kept.
    if (again.rows.length >= best.rows.length) best = again;
    if (agrees) break;
  }
  const folded: Row[] = [];
  for (const address of best.folds) folded.push(...rowsOf(await insidePage(visit, address)));
  return { ...best, rows: [...best.rows, ...folded] };
}

async function openFile(session: Session, file: FileRequest | null, label: string) {
  if (!file) throw new RobotError('PARSE_CHANGED', { info: SELECTORS.button.css });
  const answer = await session.file(file.address, file.form ? { form: file.form } : {});
  return downloaded(answer, `${label}.pdf`);
}

const found = (session: Session, { row, key, leave }: Judged, year: number): FoundDocument => ({
  remote_key: key,
  title: row.place === null ? row.label : `${row.label}, ${row.place}`,
  path: [String(year)],
  date: null,
  guess: leave === null ? guessByLabel(row.label, []) : null,
  leave,
  unit: null,
  open: () => openFile(session, row.file, row.label),
});

/** Year by year from the present one, until the home's notice is found: older ones are not looked at. */
export async function* list(visit: Inside): AsyncGenerator<ListEvent> {
  const { session, home } = visit;
  const current = visit.now().getFullYear();
  const ahead = [0];
  let newest = 0;
  for (let visited = 0; visited < MAX_YEARS; visited += 1) {
    const year = ahead.shift();
    if (year === undefined) break;
    const page = await wholeYear(visit, year);
    if (year === 0) ahead.push(...page.years.filter((one) => one < current));
    const shown = year === 0 ? current : year;
    newest = Math.max(newest, newestNotice(page.rows));
    const judged = judge(page.rows, home.address, { year: shown, newest });
    for (const one of judged) yield { kind: 'DOCUMENT', document: found(session, one, shown) };
    const wanted = judged.find(({ leave }) => leave === null);
    if (!wanted) continue;
    yield { kind: 'STEP', title: `Avis ${wanted.year} trouvé`, detail: home.address };
    return;
  }
  yield {
    kind: 'STEP',
    title: 'Aucun avis de taxe foncière pour cette adresse',
    detail:
      newest > 0
        ? 'Les avis de cet espace concernent d’autres biens.'
        : 'L’espace n’en contient aucun.',
  };
}
