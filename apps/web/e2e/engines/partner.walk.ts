import { test } from './walk.ts'

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
