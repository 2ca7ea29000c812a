import type { Registration } from '@players-club/flow-hooks/accounts'
import { useAddressLookup } from '@players-club/flow-hooks/profile'
import { RegistrationPersonal } from '@players-club/ui/accounts/RegistrationPersonal'

/** The step of a registration that asks for the personal details. */
export function PersonalStep({ flow }: { flow: Registration }) {
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
