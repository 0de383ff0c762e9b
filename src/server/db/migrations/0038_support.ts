import { sql } from 'kysely';
import { tenantTable, type MigrationDb } from '../tenancy';

/** Where it has none, a row comes after all others, as `nullsLast` says it. */
const LATEST = sql.lit(2 ** 31 - 1);
const EARLIEST = sql.lit(-(2 ** 31));

const oneOf = (column: string, words: readonly string[]) => sql.raw(`${column} in (${words.map((word) => `'${word}'`).join(', ')})`);

/** Conversations with buyers. */
export const up = async (db: MigrationDb): Promise<void> => {
  await supports(db);
  await messages(db);
  await written(db);
  await mailboxes(db);
  await found(db);
  await counts(db);
};

const supports = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'supports', (table) =>
    table
      .addColumn('store_id', 'text', (c) => c.notNull())
      .addColumn('order_id', 'text')
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('buyer_name', 'text', (c) => c.notNull().defaultTo(''))
      // In small letters.
      .addColumn('buyer_email', 'text')
      .addColumn('channel', 'text', (c) =>
        c
          .notNull()
          .defaultTo('mail')
          .check(oneOf('channel', ['mail', 'shop'])),
      )
      .addColumn('status', 'text', (c) =>
        c
          .notNull()
          .defaultTo('New')
          .check(oneOf('status', ['New', 'Inprocess', 'Waiting', 'Resolved', 'Closed'])),
      )
      .addColumn('priority', 'text', (c) =>
        c
          .notNull()
          .defaultTo('normal')
          .check(oneOf('priority', ['urgent', 'high', 'normal', 'low'])),
      )
      // Id of a user, as `resolved_by` is.
      .addColumn('assignee', 'text')
      .addColumn('tags', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
      .addColumn('due_at', 'integer')
      .addColumn('soon_at', 'integer')
      // Seconds of business hours that are left of it while it stands.
      .addColumn('due_left', 'integer')
      .addColumn('snoozed_at', 'integer')
      .addColumn('snoozed_until', 'integer')
      .addColumn('snoozed_for_parcel', 'boolean', (c) => c.notNull().defaultTo(false))
      // The one that came last, whenever it says it was written.
      .addColumn('last_message_id', 'text')
      .addColumn('last_message_at', 'integer', (c) => c.notNull())
      .addColumn('last_direction', 'text', (c) => c.check(oneOf('last_direction', ['in', 'out', 'note'])))
      .addColumn('last_in_at', 'integer')
      .addColumn('first_in_at', 'integer')
      .addColumn('first_answer_at', 'integer')
      .addColumn('resolved_at', 'integer')
      .addColumn('resolved_by', 'text')
      .addColumn('reopened', 'integer', (c) => c.notNull().defaultTo(0))
      // The closed one it goes on from.
      .addColumn('previous_id', 'text')
      .addColumn('merged_into', 'text')
      // Of one that was merged: how the other stood before and after, so that a split undoes it.
      .addColumn('merge', 'jsonb')
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('supports_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id']),
  );
  await sql`alter table supports add constraint supports_order foreign key (container_id, order_id)
    references orders (container_id, _id) on delete set null (order_id)`.execute(db);
  await sql`create trigger supports_version before update of updated_at on supports for each row execute function grow_version()`.execute(
    db,
  );
  const listed = async (name: string, columns: string, last?: unknown) => {
    await sql`create index ${sql.id(name)} on supports (container_id, ${sql.raw(columns)}${last === undefined ? sql`` : sql`, coalesce(due_at, ${last})`}, _id)
      include (order_id, store_id, assignee, priority, snoozed_until) where merged_into is null`.execute(db);
  };
  for (const [name, last] of [
    ['soonest', LATEST],
    ['latest', EARLIEST],
  ] as const) {
    await sql`create index ${sql.id(`supports_due_${name}`)} on supports (container_id, coalesce(due_at, ${last}), _id)
      include (order_id, store_id, status, assignee, priority, snoozed_until) where merged_into is null`.execute(db);
    await listed(`supports_status_due_${name}`, 'status', last);
  }
  await listed('supports_newest', 'last_message_at');
  await listed('supports_status_newest', 'status, last_message_at');
  await listed('supports_created', 'created_at');
  await sql`create index supports_of_order on supports (container_id, order_id) where order_id is not null`.execute(db);
  await sql`create index supports_of_buyer on supports (container_id, buyer_email, created_at) where buyer_email is not null`.execute(db);
  await sql`create index supports_assignee on supports (container_id, assignee) where assignee is not null`.execute(db);
  await sql`create index supports_merged on supports (container_id, merged_into) where merged_into is not null`.execute(db);
  await sql`create index supports_resolved on supports (resolved_at) where status = 'Resolved'`.execute(db);
  await sql`create index supports_snoozed on supports (snoozed_until) where snoozed_until is not null`.execute(db);
};

