import sharp from 'sharp'
import type { PhotoAnswer, PhotoQuestion } from './encodePhoto.ts'

// Runs in a separate process, so that a decoder that hangs or crashes affects nothing else.

/** The accepted formats, detected from the content and not from the file name. */
const FORMATS: Readonly<Record<string, string>> = {
  jpeg: 'jpeg',
  jpg: 'jpeg',
  png: 'png',
  gif: 'gif',
  svg: 'svg',
}

/** Larger than any camera's picture; a file that unpacks to more is an attack. */
const MAX_PIXELS = 60_000_000
const MAX_EDGE = 1600
const QUALITY = 80

const encode = async ({ bytes, extensions }: PhotoQuestion): Promise<PhotoAnswer> => {
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!extensions.some(extension => FORMATS[extension] === format)) return { isPicture: false }
    const photo = await picture
      .rotate()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
    return { isPicture: true, photo }
  } catch {
    return { isPicture: false }
  }
}

sharp.cache(false)
sharp.concurrency(1)

// A signal to the process group is meant for the server, which finishes its work and then closes the channel.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
// Not `exit`, which would wait for a thread that hangs.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (question: PhotoQuestion) => {
  void encode(question).then(answer => process.send?.(answer))
})
process.send?.('ready')
