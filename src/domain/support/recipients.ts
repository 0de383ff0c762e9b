/** A person a mail was sent to. */
export interface Recipient {
  readonly name: string;
  /** In lowercase letters. */
  readonly address: string;
  /** True for the store's own mailbox, and for a group it receives mail from. */
  readonly own?: true;
  /** The code of the reason why the mail could not be delivered to this person, where others received it. */
  readonly refusal?: string;
}

/** The people a mail names in To, Cc and Bcc. */
export interface Recipients {
  readonly to: readonly Recipient[];
  readonly cc: readonly Recipient[];
  readonly bcc: readonly Recipient[];
}

export const NO_RECIPIENTS: Recipients = { to: [], cc: [], bcc: [] };

/** The most people one mail may be sent to, all three headers together; mail servers take 100 and more. */
export const MOST_RECIPIENTS = 50;

export const allRecipients = ({ to, cc, bcc }: Recipients): readonly Recipient[] => [...to, ...cc, ...bcc];

interface Address {
  readonly name: string;
  readonly email: string;
}

/** An address as mail programs write it: `Ann Lee <ann@example.com>`, or without a name the address alone. */
export const writtenAddress = ({ name, email }: Address): string => (name === '' ? email : `${name} <${email}>`);

const MOST_TYPED = 20_000;

/** The addresses in a text, as somebody types or pastes them: separated by commas, semicolons or lines. What is none stays as it is, for a person to mend. */
export const readAddresses = (text: string): Address[] =>
  text
    .slice(0, MOST_TYPED)
    .split(/[;\n]|,(?![^<]*>)(?=(?:[^"]*"[^"]*")*[^"]*$)/u)
    .flatMap((part) => {
      const [, name, address] = /^(.*?)<([^<>]*)>\s*$/u.exec(part.trim()) ?? [undefined, '', part];
      const email = (address ?? '').trim();
      return email === '' ? [] : [{ name: (name ?? '').replace(/^[\s"']+|[\s"']+$/gu, ''), email }];
    });

interface Received {
  readonly email: string | null;
  readonly name: string;
  readonly recipients: Recipients;
}

/** The people who get a copy of the answer to a mail by default: all it names but ourselves and the buyer, each once. */
export const copiesOfAnswer = ({ email, name, recipients }: Received, buyer: string | null): Recipient[] => {
  const writer = email === null || email === '' ? [] : [{ name, address: email }];
  const named = [...writer, ...recipients.to, ...recipients.cc].filter(({ address, own }: Recipient) => own !== true && address !== buyer);
  return [...new Map(named.map(({ name: called, address }) => [address, { name: called, address }])).values()].slice(
    0,
    MOST_RECIPIENTS - 1,
  );
};
