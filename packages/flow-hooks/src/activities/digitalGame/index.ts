export { useDigitalGame, type DigitalGamePage } from './useDigitalGame.ts'
