export { CartPanel } from './CartPanel.tsx'
export type { CartPanelProps } from './CartPanel.tsx'
