/** A name as people compare it: without case, accents, points and stray spaces. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** A first or last name as it is stored. The apostrophe that phones type is the one of keyboards. */
export const tidyName = (name: string): string => name.trim().normalize('NFC').replaceAll(/[’‘]/g, "'")
