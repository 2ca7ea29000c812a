import { Phone } from 'lucide'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Dialog } from '../../primitives/Dialog/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { LinkButton } from '../../primitives/LinkButton/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'

export interface ContactDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The phone number of customer support. */
  phone: string
}

/** The phone number of customer support, as text and as a link. */
export function ContactDialog({ isOpen, onClose, phone }: ContactDialogProps) {
  const translate = useMessages()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('contact.call')}
      size="small"
      footer={
        <LinkButton href={`tel:${phone.replaceAll('-', '')}`}>
          <Icon icon={Phone} /> {phone}
        </LinkButton>
      }
    >
      <Stack gap={2}>
        <Text>{translate('contact.text', { phone })}</Text>
        <Text tone="muted">{translate('contact.hours')}</Text>
      </Stack>
    </Dialog>
  )
}
