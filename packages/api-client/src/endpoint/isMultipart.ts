import type { Endpoint } from './endpoint.ts'

/** Whether the body of the call goes over the wire as a form with files in it. */
export const isMultipart = (endpoint: Endpoint): boolean =>
  'encoding' in endpoint && endpoint.encoding === 'multipart'
