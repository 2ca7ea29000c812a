import type { Failure } from 'superstruct'

const TYPES: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  boolean: 'true or false',
}

/** Names what is wrong in the file of LOTTERY_CONFIG, and says what it must be. */
export function failureSentence({ path, type, value }: Failure): string {
  const place = `LOTTERY_CONFIG: ${path.length === 0 ? 'the file' : path.join('.')}`
  if (type === 'never') return `${place} is unknown.`
  const what = value === undefined ? 'is missing' : `is ${JSON.stringify(value)}`
  return `${place} ${what}: it must be ${TYPES[type] ?? type}.`
}
