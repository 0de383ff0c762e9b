import { wordFor, type CourierWords } from '../../../domain/sales/couriers';

/** What PayPal calls the couriers we know; it lists some 800, and takes any other by its name. */
const CARRIERS: CourierWords = {
  usps: 'USPS',
  ups: 'UPS',
  fedex: 'FEDEX',
  dhl: 'DHL',
  'royal-mail': 'ROYAL_MAIL',
  dpd: 'DPD',
  'dpd-uk': 'UK_DPD',
  'hermes-de': 'HERMES_DE',
  colissimo: 'FR_COLIS',
  'canada-post': 'CA_CANADA_POST',
  ontrac: 'US_ONTRAC',
  lasership: 'US_LASERSHIP',
  'australia-post': 'AU_AU_POST',
  'brazil-correios': 'BRA_CORREIOS',
  'china-ems': 'CN_EMS',
  yunexpress: 'YUNEXPRESS',
  yanwen: 'YANWEN',
  '4px': 'HK_FOUR_PX_EXPRESS',
};

/** Characters PayPal takes of a courier's name. */
const LONGEST_NAME = 64;

/** How PayPal is told who brings a parcel. */
export const carrierFields = (code: string, name: string): { readonly carrier: string; readonly carrier_name_other?: string } => {
  const carrier = wordFor(CARRIERS, code);
  return carrier ? { carrier } : { carrier: 'OTHER', carrier_name_other: (name || 'Other').slice(0, LONGEST_NAME) };
};
