import type { MockupSideInput } from '../../contract/generated/operations';

/** Document of the default preset, in pixels (specification 2, §9). */
const DOCUMENT = { width: 2000, height: 2000 } as const;
/** Default garment pictures, in pixels (specification 2, §9). */
const PICTURE = { width: 530, height: 630 } as const;

/** Sizes of the print areas by position, in pixels of the print file (specification 2, §9). */
export const PRINT_AREA_SIZES = {
  front: { width: 1668, height: 1820 },
  left_sleeve: { width: 1668, height: 1820 },
  right_sleeve: { width: 1668, height: 1820 },
  neek: { width: 501, height: 127 },
} as const;

const side = (id: string, name: string): MockupSideInput => {
  const area = PRINT_AREA_SIZES.front;
  return {
    id,
    name,
    image: { url: `/static/garments/tee/${id}-530x630.png`, ...PICTURE },
    mockup: null,
    print_area: {
      x: (DOCUMENT.width - area.width) / 2,
      y: (DOCUMENT.height - area.height) / 2,
      ...area,
      rotation: 0,
      scaleX: 1,
      scaleY: 1,
      knewX: 0,
      knewY: 0,
    },
    document: { mockup_type: '2D', ...DOCUMENT, settings: [] },
    layers: [],
  };
};

/** The default preset, for a product nobody made a template for: a 3D Front and a Back (specification 2, §3). */
export const defaultSides = (): MockupSideInput[] => [side('front', '3D Front'), side('back', 'Back')];
