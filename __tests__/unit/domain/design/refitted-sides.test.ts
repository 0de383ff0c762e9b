import { refittedSides } from '../../../../src/domain/design/refitted-sides';
import { blankSide } from '../../../fixtures/editor';

const named = (settings: Readonly<Record<string, string | number>>) => Object.entries(settings).map(([name, value]) => ({ name, value }));
const picture = (id: string, file_id: string, settings: Readonly<Record<string, string | number>>) => ({
  id,
  name: id,
  type: 'image',
  settings: [...named(settings), { name: 'image', file_id }],
  options: [],
});

test('every layer that shows the file is fitted, and nothing else is touched', () => {
  const other = picture('other', 'b', { width: 400, height: 200 });
  const text = { id: 'text', name: 'Text #1', type: 'text', settings: named({ text: 'a', width: 400, height: 200 }), options: [] };
  const side = { ...blankSide('front', 'Front'), layers: [picture('shown', 'a', { x: 5, width: 400, height: 200 }), other, text] };
  const [next] = refittedSides([side], 'a', { width: 300, height: 300 });
  expect(next?.layers[0]?.settings).toEqual(
    expect.arrayContaining([...named({ x: 5, width: 200, height: 200, cropWidth: 1 }), { name: 'image', file_id: 'a' }]),
  );
  expect(next?.layers[0]?.settings.filter(({ name }) => name === 'width')).toHaveLength(1);
  expect(next?.layers.slice(1)).toEqual([other, text]);
});
