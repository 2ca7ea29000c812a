import { expectTypeOf, test } from 'vitest'
import type { DialogProps } from './Dialog.tsx'
import { Dialog } from './Dialog.tsx'

const close = () => undefined

test('Dialog rejects outside styling and invalid props', () => {
  expectTypeOf<DialogProps>().not.toHaveProperty('className')
  expectTypeOf<DialogProps>().not.toHaveProperty('style')
  void (
    (
      // @ts-expect-error spacing and looks belong to the size
      <Dialog isOpen onClose={close} title="Feedback" className="wide">
        Tell us
      </Dialog>
    )
  )
  void (
    (
      // @ts-expect-error the title is required: it names the dialog
      <Dialog isOpen onClose={close}>
        Tell us
      </Dialog>
    )
  )
  void (
    (
      // @ts-expect-error a callback to close it is required
      <Dialog isOpen title="Feedback">
        Tell us
      </Dialog>
    )
  )
  void (
    (
      // @ts-expect-error a size outside the tuple
      <Dialog isOpen onClose={close} title="Feedback" size="huge">
        Tell us
      </Dialog>
    )
  )
})
