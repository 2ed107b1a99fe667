import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { CONTRACT } from '#contract/index.ts';
import type { Access, Route } from '#contract/route.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' }) as Json;
  return json;
};

const SECURITY: Readonly<Record<Access, Json[]>> = {
  public: [],
  guest: [{ session: [] }],
  pinPending: [{ session: [] }],
  ops: [{ serviceKey: [] }],
};

const REFUSALS: Readonly<Record<Access, Record<string, string>>> = {
  public: {},
  guest: { 403: 'The session is gone.' },
  pinPending: { 403: 'The session is gone.' },
  ops: { 401: 'The service key is missing or wrong.' },
};

function parametersOf({ path, query, idempotent }: Route): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const shape = query ? (schemaOf(query, 'input') as { properties?: Json; required?: string[] }) : {};
  const inQuery = Object.entries(shape.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: shape.required?.includes(name) ?? false,
    schema,
  }));
  const key = { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } };
  return [...inPath, ...inQuery, ...(idempotent ? [key] : [])];
}

function contentOf({ kind = 'json', reply }: Route): Json | undefined {
  if (kind === 'empty') return undefined;
  if (kind === 'stream') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (kind === 'bytes') return { '*/*': { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: reply ? schemaOf(reply, 'input') : {} } };
}

function operationOf(area: string, name: string, route: Route): Json {
  const refusal = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  const refusals = { ...REFUSALS[route.access], default: 'Any other refusal.' };
  const success = route.kind === 'empty' && route.method === 'GET' ? '204' : '200';
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: route.summary,
    security: SECURITY[route.access],
    parameters: parametersOf(route),
    ...(route.body && { requestBody: { content: { 'application/json': { schema: schemaOf(route.body, 'input') } } } }),
    responses: {
      [success]: { description: 'Success.', ...(contentOf(route) && { content: contentOf(route) }) },
      ...Object.fromEntries(Object.entries(refusals).map(([status, text]) => [status, refusal(text)])),
    },
  };
}

/** The contract as an OpenAPI document, for reading and for generating clients. */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const [area, routes] of Object.entries(CONTRACT)) {
    for (const [name, route] of Object.entries(routes as Record<string, Route>)) {
      const path = `/${route.path}`;
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(area, name, route) };
    }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Gangway hub', version: '1', description: 'Every call of the guest portal’s hub.' },
    servers: [{ url: API_PREFIX.slice(0, -1) }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody, 'input') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'SessionId' },
        serviceKey: { type: 'apiKey', in: 'header', name: 'ServiceKey' },
      },
    },
  };
}
