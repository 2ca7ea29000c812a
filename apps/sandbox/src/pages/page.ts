import { html } from 'hono/html'
import type { FieldProblem } from '../kernel/Refusal.ts'
import { SERVICES, type ServiceName } from './services.ts'
import { headTags } from './headTags.ts'
import { icons } from './icons.ts'

export type Html = ReturnType<typeof html>

type PageProps = {
  title: string
  clubUrl: string
  service?: ServiceName
  intro?: string
  /** The message about the change that was just made. */
  done?: string | undefined
  problems?: readonly FieldProblem[]
  body: Html
}

const problemBox = (problems: readonly FieldProblem[]) => html`
  <div class="notice problem" role="alert" aria-labelledby="problem-title">
    <h2 id="problem-title">There is a problem</h2>
    <ul>
      ${problems.map(({ field, text }) => html`<li>${field ? html`<a href="#${field}">${text}</a>` : text}</li>`)}
    </ul>
  </div>
`

const navigation = (service?: ServiceName) => html`
  <nav class="services" aria-label="Services">
    <ul>
      ${SERVICES.map(
        ({ name, title, icon }) =>
          html`<li>
            <a href="/${name}" ${name === service ? html`aria-current="page"` : ''}
              >${icon}<span>${title}</span></a
            >
          </li>`,
      )}
    </ul>
  </nav>
`

/** The layout of every page of the sandbox itself; works without JavaScript. */
export const page = ({ title, clubUrl, service, intro, done, problems = [], body }: PageProps): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        ${headTags(`${problems.length > 0 ? 'Problem: ' : ''}${title} · Sandbox`)}
        <link rel="preload" href="/fonts/figtree.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="board">
          <div class="wrap bar">
            <a class="brand" href="/"><strong>Sandbox</strong><span>the outside world in a box</span></a>
            <a class="button quiet" href="${clubUrl}/" target="_blank" rel="noopener">
              <span>Players Club<span class="visually-hidden"> (opens in a new tab)</span></span
              >${icons.out}
            </a>
          </div>
          <div class="wrap">${navigation(service)}</div>
        </header>
        <main class="wrap" id="main" tabindex="-1">
          <h1>${title}</h1>
          ${intro ? html`<p class="intro">${intro}</p>` : ''}
          ${done ? html`<div class="notice done" role="status">${done}</div>` : ''}
          ${problems.length > 0 ? problemBox(problems) : ''} ${body}
        </main>
        <footer class="wrap">
          <p>Nothing here is real: no mail leaves this machine and no money moves.</p>
        </footer>
      </body>
    </html>`
