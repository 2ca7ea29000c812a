export { PromoCodeView } from './PromoCodeView.tsx'
export type { PromoCodeViewProps } from './PromoCodeView.tsx'
