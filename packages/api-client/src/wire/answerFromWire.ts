import { isLenient, type AnswerOf, type Endpoint } from '../endpoint/index.ts'
import { clients } from './clients.ts'
import { inverse, renameKeys } from './renameKeys.ts'
import { isValid, validateFast, ValidationMismatch } from './validateFast.ts'

/** Called with what is wrong with an item that a lenient list leaves out. */
export type OnLeftOut = (mismatch: ValidationMismatch) => void

/** Wire to model. Throws a `ValidationMismatch` for an answer that violates the contract. */
export function answerFromWire<E extends Endpoint>(
  endpoint: E,
  wire: unknown,
  onLeftOut: OnLeftOut = () => undefined,
): AnswerOf<E> {
  const { emptyIsNull, wireNames } = clients[endpoint.client]
  const isNothing =
    wire === undefined || (emptyIsNull && isEmptyObject(wire) && isValid(null, endpoint.answer))
  const given = isNothing ? null : withoutBadItems(endpoint, renameKeys(wire, inverse(wireNames)), onLeftOut)
  const answer = validateFast(given, endpoint.answer)
  if (answer instanceof ValidationMismatch) throw answer
  return answer
}

/** One item that is wrong must not take the others away. */
function withoutBadItems({ name, answer }: Endpoint, given: unknown, onLeftOut: OnLeftOut): unknown {
  const list = answer.schema?.content
  if (!list || !isLenient(list) || !hasContent(given)) return given
  const isGood = (item: unknown) => {
    // A copy, for validation converts what it finds.
    const made = validateFast(structuredClone(item), list.schema)
    if (!(made instanceof ValidationMismatch)) return true
    made.message = `${name} leaves out an item: ${made.path.join('.')}`
    onLeftOut(made)
    return false
  }
  return { ...given, content: given.content.filter(isGood) }
}

const hasContent = (given: unknown): given is { content: unknown[] } =>
  typeof given === 'object' && given !== null && 'content' in given && Array.isArray(given.content)

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.keys(value).length
}
