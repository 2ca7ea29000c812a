export type { ArcadeProvider, RoundRequest } from './ArcadeProvider.ts'
export { httpArcade } from './httpArcade.ts'
export { httpIdentity } from './httpIdentity.ts'
export { httpLocation } from './httpLocation.ts'
export { httpLottery } from './httpLottery.ts'
export { httpMail } from './httpMail.ts'
export { httpPayments } from './httpPayments.ts'
export type {
  IdentityEntry,
  IdentityPerson,
  IdentityProvider,
  IdentityVerdict,
  ScanVerdict,
} from './IdentityProvider.ts'
export type { LocationProvider, LocationVerdict } from './LocationProvider.ts'
export { TICKET_REFUSALS } from './LotteryProvider.ts'
export type { GoodTicket, LotteryProvider, TicketRefusal, TicketVerdict } from './LotteryProvider.ts'
export { UnreadableNoticeError } from './PaymentProvider.ts'
export type { NewPayment, PaymentProvider, PaymentVerdict, SignedNotice } from './PaymentProvider.ts'
