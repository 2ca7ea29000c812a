import type { TicketKind } from '@players-club/domain-models'
import { agave, copper, dusk, saguaro, sun } from '../../tokens/palette.ts'

/** The colours of a sample, and the codes on it. */
export interface SampleLook {
  ground: string
  shade: string
  band: string
  mark: string
  /** The codes as printed; the code to type is above the barcode or below it. */
  code: string
  second?: string
  isCodeAbove: boolean
}

export const sampleLooks: Readonly<Record<TicketKind, SampleLook>> = {
  scratch: {
    ground: copper[100],
    shade: copper[200],
    band: copper[600],
    mark: sun[300],
    code: '1404-000017-123',
    second: '573',
    isCodeAbove: false,
  },
  fastPlay: {
    ground: agave[200],
    shade: agave[300],
    band: agave[700],
    mark: sun[300],
    code: '1501-000017-123',
    second: 'A7K2M9QX',
    isCodeAbove: false,
  },
  draw: {
    ground: sun[200],
    shade: sun[300],
    band: saguaro[600],
    mark: copper[400],
    code: '4K7QD-M29XA-R8TPW-3HC6N-Y5ZJB',
    isCodeAbove: true,
  },
  quickDraw: {
    ground: dusk[200],
    shade: dusk[300],
    band: dusk[700],
    mark: agave[300],
    code: '8PW3H-C6NY5-ZJB4K-7QDM2-9XAR8',
    isCodeAbove: true,
  },
  quickCard: {
    ground: saguaro[200],
    shade: saguaro[300],
    band: saguaro[800],
    mark: copper[300],
    code: '40172-93846-51027-38465-1920',
    isCodeAbove: true,
  },
}

/** The sides and the middle of the paper. */
export const LEFT = 104
export const RIGHT = 376
export const MIDDLE = (LEFT + RIGHT) / 2
