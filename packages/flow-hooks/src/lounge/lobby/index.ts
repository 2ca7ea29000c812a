export { lobbyQuestions, useLobby } from './useLobby.ts'
export { LOBBY_PATH, useRedirectMessage, withRedirectMessage } from './useRedirectMessage.ts'
