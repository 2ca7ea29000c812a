import { copperStateLottery, createTexts, type Translate } from '@players-club/domain-models'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/renderUi.tsx'
import { MessagesProvider, useMessages } from './MessagesProvider.tsx'

function NextPage() {
  const translate = useMessages('controls')
  return <p>{translate('ui.pagination.next')}</p>
}

const under = (texts: Translate) => (
  <MessagesProvider translate={texts}>
    <Suspense fallback={<p>Not yet</p>}>
      <NextPage />
    </Suspense>
  </MessagesProvider>
)

test('a component that needs a row of texts is shown after they have loaded', async () => {
  const texts = createTexts('es', copperStateLottery)
  expect(texts.has('ui.pagination.next')).toBe(false)
  const screen = await renderUi(under(texts))
  await expect.element(screen.getByText('Página siguiente')).toBeVisible()
  expect(screen.container.textContent).toBe('Página siguiente')
})

test('loaded texts are shown without a wait', async () => {
  const texts = createTexts('en', copperStateLottery)
  await texts.load(['controls'])
  const screen = await renderUi(under(texts))
  expect(screen.container.textContent).toBe('Next page')
})

test('a component without a provider says what to import', () => {
  expect(() => renderToString(<NextPage />)).toThrow(
    "import { MessagesProvider } from '@players-club/ui/messages'",
  )
})
