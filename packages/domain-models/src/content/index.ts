export {
  CAROUSEL,
  FEEDBACK_MESSAGE_MAX,
  FEEDBACK_REDIRECT_MS,
  FEEDBACK_SUBJECT_MAX,
  HOME_COUNTS,
} from './constants.ts'
export { isRichText, isSafeHref, RICH_TEXT_TAGS } from './RichTextNode.ts'
export type { RichTextNode, RichTextTag } from './RichTextNode.ts'
export { STATIC_PAGES, staticPage, staticPageName } from './StaticPage.ts'
export type { StaticPage, StaticPageName, StaticPageSection } from './StaticPage.ts'
