/** `RewardCard`, `rewardCard` and `reward-card` consist of the same words in different cases. */
const parts = (name: string): string[] => name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const pascal = (name: string): string => parts(name).map(capital).join('')
export const camel = (name: string): string => {
  const whole = pascal(name)
  return whole.charAt(0).toLowerCase() + whole.slice(1)
}
export const kebab = (name: string): string =>
  parts(name)
    .map(word => word.toLowerCase())
    .join('-')
export const snake = (name: string): string => kebab(name).replaceAll('-', '_')
/** `reward card`, for prose. */
export const asWords = (name: string): string => kebab(name).replaceAll('-', ' ')
