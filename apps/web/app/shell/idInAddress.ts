import { parseId } from '@players-club/domain-models'

/** The id in an address. No record has the id 0, so an invalid id finds nothing. */
export const idInAddress = (text: string | undefined): number => parseId(text) ?? 0
