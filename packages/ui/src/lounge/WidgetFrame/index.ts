export { WidgetFrame } from './WidgetFrame.tsx'
export type { WidgetFrameProps } from './WidgetFrame.tsx'
