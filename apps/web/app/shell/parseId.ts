/** The id in an address. No record has the id 0, so an invalid id finds nothing. */
export const parseId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0)
