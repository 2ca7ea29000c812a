/** Defined by the build. */
declare const FRAME_TITLES: Readonly<Record<'en' | 'es', string>>
