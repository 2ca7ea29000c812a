/** Whether an Accept-Encoding header names this encoding, and does not refuse it. */
export const acceptsEncoding = (header: string | null, encoding: string): boolean =>
  (header ?? '').split(',').some(part => {
    const [name, ...parameters] = part.trim().split(';')
    return name === encoding && !parameters.some(parameter => /^\s*q=0(\.0*)?$/.test(parameter))
  })
