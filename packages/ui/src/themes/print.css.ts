import { assignVars, globalStyle } from '@vanilla-extract/css'
import { media } from '../tokens/media.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { playersClubLight } from './playersClub.ts'

type Rule = Parameters<typeof globalStyle>[1]
const print = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [layers.theme]: { '@media': { [media.print]: rule } } } })

// Every theme is printed as the light one, on the white of the paper.
print(':root, [data-theme], [data-scheme]', {
  colorScheme: 'light',
  backgroundColor: 'transparent',
  backgroundImage: 'none',
  vars: { [vars.shadow.low]: 'none', [vars.shadow.medium]: 'none', [vars.shadow.high]: 'none' },
})
print('[data-theme="lucky-lounge"]', { vars: assignVars(vars.color, playersClubLight) })
