export { DigitalGameView } from './DigitalGameView.tsx'
export type { DigitalGameViewProps } from './DigitalGameView.tsx'
