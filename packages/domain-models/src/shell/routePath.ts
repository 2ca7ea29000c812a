/**
 * A path as the route table writes it: in small letters, without a slash at its end. Routes match any letter case, and
 * with such a slash, too.
 *
 * @example
 * ```ts
 * import { routePath } from '@players-club/domain-models'
 *
 * console.log(routePath('/Lucky-Lounge/')) // '/lucky-lounge'
 * ```
 */
export const routePath = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '') || '/'
