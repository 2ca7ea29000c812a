import type { Config } from '@react-router/dev/config'
import { join } from 'node:path'
import { compressFolder } from '../../scripts/building/compressed.ts'

export default {
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressFolder(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
