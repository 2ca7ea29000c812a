import type { SuperBonusTheme } from '@players-club/domain-models'
import { Gem, Star, Sun, Trophy } from 'lucide'
import type { IconDrawing } from '../../primitives/Icon/Icon.tsx'

/** The icons that a collection's theme can name. */
export const collectionIcons: Readonly<Record<SuperBonusTheme['icon'], IconDrawing>> = {
  star: Star,
  sun: Sun,
  gem: Gem,
  trophy: Trophy,
}
