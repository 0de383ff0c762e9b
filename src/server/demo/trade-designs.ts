/** One listing to begin with: a lettering on a product type of `catalogue.ts`. */
export interface DemoDesign {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Name of the product type. */
  readonly product: string;
  /** Colour of the blank in the pictures, one of the product type's. */
  readonly color: string;
  readonly text: string;
  readonly fontFamily: string;
  readonly fill: string;
  /** Percent of a full circle. */
  readonly curve: number;
  /** A picture of the design collection by its name, of which a small part fills the print, in place of the lettering. */
  readonly closeUp?: string;
}

export const DEMO_DESIGNS: readonly DemoDesign[] = [
  {
    name: 'Weekend Gardener Tee',
    description: '<p>For everybody who would rather be between the beds.</p>',
    tags: ['garden', 'weekend'],
    product: 'Unisex Tee 5000',
    color: '#234a36',
    text: 'weekend\ngardener',
    fontFamily: 'Pacifico',
    fill: '#f3e9c8',
    curve: 0,
  },
  {
    name: 'Night Shift Coffee Mug',
    description: '<p>Eleven ounces for the small hours.</p>',
    tags: ['coffee', 'office'],
    product: 'Mug 11 oz',
    color: '#ffffff',
    text: 'NIGHT\nSHIFT',
    fontFamily: 'Bebas Neue',
    fill: '#1f2a44',
    curve: 0,
  },
  {
    name: 'Harbour Run 10K Sweatshirt',
    description: '<p>Warm before the start, warmer after the finish.</p>',
    tags: ['running', 'harbour'],
    product: 'Crewneck Sweatshirt 18000',
    color: '#1f2a44',
    text: 'HARBOUR RUN',
    fontFamily: 'Oswald',
    fill: '#f3cf4d',
    curve: 30,
  },
  {
    name: 'Slow Sunday Tote',
    description: '<p>Room for bread, a book and nothing urgent.</p>',
    tags: ['market', 'weekend'],
    product: 'Tote Bag',
    color: '#efe6d2',
    text: 'slow\nsunday',
    fontFamily: 'Lobster',
    fill: '#b5212d',
    curve: 0,
  },
  {
    name: 'Mountain Hut Hoodie',
    description: '<p>Smells of pine and wood smoke from the first day.</p>',
    tags: ['mountains', 'winter'],
    product: 'Pullover Hoodie 18500',
    color: '#5a6045',
    text: 'MOUNTAIN HUT',
    fontFamily: 'Playfair Display',
    fill: '#efe6d2',
    curve: 25,
  },
];

/** Listings whose orders wait for somebody: their picture is too small, or nobody who is connected makes them. */
export const WAITING_DESIGNS = {
  soft: {
    name: 'Flamingo Close-Up Poster',
    description: '<p>A very near look at a very pink bird.</p>',
    tags: ['animals', 'wall'],
    product: 'Poster',
    color: '#ffffff',
    text: '',
    fontFamily: 'Roboto',
    fill: '#000000',
    curve: 0,
    closeUp: 'flamingo.png',
  },
  unmade: {
    name: 'Farmers’ Market Tote',
    description: '<p>Organic cotton for organic carrots.</p>',
    tags: ['market'],
    product: 'Organic Tote EP75',
    color: '#efe6d2',
    text: 'farmers’\nmarket',
    fontFamily: 'Lobster',
    fill: '#234a36',
    curve: 0,
  },
} as const satisfies Readonly<Record<string, DemoDesign>>;

/** A listing that has no design: each buyer names one. */
export const PERSONAL_MUG = {
  name: 'Mug with Your Name',
  description: '<p>Tell us the name, we draw it.</p>',
  tags: ['personalised'],
  product: 'Mug 11 oz',
  color: '#ffffff',
} as const;
