/** The addresses that can be printed on the labels of whoever ships a parcel, and delivered to. */
export interface LabelLimits {
  /** Characters of a line at most. */
  readonly line: number;
  /** Whether the company has a line of its own; otherwise it precedes the second line of the street. */
  readonly companyLine: boolean;
  /** ISO 3166 codes of the countries in which parcels are delivered to post office boxes. */
  readonly boxes: readonly string[];
}

/**
 * UPS, FedEx, and DPD print 35 characters of a line. Printify's shipping policy asks for Latin letters, and for post office boxes in the United States
 * alone. Providers that publish no limits ship with the same couriers.
 */
export const COURIER_LABEL: LabelLimits = { line: 35, companyLine: true, boxes: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'] };

/** The limits of couriers, for providers whose orders have no field for a company. */
export const COURIER_LABEL_WITHOUT_COMPANY: LabelLimits = { ...COURIER_LABEL, companyLine: false };
