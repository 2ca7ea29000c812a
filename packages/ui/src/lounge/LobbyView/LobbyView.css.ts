import { componentStyle } from '../../themes/componentStyle.ts'
import { vars } from '../../themes/contract.css.ts'
import { borderWidth, grid, media, space, weight } from '../../tokens/scales.ts'

export const hero = componentStyle('hero', {
  display: 'grid',
  alignItems: 'center',
  gap: space[6],
  '@media': { [media.desktop]: { gridTemplateColumns: '1.1fr 0.9fr' } },
})

export const words = componentStyle('words', { display: 'grid', justifyItems: 'start', gap: space[5] })

export const welcome = componentStyle('welcome', { fontWeight: weight.bold, color: vars.color.text.accent })

export const scene = componentStyle('scene', {
  height: grid(44),
  order: -1,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': { [media.tablet]: { height: grid(64) }, [media.desktop]: { height: grid(84), order: 0 } },
})

export const sectionHead = componentStyle('sectionHead', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[2],
})

/** Shown prominently. */
export const care = componentStyle('care', {
  padding: `${space[5]} ${space[6]}`,
  border: `${borderWidth.hairline} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.large,
  color: vars.color.text.muted,
})

const columns = (count: number) => `repeat(${count}, 1fr)`

/** Two columns wherever two names fit. */
export const gameList = componentStyle('gameList', {
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${grid(39)}), 1fr))`,
  '@media': {
    [media.tablet]: { gap: space[6], gridTemplateColumns: columns(2) },
    [media.desktop]: { gridTemplateColumns: columns(4) },
  },
})

export const drawingList = componentStyle('drawingList', {
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.tablet]: { gap: space[6], gridTemplateColumns: columns(2) },
    [media.desktop]: { gridTemplateColumns: columns(4) },
  },
})
