import type { SuperBonusTheme } from '@players-club/domain-models'
import { Gem, Star, Sun, Trophy, type LucideIcon } from 'lucide-react'

/** The icons that a collection's theme can name. */
export const collectionIcons: Readonly<Record<SuperBonusTheme['icon'], LucideIcon>> = {
  star: Star,
  sun: Sun,
  gem: Gem,
  trophy: Trophy,
}
