'use client'

import { Phone } from 'lucide'
import { useBrand } from '../../messages/BrandProvider.tsx'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { phoneUrl, PhoneWords } from '../../primitives/Link/PhoneWords.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Text } from '../../primitives/Text/Text.tsx'

/** Whether the dialog is open, and how it closes. */
export interface ContactDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** The phone number of customer support, as text and as a link. */
export function ContactDialog({ isOpen, onClose }: ContactDialogProps) {
  const translate = useMessages()
  const { phone } = useBrand()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={translate('contact.call')}
      size="small"
      footer={
        <LinkButton href={phoneUrl(phone)}>
          <Icon icon={Phone} /> {phone}
        </LinkButton>
      }
    >
      <Text>
        <PhoneWords text={translate('contact.text', { phone })} phone={phone} />
      </Text>
    </Dialog>
  )
}
