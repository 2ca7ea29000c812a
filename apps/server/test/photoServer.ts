import { createPhotoEncoder } from '../src/activities/encodePhoto.ts'

// Stands in for the server: decodes a drawing, prints which process did it, and runs until it is killed.
// The timer keeps it running as an open port would; its decoders do not.
setInterval(() => undefined, 60_000)
const encoder = createPhotoEncoder()
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'
const photo = await encoder.encode('player', { bytes: Buffer.from(drawing), extensions: ['svg'] })
process.stdout.write(`${JSON.stringify({ bytes: photo.length, pids: encoder.pids })}\n`)
