import { Readable } from 'node:stream';
import { sql, type SqlBool } from 'kysely';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { checkPreset } from '../../domain/product-presets/preset';
import { FILE_HEAD, FILE_TAIL, presetLine } from '../../domain/product-presets/pieces';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { logFault } from '../kernel/log';
import { requirePermission } from '../kernel/permission';
import { errorBody, tellError } from '../kernel/told-error';
import { bearerOf } from '../sign-in/bearer';
import { findCaller, type Caller } from '../sign-in/caller';
import { answerNoCaller } from '../sign-in/no-caller';
import { foundPresets, type PresetFilters } from './preset-list';
import { presetRow, type PresetRow } from './preset-rows';
import { formOf } from './preset-save';

/** Product types that are read at a time; nothing is held between two. */
const AT_ONCE = 100;

const provider = sql`(preset.provider collate "C")`;
const rawName = sql`(preset.raw_name collate "C")`;

/** The next product types behind one, in the order they are written in: by provider and raw name, byte by byte. */
const nextOf = (services: Services, containerId: string, filters: PresetFilters, last: PresetRow | undefined): Promise<PresetRow[]> =>
  services.inContainer(containerId, (tx) =>
    foundPresets(tx, containerId, filters)
      .$if(last !== undefined, (found) => found.where(sql<SqlBool>`(${provider}, ${rawName}) > (${last?.provider}, ${last?.raw_name})`))
      .select(presetRow)
      .orderBy(sql`${provider}, ${rawName}`)
      .limit(AT_ONCE)
      .execute(),
  );

/** A row as its line; one that the rules of today would not take is left out, and told in the log. */
const lineOf = (row: PresetRow): string | null => {
  const record = checkPreset(formOf(row));
  if (record.ok) return presetLine(record.value);
  logFault('product types as a file', new Error(`${row._id}: ${record.fault.refusal}`));
  return null;
};

async function* fileOf(services: Services, containerId: string, filters: PresetFilters): AsyncGenerator<string> {
  yield FILE_HEAD;
  let [first, last] = [true, undefined as PresetRow | undefined];
  for (;;) {
    const rows = await nextOf(services, containerId, filters, last);
    const lines = rows.flatMap((row) => lineOf(row) ?? []);
    if (lines.length > 0) yield `${first ? '\n' : ',\n'}${lines.join(',\n')}`;
    first &&= lines.length === 0;
    last = rows.at(-1);
    if (rows.length < AT_ONCE) break;
  }
  yield FILE_TAIL;
}

const textIn = (query: unknown, name: string): string | undefined => {
  const value = (query as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'string' && value.length <= 255 ? value : undefined;
};

/** The filters of the list. */
const filtersIn = ({ query }: FastifyRequest): PresetFilters => ({
  _id: textIn(query, '_id'),
  search: textIn(query, 'search'),
  type: textIn(query, 'type'),
  provider: textIn(query, 'provider'),
  tags: textIn(query, 'tag') === undefined ? undefined : [textIn(query, 'tag') ?? ''],
  collection: textIn(query, 'collection'),
  favorite: textIn(query, 'favorite') === 'true' ? true : undefined,
});

const send = (services: Services, { user, container }: Caller, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  try {
    requirePermission(user, { module: 'item_preset', access: 'view' });
  } catch (error) {
    if (error instanceof UserError) return reply.code(403).send(errorBody(tellError(error)));
    throw error;
  }
  return reply
    .type('application/json; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-disposition': 'attachment; filename="product-presets.json"' })
    .send(Readable.from(fileOf(services, container._id, filtersIn(request))));
};

/** `GET /product-presets.json`: product types as a file that `productPresetCreateByJson` takes, written as it is read. */
export const productPresetsPlugin =
  (services: Services): FastifyPluginCallback =>
  (app, _options, done) => {
    app.get('/product-presets.json', async (request, reply) => {
      const loginAs = request.headers['login-as'];
      try {
        const caller = await findCaller(
          services.pool,
          bearerOf(request),
          request.hostname,
          typeof loginAs === 'string' ? loginAs : undefined,
        );
        return send(services, caller, request, reply);
      } catch (error) {
        return answerNoCaller(reply, 'product types as a file', error);
      }
    });
    done();
  };
