import { webAddress } from '../addresses/web-address';
import { checksOf } from './check-digits';

/** Somebody who brings parcels. */
export interface Courier {
  /** TrackingMore's code, which is ours. */
  readonly code: string;
  readonly name: string;
  /** Where it shows a parcel; `{}` stands for the number. */
  readonly page: string;
  /** What its numbers look like. Those of several overlap. */
  readonly numbers: RegExp;
  /** What providers and shops call it and its services, beside code and name. */
  readonly also?: readonly string[];
}

/** A post's numbers as all posts of the world write them (UPU S10), by its country. */
const s10 = (country: string, more?: RegExp): RegExp => new RegExp(`^(?:[A-Z]{2}\\d{9}${country}${more ? `|${more.source}` : ''})$`);

/** Every courier this product knows by itself. Any other is shown and told by the word of whoever named it. */
const TABLE = [
  {
    code: 'usps',
    name: 'USPS',
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={}',
    numbers: s10('US', /(?:420\d{5}(?:\d{4})?)?9[1-5]\d{20}(?:\d{4})?|(?!00)\d{20}/),
    also: [
      'us postal service',
      'united states postal service',
      'usps com',
      'priority mail',
      'first class mail',
      'first class package',
      'ground advantage',
      'parcel select',
      'media mail',
    ],
  },
  {
    code: 'ups',
    name: 'UPS',
    page: 'https://www.ups.com/track?tracknum={}',
    numbers: /^(?:1Z[0-9A-Z]{16}|T\d{10})$/,
    also: ['united parcel service', 'surepost', 'ups ground', 'ups surepost', 'ups mail innovations'],
  },
  {
    code: 'fedex',
    name: 'FedEx',
    page: 'https://www.fedex.com/fedextrack/?trknbr={}',
    numbers: /^(?:\d{12}|\d{15}|\d{2}29\d{16}|96\d{20}|(?:10|96)\d{32})$/,
    also: ['federal express', 'smartpost', 'fedex ground', 'fedex smartpost', 'fedex ground economy'],
  },
  {
    code: 'dhl',
    name: 'DHL Express',
    page: 'https://www.dhl.com/track?id={}',
    also: ['dhl express', 'dhl worldwide express', 'dhl express worldwide'],
    numbers: /^(?:\d{10}|JD01\d{14,16}|J[A-Z]{2,3}\d{9,10})$/,
  },
  {
    code: 'dhlglobalmail',
    name: 'DHL eCommerce',
    page: 'https://webtrack.dhlecs.com/?trackingnumber={}',
    numbers: /^(?:GM\d{16,18}|(?:420\d{5})?9[23]\d{20}(?:\d{4})?)$/,
    also: ['dhl global mail', 'dhl globalmail', 'dhl ecommerce us', 'dhl e commerce', 'dhl smartmail', 'dhl smart mail'],
  },
  {
    code: 'dhl-germany',
    name: 'DHL Paket',
    page: 'https://www.dhl.de/paket?id={}',
    numbers: /^(?:\d{12}|0034\d{16}|JJD\d{15,17}|[A-Z]{2}\d{9}DE)$/,
    also: ['dhl de', 'dhl deutschland', 'dhl packet', 'dhl packchen', 'deutsche post', 'deutsche post dhl', 'warenpost'],
  },
  {
    code: 'royal-mail',
    name: 'Royal Mail',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/{}',
    also: ['royalmail'],
    numbers: s10('GB'),
  },
  { code: 'dpd', name: 'DPD', page: 'https://tracking.dpd.de/parcelstatus?query={}', numbers: /^\d{14}$/ },
  { code: 'dpd-uk', name: 'DPD UK', page: 'https://track.dpd.co.uk/parcels/{}', also: ['dpd local', 'dpd gb'], numbers: /^\d{14}$/ },
  { code: 'gls', name: 'GLS', page: 'https://gls-group.com/track/{}', numbers: /^(?:\d{11,12}|[A-Z0-9]{8})$/ },
  {
    code: 'hermes-de',
    name: 'Hermes',
    page: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{}',
    numbers: /^(?:\d{14}|H\d{19})$/,
    also: ['hermes', 'hermes germany'],
  },
  {
    code: 'laposte',
    name: 'La Poste',
    page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={}',
    also: ['lettre suivie', 'la poste france'],
    numbers: s10('FR'),
  },
  {
    code: 'colissimo',
    name: 'Colissimo',
    page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={}',
    also: ['la poste colissimo', 'colissimo la poste'],
    numbers: /^\d[A-Z]\d{11}$/,
  },
  {
    code: 'poste-italiane',
    name: 'Poste Italiane',
    page: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{}',
    numbers: s10('IT'),
  },
  {
    code: 'swiss-post',
    name: 'Swiss Post',
    page: 'https://service.post.ch/ekp-web/ui/entry/search/{}',
    also: ['die post', 'schweizerische post', 'postpac'],
    numbers: s10('CH', /99\d{16}/),
  },
  { code: 'bpost', name: 'bpost', page: 'https://track.bpost.cloud/btr/web/#/search?itemCode={}', numbers: s10('BE', /32\d{22}/) },
  {
    code: 'canada-post',
    name: 'Canada Post',
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={}',
    also: ['postes canada', 'canadapost'],
    numbers: s10('CA', /\d{16}/),
  },
  {
    code: 'purolator',
    name: 'Purolator',
    page: 'https://www.purolator.com/en/shipping/tracker?pin={}',
    numbers: /^(?:\d{12}|[A-Z]{3}\d{9})$/,
  },
  { code: 'ontrac', name: 'OnTrac', page: 'https://www.ontrac.com/tracking/?number={}', numbers: /^[CD]\d{14}$/ },
  {
    code: 'lasership',
    name: 'LaserShip',
    page: 'https://www.ontrac.com/tracking/?number={}',
    also: ['laser ship'],
    numbers: /^(?:1LS\d{12}(?:-\d)?|L[A-Z]\d{8})$/,
  },
  {
    code: 'australia-post',
    name: 'Australia Post',
    page: 'https://auspost.com.au/mypost/track/details/{}',
    also: ['auspost', 'aus post', 'eparcel'],
    numbers: s10('AU', /3[36][A-Z0-9]{10,21}/),
  },
  {
    code: 'brazil-correios',
    name: 'Correios',
    page: 'https://rastreamento.correios.com.br/app/index.php?objetos={}',
    also: ['correios brasil', 'correios brazil'],
    numbers: s10('BR'),
  },
  {
    code: 'china-post',
    name: 'China Post',
    page: 'https://www.17track.net/en/track?nums={}',
    also: ['chinapost', 'china post epacket'],
    numbers: /^[A-DF-Z][A-Z]\d{9}CN$/,
  },
  {
    code: 'china-ems',
    name: 'China EMS',
    page: 'https://www.ems.com.cn/english/?mailNum={}',
    also: ['ems china'],
    numbers: /^E[A-Z]\d{9}CN$/,
  },
  {
    code: 'yunexpress',
    name: 'YunExpress',
    page: 'https://www.yuntrack.com/parcelTracking?id={}',
    also: ['yun express', 'yuntrack', 'yunexpress standard'],
    numbers: /^YT\d{16}$/,
  },
  {
    code: 'yanwen',
    name: 'Yanwen',
    page: 'https://track.yw56.com.cn/en/querydel?nums={}',
    also: ['yan wen'],
    numbers: /^(?:[A-Z]{2}\d{9}YP|S\d{17})$/,
  },
  { code: '4px', name: '4PX', page: 'https://track.4px.com/#/result/0/{}', also: ['4 px', 'four px'], numbers: /^4PX\d{12,15}(?:CN)?$/ },
] as const satisfies readonly Courier[];

