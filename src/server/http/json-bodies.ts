import type { FastifyInstance } from 'fastify';
import { isJsonWithin, REQUEST_BOUNDS } from '../../domain/json-shape';
import { UserError } from '../kernel/errors';

/** JSON that nests too deep is refused before it is parsed; everything else as the framework reads it. */
export const readShallowJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isJsonWithin(body, REQUEST_BOUNDS)) return void parse(request, body, done);
    done(Object.assign(new Error(new UserError('request.tooNested').message), { statusCode: 413 }));
  });
};
