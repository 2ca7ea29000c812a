import { ConfirmDialog } from '../../../packages/ui/src/primitives/ConfirmDialog/index.ts'
import { showPage } from './showPage.tsx'

showPage(ConfirmDialog)
