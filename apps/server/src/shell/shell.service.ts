import {
  defaultRemoteConfig,
  flagsInForce,
  parseCommaList,
  remoteConfig,
  type RemoteConfig,
  type Settings,
} from '@players-club/domain-models'
import { mask, StructError } from 'superstruct'
import { emailKeyOf } from '../accounts/findPlayer.ts'
import type { Config } from '../kernel/config/config.ts'
import type { Database } from '../kernel/database/index.ts'
import type { RemoteOverrides } from './RemoteOverrides.ts'

export interface ShellDeps {
  config: Pick<Config, 'features' | 'discloseAccountState'>
  database: Database
  overrides: RemoteOverrides
  settings: Pick<Settings, 'builtInFeatures' | 'quickFeatures'>
  /** Called with the name of a setting that is unknown or has an invalid value. */
  onUnreadable: (name: string) => void
}

interface Player {
  playerId: string
  email: string
}

const SETTINGS = { name: 'shell.settings', text: 'select name, value from settings', values: [] }

const PLAYER_FLAGS = {
  name: 'shell.playerFlags',
  text: 'select flag from player_flags where player_id = $1 order by flag',
}

export const createShell = ({ config, database, overrides, onUnreadable, settings }: ShellDeps) => {
  /** The operator's settings, each parsed on its own: an invalid one does not affect the others. */
  const readSettings = async (): Promise<RemoteConfig> => {
    const rows = await database.statement<{ name: string; value: unknown }>(SETTINGS)
    const known: RemoteConfig = {}
    for (const { name, value } of rows) {
      if (!(name in remoteConfig.schema)) {
        onUnreadable(name)
        continue
      }
      try {
        Object.assign(known, mask({ [name]: value }, remoteConfig))
      } catch (error) {
        if (!(error instanceof StructError)) throw error
        onUnreadable(name)
      }
    }
    return known
  }

  /** The built-in settings, overridden by the operator's, overridden by a demo's. */
  const getRemoteConfig = async (): Promise<RemoteConfig> => {
    const [set, overridden] = await Promise.all([readSettings(), overrides()])
    const { DISCLOSE_ACCOUNT_STATE: _, PLAYER_FLAGS: __, ...forEverybody } = overridden
    return { ...defaultRemoteConfig, FEATURE_FLAGS: config.features.join(','), ...set, ...forEverybody }
  }

  const readFlagsOf = async ({ playerId, email }: Player): Promise<string[]> => {
    const rows = await database.statement<{ flag: string }>({ ...PLAYER_FLAGS, values: [playerId] })
    const { PLAYER_FLAGS: overridden = {} } = await overrides()
    const emailKey = emailKeyOf(email)
    const lists = Object.entries(overridden).filter(([each]) => emailKeyOf(each) === emailKey)
    return [...rows.map(({ flag }) => flag), ...lists.flatMap(([, list]) => parseCommaList(list))]
  }

  return {
    getRemoteConfig,

    /** The features that are on for everyone, plus those of this player. */
    async getAuthorizedFlags(player: Player | null): Promise<string[]> {
      const { FEATURE_FLAGS = '' } = await getRemoteConfig()
      const own = player ? await readFlagsOf(player) : []
      return [...flagsInForce([...parseCommaList(FEATURE_FLAGS), ...own], settings)]
    },

    /** Whether refusals may reveal who has an account. */
    async disclosesAccountState(): Promise<boolean> {
      return (await overrides()).DISCLOSE_ACCOUNT_STATE ?? config.discloseAccountState
    },
  }
}

export type Shell = ReturnType<typeof createShell>
