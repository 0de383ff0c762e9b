import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { Thumb } from '../../../../src/client/ui/Thumb';

const KEY = '0123456789abcdef0123456789abcdef';

const shown = (src: string) => {
  render(<Thumb src={src} alt="A tee" size={32} />);
  return screen.getByRole('img', { name: 'A tee' });
};

test('a picture of ours is shown by the smallest that fills its place', () => {
  const picture = shown(`/files/${KEY}/original.png`);
  expect(picture).toHaveAttribute('sizes', '32px');
  expect(picture.getAttribute('srcset')).toBe(
    `/files/${KEY}/thumb-64.webp 64w, /files/${KEY}/thumb-128.webp 128w, /files/${KEY}/thumb-256.webp 256w, /files/${KEY}/thumb.webp 320w, /files/${KEY}/medium.webp 800w`,
  );
});

test('where there are no smaller ones the picture itself is shown, and only then none', () => {
  const picture = shown(`/files/${KEY}/original.png`);
  fireEvent.error(picture);
  expect(picture).not.toHaveAttribute('srcset');
  expect(picture).toHaveAttribute('src', `/files/${KEY}/original.png`);
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'A tee' })).not.toHaveAttribute('src');
});

test('a garment has small pictures of its own', () => {
  expect(shown('/static/garments/tee/front-530x630.png').getAttribute('srcset')).toContain('/static/garments/tee/front-64.webp 64w');
});

test('a picture of elsewhere is what it is', () => {
  expect(shown('https://shop.example/a.jpg')).not.toHaveAttribute('srcset');
});
