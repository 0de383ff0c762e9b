import { HIDDEN } from './legible';

const NAME = 'hidden-text';

const rangesIn = (text: Text): Range[] =>
  Array.from(text.data.matchAll(HIDDEN), (found) => {
    const range = new Range();
    range.setStart(text, found.index);
    range.setEnd(text, found.index + found[0].length);
    return range;
  });

/** Marks hidden texts wherever they are drawn, by the browser's own means, so that nothing on the page is another than it was. */
export const showHidden = (): void => {
  // Where the browser cannot, they are told by their signs alone.
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  let due = false;
  const mark = (): void => {
    due = false;
    const ranges: Range[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) ranges.push(...rangesIn(node as Text));
    CSS.highlights.set(NAME, new Highlight(...ranges));
  };
  new MutationObserver(() => {
    if (due) return;
    due = true;
    requestAnimationFrame(mark);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};

/** How hidden texts and pictures look; a picture whose address is hidden is not there to be shown. */
export const hiddenStyles = {
  [`::highlight(${NAME})`]: { backgroundColor: 'rgb(128 128 128 / 0.28)', color: 'inherit' },
  'img[src*="▒"], img[src*="%E2%96%92"]': {
    content: `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23999' fill-opacity='.25' d='M0 0h8v8H0z'/%3E%3Cpath stroke='%23888' stroke-opacity='.6' d='M0 8 8 0'/%3E%3C/svg%3E")`,
  },
} as const;
