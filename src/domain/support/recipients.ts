/** A person a mail was sent to. */
export interface Recipient {
  readonly name: string;
  /** In lowercase letters. */
  readonly address: string;
  /** True for the store's own mailbox, and for a group it receives mail from. */
  readonly own?: true;
  /** The code of the reason why the mail could not be delivered to this person, where others received it. */
  readonly refusal?: string;
  /** True where this person has received the mail while the one it is for has not; whoever tries again leaves them out. */
  readonly delivered?: true;
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

const withEach = ({ to, cc, bcc }: Recipients, change: (person: Recipient) => Recipient): Recipients => ({
  to: to.map(change),
  cc: cc.map(change),
  bcc: bcc.map(change),
});

/** The same people, without why an earlier attempt failed. Those who received it then still have it. */
export const withoutRefusals = (recipients: Recipients): Recipients => withEach(recipients, ({ refusal: _former, ...person }) => person);

/** The same people, with why some of them were refused. */
export const withRefusals = (
  recipients: Recipients,
  refused: readonly { readonly address: string; readonly refusal: string }[],
): Recipients =>
  withEach(recipients, (person) => {
    const refusal = refused.find(({ address }) => address === person.address)?.refusal;
    return refusal === undefined ? person : { ...person, refusal };
  });

/** The same people, after an attempt in which some did not receive the mail. */
export const withDelivered = (recipients: Recipients, missed: readonly string[]): Recipients =>
  withEach(recipients, (person) => (missed.includes(person.address) ? person : { ...person, delivered: true }));

/** True where an earlier attempt reached some of the people, so that only the others are tried again. */
export const isPartlyDelivered = (recipients: Recipients): boolean => allRecipients(recipients).some(({ delivered }) => delivered === true);

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
