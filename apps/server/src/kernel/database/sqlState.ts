/** The code of that shape of an error or of one of its causes. */
function codeIn(error: unknown, shape: RegExp): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string' && shape.test(cause.code)) return cause.code
  return undefined
}

/** The five-character SQLSTATE of the database error at the root of `error`, if there is one. */
export const sqlState = (error: unknown): string | undefined => codeIn(error, /^[0-9A-Z]{5}$/)

/** The system's code of the failure at the root of `error`, such as ECONNREFUSED. */
export const systemCode = (error: unknown): string | undefined => codeIn(error, /^[A-Z][A-Z_]{3,40}$/)

/** The database error itself, below the wrappers of the query builder. */
export function rootError(error: unknown): unknown {
  let root = error
  while (root instanceof Error && root.cause instanceof Error) root = root.cause
  return root
}

/** The name of the violated constraint. */
export function constraintOf(error: unknown): string | undefined {
  const root = rootError(error)
  if (!(root instanceof Error) || !('constraint' in root)) return undefined
  return typeof root.constraint === 'string' ? root.constraint : undefined
}
