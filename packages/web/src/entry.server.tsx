import { preloadModule } from 'react-dom';
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

import { isWrittenForAny } from './site/written-for-any.ts';
import { type Start, startFiles, startScript } from './start-up/start-script.ts';

/**
 * Pages are written to files once, not sent to somebody waiting: each is whole, every part in its place.
 * React would otherwise put what is large at the end of the file, hidden until a script moves it.
 */
export default async function writePage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const whole = { progressiveChunkSize: Number.POSITIVE_INFINITY };
  const router = (rest: EntryContext) => <ServerRouter context={rest} url={request.url} />;
  const { serverHandoffStream: data, ...rest } = context;
  const atOnce = isWrittenForAny(new URL(request.url).pathname);
  // The shell of the pages drawn in the browser shows nothing before its scripts: the router brings them.
  const { prelude } =
    context.isSpaMode || import.meta.env.DEV
      ? await prerender(router(context), whole)
      : await prerender(
          <>
            {atOnce && <Preloads start={rest} />}
            {router(rest)}
          </>,
          {
            ...whole,
            bootstrapScriptContent: await startScript(rest, data, atOnce ? 'AT_ONCE' : 'ONCE_IDLE'),
          },
        );
  headers.set('content-type', 'text/html');
  return new Response(prelude, { status, headers });
}

/** In the head: the start script waits for the style sheets before it, which these files need not do. */
function Preloads({ start }: { start: Start }) {
  for (const file of startFiles(start)) preloadModule(file);
  return null;
}
