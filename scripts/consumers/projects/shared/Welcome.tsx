'use client'

import { Suspense, use, useState } from 'react'
import { ApiError, getPointsBalance } from '@players-club/api-client'
import { createFakeApi } from '@players-club/api-client/fakes'
import { copperStateLottery, createTexts } from '@players-club/domain-models'
import { useSession, useSignIn } from '@players-club/flow-hooks/accounts'
import { createTestClub } from '@players-club/flow-hooks/testing'
import { emailRule } from '@players-club/forms-validation'
import {
  Button,
  Dialog,
  Form,
  MessagesProvider,
  Notice,
  PasswordField,
  resolveText,
  Stack,
  Text,
  TextField,
} from '@players-club/ui'

const texts = createTexts('en', copperStateLottery)
const loading = texts.load(['shell', 'accounts', 'controls', 'profile'])
const club = createTestClub()
const api = createFakeApi({ 'history.getPointsBalance': { balance: 25_000 } })

/**
 * A flow without a view of ours: its facts and verbs in a form of the consumer's own. On the fake api every
 * name@players.example may sign in with Lucky#2026.
 */
function SignIn() {
  const { form, errors, notice, canSubmit, isAuthenticating, change, leaveEmail, submit } = useSignIn()
  const { account } = useSession()
  if (account) return <Text>Welcome, {account.firstName}!</Text>
  const emailError = form.email === '' ? null : (errors.email ?? emailRule(form.email))
  return (
    <Form label="Sign in" onSubmit={submit} isPending={isAuthenticating}>
      <Stack>
        {notice && (
          <Notice tone="danger" isAnnounced>
            {resolveText(texts, notice)}
          </Notice>
        )}
        <TextField
          label="E-mail"
          name="email"
          autoComplete="username"
          value={form.email}
          onChange={email => change({ email })}
          onBlur={leaveEmail}
          error={resolveText(texts, emailError)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          value={form.password}
          onChange={password => change({ password })}
          error={resolveText(texts, errors.password)}
        />
        <Button type="submit" isDisabled={!canSubmit}>
          Sign in
        </Button>
      </Stack>
    </Form>
  )
}

function Points() {
  const [text, setText] = useState<string | null>(null)
  const show = async () => {
    try {
      setText(`${(await api.call(getPointsBalance)).balance} points`)
    } catch (error) {
      setText(error instanceof ApiError ? error.message : 'Unknown')
    }
  }
  return (
    <>
      <Button onPress={() => void show()}>Show my points</Button>
      {text !== null && (
        <Dialog isOpen title="Your points" onClose={() => setText(null)}>
          <Text>{text}</Text>
        </Dialog>
      )}
    </>
  )
}

function Loaded() {
  use(loading)
  return (
    <Stack>
      <SignIn />
      <Points />
    </Stack>
  )
}

/** What a consumer starts with: a themed button and dialog, a flow, a form rule and a call of the contract. */
export function Welcome() {
  return (
    <club.Wrapper>
      <MessagesProvider translate={texts}>
        <Suspense>
          <Loaded />
        </Suspense>
      </MessagesProvider>
    </club.Wrapper>
  )
}
