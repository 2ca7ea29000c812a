import type { EnteredDraw } from './Draw.ts'

/** A draw by its promotion: its own name may be no more than "Week 4". */
export const drawTitle = ({
  promotionName,
  name,
}: Pick<EnteredDraw, 'name'> & { promotionName?: string | undefined }): string =>
  promotionName === undefined || promotionName === name ? name : `${promotionName}: ${name}`
