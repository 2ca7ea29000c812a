export { ConversionDialog } from './ConversionDialog.tsx'
export type { ConversionDialogProps, ConversionStage } from './ConversionDialog.tsx'
