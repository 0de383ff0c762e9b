import path from 'node:path';
import { refuse } from '../../domain/fault';
import type { Language } from '../../domain/languages';
import { PROVIDERS } from '../../domain/providers';
import { MOST_SLIPS, PAPERS, type Paper } from '../../domain/sales/work-queue';
import { senderLines } from '../../domain/stores/sender';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { someIds } from '../kernel/input';
import type { IsolatedWork } from '../kernel/isolated';
import { textsIn } from '../kernel/language';
import { operation, type QueryOperations } from '../kernel/operation';
import { readDesk } from '../sales/desk';
import { readWork } from './rows';
import type { Slip, SlipWords } from './slip';

declare module '../kernel/isolated' {
  interface IsolatedKinds {
    slips: { request: SlipsRequest; answer: SlipsDrawn };
  }
}

export interface SlipsRequest {
  readonly slips: readonly Slip[];
  readonly words: SlipWords;
  readonly paper: Paper;
  /** Folder of the font's files. */
  readonly fonts: string;
}

export interface SlipsDrawn {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** Numbers of the orders some letters of which no font here has. */
  readonly unprintable: readonly string[];
}

export const slips: IsolatedWork<SlipsRequest, SlipsDrawn> = {
  crew: 'drawing',
  limit: 30_000,
  tooMuch: refuse('work.slipsTooMuch').fault,
  load: async () => (await import('./slips-work')).drawSlips,
};

const wordsIn = (language: Language): SlipWords => {
  const t = textsIn(language, 'slip');
  return {
    title: t('title'),
    order: t('order'),
    to: t('to'),
    item: t('item'),
    quantity: t('quantity'),
    gift: t('gift'),
    missing: t('missing'),
    page: t('page', { page: '{page}', pages: '{pages}' }),
  };
};

const paperOf = (text: string | null | undefined): Paper => {
  const wanted = text?.trim() || 'A4';
  const paper = (Object.keys(PAPERS) as Paper[]).find((each) => each.toLowerCase() === wanted.toLowerCase());
  if (!paper) throw new UserError('work.paper', { field: 'paper', values: { paper: wanted.slice(0, 40) } });
  return paper;
};

const readSenders = async (tx: Tx, containerId: string, ids: readonly string[], language: Language) => {
  const rows = await tx
    .selectFrom('stores')
    .select(['_id', 'sto_name', 'brand_name', 'settings'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ _id, sto_name, brand_name, settings }) => [
      _id,
      { name: brand_name?.trim() || sto_name, lines: senderLines(settings, (code) => country(code, language)) },
    ]),
  );
};

const country = (code: string, language: Language): string => {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};

/** What is to be written on the slips of some fulfilment orders: what is in no parcel yet, or all of it once everything is. Throws where there are none. */
const readSlips = async (tx: Tx, containerId: string, ids: readonly string[], language: Language): Promise<Slip[]> => {
  const work = await readWork(tx, containerId, ids);
  if (work.length === 0) throw new UserError('bulk.row.missing', { code: 'NOT_FOUND' });
  const stores = await readSenders(
    tx,
    containerId,
    work.map(({ row }) => row.store_id),
    language,
  );
  const { zone } = await readDesk(tx, containerId);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: zone });
  return work.map(({ row, to, goods }) => {
    const rest = goods.filter(({ left }) => left > 0);
    const store = stores.get(row.store_id);
    // A workshop of one's own may say so in other words.
    const own = PROVIDERS[row.type].orders === 'own' ? row.config.sender : '';
    return {
      order: row.number,
      reference: row.reference,
      day: day.format(new Date((row.paid_at ?? row.created_at) * 1000)),
      store: store?.name ?? '',
      sender: typeof own === 'string' && own.trim() !== '' ? own : (store?.lines.join(' · ') ?? ''),
      to: [
        `${to.first_name} ${to.last_name}`.trim(),
        to.company ?? '',
        to.address_1,
        to.address_2 ?? '',
        [to.postcode, to.city, to.state].filter(Boolean).join(' '),
        country(to.country, language),
      ].filter((line) => line.trim() !== ''),
      goods: (rest.length > 0 ? rest : goods).map(({ line, options, sku, quantity, left }) => ({
        name: line.name,
        detail: [...options, sku].filter(Boolean).join(' · '),
        quantity: rest.length > 0 ? left : quantity,
      })),
      gift: row.note_gift ?? '',
    };
  });
};

const FONTS = ['node_modules', '@fontsource-variable', 'inter', 'files'];

export const packingSlips: QueryOperations['packingSlips'] = operation({
  rule: { module: 'order', access: 'view' },
  prepare: async ({ ids, paper }, { services, container, language }) => {
    const wanted = someIds(ids, 'ids').slice(0, MOST_SLIPS);
    const size = paperOf(paper);
    const all = await services.inContainer(container._id, (tx) => readSlips(tx, container._id, wanted, language));
    const request = { slips: all, words: wordsIn(language), paper: size, fonts: path.join(services.config.root, ...FONTS) };
    const drawn = await services.isolated('slips', container._id, () => request);
    return { drawn, name: all.length === 1 ? (all[0]?.order ?? '') : `${all.length}` };
  },
  run: (_tx, _args, _context, { drawn, name }) =>
    Promise.resolve({
      name: `packing-slips-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
      pages: drawn.pages,
      pdf: Buffer.from(drawn.pdf).toString('base64'),
      unprintable: [...drawn.unprintable],
    }),
});
