import { expectTypeOf, test } from 'vitest'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

const noop = () => undefined

test('ConfirmDialog rejects outside styling and invalid props', () => {
  expectTypeOf<ConfirmDialogProps>().not.toHaveProperty('className')
  expectTypeOf<ConfirmDialogProps>().not.toHaveProperty('style')
  void (
    (
      // @ts-expect-error both buttons need their own labels
      <ConfirmDialog isOpen question="Redeem?" onConfirm={noop} onCancel={noop} yes="Redeem">
        You pay 500 points.
      </ConfirmDialog>
    )
  )
  void (
    (
      // @ts-expect-error the description of the consequence is required
      <ConfirmDialog isOpen question="Redeem?" onConfirm={noop} onCancel={noop} yes="Redeem" no="Keep" />
    )
  )
})
