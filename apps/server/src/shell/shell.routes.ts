import { contract } from '@players-club/api-client/contract'
import { openRoute, type Route } from '../kernel/http/Route.ts'
import type { Shell } from './shell.service.ts'

const { getFeatureFlags, getRemoteConfig } = contract.shell

export const shellRoutes = (shell: Shell): Route[] => [
  openRoute(getRemoteConfig, () => shell.getRemoteConfig()),

  openRoute(getFeatureFlags, async ({ findSession }) => ({
    authorizedFlags: await shell.getAuthorizedFlags(await findSession()),
  })),
]
