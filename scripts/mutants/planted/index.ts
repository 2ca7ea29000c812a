import type { Mutant } from '../Mutant.ts'
import { abuse } from './abuse.ts'
import { apiClient } from './apiClient.ts'
import { apart } from './apart.ts'
import { backlogs } from './backlogs.ts'
import { edges } from './edges.ts'
import { embed } from './embed.ts'
import { flows } from './flows.ts'
import { focus } from './focus.ts'
import { forms } from './forms.ts'
import { joins } from './joins.ts'
import { lastDays } from './lastDays.ts'
import { lottery } from './lottery.ts'
import { lotteryLanguages } from './lotteryLanguages.ts'
import { lotteryMoney } from './lotteryMoney.ts'
import { loungeEdges } from './loungeEdges.ts'
import { meanwhile } from './meanwhile.ts'
import { navigation } from './navigation.ts'
import { offers } from './offers.ts'
import { pages } from './pages.ts'
import { pending } from './pending.ts'
import { places } from './places.ts'
import { reached } from './reached.ts'
import { retries } from './retries.ts'
import { reachedPlayers } from './reachedPlayers.ts'
import { rules } from './rules.ts'
import { serverAccounts } from './serverAccounts.ts'
import { serverDays } from './serverDays.ts'
import { serverDraws } from './serverDraws.ts'
import { serverMoney } from './serverMoney.ts'
import { serverOthers } from './serverOthers.ts'
import { serverPlay } from './serverPlay.ts'
import { serverTruth } from './serverTruth.ts'
import { shown } from './shown.ts'
import { statements } from './statements.ts'
import { switches } from './switches.ts'
import { truth } from './truth.ts'
import { typed } from './typed.ts'
import { views } from './views.ts'

/** Every bug that is planted. */
export const planted: readonly Mutant[] = [
  ...abuse,
  ...reached,
  ...retries,
  ...navigation,
  ...reachedPlayers,
  ...rules,
  ...forms,
  ...apiClient,
  ...flows,
  ...views,
  ...switches,
  ...pages,
  ...joins,
  ...edges,
  ...loungeEdges,
  ...typed,
  ...focus,
  ...meanwhile,
  ...pending,
  ...places,
  ...truth,
  ...offers,
  ...shown,
  ...statements,
  ...lottery,
  ...lotteryLanguages,
  ...lotteryMoney,
  ...lastDays,
  ...embed,
  ...apart,
  ...serverDays,
  ...serverMoney,
  ...serverPlay,
  ...serverDraws,
  ...serverAccounts,
  ...serverTruth,
  ...serverOthers,
  ...backlogs,
]
