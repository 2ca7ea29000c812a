import { globalLayer } from '@vanilla-extract/css'

// The order of declaration is the order of the cascade: a later layer wins regardless of specificity.
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  sprinkles: globalLayer('sprinkles'),
  base: globalLayer('base'),
  component: globalLayer('component'),
}
