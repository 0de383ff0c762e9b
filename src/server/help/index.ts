import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { HELP_URL } from '../../domain/help/url';
import { LANGUAGES, type Language } from '../../domain/languages';
import { COMPRESSED } from '../kernel/compress';
import { languageOfVisitor } from '../kernel/language';
import { guidePage } from './page';
import { cleanQuery } from './search';

/** Sections that have a picture; one without is told without. */
const picturesIn = (root: string): ReadonlySet<string> => {
  try {
    return new Set(readdirSync(path.join(root, 'static', 'help', 'pictures')).map((name) => path.parse(name).name));
  } catch {
    return new Set();
  }
};

/** Serves the user guide in the reader's language, or in the one its address names; with `q`, what answers that. The whole guide is made once. */
export const addGuide = (app: FastifyInstance, root: string): void => {
  const pictures = picturesIn(root);
  const pages = new Map<Language, string>();
  app.get<{ Querystring: { language?: string; q?: string } }>(HELP_URL, COMPRESSED, async (request, reply) => {
    const language = LANGUAGES.find((each) => each === request.query.language) ?? languageOfVisitor(request);
    const { q } = request.query;
    const query = cleanQuery(typeof q === 'string' ? q : undefined);
    const page = (query === '' && pages.get(language)) || guidePage(language, pictures, query);
    if (query === '') pages.set(language, page);
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'Accept-Language, Cookie').send(page);
  });
};
