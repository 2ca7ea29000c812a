export { StaticPageView } from './StaticPageView.tsx'
export type { StaticPageViewProps } from './StaticPageView.tsx'
