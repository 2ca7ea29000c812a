import type { Activity } from './Activity.ts'

const INVITE_FRIENDS = '/invite-friends'

/** Activities that are recognized by their key, whatever their type. */
const byKey: Readonly<Record<string, (id: number) => string>> = {
  'invite-friends': () => INVITE_FRIENDS,
  'invite-accepted': () => INVITE_FRIENDS,
  'complete-profile': id => `/profile-completion/${id}`,
  'promotions-email-opt-in': id => `/email-signUp/${id}`,
}

/** Types whose activities may have a page of their own: those without one in the club, and surveys of version two. */
const FOLLOWING: readonly string[] = ['STANDARD_ACTIVITY', 'SURVEY']

const slugOf = (type: string) => type.toLowerCase().replace('_', '-')

/** Where an activity is done. */
export const activityPath = ({
  id,
  key,
  type,
  navigateTo,
}: Pick<Activity, 'id' | 'key' | 'type' | 'navigateTo'>): string => {
  const special = Object.hasOwn(byKey, key) ? byKey[key] : undefined
  if (special) return special(id)
  if (type === 'COLLECT_ALL') return `/collect-them-all/${id}`
  return navigateTo !== null && FOLLOWING.includes(type) ? navigateTo : `/${slugOf(type)}/${id}`
}
