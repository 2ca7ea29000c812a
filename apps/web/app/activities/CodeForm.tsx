import type { RedeemCode } from '@players-club/flow-hooks/activities'
import { PromoCodeView, type PromoCodeViewProps } from '@players-club/ui/activities/PromoCodeView'
import { AwardedModal } from './AwardedModal.tsx'

/** The form for codes, with the page of their activity or without. */
export function CodeForm({ flow, page }: { flow: RedeemCode; page?: PromoCodeViewProps['page'] }) {
  const { code, error, isRedeeming, redemption, change, submit, close } = flow
  return (
    <PromoCodeView
      page={page}
      code={code}
      codeError={error}
      isRedeeming={isRedeeming}
      onChange={change}
      onSubmit={submit}
    >
      <AwardedModal
        isOpen={redemption !== null}
        points={redemption?.numPoints ?? 0}
        name={redemption?.campaignName ?? ''}
        onClose={close}
      />
    </PromoCodeView>
  )
}
