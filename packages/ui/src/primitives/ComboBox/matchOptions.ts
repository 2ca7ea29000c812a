import { plainName } from '@players-club/domain-models'

export interface ComboBoxOption {
  value: string
  label: string
}

/** The options that contain a text, prefix matches first. */
export function matchOptions(options: readonly ComboBoxOption[], text: string): readonly ComboBoxOption[] {
  const wanted = plainName(text)
  const found = options.filter(({ label }) => plainName(label).includes(wanted))
  const beginsWith = ({ label }: ComboBoxOption) => plainName(label).startsWith(wanted)
  return [...found.filter(beginsWith), ...found.filter(option => !beginsWith(option))]
}

/** The option whose label equals a text. */
export function namedOption(options: readonly ComboBoxOption[], text: string): ComboBoxOption | undefined {
  const wanted = plainName(text)
  return options.find(({ label }) => plainName(label) === wanted)
}
