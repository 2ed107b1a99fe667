// The floor: what bare node:http does with the same bytes. Arguments: port, file with the body, content type.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file = '', type = 'application/json; charset=utf-8'] = process.argv.slice(2);
const body = readFileSync(file);
const head = { 'content-type': type, 'content-length': body.length };
createServer((_, response) => {
  response.writeHead(200, head);
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
