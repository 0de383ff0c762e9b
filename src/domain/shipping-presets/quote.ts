import { accept, refuse, type Outcome } from '../fault';
import { toCents } from '../money';
import { isCountry } from '../postal/countries';
import type { DayRange, ShippingService, ShippingTerms } from './preset';

/** Pieces a quote is made for at most. */
const MOST_PIECES = 10_000;

interface ShippingQuote {
  readonly service: string;
  /** Dollars. */
  readonly cost: number;
  readonly days: DayRange;
}

type Services = Pick<ShippingTerms, 'domestic' | 'international' | 'excluded'>;

/** What goes to a country: the domestic services that name it; where none does, the international ones that name it or no country at all. */
const servicesTo = ({ domestic, international }: Services, country: string): readonly ShippingService[] => {
  const near = domestic.filter(({ countries }) => countries.includes(country));
  return near.length > 0 ? near : international.filter(({ countries }) => countries.length === 0 || countries.includes(country));
};

/** Dollars of so many pieces: the first, and each further one. */
const costOf = ({ cost, additional_cost }: ShippingService, quantity: number): number => toCents(cost + additional_cost * (quantity - 1));

/** What sending so many pieces to a country costs the buyer, the cheapest service first, the quicker one among equals. */
export const quoteFor = (terms: Services, country: string, quantity: number): Outcome<ShippingQuote[]> => {
  const to = country.trim().toUpperCase();
  if (!isCountry(to)) return refuse('shippingPreset.country', { field: 'country' });
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MOST_PIECES)
    return refuse('shippingPreset.quantity', { field: 'quantity', values: { most: MOST_PIECES } });
  if (terms.excluded.includes(to)) return refuse('shippingPreset.excluded', { field: 'country' });
  const services = servicesTo(terms, to);
  if (services.length === 0) return refuse('shippingPreset.nothingGoes', { field: 'country' });
  return accept(
    services
      .map((service) => ({ service: service.service, cost: costOf(service, quantity), days: service.days }))
      .sort((a, b) => a.cost - b.cost || a.days.max - b.days.max),
  );
};

/** Dollars one piece costs by the cheapest service of all. */
export const cheapestCost = ({ domestic, international }: Pick<ShippingTerms, 'domestic' | 'international'>): number =>
  Math.min(...[...domestic, ...international].map(({ cost }) => cost));
