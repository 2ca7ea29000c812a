export { getStaticPage } from './getStaticPage.ts'
