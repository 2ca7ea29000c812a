import { getStaticPage } from '@players-club/api-client'
import { staticPageName } from '@players-club/domain-models'
import { useStaticPage } from '@players-club/flow-hooks/content'
import { useOpenAddresses } from '@players-club/flow-hooks/shell'
import { StaticPageView } from '@players-club/ui/content/StaticPageView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { answerFor } from '../shell/answerFor.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { AddressedSection } from './AddressedSection.tsx'
import type { Route } from './+types/media.route.ts'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['content'] }

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = context.get(pageContext)
  const pageName = staticPageName(params.pageName)
  return { answers: await answerFor(api, getStaticPage, { params: { pageName } }) }
}
export const clientLoader = () => null

export default function Media({ params }: Route.ComponentProps) {
  const name = staticPageName(params.pageName)
  const page = useStaticPage(name)
  return (
    <>
      <PageHead page={`content.page.${name}`} />
      <StaticPageView name={name} {...page} isOpenAddress={useOpenAddresses()} />
      <AddressedSection isKnown={page.data !== undefined} />
    </>
  )
}
