import type { StaticPage, StaticPageName } from '@players-club/domain-models'
import { aboutUs } from './aboutUs.ts'
import { faq } from './faq.ts'
import { faqLounge } from './faqLounge.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'
import { termsLounge } from './termsLounge.ts'

export const es: Readonly<Record<StaticPageName, StaticPage>> = {
  about_us: aboutUs,
  faq,
  faq_ll: faqLounge,
  privacy,
  terms_conditions: terms,
  terms_conditions_ll: termsLounge,
}
