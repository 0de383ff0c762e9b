import { refuse } from '../../domain/fault';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { sizeOf } from '../kernel/html';
import type { IsolatedWork } from '../kernel/isolated';
import type { RichText, RichTextKind } from './written-again';

interface Unsafe {
  readonly kind: RichTextKind;
  readonly html: string;
}

declare module '../kernel/isolated' {
  interface IsolatedKinds {
    richText: { request: Unsafe; answer: RichText };
  }
}

export const richText: IsolatedWork<Unsafe, RichText> = {
  crew: 'checking',
  limit: 10_000,
  tooMuch: refuse('html.tooMuch').fault,
  load: async () => {
    const { writtenAgain } = await import('./written-again');
    return ({ kind, html }) => Promise.resolve(writtenAgain(kind, html));
  },
};

/** Elements and levels of one text. */
const MOST = { elements: 5000, levels: 100 } as const;

interface SafeRichTextOptions extends Unsafe {
  /** The container whose turn in the checking processes it takes, by id. */
  readonly owner: string;
  /** The input a refusal names. */
  readonly field: string;
}

/** Formatted text somebody wrote, as the schema of its kind has it. Throws a refusal where it is too large. */
export const safeRichText = async (
  { isolated }: Pick<Services, 'isolated'>,
  { owner, field, kind, html }: SafeRichTextOptions,
): Promise<RichText> => {
  const { elements, levels } = sizeOf(html);
  if (elements > MOST.elements) throw new UserError('html.tooManyElements', { field, values: { most: MOST.elements } });
  if (levels > MOST.levels) throw new UserError('html.tooDeep', { field, values: { most: MOST.levels } });
  try {
    return await isolated('richText', owner, () => ({ kind, html }));
  } catch (error) {
    throw error instanceof UserError ? UserError.of(error, { code: error.code, field }) : error;
  }
};
