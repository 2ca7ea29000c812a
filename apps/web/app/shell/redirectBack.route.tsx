import { useRedirectBack } from '@players-club/flow-hooks/shell'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { LeavingPage } from './LeavingPage.tsx'

/** Redirects at once: to the stored path, or home. */
export default function RedirectBack() {
  useRedirectBack()
  return (
    <>
      <PageHead />
      <LeavingPage />
    </>
  )
}
