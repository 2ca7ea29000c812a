import { pattern, refine, string, unknown, type Struct } from 'superstruct'
import { isOwnPath } from '../shell/ownPath.ts'

/** The elements that a text of the lottery may be made of. */
const RICH_TEXT_TAGS = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'a',
  'br',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const
/** An element that a text of the lottery may be made of. */
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number]

/** Sanitised rich text as a tree: what is not on the list cannot be written down. */
export type RichTextNode =
  | string
  | { readonly tag: RichTextTag; readonly children: readonly RichTextNode[]; readonly href?: string }

/** Own paths, the web, mail and telephone; never a script. */
export function isSafeHref(href: string): boolean {
  return isOwnPath(href) || /^(?:https?:\/\/|mailto:|tel:)[^\\\s]+$/i.test(href)
}

/** Whether something from outside is such a tree. */
export function isRichText(value: unknown, depth = 0): value is RichTextNode {
  if (typeof value === 'string') return true
  if (typeof value !== 'object' || value === null || depth > 32) return false
  const { tag, children, href } = value as Record<string, unknown>
  return (
    RICH_TEXT_TAGS.some(known => known === tag) &&
    Array.isArray(children) &&
    (href === undefined || (tag === 'a' && typeof href === 'string' && isSafeHref(href))) &&
    children.every(child => isRichText(child, depth + 1))
  )
}

// A tree has no end that a struct could describe; the guard walks it.
/** A text of the lottery as a tree of allowed elements; refuses other elements and unsafe links. */
export const richText = refine(unknown(), 'richText', value => isRichText(value)) as unknown as Struct<
  RichTextNode,
  null
>

/** Where a button of the lottery may lead: to a page of our own, or to the web. */
export const safeHref = pattern(string(), /^(?:\/(?!\/)[^\\\s]*|https?:\/\/[^\\\s]+)$/)
