import { expectTypeOf, test } from 'vitest'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const noop = () => undefined

test('ConfirmDialog refuses what it has no place for', () => {
  expectTypeOf<ConfirmDialogProps>().not.toHaveProperty('className')
  expectTypeOf<ConfirmDialogProps>().not.toHaveProperty('style')
  void (
    (
      // @ts-expect-error both answers have words of their own
      <ConfirmDialog isOpen question="Redeem?" onConfirm={noop} onCancel={noop} yes="Redeem">
        You pay 500 points.
      </ConfirmDialog>
    )
  )
  void (
    (
      // @ts-expect-error what follows from a yes is said before it
      <ConfirmDialog isOpen question="Redeem?" onConfirm={noop} onCancel={noop} yes="Redeem" no="Keep" />
    )
  )
})
