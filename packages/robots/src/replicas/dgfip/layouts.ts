// The pages of the tax space, in the two shapes they are known in.
import type { ReplicaPaper } from '../replica.ts';
import { LINKED } from './tax-papers.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const htmlPage = (title: string, body: string): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escaped(title)}</title></head><body>${body}</body></html>`;

/** The page of the frame tells the page around it what happened. */
export const message = (said: string, body = ''): string =>
  htmlPage(
    'Authentification',
    `${body}<script>parent.postMessage('${said}', window.location.origin);</script>`,
  );

const LOGOUT = '<button id="accederdeconnexion" type="button">Me déconnecter</button>';

export const spacePage = (title: string, body: string): string =>
  htmlPage(title, `<header>${LOGOUT}</header><main>${body}</main>`);

export type Shown = ReplicaPaper & { ensua: string };
export type YearShown = { year: number; years: readonly number[]; papers: readonly Shown[] };

const isLinked = ({ folder }: ReplicaPaper): boolean => folder.includes(LINKED);

/** Each document with those that are folded under it. */
function groups(papers: readonly Shown[]): { head: Shown; linked: Shown[] }[] {
  const found: { head: Shown; linked: Shown[] }[] = [];
  for (const paper of papers) {
    const last = found.at(-1);
    if (isLinked(paper) && last) last.linked.push(paper);
    else found.push({ head: paper, linked: [] });
  }
  return found;
}

function label2024({ title }: Shown): string {
  const [label = title, ...address] = title.split(' - ');
  return [label, ...address].map(escaped).join('<br/>');
}

const ensuaForm = ({ ensua }: Shown): string =>
  `<form action="Affichage_Document_PDF" method="get" target="_blank"><input type="hidden" name="idEnsua" value="${ensua}"/><button type="submit">Visualiser PDF</button></form>`;

/** Every label twice: for wide screens and for narrow ones. */
function list2024({ papers }: YearShown): string {
  const rows = groups(papers).map(({ head, linked }, index) => {
    const folded = linked.map(
      (paper) =>
        `<li class="document_lie"><div class="visible-xs col-xs-5 texte_docslies"><span>${label2024(paper)}</span></div>${ensuaForm(paper)}</li>`,
    );
    const fold =
      folded.length === 0
        ? ''
        : `<a href="#plierdocuments${index}">Afficher les documents liés</a><div id="plierdocuments${index}" style="display:none"><ul class="list-unstyled documents">${folded.join('')}</ul></div>`;
    return `<li class="document"><div class="hidden-xs texte"><span id="doc-item-${index}">${label2024(head)}</span></div><div class="visible-xs texte"><span>${label2024(head)}</span></div>${ensuaForm(head)}${fold}</li>`;
  });
  return `<ul class="list-unstyled documents">${rows.join('')}</ul>`;
}

/** The address of the file is made when the button is pressed; the text of the button tells nothing. */
const row2026 = (year: number, { title, id }: Shown): string =>
  `<li class="row align-items-center"><div class="col-8">${escaped(title.split(' ')[0] ?? '')}</div><form action="visualiser.do" method="post" target="_blank"><input type="hidden" name="annee" value="${year}"/><input type="hidden" name="document" value="${escaped(id)}"/><button type="submit" title="« Visualiser PDF » ${escaped(title)}">Visualiser PDF</button></form></li>`;

function list2026({ year, papers }: YearShown): string {
  const rows = groups(papers).map(({ head, linked }, index) => {
    const fold =
      linked.length === 0
        ? ''
        : `<li class="row"><a class="btn-link" data-bs-toggle="collapse" aria-expanded="false" href="documentslies.do?n=${year}&amp;rang=${index}">Afficher les documents liés</a></li>`;
    return `${row2026(year, head)}${fold}`;
  });
  return `<ul class="list-unstyled documents">${rows.join('')}</ul>`;
}

/** What the fold of one document holds, fetched when somebody opens it. */
export function linked2026({ year, papers }: YearShown, index: number): string {
  const linked = groups(papers)[index]?.linked ?? [];
  return `<ul class="list-unstyled">${linked.map((paper) => row2026(year, paper)).join('')}</ul>`;
}

const years2024 = ({ year, years }: YearShown): string =>
  `<ul class="annees">${years.map((one) => `<li class="blocAnnee${one === year ? ' selected' : ''}"><a href="documents.do?n=${one}">${one}</a></li>`).join('')}</ul>`;
const years2026 = ({ years }: YearShown): string =>
  `<nav>${years.map((one) => `<div class="date"><a href="documents.do?n=${one}">Année ${one}</a></div>`).join('')}</nav>`;

export type Dom = '2024' | '2026';
const SHAPES: Record<Dom, (shown: YearShown) => string> = {
  '2024': (shown) => `${years2024(shown)}${list2024(shown)}`,
  '2026': (shown) => `${years2026(shown)}${list2026(shown)}`,
};

export const yearPage = (dom: Dom, shown: YearShown): string =>
  spacePage('Mes documents', `<h1>Documents</h1>${SHAPES[dom](shown)}`);

/** Nothing of it is known: no years, other lists. */
export const changedPage = ({ papers }: YearShown): string =>
  spacePage(
    'Mes documents',
    `<section class="cartes">${papers.map(({ title }) => `<article>${escaped(title)}</article>`).join('')}</section>`,
  );
