import { STATIC_PAGES, staticPage } from '@players-club/domain-models'
import { enums, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** A page of the lottery's own words, in the language of whoever asks. */
export const getStaticPage = endpoint({
  name: 'content.getStaticPage',
  client: 'main',
  method: 'GET',
  path: '/pages/{pageName}',
  params: object({ pageName: enums(STATIC_PAGES) }),
  answer: staticPage,
  errors: {},
  access: 'open',
  effect: 'read',
})
