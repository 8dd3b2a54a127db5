// Helmet's headers, computed once: they never change from one answer to the next.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import helmet from 'helmet';

export type Headers = Record<string, string>;

/** For an answer that is no page: nothing in it may load, run or be framed. */
export function securityHeaders(production: boolean): Headers {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    strictTransportSecurity: production,
    // For browsers and plug-ins that no longer exist.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  secure(response.req, response, (cause?: unknown) => {
    if (cause) throw cause;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
