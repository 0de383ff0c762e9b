import '@testing-library/jest-dom';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startTexts } from '../../../../../src/client/i18n';
import { theme } from '../../../../../src/client/theme';
import { TagField } from '../../../../../src/client/ui/form/TagField';

beforeAll(() => startTexts());

let tags: readonly string[] = [];

const Field = ({ before }: { readonly before: readonly string[] }) => {
  const [value, setValue] = useState(before);
  tags = value;
  return <TagField label="Tags" value={value} onChange={setValue} />;
};

const show = (before: readonly string[] = []) => {
  render(
    <ThemeProvider theme={theme}>
      <Field before={before} />
    </ThemeProvider>,
  );
  return screen.getByLabelText('Tags');
};

test.each([
  ['a comma', 'summer, beach,', ['summer', 'beach']],
  ['a semicolon', 'summer;beach;', ['summer', 'beach']],
  ['Enter', 'summer{Enter} beach {Enter}', ['summer', 'beach']],
  ['nothing but ends', ', ;,{Enter}', []],
  ['the same again', 'summer,summer,', ['summer']],
])('%s ends a tag', async (_how, typed, expected) => {
  await userEvent.type(show(), typed);
  expect(tags).toEqual(expected);
});

test('what is pasted is taken apart, lines too, after what was typed', async () => {
  await userEvent.type(show(['old']), 'sum');
  await userEvent.paste('mer, beach\nsun\tsea;  sand ');
  expect(tags).toEqual(['old', 'summer', 'beach', 'sun', 'sea', 'sand']);
});

test('what stands there when the field is left is a tag', async () => {
  await userEvent.type(show(), 'summer');
  await userEvent.tab();
  expect(tags).toEqual(['summer']);
});

test('Backspace takes the last tag off', async () => {
  await userEvent.type(show(['summer', 'beach']), '{Backspace}');
  expect(tags).toEqual(['summer']);
});
