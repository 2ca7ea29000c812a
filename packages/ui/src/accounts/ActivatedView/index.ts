export { ActivatedView } from './ActivatedView.tsx'
