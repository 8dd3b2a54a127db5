// A reference that a person can read and a document that a machine can, from the same contract.
import {
  type Access,
  type Api,
  type Endpoint,
  isBytes,
  isEmpty,
  type LimitedBy,
} from '@quitus/api/endpoint';
import { ERRORS } from '@quitus/api/errors';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { html, type Html } from '../html.ts';

const ACCESS_LABELS: Record<Access, string> = {
  public: 'ouvert à tous',
  visitor: 'lien de partage ouvert (Authorization : Visit)',
  account: 'compte connecté (Authorization : Bearer)',
  staff: 'équipe Quitus',
};

const STYLE = `
:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}
body{max-width:62rem;margin:0 auto;padding:2rem 1.25rem 6rem}
h1,h2{font-family:Georgia,serif;font-weight:400}
article{padding:1.25rem 0;border-top:1px solid #8884}
h3{margin:0;font:600 1rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
p{margin:.35rem 0}.m{opacity:.75}
pre{overflow:auto;padding:.9rem;border-radius:.6rem;background:#8881;font-size:.85rem}
td,th{text-align:left;padding:.25rem 1rem .25rem 0;vertical-align:top}
`;

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): string => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return JSON.stringify(json, null, 2);
};

const part = (title: string, shape: Endpoint['response'] | undefined, io: 'input' | 'output') => {
  if (!shape) return '';
  if (isBytes(shape))
    return html`<p>
      ${title} : octets (${shape.types.join(', ')})${shape.ranges ? ', entiers ou en partie' : ''}.
    </p>`;
  const schema = isEmpty(shape) ? shape.headers : shape;
  return html`<details>
    <summary>${isEmpty(shape) ? `${title} ${shape.status}, en-têtes` : title}</summary>
    <pre>${jsonOf(schema, io)}</pre>
  </details>`;
};

const LIMITED_BY: Record<LimitedBy, string> = {
  address: 'adresse IP',
  email: 'adresse email',
  email_from_address: 'adresse email et adresse IP',
};

const limitsOf = ({ limits = [] }: Endpoint): string =>
  limits
    .map(({ per, max, seconds }) => {
      const who = LIMITED_BY[per];
      return `${max} appels en ${Math.round(seconds / 60)} min par ${who}`;
    })
    .join(', ');

const article = (endpoint: Endpoint): Html =>
  html`<article>
    <h3>${endpoint.method} /api${endpoint.path}</h3>
    <p>${endpoint.summary}.</p>
    <p class="m">Accès : ${ACCESS_LABELS[endpoint.access]}. ${limitsOf(endpoint)}</p>
    ${part('Chemin', endpoint.params, 'input')} ${part('Requête', endpoint.query, 'input')}
    ${part('En-têtes', endpoint.headers, 'input')} ${part('Corps', endpoint.body, 'input')}
    ${part('Réponse', endpoint.response, 'output')}
  </article>`;

const errorRows = (): Html[] =>
  Object.entries(ERRORS).map(
    ([code, { status, text }]) =>
      html`<tr>
        <td><code>${code}</code></td>
        <td>${status}</td>
        <td>${text}</td>
      </tr>`,
  );

const page = (apis: Api[]): string =>
  html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Référence de l’API · Quitus</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>L’API de Quitus</h1>
        <p>
          JSON en UTF-8, sous <code>/api</code>. Une erreur se lit dans <code>error</code>, un code
          de la table en fin de page. Document OpenAPI 3.1 :
          <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
        <h2>Appels</h2>
        ${apis.flatMap((api) => Object.values(api)).map(article)}
        <h2>Erreurs</h2>
        <table>
          <tr>
            <th>Code</th>
            <th>Statut</th>
            <th>Texte</th>
          </tr>
          ${errorRows()}
        </table>
      </body>
    </html>`.markup;

export function serveApiDocs(app: FastifyInstance, apis: Api[]): void {
  let drawn: string | null = null;
  app.get('/docs', { schema: { hide: true } }, (_request, reply) =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send((drawn ??= page(apis))),
  );
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
