export { PasswordStrength, passwordLevels } from './PasswordStrength.tsx'
export type { PasswordLevelName, PasswordStrengthProps } from './PasswordStrength.tsx'
