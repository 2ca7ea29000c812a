import { html, raw } from 'hono/html'
import { headTags } from '../../pages/headTags.ts'
import type { Html } from '../../pages/page.ts'
import { embedSnippet } from './embedSnippet.ts'

const logo = raw(
  '<svg viewBox="0 0 44 44" width="44" height="44" aria-hidden="true"><rect class="p-deep" width="44" height="44" rx="22"/><path class="p-sun" d="M10 25a12 12 0 0 1 24 0z"/><path class="p-line" d="M8 29c5-3 9 3 14 0s9-3 14 0M12 35c4-2 7 2 10 0s6-2 10 0" fill="none" stroke-width="2.5" stroke-linecap="round"/></svg>',
)

const storefront = raw(
  '<svg viewBox="0 0 480 300" aria-hidden="true"><rect class="p-sky" width="480" height="300"/><circle class="p-sun" cx="384" cy="74" r="38"/><path class="p-mesa" d="M0 176h60l18-44h82l20 44h96l14-30h70l16 30h104v124H0z"/><path class="p-ground" d="M0 232h480v68H0z"/><rect class="p-wall" x="112" y="128" width="232" height="120" rx="4"/><path class="p-awning" d="M100 104h256l14 40a17 17 0 0 1-34 0 17 17 0 0 1-36 0 17 17 0 0 1-36 0 17 17 0 0 1-36 0 17 17 0 0 1-36 0 17 17 0 0 1-36 0 17 17 0 0 1-36 0 17 17 0 0 1-34 0z"/><rect class="p-glass" x="132" y="172" width="84" height="50" rx="3"/><rect class="p-deep" x="244" y="172" width="44" height="76" rx="3"/><rect class="p-glass" x="302" y="172" width="30" height="50" rx="3"/><g class="p-green"><path d="M56 250v-92a13 13 0 0 1 26 0v92zM34 206v-22a7 7 0 0 1 14 0v14h12v14H42a8 8 0 0 1-8-6zM404 250v-66a11 11 0 0 1 22 0v66z"/><path d="M448 214v-20a6 6 0 0 0-12 0v12h-12v13h18a6 6 0 0 0 6-5z"/></g></svg>',
)

const OFFERS = [
  ['Horchata, poured cold', 'Made every morning with cinnamon and rice. $2.50 all week.'],
  ['Green-chile tamales', 'Steamed until they are gone, which is about noon. Three for $6.'],
  ['Lottery counter', 'Scratchers, draw tickets and a friendly check of yours, every day until 10 pm.'],
] as const

/** A fictional partner's web site: another origin, another brand, and the club's widgets in it. */
export const partnerPage = (clubUrl: string): Html => {
  const snippet = embedSnippet(clubUrl)
  return html`<!doctype html>
    <html lang="en">
      <head>
        ${headTags('Dry Wash Market · Partner site in the sandbox')}
        <link rel="stylesheet" href="/sandbox.css" />
        ${raw(snippet.loader)}
      </head>
      <body class="partner">
        <a class="skip" href="#main">Skip to content</a>
        <aside class="ribbon" aria-label="About this page">
          <div class="wrap">
            <span><strong>Sandbox:</strong> a made-up partner’s web site on another origin.</span>
            <a href="/">All services</a>
          </div>
        </aside>
        <header class="wrap shop">
          <a class="shop-name" href="/partner">${logo}<span>Dry Wash Market</span></a>
          <nav aria-label="Dry Wash Market">
            <ul>
              <li><a href="#today">Today</a></li>
              <li><a href="#lounge">Lucky Lounge</a></li>
              <li><a href="#embed">How it is embedded</a></li>
            </ul>
          </nav>
        </header>
        <main class="wrap" id="main" tabindex="-1">
          <section class="hero">
            <div>
              <h1>The corner store where the pavement ends</h1>
              <p>
                Cold drinks, hot tamales, and a counter for your lottery tickets. Open every day from six.
              </p>
              <a class="button" href="#lounge">See your Lucky Lounge balance</a>
            </div>
            ${storefront}
          </section>
          <section class="lounge" id="lounge" aria-labelledby="lounge-title">
            <div>
              <h2 id="lounge-title">Your Lucky Lounge balance</h2>
              <p>Shown here by the Players Club itself. The market never sees your account.</p>
              <noscript>
                <p>
                  This part needs JavaScript. <a href="${clubUrl}/lucky-lounge">Open Lucky Lounge</a> instead.
                </p>
              </noscript>
            </div>
            <div class="slot">${raw(snippet.balance)}</div>
          </section>
          <section id="today" aria-labelledby="today-title">
            <h2 id="today-title">Today at the market</h2>
            <ul class="offers">
              ${OFFERS.map(
                ([title, says]) =>
                  html`<li class="card">
                    <h3>${title}</h3>
                    <p>${says}</p>
                  </li>`,
              )}
            </ul>
          </section>
          <section id="embed" aria-labelledby="embed-title">
            <h2 id="embed-title">How it is embedded</h2>
            <p>Once on the page, then an element for each widget:</p>
            <pre class="plain" tabindex="0" role="region" aria-label="Embed code"><code>${snippet.loader}
${snippet.balance}</code></pre>
          </section>
        </main>
      </body>
    </html>`
}
