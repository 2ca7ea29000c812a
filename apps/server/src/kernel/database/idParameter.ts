/** The SQL of an id from a request. An id outside the integer range finds nothing instead of failing. */
export const idParameter = (parameter: `$${number}`) => `${parameter}::bigint`
