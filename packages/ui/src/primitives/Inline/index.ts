export { Inline } from './Inline.tsx'
export type { InlineProps } from './Inline.tsx'
export { inlineAligns, inlineElements, inlineJustifies } from './inlineVariants.ts'
export type { InlineAlign, InlineElement, InlineJustify } from './inlineVariants.ts'
