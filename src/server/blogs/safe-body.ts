import { refuse } from '../../domain/fault';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { sizeOf } from '../kernel/html';
import type { IsolatedWork } from '../kernel/isolated';

declare module '../kernel/isolated' {
  interface IsolatedKinds {
    post: { request: string; answer: string };
  }
}

export const post: IsolatedWork<string, string> = {
  crew: 'checking',
  limit: 10_000,
  tooMuch: refuse('html.tooMuch').fault,
  load: async () => {
    const { writtenAgain } = await import('./written-again');
    return (html) => Promise.resolve(writtenAgain(html));
  },
};

/** Elements and levels of one text. */
const MOST = { elements: 5000, levels: 100 } as const;

/** What somebody wrote, as the schema of posts has it: see `domain/blogs/body-schema.ts`. `owner`: whose turn it takes, a container's id. */
export const safeBody = async ({ isolated }: Pick<Services, 'isolated'>, owner: string, html: string): Promise<string> => {
  const { elements, levels } = sizeOf(html);
  const field = 'params.body';
  if (elements > MOST.elements) throw new UserError('html.tooManyElements', { field, values: { most: MOST.elements } });
  if (levels > MOST.levels) throw new UserError('html.tooDeep', { field, values: { most: MOST.levels } });
  try {
    return await isolated('post', owner, () => html);
  } catch (error) {
    throw error instanceof UserError ? UserError.of(error, { code: error.code, field }) : error;
  }
};
