export { UnknownWidget } from './UnknownWidget.tsx'
export type { UnknownWidgetProps } from './UnknownWidget.tsx'
