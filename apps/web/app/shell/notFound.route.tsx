import { NotFoundView } from '@players-club/ui/shell/NotFoundView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { data } from 'react-router'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export default function NotFound() {
  return (
    <>
      <PageHead page="shell.notFound.title" />
      <NotFoundView />
    </>
  )
}
