// The server's side of an SMTP conversation (the part of RFC 5321 that a sender needs), apart from sockets.

export interface Envelope {
  from: string;
  to: string[];
  /** The message as sent, lines ended by CRLF, dots unstuffed. */
  message: string;
}

const LARGEST_MESSAGE = 10 * 1024 * 1024;
const LONGEST_LINE = 1024 * 1024;

/** Feed it what arrives; it hands back what to say. `done` is true after QUIT. */
export class SmtpDialogue {
  static readonly greeting = '220 sandbox.mailbox ready\r\n';
  done = false;
  #rest = '';
  #from: string | undefined;
  #to: string[] = [];
  #data: string[] | undefined;
  #size = 0;
  readonly #received: (envelope: Envelope) => void;

  constructor(received: (envelope: Envelope) => void) {
    this.#received = received;
  }

  hear(text: string): string {
    this.#rest += text;
    const lines = this.#rest.split('\r\n');
    this.#rest = lines.pop() ?? '';
    if (this.#rest.length > LONGEST_LINE) {
      this.done = true;
      return '500 Line too long\r\n';
    }
    return lines.map((line) => (this.#data ? this.#hearData(line, this.#data) : this.#hearCommand(line))).join('');
  }

  #hearData(line: string, data: string[]): string {
    if (line !== '.') {
      this.#size += line.length + 2;
      if (this.#size <= LARGEST_MESSAGE) data.push(line.startsWith('.') ? line.slice(1) : line);
      return '';
    }
    const envelope = { from: this.#from ?? '', to: this.#to, message: `${data.join('\r\n')}\r\n` };
    const tooLarge = this.#size > LARGEST_MESSAGE;
    this.#reset();
    if (tooLarge) return '552 Message too large\r\n';
    this.#received(envelope);
    return '250 Kept\r\n';
  }

  #hearCommand(line: string): string {
    const [word = ''] = line.split(' ', 1);
    switch (word.toUpperCase()) {
      case 'EHLO':
        this.#reset();
        return `250-sandbox.mailbox\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 SIZE ${LARGEST_MESSAGE}\r\n`;
      case 'HELO':
        this.#reset();
        return '250 sandbox.mailbox\r\n';
      case 'MAIL':
        return this.#hearSender(line);
      case 'RCPT':
        return this.#hearRecipient(line);
      case 'DATA':
        if (this.#to.length === 0) return '503 Say MAIL and RCPT first\r\n';
        this.#data = [];
        return '354 Go on, end with a dot alone\r\n';
      case 'RSET':
        this.#reset();
        return '250 Forgotten\r\n';
      case 'NOOP':
        return '250 Still here\r\n';
      case 'QUIT':
        this.done = true;
        return '221 Goodbye\r\n';
      default:
        return '502 Not known here\r\n';
    }
  }

  #hearSender(line: string): string {
    const address = /^MAIL FROM:\s*<([^<>]*)>/i.exec(line)?.[1];
    if (address === undefined) return '501 MAIL FROM:<address>\r\n';
    this.#reset();
    this.#from = address;
    return '250 Sender noted\r\n';
  }

  #hearRecipient(line: string): string {
    const address = /^RCPT TO:\s*<([^<>]+)>/i.exec(line)?.[1];
    if (this.#from === undefined) return '503 Say MAIL first\r\n';
    if (!address) return '501 RCPT TO:<address>\r\n';
    this.#to.push(address);
    return '250 Recipient noted\r\n';
  }

  #reset(): void {
    this.#from = undefined;
    this.#to = [];
    this.#data = undefined;
    this.#size = 0;
  }
}
