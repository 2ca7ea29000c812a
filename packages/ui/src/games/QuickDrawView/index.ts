export { QuickDrawView } from './QuickDrawView.tsx'
export type { QuickDrawViewProps } from './QuickDrawView.tsx'
