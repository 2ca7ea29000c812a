import { expect, test, vi } from 'vitest'
import { copperStateLottery, createTexts, type Translate } from '@players-club/domain-models'
import { MessagesProvider, useMessages } from '../../messages/index.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { lazyDialog } from './lazyDialog.tsx'

const Plain = ({ isOpen, name }: { isOpen: boolean; name: string }) =>
  isOpen && (
    <div role="dialog" aria-label={name}>
      Hello
    </div>
  )

test('the code loads once, when the dialog first opens', async () => {
  const load = vi.fn(async () => Plain)
  const Lazy = lazyDialog(load)
  const screen = await renderUi(<Lazy isOpen={false} name="Late" />)
  expect(load).not.toHaveBeenCalled()
  await screen.rerender(<Lazy isOpen name="Late" />)
  await expect.element(screen.getByRole('dialog', { name: 'Late' })).toBeVisible()
  await screen.rerender(<Lazy isOpen={false} name="Late" />)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.rerender(<Lazy isOpen name="Late" />)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a preloaded dialog renders together with the render that opens it', async () => {
  const load = vi.fn(async () => Plain)
  const Lazy = lazyDialog(load)
  Lazy.preload()
  Lazy.preload()
  await load.mock.results[0]?.value
  await Promise.resolve()
  const screen = await renderUi(<Lazy isOpen name="Ready" />)
  expect(screen.getByRole('dialog', { name: 'Ready' }).query()).not.toBeNull()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a preloaded dialog is mounted closed in its page', async () => {
  const Lazy = lazyDialog(async () => ({ isOpen }: { isOpen: boolean }) => (
    <p>{isOpen ? 'open' : 'closed'}</p>
  ))
  const screen = await renderUi(<Lazy isOpen={false} />)
  Lazy.preload()
  await expect.element(screen.getByText('closed')).toBeInTheDocument()
})

test('code that fails to load reports an error, breaks nothing and is retried', async () => {
  const onLoadError = vi.fn()
  const load = vi
    .fn<() => Promise<typeof Plain>>()
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockRejectedValueOnce(new TypeError('gone for good'))
    .mockResolvedValue(Plain)
  const Lazy = lazyDialog(load)
  Lazy.preload()
  await expect.poll(() => load.mock.settledResults.length).toBe(1)
  const screen = await renderUi(<Lazy isOpen name="Late" onLoadError={onLoadError} />)
  await expect.poll(() => onLoadError.mock.calls).toEqual([[new TypeError('gone for good')]])
  await screen.rerender(<Lazy isOpen={false} name="Late" onLoadError={onLoadError} />)
  await screen.rerender(<Lazy isOpen name="Late" onLoadError={onLoadError} />)
  await expect.element(screen.getByRole('dialog', { name: 'Late' })).toBeVisible()
})

const Asking = ({ isOpen }: { isOpen: boolean }) => {
  const translate = useMessages()
  return isOpen && <div role="dialog" aria-label={translate('accounts.sessionEnd.title')} />
}

test.each(['opened', 'preloaded'])('the dialog’s texts load with it when it is %s', async how => {
  const texts = createTexts('en', copperStateLottery)
  const Lazy = lazyDialog(async () => Asking, ['dialogs'])
  const under = (isOpen: boolean) => (
    <MessagesProvider translate={texts}>
      <Lazy isOpen={isOpen} />
    </MessagesProvider>
  )
  const screen = await renderUi(under(false))
  expect(texts.has('accounts.sessionEnd.title')).toBe(false)
  if (how === 'preloaded') {
    Lazy.preload()
    await expect.poll(() => texts.has('accounts.sessionEnd.title')).toBe(true)
  }
  await screen.rerender(under(true))
  await expect.element(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeInTheDocument()
})

test('a dialog that is opened after a change of the language has its texts in the new one', async () => {
  const Lazy = lazyDialog(async () => Asking, ['dialogs'])
  const [english, spanish] = [
    createTexts('en', copperStateLottery),
    createTexts('es', copperStateLottery),
  ] as const
  const under = (translate: Translate, isOpen: boolean) => (
    <MessagesProvider translate={translate}>
      <Lazy isOpen={isOpen} />
    </MessagesProvider>
  )
  const screen = await renderUi(under(english, true))
  await expect.element(screen.getByRole('dialog', { name: 'Are you still there?' })).toBeInTheDocument()
  await screen.rerender(under(english, false))
  await screen.rerender(under(spanish, true))
  expect(screen.getByRole('dialog', { name: 'Are you still there?' }).query()).toBeNull()
  await expect.element(screen.getByRole('dialog', { name: '¿Sigue ahí?' })).toBeInTheDocument()
})

test('a preload loads the texts of each provider that the dialog is mounted in', async () => {
  const load = vi.fn(async () => Asking)
  const Lazy = lazyDialog(load, ['dialogs'])
  const languages = [createTexts('en', copperStateLottery), createTexts('es', copperStateLottery)]
  await renderUi(
    languages.map(translate => (
      <MessagesProvider key={translate.locale} translate={translate}>
        <Lazy isOpen={false} />
      </MessagesProvider>
    )),
  )
  Lazy.preload()
  await expect
    .poll(() => languages.map(translate => translate('accounts.sessionEnd.title')))
    .toEqual(['Are you still there?', '¿Sigue ahí?'])
  expect(load).toHaveBeenCalledTimes(1)
})
