/** Defined by the build. */
declare const FRAME_TITLES: Readonly<Record<'en' | 'es', string>>

interface Window {
  LuckyLounge?: import('./LuckyLounge.ts').LuckyLounge
}
