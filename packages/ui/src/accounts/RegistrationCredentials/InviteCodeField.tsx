'use client'

import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'

/** What the server says about an invite code. */
export const inviteCodeFieldStatuses = ['checking', 'valid', 'invalid', 'limitReached'] as const
/** What the server says about an invite code. */
export type InviteCodeFieldStatus = (typeof inviteCodeFieldStatuses)[number]

export interface InviteCodeFieldProps {
  value: string
  onChange: (value: string) => void
  onLeave: () => void
  isShown: boolean
  onShow: () => void
  /** The server's answer about the code. */
  status: InviteCodeFieldStatus | null
  error: string | undefined
}

/** The field for an invite code; collapsed, because few players have one. */
export function InviteCodeField({
  value,
  onChange,
  onLeave,
  isShown,
  onShow,
  status,
  error,
}: InviteCodeFieldProps) {
  const translate = useMessages('accountPages')
  const input = useRef<HTMLInputElement>(null)
  const isCalledFor = useRef(false)
  useEffect(() => {
    if (isShown && isCalledFor.current) input.current?.focus()
  }, [isShown])
  if (!isShown) {
    const show = () => {
      isCalledFor.current = true
      onShow()
    }
    return (
      <div>
        <Button emphasis="soft" size="small" onPress={show}>
          {translate('registration.inviteCode.have')}
        </Button>
      </div>
    )
  }
  const isUsedUp = status === 'limitReached'
  return (
    <Stack gap={2}>
      <TextField
        ref={input}
        label={translate('registration.inviteCode')}
        hint={translate('registration.inviteCode.hint')}
        isOptional
        name="inviteCode"
        autoComplete="off"
        value={value}
        onChange={onChange}
        onBlur={onLeave}
        error={error ?? (isUsedUp ? translate('inviteCode.limitReached') : undefined)}
      />
      {/* Mounted before it has text: screen readers often miss a live region that is inserted together with its text. */}
      <div role="status">
        {(status === 'checking' || status === 'valid') && (
          <Text size="small" tone="muted">
            {translate(`registration.inviteCode.${status}`)}
          </Text>
        )}
      </div>
    </Stack>
  )
}
