import { ConfirmDialog } from '../../../packages/ui/src/primitives/ConfirmDialog/ConfirmDialog.tsx'
import { showPage } from './showPage.tsx'

showPage(ConfirmDialog)
