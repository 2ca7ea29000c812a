import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PlainPage } from '../PlainPage/PlainPage.tsx'

/** The 404 page. */
export function NotFoundView() {
  const translate = useMessages()
  return (
    <PlainPage
      title={translate('shell.notFound.title')}
      text={translate('shell.notFound.text')}
      art={<DesertScene isNight seed="lost" />}
      actions={
        <Inline gap={3}>
          <LinkButton href="/">{translate('shell.home')}</LinkButton>
          <LinkButton href="/register" emphasis="outline" tone="neutral">
            {translate('shell.register')}
          </LinkButton>
          <LinkButton href="/login" emphasis="plain">
            {translate('shell.signIn')}
          </LinkButton>
        </Inline>
      }
    />
  )
}
