import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ItemImage, ItemInfo, JobMessage } from '../../contract/generated/resolvers';
import { SIDE_PICTURES } from '../../domain/listing/listing-matter';
import type { Tx } from '../kernel/context';
import type { Database } from '../db/schema';
import type { ItemInfoTable, StoredVariant } from './tables';
import { itemStore } from '../stores/rows';

/** Columns whose values are the contract's as they are. */
const ownColumns = [
  '_id',
  'name',
  'description',
  'type',
  'status',
  'product_id',
  'mockup_id',
  'images',
  'sku',
  'tags',
  'collections',
  'shipping_preset',
  'description_ai',
  'description_ai_pos',
  'plf_price',
  'barcode',
  'barcode_type',
  'size_chart',
  'include_size_chart',
  'tax_fee',
  'tax_fee_fix',
  'weight',
  'package_width',
  'package_height',
  'package_length',
  'package_dimension_unit',
  'custom_name',
  'include_side_images',
  'include_extend_images',
  'extend_images',
  'ebay_template_id',
  'url',
  'specifics',
  'platform_specifics',
  'platform_category',
  'attribute_specifics',
  'price',
  'price_addition',
  'fix_profit',
  'fixed_profit',
  'store_prices',
  'prety_attributes',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ItemInfoTable)[];

export const itemInfoRow = ['identity', 'sides', 'attribute_specifics_modify', ...ownColumns] as const;

export type ItemInfoRow = Pick<Selectable<ItemInfoTable>, (typeof itemInfoRow)[number]>;

/** Why a row of `jobs as job` was rejected, as the contract has it. */
const rejection = sql<JobMessage | null>`case when job.status = 'rejected' and job.msg is not null then json_build_object(
  'code', job.msg->'code', 'msg', job.msg->'msg', 'refusal', job.msg->'refusal', 'values', job.msg->'values') end`;

const jobColumns = ['job._id', 'job.group_id', 'job.store_id', 'job.status', rejection.as('msg'), 'job.updated_at'] as const;

/** Variants with a null where no prices were set for other currencies: they are stored without. */
const variants = sql<
  StoredVariant[]
>`coalesce((select jsonb_agg('{"store_prices": null}'::jsonb || variant.value order by variant.ordinality)
  from jsonb_array_elements(listing.attribute_specifics_modify) with ordinality as variant), '[]'::jsonb)`;

/** One answer for each side. */
const sidePictures = SIDE_PICTURES.map((side) => sql<ItemImage | null>`listing.sides->${sql.lit(side)}`.as(side));

/** How many of a product's latest pushes are told with it. */
const PUSHES_TOLD = 3;

type Listings = SelectQueryBuilder<Database & { listing: ItemInfoTable }, 'listing', object>;

/** The container's listings, to be narrowed down, sorted and read. */
export const listingsOf = (tx: Tx, containerId: string): Listings =>
  tx.selectFrom('item_infos as listing').where('listing.container_id', '=', containerId);

/**
 * The listings found, as the contract has them: each with its product type's name, the stores it is on, the queues it waits in and its
 * latest job for each store. One query, whose rows are answers as they are: a list of a hundred is the product's largest answer.
 */
export const asAnswers = (found: Listings): SelectQueryBuilder<Database & { listing: ItemInfoTable }, 'listing', ItemInfo> =>
  found.select((listing) => [
    ...ownColumns,
    ...sidePictures,
    variants.as('attribute_specifics_modify'),
    sql<string>`listing.identity::text`.as('identity'),
    listing
      .selectFrom('product_presets as preset')
      .whereRef('preset.container_id', '=', 'listing.container_id')
      .whereRef('preset._id', '=', 'listing.product_id')
      .select('preset.name')
      .$asScalar()
      .$notNull()
      .as('product_name'),
    jsonArrayFrom(
      listing
        .selectFrom('items as item')
        .innerJoin('stores as s', (join) =>
          join.onRef('s.container_id', '=', 'item.container_id').onRef('s._id', '=', 'item.store_id').on('s.trashed_at', 'is', null),
        )
        .whereRef('item.container_id', '=', 'listing.container_id')
        .whereRef('item.item_info_id', '=', 'listing._id')
        .select([
          'item._id',
          'item.platform',
          'item.platform_id',
          'item.external_url',
          'item.sku',
          'item.imported_at',
          'item.store_id',
          'item.issuu',
          itemStore.as('store'),
          jsonArrayFrom(
            listing
              .selectFrom('jobs as job')
              .whereRef('job.container_id', '=', 'listing.container_id')
              .whereRef('job.item_info_id', '=', 'listing._id')
              .where('job.store_id', '=', sql<string>`item.store_id`)
              .select(jobColumns)
              .orderBy('job._id', 'desc')
              .limit(PUSHES_TOLD),
          ).as('job_list'),
        ])
        .orderBy('item._id'),
    ).as('items'),
    jsonArrayFrom(
      listing
        .selectFrom('store_queue as queue')
        .innerJoin('stores as s', (join) =>
          join.onRef('s.container_id', '=', 'queue.container_id').onRef('s._id', '=', 'queue.store_id').on('s.trashed_at', 'is', null),
        )
        .whereRef('queue.container_id', '=', 'listing.container_id')
        .whereRef('queue.item_info_id', '=', 'listing._id')
        .select([
          'queue.store_id',
          'queue.queue_at',
          'queue.queue_status',
          'queue.queue_messenger',
          'queue.queue_reason',
          itemStore.as('store'),
        ])
        .orderBy('queue.queue_at'),
    ).as('store_queue'),
    jsonArrayFrom(
      listing
        .selectFrom('jobs as job')
        .innerJoin('stores as s', (join) =>
          join.onRef('s.container_id', '=', 'job.container_id').onRef('s._id', '=', 'job.store_id').on('s.trashed_at', 'is', null),
        )
        .whereRef('job.container_id', '=', 'listing.container_id')
        .whereRef('job.item_info_id', '=', 'listing._id')
        .distinctOn('job.store_id')
        .select(jobColumns)
        .orderBy('job.store_id')
        .orderBy('job._id', 'desc'),
    ).as('job_list'),
  ]);
