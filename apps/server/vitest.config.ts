import { configDefaults, defineConfig } from 'vitest/config'
import { workInMemory } from '../../scripts/testing/memory.ts'
import { suite } from '../../scripts/testing/suite.ts'

workInMemory()

export default defineConfig({
  resolve: { conditions: ['@players-club/source', 'node'] },
  ssr: { resolve: { conditions: ['@players-club/source', 'node'] } },
  test: {
    ...suite('unit'),
    include: ['{src,demo,test}/**/*.test.ts'],
    // What reads documents is a suite of its own (vitest.documents.config.ts): a changed sentence runs no other test.
    exclude: [...configDefaults.exclude, 'test/documents/**'],
    globalSetup: ['test/globalSetup.ts'],
    // Each test file opens its own database; nothing else is shared between files.
    isolate: false,
  },
})
