/** The errors of a form without those of the fields that have changed. */
export const withoutChanged = <T>(errors: { readonly [field: string]: T }, change: object) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in change)))

/** The fields that were touched, with one more. */
export const withTouched = <T>(touched: readonly T[], field: T): readonly T[] =>
  touched.includes(field) ? touched : [...touched, field]
