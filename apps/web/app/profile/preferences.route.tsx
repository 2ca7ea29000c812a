import { getActivityStatus, getPreferences } from '@players-club/api-client'
import { usePreferences } from '@players-club/flow-hooks/profile'
import { PreferencesView } from '@players-club/ui/profile/PreferencesView'
import { PageHead } from '@players-club/ui/shell/PageHead'
import { answerFor } from '../shell/answerFor.ts'
import type { PageHandle } from '../shell/PageHandle.ts'
import { pageContext } from '../shell/pageContext.ts'
import type { Route } from './+types/preferences.route.ts'
import { PreferencesDialogs } from './PreferencesDialogs.tsx'

export { RouteFailure as ErrorBoundary } from '../shell/RouteFailure.tsx'

export const handle: PageHandle = { texts: ['settings'] }

export async function loader({ context }: Route.LoaderArgs) {
  const { api, session } = context.get(pageContext)
  const login = (await session())?.account.login
  if (login === undefined) return { answers: [] }
  const answers = await Promise.all([
    answerFor(api, getPreferences, { params: { login } }),
    answerFor(api, getActivityStatus, { params: { key: 'promotions-email-opt-in' } }),
  ])
  return { answers: answers.flat() }
}
export const clientLoader = () => null

export default function Preferences() {
  const { state, ...flow } = usePreferences()
  const known = state.at === 'loading' ? null : state
  return (
    <>
      <PageHead page="shell.preferences" />
      <PreferencesView
        saved={known?.saved}
        temporary={known?.temporary}
        loadError={flow.loadError}
        saveError={known?.error ?? null}
        isSaving={state.at === 'saving'}
        onToggle={flow.toggle}
        onToggleAll={flow.toggleAll}
        onSave={flow.save}
        onUndo={flow.undo}
        onRetry={flow.reload}
      >
        <PreferencesDialogs
          isChanged={flow.canSave || state.at === 'saving'}
          points={known?.points ?? null}
          onPointsSeen={flow.closePoints}
          onDiscard={flow.undo}
        />
      </PreferencesView>
    </>
  )
}
