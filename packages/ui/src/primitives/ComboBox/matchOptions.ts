import { plainName } from '@players-club/domain-models'

export interface ComboBoxOption {
  value: string
  label: string
}

/** The options that contain a text, prefix matches first. */
export function matchOptions(options: readonly ComboBoxOption[], text: string): readonly ComboBoxOption[] {
  const query = plainName(text)
  const found = options.filter(({ label }) => plainName(label).includes(query))
  const beginsWith = ({ label }: ComboBoxOption) => plainName(label).startsWith(query)
  return [...found.filter(beginsWith), ...found.filter(option => !beginsWith(option))]
}

/** The option whose label equals a text. */
export function namedOption(options: readonly ComboBoxOption[], text: string): ComboBoxOption | undefined {
  const query = plainName(text)
  return options.find(({ label }) => plainName(label) === query)
}
