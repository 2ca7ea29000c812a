import { test } from './walk.ts'

/** Removes a widget as soon as its frame runs, a few times: its texts arrive in a frame that is gone. */
async function removeLoadingWidgets(): Promise<void> {
  const widget = document.querySelector('lucky-lounge-widget')
  for (let count = 0; count < 5; count++) {
    const another = widget?.cloneNode() as HTMLElement
    await new Promise(resolve => {
      another.addEventListener('lounge:ready', resolve, { once: true })
      widget?.after(another)
      another.scrollIntoView({ behavior: 'instant' })
    })
    another.remove()
  }
}

test('a visitor of a partner’s page signs in through the widget, and sees the balance there', async ({
  visitor,
  world,
}) => {
  await visitor.open(`${world.sandboxUrl}/partner`)
  const widget = visitor.inFrame('lucky-lounge-widget >>> iframe')
  await widget.sees('Sign in to see your tokens here.')
  const club = await widget.clickToOpen('button', 'Sign in')
  const beside = await club.clickToOpen('link', 'Forgot password?')
  await beside.finds('heading', 'Forgot your password?')
  await widget.finds('button', 'Show the window')
  await club.signIn('expired@players.example')
  await club.finds('heading', 'Show your balance on localhost')
  await club.click('button', 'Allow')
  await club.closes()
  await widget.finds('link', 'Open Lucky Lounge')
  await widget.seesNoMore('Sign in to see your tokens here.')
})

test('a partner’s page that removes widgets while they load still answers its visitor', async ({
  visitor,
  world,
}) => {
  await visitor.open(`${world.sandboxUrl}/partner`)
  await visitor.run(removeLoadingWidgets, null)
  await visitor.inFrame('lucky-lounge-widget >>> iframe').sees('Sign in to see your tokens here.')
})
