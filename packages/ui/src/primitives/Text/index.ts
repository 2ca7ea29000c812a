export { Text } from './Text.tsx'
export type { TextProps } from './Text.tsx'
export { textAligns, textElements, textSizes, textTones, textWeights } from './textVariants.ts'
export type { TextAlign, TextElement, TextSize, TextTone, TextWeight } from './textVariants.ts'
