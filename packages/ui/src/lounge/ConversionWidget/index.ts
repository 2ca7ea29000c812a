export { ConversionWidget } from './ConversionWidget.tsx'
export type { ConversionWidgetProps } from './ConversionWidget.tsx'
