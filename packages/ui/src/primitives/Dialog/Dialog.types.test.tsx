import { expectTypeOf, test } from 'vitest'
import type { DialogProps } from './Dialog.tsx'
import { Dialog } from './Dialog.tsx'

const close = () => undefined

test('Dialog refuses what it has no place for', () => {
  expectTypeOf<DialogProps>().not.toHaveProperty('className')
  expectTypeOf<DialogProps>().not.toHaveProperty('style')
  void (
    (
      // @ts-expect-error spacing and looks belong to the sizes
      <Dialog isOpen onClose={close} title="Feedback" className="wide">
        Tell us
      </Dialog>
    )
  )
  void (
    (
      // @ts-expect-error a dialog without a title has no name
      <Dialog isOpen onClose={close}>
        Tell us
      </Dialog>
    )
  )
  void (
    (
      // @ts-expect-error there is always a way out
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
