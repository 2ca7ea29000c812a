import { Hono } from 'hono'
import { contentPolicy } from '../../kernel/securityHeaders.ts'
import { embedPolicy } from './embedSnippet.ts'
import { partnerPage } from './partnerPage.ts'

/** `/partner`: a partner's web site, with Lucky Lounge widgets through the public loader. */
export const partnerService = ({ clubUrl }: { clubUrl: string }) =>
  new Hono().get('/partner', c =>
    c.html(partnerPage(clubUrl), 200, { 'Content-Security-Policy': contentPolicy(embedPolicy(clubUrl)) }),
  )
