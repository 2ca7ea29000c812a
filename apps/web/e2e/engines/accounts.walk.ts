import { mailedLink } from '../freshPlayer.ts'
import { PASSWORD, test } from './walk.ts'

test('a guest registers with a captcha, activates by mail, signs in and signs out', async ({
  visitor,
  world,
}) => {
  const email = `walker-${crypto.randomUUID().slice(0, 8)}@players.example`
  await visitor.open('/')
  await visitor.finds('heading', 'Every ticket is worth a little more')
  await visitor.open('/register')
  await visitor.fill('Email', email)
  await visitor.fill('Password', PASSWORD)
  await visitor.click('checkbox', 'accept the Terms and Conditions')
  await visitor.click('button', 'Next')
  await visitor.fill('First name', 'Wanda')
  await visitor.fill('Last name', 'Walker')
  await visitor.fill('Month', '04')
  await visitor.fill('Day', '27')
  await visitor.fill('Year', '1990')
  await visitor.click('button', 'Save & Register')
  await visitor.finds('heading', 'Verify your account')

  await visitor.open(await mailedLink(world, email, /(https?:\/\/\S+\/activate\?key=\S+)/))
  await visitor.sees('Your email address is confirmed')
  await visitor.open('/login')
  await visitor.signIn(email)
  await visitor.finds('heading', 'Good to have you back')
  await visitor.click('button', 'Profile menu')
  await visitor.click('button', 'Sign Out')
  await visitor.finds('link', 'Sign In')
  await visitor.open('/history')
  await visitor.arrivesAt('/login?from=%2Fhistory')
})

test('a player is informed of a wrong password, changes a setting, and reads the pages in Spanish', async ({
  visitor,
}) => {
  await visitor.open('/login?from=%2Fsettings%2Fpreferences')
  await visitor.fill('Email', 'birthday@players.example')
  await visitor.fill('Password', 'not the password')
  await visitor.press('field', 'Password', 'Enter')
  await visitor.sees('Email or password is not right.')
  await visitor.signIn('birthday@players.example')
  await visitor.arrivesAt('/settings/preferences')
  await visitor.click('checkbox', 'Winning numbers')
  await visitor.click('button', 'Save')
  await visitor.sees('Your preferences have been saved.')

  await visitor.open('/history')
  await visitor.finds('heading', 'Players Club History')
  await visitor.click('button', 'Español')
  await visitor.finds('heading', 'Historial de Players Club')
  await visitor.open('/rewards')
  await visitor.finds('tab', 'Cupones')
})
