import { contract } from '@players-club/api-client/contract'
import { bind, type Route } from '../kernel/http/bind.ts'
import type { Shell } from './shell.service.ts'

const { getFeatureFlags, getRemoteConfig } = contract.shell

export const shellRoutes = (shell: Shell): Route[] => [
  bind(getRemoteConfig, () => shell.getRemoteConfig()),

  bind(getFeatureFlags, async ({ findSession }) => ({
    authorizedFlags: await shell.getAuthorizedFlags(await findSession()),
  })),
]
