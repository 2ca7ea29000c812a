'use client'

import { ELIGIBLE_GAME_TYPES, type TicketKind } from '@players-club/domain-models'
import { useState } from 'react'
import { TicketSample } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Tabs } from '../../primitives/Tabs/Tabs.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { kindTitle } from '../kindTitle.ts'
import { sample } from './TicketHelpDialog.css.ts'

/** Where the codes of each kind of ticket are printed. */
export interface TicketHelpDialogProps {
  isOpen: boolean
  kinds: readonly TicketKind[]
  /** The tab that is selected first. */
  kind: TicketKind
  onClose: () => void
}

/** Shows where the codes are on each kind of ticket. */
export function TicketHelpDialog({ isOpen, kinds, kind, onClose }: TicketHelpDialogProps) {
  const translate = useMessages()
  const [chosen, setChosen] = useState<TicketKind | null>(null)
  const close = () => {
    setChosen(null)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={translate('tickets.help.title')}
      footer={<Button onPress={close}>{translate('shell.close')}</Button>}
    >
      <Tabs
        label={translate('tickets.kinds')}
        selected={chosen ?? kind}
        onSelect={id => setChosen(kinds.find(each => each === id) ?? null)}
        tabs={kinds.map(each => ({
          id: each,
          title: translate(kindTitle(each, kinds)),
          content: (
            <Stack gap={4}>
              <div className={sample}>
                <TicketSample kind={each} label={translate(`tickets.sample.${each}`)} />
              </div>
              <Text>{translate(`tickets.help.${each}`)}</Text>
              <Link href={`/games/types/${ELIGIBLE_GAME_TYPES[each]}`}>
                {translate('tickets.eligibleGames')}
              </Link>
              <Text size="small">{translate(`tickets.consent.${each}`)}</Text>
            </Stack>
          ),
        }))}
      />
    </Dialog>
  )
}
