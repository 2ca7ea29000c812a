import type { ReactNode, RefObject } from 'react'
import { useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { content, popover as popoverClass } from './Popover.css.ts'

/** What the Button or IconButton that opens it takes: `trigger={props => <Button {...props}>More</Button>}`. */
export interface PopoverTriggerProps {
  ref: RefObject<HTMLButtonElement | null>
  onPress: () => void
  'aria-expanded': boolean
  'aria-haspopup': 'dialog'
}

export interface PopoverProps {
  /** The Button or IconButton that opens it. */
  trigger: (props: PopoverTriggerProps) => ReactNode
  /** What it is about; its accessible name. */
  label: string
  children: ReactNode
}

/** A little more about something, beside the button that asked for it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const { locale } = useMessages()
  const ref = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <I18nProvider locale={locale}>
      {trigger({ ref, onPress: () => setOpen(true), 'aria-expanded': isOpen, 'aria-haspopup': 'dialog' })}
      <AriaPopover triggerRef={ref} isOpen={isOpen} onOpenChange={setOpen} className={popoverClass}>
        <Dialog aria-label={label} className={content}>
          {children}
        </Dialog>
      </AriaPopover>
    </I18nProvider>
  )
}
