/**
 * The limits on redeeming a reward: the player's points, and what is left of each cap; null or absent is no limit.
 */
interface QuantityLimits {
  points: number
  /** Points for one. */
  cost: number
  capRemaining?: number | null
  couponRemaining?: number | null
  redemptionRemaining?: number | null
}

/** How many a player can redeem at once: the smallest of what is affordable and what the limits leave, rounded down. */
export const largestQuantity = ({
  points,
  cost,
  capRemaining,
  couponRemaining,
  redemptionRemaining,
}: QuantityLimits): number => {
  const limits = [capRemaining, couponRemaining, redemptionRemaining].filter(limit => limit != null)
  return Math.max(0, Math.floor(Math.min(points / cost, ...limits)))
}
