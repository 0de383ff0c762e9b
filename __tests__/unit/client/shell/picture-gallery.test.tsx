import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { loadDrawerTexts, startTexts } from '../../../../src/client/i18n';
import { PictureGallery } from '../../../../src/client/shell/pictures/PictureGallery';

const A = { _id: 'a', src: '/files/a.png' };
const B = { _id: 'b', src: '/files/b.png' };
const C = { _id: null, src: 'https://example.com/c.png' };

const orders: string[] = [];
const Gallery = () => {
  const [pictures, onChange] = useState<readonly { readonly _id: string | null; readonly src: string }[]>([A, B, C]);
  orders.push(pictures.map(({ _id }) => _id ?? 'c').join(''));
  return <PictureGallery label="Images" pictures={pictures} onChange={onChange} />;
};

const picture = (place: number): HTMLElement => screen.getByRole('button', { name: new RegExp(`^Image ${place} of`, 'u') });

beforeAll(async () => {
  await startTexts();
  await loadDrawerTexts();
});

beforeEach(() => {
  orders.length = 0;
  render(<Gallery />);
});

test('Shift and an arrow move a picture, and the focus goes with it', () => {
  picture(3).focus();
  fireEvent.keyDown(picture(3), { key: 'ArrowLeft', shiftKey: true });
  expect(orders.at(-1)).toBe('acb');
  expect(document.activeElement).toBe(picture(2));
  fireEvent.keyDown(picture(2), { key: 'Home', shiftKey: true });
  expect(orders.at(-1)).toBe('cab');
  expect(document.activeElement).toBe(picture(1));
  fireEvent.keyDown(picture(1), { key: 'ArrowLeft', shiftKey: true });
  expect(orders.at(-1)).toBe('cab');
});

test('arrows alone move the focus, one picture at a time is in the order of Tab', () => {
  picture(1).focus();
  fireEvent.keyDown(picture(1), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(picture(2));
  expect([1, 2, 3].map((place) => picture(place).tabIndex)).toEqual([-1, 0, -1]);
  expect(orders.at(-1)).toBe('abc');
});

test('Delete removes it, and the next one has the focus', () => {
  picture(1).focus();
  fireEvent.keyDown(picture(1), { key: 'Delete' });
  expect(orders.at(-1)).toBe('bc');
  expect(document.activeElement).toBe(picture(1));
});

test('a picture is dropped where another one is', () => {
  const [first, , third] = screen.getAllByRole('listitem');
  fireEvent.dragStart(first!, { dataTransfer: { effectAllowed: '' } });
  fireEvent.dragOver(third!);
  fireEvent.drop(third!);
  expect(orders.at(-1)).toBe('bca');
});
