import { integer, nullable, string, type, type Infer } from 'superstruct'

/** Why a code brought nothing. */
export const CODE_ERRORS = ['error.code.notFound', 'error.code.inactive'] as const
/** Why a code brought nothing. */
export type CodeError = (typeof CODE_ERRORS)[number]

/** What a promo code brought, or why it brought nothing. */
export const codeRedemption = type({
  numPoints: integer(),
  campaignName: string(),
  /** Null where the code was good. */
  errorKey: nullable(string()),
  detail: nullable(string()),
})
/** What a promo code brought, or why it brought nothing. */
export type CodeRedemption = Infer<typeof codeRedemption>
