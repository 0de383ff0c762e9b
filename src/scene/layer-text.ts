import { Textbox } from 'fabric';
import { framed, type Drawn } from '../domain/geometry/drawn';
import { drawTogether, type CastShadow } from './draw-together';
import { drawnBy } from './drawn-parts';
import { BOLDER, OVERHANG, SLANT, UNDERLINE_BELOW, UNDERLINE_THICKNESS } from './lettering';
import { bendLines, type TextArc } from './text-arc';
import { lettersOf, type LetterPiece } from './text-letters';

type Method = 'fillText' | 'strokeText';

interface CurvedText extends TextArc {
  readonly pieces: readonly (readonly LetterPiece[])[];
}

/**
 * A text layer: a text box with outline, underline and shadow, whose lines may be bent to an arc. The outline is painted behind the letters, so
 * that they stay readable. A bent text is not wrapped, and its box is the one about the bent letters; while somebody types it lies straight.
 */
export class LayerText extends Textbox {
  static override type = 'LayerText';
  static override textLayoutProperties = [...Textbox.textLayoutProperties, 'curve', 'bolder', 'slanted', 'underline', 'outlineWidth'];

  declare bolder: boolean;
  declare slanted: boolean;
  declare outlineColor: string;
  declare outlineWidth: number;
  declare shadeColor: string | null;
  declare shadeX: number;
  declare shadeY: number;
  declare shadeBlur: number;
  declare curve: number;
  // Fabric's constructor lays the text out: an initialiser would throw the result away.
  declare private arc: CurvedText | null;
  declare private measured: Drawn | null;

  override initDimensions(): void {
    super.initDimensions();
    this.arc = null;
    this.measured = null;
    if (!this.initialized || this.curve === 0) return;
    if (this.isEditing) this.width = Math.max(this.calcTextWidth(), this.fontSize / 2);
    else this.bend();
  }

  override _wrapText(lines: string[], desiredWidth: number): string[][] {
    return super._wrapText(lines, this.curve === 0 ? desiredWidth : Infinity);
  }

  override enterEditingImpl(): void {
    super.enterEditingImpl();
    this.layAgain();
  }

  override exitEditingImpl(): void {
    super.exitEditingImpl();
    this.layAgain();
  }

  /** The shadow falls, and swashes reach, where the box is not. */
  override isOnScreen(): boolean {
    return this.shadeColor !== null || super.isOnScreen();
  }

  override render(context: CanvasRenderingContext2D): void {
    if (!this.isFlattened || this.isNotVisible()) {
      super.render(context);
      return;
    }
    const margin = this.outlineWidth + this.fontSize * OVERHANG;
    drawTogether(context, this, { opacity: this.opacity, margin, shadow: this.shade }, (apart) => super.render(apart));
  }

  override _setOpacity(context: CanvasRenderingContext2D): void {
    if (!this.isFlattened) super._setOpacity(context);
  }

  override _renderText(context: CanvasRenderingContext2D): void {
    if (this.outlineWidth > 0) this.paintAll(context, 'strokeText');
    this.paintAll(context, 'fillText');
  }

  /** Underlines are painted with the letters, so that an outline goes about them too. */
  override _renderTextDecoration(): void {}

  override _renderChar(
    method: Method,
    context: CanvasRenderingContext2D,
    _line: number,
    _index: number,
    letters: string,
    x: number,
    y: number,
  ): void {
    context.save();
    if (this.slanted) context.transform(1, 0, -SLANT, 1, SLANT * y, 0);
    this.setPaint(context, method);
    context[method](letters, x, y);
    if (method === 'fillText' && this.bolder) context.strokeText(letters, x, y);
    context.restore();
  }

  /** Letters, lines and the shadow of both make one picture. */
  private get isFlattened(): boolean {
    return this.opacity < 1 || this.shadeColor !== null;
  }

  private get shade(): CastShadow | null {
    if (this.shadeColor === null) return null;
    return { color: this.shadeColor, x: this.shadeX, y: this.shadeY, blur: this.shadeBlur };
  }

