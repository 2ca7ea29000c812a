import { array, string, type } from 'superstruct'

/** Additional data of an activity, a reward or a movement. */
export const extraData = array(type({ key: string(), value: string() }))

/** What one of the additional data says; undefined where it says nothing. */
export const extraOf = (
  model: { readonly extraData: readonly { readonly key: string; readonly value: string }[] },
  key: string,
): string | undefined => model.extraData.find(extra => extra.key === key)?.value
