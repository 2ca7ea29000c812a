import { expect, onTestFinished, test } from 'vitest'
import { keepNavigationState, restoreNavigationState } from '../../app/shell/documentNavigation.ts'

/** The document as the browser loads it: its entry in the history has the given state. */
function loadDocument(state: unknown = { key: 'new' }) {
  const before: unknown = history.state
  onTestFinished(() => history.replaceState(before, ''))
  history.replaceState(state, '')
  return location.pathname + location.search + location.hash
}

test('the document that a navigation loads has its state, where the router reads it', () => {
  const address = loadDocument()
  keepNavigationState(address, { email: 'ana@players.example' })
  restoreNavigationState()
  expect(history.state).toEqual({ key: 'new', usr: { email: 'ana@players.example' } })
})

test('a document at another address does not have the state, and removes it', () => {
  expect(loadDocument()).not.toBe('/forgot-password-sent')
  keepNavigationState('/forgot-password-sent', { email: 'ana@players.example' })
  restoreNavigationState()
  expect(history.state).toEqual({ key: 'new' })
  expect(sessionStorage.getItem('players-club.navigation')).toBeNull()
})

test('a document that is loaded again keeps its own state', () => {
  const own = { usr: { email: 'own@players.example' }, key: 'old', idx: 1 }
  const address = loadDocument(own)
  keepNavigationState(address, { email: 'ana@players.example' })
  restoreNavigationState()
  expect(history.state).toEqual(own)
})
