'use client'

import {
  areAllPreferencesOn,
  arePreferencesChanged,
  areSomePreferencesOn,
  type PreferenceCategory,
} from '@players-club/domain-models'
import type { ReactNode } from 'react'
import { FailureNotice } from '../../messages/FailureNotice.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import type { LocalizedText } from '../../messages/LocalizedText.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { PageFrame } from '../../primitives/PageFrame/PageFrame.tsx'
import { PageHeading } from '../../primitives/PageFrame/PageHeading.tsx'
import { Part } from '../../primitives/QueryState/Part.tsx'
import type { Retry } from '../../primitives/QueryState/QueryState.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Category } from './Category.tsx'
import { all } from './PreferencesView.css.ts'

/** The page of the preferences: the saved and the edited ones, and what happens on each action. */
export interface PreferencesViewProps {
  /** The saved and the edited preferences; undefined while loading. */
  saved: readonly PreferenceCategory[] | undefined
  temporary: readonly PreferenceCategory[] | undefined
  /** Why they failed to load. */
  loadError: LocalizedText | null
  /** Why the last save failed. */
  saveError: LocalizedText | null
  isSaving: boolean
  onToggle: (key: string, isOn: boolean) => void
  onToggleAll: (isOn: boolean) => void
  onSave: () => void
  onUndo: () => void
  onRetry: Retry
  /** Dialogs of this page. */
  children?: ReactNode
}

/** The player's communication preferences. */
export function PreferencesView({ saved, temporary, children, ...props }: PreferencesViewProps) {
  const translate = useMessages()
  return (
    <PageFrame isNested>
      <PageHeading
        title={translate('shell.preferences')}
        lead={translate('preferences.lead')}
        leadSize="body"
      >
        <Text tone="muted">{translate('preferences.alwaysSent')}</Text>
      </PageHeading>
      <Part
        of={{
          data: saved && temporary && { saved, temporary },
          error: props.loadError,
          refresh: props.onRetry,
        }}
        count={8}
      >
        {known => <Tree {...props} {...known} />}
      </Part>
      {children}
    </PageFrame>
  )
}

type TreeProps = Omit<PreferencesViewProps, 'saved' | 'temporary' | 'loadError' | 'onRetry' | 'children'> & {
  saved: readonly PreferenceCategory[]
  temporary: readonly PreferenceCategory[]
}

function Tree({ saved, temporary, saveError, isSaving, onToggle, onToggleAll, onSave, onUndo }: TreeProps) {
  const translate = useMessages()
  const isChanged = arePreferencesChanged(saved, temporary)
  return (
    <Form onSubmit={onSave} submitHint={isChanged ? undefined : translate('preferences.unchanged')}>
      <Stack gap={5}>
        <FailureNotice message={saveError} />
        <Card>
          <Switch
            name="all"
            isOn={areAllPreferencesOn(temporary)}
            isDisabled={isSaving}
            onChange={onToggleAll}
          >
            <span className={all}>
              <Text as="span" weight="bold">
                {translate('preferences.all')}
              </Text>
              <Text as="span" size="small" tone="muted">
                {translate(areSomePreferencesOn(temporary) ? 'preferences.partly' : 'preferences.allText')}
              </Text>
            </span>
          </Switch>
        </Card>
        {temporary.map(category => (
          <Category key={category.key} category={category} isDisabled={isSaving} onToggle={onToggle} />
        ))}
        <div role="status">{isChanged && !isSaving && <Text>{translate('preferences.unsaved')}</Text>}</div>
        <Inline gap={3}>
          <Button type="submit" isDisabled={!isChanged && !isSaving} isPending={isSaving}>
            {translate('preferences.save')}
          </Button>
          {isChanged && !isSaving && (
            <Button emphasis="plain" onPress={onUndo}>
              {translate('preferences.undo')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Form>
  )
}
