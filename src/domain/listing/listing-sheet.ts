import { BulkItemInputLimits, BulkVariantInputLimits, defaultLimits } from '../../contract/generated/limits';
import type { BulkItemInput } from '../../contract/generated/operations';
import { accept, refuse, type Fault, type Outcome } from '../fault';
import { cleanWords, TAG_ENDS } from '../names';
import { isBlank, parseNumber } from '../numbers';
import { MOST_IN_CELL, type CsvValue } from '../spreadsheets/cell-values';
import { findTable, headingIn, isShortened, textOfCell } from '../spreadsheets/headings';
import type { SheetCell, SheetFile } from '../spreadsheets/read-sheet';
import { LISTING_COLUMNS, LISTING_HEADINGS, type ListingColumn } from './listing-headings';
import { MAX_PRICE, type ListingVariant } from './listing-save';
import { cellOfDescription, descriptionOfCell } from './plain-html';
import { variantLabel } from './variants';

/** What a file holds of a listing. */
interface SheetListing {
  readonly _id: string;
  readonly updated_at: number;
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly price: number;
  readonly attribute_specifics_modify: readonly Pick<ListingVariant, 'selected' | 'sku' | 'sale_price' | 'base_price' | 'name_value'>[];
}

/** The latest version the API takes: a number of 32 bits. */
const MOST_VERSION = 2_147_483_647;

/** Items one file may change: what becomes of each is looked at before, and kept while it is done. */
export const MOST_SHEET_LISTINGS = 2000;

export const listingSheetHeads = (language: string): readonly string[] =>
  LISTING_COLUMNS.map((column) => headingIn(LISTING_HEADINGS, column, language));

/** Tags in one cell; one that holds what stands between tags, or begins with a quote, is quoted as in CSV. */
const cellOfTags = (tags: readonly string[]): string =>
  tags.map((tag) => (TAG_ENDS.test(tag) || tag.startsWith('"') ? `"${tag.replaceAll('"', '""')}"` : tag)).join('; ');

const TAG_IN_CELL = /\s*(?:"(?<quoted>(?:[^"]|"")*)"\s*(?=[,;\t\r\n]|$)|(?<plain>[^,;\t\r\n]+))/gu;

const tagsOfCell = (cell: string): string[] =>
  cleanWords([...cell.matchAll(TAG_IN_CELL)].map(({ groups }) => groups?.quoted?.replaceAll('""', '"') ?? groups?.plain ?? ''));

/**
 * The lines of a listing: one for each variant on sale, or one of its own price. What is the listing's own stands in its first line; id and version
 * stand in each, so that lines may be sorted and some of them deleted.
 */
export const listingSheetRows = (listing: SheetListing): readonly (readonly CsvValue[])[] => {
  const { _id, updated_at, sku, name, description, tags, price, attribute_specifics_modify } = listing;
  const sold = attribute_specifics_modify.filter(({ selected }) => selected);
  const variants =
    sold.length > 0
      ? sold.map((variant) => [variantLabel(variant), variant.sku, variant.sale_price, variant.base_price])
      : [[null, null, attribute_specifics_modify.length > 0 ? null : price, null]];
  // Of a description no cell can hold nothing is written: half of it would come back as the whole.
  const text = cellOfDescription(description);
  const own = [sku, name, text.length > MOST_IN_CELL ? null : text, cellOfTags(tags)];
  return variants.map((cells, at) => [_id, updated_at, ...(at === 0 ? own : own.map(() => null)), ...cells]);
};

interface ReadListingSheet {
  /** What is to change of each listing, as far as its lines were understood. */
  readonly changes: readonly BulkItemInput[];
  readonly faults: readonly Fault[];
  /** Headings of columns that were passed over. */
  readonly unknown: readonly string[];
}

const REQUIRED = ['listing_id', 'version'] as const satisfies readonly ListingColumn[];
/** Columns of the listing itself; an empty cell changes nothing. */
const OWN = ['version', 'sku', 'name', 'description', 'tags'] as const satisfies readonly ListingColumn[];
type OwnColumn = (typeof OWN)[number];

/** Characters each column may have, as the server takes them. */
const MOST: Readonly<Partial<Record<ListingColumn, number>>> = {
  sku: BulkItemInputLimits.sku.characters,
  variant_sku: BulkVariantInputLimits.sku.characters,
  variant: BulkVariantInputLimits.variant.characters,
  name: defaultLimits.characters,
  description: BulkItemInputLimits.description.characters,
};
const { characters: MOST_OF_TAG, entries: MOST_TAGS } = BulkItemInputLimits.tags;

interface SheetLine {
  readonly line: number;
  readonly cellOf: (column: ListingColumn) => SheetCell;
  readonly textOf: (column: ListingColumn) => string;
}

/** What is said of one listing so far. */
interface Gathered {
  readonly values: Map<OwnColumn, { readonly line: number; readonly text: string }>;
  readonly variants: Map<string, { readonly sku?: string; readonly price?: number }>;
  /** One line of it was not understood: nothing of it changes. */
  spoilt: boolean;
}

