import { webAddress } from '../addresses/web-address';
/** Somebody who brings parcels. */
export interface Courier {
  /** TrackingMore's code, which is ours. */
  readonly code: string;
  readonly name: string;
  /** Where it shows a parcel; `{}` stands for the number. */
  readonly page: string;
  /** What its numbers look like. Those of several overlap. */
  readonly numbers: RegExp;
  /** What providers call it, beside code and name. */
  readonly also?: readonly string[];
}

/** A post's numbers as all posts of the world write them (UPU S10), by its country. */
const s10 = (country: string, more?: RegExp): RegExp => new RegExp(`^(?:[A-Z]{2}\\d{9}${country}${more ? `|${more.source}` : ''})$`);

/** Every courier this product knows by itself. Any other is shown and told by the word of whoever named it. */
export const COURIERS: readonly Courier[] = [
  {
    code: 'usps',
    name: 'USPS',
    page: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={}',
    numbers: s10('US', /(?:420\d{5}(?:\d{4})?)?9[1-5]\d{20}(?:\d{4})?|\d{20}/),
    also: ['us postal service', 'united states postal service'],
  },
  {
    code: 'ups',
    name: 'UPS',
    page: 'https://www.ups.com/track?tracknum={}',
    numbers: /^(?:1Z[0-9A-Z]{16}|T\d{10})$/,
    also: ['united parcel service'],
  },
  {
    code: 'fedex',
    name: 'FedEx',
    page: 'https://www.fedex.com/fedextrack/?trknbr={}',
    numbers: /^(?:\d{12}|\d{15}|\d{20}|96\d{20})$/,
    also: ['fedex ground', 'fedex smartpost'],
  },
  {
    code: 'dhl',
    name: 'DHL Express',
    page: 'https://www.dhl.com/track?id={}',
    numbers: /^(?:\d{10}|JD01\d{14,16})$/,
  },
  {
    code: 'dhlglobalmail',
    name: 'DHL eCommerce',
    page: 'https://webtrack.dhlecs.com/?trackingnumber={}',
    numbers: /^(?:GM\d{16,18}|(?:420\d{5})?9[23]\d{20}(?:\d{4})?)$/,
    also: ['dhl global mail', 'dhl ecommerce us'],
  },
  {
    code: 'dhl-germany',
    name: 'DHL Paket',
    page: 'https://www.dhl.de/paket?id={}',
    numbers: /^(?:\d{12}|\d{20}|JJD\d{15,17}|[A-Z]{2}\d{9}DE)$/,
    also: ['dhl de', 'deutsche post dhl'],
  },
  {
    code: 'royal-mail',
    name: 'Royal Mail',
    page: 'https://www.royalmail.com/track-your-item#/tracking-results/{}',
    numbers: s10('GB'),
  },
  { code: 'dpd', name: 'DPD', page: 'https://tracking.dpd.de/parcelstatus?query={}', numbers: /^\d{14}$/ },
  { code: 'dpd-uk', name: 'DPD UK', page: 'https://track.dpd.co.uk/parcels/{}', numbers: /^\d{14}$/ },
  { code: 'gls', name: 'GLS', page: 'https://gls-group.com/track/{}', numbers: /^(?:\d{11,12}|[A-Z0-9]{8})$/ },
  {
    code: 'hermes-de',
    name: 'Hermes',
    page: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{}',
    numbers: /^(?:\d{14}|H\d{19})$/,
    also: ['hermes'],
  },
  { code: 'laposte', name: 'La Poste', page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={}', numbers: s10('FR') },
  { code: 'colissimo', name: 'Colissimo', page: 'https://www.laposte.fr/outils/suivre-vos-envois?code={}', numbers: /^\d[A-Z]\d{11}$/ },
  {
    code: 'poste-italiane',
    name: 'Poste Italiane',
    page: 'https://www.poste.it/cerca/index.html#/risultati-spedizioni/{}',
    numbers: s10('IT'),
  },
  { code: 'swiss-post', name: 'Swiss Post', page: 'https://service.post.ch/ekp-web/ui/entry/search/{}', numbers: s10('CH', /99\d{16}/) },
  { code: 'bpost', name: 'bpost', page: 'https://track.bpost.cloud/btr/web/#/search?itemCode={}', numbers: s10('BE', /32\d{22}/) },
  {
    code: 'canada-post',
    name: 'Canada Post',
    page: 'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor={}',
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
    numbers: /^(?:1LS\d{12}(?:-\d)?|L[A-Z]\d{8})$/,
  },
  {
    code: 'australia-post',
    name: 'Australia Post',
    page: 'https://auspost.com.au/mypost/track/details/{}',
    numbers: s10('AU', /3[36][A-Z0-9]{10,21}/),
  },
  { code: 'brazil-correios', name: 'Correios', page: 'https://rastreamento.correios.com.br/app/index.php?objetos={}', numbers: s10('BR') },
  { code: 'china-post', name: 'China Post', page: 'https://www.17track.net/en/track?nums={}', numbers: /^[A-DF-Z][A-Z]\d{9}CN$/ },
  { code: 'china-ems', name: 'China EMS', page: 'https://www.ems.com.cn/english/?mailNum={}', numbers: /^E[A-Z]\d{9}CN$/ },
  { code: 'yunexpress', name: 'YunExpress', page: 'https://www.yuntrack.com/parcelTracking?id={}', numbers: /^YT\d{16}$/ },
  { code: 'yanwen', name: 'Yanwen', page: 'https://track.yw56.com.cn/en/querydel?nums={}', numbers: /^(?:[A-Z]{2}\d{9}YP|S\d{17})$/ },
  { code: '4px', name: '4PX', page: 'https://track.4px.com/#/result/0/{}', numbers: /^4PX\d{12,15}(?:CN)?$/ },
];

/** The courier of a code. */
export const courierOf = (code: string): Courier | undefined => COURIERS.find((courier) => courier.code === code);

/** A number as couriers print it, without the spaces people put in. */
export const cleanNumber = (text: string): string => text.replace(/\s+/gu, '').toUpperCase();

const LONGEST_NUMBER = 60;

/** Whether a text can be anybody's number. */
export const isNumber = (number: string): boolean => /^[0-9A-Z-]{4,}$/.test(number) && number.length <= LONGEST_NUMBER;

/** Whose numbers look like this one: more than one may fit, or none. */
export const couriersFor = (number: string): Courier[] => COURIERS.filter(({ numbers }) => numbers.test(cleanNumber(number)));

const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The courier that is meant by a word: a code, a name, or what providers call it. */
const courierNamed = (word: string): Courier | undefined => {
  const wanted = plain(word);
  if (wanted === '') return undefined;
  const names = ({ code, name, also = [] }: Courier): string[] => [code, name, ...also].map(plain);
  return courierOf(word) ?? COURIERS.find((courier) => names(courier).includes(wanted));
};

/** The courier of a parcel: the one it is said to be, else the only one its number fits; undefined: somebody has to choose. */
export const guessCourier = (word: string, number: string): Courier | undefined => {
  const named = courierNamed(word);
  if (named || word.trim() !== '') return named;
  const [only, ...others] = couriersFor(number);
  return others.length === 0 ? only : undefined;
};

/** As people know it; one that is not in the table by the word it was named with. */
export const courierName = (code: string): string => courierOf(code)?.name ?? code;

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