const messages = async (db: MigrationDb): Promise<void> => {
  await tenantTable(db, 'messages', (table) =>
    table
      .addColumn('support_id', 'text', (c) => c.notNull())
      .addColumn('store_id', 'text', (c) => c.notNull())
      // The conversation it came from, where that was merged into this one.
      .addColumn('origin_id', 'text')
      .addColumn('direction', 'text', (c) => c.notNull().check(oneOf('direction', ['in', 'out', 'note'])))
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('html', 'text')
      // Id of a user.
      .addColumn('author', 'text')
      // Whom it came from, or goes to.
      .addColumn('name', 'text', (c) => c.notNull().defaultTo(''))
      .addColumn('email', 'text')
      .addColumn('status', 'text', (c) => c.notNull().check(oneOf('status', ['scheduled', 'sending', 'sent', 'failed', 'received'])))
      .addColumn('send_at', 'integer')
      .addColumn('sent_at', 'integer')
      // What becomes of the conversation when it was sent.
      .addColumn('afterwards', 'text', (c) => c.check(oneOf('afterwards', ['wait', 'resolve', 'stay'])))
      // Message-ID without brackets, as the one it answers.
      .addColumn('mail_id', 'text')
      .addColumn('in_reply_to', 'text')
      // Names it within its mailbox for good.
      .addColumn('mail_key', 'text')
      // Why it could not be sent, or is not shown.
      .addColumn('refusal', 'text')
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('remote_pictures', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('automatic', 'boolean', (c) => c.notNull().defaultTo(false))
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addForeignKeyConstraint('messages_support', ['container_id', 'support_id'], 'supports', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      ),
  );
  await sql`create index messages_of_support on messages (container_id, support_id, created_at, _id)`.execute(db);
  await sql`create index messages_failed on messages (container_id, support_id) where status = 'failed'`.execute(db);
  await sql`create index messages_due on messages (send_at) where status in ('scheduled', 'sending')`.execute(db);
  await sql`create index messages_mail on messages (container_id, store_id, mail_id) where mail_id is not null`.execute(db);
  // Each mail once: by its place in the mailbox, and by what its writer calls it.
  await sql`create unique index messages_key on messages (container_id, store_id, mail_key) where mail_key is not null`.execute(db);
  await sql`create unique index messages_once on messages (container_id, store_id, mail_id, coalesce(email, '')) where direction = 'in' and mail_id is not null`.execute(
    db,
  );
  await tenantTable(db, 'message_files', (table) =>
    table
      .addColumn('message_id', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('filename', 'text', (c) => c.notNull())
      .addColumn('mime', 'text', (c) => c.notNull())
      .addColumn('size', 'integer', (c) => c.notNull())
      // An upload; what came by mail lies under a key of its own.
      .addColumn('file_id', 'text')
      .addColumn('storage_key', 'text')
      .addColumn('refusal', 'text')
      .addForeignKeyConstraint('message_files_message', ['container_id', 'message_id'], 'messages', ['container_id', '_id'], (f) =>
        f.onDelete('cascade'),
      ),
  );
  await sql`create index message_files_of_message on message_files (container_id, message_id, place)`.execute(db);
};

/** What is written ahead, who writes, and what is written again and again. */
const written = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'message_drafts',
    (table) =>
      table
        .addColumn('support_id', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('device', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull().check(oneOf('kind', ['reply', 'note'])))
        .addColumn('body', 'text', (c) => c.notNull())
        .addColumn('files', sql`text[]`, (c) => c.notNull().defaultTo(sql`'{}'::text[]`))
        .addColumn('updated_at', 'integer', (c) => c.notNull())
        .addForeignKeyConstraint('message_drafts_support', ['container_id', 'support_id'], 'supports', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['support_id', 'user_id', 'device'] },
  );
  await tenantTable(
    db,
    'presences',
    (table) =>
      table
        .addColumn('support_id', 'text', (c) => c.notNull())
        .addColumn('user_id', 'text', (c) => c.notNull())
        .addColumn('device', 'text', (c) => c.notNull())
        .addColumn('mode', 'text', (c) => c.notNull().check(oneOf('mode', ['view', 'reply'])))
        // By the database's clock.
        .addColumn('seen_at', 'integer', (c) => c.notNull())
        .addForeignKeyConstraint('presences_support', ['container_id', 'support_id'], 'supports', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['support_id', 'user_id', 'device'] },
  );
  await sql`create index presences_seen on presences (seen_at)`.execute(db);
  await tenantTable(db, 'canned_replies', (table) =>
    table
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('shortcut', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull()),
  );
  await sql`create unique index canned_replies_shortcut on canned_replies (container_id, lower(shortcut))`.execute(db);
  await tenantTable(db, 'macros', (table) =>
    table
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('steps', 'jsonb', (c) => c.notNull())
      .addColumn('next', 'boolean', (c) => c.notNull().defaultTo(false))
      .addColumn('created_at', 'integer', (c) => c.notNull())
      .addColumn('updated_at', 'integer', (c) => c.notNull()),
  );
  await sql`create unique index macros_name on macros (container_id, lower(name))`.execute(db);
  for (const table of ['canned_replies', 'macros'])
    await sql`create trigger ${sql.id(`${table}_version`)} before update of updated_at on ${sql.id(table)}
      for each row execute function grow_version()`.execute(db);
};

/** Where reading the mailbox of a store goes on. */
const mailboxes = async (db: MigrationDb): Promise<void> => {
  await tenantTable(
    db,
    'mailboxes',
    (table) =>
      table
        .addColumn('store_id', 'text', (c) => c.notNull())
        .addColumn('place', 'jsonb')
        .addColumn('next_at', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('failed_at', 'integer')
        .addColumn('refusal', 'text')
        .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
        .addForeignKeyConstraint('mailboxes_store', ['container_id', 'store_id'], 'stores', ['container_id', '_id'], (f) =>
          f.onDelete('cascade'),
        ),
    { key: ['store_id'] },
  );
  await sql`create index mailboxes_due on mailboxes (next_at)`.execute(db);
};

/** What conversations are found by, and their tags, as rows: an index answers where row-level security keeps operators from arrays. */
const found = async (db: MigrationDb): Promise<void> => {
  // Whose order it is that somebody writes about.
  await sql`alter table orders add column found_email text collate "C" generated always as (lower(buyer->>'email')) stored`.execute(db);
  await sql`create index orders_found_email on orders (container_id, found_email, created_at)`.execute(db);
  for (const [table, column] of [
    ['support_words', 'word'],
    ['support_tags', 'tag'],
  ] as const) {
    await tenantTable(
      db,
      table,
      (made) =>
        made
          .addColumn(column, sql`text collate "C"`, (c) => c.notNull())
          .addColumn('support_id', 'text', (c) => c.notNull())
          .addForeignKeyConstraint(`${table}_support`, ['container_id', 'support_id'], 'supports', ['container_id', '_id'], (f) =>
            f.onDelete('cascade'),
          ),
      { key: [column, 'support_id'] },
    );
    await sql`create index ${sql.id(`${table}_of_support`)} on ${sql.id(table)} (container_id, support_id)`.execute(db);
  }
  // Words of the subject, the buyer's name and address, and the number of the order.
  await sql`create function keep_support_words() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      if tg_op = 'UPDATE' then delete from public.support_words where container_id = new.container_id and support_id = new._id; end if;
      insert into public.support_words (container_id, word, support_id)
      select distinct new.container_id, left(word, 100), new._id
      from regexp_split_to_table(lower(concat_ws(' ', new.subject, new.buyer_name, new.buyer_email,
        (select number from public.orders where container_id = new.container_id and _id = new.order_id))), '[][\\s#,;:!?()"<>]+') as word
      where word <> '';
      return null;
    end $$`.execute(db);
  await sql`create trigger supports_words_made after insert on supports for each row execute function keep_support_words()`.execute(db);
  await sql`create trigger supports_words_changed after update of subject, buyer_name, buyer_email, order_id on supports for each row
    when ((new.subject, new.buyer_name, new.buyer_email, new.order_id) is distinct from (old.subject, old.buyer_name, old.buyer_email, old.order_id))
    execute function keep_support_words()`.execute(db);
  await sql`create function keep_support_tags() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
    begin
      if tg_op = 'UPDATE' then delete from public.support_tags where container_id = new.container_id and support_id = new._id; end if;
      insert into public.support_tags (container_id, tag, support_id) select distinct new.container_id, tag, new._id from unnest(new.tags) as tag;
      return null;
    end $$`.execute(db);
  await sql`create trigger supports_tags_made after insert on supports for each row when (new.tags <> '{}') execute function keep_support_tags()`.execute(
    db,
  );
  await sql`create trigger supports_tags_changed after update of tags on supports for each row when (new.tags is distinct from old.tags)
    execute function keep_support_tags()`.execute(db);
};

/** How many conversations there are of each filter and status, as orders are counted: sums that were folded, and changes that were not yet. */
const counts = async (db: MigrationDb): Promise<void> => {
  for (const [name, key] of [
    ['support_counts', ['filter', 'status']],
    ['support_count_changes', undefined],
  ] as const) {
    await tenantTable(
      db,
      name,
      (table) =>
        table
          .addColumn('filter', 'text', (c) => c.notNull())
          .addColumn('status', 'text', (c) => c.notNull())
          .addColumn('count', 'integer', (c) => c.notNull()),
      key && { key },
    );
  }
  await sql`alter table support_count_changes alter column _id set default replace(gen_random_uuid()::text, '-', '')`.execute(db);
  const counted = (sign: string, rows: string): string =>
    `select container_id, case when order_id is null then 'message' else 'order' end as filter, status, ${sign}count(*)::integer as by
     from ${rows} where merged_into is null group by 1, 2, 3`;
  for (const [event, parts] of [
    ['insert', [counted('', 'come')]],
    ['delete', [counted('-', 'gone')]],
    ['update', [counted('', 'come'), counted('-', 'gone')]],
  ] as const) {
    const name = `count_supports_${event}`;
    await sql`create function ${sql.id(name)}() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        insert into public.support_count_changes (container_id, filter, status, count)
        select container_id, filter, status, sum(by)::integer from (${sql.raw(parts.join(' union all '))}) as counted
        group by 1, 2, 3 having sum(by) <> 0;
        return null;
      end $$`.execute(db);
    const tables = [event === 'insert' ? '' : 'old table as gone', event === 'delete' ? '' : 'new table as come'].join(' ');
    await sql`create trigger ${sql.id(name)} after ${sql.raw(event)} on supports referencing ${sql.raw(tables)}
      for each statement execute function ${sql.id(name)}()`.execute(db);
  }
};
