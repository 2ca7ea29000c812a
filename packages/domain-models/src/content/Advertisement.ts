import { enums, integer, pattern, string, type, type Infer } from 'superstruct'
import { ownPath } from '../shell/ownPath.ts'
import { safeHref } from './RichTextNode.ts'

/** Where the button of an advertisement leads: to a page of the club, or to another site in a new tab. */
export const ADVERTISEMENT_TARGETS = ['INTERNAL', 'EXTERNAL'] as const

/** An advertisement of the home page's banner: its pictures, its texts and where its button leads. */
export const advertisement = type({
  id: integer(),
  title: string(),
  imageUrl: ownPath(),
  buttonText: string(),
  buttonUrl: safeHref,
  buttonTarget: enums(ADVERTISEMENT_TARGETS),
  backgroundImage: ownPath(),
  /** Of the title, as `#rrggbb`. */
  textColor: pattern(string(), /^#[\da-fA-F]{6}$/),
})
/** An advertisement of the home page's banner: its pictures, its texts and where its button leads. */
export type Advertisement = Infer<typeof advertisement>

/** Which announcements are asked for: those that are published, for this place. */
export const announcementPublished = enums(['TRUE'] as const)
/** The place that announcements are asked for; the web club has one. */
export const announcementTag = enums(['WEB_FEATURED'] as const)

const LUMA = [0.299, 0.587, 0.114] as const

/**
 * Whether text of this colour belongs on a dark background. The banner uses the nearer of its two readable colours,
 * because no other contrast can be guaranteed over an unknown picture.
 */
export function isLightText(textColor: string): boolean {
  const luma = LUMA.reduce(
    (sum, share, at) => sum + share * Number.parseInt(textColor.slice(1 + 2 * at, 3 + 2 * at), 16),
    0,
  )
  return luma > 127
}
