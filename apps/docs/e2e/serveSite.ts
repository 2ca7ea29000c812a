import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import { readConfig } from '../../server/src/kernel/config/config.ts'
import { openFiles } from '../../server/src/kernel/http/files.ts'
import { listen } from '../../server/src/kernel/http/listener.ts'

const pathTo = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))

export { expect }

interface Complaints {
  /** Allows an error that the test causes itself. */
  allow(complaint: RegExp): void
}

/**
 * A browser, and the server's part that answers with the site. No page may write an error to its console, break its
 * content security policy, or ask another server for anything.
 */
export const test = base.extend<{ complaints: Complaints }, { siteUrl: string }>({
  siteUrl: [
    // Playwright wants this parameter destructured.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, use) => {
      const files = await openFiles(readConfig({}), {
        client: null,
        embed: null,
        media: null,
        developers: { site: pathTo('../dist'), storybook: pathTo('../../../storybook-static') },
      })
      const listener = await listen({
        host: '127.0.0.1',
        port: 0,
        fetch: async request =>
          (await files(new URL(request.url).pathname, request)) ?? new Response(null, { status: 404 }),
      })
      await use(`http://127.0.0.1:${listener.port}`)
      await listener.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  complaints: [
    async ({ context, siteUrl }, use) => {
      const all: string[] = []
      const allowed: RegExp[] = []
      context.on('console', message => {
        if (message.type() === 'error') all.push(`${message.location().url}: ${message.text()}`)
      })
      context.on('weberror', ({ error }) => all.push(String(error())))
      context.on('request', request => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.origin !== siteUrl) all.push(`a request to ${url.href}`)
      })
      await use({ allow: complaint => void allowed.push(complaint) })
      expect(all.filter(said => !allowed.some(complaint => complaint.test(said)))).toEqual([])
    },
    { auto: true },
  ],
})
