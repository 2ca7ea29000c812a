import { createTranslate } from '../../../packages/domain-models/src/index.ts'
import { shell } from '../../../packages/domain-models/src/messages/en/shell.ts'
import { MessagesProvider } from '../../../packages/ui/src/messages/index.ts'
import type { ConfirmDialogProps } from '../../../packages/ui/src/primitives/ConfirmDialog/index.ts'
import { useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** From the press to the frame after the one that shows the dialog. */
    opened: Promise<number>
  }
}

const translate = createTranslate(shell, 'en')

/** A page with one button, which opens a dialog. `approach` is what the page does when somebody comes near it. */
export function showPage(Dialog: ComponentType<ConfirmDialogProps>, approach?: () => void): void {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    const close = () => setOpen(false)
    return (
      <MessagesProvider translate={translate}>
        <main>
          <button type="button" onPointerEnter={approach} onFocus={approach} onClick={() => setOpen(true)}>
            Open
          </button>
        </main>
        <Dialog
          isOpen={isOpen}
          question="Redeem 500 points?"
          yes="Redeem"
          no="Keep"
          onConfirm={close}
          onCancel={close}
        >
          You get a coupon.
        </Dialog>
      </MessagesProvider>
    )
  }
  watchOpening()
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Page />)
}

function watchOpening(): void {
  window.opened = new Promise(resolve => {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        const watch = new MutationObserver(() => {
          if (!document.querySelector('[role=alertdialog]')) return
          watch.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        })
        watch.observe(document.body, { childList: true, subtree: true })
      },
      { capture: true, once: true },
    )
  })
}
