import { array, boolean, enums, string, type, type Infer } from 'superstruct'
import { richText } from './RichTextNode.ts'

/** The names of the static pages, as they stand in addresses under `/media`. */
export const STATIC_PAGES = [
  'about_us',
  'faq',
  'terms_conditions',
  'terms_conditions_ll',
  'faq_ll',
  'privacy',
] as const
/** The name of a static page, as it stands in its address under `/media`. */
export type StaticPageName = (typeof STATIC_PAGES)[number]

/** The page of a name; any other name is the one about us. */
export const staticPageName = (name: string | undefined): StaticPageName =>
  STATIC_PAGES.find(known => known === name) ?? 'about_us'

const question = type({
  /** Its anchor. */
  id: string(),
  question: string(),
  answer: array(richText),
})

/** A page of static text, with its sections and their questions. */
export const staticPage = type({
  name: enums(STATIC_PAGES),
  lead: string(),
  /** Terms count their sections, so that people can quote them. */
  isNumbered: boolean(),
  sections: array(type({ id: string(), title: string(), body: array(richText), questions: array(question) })),
})
/** A page of static text, with its sections and their questions. */
export type StaticPage = Infer<typeof staticPage>
/** A section of a static page; `id` is its anchor. */
export type StaticPageSection = StaticPage['sections'][number]
