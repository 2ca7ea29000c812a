/** All places are taken, of this player or of all; nothing was done, and the client should retry. */
export class NotAdmittedError extends Error {
  override readonly name = 'NotAdmittedError'
  /** Whether this player's own requests take the places. */
  readonly isOfPlayer: boolean

  constructor(isOfPlayer: boolean) {
    super(isOfPlayer ? 'Too much of one player is under way.' : 'Too much is under way.')
    this.isOfPlayer = isOfPlayer
  }
}

export interface AdmissionOptions {
  /** How many callers are admitted at once, running or waiting. */
  capacity: number
  /** How many of them may be of one player. */
  share: number
}

/** Runs work or refuses it at once. Without a player only the capacity counts. */
export type Admit = <T>(work: () => Promise<T>, playerId?: string) => Promise<T>

/** Bounds expensive work, so that one player cannot take all of it. */
export const createAdmission = ({ capacity, share }: AdmissionOptions): Admit => {
  let admitted = 0
  const admittedOf = new Map<string, number>()
  const ofPlayer = (playerId: string) => admittedOf.get(playerId) ?? 0
  const leave = (playerId: string) => {
    const rest = ofPlayer(playerId) - 1
    if (rest > 0) admittedOf.set(playerId, rest)
    else admittedOf.delete(playerId)
  }

  return async (work, playerId) => {
    if (playerId !== undefined && ofPlayer(playerId) >= share) throw new NotAdmittedError(true)
    if (admitted >= capacity) throw new NotAdmittedError(false)
    admitted += 1
    if (playerId !== undefined) admittedOf.set(playerId, ofPlayer(playerId) + 1)
    try {
      return await work()
    } finally {
      admitted -= 1
      if (playerId !== undefined) leave(playerId)
    }
  }
}
