import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { compressFolder } from '../../scripts/building/compressed.ts'

export default {
  ssr: true,
  // Most loaders in the browser are a line: each would be a request of its own.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) => compressFolder(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
