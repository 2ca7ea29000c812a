export { type QueryAnswer } from './queryKey.ts'
export { useQuery, type Query } from './useQuery.ts'
