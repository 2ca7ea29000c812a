import type { Mutant } from '../Mutant.ts'
import { apiClient } from './apiClient.ts'
import { domainModelsAToP } from './domainModelsAToP.ts'
import { domainModelsRToT } from './domainModelsRToT.ts'
import { embed } from './embed.ts'
import { flowsAccounts } from './flowsAccounts.ts'
import { flowsClubAction } from './flowsClubAction.ts'
import { flowsClubBrowser } from './flowsClubBrowser.ts'
import { flowsClubOthers } from './flowsClubOthers.ts'
import { flowsClubQuery } from './flowsClubQuery.ts'
import { flowsClubSession } from './flowsClubSession.ts'
import { flowsLounge } from './flowsLounge.ts'
import { flowsOthers } from './flowsOthers.ts'
import { flowsProfile } from './flowsProfile.ts'
import { flowsShell } from './flowsShell.ts'
import { flowsStore } from './flowsStore.ts'
import { flowsTickets } from './flowsTickets.ts'
import { formsValidation } from './formsValidation.ts'
import { sandboxServices } from './sandboxServices.ts'
import { serverAccounts } from './serverAccounts.ts'
import { serverActivities } from './serverActivities.ts'
import { serverIdentity } from './serverIdentity.ts'
import { serverKernelConfig } from './serverKernelConfig.ts'
import { serverKernelDatabase } from './serverKernelDatabase.ts'
import { serverKernelHttp } from './serverKernelHttp.ts'
import { serverKernelLimits } from './serverKernelLimits.ts'
import { serverKernelOthers } from './serverKernelOthers.ts'
import { serverKernelSessions } from './serverKernelSessions.ts'
import { serverLocation } from './serverLocation.ts'
import { serverLounge } from './serverLounge.ts'
import { serverOthers } from './serverOthers.ts'
import { serverProfile } from './serverProfile.ts'
import { serverPromotions } from './serverPromotions.ts'
import { serverRewards } from './serverRewards.ts'
import { serverStore } from './serverStore.ts'
import { serverTickets } from './serverTickets.ts'
import { uiAccounts } from './uiAccounts.ts'
import { uiHistory } from './uiHistory.ts'
import { uiLounge } from './uiLounge.ts'
import { uiOthers } from './uiOthers.ts'
import { uiPrimitivesBToL } from './uiPrimitivesBToL.ts'
import { uiPrimitivesDialog } from './uiPrimitivesDialog.ts'
import { uiPrimitivesMToT } from './uiPrimitivesMToT.ts'
import { uiProfile } from './uiProfile.ts'
import { uiRewards } from './uiRewards.ts'
import { uiShell } from './uiShell.ts'
import { uiStore } from './uiStore.ts'
import { webAccounts } from './webAccounts.ts'
import { webLounge } from './webLounge.ts'
import { webOthers } from './webOthers.ts'
import { webShell } from './webShell.ts'
import { webStore } from './webStore.ts'

/** Every bug that is planted. */
export const planted: readonly Mutant[] = [
  ...apiClient,
  ...domainModelsAToP,
  ...domainModelsRToT,
  ...embed,
  ...flowsAccounts,
  ...flowsClubAction,
  ...flowsClubBrowser,
  ...flowsClubOthers,
  ...flowsClubQuery,
  ...flowsClubSession,
  ...flowsLounge,
  ...flowsOthers,
  ...flowsProfile,
  ...flowsShell,
  ...flowsStore,
  ...flowsTickets,
  ...formsValidation,
  ...sandboxServices,
  ...serverAccounts,
  ...serverActivities,
  ...serverIdentity,
  ...serverKernelConfig,
  ...serverKernelDatabase,
  ...serverKernelHttp,
  ...serverKernelLimits,
  ...serverKernelOthers,
  ...serverKernelSessions,
  ...serverLocation,
  ...serverLounge,
  ...serverOthers,
  ...serverProfile,
  ...serverPromotions,
  ...serverRewards,
  ...serverStore,
  ...serverTickets,
  ...uiAccounts,
  ...uiHistory,
  ...uiLounge,
  ...uiOthers,
  ...uiPrimitivesBToL,
  ...uiPrimitivesDialog,
  ...uiPrimitivesMToT,
  ...uiProfile,
  ...uiRewards,
  ...uiShell,
  ...uiStore,
  ...webAccounts,
  ...webLounge,
  ...webOthers,
  ...webShell,
  ...webStore,
]
