import type { EnteredDraw } from '@players-club/domain-models'

/** A draw by its promotion: its own name may be no more than "Week 4". */
export const drawTitle = ({
  promotionName,
  name,
}: Pick<EnteredDraw, 'name'> & { promotionName?: string | undefined }): string =>
  promotionName === undefined || promotionName === name ? name : `${promotionName}: ${name}`
