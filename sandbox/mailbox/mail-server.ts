// The SMTP side of the mailbox, with the faults that a mail server can have.
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import type { FaultSwitches } from '#sandbox/faults.ts';

export interface Envelope {
  /** The addresses of the envelope, which also name hidden copies. */
  recipients: string[];
  message: Buffer;
}

export interface MailServer {
  port(): number | undefined;
  open(port: number, host: string): Promise<void>;
  close(): Promise<void>;
}

const LARGEST_MESSAGE = 10 * 1024 * 1024;

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

export function mailServer(faults: FaultSwitches, received: (envelope: Envelope) => Promise<void>): MailServer {
  const onConnect: SMTPServerOptions['onConnect'] = (_, greet) => {
    const setting = faults.get('mailbox');
    if (setting?.fault === 'refuse') greet(refusal(554, 'No mail today (sandbox fault)'));
    else if (setting?.fault === 'slow') setTimeout(greet, setting.delayMs).unref();
    else if (setting === undefined) greet();
  };

  const onData: SMTPServerOptions['onData'] = (stream, { envelope }, answer) => {
    const recipients = envelope.rcptTo.map(({ address }) => address);
    buffer(stream)
      .then((message) => {
        if (stream.sizeExceeded) throw refusal(552, 'Message too large');
        return received({ recipients, message });
      })
      .then(() => answer(), answer);
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MESSAGE,
    closeTimeout: 100,
    onConnect,
    onData,
  });
  // A client that breaks off is its own affair.
  server.on('error', () => undefined);
  // Below the protocol: a line that is dead, or that speaks something else.
  server.server.prependListener('connection', (socket: Socket) => {
    const fault = faults.get('mailbox')?.fault;
    if (fault === 'down') socket.destroy();
    if (fault === 'garbage') socket.end('<html>\r\n');
  });

  return {
    port: () => (server.server.address() as AddressInfo | null)?.port,
    open: (port, host) =>
      new Promise((resolve, reject) => {
        server.server.once('error', reject);
        server.listen(port, host, () => resolve());
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
