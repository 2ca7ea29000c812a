import { createTranslate, loadCatalogue } from '@players-club/domain-models'
import { Ticket } from 'lucide'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DesertScene, GameFace, LogoMark, RewardFace } from '../art/index.ts'
import { MessagesProvider } from '../messages/MessagesProvider.tsx'
import { Badge } from './Badge/index.ts'
import { Button } from './Button/index.ts'
import { Card } from './Card/index.ts'
import { Container } from './Container/index.ts'
import { EmptyState } from './EmptyState/index.ts'
import { Grid } from './Grid/index.ts'
import { Heading } from './Heading/index.ts'
import { IconButton } from './IconButton/index.ts'
import { LinkButton } from './LinkButton/index.ts'
import { MessageBar } from './MessageBar/index.ts'
import { Meter } from './Meter/index.ts'
import { Notice } from './Notice/index.ts'
import { ProgressBar } from './ProgressBar/index.ts'
import { PunchMarks } from './PunchMarks/index.ts'
import { RichText } from './RichText/index.ts'
import { Skeleton } from './Skeleton/index.ts'
import { SpinnerOverlay } from './SpinnerOverlay/index.ts'
import { TicketCard } from './TicketCard/index.ts'

test('the server’s markup has no style attributes, which the content security policy would block', async () => {
  const translate = createTranslate(await loadCatalogue('en', ['shell']), 'en', true)
  const html = renderToString(
    <MessagesProvider translate={translate}>
      <Container as="main">
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
        <MessageBar message={{ type: 'error', text: 'No.' }} onClose={() => {}} />
      </Container>
    </MessagesProvider>,
  )
  expect(html).toContain('A weekend')
  expect(html).not.toMatch(/\sstyle=|<style/)
})
