import { html, raw } from 'hono/html'
import { headTags } from '../../pages/headTags.ts'
import type { Html } from '../../pages/page.ts'
import type { IdScan } from './IdScan.ts'

const portrait = raw(
  '<svg viewBox="0 0 60 72" width="72" height="86" aria-hidden="true"><rect class="id-back" width="60" height="72" rx="6"/><circle class="id-head" cx="30" cy="28" r="13"/><path class="id-head" d="M8 72c0-14 10-23 22-23s22 9 22 23z"/></svg>',
)

const asking = ({ id, firstName, lastName, birthDate }: IdScan): Html => html`
  <h1>Hold your ID in front of the camera</h1>
  <p>A stand-in for the camera, as nothing here is real. You decide how well the picture came out.</p>
  <div class="id-card">
    ${portrait}
    <dl>
      <div>
        <dt>Name</dt>
        <dd>${firstName} ${lastName}</dd>
      </div>
      <div>
        <dt>Born</dt>
        <dd>${birthDate}</dd>
      </div>
    </dl>
  </div>
  <form class="presses" method="post" action="/identity/scans/${id}">
    <button class="button" name="decision" value="approve">Approve</button>
    <button class="button quiet" name="decision" value="reject">Reject</button>
  </form>
`

const WORDS = {
  approved: ['Your ID is approved', 'You are done here. The page around this one goes on by itself.'],
  rejected: [
    'Your ID could not be read',
    'You are done here. The page around this one says what to do next.',
  ],
  lapsed: ['This scan has run out', 'It was open for an hour. Ask for a new one.'],
} as const

const over = (status: keyof typeof WORDS): Html => {
  const [title, text] = WORDS[status]
  return html`
    <h1>${title}</h1>
    <p role="status">${text}</p>
  `
}

/** The page of the fake ID scan provider, for a frame of the product. */
export const scanPage = (scan: IdScan, status: 'pending' | keyof typeof WORDS): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        ${headTags('Id scan · Sandbox')}
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body class="scan">
        <header class="board"><p class="stencil">Sandbox: id scan</p></header>
        <main id="main">${status === 'pending' ? asking(scan) : over(status)}</main>
      </body>
    </html>`
