import { vars } from './contract.css.ts'
import type { panels } from './roles.ts'

/** The colours of a saturated panel. The page's focus ring would have too little contrast on it. */
export const panelColors = (panel: (typeof panels)[number]) => ({
  vars: { [vars.color.focus.ring]: vars.color.panel[panel].fg },
  color: vars.color.panel[panel].fg,
  backgroundColor: vars.color.panel[panel].bg,
})
