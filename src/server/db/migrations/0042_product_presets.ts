import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

const texts = sql`text[]`;
const noRows = sql`'[]'::jsonb`;
const money = sql`numeric(12, 2)`;

/** All a product type holds, and what a hundred thousand of them are found, sorted and counted by. */
export const up = async (db: MigrationDb): Promise<void> => {
  await columns(db);
  await figures(db);
  await labels(db);
  await words(db);
  await counts(db);
  await indexes(db);
};

const columns = async (db: MigrationDb): Promise<void> => {
  await db.schema
    .alterTable('product_presets')
    // The file `image` is, where it is one.
    .addColumn('image_id', 'text')
    .addColumn('fulfil_attributes', 'jsonb', (c) => c.notNull().defaultTo(noRows))
    .addColumn('specifics', 'jsonb', (c) => c.notNull().defaultTo(noRows))
    .addColumn('platform_category', 'jsonb', (c) => c.notNull().defaultTo(noRows))
    .addColumn('platform_specifics', 'jsonb', (c) => c.notNull().defaultTo(noRows))
    .addColumn('shipping_costs', 'jsonb', (c) => c.notNull().defaultTo(sql`'{"domestic": null, "international": null}'::jsonb`))
    .addColumn('size_chart', 'jsonb')
    .addColumn('package_dimensions', 'jsonb')
    .addColumn('extend_images', 'jsonb', (c) => c.notNull().defaultTo(noRows))
    .addColumn('price_addition', money, (c) => c.notNull().defaultTo(0))
    .addColumn('collections', texts, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
    .addColumn('source', 'jsonb')
    // As triggers keep them.
    .addColumn('base_price_from', money)
    .addColumn('base_price_to', money)
    .addColumn('variant_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('mockup_count', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`create trigger product_presets_version before update of updated_at on product_presets
    for each row execute function grow_version()`.execute(db);
};

/** What follows from the variants, and how many mockup presets each has. */
const figures = async (db: MigrationDb): Promise<void> => {
  await sql`create function keep_preset_prices() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      select min((variant->>'base_price')::numeric), max((variant->>'base_price')::numeric), count(*)::integer
        into new.base_price_from, new.base_price_to, new.variant_count from jsonb_array_elements(new.attribute_specifics) as variant;
      return new;
    end $$`.execute(db);
  for (const [name, event] of [
    ['product_presets_prices_made', 'insert'],
    ['product_presets_prices_changed', 'update of attribute_specifics'],
  ] as const)
    await sql`create trigger ${sql.id(name)} before ${sql.raw(event)} on product_presets for each row execute function keep_preset_prices()`.execute(
      db,
    );
  const changed = { insert: ['come', ''], delete: ['gone', '-'] } as const;
  for (const event of ['insert', 'delete', 'update'] as const) {
    const parts = (event === 'update' ? (['insert', 'delete'] as const) : [event]).map(
      (each) =>
        `select container_id, product_id, ${changed[each][1]}count(*)::integer as by from ${changed[each][0]} group by container_id, product_id`,
    );
    const made = sql.id(`count_mockup_presets_${event}`);
    // In one order everywhere, so that two never wait for each other.
    await sql`create function ${made}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        perform 1 from public.product_presets p where (p.container_id, p._id) in
          (select container_id, product_id from (${sql.raw(parts.join(' union all '))}) as counted group by container_id, product_id having sum(by) <> 0)
          order by p.container_id, p._id for no key update;
        update public.product_presets p set mockup_count = p.mockup_count + summed.by from (
          select container_id, product_id, sum(by)::integer as by from (${sql.raw(parts.join(' union all '))}) as counted
          group by container_id, product_id having sum(by) <> 0) as summed
        where p.container_id = summed.container_id and p._id = summed.product_id;
        return null;
      end $$`.execute(db);
    const rows = [event === 'insert' ? '' : 'old table as gone', event === 'delete' ? '' : 'new table as come'].join(' ');
    await sql`create trigger ${made} after ${sql.raw(event)} on mockup_presets referencing ${sql.raw(rows)}
      for each statement execute function ${made}()`.execute(db);
  }
  await sql`update product_presets p set mockup_count = counted.count, attribute_specifics = attribute_specifics from (
      select _id, container_id, (select count(*)::integer from mockup_presets m where m.container_id = o.container_id and m.product_id = o._id) as count
      from product_presets o) as counted
    where counted.container_id = p.container_id and counted._id = p._id`.execute(db);
};

/** An array is searched by an operator row-level security keeps from indexes, so tags and collections stand as rows beside too. */
const labels = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'preset_labels',
    (table) =>
      table
        .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('tag', 'collection')`))
        .addColumn('label', sql`text collate "C"`, (c) => c.notNull())
        .addColumn('preset_id', 'text', (c) => c.notNull())
        .addForeignKeyConstraint('preset_labels_preset', ['container_id', 'preset_id'], 'product_presets', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['kind', 'label', 'preset_id'] },
  );
  await sql`create index preset_labels_of_preset on preset_labels (container_id, preset_id)`.execute(db);
  await sql`create function keep_preset_labels() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      if tg_op = 'UPDATE' then delete from public.preset_labels where container_id = new.container_id and preset_id = new._id; end if;
      insert into public.preset_labels (container_id, kind, label, preset_id)
      select distinct new.container_id, 'tag', label, new._id from unnest(new.tags) as label
      union all select distinct new.container_id, 'collection', label, new._id from unnest(new.collections) as label;
      return null;
    end $$`.execute(db);
  await sql`create trigger product_presets_labels_made after insert on product_presets for each row
    when (new.tags <> '{}' or new.collections <> '{}') execute function keep_preset_labels()`.execute(db);
  await sql`create trigger product_presets_labels_changed after update of tags, collections on product_presets for each row
    when ((new.tags, new.collections) is distinct from (old.tags, old.collections)) execute function keep_preset_labels()`.execute(db);
  await sql`insert into preset_labels (container_id, kind, label, preset_id)
    select distinct container_id, 'tag', label, _id from product_presets, unnest(tags) as label`.execute(db);
};

