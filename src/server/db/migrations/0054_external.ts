import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** What stores really sell, as their shops last told it, beside what the listings here say of it. */
export const up = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'external_products', (table) =>
    table
      .addColumn('store_id', 'text', (c) => c.notNull())
      .addColumn('platform_id', 'text', (c) => c.notNull())
      // The listing it is on sale for; follows `items`.
      .addColumn('item_info_id', 'text')
      .addColumn('sku', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      // Sanitised when it is written; null: the platform tells none.
      .addColumn('description', 'text')
      .addColumn('standing', 'text', (c) => c.notNull())
      .addColumn('problem', 'text')
      .addColumn('external_url', 'text')
      // Addresses with the key by which a small one is shown from here.
      .addColumn('images', 'jsonb', (c) => c.notNull())
      .addColumn('options', 'jsonb', (c) => c.notNull())
      .addColumn('variants', 'jsonb', (c) => c.notNull())
      .addColumn('tags', 'jsonb')
      .addColumn('category', 'text')
      .addColumn('currency', 'text')
      .addColumn('price_least', sql`double precision`)
      .addColumn('price_most', sql`double precision`)
      // By the shop's clock; 0: it does not tell.
      .addColumn('changed_at', 'integer', (c) => c.notNull())
      .addColumn('seen_at', 'integer', (c) => c.notNull())
      // The shop has it no more, though a listing says it is there.
      .addColumn('gone_at', 'integer')
      // Of what was last read: the same again changes nothing.
      .addColumn('print', 'text', (c) => c.notNull())
      // Somebody said that it is no listing of ours: its mark makes it none again.
      .addColumn('unlinked', 'boolean', (c) => c.notNull().defaultTo(false))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('reason_msg', 'jsonb')
      .addColumn('differences', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
      // What an import could not take.
      .addColumn('left_out', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('external_products_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id'], (c) =>
        c.onDelete('cascade'),
      )
      .addUniqueConstraint('external_products_platform', ['container_id', 'store_id', 'platform_id']),
  );
  for (const [name, columns] of [
    ['listing', 'item_info_id, store_id'],
    ['changed', 'changed_at, _id'],
    ['state', 'state, changed_at, _id'],
    ['counts', 'store_id, state'],
    ['name', 'name, _id'],
    ['sku', 'sku, _id'],
    ['price', '(coalesce(price_least, 0)), _id'],
    ['seen', 'seen_at, _id'],
    ['unseen', 'store_id, seen_at'],
  ] as const)
    await sql`create index ${sql.id(`external_products_by_${name}`)} on external_products (container_id, ${sql.raw(columns)})`.execute(db);
  await sql`create index external_products_pictures on external_products using gin (images jsonb_path_ops)`.execute(db);

  await tenantTable(
    db,
    'external_reads',
    (table) =>
      table
        .addColumn('store_id', 'text', (c) => c.notNull())
        // How far it has been read, and of which shop.
        .addColumn('place', 'jsonb')
        .addColumn('next_at', 'integer', (c) => c.notNull())
        // When it was last read to its end; null: never.
        .addColumn('read_at', 'integer')
        .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('failed_at', 'integer')
        .addColumn('reason', 'jsonb')
        .addForeignKeyConstraint('external_reads_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id'], (c) =>
          c.onDelete('cascade'),
        ),
    { key: ['store_id'] },
  );
  await sql`create index external_reads_next on external_reads (next_at) include (container_id)`.execute(db);

  // Whose standing is to be worked out anew before anybody sees it. Rows are only ever added, so nobody waits for whoever adds others.
  await tenantTable(db, 'external_marks', (table) =>
    table.addColumn('store_id', 'text').addColumn('platform_id', 'text').addColumn('item_info_id', 'text'),
  );

  // The shop in which somebody said that the product is this listing's, until a push has put its mark on it.
  await db.schema.alterTable('items').addColumn('adopted', 'text').execute();
  await marks(db);
};

