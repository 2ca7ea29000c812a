export { QuickDrawWidgetView } from './QuickDrawWidgetView.tsx'
export type { QuickDrawWidgetViewProps } from './QuickDrawWidgetView.tsx'
