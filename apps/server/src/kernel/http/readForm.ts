import { createHash } from 'node:crypto'
import { MIMEType } from 'node:util'
import { PHOTO_MAX_MB, BYTES_PER_MB } from '@players-club/domain-models'
import { ProblemError } from './problem.ts'
import { bodyTooLarge, readBytes } from './readBytes.ts'
import { isUnstorable } from './readJson.ts'

/** The largest file that any call accepts, with room for the form around it. */
const MAX_FORM_BYTES = PHOTO_MAX_MB * BYTES_PER_MB + 64 * 1024

/** The parser takes far longer for a part and for its head than for its content: no call has more than two parts. */
const MOST_PARTS = 8
const MOST_HEAD_BYTES = 1024

/** The boundary in the content type of a form; null if it is another type. */
const boundaryOf = (contentType: string): string | null => {
  try {
    const { essence, params } = new MIMEType(contentType)
    return essence === 'multipart/form-data' ? params.get('boundary') : null
  } catch {
    return null
  }
}

/** Whether a form has few parts, each with a short head. It is looked at before it is parsed. */
const isSmallForm = (bytes: Buffer, boundary: string): boolean => {
  const delimiter = Buffer.from(`--${boundary}`)
  let parts = 0
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    const head = bytes.subarray(at + delimiter.length, at + delimiter.length + MOST_HEAD_BYTES)
    if (head.toString('latin1', 0, 2) === '--') return true
    parts += 1
    if (parts > MOST_PARTS || !head.includes('\r\n\r\n')) return false
  }
  return true
}

const invalidForm = () =>
  new ProblemError(400, { errorKey: 'error.badRequest', title: 'The body is not a valid form.' })

/** A file whose JSON form has a digest of its content, so that idempotency can compare requests. */
const withDigest = async (file: File): Promise<File> => {
  const digest = createHash('sha256')
    .update(await file.bytes())
    .digest('base64url')
  return Object.assign(file, { toJSON: () => digest })
}

/** The parts of a form, or the problem that says what is wrong with it. */
export const readForm = async (request: Request): Promise<unknown> => {
  const type = request.headers.get('content-type') ?? ''
  const boundary = boundaryOf(type)
  if (!boundary) throw new ProblemError(415)
  if (Number(request.headers.get('content-length') ?? 0) > MAX_FORM_BYTES) throw bodyTooLarge(MAX_FORM_BYTES)
  const bytes = await readBytes(request.body, MAX_FORM_BYTES)
  if (!isSmallForm(bytes, boundary)) throw invalidForm()
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  const parts = [...(form ?? [])]
  const isOdd = new Set(parts.map(([name]) => name)).size < parts.length || parts.flat().some(isUnstorable)
  if (!form || isOdd) throw invalidForm()
  return Object.fromEntries(
    await Promise.all(
      parts.map(
        async ([name, part]) => [name, part instanceof File ? await withDigest(part) : part] as const,
      ),
    ),
  )
}
