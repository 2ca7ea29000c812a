import { copperStateLottery } from '@players-club/domain-models'
import { useRedirectBack } from '@players-club/flow-hooks/shell'
import { PageHead } from '@players-club/ui/shell/PageHead'

/** Leads on at once: to the remembered page, or home. */
export default function RedirectBack() {
  useRedirectBack()
  return <PageHead brand={copperStateLottery} />
}
