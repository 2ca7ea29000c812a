import { errorMessage } from '@players-club/api-client'
import { loadLate, MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import type { Registration } from '@players-club/flow-hooks/accounts'
import { useClub } from '@players-club/flow-hooks/club'
import { RegistrationCredentials } from '@players-club/ui/accounts/RegistrationCredentials'
import { RegistrationVerify } from '@players-club/ui/accounts/RegistrationVerify'
import { RegistrationView } from '@players-club/ui/accounts/RegistrationView'
import { useEffect, useState } from 'react'
import type { PersonalStep } from './PersonalStep.tsx'
import { Reactivation } from './Reactivation.tsx'

// What is filled in would be lost by a reload.
const loadSecondStep = () => loadLate(() => import('./PersonalStep.tsx'), { mayReload: false })

/** Renders the view of the flow's current step. */
export function RegistrationSteps({ flow }: { flow: Registration }) {
  const { stepper, userRegistrationData: form } = flow
  const { messages } = useClub()
  const [late, setLate] = useState<{ PersonalStep: typeof PersonalStep }>()
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    // The second step is loaded while the first is filled in.
    loadSecondStep().then(setLate, () => undefined)
  }, [])
  // An effect, because a page that was left meanwhile has none to show.
  useEffect(() => {
    if (failure === undefined) return
    messages.raise({ type: 'error', ...errorMessage(failure), timeout: MESSAGE_TIMEOUTS.extended })
  }, [failure, messages])
  const next = async () => {
    setLoading(true)
    try {
      if (!late) setLate(await loadSecondStep())
      flow.next()
    } catch (error) {
      setFailure(error)
    } finally {
      setLoading(false)
    }
  }
  return (
    <RegistrationView step={stepper} onBack={flow.goBack}>
      {stepper === 0 && (
        <RegistrationCredentials
          {...flow}
          form={form}
          isChecking={flow.isChecking || isLoading}
          onChange={flow.change}
          onLeave={flow.leave}
          onNext={() => void next()}
          onShowInviteCode={flow.openInviteCode}
        />
      )}
      {stepper === 1 && late && <late.PersonalStep flow={flow} />}
      {stepper === 2 && <RegistrationVerify email={form.email} />}
      <Reactivation offer={flow.reactivation} isNear={flow.isChecking} />
    </RegistrationView>
  )
}
