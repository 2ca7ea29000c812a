import type { Registration } from '@players-club/flow-hooks/accounts'
import { useAddressLookup } from '@players-club/flow-hooks/profile'
import { RegistrationCredentials } from '@players-club/ui/accounts/RegistrationCredentials'
import { RegistrationPersonal } from '@players-club/ui/accounts/RegistrationPersonal'
import { RegistrationVerify } from '@players-club/ui/accounts/RegistrationVerify'
import { RegistrationView } from '@players-club/ui/accounts/RegistrationView'
import { Reactivation } from './Reactivation.tsx'

/** Renders the view of the flow's current step. */
export function RegistrationSteps({ flow }: { flow: Registration }) {
  const { stepper, userRegistrationData: form } = flow
  return (
    <RegistrationView step={stepper} onBack={flow.goBack}>
      {stepper === 0 && (
        <RegistrationCredentials
          {...flow}
          form={form}
          onChange={flow.change}
          onLeave={flow.leave}
          onNext={flow.next}
          onShowInviteCode={flow.openInviteCode}
        />
      )}
      {stepper === 1 && <Personal flow={flow} />}
      {stepper === 2 && <RegistrationVerify email={form.email} />}
      <Reactivation offer={flow.reactivation} isNear={flow.isChecking} />
    </RegistrationView>
  )
}

function Personal({ flow }: { flow: Registration }) {
  const { userRegistrationData: form } = flow
  return (
    <RegistrationPersonal
      {...flow}
      form={form}
      lists={useAddressLookup(form)}
      onChange={flow.change}
      onLeave={flow.leave}
      onSave={flow.saveAndRegister}
      onSkip={flow.skipAndRegister}
      onBack={flow.goBack}
      onRetry={flow.retry}
    />
  )
}
