import { loadLate } from '@players-club/domain-models'
import type { LocationPort } from '../ClubPorts.ts'

/** Few visits ask where the device is: what does comes when one does. */
export const browserLocation: LocationPort = {
  read: async onPrompt => (await loadLate(() => import('./locateDevice.ts'))).locateDevice(onPrompt),
}
