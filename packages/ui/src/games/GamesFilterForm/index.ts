export { GamesFilterForm } from './GamesFilterForm.tsx'
export type { GamesFilterFormProps } from './GamesFilterForm.tsx'
