import { createGlobalThemeContract } from '@vanilla-extract/css'

const tone = {
  bg: '',
  bgHover: '',
  bgPressed: '',
  fg: '',
  border: '',
  subtleBg: '',
  subtleFg: '',
}
const panel = { bg: '', fg: '' }

/**
 * The contract of a theme. Components read colour, radius, font, shadow and motion only from here. `surface`
 * carries text: page < raised < overlay, and sunken for wells. `text.default` and `text.muted` are readable
 * on any of these; `text.inverse` on `surface.inverse`; `tone.fg` on `tone.bg`, `tone.subtleFg` on
 * `tone.subtleBg`; `text.accent` is for links and emphasis on any surface. `border.subtle` is decorative;
 * `border.default` marks controls (3:1).
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: { page: '', raised: '', sunken: '', overlay: '', inverse: '', scrim: '' },
      text: { default: '', muted: '', inverse: '', accent: '', disabled: '' },
      border: { subtle: '', default: '', strong: '' },
      focus: { ring: '' },
      accent: tone,
      neutral: tone,
      success: tone,
      warning: tone,
      danger: tone,
      info: tone,
      panel: { copper: panel, saguaro: panel, dusk: panel, sun: panel },
      points: '',
      tokens: '',
    },
    shadow: { low: '', medium: '', high: '' },
    radius: { small: '', medium: '', large: '', full: '' },
    font: { display: '', text: '' },
    motion: { quick: '', steady: '', slow: '' },
  },
  (_value, path) => `pc-${path.join('-').replace('color-', '')}`,
)
