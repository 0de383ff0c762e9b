import type { Headings } from '../spreadsheets/headings';

/** Columns of a file of items, as people call them, in the order in which they are written. */
export const LISTING_HEADINGS = {
  listing_id: {
    en: ['Item ID', 'Listing ID', 'ID'],
    de: ['Artikel-ID', 'ID'],
    fr: ['ID de l’article', 'ID article', 'Identifiant'],
    pt: ['ID do item', 'Identificador'],
  },
  version: { en: ['Version'], de: ['Version'], fr: ['Version'], pt: ['Versão'] },
  sku: { en: ['SKU', 'Item SKU'], de: ['SKU', 'Artikelnummer'], fr: ['SKU', 'Référence'], pt: ['SKU', 'Código do item'] },
  name: { en: ['Name', 'Title', 'Item name'], de: ['Name', 'Titel'], fr: ['Nom', 'Titre'], pt: ['Nome', 'Título'] },
  description: {
    en: ['Description (HTML)', 'Description'],
    de: ['Beschreibung (HTML)', 'Beschreibung'],
    fr: ['Description (HTML)', 'Description'],
    pt: ['Descrição (HTML)', 'Descrição'],
  },
  tags: { en: ['Tags'], de: ['Tags', 'Schlagwörter'], fr: ['Tags', 'Mots-clés'], pt: ['Tags', 'Etiquetas'] },
  variant: { en: ['Variant'], de: ['Variante'], fr: ['Variante'], pt: ['Variante'] },
  variant_sku: {
    en: ['Variant SKU'],
    de: ['SKU der Variante', 'Varianten-SKU'],
    fr: ['SKU de la variante', 'SKU variante'],
    pt: ['SKU da variante', 'SKU variante'],
  },
  price: {
    en: ['Price ($)', 'Price', 'Sale price'],
    de: ['Preis ($)', 'Preis', 'Verkaufspreis'],
    fr: ['Prix ($)', 'Prix'],
    pt: ['Preço ($)', 'Preço'],
  },
  base_price: {
    en: ['Base price ($)', 'Base price', 'Cost'],
    de: ['Grundpreis ($)', 'Grundpreis', 'Basispreis'],
    fr: ['Prix de base ($)', 'Prix de base'],
    pt: ['Preço base ($)', 'Preço base', 'Preço de base'],
  },
} as const satisfies Headings<string>;

export type ListingColumn = keyof typeof LISTING_HEADINGS;

export const LISTING_COLUMNS = Object.keys(LISTING_HEADINGS) as readonly ListingColumn[];
