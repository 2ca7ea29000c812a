import { html } from 'hono/html'

/** What the head of every page begins with. */
export const headTags = (title: string, scheme: 'light dark' | 'dark' = 'light dark') => html`
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width, initial-scale=1" />
  <meta name="color-scheme" content="${scheme}" />
  <title>${title}</title>
  <link rel="icon" href="/icon.svg" type="image/svg+xml" />
`
