import type { ClaimField, Translate } from '@players-club/domain-models'
import type { ShownClaim } from './ShownClaim.ts'

export interface Unfinished extends Pick<ShownClaim, 'boxes' | 'captcha'> {
  wrong: readonly ClaimField[]
}

const labelOf = (field: ClaimField) => {
  switch (field) {
    case 'email':
      return 'lounge.claim.email'
    case 'firstName':
    case 'lastName':
    case 'birthDate':
    case 'phone':
      return `profile.person.${field}` as const
    default:
      return `profile.address.${field}` as const
  }
}

/** What is missing before a claim can be sent. */
export function todoOf(translate: Translate, { boxes, captcha, wrong }: Unfinished): string {
  const parts = [
    ...wrong.map(field => translate(labelOf(field))),
    ...(boxes.updates ? [] : [translate('lounge.claim.todo.updates')]),
    ...(boxes.terms ? [] : [translate('lounge.claim.todo.terms')]),
    ...(captcha === 'done' ? [] : [translate('lounge.claim.todo.captcha')]),
  ]
  return translate('lounge.claim.todo', { parts: new Intl.ListFormat(translate.locale).format(parts) })
}
