import { agave, copper, dusk, saguaro, sun } from '../tokens/palette.ts'

/** The colours of paper for confetti and streamers. */
export const paperColors = [copper[400], copper[600], sun[300], saguaro[500], agave[400], dusk[500]] as const
