export {
  advertisement,
  ADVERTISEMENT_TARGETS,
  announcementPublished,
  announcementTag,
  isLightText,
} from './Advertisement.ts'
export type { Advertisement } from './Advertisement.ts'
export { INFORMATION_PICTURE, informationTile, informationTileSummary } from './InformationTile.ts'
export type { InformationTile, InformationTileSummary } from './InformationTile.ts'
export {
  CAROUSEL,
  FEEDBACK_KEPT_DAYS,
  FEEDBACK_MESSAGE_MAX,
  FEEDBACK_REDIRECT_MS,
  FEEDBACK_SUBJECT_MAX,
  HOME_COUNTS,
  HOME_TILES_SHOWN,
} from './constants.ts'
export type { HomeCounts } from './constants.ts'
export { emptyFeedback, FEEDBACK_SENDER, feedbackSender } from './Feedback.ts'
export type { FeedbackField, FeedbackSender, FeedbackValues } from './Feedback.ts'
export { feedbackBody, FEEDBACK_BODY_MAX } from './feedbackBody.ts'
export type { Device } from './feedbackBody.ts'
export { isRichText, isSafeHref, richText, safeHref } from './RichTextNode.ts'
export type { RichTextNode, RichTextTag } from './RichTextNode.ts'
export { STATIC_PAGES, staticPage, staticPageName } from './StaticPage.ts'
export type { StaticPage, StaticPageName, StaticPageSection } from './StaticPage.ts'
