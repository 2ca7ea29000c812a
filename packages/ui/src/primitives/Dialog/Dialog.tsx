'use client'

import { X } from 'lucide'
import type { ReactNode, RefObject } from 'react'
import { useEffect, useId, useRef } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { Heading } from '../Heading/Heading.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import {
  body,
  corner,
  dialog,
  footer as footerClass,
  header,
  overlay,
  overlaySize,
  panel,
  panelSize,
  type DialogSize,
} from './Dialog.css.ts'
import { ignoreSecondClick } from './ignoreSecondClick.ts'
import { useFocusFallback } from './useFocusFallback.ts'

export { dialogSizes, type DialogSize } from './Dialog.css.ts'

/** The title, content and buttons of a dialog; its owner keeps whether it is open and closes it in `onClose`. */
export interface DialogProps {
  isOpen: boolean
  /** Called on the close button, on Escape, or on a press outside. */
  onClose: () => void
  /** The accessible name. */
  title: string
  children: ReactNode
  /** The buttons, the main one first. They are sticky while the rest scrolls, where the page is high enough. */
  footer?: ReactNode
  /** @default 'medium' */
  size?: DialogSize
  /** Has a close button and closes on a press outside. @default true */
  isDismissable?: boolean
  /** Only its own buttons close it, such as while a request is pending. */
  isBusy?: boolean
  /** An alertdialog: it interrupts the reader and its text is announced at once. */
  isAlert?: boolean
  /** Takes focus after the dialog has closed, in place of the opener. */
  returnFocus?: RefObject<HTMLElement | null>
}

/**
 * A modal dialog with a focus trap. Load it lazily with `lazyDialog`.
 *
 * @example
 * ```tsx
 * import { Button, Dialog, Text } from '@players-club/ui'
 * import { useState } from 'react'
 *
 * export function Points() {
 *   const [isOpen, setOpen] = useState(false)
 *   const close = () => setOpen(false)
 *   return (
 *     <>
 *       <Button onPress={() => setOpen(true)}>Show my points</Button>
 *       <Dialog
 *         isOpen={isOpen}
 *         title="Your points"
 *         onClose={close}
 *         footer={<Button onPress={close}>Close</Button>}
 *       >
 *         <Text>25,000 points</Text>
 *       </Dialog>
 *     </>
 *   )
 * }
 * ```
 */
export function Dialog({ isOpen, onClose, size = 'medium', isDismissable = true, ...props }: DialogProps) {
  const { locale } = useMessages()
  const isFree = isDismissable && !props.isBusy
  useEffect(() => {
    if (!isOpen) return
    ignoreSecondClick()
    return ignoreSecondClick
  }, [isOpen, props.title])
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay
        className={cx(overlay, overlaySize[size])}
        isOpen={isOpen}
        onOpenChange={stillOpen => !stillOpen && onClose()}
        isDismissable={isFree}
        isKeyboardDismissDisabled={props.isBusy}
      >
        <Modal className={cx(panel, panelSize[size])}>
          <Content {...props} onClose={isDismissable ? onClose : undefined} />
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  )
}

interface ContentProps extends Pick<
  DialogProps,
  'title' | 'children' | 'footer' | 'isAlert' | 'isBusy' | 'returnFocus'
> {
  onClose: (() => void) | undefined
}

function Content({ title, children, footer, isAlert, isBusy, returnFocus, onClose }: ContentProps) {
  const translate = useMessages()
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const announced = useRef(title)
  useFocusFallback(returnFocus)
  useEffect(() => {
    if (announced.current === title) return
    // A new title is a new step, and the button that led to it may be gone: focus the dialog again.
    announced.current = title
    ref.current?.focus()
  }, [title])
  return (
    <AriaDialog
      ref={ref}
      className={dialog}
      role={isAlert ? 'alertdialog' : 'dialog'}
      aria-labelledby={`${id}title`}
      aria-describedby={isAlert ? `${id}body` : undefined}
    >
      <div className={header}>
        <Heading level={2} size="title" id={`${id}title`}>
          {title}
        </Heading>
        {onClose && (
          <div className={corner}>
            <IconButton icon={X} label={translate('ui.dialog.close')} isDisabled={isBusy} onPress={onClose} />
          </div>
        )}
      </div>
      <div className={body} id={`${id}body`}>
        {children}
      </div>
      {footer && <div className={footerClass}>{footer}</div>}
    </AriaDialog>
  )
}
