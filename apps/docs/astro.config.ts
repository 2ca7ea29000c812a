import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import starlight from '@astrojs/starlight'
import type { AstroIntegration } from 'astro'
import { defineConfig } from 'astro/config'
import { writeScriptHashes } from '../../scripts/building/scriptHashes.ts'
import { BASE } from './src/repository/rewriteLinks.ts'
import { sidebar } from './src/sidebar.ts'

/** The last step of a build. */
const scriptHashes: AstroIntegration = {
  name: 'script-hashes',
  hooks: { 'astro:build:done': ({ dir }) => writeScriptHashes(fileURLToPath(dir)) },
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
    scriptHashes,
  ],
  vite: {
    build: {
      // Themes carry both schemes in light-dark(), which an older target would resolve too early.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    },
  },
})
