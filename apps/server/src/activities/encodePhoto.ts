import type sharp from 'sharp'

/** What may come in, by what is in it and not by its name. */
const FORMATS: Readonly<Record<string, string>> = {
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
  svg: 'svg',
}

/** Larger than any camera's picture; what unpacks to more is no picture but an attack. */
const MAX_PIXELS = 60_000_000
const MAX_EDGE = 1600
const QUALITY = 80
const TIMEOUT_S = 10

/** The file is no picture of a kind that is taken. */
export class NoPictureError extends Error {
  override readonly name = 'NoPictureError'
}

let loading: Promise<typeof sharp> | undefined

/** Comes with the first photo: few servers ever see one, and all start sooner without it. */
const load = () => {
  loading ??= import('sharp').then(({ default: codec }) => {
    codec.cache(false)
    codec.concurrency(1)
    return codec
  })
  return loading
}

/** Decodings wait for one another: each takes memory by the megapixel. */
let queue: Promise<unknown> = Promise.resolve()

/**
 * A photo as the club keeps it: decoded and encoded anew as WebP, upright, of at most so many pixels, without the place
 * and the camera that were noted in it. A drawing is painted: none of its scripts and links are left.
 */
export const encodePhoto = (bytes: Uint8Array, extensions: readonly string[]): Promise<Uint8Array> => {
  const work = async () => {
    const codec = await load()
    const picture = codec(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    try {
      const { format } = await picture.metadata()
      if (!extensions.some(extension => FORMATS[extension] === format)) throw new NoPictureError(format)
      return await picture
        .rotate()
        .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .timeout({ seconds: TIMEOUT_S })
        .toBuffer()
    } catch (error) {
      throw new NoPictureError('The file could not be read as a picture.', { cause: error })
    }
  }
  const encoded = queue.then(work)
  queue = encoded.catch(() => undefined)
  return encoded
}
