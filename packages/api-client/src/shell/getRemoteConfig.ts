import { remoteConfig } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** Outage, greeting, balance buttons, flags and switches. Clients ask at most every half hour. */
export const getRemoteConfig = endpoint({
  name: 'shell.getRemoteConfig',
  client: 'main',
  method: 'GET',
  path: '/remote-config',
  answer: remoteConfig,
  access: 'open',
})
