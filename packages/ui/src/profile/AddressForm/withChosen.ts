import type { SelectOption } from '../../primitives/Select/Select.tsx'

/** The options, including the selected one while the list is loading. */
export const withChosen = (
  options: readonly SelectOption[],
  value: string,
  label = value,
): readonly SelectOption[] =>
  value === '' || options.some(option => option.value === value) ? options : [{ value, label }, ...options]
