'use client'

import { superBonusThemeOf, type SuperBonus } from '@players-club/domain-models'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { collectionIcons } from '../CollectThemAllView/collectionIcons.ts'
import { medal } from './SuperBonusDialog.css.ts'

/** The completed collection that is celebrated, and whether its button can be pressed yet. */
export interface SuperBonusDialogProps {
  isOpen: boolean
  superBonus: SuperBonus['superBonusDTO']
  /** The button is enabled: the minimum delay has passed. */
  isReady: boolean
  onClose: () => void
}

/** Celebrates a completed collection. A minimum delay keeps it from being dismissed by mistake. */
export function SuperBonusDialog({ isOpen, superBonus, isReady, onClose }: SuperBonusDialogProps) {
  const translate = useMessages()
  const { icon } = superBonusThemeOf(superBonus)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('activities.collect.dialog.title', { name: superBonus.name })}
      size="small"
      footer={
        <Button isDisabled={!isReady} onPress={onClose}>
          {translate('activities.collect.dialog.action')}
        </Button>
      }
    >
      <Stack gap={5} align="center">
        <span className={medal}>
          <Icon icon={collectionIcons[icon]} size="huge" />
        </span>
        <Text>{translate('activities.collect.dialog.text')}</Text>
        <Text size="small" tone="muted">
          <span role="status">{!isReady && translate('activities.collect.dialog.wait')}</span>
        </Text>
      </Stack>
    </Dialog>
  )
}
