'use client'

import { useEffect, useRef } from 'react'
import { FailureNotice } from '../../messages/FailureNotice.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { resolveText, type LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import { PunchMarks } from '../../primitives/PunchMarks/PunchMarks.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { SecurityPage } from '../SecurityPage/SecurityPage.tsx'
import { form } from '../SecurityPage/SecurityPage.css.ts'

const STEPS = 2

/** The two steps of changing the address: what is typed, what is wrong with it, and what happens on each action. */
export interface ChangeEmailViewProps {
  /** First the new address, then the password. */
  step: 'email' | 'password'
  /** The player's current address. */
  current: string
  email: string
  password: string
  /** Errors of the visible field. */
  error: LocalizedText | null
  /** The reason of a refusal that concerns neither field. */
  notice: LocalizedText | null
  canContinue: boolean
  canConfirm: boolean
  isChanging: boolean
  onEmail: (email: string) => void
  onLeaveEmail: () => void
  onContinue: () => void
  onPassword: (password: string) => void
  onBack: () => void
  onSubmit: () => void
}

/** Changes the email address in two steps. */
export function ChangeEmailView(props: ChangeEmailViewProps) {
  const translate = useMessages()
  const step = props.step === 'email' ? 1 : STEPS
  return (
    <SecurityPage
      title={translate('settings.changeEmail')}
      lead={translate('security.email.now', { email: props.current })}
    >
      <Card>
        <div className={form}>
          <Stack gap={5}>
            <Inline gap={3}>
              <PunchMarks done={step} total={STEPS} />
              <Text as="span" size="small" tone="muted">
                {translate('security.email.step', { step, total: STEPS })}
              </Text>
            </Inline>
            {props.step === 'email' ? <EmailStep {...props} /> : <PasswordStep {...props} />}
          </Stack>
        </div>
      </Card>
    </SecurityPage>
  )
}

function EmailStep(props: ChangeEmailViewProps) {
  const translate = useMessages()
  const { email, error, canContinue } = props
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // On return to this step the invalid field takes focus; on page load focus stays where it is.
    if (field.current?.value) field.current.focus()
  }, [])
  return (
    <Form
      onSubmit={props.onContinue}
      submitHint={canContinue ? undefined : translate('security.email.incomplete')}
    >
      <Stack gap={5}>
        <TextField
          ref={field}
          label={translate('security.email.new')}
          hint={translate('security.email.hint')}
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={props.onEmail}
          onBlur={props.onLeaveEmail}
          error={resolveText(translate, error)}
        />
        <Button type="submit" isDisabled={!canContinue}>
          {translate('security.email.next')}
        </Button>
      </Stack>
    </Form>
  )
}

function PasswordStep(props: ChangeEmailViewProps) {
  const translate = useMessages()
  const { email, password, error, notice, canConfirm, isChanging } = props
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [error])
  const isWaiting = !canConfirm && !isChanging
  return (
    <Form
      onSubmit={props.onSubmit}
      submitHint={isWaiting ? translate('security.email.passwordMissing') : undefined}
    >
      <Stack gap={5}>
        <FailureNotice message={notice} />
        <Text>{translate('security.email.confirmLead', { email })}</Text>
        <PasswordField
          ref={field}
          label={translate('security.password.current')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={props.onPassword}
          error={resolveText(translate, error)}
        />
        <Inline gap={3}>
          <Button type="submit" isDisabled={isWaiting} isPending={isChanging}>
            {translate('settings.changeEmail')}
          </Button>
          <Button emphasis="plain" isDisabled={isChanging} onPress={props.onBack}>
            {translate('security.email.edit')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}