  /** What is seen of the letters with outline and underline, in the object's own pixels about its middle; the box where that is nothing. */
  get drawn(): Drawn {
    this.measured ??= drawnBy(
      (context) => {
        this._setTextStyles(context);
        // The outline reaches beyond the letters on every side.
        this.paintAll(context, this.outlineWidth > 0 ? 'strokeText' : 'fillText');
      },
      this.fontSize,
      (size) => this._getFontDeclaration({ fontSize: size }),
    );
    return this.measured ?? framed(this.width, this.height);
  }

  private layAgain(): void {
    if (this.curve === 0) return;
    this.initDimensions();
    this.setCoords();
  }

  private bend(): void {
    const spacing = this._getWidthOfCharSpacing();
    const widths = this._textLines.map((_line, index) => this.getLineWidth(index));
    // Measuring a line's width is what fills in its letters' bounds.
    const pieces = this._textLines.map((line, index) => lettersOf(line, this.__charBounds[index] ?? [], spacing, widths[index] ?? 0));
    if (Math.max(...widths) <= 0) return;
    const height = this.fontSize * this._fontSizeMult;
    const arc = bendLines(
      pieces.map((letters, index) => ({ letters, width: widths[index] ?? 0 })),
      {
        curve: this.curve,
        align: this.textAlign as 'left' | 'center' | 'right',
        lineHeight: height * this.lineHeight,
        ascent: height * (1 - this._fontSizeFraction),
        descent: height * this._fontSizeFraction,
      },
    );
    this.arc = { ...arc, pieces };
    this.width = arc.width;
    this.height = arc.height;
  }

  private paintAll(context: CanvasRenderingContext2D, method: Method): void {
    if (this.arc) {
      this.paintBent(context, method, this.arc);
      return;
    }
    this._renderTextCommon(context, method);
    if (!this.underline) return;
    const thickness = this.fontSize * UNDERLINE_THICKNESS;
    let top = this._getTopOffset();
    context.save();
    this.setPaint(context, method);
    for (const index of this._textLines.keys()) {
      const left = this._getLeftOffset() + this._getLineLeftOffset(index);
      const baseline = top + this.fontSize * this._fontSizeMult * (1 - this._fontSizeFraction);
      const line = [left, baseline + this.fontSize * UNDERLINE_BELOW, this.getLineWidth(index), thickness] as const;
      if (method === 'fillText') context.fillRect(...line);
      else context.strokeRect(...line);
      top += this.getHeightOfLine(index);
    }
    context.restore();
  }

  private paintBent(context: CanvasRenderingContext2D, method: Method, { pieces, lines, centre, up }: CurvedText): void {
    context.save();
    // A page that runs from right to left would turn every letter's start about.
    context.direction = 'ltr';
    context.textAlign = 'left';
    for (const [index, line] of lines.entries()) {
      for (const [at, { x, y, angle }] of line.letters.entries()) {
        const piece = pieces[index]?.[at];
        if (!piece) continue;
        context.save();
        context.translate(x, y);
        context.rotate(angle);
        this._renderChar(method, context, index, at, piece.text, -piece.width / 2, 0);
        context.restore();
      }
      if (this.underline && line.to > line.from) {
        const thickness = this.fontSize * UNDERLINE_THICKNESS;
        const below = this.fontSize * UNDERLINE_BELOW + thickness / 2;
        const radius = Math.max(0, line.radius + (up ? -below : below));
        const quarter = Math.PI / 2;
        const [from, to] = up ? [line.from - quarter, line.to - quarter] : [quarter - line.to, quarter - line.from];
        this.setPaint(context, method);
        context.strokeStyle = method === 'fillText' ? (this.fill as string) : this.outlineColor;
        context.lineWidth = thickness + (method === 'fillText' ? 0 : 2 * this.outlineWidth);
        context.beginPath();
        context.arc(centre.x, centre.y, radius, from, to);
        context.stroke();
      }
    }
    context.restore();
  }

  private setPaint(context: CanvasRenderingContext2D, method: Method): void {
    const thicker = this.bolder ? this.fontSize * BOLDER : 0;
    const outline = method === 'strokeText';
    context.fillStyle = this.fill as string;
    context.strokeStyle = outline ? this.outlineColor : (this.fill as string);
    context.lineWidth = outline ? 2 * this.outlineWidth + thicker : thicker;
    context.lineJoin = 'round';
  }
}
