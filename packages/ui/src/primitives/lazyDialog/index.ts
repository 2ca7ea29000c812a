export { lazyDialog } from './lazyDialog.tsx'
export type { LazyDialog, LazyDialogProps } from './lazyDialog.tsx'
