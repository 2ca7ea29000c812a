export { Image } from './Image.tsx'
export type { ImageProps, ImageSource } from './Image.tsx'
export { imageFits } from './imageVariants.ts'
export type { ImageFit } from './imageVariants.ts'
