import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { jsonb } from '../../db/json';
import type { Services, Tx } from '../../kernel/context';
import { sandboxNow, type Reader } from '../clock';
import { note } from '../ledger';
import { findAccount } from './accounts';
import { noDocument, notPublished } from './issuu-error';
import type { DocumentInfo, SandboxDocument } from './tables';

/** Times a file is looked at before it is converted. */
const LOOKS = 2;

const ofAccount = (db: Reader, account: string) => db.selectFrom('sandbox_documents').selectAll().where('account', '=', account);

/** A document of an account. */
const find = async (db: Reader, account: string, slug: string): Promise<SandboxDocument> => {
  const row = await ofAccount(db, account).where('slug', '=', slug).executeTakeFirst();
  if (!row) throw noDocument();
  return row;
};

const inTurn = <T>(services: Services, account: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  services.db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`sandbox issuu ${account}`}))`.execute(tx);
    return work(tx);
  });

const change = (tx: Tx, slug: string, changes: object): Promise<SandboxDocument> =>
  tx.updateTable('sandbox_documents').set(changes).where('slug', '=', slug).returningAll().executeTakeFirstOrThrow();

export const createDraft = (services: Services, account: string, info: DocumentInfo): Promise<SandboxDocument> =>
  inTurn(services, account, async (tx) => {
    const slug = randomBytes(6).toString('hex').slice(0, 11);
    const empty = { file: null, bytes: null, conversion: null, name: null, published: null, published_bytes: null, published_at: null };
    const row = await tx
      .insertInto('sandbox_documents')
      .values({ slug, account, info: jsonb(info), ...empty, created_at: await sandboxNow(tx) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await note(tx, `issuu/${account}`, slug, 'draft created');
    return row;
  });

/** One that is looked at; whoever looks often enough finds its file converted. */
export const lookAt = (services: Services, account: string, slug: string): Promise<SandboxDocument> =>
  inTurn(services, account, async (tx) => {
    const row = await find(tx, account, slug);
    if (row.conversion !== 'CONVERTING') return row;
    const looks = row.looks + 1;
    return change(tx, slug, { looks, ...(looks >= LOOKS && { conversion: 'DONE' }) });
  });

export const readPublished = async (services: Services, account: string, slug: string): Promise<SandboxDocument> => {
  const row = await find(services.db, account, slug);
  if (!row.published) throw noDocument();
  return row;
};

export const describeDraft = (services: Services, account: string, slug: string, info: DocumentInfo): Promise<SandboxDocument> =>
  inTurn(services, account, async (tx) => {
    const row = await find(tx, account, slug);
    return change(tx, slug, { info: jsonb({ ...row.info, ...info }) });
  });

const pagesOf = (bytes: Buffer): number => bytes.toString('latin1').split(/\/Type \/Page\b(?!s)/u).length - 1;

export const putFile = (services: Services, account: string, slug: string, name: string, bytes: Buffer): Promise<SandboxDocument> =>
  inTurn(services, account, async (tx) => {
    await find(tx, account, slug);
    const readable = bytes.subarray(0, 5).toString() === '%PDF-';
    const file = { name, size: bytes.length, pages: pagesOf(bytes) };
    await note(tx, `issuu/${account}`, slug, 'file uploaded');
    return change(tx, slug, { file: jsonb(file), bytes, conversion: readable ? 'CONVERTING' : 'FAILED', looks: 0 });
  });

/** As Issuu has it: a name somebody has gets something behind it. */
const freeName = async (tx: Tx, account: string, wanted: string): Promise<string> => {
  const taken = await ofAccount(tx, account).where('name', '=', wanted).executeTakeFirst();
  return taken ? `${wanted}_${randomBytes(4).toString('hex')}` : wanted;
};

export const publishDraft = (services: Services, account: string, slug: string, desired: string): Promise<SandboxDocument> =>
  inTurn(services, account, async (tx) => {
    const { info, file, bytes, conversion, name, published } = await find(tx, account, slug);
    if (!file) throw notPublished('missing_file');
    if (conversion !== 'DONE') throw notPublished('file_not_converted');
    if (!info.title) throw notPublished('missing_title');
    if (!info.description) throw notPublished('missing_description');
    if (!info.access) throw notPublished('missing_access');
    if (!published) {
      const { count } = await tx
        .selectFrom('sandbox_documents')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('account', '=', account)
        .where('published', 'is not', null)
        .executeTakeFirstOrThrow();
      if (count >= (findAccount(account)?.most ?? 0)) throw notPublished('published_documents_limit_exceeded');
    }
    await note(tx, `issuu/${account}`, slug, published ? 'document changed' : 'document published');
    return change(tx, slug, {
      name: name ?? (await freeName(tx, account, desired || slug)),
      published: jsonb({ ...info, file }),
      published_bytes: bytes,
      published_at: await sandboxNow(tx),
    });
  });

/** Drafts whose title or description contains the words. Issuu reads a regular expression here; one of a visitor could keep this process busy for ever. */
export const searchDrafts = async (services: Services, account: string, words: string): Promise<SandboxDocument[]> => {
  const rows = await ofAccount(services.db, account).orderBy('created_at', 'desc').orderBy('slug').execute();
  const wanted = words.toLowerCase();
  return rows.filter(({ info }) => `${info.title ?? ''}\n${info.description ?? ''}`.toLowerCase().includes(wanted));
};

export const removeDocument = (services: Services, account: string, slug: string): Promise<void> =>
  inTurn(services, account, async (tx) => {
    await find(tx, account, slug);
    await tx.deleteFrom('sandbox_documents').where('slug', '=', slug).execute();
  });
