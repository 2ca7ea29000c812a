'use client'

import type { KeyedText, SignInValues, Translate } from '@players-club/domain-models'
import { useRef, type ReactNode } from 'react'
import { FailureNotice } from '../../messages/FailureNotice.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { AccountPage } from '../AccountPage/AccountPage.tsx'
import { other } from './SignInView.css.ts'

/** The reason of a refusal. */
export type SignInNotice = LocalizedText

/** A deferred play that starts after sign-in. */
export interface PlayAfter {
  readonly gameType: 'fun' | 'prize'
  readonly gameName: string
  readonly wager?: number | undefined
}

/** The sign-in page: what is typed, what is wrong with it, why it was refused, and what happens on each action. */
export interface SignInViewProps {
  form: SignInValues
  onChange: (change: Partial<SignInValues>) => void
  onLeaveEmail: () => void
  onSubmit: () => void
  /** Validation errors, shown at their fields. */
  errors: { readonly email?: KeyedText; readonly password?: KeyedText }
  /** The reason of the last refusal. */
  notice: SignInNotice | null
  isAuthenticating: boolean
  canSubmit: boolean
  /** @default null */
  playAfter?: PlayAfter | null
  /** Removes the deferred play. */
  onDiscardPlay?: () => void
  /** The page is alone in a window for which another one waits: it names the club, and its links open new tabs. @default false */
  isAlone?: boolean
  /** Dialogs of this page. */
  children?: ReactNode
}

/** The sign-in form, with links for players without an account or password. */
export function SignInView({ form, onChange, onSubmit, errors, notice, isAlone, ...props }: SignInViewProps) {
  const translate = useMessages()
  const isIncomplete = form.email === '' || form.password === ''
  const email = useRef<HTMLInputElement>(null)
  const dropPlay = () => {
    props.onDiscardPlay?.()
    // The pressed button unmounts together with its message.
    email.current?.focus()
  }
  const errorText = (error: KeyedText | undefined) => error && translate(error.key, error.params)
  return (
    <>
      <AccountPage
        title={translate('accounts.signIn.title')}
        lead={translate('accounts.signIn.lead')}
        isAlone={isAlone}
      >
        <FailureNotice message={notice} supportLink={isAlone ? 'newTab' : 'samePage'} />
        <noscript>
          <Notice tone="warning">{translate('accounts.signIn.needsScript')}</Notice>
        </noscript>
        {props.playAfter && (
          <Stack gap={3} align="start">
            <Notice isAnnounced>{playNotice(props.playAfter, translate)}</Notice>
            <Button emphasis="outline" size="small" onPress={dropPlay}>
              {translate('accounts.signIn.dropPlay')}
            </Button>
          </Stack>
        )}
        <Form
          onSubmit={onSubmit}
          submitHint={isIncomplete ? translate('accounts.signIn.incomplete') : undefined}
        >
          <Stack gap={5}>
            <TextField
              ref={email}
              label={translate('accounts.email')}
              name="username"
              type="email"
              autoComplete="username"
              value={form.email}
              onChange={email => onChange({ email })}
              onBlur={props.onLeaveEmail}
              error={errorText(errors.email)}
            />
            <PasswordField
              label={translate('accounts.password')}
              name="password"
              autoComplete="current-password"
              value={form.password}
              onChange={password => onChange({ password })}
              error={errorText(errors.password)}
            />
            <Checkbox
              name="rememberMe"
              isSelected={form.rememberMe}
              onChange={rememberMe => onChange({ rememberMe })}
            >
              {translate('accounts.signIn.rememberMe')}
            </Checkbox>
            <Button
              type="submit"
              width="full"
              isDisabled={!props.canSubmit && !props.isAuthenticating}
              isPending={props.isAuthenticating}
            >
              {translate('accounts.signIn.submit')}
            </Button>
          </Stack>
        </Form>
        <div className={other}>
          <Link href="/forgot-password" isExternal={isAlone}>
            {translate('accounts.signIn.forgotPassword')}
          </Link>
          <Link href="/activate-email" isExternal={isAlone}>
            {translate('accounts.signIn.resendActivation')}
          </Link>
          <Link href="/register" isExternal={isAlone}>
            {translate('accounts.signIn.register')}
          </Link>
        </div>
      </AccountPage>
      {props.children}
    </>
  )
}

const playNotice = ({ gameType, gameName: game, wager = 0 }: PlayAfter, translate: Translate): string =>
  gameType === 'prize'
    ? translate('accounts.signIn.thenPlayForPrizes', { game, tokens: wager })
    : translate('accounts.signIn.thenPlayForFun', { game })
