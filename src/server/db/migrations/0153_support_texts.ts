import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Scripts written without spaces between words: Thai, Lao, Burmese, Khmer, kana, and Han, for a bracket of a regular expression. */
const UNSPACED = String.raw`\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff`;

/** Accents and other marks, and characters nobody sees. */
const MARKS = String.raw`\u00ad\u0300-\u036f\u0591-\u05bd\u064b-\u065f\u0670\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff`;

/** Punctuation beyond ASCII. */
const STOPS = String.raw`\u0080-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u2000-\u206f\u3000-\u3004\u3008-\u3020\u3030`;

/** What stands between words in ASCII. */
const BETWEEN = '\t\n\r\f\v!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Of longer messages the beginning is found: what they quote stands behind it. Characters. */
const READ = 20_000;

/** A row of words holds 1 MB at most: words have 52 bytes at most, and a conversation takes no more once it has so many. */
const MOST_WORDS = 15_000;

const FUNCTION = sql`language plpgsql set search_path = pg_catalog, pg_temp`;

/**
 * The words of conversations, for who looks for one: a row for each with all that is said in it, so that an index finds those with all
 * words of a search wherever they stand. Every word begins with six characters made of its container: one container's words lie together in the
 * index, and a search reads no other's. It takes no extension, which a host may lack.
 */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'support_texts',
    (table) =>
      table
        .addColumn('support_id', 'text', (c) => c.notNull())
        .addColumn('words', sql`tsvector`, (c) => c.notNull())
        .addForeignKeyConstraint('support_texts_support', ['container_id', 'support_id'], 'supports', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['support_id'] },
  );
  // Words lie apart, so that a search that finds many conversations reads few pages.
  await sql`alter table support_texts set (toast_tuple_target = 128)`.execute(db);
  // A list of words to be sorted in later would be read through by every search.
  await sql`create index support_texts_words on support_texts using gin (words) with (fastupdate = off)`.execute(db);
  await folding(db);
  await writing(db);
  await triggers(db);
  await finding(db);
  await backlogs(db);
};

/** How texts are cut into words, those that are written as those that are typed. */
const folding = async (db: MigrationDb): Promise<void> => {
  // Small letters without accents, spaces where anything stands between words.
  await sql`create function search_text(written text) returns text immutable parallel safe ${FUNCTION} as $$
    declare folded text := written;
    begin
      if octet_length(folded) = length(folded) then folded := lower(folded);
      else
        folded := regexp_replace(normalize(folded, NFKD), ${sql.lit(`[${MARKS}]`)}, '', 'g');
        folded := translate(lower(normalize(folded, NFC)), 'łøđðıħς', 'lodhihσ');
        folded := replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
        folded := regexp_replace(folded, ${sql.lit(`[${STOPS}]`)}, ' ', 'g');
        if folded ~ ${sql.lit(`[${UNSPACED}]`)} then folded := regexp_replace(folded, ${sql.lit(`([${UNSPACED}]+)`)}, ' \\1 ', 'g'); end if;
      end if;
      return translate(folded, ${sql.lit(BETWEEN)}, ${sql.lit(' '.repeat(BETWEEN.length))});
    end $$`.execute(db);
  // Each with its container and the part of the conversation it stands in. Of scripts without spaces every three characters that follow one another.
  await sql`create function search_words(container text, part text, written text) returns text[] immutable parallel safe ${FUNCTION} as $$
    declare
      folded text := public.search_text(written);
      lead text := left(md5(container), 6) || part;
    begin
      if octet_length(folded) = length(folded) then
        return array(select lead || left(word, 52) from string_to_table(folded, ' ') as word where word <> '');
      end if;
      return array(
        select lead || case when octet_length(word) <= 52 then word else left(word, 13) end
          from string_to_table(folded, ' ') as word where word <> '' and word !~ ${sql.lit(`[${UNSPACED}]`)}
        union all select lead || substr(word, i, 3)
          from string_to_table(folded, ' ') as word, generate_series(1, length(word)) as i where word ~ ${sql.lit(`[${UNSPACED}]`)});
    end $$`.execute(db);
  // What is typed, as a condition of the index: all words, the last one from its beginning; one letter begins too many. Null where there is no word in it.
  await sql`create function search_query(container text, part text, typed text) returns tsquery immutable parallel safe ${FUNCTION} as $$
    declare
      words text[] := array(select word from string_to_table(public.search_text(typed), ' ') as word where word <> '');
      lead text := left(md5(container), 6) || part;
    begin
      return (select string_agg('''' || lead || piece || '''' || case when begins then ':*' else '' end, ' & ') from (
        select case when octet_length(word) <= 52 then word else left(word, 13) end as piece, n = cardinality(words) and length(word) > 1 as begins
          from unnest(words) with ordinality as w (word, n) where word !~ ${sql.lit(`[${UNSPACED}]`)}
        union all select substr(word, i, 3), length(word) < 3
          from unnest(words) as word, generate_series(1, greatest(length(word) - 2, 1)) as i where word ~ ${sql.lit(`[${UNSPACED}]`)}) as pieces)::tsquery;
    end $$`.execute(db);
};

