import AddPhotoAlternate from '../../ui/icons/AddPhotoAlternateOutlined';
import LinkIcon from '../../ui/icons/Link';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Command, EditorState } from 'prosemirror-state';
import { lazy, Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/Hint';
import { PlainSelect } from '../../ui/PlainSelect';
import { become, blockOf, BLOCKS, deeds, hasMark, leadTo, linkAt, putPictures, type BlockName } from './toolbar-deeds';

const PictureChooser = lazy(async () => ({ default: (await import('./PictureChooser')).PictureChooser }));
const LinkDialog = lazy(async () => ({ default: (await import(/* webpackChunkName: "rich-text-dialogs" */ './LinkDialog')).LinkDialog }));

/** A button of one kind of text alone. */
interface MoreTool {
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly onPress: () => void;
}

interface RichTextToolbarProps {
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  /** A page has styles of paragraphs, such as headings, and rules between them. */
  readonly of: 'page' | 'message';
  readonly more?: readonly MoreTool[];
}

/** What can be done with the text. One stop of the Tab key; arrows go on from there. */
export const RichTextToolbar = ({ state, run, of, more = [] }: RichTextToolbarProps) => {
  const { t } = useTranslation('richText');
  const [asking, setAsking] = useState<'picture' | 'link' | null>(null);
  const [at, setAt] = useState('bold');
  const bar = useRef<HTMLDivElement>(null);
  const close = (): void => setAsking(null);
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const from = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (step === undefined || from < 0) return;
    event.preventDefault();
    const turned = getComputedStyle(event.currentTarget).direction === 'rtl' && Number.isFinite(step) ? -step : step;
    const to = Math.min(Math.max(from + turned, 0), buttons.length - 1);
    buttons[to]?.focus();
  };
  const button = (
    name: string,
    label: string,
    icon: ReactNode,
    onClick: () => void,
    { pressed, keys = '' }: { readonly pressed?: boolean | undefined; readonly keys?: string } = {},
  ): ReactNode => (
    <Hint key={name} title={keys === '' ? label : `${label} (${keys.replace('Control', 'Ctrl')})`}>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={pressed}
        {...(keys !== '' && { 'aria-keyshortcuts': keys })}
        tabIndex={name === at ? 0 : -1}
        onFocus={() => setAt(name)}
        // The text keeps its choice.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        {icon}
      </IconButton>
    </Hint>
  );
  const groups = deeds.map((group) =>
    group
      .filter(({ pagesOnly }) => of === 'page' || !pagesOnly)
      .map(({ name, Icon, keys, command, pressed }) =>
        button(name, t(`tool.${name}`), <Icon />, () => run(command), { pressed: pressed?.(state), ...(keys && { keys }) }),
      ),
  );
  return (
    <>
      <Box sx={frame}>
        {of === 'page' && (
          <PlainSelect
            label={t('tool.block')}
            value={blockOf(state)}
            options={BLOCKS.map((value) => ({ value, label: t(`block.${value}`) }))}
            onChange={(value) => run(become(value as BlockName))}
          />
        )}
        <Box ref={bar} role="toolbar" aria-label={t('tool.bar')} onKeyDown={move} sx={tools}>
          {groups.map((group, index) => (
            <div key={index}>{group}</div>
          ))}
          <div>
            {button('link', t('tool.link'), <LinkIcon />, () => setAsking('link'), { pressed: hasMark(state, 'link') })}
            {button('picture', t('tool.picture'), <AddPhotoAlternate />, () => setAsking('picture'))}
            {more.map(({ name, label, icon, onPress }) => button(name, label, icon, onPress))}
          </div>
        </Box>
      </Box>
      <Suspense>
        {asking === 'picture' && (
          <PictureChooser
            onChoose={(pictures) => {
              close();
              run(putPictures(pictures));
            }}
            onClose={close}
          />
        )}
        {asking === 'link' && (
          <LinkDialog
            href={linkAt(state)}
            onChoose={(href) => {
              close();
              run(leadTo(href));
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
};

const frame = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.subtle',
  borderStartStartRadius: 8,
  borderStartEndRadius: 8,
} as const;

const tools = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '& > div': { display: 'flex', gap: 1 },
  '& button': { width: 32, height: 32, borderRadius: 1 },
  '& button[aria-pressed="true"]': { bgcolor: 'action.selected', color: 'text.primary' },
  '& svg': { fontSize: 20 },
} as const;
