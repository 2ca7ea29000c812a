export { SpinnerOverlay } from './SpinnerOverlay.tsx'
export type { SpinnerOverlayProps } from './SpinnerOverlay.tsx'
