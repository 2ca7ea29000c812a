import { html, raw } from 'hono/html'
import { contentPolicy } from '../../kernel/securityHeaders.ts'
import type { Html } from '../../pages/page.ts'
import type { MailMessage } from './MailMessage.ts'

/** A mail may use its own styles, and open links in a new tab. Scripts do not run. */
export const LETTER_SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'

export const letterPolicy = (clubUrl: string) =>
  contentPolicy({
    sandbox: LETTER_SANDBOX,
    'base-uri': clubUrl,
    'font-src': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'self'",
    'img-src': `${clubUrl} data:`,
    'style-src': "'unsafe-inline'",
  })

/** The mail's own HTML, deliberately unescaped: the policy above and the frame's sandbox make it harmless. */
export const letter = (message: MailMessage, clubUrl: string): Html =>
  html`<!doctype html><meta charset="utf-8" /><base
      href="${clubUrl}/"
      target="_blank"
    />${raw(message.html ?? '')}`
