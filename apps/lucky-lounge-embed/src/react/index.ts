export { LuckyLoungeWidget, type LuckyLoungeWidgetProps } from './LuckyLoungeWidget.tsx'
