import { DesertScene } from '../../art/index.ts'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { Container } from '../../primitives/Container/index.ts'
import { Heading } from '../../primitives/Heading/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { Text } from '../../primitives/Text/index.ts'
import { LoungeBar, type LoungeBarProps } from '../LoungeBar/index.ts'
import { hero, scene, welcome, words } from './LobbyView.css.ts'

export type LobbyViewProps = LoungeBarProps

/** The lobby of the lounge. */
export function LobbyView(props: LobbyViewProps) {
  const translate = useMessages()
  return (
    <Container>
      <Stack gap={{ mobile: 8, tablet: 10 }}>
        <LoungeBar {...props} />
        <section className={hero}>
          <div className={words}>
            <p className={welcome}>{translate('lounge.lobby.welcome')}</p>
            <Heading level={1} size="hero">
              {translate('lounge.lobby.title')}
            </Heading>
            <Text size="lead">{translate('lounge.lobby.lead')}</Text>
          </div>
          <div className={scene}>
            <DesertScene isNight seed="lounge" />
          </div>
        </section>
      </Stack>
    </Container>
  )
}
