export { InformationListView } from './InformationListView.tsx'
export type { InformationListViewProps } from './InformationListView.tsx'
