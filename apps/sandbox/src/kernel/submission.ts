import type { Context } from 'hono'
import { Refusal } from './Refusal.ts'

export type Fields = Record<string, string>
type Submission = { from: 'program'; value: unknown } | { from: 'form'; fields: Fields }

const isJsonRequest = (c: Context) =>
  Boolean(c.req.header('content-type')?.toLowerCase().startsWith('application/json'))

/** Programs request JSON by its content type, by the address, or by Accept. */
export const isJsonWanted = (c: Context) =>
  isJsonRequest(c) ||
  c.req.path.endsWith('.json') ||
  Boolean(c.req.header('accept')?.startsWith('application/json'))

async function readJson(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw new Refusal(400, 'The body is not JSON. Send one JSON object.')
  }
}

async function readFields(c: Context): Promise<Fields> {
  const type = c.req.header('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded'))
    throw new Refusal(415, 'Send JSON, or use the form on the page.')
  return Object.fromEntries(new URLSearchParams(await c.req.text()))
}

/** Reads what a program posted as JSON or a person with a form. */
export async function readSubmission(c: Context): Promise<Submission> {
  return isJsonRequest(c)
    ? { from: 'program', value: await readJson(c) }
    : { from: 'form', fields: await readFields(c) }
}
