export { useGreeting } from './useGreeting.ts'
