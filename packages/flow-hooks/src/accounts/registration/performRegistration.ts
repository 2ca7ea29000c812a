import { checkEmail, checkInviteCode, register } from '@players-club/api-client'
import type { InviteCodeCheck } from '@players-club/domain-models'
import { solveCaptcha } from '../../club/captcha.ts'
import { spinDuring } from '../../club/spinner/createSpinner.ts'
import type { Club } from '../../club/createClub.ts'
import type { FailureMessage } from '../../club/messageBar/useFailureMessage.ts'
import type { Run } from '../../club/machine/Machine.ts'
import type { RegistrationEffect, RegistrationEvent } from './RegistrationEvent.ts'
import { registrationBody } from './registrationBody.ts'
import type { InviteCodeStatus } from './RegistrationState.ts'
import { showStep } from './shownStep.ts'

type Outside = Pick<Club, 'api' | 'captcha' | 'navigator' | 'spinner'> & {
  readonly failure: FailureMessage
  offerReactivation(email: string): void
}

/** Performs what registration wants done. */
export function performRegistration(
  { api, captcha, failure, spinner, ...outside }: Outside,
  effect: RegistrationEffect,
  run: Run<RegistrationEvent>,
): void {
  const { signal } = run
  switch (effect.type) {
    case 'wait':
      return spinDuring(spinner, signal)
    case 'checkCode': {
      const { code } = effect
      const checked = api.call(checkInviteCode, { body: { inviteCode: code } }, { signal })
      const failed = (error: unknown) => ({ type: 'code-check-failed', code, error }) as const
      return run.sendResult(
        checked,
        answer => ({ type: 'code-checked', code, status: statusOf(answer) }),
        failed,
      )
    }
    case 'checkEmail': {
      failure.withdraw()
      const checked = api.call(checkEmail, { body: { email: effect.email } }, { signal })
      const failed = (error: unknown) => ({ type: 'email-check-failed', error }) as const
      return run.sendResult(checked, () => ({ type: 'email-checked' }), failed)
    }
    case 'prove': {
      failure.withdraw()
      const solved = solveCaptcha({ api, captcha }, 'REGISTRATION', signal)
      const failed = (error: unknown) => ({ type: 'captcha-failed', error }) as const
      return run.sendResult(solved, token => ({ type: 'captcha-solved', token }), failed)
    }
    case 'register': {
      const body = registrationBody(effect.form, effect.token)
      const failed = (error: unknown) => ({ type: 'registration-failed', error }) as const
      return run.sendResult(api.call(register, { body }, { signal }), () => ({ type: 'registered' }), failed)
    }
    case 'raise':
      return failure.show(effect.message)
    case 'offerReactivation':
      return outside.offerReactivation(effect.email)
    case 'showStep':
      return showStep(outside, effect.step)
  }
}

function statusOf({ valid, status }: InviteCodeCheck): InviteCodeStatus {
  if (!valid) return 'invalid'
  return status ? 'limitReached' : 'valid'
}
