import type { MailProvider } from '../kernel/outbox/MailProvider.ts'
import type { ArcadeProvider } from './ArcadeProvider.ts'
import type { IdentityProvider } from './IdentityProvider.ts'
import type { LocationProvider } from './LocationProvider.ts'
import type { LotteryProvider } from './LotteryProvider.ts'
import type { PaymentProvider } from './PaymentProvider.ts'

/** The external services; null if not configured. */
export interface Providers {
  mail: MailProvider | null
  identity: IdentityProvider | null
  arcade: ArcadeProvider | null
  location: LocationProvider | null
  centralSystem: LotteryProvider | null
  payments: PaymentProvider | null
}
