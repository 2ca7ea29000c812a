import { array, assign, integer, nullable, string, type, type Infer } from 'superstruct'
import { ownPath } from '../shell/ownPath.ts'
import { richText, safeHref } from './RichTextNode.ts'

/** An information-only tile as a list shows it. */
export const informationTileSummary = type({
  id: integer(),
  title: string(),
  summary: string(),
  webImageUrl: ownPath(),
  /** The same for narrow screens. */
  mobileImageUrl: ownPath(),
})
/** An information-only tile as a list shows it. */
export type InformationTileSummary = Infer<typeof informationTileSummary>

/** An information-only tile: nothing to earn, nothing to win. */
export const informationTile = assign(
  informationTileSummary,
  type({
    /** Sanitised HTML, as a tree. */
    webDescription: array(richText),
    /** Without a text or a target there is no button. */
    buttonTextWeb: nullable(string()),
    buttonTargetWeb: nullable(safeHref),
  }),
)
/** An information-only tile: nothing to earn, nothing to win. */
export type InformationTile = Infer<typeof informationTile>

/** How large the pictures are drawn, in pixels. */
export const INFORMATION_PICTURE = {
  web: { width: 1280, height: 720 },
  mobile: { width: 720, height: 540 },
} as const
