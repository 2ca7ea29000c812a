export { useStaticPage } from './useStaticPage.ts'
