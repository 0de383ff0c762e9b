import { COURIER_LABEL, COURIER_LABEL_WITHOUT_COMPANY } from '../../../../src/domain/postal/label-limits';
import { labelFault, labelProposal, withStreetWrapped, type LabelAddress } from '../../../../src/domain/postal/shipping-label';
import { inLatin } from '../../../../src/server/sales/label-proposal';

const HOME: LabelAddress = {
  first_name: 'Robin',
  last_name: 'Baker',
  company: null,
  address_1: '12 Mill Lane',
  address_2: null,
  city: 'Springfield',
  state: 'IL',
  postcode: '62701',
  country: 'US',
};

const sentTo = (address: Partial<LabelAddress>, limits = COURIER_LABEL) => {
  const wrapped = withStreetWrapped({ ...HOME, ...address }, limits);
  return { address_1: wrapped.address_1, address_2: wrapped.address_2, fault: labelFault(wrapped, limits) };
};

const proposed = (address: Partial<LabelAddress>, limits = COURIER_LABEL) => labelProposal({ ...HOME, ...address }, limits, inLatin);

it('prints letters with accents of any Latin alphabet', () => {
  for (const address of [
    { first_name: 'Łukasz', city: 'Łódź', country: 'PL' },
    { address_1: '45 Đường Nguyễn Huệ', city: 'Quận 1', country: 'VN' },
    { first_name: 'Şeyma', address_1: 'İstiklâl Cd. 5', country: 'TR' },
    { address_1: '98 Kalākaua Ave', last_name: 'Kaʻahumanu', state: 'HI' },
    { address_1: 'C/ Mayor 3, 2º 1ª', country: 'ES' },
  ])
    expect(sentTo(address).fault).toBeNull();
});

it.each([
  ['Cyrillic', { address_1: 'ул. Ленина, д. 5', city: 'Бишкек', country: 'KG' }, { address_1: 'ul. Lenina, d. 5', city: 'Bishkek' }],
  ['Greek', { last_name: 'Παπαδόπουλος', address_1: 'Ερμού 12', country: 'GR' }, { last_name: 'Papadopoylos', address_1: 'Ermoy 12' }],
  ['Hangul', { address_1: '테헤란로 123', city: '서울특별시', country: 'KR' }, { address_1: 'Tehelanlo 123', city: 'Seoulteugbyeolsi' }],
  ['Georgian', { city: 'თბილისი', country: 'GE' }, { city: 'Tbilisi' }],
])('suggests an address in %s in Latin letters', (_, address, written) => {
  expect(sentTo(address).fault).toBe('not_latin');
  const proposal = proposed(address);
  expect(proposal).toMatchObject(written);
  expect(labelFault(proposal ?? { ...HOME, ...address }, COURIER_LABEL)).toBeNull();
});

it.each([
  ['Japanese', { address_1: '神宮前1-2-3', city: '渋谷区', country: 'JP' }],
  ['Chinese', { address_1: '建国路88号', city: '北京', country: 'CN' }],
  ['Arabic', { address_1: 'شارع الملك فهد 12', country: 'SA' }],
  ['Hebrew', { address_1: 'רחוב הרצל 5', country: 'IL' }],
  ['Thai', { city: 'กรุงเทพ', country: 'TH' }],
])('suggests nothing for an address in %s, which no transliteration reads right', (_, address) => {
  expect(sentTo(address).fault).toBe('not_latin');
  expect(proposed(address)).toBeNull();
});

it('breaks a long street into two lines without losing a word', () => {
  expect(sentTo({ address_1: 'Eerste Jan van der Heijdenstraat 157 H' })).toEqual({
    address_1: 'Eerste Jan van der Heijdenstraat',
    address_2: '157 H',
    fault: null,
  });
  expect(sentTo({ address_1: '4500 North Saint Michael Boulevard West', address_2: 'Apt 12' })).toEqual({
    address_1: '4500 North Saint Michael Boulevard',
    address_2: 'West, Apt 12',
    fault: null,
  });
  expect(sentTo({ address_1: '12 Mill Lane', address_2: 'Apt 3' })).toEqual({ address_1: '12 Mill Lane', address_2: 'Apt 3', fault: null });
});

it('counts the company where it precedes the second line', () => {
  const address = { company: 'Baker and Daughters Bookbinding', address_2: 'Suite 400' };
  expect(sentTo(address, COURIER_LABEL)).toEqual({ address_1: '12 Mill Lane', address_2: 'Suite 400', fault: null });
  expect(sentTo(address, COURIER_LABEL_WITHOUT_COMPANY)).toEqual({ address_1: '12 Mill Lane, Suite 400', address_2: null, fault: null });
  const more = { ...address, address_2: 'Suite 400, ring twice at the side door' };
  expect(sentTo(more, COURIER_LABEL_WITHOUT_COMPANY).fault).toBe('too_long');
});

it('suggests abbreviations where an address is too long, and nothing where these are not enough', () => {
  const long = { address_1: '4500 North Saint Michael Boulevard, Building 12', address_2: 'Department of Bookbinding, Floor 3' };
  expect(sentTo(long).fault).toBe('too_long');
  expect(proposed(long)).toMatchObject({ address_1: '4500 North Saint Michael Blvd, Bldg', address_2: '12, Dept of Bookbinding, Fl 3' });
  const name = { last_name: 'Wolfeschlegelsteinhausenbergerdorff-Baker' };
  expect(sentTo(name).fault).toBe('too_long');
  expect(proposed(name)).toBeNull();
});

it.each([
  ['PO Box 1776', 'AU'],
  ['P.O. Box 12', 'CA'],
  ['Postfach 12 34', 'DE'],
  ['Packstation 145', 'DE'],
  ['Boîte postale 12', 'FR'],
  ['B.P. 1234', 'SN'],
  ['Apartado de Correos 55', 'ES'],
  ['Caixa Postal 77', 'BR'],
  ['Private Bag X12', 'ZA'],
  ['Postbus 99', 'NL'],
  ['Casella postale 8', 'IT'],
])('holds %s in %s', (address_1, country) => {
  expect(sentTo({ address_1, country }).fault).toBe('post_box');
  expect(sentTo({ address_1, country: 'US' }).fault).toBeNull();
});

it.each([
  ['12 Mill Lane', 'PO Box 5', 'AU'],
  ['12 Boxwood Road', null, 'GB'],
  ['Postfachstraße 3', null, 'DE'],
  ['Rue de la Poste 5', null, 'FR'],
  ['15 Casilla Road', null, 'GB'],
])('delivers to %s', (address_1, address_2, country) => {
  expect(sentTo({ address_1, address_2, country }).fault).toBeNull();
});
