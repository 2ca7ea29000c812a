import { copperStateLottery } from '@players-club/domain-models'
import { NotFoundView } from '@players-club/ui/shell/NotFoundView'
import { PageTitle } from '@players-club/ui/shell/PageTitle'
import { data } from 'react-router'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default function NotFound() {
  return (
    <>
      <PageTitle page="shell.notFound.title" brand={copperStateLottery} />
      <NotFoundView />
    </>
  )
}
