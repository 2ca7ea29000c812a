/** Reads the page of an address, counted from 0; what is no page is the first one. */
export const readPage = (params: URLSearchParams, name = 'page'): number => {
  const text = params.get(name) ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) - 1 : 0
}

/** Writes an address with its page: a leading question mark, or nothing where nothing has to be said. */
export const asAddress = (params: URLSearchParams, page: number): string => {
  if (page > 0) params.set('page', String(page + 1))
  const text = params.toString()
  return text && `?${text}`
}

/** The id of a record in an address, as links write it: without leading zeros. Null for any other text. */
export const parseId = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
