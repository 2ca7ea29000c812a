import { routePath } from '@players-club/domain-models'
import { useLocation } from 'react-router'

/** The path of the page that is shown, to compare with the route table; what the address bar has may differ from it. */
export const useRoutePath = (): string => routePath(useLocation().pathname)
