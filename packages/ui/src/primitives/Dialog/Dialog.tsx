import { X } from 'lucide'
import type { ReactNode } from 'react'
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
} from './Dialog.css.ts'
import type { DialogSize } from './dialogVariants.ts'
import { useFocusAfterwards } from './useFocusAfterwards.ts'

export interface DialogProps {
  isOpen: boolean
  /** The reader wants to leave: by the close button, Escape, or a press outside. */
  onClose: () => void
  /** What it is about; its accessible name. */
  title: string
  children: ReactNode
  /** The ways on, the main one first. They stay in sight while the rest scrolls. */
  footer?: ReactNode
  /** @default 'medium' */
  size?: DialogSize
  /** It can be left in passing: a close button, and a press outside. Escape works either way. @default true */
  isDismissable?: boolean
  /** Nothing closes it while an answer is under way. */
  isBusy?: boolean
  /** It breaks in on the reader and must be answered: its text is read out at once. */
  isAlert?: boolean
}

/** A task in front of the page, which waits behind it. Load it late: `lazyDialog`. */
export function Dialog({ isOpen, onClose, size = 'medium', isDismissable = true, ...props }: DialogProps) {
  const { locale } = useMessages()
  const isFree = isDismissable && !props.isBusy
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

interface ContentProps extends Pick<DialogProps, 'title' | 'children' | 'footer' | 'isAlert' | 'isBusy'> {
  onClose: (() => void) | undefined
}

function Content({ title, children, footer, isAlert, isBusy, onClose }: ContentProps) {
  const translate = useMessages()
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  const announced = useRef(title)
  useFocusAfterwards()
  useEffect(() => {
    if (announced.current === title) return
    // Another title is another step, and the button that led to it may be gone: begin with the dialog again.
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
