import type { StaticPage, StaticPageName } from '@players-club/domain-models'
import type { Facts } from '../facts.ts'
import { aboutUs } from './aboutUs.ts'
import { faq } from './faq.ts'
import { faqLounge } from './faqLounge.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'
import { termsLounge } from './termsLounge.ts'

export const es = (facts: Facts): Readonly<Record<StaticPageName, StaticPage>> => ({
  about_us: aboutUs(facts),
  faq: faq(facts),
  faq_ll: faqLounge(facts),
  privacy: privacy(facts),
  terms_conditions: terms(facts),
  terms_conditions_ll: termsLounge(facts),
})
