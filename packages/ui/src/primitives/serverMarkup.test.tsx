import { copperStateLottery, createTranslate, loadCatalogue } from '@players-club/domain-models'
import { Ticket } from 'lucide'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DesertScene, GameFace, LogoMark, RewardFace } from '../art/index.ts'
import { MessagesProvider } from '../messages/MessagesProvider.tsx'
import { Badge } from './Badge/Badge.tsx'
import { Button } from './Button/Button.tsx'
import { Card } from './Card/Card.tsx'
import { Container } from './Container/Container.tsx'
import { EmptyState } from './EmptyState/EmptyState.tsx'
import { Grid } from './Grid/Grid.tsx'
import { Heading } from './Heading/Heading.tsx'
import { IconButton } from './IconButton/IconButton.tsx'
import { LinkButton } from './LinkButton/LinkButton.tsx'
import { MessageBar } from './MessageBar/MessageBar.tsx'
import { Meter } from './Meter/Meter.tsx'
import { Notice } from './Notice/Notice.tsx'
import { ProgressBar } from './ProgressBar/ProgressBar.tsx'
import { PunchMarks } from './PunchMarks/PunchMarks.tsx'
import { RichText } from './RichText/RichText.tsx'
import { Skeleton } from './Skeleton/Skeleton.tsx'
import { SpinnerOverlay } from './SpinnerOverlay/SpinnerOverlay.tsx'
import { TicketCard } from './TicketCard/TicketCard.tsx'

test('the server’s markup has no style attributes, which the content security policy would block', async () => {
  const translate = createTranslate(await loadCatalogue('en', ['shell']), 'en', copperStateLottery, true)
  const html = renderToString(
    <MessagesProvider translate={translate}>
      <Container>
        <Heading level={1}>Rewards</Heading>
        <LogoMark />
        <Grid columns={{ mobile: 1, desktop: 4 }}>
          <TicketCard
            href="/"
            title="A weekend"
            stub="500"
            unit="points"
            action="Enter"
            picture={<DesertScene />}
          >
            <Badge icon={Ticket}>New</Badge>
            <PunchMarks done={1} total={3} />
          </TicketCard>
          <TicketCard
            title="Coupon"
            controls={<Button isPending>Redeem</Button>}
            picture={<GameFace seed="a" />}
          />
        </Grid>
        <Card panel="dusk">
          <LinkButton href="/" isExternal>
            Visit
          </LinkButton>
          <IconButton icon={Ticket} label="Enter" />
        </Card>
        <Notice title="Saved" />
        <ProgressBar label="Season" value={60} />
        <Meter label="Strength" value={2} max={3} valueText="Medium" />
        <Skeleton shape="ticket" count={2} />
        <EmptyState title="Nothing yet" picture={<RewardFace seed="a" />} />
        <RichText nodes={[{ tag: 'table', children: [] }]} />
        <SpinnerOverlay isActive />
        <MessageBar message={{ id: 1, type: 'error', text: 'No.' }} onClose={() => {}} />
      </Container>
    </MessagesProvider>,
  )
  expect(html).toContain('A weekend')
  expect(html).not.toMatch(/\sstyle=|<style/)
})
