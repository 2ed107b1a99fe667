import { deviceRoutes } from '#contract/areas/device.ts';
import type { ReplyInputOf, Route } from '#contract/route.ts';

/** A call as the fake hub saw it. */
export interface SeenCall {
  method: string;
  /** Below the version path, with its query. */
  path: string;
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
  headers: Record<string, string>;
  credentials: RequestCredentials | undefined;
}

/** A refusal, or an answer that does not fit the contract. */
export class HubAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Record<string, string>;
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export function refuse(status: number, code: string, message = ''): HubAnswer {
  return new HubAnswer(status, { code, message });
}

type Answerer = (call: SeenCall) => unknown;

const VERSION = '/v1/';

function patternOf({ path, wildcard }: Route): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${wildcard ? '.*' : '[^/]+'})`)}$`);
}

/** Stands in for `fetch`: answers by the rows of the contract, remembers what was asked, 404 for the rest. */
export class FakeHub {
  readonly calls: SeenCall[] = [];
  private readonly answers: { route: Route; pattern: RegExp; answer: Answerer }[] = [];
  private isSilent = false;

  constructor() {
    this.on(deviceRoutes.pageView, undefined);
  }

  /** The newest answer to a row wins. */
  on<R extends Route>(
    route: R,
    answer: ReplyInputOf<R> | HubAnswer | ((call: SeenCall) => ReplyInputOf<R> | HubAnswer | Promise<ReplyInputOf<R>>),
  ): this {
    const answerer = typeof answer === 'function' ? (answer as Answerer) : () => answer;
    this.answers.unshift({ route, pattern: patternOf(route), answer: answerer });
    return this;
  }

  /** No answer at all from now on, as on a lost network. */
  silence(isSilent = true): this {
    this.isSilent = isSilent;
    return this;
  }

  answersTo(route: Route): boolean {
    return this.answers.some((answer) => answer.route === route);
  }

  /** The calls made to a row. */
  callsTo(route: Route): SeenCall[] {
    const pattern = patternOf(route);
    return this.calls.filter((call) => call.method === route.method && pattern.test(call.path.split('?', 1)[0] ?? ''));
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    if (!url.pathname.startsWith(VERSION)) return new Response('{}', { status: 404 });
    const path = url.pathname.slice(VERSION.length);
    const method = init.method ?? 'GET';
    const found = this.answers.find(({ route, pattern }) => route.method === method && pattern.test(path));
    const groups = found?.pattern.exec(path)?.groups ?? {};
    const call: SeenCall = {
      method,
      path: path + url.search,
      params: Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)])),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: init.headers as Record<string, string>,
      credentials: init.credentials,
    };
    this.calls.push(call);
    if (this.isSilent) throw new TypeError('Failed to fetch');
    const answer = found ? await found.answer(call) : refuse(404, 'not_found', `no answer for ${method} ${path}`);
    if (init.signal?.aborted) throw new DOMException('aborted', 'AbortError');
    return responseOf(answer);
  };
}

function responseOf(answer: unknown): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  if (!(answer instanceof HubAnswer)) return Response.json(answer);
  const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
  return new Response(text, { status: answer.status, headers: answer.headers });
}
