/**
 * A path as the route table writes it: in small letters, decoded, without a slash at its end. Routes also match in
 * any letter case, percent-encoded, and with such a slash.
 *
 * @example
 * ```ts
 * import { routePath } from '@players-club/domain-models'
 *
 * console.log(routePath('/Lucky-Lounge/')) // '/lucky-lounge'
 * ```
 */
export const routePath = (pathname: string): string =>
  decode(pathname).toLowerCase().replace(/\/+$/, '') || '/'

/** The router, too, matches a path with a malformed escape as it is. */
function decode(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}
