import { html } from 'hono/html'
import { headTags } from '../../pages/headTags.ts'
import type { Html } from '../../pages/page.ts'
import type { Game } from './games.ts'
import { symbolSheet } from './symbols.ts'

/** The landscape behind the game: sky, mesas and ground, coloured by the scene of the game. */
const land = html`<svg
  class="land"
  viewBox="0 0 400 120"
  preserveAspectRatio="xMidYMax slice"
  aria-hidden="true"
  focusable="false"
>
  <path class="far" d="M0 78l26-6V50h44v22l30 4 14-30h52l10 32 40-4V58h30v18l34-8 8-26h62l8 30 42 2v46H0z" />
  <path class="near" d="M0 96l60-10 40 6 70-14 60 16 80-12 90 14v24H0z" />
  <path
    class="cactus"
    d="M52 100V74a3 3 0 0 1 6 0v12h3v-6a2 2 0 0 1 4 0v7a4 4 0 0 1-4 4h-3v9zM340 104V70a3.5 3.5 0 0 1 7 0v8h3v-7a2.5 2.5 0 0 1 5 0v8a4 4 0 0 1-4 4h-4v21zm0-12h-4a4 4 0 0 1-4-4v-6a2.5 2.5 0 0 1 5 0v5h3z"
  />
</svg>`

const reels = html`<div id="board" class="reels" aria-hidden="true">
  ${[0, 1, 2].map(() => html`<div class="reel"><div class="strip"></div></div>`)}
</div>`

const wheel = html`<div class="wheel">
  <svg class="needle" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M2 2h20L12 22z" />
  </svg>
  <svg id="board" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false"></svg>
</div>`

const places = html`<div id="board" class="places" role="group" aria-labelledby="name"></div>`

const boards = { spin: reels, wheel, match: places }

/** A page that reveals a round. It sends "ready", and the host page answers with the outcome. */
export const gamePage = ({ clubUrl, game }: { clubUrl: string; game: Game }): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        ${headTags(game.names.en, 'dark')}
        <link rel="preload" href="/fonts/figtree.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/arcade/files/game.css" />
        <script type="module" src="/arcade/files/${game.kind}Game.js"></script>
      </head>
      <body
        data-club="${clubUrl}"
        data-scene="${game.scene}"
        data-name-en="${game.names.en}"
        data-name-es="${game.names.es}"
      >
        ${symbolSheet} ${land}
        <main>
          <header>
            <h1 id="name">${game.names.en}</h1>
            <p id="mode" class="mode" hidden></p>
          </header>
          <section class="paytable" aria-labelledby="paytable-title">
            <h2 id="paytable-title"></h2>
            <ul id="paytable" role="list"></ul>
          </section>
          <div class="stage">
            ${boards[game.kind]}
            <ol id="marks" class="marks" role="list" hidden></ol>
          </div>
          <p id="spoken" class="spoken" role="status"></p>
          <div id="presses" class="presses">
            <button id="act" class="press main" disabled></button>
            <button id="again" class="press" hidden></button>
            <button id="leave" class="press quiet"></button>
          </div>
        </main>
      </body>
    </html>`
