import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { LobbyView } from './LobbyView.tsx'

test('[LOBBY-005] the lobby welcomes whoever comes, and says what there is', async () => {
  const screen = await renderUi(<LobbyView isSignedIn={false} tokens={undefined} />)
  await expect.element(screen.getByText('Welcome to Lucky Lounge')).toBeVisible()
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'The desert lights up after dark' }))
    .toBeVisible()
})
