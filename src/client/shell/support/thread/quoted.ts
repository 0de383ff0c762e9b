import { findQuotedHistory, type MailLine } from '../../../../domain/support/quote-lines';
import type { MailParts } from '../../../../domain/support/quoted-text';

const BREAKS = new Set('ADDRESS BLOCKQUOTE CAPTION DD DIV DL DT H1 H2 H3 H4 H5 H6 HR LI OL P PRE TABLE TBODY TFOOT THEAD TR UL'.split(' '));
const RULE = '_____';

interface HtmlLine extends MailLine {
  text: string;
  /** Its texts, breaks and rules. */
  readonly nodes: ChildNode[];
}

type Marks = Pick<HtmlLine, 'quoted' | 'indented' | 'intro' | 'history'>;

/** Marks an element gives the lines in it: those the server kept, and blockquotes. */
const marksOf = (element: Element, outer: Marks): Marks => {
  const mark = element.getAttribute('data-quote');
  return {
    quoted: outer.quoted === true || mark === 'all',
    indented: outer.indented === true || element.nodeName === 'BLOCKQUOTE',
    intro: outer.intro === true || mark === 'intro',
    history: mark === 'rest',
  };
};

/** The lines of a document as they are read. White space between two elements is of no line. */
const linesOf = (body: HTMLElement): HtmlLine[] => {
  const lines: HtmlLine[] = [];
  let line: HtmlLine | undefined;
  let history = false;
  const lineWith = (marks: Marks): HtmlLine => {
    if (!line) {
      line = { ...marks, history, text: '', nodes: [] };
      history = false;
      lines.push(line);
    }
    return line;
  };
  const addText = (node: Text, marks: Marks, isPreformatted: boolean): void => {
    let rest: Text | undefined = node;
    while (rest) {
      const at: number = isPreformatted ? rest.data.indexOf('\n') : -1;
      const after: Text | undefined = at < 0 ? undefined : rest.splitText(at + 1);
      if (line || isPreformatted || rest.data.trim() !== '') {
        const into = lineWith(marks);
        into.text += isPreformatted ? rest.data.replace(/\n$/u, '') : rest.data.replace(/\s+/gu, ' ');
        into.nodes.push(rest);
      }
      if (after) line = undefined;
      rest = after;
    }
  };
  const walk = (parent: Node, outer: Marks, isPreformatted: boolean): void => {
    for (const node of [...parent.childNodes]) {
      if (node instanceof Text) addText(node, outer, isPreformatted);
      if (!(node instanceof Element)) continue;
      const name = node.nodeName;
      if (name === 'BR') {
        lineWith(outer).nodes.push(node);
        line = undefined;
        continue;
      }
      const marks = marksOf(node, outer);
      if (BREAKS.has(name) || marks.quoted !== outer.quoted || marks.intro !== outer.intro) line = undefined;
      if (marks.history) history = true;
      if (name === 'HR') {
        const rule = lineWith(outer);
        rule.text = RULE;
        rule.nodes.push(node);
      }
      if ((name === 'TD' || name === 'TH') && line) line.text += ' ';
      walk(node, { ...marks, history: false }, isPreformatted || name === 'PRE');
      if (BREAKS.has(name) || marks.quoted !== outer.quoted || marks.intro !== outer.intro) line = undefined;
    }
  };
  walk(body, {}, false);
  return lines;
};

/** Takes nodes away, and the elements around them that hold nothing else. */
const removeWithFrames = (nodes: readonly ChildNode[], body: HTMLElement): void => {
  const frames = new Set(nodes.map(({ parentElement }) => parentElement));
  nodes.forEach((node) => node.remove());
  for (const frame of frames) {
    let empty = frame;
    while (empty && empty !== body && empty.textContent?.trim() === '' && !empty.querySelector('br, hr')) {
      const { parentElement }: Element = empty;
      empty.remove();
      empty = parentElement;
    }
  }
};

/** The same of safe HTML. */
export const splitQuotedHtml = (html: string): MailParts => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const lines = linesOf(body);
  const history = findQuotedHistory(lines);
  if (!history) return { own: html, quoted: '' };
  const folded = lines.slice(history.begin, history.end);
  const quoted = folded
    .map(({ text }) => text.trim())
    .join('\n')
    .trim();
  removeWithFrames(
    folded.flatMap(({ nodes }) => nodes),
    body,
  );
  return { own: body.innerHTML, quoted };
};
