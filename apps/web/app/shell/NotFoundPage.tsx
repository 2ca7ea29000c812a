import { NotFoundView } from '@players-club/ui/shell/NotFoundView'
import { PageHead } from '@players-club/ui/shell/PageHead'

/** Says that there is no page at this address. */
export function NotFoundPage() {
  return (
    <>
      <PageHead page="shell.notFound.title" />
      <NotFoundView />
    </>
  )
}
