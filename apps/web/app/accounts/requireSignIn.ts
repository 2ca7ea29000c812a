import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../shell/pageContext.ts'

export const signInHref = ({ pathname, search }: { pathname: string; search: string }) =>
  `/login?${new URLSearchParams({ from: pathname + search })}`

/** A redirect to the sign-in where a visit needs a player and has none; nothing where it may continue. */
export async function requireSignIn({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const { session, hasExpiredSession } = context.get(pageContext)
  if ((await session()) || (await hasExpiredSession())) return null
  return redirect(signInHref(new URL(request.url)))
}
