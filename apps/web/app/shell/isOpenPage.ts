import { isOpenAddress } from '@players-club/domain-models'
import type { LoaderFunctionArgs } from 'react-router'
import { pageContext } from './pageContext.ts'
import { requireFlags } from './requireFlags.ts'

/** Whether the visitor's flags leave the page of this visit open. */
export async function isOpenPage({ context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>) {
  const flags = await requireFlags(context.get(pageContext))
  return isOpenAddress(new URL(request.url).pathname, flags)
}