type CourierCode = (typeof TABLE)[number]['code'];

export const COURIERS: readonly Courier[] = TABLE;

/** What a platform calls couriers, by our codes. A courier it has no word for goes by its name, never by our code. */
export type CourierWords = Readonly<Partial<Record<CourierCode, string>>>;

/** A platform's word for the courier of a code. */
export const wordFor = (words: CourierWords, code: string): string | undefined => {
  const known = TABLE.find((courier) => courier.code === code);
  return known && words[known.code];
};

/** The courier of a code. */
export const courierOf = (code: string): Courier | undefined => COURIERS.find((courier) => courier.code === code);

/** A number as couriers print it, without the spaces people put in and what spreadsheets put around it. */
export const cleanNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]+/gu, '')
    .replace(/^="(.*)"$/u, '$1')
    .replace(/^'/u, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase();

const LONGEST_NUMBER = 60;

/** Texts that stand where a number is to come. */
const PLACEHOLDER =
  /^(?:N\/?A|NONE|NULL|NIL|NO|NOT?(?:TRACKING|NUMBER|AVAILABLE|YET|TRACKED|SHIPPED|APPLICABLE)+|UNTRACKED|PENDING|TB[AC]|TBD|TODO|UNKNOWN|WAITING|PROCESSING|PRINTED|LABELCREATED|SHIPPED|SENT|FULFILLED|DELIVERED|UNDEFINED|NAN|TEST|-+|\.+|X+|0+)$/;

/** One digit over and over is typed to fill a field. */
const ONE_DIGIT = /^(\d)\1{3,}$/;

const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}-\d{1,2}-\d{4})$/;

