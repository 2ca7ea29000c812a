import type { IconDrawing } from '../../primitives/Icon/Icon.tsx'
import type { ReactNode } from 'react'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { item } from './MenuPanel.css.ts'

/** An action in a menu panel, beside its links. */
export interface MenuItemButtonProps {
  icon: IconDrawing
  children: ReactNode
  onPress: () => void
}

/** An action in a menu panel that looks like its links. */
export function MenuItemButton({ icon, children, onPress }: MenuItemButtonProps) {
  return (
    <button type="button" className={item} onClick={onPress}>
      <Icon icon={icon} />
      {children}
    </button>
  )
}
