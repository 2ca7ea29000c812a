import { lazyDialog } from '../../../packages/ui/src/primitives/lazyDialog/index.ts'
import { showPage } from './showPage.tsx'

const Late = lazyDialog(
  async () => (await import('../../../packages/ui/src/primitives/ConfirmDialog/index.ts')).ConfirmDialog,
)

showPage(Late, Late.preload)
