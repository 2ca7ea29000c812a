import { isMultipart, requestFromWire, type Endpoint, type InputOf } from '@players-club/api-client/contract'
import { StructError } from 'superstruct'
import { ProblemError } from './problem.ts'
import { readForm } from './readForm.ts'
import { isUnstorable, readJson } from './readJson.ts'

const MAX_NAMED = 10

/** The names of the invalid fields, never their values: a value may be a password. */
const fieldsOf = (error: StructError): string => {
  const paths = new Set<string>()
  for (const { path, type } of error.failures()) {
    if (paths.size === MAX_NAMED) break
    // The name of an unknown field is the caller's own text, and may be a value in the wrong place.
    paths.add((type === 'never' ? [...path.slice(0, -1), '(unknown)'] : path).map(String).join('.'))
  }
  return [...paths].join(', ')
}

/** Exactly the input that the endpoint declares, in the types of the model. */
export const readInput = async <E extends Endpoint>(
  endpoint: E,
  request: Request,
  params: Record<string, string>,
): Promise<InputOf<E>> => {
  const query = request.url.includes('?') ? new URL(request.url).searchParams : new URLSearchParams()
  if ([...query.values(), ...Object.values(params)].some(isUnstorable))
    throw new ProblemError(400, { errorKey: 'error.badRequest', title: 'The address has a null byte.' })
  const body = endpoint.body && (await (isMultipart(endpoint) ? readForm(request) : readJson(request)))
  try {
    return requestFromWire(endpoint, { params: endpoint.params && params, query, body })
  } catch (error) {
    if (!(error instanceof StructError)) throw error
    const fields = fieldsOf(error)
    throw new ProblemError(400, {
      errorKey: 'error.badRequest',
      title: 'Some fields are missing, unknown or wrong.',
      detail: fields,
      params: { fields },
    })
  }
}
