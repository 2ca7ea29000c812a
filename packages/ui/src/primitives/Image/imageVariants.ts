/** `cover` fills its parent and is cropped; `natural` keeps its aspect ratio. */
export const imageFits = ['natural', 'cover'] as const
export type ImageFit = (typeof imageFits)[number]