/** Writing all words of conversations. */
const writing = async (db: MigrationDb): Promise<void> => {
  // Whom a message came from, or went to, can be looked for apart.
  await sql`create function message_words(container text, direction text, body text, name text, email text) returns text[] immutable ${FUNCTION} as $$
    begin
      return public.search_words(container, 'w', concat_ws(' ', name, email, body))
        || case direction when 'note' then public.search_words(container, 'h', 'note')
          else public.search_words(container, case direction when 'in' then 'f' else 't' end, concat_ws(' ', name, email)) end;
    end $$`.execute(db);
  await sql`create function file_words(container text, filenames text) returns text[] immutable ${FUNCTION} as $$
    begin return public.search_words(container, 'w', filenames) || public.search_words(container, 'h', 'file'); end $$`.execute(db);
  await sql`create function support_text(container text, support text) returns tsvector stable ${FUNCTION} as $$
    declare words text[];
    begin
      select public.search_words(container, 'w', concat_ws(' ', u.subject, u.buyer_name, u.buyer_email, o.number)) || public.search_words(container, 's', u.subject)
          || public.search_words(container, 'f', concat_ws(' ', u.buyer_name, u.buyer_email)) || public.search_words(container, 'o', coalesce(o.number, ''))
        into words from public.supports u left join public.orders o on o.container_id = u.container_id and o._id = u.order_id
        where u.container_id = container and u._id = support;
      words := words || array(select unnest(public.file_words(container, f.filename)) from public.messages m
        join public.message_files f on f.container_id = m.container_id and f.message_id = m._id where m.container_id = container and m.support_id = support);
      words := words || array(select unnest(public.message_words(container, m.direction, m.body, m.name, m.email)) from
        (select direction, string_agg(left(body, ${sql.lit(READ)}), ' ' order by created_at desc, _id desc) as body, name, email from public.messages
          where container_id = container and support_id = support group by direction, name, email) as m);
      if cardinality(words) > ${sql.lit(MOST_WORDS)} then
        words := array(select word from unnest(words) with ordinality as w (word, n) group by word order by min(n) limit ${sql.lit(MOST_WORDS)});
      end if;
      return array_to_tsvector(words);
    end $$`.execute(db);
  // Their rows are held first, as everybody holds them who writes in conversations: what somebody adds meanwhile is not overlooked.
  await sql`create function write_support_texts(container text, ids text[]) returns void ${FUNCTION} as $$
    begin
      perform from public.supports where container_id = container and _id = any(ids) order by _id for no key update;
      insert into public.support_texts as known (container_id, support_id, words)
      select container, _id, public.support_text(container, _id) from public.supports where container_id = container and _id = any(ids) order by _id
      on conflict (container_id, support_id) do update set words = excluded.words where known.words is distinct from excluded.words;
    end $$`.execute(db);
  // Words that came. A conversation whose words were never written gets all of them instead.
  await sql`create function add_support_words(container text, support text, added text[]) returns void ${FUNCTION} as $$
    begin
      update public.support_texts set words = words || array_to_tsvector(added)
        where container_id = container and support_id = support and length(words) + cardinality(added) <= ${sql.lit(MOST_WORDS)}
        and words || array_to_tsvector(added) is distinct from words;
      if not found and not exists (select from public.support_texts where container_id = container and support_id = support) then
        perform public.write_support_texts(container, array[support]);
      end if;
    end $$`.execute(db);
};

