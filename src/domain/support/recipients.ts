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
export const writtenAddress = ({ name, email }: Address): string => {
  if (name === '') return email;
  return `${/[",;<>@]/u.test(name) ? `"${name.replaceAll('"', "'")}"` : name} <${email}>`;
};

const MOST_TYPED = 20_000;

/** Characters of a name and an address at most, as the API has them. */
const [LONGEST_NAME, LONGEST_ADDRESS] = [200, 254];

/** The parts of a text between commas, semicolons and lines, but for those in quotes. A name that Outlook writes with a comma, `Lee, Ann <…>`, is one part. */
const partsOf = (text: string): string[] =>
  (text.match(/(?:"[^"\n]*"|[^,;\n"]|")+/gu) ?? []).reduce<string[]>((parts, part) => {
    const former = parts.at(-1);
    const isRest =
      former !== undefined && !/[@<>]/u.test(former) && /^[^@<>]*<[^<>]*@[^<>]*>\s*$/u.test(part) && text.includes(`${former},${part}`);
    return isRest ? [...parts.slice(0, -1), `${former},${part}`] : [...parts, part];
  }, []);

/** The addresses in a text, as somebody types or pastes them. What is none stays as it is, for a person to mend. */
export const readAddresses = (text: string): Address[] =>
  partsOf(text.slice(0, MOST_TYPED)).flatMap((part) => {
    const [, name, address] = /^(.*?)<([^<>]*)>\s*$/u.exec(part.trim()) ?? [undefined, '', part];
    const email = (address ?? '').trim().slice(0, LONGEST_ADDRESS);
    return email === '' ? [] : [{ name: (name ?? '').replace(/^[\s"']+|[\s"']+$/gu, '').slice(0, LONGEST_NAME), email }];
  });

/** The same people, without what became of an earlier attempt. */
export const withoutRefusals = ({ to, cc, bcc }: Recipients): Recipients => {
  const plain = (people: readonly Recipient[]): Recipient[] => people.map(({ refusal: _former, ...person }) => person);
  return { to: plain(to), cc: plain(cc), bcc: plain(bcc) };
};

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
