import type { Query } from './useQuery.ts'

/** What is known of a balance; null after a failure, for what does not load must not say so. */
export const balanceOf = ({
  data,
  error,
}: Pick<Query<{ balance: number }>, 'data' | 'error'>): number | null | undefined =>
  data?.balance ?? (error ? null : undefined)
