import { TicketCardPlain, type TicketCardProps } from '../TicketCard/TicketCard.tsx'
import { wide } from './WideTicketCard.css.ts'

/**
 * The featured ticket: it spans all columns of its grid, and where there is room it lies, with the picture, the text
 * and the stub with a large number side by side.
 */
export const WideTicketCard = (props: TicketCardProps) => <TicketCardPlain {...props} wide={wide} />
