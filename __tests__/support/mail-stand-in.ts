import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

export interface ReceivedMail {
  readonly to: string;
  /** Headers and text as they came, its soft line ends undone. */
  readonly text: string;
}

/** A mail server that keeps what it is given, and knows no mailbox at `bounces.example`. */
export const startMailStandIn = async () => {
  const mails: ReceivedMail[] = [];
  const server = createServer((socket) => {
    let [to, body, pending] = ['', null as string[] | null, ''];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string): void => {
      if (body) {
        if (line !== '.') return void body.push(line);
        const text = body.join('\n').replaceAll('=\n', '').replaceAll('=3D', '=');
        mails.push({ to, text });
        body = null;
        return void say('250 kept');
      }
      const [, recipient] = /^RCPT TO:<(.*)>/i.exec(line) ?? [];
      to = recipient ?? to;
      if (/^DATA$/i.test(line)) {
        body = [];
        return void say('354 go on');
      }
      if (recipient?.endsWith('@bounces.example')) return void say('550 no such mailbox');
      say(/^QUIT$/i.test(line) ? '221 bye' : '250 fine');
    };
    socket.on('data', (chunk: Buffer) => {
      const lines = (pending + chunk.toString()).split('\r\n');
      pending = lines.pop() ?? '';
      lines.forEach(hear);
    });
    socket.on('error', () => undefined);
    say('220 stand-in');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, stop: () => void server.close() };
};
