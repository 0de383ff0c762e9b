import type { Headings } from '../spreadsheets/headings';

/** Columns of a file in which a provider tells its shipments, as people call them. */
export const TRACKING_HEADINGS = {
  reference: {
    en: ['Reference', 'Order reference', 'Reference number', 'Ref', 'Ref no.', 'Fulfillment order'],
    de: ['Referenz', 'Auftragsreferenz', 'Bestellreferenz', 'Referenznummer', 'Ihre Referenz'],
    fr: ['Référence', 'Réf.', 'Référence de commande', 'Référence commande', 'Votre référence'],
    pt: ['Referência', 'Referência do pedido', 'Ref.', 'Sua referência'],
  },
  tracking_number: {
    en: ['Tracking number', 'Tracking', 'Tracking no.', 'Tracking #', 'Tracking ID', 'Tracking code', 'Shipment number', 'AWB'],
    de: ['Sendungsnummer', 'Sendungsnr.', 'Sendungs-ID', 'Trackingnummer', 'Tracking-Nr.', 'Trackingcode', 'Paketnummer'],
    fr: ['Numéro de suivi', 'N° de suivi', 'No de suivi', 'Suivi', 'Code de suivi', 'Numéro de colis', 'N° de colis'],
    pt: ['Código de rastreamento', 'Número de rastreamento', 'Rastreamento', 'Código de rastreio', 'Número de rastreio', 'Rastreio'],
  },
  courier: {
    en: ['Carrier', 'Courier', 'Shipping carrier', 'Shipping company', 'Shipped with', 'Shipped by'],
    de: ['Versanddienstleister', 'Dienstleister', 'Versanddienst', 'Paketdienst', 'Zusteller', 'Kurier', 'Versender'],
    fr: ['Transporteur', 'Livreur', 'Société de transport', 'Expédié par'],
    pt: ['Transportadora', 'Transportador', 'Enviado por', 'Empresa de entrega'],
  },
  shipped_at: {
    en: ['Shipped at', 'Shipped on', 'Shipped', 'Ship date', 'Shipping date', 'Shipment date', 'Date shipped', 'Dispatch date'],
    de: ['Versanddatum', 'Versendet am', 'Versandt am', 'Verschickt am', 'Versandtag', 'Versand am'],
    fr: ['Date d’expédition', 'Expédié le', 'Date d’envoi', 'Envoyé le'],
    pt: ['Data de envio', 'Data do envio', 'Enviado em', 'Data de postagem', 'Postado em', 'Data de despacho'],
  },
} as const satisfies Headings<string>;

export type TrackingColumn = keyof typeof TRACKING_HEADINGS;
