import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PlainPage } from '../../shell/PlainPage/PlainPage.tsx'

/** Shown when a signed-in player opens an invitation. */
export function InviteOnlyView() {
  const translate = useMessages('accountPages')
  return (
    <PlainPage
      title={translate('registration.inviteOnly.title')}
      text={translate('registration.inviteOnly.text')}
      art={<DesertScene seed="registration" />}
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
