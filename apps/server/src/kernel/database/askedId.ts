/** An id as somebody asks for it. One that is larger than any there is finds nothing, and is no error. */
export const askedId = (parameter: `$${number}`) => `${parameter}::bigint`