/** Whatever writes what is found by keeps the words, whichever release of the server it is. */
const triggers = async (db: MigrationDb): Promise<void> => {
  const made = async (name: string, on: string, body: string): Promise<void> => {
    await sql`create function ${sql.id(name)}() returns trigger ${FUNCTION} as $$ begin ${sql.raw(body)}; return null; end $$`.execute(db);
    await sql`create trigger ${sql.id(name)} ${sql.raw(on)} execute function ${sql.id(name)}()`.execute(db);
  };
  const written = (ids: string): string =>
    `perform public.write_support_texts(container_id, array_agg(distinct support_id)) from (${ids}) as changed group by container_id`;
  await made(
    'supports_text_made',
    'after insert on supports referencing new table as come for each statement',
    written('select container_id, _id as support_id from come'),
  );
  await made(
    'supports_text_changed',
    `after update of subject, buyer_name, buyer_email, order_id on supports for each row
      when ((new.subject, new.buyer_name, new.buyer_email, new.order_id) is distinct from (old.subject, old.buyer_name, old.buyer_email, old.order_id))`,
    'perform public.write_support_texts(new.container_id, array[new._id])',
  );
  await made(
    'orders_text_changed',
    'after update of number on orders for each row when (new.number is distinct from old.number)',
    written('select container_id, _id as support_id from public.supports where container_id = new.container_id and order_id = new._id'),
  );
  await made(
    'messages_text_made',
    'after insert on messages referencing new table as come for each statement',
    `perform public.add_support_words(container_id, support_id, words) from
      (select container_id, support_id, array_agg(word) as words from come,
        unnest(public.message_words(container_id, direction, left(body, ${READ}), name, email)) as word
        group by container_id, support_id order by container_id, support_id) as added`,
  );
  await made(
    'messages_text_changed',
    'after update on messages referencing old table as gone new table as come for each statement',
    written(`select container_id, unnest(array[gone.support_id, come.support_id]) as support_id from gone join come using (container_id, _id)
      where (gone.support_id, gone.direction, gone.body, gone.name, gone.email) is distinct from (come.support_id, come.direction, come.body, come.name, come.email)`),
  );
  await made(
    'messages_text_gone',
    'after delete on messages referencing old table as gone for each statement',
    written('select container_id, support_id from gone'),
  );
  const ofFiles = (rows: string): string =>
    `select m.container_id, m.support_id from (${rows}) as f join public.messages m on m.container_id = f.container_id and m._id = f.message_id`;
  await made(
    'message_files_text_made',
    'after insert on message_files referencing new table as come for each statement',
    `perform public.add_support_words(container_id, support_id, public.file_words(container_id, filenames)) from
      (select m.container_id, m.support_id, string_agg(f.filename, ' ') as filenames from come f
        join public.messages m on m.container_id = f.container_id and m._id = f.message_id
        group by m.container_id, m.support_id order by m.container_id, m.support_id) as added`,
  );
  await made(
    'message_files_text_changed',
    'after update on message_files referencing old table as gone new table as come for each statement',
    written(
      ofFiles(`select container_id, come.message_id from gone join come using (container_id, _id)
        where (gone.filename, gone.message_id) is distinct from (come.filename, come.message_id)`),
    ),
  );
  await made(
    'message_files_text_gone',
    'after delete on message_files referencing old table as gone for each statement',
    written(ofFiles('select container_id, message_id from gone')),
  );
};

/** Finding conversations by their words. */
const finding = async (db: MigrationDb): Promise<void> => {
  // Row-level security keeps the index from conditions on words, so this asks as the owner, of the transaction's own container alone. The container is
  // compared so that no other index offers itself: the words name it already. A plan is made for each search, for words differ much.
  await sql`create function supports_saying(wanted tsquery, most integer) returns setof text stable security definer rows 50000 ${FUNCTION}
    set enable_seqscan = off set plan_cache_mode = force_custom_plan as $$
    begin
      return query select support_id from public.support_texts
        where words @@ wanted and container_id || '' = current_setting('app.container', true) limit most;
    end $$`.execute(db);
  // Texts that the index knows in pieces. Words of scripts without spaces stand anywhere; others begin where a word does, and end so where \`whole\`.
  await sql`create function search_pattern(typed text, whole boolean) returns text immutable parallel safe ${FUNCTION} as $$
    declare folded text := btrim(regexp_replace(public.search_text(typed), ' +', ' ', 'g'));
    begin
      return case when folded ~ ${sql.lit(`^[${UNSPACED}]`)} then '' else ' ' end || folded
        || case when not whole or folded ~ ${sql.lit(`[${UNSPACED}]$`)} then '' else ' ' end;
    end $$`.execute(db);
  await sql`create function support_holds(container text, support text, patterns text[]) returns boolean stable cost 2000 ${FUNCTION} as $$
    begin
      return (with said as materialized (
          select ' ' || regexp_replace(public.search_text(written), ' +', ' ', 'g') || ' ' as line from (
            select unnest(array[subject, buyer_name, buyer_email]) as written from public.supports where container_id = container and _id = support
            union all select unnest(array[name, email, left(body, ${sql.lit(READ)})]) from public.messages where container_id = container and support_id = support
            union all select o.number from public.supports u join public.orders o on o.container_id = u.container_id and o._id = u.order_id
              where u.container_id = container and u._id = support
            union all select f.filename from public.messages m join public.message_files f on f.container_id = m.container_id and f.message_id = m._id
              where m.container_id = container and m.support_id = support) as texts where written <> '')
        select bool_and(exists (select from said where strpos(line, pattern) > 0)) from unnest(patterns) as pattern);
    end $$`.execute(db);
};

/** Conversations that were there before are written by `writingOfTexts`, the newest first: \`before\` is the last one that was. */
const backlogs = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'support_text_backlogs', (table) => table.addColumn('before', sql`text collate "C"`), { key: [] });
  await sql`insert into support_text_backlogs (container_id) select distinct container_id from supports`.execute(db);
};
