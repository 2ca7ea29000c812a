import type { SelectOption } from '../../primitives/Select/index.ts'

/** The options, with the chosen one among them even while their list is on its way. */
export const withChosen = (
  options: readonly SelectOption[],
  value: string,
  label = value,
): readonly SelectOption[] =>
  value === '' || options.some(option => option.value === value) ? options : [{ value, label }, ...options]
