import { useRedirectBack } from '@players-club/flow-hooks/shell'

/** Leads on at once: to the remembered page, or home. */
export default function RedirectBack() {
  useRedirectBack()
  return null
}
