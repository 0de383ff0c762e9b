import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { type AddressInfo } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { parseMailer, type MailServer } from '../../../../src/domain/stores/mailer';
import { UserError } from '../../../../src/server/kernel/errors';
import { RefusedAddress } from '../../../../src/server/connectors/addresses';
import type { OutgoingMail } from '../../../../src/server/mail/door';
import type { Credentials } from '../../../../src/server/mail/servers/credentials';
import { findServers } from '../../../../src/server/mail/servers/find';
import { openServers, tryServers } from '../../../../src/server/mail/servers/mailbox';
import { publicNetwork, type MailNetwork } from '../../../../src/server/mail/servers/network';
import { startImapStandIn } from '../../../support/imap-stand-in';
import { refusedBySmtp as no, startSmtpStandIn } from '../../../support/smtp-stand-in';
import { textMail } from './make-mail';

const PASSWORD = 'the mailbox’s own';
const FOLDER = path.join(__dirname, '../../../fixtures/mail');
const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => readFileSync(path.join(FOLDER, name), 'utf8')) as [string, string];

const network: MailNetwork = { service: () => Promise.resolve([]), address: () => Promise.resolve('127.0.0.1'), trusted: cert };

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const startSmtp = async (options: Partial<SMTPServerOptions> = {}, token?: () => string) => {
  const smtp = await startSmtpStandIn({ key, cert, password: PASSWORD, token, options });
  stops.push(smtp.stop);
  return smtp;
};

const startImap = async (settings: Partial<Parameters<typeof startImapStandIn>[0]> = {}) => {
  const imap = await startImapStandIn({ key, cert, password: PASSWORD, ...settings });
  stops.push(imap.stop);
  return imap;
};

interface Places {
  readonly out?: Partial<MailServer>;
  readonly in?: Partial<MailServer>;
}

const byPassword = (password: string): Credentials => ({ kind: 'password', password });

const openingOf = (places: Places, credentials: Credentials = byPassword(PASSWORD)) => ({
  mailer: {
    kind: 'named',
    address: 'shop@example.com',
    out: { host: 'smtp.example.com', port: 1, secure: true, login: null, ...places.out },
    in: { host: 'imap.example.com', port: 1, secure: true, login: null, ...places.in },
  } as const,
  credentials,
  network,
  signal: new AbortController().signal,
});

const openDoor = async (places: Places, credentials?: Credentials) => {
  const door = await openServers(openingOf(places, credentials));
  stops.push(() => void door.close());
  return door;
};

const LETTER: OutgoingMail = {
  id: 'abc@example.com',
  from: { name: 'Sandbox shop', address: 'shop@example.com' },
  to: [{ name: 'Mia\r\nBcc: all@x.example', address: 'mia@buyer.example' }],
  cc: [],
  bcc: [],
  subject: 'Re: Grüße\r\nX-Evil: 1',
  text: 'It is on its way.',
  html: '',
  in_reply_to: 'first@buyer.example',
  references: ['older@example.com', 'first@buyer.example'],
  automatic: false,
  files: [{ filename: 'slip.txt', mime: 'text/plain', bytes: Buffer.from('slip') }],
  done: [],
};