/** What makes a product's standing another one: its listing, where that stands, its pushes, its store, and the product type. */
const marks = async (db: MigrationDb): Promise<void> => {
  const add = 'insert into external_marks (container_id, _id, store_id, platform_id, item_info_id)';
  const id = 'gen_random_uuid()::text';
  const causes: readonly (readonly [name: string, table: string, when: string, tables: string, marks: string])[] = [
    [
      'listing',
      'item_infos',
      'update',
      'new table as changed',
      `select e.container_id, ${id}, e.store_id, e.platform_id, null from changed c
        join external_products e on e.container_id = c.container_id and e.item_info_id = c._id`,
    ],
    ...(['insert', 'update', 'delete'] as const).map(
      (when) =>
        [
          `item_${when}`,
          'items',
          when,
          when === 'delete' ? 'old table as changed' : 'new table as changed',
          // Two questions, each with an index of its own: one for either would look at all products of the store.
          ['platform_id', 'item_info_id']
            .map(
              (same) => `select e.container_id, ${id}, e.store_id, e.platform_id, null from changed c
                join external_products e on e.container_id = c.container_id and e.store_id = c.store_id and e.${same} = c.${same}`,
            )
            .join(' union all '),
        ] as const,
    ),
    ...(['insert', 'delete'] as const).map(
      (when) =>
        [
          `job_${when}`,
          'jobs',
          when,
          when === 'delete' ? 'old table as changed' : 'new table as changed',
          `select e.container_id, ${id}, e.store_id, e.platform_id, null from changed c
            join external_products e on e.container_id = c.container_id and e.item_info_id = c.item_info_id and e.store_id = c.store_id
            where c.job_type = 'push_item'`,
        ] as const,
    ),
    [
      'product',
      'product_presets',
      'update',
      'new table as changed',
      `select e.container_id, ${id}, e.store_id, e.platform_id, null from changed c
        join item_infos i on i.container_id = c.container_id and i.product_id = c._id
        join external_products e on e.container_id = i.container_id and e.item_info_id = i._id`,
    ],
  ];
  for (const [name, table, when, tables, rows] of causes) {
    const called = sql.id(`external_marks_${name}`);
    // Planned each time: a plan that was made for one row compares each of ten thousand with every other.
    await sql`create function ${called}() returns trigger language plpgsql
      set search_path = pg_catalog, public, pg_temp set plan_cache_mode = force_custom_plan as $$
      begin ${sql.raw(`${add} ${rows};`)} return null; end $$`.execute(db);
    await sql`create trigger ${called} after ${sql.raw(when)} on ${sql.id(table)} referencing ${sql.raw(tables)}
      for each statement execute function ${called}()`.execute(db);
  }
  await rowMarks(db);
};

/** Rows that change one at a time, and seldom in what counts, leave their marks one at a time: what does not count costs nothing. */
const rowMarks = async (db: MigrationDb): Promise<void> => {
  const causes = [
    [
      'job_update',
      'jobs',
      `new.job_type = 'push_item' and new.status <> old.status`,
      `select e.container_id, gen_random_uuid()::text, e.store_id, e.platform_id, null from external_products e
        where e.container_id = new.container_id and e.item_info_id = new.item_info_id and e.store_id = new.store_id`,
    ],
    [
      'store',
      'stores',
      '(new.settings, new.default_quantity) is distinct from (old.settings, old.default_quantity)',
      'select new.container_id, gen_random_uuid()::text, new._id, null, null',
    ],
  ] as const;
  for (const [name, table, when, rows] of causes) {
    const called = sql.id(`external_marks_${name}`);
    await sql`create function ${called}() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
      begin insert into external_marks (container_id, _id, store_id, platform_id, item_info_id) ${sql.raw(rows)}; return null; end $$`.execute(
      db,
    );
    await sql`create trigger ${called} after update on ${sql.id(table)} for each row when (${sql.raw(when)}) execute function ${called}()`.execute(
      db,
    );
  }
};
