import { data } from 'react-router'

export const loader = () => data(null, { status: 404 })
export const clientLoader = () => null

export { NotFoundPage as default } from './NotFoundPage.tsx'
