/** The short code that brings a seat to this device. */

export const CODE_LENGTH = 6;

/** A code as it was typed, as it is meant: without spaces and dashes, in capitals. */
export const codeOf = (typed: string): string => typed.replaceAll(/[\s\p{Pd}._]/gu, "").toUpperCase();
