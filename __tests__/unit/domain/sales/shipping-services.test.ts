import { PROVIDERS } from '../../../../src/domain/providers';
import { isFasterService, proposedMethod, shippingChoiceFor, shippingServiceKey } from '../../../../src/domain/sales/shipping-services';

/** Services as stores, marketplaces, and carriers name them. */
const FASTER = [
  'Express',
  'Express shipping (2–3 business days)',
  'Expedited',
  'EXPEDITED',
  'NEXT_DAY',
  'SECOND_DAY',
  'SAME_DAY',
  'PRIORITY',
  'NextDay',
  'Next Day Delivery',
  'Free 2-day shipping',
  'Two-Day Shipping',
  '1-2 business days',
  'Delivery within 2 working days',
  'UPS Next Day Air',
  'UPS® Ground Saver / UPS 2nd Day Air®',
  'UPSNextDayAir',
  'UPS2ndDay',
  'USPSPriority',
  'USPSPriorityMailExpress',
  'USPS Priority Mail',
  'FedEx International Priority',
  'FedExStandardOvernight',
  'FedEx 2Day',
  'ShippingMethodExpress',
  'ShippingMethodOvernight',
  'UK_RoyalMailSpecialDelivery9am',
  'Royal Mail Tracked 24',
  'UPS Worldwide Saver',
  'DHL Express Worldwide',
  'DHLExpress12:00',
  'Rush my order',
  'FASTER delivery',
  'Expressversand',
  'DHL Express (Lieferung am nächsten Werktag)',
  'Eilsendung',
  'Schnellversand',
  'DE_Express',
  'Livraison express',
  'Livraison rapide',
  'Chronopost 13h',
  'Colissimo le lendemain',
  'Entrega expressa',
  'Entrega Rápida',
  'SEDEX',
  'Envío urgente',
  'Envío exprés',
  'Spedizione espressa',
  'Spedizione Espresso 24h',
  'Spoedlevering',
  'Hurtig levering',
  'Snabb leverans',
  'Przesyłka ekspresowa',
  'Przesyłka priorytetowa',
  'Hızlı kargo',
  'Giao hàng hỏa tốc',
  'Экспресс-доставка',
  '速達',
  'お急ぎ便',
  '加急快递',
  '빠른 배송',
  'شحن سريع',
  'ｅｘｐｒｅｓｓ',
];

const USUAL = [
  '',
  'Standard',
  'Standard shipping (5-7 business days)',
  'STANDARD',
  'FREE_ECONOMY',
  'Free shipping',
  'Flat rate',
  'Economy',
  'Ground',
  'UPS Ground',
  'UPSGround',
  'USPS First Class Package',
  'USPSFirstClass',
  'USPS Ground Advantage',
  'FedEx Home Delivery',
  'Royal Mail Tracked 48',
  'Royal Mail 2nd Class',
  'RoyalMailSecondClassStandard',
  'Non-priority mail',
  'Fastway Couriers',
  'Shipping',
  'Versand nach Österreich',
  'Kostenloser Versand',
  'DHL Paket',
  'DE_DHLPaket',
  'Livraison standard à domicile',
  'Colissimo',
  'Mondial Relay',
  'PAC',
  'Frete grátis',
  'Envío estándar (10-12 días)',
  'Poste Italiane',
  'Zone 3',
  'Worldwide',
  '21 days',
  'ShippingMethodStandard',
  'Other',
  'ゆうパック',
  '普通郵便',
];

test.each(FASTER)('%s is a faster service', (name) => {
  expect(isFasterService(name)).toBe(true);
});

test.each(USUAL)('%s is not a faster service', (name) => {
  expect(isFasterService(name)).toBe(false);
});

test('a service is the same one whatever its case, width, and spaces', () => {
  expect(shippingServiceKey('  Express \u00a0 Shipping ')).toBe(shippingServiceKey('ｅxpress shipping'));
  expect(shippingChoiceFor('EXPRESS', [{ service: 'Express', method: '3' }])).toEqual({ service: 'Express', method: '3' });
  expect(shippingChoiceFor('Express', [{ service: 'Express 24h', method: '3' }])).toBeUndefined();
  expect(shippingChoiceFor(null, [{ service: '', method: '3' }])).toBeUndefined();
});

test.each([
  ['printify', 'Express', '3'],
  ['printify', 'USPS Priority Mail', '2'],
  ['printify', 'Eilsendung', '2'],
  ['printify', 'Economy', '4'],
  ['printify', 'Flat rate', null],
  ['dreamship', 'NEXT_DAY', 'express'],
  ['dreamship', 'FedEx 2Day', 'two_day'],
  ['scalable', 'Expressversand', 'US-PM'],
  ['merchize', 'Express', null],
] as const)('%s is proposed for %s at its method %s', (provider, service, method) => {
  expect(proposedMethod(service, isFasterService(service), PROVIDERS[provider].methods)?.id ?? null).toBe(method);
});
