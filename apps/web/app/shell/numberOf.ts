/** The number of an address. Nothing has the number 0: what is no number leads to nothing. */
export const numberOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
