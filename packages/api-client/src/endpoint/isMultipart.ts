import type { Endpoint } from './endpoint.ts'

/** Whether the body is sent as a form with files. */
export const isMultipart = (endpoint: Endpoint): boolean =>
  'encoding' in endpoint && endpoint.encoding === 'multipart'
