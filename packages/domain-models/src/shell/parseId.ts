/** The id of a record in an address, as links write it: without leading zeros. Null for any other text. */
export const parseId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
