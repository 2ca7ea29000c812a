import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromium } from '../../scripts/testing/chromium.ts'
import { limits } from '../../scripts/testing/patience.ts'
import { reports } from '../../scripts/testing/reports.ts'
import { browserDeps } from './browserDeps.ts'
import type { Worn } from './src/testing/wornLook.ts'

const root = import.meta.dirname

/**
 * Every story, with axe, in each scheme and theme, on wide and on the narrowest screens, in both languages. By night in
 * the lounge nothing but the colours is another than by day in the club.
 */
const looks: readonly ({ name: string } & Omit<Worn, 'isJudged'>)[] = [
  { name: 'day', look: 'light', viewport: { value: 'desk' }, locale: 'en', isSeenInTheLounge: true },
  { name: 'evening on a phone', look: 'dark', viewport: { value: 'phone' }, locale: 'es' },
]

export default defineConfig({
  plugins: [
    storybookTest({ configDir: `${root}/../../.storybook` }),
    // Storybook makes its own folder's parent the root; dependencies and reports belong to this package.
    { name: 'stories-root', enforce: 'post', config: () => ({ root }) },
  ],
  optimizeDeps: { include: [...browserDeps, 'axe-core'] },
  test: {
    dir: root,
    reporters: reports('stories'),
    testTimeout: limits.test,
    hookTimeout: limits.hook,
    expect: { poll: { timeout: limits.poll } },
    isolate: false,
    setupFiles: [`${root}/src/testing/wornLook.ts`],
    browser: {
      ...chromium(),
      // Of one project, so that every source is read and translated once for all looks.
      instances: looks.map(({ name, ...worn }) => ({
        browser: 'chromium',
        name,
        provide: { 'storybook/test-initial-globals': { ...worn, isJudged: true } },
      })),
    },
  },
})
