import { createFairQueue, type FairQueueOptions } from './fairQueue.ts'
import { ProcessEndedError, startPhotoProcess, type PhotoProcess } from './photoProcess.ts'

export interface PhotoQuestion {
  bytes: Uint8Array
  extensions: readonly string[]
}

export type PhotoAnswer = { isPicture: true; photo: Uint8Array } | { isPicture: false }

/** The file is not a picture of an accepted format. */
export class NoPictureError extends Error {
  override readonly name = 'NoPictureError'
}

/** The decoder did not finish with this file, or crashed on it. */
export class HardPictureError extends Error {
  override readonly name = 'HardPictureError'
}

export interface PhotoEncoderOptions extends Partial<FairQueueOptions> {
  worker?: URL
  /** The deadlines for a process to start, and for it to answer. */
  startDeadline?: () => AbortSignal
  deadline?: () => AbortSignal
  /** A process is replaced after so many photos, because codecs leak memory. */
  photosPerProcess?: number
}

export interface PhotoEncoder {
  /**
   * The stored form of a photo: decoded and re-encoded as WebP, upright, limited in pixels, without location and camera
   * metadata. A drawing is rasterised, so that none of its scripts and links are left.
   */
  encode(playerId: string, question: PhotoQuestion): Promise<Uint8Array>
  /** The ids of the processes that wait for photos or decode one. */
  readonly pids: readonly number[]
  close(): void
}

/** Two decoders, each in a process that starts with its first photo: few servers ever get one. */
export const createPhotoEncoder = ({
  worker = new URL('./photoWorker.ts', import.meta.url),
  startDeadline = () => AbortSignal.timeout(30_000),
  deadline = () => AbortSignal.timeout(10_000),
  photosPerProcess = 200,
  atOnce = 2,
  waitingEach = 2,
  waitingInAll = 40,
}: PhotoEncoderOptions = {}): PhotoEncoder => {
  const inTurn = createFairQueue({ atOnce, waitingEach, waitingInAll })
  const idle: { process: PhotoProcess; photos: number }[] = []
  const alive = new Set<PhotoProcess>()

  const takeProcess = () => {
    for (let found = idle.pop(); found; found = idle.pop()) {
      if (!found.process.hasEnded) return found
      alive.delete(found.process)
    }
    const process = startPhotoProcess(worker, startDeadline())
    alive.add(process)
    return { process, photos: 0 }
  }

  const end = (process: PhotoProcess) => {
    process.kill()
    alive.delete(process)
  }

  const decode = async (question: PhotoQuestion): Promise<Uint8Array> => {
    const { process, photos } = takeProcess()
    try {
      // A decoder that cannot be started is not an error of the photo.
      await process.ready
      const asked = process.ask(question, deadline()).catch((error: unknown) => {
        throw new HardPictureError('The photo was too much for the decoder.', { cause: error })
      })
      // The other end is always our own worker.
      const answer = (await asked) as PhotoAnswer
      if (photos + 1 < photosPerProcess) idle.push({ process, photos: photos + 1 })
      else end(process)
      if (!answer.isPicture) throw new NoPictureError('The file could not be read as a picture.')
      return answer.photo
    } catch (error) {
      if (error instanceof HardPictureError || error instanceof ProcessEndedError) end(process)
      throw error
    }
  }

  return {
    encode: (playerId, question) => inTurn(playerId, () => decode(question)),
    get pids() {
      return [...alive].flatMap(({ pid }) => (pid === undefined ? [] : [pid]))
    },
    close() {
      for (const process of alive) end(process)
    },
  }
}
