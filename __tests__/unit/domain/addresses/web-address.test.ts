import { webAddress } from '../../../../src/domain/addresses/web-address';
import { parcelPage } from '../../../../src/domain/sales/couriers';

test.each(['https://track.example/9400?a=b#c', 'http://track.example', 'HTTPS://track.example/ü', ' https://track.example '])(
  '%j is an address a browser may be led to',
  (address) => {
    expect(webAddress(address)).toBe(address.trim());
  },
);

const NONE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://track.example',
  '//track.example',
  '/account/logout',
  'track.example',
  'https:track.example',
  'https:///',
  'https://ada:secret@track.example',
  'https://track.example@evil.example',
  'https://track.example\\@evil.example',
  'https://track.example/\njavascript:alert(1)',
  'https://track.example/a b',
  `https://track.example/${'a'.repeat(2000)}`,
  '',
];

test.each(NONE)('%j is none', (address) => {
  expect(webAddress(address)).toBeNull();
  expect(parcelPage({ courier_code: 'nobody-known', tracking_number: '1', tracking_url: address })).toBeNull();
});

test('nothing said is none', () => {
  expect([webAddress(null), webAddress(undefined)]).toEqual([null, null]);
});

test('the page of a courier we know goes before what is said', () => {
  const page = parcelPage({ courier_code: 'usps', tracking_number: '94 00', tracking_url: 'https://evil.example' });
  expect(page).toMatch(/^https:\/\/[^/]*usps\.com\/.*94%2000/);
});
