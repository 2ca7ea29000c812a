export { LobbyView } from './LobbyView.tsx'
export type { LobbyViewProps } from './LobbyView.tsx'
