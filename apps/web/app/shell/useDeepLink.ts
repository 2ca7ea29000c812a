import { useOpenAddresses } from '@players-club/flow-hooks/shell'

/** The address that is configured, where the visitor has its page. */
export function useDeepLink(configured: string | undefined, standard: string): string {
  const isOpen = useOpenAddresses()
  return configured !== undefined && isOpen(configured) ? configured : standard
}
