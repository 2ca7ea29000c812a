import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import starlight from '@astrojs/starlight'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { compressFolder } from '../../scripts/building/compressed.ts'
import { writeScriptHashes } from '../../scripts/building/scriptHashes.ts'
import { BASE } from './src/repository/rewriteLinks.ts'
import { sidebar } from './src/sidebar.ts'

/** Enough for pages of text; the best quality would take as long as the rest of the build. */
const BROTLI_QUALITY = 5

/** The last steps of a build. */
const forTheServer: AstroIntegration = {
  name: 'for-the-server',
  hooks: {
    async 'astro:build:done'({ dir }) {
      const folder = fileURLToPath(dir)
      await compressFolder(folder, BROTLI_QUALITY)
      await writeScriptHashes(folder)
    },
  },
}

export default defineConfig({
  base: BASE,
  trailingSlash: 'always',
  build: { assets: 'assets' },
  integrations: [
    starlight({
      title: 'Players Club for developers',
      customCss: ['./src/styles/site.css'],
      components: { PageFrame: './src/components/PageFrame.astro' },
      sidebar,
      // What does not scroll needs no focus and no name.
      expressiveCode: { defaultProps: { wrap: true } },
      pagination: false,
      credits: false,
    }),
    react(),
    forTheServer,
  ],
  vite: {
    build: {
      // Themes carry both schemes in light-dark(), which an older target would resolve too early.
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    },
  },
})
