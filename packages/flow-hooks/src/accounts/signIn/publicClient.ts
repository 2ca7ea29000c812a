/** Names this application to the server. It is in every browser, so it is no secret, and nothing rests on it. */
export const publicClient = { client_id: 'players-club-web', client_secret: 'public' } as const
