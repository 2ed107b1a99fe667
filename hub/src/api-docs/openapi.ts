import { z } from 'zod';
import { errorBody } from '#contract/errors.ts';
import { CONTRACT } from '#contract/index.ts';
import type { Access, Route } from '#contract/route.ts';
import { API_PREFIX } from '#hub/shared/http/register-area.ts';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 takes JSON Schema as it is. */
const schemaOf = (schema: z.ZodType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return json;
};

const SECURITY: Readonly<Record<Access, Json[]>> = {
  public: [],
  guest: [{ session: [] }],
  pinPending: [{ session: [] }],
  ops: [{ serviceKey: [] }],
};

/** Refusals that calls have in common; each is `{code, message}`. */
const REFUSALS = {
  Malformed: 'What was sent cannot be read.',
  NoServiceKey: 'The service key is missing or wrong.',
  SessionGone: 'The session is gone.',
  TooMany: 'Too many calls from this address in a minute.',
  Refused: 'Any other refusal.',
} as const;

function refusalsOf({ access, path, query, body }: Route): Record<string, keyof typeof REFUSALS> {
  return {
    ...((query || body || path.includes('{')) && { 400: 'Malformed' }),
    ...(access === 'ops' && { 401: 'NoServiceKey' }),
    ...((access === 'guest' || access === 'pinPending') && { 403: 'SessionGone' }),
    429: 'TooMany',
    default: 'Refused',
  };
}

function parametersOf({ path, query, idempotent }: Route): Json[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const shape = query ? (schemaOf(query) as { properties?: Json; required?: string[] }) : {};
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
  if (kind === 'bytes') return { '*/*': {} };
  return { 'application/json': { schema: reply ? schemaOf(reply) : {} } };
}

const requestBodyOf = (body: z.ZodType): Json => ({
  required: !body.safeParse(undefined).success,
  content: { 'application/json': { schema: schemaOf(body) } },
});

function operationOf(area: string, name: string, route: Route): Json {
  const success = route.kind === 'empty' && route.method === 'GET' ? '204' : '200';
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: route.summary,
    security: SECURITY[route.access],
    parameters: parametersOf(route),
    ...(route.body && { requestBody: requestBodyOf(route.body) }),
    ...(route.upload && { requestBody: { required: true, content: { [route.upload]: {} } } }),
    responses: {
      [success]: { description: 'Success.', ...(contentOf(route) && { content: contentOf(route) }) },
      ...Object.fromEntries(
        Object.entries(refusalsOf(route)).map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
      ),
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
    openapi: '3.1.1',
    info: {
      title: 'Gangway hub',
      version: '1',
      description: 'Every call of the guest portal’s hub.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: API_PREFIX.slice(0, -1) }],
    paths,
    components: {
      schemas: { Error: schemaOf(errorBody) },
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([name, description]) => [
          name,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        ]),
      ),
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'SessionId' },
        serviceKey: { type: 'apiKey', in: 'header', name: 'ServiceKey' },
      },
    },
  };
}
