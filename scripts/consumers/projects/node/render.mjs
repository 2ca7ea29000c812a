import assert from 'node:assert/strict'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { getPointsBalance } from '@players-club/api-client'
import { createFakeApi } from '@players-club/api-client/fakes'
import { copperStateLottery, createTranslate, loadCatalogue } from '@players-club/domain-models'
import { emailRule } from '@players-club/forms-validation'
import { useSignIn } from '@players-club/flow-hooks/accounts'
import { createTestClub } from '@players-club/flow-hooks/testing'
import { Button, MessagesProvider } from '@players-club/ui'
import { Heading } from '@players-club/ui/primitives/Heading'
import { partnerTheme, rolePairs, tones } from '@players-club/ui/themes'
import tokens from '@players-club/ui/tokens.json' with { type: 'json' }

const translate = createTranslate(await loadCatalogue('es', ['shell']), 'es', copperStateLottery)
const club = createTestClub()

function Page() {
  const { canSubmit } = useSignIn()
  return createElement(Button, { isDisabled: !canSubmit, isPending: true }, 'Entrar')
}

const html = renderToString(
  createElement(
    club.Wrapper,
    {},
    createElement(
      MessagesProvider,
      { translate },
      createElement(Heading, { level: 1 }, 'Hola'),
      createElement(Page),
    ),
  ),
)
assert.match(html, /<h1[^>]*>Hola<\/h1>/)
assert.match(html, /<button[^>]*>.*Entrar/)
assert.match(html, new RegExp(translate('shell.pending')))

assert.deepEqual(emailRule('nobody'), { key: 'error.email.invalid' })
const api = createFakeApi({ 'history.getPointsBalance': { balance: 25_000 } })
assert.equal((await api.call(getPointsBalance)).balance, 25_000)

assert.ok(rolePairs.length > 0 && tones.includes('accent') && Object.keys(tokens).length > 0)
assert.throws(() => partnerTheme({ accent: '#ffff00', surface: '#ffffff', text: '#ffff00', radius: 8 }))
console.log('node: rendered, validated and called')
