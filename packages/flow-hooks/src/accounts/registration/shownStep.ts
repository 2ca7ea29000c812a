import { is, literal, type, union, type Infer } from 'superstruct'
import type { ClubPorts } from '../../club/ClubPorts.ts'
import { registrationSteps, type RegistrationStep } from './RegistrationState.ts'

const { account_credentials: first, personal_information: second } = registrationSteps
const stateWithStep = type({ registrationStep: union([literal(first), literal(second)]) })

/** Whether a place in the browser's history was made by a step. */
export function isStep(historyState: unknown): historyState is Infer<typeof stateWithStep> {
  return is(historyState, stateWithStep)
}

/** The step that a place in the browser's history belongs to. Nothing that was typed is kept there. */
export function shownStep(historyState: unknown): RegistrationStep {
  return isStep(historyState) ? historyState.registrationStep : first
}

/** Makes a step a place in the browser's history, so that its back button leads a step back, not out of the form. */
export function showStep({ navigator }: Pick<ClubPorts, 'navigator'>, step: RegistrationStep): void {
  const { pathname, search, state } = navigator.location()
  if (shownStep(state) === step) return
  navigator.go(pathname + search, { replace: step === first, state: { registrationStep: step } })
}
