/** `cover` fills its parent and is cut; `natural` keeps its own ratio. */
export const imageFits = ['natural', 'cover'] as const
export type ImageFit = (typeof imageFits)[number]
