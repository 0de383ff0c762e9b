import { readConfig } from '../../../../src/server/kernel/config';
import { serversSignedIn, signedMailbox } from '../../../../src/server/mail/sign-in/fits';
import { mailProvider, mailProviders } from '../../../../src/server/mail/sign-in/providers';
import { parseMailer } from '../../../../src/domain/stores/mailer';

const APP = { id: 'app', secret: 'secret' };
const MAIL = {
  ...APP,
  ...{
    name: 'Example Mail',
    issuer: 'https://login.example.com/',
    scope: 'imap smtp',
    out: 'smtp.example.com:465',
    in: 'imap.example.com',
  },
};
const config = (apps: object) => readConfig({ APPS: JSON.stringify(apps) }, '/');

describe('who a mailbox can be signed in with', () => {
  test('whoever our application is registered with, and nobody else', () => {
    expect(mailProviders(config({ ebay: APP }))).toEqual([]);
    expect(mailProviders(config({ mail: MAIL, google: APP, microsoft: APP })).map(({ id, name }) => [id, name])).toEqual([
      ['google', 'Google'],
      ['microsoft', 'Microsoft'],
      ['mail', 'Example Mail'],
    ]);
  });

  test.each([['name'], ['issuer'], ['scope'], ['out'], ['in']])('one that is described needs its %s', (part) => {
    expect(() => config({ mail: { ...MAIL, [part]: undefined } })).toThrow('APPS must be JSON');
  });

  test('one that is described is asked over an encrypted connection, and no secret is told back', () => {
    expect(() => config({ mail: { ...MAIL, issuer: 'http://login.example.com' } })).toThrow(/^(?!.*secret": "s)/u);
    expect(() => config({ mail: { ...MAIL, out: 'no server' } })).toThrow('APPS must be JSON');
  });

  test('Microsoft’s people are of any tenant, or of the one that is named', async () => {
    const endpoints = async (apps: object) => mailProvider(config(apps), 'microsoft')!.endpoints(undefined as never);
    expect((await endpoints({ microsoft: APP })).token).toBe('https://login.microsoftonline.com/common/oauth2/v2.0/token');
    expect((await endpoints({ microsoft: { ...APP, name: 'contoso' } })).token).toBe(
      'https://login.microsoftonline.com/contoso/oauth2/v2.0/token',
    );
  });
});

const google = mailProvider(config({ google: APP }), 'google')!;
const microsoft = mailProvider(config({ microsoft: APP }), 'microsoft')!;

describe('where a mailbox is reached that is signed in', () => {
  const reached = (typed: string, address: string, provider = google) => {
    const servers = serversSignedIn(provider, parseMailer(typed)!, address);
    return (
      servers && [servers.address, servers.out, servers.in].map((each) => (typeof each === 'string' ? each : `${each.host}:${each.port}`))
    );
  };

  test('at the provider’s servers, whatever domain it is of', () => {
    const there = ['Ann@custom.example', 'smtp.gmail.com:587', 'imap.gmail.com:993'];
    expect(reached('Ann@custom.example', 'ann@custom.example')).toEqual(there);
    expect(reached('Ann@custom.example smtp.gmail.com:465 imap.gmail.com', 'ann@custom.example')).toEqual(there);
    expect(reached('ann@custom.example', 'ann@custom.example', microsoft)).toEqual([
      'ann@custom.example',
      'smtp.office365.com:587',
      'outlook.office365.com:993',
    ]);
  });

  test('nowhere where it is somebody else’s, or a server is', () => {
    expect(reached('bob@custom.example', 'ann@custom.example')).toBeUndefined();
    expect(reached('ann@custom.example evil.example', 'ann@custom.example')).toBeUndefined();
    expect(reached('ann@custom.example smtp.gmail.com evil.example', 'ann@custom.example')).toBeUndefined();
    expect(reached('ann@custom.example smtp.gmail.com.evil.example imap.gmail.com', 'ann@custom.example')).toBeUndefined();
    expect(reached('ann@custom.example https://elsewhere.example/sandbox/mail', 'ann@custom.example')).toBeUndefined();
  });

  test('one that people share is opened by the name of one of them', () => {
    const shared = 'info@custom.example ann@custom.example@smtp.office365.com ann@custom.example@outlook.office365.com';
    const servers = serversSignedIn(microsoft, parseMailer(shared)!, 'ann@custom.example');
    expect(servers).toMatchObject({
      address: 'info@custom.example',
      out: { login: 'ann@custom.example' },
      in: { login: 'ann@custom.example' },
    });
    expect(serversSignedIn(microsoft, parseMailer(shared)!, 'bob@custom.example')).toBeUndefined();
    expect(signedMailbox(microsoft, shared, ['ann@custom.example'])).toEqual({ address: 'ann@custom.example', mailer: shared });
  });
});

describe('what a mailbox comes to once somebody agreed', () => {
  const ANN = ['ann@custom.example', 'ann@tenant.example'];

  test('without an address it takes theirs', () => {
    expect(signedMailbox(google, null, ANN)).toEqual({ address: 'ann@custom.example', mailer: 'ann@custom.example' });
    expect(signedMailbox(google, null, [])).toBeUndefined();
  });

  test('it is theirs by any address they have, and loses servers of a former provider', () => {
    expect(signedMailbox(google, 'Ann@tenant.example', ANN)).toEqual({ address: 'ann@tenant.example', mailer: 'Ann@tenant.example' });
    expect(signedMailbox(google, 'ann@custom.example mail.old.example', ANN)).toEqual({
      address: 'ann@custom.example',
      mailer: 'ann@custom.example',
    });
  });

  test('somebody else’s stays theirs', () => {
    expect(signedMailbox(google, 'bob@custom.example', ANN)).toBeUndefined();
    expect(signedMailbox(google, 'bob@custom.example smtp.gmail.com imap.gmail.com', ANN)).toBeUndefined();
  });
});
