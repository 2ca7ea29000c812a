'use client'

import { FailureNotice } from '../../messages/FailureNotice.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import {
  PersonFields,
  personFieldNames,
  type PersonField,
  type PersonFieldsProps,
} from '../PersonFields/PersonFields.tsx'
import { labelKeys } from './labelKeys.ts'

export interface ProfileFormProps extends Omit<PersonFieldsProps, 'idPrefix' | 'isDisabled'> {
  email: string
  /** Why the last save failed. */
  failure: LocalizedText | null
  /** Verified details are locked until the player unlocks them. */
  isLocked: boolean
  isChanged: boolean
  canSave: boolean
  isSaving: boolean
  /** The fields that keep the form from being saved. */
  wrong: readonly PersonField[]
  onEdit: () => void
  onSave: () => void
  onUndo: () => void
}

/** The form of a profile, and its save button. */
export function ProfileForm({ email, failure, wrong, onEdit, onSave, onUndo, ...props }: ProfileFormProps) {
  const translate = useMessages()
  const { isLocked, isChanged, isSaving, canSave, ...fields } = props
  const named = personFieldNames
    .filter(field => wrong.includes(field))
    .map(field => translate(labelKeys[field]))
  const list = new Intl.ListFormat(translate.locale).format(named)
  const hint = isChanged
    ? named.length > 0 && translate('profile.check', { fields: list })
    : translate('profile.unchanged')
  return (
    <Card>
      <Form onSubmit={onSave} isPending={isSaving} submitHint={(!isLocked && hint) || undefined}>
        <Stack gap={6}>
          <FailureNotice message={failure} />
          {isLocked && (
            <Inline justify="between" gap={3}>
              <Text tone="muted">{translate('profile.locked')}</Text>
              <Button emphasis="outline" size="small" onPress={onEdit}>
                {translate('profile.edit')}
              </Button>
            </Inline>
          )}
          <Inline justify="between" gap={2}>
            <Stack gap={0}>
              <Text weight="semibold">{translate('profile.email')}</Text>
              <Text>{email}</Text>
            </Stack>
            <Link href="/settings/account-security/change-email">{translate('profile.email.change')}</Link>
          </Inline>
          <PersonFields {...fields} isDisabled={isLocked || isSaving} idPrefix="profile" />
          {!isLocked && (
            <Stack gap={3}>
              <div role="status">
                {isChanged && !isSaving && <Text tone="muted">{translate('profile.unsaved')}</Text>}
              </div>
              <Inline gap={3}>
                <Button type="submit" isDisabled={!canSave && !isSaving} isPending={isSaving}>
                  {translate('profile.save')}
                </Button>
                {isChanged && !isSaving && (
                  <Button emphasis="plain" onPress={onUndo}>
                    {translate('profile.undo')}
                  </Button>
                )}
              </Inline>
            </Stack>
          )}
        </Stack>
      </Form>
    </Card>
  )
}
