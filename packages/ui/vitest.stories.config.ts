import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromium } from '../../scripts/testing/chromium.ts'
import { reports } from '../../scripts/testing/reports.ts'
import { browserDeps } from './browserDeps.ts'

const root = import.meta.dirname

/** Every story, with axe, in each scheme and theme, on wide and on the narrowest screens, in both languages. */
const looks = [
  { name: 'day', look: 'light', width: 1280, locale: 'en' },
  { name: 'evening on a phone', look: 'dark', width: 320, locale: 'es' },
  { name: 'lounge', look: 'lucky-lounge', width: 1280, locale: 'en' },
] as const

export default defineConfig({
  test: {
    reporters: reports('stories'),
    projects: looks.map(({ name, look, width, locale }) => ({
      plugins: [
        storybookTest({ configDir: `${root}/../../.storybook`, initialGlobals: { look, locale } }),
        // Storybook makes its own folder's parent the root; dependencies and reports belong to this package.
        { name: 'stories-root', enforce: 'post' as const, config: () => ({ root }) },
      ],
      optimizeDeps: { include: browserDeps },
      test: {
        dir: root,
        name,
        isolate: false,
        browser: { ...chromium(), viewport: { width, height: 800 } },
      },
    })),
  },
})
