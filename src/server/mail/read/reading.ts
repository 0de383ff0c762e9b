import { refuse } from '../../../domain/fault';
import type { Services } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import type { IsolatedWork } from '../../kernel/isolated';
import type { MailRefusal, RawMail, ReadMail } from '../door';

interface MailRequest {
  readonly bytes: Buffer;
  readonly received_at: number;
  /** Why it is not to be shown, where only its head is at hand. */
  readonly aside: MailRefusal | null;
}

declare module '../../kernel/isolated' {
  interface IsolatedKinds {
    mail: { request: MailRequest; answer: ReadMail };
  }
}

/** Reading mails of other people, which may be made to take any time and memory. */
export const mail: IsolatedWork<MailRequest, ReadMail> = {
  crew: 'checking',
  limit: 20_000,
  tooMuch: refuse('mail.tooMuch').fault,
  load: async () => (await import('./read-mail')).readMail,
};

/** Bytes of the head of a mail that are looked at where nothing else of it can be read. */
const MOST_HEAD = 64 * 1024;

const headOf = (bytes: Buffer): Buffer => {
  const ends = ['\r\n\r\n', '\n\n'].map((end) => bytes.indexOf(end)).filter((at) => at >= 0);
  return bytes.subarray(0, Math.min(MOST_HEAD, ...ends));
};

/** Bytes that came from another process are a plain array of them. */
const whole = (read: ReadMail): ReadMail => ({
  ...read,
  files: read.files.map((file) => ({ ...file, bytes: file.bytes && Buffer.from(file.bytes) })),
});

/** Reads a mail where it can do no harm. One that is too much for that is told of by its head. */
export const readRaw = async (
  { isolated }: Pick<Services, 'isolated'>,
  owner: string,
  { bytes, received_at, cut }: RawMail,
): Promise<ReadMail> => {
  const read = async (from: Buffer, aside: MailRefusal | null): Promise<ReadMail> =>
    whole(await isolated('mail', owner, () => ({ bytes: from, received_at, aside })));
  if (cut) return read(headOf(bytes), 'mail.hugeMail');
  try {
    return await read(bytes, null);
  } catch (error) {
    if (!(error instanceof UserError) || error.refusal !== 'mail.tooMuch') throw error;
    return read(headOf(bytes), 'mail.tooMuch');
  }
};