describe('sending', () => {
  test('a mail goes out under our id, as an answer, and a copy is kept where the server keeps none', async () => {
    const [smtp, imap] = [await startSmtp(), await startImap()];
    const door = await openDoor({ out: { port: smtp.port, login: 'shop-login' }, in: { port: imap.port } });
    expect(await door.send(LETTER)).toEqual({ outcome: 'sent' });
    const [sent = ''] = smtp.mails;
    const [head = ''] = sent.split('\r\n\r\n');
    expect(head).toContain('Message-ID: <abc@example.com>');
    expect(head).toContain('In-Reply-To: <first@buyer.example>');
    expect(head.replace(/\r\n\s+/gu, ' ')).toContain('References: <older@example.com> <first@buyer.example>');
    expect(head).not.toMatch(/^(?:Bcc|X-Evil|Auto-Submitted):/imu);
    expect(smtp.logins).toEqual(['shop-login']);
    expect(imap.state.logins).toEqual(['shop@example.com']);
    expect(imap.folders.Sent.map(({ bytes }) => bytes.toString())).toEqual([sent]);
    expect(await door.wasSent(LETTER.id)).toBe(true);
  });

  test('nobody knows of a mail that lies nowhere whether it was sent, but of a mailbox that keeps all it sends', async () => {
    const [plain, gmail] = [await startImap(), await startImap({ capabilities: ['X-GM-EXT-1'] })];
    expect(await (await openDoor({ in: { port: plain.port } })).wasSent('none@example.com')).toBeUndefined();
    expect(await (await openDoor({ in: { port: gmail.port } })).wasSent('none@example.com')).toBe(false);
  });

  test.each([
    [550, '5.1.1 no such user', { outcome: 'refused', refusal: 'mail.addressUnknown' }],
    [550, 'who is that', { outcome: 'refused', refusal: 'mail.addressUnknown' }],
    [552, '5.2.2 mailbox full', { outcome: 'refused', refusal: 'mail.mailboxFull' }],
    [554, '5.7.1 not from you', { outcome: 'refused', refusal: 'mail.refused' }],
    [451, '4.7.1 greylisted', { outcome: 'later', refusal: 'mail.busy' }],
  ])('a recipient is refused: %i %s', async (code, message, posted) => {
    const smtp = await startSmtp({ onRcptTo: (_address, _session, done) => done(no(code, message)) });
    const door = await openDoor({ out: { port: smtp.port } });
    expect(await door.send(LETTER)).toMatchObject({ ...posted, answer: expect.stringContaining(message) as string });
  });

  test('a recipient who is put off is told apart from one who is refused, and who has the mail gets it no more', async () => {
    const says: Readonly<Record<string, ReturnType<typeof no>>> = {
      'late@buyer.example': no(451, '4.7.1 greylisted'),
      'none@buyer.example': no(550, '5.1.1 no such user'),
    };
    const tried: string[] = [];
    const smtp = await startSmtp({
      onRcptTo: ({ address }, _session, done) => {
        tried.push(address);
        done(says[address]);
      },
    });
    const door = await openDoor({ out: { port: smtp.port } });
    const cc = ['late', 'none'].map((name) => ({ name: '', address: `${name}@buyer.example` }));
    expect(await door.send({ ...LETTER, cc })).toEqual({
      outcome: 'sent',
      refused: [
        { address: 'late@buyer.example', refusal: 'mail.refused', later: true },
        { address: 'none@buyer.example', refusal: 'mail.addressUnknown' },
      ],
    });
    tried.length = 0;
    await door.send({ ...LETTER, cc, done: [LETTER.to[0]!.address, 'none@buyer.example'] });
    expect(tried).toEqual(['late@buyer.example']);
  });

  test.each([
    [552, '5.3.4 too large', { outcome: 'refused', refusal: 'mail.tooLarge' }],
    [554, '5.6.0 looks like spam', { outcome: 'refused', refusal: 'mail.refused' }],
    [452, '4.3.1 no room', { outcome: 'later', refusal: 'mail.busy' }],
  ])('a mail is refused once it was heard: %i %s', async (code, message, posted) => {
    const smtp = await startSmtp({ onData: (stream, _session, done) => void stream.resume().on('end', () => done(no(code, message))) });
    expect(await (await openDoor({ out: { port: smtp.port } })).send(LETTER)).toMatchObject(posted);
  });

  test('a server that says how much it takes is not given more', async () => {
    const smtp = await startSmtp({ size: 100 });
    expect(await (await openDoor({ out: { port: smtp.port } })).send(LETTER)).toMatchObject({
      outcome: 'refused',
      refusal: 'mail.tooLarge',
    });
  });

  test('a line that breaks before the mail began loses nothing; afterwards nobody knows', async () => {
    const sockets: { destroy(): void }[] = [];
    const cut = (): void => sockets.forEach((socket) => socket.destroy());
    const before = await startSmtp({ onRcptTo: () => cut() });
    const after = await startSmtp({ onData: (stream) => void stream.resume().on('end', cut) });
    for (const [{ port }, outcome] of [
      [before, 'later'],
      [after, 'unknown'],
    ] as const) {
      const relay = await startRelay(port, sockets);
      expect(await (await openDoor({ out: { port: relay } })).send(LETTER)).toMatchObject({ outcome });
    }
  });

  test('a wrong password fails the mail; a server that is away does not', async () => {
    const smtp = await startSmtp();
    expect(await (await openDoor({ out: { port: smtp.port } }, byPassword('wrong'))).send(LETTER)).toMatchObject({
      outcome: 'refused',
      refusal: 'mail.loginRefused',
    });
    expect(await (await openDoor({ out: { port: 1 } })).send(LETTER)).toMatchObject({ outcome: 'later', refusal: 'mail.busy' });
  });
});

