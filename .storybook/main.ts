import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'

/** Absolute, so that the addons are found from any package that runs the stories. */
const addon = (name: string) => fileURLToPath(new URL('.', import.meta.resolve(`${name}/package.json`)))

const config: StorybookConfig = {
  stories: ['../packages/ui/src/**/*.stories.tsx'],
  addons: [addon('@storybook/addon-docs'), addon('@storybook/addon-a11y'), addon('@storybook/addon-vitest')],
  // The media files of the stories' fixtures, and the pictures of a second lottery; tests do not need them.
  staticDirs: process.env.VITEST
    ? []
    : [
        { from: '../apps/server/media', to: '/media/api/file' },
        { from: '../scripts/testing/lakeState', to: '/lottery' },
      ],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: viteConfig =>
    mergeConfig(viteConfig, {
      plugins: [vanillaExtractPlugin()],
      // Themes carry both schemes in light-dark(); a lower build target would compile it away too early.
      build: { cssTarget: ['chrome123', 'firefox125', 'safari17.5'] },
      resolve: { conditions: ['@players-club/source', 'browser', 'module', 'import', 'default'] },
    }),
}

export default config
