export { BundleCard } from './BundleCard.tsx'
export type { BundleCardProps } from './BundleCard.tsx'
