import { ZIP_MAX } from '../profile/constants.ts'
import { CARD_HOLDER_MAX } from './constants.ts'

const isFilled = (text: string, most: number) => text.trim() !== '' && text.length <= most

/** Whose card it is, as printed on it: required, not blank, at most 255 characters. */
export const isCardHolder = (name: string): boolean => isFilled(name, CARD_HOLDER_MAX)

/** Where the card's bills go: required, not blank, at most 50 characters. */
export const isCardZip = (zip: string): boolean => isFilled(zip, ZIP_MAX)
