import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

import { startAfterLoad } from './start-after-load.ts';

/**
 * Pages are written to files once, not sent to somebody waiting: each is whole, with the parts that
 * load late in the browser in their place. React would otherwise put what is large at the end of the
 * file, hidden until a script moves it.
 */
export default async function writePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const page = await new Response(prelude).text();
  headers.set('content-type', 'text/html');
  // The shell of the pages drawn in the browser shows nothing before its scripts: it keeps them first.
  const written = context.isSpaMode || import.meta.env.DEV ? page : startAfterLoad(page);
  return new Response(written, { status, headers });
}
