/** A shipping method of a provider, as it is chosen for the shipping services of stores. */
export interface ShippingMethod {
  /** By the provider's own identifier. */
  readonly id: string;
  readonly name: string;
  /** Whether it is faster than the provider's usual method. */
  readonly faster: boolean;
}

/** The method a seller chose at a provider for a shipping service of their stores. */
export interface ShippingChoice {
  /** The service as a store names it. */
  readonly service: string;
  /** One of the provider's methods; null: its usual one. */
  readonly method: string | null;
}

/** Longest name of a shipping service that is kept, in characters. */
export const MOST_SERVICE_NAME = 200;

/** Names of a service that differ in case, width, or spaces only are the same service. */
export const shippingServiceKey = (name: string): string => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/** eBay writes `UPSNextDayAir` and Amazon `NEXT_DAY`, so words are separated and accents removed before a name is read. */
const wordsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{Nd})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{Nd})(?=\p{Lu})/gu, ' ')
    .replace(/[_\-–/+]+/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase();

/** Stems that mean fast delivery wherever they stand in a name. */
const STEMS = [
  'express',
  'expres',
  'expedit',
  'ekspres',
  'espress',
  'overnight',
  'chronopost',
  'eilsendung',
  'eilversand',
  'eilpaket',
  'schnell',
  'uber nacht',
  'special delivery',
  'guaranteed by',
  'lendemain',
  'rapid',
  'prioritair',
  'prioritar',
  'priorytet',
  'spoed',
  'hurtig',
  'snabb',
  'hizli',
  'acil',
  'szybk',
  'hoa toc',
  'экспресс',
  'срочн',
  'быстр',
  '速達',
  '特急',
  'お急ぎ',
  '翌日',
  '当日',
  '加急',
  '特快',
  '快速',
  '次日',
  '隔天',
  '當日',
  '빠른',
  '특급',
  '당일',
  '익일',
  'سريع',
  'عاجل',
];

/** Words that mean it only where they stand alone: `Fastway` is a carrier, and `non-priority` is the slow way. */
const WORDS =
  /(?<![\p{L}\p{N}])(?:(?<!non )priority|(?:same|next|second|one|two|1|2|2nd|1st) ?(?:business |working )?day|within (?:1|2|one|two) (?:business |working )?days|(?:0 ?)?1 (?:to )?2 (?:business |working )?days?|fast(?:er|est)?|quick(?:est)?|rush|urgent[eo]?|tracked 24|24 ?h(?:ours?|eures?|oras?|ore)?|sedex|eil|nachster (?:tag|werktag)|saver|am delivery|by 1?[0-9](?: ?30)? ?am)(?![\p{L}\p{N}])/u;

/**
 * Whether a shipping service is faster than the standard one, by its name as stores and carriers write it in the languages of their sellers. A name that
 * says nothing about speed isn't: nearly all do not, such as "Flat rate".
 */
export const isFasterService = (name: string): boolean => {
  const words = wordsOf(name);
  return STEMS.some((stem) => words.includes(stem.normalize('NFKD').replace(/\p{Mn}/gu, ''))) || WORDS.test(words);
};

/** What a seller chose for a service; undefined: nothing yet. */
export const shippingChoiceFor = (service: string | null, choices: readonly ShippingChoice[]): ShippingChoice | undefined => {
  if (service === null) return undefined;
  const key = shippingServiceKey(service);
  return choices.find((choice) => shippingServiceKey(choice.service) === key);
};

/** Words that mean the same way of sending in two names, from the fastest. */
const WAYS: readonly RegExp[] = [
  /overnight|\b(?:next|one|1) ?day\b/,
  /\b(?:two|second|2|2nd) ?day\b/,
  /expres|espress/,
  /expedit/,
  /priorit/,
  /economy/,
  /standard/,
  /ground/,
];

/**
 * The provider's method to propose for a service: the one with the same word in its name, else the first faster one for a faster service. Null: the usual
 * one.
 */
export const proposedMethod = (service: string, faster: boolean, methods: readonly ShippingMethod[]): ShippingMethod | null => {
  const offered = methods.filter((method) => method.faster === faster);
  const words = wordsOf(service);
  const alike = WAYS.filter((way) => way.test(words)).flatMap(
    (way) => offered.find((method) => way.test(wordsOf(`${method.id} ${method.name}`))) ?? [],
  );
  return alike[0] ?? (faster ? (offered[0] ?? null) : null);
};
