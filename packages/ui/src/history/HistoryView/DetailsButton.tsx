import { Button } from '../../primitives/Button/Button.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'

interface DetailsButtonProps {
  label: string
  /** What the row is about, for a screen reader. */
  row: string
  onPress: () => void
  onApproach: () => void
}

/** Opens the details of a row. */
export function DetailsButton({ label, row, onPress, onApproach }: DetailsButtonProps) {
  return (
    <Button
      emphasis="outline"
      size="small"
      onPress={onPress}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      {label}
      <VisuallyHidden> {row}</VisuallyHidden>
    </Button>
  )
}
