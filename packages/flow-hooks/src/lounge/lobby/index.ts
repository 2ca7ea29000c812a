export { lobbyQuestions, useLobby } from './useLobby.ts'
export { useRedirectMessage } from './useRedirectMessage.ts'
