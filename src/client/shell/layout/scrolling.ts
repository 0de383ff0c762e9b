/** Pixels scrolled before a menu casts a shadow (specification 1, §9). */
export const MENU_SHADOW_AFTER = 100;

/** Pixels scrolled before the way back to the top is offered (specification 2, §2). */
export const TO_TOP_AFTER = 160;