/** The first letters and digits of every word of names, tags and SKUs, compared byte by byte so that an index may answer. */
const words = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'preset_words',
    (table) =>
      table
        .addColumn('word', sql`text collate "C"`, (c) => c.notNull())
        .addColumn('preset_id', 'text', (c) => c.notNull())
        .addForeignKeyConstraint('preset_words_preset', ['container_id', 'preset_id'], 'product_presets', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['word', 'preset_id'] },
  );
  await sql`create index preset_words_of_preset on preset_words (container_id, preset_id)`.execute(db);
  const cut = sql.lit(String.raw`[][\s#,;:!?()"<>/_+.-]+`);
  const wordsOf = (row: string) => {
    const of = sql.raw(row);
    return sql`select distinct ${of}.container_id, left(word, 100), ${of}._id from regexp_split_to_table(lower(concat_ws(' ', ${of}.name, ${of}.raw_name,
      array_to_string(${of}.tags, ' '), (select string_agg(variant->>'sku', ' ') from jsonb_array_elements(${of}.attribute_specifics) as variant))), ${cut}) as word
      where word <> ''`;
  };
  await sql`create function keep_preset_words() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      if tg_op = 'UPDATE' then delete from public.preset_words where container_id = new.container_id and preset_id = new._id; end if;
      insert into public.preset_words (container_id, word, preset_id) ${wordsOf('new')};
      return null;
    end $$`.execute(db);
  await sql`create trigger product_presets_words_made after insert on product_presets for each row execute function keep_preset_words()`.execute(
    db,
  );
  await sql`create trigger product_presets_words_changed after update of name, raw_name, tags, attribute_specifics on product_presets for each row
    when ((new.name, new.raw_name, new.tags, new.attribute_specifics) is distinct from (old.name, old.raw_name, old.tags, old.attribute_specifics))
    execute function keep_preset_words()`.execute(db);
  await sql`insert into preset_words (container_id, word, preset_id)
    select made.* from product_presets p cross join lateral (${wordsOf('p')}) as made`.execute(db);
};

interface Counted {
  readonly table: string;
  /** Of its tables of sums and of changes. */
  readonly name: string;
  readonly by: readonly string[];
  /** Counts of some of its rows. */
  readonly of: (rows: string, sign: '' | '-') => string;
}

const usesOf = (table: string, kind: string): Counted => ({
  table,
  name: 'preset_use',
  by: ['kind', 'product_id'],
  of: (rows, sign) => `select container_id, '${kind}' as kind, product_id, ${sign}count(*)::integer as by from ${rows} group by 1, 2, 3`,
});

