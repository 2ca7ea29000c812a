export { RecommendationsDialog } from './RecommendationsDialog.tsx'
export type { RecommendationsDialogProps } from './RecommendationsDialog.tsx'
