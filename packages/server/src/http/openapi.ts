// What the OpenAPI document says of calls that send or take bytes: the zod transform knows JSON only.
import { type Endpoint, isBytes, isEmpty } from '@quitus/api/endpoint';
import type { FastifyContextConfig } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

type Transform = NonNullable<Exclude<FastifyContextConfig['swaggerTransform'], false>>;

const BINARY = { type: 'string', format: 'binary' };

const contentOf = (types: readonly string[]) =>
  Object.fromEntries(types.map((type) => [type, { schema: BINARY }]));

export function openApiConfig(endpoint: Endpoint): FastifyContextConfig {
  const { body, response, method } = endpoint;
  if (!isBytes(body) && !isBytes(response) && !isEmpty(response)) return {};
  const swaggerTransform: Transform = (document) => {
    const { schema, url } = jsonSchemaTransform(document);
    const described = {
      ...schema,
      ...(isBytes(body) && { body: { content: contentOf(body.types) } }),
      response: answersOf(endpoint),
    };
    return { schema: described, url };
  };
  return { swaggerTransform, ...(method === 'HEAD' && { swagger: { exposeHeadRoute: true } }) };
}

function answersOf({ response, answer_headers = {} }: Endpoint) {
  const always = Object.fromEntries(
    Object.entries(answer_headers).map(([name, value]) => [name, { type: 'string', const: value }]),
  );
  if (isEmpty(response)) {
    const { properties = {} } = z.toJSONSchema(response.headers, { io: 'output' });
    const headers = { ...always, ...properties };
    return { [response.status]: { description: 'Sans contenu', type: 'null', headers } };
  }
  if (!isBytes(response)) return {};
  const whole = { description: 'Octets', headers: always, content: contentOf(response.types) };
  return { 200: whole, ...(response.ranges && { 206: { ...whole, description: 'Une partie' } }) };
}
