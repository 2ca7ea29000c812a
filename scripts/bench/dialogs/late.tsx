import { lazyDialog } from '../../../packages/ui/src/primitives/lazyDialog/lazyDialog.tsx'
import { showPage } from './showPage.tsx'

const Late = lazyDialog(
  async () =>
    (await import('../../../packages/ui/src/primitives/ConfirmDialog/ConfirmDialog.tsx')).ConfirmDialog,
)

showPage(Late, Late.preload)