const startRelay = async (port: number, sockets: { destroy(): void }[]): Promise<number> => {
  const { createServer, connect } = await import('node:net');
  const relay = createServer((socket) => {
    const to = connect(port, '127.0.0.1');
    for (const end of [socket, to]) end.on('error', () => undefined);
    sockets.push(socket, to);
    socket.pipe(to).pipe(socket);
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  stops.push(() => void relay.close());
  return (relay.address() as AddressInfo).port;
};

describe('fetching', () => {
  test('each mail once, the oldest first, in batches; and those of a mailbox with new numbers again', async () => {
    const imap = await startImap();
    for (const word of ['one', 'two', 'three']) imap.come(textMail(word));
    const door = await openDoor({ in: { port: imap.port } });
    const first = await door.fetch(null, 2);
    expect(first.mails.map(({ key, bytes }) => [key, bytes.toString().split('\r\n').at(-1)])).toEqual([
      ['7-1', 'one'],
      ['7-2', 'two'],
    ]);
    expect(first.mails[0]).toMatchObject({ cut: false, received_at: Date.UTC(2026, 10, 2, 10) / 1000 });
    const second = await door.fetch(first.place, 2);
    expect(second.mails.map(({ key }) => key)).toEqual(['7-3']);
    expect(await door.fetch(second.place, 2)).toEqual({ mails: [], place: second.place });
    imap.come(textMail('four'));
    expect((await door.fetch(second.place, 2)).mails.map(({ key }) => key)).toEqual(['7-4']);
    imap.state.validity = 8;
    expect((await door.fetch(second.place, 10)).mails.map(({ key }) => key)).toEqual(['8-1', '8-2', '8-3', '8-4']);
  });

  test('of a mail that is too large only the head is fetched', async () => {
    const imap = await startImap();
    imap.come(textMail('x'.repeat(25 * 1024 * 1024)));
    imap.come(textMail('small'));
    const { mails } = await (await openDoor({ in: { port: imap.port } })).fetch(null, 10);
    expect(mails.map(({ cut, bytes }) => [cut, bytes.length < 2000])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test('an empty mailbox is begun at its end', async () => {
    const imap = await startImap();
    imap.state.nextUid = 100;
    expect(await (await openDoor({ in: { port: imap.port } })).fetch(null, 10)).toEqual({ mails: [], place: { validity: '7', uid: 99 } });
  });
});

describe('trying a mailbox', () => {
  const failure = async (places: Places, password = PASSWORD): Promise<object | null> =>
    tryServers(openingOf(places, byPassword(password))).then(
      () => null,
      ({ refusal, values, message }: { refusal: string; values: object; message: string }) => {
        expect(message).not.toContain(PASSWORD);
        expect(message).not.toContain('wrong');
        return { refusal, ...values };
      },
    );

  test('says which side failed, and never the password', async () => {
    const [smtp, imap] = [await startSmtp(), await startImap()];
    const places = { out: { port: smtp.port }, in: { port: imap.port } };
    expect(await failure(places)).toBeNull();
    expect(await failure(places, 'wrong')).toEqual({ refusal: 'mail.login', host: `smtp.example.com:${smtp.port}` });
    expect(await failure({ ...places, in: { port: 1 } })).toEqual({ refusal: 'mail.unreachable', host: 'imap.example.com:1' });
    const other = await startImap({ password: 'other' });
    expect(await failure({ ...places, in: { port: other.port } })).toEqual({
      refusal: 'mail.login',
      host: `imap.example.com:${other.port}`,
    });
  });

  test('by STARTTLS too, and never without', async () => {
    const [smtp, imap] = [await startSmtp({ secure: false }), await startImap({ tls: 'starttls' })];
    const places = { out: { port: smtp.port, secure: false }, in: { port: imap.port, secure: false } };
    expect(await failure(places)).toBeNull();
    const [bareOut, bareIn] = [
      await startSmtp({ secure: false, hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }),
      await startImap({ tls: 'none' }),
    ];
    expect(await failure({ ...places, out: { port: bareOut.port, secure: false } })).toMatchObject({ refusal: 'mail.notEncrypted' });
    expect(await failure({ ...places, in: { port: bareIn.port, secure: false } })).toMatchObject({ refusal: 'mail.notEncrypted' });
    expect(bareIn.state.logins).toEqual([]);
    expect(bareOut.logins).toEqual([]);
  });

  test('a certificate has to hold for the name', async () => {
    const [smtp, imap] = [await startSmtp(), await startImap()];
    const places = { out: { port: smtp.port }, in: { port: imap.port } };
    expect(await failure({ ...places, out: { port: smtp.port, host: 'other.example.com' } })).toMatchObject({
      refusal: 'mail.certificate',
    });
    expect(await failure({ ...places, in: { port: imap.port, host: 'other.example.com' } })).toMatchObject({ refusal: 'mail.certificate' });
    expect(smtp.logins).toEqual(['shop@example.com']);
    expect(imap.state.logins).toEqual([]);
  });

  test('addresses that are not public are refused', async () => {
    await expect(publicNetwork.address('localhost')).rejects.toBeInstanceOf(RefusedAddress);
    await expect(publicNetwork.address('127.0.0.1')).rejects.toThrow();
    const { mailer, ...opening } = openingOf({});
    const refused = { ...opening, mailer, network: publicNetwork };
    await expect(tryServers({ ...refused, mailer: { ...mailer, out: { ...mailer.out, host: 'localhost' } } })).rejects.toMatchObject({
      refusal: 'mail.refusedAddress',
    });
  });
});

describe('a server that takes no password', () => {
  /** Whether anything a server heard has the password in it, as it is or as mail clients write it. */
  const isTold = (heard: readonly string[]): boolean => {
    const all = heard.flatMap((line) => [line, ...line.split(' ').map((word) => Buffer.from(word, 'base64').toString())]).join('\n');
    return all.includes(PASSWORD) || /^AUTH (?:PLAIN|LOGIN)|\bLOGIN\b/imu.test(heard.join('\n'));
  };
  const refusalAt = (places: Places, insteadAt?: (host: string) => string | undefined): Promise<object> =>
    tryServers(openingOf(places, { kind: 'password', password: PASSWORD, ...(insteadAt && { insteadAt }) })).then(
      () => ({}),
      ({ refusal, values, message }: { refusal: string; values: object; message: string }) => ({ refusal, ...values, message }),
    );

  test('says so when it sends mail, and is told none', async () => {
    const [smtp, imap] = [await startSmtp({ authMethods: ['XOAUTH2'] }), await startImap()];
    const places = { out: { port: smtp.port }, in: { port: imap.port } };
    expect(await refusalAt(places)).toMatchObject({
      refusal: 'mail.noPassword',
      message:
        'The mail server smtp.example.com doesn’t accept passwords. Ask your administrator to set up sign-in, or use a provider with app passwords.',
    });
    expect(await refusalAt(places, () => 'Google')).toMatchObject({ refusal: 'mail.signInInstead', provider: 'Google' });
    expect(smtp.heard.length).toBeGreaterThan(0);
    expect(isTold(smtp.heard)).toBe(false);
    expect(imap.state.heard).toEqual([]);
    expect(await (await openDoor(places)).send(LETTER)).toMatchObject({ outcome: 'refused', refusal: 'mail.passwordUseless' });
    expect(isTold(smtp.heard)).toBe(false);
  });

  test.each([
    ['names only ways of tokens', { ways: ['XOAUTH2', 'OAUTHBEARER'] }],
    ['switches its command off and names no way', { ways: [], capabilities: ['LOGINDISABLED'] }],
    ['switches its command off and names ways of tokens', { ways: ['XOAUTH2'], capabilities: ['LOGINDISABLED'] }],
  ])('says so when it keeps mail and %s, and is told none', async (_case, settings) => {
    const [smtp, imap] = [await startSmtp(), await startImap(settings)];
    expect(await refusalAt({ out: { port: smtp.port }, in: { port: imap.port } })).toMatchObject({
      refusal: 'mail.noPassword',
      host: 'imap.example.com',
    });
    expect(isTold(imap.state.heard)).toBe(false);
  });

  test('but one that names no way at all has its command', async () => {
    const [smtp, imap] = [await startSmtp(), await startImap({ ways: [] })];
    expect(await refusalAt({ out: { port: smtp.port }, in: { port: imap.port } })).toEqual({});
    expect(isTold(imap.state.heard)).toBe(true);
  });

  test('is not even called where that is known', async () => {
    const [smtp, imap] = [await startSmtp(), await startImap()];
    const places = { out: { port: smtp.port }, in: { port: imap.port, host: 'outlook.office365.com' } };
    expect(await refusalAt(places)).toMatchObject({ refusal: 'mail.noPassword', host: 'outlook.office365.com' });
    expect([smtp.heard, imap.state.heard]).toEqual([[], []]);
  });

  test('tells by its words that only an app password will do', async () => {
    const refusing = (words: string): Partial<SMTPServerOptions> => ({ onAuth: (_auth, _session, done) => done(no(534, words)) });
    const wants = await startSmtp(refusing('5.7.9 Application-specific password required.'));
    expect(await refusalAt({ out: { port: wants.port } })).toMatchObject({ refusal: 'mail.appPassword', host: 'smtp.example.com' });
    const disabled = await startSmtp(refusing('5.7.139 Authentication unsuccessful, basic authentication is disabled.'));
    expect(await refusalAt({ out: { port: disabled.port } })).toMatchObject({ refusal: 'mail.noPassword' });
  });
});

describe('signing in by a token', () => {
  const OFFERED = { ways: ['PLAIN', 'XOAUTH2'] };
  const AUTH: Partial<SMTPServerOptions> = { authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'] };

  /** A provider that gives one token after the other. */
  const tokens = (...given: readonly string[]) => {
    const asked: (string | null)[] = [];
    const credentials: Credentials = {
      kind: 'token',
      provider: 'Google',
      token: (refused) => {
        asked.push(refused);
        return Promise.resolve(given[refused === null ? 0 : given.indexOf(refused) + 1] ?? given.at(-1) ?? '');
      },
    };
    return { asked, credentials };
  };

  test('at both servers, though they take passwords too; mails go and come', async () => {
    const [smtp, imap] = [await startSmtp(AUTH, () => 'good'), await startImap({ ...OFFERED, token: () => 'good' })];
    const { asked, credentials } = tokens('good');
    const places = { out: { port: smtp.port }, in: { port: imap.port } };
    await tryServers(openingOf(places, credentials));
    const door = await openDoor(places, credentials);
    imap.come(textMail('one'));
    expect(await door.send(LETTER)).toEqual({ outcome: 'sent' });
    expect((await door.fetch(null, 2)).mails).toHaveLength(1);
    expect([...new Set([...smtp.tokens, ...imap.state.tokens])]).toEqual(['good']);
    expect([...new Set([...smtp.logins, ...imap.state.logins])]).toEqual(['shop@example.com']);
    expect(new Set(asked)).toEqual(new Set([null]));
  });

  test('one that is refused is renewed once, at either server', async () => {
    const [smtp, imap] = [await startSmtp(AUTH, () => 'new'), await startImap({ ...OFFERED, token: () => 'new' })];
    const places = { out: { port: smtp.port }, in: { port: imap.port } };
    const { asked, credentials } = tokens('old', 'new');
    await tryServers(openingOf(places, credentials));
    expect([smtp.tokens, imap.state.tokens]).toEqual([
      ['old', 'new'],
      ['old', 'new'],
    ]);
    expect(asked).toEqual([null, 'old', null, 'old']);
    expect(await (await openDoor(places, tokens('old', 'new').credentials)).send(LETTER)).toEqual({ outcome: 'sent' });
    expect(smtp.mails).toHaveLength(1);
  });

  test('one that is refused anew is told, and the mail with it', async () => {
    const [smtp, imap] = [await startSmtp(AUTH, () => 'other'), await startImap({ ...OFFERED, token: () => 'other' })];
    const { asked, credentials } = tokens('old', 'new');
    const door = await openDoor({ out: { port: smtp.port }, in: { port: imap.port } }, credentials);
    await expect(door.fetch(null, 1)).rejects.toMatchObject({
      refusal: 'mail.tokenRefused',
      values: { host: `imap.example.com:${imap.port}`, provider: 'Google' },
    });
    expect(asked).toEqual([null, 'old']);
    expect(await door.send(LETTER)).toMatchObject({ outcome: 'refused', refusal: 'mail.signInAgain' });
    expect(smtp.tokens).toEqual(['old', 'new']);
  });

  test('where none can be had now the mail waits, and where only a person can help it fails', async () => {
    const smtp = await startSmtp(AUTH);
    const failing = (refusal: UserError): Credentials => ({ kind: 'token', provider: 'Google', token: () => Promise.reject(refusal) });
    const sent = async (refusal: UserError) => (await openDoor({ out: { port: smtp.port } }, failing(refusal))).send(LETTER);
    expect(await sent(new UserError('mail.signInUnavailable', { values: { provider: 'Google' } }))).toMatchObject({ outcome: 'later' });
    expect(await sent(new UserError('mail.signInRefused', { values: { provider: 'Google', answer: 'invalid_client' } }))).toMatchObject({
      outcome: 'later',
    });
    expect(await sent(new UserError('mail.signInAgain'))).toMatchObject({ outcome: 'refused', refusal: 'mail.signInAgain' });
    expect(smtp.heard).toEqual([]);
  });

  test('a server that cannot say now keeps nothing back', async () => {
    const smtp = await startSmtp({ ...AUTH, onAuth: (_auth, _session, done) => done(no(454, '4.7.0 Temporary authentication failure')) });
    const door = await openDoor({ out: { port: smtp.port } }, tokens('good').credentials);
    expect(await door.send(LETTER)).toMatchObject({ outcome: 'later', refusal: 'mail.busy' });
  });
});

describe('finding the servers of an address', () => {
  const found = (address: string, records: Readonly<Record<string, readonly [string, number][]>>) => {
    const mailer = parseMailer(address);
    if (!mailer || mailer.kind === 'http') throw new Error('No such mailbox.');
    const service: MailNetwork['service'] = (name) =>
      Promise.resolve((records[name] ?? []).map(([host, port], priority) => ({ name: host, port, priority, weight: 0 })));
    return findServers(mailer, { ...network, service });
  };

  test('by what its domain says', async () => {
    const records = {
      '_submissions._tcp.example.com': [['mail.example.com', 465]],
      '_submission._tcp.example.com': [['mail.example.com', 587]],
      '_imaps._tcp.example.com': [
        ['imap.example.com.', 993],
        ['spare.example.com', 993],
      ],
    } as const;
    expect(await found('shop@example.com', records as never)).toEqual({
      address: 'shop@example.com',
      out: { host: 'mail.example.com', port: 465, secure: true, login: null },
      in: { host: 'imap.example.com', port: 993, secure: true, login: null },
    });
    const { '_submissions._tcp.example.com': _left, ...plain } = records;
    expect((await found('shop@example.com', plain as never)).out).toMatchObject({ port: 587, secure: false });
  });

  test('not where it says nothing, or that it has none', async () => {
    await expect(found('shop@example.com', {})).rejects.toMatchObject({ refusal: 'mail.noServers' });
    await expect(
      found('shop@example.com', { '_submission._tcp.example.com': [['.', 0]], '_imaps._tcp.example.com': [['.', 0]] }),
    ).rejects.toMatchObject({
      refusal: 'mail.noServers',
    });
  });

  test('a server elsewhere gets no password before somebody has written it down', async () => {
    const records = {
      '_submission._tcp.example.com': [['smtp.other.example', 587]],
      '_imaps._tcp.example.com': [['imap.example.com', 993]],
    } as const;
    await expect(found('shop@example.com', records as never)).rejects.toMatchObject({
      refusal: 'mail.otherServers',
      values: { domain: 'example.com', mailer: 'shop@example.com smtp.other.example:587 imap.example.com:993' },
    });
  });
});
