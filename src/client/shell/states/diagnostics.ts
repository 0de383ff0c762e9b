/** What support needs to know to find out why somebody sees a state. */
interface DiagnosticFacts {
  /** Version and commit of the application. */
  readonly app: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly state: string;
  /** What the server said. */
  readonly message: string | null;
  readonly location: URL;
  readonly userId: string | undefined;
  readonly role: string | undefined;
  readonly language: string;
  /** CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly browser: string;
  readonly online: boolean;
}

/** A run of characters long enough to be a token, a code or a key; our ids are shorter and stay. */
const SECRET = /[\w~+=-]{32,}/g;

const withoutSecrets = (text: string): string => text.replace(SECRET, '…');

/** Lines to paste into a message. The query is left out, where codes and searches stand, and so is whatever looks like a secret. */
export const diagnosticsText = (facts: DiagnosticFacts): string =>
  [
    `App: ${facts.app}`,
    `Time: ${new Date(facts.at).toISOString()}`,
    `State: ${facts.state}`,
    ...(facts.message ? [`Message: ${withoutSecrets(facts.message)}`] : []),
    `Address: ${facts.location.origin}${withoutSecrets(facts.location.pathname)}`,
    `User: ${facts.userId ?? '-'} (${facts.role ?? '-'})`,
    `Language: ${facts.language}`,
    `Window: ${facts.viewport.width}×${facts.viewport.height}`,
    `Browser: ${facts.browser}`,
    `Online: ${facts.online ? 'yes' : 'no'}`,
  ].join('\n');
