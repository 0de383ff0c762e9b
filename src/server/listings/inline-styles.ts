import { refuse } from '../../domain/fault';
import type { Services } from '../kernel/context';
import type { IsolatedWork } from '../kernel/isolated';

interface StyledText {
  readonly html: string;
  readonly css: string;
}

declare module '../kernel/isolated' {
  interface IsolatedKinds {
    styles: { request: StyledText; answer: string };
  }
}

export const styles: IsolatedWork<StyledText, string> = {
  crew: 'checking',
  limit: 10_000,
  tooMuch: refuse('html.tooMuch').fault,
  load: async () => {
    const { default: juice } = await import('juice');
    return ({ html, css }) => Promise.resolve(juice.inlineContent(html, css));
  },
};

/** Writes each rule of a style sheet at the elements it is about: stores take no style sheet with a description. Rules for states and media are left out. */
export const withInlineStyles = ({ isolated }: Pick<Services, 'isolated'>, owner: string, html: string, css: string): Promise<string> =>
  css === '' || html === '' ? Promise.resolve(html) : isolated('styles', owner, () => ({ html, css }));
