import { globalStyle } from '@vanilla-extract/css'
import { media } from '../tokens/media.ts'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'

// Every theme is printed as the light one, on the white of the paper.
globalStyle(':root, [data-theme], [data-scheme]', {
  '@layer': {
    [layers.theme]: {
      '@media': {
        [media.print]: {
          colorScheme: 'light',
          backgroundColor: 'transparent',
          vars: { [vars.shadow.low]: 'none', [vars.shadow.medium]: 'none', [vars.shadow.high]: 'none' },
        },
      },
    },
  },
})
