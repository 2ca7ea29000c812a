import type { FreeEntryClaim } from '@players-club/api-client'
import { phoneDigits } from '@players-club/forms-validation'
import { addressEntryOf } from '../../profile/addressLookup/addressEntryOf.ts'
import type { ClaimEffect } from './claimEntry.machine.ts'

/** What is sent. A claim is only made with both boxes ticked. */
export const claimBody = (
  rewardId: number,
  { values, drawId, token: recaptcha }: ClaimEffect & { type: 'claim' },
): FreeEntryClaim => ({
  rewardId,
  drawId,
  recaptcha,
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  dateOfBirth: values.birthDate,
  address: addressEntryOf(values),
  phone: phoneDigits(values.phone) || null,
  email: values.email.trim(),
  acceptsRules: true,
  sendUpdates: true,
})