const COUNTED: readonly Counted[] = [
  {
    table: 'product_presets',
    name: 'preset',
    by: ['kind', 'key'],
    of: (rows, sign) =>
      ['type', 'provider']
        .map(
          (column) =>
            `select container_id, '${column}' as kind, ${column} as key, ${sign}count(*)::integer as by from ${rows} group by 1, 2, 3`,
        )
        .join(' union all '),
  },
  {
    table: 'preset_labels',
    name: 'preset',
    by: ['kind', 'key'],
    of: (rows, sign) => `select container_id, kind, label as key, ${sign}count(*)::integer as by from ${rows} group by 1, 2, 3`,
  },
  usesOf('mockups', 'mockup'),
  usesOf('item_infos', 'listing'),
];

/** Sums that were folded, and changes that were not yet: of types, providers, tags and collections, and of what is made of each product type. */
const counts = async (db: MigrationDb): Promise<void> => {
  const made = new Set<string>();
  for (const { table, name, by, of } of COUNTED) {
    const [sums, changes] = [`${name}_counts`, `${name}_count_changes`];
    const keys = sql.join(by.map((column) => sql.id(column)));
    if (!made.has(name)) {
      made.add(name);
      for (const [each, key] of [
        [sums, by],
        [changes, undefined],
      ] as const)
        await tenantTable(
          db,
          each,
          (created) =>
            by
              .reduce((before, column) => before.addColumn(column, sql`text collate "C"`, (c) => c.notNull()), created)
              .addColumn('count', 'integer', (c) => c.notNull()),
          key && { key },
        );
      await sql`alter table ${sql.id(changes)} alter column _id set default replace(gen_random_uuid()::text, '-', '')`.execute(db);
      if (name === 'preset_use') {
        await sql`create index preset_use_counts_of on preset_use_counts (container_id, product_id)`.execute(db);
        await sql`create index preset_use_count_changes_of on preset_use_count_changes (container_id, product_id)`.execute(db);
      }
    }
    for (const [event, parts] of [
      ['insert', [of('come', '')]],
      ['delete', [of('gone', '-')]],
      ['update', [of('come', ''), of('gone', '-')]],
    ] as const) {
      const counting = sql.id(`count_${table}_${event}`);
      await sql`create function ${counting}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
        begin
          insert into public.${sql.id(changes)} (container_id, ${keys}, count)
          select container_id, ${keys}, sum(by)::integer from (${sql.raw(parts.join(' union all '))}) as counted
          group by container_id, ${keys} having sum(by) <> 0;
          return null;
        end $$`.execute(db);
      const rows = [event === 'insert' ? '' : 'old table as gone', event === 'delete' ? '' : 'new table as come'].join(' ');
      await sql`create trigger ${counting} after ${sql.raw(event)} on ${sql.id(table)} referencing ${sql.raw(rows)}
        for each statement execute function ${counting}()`.execute(db);
    }
    await sql`insert into ${sql.id(sums)} (container_id, ${keys}, count) ${sql.raw(of(table, ''))}`.execute(db);
  }
};

/** What filters ask for stands in the indexes, so that rows are passed over without being read. */
const indexes = async (db: MigrationDb): Promise<void> => {
  for (const name of ['of_type', 'by_name', 'by_provider', 'by_created_at'])
    await sql`drop index ${sql.id(`product_presets_${name}`)}`.execute(db);
  const listed = async (name: string, leading: string, include: readonly string[], where = sql``) => {
    await sql`create index ${sql.id(`product_presets_${name}`)} on product_presets (container_id, ${sql.raw(leading)}_id)
      include (${sql.join(include.map((column) => sql.id(column)))}) ${where}`.execute(db);
  };
  await listed('by_id', '', ['type', 'provider', 'favorite']);
  await listed('by_name', 'name, ', ['type', 'provider', 'favorite']);
  await listed('by_provider', 'provider, ', ['type', 'favorite']);
  await listed('by_created_at', 'created_at, ', ['type', 'provider', 'favorite']);
  await listed('by_updated_at', 'updated_at, ', ['type', 'provider', 'favorite']);
  await listed('by_base_price', 'coalesce(base_price_from, 0), ', ['type', 'provider', 'favorite']);
  await listed('by_mockup_count', 'mockup_count, ', ['type', 'provider', 'favorite']);
  await listed('of_type', 'type, ', ['provider', 'favorite']);
  await listed('of_type_by_name', 'type, name, ', ['provider', 'favorite']);
  await listed('of_provider_by_name', 'provider, name, ', ['type', 'favorite']);
  // In which order they are written to a file.
  await sql`create index product_presets_written on product_presets (container_id, (provider collate "C"), (raw_name collate "C"))`.execute(
    db,
  );
  // Which file an address is of.
  await sql`create index files_by_key on files (container_id, key)`.execute(db);
  await listed('favorite', '', ['type', 'provider'], sql`where favorite`);
};