/** Whether a text, cleaned, only says that there is no number. */
export const isPlaceholder = (number: string): boolean => PLACEHOLDER.test(number) || ONE_DIGIT.test(number);

/** Whether a text, cleaned, can be anybody's number. */
export const isNumber = (number: string): boolean =>
  /^(?=.*\d)[0-9A-Z-]{4,}$/.test(number) && number.length <= LONGEST_NUMBER && !isPlaceholder(number) && !DATE.test(number);

/** Whose numbers look like this one: more than one may fit, or none. */
export const couriersFor = (number: string): Courier[] => COURIERS.filter(({ numbers }) => numbers.test(cleanNumber(number)));

/** US parcels of several couriers are handed over by the post, which knows their numbers. */
const LAST_MILE = /^(?:420\d{5}(?:\d{4})?)?9[23]/;

/**
 * Whose a number is by its shape and its check digit: one whose check digit is right goes before those whose numbers have none, and one whose check
 * digit is wrong is nobody's. Undefined: somebody has to choose.
 */
export const courierByNumber = (text: string): Courier | undefined => {
  const number = cleanNumber(text);
  if (!isNumber(number)) return undefined;
  const judged = couriersFor(number).map((courier) => ({ courier, check: checksOf(courier.code, number) }));
  const right = judged.filter(({ check }) => check === 'right');
  const [first, ...others] = right.length > 0 ? right : judged.filter(({ check }) => check === 'none');
  if (LAST_MILE.test(number)) return right.find(({ courier }) => courier.code === 'usps')?.courier;
  return others.length === 0 ? first?.courier : undefined;
};

const words = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const plain = (text: string): string => words(text).replaceAll(' ', '');

/** Names of this length are looked for in words that are written together, as in `USPSGroundAdvantage`. */
const LONG_NAME = 4;

interface Found {
  readonly courier: Courier;
  readonly at: number;
  readonly name: string;
}

const isWithin = (a: Found, b: Found): boolean =>
  a !== b && b.name.length > a.name.length && a.at >= b.at && a.at + a.name.length <= b.at + b.name.length;

/** Names in a service's words, the longest where one is part of another. */
const namesIn = (text: string): Found[] => {
  const said = ` ${words(text)} `;
  const joined = plain(text);
  const found = COURIERS.flatMap((courier) =>
    [courier.code, courier.name, ...(courier.also ?? [])].flatMap((name): Found[] => {
      const at = said.indexOf(` ${words(name)} `);
      if (at >= 0) return [{ courier, at, name: words(name) }];
      const short = plain(name);
      return joined === short || (short.length >= LONG_NAME && joined.startsWith(short)) ? [{ courier, at: 0, name: short }] : [];
    }),
  );
  return found.filter((each) => !found.some((other) => isWithin(each, other)));
};

