/** A first or last name as it is stored. The apostrophe that phones type is the one of keyboards. */
export const tidyName = (name: string): string => name.trim().normalize('NFC').replaceAll(/[’‘]/g, "'")
