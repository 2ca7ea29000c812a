import { copperStateLottery, createTranslate } from '../../../packages/domain-models/src/index.ts'
import { shell } from '../../../packages/domain-models/src/messages/en/shell.ts'
import { MessagesProvider } from '../../../packages/ui/src/messages/index.ts'
import type { ConfirmDialogProps } from '../../../packages/ui/src/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { useState, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

declare global {
  interface Window {
    /**
     * From the press until the dialog is laid out. The next frame comes with the screen's refresh and would hide the
     * difference.
     */
    opened: Promise<number>
  }
}

const translate = createTranslate(shell, 'en', copperStateLottery)

/** A page with one button, which opens a dialog. `approach` runs when the pointer comes near the button. */
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
      () => {
        const pressed = performance.now()
        const watch = new MutationObserver(() => {
          const dialog = document.querySelector('[role=alertdialog]')
          if (!dialog?.getBoundingClientRect().height) return
          watch.disconnect()
          resolve(performance.now() - pressed)
        })
        watch.observe(document.body, { childList: true, subtree: true })
      },
      { capture: true, once: true },
    )
  })
}
