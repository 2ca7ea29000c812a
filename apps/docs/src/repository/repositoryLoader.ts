import type { Loader } from 'astro/loaders'
import { apiPages } from './apiPages.ts'
import { collectedPages } from './collections.ts'
import { documents, type Page } from './documents.ts'
import { referencePages } from './referencePages.ts'
import { rewriteLinks } from './rewriteLinks.ts'
import { scrollTables } from './scrollTables.ts'

const allPages = (): readonly Page[] => [
  ...documents.map(page => ({ ...page, body: rewriteLinks(page.body, page.path) })),
  ...collectedPages(),
  ...apiPages(),
  ...referencePages(),
]

/** Loads what the repository says as pages, from where it stands. */
export const repositoryLoader: Loader = {
  name: 'repository',
  async load({ store, parseData, renderMarkdown }) {
    for (const { slug, title, body } of allPages()) {
      const data = await parseData({ id: slug, data: { title } })
      const { html, metadata } = await renderMarkdown(body)
      store.set({ id: slug, data, body, rendered: { html: scrollTables(html, title), metadata } })
    }
  },
}
