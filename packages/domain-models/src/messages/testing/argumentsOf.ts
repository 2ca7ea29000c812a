/**
 * What a text takes in: each argument with its kind and the names of its branches, sorted. Reads the braces itself, so
 * that a text which the formatter would forgive does not pass.
 */
export function argumentsOf(text: string): string[] {
  let at = 0
  const found = new Set<string>()

  function read(isBranch: boolean): void {
    while (at < text.length) {
      const char = text[at++]
      if (char === '}') {
        if (isBranch) return
        throw new Error(`A brace too many in: ${text}`)
      }
      if (char === '{') argument()
    }
    if (isBranch) throw new Error(`A brace is open in: ${text}`)
  }

  function argument(): void {
    const head = /\s*(\w+)\s*(?:,\s*(number|plural|select)\s*)?([,}])/y
    head.lastIndex = at
    const [whole, name, kind = 'text', end] = head.exec(text) ?? []
    if (whole === undefined) throw new Error(`An argument cannot be read in: ${text}`)
    at += whole.length
    found.add(`${name}: ${kind}${end === ',' ? ` ${branches().join(' ')}` : ''}`)
  }

  function branches(): string[] {
    const names: string[] = []
    const head = /\s*(=?\w+)\s*\{/y
    for (;;) {
      head.lastIndex = at
      const [whole, name] = head.exec(text) ?? []
      if (whole === undefined || name === undefined) break
      at += whole.length
      names.push(name)
      read(true)
    }
    if (!names.includes('other')) throw new Error(`There is no other in: ${text}`)
    const end = /\s*\}/y
    end.lastIndex = at
    if (!end.test(text)) throw new Error(`The branches have no end in: ${text}`)
    at = end.lastIndex
    return names.toSorted()
  }

  read(false)
  return [...found].toSorted()
}
