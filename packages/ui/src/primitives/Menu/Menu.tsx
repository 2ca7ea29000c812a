import type { IconDrawing } from '../Icon/Icon.tsx'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { popover } from '../Popover/Popover.css.ts'
import type { PopoverTriggerProps } from '../Popover/usePopoverTrigger.ts'
import { usePopoverTrigger } from '../Popover/usePopoverTrigger.ts'
import { item, menu, toneClass } from './Menu.css.ts'
import type { MenuTone } from './menuTones.ts'

export { menuTones, type MenuTone } from './menuTones.ts'

export interface MenuAction<Id extends string = string> {
  id: Id
  label: string
  icon?: IconDrawing
  /** `danger` for actions that cannot be undone. @default 'neutral' */
  tone?: MenuTone
  isDisabled?: boolean
}

export interface MenuProps<Id extends string> {
  /** The Button or IconButton that opens it. */
  trigger: (props: PopoverTriggerProps) => ReactNode
  /** The accessible name of the menu. */
  label: string
  actions: readonly MenuAction<Id>[]
  onAction: (id: Id) => void
}

/** Actions behind one button. For links use a MenuPanel. */
export function Menu<Id extends string>({ trigger, label, actions, onAction }: MenuProps<Id>) {
  const { locale } = useMessages()
  const joined = usePopoverTrigger('menu')
  return (
    <I18nProvider locale={locale}>
      {trigger(joined.trigger)}
      <Popover {...joined.popover} className={popover} aria-label={label}>
        {/* Autofocus is expected: the reader has just opened the menu. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <AriaMenu className={menu} aria-label={label} autoFocus="first" onClose={joined.close}>
          {actions.map(({ id, label: text, icon, tone = 'neutral', isDisabled }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={text}
              isDisabled={isDisabled}
              className={cx(item, toneClass[tone])}
              onAction={() => onAction(id)}
            >
              {icon && <Icon icon={icon} />}
              {text}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </I18nProvider>
  )
}
