import { STATIC_PAGES, staticPage } from '@players-club/domain-models'
import { enums, object } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** A static page of the lottery, in the requested language. */
export const getStaticPage = endpoint({
  name: 'content.getStaticPage',
  client: 'main',
  method: 'GET',
  path: '/pages/{pageName}',
  params: object({ pageName: enums(STATIC_PAGES) }),
  answer: staticPage,
  access: 'open',
})
