export { CSRF_HEADER, csrfTokenOf, hasCsrfToken, isFromOwnPage } from './csrf.ts'