/** The couriers of one group go by the group's name, and their numbers tell them apart. */
const GROUPS: Readonly<Record<string, readonly string[]>> = { dhl: ['dhl', 'dhlglobalmail', 'dhl-germany'] };

/** The courier that is meant by a word: a code, a name, or a service's name, such as `USPS Ground Advantage`. Undefined: none, or several. */
const courierNamed = (word: string, number: string): Courier | undefined => {
  if (words(word) === '') return undefined;
  const coded = courierOf(word);
  const named = new Set(coded ? [coded] : namesIn(word).map(({ courier }) => courier));
  const [only, ...others] = named;
  if (others.length > 0 || !only) return undefined;
  const group = !coded || word === 'dhl' ? GROUPS[plain(word)] : undefined;
  const inGroup = group?.length ? couriersFor(number).filter(({ code }) => group.includes(code)) : [];
  return inGroup.length === 1 ? inGroup[0] : only;
};

/** Words of which a service's name consists that is nobody's own, such as `Standard Shipping`. */
const NOBODYS: ReadonlySet<string> = new Set(
  (
    'standard economy express expedited priority tracked untracked regular normal free fast slow air sea surface ground shipping delivery versand post mail ' +
    'postal parcel packet package letter international domestic worldwide global local national courier carrier service overnight next day two days ' +
    'business plus other others custom unknown none n a na tbd null default us usa uk eu intl'
  ).split(' '),
);

/** Whether a courier's name says nobody's. */
const isNobodys = (name: string): boolean =>
  words(name)
    .split(' ')
    .every((word) => word === '' || NOBODYS.has(word) || /^\p{N}+$/u.test(word)) || namesIn(name).length > 1;

/**
 * The courier of a parcel: the one it is said to be, by its own name or a service's, else whoever the number is of. Somebody nobody here knows is not
 * somebody else. Undefined: somebody has to choose.
 */
export const guessCourier = (word: string, number: string): Courier | undefined => {
  const named = courierNamed(word.trim(), number);
  if (named) return named;
  return isNobodys(word) ? courierByNumber(number) : undefined;
};

/** Whether words name a courier of the table. */
export const namesCourier = (name: string): boolean => namesIn(name).length > 0;

/** Characters of a courier's name that are kept. */
const LONGEST_NAME = 100;

/** What is kept of a courier: our code where it is known, else the word it was named with; empty: nobody was named, and somebody has to choose. */
export const courierWord = (word: string, number: string): string => {
  const known = guessCourier(word, number);
  if (known) return known.code;
  return isNobodys(word) ? '' : word.trim().slice(0, LONGEST_NAME);
};

/** How codes were once made of the names of couriers that are in no table. */
const MADE_CODE = /^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*$/u;

/** As people know it; one that is not in the table by the word it was named with. */
export const courierName = (code: string): string => {
  const known = courierOf(code);
  if (known) return known.name;
  return MADE_CODE.test(code)
    ? code.replace(/(^|-)(\p{L})?/gu, (_all, mark: string, first = '') => (mark ? ' ' : '') + first.toUpperCase())
    : code;
};

/** Where its courier shows a parcel. */
export const trackingUrl = (code: string, number: string): string | null =>
  courierOf(code)?.page.replace('{}', () => encodeURIComponent(number)) ?? null;

/** Where a parcel is shown: by its courier's page, else where whoever sent it said, if that is a page at all. */
export const parcelPage = ({
  courier_code,
  tracking_number,
  tracking_url,
}: {
  readonly courier_code: string;
  readonly tracking_number: string;
  readonly tracking_url: string | null;
}): string | null => trackingUrl(courier_code, tracking_number) ?? webAddress(tracking_url);
