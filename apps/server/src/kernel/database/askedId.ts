/** The SQL of an id from a request. An id outside the integer range finds nothing instead of failing. */
export const askedId = (parameter: `$${number}`) => `${parameter}::bigint`
