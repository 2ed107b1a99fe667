/** Commands and answers of WebDriver BiDi over one socket. */
export interface Bidi {
  send<T = unknown>(method: string, params: object): Promise<T>;
  close(): void;
}

interface Answer {
  id?: number;
  type: string;
  result?: unknown;
  error?: string;
  message?: string;
}

export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { done: (result: unknown) => void; fail: (error: Error) => void }>();
  let last = 0;
  await new Promise((done, fail) => {
    socket.onopen = done;
    socket.onerror = () => fail(new Error(`Nobody answers at ${url}.`));
  });
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data)) as Answer;
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id === undefined || !asked) return;
    waiting.delete(id);
    if (type === 'success') asked.done(result);
    else asked.fail(new Error(`${error}: ${message}`));
  };
  socket.onclose = () => {
    for (const { fail } of waiting.values()) fail(new Error('The browser has gone.'));
    waiting.clear();
  };
  return {
    send: <T>(method: string, params: object) =>
      new Promise<T>((done, fail) => {
        last += 1;
        waiting.set(last, { done: (result) => done(result as T), fail });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
