import { html } from 'hono/html'
import { headTags } from '../../pages/headTags.ts'
import type { Html } from '../../pages/page.ts'

/** A game that shows a draw, picture by picture, once the host page has sent it. */
export const quickDrawPage = ({ clubUrl }: { clubUrl: string }): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        ${headTags('Quick draw · Sandbox')}
        <link rel="stylesheet" href="/sandbox.css" />
        <script type="module" src="/arcade/quick-draw/game.js"></script>
      </head>
      <body class="scan" data-club="${clubUrl}">
        <header class="board"><p class="stencil">Sandbox: quick draw</p></header>
        <main id="main">
          <h1>Quick draw</h1>
          <p id="status" role="status">Waiting for the draw.</p>
          <ol id="lines" class="draw-lines"></ol>
          <div class="presses">
            <button class="button" id="again" disabled>Show it again</button>
            <button class="button quiet" data-warning="closing">Sales close soon</button>
            <button class="button quiet" data-warning="delayed">The draw is delayed</button>
          </div>
        </main>
      </body>
    </html>`
