import type { SceneLayer, SceneSide } from '../../../scene/document';
import type { Size } from '../../../domain/geometry/placement';
import type { LayerChange } from '../document/types';
import type { Figures } from '../geometry/figures';
import type { StageTool } from '../ui';
import type { LayerProjection } from './projection';
import type { StageCanvas } from './stage-canvas';
import type { Point2D, Viewport } from './viewport';

/** What Fabric calls the ways to change an object by its handles. */
export type GestureAction = 'drag' | 'rotate' | 'scale' | 'scaleX' | 'scaleY' | 'resizing' | 'other';

/** What the stage shows; it is given whole whenever any of it changed. */
export interface StageModel {
  readonly scene: SceneSide;
  readonly selected: readonly string[];
  /** The text that is being typed into. */
  readonly typing: string | null;
  /** Factor on the zoom at which the side fits. */
  readonly zoom: number;
  /** The document point the view was sent to. */
  readonly middle: Point2D | null;
  readonly tool: StageTool;
  readonly snapping: boolean;
  readonly margins: boolean;
  /** Document pixels in an inch of print. */
  readonly inch: number;
  /** Print pixels of the side. */
  readonly print: Size;
  /** The figure of so many document pixels in the person's unit. */
  readonly tell: (length: number) => string;
}

/** The selected layers' box on the stage, in CSS pixels. */
export interface SelectionBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Which part of the side is seen: CSS pixels per document pixel, and where its top left corner lies on the stage in CSS pixels. */
export interface StageView {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** What a hand has made of the selected layers so far. */
export interface Held {
  readonly action: GestureAction;
  readonly figures: Figures;
  /** Of a picture that is scaled. */
  readonly dpi: number | null;
}

export interface StageEvents {
  readonly onSelect: (layerIds: readonly string[]) => void;
  /** A gesture is over. Puts the changes into the state and gives the side's layers as the state now has them. */
  readonly commit: (changes: Readonly<Record<string, LayerChange>>, gesture?: string) => Readonly<Record<string, SceneLayer>>;
  /** A text is being typed into, or none any more. */
  readonly onTyping: (layerId: string | null) => void;
  /** What the place one types in is called. */
  readonly typingLabel: () => string;
  /** Copies were dragged off: puts these on the side, under names of their own. */
  readonly onCopies: (layers: readonly SceneLayer[]) => void;
  readonly onZoom: (zoom: number) => void;
  /** Null while nothing is selected or the selection is being changed. */
  readonly onSelectionBox: (box: SelectionBox | null) => void;
  /** The selected layers are being changed by hand; null: no more. Told some times a second. */
  readonly onLive: (figures: Figures | null) => void;
  /** The same in words, for the chip beside the hand. */
  readonly heldText: (held: Held) => string;
  /** A picture's own pixels; null while nobody knows. */
  readonly sizeOf: (assetId: string) => Size | null;
  readonly onView: (view: StageView) => void;
  /** A picture was double-clicked. */
  readonly onOpen: (layerId: string) => void;
  /** The menu of commands is asked for at a place of the window. */
  readonly onMenu: (client: Point2D) => void;
  readonly urlOf: (assetId: string) => string | undefined;
}

/** What the hands get hold of. */
export interface StageParts {
  readonly host: HTMLElement;
  readonly canvas: StageCanvas;
  readonly viewport: Viewport;
  readonly projection: LayerProjection;
  readonly events: StageEvents;
  readonly model: () => StageModel | null;
  /** The viewport was changed by hand. */
  readonly moveView: () => void;
  readonly reportBox: () => void;
}

/** Everything a person does on the stage. */
export interface Hands {
  /** Brings the canvas's selection to the state's. */
  readonly follow: (model: StageModel) => void;
  readonly dispose: () => void;
}
