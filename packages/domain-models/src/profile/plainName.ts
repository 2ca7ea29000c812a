/** A name as people compare it: without case, accents, points and stray spaces. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
