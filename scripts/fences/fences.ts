import type { Breach, Fence } from './Fence.ts'
import { arrows } from './rules/arrows.ts'
import { assertions } from './rules/assertions.ts'
import { callers } from './rules/callers.ts'
import { clientDirective } from './rules/clientDirective.ts'
import { cycles } from './rules/cycles.ts'
import { deviceClock } from './rules/deviceClock.ts'
import { documentedExports } from './rules/documentedExports.ts'
import { documentLinks } from './rules/documentLinks.ts'
import { dossiers } from './rules/dossiers.ts'
import { filters } from './rules/filters.ts'
import { indexFiles } from './rules/indexFiles.ts'
import { lateImports } from './rules/lateImports.ts'
import { lengths } from './rules/lengths.ts'
import { movedClock } from './rules/movedClock.ts'
import { names, rowNames } from './rules/names.ts'
import { ownLists } from './rules/ownLists.ts'
import { pageTexts } from './rules/pageTexts.ts'
import { network, purity } from './rules/purity.ts'
import { publishedLibraries } from './rules/publishedLibraries.ts'
import { rawValues } from './rules/rawValues.ts'
import { routeAddresses } from './rules/routeAddresses.ts'
import { routing } from './rules/routing.ts'
import { styling } from './rules/styling.ts'
import { testClock } from './rules/testClock.ts'
import { texts } from './rules/texts.ts'
import { thinness } from './rules/thinness.ts'
import { timeLimits } from './rules/timeLimits.ts'
import { groupIds, routeIds } from './rules/titles.ts'
import { topLevelAwait } from './rules/topLevelAwait.ts'
import { usedTexts } from './rules/usedTexts.ts'
import type { Tree } from './Tree.ts'

export const fences: readonly Fence[] = [
  arrows,
  cycles,
  callers,
  network,
  purity,
  thinness,
  routing,
  routeAddresses,
  publishedLibraries,
  clientDirective,
  rawValues,
  filters,
  styling,
  names,
  indexFiles,
  rowNames,
  texts,
  pageTexts,
  usedTexts,
  lateImports,
  topLevelAwait,
  lengths,
  dossiers,
  assertions,
  groupIds,
  routeIds,
  ownLists,
  deviceClock,
  testClock,
  movedClock,
  timeLimits,
  documentLinks,
  documentedExports,
]

export interface Finding {
  readonly fence: Fence
  readonly breaches: readonly Breach[]
}

export const inspect = (tree: Tree): Finding[] =>
  fences.map(fence => ({ fence, breaches: fence.check(tree) })).filter(({ breaches }) => breaches.length > 0)
