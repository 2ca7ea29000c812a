import type { ReactNode } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { content, popover as popoverClass } from './Popover.css.ts'
import type { PopoverTriggerProps } from './usePopoverTrigger.ts'
import { usePopoverTrigger } from './usePopoverTrigger.ts'

export type { PopoverTriggerProps } from './usePopoverTrigger.ts'

export interface PopoverProps {
  /** The Button or IconButton that opens it. */
  trigger: (props: PopoverTriggerProps) => ReactNode
  /** The accessible name. */
  label: string
  children: ReactNode
}

/** Additional information next to the button that opens it. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const { locale } = useMessages()
  const joined = usePopoverTrigger('dialog')
  return (
    <I18nProvider locale={locale}>
      {trigger(joined.trigger)}
      <AriaPopover {...joined.popover} className={popoverClass}>
        <Dialog aria-label={label} className={content}>
          {children}
        </Dialog>
      </AriaPopover>
    </I18nProvider>
  )
}
