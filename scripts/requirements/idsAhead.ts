/** The ids in brackets at the start of a title. */
export const idsAhead = (title: string): string[] =>
  /^\s*(?:\[[A-Z]+-\d{3}\]\s*)+/.exec(title)?.[0].match(/[A-Z]+-\d{3}/g) ?? []
