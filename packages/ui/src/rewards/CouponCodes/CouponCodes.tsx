'use client'

import { formatLongDate, type CouponDetails } from '@players-club/domain-models'
import { Barcode } from '../../art/Barcode/Barcode.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { QueryState, type Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useIsHydrating } from '../../primitives/useIsHydrating.ts'
import { address, code as codeClass } from './CouponCodes.css.ts'

/** The coupon codes of a player with their barcodes; undefined while they load. */
export interface CouponCodesProps {
  /** Undefined while loading. */
  details: CouponDetails | undefined
  error: object | null
  refresh: Retry
}

/** What has to be on a printed coupon beside its codes. */
function Terms({ redeemedAt, termsConditionsUrl }: CouponDetails) {
  const translate = useMessages()
  const isHydrating = useIsHydrating()
  return (
    <Stack gap={2}>
      {redeemedAt !== undefined && (
        <Text size="small">
          {translate('rewards.barcodes.redeemed', {
            date: formatLongDate(new Date(redeemedAt), translate),
          })}
        </Text>
      )}
      {termsConditionsUrl && (
        <Text size="small">
          <Link href={termsConditionsUrl} isExternal>
            {translate('rewards.detail.terms')}
          </Link>
          <span className={address}>
            {' '}
            {isHydrating ? termsConditionsUrl : new URL(termsConditionsUrl, document.baseURI).href}
          </span>
        </Text>
      )}
    </Stack>
  )
}

/** The codes of a redemption as bar codes and as text. Load it lazily: it contains the bar code encoder. */
export function CouponCodes({ details, error, refresh }: CouponCodesProps) {
  const translate = useMessages()
  if (details)
    return (
      <Stack gap={5}>
        <Text>{translate('rewards.barcodes.hint')}</Text>
        <Stack as="ul" gap={6}>
          {details.coupons.map(({ code, barcodeData }) => (
            <li key={code}>
              <Stack gap={2}>
                <Barcode data={barcodeData} label={translate('rewards.barcode', { code })} />
                <p className={codeClass}>{code}</p>
              </Stack>
            </li>
          ))}
        </Stack>
        <Terms {...details} />
      </Stack>
    )
  return (
    <QueryState error={error && { key: 'rewards.barcodes.failed' }} onRetry={refresh}>
      <Skeleton shape="picture" />
    </QueryState>
  )
}
