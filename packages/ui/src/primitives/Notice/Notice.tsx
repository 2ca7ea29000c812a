import type { IconDrawing } from '../Icon/Icon.tsx'
import { CircleAlert, CircleCheck, Info, Megaphone, Sparkles, TriangleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { cx } from '../../themes/cx.ts'
import type { Tone } from '../../themes/roles.ts'
import { toneClass } from '../../themes/tone.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Status } from './Status.tsx'
import { content, mark, notice, title as titleClass } from './Notice.css.ts'

/** The icon of a notice of each tone. */
export const toneIcon: Record<Tone, IconDrawing> = {
  accent: Sparkles,
  neutral: Megaphone,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
  info: Info,
}

interface NoticeLook {
  /** @default 'info' */
  tone?: Tone
  /** Appears after an action of the reader: announced at once. */
  isAnnounced?: boolean
}

/** The tone and icon of a notice; it has a title, a text, or both. */
export type NoticeProps = NoticeLook &
  ({ title: ReactNode; children?: ReactNode } | { title?: undefined; children: ReactNode })

/** Information in its place in the page. */
export function Notice({ tone = 'info', title, children, isAnnounced = false }: NoticeProps) {
  const isUrgent = tone === 'danger' || tone === 'warning'
  const shown = (
    <div className={cx(notice, toneClass[tone])} role={isAnnounced && isUrgent ? 'alert' : undefined}>
      <span className={mark}>
        <Icon icon={toneIcon[tone]} />
      </span>
      <div className={content}>
        {title && <p className={titleClass}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  )
  return isAnnounced && !isUrgent ? <Status>{shown}</Status> : shown
}
