import { createHash } from 'node:crypto'
import { PHOTO_MAX_MB, BYTES_PER_MB } from '@players-club/domain-models'
import { ProblemError } from './problem.ts'
import { bodyTooLarge, readBytes } from './readBytes.ts'
import { isUnstorable } from './readJson.ts'

/** The largest file that any call accepts, with room for the form around it. */
const MAX_FORM_BYTES = PHOTO_MAX_MB * BYTES_PER_MB + 64 * 1024

const FORM_TYPE = /^multipart\/form-data\s*;/i

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
  if (!FORM_TYPE.test(type)) throw new ProblemError(415)
  if (Number(request.headers.get('content-length') ?? 0) > MAX_FORM_BYTES) throw bodyTooLarge(MAX_FORM_BYTES)
  const bytes = await readBytes(request.body, MAX_FORM_BYTES)
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => null)
  const parts = [...(form ?? [])]
  const isOdd = new Set(parts.map(([name]) => name)).size < parts.length || parts.flat().some(isUnstorable)
  if (!form || isOdd)
    throw new ProblemError(400, { errorKey: 'error.badRequest', title: 'The body is not a valid form.' })
  return Object.fromEntries(
    await Promise.all(
      parts.map(
        async ([name, part]) => [name, part instanceof File ? await withDigest(part) : part] as const,
      ),
    ),
  )
}
