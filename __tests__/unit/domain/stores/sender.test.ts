import { senderLines } from '../../../../src/domain/stores/sender';

const inWords = (code: string): string => (code === 'NO' ? 'Norway' : code);

test('a seller’s address is written as on an envelope, and says how they are reached', () => {
  const settings = {
    'address.company': ' Attic Prints AS ',
    'address.owner': 'Ola Nordmann',
    'address.first_name': 'Kari',
    'address.last_name': 'Nordmann',
    'address.address_1': 'Strandgaten 1',
    'address.address_2': 'c/o Holm',
    'address.postcode': '5013',
    'address.city': 'Bergen',
    'address.state': 'Vestland',
    'address.country': 'NO',
    'address.email': 'kari@attic.test',
    'address.phone': '+47 55 00 00 00',
  };
  expect(senderLines(settings, inWords)).toEqual([
    ...['Attic Prints AS', 'Ola Nordmann', 'Kari Nordmann', 'Strandgaten 1', 'c/o Holm', '5013 Bergen Vestland', 'Norway'],
    ...['kari@attic.test', '+47 55 00 00 00'],
  ]);
});

test('who owns the store and is named as its contact is written once; of an address without anything there is no line', () => {
  const settings = { 'address.owner': 'Ann Lee', 'address.first_name': 'Ann', 'address.last_name': 'Lee', 'address.city': '  ' };
  expect(senderLines(settings, inWords)).toEqual(['Ann Lee']);
  expect(senderLines({ 'address.need_check_address': true }, inWords)).toEqual([]);
});
