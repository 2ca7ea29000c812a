import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { chromium } from '../../scripts/testing/chromium.ts'
import { limits } from '../../scripts/testing/patience.ts'
import { suite } from '../../scripts/testing/suite.ts'
import { storiesInTheLounge } from '../../scripts/testing/storiesInTheLounge.ts'
import { browserDeps } from './browserDeps.ts'
import type { StoryGlobals } from './src/testing/storyChecks.ts'

const root = import.meta.dirname

/**
 * Every story in each scheme, on wide and on the narrowest screens, in both languages. All axe rules run on
 * the phone; in the light scheme also those that depend on the theme, and the lounge's colours where the
 * story is shown there.
 */
const configurations: readonly ({ name: string } & StoryGlobals)[] = [
  {
    name: 'day',
    theme: 'light',
    viewport: { value: 'desk' },
    locale: 'en',
    judgedBy: 'rules of theme and width',
  },
  {
    name: 'evening on a phone',
    theme: 'dark',
    viewport: { value: 'phone' },
    locale: 'es',
    judgedBy: 'all rules',
  },
]
const inTheLounge = storiesInTheLounge()

export default defineConfig({
  plugins: [
    storybookTest({ configDir: `${root}/../../.storybook` }),
    // Storybook uses the parent of its own folder as root; dependencies and reports belong to this package.
    { name: 'stories-root', enforce: 'post', config: () => ({ root }) },
  ],
  optimizeDeps: { include: [...browserDeps, 'axe-core'] },
  test: {
    ...suite('stories'),
    dir: root,
    expect: { poll: { timeout: limits.poll } },
    isolate: false,
    setupFiles: [`${root}/src/testing/storyChecks.ts`],
    browser: {
      ...chromium({ reducedMotion: 'no-preference' }),
      // One project, so that every source is read and transformed once for all configurations.
      instances: configurations.map(({ name, ...globals }) => ({
        browser: 'chromium',
        name,
        provide: {
          'storybook/test-initial-globals': globals,
          'stories/in-the-lounge': name === 'day' ? inTheLounge : [],
        },
      })),
    },
  },
})
