export { signInToPlay } from './keptPlay.ts'
export { usePlayAfterSignIn, type PlayAfterSignIn } from './usePlayAfterSignIn.ts'
export { useReturnedPlay, withDeferredPlay } from './useReturnedPlay.ts'