const priceIn = ({ line, cellOf, textOf }: SheetLine, readNumber: (written: string) => string): Outcome<number | undefined> => {
  const cell = cellOf('price');
  if (isBlank(textOf('price'))) return accept(undefined);
  const price = typeof cell === 'number' ? cell : parseNumber(readNumber(textOf('price')));
  return price === null || price <= 0 || price > MAX_PRICE
    ? refuse('sheet.price', { values: { line, value: textOf('price').slice(0, 40), most: MAX_PRICE } })
    : accept(price);
};

/** Takes in one line of a listing; the fault is the first there is. */
const gather = (found: Gathered, row: SheetLine, readNumber: (written: string) => string): Fault | null => {
  const { line, textOf } = row;
  for (const column of LISTING_COLUMNS) {
    const most = MOST[column];
    if (most !== undefined && textOf(column).length > most)
      return { refusal: 'csv.long', values: { line, column: LISTING_HEADINGS[column].en[0], most } };
  }
  for (const column of ['sku', 'variant_sku'] as const)
    if (isShortened(row.cellOf(column))) return { refusal: 'sheet.shortened', values: { line, value: textOf(column) } };
  for (const column of OWN) {
    const text = textOf(column);
    if (text === '') continue;
    const before = found.values.get(column);
    if (!before) found.values.set(column, { line, text });
    else if (before.text !== text)
      return { refusal: 'sheet.contradicts', values: { line, column: LISTING_HEADINGS[column].en[0], before: before.line } };
  }
  if (!/^\d{1,10}$/u.test(textOf('version')) || Number(textOf('version')) > MOST_VERSION)
    return { refusal: 'sheet.version', values: { line } };
  const tags = tagsOfCell(textOf('tags'));
  if (tags.length > MOST_TAGS || tags.some((tag) => tag.length > MOST_OF_TAG))
    return { refusal: 'sheet.tags', values: { line, tags: MOST_TAGS, characters: MOST_OF_TAG } };
  const price = priceIn(row, readNumber);
  if (!price.ok) return price.fault;
  const [label, sku] = [textOf('variant'), textOf('variant_sku')];
  if (price.value === undefined && sku === '') return null;
  if (found.variants.has(label)) return { refusal: 'sheet.variantTwice', values: { line, variant: label } };
  found.variants.set(label, { ...(sku !== '' && { sku }), ...(price.value !== undefined && { price: price.value }) });
  return null;
};

const changeOf = (_id: string, { values, variants }: Gathered): BulkItemInput => {
  const textOf = (column: OwnColumn): string | undefined => values.get(column)?.text;
  const [sku, name, description, tags] = [textOf('sku'), textOf('name'), textOf('description'), textOf('tags')];
  return {
    _id,
    updated_at: Number(textOf('version')),
    ...(sku !== undefined && { sku }),
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description: descriptionOfCell(description) }),
    ...(tags !== undefined && { tags: tagsOfCell(tags) }),
    ...(variants.size > 0 && { variants: [...variants].map(([variant, own]) => ({ variant, ...own })) }),
  };
};

/**
 * What a file of items would change, and what of it is not understood. A listing with such a line is left out as a whole: half of what somebody meant
 * is seldom what they want. `readNumber` makes plain text of a number as the person writes it.
 */
export const readListingSheet = (
  { sheets }: Pick<SheetFile, 'sheets'>,
  readNumber: (written: string) => string,
): Outcome<ReadListingSheet> => {
  const table = findTable(sheets, LISTING_HEADINGS);
  const missing = REQUIRED.filter((column) => !table?.places.has(column));
  if (!table || missing.length > 0)
    return accept({
      changes: [],
      faults: missing.map((column) => ({
        refusal: 'csv.noColumn',
        values: { line: table?.line ?? 1, column: LISTING_HEADINGS[column].en[0] },
      })),
      unknown: table?.unknown ?? [],
    });
  const listings = new Map<string, Gathered>();
  const faults: Fault[] = [];
  for (const { line, cells } of table.rows) {
    const cellOf = (column: ListingColumn): SheetCell => cells[table.places.get(column) ?? -1] ?? '';
    const row = { line, cellOf, textOf: (column: ListingColumn): string => textOfCell(cellOf(column)) };
    const id = row.textOf('listing_id');
    if (id === '') {
      faults.push({ refusal: 'sheet.noId', values: { line } });
      continue;
    }
    const found = listings.get(id) ?? { values: new Map(), variants: new Map(), spoilt: false };
    listings.set(id, found);
    const over = cells.slice(table.width).some((cell) => textOfCell(cell) !== '');
    const fault: Fault | null = over ? { refusal: 'csv.cells', values: { line } } : gather(found, row, readNumber);
    if (!fault) continue;
    found.spoilt = true;
    faults.push(fault);
  }
  if (listings.size > MOST_SHEET_LISTINGS) return refuse('sheet.tooManyItems', { values: { most: MOST_SHEET_LISTINGS } });
  const changes = [...listings].flatMap(([_id, found]) => (found.spoilt ? [] : changeOf(_id, found)));
  return accept({ changes, faults, unknown: table.unknown });
};
