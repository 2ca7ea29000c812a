export { LogoMark, logoMarks } from './LogoMark.tsx'
export type { LogoMarkName, LogoMarkProps } from './LogoMark.tsx'
