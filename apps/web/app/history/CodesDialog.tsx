import { redemptionOf, type LoyaltyTransaction } from '@players-club/domain-models'
import { useBarcodes } from '@players-club/flow-hooks/rewards'
import { CouponDialog } from '@players-club/ui/history/CouponDialog'

interface CodesDialogProps {
  redemption: LoyaltyTransaction
  isOpen: boolean
  onClose: () => void
}

/** Shows the codes of a redeemed coupon. */
export function CodesDialog({ redemption, ...frame }: CodesDialogProps) {
  const { id, quantity } = redemptionOf(redemption)
  const { data, error, refresh } = useBarcodes(id)
  return (
    <CouponDialog
      reward={redemption.description}
      quantity={quantity}
      details={data}
      error={error}
      refresh={refresh}
      {...frame}
    />
  )
}
