import { PROMOTIONS_EMAIL } from './Preference.ts'
import type { Preference, PreferenceCategory, PreferenceChoice } from './Preference.ts'

const ON: readonly string[] = ['always', 'on']
const OFF: readonly string[] = ['no alert selected', 'off']

const isAmong = (words: readonly string[], value: string) => words.includes(value.trim().toLowerCase())

/** Whether a value says on: 'Always' or 'on', in any case. */
export const isOnValue = (value: string): boolean => isAmong(ON, value)

/** The option that says on, or off, in the preference's own spelling. */
export function preferenceValue(isOn: boolean, options: readonly string[]): string {
  const words = isOn ? ON : OFF
  return options.find(option => isAmong(words, option)) ?? (isOn ? 'on' : 'off')
}

/** Switched on or off. */
function withPreferenceValue<P extends Preference>(preference: P, isOn: boolean): P {
  return { ...preference, booleanValue: isOn, value: preferenceValue(isOn, preference.options) }
}

/** What can be chosen one by one: the sub-categories, and a category that has none. */
export function preferencesOf(categories: readonly PreferenceCategory[]): readonly Preference[] {
  return categories.flatMap(category =>
    category.subCategories.length > 0 ? category.subCategories : category,
  )
}

/** A preference by itself is what its value says; a parent is on only if all its sub-categories are. */
export function isPreferenceOn({
  value,
  subCategories = [],
}: Preference & Partial<PreferenceCategory>): boolean {
  return subCategories.length > 0 ? subCategories.every(below => isOnValue(below.value)) : isOnValue(value)
}

/** Some of its sub-categories are on, some are not. */
export function isPreferencePartlyOn(category: PreferenceCategory): boolean {
  return !isPreferenceOn(category) && category.subCategories.some(isPreferenceOn)
}

/** Whether every category of preferences is on; false where there are none. */
export const areAllPreferencesOn = (categories: readonly PreferenceCategory[]): boolean =>
  categories.length > 0 && categories.every(isPreferenceOn)

/** Whether some preferences are on, but not all. */
export const areSomePreferencesOn = (categories: readonly PreferenceCategory[]): boolean =>
  !areAllPreferencesOn(categories) && preferencesOf(categories).some(isPreferenceOn)

/** The category and every sub-category of it. */
function withAll(category: PreferenceCategory, isNowOn: boolean): PreferenceCategory {
  const subCategories = category.subCategories.map(below => withPreferenceValue(below, isNowOn))
  return { ...withPreferenceValue(category, isNowOn), subCategories }
}

/** The categories with every preference switched on or off. */
export function toggleAllPreferences(
  categories: readonly PreferenceCategory[],
  isNowOn: boolean,
): readonly PreferenceCategory[] {
  return categories.map(category => withAll(category, isNowOn))
}

/** Switches what bears this key: a category with all below it, or one sub-category and with it what its parent says. */
export function togglePreference(
  categories: readonly PreferenceCategory[],
  key: string,
  isNowOn: boolean,
): readonly PreferenceCategory[] {
  return categories.map(category => {
    if (category.key === key) return withAll(category, isNowOn)
    if (!category.subCategories.some(below => below.key === key)) return category
    const subCategories = category.subCategories.map(below =>
      below.key === key ? withPreferenceValue(below, isNowOn) : below,
    )
    return withPreferenceValue({ ...category, subCategories }, subCategories.every(isPreferenceOn))
  })
}

/** What is sent when the preferences are saved: the choices that differ. Others may have been made elsewhere meanwhile. */
export function preferenceChoices(
  saved: readonly PreferenceCategory[],
  temporary: readonly PreferenceCategory[],
): PreferenceChoice[] {
  const before = new Map(preferencesOf(saved).map(choice => [choice.key, isPreferenceOn(choice)]))
  return preferencesOf(temporary)
    .filter(choice => before.get(choice.key) !== isPreferenceOn(choice))
    .map(({ key, channel, booleanValue, value }) => ({ key, channel, booleanValue, value }))
}

/** Whether two states of the preferences say different things. */
export const arePreferencesChanged = (
  saved: readonly PreferenceCategory[],
  temporary: readonly PreferenceCategory[],
): boolean => preferenceChoices(saved, temporary).length > 0

/** Whether the player wants mails about promotions. */
export function wantsPromotions(categories: readonly PreferenceCategory[]): boolean {
  return preferencesOf(categories).some(({ key, value }) => key === PROMOTIONS_EMAIL && isOnValue(value))
}
